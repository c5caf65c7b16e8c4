"""A nominated ship sails: she ends where her course leads, and leaves the table where it crosses an edge."""

from functools import partial

import msgspec

from huffduff.engine.choices import Choice, OneOf, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Edge, ShipId
from huffduff.games.vas.movement.course import (
    CourseText,
    Helm,
    any_course,
    helm,
    inches,
    least,
    read,
    why_not,
    written,
)
from huffduff.games.vas.movement.prospects import Quarry, prospects
from huffduff.games.vas.movement.reach import Left, Reach, left_of, reach, ways
from huffduff.games.vas.movement.smoke import smoke_laid
from huffduff.games.vas.movement.stacking import berth, hull_box, hulls, obstacle, sides
from huffduff.games.vas.movement.track import Track, sea, track
from huffduff.games.vas.state import Public, Ship, State
from huffduff.geometry.plane import Point


class CourseHints(msgspec.Struct, frozen=True):
    """What a ship can do before anything is drawn: her helm, the outline of what lies within reach, and courses all
    over it that can be taken as they are."""

    ship: ShipId
    helm: Helm
    left: Left
    reach: tuple[Reach, ...]
    ways: tuple[Reach, ...]


class CourseTried(msgspec.Struct, frozen=True):
    """A draft: why it does not stand, the way it leads, where it ends (and where she is set if that is on top of
    another ship), the edge it crosses, the smoke it leaves, what it leaves open, how far she could still get, and what
    she could fire at from there if nobody else moved."""

    refusal: Reason | None
    wake: tuple[Point, ...]
    at: Point
    heading: int
    moved: int
    beside: Point | None
    edges: tuple[Edge, ...]
    smoke: tuple[Point, ...]
    left: Left
    reach: tuple[Reach, ...]
    prospects: tuple[Quarry, ...]


SAIL = question("vas-ask-course", "VS-MOVE.3", answer=CourseText, hints=CourseHints, tried=CourseTried)
LEAVE = question("vas-ask-edge", "VS-GEO.10", answer=Edge)


class Courses(Choice[CourseText]):
    """The courses that a ship can steer this turn."""

    __slots__ = ("_facts", "_public", "_ship", "helm")
    kind = "course"

    def __init__(self, facts: Facts, public: Public, ship: Ship) -> None:
        super().__init__(partial(_hints, facts, ship))
        self._facts, self._public, self._ship = facts, public, ship
        self.helm = helm(facts, ship)

    def refusal(self, value: CourseText) -> Refused | None:
        draft = read(value)
        return draft.refusal or why_not(self.helm, draft.course)

    def sample(self, rng: Rng) -> CourseText:
        return written(any_course(self.helm, rng))

    @property
    def default(self) -> CourseText:
        """The least she must do."""
        return written(least(self.helm))

    @rule("VS-BASIC.10")
    def preview(self, value: CourseText) -> CourseTried:
        facts, ship, table = self._facts, self._ship, sea(self._facts)
        course = read(value).course
        sailed = track(table, ship.at, ship.heading, course)
        there = msgspec.structs.replace(ship, at=sailed.at, heading=sailed.heading, moved=sailed.moved)
        smoke = _smoke(facts, ship, sailed)
        seen = msgspec.structs.replace(self._public, smoke=(*self._public.smoke, *smoke))
        return CourseTried(
            reason(self.refusal(value)),
            sailed.wake,
            sailed.at,
            sailed.heading,
            sailed.moved,
            None if sailed.edges else _beside(facts, self._public, ship, sailed),
            sailed.edges,
            smoke,
            left_of(self.helm, course),
            () if sailed.edges else reach(self.helm, table, ship.at, ship.heading, course),
            () if sailed.edges else prospects(facts, seen, there),
        )


def _hints(facts: Facts, ship: Ship) -> CourseHints:
    able, table = helm(facts, ship), sea(facts)
    return CourseHints(
        ship.id,
        able,
        left_of(able, ()),
        reach(able, table, ship.at, ship.heading, ()),
        ways(able, table, ship.at, ship.heading),
    )


def _beside(facts: Facts, p: Public, ship: Ship, sailed: Track) -> Point | None:
    """Where a ship would be set that ends on top of another."""
    hull = hull_box(facts, ship)._replace(centre=sailed.at, heading=sailed.heading)
    others = hulls(facts, p, ship.id)
    other = obstacle(hull, others)
    return None if other is None else berth(sea(facts), hull, sides(hull, other)[0], others)


def _smoke(facts: Facts, ship: Ship, sailed: Track) -> tuple[Point, ...]:
    """The counters of a ship that makes smoke."""
    if not ship.under("smoke"):
        return ()
    return smoke_laid(facts, ship.at, ship.heading, sailed.course, facts.cards[ship.card].length)


@rule("VS-MOVE.3", "VS-MOVE.5", "VS-MOVE.16", "VS-MOVE.19", "VS-GEO.3", "VS-GEO.6", "VS-GEO.20", "VS-ORD.21")
@step
def sail(s: State, name: ShipId) -> Asking:
    """Her owner says the course and she sails it; one who cannot move stays as she is."""
    p, facts = s.public, s.data
    ship = p.ships[name]
    if ship.status != "table":
        return ()
    courses = Courses(facts, p, ship)
    if not courses.helm.speed:
        p.change_ship(name, has_moved=True, moved=0, turned=False, wake=(ship.at,))
        s.tell(EVERYONE, "vas-lies", ship=name)
        return ()
    text = yield from SAIL.put(
        ship.side, courses, ship=name, speed=inches(courses.helm.speed), minimum=inches(courses.helm.minimum)
    )
    sailed = track(sea(facts), ship.at, ship.heading, read(text).course)
    edge = sailed.edges[0] if sailed.edges else None
    if len(sailed.edges) > 1:
        edge = yield from LEAVE.put(ship.side, OneOf(sailed.edges), ship=name)
    p.change_ship(
        name,
        at=sailed.at,
        heading=sailed.heading,
        moved=sailed.moved,
        turned=sailed.turned,
        wake=sailed.wake,
        has_moved=True,
    )
    s.tell(EVERYONE, "vas-sails", ship=name, course=text, moved=inches(sailed.moved))
    smoke = _smoke(facts, ship, sailed)
    if smoke:
        p.smoke = (*p.smoke, *smoke)
        s.tell(EVERYONE, "vas-smoke-laid", ship=name, counters=len(smoke))
    if edge is not None:
        withdraw(s, name, edge)
    return ()


@rule("VS-VP.9", "VS-VP.10", "VS-GEO.9", "VS-GEO.10")
def withdraw(s: State, name: ShipId, edge: Edge) -> None:
    """A ship whose bridge passes the edge of the table is gone and does not come back."""
    s.public.change_ship(name, status="withdrawn", edge=edge)
    safe = edge in s.data.scenarios[s.public.scenario].safe_edges
    s.tell(EVERYONE, "vas-withdrawn", ship=name, edge=edge, safe="yes" if safe else "no")
