"""Shadowed units move first and in the open, and are merely sighted afterwards."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED, SIGHTED
from huffduff.games.chase.operations.air_attack import AirTarget, air_attack_phase
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import Fly, Move, Patrol, Repair, Stay
from huffduff.games.chase.operations.shadowed import ShadowedHints, flip_markers, shadowed_moves
from huffduff.games.chase.state import State
from tests.games.chase.table import Table, band, change, hints_of, locate, put, setting, wing

HERE = "P10"
CLEAR, MIST, BEYOND = "J29", "I29", "H29"


def shadowed(name: str, place: str, weather: int = 3) -> State:
    s = setting(weather=weather)
    put(s, name, place)
    locate(s, name, SHADOWED)
    return s


@pytest.mark.rule("CH-7.1.a", "CH-6.b", "CH-7.1.c")
@pytest.mark.parametrize(
    ("order", "end"),
    [
        (Move("bismarck", ("P11",)), "P11"),
        (Move("bismarck", ("P11", "P12")), "P12"),
        (Move("bismarck", ("P11", "P10")), "P10"),
        (Stay("bismarck"), "P10"),
    ],
)
def test_the_enemy_hears_where_a_shadowed_unit_ends_and_nothing_else(order: tuple[str, ...], end: str) -> None:
    table = Table(shadowed("bismarck", HERE), do(shadowed_moves, GERMAN)).answer((order,))
    assert table.rested
    assert table.ship("bismarck").hex == end
    assert table.told("chase-shadowed-ends", ALLIED) == [{"contact": "C1", "hex": end}]
    assert table.heard(ALLIED) == ["chase-shadowed-ends"]
    assert table.p.contacts["C1"].hex == end
    assert table.ship("bismarck").marker == SHADOWED


@pytest.mark.rule("CH-7.1.a")
def test_every_shadowed_unit_needs_one_order_and_no_other_unit_may_have_one() -> None:
    s = shadowed("bismarck", HERE)
    put(s, "prinz-eugen", HERE)
    table = Table(s, do(shadowed_moves, GERMAN))
    assert table.refused(()).key == "chase-shadowed-must-report"
    assert table.refused((Stay("bismarck"), Stay("bismarck"))).key == "chase-not-shadowed"
    assert table.refused((Stay("bismarck"), Stay("prinz-eugen"))).key == "chase-not-shadowed"
    assert table.refused((Move("bismarck", ()),)).key == "chase-not-an-order"
    assert table.refused(({"do": "patrol", "unit": "bismarck"},)).key == "engine-not-an-answer"
    refused = table.refused((Move("bismarck", ("P13",)),))
    assert refused.rule == "CH-7.7.2.a"
    assert refused.params["order"] == 1


@pytest.mark.rule("CH-7.1.a")
def test_nobody_is_asked_without_a_shadowed_unit() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SIGHTED)
    assert Table(s, do(shadowed_moves, GERMAN), do(shadowed_moves, ALLIED)).rested


@pytest.mark.rule("CH-7.1.b", "CH-7.1.a", "CH-4.1.e")
def test_the_german_moves_his_first_and_the_allies_know_where_to() -> None:
    s = shadowed("bismarck", HERE)
    put(s, "hood", "V15")
    locate(s, "hood", SHADOWED)
    table = Table(s, do(movement_phase))
    assert table.ask.seat == GERMAN
    table.answer((Move("bismarck", ("P11",)),))
    assert (table.ask.seat, table.ask.key) == (ALLIED, "chase-ask-shadowed-moves")
    assert table.told("chase-shadowed-ends", ALLIED) == [{"contact": "C1", "hex": "P11"}]
    table.answer((Stay("hood"),))
    assert [ask.key for ask in table.asks] == ["chase-ask-orders", "chase-ask-orders"]


@pytest.mark.rule("CH-7.1.d")
def test_units_that_part_are_contacts_of_their_own() -> None:
    s = shadowed("bismarck", CLEAR)
    put(s, "prinz-eugen", CLEAR)
    locate(s, "prinz-eugen", SHADOWED)
    table = Table(s, do(shadowed_moves, GERMAN))
    table.answer((Move("bismarck", ("I28",)), Move("prinz-eugen", ("K29",))))
    assert {contact.hex: contact.marker for contact in table.p.contacts.values()} == {"I28": SHADOWED, "K29": SHADOWED}


@pytest.mark.rule("CH-7.1.a", "CH-1.b")
def test_reports_come_in_the_order_of_the_contacts_however_the_orders_are_written() -> None:
    heard = []
    for first, second in (("bismarck", "prinz-eugen"), ("prinz-eugen", "bismarck")):
        s = setting()
        for name in ("bismarck", "prinz-eugen"):
            put(s, name, CLEAR)
        for name in (first, second):
            locate(s, name, SHADOWED)
        table = Table(s, do(shadowed_moves, GERMAN)).answer((Stay("bismarck"), Stay("prinz-eugen")))
        heard.append([told["contact"] for told in table.told("chase-shadowed-ends", ALLIED)])
    assert heard == [["C1", "C2"], ["C1", "C2"]]


@pytest.mark.rule("CH-7.1.e")
def test_fog_hides_a_shadowed_unit_and_only_its_first_fog_hex_is_told() -> None:
    table = Table(shadowed("bismarck", CLEAR, weather=5), do(shadowed_moves, GERMAN))
    table.answer((Move("bismarck", (MIST, BEYOND)),))
    assert table.told("chase-shadowed-into-fog", ALLIED) == [{"contact": "C1", "hex": MIST}]
    assert table.heard(ALLIED) == ["chase-shadowed-into-fog"]
    assert BEYOND not in str(table.position.view(ALLIED).wire())
    assert not table.p.contacts
    assert not table.ship("bismarck").marker
    assert table.ship("bismarck").hex == BEYOND


@pytest.mark.rule("CH-7.1.f")
def test_fog_hexes_are_open_sea_while_there_is_no_fog() -> None:
    table = Table(shadowed("bismarck", CLEAR, weather=4), do(shadowed_moves, GERMAN))
    table.answer((Move("bismarck", (MIST,)),))
    assert table.p.contacts["C1"].hex == MIST
    assert table.ship("bismarck").marker == SHADOWED


@pytest.mark.rule("CH-7.1.a", "CH-2.3.1.e")
def test_a_shadowed_move_costs_fuel_and_is_remembered() -> None:
    s = shadowed("bismarck", HERE)
    change(s, "bismarck", moved=2)
    table = Table(s, do(shadowed_moves, GERMAN), do(flip_markers)).answer((Move("bismarck", ("P11", "P12")),))
    assert table.ship("bismarck").fuel == 16
    assert table.ship("bismarck").moved == 2
    assert "fuel" not in str(table.position.view(ALLIED).wire()["public"])


@pytest.mark.rule("CH-7.1.g")
@pytest.mark.parametrize("order", [Move("bismarck", ("P12",)), Repair("bismarck", "speed"), Patrol("bismarck")])
def test_who_moved_as_a_shadowed_unit_does_nothing_more_this_phase(order: tuple[str, ...]) -> None:
    s = shadowed("bismarck", HERE)
    change(s, "bismarck", evasion=(2,))
    table = Table(s, do(movement_phase)).answer((Move("bismarck", ("P11",)),))
    assert table.refused((order,), seat=GERMAN).params["order"] == 1


@pytest.mark.rule("CH-7.1.g")
def test_who_stayed_may_still_patrol() -> None:
    s = shadowed("bismarck", HERE)
    table = Table(s, do(movement_phase)).answer((Stay("bismarck"),))
    table.answer((Patrol("bismarck"),), seat=GERMAN).answer((), seat=ALLIED)
    assert table.rested
    assert table.ship("bismarck").task == "patrol"


@pytest.mark.rule("CH-7.8.a", "CH-7.8.c", "CH-2.3.3.a")
def test_shadowed_turns_to_sighted_on_both_sides_and_evasion_is_over() -> None:
    s = shadowed("bismarck", HERE)
    change(s, "bismarck", evading=True)
    band(s, "TF1", "V15", "hood", "norfolk")
    locate(s, "TF1", SHADOWED)
    table = Table(s, do(flip_markers))
    assert [table.ship(name).marker for name in ("bismarck", "hood", "norfolk")] == [SIGHTED] * 3
    assert {contact.marker for contact in table.p.contacts.values()} == {SIGHTED}
    assert not table.ship("bismarck").evading


@pytest.mark.rule("CH-7.8.b", "CH-7.8.a")
def test_golden_05_an_aircraft_follows_the_shadowed_move_and_its_attack_stands() -> None:
    s = shadowed("bismarck", "S21")
    put(s, "ark-royal", "S20")
    wing(s, "swordfish-1")
    table = Table(s, do(movement_phase), do(air_attack_phase), script=[9])
    assert "S22" in hints_of(table.ask, ShadowedHints).units["bismarck"].sail.ways
    table.answer((Move("bismarck", ("S22",)),))
    assert table.told("chase-shadowed-ends", ALLIED) == [{"contact": "C1", "hex": "S22"}]
    table.answer((), seat=GERMAN)
    table.answer((Fly("swordfish-1", ("S21", "S22", "S21", "S20"), (), "S22"),), seat=ALLIED)
    assert table.ship("bismarck").marker == SIGHTED
    assert table.state.private[ALLIED].attacks == (("S22", "swordfish-1"),)
    assert table.answer(AirTarget("S22", "swordfish-1", "BB")).rested
    assert table.told("chase-roll-air")[0]["ship"] == "bismarck"
