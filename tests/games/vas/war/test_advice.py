"""Help with a fleet list."""

import pytest

from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.words import CardId, PlaneId
from huffduff.games.vas.war.advice import ENOUGH, Repair, filled, points_left, repairs, too_dear
from huffduff.games.vas.war.fleets import FleetList, FleetShip, Terms, bill, first_refusal, offered

FACTS = load()
GERMAN = Terms("DE", 1941, 1000)
BISMARCK = FleetShip(CardId("bismarck-1941"), "Bismarck")
Z23 = FleetShip(CardId("z23"), "Z23")
JU_87 = PlaneId("ju-87b-2-c-0-dive-bomber")
ME_109 = PlaneId("me-109t-e-fighter")


@pytest.mark.rule("VS-OBJ.3")
def test_what_is_left_and_what_is_too_dear() -> None:
    fleet = FleetList((BISMARCK,))
    left = points_left(FACTS, GERMAN, fleet)
    assert left == 1000 - bill(FACTS, fleet).total
    over = dict(zip((card.id for card in offered(FACTS, GERMAN)), too_dear(FACTS, GERMAN, fleet), strict=True))
    assert over[Z23.card] == 0
    assert over[BISMARCK.card] == FACTS.cards[BISMARCK.card].points - left
    assert points_left(FACTS, Terms("DE", 1941, None), fleet) is None
    assert not any(too_dear(FACTS, Terms("DE", 1941, None), fleet))


@pytest.mark.rule("VS-AIR.10", "VS-OBJ.4")
def test_a_refused_list_is_repaired_by_leaving_one_thing_out() -> None:
    assert repairs(FACTS, GERMAN, FleetList((BISMARCK,))) == ()
    assert repairs(FACTS, GERMAN, FleetList((Z23, BISMARCK, Z23))) == (Repair("ship", 0), Repair("ship", 2))
    flights = (JU_87,) * 2
    assert repairs(FACTS, GERMAN, FleetList((Z23,), flights)) == (Repair("flight", 1),)
    mixed = FleetList((Z23,), (JU_87, ME_109, JU_87))
    assert repairs(FACTS, GERMAN, mixed) == ()  # no single Flight less would be enough
    assert repairs(FACTS, GERMAN, FleetList()) == ()
    unknown = FleetShip(CardId("nobody"), "Nobody")
    assert repairs(FACTS, GERMAN, FleetList((unknown, Z23))) == (Repair("ship", 0),)


@pytest.mark.parametrize("navy", sorted(FACTS.navies))
@pytest.mark.parametrize("year", [1939, 1941, 1944])
@pytest.mark.parametrize("budget", [500, 1000, 3000, None])
def test_a_list_is_filled_up_to_a_legal_one(navy: str, year: int, budget: int | None) -> None:
    terms = Terms(navy, year, budget, core_only=False)  # type: ignore[arg-type]
    fleet = filled(FACTS, terms, FleetList())
    assert first_refusal(FACTS, terms, fleet) is None
    for ship in fleet.ships:
        assert len(ship.flights) in (0, FACTS.cards[ship.card].capacity)
    if budget is None:
        assert len(fleet.ships) == ENOUGH


def test_what_was_chosen_stays() -> None:
    fleet = filled(FACTS, GERMAN, FleetList((Z23,), (JU_87,)))
    assert fleet.ships[0] == Z23
    assert fleet.flights == (JU_87,)
    assert len(fleet.ships) > 1
