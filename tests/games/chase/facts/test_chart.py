"""The chart agrees with the geographic key, with the coast, and with every hex that the rules name."""

import json
from pathlib import Path

import msgspec
import pytest

from huffduff.engine.errors import BadData
from huffduff.games.chase.facts.chart import SHEET, Place, Terrain, Zones, draw
from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.terms import ALLIED, GERMAN
from huffduff.games.chase.state import Private
from huffduff.geometry.sheet import hexside
from tests.games.chase.table import put, setting
from tools import chart, chase_chart

ROOT = Path(__file__).parents[4]
ATLAS = ROOT / "client" / "node_modules" / "world-atlas" / "land-50m.json"
CHART = load().chart

# The playable hexes and the sides of land between them, as the reconstruction lists them.
PLAYABLE = (
    "A4-10 A15-33 B4-10 B14-33 C3-10 C13-32 D4-11 D13-33 E4-20 E23-32 F4-32 G4-31 H3-31 I3-30 J3-31 K2-30 K32-33 L1-34 "
    "M1-25 M27-35 N1-35 O1-35 P1-24 P26-27 P29-32 Q1-23 Q25-26 Q28-30 R1-27 R29-30 S1-29 T1-29 U1-27 V1-27 W1-27 X1-28 "
    "Y1-27 Z1-23 AA1-23 AB1-23 AC1-22 AD1-23 AE1-24 AF1-25 AG1-25 AH1-24"
)
LAND_SIDES = (
    "B14-C13 C20-D21 D21-D22 D21-E20 H31-I30 K33-L34 L26-L27 L34-M34 M32-N33 N26-N27 N27-O26 N27-O27 N32-N33 O24-O25 "
    "O24-P24 O27-P27 O32-O33 Q26-R27 Q28-R29 R27-S26 R27-S27 U26-U27 U27-V27"
)
NAMED = "F20 H7 I28 J29 J30 K29 L2 M1 N23 O32 O33 Q29 Q30 S23 S26 T26 U26 AE12 AF23 AF24 AH13"


@pytest.mark.parametrize(
    ("place", "latitude", "longitude", "label"),
    [
        ("Brest", 48.36, -4.49, "U26"),
        ("Plymouth", 50.35, -4.14, "S26"),
        ("Kiel", 54.33, 10.15, "O33"),
        ("the mouth of the Elbe", 53.97, 8.70, "O32"),
        ("Korsfjord before Bergen", 60.15, 4.95, "J30"),
        ("Scapa Flow", 58.90, -3.05, "K27"),
        ("the Clyde", 55.95, -4.95, "N26"),
        ("Gibraltar", 36.13, -5.35, "AF25"),
        ("the leads to Trondheim", 63.35, 8.50, "G31"),
        ("Lorient", 47.75, -3.36, "V27"),
        ("St-Nazaire", 47.27, -2.20, "V27"),
        ("Reykjavik", 64.15, -21.94, "E20"),
        ("St John's", 47.57, -52.70, "K2"),
        ("Bismarck's wreck", 48.17, -16.20, "T20"),
    ],
)
def test_the_key_puts_places_into_their_hexes(place: str, latitude: float, longitude: float, label: str) -> None:
    assert chase_chart.KEY.hex_at(latitude, longitude) == label, place


def test_the_playable_hexes_are_those_of_the_reconstruction_and_the_port_of_hvalfjord() -> None:
    assert set(CHART.seas) == {*SHEET.spans(PLAYABLE.split()), "E21"}
    assert len(CHART.seas) == 943
    assert len(CHART.hexes) == 34 * 35


def test_the_land_sides_are_those_of_the_reconstruction_and_what_the_same_coast_adds() -> None:
    listed = {hexside(*side.split("-")) for side in LAND_SIDES.split()}
    around_hvalfjord = {hexside("D21", "E21"), hexside("D22", "E21"), hexside("E21", "F22")}
    assert set(CHART.land_sides) == listed | around_hvalfjord | {hexside("A16", "A17"), hexside("AG24", "AG25")}


@pytest.mark.rule("CH-2.1.c")
def test_every_hex_named_in_the_rules_is_sea_and_ships_stay_out_of_hexes_without_coordinate() -> None:
    assert [label for label in NAMED.split() if not CHART.sea(label)] == []
    for label in CHART.seas:
        assert all(CHART.sea(near) for near in CHART.ways(ALLIED, label)), label
    assert not CHART.sea("M26")
    assert not CHART.sails(ALLIED, "M25", "M26")
    assert not CHART.sails(GERMAN, "AF25", "AF26")  # the Mediterranean is not in the game
    assert CHART.ways(ALLIED, "M26") == ()


