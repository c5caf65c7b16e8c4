"""Ships, aircraft, tracks, cups and scenarios hold what the rules, the examples and the reconstruction say."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from huffduff.games.chase.facts.deployment import Hurt
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.terms import ALLIED, GERMAN
from huffduff.games.chase.options import OPTIONS
from huffduff.games.chase.scenarios import SCENARIOS
from huffduff.games.chase.setup import UNHURT, card
from huffduff.games.chase.ships.units import d10, damaged_side, evasion, radar, units
from huffduff.games.chase.state import Card, Fighter
from tests.games.chase.table import band, put, setting

FACTS = load()
DATA = Path(__file__).parents[4] / "src" / "huffduff" / "games" / "chase" / "data"

# Class, evasion, radar, speed, fuel; bow, stern, secondary, hull, torpedoes.
SHIPS = {
    "bismarck": ("BB", 30, "II*", "F", 18, 8, 8, 2, 12, 0),
    "tirpitz": ("BB", 30, "II*", "F", 19, 8, 8, 2, 12, 4),
    "scharnhorst": ("BC", 31, "II", "F", 18, 6, 3, 2, 9, 0),
    "gneisenau": ("BC", 31, "II", "F", 18, 6, 3, 2, 9, 0),
    "prinz-eugen": ("CA", 32, "II", "F", 9, 3, 3, 0, 5, 12),
    "koln": ("CL", 33, "II", "F", 12, 2, 3, 0, 3, 12),
    "5-zerstorerflottille": ("DD", 35, "II", "F", 4, 3, 3, 0, 3, 8),
    "6-zerstorerflottille": ("DD", 35, "II", "F", 4, 3, 3, 0, 3, 8),
    "weissenburg": ("TK", 12, "", "VS", 0, 0, 0, 0, 1, 0),
    "belchen": ("TK", 12, "", "VS", 0, 0, 0, 0, 1, 0),
    "lothringen": ("TK", 12, "", "VS", 0, 0, 0, 0, 1, 0),
    "gonzenheim": ("TK", 9, "", "VS", 0, 0, 0, 0, 1, 0),
    "kota-pinang": ("TK", 14, "", "VS", 0, 0, 0, 0, 1, 0),
    "prince-of-wales": ("BB", 27, "II", "F", 12, 9, 5, 3, 9, 0),
    "king-george-v": ("BB", 28, "II", "F", 12, 9, 5, 3, 9, 0),
    "rodney": ("BB", 22, "I", "M", 18, 9, 5, 3, 9, 2),
    "nelson": ("BB", 22, "II", "M", 18, 9, 5, 3, 9, 2),
    "ramillies": ("BB", 20, "", "M", 7, 7, 7, 2, 7, 0),
    "revenge": ("BB", 21, "I", "M", 7, 7, 7, 2, 7, 0),
    "ark-royal": ("CV", 31, "", "F", 17, 0, 0, 1, 5, 0),
    "victorious": ("CV", 30, "II", "F", 15, 0, 0, 2, 6, 0),
    "repulse": ("BC", 30, "", "F", 8, 7, 3, 1, 6, 4),
    "hood": ("BC", 28, "II", "F", 20, 7, 7, 1, 8, 0),
    "renown": ("BC", 30, "II", "F", 8, 7, 3, 2, 6, 4),
    "suffolk": ("CA", 31, "II", "F", 10, 2, 2, 0, 4, 4),
    "london": ("CA", 31, "II", "F", 10, 2, 2, 0, 4, 4),
    "norfolk": ("CA", 31, "I", "F", 10, 2, 2, 0, 4, 4),
    "dorsetshire": ("CA", 31, "", "F", 10, 2, 2, 0, 4, 4),
    "exeter": ("CA", 32, "I", "F", 13, 2, 1, 0, 3, 3),
    "arethusa": ("CL", 32, "", "F", 7, 1, 1, 0, 3, 3),
    "galatea": ("CL", 32, "I", "F", 7, 1, 1, 0, 3, 3),
    "aurora": ("CL", 32, "II", "F", 7, 1, 1, 0, 3, 3),
    "cairo": ("CL", 28, "II", "F", 6, 1, 1, 0, 2, 0),
    "hermione": ("CL", 32, "II", "F", 7, 2, 1, 0, 3, 3),
    "kenya": ("CL", 31, "II", "F", 8, 2, 2, 0, 4, 3),
    "edinburgh": ("CL", 32, "I", "F", 8, 2, 2, 0, 4, 3),
    "manchester": ("CL", 32, "II", "F", 8, 2, 2, 0, 4, 3),
    "birmingham": ("CL", 32, "I", "F", 8, 2, 2, 0, 4, 3),
    "sheffield": ("CL", 32, "II", "F", 8, 2, 2, 0, 4, 3),
    "hood-flotilla": ("DD", 35, "I", "F", 6, 3, 3, 0, 6, 8),
    "king-george-v-flotilla": ("DD", 35, "I", "F", 6, 3, 2, 0, 5, 8),
    "ark-royal-flotilla": ("DD", 35, "", "F", 6, 3, 2, 0, 5, 8),
    "channel-flotilla": ("DD", 35, "", "F", 6, 2, 1, 0, 4, 4),
    "dd-1": ("DD", 35, "", "F", 6, 2, 1, 0, 3, 8),
    "dd-2": ("DD", 35, "", "F", 6, 3, 3, 0, 6, 8),
    "us-destroyers-1": ("DD", 35, "", "F", 5, 2, 2, 0, 4, 8),
    "us-destroyers-2": ("DD", 35, "", "F", 7, 2, 2, 0, 4, 8),
    "new-york": ("BB", 21, "I", "M", 6, 6, 6, 2, 7, 0),
    "augusta": ("CA", 32, "I", "F", 16, 2, 2, 1, 4, 0),
    "modoc": ("CG", 15, "", "S", 0, 1, 0, 0, 1, 0),
}


@pytest.mark.rule("CH-2.3.1.b")
def test_every_ship_has_her_name_class_evasion_radar_speed_and_card() -> None:
    fields = ("kind", "evasion", "radar", "speed", "fuel", "bow", "stern", "secondary", "hull", "torpedoes")
    values = {ship.id: tuple(getattr(ship, field) for field in fields) for ship in FACTS.ships.values()}
    assert values == SHIPS
    assert all(ship.name and ship.silhouette.length_m > 50 for ship in FACTS.ships.values())
    germans = [ship.id for ship in FACTS.ships.values() if ship.side == GERMAN]
    assert germans == [name for name in FACTS.ships if name in list(SHIPS)[:13]]


@pytest.mark.rule("CH-2.3.1.a")
def test_there_are_eight_classes_and_only_tankers_are_no_warships() -> None:
    classes = {ship.kind: ship.warship for ship in FACTS.ships.values()}
    assert set(classes) == {"BB", "BC", "CV", "CA", "CL", "DD", "CG", "TK"}
    assert classes["CG"]
    assert not classes["TK"]


@pytest.mark.rule("CH-2.3.1.c")
def test_the_german_battleships_have_the_radar_that_breaks_in_battle() -> None:
    assert [ship.id for ship in FACTS.ships.values() if ship.radar == "II*"] == ["bismarck", "tirpitz"]
    bismarck = card(FACTS, "bismarck", UNHURT)
    assert radar(FACTS.ships["bismarck"], bismarck) == 2
    assert radar(FACTS.ships["bismarck"], replace(bismarck, radar_out=True)) == 0


@pytest.mark.rule("CH-2.3.1.d", "CH-2.3.1.e", "CH-7.7.2.T1")
def test_every_speed_rating_has_its_own_hexes_rest_and_fuel() -> None:
    speeds = {name: (speed.hexes, speed.no_move, speed.fuel) for name, speed in FACTS.tables.movement.speed.items()}
    assert speeds == {
        "F": (2, 0, ((0, 0, 1), (0, 0, 1), (0, 0, 2))),
        "M": (1, 0, ((0, 0), (0, 1))),
        "S": (1, 2, ((0, 0), (0, 0))),
        "VS": (1, 4, ((0, 0), (0, 0))),
    }


@pytest.mark.rule("CH-2.3.1.f", "CH-2.3.1.g")
def test_only_fast_ships_are_slowed_by_damage() -> None:
    bismarck, rodney = (card(FACTS, name, Hurt(evasion=(5,))) for name in ("bismarck", "rodney"))
    assert evasion(FACTS.ships["bismarck"], bismarck) == 25
    assert damaged_side(FACTS.ships["bismarck"], bismarck)
    assert not damaged_side(FACTS.ships["bismarck"], card(FACTS, "bismarck", Hurt(evasion=(2, 2))))
    assert not damaged_side(FACTS.ships["rodney"], rodney)
    assert FACTS.tables.movement.damaged_hexes == 1
    assert FACTS.tables.movement.speed["F"].fuel[2][1] == 0


@pytest.mark.rule("CH-2.3.1.j", "CH-2.3.1.k")
def test_a_ship_in_battle_has_a_position_and_a_ship_in_a_force_stands_where_it_does() -> None:
    assert Fighter("norfolk", ALLIED, 19, "breaking-off").position in FACTS.tables.gun.position
    s = setting()
    band(s, "KG1", "J30", "bismarck", "prinz-eugen")
    put(s, "koln", "J30")
    assert {name: [ship.id for ship in ships] for name, ships in units(s.private[GERMAN]).items()} == {
        "KG1": ["bismarck", "prinz-eugen"],
        "koln": ["koln"],
    }


# Type: kind, speed, endurance, bases.
WINGS = {
    "catalina": ("recon", 8, 2, "O24 O24 AF25"),
    "sunderland": ("recon", 8, 2, "N26 R26 E20"),
    "hudson": ("recon", 12, 1, "E20 L27 O25 S26 L2"),
    "beaufort": ("combat", 10, 1, "L27 S26"),
    "blenheim": ("combat", 11, 1, "L27 O25"),
    "swordfish": ("combat", 5, 1, "ark-royal ark-royal victorious"),
    "fw-200c": ("combat", 12, 2, "X28 X28"),
    "he-111": ("combat", 10, 1, "K30 U26"),
    "ju-88": ("combat", 12, 1, "K30 U26"),
    "he-115": ("recon", 8, 1, "J30 G31 U26"),
}


@pytest.mark.rule("CH-2.3.2.a", "CH-2.3.2.b")
def test_air_units_have_a_kind_a_speed_an_endurance_and_a_base() -> None:
    for kind, (purpose, speed, endurance, bases) in WINGS.items():
        wings = [wing for wing in FACTS.wings.values() if wing.type == kind]
        assert [wing.id for wing in wings] == [f"{kind}-{number + 1}" for number in range(len(wings))]
        assert [wing.base for wing in wings] == bases.split()
        assert {(wing.kind, wing.speed, wing.endurance) for wing in wings} == {(purpose, speed, endurance)}
    assert len(FACTS.wings) == 27
    hudson = next(
        item for item in msgspec.toml.decode((DATA / "wings.toml").read_bytes())["type"] if item["id"] == "hudson"
    )
    assert "endurance" not in hudson  # none printed is one
    flying_from_land = {wing.base for wing in FACTS.wings.values() if wing.base in FACTS.chart.places}
    assert flying_from_land <= {base.hex for base in FACTS.chart.bases}


@pytest.mark.rule("CH-2.3.3.e", "CH-2.3.3.f", "CH-9.T3")
def test_the_cups_hold_every_kind_of_chit() -> None:
    assert FACTS.cups.damage == {
        "dud": 5, "hull": 8, "bow": 2, "stern": 2, "rudder": 2, "critical": 3, "fire-control": 2,
    }  # fmt: skip
    assert len(FACTS.cups.damage_chits) == 24
    assert sorted(FACTS.cups.evasion_chits) == [1] * 3 + [2] * 5 + [3] * 5 + [5] * 6 + [7] * 3 + [10] * 2
    assert sorted(FACTS.cups.convoy_chits) == [2] * 4 + [3] * 5 + [4] * 4 + [5] * 3


@pytest.mark.rule("CH-2.3.3.g", "CH-2.4.a", "CH-2.7.a")
def test_a_fresh_card_has_all_its_boxes_and_torpedoes() -> None:
    assert card(FACTS, "norfolk", UNHURT) == Card(2, 2, 0, 4, 4)
    assert card(FACTS, "prinz-eugen", UNHURT) == Card(3, 3, 0, 5, 12)
    hurt = card(FACTS, "bismarck", Hurt(hull=3, evasion=(2, 7), rudder=True))
    assert (hurt.hull, hurt.evasion, hurt.rudder, hurt.fire_control) == (9, (2, 7), True, False)


@pytest.mark.rule("CH-2.3.3.j")
def test_fast_and_medium_ships_carry_fuel_and_the_others_never_pay() -> None:
    for ship in FACTS.ships.values():
        assert (ship.fuel > 0) == (ship.speed in ("F", "M")) == ship.uses_fuel
        assert max(max(row) for row in FACTS.tables.movement.speed[ship.speed].fuel) == 0 or ship.uses_fuel


@pytest.mark.rule("CH-2.4.d")
def test_ships_that_never_had_a_card_float_on_one_box() -> None:
    bare = {"weissenburg", "belchen", "lothringen", "gonzenheim", "kota-pinang", "modoc"}
    assert {ship.id for ship in FACTS.ships.values() if ship.hull == 1} == bare
    assert {ship.id for ship in FACTS.ships.values() if ship.kind in ("TK", "CG")} == bare
    for name in bare:
        ship = FACTS.ships[name]
        guns = 1 if name == "modoc" else 0
        assert (ship.bow, ship.stern, ship.secondary, ship.torpedoes) == (guns, 0, 0, 0), name


@pytest.mark.rule("CH-2.8.a")
def test_a_ten_sided_die_shows_zero_to_nine() -> None:
    assert [d10((face,)) for face in range(1, 11)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert FACTS.tables.hit.hits.at(d10((10,))) == 3


@pytest.mark.rule("CH-1.a")
def test_a_day_has_five_turns_and_the_last_one_is_the_evening_of_29_may() -> None:
    tracks = FACTS.tracks
    assert tracks.last == 40
    assert (tracks.date(40), tracks.time(40)) == (29, "evening")
    assert (tracks.date(1), tracks.time(1)) == (22, "night")
    assert tracks.turn(27, "morning") == tracks.turn(25, "morning") + 10
    assert tracks.turn(24, "night") == 11
    assert tracks.turn(25, "afternoon") == 19
    assert [turn for turn in range(1, 41) if tracks.submarine(turn)] == list(range(3, 40, 3))
    assert tracks.submarine(tracks.turn(29, "afternoon"))
    assert [turn for turn in range(1, 12) if tracks.night(turn)] == [1, 6, 11]
    assert (tracks.boxes.weather, tracks.boxes.fuel) == (9, 20)
    assert tracks.visibility(4, 1) == 7
    assert [tracks.visibility(7, turn) for turn in range(1, 6)] == [10, 7, 7, 7, 8]


def test_the_campaign_starts_as_the_reconstruction_says() -> None:
    campaign = FACTS.scenarios["campaign"]
    assert (campaign.first_turn, campaign.last_turn, campaign.weather) == (1, 40, 5)
    groups = {(group.hex, group.force): " ".join(group.ships) for group in campaign.group}
    assert groups == {
        ("J30", "KG1"): "bismarck prinz-eugen 6-zerstorerflottille",
        ("O32", ""): "5-zerstorerflottille",
        ("K27", "TF1"): "hood prince-of-wales hood-flotilla",
        ("K27", "TF2"): "king-george-v victorious galatea aurora kenya hermione king-george-v-flotilla",
        ("N26", ""): "repulse",
        ("C19", ""): "norfolk",
        ("E21", ""): "suffolk",
        ("G23", "TF3"): "birmingham manchester",
        ("F23", ""): "arethusa",
        ("V15", ""): "edinburgh",
        ("AF25", "TF4"): "ark-royal renown sheffield ark-royal-flotilla",
        ("S26", ""): "channel-flotilla",
        ("H12", ""): "modoc",
    }
    assert {group.force or group.ships[0]: group.restricted for group in campaign.group if group.restricted} == {
        "TF2": "home-fleet",
        "repulse": "home-fleet",
        "TF4": "force-h",
    }
    releases = {name: (release.turn, release.open_sea) for name, release in campaign.release.items()}
    assert releases == {"home-fleet": (5, False), "force-h": (10, True)}
    assert campaign.fuel == {"bismarck": 16}
    assert sorted(campaign.placed) == ["belchen", "gonzenheim", "kota-pinang", "lothringen", "weissenburg"]
    away = "rodney cairo exeter ramillies dd-1 revenge dd-2 nelson london dorsetshire"
    assert list(campaign.away) == away.split()
    optional = set(FACTS.optional)
    assert set(campaign.ships()) == set(SHIPS) - optional


@pytest.mark.parametrize("scenario", ["denmark-strait", "swordfish"])
def test_the_short_scenarios_last_ten_turns_and_open_with_bismarck_shadowed(scenario: str) -> None:
    short = FACTS.scenarios[scenario]
    assert short.last_turn - short.first_turn + 1 == 10
    bismarck = next(group for group in short.group if "bismarck" in group.ships)
    assert bismarck.marker == "shadowed"
    assert short.weather < 5  # no fog
    assert FACTS.tracks.visibility(short.weather, short.first_turn) <= 6
    strike = [wing for wing in FACTS.wings.values() if wing.base == "ark-royal"]
    ark_royal = next(group.hex for group in short.group if "ark-royal" in group.ships)
    if scenario == "swordfish":
        assert FACTS.chart.distance(ark_royal, bismarck.hex) + 1 <= strike[0].speed
        assert short.sunk == {"hood": ("bismarck",)}
    else:
        assert FACTS.chart.distance("E18", bismarck.hex) == 1  # Hood is near enough to fight on the first turn


def test_short_scenarios_say_anew_what_their_ends_are_worth() -> None:
    endings = {name: scenario.ending for name, scenario in FACTS.scenarios.items()}
    assert endings == {
        "campaign": {},
        "denmark-strait": {"undamaged-at-sea": 0, "turn-track": -5},
        "swordfish": {"france": -2, "norway": -4},
    }


def test_all_scenarios_are_there_and_battle_mode_has_its_fights() -> None:
    assert (*FACTS.scenarios, "battle", *(f"battle-{fight}" for fight in FACTS.engagements)) == SCENARIOS
    assert set(FACTS.engagements) == {"denmark-strait", "cruisers", "last-stand", "convoy", "destroyers"}
    assert FACTS.engagements["cruisers"].visibility == 9


def test_every_ruling_with_a_switch_has_its_option() -> None:
    assert len(OPTIONS) == len({option.key for option in OPTIONS})
    assert {option.rule for option in OPTIONS} >= {"CH-13.1.a", "CH-13.2.a", "CH-14.a", "CH-9.c", "CH-10.9.b"}


def test_every_value_says_where_it_comes_from() -> None:
    files = {origin.file for origin in FACTS.origins}
    assert files == {f"chase/{path.name}" for path in DATA.glob("*.toml")}
    norfolk = {origin.key: origin.source for origin in FACTS.origins if origin.key.startswith("ship[norfolk]")}
    assert norfolk["ship[norfolk].torpedoes"] == "implied"
    assert all(origin.why for origin in FACTS.origins if origin.key == "*")


def test_all_the_data_can_be_sent_to_a_client() -> None:
    sent = msgspec.json.encode(FACTS)
    again = msgspec.json.decode(sent, type=Facts)
    assert msgspec.json.encode(again) == sent
    assert again.chart.ways(ALLIED, "O32") == FACTS.chart.ways(ALLIED, "O32")
