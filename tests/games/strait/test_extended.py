"""The larger battles of the strait: more ships, and what admirals and victory make of them."""

import pytest

from huffduff.engine.questions import do
from huffduff.engine.secrecy import Outcome
from huffduff.games.strait.captains import Points, has, points, spend
from huffduff.games.strait.effects import pierces, sink
from huffduff.games.strait.facts import SCENARIOS
from huffduff.games.strait.morale import morale_phase
from huffduff.games.strait.movement import manoeuvre_price, movement_phase
from huffduff.games.strait.state import BRITISH, GERMAN, State
from huffduff.games.strait.victory import verdict
from tests.games.strait.table import (
    BISMARCK,
    ELECTRA,
    FACTS,
    GNEISENAU,
    HOOD,
    ICARUS,
    MANCHESTER,
    NORFOLK,
    NURNBERG,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    SUFFOLK,
    Z23,
    Z24,
    Table,
    put,
    setting,
)


def squadrons(british: tuple[str, str] = ("tovey", "leach")) -> State:
    return setting("light-cruisers", german=("lindemann", "brinkmann"), british=british)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_ship_of_a_scenario_has_a_space_and_a_captain(scenario: str) -> None:
    ships = setting(scenario).public.ships.values()
    assert len({ship.space for ship in ships}) == len(ships)
    assert len({ship.captain for ship in ships}) == len(ships)
    assert all(FACTS.captains[ship.captain].side == ship.side for ship in ships)


@pytest.mark.rule("DS-EXT.1")
def test_light_ships_never_decide() -> None:
    state = squadrons()
    for name in (HOOD, PRINCE_OF_WALES, NORFOLK, SUFFOLK):
        assert verdict(state.public, FACTS) is None
        state.public.change(name, failed=True)
    assert verdict(state.public, FACTS) == Outcome(GERMAN, "strait-win-beaten", "DS-VIC.2")
    state = squadrons()
    for name in (MANCHESTER, ELECTRA, ICARUS, Z23, Z24, NURNBERG):
        sink(state, name, "hull")
    assert verdict(state.public, FACTS) is None


@pytest.mark.rule("DS-EXT.2")
def test_light_ships_do_not_count_for_the_distance() -> None:
    state = squadrons()
    for name, place in ((BISMARCK, "A1 S"), (PRINZ_EUGEN, "A2 S"), (GNEISENAU, "A3 S"), (ICARUS, "C1 N")):
        put(state, name, place)
    for name, place in ((HOOD, "G8 N"), (PRINCE_OF_WALES, "H7 N"), (NORFOLK, "H3 N"), (SUFFOLK, "H1 N")):
        put(state, name, place)
    assert verdict(state.public, FACTS) == Outcome(GERMAN, "strait-win-distance", "DS-VIC.4")
    put(state, SUFFOLK, "F2 N")
    assert verdict(state.public, FACTS) is None


@pytest.mark.rule("DS-EXT.3")
def test_one_speed_roll_serves_a_whole_squadron() -> None:
    table = Table(squadrons(), do(movement_phase, BRITISH), script=[7])
    assert len({option.ship for option in table.options}) == 7
    table.idle()
    assert len(table.told("strait-stays")) == 7
    assert len(table.told("strait-roll-speed")) == 1


@pytest.mark.rule("DS-EXT.4")
def test_lutjens_feeds_every_german_ship() -> None:
    p = squadrons().public
    for ship in p.afloat(GERMAN):
        assert points(p, FACTS, ship.id).shared == 2
    spend(p, FACTS, Z23, Points(0, 1))
    assert {points(p, FACTS, ship.id).shared for ship in p.afloat(GERMAN)} == {1}


@pytest.mark.rule("DS-EXT.4")
def test_holland_makes_manoeuvres_cheap_for_every_british_ship() -> None:
    p = squadrons(("holland", "leach")).public
    assert {manoeuvre_price(p, FACTS, ship.id) for ship in p.afloat(BRITISH)} == {2}
    assert manoeuvre_price(p, FACTS, GNEISENAU) == 3
    assert has(p, FACTS, ICARUS, "close-the-range")


@pytest.mark.rule("DS-EXT.4")
def test_tovey_s_gift_is_two_points_in_all() -> None:
    state = squadrons()
    for name in (SUFFOLK, ELECTRA, ICARUS):
        state.public.change(name, hit=True)
    table = Table(state, do(morale_phase, BRITISH), script=[12, 12])
    table.answer(SUFFOLK, Points(0, 1), ELECTRA, Points(0, 1))
    assert table.options == (Points(0, 0), Points(1, 0))
    refusal = table.refused(Points(0, 1))
    assert (refusal.rule, refusal.params) == ("DS-EXT.4", {"officer": "tovey", "left": 0})
    assert points(table.p, FACTS, HOOD) == Points(2, 0)


@pytest.mark.rule("DS-EXT.5")
def test_armour_is_read_by_the_class_of_the_attacker() -> None:
    assert not pierces(FACTS, NURNBERG, HOOD, "QH")
    assert pierces(FACTS, NURNBERG, HOOD, "KH")
    assert not pierces(FACTS, Z23, HOOD, "10H")
    assert pierces(FACTS, GNEISENAU, HOOD, "7H")
