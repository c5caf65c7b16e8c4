"""German destroyers keep inside their boundary, unless a damaged heavy ship is on her way home."""

from random import Random

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle import damage
from huffduff.games.chase.facts.terms import GERMAN, SHADOWED
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.operations.orders import Detach, Form, InPort, Move, Patrol, Refuel, Repair, Return, Stay
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.operations.shadowed import shadowed_moves
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, change, locate, put, setting
from tests.games.chase.writing import HERE, NEXT, fresh, ordered, refused, turns

INSIDE, OUTSIDE, FAR = "I28", "I27", "I26"  # of the boundary
FLOTILLA = "5-zerstorerflottille"


def outside(*names: str, returning: bool = False, place: str = OUTSIDE) -> State:
    """Destroyers beyond their boundary, and Prinz Eugen, damaged, on her way home or not."""
    s = setting(repairs="with-orders")
    for name in (FLOTILLA, *names):
        put(s, name, place)
    put(s, "prinz-eugen", HERE, evasion=(2,), returning=returning)
    return s


@pytest.mark.rule("CH-7.7.2.y")
def test_destroyers_keep_inside_their_boundary() -> None:
    s = setting()
    put(s, FLOTILLA, INSIDE)
    put(s, "koln", INSIDE)
    put(s, "hood-flotilla", INSIDE)
    for path in ((OUTSIDE,), (OUTSIDE, INSIDE), ("J29", "J28")):
        assert refused(s, Move(FLOTILLA, tuple(path))).rule == "CH-7.7.2.y"
    assert ordered(s, Move(FLOTILLA, ("I29", INSIDE))).ship(FLOTILLA).hex == INSIDE
    together = Form("KG1", (FLOTILLA, "koln"))
    assert refused(s, together, Move("KG1", (OUTSIDE,))).rule == "CH-7.7.2.y"
    table = ordered(s, Move("koln", (OUTSIDE,)), Move("hood-flotilla", (OUTSIDE,)))
    assert table.ship("koln").hex == table.ship("hood-flotilla").hex == OUTSIDE
    reach = sailing.reach(s.private[GERMAN], FACTS, GERMAN, FLOTILLA)
    assert reach
    assert all(FACTS.chart.destroyers(place) for place in reach)


@pytest.mark.rule("CH-7.7.2.z")
def test_a_damaged_heavy_ship_that_returns_to_base_sets_them_free() -> None:
    s = setting()
    put(s, FLOTILLA, INSIDE)
    put(s, "prinz-eugen", HERE, evasion=(2,))
    assert refused(s, Move(FLOTILLA, (OUTSIDE, FAR))).rule == "CH-7.7.2.y"
    table = ordered(s, Move(FLOTILLA, (OUTSIDE, FAR)), Return("prinz-eugen"))
    assert table.ship(FLOTILLA).hex == FAR
    assert table.ship("prinz-eugen").returning
    assert table.events == []
    assert (Move(FLOTILLA, ("I25",)),) in turns(table.state, []).asks[0].choice


@pytest.mark.rule("CH-7.7.2.z")
def test_only_heavy_german_ships_at_sea_that_lost_speed_return_to_base() -> None:
    s = setting()
    for name, changes in (
        ("bismarck", {}),
        ("prinz-eugen", {"rudder": True}),
        ("koln", {"lag": 3}),
        ("hood", {"lag": 3}),
        ("belchen", {"lag": 3}),
    ):
        put(s, name, HERE, **changes)
        assert refused(s, Return(name)).key == "chase-refuse-return"
    put(s, "tirpitz", "J30", lag=3)
    assert refused(s, Return("tirpitz")).key == "chase-refuse-return"
    put(s, "gneisenau", HERE, lag=3, status="off")
    assert refused(s, Return("gneisenau")).key == "chase-refuse-no-unit"
    put(s, "scharnhorst", HERE, lag=1)
    put(s, "tirpitz", HERE, evasion=(1,))
    table = ordered(s, Return("scharnhorst"), Return("tirpitz"))
    assert table.ship("scharnhorst").returning
    assert table.ship("tirpitz").returning


def tied(s: State) -> bool:
    return sailing.destroyers_tied(s.private[GERMAN])


