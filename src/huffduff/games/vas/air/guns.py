"""Guns against aircraft: which systems of a ship can shoot at which Flights, with how many dice, and what hits."""

from collections.abc import Iterable

import msgspec

from huffduff.games.vas.air.contact import airborne, fighting, in_contact
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Plane, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import ALL_ROUND, OTHER, PORT, STARBOARD, FlightId, Seat, ShipId, WeaponId
from huffduff.games.vas.gunnery.arcs import quadrants
from huffduff.games.vas.gunnery.sight import obstacle
from huffduff.games.vas.odds.groups import allowed
from huffduff.games.vas.ships import attack_dice, local_dice, permissions_needed, spent, still_loading
from huffduff.games.vas.state import Flight, Public, Ship


class GunTarget(msgspec.Struct, frozen=True):
    """A Flight that a system can shoot at: whether its own dice reach it and its Local dice do, what each has to show,
    the hits of one system that bring it down, and on which side of the ship it is (for Restricted guns)."""

    flight: FlightId
    own: bool
    local: bool
    need: int
    local_need: int
    hits: int
    port: bool = False
    starboard: bool = False


class Gun(msgspec.Struct, frozen=True):
    """A system with its dice and Local dice; an AA battery must fire, a DP gun may. `to_a_side` is the most dice that a
    Restricted gun has to one side, `fires` the chance that a magazine ablaze lets it."""

    ship: ShipId
    weapon: WeaponId
    dice: int
    local: int
    must: bool
    to_a_side: int
    targets: tuple[GunTarget, ...]
    fires: float = 1.0


@rule("VS-AIR.20", "VS-AIR.21", "VS-AIR.22", "VS-TRAIT.39", "VS-KAMI.3", "VS-ORD.14")
def face_needed(facts: Facts, plane: Plane, *, contact: bool, local: bool) -> int:
    """The face that hits a Flight: 6, 5 a Torpedo-Bomber in contact; Large Flights, and Local dice at kamikazes,
    give one more; nothing else counts."""
    air = facts.tables.air
    need = air.aa_torpedo_bomber if contact and plane.role == "torpedo-bomber" else air.aa_hit
    if plane.has("large"):
        need -= air.large
    return need - air.local_at_kamikaze if local and plane.role == "kamikaze" else need


@rule("VS-TRAIT.22", "VS-NAT-US.3", "VS-NAT-US.4", "VS-NAT-UK.1")
def dp_dice(ship: Ship, weapon: Weapon) -> int:
    """The dice of a DP gun at aircraft: half of them, rounding up, all with VT Fuses."""
    dice = attack_dice(ship, weapon)
    return dice if ship.vt else -(-dice // 2)


@rule("VS-TRAIT.23", "VS-NAT-US.6")
def dp_reach(facts: Facts, weapon: Weapon) -> int:
    """How far a DP gun reaches against aircraft: half its extreme range."""
    return weapon.reach // facts.tables.gunnery.dp_reach_divisor


@rule("VS-AIR.19", "VS-AIR.25", "VS-AIR.26", "VS-TRAIT.21", "VS-TRAIT.25", "VS-TRAIT.33", "VS-TRAIT.34", "VS-WPN.4")
@rule("VS-TRAIT.32", "VS-VITAL.9")
def ship_guns(facts: Facts, p: Public, ship: Ship, flights: Iterable[Flight]) -> tuple[Gun, ...]:
    """Her AA batteries and DP guns that can shoot at any of some Flights."""
    seen = tuple((flight, in_contact(facts, ship, flight)) for flight in flights)
    found = []
    for weapon in facts.cards[ship.card].weapons.values():
        mount = ship.mounts[weapon.id]
        if mount.out or mount.fired == p.turn or spent(ship, weapon) or still_loading(ship, weapon, p.turn):
            continue
        if weapon.kind == "aa":
            dice, local = attack_dice(ship, weapon), local_dice(ship, weapon)
        elif weapon.kind == "light" and weapon.has("dp"):
            dice, local = dp_dice(ship, weapon), 0
        else:
            continue
        targets = tuple(
            target
            for flight, contact in seen
            if (target := _target(facts, p, ship, weapon, flight, contact=contact, dice=dice, local=local))
        )
        if targets:
            limit = -(-attack_dice(ship, weapon) // 2) if weapon.has("restricted") else dice
            fires = float(allowed(facts.tables.gunnery.permission, permissions_needed(ship, weapon)))
            found.append(Gun(ship.id, weapon.id, dice, local, weapon.kind == "aa", limit, targets, fires))
    return tuple(found)


@rule("VS-AIR.25", "VS-BASIC.12", "VS-TRAIT.23", "VS-TRAIT.29", "VS-GEO.26")
def _target(
    facts: Facts, p: Public, ship: Ship, weapon: Weapon, flight: Flight, *, contact: bool, dice: int, local: int
) -> GunTarget | None:
    """A Flight as one system sees it: own dice within range, arc and sight, Local dice in contact."""
    plane, raided = facts.planes[flight.plane], flight.place == "raiding"
    where = 0 if raided else quadrants(ship, flight.at)
    own = bool(dice) and (raided or _reaches(facts, p, ship, weapon, flight, where, contact=contact))
    if not own and not (local and contact):
        return None
    return GunTarget(
        flight.id,
        own,
        bool(local) and contact,
        face_needed(facts, plane, contact=contact, local=False),
        face_needed(facts, plane, contact=contact, local=True),
        plane.hits_to_down,
        bool(where & PORT) and where != ALL_ROUND,
        bool(where & STARBOARD) and where != ALL_ROUND,
    )


def _reaches(facts: Facts, p: Public, ship: Ship, weapon: Weapon, flight: Flight, where: int, *, contact: bool) -> bool:
    """Whether the own dice of a system can be aimed at a Flight; smoke does not hide one that touches her."""
    reach = weapon.reach if weapon.kind == "aa" else dp_reach(facts, weapon)
    if not ship.at.within(flight.at, reach) or not weapon.arcs & where:
        return False
    return contact or obstacle(p, ship.at, flight.at) is None


@rule("VS-AIR.18", "VS-AIR.24", "VS-DEEP.5")
def guns_of(facts: Facts, p: Public, seat: Seat) -> tuple[Gun, ...]:
    """Everything a side can shoot at enemy Flights with; never into a dogfight, nor at one that has just come in."""
    flights = tuple(flight for flight in airborne(p, OTHER[seat]) if not flight.safe and not fighting(p, flight.id))
    if not flights:
        return ()
    ours = (ship for ship in p.ships.values() if ship.side == seat and ship.status == "table")
    return tuple(gun for ship in ours for gun in ship_guns(facts, p, ship, flights))
