"""What all matches in memory use: the store, the threads, those who look on, and what was agreed."""

import asyncio
from typing import NamedTuple, Protocol

from huffduff.engine.chance import Seal
from huffduff.engine.match import Agreement, Viewer
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.matches.thinking import Thinking, Who
from huffduff.server.storage.journal import Journal
from huffduff.server.storage.store import MatchRow, PlayerRow, Store


class Connection(Protocol):
    """Somebody who looks at a match: as a seat, or as a spectator."""

    viewer: Viewer
    player: PlayerRow | None
    who: Who

    def send(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...


class Shared(NamedTuple):
    """What all running matches use."""

    store: Store
    journal: Journal
    games: InstalledGames
    thinking: Thinking  # of computers
    drafts: Thinking
    loop: asyncio.AbstractEventLoop


def agreement(games: InstalledGames, row: MatchRow) -> Agreement:
    """What was agreed for a match whose seats are all taken and whose numbers are all given."""
    game = games.by_name[row.game]
    contributions = {seat.seat: seat.contribution for seat in row.seats}
    return Agreement(game, row.version, games.data(game), row.scenario, row.options, Seal(row.seed), contributions)
