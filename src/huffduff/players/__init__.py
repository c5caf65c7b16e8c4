"""What all computer players share: how they are found by name, and the one that plays at random."""

from huffduff.engine.errors import Refused
from huffduff.engine.game import Game, Player, uniform

RANDOM = "random"


def player_names(game: Game) -> tuple[str, ...]:
    """The computer players of a game, the weakest first."""
    return (RANDOM, *(name for name in game.players if name != RANDOM))


def find_player(game: Game, name: str) -> Player:
    """A fresh computer player; it keeps nothing in mind, for the server asks for one at every decision."""
    if name in game.players:
        return game.players[name]()
    if name == RANDOM:
        return uniform
    raise Refused("engine-no-such-player", player=name)
