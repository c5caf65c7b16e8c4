"""What a Flight can be told in the Movement Phase, and what keeps it from doing so."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from huffduff.engine.errors import Refused
from huffduff.games.vas.air.contact import airborne, companions, fighting, free_escorts, stands_touch, touches_hull
from huffduff.games.vas.air.decks import at_stern, operations_left, room_for
from huffduff.games.vas.air.routes import Route, gap_to_hull, gap_to_stand, length, passes, up_to
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import OTHER, Edge, FlightId, Seat, ShipId
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.options import corrected
from huffduff.games.vas.state import Flight, Public
from huffduff.geometry.plane import Point


class Sortie(msgspec.Struct, frozen=True, tag_field="do"):
    """A Flight and the points it flies to, one after the other, in hundredths of an inch."""

    flight: FlightId
    path: tuple[Point, ...] = ()


class Fly(Sortie, frozen=True, tag="fly"):
    """Fly somewhere; if a ship is named, up to her to attack her."""

    target: ShipId | None = None


class Engage(Sortie, frozen=True, tag="engage", kw_only=True):
    """Meet the first of some enemy Flights, and the others if they are close enough."""

    enemies: tuple[FlightId, ...]


class Land(Sortie, frozen=True, tag="land", kw_only=True):
    """Land on a carrier: at her stern, or over the own edge if she is in deep deployment."""

    carrier: ShipId


class Raid(Sortie, frozen=True, tag="raid", kw_only=True):
    """Leave over the enemy's edge to attack a carrier in deep deployment."""

    carrier: ShipId


class Rest(msgspec.Struct, frozen=True, tag_field="do", tag="rest"):
    """All other Flights stay where they are."""


Order = Fly | Engage | Land | Raid | Rest


class Way(NamedTuple):
    """A sortie worked out: the route as it will be flown, and what forbids it."""

    route: Route
    refusal: Refused | None


@rule("VS-AIR.12", "VS-AIR.16", "VS-AIR.17", "VS-DEEP.6", "VS-DOG.5", "VS-DOG.12")
def movable(p: Public, seat: Seat) -> tuple[Flight, ...]:
    """The Flights of a side that can still move: over the table, not just launched, in no dogfight."""
    return tuple(
        flight
        for flight in airborne(p, seat)
        if not flight.has_moved and not flight.launched and not fighting(p, flight.id)
    )


