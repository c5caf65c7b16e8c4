"""The worked example of a naval combat: Prinz Eugen attacks Norfolk in the dark, three rounds, die by die."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.board import between
from huffduff.games.chase.battle.combat import Attack, naval_combat_phase
from huffduff.games.chase.battle.gunnery import Fire
from huffduff.games.chase.battle.moves import BattleMove
from huffduff.games.chase.battle.torpedoes import Torpedoes
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SIGHTED, SUNK
from huffduff.games.chase.ships.units import evasion
from tests.games.chase.fight import HERE, fighter
from tests.games.chase.table import FACTS, Table, locate, put, setting

EUGEN, NORFOLK = "prinz-eugen", "norfolk"

ROUND_1 = [9, 5, 2, 5, 0]
ROUND_2 = [
    *(7, 7, 8, 3, 5),
    *(6, 2, 8, 7, 7),
    5,  # an Evasion Effect for Prinz Eugen
    *(9, 5, 4, "critical", 5, 5),
    *(7, 1, "rudder", 3),
]
ROUND_3 = [9, 3, 8, 8, 7, 5, 3, 7, 2, "bow"]

SALVO = (Fire(EUGEN, NORFOLK),)
REPLY = (Fire(NORFOLK, EUGEN),)


def opened() -> Table:
    s = setting(visibility=9)
    put(s, EUGEN, HERE)
    put(s, NORFOLK, HERE)
    locate(s, NORFOLK, SIGHTED)
    table = Table(s, do(naval_combat_phase), script=[*ROUND_1, *ROUND_2, *ROUND_3])
    return table.answer(Attack(EUGEN, "C1"))


def asked(table: Table) -> tuple[str, str]:
    return table.ask.seat, table.ask.key.removeprefix("chase-ask-")


def salvo(table: Table, ship: str) -> tuple[list[int], int, str]:
    """The faces of a ship's last salvo, the sum of its modifiers, and its range."""
    fired = [roll for roll in table.told("chase-roll-gun", None) if roll["ship"] == ship]
    last = fired[-fired[-1]["dice"] :]
    faces = [roll["outcome"][0] % 10 for roll in last]
    return faces, sum(value for _, value in last[0]["modifiers"]), last[0]["range"]


def results(table: Table, ship: str) -> list[str]:
    """Everything a ship's guns have done so far that was no miss."""
    return [hit["result"] for hit in table.told("chase-gun-result", None) if hit["ship"] == ship]


def modifiers(table: Table, ship: str) -> dict[str, int]:
    fired = [roll for roll in table.told("chase-roll-gun", None) if roll["ship"] == ship]
    return dict(fired[-1]["modifiers"])


def torpedo_rolls(table: Table, firer: str) -> list[tuple[int, int]]:
    """Face and modifiers of every torpedo that a ship's rolls were for."""
    return [
        (roll["outcome"][0] % 10, sum(value for _, value in roll["modifiers"]))
        for roll in table.told("chase-roll-torpedo", None)
        if roll["firer"] == firer
    ]


def boxes(table: Table, name: str) -> dict[str, Any]:
    card = table.ship(name).card
    assert table.p.cards[name] == card
    return {"bow": card.bow, "stern": card.stern, "hull": card.hull, "torpedoes": card.torpedoes}


def speed(table: Table, name: str) -> int:
    return evasion(FACTS.ships[name], table.ship(name).card)


def apart(table: Table) -> int:
    return between(FACTS, fighter(table.state, EUGEN).zone, fighter(table.state, NORFOLK).zone)


def first_round(table: Table) -> None:
    assert asked(table) == (GERMAN, "torpedoes")
    table.answer(())
    assert asked(table) == (ALLIED, "torpedoes")
    table.answer(())
    assert asked(table) == (GERMAN, "fire")
    table.answer(SALVO)
    assert asked(table) == (ALLIED, "fire")


def second_round(table: Table) -> None:
    table.answer(REPLY)
    table.answer(BattleMove("opening", 0), BattleMove("closing", 4))
    assert asked(table) == (GERMAN, "torpedoes")
    table.answer((Torpedoes(EUGEN, NORFOLK, 3),), (Torpedoes(NORFOLK, EUGEN, 3),), SALVO, REPLY)


def third_round(table: Table) -> None:
    assert asked(table) == (ALLIED, "battle-move")
    table.answer(BattleMove("opening", 0))
    table.answer((Torpedoes(EUGEN, NORFOLK, 3),), (Torpedoes(NORFOLK, EUGEN, 1),))


@pytest.mark.rule("CH-10.0.l", "CH-10.0.m", "CH-2.2.a", "CH-10.1.a")
def test_golden_08_they_meet_on_space_nine_with_three_sea_zones_between() -> None:
    table = opened()
    eugen, norfolk = fighter(table.state, EUGEN), fighter(table.state, NORFOLK)
    assert (eugen.zone, eugen.position) == (9, "closing")
    assert (norfolk.zone, norfolk.position) == (28 - 9, "breaking-off")
    assert apart(table) == 3
    assert boxes(table, EUGEN) == {"bow": 3, "stern": 3, "hull": 5, "torpedoes": 12}
    assert boxes(table, NORFOLK) == {"bow": 2, "stern": 2, "hull": 4, "torpedoes": 4}


