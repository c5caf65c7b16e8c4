"""Launching, re-arming, and carriers in deep deployment."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.air.attacks import StrikeHints
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.carriers import Launches, LaunchHints, LaunchTried, Post, deep_launch, launch
from huffduff.games.vas.air.contact import companions
from huffduff.games.vas.air.decks import deck_open, into_the_wind
from huffduff.games.vas.air.moving import fly as fly_all
from huffduff.games.vas.air.moving import raiders_return
from huffduff.games.vas.air.raids import RaidHints, raid
from huffduff.games.vas.air.rearming import RearmHints, rearm
from huffduff.games.vas.air.sorties import Land, movable
from huffduff.games.vas.facts.words import Edge, FlightId, ShipId
from huffduff.games.vas.state import State
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, fly, hints_of, inches, put, setting

ZERO, KATE, VAL = "a6m2-zero-fighter", "b5n2-kate-torpedo-bomber", "d3a1-val-dive-bomber"
CARRIER, YORKTOWN = ShipId("blue-shokaku"), ShipId("red-yorktown")
ONE, TWO, THREE = (FlightId(f"blue-{ZERO}-{number}") for number in (1, 2, 3))


def ocean(flights: int = 3, **changes: Any) -> State:
    """A carrier of blue that sailed north into a north wind, with Fighters aboard."""
    s = setting(1942, "JP", "US")
    s.public.wind = "north"
    put(s, "blue", "shokaku", 20, 20, **{"moved": 400, **changes})
    for _ in range(flights):
        fly(s, "blue", ZERO, 0, 0, place="aboard", carrier=CARRIER, home=CARRIER)
    return s


def post(flight: FlightId, x: float = 21, y: float = 20) -> Post:
    return Post(flight, inches(x, y))


def is_open(**changes: Any) -> bool:
    s = ocean(**changes)
    return deck_open(FACTS, s.public, s.public.ships[CARRIER])


@pytest.mark.rule("VS-CV.6", "VS-GEO.43", "VS-CV.4")
@pytest.mark.parametrize(("wind", "bearing"), [("north", 0), ("east", 90), ("south", 180), ("west", 270)])
def test_into_the_wind_is_within_45_degrees(wind: Edge, bearing: int) -> None:
    s = ocean()
    s.public.wind = wind
    for off, into in ((0, True), (45, True), (315, True), (46, False), (180, False)):
        ship = s.public.change_ship(CARRIER, heading=(bearing + off) % 360)
        assert into_the_wind(s.public, ship) == into


@pytest.mark.rule("VS-CV.8", "VS-CV.9", "VS-CV.14", "VS-CRIT.26", "VS-TRAIT.7")
def test_when_a_deck_is_open() -> None:
    assert is_open()
    assert is_open(order="scramble")
    assert is_open(crew=1)
    assert not is_open(turned=True)
    assert not is_open(moved=0)
    assert not is_open(heading=90)
    assert not is_open(crew=2)
    assert not is_open(lost_traits=("carrier",))
    for order in ("evade", "smoke", "all-hands", "come-about", "flood"):
        assert not is_open(order=order, obeyed=False)


@pytest.mark.rule("VS-CV.7", "VS-CV.10", "VS-CV.11", "VS-AIR.16", "VS-GEO.39")
def test_one_flight_is_launched_within_an_inch() -> None:
    s = ocean()
    fly(s, "red", "f4f-3-wildcat-fighter", 19, 20)
    table = Table(s, do(launch, CARRIER))
    assert table.refused((post(ONE), post(TWO))).key == "vas-too-many-launched"
    assert table.refused((post(ONE, 21.29),)).key == "vas-launched-too-far"
    assert table.refused((post(ONE, 19.5),)).key == "vas-launched-into-enemy"
    assert table.refused((post(FlightId("blue-nobody-1")),)).rule == "VS-CV.13"
    table.answer((post(ONE, 21.28),))
    flight = table.flight(ONE)
    assert (flight.place, flight.at, flight.launched) == ("air", inches(21.28, 20), True)
    assert table.ship(CARRIER).operations == 1
    assert table.ship(CARRIER).deck_open
    assert movable(table.p, "blue") == ()
    assert table.rested


@pytest.mark.rule("VS-DOG.8", "VS-DOG.16", "VS-CV.10")
def test_a_flight_launched_beside_its_own_keeps_them_company() -> None:
    s = ocean()
    friend = fly(s, "blue", VAL, 21, 21)
    table = Table(s, do(launch, CARRIER)).answer((post(ONE, 21, 20),))
    assert companions(table.p, ONE) == (friend.id,)
    assert companions(Table(s, do(launch, CARRIER)).answer((post(ONE, 21, 19.9),)).p, ONE) == ()


@pytest.mark.rule("VS-CV.10", "VS-GEO.39")
@pytest.mark.parametrize("order", [None, "scramble"])
def test_there_are_places_for_all_that_can_be_launched(order: str | None) -> None:
    s = ocean(order=order, obeyed=True)
    fly(s, "red", "f4f-3-wildcat-fighter", 20, 21)
    table = Table(s, do(launch, CARRIER))
    hints = hints_of(table.ask, LaunchHints)
    assert len(hints.spots) == hints.most
    posts = tuple(Post(flight, at) for flight, at in zip(hints.flights, hints.spots, strict=False))
    assert table.ask.choice.refusal(posts) is None


@pytest.mark.rule("VS-CV.10")
@pytest.mark.parametrize("heading", [0, 30, 90, 135, 250])
def test_all_that_may_be_launched_to_lies_between_the_corners_and_touches_them(heading: int) -> None:
    s = ocean(heading=heading)
    choice = Launches(s.data, s.public, s.public.ships[CARRIER])
    hints = choice.hints()
    assert isinstance(hints, LaunchHints)
    (west, south), (east, north) = hints.low, hints.high
    beyond = 40
    stands = [
        (x, y)
        for x in range(west - beyond, east + beyond, 4)
        for y in range(south - beyond, north + beyond, 4)
        if choice.refusal((Post(hints.flights[0], Point(x, y)),)) is None
    ]
    reached = [(min(axis), max(axis)) for axis in zip(*stands, strict=True)]
    for (least, most), low, high in zip(reached, hints.low, hints.high, strict=True):
        assert low <= least <= low + 8
        assert high - 8 <= most <= high


@pytest.mark.rule("VS-ORD.33", "VS-CV.7")
@pytest.mark.parametrize(("obeyed", "most"), [(True, 2), (False, 1)])
def test_scramble_allows_two(obeyed: bool, most: int) -> None:
    table = Table(ocean(order="scramble", obeyed=obeyed), do(launch, CARRIER))
    assert hints_of(table.ask, LaunchHints).most == most
    tried = table.ask.preview((post(ONE), post(TWO), post(THREE)))
    assert isinstance(tried, LaunchTried)
    assert [one is None for one in tried.refusals].count(True) == most
    launched = table.ask.choice.sample(Random(1))
    assert table.answer(launched).ship(CARRIER).operations == len(launched) == most
    table = Table(ocean(order="scramble", obeyed=obeyed), do(launch, CARRIER))
    for seed in range(10):
        assert table.ask.choice.sample(Random(seed)) in table.ask.choice


@pytest.mark.rule("VS-CV.8", "VS-CV.15", "VS-CV.16", "VS-FSM.3")
def test_a_closed_deck_and_flights_that_are_not_ready() -> None:
    assert Table(ocean(turned=True), do(launch, CARRIER)).rested
    assert Table(ocean(status="sunk"), do(launch, CARRIER)).rested
    s = ocean(1)
    s.public.change_flight(ONE, armed=False)
    table = Table(s, do(launch, CARRIER))
    assert table.rested
    assert table.ship(CARRIER).deck_open


def spent(*script: Any, **changes: Any) -> Table:
    s = ocean(3, **changes)
    s.public.change_flight(ONE, armed=False)
    s.public.change_flight(TWO, armed=False)
    return Table(s, do(rearm, "blue"), script=script)


@pytest.mark.rule("VS-CV.16", "VS-CV.17", "VS-CV.18")
def test_a_check_for_each_flight_that_is_re_armed() -> None:
    table = spent(4, 3)
    assert [row.flight for row in hints_of(table.ask, RearmHints).flights] == [ONE, TWO]
    assert table.refused((THREE,)).rule == "VS-CV.16"
    assert table.refused((ONE, ONE)).rule == "VS-CV.16"
    table.answer(table.ask.choice.sample(Random(1)))
    assert table.flight(ONE).armed
    assert not table.flight(TWO).armed
    assert table.flight(TWO).place == "aboard"
    assert table.rested
    assert spent().answer(()).rested


@pytest.mark.rule("VS-CV.16")
def test_a_burning_carrier_may_still_re_arm_with_a_shaken_crew() -> None:
    assert hints_of(spent(crew=2).ask, RearmHints).flights[0].face == 4
    assert hints_of(spent(crew=4).ask, RearmHints).flights[0].face == 5


@pytest.mark.rule("VS-AIR.35")
def test_flights_in_the_air_or_from_land_are_not_re_armed() -> None:
    s = ocean(0)
    fly(s, "blue", KATE, 30, 30, armed=False)
    fly(s, "blue", KATE, 30, 30, armed=False, place="aboard")
    assert Table(s, do(rearm, "blue")).rested


@pytest.mark.rule("VS-CV.16", "VS-FSM.3")
@pytest.mark.parametrize("status", ["withdrawn", "sunk"])
def test_nobody_is_asked_about_flights_of_a_carrier_that_is_gone(status: str) -> None:
    assert spent(status=status).rested
    old = ocean(1, status=status)
    old.public.change_flight(ONE, armed=False)
    old.public.options["later-corrections"] = "off"
    assert Table(old, do(rearm, "blue")).answer((ONE,)).rested


def deep(flights: int = 3, **changes: Any) -> State:
    return ocean(flights, status="deep", moved=0, **changes)


@pytest.mark.rule("VS-DEEP.4", "VS-DEEP.5", "VS-DEEP.6", "VS-DEEP.7", "VS-GEO.44")
def test_flights_come_in_from_deep_deployment_at_the_own_edge() -> None:
    table = Table(deep(), do(deep_launch, "blue"))
    assert table.ask.key == "vas-ask-scramble"
    table.answer("no")
    hints = hints_of(table.ask, LaunchHints)
    assert (hints.y, hints.low, hints.high) == (50, (0, 50), (7200, 50))
    assert table.refused((post(ONE, 60, 0.51),)).rule == "VS-DEEP.4"
    assert table.refused((post(ONE, 72.01, 0.5),)).rule == "VS-GEO.11"
    assert table.refused((post(ONE, 60, 0.5), post(TWO, 61, 0.5))).rule == "VS-CV.7"
    assert table.ask.choice.sample(Random(3)) in table.ask.choice
    table.answer((post(ONE, 60, 0.5),))
    assert table.flight(ONE).safe
    assert table.flight(ONE).launched
    assert table.rested


@pytest.mark.rule("VS-DEEP.7", "VS-ORD.33")
def test_a_far_carrier_scrambles_too() -> None:
    table = Table(deep(), do(deep_launch, "blue"), script=[4]).answer("yes")
    assert hints_of(table.ask, LaunchHints).most == 2
    failed = Table(deep(), do(deep_launch, "blue"), script=[3]).answer("yes")
    assert hints_of(failed.ask, LaunchHints).most == 1


@pytest.mark.rule("VS-DEEP.7", "VS-ORD.33", "VS-ORD.34", "VS-CV.7")
def test_a_far_carrier_scrambles_to_recover_two() -> None:
    s = deep(0)
    homeward = [fly(s, "blue", KATE, x, 17, home=CARRIER, armed=False).id for x in (30, 40)]
    table = Table(s, do(deep_launch, "blue"), do(fly_all, "blue"), script=[4])
    assert table.ask.key == "vas-ask-scramble"
    table.answer("yes")
    for flight, x in zip(homeward, (30, 40), strict=True):
        table.answer(Land(flight, (inches(x, 0),), carrier=CARRIER))
    assert [table.flight(flight).place for flight in homeward] == ["aboard", "aboard"]
    assert table.ship(CARRIER).operations == 2
    # One to launch and one to recover are two as well; who has no way home in this turn counts for nothing.
    one = deep(1)
    fly(one, "blue", KATE, 30, 17, home=CARRIER)
    assert Table(one, do(deep_launch, "blue")).ask.key == "vas-ask-scramble"
    for changes in ({"y": 17.01}, {"home": None}, {"launched": True}):
        far = deep(1)
        fly(far, "blue", KATE, 30, **{"y": 17, "home": CARRIER, **changes})  # type: ignore[arg-type]
        assert Table(far, do(deep_launch, "blue")).ask.key == "vas-ask-launch"
    one.public.options["later-corrections"] = "off"
    assert Table(one, do(deep_launch, "blue")).ask.key == "vas-ask-launch"


@pytest.mark.rule("VS-CV.14", "VS-DEEP.7", "VS-VITAL.3")
def test_what_keeps_a_far_carrier_from_launching() -> None:
    assert Table(deep(crew=2), do(deep_launch, "blue")).rested
    assert Table(deep(vitals=("bridge",)), do(deep_launch, "blue")).ask.key == "vas-ask-launch"
    assert Table(deep(1), do(deep_launch, "blue")).ask.key == "vas-ask-launch"
    assert Table(ocean(), do(deep_launch, "blue")).rested


def raided(aboard: int, *raiders: str, **changes: Any) -> State:
    """Flights of blue over a carrier of red in deep deployment, which has Fighters aboard."""
    s = setting(1944, "JP", "US")
    put(s, "red", "yorktown", 0, 0, **{"status": "deep", **changes})
    for _ in range(aboard):
        fly(s, "red", "f4f-3-wildcat-fighter", 0, 0, place="aboard", carrier=YORKTOWN, home=YORKTOWN)
    for plane in raiders:
        fly(s, "blue", plane, 30, 48, place="raiding", raid=YORKTOWN)
    return s


WILDCATS = tuple(FlightId(f"red-f4f-3-wildcat-fighter-{number}") for number in (1, 2))
VALS = tuple(FlightId(f"blue-{VAL}-{number}") for number in (1, 2, 3))


@pytest.mark.rule("VS-DEEP.9", "VS-DEEP.10", "VS-DEEP.11")
def test_dogfights_then_guns_then_bombs() -> None:
    s = raided(2, VAL, VAL, VAL)
    # One Val is beaten, one is driven off by a draw; the third passes three Local dice and hits.
    table = Table(s, do(raid, "blue"), script=[(6, 1), (1, 2), (1, 1, 1), 3, (2, 1)])
    assert table.ask.seat == "red"
    hints = hints_of(table.ask, RaidHints)
    assert hints.raiders == VALS
    assert len(hints.pairs) == len(hints.aboard) * len(VALS)
    assert all(abs(row.wins + row.loses + row.draw - 1) < 1e-9 for row in hints.pairs)
    pairs = [{"flight": WILDCATS[0], "enemy": VALS[0]}, {"flight": WILDCATS[1], "enemy": VALS[1]}]
    assert table.refused([pairs[0], {"flight": WILDCATS[0], "enemy": VALS[1]}]).rule == "VS-DEEP.9"
    assert table.refused([pairs[0], {"flight": WILDCATS[1], "enemy": VALS[0]}]).rule == "VS-DEEP.9"
    table.answer(pairs)
    assert table.flight(VALS[0]).place == "lost"
    assert table.flight(VALS[1]).raid is None
    assert table.ask.key == "vas-ask-aa"
    default = table.ask.choice.default  # type: ignore[attr-defined]
    assert [(burst.flight, burst.local) for burst in default] == [(VALS[2], 3)]
    table.answer(default)
    assert table.ship(YORKTOWN).hull == FACTS.cards[table.ship(YORKTOWN).card].hull - 2
    assert [table.flight(val).armed for val in VALS[1:]] == [True, False]
    assert all(table.flight(wildcat).place == "aboard" for wildcat in WILDCATS)
    assert table.rested


@pytest.mark.rule("VS-DEEP.10", "VS-AIR.30")
def test_different_raiders_attack_in_the_order_their_owner_likes() -> None:
    table = Table(raided(0, VAL, KATE), do(raid, "blue"), script=[(1, 1), 1, 5, (1, 1, 1, 1), 3, (2, 1)])
    table.answer(table.ask.choice.default)  # type: ignore[attr-defined]
    assert (table.ask.key, table.ask.seat) == ("vas-ask-strike", "blue")
    kate = FlightId(f"blue-{KATE}-1")
    assert [row.flight for row in hints_of(table.ask, StrikeHints).flights] == [VALS[0], kate]
    assert table.refused((kate,)).rule == "VS-AIR.29"
    table.answer((kate, VALS[0]))
    assert [event["flight"] for event in table.told("vas-strike-hits")] == [kate, VALS[0]]
    assert table.rested
    old = raided(0, VAL, KATE)
    old.public.options["later-corrections"] = "off"
    before = Table(old, do(raid, "blue"), script=[(1, 1), 1, 2, 2])
    assert before.answer(before.ask.choice.default).rested  # type: ignore[attr-defined]


@pytest.mark.rule("VS-DEEP.9")
def test_flights_on_the_decks_of_carriers_on_the_table_stay_there() -> None:
    s = raided(1, VAL)
    put(s, "red", "lexington", 30, 40)
    fly(s, "red", "f4f-3-wildcat-fighter", 0, 0, place="aboard", carrier=ShipId("red-lexington"))
    assert hints_of(Table(s, do(raid, "blue")).ask, RaidHints).aboard == WILDCATS[:1]


@pytest.mark.rule("VS-DEEP.11", "VS-TRAIT.14", "VS-KAMI.6")
def test_a_far_carrier_shows_her_side_to_whoever_attacks_her() -> None:
    # Heading north, with the Flight far ahead of her on paper: her belt takes 2 off the torpedo's dice all the same.
    table = Table(raided(0, KATE), do(raid, "blue"), script=[(1, 1, 1), 5, (2, 3, 4, 1)])
    table.answer(table.ask.choice.default)  # type: ignore[attr-defined]
    assert table.ship(YORKTOWN).hull == FACTS.cards[table.ship(YORKTOWN).card].hull - 3
    s = raided(0, "a6m5-zero-kamikaze")
    (flight,) = s.public.flights.values()
    assert flight_attack(FACTS, s.public, flight, s.public.ships[YORKTOWN]).need == 3


@pytest.mark.rule("VS-DEEP.9")
def test_the_defender_may_lose_or_stay_aboard() -> None:
    lost = Table(raided(1, VAL), do(raid, "blue"), script=[(1, 6)])
    lost.answer([{"flight": WILDCATS[0], "enemy": VALS[0]}])
    assert lost.flight(WILDCATS[0]).place == "lost"
    assert Table(raided(1, VAL), do(raid, "blue")).answer(()).ask.key == "vas-ask-aa"
    assert Table(raided(0, VAL), do(raid, "blue")).ask.key == "vas-ask-aa"
    sample = Table(raided(2, VAL, VAL), do(raid, "blue")).ask.choice
    assert all(sample.sample(Random(seed)) in sample for seed in range(10))


@pytest.mark.rule("VS-DEEP.11", "VS-FSM.3")
def test_a_carrier_that_is_gone_is_attacked_for_nothing() -> None:
    table = Table(raided(0, VAL, status="sunk"), do(raid, "blue"))
    assert table.told("vas-strike-lost")
    assert Table(ocean(), do(raid, "blue")).rested


@pytest.mark.rule("VS-DEEP.11", "VS-GEO.44")
def test_raiders_are_back_at_the_edge_in_the_next_movement() -> None:
    table = Table(raided(0, VAL), do(raiders_return))
    flight = table.flight(VALS[0])
    assert (flight.place, flight.at, flight.raid) == ("air", inches(30, 47.5), None)
    assert movable(table.p, "blue") == (flight,)
    together = Table(raided(0, VAL, VAL), do(raiders_return))
    assert companions(together.p, VALS[0]) == (VALS[1],)


@pytest.mark.rule("VS-DEEP.9", "VS-DOG.7")
def test_dogfight_scores_count_over_a_far_carrier() -> None:
    table = Table(raided(1, VAL), do(raid, "blue"), script=[(2, 2)])
    table.answer([{"flight": WILDCATS[0], "enemy": VALS[0]}])
    assert table.flight(VALS[0]).place == "lost"
    assert table.flight(WILDCATS[0]).place == "aboard"
