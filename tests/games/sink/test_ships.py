"""Evasion under damage, flipping, sinking, launching: a ship as she is."""

import pytest

from huffduff.games.sink.facts.words import ShipId
from huffduff.games.sink.ships import Blow, evasion, launches, struck
from tests.games.sink.battle import oracle
from tests.games.sink.table import FACTS


def now(name: str, damage: int, flipped: bool = False) -> int:
    return evasion(FACTS, ShipId(name), damage, flipped)


@pytest.mark.rule("SB-12.15.a")
def test_two_points_cost_a_heavy_ship_one_of_evasion() -> None:
    """G-11, from 29 on."""
    assert [now("bismarck", points) for points in range(12)] == [29, 29, 28, 28, 27, 27, 26, 26, 25, 25, 24, 24]
    assert [now("hood", points) for points in (1, 2, 5)] == [29, 28, 27]


@pytest.mark.rule("SB-12.15.b")
def test_a_point_costs_anybody_else_two() -> None:
    """G-11."""
    assert [now("prinz-eugen", points) for points in range(5)] == [32, 30, 28, 26, 24]
    assert [now("flotilla-1", points) for points in range(4)] == [34, 32, 30, 28]
    assert now("ark-royal", 2) == 27


@pytest.mark.rule("SB-12.15.c")
def test_scheer_loses_evasion_like_a_cruiser() -> None:
    assert [now("scheer", points) for points in range(3)] == [27, 25, 23]


def test_a_flipped_ship_has_the_evasion_of_that_side() -> None:
    assert [now("bismarck", points, flipped=True) for points in (0, 1, 2, 4)] == [12, 12, 11, 10]
    assert [now("norfolk", points, flipped=True) for points in (0, 1, 3)] == [12, 10, 6]


def test_a_ship_afloat_keeps_an_evasion_of_one() -> None:
    assert now("norfolk", 9, flipped=True) == 1


@pytest.mark.rule("SB-12.15.a", "SB-12.15.b", "SB-12.15.c")
@pytest.mark.parametrize("name", list(FACTS.ships))
def test_evasion_agrees_with_a_count_point_by_point(name: str) -> None:
    for flipped in (False, True):
        for damage in range(15):
            assert now(name, damage, flipped) == oracle.evasion(name, damage, flipped)


@pytest.mark.rule("SB-12.14.b", "SB-12.14.c", "SB-12.14.e", "SB-12.14.f", "SB-12.13.e")
@pytest.mark.parametrize(
    ("name", "damage", "flipped", "points", "exploded", "after"),
    [
        ("bismarck", 9, False, 1, False, Blow(10, False)),
        ("bismarck", 9, False, 2, False, Blow(0, True)),
        ("bismarck", 9, False, 10, False, Blow(0, True)),
        ("bismarck", 3, True, 5, False, Blow(8, True)),
        ("bismarck", 3, True, 6, False, Blow(9, True, True)),
        ("flotilla-1", 0, False, 3, False, Blow(3, False)),
        ("flotilla-1", 0, False, 4, False, Blow(4, False, True)),
        ("hood", 0, False, 5, True, Blow(5, False, True)),
    ],
)
def test_what_damage_makes_of_a_ship(
    name: str, damage: int, flipped: bool, points: int, exploded: bool, after: Blow
) -> None:
    assert struck(FACTS, ShipId(name), damage, flipped, points, exploded) == after


@pytest.mark.rule("SB-12.33.g", "SB-13.2.c")
@pytest.mark.parametrize(
    ("damage", "flipped", "fit"), [(0, False, True), (1, False, True), (2, False, False), (0, True, False)]
)
def test_a_carrier_launches_with_at_most_one_point(damage: int, flipped: bool, fit: bool) -> None:
    assert launches(FACTS, ShipId("ark-royal"), damage, flipped) is fit
    assert not launches(FACTS, ShipId("hood"), damage, flipped)
