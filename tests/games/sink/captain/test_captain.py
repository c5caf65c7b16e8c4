"""The computer captains play by the rules, from their own view, and better than chance."""

from random import Random

import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seal
from huffduff.engine.steps import begin
from huffduff.games.sink import GAME
from huffduff.players import find_player
from tests.games.played import watched, winner
from tests.games.sink.table import FACTS


@pytest.mark.timeout(300)
@pytest.mark.parametrize("side", GAME.seats)
def test_the_captain_beats_chance_from_either_side(side: str) -> None:
    crews = ("captain", "random") if side == "german" else ("random", "captain")
    assert sum(winner(GAME, number, crews) == side for number in range(4)) >= 3


@pytest.mark.timeout(300)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_captains_finish_every_scenario(scenario: str) -> None:
    winner(GAME, 1, ("captain", "captain"), scenario)


@pytest.mark.timeout(300)
def test_a_captain_leaves_the_map_as_it_was_and_never_needs_chance_to_answer_for_him() -> None:
    """Whatever he answers is allowed, with oil and without knowing convoys as well."""
    players = {seat: watched(find_player(GAME, "captain")) for seat in GAME.seats}
    source = Seal(bytes(32)).source({})
    options = {"fuel": "on", "blind-convoys": "on"}
    hot.play(begin(GAME, FACTS, "gneisenau", options, source), players, source, Random(1))
