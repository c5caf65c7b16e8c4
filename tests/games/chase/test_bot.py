"""The computer captains of the chase play by the rules, from their own view, and better than chance."""

from random import Random

import msgspec
import pytest

from huffduff import bots
from huffduff.engine import hot
from huffduff.engine.chance import Seal
from huffduff.engine.game import Player
from huffduff.games.chase import GAME
from tests.games.chase.table import FACTS


def winner(number: int, german: str, allied: str, scenario: str = "campaign") -> str | None:
    """Who wins the game of this number."""
    players = {"german": bots.player(GAME, german), "allied": bots.player(GAME, allied)}
    source = Seal(number.to_bytes(32, "big")).source({})
    outcome = hot.play(GAME, FACTS, scenario, {}, players, source, Random(number)).state.outcome
    assert outcome is not None
    return outcome.winner


@pytest.mark.timeout(300)
@pytest.mark.parametrize("side", ["german", "allied"])
def test_the_captain_beats_chance_from_either_side(side: str) -> None:
    crews = ("captain", "random") if side == "german" else ("random", "captain")
    assert sum(winner(number, *crews) == side for number in range(5)) >= 4


@pytest.mark.timeout(300)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_captains_finish_every_scenario(scenario: str) -> None:
    winner(1, "captain", "captain", scenario)


def test_a_captain_leaves_his_chart_as_it_was() -> None:
    players = {seat: watched(bots.player(GAME, "captain")) for seat in GAME.seats}
    hot.play(GAME, FACTS, "swordfish", {}, players, Seal(bytes(32)).source({}), Random(1))


def watched(player: Player) -> Player:
    """A player who is caught if he moves anything while he thinks."""

    def decide(view, ask, rng):  # type: ignore[no-untyped-def]
        before = msgspec.json.encode(view.wire())
        value = player(view, ask, rng)
        assert msgspec.json.encode(view.wire()) == before
        return value

    return decide
