"""Stands on the table: what a Flight touches, whom it fights, who keeps it company, and how it is lost."""

from typing import Final

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import FlightId, Seat
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.state import Flight, Public, Ship, State
from huffduff.geometry.plane import Box, Point

STAND: Final = 50  # the radius of a Flight's stand
TOLERANCE: Final = 5  # how far off still is contact

Pairs = tuple[tuple[FlightId, FlightId], ...]


@rule("VS-GEO.5", "VS-GEO.31", "VS-GEO.32")
def touches_hull(hull: Box, at: Point) -> bool:
    """Whether a stand is in base contact with a hull."""
    return hull.distance(at) <= STAND + TOLERANCE


@rule("VS-GEO.5", "VS-GEO.33")
def stands_touch(at: Point, other: Point) -> bool:
    """Whether two stands are in base contact."""
    return at.within(other, 2 * STAND + TOLERANCE)


@rule("VS-GEO.32", "VS-TRAIT.29", "VS-DEEP.11")
def in_contact(facts: Facts, ship: Ship, flight: Flight) -> bool:
    """Whether a Flight touches a ship; one that raids a carrier in deep deployment does."""
    if flight.place == "raiding":
        return flight.raid == ship.id
    return touches_hull(hull_box(facts, ship), flight.at)


def _without(pairs: Pairs, flight: FlightId) -> Pairs:
    return tuple(pair for pair in pairs if flight not in pair)


def companions(p: Public, flight: FlightId) -> tuple[FlightId, ...]:
    """The own Flights that a Flight is in contact with."""
    return tuple(two if one == flight else one for one, two in p.company if flight in (one, two))


@rule("VS-DOG.1", "VS-DOG.13", "VS-AIR.17")
def fighting(p: Public, flight: FlightId) -> bool:
    """Whether a Flight is locked in a dogfight."""
    return any(flight in pair for pair in p.dogfights)


@rule("VS-DOG.8", "VS-DOG.9", "VS-DOG.10")
def supporters(p: Public, flight: FlightId) -> int:
    """How many own Flights that fight nobody themselves are in contact with a Flight."""
    return sum(not fighting(p, other) for other in companions(p, flight))


@rule("VS-DOG.16", "VS-DOG.17", "VS-DOG.18")
def free_escorts(facts: Facts, p: Public, flight: Flight) -> tuple[FlightId, ...]:
    """The Fighters that escort a Flight and fight nobody; Fighters themselves need none and can be met directly."""
    if facts.planes[flight.plane].role == "fighter":
        return ()
    return tuple(
        other
        for other in companions(p, flight.id)
        if facts.planes[p.flights[other].plane].role == "fighter" and not fighting(p, other)
    )


def airborne(p: Public, seat: Seat) -> tuple[Flight, ...]:
    """The Flights of a side over the table."""
    return tuple(flight for flight in p.flights.values() if flight.side == seat and flight.place == "air")


@rule("VS-AIR.27", "VS-AIR.29", "VS-AIR.34", "VS-AIR.35", "VS-DOG.15")
def may_attack(facts: Facts, p: Public, flight: Flight) -> bool:
    """Whether a Flight has moved against a ship and has something to drop; by option no Flight in a dogfight does."""
    if not flight.armed or not facts.planes[flight.plane].damage_dice:
        return False
    if flight.place == "raiding":
        return flight.raid is not None
    if flight.place != "air" or flight.target is None:
        return False
    return p.options["dogfight-blocks-attack"] == "off" or not fighting(p, flight.id)


@rule("VS-DOG.16")
def part(p: Public, flight: FlightId) -> None:
    """A Flight leaves its own kind: support and escort end."""
    p.company = _without(p.company, flight)


@rule("VS-DOG.8", "VS-DOG.16", "VS-DOG.17", "VS-GEO.35")
def join(p: Public, name: FlightId) -> None:
    """A Flight that has come to its place is in contact with all of its own that its stand touches there."""
    flight = p.flights[name]
    touched = (other for other in airborne(p, flight.side) if other.id != name and stands_touch(flight.at, other.at))
    p.company = (*p.company, *((name, other.id) for other in touched))


@rule("VS-DOG.11", "VS-DOG.13")
def remove(p: Public, flight: FlightId) -> None:
    """A Flight is no longer over the table: nobody is in contact with it."""
    p.dogfights = _without(p.dogfights, flight)
    part(p, flight)


@rule("VS-AIR.3", "VS-AIR.21", "VS-DOG.7", "VS-DOG.11", "VS-FSM.3")
def down(s: State, flight: FlightId) -> None:
    """A Flight is destroyed, whole."""
    remove(s.public, flight)
    s.public.change_flight(flight, place="lost", target=None, raid=None)
    s.tell(EVERYONE, "vas-flight-lost", flight=flight)
