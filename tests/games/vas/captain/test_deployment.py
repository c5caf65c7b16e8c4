"""Before the battle: scouts, berths, patrols and carriers out of reach, all within the rules."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.tables import WIND_BEARING
from huffduff.games.vas.facts.words import Edge, ShipId
from huffduff.games.vas.state import State
from huffduff.games.vas.war.deployment import choose_zone, deploy
from huffduff.games.vas.war.patrols import patrol
from huffduff.games.vas.war.redeployment import deep_deployment, redeploy
from huffduff.games.vas.war.scouting import commit_scouts
from huffduff.games.vas.war.zones import zone
from tests.games.vas.captain.deciding import decided
from tests.games.vas.table import FACTS, Table, fly, put, setting

VAL, ZERO = "d3a1-val-dive-bomber", "a6m2-zero-fighter"


def fleet(status: str = "fleet") -> State:
    s = setting(1942, "JP", "US")
    for number, card in enumerate(("shokaku", "furutaka", "kagero")):
        put(s, "blue", card, 30 + 4 * number, 6, status=status)
    for plane in (VAL, VAL, ZERO):
        fly(s, "blue", plane, 0, 0, place="aboard", carrier="blue-shokaku", home="blue-shokaku")
    return s


def test_the_fleet_begins_at_the_front_with_carriers_behind() -> None:
    s = fleet()
    s.public.wind = "north"
    berths = {berth.ship: berth.at for berth in decided(Table(s, do(deploy, "blue")))}
    assert set(berths) == set(s.public.ships)
    _, high = zone(FACTS, s.public, "blue")
    assert berths["blue-furutaka"].y == high.y > berths["blue-shokaku"].y


@pytest.mark.parametrize("wind", ["north", "east", "south", "west"])
@pytest.mark.parametrize("own", ["north", "south"])
def test_carriers_begin_into_the_wind_and_away_from_the_enemy(own: Edge, wind: Edge) -> None:
    s = fleet()
    put(s, "blue", "shokaku", 0, 0, status="fleet", name="Zuikaku")
    s.public.change_side("blue", edge=own)
    s.public.wind = wind
    berths = {berth.ship: berth for berth in decided(Table(s, do(deploy, "blue")))}
    low, high = zone(FACTS, s.public, "blue")
    front, rear = (high.y, low.y) if own == "south" else (low.y, high.y)
    for name in ("blue-shokaku", "blue-zuikaku"):
        berth = berths[ShipId(name)]
        assert berth.heading == WIND_BEARING[wind]
        assert berth.at.y != front
        # With the wind from behind she needs room to sail towards her own edge.
        assert abs(berth.at.y - rear) == (850 if wind == own else 100)


def test_a_fleet_too_large_for_a_line_is_still_deployed() -> None:
    s = fleet()
    s.public.wind = "north"
    for number in range(15):
        put(s, "blue", "kagero", 0, 0, status="fleet", name=f"Kagero {number}")
    assert len(decided(Table(s, do(deploy, "blue")))) == 18


def test_the_fleet_begins_opposite_the_enemy() -> None:
    s = fleet()
    put(s, "red", "northampton", 55, 40)
    east = [berth.at.x for berth in decided(Table(s, do(deploy, "blue")))]
    assert sum(east) / len(east) > 4500


def test_only_aircraft_scout() -> None:
    sent = decided(Table(fleet(), do(commit_scouts)))
    assert sent.ships == ()
    assert [row.ship for row in sent.observers] == ["blue-furutaka"]


def test_patrols_are_flown_in_full() -> None:
    posts = decided(Table(fleet("table"), do(patrol, "blue")))
    assert len(posts) == FACTS.tables.air.patrol


def test_good_scouting_takes_carriers_out_of_reach_with_everything_in_the_air_that_is_of_use() -> None:
    s = fleet("table")
    s.public.change_side("blue", scouting_points=4)
    plan = decided(Table(s, do(deep_deployment, "blue")))
    assert plan.carriers == ("blue-shokaku",)
    assert {post.flight for post in plan.flights} == {f"blue-{VAL}-1", f"blue-{VAL}-2"}
    fly(s, "red", "sbd-2-dauntless-dive-bomber", 30, 40)
    assert len(decided(Table(s, do(deep_deployment, "blue"))).flights) == 3


def test_better_scouting_brings_the_fleet_forward_unless_the_enemy_is_too_near() -> None:
    s = fleet("table")
    s.public.change_side("blue", scouting_points=7)
    assert len(decided(Table(s, do(redeploy, "blue")))) == 3
    put(s, "red", "northampton", 36, 18)
    assert decided(Table(s, do(redeploy, "blue"))) == ()


def test_any_zone_will_do() -> None:
    assert decided(Table(fleet(), do(choose_zone, "blue"))) in ("north", "south")
