"""How any game is run: an agenda of small steps that ask, roll and put further steps on the agenda.

A step is a function of the state.  One that needs a decision or dice is a generator that yields an `Ask`, several asks
(answered under seal, handed back together) or a `Chance`.  It changes nothing before its first yield, so a `Position`
can keep the state as the step began and what the step has heard since: `answer` copies that state, runs the step again
and lets it go on.  `advance` goes on with the step itself, copies nothing and uses the position up.
"""

from collections.abc import Generator, Mapping
from types import GeneratorType
from typing import Any, Generic, cast

import msgspec
from typing_extensions import TypeVar

from huffduff.engine.chance import Chance, Source
from huffduff.engine.errors import DeadEnd, Diverged, Refused
from huffduff.engine.game import Game, Truth
from huffduff.engine.questions import Ask, Do, Then, Want
from huffduff.engine.secrecy import EVERYONE, Event, Outcome, State, View

T = TypeVar("T", bound=State, default=Any)
Live = Generator[Want, Any, Then]
Heard = tuple[Any, ...]  # answers and outcomes, in the order in which a step was given them


class Position(Generic[T]):
    """A moment of a game in which somebody has to decide, or the end of it.  Never changed unless it is used up.

    It is `settled` when on the way to it a random number was drawn, somebody else is asked, or a private part was
    opened that is not the asked seat's own.  Between two settled positions one seat writes in pencil: it may take its
    answers back, and the others are still shown the earlier one.

    `live` is the step itself, waiting for its answer, as long as nobody else relies on the state it works on.
    """

    __slots__ = (
        "agenda",
        "asks",
        "base",
        "draws",
        "events",
        "game",
        "heard",
        "live",
        "now",
        "sealed",
        "settled",
        "told",
    )

    def __init__(
        self,
        game: Game[T],
        base: T | None,
        agenda: tuple[Do, ...],
        heard: Heard,
        now: T,
        asks: tuple[Ask, ...],
        draws: int,
        told: int,
        events: tuple[Event, ...],
        settled: bool,
        sealed: Mapping[str, Any],
        live: Live | None,
    ) -> None:
        self.game = game
        self.base = base
        self.agenda = agenda
        self.heard = heard
        self.now = now
        self.asks = asks
        self.draws = draws
        self.told = told
        self.events = events
        self.settled = settled
        self.sealed = sealed
        self.live = live

    @property
    def outcome(self) -> Outcome | None:
        return self.now.outcome

    @property
    def over(self) -> bool:
        return not self.asks

    def view(self, seat: str | None) -> View:
        return self.now.view(seat)

    def shown(self, viewer: str | None) -> dict[str, Any]:
        """All that a seat, or a spectator, is shown: the view, and what the rules make of it."""
        view, overview = self.now.view(viewer), self.game.overview
        return {**view.wire(), "overview": overview(view) if overview else None}

    def ask(self, seat: str | None) -> Ask | None:
        """What this seat has to decide now; nothing once its answer is under seal."""
        for ask in self.asks:
            if ask.seat == seat and seat not in self.sealed:
                return ask
        return None

    @property
    def deciding(self) -> tuple[str, ...]:
        """The seats that are asked; one whose answer is sealed still counts, so that nobody learns who hesitates."""
        return tuple(ask.seat for ask in self.asks)

    @property
    def kept(self) -> T:
        """The state as the step began."""
        assert self.base is not None, "a position that was advanced to inside a step can only be advanced"
        return self.base

    def dump(self) -> dict[str, Any]:
        """The position as plain data: step names and values, never code."""
        written = {
            "state": self.kept.dump(),
            "agenda": [[line.step, list(line.args)] for line in self.agenda],
            "heard": list(self.heard),
            "draws": self.draws,
            "told": self.told,
            "sealed": dict(self.sealed),
            "settled": self.settled,
        }
        return msgspec.to_builtins(written)  # type: ignore[no-any-return]


def load(game: Game[T], data: Any, saved: Mapping[str, Any]) -> Position[T]:
    """The position that `dump` wrote down.  It has no events: they were told before it was saved."""
    agenda = tuple(Do(name, _tuples(args)) for name, args in saved["agenda"])
    state = game.load_state(data, saved["state"])
    heard = _tuples(saved["heard"])
    run = _Run(game, state.copy() if heard else state, agenda, saved["draws"], None, saved["told"])
    position = run.again(state, heard, written=True)
    sealed = {seat: _said(position, seat, value) for seat, value in saved["sealed"].items()}
    return _with_seals(position, sealed, saved["settled"])


def _said(position: Position[T], seat: str, value: Any) -> Any:
    """A sealed answer out of a file; one that is no answer any more is kept as it is, for it was never looked at."""
    ask = position.ask(seat)
    assert ask is not None, "only a seat that is asked seals an answer"
    try:
        return ask.question.decoded(value)
    except Refused:
        return value


