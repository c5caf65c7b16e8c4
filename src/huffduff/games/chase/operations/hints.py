"""What a client needs to offer orders: where units can sail, what ships can do and why not, and how aircraft stand."""

import msgspec

from huffduff.engine.errors import Reason, reason
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, GERMAN, LOST, PORTS, Hex, ShipId, UnitId, WingId
from huffduff.games.chase.operations import flights, sailing, tasks
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.orders import Wish
from huffduff.games.chase.operations.search import factors
from huffduff.games.chase.ships import forces
from huffduff.games.chase.ships.units import on_map, units
from huffduff.games.chase.state import Private, Public, Ship, Wing


class UnitHints(msgspec.Struct, frozen=True):
    """Where a unit can go, and whether it may move and patrol; a reason stands where something is not possible."""

    ways: dict[Hex, sailing.Way]
    move: Reason | None
    patrol: Reason | None


class ShipHints(msgspec.Struct, frozen=True):
    """What a single ship may do: repair, lie in port, refuel from each tanker beside her, regroup, return to base."""

    repair: dict[Wish, Reason | None]
    port: Reason | None
    refuel: dict[ShipId, Reason | None]
    regroup: Reason | None
    go_home: Reason | None


class WingHints(msgspec.Struct, frozen=True):
    """Where a wing starts and must land, how far it flies, and whether it is ready, aloft or grounded."""

    status: str
    grounded: Reason | None
    start: Hex
    base: Hex
    speed: int
    endurance: int
    kind: str


class OrderHints(msgspec.Struct, frozen=True):
    """All of it for one side.  `force` is a free name for a task force, `due` the units that must come back."""

    units: dict[UnitId, UnitHints]
    ships: dict[ShipId, ShipHints]
    wings: dict[WingId, WingHints]
    factors: dict[Hex, int]
    need: int
    force: UnitId
    due: tuple[UnitId, ...]
    ports: tuple[ShipId, ...]
    ends_game: tuple[ShipId, ...]


def hints(public: Public, private: Private, facts: Facts, side: str) -> OrderHints:
    """What one side may order, from its own chart and the table alone."""
    desk = Desk(public, private, facts, side)
    ships = on_map(private)
    return OrderHints(
        {unit: unit_hints(desk, unit, members) for unit, members in units(private).items()},
        {ship.id: ship_hints(desk, ship, ships) for ship in ships},
        {wing.id: wing_hints(private, facts, wing) for wing in private.wings.values() if wing.status != LOST},
        factors(private, facts, side),
        public.visibility,
        forces.free_name(private, side),
        tuple(desk.owing()),
        tuple(ship.id for ship in ships if facts.chart.port(side, ship.hex)),
        tuple(ship.id for ship in ships if ends_game(facts, side, ship)),
    )


def unit_hints(desk: Desk, unit: str, ships: list[Ship]) -> UnitHints:
    late = desk.too_late(unit)
    return UnitHints(
        sailing.reach(desk.private, desk.facts, desk.side, unit) if late is None else {},
        reason(late or sailing.stuck(desk.facts, unit, ships)),
        reason(tasks.patrol_refusal(desk.public, desk.private, desk.facts, unit) or desk.due(unit)),
    )


def ship_hints(desk: Desk, ship: Ship, ships: list[Ship]) -> ShipHints:
    public, private, facts, name = desk.public, desk.private, desk.facts, ship.id
    tankers = [other.id for other in ships if other.hex == ship.hex and not facts.ships[other.id].warship]
    wishes: tuple[Wish, ...] = (tasks.SPEED, tasks.RUDDER)
    return ShipHints(
        {wish: reason(tasks.repair_refusal(public, private, name, wish) or desk.due(name)) for wish in wishes},
        reason(tasks.port_refusal(public, private, facts, desk.side, name)),
        {
            tanker: reason(
                tasks.refuel_refusal(public, private, facts, desk.side, tanker, name) or desk.due(tanker, name)
            )
            for tanker in tankers
            if tanker != name
        },
        reason(forces.regroup_refusal(private, facts, name)),
        reason(desk.no_return(name)),
    )


def wing_hints(private: Private, facts: Facts, wing: Wing) -> WingHints:
    card = facts.wings[wing.id]
    return WingHints(
        wing.status,
        reason(flights.grounded(private, facts, wing.id)),
        flights.starts_from(private, facts, wing),
        flights.base_hex(private, facts, wing.id),
        card.speed,
        card.endurance,
        card.kind,
    )


def ends_game(facts: Facts, side: str, ship: Ship) -> bool:
    """Whether marking her In Port would be the end of the game, which a client asks about twice."""
    return side == GERMAN and ship.id == BISMARCK and facts.chart.port(side, ship.hex) in PORTS.values()
