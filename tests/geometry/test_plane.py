"""The open table: ranges, bearings, arcs, sight and bases."""

import math
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from huffduff.geometry.plane import (
    UNIT,
    Disc,
    Point,
    Segment,
    cosine,
    sine,
    turn_between,
)

ORIGIN = Point(0, 0)

numbers = st.integers(-8000, 8000)
points = st.builds(Point, numbers, numbers)
near = st.integers(-6, 6)
near_points = st.builds(Point, near, near)
segments = st.builds(Segment, points, points) | st.builds(Segment, near_points, near_points)
bearings = st.integers(0, 359)


def quarter_turn(point: Point) -> Point:
    """A point turned clockwise about the origin by 90 degrees."""
    return Point(point.y, -point.x)


@given(st.integers(-1000, 1000))
def test_sines_are_right_to_half_a_part(degrees: int) -> None:
    assert abs(sine(degrees) - UNIT * math.sin(math.radians(degrees))) < 0.501
    assert cosine(degrees) == sine(degrees + 90) == sine(90 - degrees)
    assert sine(degrees) == -sine(-degrees) == -sine(degrees + 180)


def test_sines_of_the_principal_bearings() -> None:
    assert [sine(degrees) for degrees in (0, 30, 90, 180, 270)] == [0, UNIT // 2, UNIT, 0, -UNIT]
    assert sine(45) == cosine(45) == 759250125


@given(bearings, bearings)
def test_the_shortest_turn_leads_to_the_other_bearing(heading: int, other: int) -> None:
    turn = turn_between(heading, other)
    assert -180 < turn <= 180
    assert (heading + turn) % 360 == other


@pytest.mark.parametrize(("heading", "other", "turn"), [(350, 35, 45), (35, 350, -45), (0, 180, 180), (7, 7, 0)])
def test_turns_go_the_short_way(heading: int, other: int, turn: int) -> None:
    assert turn_between(heading, other) == turn


@given(points, points, points)
def test_distance_is_a_metric(a: Point, b: Point, c: Point) -> None:
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(points, points, st.integers(0, 12_000))
def test_a_distance_compares_exactly_with_whole_ranges(a: Point, b: Point, limit: int) -> None:
    exact = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    assert (a.distance(b) - 1) ** 2 < exact <= a.distance(b) ** 2 or a == b
    assert a.within(b, limit) == (a.distance(b) <= limit) == (exact <= limit * limit)


def test_a_range_is_reached_exactly() -> None:
    assert ORIGIN.distance(Point(1800, 2400)) == 3000
    assert ORIGIN.within(Point(1800, 2400), 3000)
    assert not ORIGIN.within(Point(1801, 2400), 3000)
    assert ORIGIN.distance(Point(1, 1)) == 2


@given(points, points)
def test_bearings_are_right_to_half_a_degree(a: Point, b: Point) -> None:
    assume(a != b)
    bearing = a.bearing(b)
    assert 0 <= bearing < 360
    starboard, ahead = b.minus(a).seen_from(bearing)
    assert abs(math.degrees(math.atan2(starboard, ahead))) <= 0.5 + 1e-6
    assert b.bearing(a) == (bearing + 180) % 360


@pytest.mark.parametrize(
    ("point", "bearing"), [((0, 9), 0), ((5, 5), 45), ((9, 0), 90), ((0, -1), 180), ((-1, 0), 270), ((-1, 9999), 0)]
)
def test_bearings_run_clockwise_from_north(point: tuple[int, int], bearing: int) -> None:
    assert ORIGIN.bearing(Point(*point)) == bearing


@given(points, bearings, st.integers(0, 3000))
def test_a_move_goes_its_length_along_its_heading(start: Point, heading: int, length: int) -> None:
    end = start.moved(heading, length)
    assert abs(end.x - start.x - length * math.sin(math.radians(heading))) <= 0.5 + 1e-5
    assert abs(end.y - start.y - length * math.cos(math.radians(heading))) <= 0.5 + 1e-5
    assert start.distance(end) in range(length - 1, length + 3)


@given(bearings, st.integers(-3000, 3000))
def test_moves_from_the_origin_are_the_same_in_every_quarter(heading: int, length: int) -> None:
    assert ORIGIN.moved(heading + 90, length) == quarter_turn(ORIGIN.moved(heading, length))
    assert ORIGIN.moved(heading, -length) == ORIGIN.moved(heading + 180, length)


def test_moves_are_rounded_half_away_from_zero() -> None:
    assert ORIGIN.moved(30, 1) == (1, 1)
    assert ORIGIN.moved(210, 1) == (-1, -1)
    assert Point(5, 0).moved(330, 1) == (5, 1)
    assert Point(100, 200).moved(45, 300) == (312, 412)
    assert ORIGIN.moved(0, 549, 2) == (0, 275)


@given(points, bearings)
def test_a_ships_view_turns_with_her(vector: Point, heading: int) -> None:
    assert quarter_turn(vector).seen_from(heading + 90) == vector.seen_from(heading)
    assert vector.seen_from(0) == (vector.x * UNIT, vector.y * UNIT)


def test_a_target_due_east_is_dead_ahead_of_a_ship_heading_east() -> None:
    assert Point(7, 0).seen_from(90) == (0, 7 * UNIT)
    assert Point(7, 0).seen_from(0) == (7 * UNIT, 0)


def meeting_place(a: Segment, b: Segment) -> bool:
    """Whether two segments that are not parallel meet, by solving for the place with fractions."""
    ax, ay = a.end.minus(a.start)
    bx, by = b.end.minus(b.start)
    ox, oy = b.start.minus(a.start)
    determinant = ax * by - ay * bx
    along_a, along_b = Fraction(ox * by - oy * bx, determinant), Fraction(ox * ay - oy * ax, determinant)
    return 0 <= along_a <= 1 and 0 <= along_b <= 1


@given(segments, segments)
def test_meeting_is_symmetric(a: Segment, b: Segment) -> None:
    for test in (Segment.meets, Segment.crosses):
        assert test(a, b) == test(b, a) == test(Segment(a.end, a.start), b)
    assert a.meets(b) or not a.crosses(b)


@given(segments, segments)
def test_meeting_agrees_with_solving_for_the_place(a: Segment, b: Segment) -> None:
    (ax, ay), (bx, by) = a.end.minus(a.start), b.end.minus(b.start)
    assume(ax * by != ay * bx)
    assert a.meets(b) == meeting_place(a, b)


@pytest.mark.parametrize(
    ("a", "b", "meets", "crosses"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True, True),
        (((0, 0), (4, 4)), ((2, 2), (9, 0)), True, False),
        (((0, 0), (4, 0)), ((4, 0), (4, 5)), True, False),
        (((0, 0), (4, 0)), ((2, 0), (9, 0)), True, False),
        (((0, 0), (4, 0)), ((5, 0), (9, 0)), False, False),
        (((0, 0), (4, 0)), ((0, 1), (4, 1)), False, False),
        (((0, 0), (4, 4)), ((3, 2), (9, 0)), False, False),
        (((2, 2), (2, 2)), ((0, 0), (4, 4)), True, False),
    ],
)
def test_segments_that_cross_touch_or_miss(
    a: tuple[tuple[int, int], ...], b: tuple[tuple[int, int], ...], meets: bool, crosses: bool
) -> None:
    one, other = Segment(*(Point(*end) for end in a)), Segment(*(Point(*end) for end in b))
    assert one.meets(other) is meets
    assert one.crosses(other) is crosses


