"""A table: one match in memory, everybody who looks at it, and everything that happens there, one thing at a time.

What is to be done is looked ahead, committed, and only then installed and told.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple, Protocol

import msgspec

from huffduff.engine.chance import Seal
from huffduff.engine.choices import Value
from huffduff.engine.steps import Position
from huffduff.server.accounts import checked_chat, checked_number, now
from huffduff.server.computers import computer_rng, decide
from huffduff.server.course import Agreement, Course, Move, Viewer
from huffduff.server.faults import Fault
from huffduff.server.frames import frame
from huffduff.server.jobs import Jobs, Plan
from huffduff.server.journal import Journal
from huffduff.server.limits import CHAT_SHOWN
from huffduff.server.seating import match_info, seat_infos
from huffduff.server.shelf import Shelf
from huffduff.server.store import (
    Begun,
    ChatRow,
    Ended,
    EntryRow,
    MatchRow,
    PlayerRow,
    RematchSet,
    SeatTaken,
    Store,
    Write,
)
from huffduff.server.wire import (
    Answer,
    Chat,
    MatchInfo,
    Presence,
    Resign,
    Say,
    SeatInfo,
    Undo,
)

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Connection(Protocol):
    """One window that looks at a table: as a seat, or as a spectator."""

    viewer: Viewer
    player: PlayerRow | None

    def send(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...


class House(NamedTuple):
    """What all tables share."""

    store: Store
    journal: Journal
    shelf: Shelf
    pool: Executor
    loop: asyncio.AbstractEventLoop


def agreement(shelf: Shelf, row: MatchRow) -> Agreement:
    """What was agreed for a match whose seats are all taken."""
    game = shelf.games[row.game]
    numbers = {seat.seat: seat.number for seat in row.seats}
    return Agreement(game, shelf.data(game), row.scenario, row.options, Seal(row.seed), numbers)


class Table:
    """A match being played, waited for, or looked at after its end."""

    def __init__(
        self,
        house: House,
        row: MatchRow,
        course: Course | None,
        problem: str | None,
        updated: int,
        chat_lines: int,
        abandoned: Callable[["Table"], None],
    ) -> None:
        self.house = house
        self.row = row
        self.course = course
        self.problem = problem
        self.updated = updated
        self.touched = house.loop.time()
        self._chat_lines = chat_lines
        self._abandoned = abandoned
        self._windows: list[Connection] = []
        self._jobs = Jobs(house.journal, self._after, self._broken)
        self._thinking = False
        self._closed = False

    # What the table looks like.

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way, so the table can be cleared and built again from its log."""
        return not (self._windows or self._jobs.busy or self._thinking)

    @property
    def deciding(self) -> tuple[str, ...]:
        return self.course.settled.deciding if self.course and not self.row.over else ()

    def seats(self, player: PlayerRow | None) -> list[SeatInfo]:
        return seat_infos(self.row, player, {window.viewer for window in self._windows}, self.deciding)

    def info(self, player: PlayerRow | None) -> MatchInfo:
        return match_info(self.row, self.seats(player), self.updated, self.problem)

    def frame(self, viewer: Viewer, player: PlayerRow | None, log_from: int, reply: int | None = None) -> str:
        """All that this viewer sees now, as it is sent."""
        return encode(frame(self.row, self.course, self.seats(player), viewer, log_from, reply)).decode()

    # Windows come and go.

    def join(self, window: Connection) -> None:
        """Show a new window everything so far."""
        before = self._online()
        self._windows.append(window)
        self.touched = self.house.loop.time()
        window.send(self.frame(window.viewer, window.player, 0))
        if self._chat_lines:
            for row in self.house.store.chat(self.row.id, CHAT_SHOWN):
                if row.number < self._chat_lines:
                    window.send(_chat(row, None))
        if self.row.rematch:
            window.send(self._presence(window))
        if self._online() != before:
            self._tell_presence(but=window)
        self._think()

    def leave(self, window: Connection) -> None:
        before = self._online()
        self._windows = [other for other in self._windows if other is not window]
        self.touched = self.house.loop.time()
        if self._online() != before:
            self._tell_presence()

    def _online(self) -> set[Viewer]:
        return {window.viewer for window in self._windows} - {None}

    def _presence(self, window: Connection) -> str:
        return encode(Presence(self.seats(window.player), self.row.rematch)).decode()

    def _tell_presence(self, but: Connection | None = None) -> None:
        for window in self._windows:
            if window is not but:
                window.send(self._presence(window))

    def renamed(self, player: PlayerRow) -> None:
        """A player who sits here goes by another name from now on."""
        for window in self._windows:
            if window.player is not None and window.player.id == player.id:
                window.player = player
        if any(seat.player == player.id for seat in self.row.seats):
            seats = (
                msgspec.structs.replace(seat, name=player.name) if seat.player == player.id else seat
                for seat in self.row.seats
            )
            self.row = msgspec.structs.replace(self.row, seats=tuple(seats))
            self._tell_presence()

    def _after(self) -> None:
        self.touched = self.house.loop.time()
        self._think()

    def _broken(self) -> None:
        """What is in memory can no longer be trusted to be what is stored: clear the table, it is built anew."""
        self._abandoned(self)
        for window in self._windows:
            window.close(1011)

    # Moves.

    def act(self, window: Connection, message: Answer | Undo | Resign) -> None:
        """An answer, an undo or a resignation out of a window."""
        self._jobs.put(partial(self._move_of, window, message), partial(_refuse, window, message.reply))

    def say(self, window: Connection, message: Say) -> None:
        self._jobs.put(partial(self._talk, window, message), partial(_refuse, window, message.reply))

    def _move_of(self, window: Connection, message: Answer | Undo | Resign) -> Plan:
        course = self._in_play()
        seat = window.viewer
        if seat is None:
            raise Fault(403, "server-only-watching")
        if message.seq != course.seen[seat].seq:
            raise Fault(409, "server-stale", field="seq")
        if isinstance(message, Answer):
            move = Move("answer", seat, message.value)
        else:
            move = Move("undo" if isinstance(message, Undo) else "resign", seat)
        return self._plan(course, move, window, message.reply)

    def _in_play(self) -> Course:
        if self.problem:
            raise Fault(409, self.problem)
        if self.course is None:
            raise Fault(409, "server-waiting")
        if self.row.over:
            raise Fault(409, "engine-game-over")
        return self.course

    def _plan(self, course: Course, move: Move, window: Connection | None, reply: int | None) -> Plan:
        position = course.after(move)
        at = now()
        row = EntryRow(self.row.id, course.moves, move.kind, move.seat, move.value, position.deciding, at)
        writes: list[Write] = [row]
        if position.outcome is not None:
            writes.append(Ended(self.row.id, position.outcome))

        def then() -> None:
            self.updated = at
            changed = course.install(move, position)
            if position.outcome is not None:
                self.row = msgspec.structs.replace(self.row, outcome=position.outcome)
            self._tell(changed, window, reply)

        return Plan(writes, then)

    def _tell(self, changed: dict[Viewer, int], actor: Connection | None = None, reply: int | None = None) -> None:
        """Send a frame to every window whose viewer sees something new; windows that see the same share the bytes."""
        shared: dict[tuple[Viewer, str | None], str] = {}
        for window in self._windows:
            viewer = window.viewer
            if viewer not in changed:
                continue
            if window is actor:
                window.send(self.frame(viewer, window.player, changed[viewer], reply))
                continue
            who = (viewer, window.player.id if window.player else None)
            if who not in shared:
                shared[who] = self.frame(viewer, window.player, changed[viewer])
            window.send(shared[who])

    def _talk(self, window: Connection, message: Say) -> Plan:
        if window.player is None:
            raise Fault(401, "server-no-visitor")
        text = checked_chat(message.text)
        row = ChatRow(self.row.id, self._chat_lines, window.viewer, window.player.name, text, now())

        def then() -> None:
            self._chat_lines += 1
            line = _chat(row, None)
            for other in self._windows:
                other.send(_chat(row, message.reply) if other is window else line)

        return Plan([row], then)

    # Seats.

    async def take(self, player: PlayerRow, seat: str, number: str, kind: str) -> None:
        """Sit down on a seat that is open to anybody, or that was kept for whoever has the link."""
        await self._jobs.settled(partial(self._sit, player, seat, checked_number(number), kind))

    def _sit(self, player: PlayerRow, name: str, number: str, kind: str) -> Plan | None:
        seats = {seat.seat: seat for seat in self.row.seats}
        if name not in seats:
            raise Fault(400, "server-no-such-seat", field="seat")
        if seats[name].player == player.id:
            return None
        if any(seat.player == player.id for seat in seats.values()):
            raise Fault(409, "server-already-seated")
        if seats[name].kind != kind:
            raise Fault(409, "server-seat-taken")
        seats[name] = msgspec.structs.replace(
            seats[name], kind="human", player=player.id, name=player.name, number=number
        )
        row = msgspec.structs.replace(self.row, seats=tuple(seats.values()))
        writes: list[Write] = [SeatTaken(row.id, name, player.id, number)]
        at, course = now(), None
        if all(seat.taken for seat in row.seats):
            course = Course(agreement(self.house.shelf, row))
            writes.append(Begun(row.id, course.settled.deciding, at))

        def then() -> None:
            self.row, self.course, self.updated = row, course, at
            if course is None:
                self._tell_presence()
            else:
                self._tell(dict.fromkeys(course.seen, 0))

        return Plan(writes, then)

    async def rematch(self, player: PlayerRow, new: Callable[[], tuple[MatchRow, list[Write]]]) -> str:
        """The match that follows this one: the first who wishes for it sets it up, the others are told."""

        def plan() -> Plan | None:
            if not self.row.over:
                raise Fault(409, "server-not-finished")
            if all(seat.player != player.id for seat in self.row.seats):
                raise Fault(403, "server-not-your-match")
            if self.row.rematch:
                return None
            row, writes = new()

            def then() -> None:
                self.row = msgspec.structs.replace(self.row, rematch=row.id)
                self._tell_presence()

            return Plan([*writes, RematchSet(self.row.id, row.id)], then)

        await self._jobs.settled(plan)
        assert self.row.rematch is not None
        return self.row.rematch

    # Computer players.

    def close(self) -> None:
        """The server ends: no computer begins to think any more."""
        self._closed = True

    def wake(self) -> None:
        """A match has just been set up: a computer may have the first word."""
        self._think()

    def _think(self) -> None:
        """Let a computer decide in another thread if it is asked; its answer is committed like any other."""
        course = self.course
        if course is None or self._jobs.busy or self._thinking or self._closed or self.row.over or self.problem:
            return
        position = course.position
        for seat in self.row.seats:
            ask = position.ask(seat.seat) if seat.kind == "computer" else None
            if ask is not None:
                self._thinking = True
                rng = computer_rng(self.row.seed, seat.seat, course.moves)
                work = partial(decide, course.agreement.game, seat.level, position, ask, rng)
                future = self.house.loop.run_in_executor(self.house.pool, work)
                future.add_done_callback(partial(self._decided, position, seat.seat))
                return

    def _decided(self, position: Position, seat: str, future: "asyncio.Future[Value]") -> None:
        self._thinking = False
        if future.cancelled():
            return

        def plan() -> Plan | None:
            course = self.course
            if course is None or course.position is not position or self.row.over:
                return None  # the match went on without waiting, as after a resignation
            return self._plan(course, Move("answer", seat, future.result()), None, None)

        self._jobs.put(plan, lambda fault: log.error("the computer of match %s: %s", self.row.id, fault.problem))
        self._think()


def _refuse(window: Connection, reply: int, fault: Fault) -> None:
    problem = msgspec.structs.replace(fault.problem, reply=reply)
    window.send(encode(problem).decode())


def _chat(row: ChatRow, reply: int | None) -> str:
    return encode(Chat(row.number, row.seat, row.name, row.text, row.at, reply)).decode()