@pytest.mark.rule("CH-7.7.2.z")
def test_they_are_bound_again_when_she_is_sunk() -> None:
    s = outside(returning=True)
    assert not tied(s)
    damage.sink(s, "prinz-eugen", ())
    assert tied(s)


@pytest.mark.rule("CH-7.7.2.z")
def test_they_are_bound_again_when_she_has_her_speed_back() -> None:
    s = outside(returning=True)
    assert not tied(ordered(s, Repair("prinz-eugen", "speed"), script=[9]).state)
    assert tied(ordered(s, Repair("prinz-eugen", "speed"), script=[2]).state)
    put(s, "prinz-eugen", HERE, evasion=(5,), returning=True)
    assert not tied(ordered(s, Repair("prinz-eugen", "speed"), script=[2]).state)


@pytest.mark.rule("CH-7.7.2.z")
def test_they_are_bound_again_when_she_reaches_a_port() -> None:
    s = outside(returning=True)
    put(s, "prinz-eugen", "T26", evasion=(2,), returning=True)
    both = (Move("prinz-eugen", ("U26",)), Move(FLOTILLA, (FAR,)))
    for orders in (both, both[::-1]):
        table = ordered(s, *orders)
        assert table.ship(FLOTILLA).hex == FAR
        assert tied(table.state)
    assert not tied(ordered(s, Move("prinz-eugen", ("T27",))).state)


@pytest.mark.rule("CH-7.7.2.z", "CH-7.7.2.aa")
def test_they_are_bound_again_at_once_when_she_refuels() -> None:
    s = outside(returning=True)
    put(s, "belchen", HERE)
    refuel = Refuel("belchen", "prinz-eugen")
    assert refused(s, Move(FLOTILLA, (FAR,)), refuel).rule == "CH-7.7.2.aa"
    assert refused(s, refuel).params == {"unit": FLOTILLA}
    table = ordered(s, refuel, Move(FLOTILLA, (INSIDE,)))
    assert tied(table.state)
    put(s, "prinz-eugen", "O32", evasion=(2,), returning=True)
    assert tied(ordered(s, InPort("prinz-eugen"), Move(FLOTILLA, (INSIDE,))).state)


@pytest.mark.rule("CH-7.7.2.aa")
def test_destroyers_outside_must_come_back_by_a_shortest_way() -> None:
    s = outside(place=FAR)
    away = FACTS.chart.destroyer_distance
    assert (away(FAR), away(OUTSIDE), away(INSIDE)) == (2, 1, 0)
    assert refused(s, Move("prinz-eugen", (NEXT,))).params == {"unit": FLOTILLA}
    for path in (("I25",), ("H26",), ("I25", FAR), (OUTSIDE, FAR)):
        assert refused(s, Move(FLOTILLA, tuple(path))).rule == "CH-7.7.2.aa"
    for path in ((OUTSIDE,), (OUTSIDE, INSIDE)):
        assert ordered(s, Move(FLOTILLA, tuple(path))).ship(FLOTILLA).hex == path[-1]
    table = turns(s, [Move(FLOTILLA, (OUTSIDE,))], [Move(FLOTILLA, (INSIDE,))])
    assert () in table.asks[0].choice


@pytest.mark.rule("CH-7.7.2.aa")
def test_no_task_on_the_way_back_and_their_force_comes_along_or_lets_them_go() -> None:
    s = outside("koln", "belchen")
    change(s, FLOTILLA, lag=2)
    for order in (Patrol(FLOTILLA), Repair(FLOTILLA, "speed"), Refuel("belchen", FLOTILLA)):
        assert refused(s, order).rule == "CH-7.7.2.aa"
    s = outside()
    put(s, "koln", OUTSIDE, force="KG1")
    put(s, FLOTILLA, OUTSIDE, force="KG1")
    assert refused(s, Move("KG1", (FAR,))).params["unit"] == "KG1"
    table = ordered(s, Detach((FLOTILLA,)), Move("koln", (FAR,)), Move(FLOTILLA, (INSIDE,)))
    assert table.ship("koln").hex == FAR


