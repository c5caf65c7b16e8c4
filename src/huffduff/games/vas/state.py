"""What lies on the table, and what a side keeps to itself until the scouts are revealed.

Almost everything is public: cards, damage, orders, dice.  Secret are only the scouting commitment, the tasks of the
Observation Flights, and (by option) the objective.  Ships, Flights and sides are frozen and shared between copies;
`Public.change_ship(...)`, `change_flight(...)` and `change_side(...)` put a changed one in place of the old.
"""

from typing import Any, Literal

import msgspec

from huffduff.engine.secrecy import Nothing
from huffduff.engine.secrecy import State as EngineState
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import (
    HORIZON,
    Area,
    Battery,
    CardId,
    Edge,
    FlightId,
    Navy,
    Objective,
    Order,
    Phase,
    PlaneId,
    Rudder,
    Seat,
    ShipId,
    Vital,
    WeaponId,
)
from huffduff.geometry.plane import Point

ShipStatus = Literal[
    "fleet",  # in the fleet list, not deployed yet
    "table",
    "scouting",
    "entering",  # comes on over `edge` in the next Movement Phase
    "waiting",  # a set battle brings her in turn `due`
    "deep",
    "sunk",
    "withdrawn",  # left the table over `edge`
]
FlightPlace = Literal[
    "aboard",  # on the deck of `carrier`
    "air",
    "raiding",  # beyond the enemy's edge, against carriers in deep deployment
    "spent",  # a kamikaze after its attack
    "lost",  # shot down or beaten in a dogfight
    "drowned",  # went down with its carrier
]

ORIGIN = Point(0, 0)


class Mount(msgspec.Struct, frozen=True):
    """The state of one weapon system: `fired` is the last turn in which it fired at anything or was silenced."""

    out: bool = False
    fired: int = 0
    loaded: int = 0
    reloads: int = 0


FRESH = Mount()


class Penalty(msgspec.Struct, frozen=True):
    """A random pick made by a critical score, in force while the area's score is at least `score`.

    Either `dice` are lost by a battery, or one turret (`weapon`) has to roll before it fires.
    """

    area: Area
    score: int
    battery: Battery | None = None
    dice: int = 0
    weapon: WeaponId | None = None


class Ship(msgspec.Struct, frozen=True):
    """A ship of this battle.  `halvings` are permanent halvings of her light guns; `vt` says she has VT fuses.

    Of this turn: `order` (and whether its check succeeded), whether she was `nimble` enough when she began to evade to
    be a fast target (None: her speed says so when she is fired at), distance `moved` along her path and whether she
    `turned`, the `wake` (her bridge at every turn and stop), whether she has moved and has been nominated to fire,
    whether her flight deck is open and how many operations it has made, and the areas on which damage control was
    tried.
    """

    id: ShipId
    side: Seat
    card: CardId
    hull: int
    mounts: dict[WeaponId, Mount]
    name: str = ""
    status: ShipStatus = "fleet"
    at: Point = ORIGIN
    heading: int = 0
    edge: Edge | None = None
    due: int = 0
    crippled: bool = False
    engine: int = 0
    weapons: int = 0
    crew: int = 0
    penalties: tuple[Penalty, ...] = ()
    lost_traits: tuple[str, ...] = ()
    halvings: int = 0
    vitals: tuple[Vital, ...] = ()
    rudder: Rudder = "free"
    anchored: bool = False
    vt: bool = False
    order: Order | None = None
    obeyed: bool = False
    nimble: bool | None = None
    moved: int = 0
    turned: bool = False
    wake: tuple[Point, ...] = ()
    has_moved: bool = False
    has_fired: bool = False
    deck_open: bool = False
    operations: int = 0
    repaired: tuple[Area, ...] = ()

    def score(self, area: Area) -> int:
        """The Critical Score of an area."""
        return self.engine if area == "engine" else self.weapons if area == "weapons" else self.crew

    def mounted(self, weapon: WeaponId, **changes: Any) -> dict[WeaponId, Mount]:
        """Her mounts with one of them changed."""
        return {**self.mounts, weapon: msgspec.structs.replace(self.mounts[weapon], **changes)}

    def under(self, order: Order) -> bool:
        """Whether she carries out this order this turn."""
        return self.order == order and self.obeyed


class Flight(msgspec.Struct, frozen=True):
    """A Flight of this battle.  `home` is the carrier it was bought with (None: land-based); `armed` is False under a
    Re-Arm token; `target` is the ship it touches and will attack; `raid` the carrier in deep deployment it will attack.

    `launched` says it may not move any more this turn, `safe` that nothing may touch or shoot at it this turn.
    """

    id: FlightId
    side: Seat
    plane: PlaneId
    home: ShipId | None
    place: FlightPlace
    carrier: ShipId | None = None
    at: Point = ORIGIN
    armed: bool = True
    target: ShipId | None = None
    raid: ShipId | None = None
    launched: bool = False
    safe: bool = False
    has_moved: bool = False
    wake: tuple[Point, ...] = ()


