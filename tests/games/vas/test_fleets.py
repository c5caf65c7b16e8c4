"""Fleet building: points, navies, years, refits, air groups."""

from random import Random

import pytest

from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.words import CardId, Navy, PlaneId
from huffduff.games.vas.options import NAVIES, YEARS
from huffduff.games.vas.war.building import Fleets, terms
from huffduff.games.vas.war.fleets import (
    MOST_SHIPS,
    Bill,
    FleetList,
    FleetShip,
    Terms,
    bill,
    budget,
    first_refusal,
    names_for,
    offered,
    refusals,
)
from tests.games.vas.table import setting

FACTS = load()
GERMAN = Terms("DE", 1941, 1000)
BRITISH = Terms("GB", 1941, 1000)
JU_87 = PlaneId("ju-87b-2-c-0-dive-bomber")
SWORDFISH = PlaneId("swordfish-i-torpedo-bomber")


def ship(card: str, name: str = "", **more: object) -> FleetShip:
    return FleetShip(CardId(card), name or FACTS.cards[CardId(card)].name, **more)  # type: ignore[arg-type]


def why(terms: Terms, *ships: FleetShip, flights: tuple[PlaneId, ...] = ()) -> str | None:
    refused = first_refusal(FACTS, terms, FleetList(ships, flights))
    return None if refused is None else f"{refused.key} {refused.rule}"


@pytest.mark.rule("VS-OBJ.3")
@pytest.mark.rule("VS-WAS.7")
def test_priority_changes_the_budget_by_a_tenth_rounded_down() -> None:
    assert [budget(FACTS, 1000, priority) for priority in ("high", "medium", "low")] == [1100, 1000, 900]
    assert budget(FACTS, 1505, "low") == 1354
    assert budget(FACTS, 1500, "low") == 1350


@pytest.mark.rule("VS-OBJ.4")
@pytest.mark.rule("VS-BASIC.18")
def test_a_list_within_its_budget_is_legal() -> None:
    assert why(GERMAN, ship("bismarck-1941"), ship("prinz-eugen")) is None
    assert why(Terms("DE", 1941, 810), ship("bismarck-1941"), ship("prinz-eugen")) is None
    assert why(Terms("DE", 1941, 809), ship("bismarck-1941"), ship("prinz-eugen")) == "vas-over-budget VS-OBJ.3"
    assert why(GERMAN) == "vas-no-ships VS-BASIC.18"
    assert why(Terms("DE", 1941, None), *[ship("z23")] * (MOST_SHIPS + 1)) == "vas-too-many VS-BASIC.18"


@pytest.mark.rule("VS-BASIC.3")
def test_where_nobody_counts_points_any_list_goes() -> None:
    assert why(Terms("JP", 1945, None), ship("yamato"), flights=(JU_87,)) == "vas-other-navy-flight VS-NAT.2"
    assert why(Terms("JP", 1945, None), ship("yamato"), ship("yamato", "Musashi"), ship("akagi")) is None


@pytest.mark.rule("VS-NAT.2")
@pytest.mark.rule("VS-NAT.1")
def test_a_fleet_is_of_one_navy_and_of_its_year() -> None:
    assert why(GERMAN, ship("yamato")) == "vas-other-navy VS-NAT.2"
    assert why(Terms("DE", 1939, 1000), ship("bismarck")) == "vas-not-in-service VS-NAT.1"
    assert why(GERMAN, ship("z23"), flights=(SWORDFISH,)) == "vas-other-navy-flight VS-NAT.2"
    assert why(GERMAN, FleetShip(CardId("nautilus"), "Nautilus")) == "vas-no-such-card VS-BASIC.1"
    assert why(Terms("GB", 1941, 1000, core_only=False), ship("dale-class-oil-tanker")) == "vas-no-such-card VS-BASIC.1"


@pytest.mark.rule("VS-BASIC.9")
def test_a_ship_sails_with_every_refit_up_to_the_year() -> None:
    assert why(GERMAN, ship("bismarck")) == "vas-wrong-refit VS-BASIC.9"
    assert why(Terms("DE", 1940, 1000), ship("bismarck-1941")) == "vas-not-in-service VS-NAT.1"
    assert why(Terms("DE", 1940, 1000), ship("bismarck")) is None
    assert why(Terms("DE", 1943, 1000), ship("tirpitz-1941")) is None
    assert why(Terms("DE", 1943, 1000), ship("tirpitz-1943")) == "vas-other-pack VS-BASIC.9"
    assert why(Terms("DE", 1942, 1000), ship("tirpitz-1943")) == "vas-other-pack VS-BASIC.9"
    assert why(Terms("DE", 1942, 1000, core_only=False), ship("tirpitz-1943")) == "vas-not-in-service VS-NAT.1"
    assert why(Terms("DE", 1943, 1000, core_only=False), ship("tirpitz-1941")) == "vas-wrong-refit VS-BASIC.9"
    assert why(Terms("DE", 1943, 1000, core_only=False), ship("tirpitz-1943")) is None


