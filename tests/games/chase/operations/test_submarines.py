"""Submarine contact: whose boat, whom it meets, and what both sides hear of it."""

from collections.abc import Iterable
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SEATS, SHADOWED, SIGHTED
from huffduff.games.chase.operations.submarines import submarine_attack, submarine_contact
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, locate, put, setting

ICON = 9
AFTERNOON_29 = FACTS.tracks.turn(29, "afternoon")
CONTACT, ALLIED_BOAT, GERMAN_BOAT, GERMAN_ATTACK = 0, 0, 1, 7
SUBMARINE = ("chase-mod-submarine", -1)


def contact(s: State, *script: Any) -> Table:
    return Table(s, do(submarine_contact), script=script)


def near(*ships: str, place: str = "P10", script: Iterable[Any] = ()) -> Table:
    """A German boat that only meets Allied ships, after the German named their hex."""
    s = setting(ICON)
    for name in ships:
        put(s, name, place)
    return contact(s, CONTACT, GERMAN_BOAT, *script).answer(place)


@pytest.mark.rule("CH-11.1.c", "CH-11.1.d", "CH-11.1.g", "CH-11.1.j", "CH-11.1.T2", "CH-11.1.T3")
@pytest.mark.parametrize(("die", "script", "hits"), [(5, ["stern"], 1), (3, ["stern", "dud"], 2)])
def test_golden_09_an_allied_boat_meets_the_destroyers(die: int, script: list[str], hits: int) -> None:
    s = setting(AFTERNOON_29, 5)
    band(s, "KG2", "N31", "gneisenau", "5-zerstorerflottille")
    put(s, "lothringen", "N31")
    table = contact(s, 2, 0, 7, die, *script)
    assert (table.ask.seat, table.ask.key, table.options) == (GERMAN, "chase-ask-sub-ship", ("5-zerstorerflottille",))
    table.answer("5-zerstorerflottille")
    assert table.rested
    for seat in (*SEATS, None):
        assert table.told("chase-submarine-meets", seat) == [
            {"side": GERMAN, "hex": "N31", "kind": "DD", "force": "yes"}
        ]
        (roll,) = table.told("chase-roll-submarine-hit", seat)
        assert roll["modifiers"] == [SUBMARINE]
        assert len(table.told("chase-deal-damage", seat)) == hits
    assert table.ship("5-zerstorerflottille").card.stern == 2


@pytest.mark.rule("CH-11.1.f", "CH-11.1.h", "CH-11.1.j", "CH-11.1.T2")
@pytest.mark.parametrize("die", [7, 8, 9])
def test_golden_10_a_german_boat_meets_arethusa(die: int) -> None:
    s = setting(ICON, 3)
    put(s, "arethusa", "AF24")
    put(s, "norfolk", "P10")
    table = contact(s, CONTACT, die, 5, "dud")
    assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-sub-hex")
    table.answer("AF23")
    assert (table.ask.seat, table.options) == (ALLIED, ("arethusa",))
    table.answer("arethusa")
    assert table.rested
    for seat in (*SEATS, None):
        assert table.told("chase-submarine-at", seat) == [{"hex": "AF23"}]
        assert table.told("chase-submarine-meets", seat) == [
            {"side": ALLIED, "hex": "AF24", "kind": "CL", "force": "no"}
        ]
        assert table.told("chase-roll-submarine-hit", seat) == [
            {"ship": "arethusa", "modifiers": [SUBMARINE, ("chase-mod-visibility", -1)], "outcome": (5,)}
        ]
    assert "chase-roll-submarine-target" not in table.heard(GERMAN)
    assert table.ship("arethusa").card == table.p.cards["arethusa"]


@pytest.mark.rule("CH-11.1.a")
def test_boats_show_up_every_third_turn_only() -> None:
    turns = [turn for turn in range(1, 41) if contact_rolled(turn)]
    assert turns == list(range(3, 40, 3))
    assert AFTERNOON_29 in turns


def contact_rolled(turn: int) -> bool:
    table = Table(setting(turn), do(submarine_contact), script=[9] if FACTS.tracks.submarine(turn) else [])
    assert table.rested
    return "chase-roll-submarine" in table.heard(ALLIED)


