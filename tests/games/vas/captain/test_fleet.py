"""Fleets: legal for every navy and year, within the budget and near it, quick where the table has to be crossed."""

import pytest

from huffduff.engine.questions import Ask
from huffduff.games.vas.captain.captain import captain
from huffduff.games.vas.captain.numbers import RUNNER
from huffduff.games.vas.options import NAVIES, YEARS
from huffduff.games.vas.state import State
from huffduff.games.vas.war.building import BUILD, Fleets, terms
from huffduff.games.vas.war.fleets import MOST_FLIGHTS, MOST_SHIPS, FleetList, bill
from tests.games.vas.captain.deciding import Certain
from tests.games.vas.table import FACTS, setting


def built(s: State, budget: int) -> FleetList:
    """The list of blue for a budget, which the rules accept."""
    s.public.change_side("blue", budget=budget)
    ask: Ask[FleetList] = BUILD.ask("blue", Fleets(FACTS, terms(FACTS, s.public, "blue")))
    return ask.checked(captain(s.view("blue"), ask, Certain()))


@pytest.mark.parametrize("navy", NAVIES)
@pytest.mark.parametrize("year", [1939, 1941, 1945])
def test_a_fleet_is_legal_and_spends_its_points(navy: str, year: int) -> None:
    fleet = built(setting(year, navy), 1000)
    assert 800 <= bill(FACTS, fleet).total <= 1000


@pytest.mark.parametrize("navy", NAVIES)
@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("budget", [450, 1650, 3300])
def test_a_fleet_is_legal_however_few_ships_there_are(navy: str, year: str, budget: int) -> None:
    assert built(setting(int(year), navy), budget).ships


def test_carriers_sail_with_full_decks_and_fighters_among_them() -> None:
    fleet = built(setting(1942, "JP"), 3000)
    carriers = [ship for ship in fleet.ships if FACTS.cards[ship.card].capacity]
    assert carriers
    for ship in carriers:
        assert len(ship.flights) == FACTS.cards[ship.card].capacity
        roles = {FACTS.planes[flight].role for flight in ship.flights}
        assert "fighter" in roles
        assert len(roles) > 1


def test_ships_that_can_have_vt_fuses_have_them() -> None:
    for navy, year, fitted in (("US", 1943, True), ("GB", 1944, True), ("US", 1942, False), ("JP", 1944, False)):
        ships = built(setting(year, navy), 1000).ships
        dp = [ship.vt for ship in ships if any(gun.has("dp") for gun in FACTS.cards[ship.card].of("light"))]
        assert dp
        assert set(dp) == {fitted}


def test_slow_ships_stay_in_port_where_the_table_has_to_be_crossed() -> None:
    s = setting(1941, "US")
    assert any(FACTS.cards[ship.card].speed < RUNNER for ship in built(s, 2000).ships)
    s.public.change_side("blue", objective="sweep-and-clear")
    assert all(FACTS.cards[ship.card].speed >= RUNNER for ship in built(s, 2000).ships)


def test_where_nobody_counts_the_agreed_points_are_kept() -> None:
    s = setting(1941, "DE", points="1500")
    s.public.scenario = "free-battle"
    assert bill(FACTS, built(s, 0)).total <= 1500


def test_the_largest_fleet_still_fits_on_a_list() -> None:
    fleet = built(setting(1945, "US"), 20_000)
    assert len(fleet.ships) <= MOST_SHIPS
    assert sum(len(ship.flights) for ship in fleet.ships) + len(fleet.flights) <= MOST_FLIGHTS
