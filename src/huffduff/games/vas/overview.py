"""What a view comes to, for whoever looks at it: the ships as they are now, where their weapons bear, and the points.

Everything is worked out from the view alone, so that a client shows it and computes nothing.
"""

import msgspec

from huffduff.engine.secrecy import View
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AFT, FORE, PORT, SEATS, STARBOARD, Level, Seat, ShipId, WeaponId
from huffduff.games.vas.ships import attack_dice, local_dice, speed_this_turn
from huffduff.games.vas.state import Private, Public, Ship
from huffduff.games.vas.war.objectives import levels
from huffduff.games.vas.war.points import in_points, quarters

QUADRANT = 90
CLOCKWISE = (FORE, STARBOARD, AFT, PORT)

Sector = tuple[int, int]


class WeaponNow(msgspec.Struct, frozen=True):
    """A system as it is: its dice, and the sectors it bears in, each between two bearings clockwise off the bow."""

    dice: int
    local: int
    sectors: tuple[Sector, ...]


class ShipNow(msgspec.Struct, frozen=True):
    """A ship as she is: what she can sail this turn, in hundredths of an inch, and her weapons."""

    speed: int
    weapons: dict[WeaponId, WeaponNow]


class Overview(msgspec.Struct, frozen=True):
    """Every ship, the victory points of both sides so far, and how far the objectives that the view knows would be
    reached if the battle ended now."""

    ships: dict[ShipId, ShipNow]
    points: dict[Seat, str]
    reached: dict[Seat, Level]


@rule("VS-ARC.1", "VS-ARC.2")
def sectors(arcs: int) -> tuple[Sector, ...]:
    """A mask of quadrants as sectors; neighbours are one, and all four are a full circle."""
    found: list[Sector] = []
    borne = [place for place, quadrant in enumerate(CLOCKWISE) if arcs & quadrant]
    for place in borne:
        start = place * QUADRANT - QUADRANT // 2
        if found and found[-1][1] == start:
            found[-1] = (found[-1][0], start + QUADRANT)
        else:
            found.append((start, start + QUADRANT))
    first, last = (found[0], found[-1]) if found else ((0, 0), (0, 0))
    if len(found) > 1 and last[1] - 360 == first[0]:
        found = [*found[1:-1], (last[0], first[1] + 360)]
    return tuple(found)


def ship_now(facts: Facts, ship: Ship) -> ShipNow:
    """What is left of a ship's speed and weapons."""
    weapons = facts.cards[ship.card].weapons.values()
    return ShipNow(
        speed_this_turn(facts, ship),
        {one.id: WeaponNow(attack_dice(ship, one), local_dice(ship, one), sectors(one.arcs)) for one in weapons},
    )


@rule("VS-WAS.5", "VS-HID.1")
def reached(view: View[Facts, Public, Private]) -> dict[Seat, Level]:
    """What the battle would bring if it ended now, as far as the objectives are known."""
    if not view.public.turn:
        return {}
    own = view.private.objective if view.private else None
    return levels(view.data, view.public, {seat: own for seat in SEATS if seat == view.seat and own})


@rule("VS-BASIC.10", "VS-BASIC.17")
def overview(view: View[Facts, Public, Private]) -> Overview:
    """What this view comes to."""
    p, facts = view.public, view.data
    ships = {name: ship_now(facts, ship) for name, ship in p.ships.items()}
    points = {seat: in_points(quarters(facts, p, seat)) for seat in SEATS}
    return Overview(ships, points, reached(view))
