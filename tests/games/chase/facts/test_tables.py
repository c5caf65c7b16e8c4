"""The tables hold, cell by cell, what is printed, and what the reconstruction fills in."""

import pytest

from huffduff.games.chase.battle.board import between
from huffduff.games.chase.facts.loading import load
from huffduff.games.chase.facts.tables import Column
from huffduff.games.chase.facts.tracks import ACTIVITIES

FACTS = load()
TABLES = FACTS.tables


def cells(column: Column[int], numbers: range) -> list[int]:
    return [column.at(number) for number in numbers]


def words(column: Column[str], numbers: range) -> str:
    return " ".join(column.at(number) for number in numbers)


def test_an_x_in_a_label_is_the_end_of_the_visibility_track() -> None:
    column = Column({"1..8": "seen", "9..X": "hidden"})
    assert (column.gap(), column.at(8), column.at(10)) == ("", "seen", "hidden")
    assert Column({"1..8": "seen", "9..Y": "hidden"}).gap()


@pytest.mark.rule("CH-4.3.T1")
def test_victory_points() -> None:
    victory = TABLES.victory
    assert victory.ending == {
        "undamaged-at-sea": -4, "france": -5, "norway": -7, "turn-track": -10, "out-of-fuel": -15,
    }  # fmt: skip
    assert victory.undamaged_fuel == 10
    assert sorted(victory.capital) == ["BB", "BC", "CA", "CV"]
    assert (victory.hits_per_point, victory.other_sunk, victory.german_from) == (2, 1, 1.0)
    assert sorted(victory.strategic_classes) == ["BB", "BC", "CV"]
    assert (victory.strategic_sunk, sorted(victory.strategic_names)) == (
        2,
        ["hood", "king-george-v", "prince-of-wales"],
    )


@pytest.mark.rule("CH-5.c", "CH-5.k")
def test_weather() -> None:
    weather = TABLES.weather
    assert cells(weather.change, range(-2, 12)) == [-2, -2, -2, -1, -1, -1, 0, 0, 1, 1, 1, 2, 2, 2]
    assert cells(weather.box, range(1, 10)) == [2, 2, 0, 0, 0, 0, 0, -2, -2]
    assert weather.change.at(6 + weather.box.at(8)) == 0
    assert weather.storm_box == 9
    assert cells(weather.storm, range(10)) == [1] * 5 + [0] * 5


@pytest.mark.rule("CH-6.T1", "CH-6.T2")
def test_shadowing() -> None:
    shadow = TABLES.shadow
    assert words(shadow.result, range(-3, 13)) == " ".join(["success"] * 8 + ["failure"] * 8)
    assert cells(shadow.differential, range(-1, 6)) == [1, 0, -2, -4, -4, -4, -4]
    assert shadow.impossible_to == -2
    assert cells(shadow.radar, range(3)) == [0, -1, -2]
    assert cells(shadow.visibility, range(1, 10)) == [0, 0, 0, 1, 1, 1, 3, 3, 3]
    assert (shadow.evasion, shadow.evasion_fuel, shadow.evasion_hexes) == (2, 2, 1)
    assert (shadow.fast_part, shadow.diversion_fuel) == (2, 1)


@pytest.mark.rule("CH-7.3.T1")
def test_repair_and_supply() -> None:
    assert cells(TABLES.repair.gain, range(12)) == [5, 3, 2] + [0] * 9
    assert TABLES.repair.rudder_at == 0
    assert cells(TABLES.repair.weather, range(1, 10)) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    supply = TABLES.supply
    assert (supply.port, supply.tanker, supply.tanker_destroyer, supply.emergency_turns) == (4, 4, 2, 10)


@pytest.mark.rule("CH-8.b")
def test_search_factors() -> None:
    search = TABLES.search
    assert (search.unit, search.flight, search.patrol, search.free_markers) == (1, 2, 3, 2)


@pytest.mark.rule("CH-9.T1", "CH-9.T2")
def test_torpedo_and_air_attack() -> None:
    hit = TABLES.hit
    assert cells(hit.hits, range(-3, 12)) == [3, 3, 3, 3, 2, 2, 1, 1, 1] + [0] * 6
    assert hit.natural_zero == 1
    assert cells(hit.visibility, range(1, 11)) == [-2, -1, -1, 0, 0, 0, 2, 2, 3, 3]
    assert (hit.low_evasion, hit.low_evasion_to, hit.evasion_ignored_from) == (-1, 25, 9)
    assert (hit.submarine, hit.channel, hit.helpless, hit.in_port, hit.night) == (-1, -3, -2, 1, 2)
    assert (hit.target_opening, hit.target_breaking_off, hit.medium_range) == (-2, 1, 1)
    chit = TABLES.chit
    assert cells(chit.hull_secondary, range(10)) == [1] * 4 + [0] * 6
    assert (chit.hull_evasion, chit.critical_hull, chit.critical_evasion, chit.critical_secondary) == (1, 2, 2, 1)


