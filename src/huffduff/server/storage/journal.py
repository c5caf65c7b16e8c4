"""The journal: one thread that commits whatever all matches have waiting, with one sync for all of it."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread

from huffduff.server.faults import Fault
from huffduff.server.storage.store import Store, Write

log = logging.getLogger(__name__)

Done = Callable[[Exception | None], None]
Waiting = tuple[Sequence[Write], Done]


class Journal:
    """Hands rows to the store and says when they are durable, on the event loop, in the order they were handed in."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self._store = store
        self._loop = loop
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def write(self, writes: Sequence[Write], done: Done) -> None:
        """Commit these rows together; `done` hears of it, with the error if they could not be stored."""
        self._queue.put((writes, done))

    async def committed(self, *writes: Write) -> None:
        """Return when these rows are durable."""
        future: asyncio.Future[None] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if not future.cancelled():
                future.set_exception(Fault(503, "server-not-stored")) if error else future.set_result(None)

        self.write(writes, done)
        await future

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            ended = self._gather(batch)
            results = self._commit(batch)
            self._loop.call_soon_threadsafe(_tell, results)
            if ended:
                return

    def _gather(self, batch: list[Waiting]) -> bool:
        """Take along what else is waiting; true where the journal is to be closed after it."""
        while True:
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return False
            if waiting is None:
                return True
            batch.append(waiting)

    def _commit(self, batch: list[Waiting]) -> list[tuple[Done, Exception | None]]:
        try:
            self._store.commit([write for writes, _ in batch for write in writes])
        except Exception as error:
            if len(batch) > 1:  # one bad row must not take the others with it
                return [result for waiting in batch for result in self._commit([waiting])]
            full = isinstance(error, sqlite3.OperationalError)
            log.error("could not be stored: %s", error, exc_info=None if full else error)
            return [(batch[0][1], error)]
        return [(done, None) for _, done in batch]


def _tell(results: list[tuple[Done, Exception | None]]) -> None:
    for done, error in results:
        done(error)
