"""Scenarios as data, and how lists and set battles become ships and Flights."""

from pathlib import Path

import msgspec
import pytest

from huffduff.engine.errors import BadData
from huffduff.engine.secrecy import NOTHING
from huffduff.games.vas.air.contact import companions, supporters
from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.words import SEATS, CardId, FlightId, PlaneId, ShipId
from huffduff.games.vas.muster import muster, set_battle, ship_id
from huffduff.games.vas.options import OPTIONS, PAIRINGS
from huffduff.games.vas.scenarios import SCENARIOS
from huffduff.games.vas.state import Private, Public, Side, State
from huffduff.games.vas.war.fleets import FleetList, FleetShip
from huffduff.geometry.plane import Box, Point
from tests.games.packs import spoilt

FACTS = load()
SET = [name for name in SCENARIOS if FACTS.scenarios[name].kind == "set"]


def battle(name: str, **options: str) -> Public:
    return set_battle(FACTS, FACTS.scenarios[name], options)


def test_every_scenario_is_in_the_data_in_order() -> None:
    assert tuple(FACTS.scenarios) == SCENARIOS
    assert len(SET) == 5


@pytest.mark.rule("VS-WAS.6")
def test_the_options_offer_every_pairing_and_every_navy() -> None:
    assert tuple(pairing.id for pairing in FACTS.war.pairing) == PAIRINGS
    offered = {option.key: option.values for option in OPTIONS}
    assert set(offered["blue-navy"]) == set(offered["red-navy"]) == set(FACTS.navies)


@pytest.mark.parametrize("name", SET)
def test_a_set_battle_has_its_ships_on_the_table_and_clear_of_each_other(name: str) -> None:
    public = battle(name, reinforcements="on")
    width, depth = (side * 100 for side in FACTS.war.table)
    afloat = [ship for ship in public.ships.values() if ship.status == "table"]
    boxes = []
    for ship in afloat:
        card = FACTS.cards[ship.card]
        assert 0 < ship.at.x < width
        assert 0 < ship.at.y < depth
        boxes.append(Box(ship.at, ship.heading, card.length, card.width))
    assert not [1 for n, box in enumerate(boxes) for other in boxes[:n] if box.overlaps(other)]
    assert all(public.sides[seat].strength for seat in SEATS)


def test_reinforcements_come_only_where_they_were_agreed_on() -> None:
    assert ShipId("blue-norfolk") not in battle("denmark-strait").ships
    norfolk = battle("denmark-strait", reinforcements="on").ships[ShipId("blue-norfolk")]
    assert (norfolk.status, norfolk.due, norfolk.edge) == ("waiting", 3, "north")


def test_the_last_battle_begins_with_a_bismarck_that_cannot_steer() -> None:
    bismarck = battle("last-battle").ships[ShipId("red-bismarck")]
    assert (bismarck.hull, bismarck.engine, bismarck.rudder, bismarck.vitals) == (92, 3, "ahead", ("rudder",))


def test_a_carrier_in_deep_deployment_has_flights_in_the_air_and_aboard() -> None:
    public = battle("swordfish-strike")
    assert public.ships[ShipId("blue-ark-royal")].status == "deep"
    assert public.sides["blue"].deep == ("blue-ark-royal",)
    flights = [flight for flight in public.flights.values() if flight.plane == "swordfish-i-torpedo-bomber"]
    assert [flight.place for flight in flights] == ["air"] * 4 + ["aboard"] * 2
    assert {flight.home for flight in flights} == {"blue-ark-royal"}
    assert flights[0].at == Point(3600, 800)
    assert flights[4].carrier == "blue-ark-royal"


@pytest.mark.rule("VS-DOG.8", "VS-DOG.16")
def test_flights_that_begin_a_set_battle_in_contact_keep_each_other_company() -> None:
    public = battle("coral-sea")
    first, second, third = (FlightId(f"red-a6m2-zero-fighter-{number}") for number in (1, 2, 4))
    assert companions(public, first) == (second,)
    assert supporters(public, second) == 1
    assert supporters(public, third) == 1
    swordfish = [FlightId(f"blue-swordfish-i-torpedo-bomber-{number}") for number in (1, 2, 3, 4, 5)]
    assert [supporters(battle("swordfish-strike"), flight) for flight in swordfish] == [3, 3, 3, 3, 0]
    assert battle("coral-sea", **{"later-corrections": "off"}).company == ()


def test_by_night_one_does_not_see_far() -> None:
    assert battle("tassafaronga").horizon == 1400
    assert battle("coral-sea").horizon == 3000
    assert battle("coral-sea").wind == "east"


