"""How any game is run: an agenda of small steps that ask, roll and put further steps on the agenda.

A step is a function of the state.  One that needs a decision or dice is a generator that yields an `Ask`, several asks
(answered under seal, handed back together) or a `Chance`.  A `Position` keeps the state as the step began and what
the step has heard since; answering copies that state, runs the step again and lets it go on.
"""

from collections.abc import Callable, Generator, Iterable, Mapping
from types import GeneratorType
from typing import TYPE_CHECKING, Any, NamedTuple

from huffduff.engine.chance import Chance, Source
from huffduff.engine.choices import Choice, Value, plain
from huffduff.engine.errors import DeadEnd, Diverged, Refused
from huffduff.engine.secrecy import EVERYONE, Event, Outcome, State, View

if TYPE_CHECKING:
    from huffduff.engine.game import Game

AnyState = State[Any, Any, Any]


class Do(NamedTuple):
    """One line of the agenda: the name of a step and what it is about."""

    step: str
    args: tuple[Value, ...] = ()


def do(step: Callable[..., Any], *args: Value) -> Do:
    return Do(step.__name__, args)


class Ask:
    """A question to one seat: its sentence (a text key with parameters), the answers allowed, the rule behind it."""

    __slots__ = ("choice", "key", "params", "rule", "seat")

    def __init__(self, seat: str, key: str, rule: str, choice: Choice, **params: Any) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.choice = choice
        self.params = params

    def wire(self) -> dict[str, Any]:
        return {"key": self.key, "rule": self.rule, "params": self.params, "choice": self.choice.wire()}


Want = Ask | tuple[Ask, ...] | Chance
Then = Iterable[Do] | None
Asking = Generator[Want, Any, Then]
Step = Callable[..., Then | Asking]


class Position:
    """A moment of a game in which somebody has to decide, or the end of it.  Never changed once made.

    It is `settled` when on the way to it a random number was drawn, somebody else is asked, or a chart was opened that
    is not the asked seat's own.  Between two settled positions one seat writes in pencil: it may take its answers back,
    and the others are still shown the earlier one.
    """

    __slots__ = ("agenda", "asks", "base", "draws", "events", "game", "heard", "now", "sealed", "settled", "told")

    def __init__(
        self,
        game: "Game",
        base: AnyState,
        agenda: tuple[Do, ...],
        heard: tuple[Value, ...],
        now: AnyState,
        asks: tuple[Ask, ...],
        draws: int,
        told: int,
        events: tuple[Event, ...],
        settled: bool,
        sealed: Mapping[str, Value] | None = None,
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
        self.sealed = sealed or {}

    @property
    def outcome(self) -> Outcome | None:
        return self.now.outcome

    @property
    def over(self) -> bool:
        return not self.asks

    def view(self, seat: str | None) -> View[Any, Any]:
        return self.now.view(seat)

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

    def dump(self) -> dict[str, Any]:
        """The position as plain data: step names and values, never code."""
        return {
            "state": self.base.dump(),
            "agenda": [[line.step, list(line.args)] for line in self.agenda],
            "heard": list(self.heard),
            "draws": self.draws,
            "told": self.told,
            "sealed": dict(self.sealed),
            "settled": self.settled,
        }


def load(game: "Game", data: Any, saved: Mapping[str, Any]) -> Position:
    """The position that `dump` wrote down.  It has no events: they were told before it was saved."""
    agenda = tuple(Do(name, _tuples(args)) for name, args in saved["agenda"])
    base = game.load_state(data, saved["state"])
    position = _run(game, base, agenda, _tuples(saved["heard"]), saved["draws"], saved["told"], None)
    sealed = {seat: _tuples(value) for seat, value in saved["sealed"].items()}
    return _sealed(position, sealed, saved["settled"])


def _tuples(value: Any) -> Any:
    """A value that was once accepted, as it was before a file made lists of its tuples."""
    return tuple(_tuples(item) for item in value) if isinstance(value, (list, tuple)) else value


def begin(game: "Game", data: Any, scenario: str, options: Mapping[str, str], source: Source) -> Position:
    """The first decision of a new game."""
    state, agenda = game.start(data, scenario, options)
    return _run(game, state, tuple(agenda), (), 0, 0, source)


def checked(position: Position, seat: str, value: Any) -> Value:
    """The answer as the rules will hear it; `Refused` says why this seat cannot give it."""
    ask = position.ask(seat)
    if ask is None:
        raise Refused(_why_not_asked(position, seat))
    value = plain(value)
    refusal = ask.choice.refusal(value)
    if refusal is not None:
        if refusal.rule is None:
            refusal.rule = ask.rule
        raise refusal
    return value


def answer(position: Position, seat: str, value: Any, source: Source) -> Position:
    """The position after this seat's answer; `Refused` says why there is none."""
    value = checked(position, seat, value)
    if len(position.asks) == 1:
        heard = value
    else:
        sealed = {**position.sealed, seat: value}
        if len(sealed) < len(position.asks):
            return _sealed(position, sealed)
        heard = tuple(sealed[asked.seat] for asked in position.asks)
    return _run(
        position.game,
        position.base.copy(),
        position.agenda,
        (*position.heard, heard),
        position.draws,
        position.told,
        source,
        asked=position.deciding,
    )


def unseal(position: Position, seat: str) -> Position:
    """Take back an answer that lies under seal while another seat still decides."""
    return _sealed(position, {other: value for other, value in position.sealed.items() if other != seat})


def resign(position: Position, seat: str) -> Position:
    """The game ends at once; the other side has won it."""
    if position.over:
        raise Refused("engine-game-over")
    if seat not in position.game.seats:
        raise Refused("engine-not-your-decision")
    now = position.now.copy()
    (winner,) = (other for other in position.game.seats if other != seat)
    now.outcome = Outcome(winner, "engine-resigned")
    now.tell(EVERYONE, "engine-resigned", seat=seat)
    return Position(position.game, now, (), (), now, (), position.draws, 0, tuple(now.events), True)


def _why_not_asked(position: Position, seat: str) -> str:
    if position.over:
        return "engine-game-over"
    return "engine-already-locked" if seat in position.sealed else "engine-not-your-decision"


def _sealed(position: Position, sealed: Mapping[str, Value], settled: bool = False) -> Position:
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
    )


