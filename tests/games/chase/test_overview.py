"""What a view comes to is worked out from the view alone, and agrees with the rules."""

from typing import Any

import msgspec
import pytest

from huffduff.games.chase.facts.terms import ALLIED, CLOSING, GERMAN, OPENING, SHADOWED, SIGHTED
from huffduff.games.chase.operations.search import callable_hexes, factors
from huffduff.games.chase.overview import ShipNow, overview
from huffduff.games.chase.reveal import lose, sighting
from tests.games.chase.fight import clash
from tests.games.chase.table import FACTS, band, change, locate, put, setting
from tests.games.chase.writing import HERE, NEXT


@pytest.mark.rule("CH-8.b", "CH-2.3.1.h")
def test_a_seat_sees_its_ships_units_and_factors_as_the_rules_do() -> None:
    s = setting(weather=6)
    band(s, "KG1", HERE, "prinz-eugen", "bismarck", lag=3)
    put(s, "belchen", NEXT, task="refuel")
    seen = overview(s.view(GERMAN))
    assert seen.units == {"KG1": ("bismarck", "prinz-eugen"), "belchen": ("belchen",)}
    assert seen.ships["bismarck"] == ShipNow(FACTS.ships["bismarck"].evasion - 3, (), True, {})
    assert seen.ships["belchen"].states == ("refuel", "tanker")
    assert {place: there.total for place, there in seen.factors.items()} == factors(
        s.public, s.private[GERMAN], FACTS, GERMAN
    )
    assert (seen.fog, seen.dark, seen.night, seen.time) == (True, False, False, "noon")


@pytest.mark.rule("CH-5.f", "CH-5.j", "CH-8.a")
@pytest.mark.parametrize(("weather", "fog"), [(4, False), (5, True)])
def test_a_seat_sees_from_where_on_fog_lies_and_which_hexes_it_can_call(weather: int, fog: bool) -> None:
    s = setting(weather=weather, visibility=4)
    put(s, "hood", HERE, task="patrol")
    put(s, "norfolk", NEXT)
    seen = overview(s.view(ALLIED))
    assert (seen.fog, s.public.weather >= seen.fog_from, s.public.visibility >= seen.dark_from) == (fog, fog, False)
    assert seen.calls == tuple(callable_hexes(s.public, s.private[ALLIED], FACTS, ALLIED)) == (HERE,)
    assert overview(s.view(None)).calls == ()


@pytest.mark.rule("CH-2.1.a")
def test_nobody_sees_what_is_not_in_his_view() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    before = msgspec.json.encode([overview(s.view(seat)) for seat in (ALLIED, None)])
    put(s, "bismarck", NEXT, task="patrol", lag=4)
    s.private[GERMAN].chits = (3,)
    assert msgspec.json.encode([overview(s.view(seat)) for seat in (ALLIED, None)]) == before
    assert overview(s.view(GERMAN)).secret == 3
    watching = overview(s.view(None))
    assert (watching.ships, watching.units, watching.factors, watching.traces) == ({}, {}, {}, ())


@pytest.mark.rule("CH-10.1.a", "CH-2.4.c")
def test_a_battle_shows_ranges_and_hits_that_wait() -> None:
    s = clash(("bismarck", 12, OPENING), ("prinz-eugen", 24, CLOSING), ("hood", 27, OPENING))
    hurt = (
        *(("hood", "bow", "bismarck"), ("hood", "two-hull-evasion", "bismarck")),
        *(("hood", "hull", "prinz-eugen"), ("hood", "special", "prinz-eugen"), ("bismarck", "hull", "hood")),
    )
    battle = s.public.change_battle(hurt=hurt)
    seen = overview(s.view(None))
    assert seen.ships["hood"].waiting == {"bow": 1, "hull": 3}
    assert seen.ranges["hood"] == {"bismarck": "long", "prinz-eugen": "short"}
    assert set(seen.ranges["bismarck"]) == {"hood"}
    assert seen.bands["hood"] == ("extreme", *(("long",) * 3), *(("medium",) * 2), *(("short",) * 3))
    for name, others in seen.ranges.items():
        for other, band_there in others.items():
            zone = battle.fighters[other].zone
            assert seen.bands[name][(zone - 1) // FACTS.tables.battle.sea_zone] == band_there


@pytest.mark.rule("CH-2.3.1.d")
@pytest.mark.parametrize(("phase", "radius"), [("search", 4), ("movement", 2), ("setup", 2)])
def test_an_old_report_says_how_far_they_can_have_come(phase: str, radius: int) -> None:
    s = setting(turn=8)
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SIGHTED)
    s.public.turn, s.public.phase = 10, phase
    (trace,) = overview(s.view(ALLIED)).traces
    assert (trace.hex, trace.turn, trace.radius, trace.classes) == (HERE, 8, radius, ("BB",))
    assert overview(s.view(GERMAN)).traces == ()


