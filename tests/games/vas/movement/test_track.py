"""Where courses lead, on the table and off it."""

from fractions import Fraction
from random import Random

import pytest

from huffduff.games.vas.movement.course import any_course, helm, read, written
from huffduff.games.vas.movement.track import Sea, crossing, sea, track
from huffduff.geometry.plane import Point
from tests.games.vas.movement.oracle import sailed
from tests.games.vas.table import FACTS, put, setting

TABLE = sea(FACTS)
OCEAN = Sea(10**7, 10**7)
MIDDLE = Point(5 * 10**6, 5 * 10**6)


@pytest.mark.rule("VS-GEO.8")
def test_the_table_is_72_by_48_inches() -> None:
    assert TABLE == (7200, 4800)


@pytest.mark.rule("VS-GEO.2", "VS-GEO.3", "VS-MOVE.19")
def test_distance_is_the_sum_of_the_runs() -> None:
    path = track(TABLE, Point(2000, 2000), 0, read("3 S45 3").course)
    assert path.moved == 600
    assert path.turned
    assert path.wake == (Point(2000, 2000), Point(2000, 2300), Point(2212, 2512))
    assert track(TABLE, Point(2000, 2000), 0, read("2 S45 4.5").course).moved == 650
    assert not track(TABLE, Point(2000, 2000), 0, read("3").course).turned


@pytest.mark.rule("VS-MOVE.13", "VS-GEO.21")
def test_a_turn_is_a_pivot_on_the_bridge() -> None:
    path = track(TABLE, Point(2000, 2000), 350, read("2 S45").course)
    straight = track(TABLE, Point(2000, 2000), 350, read("2").course)
    assert path.at == straight.at
    assert path.heading == 35
    assert track(TABLE, Point(2000, 2000), 10, read("2 P45").course).heading == 325


@pytest.mark.rule("VS-GEO.2", "VS-MOVE.6")
def test_a_thousand_moves_end_where_a_slow_calculation_says() -> None:
    rng = Random(1000)
    ships = [put(setting(), "blue", card, 20, 20) for card in ("bismarck", "z1")]
    at, heading = MIDDLE, 37
    for number in range(1000):
        course = any_course(helm(FACTS, ships[number % 2]), rng)
        path = track(OCEAN, at, heading, course)
        assert (*path.at, path.heading) == sailed(*at, heading, written(course))
        at, heading = path.at, path.heading
    assert at != MIDDLE


@pytest.mark.rule("VS-GEO.10", "VS-GEO.9")
@pytest.mark.parametrize(
    ("at", "heading", "edges"),
    [
        (Point(3600, 4600), 0, ()),
        (Point(3600, 4601), 0, ("north",)),
        (Point(200, 2400), 270, ()),
        (Point(199, 2400), 270, ("west",)),
        (Point(7001, 2400), 90, ("east",)),
        (Point(3600, 199), 180, ("south",)),
        (Point(7001, 0), 90, ("east",)),
        (Point(199, 4800), 270, ("west",)),
        (Point(0, 199), 180, ("south",)),
        (Point(7200, 4601), 0, ("north",)),
    ],
)
def test_the_line_itself_is_still_on_the_table(at: Point, heading: int, edges: tuple[str, ...]) -> None:
    path = track(TABLE, at, heading, read("2").course)
    assert path.edges == edges
    assert TABLE.holds(path.at)
    assert path.moved == (200 if not edges else 199)


@pytest.mark.rule("VS-GEO.10")
def test_what_is_left_of_a_course_beyond_the_edge_is_lost() -> None:
    path = track(TABLE, Point(3600, 4700), 0, read("2 S45 2 S45").course)
    assert path.moved == 100
    assert path.heading == 0
    assert path.wake == (Point(3600, 4700), Point(3600, 4800))
    assert not path.turned


@pytest.mark.rule("VS-GEO.9")
def test_the_edge_crossed_first_counts_and_at_the_corner_both() -> None:
    assert crossing(TABLE, Point(7100, 4700), Point(7300, 4900)) == (Fraction(1, 2), ("east", "north"))
    assert crossing(TABLE, Point(7100, 4700), Point(7300, 4850)) == (Fraction(1, 2), ("east",))
    assert crossing(TABLE, Point(100, 50), Point(-100, -100)) == (Fraction(1, 3), ("south",))