@pytest.mark.rule("CH-2.2.a", "CH-10.0.m")
def test_the_battle_board_has_nine_sea_zones_of_three() -> None:
    battle = TABLES.battle
    assert (battle.zones, battle.sea_zone) == (27, 3)
    assert [between(FACTS, level, 28 - level) for level in range(1, 10)] == [7, 7, 7, 5, 5, 5, 3, 3, 3]
    assert between(FACTS, 9 + 4, 28 - 9) == 1
    assert between(FACTS, 5, 4) == between(FACTS, 4, 7) == 0


@pytest.mark.rule("CH-10.1.a", "CH-10.1.T1")
def test_ranges_and_positions() -> None:
    assert words(TABLES.gun.range, range(8)) == "short short medium medium long long long extreme"
    assert TABLES.gun.position == {
        "closing": ("bow",),
        "opening": ("bow", "stern", "secondary"),
        "breaking-off": ("stern",),
    }
    shares = {name: (each.numerator, each.denominator, each.secondary) for name, each in TABLES.gun.ranges.items()}
    assert shares == {"extreme": (1, 3, False), "long": (1, 2, False), "medium": (1, 1, True), "short": (3, 2, True)}
    assert {name: sorted(each.classes) for name, each in TABLES.gun.ranges.items() if each.classes} == {
        "extreme": ["BB", "BC", "CA"],
    }
    assert TABLES.battle.torpedo_ranges == ("medium", "short")


@pytest.mark.rule("CH-10.2.T2")
@pytest.mark.parametrize(
    ("distance", "row"),
    [
        ("extreme", "special hull bow stern secondary miss miss miss miss miss"),
        ("long", "two-hull-evasion special special hull bow stern secondary miss miss miss"),
        ("medium", "two-hull-evasion special special hull-evasion hull bow stern secondary miss miss"),
        ("short", "two-hull-evasion two-hull-evasion special special hull-evasion hull bow stern secondary miss"),
    ],
)
def test_naval_combat(distance: str, row: str) -> None:
    assert words(TABLES.gun.results[distance], range(10)) == row
    assert TABLES.gun.results[distance].at(13) == "miss"
    assert TABLES.gun.results[distance].at(-1) == row.split()[0]


@pytest.mark.rule("CH-10.2.T3")
def test_gunfire_modifiers() -> None:
    gun = TABLES.gun
    assert (gun.acquired, gun.radar, gun.firer_turned, gun.target_turned) == (-1, -1, 1, 1)
    assert (gun.fire_control, gun.exhausted) == (1, 1)
    assert cells(gun.visibility, range(1, 10)) == [0, 0, 0, 1, 1, 1, 3, 3, 3]
    small = {"CA": 1, "BC": 3, "BB": 5}
    assert gun.classes == {"CA": {"BC": 1, "BB": 1}, "CL": small, "DD": small}
    assert gun.carriers_as == {"firing": {"CV": "CL", "CG": "CL"}, "target": {"CV": "CA"}}


@pytest.mark.rule("CH-10.2.s", "CH-10.2.v")
def test_special_damage() -> None:
    special = TABLES.special
    assert words(special.result, range(10)) == (
        "subtable fire-control fire-control fire-control fuel fuel fuel radar radar radar"
    )
    assert words(special.subtable, range(10)) == " ".join(["sunk"] * 2 + ["hull-evasion"] * 8)
    assert (special.fuel_divisor, special.subtable_hull, special.subtable_evasion) == (2, 3, 1)


@pytest.mark.rule("CH-10.4.T1", "CH-10.5.T1", "CH-10.6.b")
def test_movement_abort_and_reinforcement_in_battle() -> None:
    battle = TABLES.battle
    levels = {0: 1, 19: 1, 20: 2, 25: 2, 26: 3, 30: 3, 31: 4, 35: 4}
    assert {level: battle.movement.at(level) for level in levels} == levels
    assert words(battle.abort, range(10)) == " ".join(["success"] * 4 + ["failure"] * 6)
    assert cells(battle.abort_differential, range(-4, 5)) == [2, 2, 2, 1, 0, -1, -2, -2, -2]
    assert cells(battle.abort_visibility, range(1, 10)) == [0] * 6 + [-1] * 3
    assert words(battle.reinforcement, range(10)) == " ".join(["enters"] * 5 + ["waits"] * 5)
    assert (battle.torpedoes, battle.abort_between, battle.reinforcement_round) == (3, 6, 3)


