"""Scenarios as data: who starts where, what may be put where, what comes later, and when it ends."""

from huffduff.engine.tables import Strict
from huffduff.games.sink.facts.words import AirId, Designator, Hex, ShipId


class Group(Strict, frozen=True):
    """A task force in its hex; a `held` one may not move until Bismarck is detected."""

    ships: tuple[ShipId, ...]
    hex: Hex
    held: bool = False
    escort: bool = False


class Patrol(Strict, frozen=True):
    """Ships and dummies that the British spread over hexes of which none may stay empty."""

    ships: tuple[ShipId, ...]
    hexes: tuple[Hex, ...]


class Breakout(Strict, frozen=True):
    """The German start: one force in one of the hexes, dummies in the others; `free` ships go with her or apart."""

    ships: tuple[ShipId, ...]
    hexes: tuple[Hex, ...]
    free: tuple[ShipId, ...] = ()


class Harbour(Strict, frozen=True):
    """Ships and dummies that start in a port, in as many task forces as the German likes."""

    ships: tuple[ShipId, ...]
    hex: Hex
    dummies: int


class Arrival(Strict, frozen=True):
    """A ship that comes later: on a turn in a hex, or escorting the first convoy of a designator drawn."""

    ship: ShipId
    hex: Hex
    turn: int = 0
    convoy: Designator | None = None


class Start(Strict, frozen=True):
    """A convoy on the map when the game begins; its counter is drawn from its designator's."""

    designator: Designator
    hex: Hex


class Caps(Strict, frozen=True):
    """How many task forces and how many dummies among them a side may have in play."""

    forces: int
    dummies: int


class Scenario(Strict, frozen=True):
    """A scenario: everything that 16.1 says, with the changes of its own."""

    id: str
    british: Caps
    german: Caps
    group: tuple[Group, ...]
    patrol: Patrol
    breakout: Breakout
    convoy: tuple[Start, ...]
    arrival: tuple[Arrival, ...]
    aircraft: tuple[AirId, ...]
    harbour: Harbour | None = None
    escorts: tuple[ShipId, ...] = ()  # British ships that start with convoys of their owner's choice
    ends_when_sunk: tuple[ShipId, ...] = ()  # all of them


class Scenarios(Strict, frozen=True):
    """The file `scenarios.toml`."""

    scenario: tuple[Scenario, ...]
