"""Repair at sea: one roll with the weather for speed or rudder, in secret, instead of everything else."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from huffduff.engine.errors import Diverged
from huffduff.engine.questions import do
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, REPAIR
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import Move, Patrol, Repair, Wish
from huffduff.games.chase.operations.search import factors
from huffduff.games.chase.ships.units import evasion
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, put, setting
from tests.games.chase.writing import ordered, refused, turns

HERE = "P10"


def hurt(weather: int = 3, **damage: Any) -> State:
    """Bismarck alone at sea with damage, to be repaired among the other orders; her chits are out of the cup."""
    s = setting(weather=weather, repairs="with-orders")
    ship = put(s, "bismarck", HERE, **damage)
    cup = list(s.umpire.evasion)
    for chit in ship.card.evasion:
        cup.remove(chit)
    s.umpire.evasion = tuple(cup)
    return s


def repaired(s: State, die: int, wish: Wish = "speed") -> Table:
    return ordered(s, Repair("bismarck", wish), script=[die])


def rating(table: Table) -> int:
    return evasion(FACTS.ships["bismarck"], table.ship("bismarck").card)


@pytest.mark.rule("CH-7.3.a", "CH-7.3.j")
@pytest.mark.parametrize(
    ("damage", "wishes"),
    [
        ({}, ()),
        ({"hull": 1, "bow": 0, "stern": 0, "secondary": 0, "fire_control": True, "radar_out": True}, ()),
        ({"rudder": True}, ("rudder",)),
        ({"evasion": (2,)}, ("speed",)),
        ({"lag": 1}, ("speed",)),
        ({"evasion": (2,), "rudder": True}, ("speed", "rudder")),
    ],
)
def test_only_lost_speed_and_rudders_can_be_repaired(damage: dict[str, Any], wishes: tuple[str, ...]) -> None:
    s = hurt(**damage)
    either: tuple[Wish, ...] = ("speed", "rudder")
    for wish in either:
        if wish in wishes:
            repaired(s, 9, wish)
        else:
            assert refused(s, Repair("bismarck", wish)).rule == "CH-7.3.a"


@pytest.mark.rule("CH-7.3.T1", "CH-7.3.b", "CH-7.3.c")
@pytest.mark.parametrize(
    ("weather", "die", "gain"),
    [
        *((weather, die, gain) for weather in (1, 3) for die, gain in ((0, 5), (1, 3), (2, 2), (3, 0), (9, 0))),
        *((weather, die, gain) for weather in (4, 6) for die, gain in ((0, 3), (1, 2), (2, 0), (9, 0))),
        *((weather, die, gain) for weather in (7, 9) for die, gain in ((0, 2), (1, 0), (9, 0))),
    ],
)
def test_the_table_with_the_weather(weather: int, die: int, gain: int) -> None:
    table = repaired(hurt(weather, evasion=(5, 5)), die)
    assert rating(table) == 20 + gain
    assert table.ship("bismarck").task == REPAIR
    assert table.told("chase-roll-repair", GERMAN)[0]["modifiers"] == [["chase-mod-weather", (weather - 1) // 3]]
    told = ["chase-roll-repair", "chase-speed-repaired" if gain else "chase-repair-failed"]
    assert table.heard(GERMAN) == told


@pytest.mark.rule("CH-7.3.b", "CH-2.8.a")
def test_the_die_has_ten_sides() -> None:
    with pytest.raises(Diverged):
        repaired(hurt(evasion=(5,)), 11)


@pytest.mark.rule("CH-7.3.c")
def test_the_night_is_no_weather() -> None:
    s = hurt(4, evasion=(5, 5))
    s.public.visibility = 7
    assert rating(repaired(s, 0)) == 23


@pytest.mark.rule("CH-7.3.d")
def test_the_best_result_is_speed_or_rudder_as_wished() -> None:
    s = hurt(evasion=(5, 5), rudder=True)
    table = repaired(s, 0, "rudder")
    assert (table.ship("bismarck").card.rudder, rating(table)) == (False, 20)
    assert table.heard(GERMAN)[-1] == "chase-rudder-repaired"
    table = repaired(s, 0, "speed")
    assert (table.ship("bismarck").card.rudder, rating(table)) == (True, 25)
    table = repaired(s, 1, "rudder")
    assert (table.ship("bismarck").card.rudder, rating(table)) == (True, 23)


@pytest.mark.rule("CH-7.3.e")
def test_in_rough_weather_no_rudder_can_be_repaired() -> None:
    table = repaired(hurt(4, evasion=(5, 5), rudder=True), 0, "rudder")
    assert (table.ship("bismarck").card.rudder, rating(table)) == (True, 23)
    table = repaired(hurt(4, rudder=True), 0, "rudder")
    assert table.ship("bismarck").card.rudder
    assert table.heard(GERMAN)[-1] == "chase-repair-failed"


@pytest.mark.rule("CH-7.3.f", "CH-2.3.3.e")
@pytest.mark.parametrize(
    ("chits", "lag", "die", "left"),
    [
        ((2,), 0, 0, ((), 0)),
        ((5,), 0, 1, ((), 2)),
        ((5,), 2, 2, ((5,), 0)),
        ((5,), 2, 1, ((), 4)),
        ((2, 5, 3), 0, 0, ((3, 2), 0)),
        ((2, 5, 3), 0, 1, ((3, 2), 2)),
        ((2, 2), 1, 0, ((), 0)),
        ((10,), 0, 9, ((10,), 0)),
    ],
)
def test_speed_comes_back_by_chits_and_a_rest(
    chits: tuple[int, ...], lag: int, die: int, left: tuple[tuple[int, ...], int]
) -> None:
    table = repaired(hurt(evasion=chits, lag=lag), die)
    card = table.ship("bismarck").card
    assert (card.evasion, card.lag) == left
    assert sorted((*table.state.umpire.evasion, *card.evasion)) == sorted(FACTS.cups.evasion_chits)
    lost = sum(left[0]) + left[1]
    assert rating(table) == 30 - lost
    told = table.told("chase-speed-repaired", GERMAN)
    assert not told or told == [{"ship": "bismarck", "points": sum(chits) + lag - lost, "evasion": 30 - lost}]


@pytest.mark.rule("CH-9.p", "CH-10.2.p", "CH-7.3.f")
@pytest.mark.parametrize(("die", "gain"), [(0, 5), (1, 3), (2, 2)])
def test_effects_beyond_a_standstill_need_no_repair(die: int, gain: int) -> None:
    table = repaired(hurt(evasion=(10, 10, 7, 7)), die)
    assert rating(table) == gain
    assert table.told("chase-speed-repaired", GERMAN)[0]["points"] == gain
    held = table.ship("bismarck").card.evasion
    assert sorted((*table.state.umpire.evasion, *held)) == sorted(FACTS.cups.evasion_chits)


@pytest.mark.rule("CH-7.3.f")
def test_nobody_gets_faster_than_she_was_built() -> None:
    table = repaired(hurt(evasion=(2,)), 0)
    assert rating(table) == 30
    assert table.told("chase-speed-repaired", GERMAN)[0]["points"] == 2


@pytest.mark.rule("CH-7.3.g", "CH-2.3.1.f")
@pytest.mark.parametrize(("chits", "far"), [((5, 1), True), ((5, 2), False)])
def test_above_25_she_moves_two_hexes_again(chits: tuple[int, ...], far: bool) -> None:
    s = hurt(evasion=chits)
    assert refused(s, Move("bismarck", ("P11", "P12"))).params["hexes"] == 1
    table = turns(s, [Repair("bismarck", "speed")], script=[2])
    assert ((Move("bismarck", ("P11", "P12")),) in table.asks[0].choice) is far


@pytest.mark.rule("CH-7.3.h", "CH-7.7.2.ad")
def test_a_ship_under_repair_neither_moves_nor_patrols_nor_searches() -> None:
    s = hurt(evasion=(2,))
    repair = Repair("bismarck", "speed")
    assert refused(s, repair, Move("bismarck", ("P11",))).params["state"] == REPAIR
    assert refused(s, repair, Patrol("bismarck")).params["task"] == REPAIR
    assert factors(s.public, s.private[GERMAN], FACTS, GERMAN)[HERE] == 1
    table = repaired(s, 9)
    assert HERE not in factors(table.state.public, table.state.private[GERMAN], FACTS, GERMAN)


@pytest.mark.rule("CH-7.3.b", "CH-7.7.2.ad")
@pytest.mark.parametrize("option", ["on", "off"])
def test_a_ship_repairs_once_in_a_turn(option: str) -> None:
    s = hurt(evasion=(2,), rudder=True)
    s.public.options["one-task-a-turn"] = option
    again = refused(s, Repair("bismarck", "speed"), Repair("bismarck", "rudder"))
    assert again.params == {"ship": "bismarck", "task": REPAIR, "order": 2}


@pytest.mark.rule("CH-7.3.i", "CH-12.e")
def test_the_marker_comes_off_in_the_admin_phase() -> None:
    s = hurt(evasion=(2,))
    assert repaired(s, 9).ship("bismarck").task == REPAIR
    table = turns(s, [Repair("bismarck", "speed")], script=[9])
    assert not table.ship("bismarck").task
    assert (Move("bismarck", ("P11", "P12")),) in table.asks[0].choice


@pytest.mark.rule("CH-7.3.j")
def test_nothing_else_is_ever_mended() -> None:
    s = hurt(evasion=(10,), hull=3, bow=1, stern=1, secondary=0, fire_control=True, radar_out=True)
    before = s.private[GERMAN].ships["bismarck"].card
    after = repaired(s, 0).ship("bismarck").card
    assert after == replace(before, evasion=(), lag=5)


@pytest.mark.rule("CH-7.3.b", "CH-4.1.e")
def test_the_enemy_hears_nothing_of_repairs_and_each_side_rolls_its_own_dice() -> None:
    s = hurt(evasion=(5,))
    put(s, "norfolk", "V15", lag=4)
    table = ordered(s, Repair("norfolk", "speed"), Repair("bismarck", "speed"), script=[1, 2])
    assert rating(table) == 28
    assert table.ship("norfolk").card.lag == 2
    assert table.heard(ALLIED) == table.heard(GERMAN) == ["chase-roll-repair", "chase-speed-repaired"]
    assert "bismarck" not in str([event for event in table.events if event.reaches(ALLIED)])
    assert table.heard(None) == []
    assert not table.p.cards


@pytest.mark.rule("CH-7.3.a", "CH-2.3.3.h")
def test_who_has_moved_or_may_not_act_repairs_nothing() -> None:
    for changes, key in (
        ({"steamed": 1}, "chase-refuse-moved"),
        ({"restricted": "home-fleet"}, "chase-refuse-state"),
        ({"status": "off"}, "chase-refuse-no-unit"),
    ):
        assert refused(hurt(evasion=(2,), **changes), Repair("bismarck", "speed")).key == key


# Repairs before all other orders.


def damaged(*names: str, **options: Any) -> State:
    """Ships whose cards lie open and show lost speed and a damaged rudder."""
    s = setting(**options)
    for number, name in enumerate(names):
        put(s, name, f"P{10 + number}", lag=4, rudder=True)
        show_card(s, name)
    return s


def phase(s: State, *script: Any) -> Table:
    return Table(s, do(movement_phase), script=script)


@pytest.mark.rule("CH-4.1.e", "CH-7.3.b")
def test_their_owner_knows_the_result_before_he_writes_his_orders() -> None:
    table = phase(damaged("bismarck"), 0)
    assert table.ask.key == "chase-ask-repairs"
    assert table.refused((Repair("bismarck", "speed"), Repair("bismarck", "rudder"))).params["order"] == 2
    table.answer((Repair("bismarck", "rudder"),))
    assert not table.ship("bismarck").card.rudder
    assert {ask.key for ask in table.asks} == {"chase-ask-orders"}
    assert table.refused((Move("bismarck", ("P11",)),), seat=GERMAN).params["state"] == REPAIR
    assert table.refused((Repair("bismarck", "speed"),), seat=GERMAN).key == "chase-refuse-repairs-first"


@pytest.mark.rule("CH-7.7.2.z", "CH-4.1.e")
def test_a_ship_made_whole_binds_destroyers_in_the_same_turn() -> None:
    s = setting()
    put(s, "prinz-eugen", HERE, lag=2, returning=True)
    put(s, "5-zerstorerflottille", "I28")
    show_card(s, "prinz-eugen")
    out = (Move("5-zerstorerflottille", ("I27",)),)
    for die, bound in ((2, True), (9, False)):
        table = phase(s, die).answer((Repair("prinz-eugen", "speed"),))
        assert (out not in table.asks[0].choice) is bound


@pytest.mark.rule("CH-7.3.a", "CH-4.1.e")
def test_who_is_asked_is_read_from_the_cards_on_the_table() -> None:
    def asked(s: State) -> list[str]:
        asks = phase(s).asks
        return [ask.seat for ask in asks if ask.key == "chase-ask-repairs"]

    assert asked(damaged("bismarck")) == [GERMAN]
    assert asked(damaged("bismarck", "norfolk")) == [GERMAN, ALLIED]
    s = damaged("norfolk")
    s.private[ALLIED].change("norfolk", restricted="home-fleet")
    assert asked(s) == [ALLIED]
    assert phase(s).refused((Repair("norfolk", "speed"),)).key == "chase-refuse-state"
    for gone in ({"lost": {"norfolk": ()}}, {"removed": ("norfolk",)}):
        s = damaged("norfolk")
        for field, value in gone.items():
            setattr(s.public, field, value)
        assert asked(s) == []
    for hurt in ({"rudder": True}, {"lag": 1}, {"evasion": (3,)}):
        s = setting()
        put(s, "bismarck", HERE, **hurt)
        assert asked(s) == []  # nobody has seen her card
        show_card(s, "bismarck")
        assert asked(s) == [GERMAN]


@pytest.mark.rule("CH-4.1.e")
def test_both_sides_repair_under_seal_and_at_random_only_what_they_may() -> None:
    table = phase(damaged("bismarck", "norfolk"), 1, 1)
    assert [ask.seat for ask in table.asks] == [GERMAN, ALLIED]
    hints = table.asks[0].choice.hints()
    assert msgspec.to_builtins(hints) == {"ships": {"bismarck": {"rudder": 1, "speed": 3}}}
    drawn = [table.asks[0].choice.sample(Random(seed)) for seed in range(20)]
    assert all(value in table.asks[0].choice for value in drawn)
    assert {len(value) for value in drawn} == {0, 1}
    preview = table.asks[0].choice.preview((Repair("bismarck", "speed"), Repair("hood", "speed")))
    assert msgspec.to_builtins(preview)["orders"][0] is None
    table.answer((Repair("bismarck", "speed"),), seat=GERMAN).answer((Repair("norfolk", "speed"),), seat=ALLIED)
    assert (table.ship("bismarck").card.lag, table.ship("norfolk").card.lag) == (1, 1)


@pytest.mark.rule("CH-3.d", "CH-7.3.b")
@pytest.mark.parametrize(("cards", "seen"), [("open", True), ("as-last-seen", False)])
def test_a_card_in_play_shows_what_was_mended(cards: str, seen: bool) -> None:
    told = {"rudder": ("chase-rudder-repaired", 0), "speed": ("chase-speed-repaired", 1)}
    for wish, (key, die) in told.items():
        s = damaged("bismarck", ship_cards=cards)
        table = phase(s, die).answer((Repair("bismarck", msgspec.convert(wish, Wish)),))
        assert (table.p.cards["bismarck"] == table.ship("bismarck").card) is seen
        assert (key in table.heard(ALLIED)) is seen
        assert key in table.heard(GERMAN)
        assert "chase-roll-repair" not in table.heard(ALLIED)
