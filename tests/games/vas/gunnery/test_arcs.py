"""Fire arcs and silhouettes, held against a second way of measuring them."""

from fractions import Fraction
from itertools import product

import pytest

from huffduff.games.vas.facts.words import AFT, ALL_ROUND, FORE, PORT, STARBOARD, CardId, WeaponId
from huffduff.games.vas.gunnery.aim import aim
from huffduff.games.vas.gunnery.arcs import quadrants, side_on
from huffduff.games.vas.state import Ship
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, put, setting

# The sines of headings for which they can be written down, as parts of the diagonal of a square where need be.
STRAIGHT = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}
DIAGONAL = {45: (1, 1), 135: (1, -1), 225: (-1, -1), 315: (-1, 1)}
PYTHAGORAS = [(3, 4), (4, 3), (5, 12), (12, 5), (8, 15), (20, 21)]


def ship(heading: int, x: float = 0, y: float = 0, card: str = "bismarck") -> Ship:
    return put(setting(), "blue", card, x, y, heading)


def oracle(direction: tuple[int, int], vector: tuple[int, int]) -> int:
    """The quadrants by comparing products of vectors: how much of it lies ahead and how much abeam."""
    ahead = direction[0] * vector[0] + direction[1] * vector[1]
    abeam = direction[1] * vector[0] - direction[0] * vector[1]
    found = 0
    for quadrant, this, that in ((FORE, ahead, abeam), (AFT, -ahead, abeam)):
        if this * this >= that * that and this >= 0:
            found |= quadrant
    for quadrant, this, that in ((STARBOARD, abeam, ahead), (PORT, -abeam, ahead)):
        if this * this >= that * that and this >= 0:
            found |= quadrant
    return found


@pytest.mark.rule("VS-GEO.22", "VS-GEO.23")
@pytest.mark.rule("VS-ARC.2", "VS-ARC.3")
def test_quadrants_agree_with_the_oracle_on_and_beside_every_boundary() -> None:
    for heading, direction in {**STRAIGHT, **DIAGONAL}.items():
        firer = ship(heading)
        for x, y in product(range(-12, 13), repeat=2):
            expected = oracle(direction, (x, y))
            assert quadrants(firer, Point(x, y)) == expected, (heading, x, y)
            assert quadrants(firer, Point(237 * x, 237 * y)) == expected
            silhouette = bool(expected & (PORT | STARBOARD)) and not expected & (FORE | AFT)
            assert side_on(firer, Point(x, y)) == silhouette


@pytest.mark.rule("VS-GEO.23")
def test_quadrants_of_any_heading_meet_at_the_diagonals() -> None:
    for heading in range(0, 360, 7):
        firer = ship(heading)
        for bearing, found in ((0, FORE), (44, FORE), (46, STARBOARD), (134, STARBOARD), (136, AFT), (226, PORT)):
            far = firer.at.moved(heading + bearing, 3000)
            assert quadrants(firer, far) == found
        assert quadrants(firer, firer.at.moved(heading + 314, 3000)) == PORT


@pytest.mark.rule("VS-GEO.4", "VS-GUN.6")
@pytest.mark.rule("VS-GEO.5", "VS-BASIC.11")
def test_ranges_are_exact_on_their_boundary() -> None:
    s = setting()
    firer = put(s, "blue", "bismarck", 0, 0)
    for a, b in PYTHAGORAS:
        root = Fraction(a * a + b * b)
        long_side = int(root**0.5)
        scale = 3000 // long_side
        target = Point(a * scale, b * scale)
        away = long_side * scale
        for dx in (-1, 0, 1):
            there = Point(target.x + dx, target.y)
            found = aim(s.public, firer, put(s, "red", "hood", there.x / 100, there.y / 100))
            exact = there.x * there.x + there.y * there.y
            assert (found.situation.distance <= away) == (exact <= away * away)
    assert aim(s.public, firer, put(s, "red", "hood", 18, 24)).situation.distance == 3000


@pytest.mark.rule("VS-ARC.1")
def test_an_arc_is_a_set_of_quadrants() -> None:
    assert FORE | PORT | STARBOARD == 11
    assert AFT | PORT | STARBOARD == 14
    assert ALL_ROUND == 15
    weapons = FACTS.cards[CardId("bismarck")].weapons
    assert [weapons[WeaponId(name)].arcs for name in ("A", "X", "light-1")] == [11, 14, 15]


@pytest.mark.rule("VS-ARC.2")
@pytest.mark.rule("VS-ARC.3", "VS-ARC.4")
@pytest.mark.rule("VS-WPN.2")
def test_turrets_bear_where_their_quadrants_are() -> None:
    bismarck = ship(0)
    weapons = FACTS.cards[bismarck.card].weapons.values()

    def bearing(x: int, y: int) -> list[str]:
        return [
            weapon.id for weapon in weapons if weapon.kind != "aa" and weapon.arcs & quadrants(bismarck, Point(x, y))
        ]

    light = ["light-1", "light-2"]
    assert bearing(0, -500) == ["X", "Y", *light]
    assert bearing(0, 500) == ["A", "B", *light]
    assert bearing(500, 0) == ["A", "B", "X", "Y", *light]
    assert bearing(500, -500) == ["A", "B", "X", "Y", *light]
    assert bearing(499, -500) == ["X", "Y", *light]


@pytest.mark.rule("VS-CARD.6")
def test_the_wing_turret_of_the_far_side_does_not_bear() -> None:
    yamato = ship(0, card="yamato")
    weapons = FACTS.cards[yamato.card].weapons.values()
    port = [
        weapon.id for weapon in weapons if weapon.kind == "main" and weapon.arcs & quadrants(yamato, Point(-500, 0))
    ]
    assert port == ["A", "B", "Y", "AA", "P", "YY"]


@pytest.mark.rule("VS-GEO.24", "VS-FIRE.15")
@pytest.mark.rule("VS-TRAIT.13")
def test_the_silhouette_is_judged_strictly_in_the_frame_of_the_target() -> None:
    target = ship(0)
    assert side_on(target, Point(500, 0))
    assert not side_on(target, Point(0, 500))
    assert not side_on(target, Point(500, 500))
    assert side_on(target, Point(501, 500))
    assert side_on(ship(90), Point(0, 500))


@pytest.mark.rule("VS-GEO.25")
def test_two_bridges_in_one_place_see_each_other_in_every_arc() -> None:
    one = ship(30)
    assert quadrants(one, one.at) == ALL_ROUND
    assert not side_on(one, one.at)