@pytest.mark.rule("CH-10.2.m", "CH-10.2.g", "CH-10.2.o", "CH-2.4.c", "CH-10.2.w", "CH-10.1.b", "CH-10.1.d")
def test_golden_08_round_one_guns() -> None:
    table = opened()
    first_round(table)
    assert salvo(table, EUGEN) == ([9, 5, 2], 4, "medium")
    assert modifiers(table, EUGEN) == {
        "chase-mod-firer-turned": 1,
        "chase-mod-target-turned": 1,
        "chase-mod-visibility": 3,
        "chase-mod-radar": -1,
    }
    assert results(table, EUGEN) == ["stern"]
    assert boxes(table, NORFOLK)["stern"] == 2
    table.answer(REPLY)
    assert salvo(table, NORFOLK) == ([5, 0], 4, "medium")
    assert results(table, NORFOLK) == ["hull"]
    assert boxes(table, NORFOLK) == {"bow": 2, "stern": 1, "hull": 4, "torpedoes": 4}
    assert boxes(table, EUGEN) == {"bow": 3, "stern": 3, "hull": 4, "torpedoes": 12}
    assert (speed(table, EUGEN), speed(table, NORFOLK)) == (32, 31)
    assert fighter(table.state, EUGEN).acquired == NORFOLK
    assert fighter(table.state, NORFOLK).acquired == EUGEN


@pytest.mark.rule("CH-10.4.a", "CH-10.4.b", "CH-10.4.c", "CH-10.4.e", "CH-10.4.T1")
def test_golden_08_round_one_movement() -> None:
    table = opened()
    first_round(table)
    table.answer(REPLY)
    assert asked(table) == (ALLIED, "battle-move")
    assert BattleMove("breaking-off", 4) in table.options
    assert BattleMove("breaking-off", 5) not in table.options
    table.answer(BattleMove("opening", 0))
    assert asked(table) == (GERMAN, "battle-move")
    table.answer(BattleMove("closing", 4))
    assert apart(table) == 1
    assert fighter(table.state, NORFOLK).position == "opening"
    assert asked(table) == (GERMAN, "torpedoes")
    assert table.p.battle is not None
    assert table.p.battle.round == 2


@pytest.mark.rule(
    "CH-10.2.a", "CH-10.2.d", "CH-10.2.e", "CH-10.2.k", "CH-10.2.p", "CH-10.2.w", "CH-10.3.a", "CH-9.r", "CH-10.2.T2"
)
def test_golden_08_round_two_guns_and_torpedoes() -> None:
    table = opened()
    first_round(table)
    second_round(table)
    assert salvo(table, EUGEN) == ([7, 7, 8, 3, 5], 2, "short")
    assert modifiers(table, EUGEN) == {
        "chase-mod-acquired": -1,
        "chase-mod-firer-turned": 1,
        "chase-mod-visibility": 3,
        "chase-mod-radar": -1,
    }
    assert results(table, EUGEN)[1:] == ["hull", "stern"]
    assert salvo(table, NORFOLK) == ([6, 2, 8, 7, 7], 2, "short")
    assert modifiers(table, NORFOLK) == {
        "chase-mod-acquired": -1,
        "chase-mod-target-turned": 1,
        "chase-mod-visibility": 3,
        "chase-mod-radar": -1,
    }
    assert results(table, NORFOLK)[1:] == ["secondary", "hull-evasion"]
    assert torpedo_rolls(table, EUGEN) == [(9, 1), (5, 1), (4, 1)]
    assert torpedo_rolls(table, NORFOLK) == [(7, 3), (1, 3), (3, 3)]
    assert boxes(table, NORFOLK) == {"bow": 2, "stern": 0, "hull": 1, "torpedoes": 1}
    assert boxes(table, EUGEN) == {"bow": 3, "stern": 3, "hull": 3, "torpedoes": 9}
    assert (speed(table, EUGEN), speed(table, NORFOLK)) == (27, 21)
    assert table.ship(EUGEN).card.rudder
    assert table.state.umpire.evasion.count(5) == FACTS.cups.evasion_chits.count(5) - 3


@pytest.mark.rule("CH-10.4.g", "CH-10.4.h", "CH-10.4.a")
def test_golden_08_round_two_movement() -> None:
    table = opened()
    first_round(table)
    second_round(table)
    assert table.told("chase-battle-moved", None)[-1] == {"ship": EUGEN, "position": "closing", "zones": 0}
    assert asked(table) == (ALLIED, "battle-move")
    assert max(way.zones for way in table.options) == 2
    table.answer(BattleMove("opening", 0))
    assert apart(table) == 1


@pytest.mark.rule("CH-10.2.g", "CH-10.3.b", "CH-10.3.c", "CH-10.7.a", "CH-10.7.b", "CH-10.7.d", "CH-2.4.b")
def test_golden_08_round_three_and_the_end() -> None:
    table = opened()
    first_round(table)
    second_round(table)
    third_round(table)
    assert (boxes(table, EUGEN)["torpedoes"], boxes(table, NORFOLK)["torpedoes"]) == (6, 0)
    table.answer(SALVO)
    assert salvo(table, EUGEN) == ([9, 3, 8, 8, 7], 2, "short")
    assert results(table, EUGEN)[3:] == ["hull"]
    table.answer(REPLY)
    assert salvo(table, NORFOLK) == ([5, 3, 7], 2, "short")
    assert results(table, NORFOLK)[3:] == ["stern", "hull"]
    assert len(torpedo_rolls(table, EUGEN)) == 3
    assert torpedo_rolls(table, NORFOLK)[3:] == [(2, 3)]
    assert table.ship(NORFOLK).status == SUNK
    assert table.p.lost == {NORFOLK: (EUGEN,)}
    assert boxes(table, EUGEN) == {"bow": 2, "stern": 2, "hull": 2, "torpedoes": 6}
    assert speed(table, EUGEN) == 27
    assert table.ship(EUGEN).card.rudder
    assert table.p.battle is None
    assert table.told("chase-battle-ends", None) == [{"hex": HERE}]
    assert table.p.points == 4 - 1
    held = [5]
    assert sorted([*table.state.umpire.evasion, *held]) == sorted(FACTS.cups.evasion_chits)
    assert table.rested
