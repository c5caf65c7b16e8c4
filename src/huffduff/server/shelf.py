"""The shelf: the games that are installed, and the data each of them is played with."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from huffduff import games
from huffduff.engine.game import Game


def discover() -> tuple[Game, ...]:
    """Every game below `huffduff.games`, by name."""
    names = sorted(module.name for module in iter_modules(games.__path__) if module.ispkg)
    return tuple(import_module(f"{games.__name__}.{name}").GAME for name in names)


class Shelf:
    """Games by name with their data, out of a data pack where it replaces our own."""

    def __init__(self, games: Iterable[Game], pack: Path | None = None) -> None:
        self.games = {game.name: game for game in games}
        self._data = {game.name: game.load_data(pack) for game in self.games.values()}

    def data(self, game: Game) -> Any:
        return self._data[game.name]
