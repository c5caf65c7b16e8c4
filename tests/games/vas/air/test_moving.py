"""Flights move: ways, contact, escorts, landing and leaving."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.vas.air.contact import fighting, supporters
from huffduff.games.vas.air.moving import FlyHints, FlyTried, arrive, choose_air_order, engage, land, leave_table
from huffduff.games.vas.air.moving import fly as fly_step
from huffduff.games.vas.air.routes import crossings, gap_to_hull, gap_to_stand, length, passes, up_to
from huffduff.games.vas.air.sorties import Engage, Fly, Land, Raid, Rest, movable, way
from huffduff.games.vas.facts.words import OTHER, CardId, FlightId, Seat, ShipId
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.state import State
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, fly, hints_of, inches, put, setting

ZERO, KATE, VAL = "a6m2-zero-fighter", "b5n2-kate-torpedo-bomber", "d3a1-val-dive-bomber"
WILDCAT, DAUNTLESS, KAMIKAZE = "f4f-3-wildcat-fighter", "sbd-2-dauntless-dive-bomber", "a6m5-zero-kamikaze"
CARRIER = ShipId("blue-shokaku")


def sky(**options: str) -> State:
    return setting(1944, "JP", "US", **options)


def name(plane: str, number: int = 1, side: str = "blue") -> FlightId:
    return FlightId(f"{side}-{plane}-{number}")


def points(*places: tuple[float, float]) -> tuple[Point, ...]:
    return tuple(inches(*place) for place in places)


def refusal(s: State, order: Any) -> str | None:
    found = way(FACTS, s.public, "blue", order).refusal
    return found.key if found else None


def flown(s: State, *orders: Any, script: Any = ()) -> Table:
    return Table(s, do(fly_step, "blue"), script=script).answer(*orders)


@pytest.mark.rule("VS-AIR.11", "VS-DOG.5")
def test_the_holder_of_the_token_says_who_moves_first() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    fly(s, "red", WILDCAT, 40, 40)
    table = Table(s, do(choose_air_order))
    assert (table.ask.key, table.ask.seat) == ("vas-ask-air-order", "blue")
    table.answer("red")
    assert (table.ask.key, table.ask.seat) == ("vas-ask-fly", "red")
    table.answer({"do": "rest"})
    assert table.ask.seat == "blue"
    assert table.answer({"do": "rest"}).rested
    s.public.token = "red"
    assert Table(s, do(choose_air_order)).ask.seat == "red"
    alone = sky()
    fly(alone, "red", WILDCAT, 40, 40)
    assert Table(alone, do(choose_air_order)).ask.key == "vas-ask-fly"


@pytest.mark.rule("VS-AIR.12", "VS-AIR.14")
def test_one_side_moves_all_its_flights_before_the_other() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    fly(s, "blue", KATE, 12, 10)
    fly(s, "red", WILDCAT, 40, 40)
    table = Table(s, do(choose_air_order)).answer("blue")
    table.answer({"do": "fly", "flight": name(ZERO), "path": [[1000, 1500]]})
    assert table.ask.seat == "blue"
    assert table.refused({"do": "fly", "flight": name(ZERO), "path": []}).key == "vas-flight-cannot-move"
    assert table.refused({"do": "evade", "flight": name(KATE)}).key == "engine-not-an-answer"
    table.answer({"do": "fly", "flight": name(KATE), "path": [[1200, 1500]]})
    assert table.ask.seat == "red"
    assert table.flight(name(ZERO)).at == Point(1000, 1500)


@pytest.mark.rule("VS-AIR.13")
def test_any_way_up_to_flank_speed() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    zigzag = points((20, 10), (20, 14), (10, 14))
    assert length((inches(10, 10), *zigzag)) == 2400
    assert refusal(s, Fly(name(ZERO), zigzag)) is None
    assert refusal(s, Fly(name(ZERO), (*zigzag[:2], inches(9.99, 14)))) == "vas-flight-too-far"
    assert refusal(s, Fly(name(ZERO))) is None
    assert refusal(s, Fly(name(ZERO), points((10, -0.01)))) == "vas-flight-off-table"
    assert refusal(s, Fly(name(KATE))) == "vas-flight-cannot-move"


@pytest.mark.rule("VS-AIR.16", "VS-AIR.17", "VS-DEEP.6", "VS-CV.11")
@pytest.mark.parametrize("changes", [{"launched": True}, {"has_moved": True}, {"place": "aboard"}])
def test_who_cannot_move(changes: dict[str, Any]) -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10, **changes)
    assert movable(s.public, "blue") == ()
    assert Table(s, do(fly_step, "blue")).rested


@pytest.mark.rule("VS-AIR.15", "VS-TRAIT.30", "VS-TRAIT.31", "VS-GEO.36")
def test_ships_passed_over_shoot_at_once_and_a_kill_ends_the_move() -> None:
    s = sky()
    put(s, "red", "northampton", 20, 20)
    fly(s, "blue", ZERO, 17, 20)
    order = Fly(name(ZERO), points((23, 20)))
    table = flown(s, order, script=[6])
    assert (table.ask.key, table.ask.seat) == ("vas-ask-pass", "red")
    table.answer("yes")
    assert table.flight(name(ZERO)).place == "lost"
    assert table.flight(name(ZERO)).at == inches(17, 20)
    assert table.rested
    missed = flown(s, order, script=[5]).answer("yes")
    assert missed.flight(name(ZERO)).at == inches(23, 20)


@pytest.mark.rule("VS-GEO.36", "VS-TRAIT.31")
def test_each_crossing_counts_and_a_tangent_does_not() -> None:
    s = sky()
    hull = hull_box(FACTS, put(s, "red", "northampton", 20, 20))
    across = points((18, 20), (22, 20), (18, 20))
    assert crossings(across[:2], hull) == 1
    assert crossings(across, hull) == 2
    assert crossings(points((18, 20), (20, 20), (22, 20)), hull) == 1
    assert crossings(points((20.22, 10), (20.22, 30)), hull) == 0
    assert crossings(points((20, 20), (25, 20)), hull) == 1


@pytest.mark.rule("VS-AIR.15")
def test_own_ships_let_flights_pass() -> None:
    s = sky()
    put(s, "blue", "shokaku", 20, 20)
    fly(s, "blue", KATE, 18, 20)
    fly(s, "blue", ZERO, 19, 20)
    assert flown(s, Fly(name(KATE), points((24, 20))), Rest()).rested


@pytest.mark.rule("VS-AIR.27", "VS-GEO.32", "VS-KAMI.2", "VS-GEO.5")
def test_an_attack_ends_in_contact_with_the_ship() -> None:
    s = sky()
    ship = put(s, "red", "northampton", 20, 20)
    fly(s, "blue", KATE, 15, 20)
    hull = hull_box(FACTS, ship)
    table = flown(s, Fly(name(KATE), (ship.at,), ship.id))
    flight = table.flight(name(KATE))
    assert hull.distance(flight.at) == 50
    assert flight.target == ship.id
    assert flight.at.y == 2000
    short = Fly(name(KATE), points((19.22, 20)), ship.id)
    assert refusal(s, short) == "vas-no-contact"
    near = Fly(name(KATE), points((19.23, 20)), ship.id)
    assert refusal(s, near) is None
    assert hull.distance(way(FACTS, s.public, "blue", near).route[-1]) == 50


@pytest.mark.rule("VS-AIR.35", "VS-AIR.34")
def test_what_cannot_attack_a_ship() -> None:
    s = sky()
    ship = put(s, "red", "northampton", 20, 20)
    put(s, "blue", "shokaku", 10, 20)
    fly(s, "blue", KATE, 15, 20, armed=False)
    fly(s, "blue", ZERO, 15, 21)
    fly(s, "blue", VAL, 15, 22)
    assert refusal(s, Fly(name(KATE), (ship.at,), ship.id)) == "vas-flight-unarmed"
    assert refusal(s, Fly(name(ZERO), (ship.at,), ship.id)) == "vas-flight-harmless"
    assert refusal(s, Fly(name(VAL), (ship.at,), CARRIER)) == "vas-no-such-target"
    assert refusal(s, Fly(name(VAL), (ship.at,), ShipId("red-nobody"))) == "vas-no-such-target"
    for status in ("sunk", "withdrawn", "deep", "scouting"):
        s.public.change_ship(ship.id, status=status)
        assert refusal(s, Fly(name(VAL), (ship.at,), ship.id)) == "vas-no-such-target"


@pytest.mark.rule("VS-AIR.28", "VS-GEO.35")
def test_many_flights_share_the_space_at_a_ship() -> None:
    s = sky()
    ship = put(s, "red", "northampton", 20, 20)
    for _ in range(6):
        fly(s, "blue", VAL, 15, 20)
    table = flown(s, *(Fly(name(VAL, number), (ship.at,), ship.id) for number in range(1, 7)))
    assert table.rested
    assert all(flight.target == ship.id for flight in table.p.flights.values())


@pytest.mark.rule("VS-DOG.1", "VS-DOG.2", "VS-DOG.5", "VS-GEO.33")
def test_only_fighters_meet_other_flights_and_both_are_locked() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    fly(s, "blue", KATE, 10, 12)
    enemy = fly(s, "red", DAUNTLESS, 20, 10)
    assert refusal(s, Engage(name(KATE), (enemy.at,), enemies=(enemy.id,))) == "vas-no-fighter"
    table = flown(s, Engage(name(ZERO), (enemy.at,), enemies=(enemy.id,)))
    assert table.p.dogfights == ((name(ZERO), enemy.id),)
    assert table.flight(name(ZERO)).at == Point(1900, 1000)
    assert movable(table.p, "red") == ()
    assert [flight.id for flight in movable(table.p, "blue")] == [name(KATE)]


@pytest.mark.rule("VS-GEO.33", "VS-DOG.4")
def test_contact_of_stands_to_the_hundredth() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    enemy = fly(s, "red", DAUNTLESS, 20, 10)
    near = Engage(name(ZERO), points((18.96, 10)), enemies=(enemy.id,))
    assert way(FACTS, s.public, "blue", near).route[-1] == inches(19, 10)
    far = Engage(name(ZERO), points((18.94, 10)), enemies=(enemy.id,))
    assert refusal(s, far) == "vas-no-flight-contact"
    assert refusal(s, Engage(name(ZERO), (), enemies=())) == "vas-nobody-to-meet"
    assert refusal(s, Engage(name(ZERO), (), enemies=(name(ZERO),))) == "vas-no-enemy-flight"


@pytest.mark.rule("VS-DOG.4")
def test_a_fighter_may_meet_several_that_stand_together() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    one = fly(s, "red", DAUNTLESS, 20, 10)
    two = fly(s, "red", DAUNTLESS, 19, 11)
    far = fly(s, "red", DAUNTLESS, 22, 10)
    both = Engage(name(ZERO), (one.at,), enemies=(one.id, two.id))
    assert refusal(s, Engage(name(ZERO), (one.at,), enemies=(one.id, far.id))) == "vas-no-flight-contact"
    assert flown(s, both).p.dogfights == ((name(ZERO), one.id), (name(ZERO), two.id))


@pytest.mark.rule("VS-DOG.4", "VS-GEO.35")
def test_whoever_meets_one_of_two_is_not_stopped_by_the_one_at_its_side() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10.4)
    beside = fly(s, "red", DAUNTLESS, 20, 10)
    met = fly(s, "red", DAUNTLESS, 20, 11)
    order = Engage(name(ZERO), points((20, 10.4)), enemies=(met.id,))
    assert passes(way(FACTS, s.public, "blue", order).route, beside.at)
    assert refusal(s, order) is None
    s.public.change_flight(beside.id, at=inches(15, 10))
    assert refusal(s, order) == "vas-flight-blocked"


@pytest.mark.rule("VS-DOG.8", "VS-DOG.16")
def test_a_fighter_that_engages_beside_its_own_has_their_support() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    enemy = fly(s, "red", DAUNTLESS, 20, 10)
    friend = fly(s, "blue", KATE, 19, 11)
    table = flown(s, Engage(name(ZERO), (enemy.at,), enemies=(enemy.id,)))
    assert supporters(table.p, name(ZERO)) == 1
    assert not fighting(table.p, friend.id)


@pytest.mark.rule("VS-DOG.2", "VS-GEO.35")
def test_enemy_flights_are_in_the_way() -> None:
    s = sky()
    fly(s, "blue", KATE, 10, 10)
    enemy = fly(s, "red", WILDCAT, 15, 10)
    through = Fly(name(KATE), points((20, 10)))
    assert refusal(s, through) == "vas-flight-blocked"
    assert refusal(s, Fly(name(KATE), points((15, 12), (20, 10)))) is None
    assert refusal(s, Fly(name(KATE), points((14.01, 10)))) == "vas-flight-blocked"
    s.public.change_flight(enemy.id, safe=True)
    assert refusal(s, through) is None


@pytest.mark.rule("VS-DOG.1", "VS-DOG.2", "VS-GEO.5", "VS-GEO.33")
@pytest.mark.parametrize("plane", [KATE, ZERO])
def test_nobody_comes_to_touch_an_enemy_flight_without_engaging_it(plane: str) -> None:
    s = sky()
    fly(s, "blue", plane, 10, 10)
    enemy = fly(s, "red", WILDCAT, 15, 10)
    for x in (14, 13.95):
        assert refusal(s, Fly(name(plane), points((x, 10)))) == "vas-flight-blocked"
    assert refusal(s, Fly(name(plane), points((13.94, 10)))) is None
    s.public.change_flight(enemy.id, safe=True)
    assert refusal(s, Fly(name(plane), points((14, 10)))) is None
    s.public.change_flight(enemy.id, safe=False, at=inches(11.02, 10))
    assert refusal(s, Fly(name(plane), points((9.98, 10)))) is None
    former = sky(later_corrections="off")
    fly(former, "blue", plane, 10, 10)
    fly(former, "red", WILDCAT, 15, 10)
    assert refusal(former, Fly(name(plane), points((14, 10)))) is None


@pytest.mark.rule("VS-DEEP.5")
def test_a_flight_that_has_just_come_in_cannot_be_met() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    enemy = fly(s, "red", DAUNTLESS, 20, 10, safe=True)
    assert refusal(s, Engage(name(ZERO), (enemy.at,), enemies=(enemy.id,))) == "vas-no-enemy-flight"


def escorted(busy: bool) -> State:
    """A bomber of red with an escort north of it, which may be busy with another Fighter of blue."""
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    bomber = fly(s, "red", DAUNTLESS, 20, 10)
    escort = fly(s, "red", WILDCAT, 20, 11)
    s.public.company = ((escort.id, bomber.id),)
    if busy:
        other = fly(s, "blue", ZERO, 20, 12)
        s.public.dogfights = ((other.id, escort.id),)
    return s


BOMBER, ESCORT = name(DAUNTLESS, side="red"), name(WILDCAT, side="red")


@pytest.mark.rule("VS-DOG.17", "VS-DOG.18", "VS-DOG.19")
def test_one_escort_shields_many_and_many_shield_until_all_are_busy() -> None:
    s = escorted(busy=True)
    second = fly(s, "red", WILDCAT, 20, 9)
    far_bomber = fly(s, "red", DAUNTLESS, 21, 9)
    s.public.company = (*s.public.company, (second.id, BOMBER), (second.id, far_bomber.id))
    at_one = Engage(name(ZERO), points((20, 10)), enemies=(BOMBER,))
    at_other = Engage(name(ZERO), points((22, 5), (22, 9)), enemies=(far_bomber.id,))
    assert [refusal(s, order) for order in (at_one, at_other)] == ["vas-escorted", "vas-escorted"]
    third = fly(s, "blue", ZERO, 19, 8)
    s.public.dogfights = (*s.public.dogfights, (third.id, second.id))
    assert [refusal(s, order) for order in (at_one, at_other)] == [None, None]


@pytest.mark.rule("VS-DOG.18", "VS-DOG.16", "VS-DOG.17")
def test_a_free_escort_has_to_be_met_first() -> None:
    s = escorted(busy=False)
    assert refusal(s, Engage(name(ZERO), points((20, 10)), enemies=(BOMBER,))) == "vas-escorted"
    assert refusal(s, Engage(name(ZERO), points((20, 11)), enemies=(ESCORT, BOMBER))) is not None
    assert refusal(s, Engage(name(ZERO), points((20, 11)), enemies=(ESCORT,))) is None
    between = points((10, 10.5), (20, 10.5))  # where its stand touches both
    assert refusal(s, Engage(name(ZERO), between, enemies=(ESCORT, BOMBER))) == "vas-escorted"
    assert refusal(s, Engage(name(ZERO), between, enemies=(ESCORT,))) is None
    s.public.company = ()
    assert refusal(s, Engage(name(ZERO), between, enemies=(ESCORT, BOMBER))) is None
    assert refusal(s, Engage(name(ZERO), points((20, 10)), enemies=(BOMBER,))) is None


@pytest.mark.rule("VS-DOG.16")
def test_bombers_are_no_escorts() -> None:
    s = escorted(busy=False)
    other = fly(s, "red", DAUNTLESS, 20, 9)
    s.public.company = ((other.id, BOMBER),)
    assert refusal(s, Engage(name(ZERO), points((20, 10)), enemies=(BOMBER,))) is None


@pytest.mark.rule("VS-DOG.19")
def test_behind_busy_escorts_a_flight_can_be_met_by_a_free_way_only() -> None:
    s = escorted(busy=True)
    direct = Engage(name(ZERO), points((18, 9), (20, 9)), enemies=(BOMBER,))
    assert refusal(s, direct) is None
    through = Engage(name(ZERO), points((18, 10.9), (20, 10)), enemies=(BOMBER,))
    assert refusal(s, through) is None
    blocked = fly(s, "blue", KATE, 15, 10)
    straight = Engage(name(ZERO), points((20, 9)), enemies=(BOMBER,))
    assert refusal(s, straight) == "vas-flight-blocked"
    s.public.change_flight(blocked.id, at=inches(15, 20))
    assert refusal(s, straight) is None


@pytest.mark.rule("VS-DOG.16", "VS-DOG.17", "VS-DOG.8", "VS-GEO.35")
def test_company_is_written_by_moves() -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    fly(s, "blue", KATE, 12, 10)
    fly(s, "blue", KATE, 14, 10)
    table = flown(s, Fly(name(KATE), points((13, 10))))
    assert list(table.p.company) == [(name(KATE), name(KATE, 2))]
    table.answer(Fly(name(ZERO), points((13, 10))))
    assert len(table.p.company) == 3
    table.answer(Fly(name(KATE, 2), points((20, 20))))
    assert list(table.p.company) == [(name(ZERO), name(KATE))]


def deck(**changes: Any) -> State:
    s = sky()
    put(s, "blue", "shokaku", 20, 20, **{"deck_open": True, **changes})
    fly(s, "blue", ZERO, 20, 12, home=CARRIER)
    return s


STERN = Land(name(ZERO), points((20, 16.69)), carrier=CARRIER)


@pytest.mark.rule("VS-CV.12", "VS-GEO.34", "VS-CV.7", "VS-GEO.30")
def test_a_flight_lands_at_the_stern() -> None:
    s = deck()
    table = flown(s, STERN)
    flight = table.flight(name(ZERO))
    assert (flight.place, flight.carrier) == ("aboard", CARRIER)
    assert table.ship(CARRIER).operations == 1
    s.public.change_flight(name(ZERO), home=ShipId("blue-zuikaku"))
    assert flown(s, STERN).flight(name(ZERO)).home == CARRIER
    bow = Land(name(ZERO), points((22, 20), (20, 23.31)), carrier=CARRIER)
    assert refusal(s, bow) == "vas-not-at-stern"
    assert refusal(s, Land(name(ZERO), points((20, 16.5)), carrier=CARRIER)) == "vas-not-at-stern"
    quarter = Land(name(ZERO), points((21.5, 12), (20.78, 18.9)), carrier=CARRIER)  # abaft the beam, at her side
    assert refusal(s, quarter) == "vas-not-at-stern"
    assert table.rested


@pytest.mark.rule("VS-CV.7", "VS-CV.8", "VS-ORD.33", "VS-ORD.34")
def test_a_deck_has_to_be_open_and_free() -> None:
    assert refusal(deck(deck_open=False), STERN) == "vas-deck-closed"
    assert refusal(deck(operations=1), STERN) == "vas-deck-closed"
    scrambled = {"order": "scramble", "obeyed": True}
    assert refusal(deck(operations=1, **scrambled), STERN) is None
    assert refusal(deck(operations=2, **scrambled), STERN) == "vas-deck-closed"


@pytest.mark.rule("VS-CV.13", "VS-AIR.8", "VS-CV.19", "VS-AIR.9")
def test_only_flights_of_carriers_land_and_only_where_there_is_room() -> None:
    s = deck()
    fly(s, "blue", KAMIKAZE, 20, 13, home=CARRIER)
    land = Land(name(KAMIKAZE), STERN.path, carrier=CARRIER)
    assert refusal(s, land) == "vas-cannot-land"
    s.public.change_flight(name(ZERO), home=None)
    assert refusal(s, STERN) == "vas-cannot-land"
    s.public.change_flight(name(ZERO), home=ShipId("blue-zuikaku"))
    capacity = FACTS.cards[CardId("shokaku")].capacity
    for _ in range(capacity - 1):
        fly(s, "blue", VAL, 0, 0, place="aboard", carrier=CARRIER, home=CARRIER)
    assert refusal(s, STERN) == "vas-deck-full"
    s.public.change_flight(name(KAMIKAZE), place="raiding")
    assert refusal(s, STERN) == "vas-deck-full"
    s.public.change_flight(name(KAMIKAZE), home=None)
    assert refusal(s, STERN) is None
    assert refusal(s, Land(name(ZERO), STERN.path, carrier=ShipId("red-nobody"))) == "vas-no-such-carrier"


@pytest.mark.rule("VS-GEO.11", "VS-DEEP.8", "VS-DEEP.7")
def test_flights_leave_only_over_the_edges_that_lead_somewhere() -> None:
    s = deck(status="deep")
    put(s, "red", "yorktown", 0, 0, status="deep")
    fly(s, "blue", VAL, 30, 40)
    own = Land(name(ZERO), points((20, 0)), carrier=CARRIER)
    assert refusal(s, own) is None
    assert refusal(s, Land(name(ZERO), points((20, 5)), carrier=CARRIER)) == "vas-not-at-edge"
    raid = Raid(name(VAL), points((30, 48)), carrier=ShipId("red-yorktown"))
    assert refusal(s, raid) is None
    assert refusal(s, Raid(name(VAL), points((36, 40)), carrier=ShipId("red-yorktown"))) == "vas-not-at-edge"
    assert refusal(s, Raid(name(VAL), points((30, 48)), carrier=CARRIER)) == "vas-not-deep"
    put(s, "red", "lexington", 60, 40)
    assert refusal(s, Raid(name(VAL), points((30, 48)), carrier=ShipId("red-lexington"))) == "vas-not-deep"
    table = flown(s, raid)
    assert (table.flight(name(VAL)).place, table.flight(name(VAL)).raid) == ("raiding", "red-yorktown")
    assert table.answer(own).rested
    assert table.flight(name(ZERO)).place == "aboard"


@pytest.mark.rule("VS-FSM.3", "VS-TRAIT.30")
@pytest.mark.parametrize(
    "step",
    [
        do(land, name(VAL), CARRIER),
        do(leave_table, name(VAL), CARRIER, 3000, 4800),
        do(arrive, name(VAL), 3100, 4000, "red-northampton"),
        do(engage, name(VAL), 3000, 4100, (name(WILDCAT, side="red"),)),
    ],
)
def test_a_flight_shot_down_on_its_way_does_not_get_there(step: Do) -> None:
    s = deck()
    lost = fly(s, "blue", VAL, 30, 40, place="lost")
    put(s, "red", "northampton", 31.7, 40)
    fly(s, "red", WILDCAT, 30, 42)
    table = Table(s, step)
    assert (table.flight(lost.id), table.events) == (lost, [])
    assert (table.p.dogfights, table.p.company) == ((), ())
    assert table.ship(CARRIER).operations == 0


@pytest.mark.rule("VS-GEO.11", "VS-DEEP.8", "VS-BASIC.10")
@pytest.mark.parametrize(("seat", "y"), [("blue", 48), ("red", 0)])
def test_the_straight_way_to_a_carrier_far_off_ends_on_her_edge(seat: Seat, y: int) -> None:
    s = sky()
    put(s, "blue", "shokaku", 0, 0, status="deep", deck_open=True)
    put(s, "red", "yorktown", 0, 0, status="deep", deck_open=True)
    carriers = {"blue": ShipId("red-yorktown"), "red": CARRIER}
    flight = fly(s, seat, VAL if seat == "blue" else DAUNTLESS, 30, 24, home=carriers[OTHER[seat]])
    s.public.change_flight(flight.id, at=inches(30, abs(y - 5)))
    (row,) = hints_of(Table(s, do(fly_step, seat)).ask, FlyHints).flights
    assert Raid(flight.id, points((30, y)), carrier=carriers[seat]) in row.straight
    s.public.change_flight(flight.id, at=inches(30, 48 - abs(y - 5)))
    (row,) = hints_of(Table(s, do(fly_step, seat)).ask, FlyHints).flights
    assert row.straight == (Land(flight.id, points((30, 48 - y)), carrier=carriers[OTHER[seat]]),)


@pytest.mark.rule("VS-TRAIT.30", "VS-DEEP.8", "VS-CV.12", "VS-FSM.3")
def test_a_flight_shot_down_on_its_way_neither_raids_nor_lands_nor_fights() -> None:
    s = deck(status="deep")
    put(s, "red", "yorktown", 0, 0, status="deep")
    put(s, "red", "northampton", 30, 44)
    put(s, "red", "northampton", 20, 3, name="Chester")
    enemy = fly(s, "red", DAUNTLESS, 30, 3)
    fly(s, "blue", VAL, 27, 44)
    raid = Raid(name(VAL), points((33, 44), (33, 48)), carrier=ShipId("red-yorktown"))
    landing = Land(name(ZERO), points((23, 3), (17, 3), (17, 0)), carrier=CARRIER)
    fight = Engage(name(ZERO), points((17, 3), (23, 3), (30, 3)), enemies=(enemy.id,))
    for order in (raid, landing, fight):
        table = flown(s, order, script=[6]).answer("yes")
        assert table.flight(order.flight).place == "lost"
        assert table.flight(order.flight).raid is None
        assert table.p.dogfights == ()
        assert not table.ship(CARRIER).operations


@pytest.mark.rule("VS-GEO.32", "VS-GEO.33", "VS-GEO.31")
def test_ways_are_cut_where_stands_touch() -> None:
    hull = hull_box(FACTS, put(sky(), "red", "northampton", 20, 20))
    cut = up_to(points((10, 20), (30, 20), (30, 30)), gap_to_hull(hull), hull.centre)
    assert cut == points((10, 20), (19.28, 20))
    stand = inches(20, 20)
    assert up_to(points((10, 20), (30, 20)), gap_to_stand(stand), stand)[-1] == inches(19, 20)
    assert up_to(points((19.5, 20), (30, 20)), gap_to_stand(stand), stand) == points((19.5, 20))
    assert passes(points((10, 20.99), (30, 20.99)), stand)
    assert not passes(points((10, 21), (30, 21)), stand)
    assert not passes(points((20.5, 20), (10, 20)), stand)


@pytest.mark.rule("VS-BASIC.10", "VS-AIR.13")
def test_a_draft_shows_the_way_and_everything_within_reach() -> None:
    s = sky()
    ship = put(s, "red", "northampton", 20, 20)
    fly(s, "red", WILDCAT, 25, 20)
    fly(s, "blue", KATE, 15, 20)
    fly(s, "blue", ZERO, 15, 22)
    table = Table(s, do(fly_step, "blue"))
    rows = {row.flight: row for row in hints_of(table.ask, FlyHints).flights}
    assert rows[name(KATE)].straight == (Fly(name(KATE), (ship.at,), ship.id),)
    assert [type(order) for order in rows[name(ZERO)].straight] == [Engage]
    tried = table.ask.preview(Fly(name(KATE), points((23, 20))))
    assert isinstance(tried, FlyTried)
    assert (tried.refusal, tried.length, tried.speed, tried.passed) == (None, 800, 1700, (ship.id,))
    assert tried.attack is None
    attack = table.ask.preview(Fly(name(KATE), (ship.at,), ship.id))
    assert isinstance(attack, FlyTried)
    assert attack.attack is not None
    (line,) = attack.attack.lines
    assert (line.by, line.need) == ((name(KATE),), FACTS.tables.air.hits_on["torpedo-bomber"])
    assert attack.attack.odds.hits[1] == pytest.approx(line.hit_chance)
    assert table.ask.preview(Fly(name(KATE), points((60, 20)))).refusal is not None  # type: ignore[attr-defined]
    assert table.ask.preview(Rest()).refusal is None  # type: ignore[attr-defined]
    for seed in range(30):
        assert table.ask.choice.sample(Random(seed)) in table.ask.choice


@pytest.mark.rule("VS-DOG.19", "VS-AIR.15")
@pytest.mark.parametrize("plane", [WILDCAT, DAUNTLESS])
def test_without_escorts_own_flights_are_no_obstacle(plane: str) -> None:
    s = sky()
    fly(s, "blue", ZERO, 10, 10)
    fly(s, "blue", KATE, 15, 10)
    enemy = fly(s, "red", plane, 20, 10)
    friend = fly(s, "red", WILDCAT if plane == WILDCAT else DAUNTLESS, 20, 11)
    s.public.company = ((enemy.id, friend.id),)
    assert refusal(s, Engage(name(ZERO), (enemy.at,), enemies=(enemy.id,))) is None


@pytest.mark.rule("VS-AIR.34", "VS-BASIC.10")
def test_only_what_makes_sense_is_offered() -> None:
    s = sky()
    put(s, "red", "northampton", 20, 20)
    fly(s, "blue", KATE, 15, 20, armed=False)
    fly(s, "blue", ZERO, 15, 22)
    rows = hints_of(Table(s, do(fly_step, "blue")).ask, FlyHints).flights
    assert [row.straight for row in rows] == [(), ()]
