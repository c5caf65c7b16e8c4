"""What all computer players share: how they are found by name, and the one that plays at random."""

from typing import Any

from huffduff.engine.choices import Rng, Value
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game, Player
from huffduff.engine.secrecy import View
from huffduff.engine.steps import Ask

RANDOM = "random"


def uniform(view: View[Any, Any], ask: Ask, rng: Rng) -> Value:  # noqa: ARG001
    """Any allowed answer, each as likely as the others."""
    return ask.choice.sample(rng)


def player_names(game: Game) -> tuple[str, ...]:
    """The computer players of a game, the weakest first."""
    return (RANDOM, *(name for name in game.players if name != RANDOM))


def find_player(game: Game, name: str) -> Player:
    """A fresh computer player for one seat of one game."""
    if name in game.players:
        return game.players[name]()
    if name == RANDOM:
        return uniform
    raise Refused("engine-no-such-player", player=name)