@pytest.mark.rule("VS-BASIC.1")
def test_every_ship_has_her_name_and_sails_once() -> None:
    assert why(GERMAN, ship("z23"), ship("z23", "Z24")) is None
    assert why(GERMAN, ship("z23"), ship("z23")) == "vas-no-twice VS-BASIC.1"
    assert why(GERMAN, ship("z23", "Z99")) == "vas-no-such-ship VS-BASIC.1"
    wide = Terms("DE", 1943, 1000, core_only=False)
    assert "Z24" in names_for(FACTS, GERMAN, FACTS.cards[CardId("z23")], offered(FACTS, GERMAN))
    assert names_for(FACTS, wide, FACTS.cards[CardId("z23")], offered(FACTS, wide)) == ("Z23",)


@pytest.mark.rule("VS-NAT.1")
def test_a_ship_with_a_card_of_her_own_does_not_sail_before_its_year() -> None:
    early, late = (Terms("JP", year, 2000, core_only=False) for year in (1941, 1942))
    assert why(early, ship("yamato", "Musashi")) == "vas-not-in-service VS-NAT.1"
    assert why(late, ship("yamato", "Musashi")) == "vas-no-such-ship VS-BASIC.1"
    assert why(late, ship("musashi-1942")) is None
    assert names_for(FACTS, early, FACTS.cards[CardId("yamato")], offered(FACTS, early)) == ("Yamato",)
    # Where only the printed card counts, its date is that of the class.
    assert why(Terms("JP", 1941, 2000), ship("yamato", "Musashi")) is None


def test_a_match_that_began_before_keeps_its_lists() -> None:
    former, now = (setting(blue="JP", cards="all", later_corrections=value).public for value in ("off", "on"))
    assert why(terms(FACTS, former, "blue"), ship("yamato", "Musashi")) == "vas-over-budget VS-OBJ.3"
    assert why(terms(FACTS, now, "blue"), ship("yamato", "Musashi")) == "vas-not-in-service VS-NAT.1"
    both = Terms("JP", 1942, 2000, core_only=False, strict=False)
    assert why(both, ship("yamato", "Musashi")) == "vas-no-such-ship VS-BASIC.1"


@pytest.mark.parametrize("navy", NAVIES)
@pytest.mark.parametrize("year", YEARS)
def test_no_list_has_a_ship_before_she_was_commissioned(navy: Navy, year: str) -> None:
    terms = Terms(navy, int(year), None, core_only=False)
    born = {(card.ship_class, card.name): card.year for card, *_ in FACTS.ships.values() if card.navy == navy}
    cards = offered(FACTS, terms)
    for card in cards:
        for name in names_for(FACTS, terms, card, cards):
            assert born.get((card.ship_class, name), 0) <= int(year)


@pytest.mark.rule("VS-NAT.1", "VS-NAT.2")
def test_what_is_offered_are_the_ships_in_service() -> None:
    ships = {card.id for card in offered(FACTS, GERMAN)}
    assert {"bismarck-1941", "tirpitz-1941", "scharnhorst", "z23"} <= ships
    assert "bismarck" not in ships
    assert all(card.navy == "DE" for card in offered(FACTS, GERMAN))
    assert {card.type for card in offered(FACTS, Terms("US", 1945, 0, core_only=False))} == {
        *("battleship", "cruiser", "destroyer", "carrier")
    }


@pytest.mark.rule("VS-AIR.9")
@pytest.mark.rule("VS-AIR.8")
@pytest.mark.rule("VS-CV.13")
def test_an_air_group_is_in_the_price_of_the_carrier() -> None:
    group = (SWORDFISH,) * 8
    carrier = ship("victorious", flights=group)
    assert why(BRITISH, carrier) is None
    assert bill(FACTS, FleetList((carrier,))).total == 185
    assert why(BRITISH, ship("victorious", flights=(*group, SWORDFISH))) == "vas-over-capacity VS-AIR.9"
    assert why(BRITISH, ship("rodney", flights=(SWORDFISH,))) == "vas-over-capacity VS-AIR.9"
    corsair = ship("essex", flights=(PlaneId("f4u-1-corsair-fighter"),))
    assert why(Terms("US", 1943, 1000), corsair) == "vas-not-carrier-capable VS-AIR.8"
    later = ship("essex", flights=(PlaneId("f4u-4-corsair-fighter"),))
    assert why(Terms("US", 1944, 1000), later) is None
    kamikaze = ship("akagi", flights=(PlaneId("a6m5-zero-kamikaze"),))
    assert why(Terms("JP", 1944, 1000), kamikaze) == "vas-not-carrier-capable VS-AIR.8"


@pytest.mark.rule("VS-AIR.7")
def test_a_flight_flies_from_its_year_on() -> None:
    later = PlaneId("a6m5-zero-fighter")
    assert why(Terms("JP", 1942, 1000), ship("kagero"), flights=(later,)) == "vas-not-flying-yet VS-AIR.7"
    assert why(Terms("JP", 1944, 1000), ship("kagero"), flights=(later,)) is None
    assert why(GERMAN, ship("z23"), flights=(PlaneId("kite"),)) == "vas-no-such-flight VS-AIR.6"


