"""Smoke counters along the wake."""

import pytest

from huffduff.games.vas.facts.words import SMOKE_RADIUS
from huffduff.games.vas.movement.course import read
from huffduff.games.vas.movement.smoke import smoke_laid
from huffduff.geometry.plane import Box, Disc, Point
from tests.games.vas.table import FACTS

START = Point(2000, 2000)


@pytest.mark.rule("VS-ORD.18", "VS-EX.19")
@pytest.mark.parametrize(
    ("course", "counters"), [("2.9", 0), ("3", 1), ("5.9", 1), ("6", 2), ("7", 2), ("1 P45 1 P45 1", 1), ("2 S45 4", 2)]
)
def test_one_counter_for_every_full_three_inches(course: str, counters: int) -> None:
    assert len(smoke_laid(FACTS, START, 0, read(course).course, 250)) == counters


@pytest.mark.rule("VS-GEO.27", "VS-GEO.30")
def test_counters_touch_the_stern_and_lie_three_inches_apart() -> None:
    first, second = smoke_laid(FACTS, START, 0, read("6").course, 400)
    assert first == Point(2000, 2300 - 200 - 50)
    assert second == Point(2000, first.y + 300)
    stern = Box(Point(2000, 2300), 0, 400, 44).stern()
    assert stern == Point(2000, 2100)
    assert Disc(first, SMOKE_RADIUS).gap(Disc(stern, 0)) == 0


@pytest.mark.rule("VS-ORD.21")
def test_a_counter_lies_on_the_leg_on_which_the_three_inches_were_full() -> None:
    (at_the_turn,) = smoke_laid(FACTS, START, 0, read("3 S45 2").course, 400)
    assert at_the_turn == Point(2000, 2050)
    (after,) = smoke_laid(FACTS, START, 0, read("2 S90 2").course, 400)
    assert after == Point(2000 + 100 - 250, 2200)
    _, late = smoke_laid(FACTS, START, 0, read("4 S90 2").course, 400)
    assert late == Point(2000 + 200 - 250, 2400)
