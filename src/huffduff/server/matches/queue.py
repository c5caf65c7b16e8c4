"""What is to be done in one match, one action at a time: look ahead, commit, and only then go on."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple
from weakref import WeakMethod

from huffduff.engine.errors import Refused
from huffduff.server.faults import INTERNAL, Fault
from huffduff.server.storage.journal import Journal
from huffduff.server.storage.store import Write

log = logging.getLogger(__name__)


class Change(NamedTuple):
    """Rows to commit, and what to do once they are."""

    writes: list[Write]
    then: Callable[[], None]


Prepare = Callable[[], Change | None]


class Action(NamedTuple):
    """Something to be done when its turn comes; one that has become pointless changes nothing."""

    prepare: Prepare
    refuse: Callable[[Fault], None]


class Queue:
    """The actions of one match.  `after` is called when one is done, `broken` when one went wrong half-way.

    Neither keeps its match in memory: one that was put away is gone at once, with its log.
    """

    def __init__(self, journal: Journal, after: Callable[[], None], broken: Callable[[], None]) -> None:
        self._journal = journal
        self._after = WeakMethod(after)
        self._broken = WeakMethod(broken)
        self._waiting: deque[Action] = deque()
        self.busy = False

    def put(self, prepare: Prepare, refuse: Callable[[Fault], None]) -> None:
        self._waiting.append(Action(prepare, refuse))
        if not self.busy:
            self._next()

    async def done(self, prepare: Prepare) -> None:
        """Put an action and wait for its end."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def finish() -> None:
            if not future.done():
                future.set_result(None)

        def prepared() -> Change | None:
            change = prepare()
            if change is None:
                finish()
                return None

            def then() -> None:
                change.then()
                finish()

            return Change(change.writes, then)

        def refused(fault: Fault) -> None:
            if not future.done():
                future.set_exception(fault)

        self.put(prepared, refused)
        await future

    def _next(self) -> None:
        while self._waiting and not self.busy:
            action = self._waiting.popleft()
            try:
                change = action.prepare()
            except Fault as fault:
                action.refuse(fault)
            except Refused as refused:
                action.refuse(Fault.of(refused))
            except Exception:
                log.exception("an action failed")
                action.refuse(Fault(500, INTERNAL.key))
            else:
                if change is not None:
                    self.busy = True
                    self._journal.write(change.writes, partial(self._committed, action, change))

    def _committed(self, action: Action, change: Change, error: Exception | None) -> None:
        self.busy = False
        if error is not None:
            self._fail(action, Fault(503, "server-not-stored"))
            return
        try:
            change.then()
        except Exception:
            log.exception("what was stored could not be told")
            self._fail(action, Fault(500, INTERNAL.key))
            return
        self._next()
        _call(self._after)

    def _fail(self, action: Action, fault: Fault) -> None:
        lost = (action, *self._waiting)
        self._waiting.clear()
        for each in lost:
            each.refuse(fault)
        _call(self._broken)


def _call(method: WeakMethod[Callable[[], None]]) -> None:
    bound = method()
    if bound is not None:
        bound()
