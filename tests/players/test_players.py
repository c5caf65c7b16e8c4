"""Computer players are found by name, and the random one is as random as it says."""

from collections import Counter
from random import Random

import pytest

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.players import find_player, player_names
from tests.engine.table import fresh
from tests.engine.tiny import GAME, TARGET, careful, make_game


def test_every_game_has_a_random_player_and_its_own() -> None:
    assert player_names(GAME) == ("random", "careful")
    assert player_names(make_game(players={})) == ("random",)
    assert find_player(GAME, "careful") is careful


def test_a_game_may_bring_a_random_player_of_its_own() -> None:
    game = make_game(players={"random": lambda: careful})
    assert player_names(game) == ("random",)
    assert find_player(game, "random") is careful


def test_unknown_players_are_refused() -> None:
    with pytest.raises(Refused, match="engine-no-such-player"):
        find_player(GAME, "admiral")


def test_the_random_player_takes_every_answer_as_often() -> None:
    rng, view = Random(3), fresh().view("north")
    ask = TARGET.ask("north", OneOf(("a", "b", "c", "d")))
    counts = Counter(find_player(GAME, "random")(view, ask, rng) for _ in range(4000))
    assert sum((counts[value] - 1000) ** 2 / 1000 for value in "abcd") < 16.3  # one in a thousand
