"""The ways of Flights over the table: how long, over which ships, and where they meet what they fly to."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from huffduff.games.vas.air.contact import STAND, TOLERANCE
from huffduff.games.vas.book import rule
from huffduff.geometry.plane import Box, Disc, Point, Segment

Route = tuple[Point, ...]  # where a Flight begins, every turn, and where it ends


def legs(route: Route) -> Iterator[Segment]:
    return (Segment(*ends) for ends in pairwise(route))


@rule("VS-AIR.13", "VS-GEO.4")
def length(route: Route) -> int:
    """How far it is along all legs."""
    return sum(start.distance(end) for start, end in pairwise(route))


def _between(start: Point, end: Point, part: int, parts: int) -> Point:
    """The point after some of the equal parts of a leg."""
    return Point(start.x + (end.x - start.x) * part // parts, start.y + (end.y - start.y) * part // parts)


Gap = Callable[[Point], int]  # how far a stand at a point is from touching something


def gap_to_hull(hull: Box) -> Gap:
    return lambda at: hull.distance(at) - STAND


def gap_to_stand(stand: Point) -> Gap:
    return lambda at: at.distance(stand) - 2 * STAND


@rule("VS-GEO.5", "VS-GEO.32", "VS-GEO.33", "VS-GEO.35")
def up_to(route: Route, gap: Gap, centre: Point) -> Route:
    """A route that ends where the stand first touches something; one that ends just short of it is drawn up to it."""
    if gap(route[0]) <= 0:
        return route[:1]
    for number, (start, end) in enumerate(pairwise(route), 1):
        parts, part = max(1, start.distance(end)), 0
        while part <= parts:
            point = _between(start, end, part, parts)
            left = gap(point)
            if left <= 0:
                return (*route[:number], point)
            part += max(1, left - 1)  # as far as it is sure to touch nothing
    last = route[-1]
    if gap(last) > TOLERANCE:
        return route
    parts = max(1, last.distance(centre))
    drawn = (_between(last, centre, part, parts) for part in range(parts + 1))
    return (*route[:-1], next((point for point in drawn if gap(point) <= 0), last))


@rule("VS-GEO.36", "VS-TRAIT.30", "VS-TRAIT.31")
def crossings(route: Route, hull: Box) -> int:
    """How often a route passes over a hull; a turn above it does not make two of one crossing."""
    return sum(
        hull.crossed_by(leg) and (number == 0 or not hull.crossed_by(Segment(leg.start, leg.start)))
        for number, leg in enumerate(legs(route))
    )


@rule("VS-DOG.19", "VS-GEO.35")
def passes(route: Route, stand: Point) -> bool:
    """Whether a route leads through a stand; one with which it begins in contact is left behind."""
    disc = Disc(stand, 2 * STAND)
    return not route[0].within(stand, disc.radius) and any(leg.enters(disc) for leg in legs(route))
