"""Reports that need no call: ships in or through hexes that the enemy watches closely enough."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED, SIGHTED
from huffduff.games.chase.operations.search import factors, search_phase
from tests.games.chase.table import FACTS, Table, band, put, setting


@pytest.mark.rule("CH-8.p")
@pytest.mark.parametrize(("level", "reported"), [(4, True), (5, False)])
def test_who_ends_where_the_enemy_watches_is_reported_without_a_call(level: int, reported: bool) -> None:
    s = setting(weather=4, visibility=level)
    band(s, "KG1", "AF24", "bismarck", "prinz-eugen", steamed=1)
    table = Table(s, do(search_phase))
    told = {"side": GERMAN, "contact": "C1", "hex": "AF24", "classes": ("BB", "CA"), "force": "yes", "marker": SIGHTED}
    for seat in (GERMAN, ALLIED):
        assert table.told("chase-found-reported", seat) == ([told] if reported else [])
    assert table.ship("bismarck").marker == (SIGHTED if reported else "")
    assert table.ask.seat == ALLIED


@pytest.mark.rule("CH-8.p")
def test_the_allies_report_themselves_where_the_germans_watch() -> None:
    s = setting()
    put(s, "norfolk", "O32", steamed=1)
    table = Table(s, do(search_phase))
    assert table.told("chase-found-reported", GERMAN) == [
        {"side": ALLIED, "contact": "C1", "hex": "O32", "classes": ("CA",), "force": "no", "marker": SIGHTED}
    ]


@pytest.mark.rule("CH-8.p", "CH-8.l")
def test_who_passes_where_the_enemy_watches_is_reported_as_having_passed() -> None:
    s = setting(weather=4)
    put(s, "bismarck", "AE23", through="AF24", steamed=2)
    table = Table(s, do(search_phase))
    for seat in (GERMAN, ALLIED):
        assert table.told("chase-passed", seat) == [{"side": GERMAN, "through": "AF24", "hex": "AE23", "count": 1}]
    assert not table.p.contacts


@pytest.mark.rule("CH-8.p", "CH-8.o")
def test_who_passes_one_watched_hex_and_ends_in_another_is_reported_from_both() -> None:
    s = setting(weather=4)
    put(s, "bismarck", "AF25", through="AF24", steamed=2)
    table = Table(s, do(search_phase))
    assert [key for key in table.heard(ALLIED) if key in ("chase-found-reported", "chase-passed")] == [
        "chase-found-reported",
        "chase-passed",
    ]


@pytest.mark.rule("CH-8.p")
@pytest.mark.parametrize(("option", "reported"), [("on", True), ("off", False)])
def test_whether_ships_that_lie_still_are_reported_is_an_option(option: str, reported: bool) -> None:
    s = setting(weather=4, report_when_standing=option)
    put(s, "bismarck", "AF24")
    table = Table(s, do(search_phase))
    assert bool(table.ship("bismarck").marker) is reported
    assert ("AF24" in table.options) is not reported
    if not reported:
        table.answer("AF24")
        assert table.ship("bismarck").marker == SIGHTED


@pytest.mark.rule("CH-8.p")
def test_with_that_option_ships_that_moved_are_reported_all_the_same() -> None:
    s = setting(weather=4, report_when_standing="off")
    put(s, "bismarck", "AF24", steamed=1)
    assert Table(s, do(search_phase)).ship("bismarck").marker == SIGHTED


@pytest.mark.rule("CH-8.p", "CH-8.j")
def test_a_hex_that_reports_by_itself_is_called_only_with_aircraft_over_it() -> None:
    s = setting(weather=4)
    assert Table(s, do(search_phase)).refused("AF24").key == "chase-refuse-reported-anyway"
    put(s, "arethusa", "AF24")
    assert Table(s, do(search_phase)).refused("AF24").key == "chase-refuse-reported-anyway"
    s.private[ALLIED].searches = {"AF24": 1}
    put(s, "bismarck", "AF24", steamed=1)
    table = Table(s, do(search_phase))
    assert table.ship("bismarck").marker == SIGHTED
    table.answer("AF24")
    assert table.ship("bismarck").marker == SHADOWED


@pytest.mark.rule("CH-8.q")
def test_factors_that_somebody_brought_need_a_call() -> None:
    s = setting(weather=4)
    put(s, "bismarck", "H26", steamed=1)
    put(s, "norfolk", "H26")
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)["H26"] == 4
    table = Table(s, do(search_phase))
    assert not table.told("chase-found-reported")
    table.answer("H26")
    assert table.ship("bismarck").marker == SIGHTED


@pytest.mark.rule("CH-8.p", "CH-8.e")
def test_fog_keeps_even_a_watched_hex_from_reporting() -> None:
    for weather, marker in ((4, SIGHTED), (5, "")):
        s = setting(weather=weather, visibility=4)
        put(s, "bismarck", "E21", steamed=1)
        assert Table(s, do(search_phase)).ship("bismarck").marker == marker


@pytest.mark.rule("CH-8.p")
def test_reports_do_not_follow_the_owners_list() -> None:
    s = setting(weather=4)
    for name, place in (("bismarck", "S26"), ("prinz-eugen", "AF24"), ("koln", "J28")):
        put(s, name, place, steamed=1)
    table = Table(s, do(search_phase))
    assert [told["hex"] for told in table.told("chase-found-reported", ALLIED)] == ["AF24", "J28", "S26"]