@pytest.mark.rule("CH-2.1.d", "CH-7.7.2.b")
def test_a_side_of_land_stops_all_but_germans_in_their_canal() -> None:
    assert not CHART.sails(ALLIED, "O32", "O33")
    assert not CHART.sails(ALLIED, "O33", "O32")
    assert CHART.sails(GERMAN, "O32", "O33")
    assert CHART.sails(GERMAN, "O33", "O32")
    assert not CHART.sails(GERMAN, "L26", "L27")
    assert not CHART.sails(ALLIED, "L27", "L26")
    assert not CHART.sails(GERMAN, "N23", "N25")  # not adjacent


@pytest.mark.rule("CH-2.1.e")
def test_aircraft_cross_land_and_hexes_without_coordinate() -> None:
    assert "M26" in CHART.neighbours("M25")
    assert "O33" in CHART.neighbours("O32")
    assert len(CHART.neighbours("M26")) == 6
    assert set(CHART.neighbours("A1")) == {"A2", "B1", "B2"}


@pytest.mark.rule("CH-2.1.b")
def test_distances_count_hexes_of_74_miles() -> None:
    assert CHART.distance("J30", "U26") == 11
    assert CHART.distance("K29", "J30") == 1
    assert CHART.distance("AH13", "N23") == 20
    assert CHART.distance("AF23", "AF24") == 1
    assert chase_chart.HEX_NM == 74
    assert set(CHART.within("AF23", 1)) == {"AF23", *CHART.neighbours("AF23")}
    assert all(CHART.distance("T20", label) <= 3 for label in CHART.within("T20", 3))
    assert len(CHART.within("T20", 3)) == 37


@pytest.mark.parametrize(
    ("one", "others"),
    [
        ("K29", "K28 K30 J29 J30 L29 L30"),  # a row that stands half a hex to the right
        ("J30", "J29 J31 I29 I30 K29 K30"),
        ("T26", "T25 T27 S25 S26 U25 U26"),
        ("AF25", "AF24 AF26 AE24 AE25 AG24 AG25"),
    ],
)
def test_neighbours_follow_the_shoved_rows(one: str, others: str) -> None:
    assert set(CHART.neighbours(one)) == set(others.split())
    shifts = sorted(CHART.xy(near)[0] - CHART.xy(one)[0] for near in CHART.neighbours(one))
    assert shifts == pytest.approx([-1, -0.5, -0.5, 0.5, 0.5, 1])


def test_every_sea_hex_can_be_reached_from_the_atlantic() -> None:
    for side in (ALLIED, GERMAN):
        seen, waiting = {"T20"}, ["T20"]
        while waiting:
            for near in CHART.ways(side, waiting.pop()):
                if near not in seen:
                    seen.add(near)
                    waiting.append(near)
        assert set(CHART.seas) - seen == set()
        assert all(label in CHART.ways(side, near) for label in CHART.seas for near in CHART.ways(side, label))


@pytest.mark.rule("CH-2.1.a")
def test_both_sides_look_at_one_chart_and_each_at_its_own_ships() -> None:
    s = setting()
    put(s, "bismarck", "J30")
    german, allied = s.view(GERMAN), s.view(ALLIED)
    assert german.data.chart is allied.data.chart
    assert isinstance(allied.private, Private)
    assert "bismarck" not in allied.private.ships
    assert b"bismarck" not in msgspec.json.encode(allied.wire())


@pytest.mark.rule("CH-2.1.f")
def test_one_record_for_every_hex_holds_all_flags_and_unknown_flags_are_refused() -> None:
    assert CHART.places["R30"] == Place(True, False, True, True, "east", 7, 7, (), False)
    assert CHART.places["N23"] == Place(True, air="east", routes=("east-west", "north-south"), centre=True)
    assert CHART.places["M26"] == Place()
    zones = msgspec.toml.decode((chase_chart.KEY.data / "chart.toml").read_bytes())
    with pytest.raises(msgspec.ValidationError, match="minefield"):
        msgspec.convert({**plain(zones), "minefield": ["K29"]}, Zones)


