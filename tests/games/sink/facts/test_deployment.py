"""The scenarios as data: those that the text changes, and nothing else."""

import pytest

from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import BRITISH, GERMAN

FACTS = load()
SCENARIOS = FACTS.scenarios
HISTORICAL = SCENARIOS["historical"]


@pytest.mark.rule("SB-16.0.a")
def test_the_other_scenarios_are_built_on_the_historical_one() -> None:
    assert tuple(SCENARIOS) == ("historical", "rheinuebung", "gneisenau", "convoy-escort", "breakout")
    for scenario in SCENARIOS.values():
        assert scenario.group == HISTORICAL.group
        assert scenario.patrol == HISTORICAL.patrol
        assert scenario.convoy == HISTORICAL.convoy
        assert scenario.british == HISTORICAL.british


@pytest.mark.rule("SB-2.3.a")
def test_the_historical_scenario_has_no_ship_that_it_does_not_list() -> None:
    absent = {"nelson", "scharnhorst", "gneisenau", "scheer"}
    assert not absent & {*HISTORICAL.ships(GERMAN), *HISTORICAL.ships(BRITISH)}
    assert len(HISTORICAL.ships(BRITISH)) == 28


@pytest.mark.rule("SB-16.1.a")
def test_the_fixed_task_forces_stand_in_their_hexes() -> None:
    assert [group.hex for group in HISTORICAL.group] == ["3010", "3613", "3728", "1718", "2530", "3515", "2925"]
    assert [len(group.ships) for group in HISTORICAL.group] == [3, 8, 4, 1, 1, 3, 1]
    flotillas = [ship for group in HISTORICAL.group for ship in group.ships if ship.startswith("flotilla")]
    assert flotillas == ["flotilla-1", "flotilla-2", "flotilla-3", "flotilla-4"]
    assert HISTORICAL.held == ("ark-royal", "renown", "sheffield", "flotilla-3")


@pytest.mark.rule("SB-16.1.g", "SB-16.1.j")
def test_the_air_units_are_those_of_the_text() -> None:
    units = [FACTS.aircraft[name] for name in HISTORICAL.aircraft]
    count = {
        (side, kind): sum((unit.side, unit.kind) == (side, kind) for unit in units)
        for side in (BRITISH, GERMAN)
        for kind in "RBT"
    }
    assert list(count.values()) == [6, 3, 2, 2, 2, 0]


@pytest.mark.rule("SB-16.1.k")
def test_eight_convoys_start_on_the_map() -> None:
    assert [(start.designator, start.hex) for start in HISTORICAL.convoy] == [
        ("HX", "1718"),
        ("SC", "2511"),
        ("ONS", "2912"),
        ("WS8B", "3515"),
        ("HX", "2811"),
        ("ON", "3314"),
        ("OG", "3615"),
        ("SL", "2530"),
    ]


@pytest.mark.rule("SB-16.2.b", "SB-16.2.c", "SB-16.2.d", "SB-16.2.e", "SB-16.3.a", "SB-16.3.c")
def test_the_brest_scenarios_have_their_ships_markers_and_dummies() -> None:
    planned, gneisenau = SCENARIOS["rheinuebung"], SCENARIOS["gneisenau"]
    assert planned.harbour is not None
    assert gneisenau.harbour is not None
    assert (planned.harbour.ships, planned.harbour.dummies) == (("scharnhorst", "gneisenau"), 2)
    assert (gneisenau.harbour.ships, gneisenau.harbour.dummies) == (("gneisenau",), 1)
    assert (planned.german.forces, planned.german.dummies) == (8, 5)
    assert (gneisenau.german.forces, gneisenau.german.dummies) == (8, 4)
    assert planned.escorts == gneisenau.escorts == ("nelson",)
    assert planned.harbour.hex == "3721"


@pytest.mark.rule("SB-16.4.a", "SB-16.4.b")
def test_london_comes_only_once() -> None:
    assert [arrival.ship for arrival in HISTORICAL.arrival] == ["revenge", "london"]
    assert SCENARIOS["convoy-escort"].escorts == ("nelson", "london")
    assert [arrival.ship for arrival in SCENARIOS["convoy-escort"].arrival] == ["revenge"]


@pytest.mark.rule("SB-16.5.a")
def test_scheer_may_go_with_bismarck_or_apart() -> None:
    assert SCENARIOS["breakout"].breakout.free == ("scheer",)
    assert SCENARIOS["breakout"].german == HISTORICAL.german
