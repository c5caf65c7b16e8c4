"""The data files of the strait: what a bad one is told, and where good ones come from."""

from pathlib import Path

import pytest

from huffduff.engine.errors import BadData
from huffduff.games.strait.captains import SHOOTING, allowance, worth
from huffduff.games.strait.facts import load
from huffduff.games.strait.shooting import shooting_number
from tests.games.packs import spoilt
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINZ_EUGEN, damaged, setting

SPOILT = [
    ("ships.toml", 'side = "german"', 'side = "danish"', r"ship\[bismarck\].side"),
    ("ships.toml", 'class = "BB"', 'class = "CV"', r"ship\[bismarck\].class"),
    ("ships.toml", 'armour.DD = ["K", "A"]', 'armour.DD = ["K", "B"]', r"ship\[bismarck\].armour.DD"),
    ("ships.toml", 'armour.DD = ["K", "A"]\n', "", r"ship\[bismarck\].armour"),
    ("ships.toml", 'id = "prinz-eugen"', 'id = "bismarck"', r"ship\[bismarck\]"),
    ("ships.toml", "hull = 35", "hull = 0", r"ship\[bismarck\].hull"),
    ("ships.toml", "hull = 35", "hull = 35\nmast = 2", "mast"),
    ("captains.toml", 'ability = "squadron-signal"', 'ability = "sorcery"', r"captain\[lutjens\].ability"),
    ("captains.toml", 'role = "admiral"', 'role = "cook"', r"captain\[lutjens\].role"),
    ("captains.toml", "morale = 5\ncost = 3", "cost = 3", r"captain\[lindemann\].morale"),
    ("captains.toml", "cost = 0\n", "", r"captain\[lutjens\].*cost"),
    ("charts.toml", "BB = [3, 4, 4, 4]", "BB = [3, 4, 4]", "gun_damage.BB"),
    ("charts.toml", 'cards = ["Q", "J"]', 'cards = ["Q"]', "damage_effect"),
    ("charts.toml", 'effect = "bridge"', 'effect = "smoke"', r"damage_effect\[smoke\].effect"),
    ("charts.toml", "speed = 1\nlasting = true\nrepairable = true", "lasting = false\nrepairable = false", "lasting"),
    (
        "charts.toml",
        "lasting = false\nrepairable = false",
        "lasting = false\nrepairable = true",
        r"damage_effect\[hull\]",
    ),
    ("charts.toml", 'effect = "hull"', 'effect = "hull"\nspeed = 1', r"damage_effect\[hull\]"),
    ("charts.toml", "rows = 8", "rows = 9", "map"),
    ("charts.toml", 'BC = "BB"', 'BC = "BX"', "chart_class.BC"),
    ("scenarios.toml", 'flagship = "hood"', 'flagship = "bismarck"', "choice.british.flagship"),
    ("scenarios.toml", '"tovey", "holland"', '"tovey", "leach"', "choice.british.admirals"),
    ("scenarios.toml", '["tovey", "holland"]', "[]", "choice.british.admirals: nobody"),
    ("scenarios.toml", 'space = "C2"', 'space = "I2"', "station.prinz-eugen.space"),
    ("scenarios.toml", 'facing = "SW" }', 'facing = "WSW" }', "station.prinz-eugen.facing"),
    ("scenarios.toml", 'captain = "fein"', 'captain = "leach"', "station.gneisenau.captain"),
    ("scenarios.toml", 'captain = "fein"', 'captain = ""', "station.gneisenau.captain"),
    ("charts.toml", "turn_limit = 60", "turn_limit = 0", "victory.turn_limit"),
    ("charts.toml", "manoeuvre_points = 3", "manoeuvre_points = -3", "movement.manoeuvre_points"),
    ("scenarios.toml", 'space = "H7"', 'space = "G6"', r"scenario\[denmark-strait\]"),
    ("scenarios.toml", 'british = ["hood", "prince-of-wales"]', 'british = ["hood", "z23"]', "denmark-strait.*british"),
    ("scenarios.toml", 'id = "squadrons"', 'id = "squadron"', "scenario"),
    ("scenarios.toml", '"lindemann", ', "", r"choice.german.captains\[lindemann\]"),
    ("scenarios.toml", "budget = 5", "budget = 1", r"scenario\[denmark-strait\].german"),
]


@pytest.mark.parametrize(("file", "old", "new", "key"), SPOILT, ids=[f"{file}-{new}" for file, _, new, _ in SPOILT])
def test_a_bad_data_pack_is_refused_by_file_and_key(tmp_path: Path, file: str, old: str, new: str, key: str) -> None:
    pack = spoilt(tmp_path, "strait", file, old, new)
    with pytest.raises(BadData, match=rf"strait/{file} \(pack\): .*{key}"):
        load(pack)


@pytest.mark.rule("DS-SHO.9")
def test_any_card_may_be_made_to_spoil_the_shooting(tmp_path: Path) -> None:
    facts = load(spoilt(tmp_path, "strait", "charts.toml", "speed = 1", "speed = 1\nshooting = 3"))
    p = setting().public
    damaged(p, HOOD, "QH", "JH", "KH")
    assert shooting_number(p, facts, HOOD, BISMARCK)[2:] == [
        ("strait-mod-king", 1),
        ("strait-mod-cards", 3),
        ("strait-mod-cards", 3),
        ("strait-mod-broadside", 2),
    ]


@pytest.mark.rule("DS-CAP.15")
def test_what_a_bridge_hit_costs_stands_in_the_chart(tmp_path: Path) -> None:
    facts = load(spoilt(tmp_path, "strait", "charts.toml", "captain_points = -1", "captain_points = -2"))
    p = setting().public
    damaged(p, HOOD, "3H")
    assert (allowance(p, FACTS, HOOD), allowance(p, facts, HOOD)) == (3, 2)


@pytest.mark.rule("DS-CAP.8", "DS-CAP.9")
def test_how_many_points_make_a_step_stands_in_the_chart(tmp_path: Path) -> None:
    facts = load(spoilt(tmp_path, "strait", "charts.toml", "points_per_step = 2", "points_per_step = 3"))
    p = setting(german=("lindemann", "brinkmann")).public
    for ship, twos, threes in (
        (PRINZ_EUGEN, [0, 0, 1, 1, 2], [0, 0, 0, 1, 1]),
        (BISMARCK, [0, 1, 1, 2, 2], [0, 1, 1, 1, 2]),
    ):
        assert [worth(p, FACTS, ship, SHOOTING, spent) for spent in range(5)] == twos
        assert [worth(p, facts, ship, SHOOTING, spent) for spent in range(5)] == threes


def test_the_data_know_where_they_come_from() -> None:
    files = {origin.file for origin in FACTS.origins}
    assert files == {"strait/ships.toml", "strait/captains.toml", "strait/charts.toml", "strait/scenarios.toml"}
    assert load().digest == FACTS.digest
