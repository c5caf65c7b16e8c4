"""The computer captains of the chase play by the rules, from their own view, and better than chance."""

from random import Random

import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seal
from huffduff.engine.steps import begin
from huffduff.games.chase import GAME
from huffduff.players import find_player
from tests.games.chase.table import FACTS
from tests.games.played import watched, winner


@pytest.mark.timeout(300)
@pytest.mark.parametrize("side", ["german", "allied"])
def test_the_captain_beats_chance_from_either_side(side: str) -> None:
    crews = ("captain", "random") if side == "german" else ("random", "captain")
    assert sum(winner(GAME, number, crews) == side for number in range(5)) >= 4


@pytest.mark.timeout(300)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_captains_finish_every_scenario(scenario: str) -> None:
    winner(GAME, 1, ("captain", "captain"), scenario)


def test_a_captain_leaves_his_chart_as_it_was() -> None:
    players = {seat: watched(find_player(GAME, "captain")) for seat in GAME.seats}
    source = Seal(bytes(32)).source({})
    hot.play(begin(GAME, FACTS, "swordfish", {}, source), players, source, Random(1))