def _tuples(value: Any) -> Any:
    """A value of the agenda or of chance, as it was before a file made lists of its tuples."""
    return tuple(_tuples(item) for item in value) if isinstance(value, (list, tuple)) else value


def begin(game: Game[T], data: Any, scenario: str, options: Mapping[str, str], source: Source) -> Position[T]:
    """The first decision of a new game."""
    state, agenda = game.start(data, scenario, options)
    return _Run(game, state, tuple(agenda), 0, source).on()


def varied(position: Position[T], truth: Truth[T]) -> Position[T]:
    """The same moment with another truth behind it."""
    state = truth.state.copy() if position.heard else truth.state
    run = _Run(position.game, state, truth.agenda, position.draws, None, position.told)
    return _with_seals(run.again(truth.state, position.heard), position.sealed, position.settled)


def asked(position: Position[T], seat: str) -> Ask:
    """The question that is put to a seat; `Refused` says why there is none."""
    ask = position.ask(seat)
    if ask is None:
        raise Refused(_why_not_asked(position, seat))
    return ask


def checked(position: Position[T], seat: str, value: object) -> Any:
    """The answer as the rules will hear it; `Refused` says why this seat cannot give it."""
    return asked(position, seat).checked(value)


def answer(position: Position[T], seat: str, value: object, source: Source) -> Position[T]:
    """The position after this seat's answer; `Refused` says why there is none."""
    value = checked(position, seat, value)
    heard, sealed = _heard(position, seat, value)
    base = position.kept
    position.live = None  # from now on two positions stand on this state
    if sealed:
        return _with_seals(position, sealed, settled=False)
    run = _Run(position.game, base.copy(), position.agenda, position.draws, source, position.told, position.deciding)
    return run.again(base, (*position.heard, heard))


def advance(position: Position[T], seat: str, value: object, source: Source) -> Position[T]:
    """The position after this seat's answer, in place of the old one, which is used up: nothing is copied."""
    value = checked(position, seat, value)
    heard, sealed = _heard(position, seat, value)
    live, position.live = position.live, None
    if sealed:
        following = _with_seals(position, sealed, settled=False)
        following.live = live
    elif live is not None:
        following = _following(position, position.now, source).with_step(live, heard)
    else:  # somebody else may stand on this state
        following = _following(position, position.kept.copy(), source).again(None, (*position.heard, heard))
    position.asks = ()
    return following


def _following(position: Position[T], state: T, source: Source) -> "_Run":
    """The run that takes the place of a position and keeps nothing of it."""
    agenda, draws, told = position.agenda, position.draws, position.told
    return _Run(position.game, state, agenda, draws, source, told, position.deciding, keep=False)


def _heard(position: Position[T], seat: str, value: Any) -> tuple[Any, Mapping[str, Any]]:
    """What the step hears next, or the answers that lie under seal until all are in."""
    if len(position.asks) == 1:
        return value, {}
    sealed = {**position.sealed, seat: value}
    if len(sealed) < len(position.asks):
        return None, sealed
    return tuple(sealed[asked.seat] for asked in position.asks), {}


def unseal(position: Position[T], seat: str) -> Position[T]:
    """Take back an answer that lies under seal while another seat still decides."""
    sealed = {other: value for other, value in position.sealed.items() if other != seat}
    position.live = None
    return _with_seals(position, sealed, settled=False)


def resign(position: Position[T], seat: str) -> Position[T]:
    """The game ends at once; the other side has won it."""
    if position.over:
        raise Refused("engine-game-over")
    if seat not in position.game.seats:
        raise Refused("engine-not-your-decision")
    now = position.now.copy()
    (winner,) = (other for other in position.game.seats if other != seat)
    now.outcome = Outcome(winner, "engine-resigned")
    now.tell(EVERYONE, "engine-resigned", seat=seat)
    return _end(position.game, now, position.draws, tuple(now.events))


def _why_not_asked(position: Position[T], seat: str) -> str:
    if position.over:
        return "engine-game-over"
    return "engine-already-locked" if seat in position.sealed else "engine-not-your-decision"


def _with_seals(position: Position[T], sealed: Mapping[str, Any], settled: bool) -> Position[T]:
    return Position(
        position.game,
        position.base,
        position.agenda,
        position.heard,
        position.now,
        position.asks,
        position.draws,
        position.told,
        (),
        settled,
        sealed,
        None,
    )


def _end(game: Game[T], state: T, draws: int, events: tuple[Event, ...]) -> Position[T]:
    return Position(game, state, (), (), state, (), draws, 0, events, True, {}, None)


def rolled(chance: Chance, number: int, outcome: Any) -> Event:
    """The log entry that every random number gets."""
    return Event(chance.audience, chance.reason, {**chance.params, "outcome": outcome}, number)


