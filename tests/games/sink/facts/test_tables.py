"""The tables hold what the text prints, and what was reconstructed hangs together."""

import pytest

from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import CLASSES, DESIGNATORS

FACTS = load()
TABLES = FACTS.tables
DIE = range(1, 11)


@pytest.mark.rule("SB-5.1.a", "SB-5.1.b")
def test_visibility_is_good_fair_or_poor_on_three_four_and_three_faces() -> None:
    levels = [TABLES.visibility.result.at(die) for die in DIE]
    assert levels == ["good"] * 3 + ["fair"] * 4 + ["poor"] * 3


@pytest.mark.rule("SB-10.2.c", "SB-10.2.e")
def test_the_modifiers_of_detection_are_those_of_the_text() -> None:
    table = TABLES.detection
    assert (table.good, table.dark, table.recon_by_day, table.carrier) == (1, -2, 3, 2)
    assert [table.ships.at(count) for count in range(1, 10)] == [0, 0, 1, 1, 2, 2, 3, 3, 3]


@pytest.mark.rule("SB-7.14.a")
def test_speed_follows_evasion() -> None:
    speed = TABLES.speed
    assert [speed.hexes.at(evasion) for evasion in (40, 34, 30, 29, 24, 23, 15, 14, 8, 7, 1)] == [
        4,
        4,
        4,
        3,
        3,
        2,
        2,
        1,
        1,
        1,
        1,
    ]
    assert speed.even_turns_to == 7


@pytest.mark.rule("SB-12.13.b", "SB-12.13.c", "SB-12.13.f")
def test_damage_grows_with_strength_and_die() -> None:
    points = [[TABLES.damage.points(TABLES.damage.result(strength, die)) for die in DIE] for strength in range(1, 26)]
    assert all(row == sorted(row) for row in points)
    assert all(list(column) == sorted(column) for column in zip(*points, strict=True))
    assert [sum(row) for row in points[:12]] == [1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 14, 14]
    assert [sum(points[n]) for n in (12, 14, 16, 18, 20)] == [17, 18, 19, 22, 24]
    assert TABLES.damage.result(21, 0) == TABLES.damage.result(0, 10) == "-"
    assert TABLES.damage.result(11, 13) == "5X"
    assert not any(TABLES.damage.result(strength, die) == "5X" for strength in range(1, 11) for die in DIE)


@pytest.mark.rule("SB-12.13.d")
def test_five_and_x_is_five_points() -> None:
    assert [TABLES.damage.points(result) for result in ("-", "1", "4", "5X")] == [0, 1, 4, 5]