@pytest.mark.rule("CH-11.1.T1", "CH-11.1.T2", "CH-11.1.T3")
def test_submarines() -> None:
    boats = TABLES.submarine
    assert words(boats.contact, range(10)) == " ".join(["contact"] * 3 + ["none"] * 7)
    assert words(boats.attack, range(10)) == " ".join(["allied"] + ["german"] * 6 + ["german-attack"] * 3)
    assert words(boats.target, range(10)) == " ".join(["capital"] * 3 + ["cruiser"] * 3 + ["destroyer"] * 4)
    groups = {name: sorted(kinds) for name, kinds in boats.groups.items()}
    assert groups == {"capital": ["BB", "BC", "CV"], "cruiser": ["CA", "CL"], "destroyer": ["DD"]}
    assert boats.radius == 2


@pytest.mark.rule("CH-11.2.T1")
def test_random_spotting() -> None:
    spotting = TABLES.spotting
    assert cells(spotting.within, range(1, 11)) == [7, 6, 4, 3, 2, 1, 0, 0, 0, 0]
    assert cells(spotting.within_watched, range(1, 11)) == [8, 7, 5, 3, 2, 1, 0, 0, 0, 0]
    assert cells(spotting.outside, range(1, 11)) == [5, 4, 3, 2, 1, 1, 0, 0, 0, 0]
    assert cells(spotting.outside_route, range(1, 11)) == [6, 5, 4, 3, 2, 1, 0, 0, 0, 0]


@pytest.mark.rule("CH-11.3.T1", "CH-11.3.T2")
def test_convoy_hunting() -> None:
    hunting = TABLES.hunting
    assert words(hunting.result, range(-2, 12)) == " ".join(["convoy"] * 3 + ["merchant"] + ["nothing"] * 10)
    assert (hunting.task_force, hunting.centre_line, hunting.night) == (-1, -1, 2)
    assert (hunting.merchant_points, hunting.no_move) == (0.5, 2)


@pytest.mark.rule("CH-11.3.T3")
def test_convoys() -> None:
    assert [(row.die, row.line, row.name, " ".join(row.escorts), row.chits) for row in TABLES.convoy] == [
        (0, "east-west", "Britannic", "rodney", 2),
        (0, "north-south", "WS.8B", "cairo exeter", 2),
        (1, "east-west", "HX.127", "ramillies dd-1", 1),
        (1, "north-south", "SL.74", "", 1),
        (2, "east-west", "HX.128", "revenge dd-2", 1),
        (3, "east-west", "HX.126", "", 1),
        (4, "east-west", "OB.324", "", 0.5),
        (5, "east-west", "SC.31", "", 0.5),
        (6, "east-west", "OB.325", "", 0.5),
        (7, "east-west", "OB.326", "", 0.5),
        (8, "east-west", "OB.323", "", 0.5),
        (9, "north-south", "SL.75", "nelson london", 1),
    ]
    assert FACTS.convoys["ws-8b"].escorts == ("cairo", "exeter")


@pytest.mark.rule("CH-13.1.T1")
def test_optional_units() -> None:
    assert {unit.id: (unit.points, unit.hex, unit.revealed_to) for unit in TABLES.optional} == {
        "tirpitz": (-9, "O33", 8),
        "scharnhorst": (-7, "U26", 7),
        "gneisenau": (-8, "U26", 5),
        "koln": (-3, "O32", 5),
        "us-destroyers-1": (1, "AE12", 2),
        "us-destroyers-2": (2, "H7", 2),
        "new-york": (5, "L2", 4),
        "augusta": (3, "M1", 5),
    }
    assert {ship.id for ship in FACTS.ships.values() if ship.optional} == set(FACTS.optional)


def test_cards_with_rules_of_their_own() -> None:
    special = {
        flag: {ship.id for ship in FACTS.ships.values() if getattr(ship, flag)}
        for flag in ("no_extreme", "stern_opening_only", "unreliable_guns", "neutral")
    }
    assert special == {
        "no_extreme": {"new-york"},
        "stern_opening_only": {"rodney", "nelson"},
        "unreliable_guns": {"king-george-v", "prince-of-wales"},
        "neutral": {"modoc", "us-destroyers-1", "us-destroyers-2", "new-york", "augusta"},
    }
    assert ACTIVITIES == ("move", "search", "shadow", "patrol", "combat", "hunt", "reinforce", "regroup")