@given(segments, points)
def test_the_way_to_a_segment_is_no_longer_than_to_its_ends(segment: Segment, point: Point) -> None:
    distance = segment.distance(point)
    assert distance == Segment(segment.end, segment.start).distance(point)
    assert distance <= min(point.distance(segment.start), point.distance(segment.end))
    assert (distance == 0) == segment.holds(point)


def gap_squared(segment: Segment, point: Point) -> Fraction:
    """The squared distance to the point of a segment that is nearest, found by where its perpendicular falls."""
    (ax, ay), (px, py) = segment.end.minus(segment.start), point.minus(segment.start)
    part = min(max(Fraction(ax * px + ay * py, ax * ax + ay * ay), Fraction(0)), Fraction(1))
    return (px - part * ax) ** 2 + (py - part * ay) ** 2


@given(segments, points)
def test_a_segment_enters_a_disc_when_it_comes_nearer_than_the_radius(segment: Segment, centre: Point) -> None:
    assume(segment.start != segment.end)
    exact, distance = gap_squared(segment, centre), segment.distance(centre)
    assert (distance - 1) ** 2 < exact <= distance**2 or distance == exact == 0
    for radius in (distance, distance + 1):
        assert segment.enters(Disc(centre, radius)) == (exact < radius * radius)


def test_sight_along_a_tangent_is_not_blocked() -> None:
    sight = Segment(Point(0, 0), Point(300, 400))
    assert sight.distance(Point(110, 230)) == 50
    assert not sight.enters(Disc(Point(110, 230), 50))
    assert sight.enters(Disc(Point(110, 229), 50))
    assert sight.enters(Disc(Point(300, 430), 50))
    assert not sight.enters(Disc(Point(300, 450), 50))