def way(facts: Facts, p: Public, seat: Seat, order: Fly | Engage | Land | Raid) -> Way:
    """A sortie as it would be flown."""
    flight = p.flights.get(order.flight)
    if flight is None or flight not in movable(p, seat):
        return Way((), Refused("vas-flight-cannot-move", "VS-AIR.17", flight=order.flight))
    route: Route = (flight.at, *order.path)
    table = sea(facts)
    if not all(table.holds(point) for point in order.path):
        return Way(route, Refused("vas-flight-off-table", "VS-GEO.11", flight=flight.id))
    if isinstance(order, Fly):
        found = _flown(facts, p, flight, route, order.target)
    elif isinstance(order, Engage):
        found = _engaged(facts, p, flight, route, order.enemies)
    elif isinstance(order, Land):
        found = _landed(facts, p, flight, route, order.carrier)
    else:
        found = _raided(facts, p, flight, route, order.carrier)
    if found.refusal is not None:
        return found
    speed = facts.planes[flight.plane].speed
    if length(found.route) > speed:
        return Way(found.route, Refused("vas-flight-too-far", "VS-AIR.13", flight=flight.id, speed=speed // 100))
    met = _met(p, seat, found.route[-1]) if isinstance(order, Engage) else ()
    enemies = airborne(p, OTHER[seat])
    blocked = _in_the_way(flight, found.route, enemies, met)
    if blocked is None and corrected(p.options) and not isinstance(order, Engage):
        blocked = _run_into(found.route, enemies)
    if blocked is not None:
        return Way(found.route, Refused("vas-flight-blocked", "VS-DOG.2", flight=flight.id, enemy=blocked))
    return found


def _met(p: Public, seat: Seat, at: Point) -> tuple[FlightId, ...]:
    """The enemy Flights that a stand touches; whoever meets one of them is not stopped by those at its side."""
    return tuple(enemy.id for enemy in airborne(p, OTHER[seat]) if stands_touch(at, enemy.at))


@rule("VS-AIR.15", "VS-DOG.2", "VS-GEO.35")
def _in_the_way(flight: Flight, route: Route, others: Iterable[Flight], met: tuple[FlightId, ...]) -> FlightId | None:
    """The first of some Flights through which a route leads, besides those it is to meet."""
    for other in others:
        if other.id not in (flight.id, *met) and not other.safe and passes(route, other.at):
            return other.id
    return None


@rule("VS-DOG.1", "VS-DOG.2", "VS-GEO.5", "VS-GEO.33")
def _run_into(route: Route, enemies: Iterable[Flight]) -> FlightId | None:
    """The first enemy Flight that a stand would come to touch at the end of its way without engaging it."""
    for enemy in enemies:
        if not enemy.safe and stands_touch(route[-1], enemy.at) and not stands_touch(route[0], enemy.at):
            return enemy.id
    return None


@rule("VS-AIR.13", "VS-AIR.27", "VS-AIR.35", "VS-KAMI.2", "VS-GEO.32")
def _flown(facts: Facts, p: Public, flight: Flight, route: Route, target: ShipId | None) -> Way:
    """Anywhere; to attack a ship it has to end in contact with her, and to have something to attack her with."""
    if target is None:
        return Way(route, None)
    ship = p.ships.get(target)
    if ship is None or ship.side == flight.side or ship.status != "table":
        return Way(route, Refused("vas-no-such-target", "VS-AIR.27", target=target))
    if not flight.armed:
        return Way(route, Refused("vas-flight-unarmed", "VS-AIR.35", flight=flight.id))
    if not facts.planes[flight.plane].damage_dice:
        return Way(route, Refused("vas-flight-harmless", "VS-AIR.34", flight=flight.id))
    hull = hull_box(facts, ship)
    route = up_to(route, gap_to_hull(hull), ship.at)
    if not touches_hull(hull, route[-1]):
        return Way(route, Refused("vas-no-contact", "VS-AIR.27", flight=flight.id))
    return Way(route, None)


@rule("VS-DOG.1", "VS-DOG.2", "VS-DOG.4", "VS-DOG.18", "VS-DOG.19", "VS-DEEP.5", "VS-GEO.33")
def _engaged(facts: Facts, p: Public, flight: Flight, route: Route, enemies: tuple[FlightId, ...]) -> Way:
    """Only a Fighter, up to Flights that nobody shields: free escorts have to be met first, and a Flight whose
    escorts are all busy only without flying through any other."""
    if facts.planes[flight.plane].role != "fighter":
        return Way(route, Refused("vas-no-fighter", "VS-DOG.2", flight=flight.id))
    if not enemies or len(set(enemies)) < len(enemies):
        return Way(route, Refused("vas-nobody-to-meet", "VS-DOG.4", flight=flight.id))
    for name in enemies:
        enemy = p.flights.get(name)
        if enemy is None or enemy.side == flight.side or enemy.place != "air" or enemy.safe:
            return Way(route, Refused("vas-no-enemy-flight", "VS-DEEP.5", enemy=name))
    first = p.flights[enemies[0]].at
    route = up_to(route, gap_to_stand(first), first)
    for name in enemies:
        enemy = p.flights[name]
        if not stands_touch(route[-1], enemy.at):
            return Way(route, Refused("vas-no-flight-contact", "VS-DOG.4", flight=flight.id, enemy=name))
        if free_escorts(facts, p, enemy):
            return Way(route, Refused("vas-escorted", "VS-DOG.18", enemy=name))
        if _escorted(facts, p, enemy):
            others = (*airborne(p, flight.side), *airborne(p, enemy.side))
            blocked = _in_the_way(flight, route, others, enemies)
            if blocked is not None:
                return Way(route, Refused("vas-flight-blocked", "VS-DOG.19", flight=flight.id, enemy=blocked))
    return Way(route, None)


def _escorted(facts: Facts, p: Public, flight: Flight) -> bool:
    """Whether Fighters escort a Flight, busy or not."""
    roles = (facts.planes[p.flights[other].plane].role for other in companions(p, flight.id))
    return facts.planes[flight.plane].role != "fighter" and "fighter" in roles


def _at_edge(facts: Facts, at: Point, edge: Edge | None) -> bool:
    """Whether a point lies on a long edge of the table."""
    return at.y == (sea(facts).north if edge == "north" else 0)


@rule("VS-CV.7", "VS-CV.12", "VS-CV.13", "VS-CV.14", "VS-CV.19", "VS-GEO.11", "VS-GEO.34", "VS-AIR.8")
def _landed(facts: Facts, p: Public, flight: Flight, route: Route, carrier: ShipId) -> Way:
    """A carrier's own kind of Flight, on an open deck with an operation and room to spare."""
    ship = p.ships.get(carrier)
    named = {"flight": flight.id, "carrier": carrier}
    if ship is None or ship.side != flight.side or ship.status not in ("table", "deep"):
        return Way(route, Refused("vas-no-such-carrier", "VS-CV.7", **named))
    if flight.home is None or not facts.planes[flight.plane].carrier_capable:
        return Way(route, Refused("vas-cannot-land", "VS-CV.13", **named))
    if not ship.deck_open or operations_left(ship) < 1:
        return Way(route, Refused("vas-deck-closed", "VS-CV.7", **named))
    if not room_for(facts, p, ship, flight):
        return Way(route, Refused("vas-deck-full", "VS-CV.19", **named))
    if ship.status == "deep":
        if not _at_edge(facts, route[-1], p.sides[flight.side].edge):
            return Way(route, Refused("vas-not-at-edge", "VS-GEO.11", flight=flight.id))
    elif not at_stern(facts, ship, route[-1]):
        return Way(route, Refused("vas-not-at-stern", "VS-CV.12", **named))
    return Way(route, None)


@rule("VS-DEEP.8", "VS-GEO.11")
def _raided(facts: Facts, p: Public, flight: Flight, route: Route, carrier: ShipId) -> Way:
    """Over the edge of the side whose carrier is in deep deployment."""
    ship = p.ships.get(carrier)
    if ship is None or ship.side == flight.side or ship.status != "deep":
        return Way(route, Refused("vas-not-deep", "VS-DEEP.8", carrier=carrier))
    if not _at_edge(facts, route[-1], p.sides[ship.side].edge):
        return Way(route, Refused("vas-not-at-edge", "VS-DEEP.8", flight=flight.id))
    return Way(route, None)
