"""Whose turn it is to fire."""

from typing import Any

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.slots import SlotHints, gunnery_phase, gunnery_slot
from huffduff.games.vas.gunnery.targets import TargetHints
from huffduff.games.vas.state import State
from tests.games.vas.table import Table, fly, hints_of, put, setting

LATER = ("declare_antiaircraft", "fire_antiaircraft", "dogfight_phase", "attack_with_aircraft")


def nobody(s: State, *_: Any) -> None:
    """A step of another room."""


def nominate(s: State, name: str) -> None:
    s.public.change_ship(name, has_fired=True)  # type: ignore[arg-type]
    s.public.options = {**s.public.options, "fired": s.public.options.get("fired", "") + f" {name}"}


def phase(s: State) -> Table:
    return Table(s, do(gunnery_slot, "blue"), steps={"name_targets": nominate, **dict.fromkeys(LATER, nobody)})


def fleets(blue: int, red: int) -> State:
    s = setting()
    for number in range(blue):
        put(s, "blue", "z23" if number else "bismarck", 10 + number, 10, name=f"b{number}")
    for number in range(red):
        put(s, "red", "hood", 10 + number, 40, name=f"r{number}")
    return s


@pytest.mark.rule("VS-TURN.9", "VS-TURN.10")
def test_sides_alternate_and_the_larger_one_finishes_alone() -> None:
    table = phase(fleets(2, 3))
    table.answer("blue-b1", "red-r2", "red-r0")
    assert table.rested
    assert table.p.options["fired"].split() == ["blue-b1", "red-r2", "blue-b0", "red-r0", "red-r1"]


@pytest.mark.rule("VS-TURN.12")
def test_nobody_passes_and_no_ship_is_nominated_twice() -> None:
    table = phase(fleets(3, 1))
    assert hints_of(table.ask, SlotHints).ships == ("blue-b0", "blue-b1", "blue-b2")
    for wrong in ("pass", "red-r0", "aircraft"):
        assert table.refused(wrong).rule == "VS-TURN.12"
    table.answer("blue-b1")
    assert table.refused("blue-b1").key == "vas-not-to-nominate"


@pytest.mark.rule("VS-GUN.11", "VS-TURN.9")
def test_what_a_ship_has_done_stands_before_the_other_side_nominates() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20)
    put(s, "red", "warspite", 29, 20)
    volley = ({"weapon": "A", "target": "red-warspite", "dice": 2},)
    # One hit: a critical one on the Weapons, which costs each line of light guns a die.
    table = Table(s.copy(), do(gunnery_slot, "blue"), script=[(2, 1), (6, 1, 1), 4, 5, 1]).answer(volley)
    dice = {str(one.weapon): one.dice for one in hints_of(table.ask, TargetHints).weapons}
    assert (table.ask.seat, dice["light-1"], dice["light-2"]) == ("red", 5, 3)
    # And one on a magazine: Red has nobody left to nominate.
    table = Table(s.copy(), do(gunnery_slot, "blue"), script=[(2, 1), (6, 1, 1), 4, 10, 6]).answer(volley)
    assert table.rested
    assert table.heard(None).count("vas-nominates") == 1


@pytest.mark.rule("VS-FSM.3", "VS-TURN.9")
def test_a_ship_sunk_before_her_slot_never_fires() -> None:
    def sinking(s: State, name: str) -> None:
        nominate(s, name)
        s.public.change_ship("red-r0", status="sunk")  # type: ignore[arg-type]

    s = fleets(1, 2)
    table = Table(s, do(gunnery_slot, "blue"), steps={"name_targets": sinking})
    assert table.rested
    assert table.p.options["fired"].split() == ["blue-b0", "red-r1"]


@pytest.mark.rule("VS-TURN.10", "VS-FSM.3")
@pytest.mark.parametrize("status", ["deep", "scouting", "waiting", "withdrawn", "sunk"])
def test_only_ships_on_the_table_are_nominated(status: str) -> None:
    s = fleets(2, 1)
    s.public.change_ship(ShipId("blue-b1"), status=status)
    table = phase(s)
    assert table.rested
    assert table.p.options["fired"].split() == ["blue-b0", "red-r0"]


@pytest.mark.rule("VS-AIR.29")
def test_the_aircraft_of_a_side_are_one_nomination() -> None:
    s = fleets(1, 1)
    fly(s, "blue", "swordfish-i-torpedo-bomber", 5, 5, target="red-r0")
    table = phase(s)
    assert hints_of(table.ask, SlotHints).aircraft
    table.answer("aircraft")
    assert table.rested
    assert table.p.aircraft_nominated == ("blue",)
    assert table.p.options["fired"].split() == ["red-r0", "blue-b0"]


@pytest.mark.rule("VS-AIR.29")
def test_flights_that_cannot_attack_are_no_nomination() -> None:
    s = fleets(1, 1)
    fly(s, "blue", "swordfish-i-torpedo-bomber", 5, 5)
    fly(s, "blue", "swordfish-i-torpedo-bomber", 5, 5, target="red-r0", armed=False)
    fly(s, "blue", "a6m2-zero-fighter", 5, 5, target="red-r0")
    assert phase(s).rested


@pytest.mark.rule("VS-TURN.9", "VS-WPN.4")
def test_the_phase_begins_with_spotters_and_aa_fire() -> None:
    s = fleets(1, 1)
    s.public.token = "red"
    seen: list[Do] = []

    def note(name: str) -> Any:
        return lambda _, *args: seen.append(Do(name, args))

    names = ("spot", "declare_antiaircraft", "fire_antiaircraft", "gunnery_slot", "dogfight_phase")
    assert Table(s, do(gunnery_phase), steps={name: note(name) for name in names}).rested
    assert [(one.step, *one.args) for one in seen] == [
        ("spot", "red"),
        ("spot", "blue"),
        ("declare_antiaircraft", "red"),
        ("declare_antiaircraft", "blue"),
        ("fire_antiaircraft",),
        ("gunnery_slot", "red"),
        ("dogfight_phase",),
    ]
