"""Bases and outlines on the open table: discs, hulls and islands."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.geometry.plane import Box, Disc, Point, Polygon, Segment

ORIGIN = Point(0, 0)

numbers = st.integers(-8000, 8000)
points = st.builds(Point, numbers, numbers)
near = st.integers(-6, 16)
near_points = st.builds(Point, near, near)
bearings = st.integers(0, 359)
boxes = st.builds(Box, points, bearings, st.integers(1, 600), st.integers(1, 100))
lengths = st.integers(20, 400)
crowded = st.builds(Box, st.builds(Point, lengths, lengths), bearings, lengths, lengths)


def test_discs_in_contact() -> None:
    stand = Disc(ORIGIN, 50)
    assert stand.gap(Disc(Point(100, 0), 50)) == 0
    assert stand.gap(Disc(Point(0, 104), 50)) == 4
    assert stand.gap(Disc(Point(60, 0), 50)) == -40


@given(boxes)
def test_bow_and_stern_are_on_the_rim_half_a_length_from_the_centre(box: Box) -> None:
    assert box.distance(box.bow()) <= 1
    assert box.distance(box.stern()) <= 1
    assert abs(2 * box.bow().distance(box.centre) - box.length) <= 4
    assert abs(box.bow().x + box.stern().x - 2 * box.centre.x) <= 1


def test_the_stern_of_a_ship_heading_north_is_south_of_her_bridge() -> None:
    assert Box(ORIGIN, 0, 400, 40).stern() == (0, -200)
    assert Box(ORIGIN, 90, 400, 40).bow() == (200, 0)


def test_distances_to_a_hull() -> None:
    hull = Box(Point(10, 20), 90, 400, 40)
    assert hull.distance(Point(110, 30)) == 0
    assert hull.distance(Point(210, 20)) == 0
    assert hull.distance(Point(311, 20)) == 101
    assert hull.distance(Point(10, 140)) == 100
    assert hull.distance(Point(240, 80)) == 50


@given(boxes, points)
def test_the_distance_to_a_hull_is_that_to_its_nearest_edge(box: Box, point: Point) -> None:
    heading, x, y = math.radians(box.heading), point.x - box.centre.x, point.y - box.centre.y
    starboard = abs(x * math.cos(heading) - y * math.sin(heading)) - box.width / 2
    ahead = abs(x * math.sin(heading) + y * math.cos(heading)) - box.length / 2
    exact = math.hypot(max(0.0, starboard), max(0.0, ahead))
    assert exact - 1e-3 <= box.distance(point) < exact + 1 + 1e-3


@given(boxes, points)
def test_a_path_over_the_middle_crosses_a_hull_and_one_along_its_side_does_not(box: Box, start: Point) -> None:
    assert box.crossed_by(Segment(start, box.centre))
    beside = box.centre.moved(box.heading + 90, box.width + 3, 2)
    assert not box.crossed_by(Segment(beside.moved(box.heading, 900), beside.moved(box.heading, -900)))


@given(crowded, points, points)
def test_a_path_crosses_a_hull_where_it_comes_inside(box: Box, start: Point, end: Point) -> None:
    heading = math.radians(box.heading)

    def inside(part: float) -> bool:
        x = start.x + part * (end.x - start.x) - box.centre.x
        y = start.y + part * (end.y - start.y) - box.centre.y
        starboard, ahead = x * math.cos(heading) - y * math.sin(heading), x * math.sin(heading) + y * math.cos(heading)
        return abs(starboard) < box.width / 2 - 0.01 and abs(ahead) < box.length / 2 - 0.01

    crossed = box.crossed_by(Segment(start, end))
    assert crossed == box.crossed_by(Segment(end, start))
    assert crossed or not any(inside(step / 100) for step in range(101))


@pytest.mark.parametrize(
    ("start", "end", "crossed"),
    [
        ((-50, 0), (50, 0), True),
        ((-50, 200), (50, 200), False),
        ((-50, 199), (50, 199), True),
        ((20, -300), (20, 300), False),
        ((19, -300), (19, 300), True),
        ((-40, 190), (40, 220), True),
        ((0, 0), (0, 0), True),
        ((20, 0), (20, 0), False),
        ((0, 200), (0, 400), False),
        ((0, 230), (50, 180), False),
    ],
)
def test_paths_over_a_hull(start: tuple[int, int], end: tuple[int, int], crossed: bool) -> None:
    assert Box(ORIGIN, 0, 400, 40).crossed_by(Segment(Point(*start), Point(*end))) is crossed


def sides(box: Box) -> tuple[Segment, ...]:
    """The four sides of a hull, to the nearest whole points."""
    beam = box.heading + 90
    return Polygon(
        tuple(
            end.moved(beam, side * box.width, 2)
            for end, side in ((box.bow(), -1), (box.bow(), 1), (box.stern(), 1), (box.stern(), -1))
        )
    ).edges()


def grown(box: Box, by: int) -> Box:
    """A hull that is larger all round, or smaller."""
    return box._replace(length=box.length + by, width=box.width + by)


def tangled(a: Box, b: Box) -> bool:
    """Whether a side of one hull passes over the other, or one lies upon the other's centre."""
    return any(a.crossed_by(side) for side in sides(b)) or a.distance(b.centre) == 0 or b.distance(a.centre) == 0


