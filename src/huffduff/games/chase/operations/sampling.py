"""Orders at random, for players that know nothing and for finding out what the rules do with anything allowed."""

from huffduff.engine.choices import Rng
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALOFT, GERMAN, ON_MAP, READY
from huffduff.games.chase.operations import flights, sailing
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.orders import (
    Detach,
    Fly,
    Form,
    InPort,
    Move,
    Order,
    Patrol,
    Refuel,
    Repair,
    Return,
    stage,
)
from huffduff.games.chase.options import corrected
from huffduff.games.chase.ships import forces
from huffduff.games.chase.ships.units import blind, units
from huffduff.games.chase.state import Private, Public, Ship, Wing

BUSY_SHARE = 0.4  # of units that get an order
FLYING_SHARE = 0.25  # of wings that fly
REGROUP_SHARE = 0.02  # of ships that leave or form a task force


def some_orders(public: Public, private: Private, facts: Facts, side: str, rng: Rng) -> tuple[Order, ...]:
    """A list of orders that is allowed: tried on a copy of the chart as the steps take them up, and kept if they pass.

    Destroyers that would owe a move when all is done sail by the first way they have.
    """
    desk = Desk(public, private.copy(), facts, side)
    orders: list[Order] = []

    def give(wanted: list[Order]) -> None:
        orders.extend(order for order in wanted if desk.carry_out(order) is None)

    chart = desk.private
    give([_some_regrouping(desk, ship) for ship in chart.ships.values() if rng.random() < REGROUP_SHARE])
    give(_homeward(desk))
    wanted = [_some_order(desk, unit, ships, rng) for unit, ships in units(chart).items() if rng.random() < BUSY_SHARE]
    wanted += [
        _some_flight(desk, wing, rng)
        for wing in chart.wings.values()
        if rng.random() < FLYING_SHARE and wing.status in (READY, ALOFT)
    ]
    give(sorted(wanted, key=stage))
    for unit in (*desk.owing(), *desk.homebound()):
        way = next(iter(sailing.reach(chart, facts, side, unit).values()))
        give([Move(unit, way.path)])
    return tuple(orders)


def _homeward(desk: Desk) -> list[Order]:
    """Destroyers that must come back leave their forces first, for these may get something else to do."""
    if desk.side != GERMAN or not corrected(desk.public):
        return []
    flotillas = [
        name
        for ships in units(desk.private).values()
        if sailing.must_come_back(desk.private, desk.facts, desk.side, ships)
        for name in sailing.destroyers(desk.facts, ships)
    ]
    return [Detach((name,)) for name in flotillas]


def _some_order(desk: Desk, unit: str, ships: list[Ship], rng: Rng) -> Order:
    what = rng.random()
    ship = ships[int(rng.random() * len(ships))]
    if what < 0.7:
        return Move(unit, _some_path(desk, ships[0].hex, rng))
    if what < 0.8:
        return Patrol(unit)
    if what < 0.85:
        return InPort(ship.id)
    if what < 0.9:
        return Repair(ship.id, "rudder" if ship.card.rudder else "speed")
    if what < 0.91:
        return Return(ship.id)
    tankers = [name for name in _beside(desk, ship) if not desk.facts.ships[name].warship]
    return Refuel(tankers[0] if tankers else "", ship.id)


def _some_regrouping(desk: Desk, ship: Ship) -> Order:
    """Leave the force, or form one with ships in the same hex."""
    if ship.force:
        return Detach((ship.id,))
    return Form(forces.free_name(desk.private, desk.side), (ship.id, *_beside(desk, ship)[:2]))


def _beside(desk: Desk, ship: Ship) -> list[str]:
    return [
        other.id
        for other in desk.private.ships.values()
        if other.hex == ship.hex and other.status == ON_MAP and other is not ship
    ]


def _some_path(desk: Desk, here: str, rng: Rng) -> tuple[str, ...]:
    path: list[str] = []
    for _ in range(1 + int(rng.random() * 2)):
        ways = desk.facts.chart.ways(desk.side, here)
        if ways:
            here = ways[int(rng.random() * len(ways))]
            path.append(here)
    return tuple(path)


def _some_flight(desk: Desk, wing: Wing, rng: Rng) -> Order:
    """Straight out and back by the same hexes, with markers at the far end; an enduring wing may stay out there."""
    facts, card = desk.facts, desk.facts.wings[wing.id]
    here = start = flights.starts_from(desk.private, facts, wing)
    out: list[str] = []
    if wing.status == READY and start:
        for _ in range(1 + int(rng.random() * (card.speed // 2))):
            near = facts.chart.neighbours(here)
            here = near[int(rng.random() * len(near))]
            out.append(here)
    stays = card.endurance > 1 and rng.random() < 0.5
    path = out if stays else [*out, *out[-2::-1], start]
    searches = () if not out or blind(desk.public, facts, here) else (here, here)
    return Fly(wing.id, tuple(path), searches, "")
