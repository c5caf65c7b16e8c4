"""Who holds the token, and crews that are put to the test."""

from typing import Any

import pytest

from huffduff.engine.errors import Diverged
from huffduff.engine.questions import Asking, do
from huffduff.games.vas.crew import opposed_check
from huffduff.games.vas.facts.words import SEATS, Seat
from huffduff.games.vas.initiative import initiative_modifier, roll_initiative
from huffduff.games.vas.state import State
from tests.games.vas.table import FACTS, Table, fly, put, setting


def rolled(*script: Any, **modifiers: int) -> Table:
    s = setting()
    s.public.token = None
    for seat, modifier in modifiers.items():
        s.public.change_side(seat, initiative_modifier=modifier)  # type: ignore[arg-type]
    return Table(s, do(roll_initiative), script=script)


@pytest.mark.rule("VS-TURN.4", "VS-TURN.3")
@pytest.mark.parametrize(("dice", "token"), [((7, 4), "blue"), ((4, 7), "red"), ((10, 1), "blue")])
def test_the_higher_die_has_the_token_and_nobody_is_asked(dice: tuple[int, int], token: str) -> None:
    table = rolled(dice)
    assert table.rested
    assert table.p.token == token


@pytest.mark.rule("VS-TURN.4", "VS-BASIC.13")
@pytest.mark.parametrize("dice", [(11, 1), (1, 11), (0, 1), (1,), (1, 2, 3)])
def test_it_is_one_d10_each(dice: tuple[int, ...]) -> None:
    with pytest.raises(Diverged):
        rolled(dice)


@pytest.mark.rule("VS-TURN.5", "VS-TURN.6", "VS-EX.20")
def test_equal_results_with_modifiers_are_rolled_again() -> None:
    table = rolled((5, 6), (2, 9), blue=1)
    assert table.rested
    assert table.p.token == "red"
    assert len(table.told("vas-initiative-tie")) == 1
    again = rolled((3, 6), (6, 8), blue=2, red=-1)
    assert again.told("vas-initiative-tie") == [{"result": 5}]
    assert (again.p.sides["blue"].initiative, again.p.sides["red"].initiative) == (8, 7)
    assert again.p.token == "blue"


@pytest.mark.rule("VS-TURN.6", "VS-SCOUT.8", "VS-SCOUT.9")
@pytest.mark.parametrize(("points", "modifier"), [(0, 0), (1, 0), (2, 1), (4, 1), (7, 1), (8, 2), (12, 2)])
def test_scouting_helps(points: int, modifier: int) -> None:
    s = setting()
    s.public.change_side("blue", scouting_points=points)
    s.public.change_side("red", scouting_points=points)
    assert initiative_modifier(FACTS, s.public, "blue") == modifier
    assert initiative_modifier(FACTS, s.public, "red") == modifier


def italians(**changes: Any) -> State:
    s = setting(blue="IT")
    plane = next(plane.id for plane in FACTS.planes.values() if plane.navy == "IT")
    fly(s, "blue", plane, 10, 10, **changes)
    return s


@pytest.mark.rule("VS-NAT-IT.1", "VS-NAT-IT.2", "VS-TURN.6")
def test_italian_ships_and_land_based_flights_work_badly_together() -> None:
    seat: Seat = "blue"
    assert initiative_modifier(FACTS, italians().public, seat) == -1
    assert initiative_modifier(FACTS, italians(place="lost").public, seat) == -1
    assert initiative_modifier(FACTS, italians(home="blue-aquila").public, seat) == 0
    all_air = italians()
    all_air.public.change_side(seat, all_air=True)
    assert initiative_modifier(FACTS, all_air.public, seat) == 0
    assert initiative_modifier(FACTS, italians().public, "red") == 0


@pytest.mark.rule("VS-TURN.6", "VS-SCOUT.9", "VS-NAT-IT.1")
def test_both_dice_have_an_owner_and_every_modifier_a_reason() -> None:
    s = italians()
    s.public.token = None
    s.public.change_side("blue", scouting_points=8)
    s.public.change_side("red", scouting_points=2)
    for seat in SEATS:
        s.public.change_side(seat, initiative_modifier=initiative_modifier(FACTS, s.public, seat))
    table = Table(s, do(roll_initiative), script=[(4, 7)])
    (dice,) = table.told("vas-roll-initiative")
    assert (dice["first"], dice["second"], dice["outcome"]) == ("blue", "red", (4, 7))
    assert table.told("vas-initiative-scouting") == [{"seat": "blue", "bonus": 2}, {"seat": "red", "bonus": 1}]
    assert table.told("vas-initiative-coordination") == [{"seat": "blue", "lost": 1}]
    assert table.told("vas-initiative") == [{"seat": "red", "result": 8, "other": 5}]
    plain = rolled((4, 7))
    assert not plain.told("vas-initiative-scouting")
    assert not plain.told("vas-initiative-coordination")


@pytest.mark.rule("VS-ORD.10")
@pytest.mark.parametrize(
    ("script", "crews", "won"),
    [
        ([(5, 5), (3, 2)], (0, 0), True),
        ([(2, 3)], (0, 0), False),
        ([(4, 3), (6, 4)], (4, 0), True),
        ([(3, 4), (5, 5)], (0, 4), True),
    ],
)
def test_an_opposed_check_is_rolled_until_the_results_differ(
    script: list[Any], crews: tuple[int, int], won: bool
) -> None:
    s = setting()
    ship = put(s, "blue", "bismarck", 20, 20, crew=crews[0])
    other = put(s, "red", "warspite", 30, 20, crew=crews[1])
    found: list[bool] = []

    def measure(state: State) -> Asking:
        found.append((yield from opposed_check(state.data, ship, other)))
        return ()

    table = Table(s, do(measure), script=script, steps={"measure": measure})
    assert table.rested
    assert found == [won]


@pytest.mark.rule("VS-ORD.10", "VS-BASIC.13")
@pytest.mark.parametrize("dice", [(7, 1), (1, 7)])
def test_crews_are_measured_with_a_d6_each(dice: tuple[int, int]) -> None:
    s = setting()
    ship, other = put(s, "blue", "bismarck", 20, 20), put(s, "red", "warspite", 30, 20)

    def measure(state: State) -> Asking:
        yield from opposed_check(state.data, ship, other)
        return ()

    with pytest.raises(Diverged):
        Table(s, do(measure), script=[dice], steps={"measure": measure})
