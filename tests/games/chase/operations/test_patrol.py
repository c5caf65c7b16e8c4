"""Patrols: three more Search Factors for a unit that stays where it is and does nothing else."""

import pytest

from huffduff.games.chase.facts.terms import ALLIED, PATROL, SHADOWED, VIS_X
from huffduff.games.chase.operations.orders import InPort, Move, Patrol, Refuel, Repair
from huffduff.games.chase.operations.search import factors
from tests.games.chase.table import FACTS, band, change, locate, put, setting
from tests.games.chase.writing import ordered, refused, turns

HERE, MIST = "P10", "I29"


@pytest.mark.rule("CH-7.6.a", "CH-7.6.b")
@pytest.mark.parametrize("names", [("hood",), ("hood", "norfolk"), ("hood", "norfolk", "suffolk", "london", "kenya")])
def test_a_patrol_gives_three_more_factors_whatever_the_size_of_the_unit(names: tuple[str, ...]) -> None:
    s = setting()
    unit = "TF1" if len(names) > 1 else "hood"
    band(s, "TF1" if len(names) > 1 else "", HERE, *names)
    assert factors(s.public, s.private[ALLIED], FACTS, ALLIED)[HERE] == 1
    table = ordered(s, Patrol(unit))
    assert factors(table.state.public, table.state.private[ALLIED], FACTS, ALLIED)[HERE] == 4
    assert {table.ship(name).task for name in names} == {PATROL}


@pytest.mark.rule("CH-7.6.b")
def test_single_ships_have_a_marker_each_but_only_one() -> None:
    s = setting()
    put(s, "hood", HERE)
    put(s, "norfolk", HERE)
    table = ordered(s, Patrol("hood"), Patrol("norfolk"))
    assert factors(table.state.public, table.state.private[ALLIED], FACTS, ALLIED)[HERE] == 8
    assert refused(s, Patrol("hood"), Patrol("hood")).params["order"] == 2


@pytest.mark.rule("CH-7.6.b")
def test_a_ship_in_a_force_patrols_with_it_or_not_at_all() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "norfolk")
    assert refused(s, Patrol("hood")).key == "chase-refuse-no-unit"
    assert refused(s, Patrol("TF2")).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.6.c")
def test_no_patrol_in_a_fog_hex_while_there_is_fog() -> None:
    for weather, place, allowed in ((5, MIST, False), (4, MIST, True), (5, HERE, True)):
        s = setting(weather=weather)
        put(s, "hood", place)
        if allowed:
            assert ordered(s, Patrol("hood")).ship("hood").task == PATROL
        else:
            assert refused(s, Patrol("hood")).rule == "CH-7.6.c"


@pytest.mark.rule("CH-7.6.d")
def test_no_patrol_where_nothing_can_be_seen_at_all() -> None:
    s = setting(visibility=VIS_X)
    put(s, "hood", HERE)
    assert refused(s, Patrol("hood")).rule == "CH-7.6.d"
    s = setting(visibility=9)
    put(s, "hood", HERE)
    ordered(s, Patrol("hood"))


@pytest.mark.rule("CH-7.6.e")
@pytest.mark.parametrize("option", ["on", "off"])
def test_one_ship_that_repairs_or_refuels_keeps_her_whole_unit_from_patrolling(option: str) -> None:
    s = setting(one_task_a_turn=option, repairs="with-orders")
    band(s, "KG1", "O32", "prinz-eugen", "scharnhorst")
    change(s, "scharnhorst", lag=2)
    put(s, "belchen", "O32")
    for order, task in (
        (Repair("scharnhorst", "speed"), "repair"),
        (InPort("scharnhorst"), "port"),
        (Refuel("belchen", "scharnhorst"), "refuel"),
    ):
        refusal = refused(s, Patrol("KG1"), order)
        assert (refusal.params["ship"], refusal.params["task"]) == ("scharnhorst", task)
        assert refusal.params["order"] == 1
    ordered(s, Patrol("KG1"))


@pytest.mark.rule("CH-7.6.f", "CH-7.7.2.ad")
def test_a_patrol_stays_where_it_is_and_who_moved_does_not_patrol() -> None:
    s = setting()
    put(s, "hood", HERE)
    assert refused(s, Patrol("hood"), Move("hood", ("P11",))).params["state"] == PATROL
    assert refused(s, Move("hood", ("P11",)), Patrol("hood")).params == {
        "ship": "hood",
        "state": PATROL,
        "order": 1,
    }
    put(s, "hood", HERE, steamed=1)
    assert refused(s, Patrol("hood")).key == "chase-refuse-moved"


@pytest.mark.rule("CH-7.6.g", "CH-12.e")
def test_the_marker_comes_off_in_the_admin_phase_and_can_be_placed_again() -> None:
    s = setting()
    put(s, "hood", HERE)
    table = turns(s, [Patrol("hood")])
    assert not table.ship("hood").task
    assert (Patrol("hood"),) in table.asks[1].choice
    assert (Move("hood", ("P11",)),) in table.asks[1].choice


@pytest.mark.rule("CH-7.6.a", "CH-6.v", "CH-7.1.g")
def test_who_tried_to_shadow_does_not_patrol_but_who_is_shadowed_and_stayed_may() -> None:
    s = setting()
    put(s, "norfolk", HERE, tried_to_shadow=True)
    assert refused(s, Patrol("norfolk")).params["state"] == "tried-to-shadow"
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SHADOWED)
    assert ordered(s, Patrol("bismarck")).ship("bismarck").task == PATROL


@pytest.mark.rule("CH-7.6.a", "CH-2.3.3.h")
def test_tankers_and_restricted_ships_do_not_patrol() -> None:
    s = setting()
    put(s, "belchen", HERE)
    put(s, "hood", HERE, restricted="home-fleet")
    assert refused(s, Patrol("belchen")).params["state"] == "tanker"
    assert refused(s, Patrol("hood")).params["state"] == "restricted"