class Side(msgspec.Struct, frozen=True):
    """What is known of a side: `edge` is its own long edge once its zone was chosen; `scouts` its committed scouts once
    they were revealed (they stay listed when they come back); `deep` its carriers in deep deployment (they stay listed
    when they are sunk); `strength` how many ships it had at the start."""

    navy: Navy
    objective: Objective | None = None
    budget: int = 0
    spent: int = 0
    edge: Edge | None = None
    deployment_roll: int = 0
    scouts: tuple[ShipId, ...] = ()
    deep: tuple[ShipId, ...] = ()
    observers_scouting: int = 0
    observers_spotting: int = 0
    scouting_points: int = 0
    initiative_modifier: int = 0
    initiative: int = 0
    strength: int = 0
    all_air: bool = False
    commitment: str = ""


class Shot(msgspec.Struct, frozen=True):
    """Dice of one weapon system declared at one ship; `torpedoes` are launched one for each die."""

    weapon: WeaponId
    target: ShipId
    dice: int


class Burst(msgspec.Struct, frozen=True):
    """Dice of one AA or DP system declared at one Flight; `local` dice are those against Flights in contact."""

    ship: ShipId
    weapon: WeaponId
    flight: FlightId
    dice: int
    local: int = 0


@rule("VS-BASIC.17")
class Public(msgspec.Struct):
    """The table and the cards, open to both sides.

    `token` is the holder of the Initiative Token, `slot` the side whose nomination it is, `nominated` the ship that
    moves or fires now, `shots` what it has declared and not fired yet, `bursts` the AA fire declared by both sides.
    `dogfights` are pairs of enemy Flights in contact, `company` pairs of friendly ones (support, escort); both are
    relations that moves write, never derived from places.  `aircraft_nominated` are the sides whose aircraft have had
    their slot.  `horizon` is how far one can see (less by night).  `spotted` are the stationary targets of Beyond the
    Horizon attacks, by the side that fires at them; `land` are outlines of islands (no scenario of the book has any).
    """

    scenario: str
    options: dict[str, str]
    year: int
    sides: dict[Seat, Side]
    ships: dict[ShipId, Ship]
    flights: dict[FlightId, Flight]
    turn: int = 0
    last_turn: int = 8
    phase: Phase = "setup"
    step: str = ""
    wind: Edge | None = None
    horizon: int = HORIZON
    token: Seat | None = None
    slot: Seat | None = None
    nominated: ShipId | None = None
    shots: tuple[Shot, ...] = ()
    bursts: tuple[Burst, ...] = ()
    smoke: tuple[Point, ...] = ()
    dogfights: tuple[tuple[FlightId, FlightId], ...] = ()
    company: tuple[tuple[FlightId, FlightId], ...] = ()
    air_first: Seat | None = None
    aircraft_nominated: tuple[Seat, ...] = ()
    spotted: tuple[tuple[Seat, ShipId], ...] = ()
    land: tuple[tuple[Point, ...], ...] = ()
    final: dict[Seat, str] = {}

    def copy(self) -> "Public":
        twin: Public = self.__copy__()  # type: ignore[attr-defined]
        twin.sides = self.sides.copy()
        twin.ships = self.ships.copy()
        twin.flights = self.flights.copy()
        return twin

    def change_ship(self, ship: ShipId, **changes: Any) -> Ship:
        """Put a changed ship in place of the old one, and give it back."""
        new = self.ships[ship] = msgspec.structs.replace(self.ships[ship], **changes)
        return new

    def change_flight(self, flight: FlightId, **changes: Any) -> Flight:
        """Put a changed Flight in place of the old one, and give it back."""
        new = self.flights[flight] = msgspec.structs.replace(self.flights[flight], **changes)
        return new

    def change_side(self, seat: Seat, **changes: Any) -> Side:
        """Put a changed side in place of the old one, and give it back."""
        new = self.sides[seat] = msgspec.structs.replace(self.sides[seat], **changes)
        return new


class Private(msgspec.Struct):
    """What a side has decided in secret: the ships that scout, how many Observation Flights of each ship scout (the
    others spot), the salt of its commitment, and its objective where the option keeps that secret."""

    scouts: tuple[ShipId, ...] = ()
    observers: tuple[tuple[ShipId, int], ...] = ()
    salt: tuple[int, ...] = ()
    objective: Objective | None = None

    def copy(self) -> "Private":
        return self.__copy__()  # type: ignore[attr-defined,no-any-return]


class State(EngineState[Facts, Public, Private, Nothing]):
    """The state of this game, with its own data.  What no side knows is only how dice will fall: no umpire."""

    __slots__ = ()
