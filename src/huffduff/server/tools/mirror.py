"""Matches of a server followed through its database, for tools that have to know what a seat may answer."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from huffduff.engine.match import Match
from huffduff.engine.questions import Ask
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.matches.shared import agreement
from huffduff.server.storage.sqlite import SqliteStore


class Mirror:
    """What the server has stored so far; a match is gone on with from where it was last looked at."""

    def __init__(self, path: Path, games: InstalledGames) -> None:
        self._store = SqliteStore(path)
        self._games = games
        self._matches: dict[str, Match] = {}
        self._news: dict[str, int] = {}  # for how many viewers the last action was one

    def asked(self, name: str, seat: str) -> Ask | None:
        """What this seat is asked now."""
        match = self._matches.get(name)
        if match is None:
            row = self._store.match(name)
            if row is None or not row.ready:
                return None
            match = self._matches[name] = Match(agreement(self._games, row))
        for line in self._store.log(name, match.length):
            self._news[name] = len(match.enter(line.entry))
        return match.shown(seat).ask(seat)

    def sample(self, name: str, seat: str, rng: Random) -> Any:
        """An answer that this seat may give now, as it is sent; None where it is asked nothing."""
        ask = self.asked(name, seat)
        return None if ask is None else msgspec.to_builtins(ask.choice.sample(rng))

    def secret(self, name: str) -> bool:
        """Whether nobody but its seat has seen the last action of a match."""
        return self._news.get(name, 0) == 1

    def close(self) -> None:
        self._store.close()
