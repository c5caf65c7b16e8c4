"""Crews that had no rest, if the players agreed to count."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.damage import ship_of
from huffduff.games.chase.battle.exhaustion import engage
from huffduff.games.chase.battle.gunnery import gun_modifiers
from huffduff.games.chase.battle.rounds import battle_begins
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED
from huffduff.games.chase.operations.air_attack import air_attack_phase
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, locate, put, setting

TODAY, TOMORROW, DAY_AFTER = (FACTS.tracks.turn(date, "morning") for date in (24, 25, 26))
TIRED = ("chase-mod-exhausted", 1)


def after(name: str, *turns: int, option: str = "on", classes: str = "bb-bc-ca") -> bool:
    """Whether a ship is exhausted after engagements in these turns."""
    s = setting(crew_exhaustion=option, exhausted_classes=classes)
    put(s, name, "P10")
    for turn in turns:
        s.public.turn = turn
        engage(s, name)
    return ship_of(s, name).card.exhausted


@pytest.mark.rule("CH-13.2.a")
@pytest.mark.parametrize(
    ("turns", "tired"),
    [
        ((TODAY, TODAY + 1), False),
        ((TODAY, TODAY + 1, TODAY + 2), False),
        ((TODAY, TODAY + 1, TOMORROW), True),
        ((TODAY, TODAY, TOMORROW), True),
        ((TODAY, TODAY + 1, TOMORROW, TOMORROW + 1), True),
        ((TODAY, TOMORROW), False),
        ((TODAY, TOMORROW, TOMORROW + 1), False),
        ((TODAY, TODAY + 1, DAY_AFTER), False),
        ((TODAY, TODAY + 1, TOMORROW, DAY_AFTER), False),
        ((TODAY, TODAY + 1, TOMORROW, TOMORROW + 1, DAY_AFTER), True),
        ((TODAY - 1, TODAY + 3, TOMORROW - 1), True),
    ],
)
def test_two_engagements_on_one_day_tire_a_crew_for_the_next(turns: tuple[int, ...], tired: bool) -> None:
    assert FACTS.tracks.turn(24, "night") == TODAY - 1
    assert after("bismarck", *turns) is tired


@pytest.mark.rule("CH-13.2.a")
def test_it_is_an_option() -> None:
    assert after("bismarck", TODAY, TODAY, TOMORROW)
    assert not after("bismarck", TODAY, TODAY, TOMORROW, option="off")


@pytest.mark.rule("CH-13.2.a")
@pytest.mark.parametrize(
    ("name", "usual", "other"),
    [
        ("bismarck", True, True),
        ("prinz-eugen", True, True),
        ("scharnhorst", True, False),
        ("koln", False, False),
        ("5-zerstorerflottille", False, False),
        ("hood", False, False),
        ("ark-royal", False, False),
    ],
)
def test_only_heavy_german_ships_tire_and_which_classes_is_an_option(name: str, usual: bool, other: bool) -> None:
    assert after(name, TODAY, TODAY, TOMORROW) is usual
    assert after(name, TODAY, TODAY, TOMORROW, classes="bb-ca-cv") is other


def meeting(turn: int, **changes: Any) -> State:
    s = setting(turn, crew_exhaustion="on")
    put(s, "bismarck", "P10", **changes)
    put(s, "norfolk", "P10")
    return s


@pytest.mark.rule("CH-13.2.a")
def test_a_tired_crew_fires_worse_and_the_card_says_so() -> None:
    s = meeting(TOMORROW, engaged=(24, 24))
    table = Table(s, do(battle_begins, "P10", ALLIED, ("norfolk",), ("bismarck",), "fleet"))
    battle = table.p.battle
    assert battle is not None
    fighters = battle.fighters
    assert TIRED in gun_modifiers(table.p, FACTS, fighters["bismarck"], fighters["norfolk"])
    assert TIRED not in gun_modifiers(table.p, FACTS, fighters["norfolk"], fighters["bismarck"])
    assert table.p.cards["bismarck"].exhausted


@pytest.mark.rule("CH-13.2.a")
def test_battles_and_air_attacks_both_count_and_only_the_last_two_days_are_kept() -> None:
    s = meeting(TODAY)
    engage(s, "bismarck")
    table = Table(s, do(battle_begins, "P10", GERMAN, ("bismarck",), ("norfolk",), "fleet"))
    assert table.ship("bismarck").engaged == (24, 24)
    s = meeting(DAY_AFTER, engaged=(24, 24, 25))
    engage(s, "bismarck")
    assert s.private[GERMAN].ships["bismarck"].engaged == (25, 26)


@pytest.mark.rule("CH-13.2.a", "CH-9.c")
@pytest.mark.parametrize(("corrections", "days"), [("on", (24,)), ("off", (24, 24))])
def test_one_air_strike_is_one_attack_however_many_aircraft(corrections: str, days: tuple[int, ...]) -> None:
    s = setting(TODAY, crew_exhaustion="on", later_corrections=corrections)
    put(s, "bismarck", "P10")
    locate(s, "bismarck", SHADOWED)
    s.private[ALLIED].attacks = (("P10", "swordfish-1"), ("P10", "swordfish-2"))
    table = Table(s, do(air_attack_phase), script=[9, 9])
    for _ in range(2):
        table.answer(table.options[0])
    assert table.ship("bismarck").engaged == days


@pytest.mark.rule("CH-13.2.a", "CH-9.d")
def test_nor_does_it_matter_whom_they_attack_in_between() -> None:
    s = setting(TODAY, crew_exhaustion="on")
    for name in ("bismarck", "prinz-eugen"):
        put(s, name, "P10")
        locate(s, name, SHADOWED)
    s.private[ALLIED].attacks = tuple(("P10", f"swordfish-{number}") for number in (1, 2, 3))
    table = Table(s, do(air_attack_phase), script=[9, 9, 9])
    for kind in ("BB", "CA", "BB"):
        table.answer(next(option for option in table.options if option.kind == kind))
    assert [table.ship(name).engaged for name in ("bismarck", "prinz-eugen")] == [(24,), (24,)]
