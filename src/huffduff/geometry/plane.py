"""The open table: points, bearings, arcs, lines of sight and bases in whole numbers.

Lengths are whole units of any size (a game may count hundredths of an inch), x grows to the east and y to the north.
Bearings are whole degrees clockwise from north. Ranges, segments and polygons are exact. What depends on a bearing uses
the sines below, off by at most 2**-31: edges of arcs at multiples of 45 degrees are still exact, and lengths are off by
less than a hundredth of a unit before they are rounded, on any table smaller than ten million units. A distance is
rounded up, so that comparing it with `<=` to a whole range is exact.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

UNIT = 1 << 30
# fmt: off
_QUARTER = (
    0, 18739379, 37473049, 56195305, 74900443, 93582766, 112236583, 130856211, 149435979, 167970228,
    186453311, 204879599, 223243478, 241539355, 259761657, 277904834, 295963357, 313931728, 331804471, 349576144,
    367241333, 384794656, 402230767, 419544355, 436730145, 453782903, 470697435, 487468587, 504091252, 520560366,
    536870912, 553017922, 568996477, 584801711, 600428808, 615873009, 631129609, 646193961, 661061475, 675727625,
    690187940, 704438018, 718473518, 732290163, 745883746, 759250125, 772385229, 785285058, 797945680, 810363241,
    822533958, 834454122, 846120104, 857528349, 868675383, 879557810, 890172315, 900515665, 910584710, 920376381,
    929887697, 939115760, 948057759, 956710970, 965072759, 973140576, 980911966, 988384560,
    995556083, 1002424350, 1008987269, 1015242840, 1021189159, 1026824413, 1032146887, 1037154959,
    1041847103, 1046221891, 1050277989, 1054014162, 1057429273, 1060522280, 1063292242, 1065738315,
    1067859754, 1069655912, 1071126243, 1072270298, 1073087729, 1073578288, 1073741824,
)
# fmt: on
_HALF = _QUARTER + _QUARTER[-2::-1]
_SINES = _HALF[:-1] + tuple(-sine for sine in _HALF[:-1])


def sine(degrees: int) -> int:
    """The sine of whole degrees, in parts of UNIT; a fixed table makes it the same on every machine."""
    return _SINES[degrees % 360]


def cosine(degrees: int) -> int:
    """The cosine of whole degrees, in parts of UNIT."""
    return _SINES[(degrees + 90) % 360]


def turn_between(heading: int, other: int) -> int:
    """The shortest turn from one bearing to another, starboard positive; about face counts as 180."""
    return 180 - (heading - other + 180) % 360


def _rounded(numerator: int, denominator: int) -> int:
    """A quotient rounded to the nearest whole number, halves away from zero."""
    size = (2 * abs(numerator) + denominator) // (2 * denominator)
    return size if numerator >= 0 else -size


def _root_up(numerator: int, denominator: int = 1) -> int:
    """The square root of a quotient, rounded up to a whole number."""
    square = -(-numerator // denominator)
    return math.isqrt(square - 1) + 1 if square else 0


class Point(NamedTuple):
    """A place on the table, or the vector from one place to another."""

    x: int
    y: int

    def minus(self, other: "Point") -> "Point":
        """The vector that leads from another point to this one."""
        return Point(self.x - other.x, self.y - other.y)

    def distance(self, other: "Point") -> int:
        """The distance to another point, rounded up."""
        dx, dy = self.x - other.x, self.y - other.y
        return _root_up(dx * dx + dy * dy)

    def within(self, other: "Point", limit: int) -> bool:
        """Whether another point is no further away than a limit."""
        dx, dy = self.x - other.x, self.y - other.y
        return dx * dx + dy * dy <= limit * limit

    def bearing(self, other: "Point") -> int:
        """The nearest whole bearing of another point, or 0 for the same point."""
        # No tie can occur between whole coordinates: tangents of odd half degrees are irrational.
        return round(math.degrees(math.atan2(other.x - self.x, other.y - self.y))) % 360

    def moved(self, heading: int, length: int, parts: int = 1) -> "Point":
        """The nearest point reached by going a length, or one of several equal parts of it, along a heading."""
        scale = UNIT * parts
        return Point(
            _rounded(self.x * scale + length * sine(heading), scale),
            _rounded(self.y * scale + length * cosine(heading), scale),
        )

    def seen_from(self, heading: int) -> "Point":
        """This vector as a ship on a heading sees it: x to starboard, y ahead, both in parts of UNIT."""
        across, along = _SINES[heading % 360], _SINES[(heading + 90) % 360]
        x, y = self
        return Point(x * along - y * across, x * across + y * along)


def _clockwise(one: Point, other: Point) -> int:
    """Positive where the shorter turn from one vector to another is clockwise, 0 where they lie on one line."""
    return one.y * other.x - one.x * other.y


def _side(start: Point, end: Point, point: Point) -> int:
    """The sign of the side on which a point lies, as seen along a line: 1 starboard, -1 port, 0 on the line."""
    turn = _clockwise(end.minus(start), point.minus(start))
    return (turn > 0) - (turn < 0)


class Disc(NamedTuple):
    """A round base or counter."""

    centre: Point
    radius: int

    def gap(self, other: "Disc") -> int:
        """The space between two discs, rounded up: 0 where they touch, negative where they overlap."""
        return self.centre.distance(other.centre) - self.radius - other.radius


class Segment(NamedTuple):
    """A straight line between two points, both included."""

    start: Point
    end: Point

    def crosses(self, other: "Segment") -> bool:
        """Whether two segments cut each other at a point that is an end of neither."""
        return (
            _side(*self, other.start) * _side(*self, other.end) < 0
            and _side(*other, self.start) * _side(*other, self.end) < 0
        )

    def meets(self, other: "Segment") -> bool:
        """Whether two segments have any point in common."""
        return self.crosses(other) or any(map(self.holds, other)) or any(map(other.holds, self))

    def holds(self, point: Point) -> bool:
        """Whether a point lies on the segment."""
        return (
            _side(*self, point) == 0
            and min(self.start.x, self.end.x) <= point.x <= max(self.start.x, self.end.x)
            and min(self.start.y, self.end.y) <= point.y <= max(self.start.y, self.end.y)
        )

    def distance(self, point: Point) -> int:
        """The distance from a point to the nearest point of the segment, rounded up."""
        return _root_up(*self._gap_squared(point))

    def enters(self, disc: Disc) -> bool:
        """Whether the segment passes strictly inside a disc; touching its rim does not count."""
        numerator, denominator = self._gap_squared(disc.centre)
        return numerator < disc.radius * disc.radius * denominator

    def _gap_squared(self, point: Point) -> tuple[int, int]:
        """The exact squared distance to a point as a numerator and a denominator."""
        course, offset = self.end.minus(self.start), point.minus(self.start)
        length_squared = course.x * course.x + course.y * course.y
        along = course.x * offset.x + course.y * offset.y
        if 0 < along < length_squared:
            return _clockwise(course, offset) ** 2, length_squared
        nearest = offset if along <= 0 else point.minus(self.end)
        return nearest.x * nearest.x + nearest.y * nearest.y, 1


class Box(NamedTuple):
    """A rectangular base, such as a hull, with its length along a heading."""

    centre: Point
    heading: int
    length: int
    width: int

    def bow(self) -> Point:
        """The middle of the leading edge."""
        return self.centre.moved(self.heading, self.length, 2)

    def stern(self) -> Point:
        """The middle of the trailing edge."""
        return self.centre.moved(self.heading, -self.length, 2)

    def extent(self) -> tuple[int, int]:
        """How far the rectangle reaches to either side of its centre, eastwards and northwards, rounded up."""
        across, along = abs(sine(self.heading)), abs(cosine(self.heading))
        east, north = self.length * across + self.width * along, self.length * along + self.width * across
        return -(-east // (2 * UNIT)), -(-north // (2 * UNIT))

    def distance(self, point: Point) -> int:
        """The distance from a point to the rectangle, rounded up; 0 inside it."""
        starboard, ahead = self._doubled(point)
        beyond_side = max(0, abs(starboard) - self.width * UNIT)
        beyond_end = max(0, abs(ahead) - self.length * UNIT)
        return _root_up(beyond_side * beyond_side + beyond_end * beyond_end, 4 * UNIT * UNIT)

    def crossed_by(self, segment: Segment) -> bool:
        """Whether a segment passes strictly inside the rectangle; running along an edge does not count."""
        start, end = self._doubled(segment.start), self._doubled(segment.end)
        half_width, half_length = self.width * UNIT, self.length * UNIT
        course = end.minus(start)
        return (
            min(start.x, end.x) < half_width
            and max(start.x, end.x) > -half_width
            and min(start.y, end.y) < half_length
            and max(start.y, end.y) > -half_length
            and (
                segment.start == segment.end
                or abs(_clockwise(course, start)) < half_width * abs(course.y) + half_length * abs(course.x)
            )
        )

    def overlaps(self, other: "Box") -> bool:
        """Whether two rectangles share more than an edge or a corner."""
        return self._axes_overlap(other) and other._axes_overlap(self)

    def _axes_overlap(self, other: "Box") -> bool:
        """Whether the shadows that both rectangles throw on the axes of this one overlap."""
        across, along = abs(sine(other.heading - self.heading)), abs(cosine(other.heading - self.heading))
        starboard, ahead = self._doubled(other.centre)
        return (
            abs(starboard) < self.width * UNIT + other.width * along + other.length * across
            and abs(ahead) < self.length * UNIT + other.length * along + other.width * across
        )

    def _doubled(self, point: Point) -> Point:
        """Twice a point's place in the frame of the rectangle, so that its half sides are whole numbers."""
        dx, dy = point.minus(self.centre)
        return Point(2 * dx, 2 * dy).seen_from(self.heading)


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed outline, such as an island, whose edges do not cross."""

    corners: tuple[Point, ...]

    def edges(self) -> tuple[Segment, ...]:
        """The sides of the outline in order."""
        return tuple(Segment(*ends) for ends in pairwise((*self.corners, self.corners[0])))

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside the outline or on it."""
        inside = False
        for edge in self.edges():
            if edge.holds(point):
                return True
            low, high = sorted(edge, key=lambda end: end.y)
            # Counting the lower end of an edge but not the upper one meets each corner of the outline once.
            if low.y <= point.y < high.y and _side(low, high, point) < 0:
                inside = not inside
        return inside

    def meets(self, segment: Segment) -> bool:
        """Whether a segment touches or enters the outline."""
        return self.holds(segment.start) or any(edge.meets(segment) for edge in self.edges())
