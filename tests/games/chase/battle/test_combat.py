"""Who may attack whom, in what order and where; and tankers, who never fight."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.combat import DONE, Attack, CombatHints, attacks, naval_combat_phase
from huffduff.games.chase.battle.gunnery import Fire
from huffduff.games.chase.facts.terms import (
    ALLIED,
    GERMAN,
    ON_MAP,
    PATROL,
    PORT,
    REFUEL,
    REPAIR,
    SHADOWED,
    SIGHTED,
    SUNK,
)
from huffduff.games.chase.operations.admin import admin_phase
from huffduff.games.chase.state import State
from tests.games.chase.fight import HERE, fighter, idle
from tests.games.chase.table import FACTS, Table, band, change, locate, put, setting

THERE = "P20"
FOG = "J30"


def offers(s: State, side: str) -> list[Any]:
    return attacks(s.public, s.private[side], FACTS, side)


def met(place: str = HERE, marker: str = SIGHTED, **changes: Any) -> State:
    """Hood in the hex of a located Prinz Eugen."""
    s = setting()
    put(s, "prinz-eugen", place)
    put(s, "hood", place, **changes)
    if marker:
        locate(s, "prinz-eugen", marker)
    return s


@pytest.mark.rule("CH-10.0.a", "CH-1.d")
@pytest.mark.parametrize("marker", [SIGHTED, SHADOWED])
def test_a_located_enemy_in_the_same_hex_can_be_attacked(marker: str) -> None:
    table = Table(met(marker=marker), do(naval_combat_phase))
    assert (table.ask.seat, table.ask.key) == (ALLIED, "chase-ask-combat")
    assert table.options == (DONE, Attack("hood", "C1"))
    assert table.ask.choice.hints() == CombatHints(("C1",), sighted=True)
    assert table.answer(DONE).rested


@pytest.mark.rule("CH-10.0.a", "CH-1.d")
def test_nobody_is_asked_while_no_enemy_is_located() -> None:
    table = Table(met(marker=""), do(naval_combat_phase))
    assert table.rested
    assert not table.events


@pytest.mark.rule("CH-10.0.a")
def test_who_knows_of_an_enemy_is_asked_even_where_he_cannot_attack() -> None:
    s = setting()
    put(s, "prinz-eugen", HERE)
    put(s, "hood", THERE)
    locate(s, "prinz-eugen", SIGHTED)
    table = Table(s, do(naval_combat_phase))
    assert (table.ask.seat, table.options) == (ALLIED, (DONE,))
    assert table.refused(Attack("hood", "C1")).rule == "CH-10.0.a"
    assert table.answer(DONE).rested


@pytest.mark.rule("CH-10.0.b")
def test_the_allied_player_attacks_first_and_the_german_when_he_is_done() -> None:
    s = met()
    locate(s, "hood", SIGHTED)
    table = Table(s, do(naval_combat_phase))
    assert table.ask.seat == ALLIED
    table.answer(DONE)
    assert (table.ask.seat, table.options) == (GERMAN, (DONE, Attack("prinz-eugen", "C2")))
    table.answer(Attack("prinz-eugen", "C2"))
    assert table.p.battle is not None
    assert table.p.battle.attacker == GERMAN
    assert fighter(table.state, "prinz-eugen").position == "closing"


@pytest.mark.rule("CH-10.0.c")
def test_there_is_no_combat_when_nothing_can_be_seen() -> None:
    for level in (9, 10):
        s = met()
        s.public.visibility = level
        assert Table(s, do(naval_combat_phase)).rested is (level == 10)


@pytest.mark.rule("CH-10.0.c")
@pytest.mark.parametrize(("weather", "offered"), [(4, True), (5, False)])
def test_there_is_none_in_fog(weather: int, offered: bool) -> None:
    s = met(FOG)
    s.public.weather = weather
    assert bool(offers(s, ALLIED)) is offered


@pytest.mark.rule("CH-10.0.d")
@pytest.mark.parametrize(
    ("changes", "offered"),
    [
        ({"task": REFUEL}, False),
        ({"task": PORT}, False),
        ({"task": REPAIR}, False),
        ({"restricted": "home-fleet"}, False),
        ({"task": PATROL}, True),
        ({"tried_to_shadow": True}, True),
        ({"evading": True}, True),
        ({"no_move": 2}, True),
        ({"rudder": True}, True),
        ({"emergency": 12}, True),
        ({"returning": True}, True),
    ],
)
def test_the_status_of_a_unit_decides_whether_it_may_begin_a_combat(changes: dict[str, Any], offered: bool) -> None:
    assert bool(offers(met(**changes), ALLIED)) is offered


@pytest.mark.rule("CH-10.0.d")
def test_one_ship_that_is_barred_bars_her_task_force() -> None:
    s = setting()
    put(s, "prinz-eugen", HERE)
    locate(s, "prinz-eugen", SIGHTED)
    band(s, "TF1", HERE, "hood", "norfolk")
    assert offers(s, ALLIED) == [Attack("TF1", "C1")]
    change(s, "hood", task=REPAIR)
    assert not offers(s, ALLIED)


@pytest.mark.rule("CH-10.0.d")
@pytest.mark.parametrize(
    ("name", "option", "attacked", "offered"),
    [
        ("us-destroyers-1", "bought", False, True),
        ("modoc", "bought", True, False),
        ("us-destroyers-1", "off", False, False),
        ("us-destroyers-1", "off", True, True),
        ("us-destroyers-1", "on", False, True),
        ("modoc", "off", True, False),
        ("modoc", "on", False, True),
    ],
)
def test_neutrals_do_not_begin_it_unless_one_of_them_was_attacked(
    name: str, option: str, attacked: bool, offered: bool
) -> None:
    s = setting(neutral_attacks=option)
    put(s, "prinz-eugen", HERE)
    put(s, name, HERE)
    locate(s, "prinz-eugen", SIGHTED)
    if attacked:
        s.public.cards["augusta"] = put(s, "augusta", THERE).card
    assert bool(offers(s, ALLIED)) is offered


@pytest.mark.rule("CH-10.0.e", "CH-10.0.h")
def test_one_combat_is_fought_before_the_next_is_declared() -> None:
    s = met()
    change(s, "prinz-eugen", hull=1)
    put(s, "koln", THERE)
    put(s, "norfolk", THERE)
    locate(s, "koln", SIGHTED)
    s.public.visibility = 1
    table = Table(s, do(naval_combat_phase), script=[0, 9, 9])
    assert list(table.options) == [DONE, Attack("hood", "C1"), Attack("norfolk", "C2")]
    table.answer(Attack("hood", "C1"))
    table.answer((Fire("hood", "prinz-eugen"),), ())
    assert table.ship("prinz-eugen").status == SUNK
    assert (table.ask.seat, table.ask.key) == (ALLIED, "chase-ask-combat")
    assert list(table.options) == [DONE, Attack("norfolk", "C2")]


@pytest.mark.rule("CH-10.0.f", "CH-2.3.1.k")
def test_the_attacker_commits_one_ship_or_one_task_force() -> None:
    s = met()
    put(s, "norfolk", HERE)
    band(s, "TF1", HERE, "suffolk", "sheffield")
    s.public.visibility = 9
    table = Table(s, do(naval_combat_phase))
    assert table.options == (
        DONE,
        Attack("hood", "C1"),
        Attack("norfolk", "C1"),
        Attack("TF1", "C1"),
    )
    assert table.refused(Attack("suffolk", "C1")).key == "engine-not-offered"
    table.answer(Attack("TF1", "C1"))
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["suffolk", "sheffield", "prinz-eugen"]


@pytest.mark.rule("CH-10.0.g")
def test_he_chooses_which_located_unit_of_the_hex_he_attacks() -> None:
    s = met()
    put(s, "koln", HERE)
    put(s, "gneisenau", HERE)
    locate(s, "koln", SHADOWED)
    table = Table(s, do(naval_combat_phase))
    assert table.options == (DONE, Attack("hood", "C1"), Attack("hood", "C2"))
    table.answer(Attack("hood", "C2"))
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["hood", "koln"]


@pytest.mark.rule("CH-10.0.h")
def test_no_second_combat_in_a_hex_and_turn_for_either_side() -> None:
    s = met(rudder=True)
    put(s, "norfolk", HERE)
    put(s, "gneisenau", HERE)
    locate(s, "hood", SIGHTED)
    locate(s, "gneisenau", SIGHTED)
    locate(s, "norfolk", SIGHTED)
    table = Table(s, do(naval_combat_phase)).answer(Attack("hood", "C1"))
    idle(table, "chase-ask-combat")
    assert table.p.fought == (HERE,)
    assert (table.ask.seat, table.options) == (ALLIED, (DONE,))
    table.answer(DONE)
    assert (table.ask.seat, table.options) == (GERMAN, (DONE,))


@pytest.mark.rule("CH-10.0.h")
def test_in_the_next_turn_the_hex_is_free_again() -> None:
    s = met()
    s.public.fought = (HERE,)
    assert not offers(s, ALLIED)
    table = Table(s, do(admin_phase))
    assert table.p.fought == ()


@pytest.mark.rule("CH-10.0.i", "CH-3.d")
def test_a_combat_lays_the_cards_of_all_who_take_part_on_the_table() -> None:
    s = met()
    put(s, "norfolk", HERE)
    table = Table(s, do(naval_combat_phase))
    assert not table.p.cards
    table.answer(Attack("hood", "C1"))
    for seat in (GERMAN, ALLIED, None):
        public = table.position.view(seat).public
        assert sorted(public.cards) == ["hood", "prinz-eugen"]
        assert public.cards["hood"] == table.ship("hood").card
        assert sorted(public.battle.fighters) == ["hood", "prinz-eugen"]


@pytest.mark.rule("CH-10.0.i")
@pytest.mark.parametrize(("option", "marker"), [("on", SIGHTED), ("off", "")])
def test_whoever_attacks_is_located_himself(option: str, marker: str) -> None:
    s = met()
    s.public.options["attacker-sighted"] = option
    table = Table(s, do(naval_combat_phase)).answer(Attack("hood", "C1"))
    assert table.ship("hood").marker == marker
    assert table.told("chase-attacks", None) == [{"side": ALLIED, "hex": HERE, "contact": "C1"}]


@pytest.mark.rule("CH-10.0.i")
def test_a_shadowed_attacker_stays_shadowed() -> None:
    s = met()
    locate(s, "hood", SHADOWED)
    table = Table(s, do(naval_combat_phase)).answer(Attack("hood", "C1"))
    assert table.ship("hood").marker == SHADOWED


@pytest.mark.rule("CH-10.9.a", "CH-10.9.b")
def test_a_tanker_can_neither_attack_nor_be_attacked() -> None:
    s = setting(weather=5)
    put(s, "belchen", FOG)
    put(s, "hood", FOG)
    locate(s, "belchen", SIGHTED)
    locate(s, "hood", SIGHTED)
    s.public.weather = 4
    assert not offers(s, ALLIED)
    assert not offers(s, GERMAN)


@pytest.mark.rule("CH-10.9.b")
@pytest.mark.parametrize(("marker", "status"), [("", ON_MAP), (SIGHTED, SUNK), (SHADOWED, SUNK)])
def test_a_located_tanker_is_sunk_by_any_warship_in_her_hex(marker: str, status: str) -> None:
    s = setting()
    put(s, "belchen", HERE)
    put(s, "us-destroyers-1", HERE)
    if marker:
        locate(s, "belchen", marker)
    table = Table(s, do(naval_combat_phase))
    assert table.rested
    assert table.ship("belchen").status == status
    assert table.p.points == (-1 if marker else 0)


@pytest.mark.rule("CH-10.9.b")
@pytest.mark.parametrize(("weather", "visibility", "sunk"), [(4, 4, True), (5, 5, False), (4, 10, False)])
def test_not_in_fog_or_at_x(weather: int, visibility: int, sunk: bool) -> None:
    s = setting(weather=weather, visibility=visibility)
    put(s, "belchen", FOG)
    put(s, "norfolk", FOG)
    locate(s, "belchen", SIGHTED)
    table = idle(Table(s, do(naval_combat_phase)))
    assert (table.ship("belchen").status == SUNK) is sunk


@pytest.mark.rule("CH-10.9.a", "CH-10.9.b")
def test_a_tanker_in_a_task_force_is_lost_first_and_the_warships_fight() -> None:
    s = setting()
    band(s, "KG1", HERE, "belchen", "prinz-eugen", "koln")
    put(s, "hood", HERE)
    locate(s, "KG1", SIGHTED)
    table = Table(s, do(naval_combat_phase))
    assert table.ship("belchen").status == SUNK
    table.answer(Attack("hood", "C1"))
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["hood", "prinz-eugen", "koln"]


@pytest.mark.rule("CH-10.9.a", "CH-10.9.b")
def test_an_escorted_tanker_may_be_safe_but_never_on_the_board_and_only_as_long_as_she_is_escorted() -> None:
    s = setting(visibility=1, escorted_tankers="safe")
    band(s, "KG1", HERE, "belchen", "prinz-eugen", hull=1)
    put(s, "hood", HERE)
    locate(s, "KG1", SIGHTED)
    table = Table(s, do(naval_combat_phase), script=[0, 9, 9]).answer(Attack("hood", "C1"))
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["hood", "prinz-eugen"]
    assert table.ship("belchen").status == ON_MAP
    table.answer((Fire("hood", "prinz-eugen"),), ())
    assert table.ship("prinz-eugen").status == SUNK
    assert table.ship("belchen").status == SUNK


@pytest.mark.rule("CH-10.9.a", "CH-10.9.b")
@pytest.mark.parametrize(("option", "status"), [("on", SUNK), ("off", ON_MAP)])
def test_a_tanker_whose_own_force_attacks_is_seen_and_lost(option: str, status: str) -> None:
    s = setting(attacker_sighted=option)
    band(s, "KG1", HERE, "belchen", "prinz-eugen")
    put(s, "norfolk", HERE)
    locate(s, "norfolk", SIGHTED)
    table = Table(s, do(naval_combat_phase)).answer(Attack("KG1", "C1"))
    assert table.ship("belchen").status == status
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["prinz-eugen", "norfolk"]
