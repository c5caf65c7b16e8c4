"""Objectives are rolled or agreed on, budgets follow, fleets are built."""

from random import Random

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import CardId
from huffduff.games.vas.state import State
from huffduff.games.vas.war.building import FleetHints, Fleets, FleetTried, build_fleets, terms
from huffduff.games.vas.war.fleets import FleetList, FleetShip
from huffduff.games.vas.war.missions import roll_objectives
from tests.games.vas.table import FACTS, Table, hints_of, setting


def table_of(scenario: str = "war-at-sea", **options: str) -> State:
    s = setting(1941, **options)
    s.public.scenario = scenario
    return s


@pytest.mark.rule("VS-OBJ.1", "VS-OBJ.2", "VS-OBJ.3")
def test_each_side_rolls_its_objective_and_gets_its_points() -> None:
    table = Table(table_of(points="1500"), do(roll_objectives), script=[(1, 2), (2, 2)])
    assert table.rested
    blue, red = table.p.sides["blue"], table.p.sides["red"]
    assert (blue.objective, blue.budget) == ("destroy", 1650)
    assert (red.objective, red.budget) == ("breakout", 1350)
    table = Table(table_of(), do(roll_objectives), script=[(6, 6), (3, 4)])
    assert table.p.sides["blue"].objective == "ultimate-enemy"
    assert table.p.sides["red"].budget == 1000


@pytest.mark.rule("VS-WAS.6", "VS-WAS.7")
@pytest.mark.parametrize(
    ("sides", "script", "blue"),
    [
        ("first-blue", [], "breakout"),
        ("first-red", [], "defence-line"),
        ("diced", [3], "breakout"),
        ("diced", [4], "defence-line"),
    ],
)
def test_matched_objectives_are_agreed_on(sides: str, script: list[int], blue: str) -> None:
    s = table_of("competitive", pairing="breakout-line", pairing_sides=sides)
    table = Table(s, do(roll_objectives), script=script)
    assert table.rested
    assert table.p.sides["blue"].objective == blue
    assert {side.budget for side in table.p.sides.values()} == {900}


@pytest.mark.rule("VS-OBJ.2", "VS-HID.1")
def test_secret_objectives_are_told_to_their_side_alone() -> None:
    table = Table(table_of(secret_objectives="on"), do(roll_objectives), script=[(1, 1), (6, 6)])
    assert all(side.objective is None for side in table.p.sides.values())
    assert table.state.private["blue"].objective == "destroy"
    assert [told["seat"] for told in table.told("vas-mission", "blue")] == ["blue"]
    assert table.told("vas-mission") == []


@pytest.mark.rule("VS-OBJ.4", "VS-BASIC.3", "VS-HID.1")
def test_fleets_are_built_under_seal_within_their_budgets() -> None:
    s = table_of()
    for seat in ("blue", "red"):
        s.public.change_side(seat, budget=1000)
    table = Table(s, do(build_fleets))
    bismarck = FleetList((FleetShip(CardId("bismarck-1941"), "Bismarck"),))
    twice = FleetList((*bismarck.ships, FleetShip(CardId("tirpitz-1941"), "Tirpitz")))
    assert table.refused(twice, "blue").key == "vas-over-budget"
    draft = table.asked("blue").preview(twice)
    assert isinstance(draft, FleetTried)
    assert [refusal.key for refusal in draft.refusals] == ["vas-over-budget"]
    assert draft.bill.total > 1000
    assert hints_of(table.asked("blue"), FleetHints).budget == 1000
    table.sealed(bismarck, FleetList((FleetShip(CardId("hood-1941"), "Hood"),)))
    assert set(table.p.ships) == {"blue-bismarck", "red-hood"}
    assert table.rested


@pytest.mark.rule("VS-BASIC.3")
def test_in_a_free_battle_nobody_counts() -> None:
    s = table_of("free-battle")
    assert terms(FACTS, s.public, "blue").budget is None


@pytest.mark.parametrize("year", ["1936", "1941", "1945"])
def test_every_navy_finds_a_fleet_in_every_year(year: str) -> None:
    rng = Random(year)
    for navy in FACTS.navies:
        s = table_of()
        s.public.year = int(year)
        for budget in (450, 1000):
            s.public.change_side("blue", navy=navy, budget=budget)
            fleets = Fleets(FACTS, terms(FACTS, s.public, "blue"))
            assert fleets.refusal(fleets.sample(rng)) is None
