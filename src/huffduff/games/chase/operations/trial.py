"""A trial of the orders of a turn: what a draft comes to, order by order, on a copy of the chart and the same desk."""

from typing import Literal

import msgspec

from huffduff.engine.errors import Reason, reason
from huffduff.games.chase.drafts import numbered
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALOFT, GERMAN, OTHER, READY, SHADOWED, Hex, ShipId, UnitId, WingId
from huffduff.games.chase.operations import flights, sailing, tasks
from huffduff.games.chase.operations.courses import Course, course
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.hints import UnitHints, ends_game, unit_hints
from huffduff.games.chase.operations.orders import REGROUPING, Fly, InPort, Move, Order, Refuel, Repair, in_step, stage
from huffduff.games.chase.operations.search import Factors, callable_hexes, sources, watched
from huffduff.games.chase.operations.spotting import spotting_value
from huffduff.games.chase.options import default
from huffduff.games.chase.ships import forces
from huffduff.games.chase.ships.units import blind, by_weight, units
from huffduff.games.chase.state import Private, Public, Ship


class Flight(msgspec.Struct, frozen=True):
    """What a flight comes to: what it costs of the wing's speed, what is left, and whether that is too `short`.

    `home` hexes lie between its end and the base, and a wing that may `stay` aloft has to fly them in the next turn;
    `markers` could still be paid for, on hexes of the path that can be searched or attacked.
    """

    start: Hex
    base: Hex
    cost: int
    left: int
    short: bool
    lands: bool
    home: int
    stay: bool
    markers: int
    searchable: tuple[Hex, ...]
    attackable: tuple[Hex, ...]


class OrderTried(msgspec.Struct, frozen=True):
    """One order of a draft: why it cannot be carried out, or what it comes to.

    `fuel` is what ships that are supplied have afterwards, `chance` that of repairs, of ten.
    """

    refusal: Reason | None
    course: Course | None = None
    flight: Flight | None = None
    fuel: dict[ShipId, int] = {}
    chance: int | None = None
    ends_game: bool = False


class UnitTried(msgspec.Struct, frozen=True):
    """A unit as it will be: regrouped at `start`, and in the end at `hex`, its heaviest ship first.

    `reported` are hexes of its way where the enemy's own watch finds it without a call, `spotted` the chance, of ten,
    that chance does.
    """

    ships: tuple[ShipId, ...]
    start: Hex
    hex: Hex
    task: str
    fuel: dict[ShipId, int]
    reported: tuple[Hex, ...]
    spotted: int


class WingTried(msgspec.Struct, frozen=True):
    """A wing without orders: where it would start and land, and what becomes of one that is in the air."""

    start: Hex
    base: Hex
    fate: Literal["", "flies-home", "lost"]


class OrdersTried(msgspec.Struct, frozen=True):
    """What a draft of orders comes to.

    `owed` is what is still missing and `due` are the units it is missing from; `regrouped` says what units can do that
    the orders make; `idle` units could do something and have nothing to do; `calls` are the hexes that could be called.
    """

    orders: tuple[OrderTried, ...]
    owed: Reason | None
    due: tuple[UnitId, ...]
    idle: tuple[UnitId, ...]
    units: dict[UnitId, UnitTried]
    regrouped: dict[UnitId, UnitHints]
    wings: dict[WingId, WingTried]
    factors: dict[Hex, Factors]
    calls: tuple[Hex, ...]
    force: UnitId


def try_orders(public: Public, private: Private, facts: Facts, side: str, orders: tuple[Order, ...]) -> OrdersTried:
    """Carry a draft out on a copy of the chart; what is refused is left out, and the rest goes on without it."""
    desk = Desk(public, private.copy(), facts, side)
    chart = desk.private
    tried: dict[int, OrderTried] = {}
    listed = in_step(orders)
    for number, order in listed:
        if stage(order) == REGROUPING:
            tried[number] = OrderTried(reason(numbered(desk.carry_out(order), number)))
    before = {unit: _names(ships) for unit, ships in units(private).items()}
    mustered = {unit: _names(ships) for unit, ships in units(chart).items()}
    regrouped = {unit: unit_hints(desk, unit) for unit, names in mustered.items() if before.get(unit) != names}
    starts = {unit: ships[0].hex for unit, ships in units(chart).items()}
    for number, order in listed:
        if number not in tried:
            tried[number] = try_order(desk, order, number)
    owing = (*desk.owing(), *desk.homebound())
    wings = wings_without_orders(desk)
    desk.bring_home()
    return OrdersTried(
        tuple(tried[number] for number in range(len(orders))),
        reason(desk.owed()),
        owing,
        tuple(unit for unit, ships in units(chart).items() if idle(desk, unit, ships)),
        {unit: unit_tried(public, facts, side, starts[unit], ships) for unit, ships in units(chart).items()},
        regrouped,
        wings,
        sources(public, chart, facts, side),
        tuple(callable_hexes(public, chart, facts, side)),
        forces.free_name(chart, side),
    )


