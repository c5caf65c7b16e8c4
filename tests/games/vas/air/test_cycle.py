"""Aircraft in the course of turns: when they move, and the way of a strike from deck to deck."""

import pytest

from huffduff.engine.questions import Do, Step, do
from huffduff.games.vas.air.carriers import launch
from huffduff.games.vas.air.moving import fly as fly_step
from huffduff.games.vas.air.rearming import rearm
from huffduff.games.vas.end.closing import clean_up
from huffduff.games.vas.facts.words import FlightId, ShipId
from huffduff.games.vas.gunnery.slots import gunnery_phase
from huffduff.games.vas.movement.slots import movement_phase
from huffduff.games.vas.state import State
from huffduff.geometry.plane import Point
from tests.games.vas.table import Table, fly, put, setting

CARRIER, TARGET = ShipId("blue-shokaku"), ShipId("red-northampton")
VAL = FlightId("blue-d3a1-val-dive-bomber-1")


def battle() -> State:
    s = setting(1942, "JP", "US")
    s.public.wind = "north"
    put(s, "blue", "shokaku", 20, 20, deck_open=True, moved=300)
    put(s, "red", "northampton", 26, 12)
    fly(s, "blue", "d3a1-val-dive-bomber", 24, 12, home=CARRIER)
    return s


def noting(lines: list[str], *names: str) -> dict[str, Step]:
    """Steps that do nothing but write down that it was their turn."""

    def note(name: str) -> Step:
        return lambda *_: lines.append(name)

    return {name: note(name) for name in names}


@pytest.mark.rule("VS-AIR.11", "VS-AIR.12", "VS-TURN.7", "VS-MOVE.18")
def test_aircraft_move_after_all_ships_and_far_launches() -> None:
    s = battle()
    lines: list[str] = []
    steps = noting(lines, "move_slot", "deep_launch", "raiders_return", "choose_air_order")
    table = Table(s, do(movement_phase), steps=steps)
    assert lines == ["move_slot", "deep_launch", "deep_launch", "raiders_return", "choose_air_order"]
    assert table.rested


@pytest.mark.rule("VS-AIR.18", "VS-DOG.6", "VS-WPN.4")
def test_aa_fire_comes_first_and_dogfights_last() -> None:
    lines: list[str] = []
    names = ("spot", "declare_antiaircraft", "fire_antiaircraft", "gunnery_slot", "dogfight_phase")
    steps = noting(lines, *names)
    assert Table(battle(), do(gunnery_phase), steps=steps).rested
    once = [line for number, line in enumerate(lines) if line not in lines[:number]]
    assert once == list(names)


@pytest.mark.rule("VS-CV.18", "VS-AIR.36", "VS-CV.17", "VS-CV.11")
def test_attack_land_re_arm_and_take_off_again() -> None:
    s = battle()
    attack = {"do": "fly", "flight": VAL, "path": [[2600, 1200]], "target": TARGET}
    table = Table(s, do(fly_step, "blue"), Do("attack_with_aircraft", ("blue",)), do(clean_up), script=[1])
    table.answer(attack)
    spent = table.flight(VAL)
    assert not spent.armed
    assert (spent.target, spent.has_moved, spent.wake) == (None, False, ())
    # The next turn: the carrier has sailed into the wind again.
    home = battle()
    home.public.flights[VAL] = spent
    again = Table(home, do(fly_step, "blue"), do(rearm, "blue"), do(clean_up), script=[4])
    assert again.refused({**attack, "path": []}).rule == "VS-AIR.35"
    again.answer({"do": "land", "flight": VAL, "path": [[2000, 1669]], "carrier": CARRIER})
    again.answer((VAL,))
    armed = again.flight(VAL)
    assert (armed.place, armed.armed) == ("aboard", True)
    assert not again.ship(CARRIER).deck_open
    assert again.ship(CARRIER).operations == 0
    third = battle()
    third.public.flights[VAL] = armed
    up = Table(third, do(launch, CARRIER), do(fly_step, "blue"))
    up.answer(({"flight": VAL, "at": [2100, 2000]},))
    assert up.flight(VAL).at == Point(2100, 2000)
    assert up.rested
