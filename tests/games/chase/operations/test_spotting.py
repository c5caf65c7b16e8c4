"""Random spotting and wireless bearings: what the dice find, and how little of them the Allied player hears."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, PORT, SEATS, SHADOWED, SIGHTED, VIS_X
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import Move
from huffduff.games.chase.operations.search import search_phase
from huffduff.games.chase.operations.shadow import shadow_phase
from huffduff.games.chase.operations.spotting import random_spotting, spotting_value
from huffduff.games.chase.operations.visibility import visibility_phase
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, locate, put, setting

EVENING = 10
ROUTE, OPEN, AIR, WATCHED = "L10", "P10", "J24", "F20"


def spotting(s: State, *script: Any) -> Table:
    table = Table(s, do(random_spotting), script=script)
    assert table.rested
    return table


@pytest.mark.rule("CH-11.2.b", "CH-11.2.d")
def test_golden_11_a_force_on_the_convoy_route_is_not_located() -> None:
    s = setting(weather=5)
    band(s, "KG1", ROUTE, "bismarck", "prinz-eugen")
    table = spotting(s, 3)
    assert table.told("chase-roll-spotting", GERMAN) == [
        {"unit": "KG1", "hex": ROUTE, "need": 2, "chance": 3, "outcome": (3,)}
    ]
    assert table.heard(ALLIED) == []
    assert not table.p.contacts
    assert not table.p.sightings


@pytest.mark.rule("CH-11.2.b", "CH-11.2.d", "CH-7.8.c")
def test_golden_12_koln_is_located() -> None:
    s = setting(EVENING, 4, 5)
    put(s, "koln", WATCHED)
    assert spotting_value(s.public, FACTS, WATCHED) == 2
    table = spotting(s, 1)
    for seat in (*SEATS, None):
        assert table.told("chase-found-spotted", seat) == [
            {"side": GERMAN, "contact": "C1", "hex": "F20", "classes": ("CL",), "force": "no", "marker": SHADOWED}
        ]
    assert table.ship("koln").marker == SHADOWED
    assert table.heard(ALLIED) == ["chase-found-spotted"]


@pytest.mark.rule("CH-11.2.c")
def test_golden_13_a_bearing_on_a_tanker_tells_her_hex_and_nothing_else() -> None:
    s = setting(weather=5)
    put(s, "lothringen", "R8")
    table = spotting(s, 0)
    for seat in (*SEATS, None):
        assert table.told("chase-huff-duff", seat) == [{"hex": "R8"}]
    assert not table.p.contacts
    assert not table.ship("lothringen").marker
    (seen,) = table.p.sightings
    assert (seen.side, seen.hex, seen.how, seen.classes, seen.count) == (GERMAN, "R8", "huff-duff", (), 0)


@pytest.mark.rule("CH-11.2.T1", "CH-11.2.b", "CH-11.2.e")
@pytest.mark.parametrize(
    ("level", "values"),
    [
        (1, (7, 8, 5, 6)),
        (2, (6, 7, 4, 5)),
        (3, (4, 5, 3, 4)),
        (4, (3, 3, 2, 3)),
        (5, (2, 2, 1, 2)),
        (6, (1, 1, 1, 1)),
        (7, (0, 0, 0, 0)),
        (9, (0, 0, 0, 0)),
        (VIS_X, (0, 0, 0, 0)),
    ],
)
def test_four_sorts_of_hexes_by_visibility(level: int, values: tuple[int, ...]) -> None:
    public = setting(weather=1, visibility=level).public
    assert tuple(spotting_value(public, FACTS, place) for place in (AIR, WATCHED, OPEN, ROUTE)) == values


@pytest.mark.rule("CH-11.2.b")
def test_which_column_a_hex_is_in() -> None:
    chart, public = FACTS.chart, setting(weather=1).public
    assert (chart.air_zone("AF24"), chart.intrinsic(ALLIED, "AF24")) == ("east", 4)
    assert spotting_value(public, FACTS, "AF24") == 8
    assert (chart.air_zone("N23"), bool(chart.route("N23"))) == ("east", True)
    assert spotting_value(public, FACTS, "N23") == 7
    outside = next(
        label
        for label in chart.seas
        if not chart.air_zone(label)
        and not chart.route(label)
        and any(chart.intrinsic(ALLIED, near) for near in chart.neighbours(label))
    )
    assert spotting_value(public, FACTS, outside) == 5
    assert chart.intrinsic(GERMAN, "G31")
    assert spotting_value(public, FACTS, "G31") == 7


@pytest.mark.rule("CH-11.2.d", "CH-11.2.c")
@pytest.mark.parametrize(("die", "marker"), [(0, ""), (1, SHADOWED), (3, SHADOWED), (4, ""), (9, "")])
def test_the_die_must_be_between_one_and_the_value(die: int, marker: str) -> None:
    s = setting(weather=3)
    put(s, "bismarck", OPEN)
    assert spotting(s, die).ship("bismarck").marker == marker


@pytest.mark.rule("CH-11.2.e")
def test_from_seven_on_only_bearings_remain() -> None:
    for die, heard in ((1, []), (0, ["chase-huff-duff"])):
        s = setting(weather=7)
        put(s, "bismarck", OPEN)
        assert spotting(s, die).heard(ALLIED) == heard


@pytest.mark.rule("CH-11.2.e")
@pytest.mark.parametrize(("option", "die", "marker"), [("huff-duff-only", 1, ""), ("full", 1, SHADOWED)])
def test_what_is_seen_in_fog_is_an_option(option: str, die: int, marker: str) -> None:
    s = setting(weather=5, spotting_in_fog=option)
    put(s, "koln", WATCHED)
    assert spotting(s, die).ship("koln").marker == marker
    s = setting(weather=5, spotting_in_fog=option)
    put(s, "koln", WATCHED)
    assert spotting(s, 0).heard(ALLIED) == ["chase-huff-duff"]


@pytest.mark.rule("CH-11.2.e")
def test_by_default_fog_sets_no_limit_to_chance() -> None:
    s = setting(weather=5)
    put(s, "koln", WATCHED)
    assert spotting(s, 1).ship("koln").marker == SHADOWED


@pytest.mark.rule("CH-11.2.a")
def test_one_die_for_each_unit_wherever_she_is() -> None:
    s = setting(weather=4)
    band(s, "KG1", OPEN, "bismarck", "prinz-eugen", "6-zerstorerflottille")
    put(s, "belchen", "R8")
    put(s, "koln", "K30", task=PORT)
    put(s, "norfolk", OPEN)
    table = spotting(s, 9, 9, 9)
    assert [roll["unit"] for roll in table.told("chase-roll-spotting", GERMAN)] == ["KG1", "belchen", "koln"]


@pytest.mark.rule("CH-11.2.d")
def test_a_force_is_described_ship_by_ship_and_not_named() -> None:
    s = setting(weather=3)
    band(s, "KG1", OPEN, "bismarck", "prinz-eugen")
    table = spotting(s, 1)
    (told,) = table.told("chase-found-spotted", ALLIED)
    assert (told["classes"], told["force"]) == (("BB", "CA"), "yes")
    assert not any(word in repr(told) for word in ("bismarck", "eugen", "KG1"))


@pytest.mark.rule("CH-11.2.d", "CH-7.8.c")
def test_who_is_shadowed_already_stays_so() -> None:
    for marker in (SIGHTED, SHADOWED):
        s = setting(weather=3)
        put(s, "bismarck", OPEN)
        locate(s, "bismarck", marker)
        table = spotting(s, 1)
        assert table.ship("bismarck").marker == SHADOWED
        assert list(table.p.contacts) == ["C1"]


@pytest.mark.rule("CH-11.2.f")
def test_the_allied_player_cannot_tell_how_many_dice_were_rolled() -> None:
    alone, many = setting(weather=3), setting(weather=3)
    put(alone, "bismarck", OPEN)
    for name in ("bismarck", "prinz-eugen", "koln", "belchen"):
        put(many, name, OPEN)
    tables = (spotting(alone, 9), spotting(many, 9, 9, 9, 9))
    for seat in (ALLIED, None):
        assert [table.heard(seat) for table in tables] == [[], []]
    assert [len(table.told("chase-roll-spotting", GERMAN)) for table in tables] == [1, 4]
    assert tables[0].p == tables[1].p


@pytest.mark.rule("CH-11.2.f", "CH-11.2.c", "CH-11.2.d")
def test_results_are_announced_when_all_dice_have_fallen_and_not_in_the_owners_order() -> None:
    s = setting(weather=3)
    for name, place in (("bismarck", "R8"), ("belchen", "P10"), ("prinz-eugen", "T15"), ("koln", "P12")):
        put(s, name, place)
    table = spotting(s, 0, 0, 1, 1)
    heard = [(event.key, event.params["hex"]) for event in table.events if event.reaches(ALLIED)]
    assert heard == [
        ("chase-huff-duff", "P10"),
        ("chase-huff-duff", "R8"),
        ("chase-found-spotted", "P12"),
        ("chase-found-spotted", "T15"),
    ]
    assert [contact.hex for contact in table.p.contacts.values()] == ["P12", "T15"]


@pytest.mark.rule("CH-7.8.c", "CH-11.2.d")
def test_a_unit_located_by_chance_is_shadowed_until_she_has_moved() -> None:
    s = setting(8, 3)
    put(s, "bismarck", OPEN)
    table = Table(s, do(random_spotting), do(visibility_phase), do(shadow_phase), do(movement_phase), script=[1, 4])
    assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-shadowed-moves")
    assert table.ship("bismarck").held
    table.answer((Move("bismarck", ("P11",)),))
    assert table.p.contacts["C1"].hex == "P11"
    table.answer((), seat=GERMAN).answer((), seat=ALLIED)
    assert table.rested
    assert table.ship("bismarck").marker == SIGHTED


@pytest.mark.rule("CH-7.8.c", "CH-8.t")
def test_only_aircraft_or_chance_shadow_her_again() -> None:
    s = setting(8, 3)
    put(s, "bismarck", OPEN)
    locate(s, "bismarck", SIGHTED)
    table = Table(s, do(search_phase), do(random_spotting), script=[9]).answer("done", "done")
    assert table.rested
    assert table.ship("bismarck").marker == SIGHTED