def _names(ships: list[Ship]) -> tuple[ShipId, ...]:
    return tuple(ship.id for ship in ships)


def try_order(desk: Desk, order: Order, place: int) -> OrderTried:
    """Carry the order at one place of a list out, with what it comes to."""
    public, chart, facts = desk.public, desk.private, desk.facts
    flight = flight_of(desk, order) if isinstance(order, Fly) else None
    way = None
    if isinstance(order, Move) and desk.move_refusal(order.unit, order.path) is None:
        way = course(public, chart, facts, desk.side, order.unit, order.path)
    refusal = numbered(desk.carry_out(order), place)
    if refusal is not None:
        return OrderTried(reason(refusal), flight=flight)
    supplied = order.ship if isinstance(order, InPort | Refuel) else ""
    return OrderTried(
        None,
        way,
        flight,
        {supplied: chart.ships[supplied].fuel} if supplied else {},
        tasks.repair_chance(public, facts, order.wish) if isinstance(order, Repair) else None,
        isinstance(order, InPort) and ends_game(facts, desk.side, chart.ships[order.ship]),
    )


def flight_of(desk: Desk, order: Fly) -> Flight | None:
    """What a flight comes to, whether it is allowed or not, unless there is nothing that could fly."""
    public, chart, facts = desk.public, desk.private, desk.facts
    if flights.grounded(chart, facts, order.wing) is not None:
        return None
    wing, card = chart.wings[order.wing], facts.wings[order.wing]
    start, base = flights.starts_from(chart, facts, wing), flights.base_hex(chart, facts, wing.id)
    end = order.path[-1] if order.path else start
    cost = flights.price(public, facts, order.path, order.searches)
    left = card.speed - cost
    clear = tuple(dict.fromkeys(place for place in order.path if _visible(public, facts, place)))
    free = max(0, facts.tables.search.free_markers - len(order.searches))
    return Flight(
        start,
        base,
        cost,
        left,
        left < 0,
        end == base,
        facts.chart.distance(end, base) if end in facts.chart.places else 0,
        wing.status == READY and card.endurance > 1,
        free + max(0, left) // public.visibility if clear and not order.attack else 0,
        clear,
        tuple(place for place in clear if card.kind == "combat" and _prey(public, desk.side, place)),
    )


def _visible(public: Public, facts: Facts, place: Hex) -> bool:
    return place in facts.chart.places and not blind(public, facts, place)


def _prey(public: Public, side: str, place: Hex) -> bool:
    """Whether a shadowed enemy is there."""
    return any(
        contact.hex == place and contact.side == OTHER[side] and contact.marker == SHADOWED
        for contact in public.contacts.values()
    )


def idle(desk: Desk, unit: UnitId, ships: list[Ship]) -> bool:
    """Whether a unit could sail or patrol and does nothing at all."""
    if any(ship.steamed or ship.task or ship.restricted for ship in ships):
        return False
    moves = desk.too_late(unit) is None and sailing.stuck(desk.facts, unit, ships) is None
    return moves or tasks.patrol_refusal(desk.public, desk.private, desk.facts, unit) is None


def unit_tried(public: Public, facts: Facts, side: str, start: Hex, ships: list[Ship]) -> UnitTried:
    """A unit when all orders are carried out."""
    here = ships[0].hex
    moved = any(ship.steamed for ship in ships)
    through = [ship.through for ship in ships if ship.through][:1]
    ends = [here] if moved or default(public, "report-when-standing") else []
    return UnitTried(
        by_weight(facts, ships),
        start,
        here,
        ships[0].task,
        {ship.id: ship.fuel for ship in ships if facts.ships[ship.id].uses_fuel},
        tuple(place for place in (*through, *ends) if watched(public, facts, OTHER[side], place)),
        spotting_value(public, facts, here) if side == GERMAN else 0,
    )


def wings_without_orders(desk: Desk) -> dict[WingId, WingTried]:
    """The wings that could still fly, and what becomes of those in the air if they are left alone."""
    chart, facts = desk.private, desk.facts
    found = {}
    for wing in chart.wings.values():
        if wing.status in (READY, ALOFT) and wing.id not in desk.flown:
            base = flights.base_hex(chart, facts, wing.id)
            lost = wing.status == ALOFT and not flights.comes_home(chart, facts, wing.id)
            fate: Literal["", "flies-home", "lost"] = "lost" if lost else "flies-home" if wing.status == ALOFT else ""
            found[wing.id] = WingTried(flights.starts_from(chart, facts, wing), base, fate)
    return found
