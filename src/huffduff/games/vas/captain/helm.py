"""Orders and courses: of the ways within reach, the one that leads to the best place."""

from collections.abc import Iterator, Sequence

import msgspec

from huffduff.games.vas.air.decks import ready
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.numbers import CREEPING, FLOOD_FROM, LEAST_FLIGHTS, LENGTHS, MARGIN, REPAIR, SCREENS
from huffduff.games.vas.captain.standing import Lookout
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, Edge, Order, ShipId
from huffduff.games.vas.movement.course import Course, CourseText, Helm, Leg, helm, length_of, read, why_not, written
from huffduff.games.vas.movement.entering import Entry, EntryHints
from huffduff.games.vas.movement.orders import Command, OrderHints, OrderRow
from huffduff.games.vas.movement.reach import Reach, reach
from huffduff.games.vas.movement.smoke import smoke_laid
from huffduff.games.vas.movement.track import sea, track
from huffduff.games.vas.state import Ship


def _cut(course: Course, length: int) -> Course:
    """A course that ends earlier on its last straight run."""
    over = length_of(course) - length
    if over <= 0 or not course or course[-1].turn:
        return course
    *rest, last = course
    return (*rest, Leg(last.run - over, 0)) if last.run > over else tuple(rest)


def ways(able: Helm, outline: tuple[Reach, ...], lengths: tuple[float, ...] = LENGTHS) -> Iterator[Course]:
    """The courses to each heading within reach, at full speed and slower."""
    tried: dict[Course, None] = {}
    for end in outline:
        course = read(end.course).course
        for part in lengths:
            tried[_cut(course, max(able.minimum, int(able.speed * part)))] = None
    yield from (course for course in tried if why_not(able, course) is None)


def best_course(facts: Facts, lookout: Lookout, ship: Ship, able: Helm) -> tuple[float, CourseText | None]:
    """The best course, and what it is worth; none where she cannot move."""
    table, hull = sea(facts), facts.cards[ship.card].length
    best: tuple[float, CourseText | None] = (lookout.value(ship), None) if not able.speed else (float("-inf"), None)
    lengths = CREEPING if facts.cards[ship.card].capacity else LENGTHS
    for course in ways(able, reach(able, table, ship.at, ship.heading, ()), lengths):
        sailed = track(table, ship.at, ship.heading, course)
        if sailed.edges:
            value = lookout.leaving(ship, sailed.edges[0])
        else:
            smoke = smoke_laid(facts, ship.at, ship.heading, course, hull) if ship.under("smoke") else ()
            value = (lookout.behind(smoke) if smoke else lookout).value(
                msgspec.structs.replace(
                    ship,
                    at=sailed.at,
                    heading=sailed.heading,
                    moved=sailed.moved,
                    turned=sailed.turned,
                    has_moved=True,
                )
            )
        if value > best[0]:
            best = value, written(course)
    return best


def mover(desk: Desk) -> ShipId:
    """The least valuable first: the others see more before they move."""
    options: Sequence[ShipId] = desk.choice.offered()
    return min(options, key=lambda ship: desk.gauge.counts(desk.public.ships[ship]))


def course(desk: Desk) -> CourseText | None:
    """The course that leads to the best place."""
    ship = desk.ship
    return best_course(desk.facts, desk.lookout, ship, helm(desk.facts, ship))[1]


def edge(desk: Desk) -> Edge:
    """Through a corner she leaves over the edge that is worth more."""
    options: Sequence[Edge] = desk.choice.offered()
    return max(options, key=lambda one: desk.lookout.leaving(desk.ship, one))


def entry(desk: Desk) -> Entry:
    """Straight in, opposite the enemy on a long edge and in the middle of a short one."""
    hints = desk.hints(EntryHints)
    long = hints.edge in ("north", "south")
    return Entry(desk.enemy_middle if long else sea(desk.facts).north // 2, hints.inward)


def order(desk: Desk) -> Command:
    """The Order that promises most, reckoned with the chance that her crew fails."""
    facts, hints = desk.facts, desk.hints(OrderHints)
    ship = desk.public.ships[hints.ship]
    rows = {row.order: row for row in hints.orders if row.refusal is None}
    if ship.status != "table":
        return "none"
    if "flood" in rows and max(ship.score(area) for area in AREAS) >= FLOOD_FROM:
        return "flood"
    if "scramble" in rows and facts.cards[ship.card].capacity:
        return "scramble" if _to_handle(desk, ship) >= LEAST_FLIGHTS else "none"
    plain, _ = best_course(facts, desk.lookout, ship, hints.helm)
    best: tuple[float, Command] = (plain + MARGIN, "none")
    tried: tuple[Order, ...] = ("all-hands", "come-about", "evade", "smoke")
    for name in tried:
        extra = _repairs(ship) if name == "all-hands" else 0.0
        if name not in rows or (name == "all-hands" and not extra):
            continue
        row = rows[name]
        chance = works(desk, row)
        ordered = msgspec.structs.replace(ship, order=name, obeyed=True)
        value, _ = best_course(facts, desk.lookout, ordered, row.helm)
        best = max(best, (chance * (value + extra) + (1 - chance) * plain, name))
    return best[1]


def _to_handle(desk: Desk, ship: Ship) -> int:
    """The Flights that a carrier could launch, and those of hers that want to come home."""
    flights = desk.public.flights.values()
    back = sum(flight.home == ship.id and flight.place == "air" and not flight.armed for flight in flights)
    return back + len(ready(desk.facts, desk.public, ship.id))


def works(desk: Desk, row: OrderRow) -> float:
    """The chance that an Order does what it should: her crew may fail, and enemies who move later look past smoke."""
    if row.face is not None:
        return row.chance
    enemies = (ship for ship in desk.public.ships.values() if ship.side != desk.seat and ship.status == "table")
    return 1.0 if row.order != "smoke" or all(enemy.has_moved for enemy in enemies) else SCREENS


def _repairs(ship: Ship) -> float:
    """What repairing everything at once is worth."""
    scores = sorted(ship.score(area) for area in AREAS)
    return REPAIR * sum(scores[:-1])
