"""Flights in the air before the battle, deep deployment, and ships deployed anew."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.air.carriers import Post
from huffduff.games.vas.facts.words import Airborne, FlightId, ShipId
from huffduff.games.vas.state import State
from huffduff.games.vas.war.deployment import Berth
from huffduff.games.vas.war.patrols import PatrolHints, PatrolTried, fill_the_air, from_land, may_go_up, patrol
from huffduff.games.vas.war.redeployment import DeepPlan, DeepTried, deep_deployment, redeploy
from tests.games.vas.table import FACTS, Table, fly, hints_of, inches, put, setting

ZERO = "a6m2-zero-fighter"
SHOKAKU, ZUIKAKU = ShipId("blue-shokaku"), ShipId("blue-zuikaku")


def fleet(points: int = 0, flights: int = 5) -> State:
    """Two carriers of blue in the south; the first has some Flights, the second two."""
    s = setting(1942, "JP", "US")
    s.public.change_side("blue", scouting_points=points)
    put(s, "blue", "shokaku", 20, 5)
    put(s, "blue", "shokaku", 40, 5, name="Zuikaku")
    for number in range(flights + 2):
        home = SHOKAKU if number < flights else ZUIKAKU
        fly(s, "blue", ZERO, 0, 0, place="aboard", carrier=home, home=home)
    return s


def post(number: int, x: float = 20, y: float = 10) -> Post:
    return Post(FlightId(f"blue-{ZERO}-{number}"), inches(x, y))


@pytest.mark.rule("VS-CV.1", "VS-CV.2")
def test_two_flights_of_each_carrier_begin_on_patrol() -> None:
    table = Table(fleet(), do(patrol, "blue"))
    assert [row.most for row in hints_of(table.ask, PatrolHints).carriers] == [2, 2]
    four = (post(1), post(2, 30), post(6, 40), post(7, 50))
    assert table.refused((post(1), post(2), post(3))).rule == "VS-CV.1"
    assert table.refused((post(1), post(1))).key == "vas-not-to-post"
    assert table.refused((post(1, 20, 12.01),)).rule == "VS-CV.2"
    assert table.refused((post(1, 11.99, 5),)).rule == "VS-CV.2"
    tried = table.ask.preview((post(1), post(2), post(3)))
    assert isinstance(tried, PatrolTried)
    assert [one is None for one in tried.posts] == [True, True, False]
    assert table.ask.choice.sample(Random(1)) in table.ask.choice
    table.answer(four)
    assert [table.flight(one.flight).place for one in four] == ["air"] * 4
    assert table.flight(four[1].flight).at == inches(30, 10)
    assert table.rested


@pytest.mark.rule("VS-CV.2", "VS-DOG.8")
def test_flights_that_begin_side_by_side_keep_each_other_company() -> None:
    table = Table(fleet(), do(patrol, "blue")).answer((post(1), post(2, 21), post(6, 40)))
    assert table.p.company == ((post(2).flight, post(1).flight),)


@pytest.mark.rule("VS-AIR.1")
def test_flights_from_land_have_to_be_placed() -> None:
    s = setting(1941, "DE", "GB")
    stuka = fly(s, "blue", "ju-88a-dive-bomber", 0, 0, place="aboard")
    fly(s, "red", "swordfish-i-bomber", 0, 0, place="lost")
    assert from_land(s.public, "red") == ()
    assert from_land(fleet().public, "blue") == ()
    table = Table(s, do(patrol, "blue"), do(patrol, "red"))
    assert hints_of(table.ask, PatrolHints).from_land == (stuka.id,)
    assert table.refused(()).rule == "VS-AIR.1"
    assert table.answer((Post(stuka.id, inches(20, 10)),)).rested


@pytest.mark.rule("VS-CV.3")
@pytest.mark.parametrize(
    ("flights", "allowed", "most"),
    [(9, "half", 5), (3, "half", 2), (2, "half", 2), (1, "half", 1), (9, "all", 9), (9, "patrol", 2), (1, "patrol", 1)],
)
def test_how_many_may_go_up(flights: int, allowed: Airborne, most: int) -> None:
    assert may_go_up(FACTS, fleet(0, flights).public, SHOKAKU, allowed) == most


@pytest.mark.rule("VS-CV.3", "VS-SCOUT.9")
@pytest.mark.parametrize(("points", "most"), [(7, [1, 0]), (10, [3, 0])])
def test_good_scouting_fills_the_air(points: int, most: list[int]) -> None:
    s = fleet(points)
    for number in (1, 2, 6, 7):
        s.public.change_flight(post(number).flight, place="air", carrier=None, at=inches(30, 10))
    table = Table(s, do(fill_the_air, "blue"))
    assert [row.most for row in hints_of(table.ask, PatrolHints).carriers] == most
    assert table.answer((post(3, 2, 15),)).rested
    assert Table(fleet(6), do(fill_the_air, "blue")).rested


@pytest.mark.rule("VS-DEEP.1", "VS-DEEP.2", "VS-DEEP.3")
def test_carriers_go_far_behind_the_table_with_any_number_of_flights_on_it() -> None:
    assert Table(fleet(3), do(deep_deployment, "blue")).rested
    table = Table(fleet(4), do(deep_deployment, "blue"))
    everything = tuple(post(number) for number in range(1, 6))
    assert table.refused(DeepPlan((ShipId("red-yorktown"),))).rule == "VS-DEEP.2"
    assert table.refused(DeepPlan((SHOKAKU, SHOKAKU))).rule == "VS-DEEP.2"
    assert table.refused(DeepPlan((ZUIKAKU,), everything)).key == "vas-not-to-post"
    assert table.refused(DeepPlan((SHOKAKU,), (post(1, 20, 20),))).rule == "VS-CV.2"
    assert DeepPlan((SHOKAKU,)) in table.ask.choice
    assert DeepPlan() in table.ask.choice
    tried = table.ask.preview(DeepPlan((SHOKAKU,), (post(1), post(1, 0, 0))))
    assert isinstance(tried, DeepTried)
    assert tried.posts[0] is None
    assert tried.posts[1] is not None
    for seed in range(10):
        assert table.ask.choice.sample(Random(seed)) in table.ask.choice
    table.answer(DeepPlan((SHOKAKU,), everything))
    assert table.ship(SHOKAKU).status == "deep"
    assert table.p.sides["blue"].deep == (SHOKAKU,)
    assert table.ship(ZUIKAKU).status == "table"
    assert table.flight(everything[4].flight).place == "air"
    assert table.rested


def anew(points: int, **changes: Any) -> Table:
    s = setting()
    s.public.change_side("blue", scouting_points=points)
    put(s, "blue", "bismarck", 20, 5)
    put(s, "blue", "prinz-eugen", 0, 0, status="scouting")
    put(s, "red", "hood", 30, 25, **changes)
    return Table(s, do(redeploy, "blue"))


def berth(name: str, x: float, y: float) -> Berth:
    return Berth(ShipId(f"blue-{name}"), inches(x, y), 0)


@pytest.mark.rule("VS-SCOUT.9", "VS-SCOUT.10", "VS-GEO.40")
def test_any_ships_are_put_into_a_larger_zone_scouts_too() -> None:
    assert anew(6).rested
    table = anew(7)
    assert table.refused((berth("bismarck", 6, 16.01),)).rule == "VS-DEP.6"
    assert (berth("bismarck", 6, 10),) in table.ask.choice
    assert table.refused((berth("bismarck", 6, 10), berth("prinz-eugen", 6, 11))).key == "vas-berth-taken"
    assert (berth("prinz-eugen", 20, 5),) not in table.ask.choice
    assert (berth("bismarck", 6, 10), berth("prinz-eugen", 20, 5)) in table.ask.choice
    table.answer((berth("prinz-eugen", 6, 16),))
    assert table.ship("blue-prinz-eugen").status == "table"
    assert table.ship("blue-bismarck").at == inches(20, 5)
    assert table.rested
    assert (berth("bismarck", 6, 20),) in anew(10).ask.choice


@pytest.mark.rule("VS-GEO.41")
def test_nobody_is_put_within_twelve_inches_of_an_enemy() -> None:
    table = anew(10)
    assert table.refused((berth("bismarck", 30, 13.01),)).rule == "VS-GEO.41"
    assert (berth("bismarck", 30, 13),) in table.ask.choice
    assert table.refused((berth("bismarck", 30.09, 13.01),)).rule == "VS-GEO.41"  # 11.9903 inches
    assert table.ask.choice.sample(Random(5)) in table.ask.choice
    assert (berth("bismarck", 30, 16),) in anew(10, status="scouting").ask.choice
