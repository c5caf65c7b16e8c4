"""Aircraft: strikes, interceptions, the way home, and what takes off first."""

from huffduff.engine.questions import do
from huffduff.games.vas.air.attacks import attack_with_aircraft
from huffduff.games.vas.air.carriers import launch, launch_far_off
from huffduff.games.vas.air.guns import dp_reach
from huffduff.games.vas.air.moving import FlyTried, choose_air_order
from huffduff.games.vas.air.moving import fly as fly_step
from huffduff.games.vas.air.rearming import rearm
from huffduff.games.vas.air.sorties import Engage, Fly, Land, Raid, Rest
from huffduff.games.vas.facts.words import CardId, PlaneId, ShipId
from huffduff.games.vas.state import State
from tests.games.vas.captain.deciding import decided
from tests.games.vas.table import FACTS, Table, fly, inches, put, setting

ZERO, KATE, VAL = "a6m2-zero-fighter", "b5n2-kate-torpedo-bomber", "d3a1-val-dive-bomber"
WILDCAT, DAUNTLESS = "f4f-3-wildcat-fighter", "sbd-2-dauntless-dive-bomber"
SHOKAKU = ShipId("blue-shokaku")


def sky() -> State:
    return setting(1942, "JP", "US")


def flown(s: State) -> object:
    return decided(Table(s, do(fly_step, "blue")))


def aboard(s: State, plane: str, carrier: ShipId = SHOKAKU, **changes: object) -> None:
    fly(s, "blue", plane, 0, 0, place="aboard", carrier=carrier, home=carrier, **changes)


def test_a_bomber_attacks_the_ship_where_it_does_most() -> None:
    s = sky()
    fly(s, "blue", VAL, 30, 20)
    put(s, "red", "yorktown", 30, 30)
    put(s, "red", "northampton", 30, 10, hull=8)
    order = flown(s)
    assert isinstance(order, Fly)
    assert order.target == "red-northampton"
    s.public.change_ship(ShipId("red-yorktown"), hull=1)
    again = flown(s)
    assert isinstance(again, Fly)
    assert again.target == "red-yorktown"


def test_a_bomber_out_of_reach_closes_in() -> None:
    s = sky()
    bomber = fly(s, "blue", VAL, 2, 2)
    put(s, "red", "yorktown", 70, 46)
    order = flown(s)
    assert isinstance(order, Fly)
    assert order.target is None
    assert order.path[-1].distance(inches(70, 46)) < bomber.at.distance(inches(70, 46))


def test_a_bomber_waits_out_of_range_where_it_can_strike_from_there() -> None:
    s = sky()
    fly(s, "blue", KATE, 10, 20)
    put(s, "red", "atlanta", 40, 20)
    order = flown(s)
    assert isinstance(order, Fly)
    reach = max(dp_reach(FACTS, gun) for gun in FACTS.cards[CardId("atlanta")].of("light"))
    assert reach < order.path[-1].distance(inches(40, 20)) <= FACTS.planes[PlaneId(KATE)].speed


def test_a_bomber_too_slow_to_wait_out_of_range_goes_in() -> None:
    s = sky()
    fly(s, "blue", "swordfish-i-torpedo-bomber", 22, 20)
    put(s, "red", "king-george-v", 40, 20)
    order = flown(s)
    assert isinstance(order, Fly)
    assert order.path[-1].distance(inches(40, 20)) < 850


def test_a_fighter_meets_enemy_bombers() -> None:
    s = sky()
    fly(s, "blue", ZERO, 30, 20)
    bomber = fly(s, "red", DAUNTLESS, 30, 30)
    fly(s, "red", WILDCAT, 40, 20)
    order = flown(s)
    assert isinstance(order, Engage)
    assert order.enemies == (bomber.id,)


def test_who_has_dropped_his_load_flies_home_and_lands() -> None:
    s = sky()
    put(s, "blue", "shokaku", 20, 20, heading=90, deck_open=True)
    fly(s, "blue", VAL, 10, 20, home=SHOKAKU, armed=False)
    order = flown(s)
    assert isinstance(order, Land)
    assert order.carrier == SHOKAKU
    s.public.change_ship(SHOKAKU, deck_open=False, at=inches(60, 20))
    closer = flown(s)
    assert isinstance(closer, Fly)
    assert closer.path[-1].x > 1000


def test_home_beyond_the_edge_is_reached_over_the_edge() -> None:
    s = sky()
    put(s, "blue", "shokaku", 0, 0, status="deep", deck_open=True)
    fly(s, "blue", VAL, 10, 15, home=SHOKAKU, armed=False)
    assert isinstance(flown(s), Land)
    s.public.change_ship(SHOKAKU, deck_open=False)
    s.public.change_flight(next(iter(s.public.flights)), at=inches(10, 46))
    order = flown(s)
    assert isinstance(order, Fly)
    assert order.path[-1].y < 4600


