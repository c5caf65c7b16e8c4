"""What the objective asks of ships: to leave over an edge in time, or to hold quarters of the table."""

from typing import NamedTuple

from huffduff.games.vas.captain.numbers import GONE, PROGRESS, QUARTER, SPARE_TURNS, URGENT
from huffduff.games.vas.end.closing import OPPOSITE
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, OTHER, Edge, Objective, Seat, ShipId
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.ships import flank_speed
from huffduff.games.vas.state import Public, Ship
from huffduff.games.vas.war.objectives import counted
from huffduff.games.vas.war.points import QUARTER as QUARTERED
from huffduff.games.vas.war.points import quarters

ACROSS = ("breakout", "sweep-and-clear")  # the objectives that ask ships to leave over the enemy's edge


class Mission(NamedTuple):
    """The edge to leave over, the ships that do and whether they do nothing else before, and whether quarters of the
    table are to be held."""

    edge: Edge | None = None
    runners: tuple[ShipId, ...] = ()
    holds: bool = False
    at_once: bool = False


def to_edge(facts: Facts, ship: Ship, edge: Edge) -> int:
    """How far a ship is from an edge."""
    table = sea(facts)
    ways = {"south": ship.at.y, "north": table.north - ship.at.y, "west": ship.at.x, "east": table.east - ship.at.x}
    return ways[edge]


def turns_needed(facts: Facts, ship: Ship, edge: Edge) -> float:
    """How many turns she needs to leave over an edge."""
    return to_edge(facts, ship, edge) / max(1, flank_speed(facts, ship))


def turns_left(public: Public) -> int:
    """The turns still to be sailed, with this one."""
    return public.last_turn - public.turn + 1


def mission(facts: Facts, public: Public, seat: Seat, objective: Objective | None) -> Mission:
    """Half the ships, the quickest to be there, leave where that is asked; a retreat waits for the last moment and for
    a lead that bears what it costs."""
    own = public.sides[seat].edge
    if objective == "domination":
        return Mission(holds=True)
    if own is None or objective not in (*ACROSS, "fighting-retreat"):
        return Mission()
    edge = own if objective == "fighting-retreat" else OPPOSITE[own]
    runners = _runners(facts, public, seat, edge)
    if objective == "fighting-retreat" and not _retreats(facts, public, seat, runners, edge):
        return Mission()
    return Mission(edge, tuple(ship.id for ship in runners), at_once=objective == "sweep-and-clear")


def _runners(facts: Facts, public: Public, seat: Seat, edge: Edge) -> list[Ship]:
    ships = counted(public, seat)
    gone = sum(ship.status == "withdrawn" and ship.edge == edge for ship in ships)
    there = [ship for ship in ships if ship.status == "table"]
    there.sort(key=lambda ship: turns_needed(facts, ship, edge))
    return there[: max(0, -(-len(ships) // 2) - gone)]


def _retreats(facts: Facts, public: Public, seat: Seat, runners: list[Ship], edge: Edge) -> bool:
    if not runners:
        return False
    slowest = max(turns_needed(facts, ship, edge) for ship in runners)
    lead = quarters(facts, public, seat) - quarters(facts, public, OTHER[seat])
    price = sum(QUARTERED * facts.cards[ship.card].points for ship in runners if not ship.crippled)
    return turns_left(public) <= slowest + SPARE_TURNS and lead > price


def progress(facts: Facts, public: Public, what: Mission, ship: Ship) -> float:
    """What a place is worth to the objective; `ship` is as she would be there."""
    if what.holds:
        return QUARTER * public.turn * _held(facts, public, ship)
    if what.edge is None or ship.id not in what.runners:
        return 0.0
    points = facts.cards[ship.card].points
    before = public.ships[ship.id]
    spare = turns_left(public) - turns_needed(facts, before, what.edge)
    rate = URGENT if what.at_once or spare <= SPARE_TURNS else PROGRESS
    return points * rate * (to_edge(facts, before, what.edge) - to_edge(facts, ship, what.edge)) / INCH


def leaving(facts: Facts, what: Mission, ship: Ship, edge: Edge) -> float | None:
    """What leaving over an edge is worth where the objective asks for it."""
    asked = edge == what.edge and ship.id in what.runners
    return GONE * facts.cards[ship.card].points if asked else None


def _held(facts: Facts, public: Public, ship: Ship) -> int:
    """The quarters of the table that are held with her in this place."""
    x, y = (side * INCH // 2 for side in facts.war.table)
    ours, theirs = {(ship.at.x > x, ship.at.y > y)}, set[tuple[bool, bool]]()
    for one in public.ships.values():
        if one.status == "table" and one.id != ship.id:
            (ours if one.side == ship.side else theirs).add((one.at.x > x, one.at.y > y))
    return len(ours - theirs)
