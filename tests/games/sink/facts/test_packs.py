"""A pack with a slip in it is refused, with the file and the key."""

from pathlib import Path

import pytest

from huffduff.engine.errors import BadData
from huffduff.games.sink.facts.loading import load
from tests.games.packs import spoilt

SLIPS = [
    ("terrain.toml", '"1020-38"', '"1020-39"', "terrain.toml: sea: '1020-39' is off the map"),
    ("terrain.toml", '"3716/3816"', '"3716/3916"', "terrain.toml: land_sides: '3716/3916' is no hexside"),
    ("chart.toml", '"3404-05"', '"3107"', "chart.toml: fog: not numbered: 3107"),
    ("chart.toml", '"1419", "1519"', '"1519"', "chart.toml: track.atlantic: no convoy gets from 1319 to 1519"),
    ("chart.toml", 'hex = "4010"', 'hex = "4109"', "chart.toml: port Trondheim"),
    ("chart.toml", 'hex = "3517"', 'hex = "3539"', "chart.toml: base Ireland: '3539' is off the map"),
    ("chart.toml", "african = [", "indian = [", "chart.toml"),
    ("chart.toml", 'country = "newfoundland"', 'country = "atlantis"', "chart.toml"),
    ("ships.toml", 'range = "A"', 'range = "D"', "ships.toml"),
    ("ships.toml", 'class = "CA"\nrange = "B"', 'class = "CA"\nrange = "A"', "ship[prinz-eugen].range"),
    ("ships.toml", "torpedoes = 10\n", "", "ship[flotilla-1].torpedoes"),
    ("ships.toml", "fuel = 14", "fuel = 0", "ship[bismarck].fuel"),
    ("ships.toml", "evasion = 29, capacity = 11", "evasion = 0, capacity = 11", "ship[bismarck]"),
    ("ships.toml", "back = { attack = 9, evasion = 12, capacity = 9 }\n", "", "ship[bismarck].back"),
    ("ships.toml", 'id = "hood"', 'id = "bismarck"', "ships.toml: ship[bismarck]: this id is used twice"),
    ("aircraft.toml", "radius = 7", "radius = 0", "unit[recon-hvalfiord]"),
    ("aircraft.toml", 'base = "Ireland"', 'base = "Iceland"', "unit[recon-ireland].base"),
    ("aircraft.toml", 'carrier = "ark-royal"', 'carrier = "hood"', "unit[swordfish-ark-royal].carrier"),
    ("convoys.toml", 'entry = "1319"', 'entry = "1320"', "convoy[HX]: entry and destination"),
    ("convoys.toml", "values = [15]", "values = []", "convoy[WS8B]"),
    ("convoys.toml", 'id = "SC"', 'id = "HX"', "convoys.toml: convoy[HX]: this id is used twice"),
    ("tables.toml", '"4..7" = "fair"', '"5..7" = "fair"', "tables.toml: visibility.result: rows do not follow"),
    ("tables.toml", '"8..10" = "poor"', '"8..10" = "fair"', "tables.toml: visibility.result: needs good, fair, poor"),
    ("tables.toml", '"1" = ["-", ', '"1" = [', "tables.toml: damage.columns.1"),
    ("tables.toml", "24, 27]", "24, 30]", "tables.toml: track.night"),
    ("tables.toml", "capital_points = 2", "capital_points = 0", "tables.toml: speed.capital_points"),
    ("tables.toml", "bismarck = 40, ", "", "tables.toml: victory: nothing is scored for bismarck"),
    ("tables.toml", "nelson = 15", "bismarck = 15", "tables.toml: victory: 'bismarck' is no ship of the other side"),
    ("tables.toml", '"3912" = 0', '"3913" = 0', "tables.toml: fuel_spent"),
    ("scenarios.toml", '"norfolk", ', '"hood", ', "scenarios.toml: historical: hood, hood"),
    ("scenarios.toml", 'hex = "2925"', 'hex = "3517"', "scenarios.toml: historical: '3517' is no numbered hex"),
    ("scenarios.toml", 'hexes = ["3204"', 'hexes = ["3717"', "scenarios.toml: historical: no German can be in '3717'"),
    ("scenarios.toml", "forces = 13", "forces = 10", "scenarios.toml: historical.british.forces"),
    (
        "scenarios.toml",
        "forces = 8, dummies = 5",
        "forces = 6, dummies = 5",
        "scenarios.toml: rheinuebung.german.forces",
    ),
    ("scenarios.toml", "dummies = 2 }\ngerman", "dummies = 13 }\ngerman", "scenarios.toml: historical.british"),
    ("scenarios.toml", "turn = 7\n", "", "scenarios.toml: historical.arrival"),
    ("scenarios.toml", '"recon-bordeaux",\n', '"recon-lorient",\n', "historical.aircraft: recon-lorient"),
    ("scenarios.toml", 'ends_when_sunk = ["scharnhorst"', 'ends_when_sunk = ["hood"', "rheinuebung.ends_when_sunk"),
    ("scenarios.toml", '"3410"', '"3309"', "historical.patrol.hexes: a hex is named twice"),
    ("scenarios.toml", 'id = "breakout"', 'id = "outbreak"', "scenarios.toml: its scenarios are not historical"),
    ("scenarios.toml", "held = true", "stuck = true", "scenarios.toml"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), SLIPS, ids=[slip[3][:50] for slip in SLIPS])
def test_slips_are_refused(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData) as refused:
        load(spoilt(tmp_path, "sink", file, old, new))
    assert str(refused.value).startswith("sink/")
    assert complaint in str(refused.value)


def test_another_value_makes_another_game(tmp_path: Path) -> None:
    changed = load(spoilt(tmp_path, "sink", "ships.toml", "fuel = 14", "fuel = 15"))
    assert changed.ships[next(iter(changed.ships))].fuel == 15
    assert changed.digest != load().digest


def test_every_reconstruction_gives_its_reason() -> None:
    reconstructed = [origin for origin in load().origins if origin.source == "reconstructed"]
    assert len(reconstructed) > 20
    assert all(origin.why or origin.file == "sink/scenarios.toml" for origin in reconstructed)
