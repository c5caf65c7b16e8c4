"""Convoys under way: one hex each turn, by themselves or as they are told."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.convoys.sailing import Move, by_itself, choices, sail_convoys
from huffduff.games.sink.convoys.tracks import distance_left
from huffduff.games.sink.facts.words import BRITISH, DESIGNATORS, EXIT, GERMAN, ConvoyId, Designator, Hex
from huffduff.games.sink.movement.british import british_movement
from huffduff.games.sink.movement.orders import MoveTried
from huffduff.games.sink.parts import Convoy
from huffduff.games.sink.state import State
from tests.games.sink.table import FACTS, Table, convoy, on_leash, setting
from tests.games.sink.writing import steer


def phase(s: State) -> Table:
    return Table(s.copy(), do(british_movement))


@pytest.mark.rule("SB-9.7.h", "SB-9.1.a", "SB-9.8.a", "SB-7.31.a")
def test_every_convoy_moves_one_hex_though_nobody_orders_it() -> None:
    s = setting(4)
    convoy(s, "HX-1", "2811", spotted="raider", real=True)
    convoy(s, "ON-2", "3314")
    convoy(s, "SL-3", "2530")
    table = phase(s).answer([])
    assert {name: one.hex for name, one in table.p.convoys.items()} == {"HX-1": "2812", "ON-2": "3214", "SL-3": "2630"}
    assert table.told("sink-convoy-sails", GERMAN)[0] == {"convoy": "HX-1", "hex": "2812"}
    assert (table.convoy("HX-1").real, table.convoy("HX-1").spotted) == (True, "")
    assert table.rested


@pytest.mark.rule("SB-9.1.a", "SB-9.6.a", "SB-9.7.f", "SB-9.7.h", "SB-9.8.b")
@pytest.mark.parametrize(
    ("name", "place", "to", "rule"),
    [
        ("HX-1", "2811", "2812", None),
        ("HX-1", "2811", "2911", None),
        ("HX-1", "2811", "2813", "SB-9.1.a"),
        ("HX-1", "2811", "2811", "SB-9.7.h"),
        ("HX-1", "2811", "2710", "SB-9.8.b"),
        ("HX-1", "2838", EXIT, "SB-9.7.f"),
        ("SL-1", "2838", EXIT, "SB-9.7.f"),
        ("OG-1", "2837", EXIT, "SB-9.7.f"),
        ("OG-1", "2838", EXIT, None),
        ("WS8B-1", "2838", EXIT, None),
        ("OG-1", "3716", "3715", "SB-9.1.a"),  # land
    ],
)
def test_where_a_convoy_may_be_sent(name: str, place: str, to: str, rule: str | None) -> None:
    s = setting(4)
    convoy(s, name, place)
    table = phase(s)
    if rule is None:
        table.answer([steer(name, to)])
    else:
        assert table.refused([steer(name, to)]).rule == rule


@pytest.mark.rule("SB-9.6.a")
def test_a_convoy_keeps_within_four_hexes_of_its_track() -> None:
    refused = 0
    for place in FACTS.chart.seas:
        if not on_leash("HX", place) or place == "3716":
            continue
        s = setting(4)
        convoy(s, "HX-1", place)
        left = distance_left(FACTS, "HX", place)
        for near in FACTS.chart.ways(BRITISH, place):
            if distance_left(FACTS, "HX", near) <= left and not on_leash("HX", near):
                table = phase(s)
                assert table.refused([steer("HX-1", near)]).rule == "SB-9.6.a"
                refused += 1
        if refused > 3:
            break
    assert refused


@pytest.mark.rule("SB-9.8.b")
def test_a_convoy_may_keep_its_distance_for_ever_but_not_lose_ground() -> None:
    """HX at 2811 is 10 hexes from the Clyde."""
    s = setting(4)
    convoy(s, "HX-1", "2811")
    assert distance_left(FACTS, "HX", Hex("2811")) == 10
    for near in FACTS.chart.ways(BRITISH, Hex("2811")):
        left = distance_left(FACTS, "HX", near)
        allowed = phase(s).ask.choice.refusal((steer("HX-1", near),)) is None
        assert allowed == (left <= 10)


@pytest.mark.rule("SB-9.7.h", "SB-9.6.a", "SB-9.8.b")
@pytest.mark.parametrize("designator", DESIGNATORS)
def test_left_to_itself_a_convoy_gets_home_from_anywhere_near_its_track(designator: Designator) -> None:
    for place in FACTS.chart.seas:
        if not on_leash(designator, place):
            continue
        here, steps = place, 0
        goal = FACTS.convoys[designator].destination
        while here not in (goal, EXIT):
            counter = Convoy(ConvoyId("X-1"), designator, here)
            there = by_itself(FACTS, counter, {})
            assert there in choices(FACTS, counter), (designator, here)
            here, steps = there, steps + 1
            assert steps < 60, (designator, place)


@pytest.mark.rule("SB-9.8.a", "SB-15.3.a", "SB-9.7.h")
def test_golden_25_from_2811_a_convoy_comes_home_on_turn_10() -> None:
    """G-25, with the distance of E-1: ten hexes."""
    s = setting(1)
    convoy(s, "HX-1", "2811", 8)
    for turn in range(1, 11):
        s.public.turn, s.outcome = turn, None
        assert "HX-1" in s.public.convoys
        s = phase(s).answer([]).state
    assert s.public.convoys == {}
    assert s.public.arrived == ("HX-1",)
    assert (s.umpire.safe, s.private[BRITISH].safe) == (1, 1)


@pytest.mark.rule("SB-9.7.f", "SB-9.7.g", "SB-15.3.a")
def test_convoys_bound_south_leave_the_map_and_are_safe() -> None:
    s = setting(4)
    convoy(s, "OG-1", "2838", 5)
    convoy(s, "WS8B-2", "2737", 15)
    table = phase(s)
    draft = table.ask.preview([])
    assert isinstance(draft, MoveTried)
    assert {move.convoy: (move.hex, move.safe) for move in draft.convoys} == {
        "OG-1": (EXIT, True),
        "WS8B-2": ("2838", False),
    }
    table.answer([])
    assert table.p.arrived == ("OG-1",)
    assert table.told("sink-convoy-safe", GERMAN) == [{"convoy": "OG-1", "hex": "2838"}]
    assert [told["convoy"] for told in table.told("sink-convoy-sails", GERMAN)] == ["WS8B-2"]
    assert table.told("sink-convoy-counts", GERMAN) == []
    assert table.told("sink-convoy-counts", BRITISH) == [{"convoy": "OG-1", "points": 3}]


@pytest.mark.rule("SB-9.5.b")
def test_no_more_than_four_convoys_end_in_a_hex() -> None:
    s = setting(4)
    for number in range(1, 6):
        convoy(s, f"HX-{number}", "2811")
    table = phase(s)
    assert table.refused([steer(f"HX-{number}", "2911") for number in range(1, 6)]).rule == "SB-9.5.b"
    table.answer([])
    places = [one.hex for one in table.p.convoys.values()]
    assert sorted(map(places.count, set(places))) == [1, 4]
    table = phase(s).answer([steer(f"HX-{number}", "2911") for number in range(1, 5)])
    assert table.convoy("HX-5").hex == "2812"
    table = phase(s).answer([steer(f"HX-{number}", "2812") for number in range(1, 5)])
    assert table.convoy("HX-5").hex != "2812"


@pytest.mark.rule("SB-9.5.b")
def test_convoys_that_come_home_do_not_crowd_the_port() -> None:
    s = setting(4)
    for number in range(1, 6):
        convoy(s, f"HX-{number}", "3616")
    table = phase(s).answer([steer(f"HX-{number}", "3716") for number in range(1, 6)])
    assert len(table.p.arrived) == 5


@pytest.mark.rule("SB-9.7.h")
def test_a_convoy_that_finds_no_room_at_all_stays() -> None:
    counter = Convoy(ConvoyId("HX-1"), "HX", Hex("2811"))
    full = dict.fromkeys(choices(FACTS, counter), 4)
    assert by_itself(FACTS, counter, full) == "2811"


@pytest.mark.rule("SB-9.9.a", "SB-9.10.a")
def test_a_convoy_that_finds_no_room_must_be_looked_at_again_like_those_that_sailed() -> None:
    """Its escorts may have changed in this phase; older matches go on as they began."""
    for corrections, spotted in (("on", ""), ("off", "raider")):
        s = setting(4, later_corrections=corrections)
        convoy(s, "HX-1", "2811", real=True, spotted="raider")
        sail_convoys(s, {ConvoyId("HX-1"): Move(Hex("2811"), False)})
        assert s.public.convoys[ConvoyId("HX-1")].real
        assert s.public.convoys[ConvoyId("HX-1")].spotted == spotted
        assert s.events == []


@pytest.mark.rule("SB-9.3.c", "SB-9.3.b")
def test_the_german_cannot_tell_a_dummy_convoy_from_a_real_one_while_it_sails() -> None:
    seen = []
    for value in (0, 12):
        s = setting(4)
        convoy(s, "HX-1", "3616", value)
        convoy(s, "HX-2", "2811", value)
        table = phase(s).answer([])
        seen.append((table.position.view(GERMAN).wire()["public"], table.heard(GERMAN)))
    assert seen[0] == seen[1]
