"""A running server without its pages: storage, visitors, matches and the things that never change."""

import asyncio
import gzip
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from huffduff.players import player_names
from huffduff.server.matches.archive import Archive
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.matches.lobby import Lobby
from huffduff.server.matches.shared import Shared
from huffduff.server.matches.thinking import Thinking
from huffduff.server.storage.journal import Journal
from huffduff.server.storage.store import Store
from huffduff.server.web.accounts import Accounts
from huffduff.server.web.limits import Buckets, Limits
from huffduff.server.web.sockets import Sockets
from huffduff.server.wire import GameInfo

SWEEP_SECONDS = 20
THINKING_THREADS = 2
# The journal's thread has to get a word in several times for every commit; Python's own 5 ms would add up.
SWITCH_SECONDS = 0.0005


class Service:
    """What the routes work with; lobby, visitors and sockets are there while it is `running`."""

    lobby: Lobby
    archive: Archive
    accounts: Accounts
    sockets: Sockets

    def __init__(
        self, store: Store, installed: InstalledGames, limits: Limits, hosts: frozenset[str] | None = None
    ) -> None:
        self._store = store
        self.limits = limits
        self.hosts = hosts  # names by which visitors may ask for this server; None: any
        self._installed = installed
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.new_matches = Buckets(limits.match_rate, limits.match_burst)
        self.games = msgspec.json.encode(
            [
                GameInfo(
                    game.name, list(game.seats), list(game.scenarios), list(game.options), list(player_names(game))
                )
                for game in installed.by_name.values()
            ]
        )
        self.data = {name: _packed(installed.data(game)) for name, game in installed.by_name.items()}
        self.rules = {name: _packed(game.book.contents()) for name, game in installed.by_name.items()}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open until told to stop; what was handed to the journal is committed before the end."""
        loop = asyncio.get_running_loop()
        journal = Journal(self._store, loop)
        thinking, drafts = Thinking(loop, "computer", THINKING_THREADS), Thinking(loop, "drafts", 1)
        building = Thinking(loop, "archive", 1)
        self.lobby = Lobby(Shared(self._store, journal, self._installed, thinking, drafts, loop))
        self.archive = Archive(self.lobby, building)
        self.accounts = Accounts(self._store, journal)
        self.sockets = Sockets(self.lobby, self.accounts, self.limits, self.requests, self.hosts)
        interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_SECONDS)
        sweeper = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            self.lobby.close()
            for threads in (thinking, drafts, building):
                threads.close()
            await journal.close()
            sys.setswitchinterval(interval)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.lobby.sweep()


def _packed(content: object) -> bytes:
    return gzip.compress(msgspec.json.encode(content), mtime=0)
