"""Computer players are found by name, and the random one is as random as it says."""

from collections import Counter
from random import Random

import pytest

from huffduff import bots
from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.steps import Ask
from tests.engine.table import fresh
from tests.engine.tiny import GAME, careful, make_game


def test_every_game_has_a_random_player_and_its_own() -> None:
    assert bots.names(GAME) == ("random", "careful")
    assert bots.names(make_game(players={})) == ("random",)
    assert bots.player(GAME, "careful") is careful


def test_a_game_may_bring_a_random_player_of_its_own() -> None:
    game = make_game(players={"random": lambda: careful})
    assert bots.names(game) == ("random",)
    assert bots.player(game, "random") is careful


def test_unknown_players_are_refused() -> None:
    with pytest.raises(Refused, match="engine-no-such-player"):
        bots.player(GAME, "admiral")


def test_the_random_player_takes_every_answer_as_often() -> None:
    rng, view = Random(3), fresh().view("north")
    ask = Ask("north", "tiny-ask-bid", "TY-2", OneOf(("a", "b", "c", "d")))
    counts = Counter(bots.player(GAME, "random")(view, ask, rng) for _ in range(4000))
    assert sum((counts[value] - 1000) ** 2 / 1000 for value in "abcd") < 16.3  # one in a thousand
