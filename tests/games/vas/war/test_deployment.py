"""Wind, zones and fleets on the table."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.errors import Diverged
from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import Edge, Seat, ShipId, ZoneName
from huffduff.games.vas.state import State
from huffduff.games.vas.war.deployment import (
    Berth,
    DeployHints,
    DeployTried,
    ZoneHints,
    choose_zone,
    deploy,
    roll_deployment,
    roll_wind,
)
from huffduff.games.vas.war.zones import zone
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, hints_of, put, setting

BISMARCK, EUGEN, HOOD = ShipId("blue-bismarck"), ShipId("blue-prinz-eugen"), ShipId("red-hood")


def fleets(**changes: Any) -> State:
    s = setting()
    put(s, "blue", "bismarck", 0, 0, status="fleet")
    put(s, "blue", "prinz-eugen", 0, 0, **{"status": "fleet", **changes})
    put(s, "red", "hood", 0, 0, status="fleet")
    return s


def berth(ship: ShipId, x: int, y: int, heading: int = 0) -> Berth:
    return Berth(ship, Point(x, y), heading)


@pytest.mark.rule("VS-DEP.1", "VS-DEP.2", "VS-DEP.3")
@pytest.mark.parametrize(("dice", "first"), [((3, 7), "blue"), ((9, 2), "red")])
def test_the_lower_roll_chooses_and_deploys_first(dice: tuple[int, int], first: Seat) -> None:
    table = Table(fleets(), do(roll_deployment), script=[(4, 4), dice])
    assert (table.ask.key, table.ask.seat) == ("vas-ask-zone", first)
    assert table.options == ("south", "north")
    table.answer("north")
    assert table.ask.seat == first
    assert table.p.sides[first].edge == "north"
    second: Seat = "red" if first == "blue" else "blue"
    assert table.p.sides[second].edge == "south"
    rng = Random(1)
    table.answer(table.ask.choice.sample(rng))
    assert table.ask.seat == second
    table.answer(table.ask.choice.sample(rng))
    assert table.rested
    assert all(ship.status == "table" for ship in table.p.ships.values())


@pytest.mark.rule("VS-DEP.1")
@pytest.mark.parametrize("dice", [(11, 1), (1, 11), (1,)])
def test_it_is_one_d10_each(dice: tuple[int, ...]) -> None:
    with pytest.raises(Diverged):
        Table(fleets(), do(roll_deployment), script=[dice])


@pytest.mark.rule("VS-GEO.40")
@pytest.mark.parametrize(
    ("edge", "name", "low", "high"),
    [
        ("south", "standard", (1200, 0), (6000, 1200)),
        ("north", "standard", (1200, 3600), (6000, 4800)),
        ("south", "enhanced", (0, 0), (7200, 1600)),
        ("north", "superior", (0, 2800), (7200, 4800)),
    ],
)
def test_zones_lie_along_the_own_edge(edge: Edge, name: ZoneName, low: Any, high: Any) -> None:
    s = setting()
    s.public.change_side("blue", edge=edge)
    assert zone(FACTS, s.public, "blue", name) == (low, high)


@pytest.mark.rule("VS-DEP.6", "VS-DEP.2")
def test_every_bridge_in_the_zone_and_no_hull_on_another() -> None:
    table = Table(fleets(), do(deploy, "blue"))
    good = (berth(BISMARCK, 1200, 0, 359), berth(EUGEN, 6000, 1200, 90))
    refusals = {
        "vas-outside-zone": (berth(BISMARCK, 1199, 500), good[1]),
        "vas-berth-taken": (berth(BISMARCK, 3000, 500), berth(EUGEN, 3010, 500)),
        "vas-not-to-deploy": (*good, berth(HOOD, 3000, 500)),
        "vas-not-all-deployed": good[:1],
        "vas-no-heading": (berth(BISMARCK, 3000, 500, 360), good[1]),
    }
    for key, berths in refusals.items():
        assert table.refused(berths).key == key
    assert table.refused((good[0], good[0])).key == "vas-not-to-deploy"
    table.answer(good)
    assert table.ship(BISMARCK).at == Point(1200, 0)
    assert table.ship(EUGEN).heading == 90
    assert table.rested


@pytest.mark.rule("VS-DEP.4")
def test_scouts_are_not_deployed() -> None:
    table = Table(fleets(status="scouting"), do(deploy, "blue"))
    assert hints_of(table.ask, DeployHints).ships == (BISMARCK,)
    table.answer((berth(BISMARCK, 3000, 500),))
    assert table.ship(EUGEN).status == "scouting"


@pytest.mark.rule("VS-DEP.6", "VS-BASIC.10")
def test_a_draft_is_judged_berth_by_berth() -> None:
    table = Table(fleets(), do(deploy, "blue"))
    draft = table.ask.preview((berth(BISMARCK, 0, 0),))
    assert isinstance(draft, DeployTried)
    assert draft.missing == (EUGEN,)
    assert draft.berths[0] is not None
    assert draft.berths[0].rule == "VS-DEP.6"


@pytest.mark.rule("VS-DEP.5", "VS-CV.4", "VS-CV.5", "VS-GEO.43")
def test_the_wind_is_rolled_where_there_is_a_carrier() -> None:
    assert Table(fleets(), do(roll_wind)).p.wind is None
    for face, edge in zip(range(1, 7), ("north", "north", "east", "south", "south", "west"), strict=True):
        s = fleets()
        put(s, "red", "ark-royal", 0, 0, status="fleet")
        assert Table(s, do(roll_wind), script=[face]).p.wind == edge


@pytest.mark.rule("VS-DEP.3", "VS-GEO.40")
def test_whoever_chooses_a_zone_sees_where_they_are() -> None:
    table = Table(fleets(), do(choose_zone, "blue"))
    zones = hints_of(table.ask, ZoneHints).zones
    for edge in ("south", "north"):
        chosen = Table(fleets(), do(choose_zone, "blue")).answer(edge)
        assert zones[edge] == zone(FACTS, chosen.p, "blue")


@pytest.mark.rule("VS-DEP.3")
def test_only_the_long_edges_are_zones() -> None:
    assert Table(fleets(), do(choose_zone, "blue")).refused("east").key == "engine-not-an-answer"


def test_a_side_without_ships_deploys_nothing() -> None:
    assert Table(setting(), do(deploy, "blue")).rested