@given(crowded, crowded)
def test_hulls_overlap_where_their_sides_are_tangled(a: Box, b: Box) -> None:
    assert a.overlaps(b) == b.overlaps(a)
    if a.overlaps(b):
        assert tangled(grown(a, 8), b)
    else:
        assert not tangled(grown(a, -8), b)


@given(st.integers(1, 600), st.integers(1, 600), near_points, st.sampled_from((0, 90, 180, 270)))
def test_overlap_of_square_hulls_along_the_axes(one: int, other: int, direction: Point, heading: int) -> None:
    gap = one + other
    offset = Point(direction.x * gap // 4, direction.y * gap // 4)
    expected = 2 * max(abs(offset.x), abs(offset.y)) < gap
    assert Box(ORIGIN, 0, one, one).overlaps(Box(offset, heading, other, other)) is expected


def test_hulls_that_touch_do_not_overlap() -> None:
    hull = Box(ORIGIN, 0, 400, 40)
    assert hull.overlaps(Box(Point(39, 0), 0, 400, 40))
    assert not hull.overlaps(Box(Point(40, 0), 180, 400, 40))
    assert not hull.overlaps(Box(Point(0, 400), 0, 400, 40))
    assert hull.overlaps(Box(Point(219, 0), 90, 400, 40))
    assert not hull.overlaps(Box(Point(220, 0), 90, 400, 40))
    # The corners of a diagonal hull come past the bow, but to one side of it.
    assert not hull.overlaps(Box(Point(130, 300), 45, 100, 100))
    assert hull.overlaps(Box(Point(60, 230), 45, 100, 100))


ISLAND = Polygon((Point(0, 0), Point(10, 0), Point(10, 10), Point(5, 4), Point(0, 10)))


@pytest.mark.parametrize(
    ("inside", "places"),
    [
        (True, [(1, 1), (1, 7), (5, 3), (5, 4), (0, 0), (10, 5), (10, 10)]),
        (False, [(5, 5), (-1, 0), (11, 4), (-1, 4), (-1, 10), (5, 10), (5, 11)]),
    ],
)
def test_points_on_an_island(inside: bool, places: list[tuple[int, int]]) -> None:
    for place in places:
        assert ISLAND.holds(Point(*place)) is inside
        assert Polygon(ISLAND.corners[::-1]).holds(Point(*place)) is inside


@given(near_points, near_points)
def test_an_island_meets_every_segment_that_starts_on_it_or_crosses_its_shore(start: Point, end: Point) -> None:
    path = Segment(start, end)
    assert ISLAND.meets(path) == ISLAND.meets(Segment(end, start))
    assert ISLAND.meets(path) or not (ISLAND.holds(start) or any(edge.crosses(path) for edge in ISLAND.edges()))


@given(near_points, st.integers(0, 4))
def test_an_island_holds_the_same_points_whichever_corner_is_named_first(point: Point, first: int) -> None:
    corners = ISLAND.corners[first:] + ISLAND.corners[:first]
    assert Polygon(corners).holds(point) == ISLAND.holds(point)


def test_sight_over_an_island() -> None:
    assert ISLAND.meets(Segment(Point(-5, 2), Point(15, 2)))
    assert ISLAND.meets(Segment(Point(2, 2), Point(3, 3)))
    assert ISLAND.meets(Segment(Point(-5, 0), Point(0, 0)))
    assert not ISLAND.meets(Segment(Point(5, 12), Point(5, 5)))
    assert not ISLAND.meets(Segment(Point(-5, 11), Point(15, 11)))
