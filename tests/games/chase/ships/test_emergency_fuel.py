"""The last point of fuel: ten turns of grace, free moves only, and how a ship gets out of it."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.damage import ship_of
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED
from huffduff.games.chase.operations.manoeuvres import HOLD, evade, reactions
from huffduff.games.chase.operations.orders import InPort, Move, Refuel
from huffduff.games.chase.operations.shadowed import shadowed_moves
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, locate, put, setting
from tests.games.chase.writing import BEYOND, HERE, NEXT, ordered, refused, turns

MORNING_25 = FACTS.tracks.turn(25, "morning")
MORNING_27 = FACTS.tracks.turn(27, "morning")


def spent(place: str = HERE, name: str = "scharnhorst", **changes: object) -> State:
    """A ship that used her last fuel in the morning of 25 May."""
    s = setting(MORNING_25)
    put(s, name, place, **{"fuel": 0, "emergency": MORNING_27, **changes})
    return s


@pytest.mark.rule("CH-7.7.2.s", "CH-7.7.2.x", "CH-7.7.2.k")
def test_golden_04_scharnhorst_burns_her_last_two_points() -> None:
    s = setting(MORNING_25)
    put(s, "scharnhorst", HERE, fuel=2, moved=2)
    table = ordered(s, Move("scharnhorst", (NEXT, BEYOND)))
    ship = table.ship("scharnhorst")
    assert (ship.fuel, ship.hex, ship.emergency) == (0, BEYOND, MORNING_27)
    assert MORNING_27 == MORNING_25 + 10
    assert FACTS.tracks.date(ship.emergency) == 27
    assert FACTS.tracks.time(ship.emergency) == "morning"
    assert table.told("chase-emergency-fuel", GERMAN) == [{"ship": "scharnhorst", "turn": MORNING_27}]
    assert table.heard(ALLIED) == []
    assert "emergency" not in str(table.position.view(ALLIED).wire()["public"])


@pytest.mark.rule("CH-7.7.2.s", "CH-7.7.2.t")
def test_her_owner_alone_is_told_though_she_is_shadowed_and_moves_in_the_open() -> None:
    s = setting(MORNING_25)
    put(s, "scharnhorst", HERE, fuel=1)
    locate(s, "scharnhorst", SHADOWED)
    table = Table(s, do(shadowed_moves, GERMAN)).answer((Move("scharnhorst", (NEXT, BEYOND)),))
    assert table.ship("scharnhorst").emergency == MORNING_27
    assert table.heard(GERMAN) == ["chase-emergency-fuel", "chase-shadowed-ends"]
    assert table.heard(ALLIED) == ["chase-shadowed-ends"]


@pytest.mark.rule("CH-7.7.2.s")
def test_a_ship_with_a_point_left_has_no_emergency() -> None:
    s = setting()
    put(s, "scharnhorst", HERE, fuel=3, moved=2)
    table = ordered(s, Move("scharnhorst", (NEXT, BEYOND)))
    assert (table.ship("scharnhorst").fuel, table.ship("scharnhorst").emergency) == (1, 0)
    assert table.events == []


@pytest.mark.rule("CH-7.7.2.v")
def test_golden_04_only_free_moves_are_left() -> None:
    s = spent(moved=2)
    assert refused(s, Move("scharnhorst", (NEXT, BEYOND))).params["hexes"] == 1
    table = turns(s, *([Move("scharnhorst", (place,))] for place in (NEXT, BEYOND, "P13")))
    assert (table.ship("scharnhorst").hex, table.ship("scharnhorst").emergency) == ("P13", MORNING_27)


@pytest.mark.rule("CH-7.7.2.v")
def test_medium_ships_on_emergency_fuel_move_every_second_turn() -> None:
    s = spent(name="rodney", moved=0)
    table = turns(s, [Move("rodney", (NEXT,))])
    assert table.refused((Move("rodney", (BEYOND,)),), seat=ALLIED).rule == "CH-7.7.2.v"
    table = turns(s, [Move("rodney", (NEXT,))], [], [Move("rodney", (BEYOND,))])
    assert table.ship("rodney").hex == BEYOND


@pytest.mark.rule("CH-7.7.2.v")
def test_no_manoeuvres_either() -> None:
    s = spent()
    assert reactions(s.public, FACTS, [s.private[GERMAN].ships["scharnhorst"]]) == [HOLD]


@pytest.mark.rule("CH-7.7.2.t")
def test_a_manoeuvre_can_cost_the_last_point_too() -> None:
    s = setting(MORNING_25)
    evade(s, "C1", [put(s, "scharnhorst", HERE, fuel=2)])
    ship = ship_of(s, "scharnhorst")
    assert (ship.fuel, ship.emergency) == (0, MORNING_27)
    assert [event.key for event in s.events if event.reaches(GERMAN)] == ["chase-emergency-fuel", "chase-evades"]
    assert [event.key for event in s.events if event.reaches(ALLIED)] == ["chase-evades"]


@pytest.mark.rule("CH-7.7.2.t", "CH-7.7.2.s")
def test_whatever_takes_the_last_point_the_deadline_is_set_once() -> None:
    s = setting(MORNING_25)
    put(s, "scharnhorst", HERE, fuel=1)
    fuel.pay(s, GERMAN, "scharnhorst", 3)
    ship = ship_of(s, "scharnhorst")
    assert (ship.fuel, ship.emergency) == (0, MORNING_27)
    s.public.turn += 4
    fuel.pay(s, GERMAN, "scharnhorst", 1)
    ship = ship_of(s, "scharnhorst")
    assert (ship.fuel, ship.emergency) == (0, MORNING_27)
    assert [event.key for event in s.events] == ["chase-emergency-fuel"]


@pytest.mark.rule("CH-7.7.2.t", "CH-2.3.3.j")
def test_ships_without_a_fuel_marker_have_no_emergencies() -> None:
    s = setting()
    put(s, "belchen", HERE)
    fuel.pay(s, GERMAN, "belchen", 1)
    ship = ship_of(s, "belchen")
    assert (ship.fuel, ship.emergency, s.events) == (0, 0, [])


@pytest.mark.rule("CH-7.7.2.u")
def test_golden_04_a_tanker_saves_her_in_the_last_turn_before_the_deadline() -> None:
    s = spent()
    put(s, "belchen", HERE)
    s.public.turn = MORNING_27 - 1
    table = turns(s, [Refuel("belchen", "scharnhorst")])
    ship = table.ship("scharnhorst")
    assert (table.p.turn, ship.status, ship.fuel, ship.emergency) == (MORNING_27, "map", 4, 0)
    assert (Move("scharnhorst", (NEXT, BEYOND)),) in table.asks[0].choice


@pytest.mark.rule("CH-7.7.2.u", "CH-7.7.2.w")
def test_golden_04_nothing_saves_her_once_the_turn_has_come() -> None:
    s = spent()
    put(s, "belchen", HERE)
    s.public.turn = MORNING_27 - 1
    table = turns(s, [Move("scharnhorst", (NEXT,))])
    assert table.ship("scharnhorst").status == "removed"
    assert table.told("chase-out-of-fuel") == [{"ship": "scharnhorst"}]
    assert table.refused((Refuel("belchen", "scharnhorst"),), seat=GERMAN).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.7.2.u")
def test_a_port_saves_her_for_good_only_by_its_fuel() -> None:
    s = spent("O32")
    s.public.turn = MORNING_27 - 1
    table = turns(s, [])
    assert (table.ship("scharnhorst").status, table.ship("scharnhorst").emergency) == ("map", MORNING_27)
    table = turns(s, [], [InPort("scharnhorst")])
    assert (table.ship("scharnhorst").fuel, table.ship("scharnhorst").emergency) == (4, 0)
    table = turns(s, [], [Move("scharnhorst", ("O31",))])
    assert table.ship("scharnhorst").status == "removed"
