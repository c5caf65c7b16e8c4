"""Smoke, land and the horizon."""

import pytest

from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.sight import obstacle, stationary
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, put, setting

HERE = Point(0, 1000)


@pytest.mark.rule("VS-GUN.5")
def test_ships_never_block_sight() -> None:
    s = setting()
    put(s, "blue", "bismarck", 5, 10)
    assert obstacle(s.public, HERE, Point(1000, 1000)) is None


@pytest.mark.rule("VS-GUN.9")
def test_nobody_sees_further_than_the_horizon() -> None:
    s = setting()
    assert obstacle(s.public, Point(0, 0), Point(1800, 2400)) is None
    assert obstacle(s.public, Point(0, 0), Point(1800, 2401)) == "horizon"
    s.public.horizon = 1400
    assert obstacle(s.public, HERE, Point(1401, 1000)) == "horizon"


@pytest.mark.rule("VS-ORD.19", "VS-GEO.26")
def test_a_smoke_counter_on_the_line_blocks_it_both_ways() -> None:
    s = setting()
    there = Point(1000, 1000)
    for offset, blocked in ((0, True), (49, True), (50, False), (-50, False), (-49, True)):
        s.public.smoke = (Point(500, 1000 + offset),)
        for ends in ((HERE, there), (there, HERE)):
            assert (obstacle(s.public, *ends) == "smoke") is blocked, offset
    s.public.smoke = (Point(1060, 1000),)
    assert obstacle(s.public, HERE, there) is None


@pytest.mark.rule("VS-GEO.28")
def test_a_ship_in_smoke_sees_nobody_and_is_seen_by_nobody() -> None:
    s = setting()
    s.public.smoke = (Point(1000, 1030),)
    for start in (HERE, Point(2000, 1000), Point(1000, 0), Point(1000, 2000)):
        assert obstacle(s.public, start, Point(1000, 1000)) == "smoke"


@pytest.mark.rule("VS-BTH.1")
def test_land_on_the_line_hides_what_is_behind_it() -> None:
    s = setting()
    s.public.land = ((Point(500, 900), Point(600, 900), Point(600, 1100), Point(500, 1100)),)
    assert obstacle(s.public, HERE, Point(1200, 1000)) == "land"
    assert obstacle(s.public, HERE, Point(1200, 2000)) is None


@pytest.mark.rule("VS-FIRE.14", "VS-BTH.2")
def test_only_anchored_ships_are_stationary() -> None:
    s = setting()
    put(s, "red", "hood", 1, 1, engine=5)
    put(s, "red", "warspite", 1, 1, anchored=True)
    assert not stationary(FACTS, s.public.ships[ShipId("red-hood")])
    assert stationary(FACTS, s.public.ships[ShipId("red-warspite")])
