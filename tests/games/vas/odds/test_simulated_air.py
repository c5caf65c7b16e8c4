"""Flights and AA fire: what the odds say, and what the rules do when the dice are rolled again and again."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.vas.air.antiaircraft import fire_aa_system
from huffduff.games.vas.air.attacks import attack_with_flight
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.facts.cards import Plane
from huffduff.games.vas.facts.words import CardId, FlightId, PlaneId, ShipId
from huffduff.games.vas.odds.aircraft import aa_report
from huffduff.games.vas.odds.exact import odds
from huffduff.games.vas.state import Burst
from tests.games.vas.odds.test_simulated import EVADING, NOTHING, TARGET, agree, rolled
from tests.games.vas.table import FACTS, fly, put, setting


class Strike(NamedTuple):
    """Flights of one kind on one ship, abeam of her or ahead."""

    plane: str
    flights: int
    target: str
    side: bool
    struck: Mapping[str, Any] = NOTHING
    year: int = 1944


STRIKES = [
    Strike("swordfish-i-torpedo-bomber", 3, "bismarck", True),
    Strike("swordfish-i-torpedo-bomber", 2, "northampton", False, {"hull": 12}),
    Strike("d3a1-val-dive-bomber", 4, "northampton", True, {"hull": 9}),
    Strike("d3a1-val-dive-bomber", 2, "new-mexico", True, EVADING),
    Strike("f4u-4-corsair-bomber", 3, "kagero", True),
    Strike("a6m5-zero-kamikaze", 3, "northampton", True, {"hull": 9, "crew": 4}),
    Strike("a6m5-zero-kamikaze", 1, "new-mexico", True, {"hull": 25, "crew": 5, "weapons": 3}),
    Strike("a6m5-zero-kamikaze", 2, "fletcher", False, {"crew": 6}),
    Strike("tbf-1c-avenger-torpedo-bomber", 3, "kongo", True, {"hull": 40}, 1943),
]


def sky(case: Strike) -> tuple[Any, tuple[Do, ...]]:
    s = setting(case.year, "US", "JP")
    put(s, "red", case.target, 20, 20, 0 if case.side else 90, name="Target", **case.struck)
    flights = [fly(s, "blue", case.plane, 25, 20, target=TARGET) for _ in range(case.flights)]
    return s, (*(do(attack_with_flight, flight.id) for flight in flights), Do("rest"))


@pytest.mark.rule("VS-AIR.31", "VS-AIR.33", "VS-BASIC.10")
@pytest.mark.parametrize("number", range(len(STRIKES)))
def test_strikes_come_out_as_the_odds_say(number: int) -> None:
    s, agenda = sky(STRIKES[number])
    target = s.public.ships[TARGET]
    attacks = [flight_attack(FACTS, s.public, flight, target) for flight in s.public.flights.values()]
    exact = odds(FACTS, attacks, target)
    ships = [state.public.ships[TARGET] for state in rolled(s, agenda, {}, 200 + number)]
    assert agree([int(ship.status == "sunk") for ship in ships], (1 - exact.sink, exact.sink))
    hurt = [int(ship.crippled or ship.status == "sunk") for ship in ships]
    assert agree(hurt, (1 - exact.cripple, exact.cripple))


class Fire(NamedTuple):
    """A ship's guns at one Flight."""

    card: str
    plane: str
    distance: float
    ship: Mapping[str, Any] = NOTHING


FIRES = [
    Fire("warspite", "a6m2-zero-fighter", 0),
    Fire("warspite", "f4u-4-corsair-fighter", 0),
    Fire("warspite", "swordfish-i-torpedo-bomber", 0, {"vitals": ("magazine",)}),
    Fire("bismarck", "a6m5-zero-kamikaze", 0),
    Fire("northampton", "a6m2-zero-fighter", 5, {"vt": True}),
    Fire("iowa-1945", "a6m5-zero-bomber", 3),
]


def declared(card: CardId, name: ShipId, flight: FlightId, plane: Plane, case: Fire) -> tuple[list[Burst], float]:
    """All dice of all systems, as the report divides them, and its chance."""
    s = setting(1944)
    ship = put(s, "blue", card, 0, 0, **case.ship)
    everything = [weapon.id for weapon in FACTS.cards[card].weapons.values()]
    report = aa_report(FACTS, 1944, ship, plane, round(case.distance * 100), "starboard", (), everything)
    bursts = [
        Burst(name, one.id, flight, one.attack_dice - one.local_dice, one.local_dice)  # type: ignore[arg-type]
        for one in report.weapons
    ]
    return bursts, report.destroy


@pytest.mark.rule("VS-AIR.21", "VS-AIR.22", "VS-TRAIT.40", "VS-BASIC.10")
@pytest.mark.parametrize("number", range(len(FIRES)))
def test_aa_fire_comes_out_as_the_odds_say(number: int) -> None:
    case = FIRES[number]
    s = setting(1944)
    ship = put(s, "blue", case.card, 20, 20, name="Target", **case.ship)
    flight = fly(s, "red", case.plane, 20 + case.distance, 20)
    bursts, destroy = declared(ship.card, ship.id, flight.id, FACTS.planes[PlaneId(case.plane)], case)
    s.public.bursts = tuple(bursts)
    agenda = (*(do(fire_aa_system, ship.id, burst.weapon) for burst in bursts), Do("rest"))
    lost = [int(state.public.flights[flight.id].place == "lost") for state in rolled(s, agenda, {}, 300 + number)]
    assert agree(lost, (1 - destroy, destroy))
