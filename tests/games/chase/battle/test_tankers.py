"""Tankers that are located where an Allied warship stands."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.combat import DONE, Attack, naval_combat_phase
from huffduff.games.chase.battle.tankers import sink_tankers
from huffduff.games.chase.facts.terms import GERMAN, ON_MAP, PATROL, PORT, SEATS, SHADOWED, SIGHTED, SUNK, VIS_X
from huffduff.games.chase.operations.search import search_phase
from huffduff.games.chase.operations.spotting import random_spotting
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, change, locate, put, setting

HERE = "R8"


def met(marker: str = SIGHTED, hunter: str = "norfolk", place: str = HERE) -> State:
    """A tanker and an Allied ship in one hex."""
    s = setting()
    put(s, "belchen", place)
    put(s, hunter, place)
    if marker:
        locate(s, "belchen", marker)
    return s


@pytest.mark.rule("CH-10.9.b", "CH-4.3.e")
@pytest.mark.parametrize(("marker", "status"), [("", ON_MAP), (SIGHTED, SUNK), (SHADOWED, SUNK)])
def test_a_located_tanker_beside_a_warship_is_lost(marker: str, status: str) -> None:
    table = Table(met(marker), do(naval_combat_phase))
    assert table.ship("belchen").status == status
    for seat in (*SEATS, None):
        assert table.told("chase-sunk", seat) == ([{"ship": "belchen"}] if status == SUNK else [])
    assert table.p.points == (-1 if status == SUNK else 0)


@pytest.mark.rule("CH-10.9.b")
def test_who_sank_her_is_not_said() -> None:
    table = Table(met(), do(naval_combat_phase))
    assert table.p.lost == {"belchen": ()}
    assert "norfolk" not in repr(table.p)
    assert "norfolk" not in repr([event.params for event in table.events if event.reaches(GERMAN)])


@pytest.mark.rule("CH-10.9.b")
def test_a_warship_elsewhere_does_her_no_harm() -> None:
    s = met()
    change(s, "norfolk", hex="R9")
    sink_tankers(s)
    assert s.private[GERMAN].ships["belchen"].status == ON_MAP


@pytest.mark.rule("CH-10.9.b", "CH-2.3.1.a")
def test_even_a_coast_guard_is_a_warship_if_she_fights() -> None:
    for option, status in (("bought", ON_MAP), ("off", ON_MAP), ("on", SUNK)):
        s = met(hunter="modoc")
        s.public.options["neutral-attacks"] = option
        sink_tankers(s)
        assert s.private[GERMAN].ships["belchen"].status == status


@pytest.mark.rule("CH-10.9.b", "CH-10.0.d")
@pytest.mark.parametrize(
    ("hunter", "changes", "status"),
    [
        ("modoc", {}, ON_MAP),
        ("augusta", {}, SUNK),
        ("norfolk", {"restricted": "home-fleet"}, ON_MAP),
        ("norfolk", {"task": PORT}, ON_MAP),
        ("norfolk", {"task": PATROL}, SUNK),
        ("hood", {"homebound": True}, SUNK),
    ],
)
def test_who_may_not_fight_sinks_no_tanker_by_herself(hunter: str, changes: dict[str, Any], status: str) -> None:
    s = met(hunter=hunter)
    change(s, hunter, **changes)
    old = s.copy()
    sink_tankers(s)
    assert s.private[GERMAN].ships["belchen"].status == status
    old.public.options = {**old.public.options, "later-corrections": "off"}
    sink_tankers(old)
    assert old.private[GERMAN].ships["belchen"].status == SUNK


@pytest.mark.rule("CH-10.9.b")
@pytest.mark.parametrize(("weather", "visibility"), [(5, 5), (9, VIS_X)])
def test_nothing_happens_where_nothing_can_be_seen(weather: int, visibility: int) -> None:
    s = met(place="E21")
    s.public.weather, s.public.visibility = weather, visibility
    sink_tankers(s)
    assert s.private[GERMAN].ships["belchen"].status == ON_MAP
    s.public.weather, s.public.visibility = 4, 4
    sink_tankers(s)
    assert s.private[GERMAN].ships["belchen"].status == SUNK


@pytest.mark.rule("CH-10.9.b")
@pytest.mark.parametrize(("option", "status"), [("sunk", SUNK), ("safe", ON_MAP)])
def test_whether_an_escort_saves_her_is_an_option(option: str, status: str) -> None:
    s = setting(escorted_tankers=option)
    band(s, "KG1", HERE, "bismarck", "belchen")
    put(s, "lothringen", HERE)
    put(s, "norfolk", HERE)
    for unit in ("KG1", "lothringen"):
        locate(s, unit, SIGHTED)
    sink_tankers(s)
    german = s.private[GERMAN].ships
    assert german["belchen"].status == status
    assert german["lothringen"].status == SUNK
    assert german["bismarck"].status == ON_MAP
    assert s.public.contacts["C1"].classes == (("BB",) if status == SUNK else ("BB", "TK"))


@pytest.mark.rule("CH-10.9.b", "CH-8.k")
def test_a_call_that_finds_her_is_the_end_of_her() -> None:
    s = met("")
    change(s, "norfolk", task=PATROL)
    table = Table(s, do(search_phase)).answer(HERE)
    assert table.ship("belchen").status == SUNK
    assert not table.p.contacts
    assert [key for key in table.heard(GERMAN) if key != "chase-called"] == ["chase-found-searched", "chase-sunk"]


@pytest.mark.rule("CH-10.9.b", "CH-8.p")
def test_a_report_that_finds_her_is_the_end_of_her() -> None:
    s = setting(weather=4)
    put(s, "belchen", "AF24", steamed=1)
    put(s, "arethusa", "AF24")
    assert Table(s, do(search_phase)).ship("belchen").status == SUNK


@pytest.mark.rule("CH-10.9.b", "CH-11.2.d")
@pytest.mark.parametrize(("die", "status"), [(2, SUNK), (0, ON_MAP), (9, ON_MAP)])
def test_chance_that_finds_her_is_the_end_of_her(die: int, status: str) -> None:
    table = Table(met(""), do(random_spotting), script=[die])
    assert table.ship("belchen").status == status


@pytest.mark.rule("CH-10.9.a")
def test_tankers_neither_attack_nor_are_attacked_on_the_battle_board() -> None:
    s = met("")
    band(s, "KG1", "P10", "bismarck", "gonzenheim")
    put(s, "suffolk", "P10")
    locate(s, "norfolk", SIGHTED)
    locate(s, "suffolk", SIGHTED)
    table = Table(s, do(naval_combat_phase))
    assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-combat")
    assert table.options == (DONE, Attack("KG1", "C2"))
    table.answer(Attack("KG1", "C2"))
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["bismarck", "suffolk"]
    assert not FACTS.ships["gonzenheim"].warship
