"""Flights attack ships."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.air.antiaircraft import declare_antiaircraft, fire_antiaircraft
from huffduff.games.vas.air.attacks import StrikeHints, StrikeTried, attack_with_aircraft, attack_with_flight
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.dogfights import dogfight_phase
from huffduff.games.vas.facts.words import FlightId, ShipId, WeaponId
from huffduff.games.vas.gunnery.slots import aircraft_waiting, gunnery_slot
from huffduff.games.vas.ships import flank_speed
from huffduff.games.vas.state import Burst, Flight, State
from tests.games.vas.table import FACTS, Table, fly, hints_of, put, setting

SWORDFISH, KAMIKAZE = "swordfish-i-torpedo-bomber", "a6m5-zero-kamikaze"
BISMARCK, NORTHAMPTON = ShipId("red-bismarck"), ShipId("red-northampton")


def over(card: str, *planes: str, year: int = 1944, **changes: Any) -> State:
    """Flights of blue on the port beam of a ship of red that heads north."""
    s = setting(year, "GB", "DE")
    ship = put(s, "red", card, 30, 20, **changes)
    width = FACTS.cards[ship.card].width / 200
    for plane in planes:
        fly(s, "blue", plane, 30 - width - 0.5, 20, target=ship.id)
    return s


def flights(s: State) -> list[Flight]:
    return list(s.public.flights.values())


def attack(s: State, *script: Any) -> Table:
    """All Flights attack in the order in which they were put there."""
    return Table(s, *(do(attack_with_flight, flight.id) for flight in flights(s)), script=script)


def need(plane: str, card: str, **changes: Any) -> int:
    s = over(card, plane, **changes)
    (flight,) = flights(s)
    return flight_attack(FACTS, s.public, flight, next(iter(s.public.ships.values()))).need


@pytest.mark.rule("VS-AIR.31", "VS-AIR.32", "VS-AIR.4")
@pytest.mark.parametrize(
    ("plane", "face"),
    [
        ("a6m2-zero-bomber", 5),
        ("ju-87b-2-c-0-dive-bomber", 3),
        (SWORDFISH, 5),
        ("f4u-4-corsair-bomber", 5),
    ],
)
def test_each_role_hits_on_its_own_number_whatever_the_target_does(plane: str, face: int) -> None:
    assert need(plane, "bismarck") == face
    assert need(plane, "z1", moved=700) == face
    assert need(plane, "bismarck", anchored=True) == face
    assert FACTS.tables.air.hits_on["fighter"] == 5


@pytest.mark.rule("VS-AIR.31", "VS-AIR.33")
def test_one_die_hits_and_the_damage_dice_follow() -> None:
    table = attack(over("northampton", "f4u-4-corsair-bomber"), 5, (1, 2, 3, 1))
    assert table.ship(NORTHAMPTON).hull == 23 - 2
    assert table.rested
    assert attack(over("northampton", "f4u-4-corsair-bomber"), 4).rested


@pytest.mark.rule("VS-AIR.33", "VS-AIR.6")
def test_armour_piercing_of_a_flight_counts() -> None:
    assert attack(over("northampton", "a6m2-zero-bomber"), 5, 4).ship(NORTHAMPTON).hull == 22
    assert attack(over("northampton", "a6m2-zero-bomber"), 5, 3).ship(NORTHAMPTON).hull == 23


@pytest.mark.rule("VS-EX.12", "VS-TRAIT.14")
def test_a_swordfish_on_the_port_beam_of_bismarck() -> None:
    # D10 3 and 10; the Engine score jumps to 4, score 3 drags the Crew along with its starred roll; the bridge goes.
    script = (5, (2, 3, 5, 6), 3, 4, 1, 10, 1)
    table = attack(over("bismarck", SWORDFISH), *script)
    ship = table.ship(BISMARCK)
    assert ship.hull == 90
    assert (ship.engine, ship.crew) == (4, 1)
    assert flank_speed(FACTS, ship) == 300
    assert "bridge" in ship.vitals
    assert table.rested


@pytest.mark.rule("VS-AIR.34", "VS-AIR.27", "VS-AIR.35")
def test_who_cannot_attack_is_not_nominated() -> None:
    s = over("bismarck", "fulmar-i-ii-fighter")
    assert not aircraft_waiting(FACTS, s.public, "blue")
    s = over("bismarck", SWORDFISH)
    assert aircraft_waiting(FACTS, s.public, "blue")
    for changes in ({"armed": False}, {"target": None}, {"place": "lost"}):
        other = over("bismarck", SWORDFISH)
        other.public.change_flight(flights(other)[0].id, **changes)
        assert not aircraft_waiting(FACTS, other.public, "blue")
        assert attack(other).rested


@pytest.mark.rule("VS-AIR.35", "VS-AIR.36", "VS-AIR.37", "VS-TRAIT.32")
@pytest.mark.parametrize("script", [(1,), (5, (1, 1, 1, 1))])
def test_hit_or_miss_the_load_is_spent(script: tuple[Any, ...]) -> None:
    table = attack(over("bismarck", SWORDFISH), *script)
    (flight,) = table.p.flights.values()
    assert not flight.armed
    assert flight.place == "air"


@pytest.mark.rule("VS-AIR.29", "VS-TURN.9")
def test_all_aircraft_attack_in_one_slot_instead_of_a_ship() -> None:
    s = over("bismarck", SWORDFISH, SWORDFISH)
    put(s, "blue", "warspite", 60, 40)
    put(s, "red", "prinz-eugen", 5, 5, has_fired=True)
    table = Table(s, do(gunnery_slot, "blue"), script=[1, 1])
    assert set(table.options) == {"blue-warspite", "aircraft"}
    table.answer("aircraft")
    names = tuple(flight.id for flight in flights(s))
    assert table.refused(names[:1]).rule == "VS-AIR.29"
    assert table.refused((names[0], names[0])).rule == "VS-AIR.27"
    table.answer(names[::-1])
    assert [event["flight"] for event in table.told("vas-strike-misses")] == list(names[::-1])
    assert table.p.aircraft_nominated == ("blue",)
    assert table.heard(None).count("vas-nominates-aircraft") == 1


@pytest.mark.rule("VS-AIR.28", "VS-AIR.30")
def test_any_number_attacks_one_ship_and_late_ones_find_her_gone() -> None:
    s = over("northampton", *["f4u-4-corsair-bomber"] * 6, hull=1)
    table = Table(s, do(attack_with_aircraft, "blue"), script=[6, (2, 2, 2, 2)])
    order = table.ask.choice.sample(Random(1))
    table.answer(order)
    assert table.ship(NORTHAMPTON).status == "sunk"
    assert len(table.told("vas-strike-lost")) == 5
    assert not any(flight.armed for flight in table.p.flights.values())
    assert table.rested


@pytest.mark.rule("VS-DOG.15")
@pytest.mark.parametrize("blocked", ["off", "on"])
def test_a_flight_in_a_dogfight_may_still_attack_unless_agreed_otherwise(blocked: str) -> None:
    s = over("bismarck", SWORDFISH)
    s.public.options["dogfight-blocks-attack"] = blocked
    enemy = fly(s, "red", "me-109t-e-fighter", 25, 20)
    s.public.dogfights = ((enemy.id, flights(s)[0].id),)
    assert aircraft_waiting(FACTS, s.public, "blue") == (blocked == "off")
    bombs, duel = [5, (1, 1, 1, 1)], [(6, 1)]
    table = Table(s, do(gunnery_slot, "blue"), do(dogfight_phase), script=[*(bombs if blocked == "off" else ()), *duel])
    assert table.rested
    assert table.flight(flights(s)[0].id).place == "lost"
    assert [event["target"] for event in table.told("vas-strike-hits")] == ([BISMARCK] if blocked == "off" else [])


@pytest.mark.rule("VS-ORD.25", "VS-ORD.28")
def test_a_hit_on_an_evading_ship_is_rolled_again() -> None:
    evading: dict[str, Any] = {"order": "evade", "obeyed": True}
    assert attack(over("northampton", "f4u-4-corsair-bomber", **evading), 5, 4).rested
    hit = attack(over("northampton", "f4u-4-corsair-bomber", **evading), 5, 5, (2, 1, 1, 1))
    assert hit.ship(NORTHAMPTON).hull == 22


@pytest.mark.rule("VS-NAT-US.1", "VS-NAT-US.2", "VS-NAT.1")
def test_american_torpedoes_from_the_air_fail_up_to_1943() -> None:
    plane = "tbd-1-devastator-torpedo-bomber"
    assert attack(over("northampton", plane, year=1943), 5, 4).ship(NORTHAMPTON).hull == 23
    exploded = attack(over("northampton", plane, year=1943), 5, 5, (2, 1, 1, 1))
    assert exploded.ship(NORTHAMPTON).hull == 21
    assert attack(over("northampton", plane, year=1944), 5, (2, 1, 1, 1)).ship(NORTHAMPTON).hull == 21


@pytest.mark.rule("VS-TRAIT.5", "VS-TRAIT.13")
def test_decks_and_belts_are_in_the_way() -> None:
    dive = attack(over("bismarck", "ju-87b-2-c-0-dive-bomber"), 3, (4, 4))
    assert dive.ship(BISMARCK).hull == 102 - 6
    s = over("bismarck", SWORDFISH)
    s.public.change_flight(flights(s)[0].id, at=s.public.ships[BISMARCK].at._replace(y=2400))
    assert attack(s, 5, (4, 1, 1, 1)).ship(BISMARCK).hull == 98


@pytest.mark.rule("VS-BASIC.10")
def test_a_draft_shows_the_exact_odds() -> None:
    table = Table(over("bismarck", SWORDFISH, SWORDFISH), do(attack_with_aircraft, "blue"))
    rows = hints_of(table.ask, StrikeHints).flights
    assert [(row.need, row.damage_dice) for row in rows] == [(5, 4), (5, 4)]
    assert rows[0].hit_chance == pytest.approx(1 / 3)
    tried = table.ask.preview([row.flight for row in rows])
    assert isinstance(tried, StrikeTried)
    (total,) = tried.totals
    assert total.odds.hits == pytest.approx((4 / 9, 4 / 9, 1 / 9))
    assert (total.cripples, total.sinks) == (102 - 34, 102)
    assert [(line.by, line.dice) for line in total.lines] == [(tuple(row.flight for row in rows), 2)]


@pytest.mark.rule("VS-KAMI.1", "VS-KAMI.6")
def test_a_kamikaze_has_all_modifiers_but_range() -> None:
    assert [plane.id for plane in FACTS.planes.values() if plane.role == "kamikaze"] == [KAMIKAZE]
    assert need(KAMIKAZE, "northampton") == 3
    s = over("z1", KAMIKAZE, moved=700)
    (flight,) = flights(s)
    ship = next(iter(s.public.ships.values()))
    ahead = s.public.change_flight(flight.id, at=ship.at._replace(y=ship.at.y + 200))
    assert flight_attack(FACTS, s.public, ahead, ship).need == 6


def dived_on(*script: Any) -> Table:
    """A kamikaze on the beam of Northampton, whose one Local die is rolled first."""
    s = over("northampton", KAMIKAZE)
    (flight,) = flights(s)
    steps = do(declare_antiaircraft, "red"), do(fire_antiaircraft), do(attack_with_flight, flight.id)
    return Table(s, *steps, script=script).answer((Burst(NORTHAMPTON, WeaponId("aa"), flight.id, 0, 1),))


@pytest.mark.rule("VS-EX.13", "VS-KAMI.3", "VS-KAMI.5", "VS-KAMI.8", "VS-KAMI.9", "VS-KAMI.7")
def test_a_kamikaze_on_the_beam_of_northampton() -> None:
    table = dived_on(4, 2, 3, (1, 5), 1)
    ship = table.ship(NORTHAMPTON)
    assert (ship.hull, ship.crew) == (22, 1)
    assert table.flight(f"blue-{KAMIKAZE}-1").place == "spent"
    assert table.rested


@pytest.mark.rule("VS-KAMI.3", "VS-KAMI.4")
def test_a_kamikaze_that_local_fire_brings_down_does_not_attack() -> None:
    table = dived_on(5)
    assert table.flight(f"blue-{KAMIKAZE}-1").place == "lost"
    assert table.ship(NORTHAMPTON).hull == 23
    assert table.rested


@pytest.mark.rule("VS-KAMI.9")
def test_the_crew_score_rises_with_all_that_follows() -> None:
    table = attack(over("northampton", KAMIKAZE, crew=1), 4, (1, 2))
    ship = table.ship(NORTHAMPTON)
    assert (ship.hull, ship.crew) == (23 - 2, 2)


@pytest.mark.rule("VS-KAMI.9", "VS-CRIT.5")
def test_a_kamikaze_hits_a_crew_that_cannot_be_worse_once_more() -> None:
    # Explosion again: 2D6 of extra damage, and the Weapons area is dragged along with its own extra damage.
    table = attack(over("northampton", KAMIKAZE, crew=6), 4, (1, 2), (1, 2), 1)
    ship = table.ship(NORTHAMPTON)
    assert (ship.hull, ship.crew, ship.weapons) == (23 - 1 - 3 - 1, 6, 1)


@pytest.mark.rule("VS-KAMI.7", "VS-KAMI.10", "VS-TRAIT.5")
def test_without_damage_the_crew_is_not_shaken() -> None:
    # New Mexico's deck makes 5 of a 6, below her Armour; the check for a critical is made all the same.
    table = attack(over("new-mexico", KAMIKAZE), 4, (6, 1), 3)
    ship = table.ship("red-new-mexico")
    assert (ship.hull, ship.crew) == (FACTS.cards[ship.card].hull, 0)
    assert table.rested


@pytest.mark.rule("VS-KAMI.9")
def test_damage_of_a_critical_hit_shakes_the_crew_too() -> None:
    # The die itself does nothing, but the critical on the Weapons area does one damage (with its starred roll).
    table = attack(over("new-mexico", KAMIKAZE), 4, (6, 1), 4, 6, 2, 1)
    ship = table.ship("red-new-mexico")
    assert ship.weapons == 1
    assert ship.crew == 1


@pytest.mark.rule("VS-KAMI.8", "VS-KAMI.5")
def test_a_kamikaze_that_misses_twice_is_gone() -> None:
    table = attack(over("northampton", KAMIKAZE), 2, 2)
    assert table.flight(f"blue-{KAMIKAZE}-1").place == "spent"
    assert table.ship(NORTHAMPTON).hull == 23


@pytest.mark.rule("VS-KAMI.11", "VS-KAMI.4")
def test_a_kamikaze_whose_target_sank_first_or_who_was_shot_down() -> None:
    gone = attack(over("northampton", KAMIKAZE, status="sunk"))
    assert gone.flight(f"blue-{KAMIKAZE}-1").place == "spent"
    s = over("northampton", KAMIKAZE)
    s.public.change_flight(FlightId(f"blue-{KAMIKAZE}-1"), place="lost", target=None)
    assert attack(s).rested
