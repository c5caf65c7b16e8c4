"""Dogfights."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.errors import Diverged
from huffduff.engine.questions import do
from huffduff.games.vas.air.contact import fighting, supporters
from huffduff.games.vas.air.dogfights import DogfightHints, Pair, bonus, dogfight, dogfight_phase
from huffduff.games.vas.air.sorties import movable
from huffduff.games.vas.facts.words import FlightId
from huffduff.games.vas.state import State
from tests.games.vas.table import FACTS, Table, fly, hints_of, setting

ZERO, CORSAIR, SWORDFISH = "a6m2-zero-fighter", "f4u-1-corsair-fighter", "swordfish-i-bomber"


def sky(*planes: str) -> State:
    """Blue's first plane against all others, which are red's and in contact with it."""
    s = setting(1944, "JP", "US")
    ours = fly(s, "blue", planes[0], 30, 20)
    for plane in planes[1:]:
        enemy = fly(s, "red", plane, 31, 20)
        s.public.dogfights = (*s.public.dogfights, (ours.id, enemy.id))
    return s


def support(s: State, flight: str, plane: str) -> FlightId:
    friend = fly(s, s.public.flights[FlightId(flight)].side, plane, 30, 19)
    s.public.company = (*s.public.company, (FlightId(flight), friend.id))
    return friend.id


def fought(s: State, *script: Any) -> Table:
    return Table(s, do(dogfight_phase), script=script)


US, THEM = f"blue-{ZERO}-1", f"red-{SWORDFISH}-1"


@pytest.mark.rule("VS-DOG.7", "VS-DOG.3", "VS-AIR.37")
def test_the_higher_result_destroys_the_other() -> None:
    table = fought(sky(ZERO, SWORDFISH), (3, 6))
    assert table.flight(THEM).place == "lost"
    assert table.flight(US).place == "air"
    assert table.p.dogfights == ()
    (told,) = table.told("vas-dogfight")
    assert (told["first"], told["second"]) == (3 + 2, 6 - 2)
    assert fought(sky(ZERO, SWORDFISH), (1, 6)).flight(US).place == "lost"


@pytest.mark.rule("VS-DOG.7")
@pytest.mark.parametrize("dice", [(7, 1), (1, 7)])
def test_both_sides_roll_one_d6(dice: tuple[int, int]) -> None:
    with pytest.raises(Diverged):
        fought(sky(ZERO, SWORDFISH), dice)


@pytest.mark.rule("VS-EX.17", "VS-DOG.8", "VS-DOG.12", "VS-DOG.13", "VS-AIR.17", "VS-DOG.5")
def test_equal_results_stay_locked() -> None:
    s = sky(ZERO, CORSAIR)
    support(s, US, ZERO)
    table = fought(s, (3, 3))
    assert len(table.p.dogfights) == 1
    assert fighting(table.p, FlightId(US))
    assert [flight.id for flight in movable(table.p, "blue")] == [f"blue-{ZERO}-2"]
    assert movable(table.p, "red") == ()
    assert table.told("vas-dogfight-draw")[0]["first"] == 6


@pytest.mark.rule("VS-DOG.8", "VS-DOG.9", "VS-DOG.10", "VS-DOG.11")
def test_supporters_help_any_number_of_fights_and_survive_them() -> None:
    s = sky(ZERO, SWORDFISH)
    one, two = support(s, US, ZERO), support(s, US, ZERO)
    assert supporters(s.public, FlightId(US)) == 2
    assert bonus(FACTS, s.public, FlightId(US)) == 4
    other = fly(s, "blue", ZERO, 29, 19)
    s.public.company = (*s.public.company, (one, other.id))
    s.public.dogfights = (*s.public.dogfights, (other.id, FlightId(THEM)))
    assert bonus(FACTS, s.public, other.id) == 3
    s.public.dogfights = (*s.public.dogfights, (two, FlightId(THEM)))
    assert supporters(s.public, FlightId(US)) == 1
    lost = sky(SWORDFISH, CORSAIR)
    friend = support(lost, f"blue-{SWORDFISH}-1", ZERO)
    assert fought(lost, (1, 6)).flight(friend).place == "air"


@pytest.mark.rule("VS-DOG.14", "VS-DOG.13", "VS-DOG.6")
def test_one_against_two_is_fought_in_the_order_of_the_token() -> None:
    table = fought(sky(ZERO, SWORDFISH, SWORDFISH), (6, 1), (6, 1))
    assert table.ask.seat == "blue"
    pairs = tuple(Pair(*pair) for pair in table.p.dogfights)
    assert table.refused(pairs[:1]).rule == "VS-DOG.6"
    table.answer(pairs[::-1])
    assert [event["enemy"] for event in table.told("vas-dogfight")] == [pair.enemy for pair in pairs[::-1]]
    assert table.rested
    lost = fought(sky(ZERO, SWORDFISH, SWORDFISH), (1, 6))
    assert lost.answer(lost.ask.choice.sample(Random(1))).rested
    drawn = fought(sky(ZERO, SWORDFISH, SWORDFISH), (1, 5), (6, 1)).answer(pairs)
    assert fighting(drawn.p, FlightId(US))


@pytest.mark.rule("VS-DOG.14", "VS-BASIC.10")
def test_the_chances_are_shown() -> None:
    (row, _) = hints_of(fought(sky(ZERO, SWORDFISH, CORSAIR)).ask, DogfightHints).pairs
    assert (row.bonus, row.enemy_bonus) == (2, -2)
    assert row.wins == pytest.approx(33 / 36)
    assert row.loses == pytest.approx(1 / 36)
    assert row.draw == pytest.approx(2 / 36)


@pytest.mark.rule("VS-TRAIT.43")
def test_a_tough_flight_is_lost_like_any_other() -> None:
    assert fought(sky(ZERO, CORSAIR), (6, 1)).flight(f"red-{CORSAIR}-1").place == "lost"


@pytest.mark.rule("VS-FSM.3", "VS-DOG.14")
def test_a_pair_that_no_longer_fights_rolls_nothing() -> None:
    s = sky(ZERO, SWORDFISH)
    s.public.dogfights = ()
    assert Table(s, do(dogfight, FlightId(US), FlightId(THEM))).rested


@pytest.mark.rule("VS-DOG.6")
def test_separate_fights_need_no_order() -> None:
    s = sky(ZERO, SWORDFISH)
    ours, theirs = fly(s, "blue", ZERO, 10, 10), fly(s, "red", SWORDFISH, 11, 10)
    s.public.dogfights = (*s.public.dogfights, (ours.id, theirs.id))
    assert fought(s, (6, 1), (6, 1)).rested


@pytest.mark.rule("VS-DOG.14", "VS-DOG.8")
def test_where_a_fighting_flight_has_company_the_order_matters() -> None:
    s = sky(ZERO, SWORDFISH)
    ours, theirs = fly(s, "blue", ZERO, 10, 10), fly(s, "red", SWORDFISH, 11, 10)
    s.public.dogfights = (*s.public.dogfights, (ours.id, theirs.id))
    support(s, US, ZERO)
    assert fought(s).ask.key == "vas-ask-dogfights"