def plain(content: dict[str, object]) -> dict[str, object]:
    """The content of a file without its provenance."""

    def strip(value: object) -> object:
        if isinstance(value, dict):
            return {key: strip(item) for key, item in value.items() if key not in ("provenance", "sources", "why")}
        return [strip(item) for item in value] if isinstance(value, list) else value

    return {key: strip(item) for key, item in content.items() if key not in ("provenance", "sources", "why")}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"fog": ["M26"]}, "fog: no sea in M26"),
        ({"fog": ["B40"]}, "fog: 'B40' is off the map"),
        ({"air": {"east": ["T26"]}}, "air: needs east and west"),
        ({"port": [{"hex": "M26", "name": "Inverness", "side": "allied", "country": "allied"}]}, "port Inverness"),
        ({"base": [{"hex": "AZ1", "name": "Nowhere", "side": "allied"}]}, "base Nowhere"),
    ],
)
def test_zones_that_cannot_be_are_refused(change: dict[str, object], complaint: str) -> None:
    zones = plain(msgspec.toml.decode((chase_chart.KEY.data / "chart.toml").read_bytes()))
    terrain = Terrain(("A4-33", "B4-33", *PLAYABLE.split(), "E21"), ())
    with pytest.raises(BadData, match=complaint):
        draw(terrain, msgspec.convert({**zones, **change}, Zones))
    with pytest.raises(BadData, match="is no hexside"):
        draw(Terrain(terrain.sea, ("K29/J31",)), msgspec.convert(zones, Zones))


def labels(listed: str) -> set[str]:
    return set(SHEET.spans(listed.split()))


def test_fog_lies_on_the_denmark_strait_iceland_and_the_coast_of_norway() -> None:
    transcribed = "B24-25 C18-25 D19-26 E19-21 F20 H30-31 I29-30 J30 K30"
    assert {label for label in CHART.hexes if CHART.fog(label)} == labels(transcribed) | {"J31"}


def test_the_destroyers_keep_to_norway_the_german_bight_the_channel_and_biscay() -> None:
    inside = {label for label in CHART.hexes if CHART.destroyers(label)}
    assert inside >= {"S23", "U26", "O32", "O33", "J30", "G31", "V27", "X28", "Q29", "T26"}
    assert not inside & {"E21", "K27", "N26", "T20", "U21", "S22", "AF25", "G27", "J28", "M28"}
    assert len(inside) == 109
    seen, waiting = {"J30"}, ["J30"]
    while waiting:
        for near in CHART.ways(GERMAN, waiting.pop()):
            if near in inside and near not in seen:
                seen.add(near)
                waiting.append(near)
    assert seen == inside  # from Bergen to Brest without crossing the line


def test_two_air_sectors_cover_the_coasts_and_leave_the_middle_of_the_atlantic_open() -> None:
    zones = {zone: {label for label in CHART.hexes if CHART.air_zone(label) == zone} for zone in ("east", "west", "")}
    assert zones["east"] >= labels("F20 E21 AF25 AF23 J30 K29 I28 N23 S23 S26 T26 U26 A33")
    assert zones["west"] >= labels("L2 K6 J7 H8 F4")
    assert zones[""] >= labels("T20 L10 AH13 V27 M1 AE12 N20 U25 L21 A16")
    assert (len(zones["east"]), len(zones["west"])) == (299, 43)


def test_the_channel_runs_from_dover_to_brest_without_plymouth() -> None:
    channel = labels("Q29-30 R29-30 S27-29 T26-29 U26")
    assert {label for label in CHART.hexes if CHART.channel(label)} == channel
    assert not CHART.channel("S26")


ATLANTIC = "K2-21 L2-22 M2-25 N21-26 O21-25"
AFRICA = (
    "M22-23 N22-24 O21-23 P21-23 Q20-22 R20-22 S19-21 T19-21 U18-20 V18-20 W17-19 X17-19 Y16-18 Z16-18 AA15-17 AB15-17 "
    "AC14-16 AD14-16 AE13-15 AF13-15 AG12-14 AH12-14"
)
CENTRES = "L3-21 M21 N22-25 AH13 AG13 AF14 AE14 AD15 AC15 AB16 AA16 Z17 Y17 X18 W18 V19 U19 T20 S20 R21 Q21 P22 O22"


def test_a_convoy_route_is_its_centre_line_and_the_sea_beside_it() -> None:
    assert {label for label in CHART.hexes if "east-west" in CHART.route(label)} == labels(ATLANTIC)
    assert {label for label in CHART.hexes if "north-south" in CHART.route(label)} == labels(AFRICA)
    assert {label for label in CHART.hexes if CHART.centre(label)} == labels(CENTRES)
    open_sea = [label for label in CHART.hexes if CHART.route(label) and not CHART.air_zone(label)]
    assert {CHART.route(label) for label in open_sea} >= {("east-west",), ("north-south",)}


WATCHED = {
    ALLIED: {
        7: "Q29-30 R29-30 S27-29 T26-29 U26",
        6: "K27 N26 O25 P26-27 S26 AF25",
        5: "L26-27 Q25-26 R25-26 N28 O28 P29",
        4: "J28 M28 AF24 E20-21 L2 K2",
        3: "F21-22 E23 H26 AE24",
        2: "J30 K30 M33 N33",
    },
    GERMAN: {
        9: "O33",
        8: "O32",
        7: "Q29-30 R29-30 S27-29 T26-29 U26 O31 N32 M33 L33 P31-32",
        6: "J30 K30 L32 V27 W27 X28",
        5: "G31",
        4: "A33 H31 I30",
    },
}