@pytest.mark.rule("SB-13.1.a")
def test_repair_mends_one_point_from_seven_and_two_on_ten() -> None:
    assert [TABLES.repair.points.at(die) for die in (1, 6, 7, 9, 10, 11)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("SB-3.0.c", "SB-14.21.a")
def test_the_track_has_28_turns_of_eight_hours_every_third_a_night() -> None:
    assert TABLES.limits.turns == 28
    assert list(TABLES.track.night) == list(range(3, 28, 3))
    assert [TABLES.track.hour(turn) for turn in (1, 2, 3, 4, 28)] == [(23, 6), (23, 14), (23, 22), (24, 6), (32, 6)]


@pytest.mark.rule("SB-15.3.a", "SB-15.4.a")
def test_the_schedules_of_victory_points_are_those_of_the_text() -> None:
    british, german = TABLES.victory.british, TABLES.victory.german
    assert british.ships == {"bismarck": 40, "scharnhorst": 25, "gneisenau": 25, "scheer": 15, "prinz-eugen": 10}
    assert german.classes == {"CV": 20, "CA": 6, "CL": 4, "DD": 8}
    assert sorted(german.ships.values()) == [12] * 4 + [15] * 5
    assert (british.convoy, german.exit, german.exit_evasion) == (3, 5, 21)


@pytest.mark.rule("SB-2.32.b")
def test_every_ship_has_a_class_and_the_order_of_battle_is_complete() -> None:
    assert len(FACTS.ships) == 34
    count = {kind: sum(card.kind == kind for card in FACTS.ships.values()) for kind in CLASSES}
    assert count == {"BB": 7, "BC": 6, "CV": 2, "CA": 6, "CL": 9, "DD": 4}
    assert sum(card.side == "german" for card in FACTS.ships.values()) == 5
    assert [card.id for card in FACTS.ships.values() if card.radar] == [
        "prince-of-wales",
        "king-george-v",
        "rodney",
        "suffolk",
        "sheffield",
    ]


@pytest.mark.rule("SB-2.33.a", "SB-12.31.b")
def test_torpedo_bombers_have_carriers_and_the_others_bases() -> None:
    kinds = [(unit.kind, bool(unit.base), bool(unit.carrier), unit.strength > 0) for unit in FACTS.aircraft.values()]
    assert set(kinds) == {("R", True, False, False), ("B", True, False, True), ("T", False, True, True)}


@pytest.mark.rule("SB-9.3.a", "SB-9.7.a", "SB-9.7.b", "SB-9.7.c", "SB-9.7.d", "SB-9.7.e")
def test_convoys_have_their_tracks_entries_and_hidden_values() -> None:
    convoys = FACTS.convoys
    assert tuple(convoys) == DESIGNATORS
    assert [convoys[name].track for name in DESIGNATORS] == ["atlantic"] * 4 + ["african"] * 3
    assert [convoys[name].entry for name in DESIGNATORS] == ["1319", "1319", "3716", "3716", "2838", "3716", ""]
    assert [convoys[name].destination for name in DESIGNATORS] == ["3716", "3716", "1319", "1319", "3716", "", ""]
    assert sum(len(card.values) for card in convoys.values()) == 24
    assert sum(card.dummies for card in convoys.values()) == 12
    assert sum(sum(card.values) for card in convoys.values()) == 177


@pytest.mark.rule("SB-2.1.a")
def test_all_counters_fit_on_the_sheet_of_200() -> None:
    markers = 26 + 16 + 39  # task forces in pairs; detected, shadowed, damage and the indicators
    convoys = sum(len(card.values) + card.dummies for card in FACTS.convoys.values())
    assert markers + 2 * len(FACTS.ships) + len(FACTS.aircraft) + convoys == 200


@pytest.mark.rule("SB-2.35.a")
def test_the_card_beside_the_map_shows_the_four_tables_that_the_rules_go_by() -> None:
    card = FACTS.reference
    assert [(sky.dice, sky.level) for sky in card.visibility] == [("1..3", "good"), ("4..7", "fair"), ("8..10", "poor")]
    assert (card.detection.need, card.fumble) == (7, 1)
    assert [(part.key.removeprefix("sink-mod-"), part.ships, part.value) for part in card.detection.changes] == [
        ("good", "", 1),
        ("dark", "", -2),
        ("recon", "", 3),
        ("ships", "3..4", 1),
        ("ships", "5..6", 2),
        ("ships", "7..", 3),
        ("carrier", "", 2),
    ]
    assert (card.shadowing.need, card.air_radius) == (5, 4)
    assert [(part.key.removeprefix("sink-mod-"), part.value) for part in card.shadowing.changes] == [
        ("good", 1),
        ("dark", -2),
        ("radar", 3),
        ("fog", -1),
        ("shadow-air", -2),
    ]
    assert card.radar == ("prince-of-wales", "king-george-v", "rodney", "suffolk", "sheffield")
    assert [row.strength for row in card.damage][-2:] == ["19..20", "21.."]
    for row in card.damage:
        strength = int(row.strength.split("..")[0])
        assert row.results == tuple(TABLES.damage.result(strength, die) for die in DIE)
    assert (card.points_of_5x, card.explodes_from) == (5, 9)
