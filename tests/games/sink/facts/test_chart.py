"""The chart agrees with its geographic key, with the coast, and with every hex that the rules name."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from huffduff.games.sink.facts.chart import SHEET
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import BRITISH, GERMAN, OTHER, SEATS, Country, Hex, Seat
from huffduff.geometry.sheet import spread
from tools import sink_chart

ROOT = Path(__file__).parents[4]
ATLAS = ROOT / "client" / "node_modules" / "world-atlas" / "countries-50m.json"
FACTS = load()
CHART = FACTS.chart


def slow_neighbours(label: str) -> set[str]:
    """The hexes around one, from the column and row alone: odd columns sit half a hex lower."""
    column, row = int(label[:2]), int(label[2:])
    low = column % 2
    beside = [(column + side, row + low - up) for side in (-1, 1) for up in (0, 1)]
    return {
        f"{c:02}{r:02}" for c, r in [(column, row - 1), (column, row + 1), *beside] if 10 <= c <= 42 and 1 <= r <= 38
    }


def test_every_hex_touches_those_that_half_a_hex_of_shift_gives_it() -> None:
    assert len(SHEET.labels) == 33 * 38
    for label in SHEET.labels:
        assert set(CHART.neighbours(label)) == slow_neighbours(label)


@pytest.mark.rule("SB-7.13.a")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("3912", "3810", 3),
        ("3810", "3508", 3),
        ("3508", "3204", 6),
        ("3912", "3204", 12),
        ("3204", "2905", 3),
        ("3308", "3309", 1),
        ("3309", "3410", 1),
        ("3410", "3508", 2),
        ("3613", "3912", 3),
        ("1319", "3716", 24),
        ("2838", "3716", 26),
        ("2811", "3716", 10),
        ("3728", "3721", 7),
    ],
)
def test_distances_are_those_of_the_proven_layout(one: Hex, other: Hex, steps: int) -> None:
    assert CHART.distance(one, other) == steps
    walked = spread((one,), lambda label: tuple(Hex(near) for near in sorted(slow_neighbours(label))))
    assert walked[other] == steps


@pytest.mark.parametrize(
    ("place", "latitude", "longitude", "label"),
    [
        ("St John's", 47.57, -52.70, "1319"),
        ("the Clyde", 55.6, -4.0, "3716"),
        ("west of Brest", 48.0, -5.0, "3721"),
        ("the strait of Gibraltar", 35.95, -6.0, "3728"),
        ("off Bergen", 60.4, 4.0, "3912"),
        ("the Denmark Strait", 66.2, -27.5, "2905"),
        ("off Dakar", 14.6, -18.0, "2838"),
    ],
)
def test_the_key_puts_places_into_their_hexes(place: str, latitude: float, longitude: float, label: str) -> None:
    assert sink_chart.KEY.hex_at(latitude, longitude) == label, place


@pytest.mark.rule("SB-2.2.b", "SB-7.13.b")
@pytest.mark.parametrize("label", ["1001", "1503", "3107", "3517", "3819", "3928", "4109", "1339", "9999", "exit"])
def test_land_and_unnumbered_water_are_closed_to_both(label: str) -> None:
    assert not CHART.sea(label)
    assert not any(CHART.enters(side, label) for side in SEATS)


def test_open_sea_in_the_north_east_carries_numbers() -> None:
    assert all(
        CHART.sea(label)
        for label in ["3401", "3601", "3701", "3801", "3802", "3901", "4001", "4002", "4101", "4102", "4202"]
    )


@pytest.mark.rule("SB-7.13.b")
def test_every_numbered_hex_can_be_reached_and_the_way_across_scotland_is_closed() -> None:
    assert set(CHART.steps_to(BRITISH, (Hex("3716"),))) == set(CHART.seas)
    assert not CHART.sails(BRITISH, Hex("3716"), Hex("3816"))
    assert Hex("3816") not in CHART.ways(BRITISH, Hex("3716"))
    assert CHART.sails(BRITISH, Hex("3204"), Hex("3104"))
    assert not CHART.sails(BRITISH, Hex("3204"), Hex("2905"))


@pytest.mark.rule("SB-7.25.b")
def test_germans_keep_out_of_restricted_waters_and_sail_around_britain() -> None:
    closed = [label for label in CHART.seas if not CHART.enters(GERMAN, label)]
    assert sorted(closed) == ["3617", "3618", "3717", "3718", "3820", "3920", "4020"]
    assert all(CHART.restricted(label) and CHART.enters(BRITISH, label) for label in closed)
    assert not any(near in closed for label in CHART.seas for near in CHART.ways(GERMAN, label))
    assert CHART.steps_to(GERMAN, (Hex("3721"),))[Hex("3912")] == 13


COASTS: tuple[tuple[Country, str], ...] = (
    ("iceland", "3006 3007 3008 3105 3106 3108 3206 3208 3305 3306 3307"),
    ("ireland", "3417 3418 3419 3516 3518 3617 3618 3619"),
    ("neutral", "2426 2526 3524 3526 3624"),
    ("newfoundland", "1119 1317 1318 1319"),
    ("great-britain", "3613 3614 3615 3712 3713 3716 3719 3816 3917 4019"),
    ("gibraltar", "3728"),
    ("norway", "3911 3912 4009 4010 4014"),
    ("occupied-europe", "3721 3821 3822 3922 3923 4118 4218"),
)


@pytest.mark.rule("SB-10.7.b", "SB-10.7.c")
@pytest.mark.parametrize(("country", "labels"), COASTS)
def test_coasts_belong_to_their_countries_and_betray_the_enemy(country: Country, labels: str) -> None:
    exposed: Seat | None = {"norway": BRITISH, "occupied-europe": BRITISH, "neutral": None}.get(country, GERMAN)
    for label in map(Hex, labels.split()):
        assert country in CHART.coast(label), label
        for side in SEATS:
            assert not (side == exposed and not CHART.exposes(side, label)), label
            assert not (country == "neutral" and CHART.exposes(side, label)), label


@pytest.mark.parametrize("label", ["3005", "2906", "2907", "2908", "3510", "2905", "3204", "3410"])
def test_the_open_sea_betrays_nobody(label: Hex) -> None:
    assert not any(CHART.exposes(side, label) for side in SEATS)


def test_fog_lies_on_no_hex_that_the_scenarios_or_ports_use() -> None:
    scenario = FACTS.scenarios["historical"]
    used = [*scenario.patrol.hexes, *scenario.breakout.hexes, *(port.hex for port in CHART.ports)]
    assert not any(CHART.fog(label) for label in used)
    assert sum(CHART.fog(label) for label in CHART.seas) == 15
    assert CHART.fog(Hex("2706"))
    assert not CHART.fog(Hex("2805"))


@pytest.mark.rule("SB-7.25.a", "SB-7.33.a")
def test_a_port_belongs_to_one_side_and_stands_on_its_coast() -> None:
    for port in CHART.ports:
        other = OTHER[port.side]
        assert CHART.port(port.side, port.hex) == port
        assert CHART.port(other, port.hex) is None
        assert port.country in CHART.coast(port.hex)
    assert [port.name for port in CHART.ports if port.haven] == [
        "Bergen",
        "Trondheim",
        "Brest",
        "St. Nazaire",
        "El Ferrol",
    ]


@pytest.mark.rule("SB-9.6.a")
def test_tracks_are_unbroken_and_hold_every_convoy_that_starts_on_the_map() -> None:
    for track in CHART.tracks.values():
        assert all(CHART.distance(one, other) == 1 for one, other in pairwise(track))
    for start in FACTS.scenarios["historical"].convoy:
        assert CHART.off_track(FACTS.convoys[start.designator].track, start.hex) == 0
    assert CHART.off_track("atlantic", Hex("2815")) == min(
        CHART.distance(Hex("2815"), h) for h in CHART.tracks["atlantic"]
    )


@pytest.mark.rule("SB-7.13.d")
def test_the_southern_edge_is_the_last_row() -> None:
    edge = [label for label in CHART.seas if CHART.southern(label)]
    assert edge == [label for label in CHART.seas if label.endswith("38")]
    assert Hex("2838") in edge


@pytest.mark.rule("SB-8.23.a", "SB-8.23.c", "SB-8.23.e")
def test_german_aircraft_fly_around_britain_and_british_ones_over_anything() -> None:
    bergen, brest = Hex("3912"), Hex("3721")
    britain = [label for label in SHEET.labels if "great-britain" in CHART.coast(label)]
    assert not any(label in CHART.flights(GERMAN, bergen) for label in britain)
    assert CHART.flights(GERMAN, bergen)[Hex("3517")] > CHART.distance(bergen, Hex("3517"))
    assert all(
        CHART.flights(BRITISH, Hex("3719"))[label] == CHART.distance(Hex("3719"), label) for label in SHEET.labels
    )
    assert CHART.flies(GERMAN, Hex("3517"))
    assert not CHART.flies(GERMAN, Hex("3817"))
    assert any(near in CHART.flights(GERMAN, brest) for near in CHART.neighbours(Hex("3719")))
    assert "1039" not in CHART.flights(BRITISH, Hex("1038"))


def test_the_drawn_coast_lies_on_the_paper() -> None:
    content = json.loads((sink_chart.KEY.data / "coast.json").read_text(encoding="utf-8"))
    rings = [ring for polygon in content["land"] for ring in polygon]
    left, top, right, bottom = sink_chart.KEY.paper
    assert len(rings) > 80
    assert all(left <= x <= right for ring in rings for x in ring[::2])
    assert all(top <= y <= bottom for ring in rings for y in ring[1::2])
    assert {"50N", "60N", "20W"} <= {line["label"] for line in content["graticule"]}


def test_hexes_lie_where_the_drawing_puts_them() -> None:
    x, y = CHART.xy(Hex("3716"))
    assert (round(x, 3), y) == (32.043, 16.5)
    assert CHART.xy(Hex("3816"))[1] == 16


@pytest.mark.skipif(not ATLAS.exists(), reason="the client's packages are not installed")
def test_the_tool_computes_what_is_committed(capsys: pytest.CaptureFixture[str]) -> None:
    assert sink_chart.main(["--check", str(ATLAS)]) == 0
    assert capsys.readouterr().err == ""


def test_the_tool_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert sink_chart.main([]) == 2
    assert "COUNTRIES" in capsys.readouterr().err
