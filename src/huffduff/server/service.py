"""A running server without its web: storage, visitors, tables and the things that never change."""

import asyncio
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import msgspec

from huffduff.players import player_names
from huffduff.server.accounts import Accounts
from huffduff.server.hall import Hall
from huffduff.server.journal import Journal
from huffduff.server.limits import Buckets, Limits
from huffduff.server.shelf import Shelf
from huffduff.server.sockets import Sockets
from huffduff.server.store import Store
from huffduff.server.tables import House
from huffduff.server.wire import GameInfo

SWEEP_SECONDS = 20
# The journal's thread has to get a word in several times for every commit; Python's own 5 ms would add up.
SWITCH_SECONDS = 0.0005


class Service:
    """What the routes work with; tables, visitors and sockets are there while it is `running`."""

    hall: Hall
    accounts: Accounts
    sockets: Sockets

    def __init__(self, store: Store, shelf: Shelf, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self.shelf = shelf
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.games = msgspec.json.encode(
            [
                GameInfo(
                    game.name, list(game.seats), list(game.scenarios), list(game.options), list(player_names(game))
                )
                for game in shelf.games.values()
            ]
        )
        self.data = {name: msgspec.json.encode(shelf.data(game)) for name, game in shelf.games.items()}
        self.rules = {name: msgspec.json.encode(game.book.contents()) for name, game in shelf.games.items()}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open until told to stop; what was handed to the journal is committed before the end."""
        loop = asyncio.get_running_loop()
        journal = Journal(self._store, loop)
        pool = ThreadPoolExecutor(2, "computer")
        self.hall = Hall(House(self._store, journal, self.shelf, pool, loop))
        self.accounts = Accounts(self._store, journal)
        self.sockets = Sockets(self.hall, self.accounts, self._limits)
        interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_SECONDS)
        sweeper = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            self.hall.close()
            pool.shutdown(wait=True, cancel_futures=True)
            await journal.close()
            sys.setswitchinterval(interval)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.hall.sweep()
