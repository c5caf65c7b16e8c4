"""How far a ship can still get, for people who draw her course: the headings she can end on, and where."""

from collections.abc import Iterator

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import INCH
from huffduff.games.vas.movement.course import Course, CourseText, Helm, Leg, forced, length_of, written
from huffduff.games.vas.movement.track import Sea, track
from huffduff.geometry.plane import Point

STEP = 15  # degrees between the headings that are shown
LATER = INCH  # so much later she begins to turn in the next of the courses that can be drawn
SHORTER = INCH // 2  # so much shorter is the next of them
APART = 30  # of courses that end closer together than this, in hundredths and degrees, one is enough


class Reach(msgspec.Struct, frozen=True):
    """A heading on which she can end, the farthest place with it, and the course that leads there."""

    heading: int
    at: Point
    course: CourseText


class Left(msgspec.Struct, frozen=True):
    """What a draft leaves open: movement, the straight run still missing before the next turn (None where she turns no
    more), and how many degrees she could turn to port and to starboard now."""

    movement: int
    run_up: int | None
    port: int
    starboard: int


@rule("VS-BASIC.10")
def left_of(able: Helm, course: Course) -> Left:
    """What she can still do after a draft."""
    movement = max(0, able.speed - length_of(course))
    made = sum(1 for leg in course if leg.turn)
    straight = course[-1].run if course and not course[-1].turn else 0
    missing = max(0, able.run_up - straight)
    if (able.turns is not None and made >= able.turns) or missing > movement:
        return Left(movement, None, 0, 0)
    if missing:
        return Left(movement, missing, 0, 0)
    port = 0 if able.rudder == "starboard" else able.sharpest
    starboard = 0 if able.rudder == "port" else able.sharpest
    return Left(movement, 0, port, starboard)


@rule("VS-BASIC.10")
def reach(able: Helm, table: Sea, at: Point, heading: int, course: Course) -> tuple[Reach, ...]:
    """The outline of what lies within reach after a draft, from port to starboard.

    To each heading she turns as early and as evenly as she can.
    """
    found = []
    for whole in _ways_on(able, course):
        sailed = track(table, at, heading, whole)
        found.append(Reach(sailed.heading, sailed.at, written(whole)))
    return tuple(found)


@rule("VS-BASIC.10")
def ways(able: Helm, table: Sea, at: Point, heading: int) -> tuple[Reach, ...]:
    """Courses all over what lies within reach, of every length and turning sooner or later, for whoever draws one."""
    found: dict[tuple[int, int, int], Reach] = {}
    for course in _drawn(able):
        sailed = track(table, at, heading, course)
        place = sailed.at.x // APART, sailed.at.y // APART, sailed.heading // APART
        if not sailed.edges and place not in found:
            found[place] = Reach(sailed.heading, sailed.at, written(course))
    return tuple(found.values())


def _drawn(able: Helm) -> Iterator[Course]:
    lengths = range(able.speed, max(able.minimum, 1) - 1, -SHORTER)
    if able.rudder in ("port", "starboard"):
        yield from (forced(able, length) for length in lengths)
        return
    for later in range(0, able.speed, LATER):
        for whole in _ways_on(able, (Leg(later, 0),) if later else ()):
            yield from (_cut(whole, length) for length in lengths if length > later)


def _cut(course: Course, length: int) -> Course:
    """The beginning of a course, so long; it ends straight ahead."""
    legs: list[Leg] = []
    for leg in course:
        if leg.run >= length:
            return (*legs, Leg(length, 0))
        legs.append(leg)
        length -= leg.run
    return tuple(legs)


def _ways_on(able: Helm, course: Course) -> list[Course]:
    """Full-speed courses that begin with a draft, by the sum of their further turns."""
    left = left_of(able, course)
    if able.rudder in ("port", "starboard"):
        return [forced(able, able.speed)] if able.speed else []
    made = sum(1 for leg in course if leg.turn)
    most = 0
    if left.run_up is not None:
        most = 1 + (left.movement - left.run_up) // able.run_up
        most = most if able.turns is None else min(most, able.turns - made)
    widest = min(most * able.sharpest, 180)
    angles = [*range(-(widest // STEP) * STEP, 0, STEP), 0, *range(STEP, widest + 1, STEP)]
    return [_turning(able, course, left, angle) for angle in angles]


def _turning(able: Helm, course: Course, left: Left, angle: int) -> Course:
    """A draft carried on at full speed, with this much turning as early as possible, in equal parts."""
    legs, movement = list(course), left.movement
    turns = -(-abs(angle) // able.sharpest)
    for number in range(turns):
        part = angle * (number + 1) // turns - angle * number // turns
        run = left.run_up or 0 if number == 0 else able.run_up
        movement -= run
        if number == 0 and legs and not legs[-1].turn:
            run += legs.pop().run
        legs.append(Leg(run, part))
    if movement:
        straight = legs.pop().run if legs and not legs[-1].turn else 0
        legs.append(Leg(straight + movement, 0))
    return tuple(legs)
