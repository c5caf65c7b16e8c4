"""The shelf: the games that are installed, and the data each of them is played with."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from huffduff import games
from huffduff.engine.game import Game


def discover() -> tuple[Game, ...]:
    """Every package below `huffduff.games` that offers a game, by name."""
    names = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
    modules = [import_module(f"{games.__name__}.{name}") for name in names]
    return tuple(module.GAME for module in modules if hasattr(module, "GAME"))


class Shelf:
    """Games by name with their data, out of a data pack where it replaces our own."""

    def __init__(self, games: Iterable[Game], pack: Path | None = None) -> None:
        self.games = {game.name: game for game in games}
        self._data = {game.name: game.load_data(pack) for game in self.games.values()}

    def data(self, game: Game) -> Any:
        return self._data[game.name]
