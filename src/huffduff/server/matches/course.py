"""The course of one match: what its log makes of it, and what every viewer has been told.

A course is a function of the agreement and the log alone, so a restarted server tells everybody the same again.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from huffduff.engine.chance import Seal
from huffduff.engine.choices import plain
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.game import Game
from huffduff.engine.record import Entry, Record, Watched
from huffduff.engine.secrecy import Event
from huffduff.engine.steps import Position, answer, begin, resign, unseal
from huffduff.server.wire import LogLine

Viewer = str | None  # a seat, or None for those who only watch


class Move(NamedTuple):
    """What a seat does: give an answer, take one back, or resign."""

    kind: Literal["answer", "undo", "resign"]
    seat: str
    value: Any = None


class Seen:
    """What one viewer has been told: the number of the last frame, the log, and why nothing can be taken back."""

    __slots__ = ("log", "seq", "why")

    def __init__(self) -> None:
        self.seq = 0
        self.log: list[LogLine] = []
        self.why = "server-undo-nothing"


class Pencilled(NamedTuple):
    """A position that only the seat that wrote it knows, and the length of that seat's log before it."""

    position: Position
    log_length: int


class Agreement(NamedTuple):
    """Everything that is fixed before the first decision."""

    game: Game
    data: Any
    scenario: str
    options: Mapping[str, str]
    seal: Seal
    contributions: Mapping[str, str]


class Course:
    """A match from its first decision on.  `after` looks ahead and changes nothing; `install` makes it so."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.moves = 0
        self.kept: list[Entry] = []
        self._source = Watched(agreement.seal.source(agreement.contributions))
        game, data, scenario, options, *_ = agreement
        self.settled = begin(game, data, scenario, options, self._source)
        self._pencil: list[Pencilled] = []
        self.seen: dict[Viewer, Seen] = {viewer: Seen() for viewer in (*game.seats, None)}
        for viewer in self.seen:
            self._tell(viewer, self.settled.events)

    @property
    def position(self) -> Position:
        """Where the match really stands."""
        return self._pencil[-1].position if self._pencil else self.settled

    def shown(self, viewer: Viewer) -> Position:
        """Where it stands for all that this viewer knows."""
        return self.position if self._writes(viewer) else self.settled

    def undo_refusal(self, seat: Viewer) -> str | None:
        """The sentence that says why this seat cannot take anything back, or None where it can."""
        if seat is None or self.settled.over:
            return "server-undo-nothing" if seat is None else "server-undo-over"
        if self._writes(seat) or seat in self.settled.sealed:
            return None
        return self.seen[seat].why

    def after(self, move: Move) -> Position:
        """The position that a move leads to; `Refused` says why there is none."""
        if move.kind == "answer":
            return answer(self.position, move.seat, move.value, self._source)
        if move.kind == "resign":
            return resign(self.position, move.seat)
        why = self.undo_refusal(move.seat)
        if why is not None:
            raise Refused(why)
        if not self._pencil:
            return unseal(self.settled, move.seat)
        return self._pencil[-2].position if len(self._pencil) > 1 else self.settled

    def install(self, move: Move, position: Position) -> dict[Viewer, int]:
        """Go to a position that `after` gave; every viewer for whom something changed, and where the log was cut."""
        self.moves += 1
        if move.kind == "undo":
            return self._undo(move.seat, position)
        self.kept.append(Entry(move.seat, None if move.kind == "resign" else plain(move.value)))
        if position.settled:
            return self._settle(move, position)
        if position.sealed:
            self.settled = position
            return {move.seat: self._tell(move.seat, ())}
        self._pencil.append(Pencilled(position, len(self.seen[move.seat].log)))
        return {move.seat: self._tell(move.seat, position.events)}

    def _undo(self, seat: str, position: Position) -> dict[Viewer, int]:
        last = max(number for number, entry in enumerate(self.kept) if entry.seat == seat)
        del self.kept[last]
        if self._pencil:
            del self.seen[seat].log[self._pencil.pop().log_length :]
        else:
            self.settled = position
        return {seat: self._tell(seat, ())}

    def _settle(self, move: Move, position: Position) -> dict[Viewer, int]:
        """Ink over the pencil: everybody hears what only its writer knew."""
        pencilled = [event for line in self._pencil for event in line.position.events]
        news = [*pencilled, *position.events]
        answered = (*self.settled.sealed, *((move.seat,) if move.kind == "answer" else ()))
        changed = {
            viewer: self._tell(viewer, position.events if self._writes(viewer) else news) for viewer in self.seen
        }
        for seat in answered:
            self.seen[seat].why = "server-undo-dice" if _saw_dice(position, seat) else "server-undo-others"
        self.settled = position
        self._pencil.clear()
        return changed

    def _writes(self, viewer: Viewer) -> bool:
        return bool(self._pencil) and viewer in self.settled.deciding

    def _tell(self, viewer: Viewer, events: Iterable[Event]) -> int:
        """Continue a viewer's log with what reaches it; where the new lines begin."""
        seen = self.seen[viewer]
        start = len(seen.log)
        seen.log.extend(LogLine(event.key, event.params) for event in events if event.reaches(viewer))
        seen.seq += 1
        return start

    def record(self) -> Record:
        """The match on paper, with its seed: for the time after the end."""
        agreement = self.agreement
        return Record(
            game=agreement.game.name,
            version=agreement.game.version,
            scenario=agreement.scenario,
            options=dict(agreement.options),
            data=agreement.data.digest,
            commitment=agreement.seal.commitment,
            contributions=dict(agreement.contributions),
            seed=agreement.seal.seed.hex(),
            entries=list(self.kept),
            rolls=self._source.rolls[: self.settled.draws],
            outcome=self.settled.outcome,
        )


def _saw_dice(position: Position, seat: str) -> bool:
    """Whether this seat itself was shown a random number; a hidden one must not be given away by the reason."""
    return any(event.number is not None and event.reaches(seat) for event in position.events)


def replayed(agreement: Agreement, moves: Sequence[Move]) -> Iterator[tuple[Course, Move | None, dict[Viewer, int]]]:
    """A course built from its log, move by move; `Diverged` where the log no longer fits."""
    course = Course(agreement)
    yield course, None, dict.fromkeys(course.seen, 0)
    for number, move in enumerate(moves):
        try:
            position = course.after(move)
        except Refused as refusal:
            raise Diverged(f"move {number} of the log is refused: {refusal}") from refusal
        yield course, move, course.install(move, position)


def rebuilt(agreement: Agreement, moves: Sequence[Move]) -> Course:
    """The course at the end of its log."""
    ((course, _, _),) = deque(replayed(agreement, moves), maxlen=1)
    return course
