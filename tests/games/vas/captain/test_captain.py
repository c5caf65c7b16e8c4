"""The computer captain plays by the rules, from his own view, and better than chance."""

from random import Random

import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seal
from huffduff.engine.steps import begin
from huffduff.games.vas import GAME
from huffduff.games.vas.captain.captain import ANSWERS
from huffduff.players import find_player
from tests.games.played import watched, winner
from tests.games.vas.table import FACTS

OPTIONS = (
    {"points": "1000", "year": "1944", "blue-navy": "US", "red-navy": "JP", "secret-objectives": "on"},
    {"points": "1500", "year": "1942", "blue-navy": "JP", "red-navy": "IT", "dogfight-blocks-attack": "on"},
    {"points": "500", "year": "1936", "blue-navy": "FR", "red-navy": "GB", "cards": "all"},
)


def test_the_captain_has_an_answer_to_every_question() -> None:
    assert set(ANSWERS) == set(GAME.questions)


@pytest.mark.parametrize("scenario", ["competitive", "free-battle"])
@pytest.mark.parametrize("side", GAME.seats)
def test_the_captain_beats_chance_from_either_side(scenario: str, side: str) -> None:
    crews = ("captain", "random") if side == "blue" else ("random", "captain")
    assert sum(winner(GAME, number, crews, scenario) == side for number in range(3)) >= 2


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_captains_finish_every_scenario(scenario: str) -> None:
    winner(GAME, 1, ("captain", "captain"), scenario)


@pytest.mark.parametrize("options", OPTIONS)
def test_captains_fight_for_any_navy_in_any_year(options: dict[str, str]) -> None:
    players = {seat: find_player(GAME, "captain") for seat in GAME.seats}
    source = Seal(bytes(32)).source({})
    hot.play(begin(GAME, FACTS, "war-at-sea", options, source), players, source, Random(1))


def test_a_captain_leaves_the_table_as_it_was() -> None:
    players = {seat: watched(find_player(GAME, "captain")) for seat in GAME.seats}
    source = Seal(bytes(32)).source({})
    hot.play(begin(GAME, FACTS, "coral-sea", {}, source), players, source, Random(1))
