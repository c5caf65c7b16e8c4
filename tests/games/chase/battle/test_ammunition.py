"""Capital ships that have fought three times, if the players agreed to count."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.ammunition import fire_away
from huffduff.games.chase.battle.combat import Attack, attacks, naval_combat_phase
from huffduff.games.chase.battle.withdrawal import newcomers
from huffduff.games.chase.captain.captain import captain
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OPENING, SHADOWED, SIGHTED
from huffduff.games.chase.operations.chance import chance_phase
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import InPort, Move, Patrol, Repair, Stay
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.operations.shadowed import shadowed_moves
from huffduff.games.chase.state import State
from tests.games.chase.fight import HERE, clash
from tests.games.chase.table import FACTS, Table, locate, put, setting
from tests.games.chase.writing import ordered, refused, turns

SEA, NEARER, FARTHER = "S24", "S25", "S23"  # from Plymouth


def met(battles: int, option: str = "on", ship: str = "hood", place: str = "P10") -> State:
    """A ship beside a sighted Bismarck, after so many battles."""
    s = setting(ammunition=option)
    put(s, "bismarck", place)
    put(s, ship, place, battles=battles)
    locate(s, "bismarck", SIGHTED)
    return s


@pytest.mark.rule("CH-14.a")
@pytest.mark.parametrize(
    ("battles", "option", "ship", "offered"),
    [(2, "on", "hood", True), (3, "on", "hood", False), (3, "off", "hood", True), (3, "on", "norfolk", True)],
)
def test_after_three_battles_a_capital_ship_seeks_no_fourth(
    battles: int, option: str, ship: str, offered: bool
) -> None:
    s = met(battles, option, ship)
    assert bool(attacks(s.public, s.private[ALLIED], FACTS, ALLIED)) is offered


@pytest.mark.rule("CH-14.a")
def test_every_battle_counts_and_a_port_fills_the_magazines() -> None:
    table = Table(met(0), do(naval_combat_phase)).answer(Attack("hood", "C1"))
    assert (table.ship("hood").battles, table.ship("bismarck").battles) == (1, 1)
    table = Table(met(3, place="S26"), do(movement_phase))
    table.answer((), seat=GERMAN).answer((InPort("hood"),), seat=ALLIED)
    assert table.ship("hood").battles == 0


@pytest.mark.rule("CH-14.a")
@pytest.mark.parametrize(("battles", "offered"), [(2, True), (3, False)])
def test_nor_does_she_hunt_convoys(battles: int, offered: bool) -> None:
    s = setting(ammunition="on", turn=8)
    put(s, "bismarck", "L10", battles=battles)
    table = Table(s, do(chance_phase), script=[5])
    (german,) = (ask for ask in table.asks if ask.seat == GERMAN)
    assert ("bismarck" in german.choice) is offered


def empty(place: str = SEA, **changes: object) -> State:
    """Hood with empty magazines."""
    s = setting(ammunition="on")
    put(s, "hood", place, battles=3, homebound=True, **changes)
    return s


@pytest.mark.rule("CH-14.a")
@pytest.mark.parametrize(
    ("options", "ship", "bound"),
    [
        ({"ammunition": "on"}, "hood", True),
        ({"ammunition": "off"}, "hood", False),
        ({"ammunition": "on"}, "norfolk", False),
        ({"ammunition": "on", "later_corrections": "off"}, "hood", False),
    ],
)
def test_the_third_battle_sends_her_home(options: dict[str, Any], ship: str, bound: bool) -> None:
    s = setting(**options)
    put(s, ship, SEA, battles=1)
    for expected in (False, bound):
        fire_away(s, ship)
        assert s.private[ALLIED].ships[ship].homebound is expected


@pytest.mark.rule("CH-14.a")
def test_she_makes_for_the_nearest_port_by_a_shortest_way() -> None:
    s = empty()
    away = FACTS.chart.port_distance
    assert [away(ALLIED, place) for place in ("S26", NEARER, SEA, "R25", FARTHER)] == [0, 1, 2, 2, 3]
    put(s, "norfolk", HERE)
    assert refused(s, Move("norfolk", ("P11",))).key == "chase-refuse-restock"
    for path in ((FARTHER,), ("R25",), (NEARER, SEA)):
        assert refused(s, Move("hood", path)).rule == "CH-14.a"
    assert refused(s, Patrol("hood")).rule == "CH-14.a"
    assert ordered(s, Move("hood", (NEARER,))).ship("hood").hex == NEARER
    table = turns(s, [Move("hood", (NEARER, "S26"))], [InPort("hood")])
    assert not table.ship("hood").homebound
    assert (Patrol("hood"),) in table.asks[1].choice
    waiting = Table(empty("S26"), do(movement_orders))
    assert () in waiting.asks[1].choice
    assert waiting.refused((Move("hood", ("S25",)),), seat=ALLIED).key == "chase-refuse-restock"


@pytest.mark.rule("CH-14.a")
def test_who_cannot_move_owes_nothing_and_repairs_on_the_way() -> None:
    ordered(empty(no_move=1))
    s = empty(lag=2)
    s.public.options["repairs"] = "with-orders"
    assert ordered(s, Repair("hood", "speed"), script=[9]).ship("hood").task == "repair"


@pytest.mark.rule("CH-14.a", "CH-7.1.a")
def test_nor_does_she_stay_when_she_is_shadowed() -> None:
    s = empty()
    locate(s, "hood", SHADOWED)
    table = Table(s, do(shadowed_moves, ALLIED))
    assert table.refused((Stay("hood"),)).key == "chase-refuse-restock"
    for seed in range(9):
        assert table.ask.choice.sample(Random(seed)) in table.ask.choice
    assert table.answer((Move("hood", (NEARER,)),)).rested


@pytest.mark.rule("CH-14.a", "CH-10.6.a")
def test_she_joins_no_battle() -> None:
    s = clash(("prinz-eugen", 10, OPENING), ("norfolk", 20, OPENING), number=3, ammunition="on")
    put(s, "hood", HERE, battles=3)
    assert newcomers(s.public, s.private[ALLIED], FACTS) == ["hood"]
    put(s, "hood", HERE, battles=3, homebound=True)
    assert newcomers(s.public, s.private[ALLIED], FACTS) == []


@pytest.mark.rule("CH-14.a")
def test_captains_and_random_players_send_her_home() -> None:
    s = empty()
    put(s, "bismarck", "P10", battles=3, homebound=True)
    table = Table(s, do(movement_orders))
    for ask in table.asks:
        assert ask.choice.sample(Random(1)) in ask.choice
        orders = captain(table.position.view(ask.seat), ask, Random(1))
        assert any(isinstance(order, Move) for order in orders)  # type: ignore[attr-defined]
