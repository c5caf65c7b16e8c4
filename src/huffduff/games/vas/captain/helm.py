"""Orders and courses: of the ways within reach, the one that leads to the best place."""

from collections.abc import Iterator

import msgspec

from huffduff.games.vas.air.decks import ready
from huffduff.games.vas.captain.numbers import FLOOD_FROM, LEAST_FLIGHTS, LENGTHS, MARGIN, REPAIR
from huffduff.games.vas.captain.standing import Lookout
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, Order
from huffduff.games.vas.movement.course import Course, CourseText, Helm, Leg, length_of, read, why_not, written
from huffduff.games.vas.movement.orders import Command, OrderHints
from huffduff.games.vas.movement.reach import Reach, reach
from huffduff.games.vas.movement.track import sea, track
from huffduff.games.vas.state import Public, Ship


def _cut(course: Course, length: int) -> Course:
    """A course that ends earlier on its last straight run."""
    over = length_of(course) - length
    if over <= 0 or not course or course[-1].turn:
        return course
    *rest, last = course
    return (*rest, Leg(last.run - over, 0)) if last.run > over else tuple(rest)


def ways(able: Helm, outline: tuple[Reach, ...]) -> Iterator[Course]:
    """The courses to each heading within reach, at full speed and slower."""
    tried: dict[Course, None] = {}
    for end in outline:
        course = read(end.course).course
        for part in LENGTHS:
            tried[_cut(course, max(able.minimum, int(able.speed * part)))] = None
    yield from (course for course in tried if why_not(able, course) is None)


def best_course(facts: Facts, lookout: Lookout, ship: Ship, able: Helm) -> tuple[float, CourseText | None]:
    """The best course, and what it is worth; none where she cannot move."""
    table = sea(facts)
    best: tuple[float, CourseText | None] = (lookout.value(ship), None) if not able.speed else (float("-inf"), None)
    for course in ways(able, reach(able, table, ship.at, ship.heading, ())):
        sailed = track(table, ship.at, ship.heading, course)
        if sailed.edges:
            value = lookout.leaving(ship, sailed.edges[0])
        else:
            value = lookout.value(
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


def order(facts: Facts, public: Public, lookout: Lookout, hints: OrderHints) -> Command:
    """The Order that promises most, reckoned with the chance that her crew fails."""
    ship = public.ships[hints.ship]
    rows = {row.order: row for row in hints.orders if row.refusal is None}
    if ship.status != "table":
        return "none"
    if "flood" in rows and max(ship.score(area) for area in AREAS) >= FLOOD_FROM:
        return "flood"
    if "scramble" in rows and facts.cards[ship.card].capacity:
        return "scramble" if len(ready(facts, public, ship.id)) >= LEAST_FLIGHTS else "none"
    plain, _ = best_course(facts, lookout, ship, hints.helm)
    best: tuple[float, Command] = (plain + MARGIN, "none")
    tried: tuple[Order, ...] = ("all-hands", "come-about", "evade")
    for name in tried:
        extra = _repairs(ship) if name == "all-hands" else 0.0
        if name not in rows or (name == "all-hands" and not extra):
            continue
        row = rows[name]
        chance = 1.0 if row.face is None else max(0.0, min(1.0, (7 - row.face) / 6))
        ordered = msgspec.structs.replace(ship, order=name, obeyed=True)
        value, _ = best_course(facts, lookout, ordered, row.helm)
        best = max(best, (chance * (value + extra) + (1 - chance) * plain, name))
    return best[1]


def _repairs(ship: Ship) -> float:
    """What repairing everything at once is worth."""
    scores = sorted(ship.score(area) for area in AREAS)
    return REPAIR * sum(scores[:-1])
