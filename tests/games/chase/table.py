"""A table for the tests of the chase: ships and wings where a test wants them, dice and chits that fall as it says."""

from typing import Any, TypeVar

from msgspec.structs import replace

import tests.games.table
from huffduff.engine.chance import Chance, Roll
from huffduff.engine.questions import Ask, Do
from huffduff.games.chase import GAME, reveal
from huffduff.games.chase.battle.damage import ship_of
from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.terms import SEATS, VIS_X
from huffduff.games.chase.options import DEFAULTS
from huffduff.games.chase.setup import UNHURT, card, cups
from huffduff.games.chase.state import Private, Public, Ship, State, Wing

H = TypeVar("H")

FACTS = load()


def setting(turn: int = 8, weather: int = 3, visibility: int | None = None, **options: str) -> State:
    """An empty chart at noon of 23 May in good sight; options are given with underscores."""
    level = min(weather if visibility is None else visibility, VIS_X)
    chosen = {**DEFAULTS, **{key.replace("_", "-"): value for key, value in options.items()}}
    public = Public("campaign", chosen, turn, weather, level, phase="test")
    return State(FACTS, public, {side: Private({}, {}) for side in SEATS}, cups(FACTS))


def put(s: State, name: str, place: str, **changes: Any) -> Ship:
    """A fresh ship with full bunkers in a hex; fields of the ship or of her card can be set to something else."""
    printed = FACTS.ships[name]
    s.private[printed.side].ships[name] = Ship(name, card(FACTS, name, UNHURT), place, fuel=printed.fuel)
    return change(s, name, **changes)


def change(s: State, name: str, **changes: Any) -> Ship:
    """Fields of a ship or of her card are something else."""
    private = s.private[FACTS.ships[name].side]
    ship = private.ships[name]
    hers = {field: value for field, value in changes.items() if hasattr(ship, field)}
    of_card = {field: value for field, value in changes.items() if field not in hers}
    return private.change(name, card=replace(ship.card, **of_card), **hers)


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


def hints_of(ask: Ask, kind: type[H]) -> H:
    """The hints of a question, which are of the kind that it declares."""
    hints = ask.choice.hints()
    assert isinstance(hints, kind)
    assert ask.question.hints is kind
    return hints


class Table(tests.games.table.Table[State]):
    """A number in the script is the face of a ten-sided die as printed, 0 to 9, several in a tuple."""

    game = GAME

    def __init__(self, state: State, *agenda: Do, **settings: Any) -> None:
        super().__init__(state.copy(), *agenda, **settings)

    @staticmethod
    def outcome(chance: Chance, written: Any) -> Any:
        if not isinstance(chance, Roll):
            return written
        return tuple(face or 10 for face in (written if isinstance(written, tuple) else (written,)))

    @property
    def p(self) -> Public:
        return self.state.public

    def ship(self, name: str) -> Ship:
        """A ship as she is now."""
        return ship_of(self.state, name)