@pytest.mark.rule("VS-AIR.1")
@pytest.mark.rule("VS-AIR.3")
@pytest.mark.rule("VS-AIR.9")
def test_a_list_becomes_ships_and_flights() -> None:
    public = Public("war-at-sea", {}, 1941, {"blue": Side("GB"), "red": Side("DE")}, {}, {})
    swordfish = PlaneId("swordfish-i-torpedo-bomber")
    carrier = FleetShip(CardId("victorious"), "Victorious", flights=(swordfish, swordfish))
    muster(FACTS, public, "blue", FleetList((carrier, FleetShip(CardId("electra"), "Echo")), (swordfish,)))
    assert list(public.ships) == ["blue-victorious", "blue-echo"]
    homes = [flight.home for flight in public.flights.values()]
    assert homes == ["blue-victorious", "blue-victorious", None]
    assert public.flights[FlightId("blue-swordfish-i-torpedo-bomber-3")].carrier is None
    side = public.sides["blue"]
    assert (side.spent, side.strength, side.all_air) == (235, 2, False)
    muster(FACTS, public, "red", FleetList((), (PlaneId("ju-87b-2-c-0-dive-bomber"),)))
    assert public.sides["red"].all_air


def test_ids_are_plain_letters() -> None:
    assert ship_id("red", "La Galissonnière") == "red-la-galissonniere"
    assert ship_id("blue", "O'Bannon") == "blue-o-bannon"


@pytest.mark.rule("VS-BASIC.17")
@pytest.mark.parametrize("name", SET)
def test_a_state_is_written_down_and_read_back(name: str) -> None:
    state = State(FACTS, battle(name), {seat: Private() for seat in SEATS}, NOTHING)
    dumped = msgspec.json.decode(msgspec.json.encode(state.dump()))
    assert msgspec.convert(dumped["public"], Public, str_keys=True) == state.public


def test_a_copy_shares_its_parts_and_keeps_its_own_changes() -> None:
    public = battle("coral-sea")
    twin = public.copy()
    name = next(iter(twin.ships))
    twin.change_ship(name, hull=1)
    twin.change_flight(next(iter(twin.flights)), armed=False)
    twin.change_side("blue", spent=1)
    assert public.ships[name].hull > 1
    assert next(iter(public.flights.values())).armed
    assert public.sides["blue"].spent > 1
    assert twin.ships != public.ships


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('card = "hood-1941"', 'card = "nautilus"', "no ship of that navy"),
        ('card = "hood-1941"', 'card = "iowa"', "no ship of that navy"),
        ('name = "Honolulu"', 'name = "Arizona"', "does not sail"),
        ('plane = "swordfish-i-torpedo-bomber"', 'plane = "kite"', "another navy"),
        ("count = 6, carrier = 1, airborne = 4", "count = 60, carrier = 1, airborne = 4", "more than the carrier"),
        ("count = 6, carrier = 1, airborne = 4", "count = 3, carrier = 1, airborne = 4", "no more than there are"),
        ("count = 6, carrier = 1, airborne = 4", "count = 6, carrier = 0, airborne = 4", "from land"),
        ("count = 6, carrier = 1, airborne = 4", "count = 6, carrier = 9, airborne = 4", "or there is none"),
        ("year = 1941", "turns = 8", "a year and two sides"),
        ("hull = 92, engine = 3", "hull = 0, engine = 3", "more Hull or damage"),
        ("hull = 92, engine = 3", "hull = 103, engine = 3", "more Hull or damage"),
        ("hull = 92, engine = 3", "hull = 92, engine = 7", "more Hull or damage"),
        ("hull = 92, engine = 3", "hull = 92, engine = -1", "more Hull or damage"),
        ("at = [48, 20], heading = 330", "at = [73, 20], heading = 330", "not on the table"),
        ("at = [48, 20], heading = 330", "at = [48, -1], heading = 330", "not on the table"),
        ("at = [48, 20], heading = 330", "at = [48, 20], heading = 360", "not on the table"),
        ("hull = 92, engine = 3", "hull = 92, due = 2", "over an edge"),
        ("hull = 92, engine = 3", 'hull = 92, edge = "north"', "over an edge"),
        ("hull = 92, engine = 3", "hull = 92, optional = true", "over an edge"),
        ("hull = 92, engine = 3", "hull = 92, deep = true", "no carrier"),
    ],
)
def test_an_impossible_set_battle_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        load(spoilt(tmp_path, "vas", "scenarios.toml", old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hull = 92, engine = 3", "hull = 1, engine = 6"),
        ("hull = 92, engine = 3", "hull = 102, engine = 0"),
        ("at = [48, 20], heading = 330", "at = [72, 48], heading = 359"),
        ("at = [48, 20], heading = 330", "at = [0, 0], heading = 0"),
    ],
)
def test_a_set_battle_may_go_to_the_limits(tmp_path: Path, old: str, new: str) -> None:
    assert load(spoilt(tmp_path, "vas", "scenarios.toml", old, new)).scenarios["last-battle"].side
