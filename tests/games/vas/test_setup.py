"""How battles begin."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas import GAME
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.setup import battle, fan_salvoes, start
from tests.games.vas.table import FACTS, Table, put, setting


def steps(scenario: str) -> list[str]:
    _, agenda = start(FACTS, scenario, GAME.chosen({}))
    return [line.step for line in agenda]


@pytest.mark.rule("VS-WAS.1", "VS-DEP.5")
def test_objectives_fleets_wind_deployment_fans_battle() -> None:
    scouted = ["commit_scouts", "roll_deployment", "reveal_scouts"]
    war = ["roll_objectives", "build_fleets", "roll_wind", *scouted, "fan_salvoes", "battle"]
    assert steps("war-at-sea") == steps("competitive") == war
    assert steps("free-battle") == ["build_fleets", "roll_wind", "roll_deployment", "fan_salvoes", "battle"]
    assert steps("denmark-strait") == ["fan_salvoes", "battle"]


@pytest.mark.rule("VS-BASIC.18", "VS-BASIC.3")
def test_there_are_two_sides_and_a_free_battle_counts_no_points() -> None:
    assert GAME.seats == ("blue", "red")
    state, _ = start(FACTS, "free-battle", GAME.chosen({"blue-navy": "US", "year": "1944"}))
    assert state.public.sides["blue"].navy == "US"
    assert state.public.sides["blue"].objective == "destroy"
    assert state.public.year == 1944
    assert state.public.sides["blue"].budget == 0


@pytest.mark.rule("VS-TURN.6", "VS-NAT-IT.1")
def test_initiative_modifiers_are_settled_when_the_battle_begins() -> None:
    s = setting()
    put(s, "blue", "bismarck", 10, 10)
    put(s, "red", "hood", 30, 30)
    s.public.change_side("red", scouting_points=8)
    table = Table(s, do(battle), steps={"turn": lambda _: None})
    assert table.p.sides["red"].initiative_modifier == 2
    assert table.rested


@pytest.mark.rule("VS-WAS.1", "VS-WAS.3")
def test_a_fleet_that_is_gone_before_the_first_turn_has_lost() -> None:
    s = setting()
    s.public.change_side("blue", objective="destroy")
    s.public.change_side("red", objective="destroy")
    put(s, "blue", "bismarck", 10, 10)
    put(s, "red", "hood", 30, 30, status="sunk")
    table = Table(s, do(battle))
    assert table.position.outcome is not None
    assert table.position.outcome.winner == "blue"


@pytest.mark.rule("VS-NAT-JP.3")
def test_ships_with_long_lances_may_launch_a_fan_first() -> None:
    s = setting(1942, "JP", "US")
    put(s, "blue", "kagero", 10, 10)
    put(s, "red", "fletcher", 30, 30)
    table = Table(s, do(fan_salvoes))
    assert table.ask.params["ship"] == ShipId("blue-kagero")
    assert table.answer("no").rested


def test_options_name_the_scenarios_in_which_they_make_a_difference() -> None:
    for option in GAME.options:
        assert set(option.scenarios) <= set(GAME.scenarios)
        for scenario in GAME.scenarios:
            if not option.scenarios or scenario in option.scenarios:
                continue
            usual, _ = start(FACTS, scenario, GAME.chosen({}))
            other, _ = start(FACTS, scenario, GAME.chosen({option.key: option.values[-1]}))
            other.public.options = usual.public.options
            assert other.public == usual.public, (option.key, scenario)
