"""Packs: players may change the data, and a slip in them is refused with its file and field."""

import shutil
from pathlib import Path

import pytest

from huffduff.engine.errors import BadData
from huffduff.games.chase.facts.loading import load
from tests.games.chase.table import FACTS
from tests.games.packs import spoilt

DATA = Path(__file__).parents[4] / "src" / "huffduff" / "games" / "chase" / "data"


@pytest.mark.rule("CH-14.b")
def test_players_may_change_the_radar_of_their_ships_in_a_pack(tmp_path: Path) -> None:
    ships = (DATA / "ships.toml").read_text(encoding="utf-8")
    norfolk = ships[ships.index('id = "norfolk"') :]
    changed = ships.replace(norfolk, norfolk.replace('radar = "I"', 'radar = ""', 1))
    (tmp_path / "chase").mkdir()
    (tmp_path / "chase" / "ships.toml").write_text(changed, encoding="utf-8")
    pack = load(tmp_path)
    assert pack.ships["norfolk"].radar == ""
    assert pack.ships["suffolk"].radar == "II"
    assert pack.digest != FACTS.digest
    shutil.rmtree(tmp_path / "chase")
    assert load(tmp_path).digest == FACTS.digest


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("ships.toml", 'class = "BB"', 'class = "XX"', r"ship\[bismarck\].class: 'XX'"),
        ("ships.toml", 'radar = "II*"', 'radar = "III"', "no grade of radar"),
        ("ships.toml", 'speed = "F"', 'speed = "Q"', "no speed rating"),
        ("ships.toml", "fuel = 18", "fuel = 0", r"ship\[bismarck\].fuel"),
        ("ships.toml", "hull = 12", "hull = 0", "must float"),
        ("ships.toml", 'id = "prinz-eugen"', 'id = "bismarck"', "this id is used twice"),
        ("ships.toml", 'side = "german"', 'side = "swiss"', "no side"),
        ("ships.toml", "optional = true", "optional = false", "list of optional units"),
        ("wings.toml", '"O24", "O24"', '"O24", "bismarck"', "neither a hex nor a carrier"),
        ("wings.toml", "endurance = 2", "endurance = 3", "endurance of 1 or 2"),
        ("wings.toml", 'kind = "recon"', 'kind = "fighter"', "combat or recon"),
        ("tables.toml", '"1..3" = -1', '"1..2" = -1', "do not follow each other"),
        ("tables.toml", '"..0" = -2', '"none" = -2', "'none' is no row"),
        ("tables.toml", 'line = "east-west"', 'line = "west-east"', "needs a die, a line"),
        ("tables.toml", 'escorts = ["rodney"]', 'escorts = ["bismarck"]', "must be Allied ships"),
        ("tables.toml", 'hex = "O33"', 'hex = "Z30"', "must be a ship at sea"),
        ("tables.toml", "points = -9", "points = 9", "German units cost points"),
        ("tables.toml", "fuel = [[0, 0], [0, 1]]", "fuel = [[0, 0]]", "every number of hexes"),
        ("tables.toml", '7" = "extreme"', '7" = "far"', "must name the same ranges"),
        ("tracks.toml", "evening = 1", "midnight = 1", "needs every time of day"),
        ("cups.toml", "dud = 5", "splinter = 5", "cups.toml: damage"),
        ("status.toml", 'move = "one-hex"', 'move = "perhaps"', "'perhaps' is not one of"),
        ("status.toml", "[state.held]", "[state.hold]", "status.toml: state: needs"),
        ("scenarios.toml", 'hex = "J30", force', 'hex = "M26", force', "no sea in 'M26'"),
        ("scenarios.toml", '"KG1", ships', '"TF9", ships', "called KG"),
        ("scenarios.toml", "last_turn = 40", "last_turn = 41", "on the turn track"),
        ("scenarios.toml", 'ships = ["norfolk"]', 'ships = ["suffolk"]', "in two places"),
        ("scenarios.toml", 'ships = ["norfolk"]', "ships = []", r"campaign\].group in C19: one ship alone"),
        ("scenarios.toml", '["bismarck", "prinz-eugen", "6', '["prinz-eugen", "6', r"campaign\].group: Bismarck"),
        ("scenarios.toml", "fuel = { bismarck = 16 }", "fuel = { bismarck = 19 }", "up to her limit"),
        ("scenarios.toml", "release.home-fleet", "release.tea-time", "nothing ever releases"),
        ("scenarios.toml", 'hex = "C28", ships', 'hex = "N23", ships', "no tanker may be in a convoy hex"),
        ("scenarios.toml", 'convoy = "britannic"', 'convoy = "hx-127"', "no escort of"),
        ("scenarios.toml", 'ship = "dorsetshire", turn', 'ship = "suffolk", turn', "must be away"),
        ("scenarios.toml", "{ undamaged-at-sea = 0", "{ undamaged = 0", "no way to end the game"),
        ("scenarios.toml", "hull = 2, evasion", "hull = 12, evasion", "keep afloat"),
        ("scenarios.toml", 'german = ["prinz-eugen"]', 'german = ["belchen"]', "needs warships"),
        ("scenarios.toml", "visibility = 9", "visibility = 10", "visibility of 1 to 9"),
        (
            "scenarios.toml",
            'marker = "shadowed"',
            'marker = "lost"',
            "lasts into the first turn is 'shadowed', not 'lost'",
        ),
        ("scenarios.toml", 'marker = "shadowed"', 'marker = "sighted"', "not 'sighted'"),
        ("scenarios.toml", "weather = 5", "weather = 10", "no box"),
        ("scenarios.toml", 'hex = "P17", moved = 2', 'hex = "P17", moved = 3', "nobody moves 3 hexes"),
    ],
)
def test_a_slip_in_the_data_is_refused_by_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint) as refused:
        load(spoilt(tmp_path, "chase", file, old, new))
    assert str(refused.value).startswith("chase/")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('4 = "secondary"', '4 = "bridge"', r"gun.results.extreme: 'bridge' is not one of bow, stern, secondary, hull"),
        ('0 = "two-hull-evasion"', '0 = "two-hull"', r"gun.results.long: 'two-hull'"),
        ('"..4" = "success"', '"..4" = "won"', r"shadow.result: 'won' is not one of success, failure"),
        ('"0" = "subtable"', '"0" = "magazine"', r"special.result: 'magazine'"),
        ('"2..9" = "hull-evasion"', '"2..9" = "hull"', r"special.subtable: 'hull'"),
        ('"..3" = "success"', '"..3" = "away"', r"battle.abort: 'away'"),
        ('"0..4" = "enters"', '"0..4" = "comes"', r"battle.reinforcement: 'comes'"),
        ('torpedo_ranges = ["medium"', 'torpedo_ranges = ["near"', r"battle.torpedo_ranges: 'near'"),
        ('"0..2" = "contact"', '"0..2" = "yes"', r"submarine.contact: 'yes'"),
        ('"0" = "allied"', '"0" = "british"', r"submarine.attack: 'british'"),
        ('"0..2" = "capital"', '"0..2" = "big"', r"submarine.target: 'big' is not one of capital, cruiser, destroyer"),
        ('groups.capital = ["BB"', 'groups.capital = ["XX"', r"submarine.groups.capital: 'XX' is not one of BB, BC"),
        ("groups.destroyer", "groups.boats", r"submarine.groups: needs capital, cruiser, destroyer"),
        ('destroyer = ["DD"]', "destroyer = []", r"submarine.groups: every class of warships but CG"),
        ('cruiser = ["CL", "CA"]', 'cruiser = ["CL", "CA", "DD"]', r"submarine.groups: every class of warships but CG"),
        ('"3..5" = "cruiser", "6..9"', '"3..9"', r"submarine.target: no face of the die"),
        ('"1" = "merchant"', '"1" = "trawler"', r"hunting.result: 'trawler'"),
        (
            'position.closing = ["bow"]',
            'position.closing = ["fore"]',
            r"gun.position.closing: 'fore' is not one of bow",
        ),
        ("position.closing", "position.ahead", r"gun.position: needs closing, opening, breaking-off"),
        ('classes = ["CA"', 'classes = ["KA"', r"gun.ranges.extreme.classes: 'KA'"),
        ("classes.CL = { CA", "classes.CL = { KA", r"gun.classes: 'KA'"),
        ('firing = { CV = "CL"', 'firing = { CV = "KL"', r"gun.carriers_as.firing: 'KL'"),
        ("carriers_as.target", "carriers_as.aim", r"gun.carriers_as: needs firing, target"),
        ("speed.VS", "speed.XS", r"movement.speed: needs F, M, S, VS"),
        ("out-of-fuel = -15", "dry = -15", r"victory.ending: needs undamaged-at-sea"),
        ('capital = ["BB", "CV", "BC", "CA"]', 'capital = ["BB", "ZZ"]', r"victory.capital: 'ZZ'"),
        ('strategic_classes = ["BB"', 'strategic_classes = ["B"', r"victory.strategic_classes: 'B'"),
        ('strategic_names = ["king-george-v"', 'strategic_names = ["king"', r"victory.strategic_names: 'king'"),
        ('"0..4" = 1, "5..9" = 0', '"0..9" = 0', r"weather.storm: no face of the die"),
        ('"..4" = "success", ', "", r"shadow.result: no face of the die"),
    ],
)
def test_a_word_that_no_rule_knows_is_refused_by_table_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint) as refused:
        load(spoilt(tmp_path, "chase", "tables.toml", old, new))
    assert str(refused.value).startswith("chase/tables.toml: ")


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("tracks.toml", '"noon"', '"midday"', "tracks.toml: turns.times: needs night, morning, noon"),
        ("cups.toml", "7 = 3", "many = 3", "cups.toml: evasion: 'many' is no number"),
    ],
)
def test_so_are_times_and_chits_that_no_rule_knows(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadData, match=complaint):
        load(spoilt(tmp_path, "chase", file, old, new))