@pytest.mark.parametrize("side", [ALLIED, GERMAN])
def test_each_side_watches_its_own_coasts(side: str) -> None:
    expected = {label: factors for factors, listed in WATCHED[side].items() for label in labels(listed)}
    assert {label: factors for label in CHART.hexes if (factors := CHART.intrinsic(side, label))} == expected
    assert set(CHART.watched(side)) == set(expected)


def test_spotting_in_f20_finds_an_allied_watch_next_door() -> None:
    assert CHART.air_zone("F20") == "east"
    assert any(CHART.intrinsic(ALLIED, near) for near in CHART.neighbours("F20"))
    for label in ("I28", "J29", "K29"):  # the search example counts no factors of the hex itself
        assert CHART.intrinsic(ALLIED, label) == 0


def test_ports_count_for_their_own_side_and_say_in_which_country_they_lie() -> None:
    german = {port: CHART.port(GERMAN, port) for port in CHART.seas if CHART.port(GERMAN, port)}
    assert german == {
        **dict.fromkeys(("J30", "K30", "L32", "G31", "A33"), "norway"),
        **dict.fromkeys(("U26", "V27", "W27"), "france"),
        **dict.fromkeys(("O32", "O33"), "home"),
    }
    allied = {port for port in CHART.seas if CHART.port(ALLIED, port)}
    assert allied == {"K27", "L26", "N26", "O25", "P27", "S26", "E21", "L2", "AF25"}
    assert CHART.port(ALLIED, "U26") == ""
    assert CHART.port(GERMAN, "S26") == ""


def test_hvalfjord_opens_to_the_sea() -> None:
    assert set(CHART.ways(ALLIED, "E21")) == {"E20", "F21"}


def coast_of_the_drawing() -> chart.Land:
    """The committed outline, which is the coast itself but for a tolerance."""
    content = json.loads((chase_chart.KEY.data / "coast.json").read_text(encoding="utf-8"))
    polygons = [[list(zip(ring[::2], ring[1::2], strict=True)) for ring in polygon] for polygon in content["land"]]
    return chart.Land(chase_chart.KEY, polygons)


def test_the_terrain_of_the_named_hexes_and_of_a_sample_follows_from_the_drawn_coast() -> None:
    coast = coast_of_the_drawing()
    sample = [*NAMED.split(), *CHART.hexes[::7], "K27", "N26", "AF25", "G31", "M26", "Q27", "E22"]
    for label in dict.fromkeys(sample):
        water = coast.water(label)
        # Close to the limit, and outside the game, the outline does not decide.
        if (
            abs(water - chase_chart.KEY.water) > 0.03
            and label not in chase_chart.BEYOND
            and label not in chase_chart.KEY.ports
        ):
            assert (water >= chase_chart.KEY.water) == CHART.sea(label), (label, water)
    for one, other in (("O32", "O33"), ("N26", "N27"), ("D21", "D22"), ("U26", "U27"), ("R27", "S26")):
        assert coast.wet(one, other) < 0.06, (one, other)
        assert hexside(one, other) in CHART.land_sides
    for one, other in (("K29", "J30"), ("Q29", "Q30"), ("T26", "U26"), ("S26", "T26"), ("AF24", "AF25")):
        assert coast.wet(one, other) > 0.2, (one, other)


def test_the_outline_is_small_and_lies_on_the_paper() -> None:
    path = chase_chart.KEY.data / "coast.json"
    assert path.stat().st_size < 150_000
    content = json.loads(path.read_text(encoding="utf-8"))
    rings = [ring for polygon in content["land"] for ring in polygon]
    assert len(rings) > 80
    left, top, right, bottom = chase_chart.KEY.paper
    assert all(left <= x <= right for ring in rings for x in ring[::2])
    assert all(top <= y <= bottom for ring in rings for y in ring[1::2])
    assert {"50N", "60N", "20W"} <= {line["label"] for line in content["graticule"]}


@pytest.mark.skipif(not ATLAS.exists(), reason="the client's packages are not installed")
def test_the_tool_computes_what_is_committed(capsys: pytest.CaptureFixture[str]) -> None:
    assert chase_chart.main(["--check", str(ATLAS)]) == 0
    assert capsys.readouterr().err == ""


def test_the_tool_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert chase_chart.main([]) == 2
    assert "LAND" in capsys.readouterr().err