@pytest.mark.rule("CH-11.1.b", "CH-11.1.T1")
@pytest.mark.parametrize("die", range(10))
def test_two_or_less_is_contact(die: int) -> None:
    script = [die, ALLIED_BOAT] if die <= 2 else [die]
    table = contact(setting(ICON), *script)
    assert table.rested
    assert ("chase-roll-submarine-attack" in table.heard(GERMAN)) is (die <= 2)


@pytest.mark.rule("CH-11.1.c", "CH-11.1.T2")
@pytest.mark.parametrize("die", range(10))
def test_whose_boat_it_is_and_whether_it_attacks(die: int) -> None:
    s = setting(ICON, 4)
    put(s, "bismarck", "N31")
    put(s, "norfolk", "P10")
    attack = die == 0 or die >= 7
    table = contact(s, CONTACT, die, *([9] if attack else []))
    if die:
        table.answer("P10")
    assert table.ask.seat == (ALLIED if die else GERMAN)
    table.answer(table.options[0])
    assert table.rested
    assert ("chase-roll-submarine-hit" in table.heard(None)) is attack


@pytest.mark.rule("CH-11.1.d")
def test_allied_boats_lie_in_the_eastern_air_zone_and_spare_tankers() -> None:
    s = setting(ICON)
    put(s, "bismarck", "P10")
    put(s, "belchen", "N31")
    assert FACTS.chart.air_zone("P10") == ""
    table = contact(s, CONTACT, ALLIED_BOAT)
    assert table.rested
    for seat in SEATS:
        assert table.told("chase-submarine-nothing", seat) == [{"side": GERMAN}]
    s = setting(ICON, 4)
    put(s, "bismarck", "P10")
    put(s, "koln", "K29")
    assert contact(s, CONTACT, ALLIED_BOAT, 9).options == ("koln",)


@pytest.mark.rule("CH-11.1.d")
def test_the_western_air_zone_is_no_hunting_ground() -> None:
    assert FACTS.chart.air_zone("H5") == "west"
    s = setting(ICON)
    put(s, "bismarck", "H5")
    assert contact(s, CONTACT, ALLIED_BOAT).rested


@pytest.mark.rule("CH-11.1.e")
def test_a_german_boat_sees_two_hexes_far_and_does_no_harm_on_a_low_die() -> None:
    s = setting(ICON)
    put(s, "norfolk", "P13")
    table = contact(s, CONTACT, GERMAN_BOAT).answer("P10")
    assert table.rested
    assert table.told("chase-submarine-nothing", GERMAN) == [{"side": ALLIED}]
    s = setting(ICON)
    put(s, "norfolk", "P12")
    table = contact(s, CONTACT, GERMAN_BOAT).answer("P10", "norfolk")
    assert table.rested
    assert table.told("chase-submarine-meets", GERMAN)[0]["hex"] == "P12"
    assert "chase-roll-submarine-hit" not in table.heard(GERMAN)


@pytest.mark.rule("CH-11.1.e")
def test_a_boat_can_be_anywhere_at_sea() -> None:
    table = contact(setting(ICON), CONTACT, GERMAN_BOAT)
    assert set(table.options) == set(FACTS.chart.seas)
    assert table.refused("H33").key == "engine-not-offered"


@pytest.mark.rule("CH-11.1.g", "CH-11.1.T3")
@pytest.mark.parametrize(
    ("ships", "dice", "met"),
    [
        (("hood", "norfolk", "hood-flotilla"), [0], ("hood",)),
        (("hood", "norfolk", "hood-flotilla"), [2], ("hood",)),
        (("hood", "norfolk", "hood-flotilla"), [3], ("norfolk",)),
        (("hood", "norfolk", "hood-flotilla"), [5], ("norfolk",)),
        (("hood", "norfolk", "hood-flotilla"), [6], ("hood-flotilla",)),
        (("hood", "norfolk", "hood-flotilla"), [9], ("hood-flotilla",)),
        (("prince-of-wales", "hood", "victorious"), [1], ("prince-of-wales", "hood", "victorious")),
        (("norfolk", "arethusa"), [4], ("norfolk", "arethusa")),
        (("hood", "hood-flotilla"), [4], ("hood-flotilla",)),
        (("hood", "norfolk"), [7, 9, 1], ("hood",)),
        (("hood", "norfolk"), [6, 3], ("norfolk",)),
        (("hood", "prince-of-wales"), [5, 8, 0], ("hood", "prince-of-wales")),
    ],
)
def test_a_die_names_the_class(ships: tuple[str, ...], dice: list[int], met: tuple[str, ...]) -> None:
    table = near(*ships, script=dice)
    assert (table.ask.seat, table.options) == (ALLIED, met)
    assert len(table.told("chase-roll-submarine-target", GERMAN)) == len(dice)
    assert not table.source.left


