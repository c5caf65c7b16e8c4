"""Phase 10: damage control."""

from fractions import Fraction
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Seat, ShipId
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.repair import damage_control_phase, mended
from tests.games.sink.battle.fight import PLACE, change
from tests.games.sink.table import FACTS, Table, band, setting, shadow


def hurt(**damage: int) -> State:
    """Bismarck, Hood and Norfolk with some damage."""
    s = setting(4)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "hood", "norfolk")
    for name, points in damage.items():
        change(s, name, damage=points)
    return s


def mend(s: State, *dice: Any) -> Table:
    table = Table(s, do(damage_control_phase), script=dice)
    assert table.rested
    return table


@pytest.mark.rule("SB-13.1.a")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (6, 3), (7, 2), (9, 2), (10, 1)])
def test_british_crews(die: int, left: int) -> None:
    assert mend(hurt(hood=3), die).ship("hood").damage == left


@pytest.mark.rule("SB-13.1.b")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (5, 3), (6, 2), (8, 2), (9, 1), (10, 1)])
def test_german_crews_add_one(die: int, left: int) -> None:
    assert mend(hurt(bismarck=3), die).ship("bismarck").damage == left


@pytest.mark.rule("SB-13.1.a", "SB-13.1.b")
@pytest.mark.parametrize(("seat", "mean"), [(BRITISH, Fraction(5, 10)), (GERMAN, Fraction(7, 10))])
def test_what_a_turn_mends_on_average(seat: Seat, mean: Fraction) -> None:
    """G-15."""
    assert Fraction(sum(mended(FACTS, seat, die) for die in range(1, 11)), 10) == mean


@pytest.mark.rule("SB-4.10.a", "SB-13.1.c")
def test_every_damaged_ship_has_one_die() -> None:
    table = mend(hurt(bismarck=2, hood=1, norfolk=2), 1, 1, 1)
    assert len(table.told("sink-roll-repair", GERMAN)) == 1
    assert len(table.told("sink-roll-repair", BRITISH)) == 2
    mend(hurt())  # no die for ships without damage


@pytest.mark.rule("SB-13.1.c")
def test_neither_combat_nor_shadows_keep_a_ship_from_it() -> None:
    s = hurt(bismarck=2)
    change(s, "bismarck", engaged=4)
    s.public.change(s.public.tokens["G1"].id, detected=True)  # type: ignore[index]
    shadow(s, "G1", "B1")
    assert mend(s, 9).ship("bismarck").damage == 0


@pytest.mark.rule("SB-13.1.d")
def test_no_more_is_mended_than_there_is() -> None:
    table = mend(hurt(hood=1), 10)
    assert table.ship("hood").damage == 0
    assert table.told("sink-repaired", BRITISH) == [{"ship": "hood", "damage": 0}]


def test_nothing_is_told_where_nothing_was_mended() -> None:
    assert mend(hurt(hood=3), 6).told("sink-repaired", BRITISH) == []


@pytest.mark.rule("SB-13.2.a", "SB-13.2.b")
def test_a_flipped_ship_is_mended_but_stays_flipped() -> None:
    s = hurt(hood=2)
    change(s, "hood", flipped=True)
    table = mend(s, 10)
    assert (table.ship("hood").damage, table.ship("hood").flipped) == (0, True)
    s = hurt()
    change(s, "hood", flipped=True)
    mend(s)  # nothing left to mend on that side


def test_ships_that_are_gone_repair_nothing() -> None:
    s = hurt(hood=9, bismarck=3)
    change(s, "hood", status="sunk")
    change(s, "bismarck", status="exited")
    mend(s)


def test_only_the_owner_sees_it_unless_she_is_shadowed() -> None:
    """A ruling: the enemy keeps seeing what happens on ships that he shadows."""
    table = mend(hurt(bismarck=3, hood=3), 6, 7)
    assert "sink-roll-repair" not in table.heard(None)
    assert len(table.told("sink-repaired", GERMAN)) == len(table.told("sink-repaired", BRITISH)) == 1
    assert table.p.seen == {}
    s = hurt(bismarck=3, hood=3)
    shadow(s, "G1", "B1")
    table = mend(s, 6, 7)
    assert [told["ship"] for told in table.told("sink-repaired", BRITISH)] == ["bismarck", "hood"]
    assert [told["ship"] for told in table.told("sink-repaired")] == ["bismarck"]
    assert table.p.seen[ShipId("bismarck")].damage == 2
    assert ShipId("hood") not in table.p.seen
