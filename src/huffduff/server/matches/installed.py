"""The games that are installed on this server, and the data each of them is played with."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from huffduff import games
from huffduff.engine.game import Game


def all_games() -> tuple[Game, ...]:
    return tuple(games.game(name) for name in games.GAMES)


class InstalledGames:
    """Games by name with their data, out of a data pack where it replaces our own."""

    def __init__(self, games: Iterable[Game], pack: Path | None = None) -> None:
        self.by_name = {game.name: game for game in games}
        self._data = {game.name: game.load_data(pack) for game in self.by_name.values()}

    def data(self, game: Game) -> Any:
        return self._data[game.name]
