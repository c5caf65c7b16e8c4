"""What a client needs to offer orders: where units can sail, what ships can do and why not, and how aircraft stand."""

import msgspec

from huffduff.engine.errors import Reason, reason
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, GERMAN, LOST, PORTS, Hex, ShipId, UnitId, WingId
from huffduff.games.chase.operations import flights, tasks
from huffduff.games.chase.operations.courses import Reach, reach_of
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.orders import Wish
from huffduff.games.chase.operations.search import Factors, sources
from huffduff.games.chase.ships import forces
from huffduff.games.chase.ships.units import on_map, units
from huffduff.games.chase.state import Private, Public, Ship, Wing


class UnitHints(msgspec.Struct, frozen=True):
    """Where a unit can sail, and whether it may patrol; a reason stands where something is not possible."""

    sail: Reach
    patrol: Reason | None


class Supply(msgspec.Struct, frozen=True):
    """Whether a ship may take fuel, and how much would come aboard."""

    refusal: Reason | None
    fuel: int


class Mending(msgspec.Struct, frozen=True):
    """Whether a ship may repair this, and the chance of it, of ten."""

    refusal: Reason | None
    chance: int


class ShipHints(msgspec.Struct, frozen=True):
    """What a single ship may do: repair, lie in port, refuel from each tanker beside her, regroup, return to base.

    `port` is nothing where there is none.
    """

    repair: dict[Wish, Mending]
    port: Supply | None
    refuel: dict[ShipId, Supply]
    regroup: Reason | None
    go_home: Reason | None
    ends_game: bool


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
    """All of it for one side.

    `force` is a free name for a task force, `due` the units that must come back, `patrol` and `marker` the Search
    Factors that a patrol and a marker of a flight give.
    """

    units: dict[UnitId, UnitHints]
    ships: dict[ShipId, ShipHints]
    wings: dict[WingId, WingHints]
    factors: dict[Hex, Factors]
    need: int
    patrol: int
    marker: int
    force: UnitId
    due: tuple[UnitId, ...]


def hints(public: Public, private: Private, facts: Facts, side: str) -> OrderHints:
    """What one side may order, from its own chart and the table alone."""
    desk = Desk(public, private, facts, side)
    ships = on_map(private)
    return OrderHints(
        {unit: unit_hints(desk, unit) for unit in units(private)},
        {ship.id: ship_hints(desk, ship, ships) for ship in ships},
        {wing.id: wing_hints(private, facts, wing) for wing in private.wings.values() if wing.status != LOST},
        sources(public, private, facts, side),
        public.visibility,
        facts.tables.search.patrol,
        facts.tables.search.flight,
        forces.free_name(private, side),
        (*desk.owing(), *desk.homebound()),
    )


def unit_hints(desk: Desk, unit: str) -> UnitHints:
    return UnitHints(
        reach_of(desk.private, desk.facts, desk.side, unit, desk.too_late(unit)),
        reason(tasks.patrol_refusal(desk.public, desk.private, desk.facts, unit) or desk.due(unit)),
    )


def ship_hints(desk: Desk, ship: Ship, ships: list[Ship]) -> ShipHints:
    public, private, facts, name = desk.public, desk.private, desk.facts, ship.id
    tankers = [
        other.id for other in ships if other.hex == ship.hex and other is not ship and not facts.ships[other.id].warship
    ]
    wishes: tuple[Wish, ...] = (tasks.SPEED, tasks.RUDDER)
    room = facts.ships[name].fuel - ship.fuel
    port = tasks.port_refusal(public, private, facts, desk.side, name)
    return ShipHints(
        {
            wish: Mending(
                reason(desk.no_repair(name, wish)),
                tasks.repair_chance(public, facts, wish),
            )
            for wish in wishes
        },
        Supply(reason(port), min(room, facts.tables.supply.port)) if facts.chart.port(desk.side, ship.hex) else None,
        {
            tanker: Supply(
                reason(tasks.refuel_refusal(public, private, facts, desk.side, tanker, name) or desk.due(tanker, name)),
                min(room, tasks.tanker_load(facts, name)),
            )
            for tanker in tankers
        },
        reason(forces.regroup_refusal(private, facts, name)),
        reason(desk.no_return(name)),
        ends_game(facts, desk.side, ship),
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