def test_a_carrier_beyond_the_edge_is_raided() -> None:
    s = sky()
    put(s, "red", "yorktown", 0, 0, status="deep")
    fly(s, "blue", VAL, 30, 40)
    assert isinstance(flown(s), Raid)


def test_who_has_nothing_to_do_stays() -> None:
    s = sky()
    fly(s, "blue", ZERO, 30, 20)
    put(s, "red", "fletcher", 60, 40)
    assert flown(s) == Rest()


def test_bombers_take_off_first_with_a_fighter_where_the_enemy_flies() -> None:
    s = sky()
    put(s, "blue", "shokaku", 20, 20, heading=90, moved=700)
    for plane in (ZERO, VAL, KATE):
        aboard(s, plane)
    table = Table(s, do(launch, SHOKAKU))
    assert decided(table)[0].flight != f"blue-{ZERO}-1"
    fly(s, "red", DAUNTLESS, 60, 40)
    assert decided(Table(s, do(launch, SHOKAKU)))[0].flight == f"blue-{ZERO}-1"


def test_fighters_stay_aboard_where_the_enemy_has_no_aircraft_left() -> None:
    s = sky()
    put(s, "blue", "shokaku", 20, 20, heading=90, moved=700)
    aboard(s, ZERO)
    fly(s, "red", DAUNTLESS, 0, 0, place="lost")
    assert decided(Table(s, do(launch, SHOKAKU))) == ()
    fly(s, "red", DAUNTLESS, 60, 40)
    assert len(decided(Table(s, do(launch, SHOKAKU)))) == 1


def test_who_has_dropped_his_load_and_has_no_deck_gets_out_of_the_way() -> None:
    s = sky()
    fly(s, "blue", VAL, 30, 20, armed=False)
    put(s, "red", "fletcher", 30, 21)
    order = flown(s)
    assert isinstance(order, Fly)
    assert order.path[-1].y < 500
    s.public.change_flight(order.flight, at=inches(30, 0))
    assert flown(s) == Rest()


def test_flights_from_afar_come_in_opposite_the_enemy() -> None:
    s = sky()
    put(s, "blue", "shokaku", 0, 0, status="deep")
    put(s, "red", "yorktown", 50, 40)
    aboard(s, VAL)
    (post,) = decided(Table(s, do(launch_far_off, SHOKAKU)))
    assert post.at.x == 5000


def test_he_flies_first_and_strikes_with_the_surest_first() -> None:
    s = sky()
    kate, val = (fly(s, "blue", plane, 30, 30, target="red-yorktown") for plane in (KATE, VAL))
    put(s, "red", "yorktown", 30, 30)
    fly(s, "red", WILDCAT, 60, 20)
    assert decided(Table(s, do(choose_air_order))) == "blue"
    assert decided(Table(s, do(attack_with_aircraft, "blue"))) == (val.id, kate.id)


def test_everything_aboard_is_rearmed() -> None:
    s = sky()
    put(s, "blue", "shokaku", 20, 20)
    aboard(s, VAL, armed=False)
    aboard(s, KATE, armed=False)
    assert len(decided(Table(s, do(rearm, "blue")))) == 2


def test_a_flight_goes_round_a_ship_that_would_shoot_at_it_from_below() -> None:
    s = sky()
    put(s, "red", "atlanta", 30, 20)
    spent = fly(s, "blue", KATE, 30.6, 20, armed=False)
    put(s, "blue", "shokaku", 20, 20, 90, deck_open=False)
    s.public.change_flight(spent.id, home=SHOKAKU)
    table = Table(s, do(fly_step, "blue"))
    order = decided(table)
    assert isinstance(order, Fly)
    assert len(order.path) == 2
    tried = table.ask.choice.preview(order)
    assert isinstance(tried, FlyTried)
    assert (tried.refusal, tried.passed) == (None, ())


def test_a_fight_is_not_worth_a_way_over_a_cruiser_full_of_guns() -> None:
    s = sky()
    fly(s, "blue", ZERO, 30, 21)
    enemy = fly(s, "red", WILDCAT, 30, 18)
    order = flown(s)
    assert isinstance(order, Engage)
    put(s, "red", "atlanta", 30, 19.4, 90)
    round_her = flown(s)
    assert isinstance(round_her, Engage)
    assert (round_her.enemies, len(round_her.path)) == ((enemy.id,), 2)


def test_a_fighter_with_nobody_to_meet_leaves_the_range_of_enemy_guns() -> None:
    s = sky()
    put(s, "blue", "shokaku", 10, 20)
    ship = put(s, "red", "atlanta", 40, 20)
    fighter = fly(s, "blue", ZERO, 38, 20, home=SHOKAKU)
    order = flown(s)
    assert isinstance(order, Fly)
    assert order.path[-1].distance(ship.at) > fighter.at.distance(ship.at)
    s.public.change_flight(fighter.id, at=inches(20, 20))
    assert isinstance(flown(s), Rest)
