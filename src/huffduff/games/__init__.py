"""The games: every package here that has a rulebook.  Each is imported only when somebody wants to play it."""

from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

from huffduff.engine.errors import Refused
from huffduff.engine.game import Game

GAMES = {
    package.name: f"{__name__}.{package.name}"
    for package in iter_modules(__path__)
    if (files(__name__) / package.name / "rulebook.toml").is_file()
}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("engine-no-such-game", game=name)
    found: Game = import_module(GAMES[name]).GAME
    return found
