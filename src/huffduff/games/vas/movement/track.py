"""Where a course leads on the table, to the hundredth of an inch, and where it leaves the table."""

from fractions import Fraction
from typing import NamedTuple

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, Edge
from huffduff.games.vas.movement.course import Course, Leg
from huffduff.geometry.plane import Point


class Sea(NamedTuple):
    """The far corner of the table; the near one is the origin."""

    east: int
    north: int

    def holds(self, point: Point) -> bool:
        """Whether a bridge is on the table; the edge itself still is."""
        return 0 <= point.x <= self.east and 0 <= point.y <= self.north


@rule("VS-GEO.8")
def sea(facts: Facts) -> Sea:
    """The table: 72 by 48 inches, from its south-west corner."""
    return Sea(facts.war.table[0] * INCH, facts.war.table[1] * INCH)


class Track(NamedTuple):
    """A course as it was sailed: the runs and turns made, the bridge at the start, at every turn and at the end, the
    last heading, the distance, and the edges crossed at the end (two where it led through the exact corner)."""

    course: Course
    wake: tuple[Point, ...]
    heading: int
    moved: int
    edges: tuple[Edge, ...]

    @property
    def at(self) -> Point:
        return self.wake[-1]

    @property
    def turned(self) -> bool:
        return any(leg.turn for leg in self.course)


@rule("VS-GEO.2", "VS-GEO.3", "VS-GEO.6", "VS-GEO.10", "VS-GEO.21", "VS-MOVE.6", "VS-MOVE.13", "VS-MOVE.14")
@rule("VS-MOVE.19", "VS-BASIC.11")
def track(table: Sea, at: Point, heading: int, course: Course) -> Track:
    """Sail a course: each run is rounded to the hundredth, a turn is a pivot on the bridge, and at the edge it ends."""
    wake, moved = [at], 0
    sailed: list[Leg] = []
    for leg in course:
        end = at.moved(heading, leg.run)
        if not table.holds(end):
            share, edges = crossing(table, at, end)
            run = int(leg.run * share)
            cut = at.moved(heading, run)
            return Track((*sailed, Leg(run, 0)), (*wake, cut), heading, moved + run, edges)
        at, heading, moved = end, (heading + leg.turn) % 360, moved + leg.run
        sailed.append(leg)
        wake.append(at)
    return Track(tuple(sailed), tuple(wake), heading, moved, ())


@rule("VS-GEO.9", "VS-GEO.10")
def crossing(table: Sea, start: Point, end: Point) -> tuple[Fraction, tuple[Edge, ...]]:
    """The part of a run that lies on the table, and the edge crossed first; both of them at the exact corner."""
    limits: list[tuple[Fraction, Edge]] = []
    if end.x < 0:
        limits.append((Fraction(start.x, start.x - end.x), "west"))
    elif end.x > table.east:
        limits.append((Fraction(table.east - start.x, end.x - start.x), "east"))
    if end.y < 0:
        limits.append((Fraction(start.y, start.y - end.y), "south"))
    elif end.y > table.north:
        limits.append((Fraction(table.north - start.y, end.y - start.y), "north"))
    first = min(share for share, _ in limits)
    return first, tuple(edge for share, edge in limits if share == first)
