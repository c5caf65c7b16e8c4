"""The games, by name; each is imported only when somebody wants to play it."""

from importlib import import_module

from huffduff.engine.errors import Refused
from huffduff.engine.game import Game

GAMES = {"strait": "huffduff.games.strait", "chase": "huffduff.games.chase"}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("engine-no-such-game", game=name)
    found: Game = import_module(GAMES[name]).GAME
    return found
