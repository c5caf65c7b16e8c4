"""Where thinking is done that takes a while: for people in turn, and for nobody in particular while nobody waits."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, cast

T = TypeVar("T")

Lane = dict[str, "deque[Thought]"]


class Who(NamedTuple):
    """For whom something is thought about: a person, and the address where that person waits for it, if any."""

    address: str
    person: str


class Thought(NamedTuple):
    """Something to be thought about, and who hears of the end."""

    work: Callable[[], object]
    future: "asyncio.Future[object]"


class Turns:
    """What waits to be thought about: one address has its turn after the other, and there one person after the other.

    Whoever plays a hundred matches at once, or comes as a hundred people, gets one thought and then waits until
    everybody else has had one.
    """

    def __init__(self) -> None:
        self._lanes: dict[str, Lane] = {}  # whose turn it is comes first

    def __bool__(self) -> bool:
        return bool(self._lanes)

    def add(self, who: Who, thought: Thought) -> None:
        self._lanes.setdefault(who.address, {}).setdefault(who.person, deque()).append(thought)

    def next(self) -> Thought:
        address, lane = _first(self._lanes)
        person, waiting = _first(lane)
        thought = waiting.popleft()
        if waiting:
            lane[person] = waiting
        if lane:
            self._lanes[address] = lane
        return thought


def _first(queue: dict[str, T]) -> tuple[str, T]:
    name = next(iter(queue))
    return name, queue.pop(name)


class Thinking:
    """Threads for what people wait for; what nobody waits for gets one of them when all are free."""

    def __init__(self, loop: asyncio.AbstractEventLoop, name: str, threads: int) -> None:
        self._loop = loop
        self._pool = ThreadPoolExecutor(threads, name)
        self._threads = threads
        self._people = Turns()
        self._others: deque[Thought] = deque()
        self._busy = 0
        self._closed = False

    def think(self, work: Callable[[], T], who: Who | None) -> "asyncio.Future[T]":
        """Have something thought about for somebody, or for nobody in particular."""
        thought = Thought(work, self._loop.create_future())
        if self._closed:
            thought.future.cancel()
        elif who is None:
            self._others.append(thought)
        else:
            self._people.add(who, thought)
        self._next()
        return cast("asyncio.Future[T]", thought.future)

    def close(self) -> None:
        """The server ends: what has not begun is not begun any more."""
        self._closed = True
        while self._people:
            self._people.next().future.cancel()
        while self._others:
            self._others.popleft().future.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _next(self) -> None:
        while self._people and self._busy < self._threads:
            self._begin(self._people.next())
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