@pytest.mark.rule("CH-7.7.2.aa")
def test_destroyers_that_cannot_move_owe_nothing() -> None:
    s = outside()
    put(s, FLOTILLA, OUTSIDE, rudder=True)
    ordered(s, Move("prinz-eugen", (NEXT,)))
    put(s, FLOTILLA, OUTSIDE)
    locate(s, FLOTILLA, SHADOWED)
    ordered(s, Move("prinz-eugen", (NEXT,)))
    put(s, FLOTILLA, OUTSIDE, status="sunk")
    ordered(s, Move("prinz-eugen", (NEXT,)))


@pytest.mark.rule("CH-7.7.2.aa")
@pytest.mark.parametrize(("mate", "changes"), [("belchen", {"no_move": 1}), ("bismarck", {"rudder": True})])
def test_destroyers_do_not_hide_behind_a_ship_that_cannot_move(mate: str, changes: dict[str, object]) -> None:
    s = outside(place=FAR)
    put(s, mate, FAR, **changes)
    together = Form("KG1", (FLOTILLA, mate))
    refusal = refused(s, together)
    assert (refusal.key, refusal.params) == ("chase-refuse-destroyers-held", {"unit": "KG1"})
    put(s, mate, FAR, force="KG1", **changes)
    put(s, FLOTILLA, FAR, force="KG1")
    assert refused(s, Move("prinz-eugen", (NEXT,))).key == "chase-refuse-destroyers-held"
    assert refused(s, Patrol("KG1")).rule == ("CH-7.6.a" if mate == "belchen" else "CH-7.7.2.aa")
    assert ordered(s, Detach((FLOTILLA,)), Move(FLOTILLA, (OUTSIDE,))).ship(FLOTILLA).hex == OUTSIDE
    for seed in range(9):
        assert Table(fresh(s), do(movement_orders)).asks[0].choice.sample(Random(seed))
    locate(s, "KG1", SHADOWED)
    ordered(s, Move("prinz-eugen", (NEXT,)))
    old = setting(later_corrections="off")
    put(old, FLOTILLA, FAR)
    put(old, mate, FAR, **changes)
    ordered(old, together)


@pytest.mark.rule("CH-7.7.2.aa")
def test_whoever_lets_her_destroyers_go_may_have_a_task() -> None:
    s = outside()
    put(s, "scharnhorst", OUTSIDE, force="KG1", lag=2)
    change(s, FLOTILLA, force="KG1")
    orders = (Detach((FLOTILLA,)), Move(FLOTILLA, (INSIDE,)), Refuel("belchen", "scharnhorst"))
    put(s, "belchen", OUTSIDE)
    assert ordered(s, *orders).ship("scharnhorst").task == "refuel"
    assert refused(s, Refuel("belchen", "scharnhorst")).key == "chase-refuse-destroyers-held"


@pytest.mark.rule("CH-7.7.2.aa", "CH-7.1.a")
def test_shadowed_destroyers_outside_cannot_stay_there_either() -> None:
    s = outside(place=FAR)
    locate(s, FLOTILLA, SHADOWED)
    table = Table(fresh(s), do(shadowed_moves, GERMAN))
    assert table.refused((Stay(FLOTILLA),)).params == {"unit": FLOTILLA, "order": 1}
    assert table.refused((Move(FLOTILLA, ("I25",)),)).rule == "CH-7.7.2.aa"
    for seed in range(9):
        (sampled,) = table.ask.choice.sample(Random(seed))
        assert isinstance(sampled, Move)
    assert table.answer((Move(FLOTILLA, (OUTSIDE,)),)).rested
    for changes in ({"rudder": True}, {"no_move": 1}):
        put(s, FLOTILLA, FAR, marker=SHADOWED, contact="C1", **changes)
        assert Table(fresh(s), do(shadowed_moves, GERMAN)).answer((Stay(FLOTILLA),)).rested


@pytest.mark.rule("CH-7.7.2.y", "CH-7.7.2.aa")
def test_allied_destroyers_know_no_boundary() -> None:
    s = setting()
    put(s, "hood-flotilla", OUTSIDE)
    assert ordered(s).ship("hood-flotilla").hex == OUTSIDE
    assert ordered(s, Patrol("hood-flotilla")).ship("hood-flotilla").task == "patrol"
    assert ordered(s, Move("hood-flotilla", (FAR,))).ship("hood-flotilla").hex == FAR