def rolled(chance: Chance, number: int, outcome: Any) -> Event:
    """The log entry that every random number gets."""
    return Event(chance.audience, chance.reason, {**chance.params, "outcome": outcome}, number)


def _run(
    game: "Game",
    base: AnyState,
    agenda: tuple[Do, ...],
    heard: tuple[Value, ...],
    draws: int,
    told: int,
    source: Source | None,
    asked: tuple[str, ...] = (),
) -> Position:
    """Carry out the agenda until somebody has to decide or the game is over.  `base` belongs to this run."""
    events: list[Event] = []
    opened: set[str] = set()
    drawn = draws
    while agenda and base.outcome is None:
        line = agenda[0]
        step = game.steps[line.step]
        now = base.copy() if game.asks[line.step] else base
        then = step(now, *line.args)
        if isinstance(then, GeneratorType):
            want, heard, draws, then = _listen(then, now, heard, draws, source)
            if want is not None:
                asks = (want,) if isinstance(want, Ask) else want
                assert isinstance(want, Ask) or 1 < len(want) == len({ask.seat for ask in want}), "a seat is asked once"
                events.extend(now.events[told:])
                opened |= now.private.opened
                settled = draws != drawn or len(asks) > 1 or asked != (asks[0].seat,) or not opened <= set(asked)
                return Position(game, base, agenda, heard, now, asks, draws, len(now.events), tuple(events), settled)
        events.extend(now.events[told:])
        now.events.clear()
        opened |= now.private.opened
        base, heard, told = now, (), 0
        agenda = (*(then or ()), *agenda[1:])
    if base.outcome is None:
        raise DeadEnd("the agenda ran out before the game was decided")
    return Position(game, base, (), (), base, (), draws, 0, tuple(events), True)


def _listen(
    step: Asking, now: AnyState, heard: tuple[Value, ...], draws: int, source: Source | None
) -> tuple[Ask | tuple[Ask, ...] | None, tuple[Value, ...], int, Then]:
    """Let a step hear again what it has heard, then draw for it until it asks or ends."""
    try:
        want = next(step)
        for value in heard:
            if isinstance(want, Chance):  # told before: only its place in the list counts
                now.events.append(rolled(want, draws, value))
            now.private.opened.clear()
            want = step.send(value)
        while isinstance(want, Chance):
            if source is None:
                raise Diverged("a saved position waits for dice")
            outcome = want.outcomes[source.draw(draws, want)]
            now.events.append(rolled(want, draws, outcome))
            draws += 1
            heard = (*heard, outcome)
            want = step.send(outcome)
    except StopIteration as stop:
        return None, heard, draws, stop.value
    return want, heard, draws, None