class _Run:
    """The agenda being carried out until somebody has to decide or the game is over.  The state belongs to the run.

    With `keep`, what a position needs to be answered more than once is kept.
    """

    __slots__ = (
        "agenda",
        "asked",
        "base",
        "drawn",
        "draws",
        "events",
        "game",
        "heard",
        "keep",
        "source",
        "state",
        "told",
    )

    def __init__(
        self,
        game: Game,
        state: Any,
        agenda: tuple[Do, ...],
        draws: int,
        source: Source | None,
        told: int = 0,
        asked: tuple[str, ...] = (),
        keep: bool = True,
    ) -> None:
        self.game = game
        self.state = state
        self.agenda = agenda
        self.draws = self.drawn = draws
        self.source = source
        self.told = told
        self.asked = asked
        self.keep = keep
        self.base: Any = None
        self.heard: Heard = ()
        self.events: list[Event] = []

    def again(self, base: Any, heard: Heard, written: bool = False) -> Position:
        """Run the first step again, which began on a state like `base`, let it hear what it has heard, and go on."""
        if not heard:
            return self.on()
        self.base = base
        line = self.agenda[0]
        step = self.game.steps[line.step](self.state, *line.args)
        assert isinstance(step, GeneratorType), "only a step that asks has heard something"
        opened = self.state.private.opened
        try:
            want = next(step)
            for value in heard:
                if isinstance(want, Chance):  # told before: only its place in the list counts
                    self.state.events.append(rolled(want, self.draws, value))
                elif written:
                    value = _answers(want, value)
                self.heard = (*self.heard, value)
                opened.clear()
                want = step.send(value)
        except StopIteration as stop:
            self._finish(stop.value)
            return self.on()
        return self._listen(step, want) or self.on()

    def with_step(self, step: Live, heard: Any) -> Position:
        """Give a waiting step its answer and go on."""
        self.state.private.opened.clear()
        self.heard = (heard,)  # nothing is kept, it only matters that something was heard
        try:
            want = step.send(heard)
        except StopIteration as stop:
            self._finish(stop.value)
            return self.on()
        return self._listen(step, want) or self.on()

    def on(self) -> Position:
        """Go on with the next line of the agenda."""
        state, steps = self.state, self.game.steps
        while self.agenda and state.outcome is None:
            line = self.agenda[0]
            begun = steps[line.step](state, *line.args)
            if not isinstance(begun, GeneratorType):
                self._finish(cast(Then, begun))
                continue
            try:
                want = next(begun)
            except StopIteration as stop:
                self._finish(stop.value)
                continue
            assert len(state.events) == self.told, f"{line.step} tells something before it asks"
            position = self._listen(begun, want)
            if position is not None:
                return position
        if state.outcome is None:
            raise DeadEnd("the agenda ran out before the game was decided")
        return _end(self.game, state, self.draws, tuple(self.events))

    def _listen(self, step: Live, want: Want) -> Position | None:
        """Draw for a step until it asks or ends; where it ends, nothing is left to be decided."""
        try:
            while isinstance(want, Chance):
                want = step.send(self._draw(want))
        except StopIteration as stop:
            self._finish(stop.value)
            return None
        asks = (want,) if isinstance(want, Ask) else want
        assert isinstance(want, Ask) or 1 < len(asks) == len({ask.seat for ask in asks}), "a seat is asked once"
        state, asked = self.state, self.asked
        self.events.extend(state.events[self.told :])
        settled = (
            self.draws != self.drawn
            or len(asks) > 1
            or asked != (asks[0].seat,)
            or not state.private.opened <= set(asked)
        )
        base = self.base if self.heard else state
        told, events = len(state.events), tuple(self.events)
        heard = self.heard if base is not None else ()
        return Position(self.game, base, self.agenda, heard, state, asks, self.draws, told, events, settled, {}, step)

    def _draw(self, chance: Chance) -> Any:
        if self.source is None:
            raise Diverged("a saved position waits for dice")
        if self.keep and not self.heard:
            self.base = self.state.copy()
        outcome = chance.outcomes[self.source.draw(self.draws, chance)]
        self.state.events.append(rolled(chance, self.draws, outcome))
        self.draws += 1
        self.heard = (*self.heard, outcome)
        return outcome

    def _finish(self, then: Then) -> None:
        """A step is done; what it puts on the agenda comes first."""
        events = self.state.events
        if events:
            self.events.extend(events[self.told :])
            events.clear()
        self.base, self.heard, self.told = None, (), 0
        self.agenda = (*(then or ()), *self.agenda[1:])


def _answers(want: Want, value: Any) -> Any:
    """One answer, or several that were given under seal, out of a file."""
    if isinstance(want, Ask):
        return want.question.decoded(value)
    assert isinstance(want, tuple)
    return tuple(ask.question.decoded(part) for ask, part in zip(want, value, strict=True))
