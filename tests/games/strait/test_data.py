"""The ships, captains, charts and scenarios of the strait say what the rules and the reconstruction say."""

import tomllib
from importlib import resources
from itertools import permutations
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

PACKAGE = resources.files("huffduff")
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / "strait" / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def by_id(items: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    found = {item["id"]: item for item in items}
    assert len(found) == len(items)
    return found


def words(language: str, name: str) -> dict[str, ast.Message]:
    text = (PACKAGE / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages)
    return found


SHIPS = by_id(data("ships")["ship"])
CAPTAINS = by_id(data("captains")["captain"])
CHARTS = data("charts")
SCENARIOS = data("scenarios")

ALL = " ".join(RANKS)
ALL_BUT_4 = "2 3 5 6 7 8 9 10 J Q K A"
ALL_BUT_4_5 = "2 3 6 7 8 9 10 J Q K A"
ALL_BUT_4_5_6 = "2 3 7 8 9 10 J Q K A"
CAPITAL = ("3 10 K A", "10 K A", "K A")
HEAVY = ("3 8 9 10 J Q K A", "3 10 Q K A")

SHIP_VALUES = {
    "bismarck": ("german", "BB", 4, 5, 35, ("3 8 9 10 J Q K A", *CAPITAL)),
    "prinz-eugen": ("german", "CA", 3, 6, 21, (ALL_BUT_4, ALL_BUT_4_5_6, *HEAVY)),
    "hood": ("british", "BC", 4, 6, 35, (ALL_BUT_4_5_6, *CAPITAL)),
    "prince-of-wales": ("british", "BB", 4, 6, 35, ("3 9 10 J Q K A", *CAPITAL)),
    "norfolk": ("british", "CA", 4, 7, 21, (ALL_BUT_4, ALL_BUT_4_5, *HEAVY)),
    "suffolk": ("british", "CA", 4, 7, 21, (ALL_BUT_4, ALL_BUT_4_5, *HEAVY)),
    "gneisenau": ("german", "BB", 4, 6, 28, ("3 7 8 9 10 J Q K A", *CAPITAL)),
    "admiral-hipper": ("german", "CA", 4, 7, 21, (ALL_BUT_4, ALL_BUT_4_5_6, *HEAVY)),
    "nurnberg": ("german", "CL", 3, 7, 14, (ALL, ALL_BUT_4, ALL_BUT_4_5, "3 9 10 J Q K A")),
    "manchester": ("british", "CL", 4, 6, 18, (ALL, ALL_BUT_4_5, ALL_BUT_4_5_6, "3 9 10 J Q K A")),
    "electra": ("british", "DD", 3, 8, 8, (ALL, ALL, ALL, ALL_BUT_4)),
    "icarus": ("british", "DD", 3, 8, 8, (ALL, ALL, ALL, ALL_BUT_4)),
    "z23": ("german", "DD", 3, 8, 9, (ALL, ALL, ALL, ALL_BUT_4)),
    "z24": ("german", "DD", 3, 8, 9, (ALL, ALL, ALL, ALL_BUT_4)),
}

CAPTAIN_VALUES = {
    "lutjens": ("german", "admiral", 2, None, 0, "squadron-signal"),
    "lindemann": ("german", "captain", 4, 5, 3, "gunnery-specialist"),
    "hoffmann": ("german", "captain", 3, 4, 3, "steady-crew"),
    "krancke": ("german", "captain", 5, 5, 4, "raiders-eye"),
    "brinkmann": ("german", "captain", 3, 5, 2, "quick-helm"),
    "meisel": ("german", "captain", 3, 5, 2, "repair-parties"),
    "fein": ("german", "captain", 2, 6, 1, "quick-ranging"),
    "netzbandt": ("german", "captain", 2, 6, 1, "second-salvo"),
    "kreisch": ("german", "captain", 2, 5, 0, "second-salvo"),
    "bohme": ("german", "captain", 1, 5, 0, "quick-helm"),
    "saltzwedel": ("german", "captain", 1, 5, 0, "steady-crew"),
    "tovey": ("british", "admiral", 4, 5, None, "fleet-confidence"),
    "holland": ("british", "admiral", 4, 5, None, "close-the-range"),
    "leach": ("british", "captain", 4, 5, None, "makers-men"),
    "kerr": ("british", "captain", 4, 5, None, "station-keeping"),
    "patterson": ("british", "captain", 4, 5, None, "second-salvo"),
    "dalrymple-hamilton": ("british", "captain", 5, 6, None, "raiders-eye"),
    "phillips": ("british", "captain", 3, 5, None, "quick-ranging"),
    "ellis": ("british", "captain", 3, 5, None, "radar-watch"),
    "packer": ("british", "captain", 2, 5, None, "second-salvo"),
    "may": ("british", "captain", 1, 5, None, "quick-helm"),
    "maud": ("british", "captain", 1, 5, None, "steady-crew"),
}

STATIONS = {
    "prinz-eugen": ("C2", "SW", None),
    "bismarck": ("D2", "SW", None),
    "gneisenau": ("E2", "SW", "fein"),
    "admiral-hipper": ("E2", "SW", "meisel"),
    "nurnberg": ("B3", "SW", "kreisch"),
    "z23": ("C4", "SW", "bohme"),
    "z24": ("D4", "SW", "saltzwedel"),
    "hood": ("G6", "NW", None),
    "prince-of-wales": ("H7", "NW", None),
    "norfolk": ("H3", "SW", "phillips"),
    "suffolk": ("H1", "SW", "ellis"),
    "manchester": ("G8", "NW", "packer"),
    "electra": ("F7", "NW", "may"),
    "icarus": ("H5", "NW", "maud"),
}

SQUADRONS = {
    "denmark-strait": ("bismarck prinz-eugen", "hood prince-of-wales"),
    "squadrons": (
        "bismarck prinz-eugen gneisenau z23 z24",
        "hood prince-of-wales norfolk suffolk electra icarus",
    ),
    "light-cruisers": (
        "bismarck prinz-eugen gneisenau nurnberg z23 z24",
        "hood prince-of-wales norfolk suffolk manchester electra icarus",
    ),
    "cruiser-screens": (
        "bismarck prinz-eugen admiral-hipper z23 z24",
        "hood prince-of-wales suffolk electra icarus",
    ),
    "heavy-ships": ("bismarck prinz-eugen gneisenau", "hood prince-of-wales norfolk suffolk"),
}


@pytest.mark.rule("DS-CRD.4")
@pytest.mark.parametrize(
    ("firing", "ranges"),
    [("BB", (3, 4, 4, 4)), ("CA", (1, 3, 3, 4)), ("CL", (1, 2, 3, 4)), ("DD", (0, 0, 1, 2))],
)
def test_every_cell_of_the_gun_chart(firing: str, ranges: tuple[int, ...]) -> None:
    chart = CHARTS["gun_damage"]
    assert dict(zip(chart["target"], chart[firing], strict=True)) == dict(
        zip(("BB", "CA", "CL", "DD"), ranges, strict=True)
    )


@pytest.mark.rule("DS-SHP.3")
def test_battleships_and_battlecruisers_share_a_row_and_a_column() -> None:
    assert CHARTS["chart_class"] == {"BB": "BB", "BC": "BB", "CA": "CA", "CL": "CL", "DD": "DD"}


def test_the_damage_effects_chart_covers_every_rank_once() -> None:
    effects = {card: effect for effect in CHARTS["damage_effect"] for card in effect["cards"]}
    assert sorted(effects, key=RANKS.index) == RANKS == CHARTS["deck"]["ranks"]
    assert sum(len(effect["cards"]) for effect in CHARTS["damage_effect"]) == len(RANKS)
    assert {card: effects[card].get("shooting") for card in "AK2"} == {"A": 2, "K": 1, "2": 1}
    assert {card for card in RANKS if effects[card].get("speed") == 1} == {"Q", "J"}
    assert {card for card in RANKS if effects[card]["effect"] == "hull"} == set(RANKS[2:9])
    assert {card for card in RANKS if effects[card]["lasting"]} == set("AKQJ32")
    assert {card for card in RANKS if effects[card]["repairable"]} == set("AKQJ2")
    assert effects["3"]["captain_points"] == -1
    assert effects["2"]["sinks_from"] == 10


def test_the_figures_of_the_rules() -> None:
    assert CHARTS["deck"]["copies"] * len(RANKS) == 52
    assert CHARTS["map"] == {"columns": 8, "rows": 8, "closed_edge": "N"}
    assert CHARTS["movement"] == {"hull_points_per_speed_step": 7, "manoeuvre_points": 3}
    assert CHARTS["shooting"] == {
        "points_per_step": 2,
        "per_space": 1,
        "outside_broadside": 2,
        "failed_morale": 1,
        "per_splash_marker": -1,
        "splash_markers": 2,
    }
    assert CHARTS["damage_control"] == {"repaired_from": 10}
    assert CHARTS["morale"] == {"per_point": -1, "per_card": 1, "already_failed": 2}
    assert (CHARTS["victory"]["distance"], CHARTS["victory"]["turn_limit"]) == (6, 60)


@pytest.mark.rule("DS-SHP.1", "DS-SHP.2", "DS-SHP.10")
@pytest.mark.parametrize("ship", SHIP_VALUES)
def test_a_ship_has_its_five_data(ship: str) -> None:
    card = SHIPS[ship]
    side, ship_class, speed, shooting, hull, armour = SHIP_VALUES[ship]
    assert card["name"]
    assert (card["side"], card["class"]) == (side, ship_class)
    assert (card["speed"], card["shooting"], card["hull"]) == (speed, shooting, hull)
    assert card["armour"] == {
        firing: ranks.split() for firing, ranks in zip(("BB", "CA", "CL", "DD"), armour, strict=True)
    }


def test_there_are_no_other_ships_and_captains() -> None:
    assert SHIPS.keys() == SHIP_VALUES.keys() == SCENARIOS["station"].keys()
    assert CAPTAINS.keys() == CAPTAIN_VALUES.keys()


@pytest.mark.parametrize("ship", SHIP_VALUES)
def test_a_silhouette_can_be_drawn(ship: str) -> None:
    silhouette = SHIPS[ship]["silhouette"]
    assert silhouette.keys() == {"length_m", "beam_m", "turrets_fore", "turrets_aft", "funnels"}
    assert 6 < silhouette["length_m"] / silhouette["beam_m"] < 12
    assert silhouette["turrets_fore"]
    assert silhouette["turrets_aft"]


@pytest.mark.rule("DS-CAP.1")
@pytest.mark.parametrize("captain", CAPTAIN_VALUES)
def test_a_captain_has_his_five_data(captain: str) -> None:
    card = CAPTAINS[captain]
    side, role, points, morale, cost, ability = CAPTAIN_VALUES[captain]
    assert card["name"]
    assert card["rank"]
    assert (card["side"], card["role"]) == (side, role)
    assert (card["points"], card.get("morale"), card.get("cost")) == (points, morale, cost)
    assert card["ability"] == ability


def test_every_ship_of_a_side_has_its_station() -> None:
    assert {
        ship: (station["space"], station["facing"], station.get("captain"))
        for ship, station in SCENARIOS["station"].items()
    } == STATIONS
    for ship, (_, _, captain) in STATIONS.items():
        assert captain is None or CAPTAINS[captain]["side"] == SHIPS[ship]["side"]


@pytest.mark.parametrize("scenario", by_id(SCENARIOS["scenario"]).values(), ids=lambda scenario: str(scenario["id"]))
def test_a_scenario_is_sound(scenario: dict[str, Any]) -> None:
    assert (scenario["german"], scenario["british"]) == tuple(ships.split() for ships in SQUADRONS[scenario["id"]])
    for side in ("german", "british"):
        assert {SHIPS[ship]["side"] for ship in scenario[side]} == {side}
    ships = scenario["german"] + scenario["british"]
    assert len({STATIONS[ship][0] for ship in ships}) == len(ships)
    assert [ship for ship in ships if STATIONS[ship][2] is None] == [
        "bismarck",
        "prinz-eugen",
        "hood",
        "prince-of-wales",
    ]


def test_all_five_scenarios_are_there() -> None:
    assert [scenario["id"] for scenario in SCENARIOS["scenario"]] == list(SQUADRONS)
    assert SCENARIOS["victory"]["classes"] == ["BB", "BC", "CA"]


@pytest.mark.rule("DS-SET.2", "DS-SET.3")
def test_the_base_game_has_two_ships_a_side() -> None:
    base = SCENARIOS["scenario"][0]
    assert base["german"] == ["bismarck", "prinz-eugen"]
    assert base["british"] == ["hood", "prince-of-wales"]


def test_the_officers_on_offer() -> None:
    german, british = SCENARIOS["choice"]["german"], SCENARIOS["choice"]["british"]
    assert (german["flagship"], german["admirals"], german["budget"]) == ("bismarck", ["lutjens"], 5)
    assert (british["flagship"], british["admirals"]) == ("hood", ["tovey", "holland"])
    assert german["captains"] == [name for name, card in CAPTAINS.items() if card.get("cost", 0) > 0]
    assert british["captains"] == ["leach", "kerr", "patterson", "dalrymple-hamilton"]


def test_legal_german_pairs_cost_two_to_five_points() -> None:
    prices = {name: CAPTAINS[name]["cost"] for name in SCENARIOS["choice"]["german"]["captains"]}
    pairs = {pair: sum(prices[name] for name in pair) for pair in permutations(prices, 2)}
    legal = [cost for cost in pairs.values() if cost <= SCENARIOS["choice"]["german"]["budget"]]
    assert (min(legal), max(legal)) == (2, 5)
    assert pairs["lindemann", "brinkmann"] == 5
    assert pairs["krancke", "meisel"] == 6


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_name_in_the_data_has_its_words(language: str) -> None:
    cards = words(language, "strait-cards")
    with_text = [f"strait-ability-{card.get('title', card['ability'])}" for card in CAPTAINS.values()]
    with_text += [f"strait-damage-{rank}" for rank in RANKS]
    with_text += [f"strait-scenario-{name}" for name in SQUADRONS]
    with_text += ["strait-title", "strait-option-straight-ahead-only", "strait-option-barred-way"]
    for key in with_text:
        assert [attribute.id.name for attribute in cards[key].attributes] == ["text"], key
    named = [f"strait-rank-{card['rank']}" for card in CAPTAINS.values()]
    named += [f"strait-class-{ship_class}" for ship_class in CHARTS["chart_class"]]
    assert [key for key in named if key not in cards] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_clause_and_ruling_has_its_text(language: str) -> None:
    text = (PACKAGE / "games" / "strait" / "rulebook.toml").read_text(encoding="utf-8")
    rulebook = tomllib.loads(text)
    keys = [chapter["id"] for chapter in rulebook["chapter"]]
    keys += [clause.replace(".", "-") for clause in rulebook["clause"]]
    keys += [f"DS-{ruling}" for ruling in rulebook["ruling"]]
    assert sorted(words(language, "strait-rules")) == sorted(keys)


def test_the_rulebook_is_whole() -> None:
    rulebook = tomllib.loads((PACKAGE / "games" / "strait" / "rulebook.toml").read_text(encoding="utf-8"))
    clauses = rulebook["clause"]
    assert len(clauses) == 216
    assert {clause.partition(".")[0] for clause in clauses} == {chapter["id"] for chapter in rulebook["chapter"]}
    assert list(rulebook["ruling"]) == [f"C{number}" for number in range(1, 64)]
    cited = {ruling for clause in clauses.values() for ruling in clause.get("rulings", [])}
    assert rulebook["ruling"].keys() - cited == {"C60"}
    for clause in clauses.values():
        assert set(clause["basis"]) <= {"text", "ruling", "reconstructed", "derived"}
        assert clause["basis"] != ["ruling"] or clause["rulings"]


@pytest.mark.parametrize("name", ["strait-rules", "strait-cards"])
def test_both_languages_say_the_same_things(name: str) -> None:
    english, spanish = words("en", name), words("es", name)
    assert list(english) == list(spanish)
    for key, message in english.items():
        assert [a.id.name for a in message.attributes] == [a.id.name for a in spanish[key].attributes]
