"""Orders at random, for players that know nothing and for finding out what the rules do with anything allowed."""

from huffduff.engine.choices import Rng, Value
from huffduff.games.chase import flights, forces, sailing
from huffduff.games.chase.desk import VERBS, Desk
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import ALOFT, ON_MAP, READY, SHADOWED, VIS_X, Private, Public, Ship
from huffduff.games.chase.units import blind, units

BUSY_SHARE = 0.4  # of units and wings that get an order
REGROUP_SHARE = 0.02  # of ships that leave or form a task force


def some_orders(public: Public, private: Private, facts: Facts, side: str, rng: Rng) -> tuple[Value, ...]:
    """A list of orders that is allowed: each is tried on a copy of the chart and kept if it is not refused."""
    desk = Desk(public, private.copy(), facts, side)
    orders: list[Value] = []

    def give(order: Value) -> None:
        if desk.carry_out(order) is None:
            orders.append(order)

    for ship in desk.private.ships.values():
        if ship.status == ON_MAP and rng.random() < REGROUP_SHARE:
            give(_some_regrouping(side, ship, desk))
    for unit, ships in units(desk.private).items():
        if sailing.must_come_back(desk.private, facts, side, ships) and ships[0].marker != SHADOWED:
            ways = sailing.reach(desk.private, facts, side, unit)
            for way in ways.values():
                give(("move", unit, *way.path))
                break
        elif rng.random() < BUSY_SHARE:
            give(_some_order(facts, side, unit, ships, desk, rng))
    for name, wing in desk.private.wings.items():
        if wing.status in (READY, ALOFT) and rng.random() < BUSY_SHARE:
            give(_some_flight(public, facts, name, desk, rng))
    return tuple(sorted(orders, key=lambda order: VERBS[order[0]].stage))


def _some_order(facts: Facts, side: str, unit: str, ships: list[Ship], desk: Desk, rng: Rng) -> Value:
    what = rng.random()
    ship = ships[int(rng.random() * len(ships))]
    if what < 0.7:
        return ("move", unit, *_some_path(facts, side, ships[0].hex, rng))
    if what < 0.8:
        return ("patrol", unit)
    if what < 0.85:
        return ("port", ship.id)
    if what < 0.9:
        return ("repair", ship.id, "rudder" if ship.card.rudder else "speed")
    near = [other.id for other in desk.private.ships.values() if other.hex == ship.hex]
    tankers = [name for name in near if facts.ships[name].kind == "TK"]
    return ("refuel", *tankers[:1], ship.id)


def _some_regrouping(side: str, ship: Ship, desk: Desk) -> Value:
    """Leave the force, or form one with ships in the same hex."""
    if ship.force:
        return ("detach", ship.id)
    near = [other.id for other in desk.private.ships.values() if other.hex == ship.hex and other.id != ship.id]
    return ("form", forces.free_name(desk.private, side), ship.id, *near[:2])


def _some_path(facts: Facts, side: str, here: str, rng: Rng) -> list[str]:
    path = []
    for _ in range(1 + int(rng.random() * 2)):
        ways = facts.chart.ways(side, here)
        if not ways:
            break
        here = ways[int(rng.random() * len(ways))]
        path.append(here)
    return path


def _some_flight(public: Public, facts: Facts, name: str, desk: Desk, rng: Rng) -> Value:
    """Straight out and back by the same hexes, with markers at the far end."""
    wing, card = desk.private.wings[name], facts.wings[name]
    here = start = flights.starts_from(desk.private, facts, wing)
    out: list[str] = []
    if wing.status == READY and start:
        for _ in range(1 + int(rng.random() * (card.speed // 2))):
            near = facts.chart.neighbours(here)
            here = near[int(rng.random() * len(near))]
            out.append(here)
    path = [*out, *out[-2::-1], start] if out else []
    searches = () if not out or public.visibility >= VIS_X or blind(public, facts, here) else (here, here)
    return ("fly", name, tuple(path), searches, "")
