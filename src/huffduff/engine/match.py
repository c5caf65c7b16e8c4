"""A match: its log, where the log leads to, what of it is still in pencil, and what every viewer has been told.

A match is a function of what was agreed and of its log alone, so whoever replays it tells everybody the same again.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, repeat
from typing import Any, Literal, NamedTuple

import msgspec

from huffduff.engine.chance import Chance, Roll, Seal, Source
from huffduff.engine.digest import agrees, digest
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import Event
from huffduff.engine.steps import Position, answer, asked, begin, resign, unseal

Viewer = str | None  # a seat, or None for those who only watch


class Entry(msgspec.Struct, frozen=True):
    """One line of the log of a match: a seat gives an answer, takes its last one back, or resigns."""

    seat: str
    value: Any = None
    kind: Literal["answer", "undo", "resign"] = "answer"


class LogLine(msgspec.Struct):
    """Something that happened, as this seat knows it."""

    key: str
    params: dict[str, Any]


class Agreement(NamedTuple):
    """Everything that is fixed before the first decision; `version` is that of the rules when it was agreed."""

    game: Game
    version: int
    data: Any
    scenario: str
    options: Mapping[str, str]
    dice: Seal
    contributions: Mapping[str, str]


class Draw(NamedTuple):
    """A random number that was drawn: why, and what came out of which dice, or else of what was left to be dealt.

    Nobody lists all the ways in which dice can fall: twelve have two thousand million of them.
    """

    reason: str
    outcome: Any
    sides: tuple[int, ...] | None
    left: tuple[Any, ...] | None


class Watched:
    """A source that remembers what it gave, in order; with `noting`, also why and from what."""

    __slots__ = ("_noting", "_source", "drawn", "rolls")

    def __init__(self, source: Source, noting: bool = False) -> None:
        self._source = source
        self._noting = noting
        self.rolls: list[Any] = []
        self.drawn: list[Draw] = []

    def draw(self, number: int, chance: Chance) -> int:
        index = self._source.draw(number, chance)
        outcome = chance.outcomes[index]
        del self.rolls[number:]
        self.rolls.append(outcome)
        if self._noting:
            del self.drawn[number:]
            dice = chance.sides if isinstance(chance, Roll) else None
            left = tuple(chance.outcomes) if dice is None else None
            self.drawn.append(Draw(chance.reason, outcome, dice, left))
        return index


class ViewerLog:
    """What one viewer has been told: how often, in which lines, and why nothing can be taken back now."""

    __slots__ = ("lines", "seq", "why_no_undo")

    def __init__(self) -> None:
        self.seq = 0
        self.lines: list[LogLine] = []
        self.why_no_undo = "engine-undo-nothing"


class Pencilled(NamedTuple):
    """A position that only the seat that wrote it knows, and how many lines that seat had been told before it."""

    position: Position
    lines: int


News = dict[Viewer, int]  # for whom something changed, and the line from which on what they were told is new


class Match:
    """A match from its first decision on.  `after` looks ahead and changes nothing; `install` makes it so.

    `settled` is the last settled position, which everybody knows; what follows it in pencil is known to one seat.
    """

    def __init__(self, agreement: Agreement, noting: bool = False) -> None:
        self.agreement = agreement
        self.length = 0  # of the log
        self.standing: list[Entry] = []
        self._source = Watched(agreement.dice.source(agreement.contributions), noting)
        game, version, data, scenario, options, *_ = agreement
        self.settled = begin(game, data, scenario, game.agreed(version, options), self._source)
        self._pencil: list[Pencilled] = []
        self.told: dict[Viewer, ViewerLog] = {viewer: ViewerLog() for viewer in (*game.seats, None)}
        for viewer in self.told:
            self._tell(viewer, self.settled.events)

    @property
    def position(self) -> Position:
        """Where the match really stands."""
        return self._pencil[-1].position if self._pencil else self.settled

    @property
    def rolls(self) -> list[Any]:
        """The random outcomes so far, in order."""
        return self._source.rolls[: self.settled.draws]

    @property
    def drawn(self) -> list[Draw]:
        """The same with what each came out of, for a match that notes it."""
        return self._source.drawn[: self.settled.draws]

    def shown(self, viewer: Viewer) -> Position:
        """Where it stands for all that this viewer knows."""
        return self.position if self._writes(viewer) else self.settled

    def undo_refusal(self, seat: Viewer) -> str | None:
        """The sentence that says why this seat cannot take anything back, or None where it can."""
        if seat is None or self.settled.over:
            return "engine-undo-nothing" if seat is None else "engine-undo-over"
        if self._writes(seat) or seat in self.settled.sealed:
            return None
        return self.told[seat].why_no_undo

    def asked(self, seat: str) -> Ask:
        """The question that is put to this seat, for all that it knows; `Refused` where there is none."""
        return asked(self.shown(seat), seat)

    def after(self, entry: Entry) -> Position:
        """The position that an entry leads to; `Refused` says why there is none."""
        if entry.kind == "answer":
            return answer(self.position, entry.seat, entry.value, self._source)
        if entry.kind == "resign":
            return resign(self.position, entry.seat)
        why = self.undo_refusal(entry.seat)
        if why is not None:
            raise Refused(why)
        if not self._pencil:
            return unseal(self.settled, entry.seat)
        return self._pencil[-2].position if len(self._pencil) > 1 else self.settled

    def install(self, entry: Entry, position: Position) -> News:
        """Go to the position that `after` gave for this entry."""
        self.length += 1
        if entry.kind == "undo":
            return self._undo(entry.seat, position)
        self.standing.append(entry)
        if position.settled:
            return self._settle(entry, position)
        if position.sealed:
            self.settled = position
            return {entry.seat: self._tell(entry.seat, ())}
        self._pencil.append(Pencilled(position, len(self.told[entry.seat].lines)))
        return {entry.seat: self._tell(entry.seat, position.events)}

    def digest(self, position: Position) -> str:
        """What is kept of a position in the log, to see later whether the rules still lead there."""
        return digest(self.agreement.game, position)

    def enter(self, entry: Entry) -> News:
        """Look ahead and go there; `Refused` leaves everything as it was."""
        return self.install(entry, self.after(entry))

    def _undo(self, seat: str, position: Position) -> News:
        last = max(place for place, entry in enumerate(self.standing) if entry.seat == seat)
        del self.standing[last]
        if self._pencil:
            del self.told[seat].lines[self._pencil.pop().lines :]
        else:
            self.settled = position
        return {seat: self._tell(seat, ())}

    def _settle(self, entry: Entry, position: Position) -> News:
        """Ink over the pencil: everybody hears what only its writer knew."""
        pencilled = [event for line in self._pencil for event in line.position.events]
        unheard = [*pencilled, *position.events]
        answered = (*self.settled.sealed, *((entry.seat,) if entry.kind == "answer" else ()))
        news = {
            viewer: self._tell(viewer, position.events if self._writes(viewer) else unheard) for viewer in self.told
        }
        for seat in answered:
            self.told[seat].why_no_undo = "engine-undo-dice" if _saw_dice(position, seat) else "engine-undo-others"
        self.settled = position
        self._pencil.clear()
        return news

    def _writes(self, viewer: Viewer) -> bool:
        return bool(self._pencil) and viewer in self.settled.deciding

    def _tell(self, viewer: Viewer, events: Iterable[Event]) -> int:
        """Tell a viewer what reaches it of these events; where the new lines begin."""
        told = self.told[viewer]
        start = len(told.lines)
        told.lines.extend(LogLine(event.key, event.params) for event in events if event.reaches(viewer))
        told.seq += 1
        return start


def _saw_dice(position: Position, seat: str) -> bool:
    """Whether this seat itself was shown a random number; a hidden one must not be given away by the reason."""
    return any(event.number is not None and event.reaches(seat) for event in position.events)


class Moment(NamedTuple):
    """A match right after an entry of its log (None: as it began), and for whom that was news."""

    match: Match
    entry: Entry | None
    news: News


def replayed(
    agreement: Agreement, log: Iterable[Entry], digests: Iterable[str] = (), noting: bool = False
) -> Iterator[Moment]:
    """The one way from a log to a match, moment by moment; `Diverged` where the log no longer fits.

    Where the digests of the positions were kept, an entry that leads to another one does not fit either.
    """
    try:
        match = Match(agreement, noting)
    except Refused as refusal:
        raise Diverged(f"what was agreed is refused: {refusal}", 0) from refusal
    yield Moment(match, None, dict.fromkeys(match.told, 0))
    for number, (entry, kept) in enumerate(zip(log, chain(digests, repeat("")), strict=False), 1):
        try:
            entry = _today(match, entry)
            position = match.after(entry)
        except Refused as refusal:
            raise Diverged(f"entry {number} of the log is refused: {refusal}", number) from refusal
        if kept and not agrees(kept, match.digest(position)):
            raise Diverged(f"entry {number} of the log leads to another position than it did", number)
        yield Moment(match, entry, match.install(entry, position))


def _today(match: Match, entry: Entry) -> Entry:
    """An entry of an older log in the words of today's rules."""
    agreement, ask = match.agreement, match.position.ask(entry.seat)
    if agreement.version == agreement.game.version or entry.kind != "answer" or ask is None:
        return entry
    return Entry(entry.seat, ask.question.modern(entry.value))


def rebuilt(agreement: Agreement, log: Iterable[Entry], noting: bool = False) -> Match:
    """The match at the end of its log."""
    (last,) = deque(replayed(agreement, log, noting=noting), maxlen=1)
    return last.match
