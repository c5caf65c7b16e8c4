"""Scenarios as data: who starts where, what may be put where, what comes later, and when it ends."""

from msgspec import structs

from huffduff.engine.tables import Strict
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import GERMAN, AirId, Designator, Hex, Seat, ShipId


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
    """A scenario: everything that the historical one says, or has in its place."""

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

    def caps(self, side: Seat) -> Caps:
        return self.german if side == GERMAN else self.british

    @property
    def held(self) -> tuple[ShipId, ...]:
        """Ships that may not move until Bismarck is detected."""
        return tuple(ship for group in self.group if group.held for ship in group.ships)

    def ships(self, side: Seat) -> tuple[ShipId, ...]:
        """The ships of a side in this scenario, those that come later last."""
        if side == GERMAN:
            return (*self.breakout.ships, *self.breakout.free, *(self.harbour.ships if self.harbour else ()))
        fixed = tuple(ship for group in self.group for ship in group.ships)
        return (*fixed, *self.patrol.ships, *self.escorts, *(arrival.ship for arrival in self.arrival))


class Variant(Strict, frozen=True):
    """What another scenario changes in the historical one."""

    id: str
    german: Caps | None = None
    harbour: Harbour | None = None
    escorts: tuple[ShipId, ...] = ()
    free: tuple[ShipId, ...] = ()
    ends_when_sunk: tuple[ShipId, ...] = ()

    def of(self, historical: Scenario) -> Scenario:
        """The whole scenario; a ship that is there from the start does not come later."""
        return structs.replace(
            historical,
            id=self.id,
            german=self.german or historical.german,
            harbour=self.harbour,
            escorts=self.escorts,
            breakout=structs.replace(historical.breakout, free=self.free),
            arrival=tuple(arrival for arrival in historical.arrival if arrival.ship not in self.escorts),
            ends_when_sunk=self.ends_when_sunk,
        )


class Scenarios(Strict, frozen=True):
    """The file `scenarios.toml`."""

    historical: Scenario
    variant: tuple[Variant, ...]

    @rule("SB-16.0.a")
    def all(self) -> tuple[Scenario, ...]:
        """Every scenario, the others built on the historical one."""
        return (self.historical, *(variant.of(self.historical) for variant in self.variant))