@pytest.mark.rule("CH-2.3.1.d", "CH-7.7.2.d")
@pytest.mark.parametrize(
    ("kinds", "later", "radius"),
    [(("TK",), 1, 1), (("TK",), 4, 1), (("TK",), 5, 2), (("TK", "BB"), 5, 10), (("DD",), 3, 6), ((), 3, 6)],
)
def test_the_classes_of_a_report_say_how_fast_they_are(kinds: tuple[str, ...], later: int, radius: int) -> None:
    s = setting(turn=8)
    sighting(s, GERMAN, HERE, "searched", kinds, len(kinds))
    s.public.turn, s.public.phase = 8 + later, "search"
    (trace,) = overview(s.view(ALLIED)).traces
    assert trace.radius == radius


@pytest.mark.rule("CH-2.3.1.d")
def test_an_old_report_says_nothing_once_the_same_ships_are_known_elsewhere() -> None:
    s = setting(turn=8)
    put(s, "bismarck", HERE)
    put(s, "prinz-eugen", "F20")
    name = locate(s, "bismarck", SIGHTED)
    locate(s, "prinz-eugen", SIGHTED)
    s.public.turn = 9
    s.private[GERMAN].change("bismarck", hex="E19")
    assert locate(s, "bismarck", SIGHTED) == name
    assert [trace.hex for trace in overview(s.view(ALLIED)).traces] == ["E19", "F20"]
    locate(s, "bismarck", SHADOWED)
    assert [trace.hex for trace in overview(s.view(ALLIED)).traces] == ["F20"]


@pytest.mark.rule("CH-2.3.1.d")
@pytest.mark.parametrize(
    ("options", "before", "after", "old"),
    [
        ({}, ("bismarck", "prinz-eugen"), ("bismarck", "prinz-eugen"), []),
        ({}, ("bismarck",), ("bismarck", "prinz-eugen"), []),
        ({}, ("bismarck", "prinz-eugen"), ("bismarck",), [HERE]),
        ({"optional_units": "on"}, ("bismarck",), ("bismarck",), [HERE]),
        ({}, ("5-zerstorerflottille",), ("5-zerstorerflottille",), [HERE]),
    ],
)
def test_nor_once_ships_that_must_be_the_same_are_found_under_another_name(
    options: dict[str, Any], before: tuple[str, ...], after: tuple[str, ...], old: list[str]
) -> None:
    s = setting(turn=8, **options)
    band(s, "KG1", HERE, *before, *after)
    for name in set(after) - set(before):
        change(s, name, hex="F20", force="")
    lose(s, locate(s, before[0], SIGHTED))
    s.public.turn = 9
    for name in {*before, *after}:
        change(s, name, hex=NEXT if name in after else HERE, force="KG1" if name in after else "")
    locate(s, after[0], SIGHTED)
    assert [trace.hex for trace in overview(s.view(ALLIED)).traces] == [NEXT, *old]
    locate(s, after[0], SHADOWED)
    assert [trace.hex for trace in overview(s.view(ALLIED)).traces] == old
