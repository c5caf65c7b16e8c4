"""What the German captain wants: enough points for an ending, oil for it, and a port in time."""

from random import Random

import pytest

from huffduff.engine.choices import OneOf
from huffduff.games.chase.captain.chart_work import field
from huffduff.games.chase.captain.german import HIDE, HOME, HUNT, OIL, German
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED
from huffduff.games.chase.operations.convoys import CONVOY_PREY, MERCHANT_PREY, YES_OR_NO
from huffduff.games.chase.operations.orders import InPort, Refuel, Stay
from huffduff.games.chase.state import Sighting, State
from tests.games.chase.table import FACTS, band, change, locate, put, setting

PORT = "W27"


def captain(s: State) -> German:
    return German(s.public, s.private[GERMAN], FACTS, Random(1))


@pytest.mark.parametrize(
    ("points", "hull", "fuel", "purpose"),
    [
        (0, 12, 15, HUNT),
        (5, 12, 15, HIDE),
        (5, 12, 9, OIL),
        (5, 12, 11, OIL),
        (5, 11, 15, HUNT),
        (6, 11, 15, HOME),
        (11, 11, 15, HIDE),
    ],
)
def test_what_he_wants_follows_from_the_endings_that_would_win(points: int, hull: int, fuel: int, purpose: str) -> None:
    s = setting(turn=25)
    ship = put(s, "bismarck", "N14", hull=hull, fuel=fuel)
    put(s, "belchen", "J9")
    s.public.points = points
    assert captain(s).purpose([ship]) == purpose


def test_fuel_for_the_end_is_put_by_when_it_is_near_or_won() -> None:
    s = setting(turn=25)
    put(s, "bismarck", "N14")
    assert captain(s).reserve == 0
    s.public.points = 5
    assert captain(s).reserve == 10
    s.public.points, s.public.turn = 0, 33
    assert captain(s).reserve == 10


def test_on_the_last_of_her_fuel_she_takes_the_port_that_wins() -> None:
    s = setting(turn=34)
    put(s, "bismarck", PORT, hull=11, fuel=0, emergency=40)
    put(s, "belchen", "J9")
    s.public.points = 6
    assert InPort("bismarck") in captain(s).orders()
    s.public.points = 0
    assert InPort("bismarck") not in captain(s).orders()


def test_where_only_oil_is_missing_a_tanker_is_good_enough_wherever_he_waits() -> None:
    s = setting(turn=28, weather=1)
    put(s, "bismarck", "N14", fuel=9)
    put(s, "belchen", "J9")
    s.public.sightings = (Sighting(ALLIED, "J9", 28, "spotted", ("BB", "BB", "BC"), 3),)
    assert captain(s).tankers() == []
    s.public.points = 5
    assert captain(s).tankers() == ["J9"]
    change(s, "bismarck", fuel=10)
    assert captain(s).tankers() == []


def test_the_fuel_that_wins_the_game_is_not_burnt() -> None:
    s = setting(turn=30)
    put(s, "bismarck", "N14", fuel=12)
    s.public.points = 5
    dear, dearest = (captain(s).price(s.private[GERMAN], {"bismarck": points}) for points in (2, 3))
    assert dearest > 10 * dear
    s.public.points = 0
    assert captain(s).price(s.private[GERMAN], {"bismarck": 3}) < dearest / 10


def test_whoever_follows_her_cannot_keep_her_out_of_port() -> None:
    s = setting(turn=40)
    put(s, "bismarck", PORT, hull=11)
    locate(s, "bismarck", SHADOWED)
    s.public.points = 6
    assert captain(s).shadowed(["bismarck"]) == (Stay("bismarck"),)
    assert InPort("bismarck") in captain(s).orders()


def test_nor_away_from_the_oil_that_wins() -> None:
    s = setting(turn=34)
    put(s, "bismarck", "J9", fuel=9)
    put(s, "belchen", "J9")
    locate(s, "bismarck", SHADOWED)
    s.public.points = 5
    assert captain(s).shadowed(["bismarck"]) == (Stay("bismarck"),)
    assert Refuel("belchen", "bismarck") in captain(s).orders()


def test_she_comes_home_in_time() -> None:
    """With eleven turns left and ten hexes to go she stands in port before the last turn, whoever is in the way."""
    s = setting(turn=29)
    s.public.points = 6
    ship = put(s, "bismarck", "W17", hull=11, fuel=1)
    assert field(FACTS.chart, GERMAN, PORT)[ship.hex] == 10
    for turn in range(29, 40):
        s.public.turn = turn
        s.public.sightings = (Sighting(ALLIED, "W24", turn, "spotted", ("BB", "BB", "BC"), 3),)
        path = captain(s).path(s.private[GERMAN], "bismarck", [ship])
        ship = change(s, "bismarck", hex=path[-1] if path else ship.hex)
        if ship.hex in captain(s).havens:
            break
    assert ship.hex in captain(s).havens


def test_a_port_that_is_too_far_is_no_aim() -> None:
    """Fourteen hexes take Bismarck seven turns; with six left she hunts on, though port would win."""
    s = setting(turn=33)
    ship = put(s, "bismarck", "R15", hull=11)
    s.public.points = 6
    assert field(FACTS.chart, GERMAN, *captain(s).havens)[ship.hex] == 14
    assert captain(s).purpose([ship]) == HOME
    s.public.turn = 34
    assert captain(s).purpose([ship]) == HUNT


def test_a_damaged_ship_needs_no_oil_for_the_end() -> None:
    s = setting(turn=33)
    put(s, "belchen", "M10")
    ship = put(s, "bismarck", "N14", fuel=9)
    assert captain(s).purpose([ship]) == OIL
    assert captain(s).purpose([change(s, "bismarck", hull=11)]) == HUNT


@pytest.mark.parametrize(("turn", "hull", "answer"), [(22, 12, "yes"), (34, 12, "no"), (34, 11, "yes")])
def test_late_and_far_from_port_she_stays_undamaged(turn: int, hull: int, answer: str) -> None:
    s = setting(turn=turn)
    band(s, "KG1", "L13", "bismarck", "prinz-eugen", hull=hull)
    change(s, "prinz-eugen", hull=FACTS.ships["prinz-eugen"].hull)
    ask = CONVOY_PREY.ask(GERMAN, OneOf(YES_OR_NO), unit="KG1", convoy="hx-127")
    assert captain(s).attacks_convoy(ask) == answer


def test_half_a_point_is_not_worth_being_seen_near_the_enemy_until_the_end() -> None:
    s = setting(turn=30)
    put(s, "bismarck", "L13")
    ask = MERCHANT_PREY.ask(GERMAN, OneOf(YES_OR_NO), unit="bismarck")
    assert captain(s).attacks_merchant(ask) == "yes"
    s.public.sightings = (Sighting(ALLIED, "L14", 30, "spotted", ("BB", "BB", "BB", "BC"), 4),)
    assert captain(s).attacks_merchant(ask) == "no"
    s.public.turn = 39
    s.public.sightings = (Sighting(ALLIED, "L14", 39, "spotted", ("BB", "BB", "BB", "BC"), 4),)
    assert captain(s).attacks_merchant(ask) == "yes"


def test_hunting_promises_more_when_nobody_is_spotted() -> None:
    promised = []
    for visibility in (1, 7):
        s = setting(
            turn=23, weather=next(box for box in range(1, 11) if FACTS.tracks.visibility(box, 23) == visibility)
        )
        ship = put(s, "bismarck", "L13")
        promised.append(captain(s).prize([ship], HUNT)(ship.hex, 0))
    assert 0.0 < promised[0] < promised[1] / 2