@pytest.mark.rule("VS-AIR.10")
@pytest.mark.rule("VS-EX.22")
def test_flights_from_land_are_at_most_a_quarter_of_what_was_spent() -> None:
    # Bismarck and 13 Ju 87 of 15 points: 195 of 800.
    assert why(GERMAN, ship("bismarck-1941"), flights=(JU_87,) * 13) is None
    assert why(GERMAN, ship("bismarck-1941"), flights=(JU_87,) * 14) == "vas-too-many-flights VS-AIR.10"
    # 45 of 180 points is exactly a quarter.
    exact = (ship("z23"), ship("z23", "Z24"), ship("z1", "Z1 Leberecht Maass"))
    assert bill(FACTS, FleetList(exact)).ships == 175
    assert why(GERMAN, *exact, flights=(JU_87,) * 3) is None
    assert why(GERMAN, *exact, flights=(JU_87,) * 4) == "vas-too-many-flights VS-AIR.10"


@pytest.mark.rule("VS-AIR.10", "VS-BASIC.3")
def test_the_quarter_is_no_matter_of_the_budget() -> None:
    free = Terms("DE", 1941, None)
    assert why(free, ship("bismarck-1941"), flights=(JU_87,) * 13) is None
    assert why(free, ship("bismarck-1941"), flights=(JU_87,) * 14) == "vas-too-many-flights VS-AIR.10"
    begun_before = Terms("DE", 1941, None, strict=False)
    assert why(begun_before, ship("bismarck-1941"), flights=(JU_87,) * 14) is None


@pytest.mark.rule("VS-EX.22", "VS-AIR.10")
def test_of_1350_points_337_and_a_half_are_a_quarter() -> None:
    terms = Terms("DE", 1941, budget(FACTS, 1500, "low"))
    me_109 = PlaneId("me-109t-e-fighter")
    heavy = (ship("bismarck-1941"), ship("prinz-eugen"), ship("admiral-hipper"))
    assert bill(FACTS, FleetList(heavy, (me_109,) * 17)) == Bill(1010, 340)
    assert why(terms, *heavy, flights=(me_109,) * 17) == "vas-too-many-flights VS-AIR.10"
    mixed = (ship("bismarck-1941"), ship("graf-spee"), ship("z1"), ship("z1", "Z2 Georg Thiele"))
    assert bill(FACTS, FleetList(mixed, (*(me_109,) * 16, JU_87))) == Bill(1015, 335)
    assert why(terms, *mixed, flights=(*(me_109,) * 16, JU_87)) is None


@pytest.mark.rule("VS-AIR.2")
def test_a_fleet_of_aircraft_only_needs_a_scenario_that_allows_it() -> None:
    assert why(GERMAN, flights=(JU_87,)) == "vas-no-ships VS-BASIC.18"
    assert why(Terms("DE", 1941, 1000, all_air=True), flights=(JU_87,) * 4) is None


@pytest.mark.rule("VS-NAT-US.3")
@pytest.mark.rule("VS-NAT-US.5")
@pytest.mark.rule("VS-NAT-UK.1")
@pytest.mark.rule("VS-NAT-DE.1")
@pytest.mark.rule("VS-NAT-FR.1")
def test_vt_fuses_are_for_two_navies_from_1943_and_for_ships_with_dp_guns() -> None:
    assert why(Terms("US", 1942, 1000), ship("fletcher", vt=True)) == "vas-no-vt VS-NAT-US.5"
    assert why(Terms("US", 1943, 1000), ship("fletcher", vt=True)) is None
    assert why(Terms("GB", 1943, 1000), ship("warspite", vt=True)) is None
    assert why(Terms("DE", 1943, 1000), ship("bismarck-1941", vt=True)) == "vas-no-vt VS-NAT-US.5"
    assert why(Terms("FR", 1943, 1000), ship("richelieu", vt=True)) == "vas-no-vt VS-NAT-US.5"
    assert why(Terms("GB", 1943, 1000), ship("electra", vt=True)) == "vas-vt-without-dp VS-NAT-US.3"


def test_every_fault_of_a_list_is_told() -> None:
    faults = refusals(FACTS, Terms("DE", 1941, 100), FleetList((ship("yamato"), ship("bismarck")), (SWORDFISH,)))
    assert [fault.key for fault in faults] == [
        *("vas-other-navy", "vas-wrong-refit", "vas-other-navy-flight", "vas-over-budget")
    ]


@pytest.mark.rule("VS-BASIC.18")
def test_lists_made_at_random_are_legal_however_many_points_there_are() -> None:
    for number in range(6):
        large = Fleets(FACTS, Terms("US", 1945, 20_000))
        assert large.refusal(large.sample(Random(number))) is None
