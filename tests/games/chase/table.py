"""A table for the tests of the chase: ships and wings where a test wants them, dice and chits that fall as it says."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from huffduff.engine.chance import Chance, Roll, Scripted, Source
from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask, Do
from huffduff.engine.secrecy import Event, Outcome
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.chase import reveal
from huffduff.games.chase.book import BOOK
from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.terms import SEATS, VIS_X
from huffduff.games.chase.options import DEFAULTS, OPTIONS
from huffduff.games.chase.setup import UNHURT, card, cups
from huffduff.games.chase.state import Private, Public, Ship, State, Wing

H = TypeVar("H")

FACTS = load()
RESTED = Outcome(None, "test-rested")


def setting(turn: int = 8, weather: int = 3, visibility: int | None = None, **options: str) -> State:
    """An empty chart at noon of 23 May in good sight; options are given with underscores."""
    level = min(weather if visibility is None else visibility, VIS_X)
    chosen = {**DEFAULTS, **{key.replace("_", "-"): value for key, value in options.items()}}
    public = Public("campaign", chosen, turn, weather, level, phase="test")
    return State(FACTS, public, {side: Private({}, {}) for side in SEATS}, cups(FACTS))


def put(s: State, name: str, place: str, **changes: Any) -> Ship:
    """A fresh ship with full bunkers in a hex; fields of the ship or of her card can be set to something else."""
    printed = FACTS.ships[name]
    ship = Ship(name, card(FACTS, name, UNHURT), place, fuel=printed.fuel)
    for field, value in changes.items():
        setattr(ship if hasattr(ship, field) else ship.card, field, value)
    s.private[printed.side].ships[name] = ship
    return ship


def band(s: State, force: str, place: str, *names: str, **changes: Any) -> list[Ship]:
    """Fresh ships together in a task force."""
    return [put(s, name, place, force=force, **changes) for name in names]


def locate(s: State, name: str, marker: str) -> str:
    """Put a marker on the unit of a ship, or on a task force; the name of the contact."""
    for side in SEATS:
        for ship in s.private[side].ships.values():
            if name in (ship.id, ship.force):
                return reveal.mark(s, side, ship.unit, marker)
    raise AssertionError(f"no unit {name}")


def wing(s: State, name: str, **changes: Any) -> Wing:
    """A wing, ready at its base unless the changes say otherwise."""
    unit = Wing(name, **changes)
    s.private[FACTS.wings[name].side].wings[name] = unit
    return unit


def rest(state: State) -> None:
    """The last line of a test's agenda."""
    state.outcome = RESTED


def hints_of(ask: Ask, kind: type[H]) -> H:
    """The hints of a question, which are of the kind that it declares."""
    hints = ask.choice.hints()
    assert isinstance(hints, kind)
    assert ask.question.hints is kind
    return hints


class Script(Scripted):
    """Outcomes in order; a number is the face of a ten-sided die as printed, 0 to 9, several in a tuple."""

    def draw(self, number: int, chance: Chance) -> int:
        if isinstance(chance, Roll) and self._outcomes:
            face = self._outcomes[0]
            self._outcomes[0] = tuple(one or 10 for one in (face if isinstance(face, tuple) else (face,)))
        return super().draw(number, chance)


class Table:
    """A position and its script.  What chance wants after the script is an error, unless another source goes on."""

    def __init__(self, state: State, *agenda: Do, script: Iterable[Any] = (), then: Source | None = None) -> None:
        game = Game(BOOK, 1, SEATS, ("campaign",), OPTIONS, State, load, lambda *_: (state.copy(), lines), {})
        lines = (*agenda, Do("rest"))
        game.steps = {**BOOK.steps, "rest": rest}
        self.source = Script(script, then)
        self.position = begin(game, FACTS, "campaign", {}, self.source)
        self.events: list[Event] = list(self.position.events)

    @property
    def state(self) -> State:
        return self.position.now

    @property
    def p(self) -> Public:
        return self.state.public

    def ship(self, name: str) -> Ship:
        """A ship as she is now."""
        return self.state.private[FACTS.ships[name].side].ships[name]

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The one question that is open."""
        (ask,) = self.position.asks
        return ask

    @property
    def options(self) -> tuple[Any, ...]:
        choice = self.ask.choice
        assert isinstance(choice, OneOf)
        return tuple(choice)

    @property
    def rested(self) -> bool:
        """Whether the agenda came to its end, without a verdict and with nothing left in the script."""
        return self.position.outcome == RESTED and not self.source.left

    def answer(self, *values: object, seat: str | None = None) -> "Table":
        """Answer the open questions one after the other."""
        for value in values:
            self.position = answer(self.position, seat or self.ask.seat, value, self.source)
            self.events.extend(self.position.events)
        return self

    def refused(self, value: object, seat: str | None = None) -> Refused:
        """The refusal that this answer meets; nothing changes."""
        before: Position = self.position
        with pytest.raises(Refused) as caught:
            answer(before, seat or self.ask.seat, value, self.source)
        return caught.value

    def told(self, key: str, seat: str | None = None) -> list[dict[str, Any]]:
        """What a seat (or, without one, everybody) has heard under this key."""
        return [event.params for event in self.events if event.key == key and event.reaches(seat)]

    def heard(self, seat: str | None) -> list[str]:
        """The keys of everything a seat has heard, in order."""
        return [event.key for event in self.events if event.reaches(seat)]
