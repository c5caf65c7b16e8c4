"""What a view comes to, for whoever looks at it: the ships as they are now, where their weapons bear, and the points.

Everything is worked out from the view alone, so that a client shows it and computes nothing.
"""

import msgspec

from huffduff.engine.secrecy import View
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import (
    AFT,
    FORE,
    OTHER,
    PORT,
    SEATS,
    STARBOARD,
    Level,
    Objective,
    Seat,
    ShipId,
    WeaponId,
)
from huffduff.games.vas.gunnery.aim import dice_to
from huffduff.games.vas.movement.course import helm
from huffduff.games.vas.ships import attack_dice, local_dice, permissions_needed, speed_this_turn
from huffduff.games.vas.state import Private, Public, Ship
from huffduff.games.vas.war.objectives import levels, most_valuable
from huffduff.games.vas.war.points import in_points, quarters

QUADRANT = 90
CLOCKWISE = (FORE, STARBOARD, AFT, PORT)

Sector = tuple[int, int]


class WeaponNow(msgspec.Struct, frozen=True):
    """A system as it is: its dice, the sectors it bears in, each between two bearings clockwise off the bow, and
    what it has to roll before it fires (0: nothing)."""

    dice: int
    local: int
    sectors: tuple[Sector, ...]
    permission: int


class Bearing(msgspec.Struct, frozen=True):
    """A sector between two bearings clockwise off the bow, and the guns with dice that bear in it, with their dice
    together."""

    sector: Sector
    guns: tuple[WeaponId, ...]
    dice: int


class ShipNow(msgspec.Struct, frozen=True):
    """A ship as she is: what she can sail this turn and how far she runs before a turn, in hundredths of an inch; how
    far she may turn then; her weapons, and what bears on every side of her."""

    speed: int
    run_up: int
    sharpest: int
    weapons: dict[WeaponId, WeaponNow]
    bearings: tuple[Bearing, ...]


class Overview(msgspec.Struct, frozen=True):
    """Every ship, the victory points of both sides so far, how far the objectives that the view knows would be reached
    if the battle ended now, and the ships that those objectives are about."""

    ships: dict[ShipId, ShipNow]
    points: dict[Seat, str]
    reached: dict[Seat, Level]
    wanted: dict[Seat, tuple[ShipId, ...]]


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


@rule("VS-ARC.1", "VS-ARC.2", "VS-WPN.2", "VS-WPN.3")
def bearings(facts: Facts, ship: Ship) -> tuple[Bearing, ...]:
    """The turrets that bear in each quadrant, or the light guns of a ship that has none; neighbours in which the same
    ones do with as many dice are one sector."""
    card = facts.cards[ship.card]
    guns = card.turrets or card.of("light")
    masks: dict[tuple[tuple[WeaponId, int], ...], int] = {}
    for quadrant in CLOCKWISE:
        borne = tuple((gun.id, dice) for gun in guns if gun.arcs & quadrant and (dice := dice_to(ship, gun, quadrant)))
        if borne:
            masks[borne] = masks.get(borne, 0) | quadrant
    return tuple(
        Bearing(sector, tuple(name for name, _ in borne), sum(dice for _, dice in borne))
        for borne, mask in masks.items()
        for sector in sectors(mask)
    )


@rule("VS-CRIT.19", "VS-VITAL.8")
def weapon_now(facts: Facts, ship: Ship, weapon: Weapon) -> WeaponNow:
    """What is left of a system."""
    permission = facts.tables.gunnery.permission if permissions_needed(ship, weapon) else 0
    return WeaponNow(attack_dice(ship, weapon), local_dice(ship, weapon), sectors(weapon.arcs), permission)


def ship_now(facts: Facts, ship: Ship) -> ShipNow:
    """What is left of a ship's speed and weapons."""
    weapons, able = facts.cards[ship.card].weapons.values(), helm(facts, ship)
    return ShipNow(
        speed_this_turn(facts, ship),
        able.run_up,
        able.sharpest,
        {one.id: weapon_now(facts, ship, one) for one in weapons},
        bearings(facts, ship),
    )


@rule("VS-WAS.5", "VS-HID.1")
def reached(view: View[Facts, Public, Private]) -> dict[Seat, Level]:
    """What the battle would bring if it ended now, as far as the objectives are known."""
    return levels(view.data, view.public, secrets(view)) if view.public.turn else {}


def secrets(view: View[Facts, Public, Private]) -> dict[Seat, Objective]:
    """The objective that only this view knows, if there is one."""
    own = view.private.objective if view.private else None
    return {seat: own for seat in SEATS if seat == view.seat and own}


@rule("VS-OBJ.15", "VS-HID.1")
def wanted(view: View[Facts, Public, Private]) -> dict[Seat, tuple[ShipId, ...]]:
    """The enemy ships that a side has to sink by its objective, as far as that is known."""
    p = view.public
    known = {seat: side.objective or secrets(view).get(seat) for seat, side in p.sides.items()}
    hunters = [seat for seat, objective in known.items() if objective == "ultimate-enemy"]
    return {seat: most_valuable(view.data, p, OTHER[seat]) for seat in hunters}


@rule("VS-BASIC.10", "VS-BASIC.17")
def overview(view: View[Facts, Public, Private]) -> Overview:
    """What this view comes to."""
    p, facts = view.public, view.data
    ships = {name: ship_now(facts, ship) for name, ship in p.ships.items()}
    points = {seat: in_points(quarters(facts, p, seat)) for seat in SEATS}
    return Overview(ships, points, reached(view), wanted(view))