@pytest.mark.rule("CH-11.1.h")
def test_of_one_class_the_owner_chooses_without_a_die() -> None:
    table = near("norfolk", "suffolk")
    assert table.options == ("norfolk", "suffolk")
    assert "chase-roll-submarine-target" not in table.heard(ALLIED)
    table.answer("suffolk")
    assert table.rested
    assert not table.p.cards


@pytest.mark.rule("CH-11.1.g", "CH-11.1.h")
def test_the_coast_guard_is_met_only_if_nobody_else_is_there() -> None:
    assert near("modoc", "norfolk").options == ("norfolk",)
    assert near("modoc").options == ("modoc",)


@pytest.mark.rule("CH-11.1.i")
@pytest.mark.parametrize("attack", [ALLIED_BOAT, GERMAN_BOAT, GERMAN_ATTACK])
def test_where_nobody_is_nothing_happens_and_both_hear_so(attack: int) -> None:
    table = contact(setting(ICON), CONTACT, attack)
    if attack != ALLIED_BOAT:
        table.answer("P10")
    assert table.rested
    for seat in SEATS:
        assert table.told("chase-submarine-nothing", seat) == [{"side": ALLIED if attack else GERMAN}]


@pytest.mark.rule("CH-11.1.k", "CH-11.1.h")
def test_who_is_met_tells_her_hex_class_and_company_and_gets_no_marker() -> None:
    s = setting(ICON)
    band(s, "TF1", "P10", "hood", "prince-of-wales")
    table = contact(s, CONTACT, GERMAN_BOAT, 1).answer("P10", "hood")
    assert table.rested
    assert not table.p.contacts
    assert not table.ship("hood").marker
    (seen,) = table.p.sightings
    assert (seen.side, seen.hex, seen.how, seen.classes, seen.count, seen.force) == (
        ALLIED,
        "P10",
        "submarine",
        ("BC",),
        1,
        True,
    )
    heard = repr([event.params for event in table.events if event.reaches(GERMAN)])
    assert "hood" not in heard
    assert "prince-of-wales" not in heard


@pytest.mark.rule("CH-11.1.k")
@pytest.mark.parametrize("marker", [SIGHTED, SHADOWED])
def test_a_marker_that_lies_there_stays_as_it_is(marker: str) -> None:
    s = setting(ICON)
    put(s, "norfolk", "P10")
    locate(s, "norfolk", marker)
    table = contact(s, CONTACT, GERMAN_BOAT).answer("P10", "norfolk")
    assert table.ship("norfolk").marker == marker


@pytest.mark.rule("CH-11.1.h")
def test_the_question_does_not_tell_how_many_there_are() -> None:
    alone = near("norfolk")
    several = near("norfolk", "suffolk", "london")
    assert alone.position.deciding == several.position.deciding == (ALLIED,)
    assert [event for event in alone.events if event.reaches(GERMAN)] == [
        event for event in several.events if event.reaches(GERMAN)
    ]


@pytest.mark.rule("CH-11.1.j", "CH-9.T2")
def test_an_attack_counts_sight_and_speed_and_is_known_to_all() -> None:
    s = setting(ICON, 1)
    put(s, "rodney", "P10")
    table = Table(s, do(submarine_attack, "rodney"), script=[9, "hull", 5, 9])
    (roll,) = table.told("chase-roll-submarine-hit", GERMAN)
    assert roll["modifiers"] == [SUBMARINE, ("chase-mod-slow-target", -1), ("chase-mod-visibility", -2)]
    assert table.p.cards["rodney"] == table.ship("rodney").card
    assert table.p.cards["rodney"].hull == 8


@pytest.mark.rule("CH-11.1.j", "CH-3.d")
def test_the_target_of_a_torpedo_is_named_even_if_it_misses() -> None:
    s = setting(ICON, 4)
    put(s, "hood", "P10")
    table = Table(s, do(submarine_attack, "hood"), script=[9])
    assert table.rested
    assert list(table.p.cards) == ["hood"]
