"""The hit table that aircraft, submarines and torpedoes share."""

import pytest

from huffduff.games.chase.battle.hits import common_modifiers, hit_odds, hits_of
from huffduff.games.chase.facts.terms import VIS_X
from huffduff.games.chase.ships.units import d10
from tests.games.chase.table import FACTS, change, put, setting

SLOW = ("chase-mod-slow-target", -1)


@pytest.mark.rule("CH-9.T1", "CH-9.e", "CH-2.8.a")
@pytest.mark.parametrize(("die", "hits"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1), (5, 1), (6, 0), (9, 0)])
def test_low_dice_hit(die: int, hits: int) -> None:
    assert hits_of(FACTS, die, []) == hits


@pytest.mark.rule("CH-9.T1", "CH-9.e")
@pytest.mark.parametrize(
    ("die", "modifier", "hits"), [(3, -1, 2), (3, -3, 3), (1, -5, 3), (5, 1, 0), (4, 1, 1), (2, 2, 1), (9, 7, 0)]
)
def test_modifiers_shift_the_row(die: int, modifier: int, hits: int) -> None:
    assert hits_of(FACTS, die, [("chase-mod-night", modifier)]) == hits


@pytest.mark.rule("CH-9.f", "CH-9.T1")
@pytest.mark.parametrize(("modifier", "hits"), [(7, 1), (5, 1), (2, 2), (-1, 3)])
def test_a_zero_as_it_fell_hits_at_least_once(modifier: int, hits: int) -> None:
    assert hits_of(FACTS, 0, [("chase-mod-night", modifier)]) == hits
    assert hits_of(FACTS, 1, [("chase-mod-night", 7)]) == 0


@pytest.mark.rule("CH-9.T1", "CH-9.f")
@pytest.mark.parametrize(("modifier", "chance", "hits"), [(0, 6, 1.0), (-3, 9, 1.9), (3, 3, 0.3), (7, 1, 0.1)])
def test_what_a_die_promises(modifier: int, chance: int, hits: float) -> None:
    odds = hit_odds(FACTS, [("chase-mod-night", modifier)])
    assert odds.chance == chance
    assert odds.hits == pytest.approx(hits)


@pytest.mark.rule("CH-2.8.a")
def test_the_ten_of_the_die_is_a_zero() -> None:
    assert [d10((face,)) for face in range(1, 11)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]


@pytest.mark.rule("CH-9.T2")
@pytest.mark.parametrize(
    ("level", "modifier"), [(1, -2), (2, -1), (3, -1), (4, 0), (6, 0), (7, 2), (8, 2), (9, 3), (VIS_X, 3)]
)
def test_sight_changes_every_attack_and_x_is_as_bad_as_nine(level: int, modifier: int) -> None:
    s = setting(visibility=level)
    found = common_modifiers(s.public, FACTS, "bismarck", put(s, "bismarck", "P10").card)
    assert found == ([("chase-mod-visibility", modifier)] if modifier else [])


@pytest.mark.rule("CH-9.T2")
@pytest.mark.parametrize(
    ("option", "lost", "slow"),
    [("25-or-less", 4, False), ("25-or-less", 5, True), ("below-25", 5, False), ("below-25", 6, True)],
)
def test_slow_ships_are_hit_more_easily_and_where_slow_begins_is_an_option(option: str, lost: int, slow: bool) -> None:
    s = setting(weather=4, slow_target=option)
    ship = put(s, "bismarck", "P10", evasion=(lost,))
    assert (SLOW in common_modifiers(s.public, FACTS, "bismarck", ship.card)) is slow


@pytest.mark.rule("CH-9.T2")
@pytest.mark.parametrize(("level", "counts"), [(8, True), (9, False), (VIS_X, False)])
def test_at_nine_and_x_nobody_sees_how_slow_a_ship_is(level: int, counts: bool) -> None:
    s = setting(visibility=level)
    ship = put(s, "rodney", "P10")
    assert (SLOW in common_modifiers(s.public, FACTS, "rodney", ship.card)) is counts


@pytest.mark.rule("CH-9.T2")
def test_a_lost_rudder_stops_a_ship_on_the_battle_board_alone() -> None:
    s = setting(weather=4)
    ship = put(s, "bismarck", "P10", rudder=True)
    assert SLOW not in common_modifiers(s.public, FACTS, "bismarck", ship.card)
    assert SLOW in common_modifiers(s.public, FACTS, "bismarck", ship.card, tactical=True)
    mended = change(s, "bismarck", rudder=False)
    assert SLOW not in common_modifiers(s.public, FACTS, "bismarck", mended.card, tactical=True)
