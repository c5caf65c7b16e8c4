"""What is to be done at a table, one thing at a time: look ahead, commit, and only then go on."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from huffduff.engine.errors import Refused
from huffduff.server.faults import INTERNAL, Fault
from huffduff.server.journal import Journal
from huffduff.server.store import Write

log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """Rows to commit, and what to do once they are."""

    writes: list[Write]
    then: Callable[[], None]


class Job(NamedTuple):
    """Something to be done when its turn comes; a job that has become pointless has no plan."""

    plan: Callable[[], Plan | None]
    refuse: Callable[[Fault], None]


class Jobs:
    """The queue of one table.  `after` is called when a job is done, `broken` when one went wrong half-way."""

    def __init__(self, journal: Journal, after: Callable[[], None], broken: Callable[[], None]) -> None:
        self._journal = journal
        self._after = after
        self._broken = broken
        self._waiting: deque[Job] = deque()
        self.busy = False

    def put(self, plan: Callable[[], Plan | None], refuse: Callable[[Fault], None]) -> None:
        self._waiting.append(Job(plan, refuse))
        if not self.busy:
            self._next()

    async def settled(self, plan: Callable[[], Plan | None]) -> None:
        """Put a job and wait for its end."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def finish() -> None:
            if not future.done():
                future.set_result(None)

        def planned() -> Plan | None:
            work = plan()
            if work is None:
                finish()
                return None

            def then() -> None:
                work.then()
                finish()

            return Plan(work.writes, then)

        def refused(fault: Fault) -> None:
            if not future.done():
                future.set_exception(fault)

        self.put(planned, refused)
        await future

    def _next(self) -> None:
        while self._waiting and not self.busy:
            job = self._waiting.popleft()
            try:
                plan = job.plan()
            except Fault as fault:
                job.refuse(fault)
            except Refused as refused:
                job.refuse(Fault.of(refused))
            except Exception:
                log.exception("a job failed")
                job.refuse(Fault(500, INTERNAL.key))
            else:
                if plan is not None:
                    self.busy = True
                    self._journal.write(plan.writes, partial(self._done, job, plan))

    def _done(self, job: Job, plan: Plan, error: Exception | None) -> None:
        self.busy = False
        if error is not None:
            self._fail(job, Fault(503, "server-not-stored"))
            return
        try:
            plan.then()
        except Exception:
            log.exception("what was stored could not be told")
            self._fail(job, Fault(500, INTERNAL.key))
            return
        self._next()
        self._after()

    def _fail(self, job: Job, fault: Fault) -> None:
        lost = (job, *self._waiting)
        self._waiting.clear()
        for each in lost:
            each.refuse(fault)
        self._broken()
