"""The odds of Flights against a ship, and of a ship's guns against a Flight, as the chapters of the air roll them."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from huffduff.engine.errors import Refused
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.guns import Gun, ship_guns
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Plane, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, FlightId, Seat, WeaponId
from huffduff.games.vas.gunnery.attack import NEVER, Attack
from huffduff.games.vas.odds.counting import power, product, shares
from huffduff.games.vas.odds.groups import allowed
from huffduff.games.vas.ships import permissions_needed
from huffduff.games.vas.state import Flight, Public, Ship
from huffduff.geometry.plane import Point

# Where a Flight stands that touches a ship which lies at the origin and heads north.
PLACES = {"side": Point(3 * INCH, 0), "fore": Point(0, 3 * INCH), "aft": Point(0, -3 * INCH)}
WAYS = {"port": Point(-1, 0), "starboard": Point(1, 0), "fore": Point(0, 1), "aft": Point(0, -1)}


class GunOdds(msgspec.Struct, frozen=True):
    """One system: its dice, those of them that are Local, the faces that hit, and its own chance to bring it down."""

    id: str
    attack_dice: int
    local_dice: int
    need: int
    local_need: int
    hit_chance: float
    destroy: float


class AaReport(msgspec.Struct, frozen=True):
    """The chances of AA fire: of 0, 1, 2 ... hits in all, and that one system alone has enough to bring it down."""

    attacker: str
    target: str
    weapons: tuple[GunOdds, ...]
    hits: tuple[float, ...]
    destroy: float


def flight_at(plane: Plane, seat: Seat, at: Point) -> Flight:
    return Flight(FlightId(f"{seat}-{plane.id}-1"), seat, plane.id, None, "air", at=at)


def attack_of(facts: Facts, year: int, plane: Plane, target: Ship, aspect: str) -> Attack:
    """The die of a Flight that touches a ship on this aspect."""
    flight = flight_at(plane, "blue", PLACES[aspect])
    return flight_attack(facts, Public("", {}, year, {}, {}, {}), flight, target)


def _hits(gun: Gun) -> list[int]:
    """In how many ways a system scores each number of hits."""
    (target,) = gun.targets
    own = min(gun.dice, gun.to_a_side) if target.port or target.starboard else gun.dice
    local = gun.local if target.local else 0
    aimed = power([target.need - 1, NEVER - target.need], own if target.own else 0)
    return product(aimed, power([target.local_need - 1, NEVER - target.local_need], local))


@rule("VS-AIR.19", "VS-AIR.25", "VS-TRAIT.23")
def _not_at_aircraft(weapon: Weapon) -> Refused:
    """Why a weapon has nothing to fire at a Flight with: it never has, or not so far away."""
    if weapon.kind == "aa" or weapon.has("dp"):
        return Refused("vas-odds-not-so-far", "VS-AIR.19", weapon=weapon.id)
    return Refused("vas-odds-not-at-aircraft", "VS-AIR.19", weapon=weapon.id)


@rule("VS-BASIC.10", "VS-AIR.19")
def aa_report(
    facts: Facts,
    year: int,
    ship: Ship,
    plane: Plane,
    distance: int,
    arc: str,
    named: Sequence[str],
    grouped: Sequence[str],
) -> AaReport:
    """A ship's AA batteries and DP guns against one Flight; at no distance it touches her.

    Weapons that are named have to be able to fire at it; of a group those fire that can.
    """
    way = WAYS[arc]
    flight = flight_at(plane, "red", Point(way.x * distance, way.y * distance))
    public = Public("", {}, year, {}, {ship.id: ship}, {flight.id: flight}, turn=1)
    able = {gun.weapon: gun for gun in ship_guns(facts, public, ship, (flight,))}
    guns = [gun for name, gun in able.items() if name in (*named, *grouped)]
    idle = [name for name in named if name not in able]
    if idle:
        raise _not_at_aircraft(facts.cards[ship.card].weapons[WeaponId(idle[0])])
    if not guns:
        raise Refused("vas-odds-nothing-at-aircraft", "VS-AIR.19")
    rows, total, safe = [], [1], Fraction(1)
    for gun in guns:
        (target,) = gun.targets
        rolls = permissions_needed(ship, facts.cards[ship.card].weapons[gun.weapon])
        fires, hits = allowed(facts.tables.gunnery.permission, rolls), _hits(gun)
        ways = [count * fires.numerator for count in hits]
        ways[0] += (fires.denominator - fires.numerator) * sum(hits)
        total = product(total, ways)
        down = Fraction(sum(ways[target.hits :]), sum(ways))
        safe *= 1 - down
        local, dice = (gun.local if target.local else 0), len(ways) - 1
        chance = Fraction(NEVER - (target.need if dice > local else target.local_need), 6)
        rows.append(
            GunOdds(gun.weapon, dice, local, target.need, target.local_need, float(chance), float(down)),
        )
    return AaReport(ship.card, plane.id, tuple(rows), shares(total), float(1 - safe))
