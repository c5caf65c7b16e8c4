"""A match in memory, everybody who looks at it, and everything that happens in it, one action at a time.

What is to be done is looked ahead, committed, and only then installed and told.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain

import msgspec

from huffduff.engine.errors import Refused
from huffduff.engine.match import Entry, Match, News, Viewer
from huffduff.engine.steps import Position
from huffduff.server.clock import now
from huffduff.server.faults import Fault
from huffduff.server.matches.computers import computer_rng, decide
from huffduff.server.matches.drafts import tried
from huffduff.server.matches.frames import frame
from huffduff.server.matches.listing import match_info, seat_infos
from huffduff.server.matches.queue import Change, Queue
from huffduff.server.matches.shared import Connection, Shared, agreement
from huffduff.server.matches.thinking import Who
from huffduff.server.storage.store import (
    Begun,
    ChatRow,
    Ended,
    Logged,
    MatchRow,
    NumberGiven,
    PlayerRow,
    RematchSet,
    SeatTaken,
    Write,
)
from huffduff.server.texts import checked_chat, checked_contribution
from huffduff.server.wire import (
    Answer,
    Chat,
    MatchInfo,
    Presence,
    Problem,
    Resign,
    Say,
    SeatInfo,
    Tried,
    Try,
    Undo,
)

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

CHAT_SHOWN = 300


class RunningMatch:
    """A match being played, waited for, or looked at after its end."""

    def __init__(
        self,
        shared: Shared,
        row: MatchRow,
        match: Match | None,
        problem: Problem | None,
        seen: Mapping[Viewer, int],
        chat_lines: int,
        abandoned: Callable[["RunningMatch"], None],
    ) -> None:
        self.shared = shared
        self.row = row
        self.match = match
        self.problem = problem
        self._seen = dict(seen)  # when each viewer could last see something happen
        self.touched = shared.loop.time()
        self._chat_lines = chat_lines
        self._abandoned = abandoned
        self._connections: list[Connection] = []
        self._queue = Queue(shared.journal, self._after, self._broken)
        self._thinking = False
        self._closed = False

    # What it looks like.

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way, so it can be put away and built again from its log."""
        return not (self._connections or self._queue.busy or self._thinking)

    @property
    def deciding(self) -> tuple[str, ...]:
        return self.match.settled.deciding if self.match and not self.row.over and not self.problem else ()

    def seats(self, player: PlayerRow | None) -> list[SeatInfo]:
        return seat_infos(self.row, player, {connection.viewer for connection in self._connections}, self.deciding)

    def info(self, player: PlayerRow | None) -> MatchInfo:
        own = [seat.seat for seat in self.row.seats if player is not None and seat.player == player.id]
        updated = max(self._seen[viewer] for viewer in (None, *own))
        return match_info(self.row, self.seats(player), updated, self.problem)

    def frame(self, viewer: Viewer, player: PlayerRow | None, log_from: int, reply: int | None = None) -> str:
        """All that this viewer sees now, as it is sent."""
        stopped = self.problem is not None
        return encode(frame(self.row, self.match, self.seats(player), viewer, log_from, reply, stopped)).decode()

    # People come and go.

    def join(self, connection: Connection) -> None:
        """Show a new connection everything so far."""
        before = self._online()
        self._connections.append(connection)
        self.touched = self.shared.loop.time()
        connection.send(self.frame(connection.viewer, connection.player, 0))
        if self.problem:
            connection.send(encode(self.problem).decode())
        if self._chat_lines:
            for row in self.shared.store.chat(self.row.id, CHAT_SHOWN):
                if row.line < self._chat_lines:
                    connection.send(_chat(row, None))
        if self.row.rematch:
            connection.send(self._presence(connection))
        if self._online() != before:
            self._tell_presence(but=connection)
        self._think()

    def leave(self, connection: Connection) -> None:
        before = self._online()
        self._connections = [other for other in self._connections if other is not connection]
        self.touched = self.shared.loop.time()
        if self._online() != before:
            self._tell_presence()

    def _online(self) -> set[Viewer]:
        return {connection.viewer for connection in self._connections} - {None}

    def _presence(self, connection: Connection) -> str:
        return encode(Presence(self.seats(connection.player), self.row.rematch)).decode()

    def _tell_presence(self, but: Connection | None = None) -> None:
        for connection in self._connections:
            if connection is not but:
                connection.send(self._presence(connection))

    def renamed(self, player: PlayerRow) -> None:
        """A player who sits here goes by another name from now on."""
        for connection in self._connections:
            if connection.player is not None and connection.player.id == player.id:
                connection.player = player
        if any(seat.player == player.id for seat in self.row.seats):
            seats = (
                msgspec.structs.replace(seat, name=player.name) if seat.player == player.id else seat
                for seat in self.row.seats
            )
            self.row = msgspec.structs.replace(self.row, seats=tuple(seats))
            self._tell_presence()

    def _after(self) -> None:
        self.touched = self.shared.loop.time()
        self._think()

    def _broken(self) -> None:
        """What is in memory can no longer be trusted to be what is stored: put it away, it is built anew."""
        self._abandoned(self)
        for connection in self._connections:
            connection.close(1011)

    # Actions.

    def act(self, connection: Connection, message: Answer | Undo | Resign) -> None:
        """An answer, an undo or a resignation of somebody who is connected."""
        self._queue.put(partial(self._action, connection, message), partial(_refuse, connection, message.reply))

    def say(self, connection: Connection, message: Say) -> None:
        self._queue.put(partial(self._talk, connection, message), partial(_refuse, connection, message.reply))

    def preview(self, connection: Connection, message: Try) -> None:
        """Tell this connection, and nobody else, what a draft of its seat would come to; nothing is kept of it.

        Some odds take a while, so it is worked out in another thread, and not in the order of the other messages.
        """
        try:
            match, seat = self._turn(connection, message.seq)
            thought = self.shared.drafts.think(partial(tried, match.asked(seat), message), connection.who)
        except Fault as fault:
            _refuse(connection, message.reply, fault)
        except Refused as refused:
            _refuse(connection, message.reply, Fault.of(refused))
        else:
            thought.add_done_callback(partial(_reply, connection))

    def _turn(self, connection: Connection, seq: int) -> tuple[Match, str]:
        """The match and the seat for which somebody speaks who has seen the latest frame."""
        match = self._in_play()
        seat = connection.viewer
        if seat is None:
            raise Fault(403, "server-only-watching")
        if seq != match.told[seat].seq:
            raise Fault(409, "server-stale", field="seq")
        return match, seat

    def _action(self, connection: Connection, message: Answer | Undo | Resign) -> Change:
        match, seat = self._turn(connection, message.seq)
        if isinstance(message, Answer):
            match.asked(seat).question.exactly(message.value)
            entry = Entry(seat, message.value)
        else:
            entry = Entry(seat, kind="undo" if isinstance(message, Undo) else "resign")
        return self._entered(match, entry, connection, message.reply)

    def _in_play(self) -> Match:
        if self.problem:
            raise Fault.told(409, self.problem)
        if self.match is None:
            raise Fault(409, "server-waiting")
        if self.row.over:
            raise Fault(409, "engine-game-over")
        return self.match

    def _entered(self, match: Match, entry: Entry, connection: Connection | None, reply: int | None) -> Change:
        position = match.after(entry)
        at, secret = now(), entry.kind == "undo" or not position.settled
        digest = match.digest(position)
        writes: list[Write] = [Logged(self.row.id, match.length, entry, position.deciding, at, digest, secret)]
        if position.outcome is not None:
            writes.append(Ended(self.row.id, position.outcome))

        def then() -> None:
            news = match.install(entry, position)
            self._seen.update(dict.fromkeys(news, at))
            if position.outcome is not None:
                self.row = msgspec.structs.replace(self.row, outcome=position.outcome)
            self._tell(news, connection, reply)

        return Change(writes, then)

    def _tell(self, news: News, actor: Connection | None = None, reply: int | None = None) -> None:
        """Send a frame to all whose viewer sees something new; those who see the same share the bytes."""
        shared: dict[tuple[Viewer, str | None], str] = {}
        for connection in self._connections:
            viewer = connection.viewer
            if viewer not in news:
                continue
            if connection is actor:
                connection.send(self.frame(viewer, connection.player, news[viewer], reply))
                continue
            who = (viewer, connection.player.id if connection.player else None)
            if who not in shared:
                shared[who] = self.frame(viewer, connection.player, news[viewer])
            connection.send(shared[who])

    def _talk(self, connection: Connection, message: Say) -> Change:
        if connection.player is None:
            raise Fault(401, "server-no-visitor")
        text = checked_chat(message.text)
        row = ChatRow(self.row.id, self._chat_lines, connection.viewer, connection.player.name, text, now())

        def then() -> None:
            self._chat_lines += 1
            line = _chat(row, None)
            for other in self._connections:
                other.send(_chat(row, message.reply) if other is connection else line)

        return Change([row], then)

    # Seats.

    async def take(self, player: PlayerRow, seat: str, kind: str) -> None:
        """Sit down on a seat that is open to anybody, or that was kept for whoever has the link."""
        await self._queue.done(partial(self._sit, player, seat, kind))

    def _sit(self, player: PlayerRow, name: str, kind: str) -> Change | None:
        seats = {seat.seat: seat for seat in self.row.seats}
        if name not in seats:
            raise Fault(400, "server-no-such-seat", field="seat")
        if seats[name].player == player.id:
            return None
        if any(seat.player == player.id for seat in seats.values()):
            raise Fault(409, "server-already-seated")
        if seats[name].kind != kind:
            raise Fault(409, "server-seat-taken")
        seats[name] = msgspec.structs.replace(seats[name], kind="human", player=player.id, name=player.name)
        row, at = msgspec.structs.replace(self.row, seats=tuple(seats.values())), now()

        def then() -> None:
            self.row = row
            self._seen = dict.fromkeys(self._seen, at)
            self._tell_presence()

        return Change([SeatTaken(row.id, name, player.id, at)], then)

    async def give(self, player: PlayerRow, numbers: Mapping[str, str]) -> None:
        """Numbers that a person's browser has drawn for the dice; with the last of them the match begins."""
        checked = {seat: checked_contribution(number, f"numbers.{seat}") for seat, number in numbers.items()}
        await self._queue.done(partial(self._number, player, checked))

    def _number(self, player: PlayerRow, numbers: Mapping[str, str]) -> Change:
        wanted = self.row.numbers_from(player.id)
        if not numbers:
            raise Fault(400, "server-bad-field", field="numbers")
        for seat in numbers:
            if seat not in wanted:
                raise Fault(409, "server-no-number-wanted", field=f"numbers.{seat}"[:40])
        seats = tuple(
            msgspec.structs.replace(seat, contribution=numbers[seat.seat]) if seat.seat in numbers else seat
            for seat in self.row.seats
        )
        row, at = msgspec.structs.replace(self.row, seats=seats), now()
        writes: list[Write] = [NumberGiven(row.id, seat, number) for seat, number in numbers.items()]
        match = Match(agreement(self.shared.games, row)) if row.ready else None
        if match is not None:
            writes.append(Begun(row.id, match.settled.deciding, at))

        def then() -> None:
            self.row, self.match = row, match
            if match is None:
                self._tell_presence()
            else:
                self._seen = dict.fromkeys(self._seen, at)
                self._tell(dict.fromkeys(match.told, 0))

        return Change(writes, then)

    async def rematch(self, player: PlayerRow, new: Callable[[], tuple[MatchRow, list[Write]]]) -> str:
        """The match that follows this one: the first who wishes for it sets it up, the others are told."""

        def prepare() -> Change | None:
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

            return Change([*writes, RematchSet(self.row.id, row.id)], then)

        await self._queue.done(prepare)
        assert self.row.rematch is not None
        return self.row.rematch

    # Computer players.

    def close(self) -> None:
        """The server ends: no computer begins to think any more."""
        self._closed = True

    def _think(self) -> None:
        """Let a computer decide in another thread if it is asked; its answer is committed like any other."""
        match = self.match
        if match is None or self._queue.busy or self._thinking or self._closed or self.row.over or self.problem:
            return
        if self._opponent() is None and not self._connections:
            return  # computers among themselves wait until somebody looks on
        position = match.position
        for seat in self.row.seats:
            ask = position.ask(seat.seat) if seat.kind == "computer" else None
            if ask is not None:
                self._thinking = True
                rng = computer_rng(self.row.seed, seat.seat, match.length)
                work = partial(decide, match.agreement.game, seat.level, position, ask, rng)
                future = self.shared.thinking.think(work, self._opponent())
                future.add_done_callback(partial(self._decided, position, seat.seat))
                return

    def _opponent(self) -> Who | None:
        """Who plays against the computers here; all those who are not here to wait for them share one place."""
        here = (connection.who for connection in self._connections if connection.viewer is not None)
        away = (Who("", seat.player) for seat in self.row.seats if seat.player is not None)
        return next(chain(here, away), None)

    def _decided(self, position: Position, seat: str, future: "asyncio.Future[object]") -> None:
        self._thinking = False
        if future.cancelled():
            return

        def prepare() -> Change | None:
            match = self.match
            if match is None or match.position is not position or self.row.over:
                return None  # the match went on without waiting, as after a resignation
            return self._entered(match, Entry(seat, future.result()), None, None)

        self._queue.put(prepare, lambda fault: log.error("the computer of match %s: %s", self.row.id, fault.problem))
        self._think()


def _refuse(connection: Connection, reply: int, fault: Fault) -> None:
    problem = msgspec.structs.replace(fault.problem, reply=reply)
    connection.send(encode(problem).decode())


def _reply(connection: Connection, thought: "asyncio.Future[Tried | Problem]") -> None:
    if not thought.cancelled():
        connection.send(encode(thought.result()).decode())


def _chat(row: ChatRow, reply: int | None) -> str:
    return encode(Chat(row.line, row.seat, row.name, row.text, row.at, reply)).decode()
