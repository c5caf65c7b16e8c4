"""Where computers think: for people in turn, and for matches without people only while nobody else waits."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import NamedTuple

THREADS = 2


class Thought(NamedTuple):
    """Something to be thought about, and who hears of the end."""

    work: Callable[[], object]
    future: "asyncio.Future[object]"


class Thinking:
    """Two threads for the opponents of people; a match of computers alone gets one of them when both are free.

    Whoever plays a hundred matches at once gets one thought and then waits until everybody else has had one.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._pool = ThreadPoolExecutor(THREADS, "computer")
        self._people: dict[str, deque[Thought]] = {}  # whose turn it is comes first
        self._others: deque[Thought] = deque()
        self._busy = 0

    def think(self, work: Callable[[], object], person: str | None) -> "asyncio.Future[object]":
        """Have something thought about for a person, or for nobody but computers."""
        thought = Thought(work, self._loop.create_future())
        (self._others if person is None else self._people.setdefault(person, deque())).append(thought)
        self._next()
        return thought.future

    def close(self) -> None:
        """The server ends: what has not begun is not begun any more."""
        for thought in chain(*self._people.values(), self._others):
            thought.future.cancel()
        self._people.clear()
        self._others.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _next(self) -> None:
        while self._people and self._busy < THREADS:
            person = next(iter(self._people))
            waiting = self._people.pop(person)
            self._begin(waiting.popleft())
            if waiting:
                self._people[person] = waiting
        if self._others and not self._busy:
            self._begin(self._others.popleft())

    def _begin(self, thought: Thought) -> None:
        self._busy += 1
        doing = self._loop.run_in_executor(self._pool, thought.work)
        doing.add_done_callback(lambda done: self._end(thought, done))

    def _end(self, thought: Thought, done: "asyncio.Future[object]") -> None:
        self._busy -= 1
        if not thought.future.done():
            if done.cancelled():
                thought.future.cancel()
            elif (error := done.exception()) is not None:
                thought.future.set_exception(error)
            else:
                thought.future.set_result(done.result())
        self._next()
