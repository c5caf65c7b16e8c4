"""Courses: where a unit could sail this turn, who keeps it from more, and what a course that is drawn comes to."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.errors import Reason, Refused, reason
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import Hex, ShipId
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.units import members
from huffduff.games.chase.state import Private, Public, Ship


class Reach(msgspec.Struct, frozen=True):
    """Where a unit can sail: a shortest way to every hex, and the next hexes from each, for those who draw their own.

    `most` hexes are possible with her speed and fuel, and `limits` are the ships that keep the others from more.
    """

    refusal: Reason | None
    ways: dict[Hex, sailing.Way]
    onward: dict[Hex, tuple[Hex, ...]]
    most: int
    limits: tuple[ShipId, ...]


class Course(msgspec.Struct, frozen=True):
    """What a course comes to: fuel burnt and left, hexes that could be added, and what nobody says aloud.

    `last_fuel` are ships that burn their last and the turn in which that ends; `rests` the turns in which the unit may
    not move afterwards; `fog` is the first hex of fog on the way, in which a shadowed unit is lost from sight.
    """

    hex: Hex
    burnt: dict[ShipId, int]
    fuel: dict[ShipId, int]
    left: int
    limits: tuple[ShipId, ...]
    onward: tuple[Hex, ...]
    last_fuel: dict[ShipId, int]
    rests: int
    fog: Hex


NOWHERE: dict[Hex, sailing.Way] = {}


def reach_of(private: Private, facts: Facts, side: str, unit: str, late: Refused | None = None) -> Reach:
    """Where a unit can sail, or why it cannot move at all."""
    ships = members(private, unit)
    refusal = late or sailing.stuck(facts, unit, ships)
    if refusal is not None:
        return Reach(reason(refusal), NOWHERE, {}, 0, ())
    most, limits = farthest(facts, ships)
    start = ships[0].hex
    ways = sailing.reach(private, facts, side, unit)
    inside = [start, *(place for place, way in ways.items() if len(way.path) < most)]
    onward = {
        here: tuple(
            there
            for there in facts.chart.ways(side, here)
            if sailing.step_refusal(private, facts, side, ships, here, there) is None
        )
        for here in (inside if most else ())
    }
    return Reach(None, ways, onward, most, limits)


@rule("CH-7.7.2.n", "CH-7.7.2.p")
def farthest(facts: Facts, ships: Sequence[Ship]) -> tuple[int, tuple[ShipId, ...]]:
    """How many hexes a unit that may move can go at most, and the ships that keep the others from more."""
    paces = {ship.id: sailing.pace(facts, ship) for ship in ships}
    slowest = most = min(paces.values())
    while most and sailing.fuel_refusal(facts, ships, most) is not None:
        most -= 1
    if most < slowest:
        return most, tuple(ship.id for ship in ships if sailing.fuel_refusal(facts, (ship,), most + 1) is not None)
    return most, tuple(name for name, pace in paces.items() if pace == slowest and slowest < max(paces.values()))


def course(public: Public, private: Private, facts: Facts, side: str, unit: str, path: tuple[Hex, ...]) -> Course:
    """What a course that is allowed comes to."""
    ships = members(private, unit)
    burnt = {ship.id: fuel.cost(facts, ship, len(path)) for ship in ships if facts.ships[ship.id].uses_fuel}
    most, limits = farthest(facts, ships)
    further = facts.chart.ways(side, path[-1]) if len(path) < most else ()
    emptied = public.turn + facts.tables.supply.emergency_turns
    return Course(
        path[-1],
        burnt,
        {name: private.ships[name].fuel - points for name, points in burnt.items()},
        most - len(path),
        limits,
        tuple(there for there in further if sailing.path_refusal(private, facts, side, unit, (*path, there)) is None),
        {
            name: emptied
            for name, points in burnt.items()
            if points >= private.ships[name].fuel and not private.ships[name].emergency
        },
        max(facts.tables.movement.speed[facts.ships[ship.id].speed].no_move for ship in ships),
        next((place for place in path if public.fog and facts.chart.fog(place)), ""),
    )
