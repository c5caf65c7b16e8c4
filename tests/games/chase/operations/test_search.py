"""Search: which hexes can be called, what the other side has to answer, and what nobody hears."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.combat import DONE, Attack, naval_combat_phase
from huffduff.games.chase.facts.terms import (
    ALLIED,
    ALOFT,
    GERMAN,
    OTHER,
    PATROL,
    PORT,
    REFUEL,
    REPAIR,
    SEATS,
    SHADOWED,
    SIGHTED,
    VIS_X,
)
from huffduff.games.chase.operations.search import Factors, SearchHints, callable_hexes, factors, search_phase
from huffduff.games.chase.operations.shadow import shadow_phase
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, change, hints_of, locate, put, setting, wing

HERE, NEAR = "P10", "P11"
ANSWERS = ("chase-found-searched", "chase-passed", "chase-nothing-found")


def markers(s: State, side: str, **searches: int) -> None:
    """Flight Path Search markers by hex."""
    s.private[side].searches = dict(searches)


def answers(table: Table, seat: str | None) -> list[tuple[str, dict[str, Any]]]:
    """What a seat has heard in answer to calls, in order."""
    return [(event.key, event.params) for event in table.events if event.key in ANSWERS and event.reaches(seat)]


def report(side: str, contact: str, place: str, classes: tuple[str, ...], force: str, marker: str) -> dict[str, Any]:
    return {"side": side, "contact": contact, "hex": place, "classes": classes, "force": force, "marker": marker}


def example() -> State:
    """The charts of the printed example at visibility 4."""
    s = setting(weather=4)
    band(s, "TF3", "I28", "birmingham", "manchester", task=PATROL)
    put(s, "norfolk", "K29")
    markers(s, ALLIED, J29=2, K29=2)
    band(s, "KG1", "I28", "bismarck", "6-zerstorerflottille")
    put(s, "koln", "J29")
    put(s, "prinz-eugen", "J30", through="K29", steamed=2)
    return s


@pytest.mark.rule("CH-8.a", "CH-8.b", "CH-8.h", "CH-8.j", "CH-8.l", "CH-8.f", "CH-8.r")
def test_golden_06_three_calls_and_their_answers() -> None:
    s = example()
    counted = factors(s.public, s.private[ALLIED], FACTS, ALLIED)
    assert (counted["I28"], counted["J29"], counted["K29"]) == (4, 4, 5)
    table = Table(s, do(search_phase))
    assert (table.ask.seat, table.options) == (ALLIED, ("done", "I28", "K29", "J29"))
    table.answer("I28", "J29", "K29")
    expected = [
        ("chase-found-searched", report(GERMAN, "C1", "I28", ("BB", "DD"), "yes", SIGHTED)),
        ("chase-found-searched", report(GERMAN, "C2", "J29", ("CL",), "no", SHADOWED)),
        ("chase-passed", {"side": GERMAN, "through": "K29", "hex": "J30", "count": 1}),
    ]
    for seat in (GERMAN, ALLIED, None):
        assert answers(table, seat) == expected
    assert [table.ship(name).marker for name in ("bismarck", "6-zerstorerflottille", "koln", "prinz-eugen")] == [
        SIGHTED,
        SIGHTED,
        SHADOWED,
        "",
    ]
    assert {name: contact.hex for name, contact in table.p.contacts.items()} == {"C1": "I28", "C2": "J29"}
    table.answer("done")
    assert table.ask.seat == GERMAN
    table.answer("done")
    assert table.rested
    assert not any(table.state.private[side].searches for side in SEATS)


@pytest.mark.rule("CH-8.m", "CH-8.i")
def test_golden_06_a_ship_that_started_in_the_hex_has_not_passed_through_it() -> None:
    s = example()
    put(s, "prinz-eugen", "J30", steamed=1)
    table = Table(s, do(search_phase)).answer("K29")
    for seat in (GERMAN, ALLIED):
        assert answers(table, seat) == [("chase-nothing-found", {"side": ALLIED, "hex": "K29"})]
    assert not table.p.contacts
    assert not table.p.sightings


@pytest.mark.rule("CH-8.a", "CH-1.c")
def test_a_call_needs_as_many_factors_as_the_visibility_level() -> None:
    for level, offered in ((3, True), (4, True), (5, False)):
        s = setting(weather=4, visibility=level)
        put(s, "norfolk", HERE, task=PATROL)
        table = Table(s, do(search_phase))
        assert (HERE in table.options) is offered
        if not offered:
            refused = table.refused(HERE)
            assert (refused.key, refused.rule) == ("chase-refuse-factors", "CH-8.a")
            assert refused.params == {"hex": HERE, "factors": 4, "need": 5}


@pytest.mark.rule("CH-8.b", "CH-7.6.b")
def test_factors_of_units_patrols_markers_and_the_hex_add_up() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales", "hood-flotilla")
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 1
    put(s, "norfolk", HERE)
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 2
    put(s, "suffolk", HERE, task=PATROL)
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 6
    markers(s, ALLIED, **{HERE: 3})
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 12
    put(s, "bismarck", HERE, task=PATROL)
    markers(s, GERMAN, **{HERE: 1})
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 12
    assert factors(s.public, s.private[GERMAN], FACTS, GERMAN)[HERE] == 6
    put(s, "arethusa", "AF24")
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)["AF24"] == 5
    assert factors(s.public, s.private[GERMAN], FACTS, GERMAN)["O32"] == 8


@pytest.mark.rule("CH-8.b")
def test_the_hints_show_a_sides_own_factors_and_nothing_else() -> None:
    s = setting()
    put(s, "norfolk", HERE)
    put(s, "bismarck", HERE)
    put(s, "prinz-eugen", "R8")
    hints = hints_of(Table(s, do(search_phase)).ask, SearchHints)
    assert hints.need == 3
    assert hints.factors[HERE] == Factors(total=1, units=1, patrol=0, air=0, watch=0)
    assert "R8" not in hints.factors


@pytest.mark.rule("CH-8.c", "CH-6.v", "CH-7.6.a")
@pytest.mark.parametrize(
    "state", [{"tried_to_shadow": True}, {"task": REFUEL}, {"task": PORT}, {"task": REPAIR}, {"restricted": "force-h"}]
)
def test_ships_that_do_something_else_do_not_search(state: dict[str, Any]) -> None:
    s = setting()
    put(s, "norfolk", HERE, **state)
    assert HERE not in factors(s.public, s.private[ALLIED], FACTS, ALLIED)
    put(s, "suffolk", HERE)
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 1


@pytest.mark.rule("CH-7.3.h", "CH-7.4.e", "CH-7.5.f")
@pytest.mark.parametrize("task", [REPAIR, PORT, REFUEL])
def test_one_ship_that_repairs_or_refuels_keeps_her_whole_unit_from_searching(task: str) -> None:
    for corrections, searches in (("on", False), ("off", True)):
        s = setting(later_corrections=corrections)
        band(s, "KG1", HERE, "bismarck", "prinz-eugen")
        change(s, "bismarck", task=task)
        assert (HERE in factors(s.public, s.private[GERMAN], FACTS, GERMAN)) is searches


@pytest.mark.rule("CH-8.c")
def test_a_force_searches_as_long_as_one_of_its_ships_can() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen")
    change(s, "bismarck", tried_to_shadow=True)
    assert factors(s.public, s.private[GERMAN], FACTS, GERMAN)[HERE] == 1
    change(s, "prinz-eugen", task=REPAIR)
    assert HERE not in factors(s.public, s.private[GERMAN], FACTS, GERMAN)


@pytest.mark.rule("CH-8.d")
def test_at_x_nobody_is_asked_but_the_markers_go() -> None:
    s = setting(weather=9, visibility=VIS_X)
    put(s, "bismarck", "U26", steamed=1)
    put(s, "norfolk", HERE, task=PATROL)
    markers(s, ALLIED, **{HERE: 9})
    table = Table(s, do(search_phase))
    assert table.rested
    assert table.heard(GERMAN) == table.heard(ALLIED) == []
    assert not table.state.private[ALLIED].searches


@pytest.mark.rule("CH-8.e")
def test_fog_keeps_every_searcher_out_of_its_hexes() -> None:
    for weather, offered in ((4, True), (5, False)):
        s = setting(weather=weather, visibility=5)
        put(s, "suffolk", "E19", task=PATROL)
        markers(s, ALLIED, E19=4)
        put(s, "bismarck", "E19")
        table = Table(s, do(search_phase))
        assert ("E19" in table.options) is offered
        if not offered:
            assert table.refused("E19").rule == "CH-8.e"


@pytest.mark.rule("CH-8.f", "CH-8.g")
def test_the_german_calls_only_when_the_allied_player_has_finished() -> None:
    s = setting(weather=3)
    put(s, "norfolk", HERE, task=PATROL)
    put(s, "bismarck", NEAR, task=PATROL)
    table = Table(s, do(search_phase))
    assert table.refused(NEAR, seat=GERMAN).key == "engine-not-your-decision"
    table.answer(HERE)
    assert table.ask.seat == ALLIED
    assert table.refused(HERE).key == "chase-refuse-called"
    table.answer("done")
    assert (table.ask.seat, table.options) == (GERMAN, ("done", NEAR))
    table.answer("done")
    assert table.rested
    assert answers(table, GERMAN) == [("chase-nothing-found", {"side": ALLIED, "hex": HERE})]


@pytest.mark.rule("CH-8.g")
def test_both_are_asked_even_if_they_have_nothing_to_call() -> None:
    table = Table(setting(), do(search_phase))
    assert (table.ask.seat, table.options) == (ALLIED, ("done",))
    table.answer("done")
    assert (table.ask.seat, table.options) == (GERMAN, ("done",))


@pytest.mark.rule("CH-8.g")
def test_calls_are_public_and_kept_the_uncalled_hexes_are_not() -> None:
    s = setting()
    for name, place in (("norfolk", HERE), ("suffolk", NEAR)):
        put(s, name, place, task=PATROL)
    table = Table(s, do(search_phase)).answer(HERE, "done", "done")
    for seat in (GERMAN, ALLIED):
        assert table.told("chase-called", seat) == [{"side": ALLIED, "hex": HERE}]
    assert table.p.calls == ((ALLIED, 8, HERE),)


@pytest.mark.rule("CH-8.a")
def test_rubbish_and_land_are_refused_with_a_reason() -> None:
    s = setting()
    markers(s, ALLIED, H33=3)
    assert not FACTS.chart.sea("H33")
    table = Table(s, do(search_phase))
    assert table.options == ("done",)
    assert table.refused("H33").key == "chase-no-sea"
    assert table.refused("nowhere").key == "engine-not-offered"
    assert table.refused(("done", HERE)).key == "engine-not-an-answer"


@pytest.mark.rule("CH-8.j", "CH-2.3.3.a")
@pytest.mark.parametrize(("flown", "marker"), [(0, SIGHTED), (1, SHADOWED)])
@pytest.mark.parametrize("side", SEATS)
def test_one_flight_marker_is_enough_to_shadow_whoever_is_found(side: str, flown: int, marker: str) -> None:
    searcher, quarry = ("norfolk", "bismarck") if side == ALLIED else ("bismarck", "norfolk")
    s = setting()
    put(s, searcher, HERE, task=PATROL)
    put(s, quarry, HERE)
    if flown:
        markers(s, side, **{HERE: flown})
    table = Table(s, do(search_phase))
    if side == GERMAN:
        table.answer("done")
    table.answer(HERE)
    assert table.ship(quarry).marker == table.p.contacts["C1"].marker == marker
    assert table.p.contacts["C1"].side == OTHER[side]
    assert not table.ship(searcher).marker


@pytest.mark.rule("CH-8.j", "CH-2.3.3.a")
def test_shadowed_replaces_sighted_and_never_the_other_way() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    markers(s, ALLIED, **{HERE: 1})
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SIGHTED)
    assert Table(s, do(search_phase)).answer(HERE).ship("bismarck").marker == SHADOWED
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SHADOWED)
    table = Table(s, do(search_phase)).answer(HERE)
    assert table.ship("bismarck").marker == SHADOWED
    assert answers(table, ALLIED)[0][1]["marker"] == SHADOWED
    assert list(table.p.contacts) == ["C1"]


@pytest.mark.rule("CH-8.k", "CH-8.h")
def test_all_units_of_the_hex_are_found_tankers_and_ships_in_port_among_them() -> None:
    s = setting(weather=4, visibility=4)
    put(s, "norfolk", "K30", task=PATROL)
    markers(s, ALLIED, K30=1)
    band(s, "KG1", "K30", "bismarck", "prinz-eugen")
    put(s, "koln", "K30", task=PORT)
    put(s, "belchen", "K30")
    table = Table(s, do(search_phase)).answer("K30")
    reports = [params for _, params in answers(table, ALLIED)]
    assert [(told["classes"], told["force"]) for told in reports] == [
        (("BB", "CA"), "yes"),
        (("CL",), "no"),
        (("TK",), "no"),
    ]
    assert table.ship("koln").marker == SHADOWED


@pytest.mark.rule("CH-8.h")
def test_an_answer_names_no_ship() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    band(s, "KG1", HERE, "bismarck", "prinz-eugen")
    table = Table(s, do(search_phase)).answer(HERE)
    heard = repr([event.params for event in table.events if event.reaches(ALLIED)])
    assert not any(word in heard for word in ("bismarck", "eugen", "KG1"))
    assert not table.p.cards
    assert not any(word in repr(table.p) for word in ("bismarck", "eugen", "KG1"))


@pytest.mark.rule("CH-8.h")
@pytest.mark.parametrize("first", ["norfolk", "suffolk"])
def test_ships_that_look_alike_are_named_by_lot(first: str) -> None:
    s = setting()
    put(s, "bismarck", HERE, task=PATROL)
    for name in ("norfolk", "suffolk"):
        put(s, name, HERE)
    table = Table(s, do(search_phase), script=[first]).answer("done", HERE)
    assert table.ship(first).contact == "C1"
    assert [params["contact"] for _, params in answers(table, GERMAN)] == ["C1", "C2"]
    for seat in (*SEATS, None):
        assert not table.told("chase-deal-order", seat)


@pytest.mark.rule("CH-8.h")
def test_the_order_of_an_answer_does_not_follow_the_owners_list() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    for name in ("belchen", "prinz-eugen", "bismarck"):
        put(s, name, HERE)
    table = Table(s, do(search_phase)).answer(HERE)
    assert [params["classes"] for _, params in answers(table, ALLIED)] == [("BB",), ("CA",), ("TK",)]


@pytest.mark.rule("CH-8.l", "CH-8.m")
def test_ships_that_passed_are_counted_one_by_one_and_neither_marked_nor_described() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    band(s, "KG1", NEAR, "bismarck", "prinz-eugen", through=HERE, steamed=2)
    put(s, "koln", NEAR, through=HERE, steamed=2)
    put(s, "tirpitz", "O10", through=HERE, steamed=2)
    table = Table(s, do(search_phase)).answer(HERE)
    for seat in (GERMAN, ALLIED):
        assert answers(table, seat) == [
            ("chase-passed", {"side": GERMAN, "through": HERE, "hex": "O10", "count": 1}),
            ("chase-passed", {"side": GERMAN, "through": HERE, "hex": NEAR, "count": 3}),
        ]
    assert not table.p.contacts
    assert [(seen.hex, seen.how, seen.classes, seen.count, seen.force) for seen in table.p.sightings] == [
        ("O10", "passed", (), 1, False),
        (NEAR, "passed", (), 3, False),
    ]


@pytest.mark.rule("CH-8.n")
def test_who_passed_is_marked_only_by_a_call_of_the_hex_where_she_is() -> None:
    s = setting()
    for name, place in (("norfolk", HERE), ("suffolk", NEAR)):
        put(s, name, place, task=PATROL)
    put(s, "bismarck", NEAR, through=HERE, steamed=2)
    table = Table(s, do(search_phase)).answer(HERE)
    assert not table.ship("bismarck").marker
    table.answer(NEAR)
    assert table.ship("bismarck").marker == SIGHTED


@pytest.mark.rule("CH-8.o")
def test_a_hex_with_a_unit_in_it_and_another_gone_by_gets_both_answers() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    put(s, "prinz-eugen", HERE)
    put(s, "bismarck", NEAR, through=HERE, steamed=2)
    table = Table(s, do(search_phase)).answer(HERE)
    assert [key for key, _ in answers(table, ALLIED)] == ["chase-found-searched", "chase-passed"]


@pytest.mark.rule("CH-8.s", "CH-8.i")
def test_aircraft_are_never_found() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    wing(s, "fw-200c-1", status=ALOFT, hex=HERE)
    markers(s, GERMAN, **{HERE: 1})
    table = Table(s, do(search_phase)).answer(HERE)
    for seat in (GERMAN, ALLIED):
        assert answers(table, seat) == [("chase-nothing-found", {"side": ALLIED, "hex": HERE})]


@pytest.mark.rule("CH-8.t", "CH-1.d")
def test_what_was_found_can_be_fought_this_turn_and_shadowed_in_the_next() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    put(s, "bismarck", HERE)
    table = Table(s, do(search_phase), do(naval_combat_phase), do(shadow_phase))
    table.answer(HERE, "done", "done")
    assert table.ask.key == "chase-ask-combat"
    assert Attack("norfolk", "C1") in table.options
    table.answer(DONE)
    assert table.ask.key == "chase-ask-shadow"
    table.answer(())
    assert table.rested
    assert not table.ship("bismarck").marker


@pytest.mark.rule("CH-1.d")
def test_ships_in_one_hex_that_nobody_found_do_not_fight() -> None:
    s = setting()
    put(s, "norfolk", HERE)
    put(s, "bismarck", HERE)
    assert Table(s, do(naval_combat_phase)).rested


@pytest.mark.rule("CH-8.a", "CH-1.c")
def test_what_can_be_called_depends_on_the_callers_own_chart_alone() -> None:
    s = setting()
    put(s, "norfolk", HERE, task=PATROL)
    before = callable_hexes(s.public, s.private[ALLIED], FACTS, ALLIED)
    for name in ("bismarck", "prinz-eugen"):
        put(s, name, HERE)
    assert callable_hexes(s.public, s.private[ALLIED], FACTS, ALLIED) == before == [HERE]
