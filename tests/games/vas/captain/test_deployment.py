"""Before the battle: scouts, berths, patrols and carriers out of reach, all within the rules."""

from huffduff.engine.questions import do
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
    berths = {berth.ship: berth.at for berth in decided(Table(s, do(deploy, "blue")))}
    assert set(berths) == set(s.public.ships)
    _, high = zone(FACTS, s.public, "blue")
    assert berths["blue-furutaka"].y == high.y > berths["blue-shokaku"].y


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


def test_good_scouting_takes_carriers_out_of_reach_with_everything_in_the_air() -> None:
    s = fleet("table")
    s.public.change_side("blue", scouting_points=4)
    plan = decided(Table(s, do(deep_deployment, "blue")))
    assert plan.carriers == ("blue-shokaku",)
    assert len(plan.flights) == 3


def test_better_scouting_brings_the_fleet_forward_unless_the_enemy_is_too_near() -> None:
    s = fleet("table")
    s.public.change_side("blue", scouting_points=7)
    assert len(decided(Table(s, do(redeploy, "blue")))) == 3
    put(s, "red", "northampton", 36, 18)
    assert decided(Table(s, do(redeploy, "blue"))) == ()


def test_any_zone_will_do() -> None:
    assert decided(Table(fleet(), do(choose_zone, "blue"))) in ("north", "south")
