"""Random answers reach from one end of what is allowed to the other, and never beyond it."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.air.antiaircraft import declare_antiaircraft
from huffduff.games.vas.air.attacks import Strikes, attack_with_aircraft
from huffduff.games.vas.air.carriers import Post, deep_launch, launch
from huffduff.games.vas.air.moving import FlyTried
from huffduff.games.vas.air.moving import fly as fly_step
from huffduff.games.vas.air.sorties import Fly, Rest
from huffduff.games.vas.facts.words import CardId, FlightId, ShipId
from huffduff.games.vas.gunnery.horizon import spot
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.movement.course import Helm, Leg, any_course
from huffduff.games.vas.movement.entering import Entries, Entry
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import Burst, Shot, State
from huffduff.games.vas.war.building import Fleets
from huffduff.games.vas.war.deployment import Berth, deploy, yard
from huffduff.games.vas.war.fleets import Terms, offered
from huffduff.games.vas.war.patrols import patrol
from huffduff.games.vas.war.redeployment import DeepPlan, deep_deployment, redeploy
from huffduff.games.vas.war.scouting import Commitment, Observers, commit_scouts
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, fly, inches, put, setting

ALMOST_ONE = 1 - 1e-12
ZERO = "a6m2-zero-fighter"


class Falls(Random):
    """A generator that gives what it is told, and the last of it for ever; it turns lists round."""

    def __init__(self, *values: float) -> None:
        super().__init__(0)
        self._values = list(values)

    def random(self) -> float:
        return self._values.pop(0) if len(self._values) > 1 else self._values[0]

    def shuffle(self, x: Any) -> None:
        x.reverse()


LEAST, MOST = Falls(0.0), Falls(ALMOST_ONE)


@pytest.mark.rule("VS-GEO.42")
def test_entries_reach_along_the_whole_edge_and_all_headings() -> None:
    for edge, longest, inward in (("south", 7200, 0), ("west", 4800, 90)):
        choice = Entries(sea(FACTS), ShipId("blue-hood"), edge)  # type: ignore[arg-type]
        assert choice.sample(LEAST) == Entry(0, (inward - 89) % 360)
        assert choice.sample(MOST) == Entry(longest, (inward + 89) % 360)
        assert choice.default == Entry(longest // 2, inward)
        assert choice.sample(LEAST) in choice


@pytest.mark.rule("VS-FSM.1")
def test_courses_reach_from_the_least_to_the_most() -> None:
    able = Helm(500, 100, 200, 45, None, "free", None)
    assert any_course(able, Falls(0.0)) == (Leg(100, 0),)
    assert any_course(able, Falls(ALMOST_ONE)) == (Leg(500, 0),)
    turning = Falls(ALMOST_ONE, 0.0, 0.0, ALMOST_ONE, 0.0, 0.0, ALMOST_ONE, 0.0, 0.5, 0.0)
    assert any_course(able, turning) == (Leg(200, 45), Leg(300, -1))
    assert any_course(able, Falls(ALMOST_ONE, 0.75)) == (Leg(500, 0),)
    once = Helm(500, 100, 200, 90, 1, "free", "VS-ORD.16")
    assert any_course(once, Falls(ALMOST_ONE, 0.0, 0.0, ALMOST_ONE, 0.0, 0.0)) == (Leg(200, 90), Leg(300, 0))
    jammed = Helm(500, 100, 200, 45, None, "port", None)
    assert any_course(jammed, MOST) == (Leg(200, -45), Leg(200, -45), Leg(100, 0))
    slow = Helm(200, 100, 200, 45, None, "free", None)
    assert any_course(slow, Falls(ALMOST_ONE, 0.0, 0.0, 0.0, 0.0)) == (Leg(200, 1),)


def harbour() -> State:
    s = setting()
    put(s, "blue", "bismarck", 0, 0, status="fleet")
    put(s, "blue", "prinz-eugen", 0, 0, status="fleet")
    return s


@pytest.mark.rule("VS-DEP.6")
def test_berths_reach_from_corner_to_corner() -> None:
    s = harbour()
    place = yard(FACTS, s.public, "blue", (ShipId("blue-bismarck"),))
    assert place.anywhere(ShipId("blue-bismarck"), LEAST) == Berth(ShipId("blue-bismarck"), Point(1200, 0), 0)
    assert place.anywhere(ShipId("blue-bismarck"), MOST) == Berth(ShipId("blue-bismarck"), Point(6000, 1200), 359)
    choice = Table(s, do(deploy, "blue")).ask.choice
    # The second ship is on top of the first one and tries again.
    berths = choice.sample(Falls(0.1, 0.5, 0.0, 0.1, 0.5, 0.0, 0.9, 0.5, 0.0))
    assert [berth.at.x for berth in berths] == [1680, 5520]
    assert berths in choice
    scouting = setting()
    scouting.public.change_side("blue", scouting_points=10)
    put(scouting, "blue", "bismarck", 20, 5)
    put(scouting, "blue", "prinz-eugen", 40, 5)
    put(scouting, "red", "hood", 0, 20)
    again = Table(scouting, do(redeploy, "blue")).ask.choice
    found = again.sample(Falls(0.0, ALMOST_ONE, 0.0, ALMOST_ONE, 0.0, 0.0))
    assert [(berth.ship, berth.at) for berth in found] == [("blue-prinz-eugen", Point(7200, 0))]


def carrier(status: str, **changes: Any) -> State:
    s = setting(1942, "JP", "US")
    s.public.wind = "north"
    ship = put(s, "blue", "shokaku", 20, 20, **{"status": status, "moved": 400, **changes})
    for _ in range(4):
        fly(s, "blue", ZERO, 0, 0, place="aboard", carrier=ship.id, home=ship.id)
    return s


@pytest.mark.rule("VS-CV.10", "VS-DEEP.4", "VS-GEO.44")
@pytest.mark.parametrize(("edge", "y"), [("south", 50), ("north", 4750)])
def test_launches_from_afar_reach_along_the_own_edge(edge: str, y: int) -> None:
    s = carrier("deep", vitals=("bridge",))
    s.public.change_side("blue", edge=edge)
    table = Table(s, do(deep_launch, "blue"))
    choice, first = table.ask.choice, FlightId(f"blue-{ZERO}-1")
    assert choice.sample(Falls(0.0, 0.0, 0.0, 0.0)) == (Post(first, Point(0, y)),)
    assert choice.sample(Falls(0.0, ALMOST_ONE, 0.0)) == (Post(first, Point(7200, y)),)
    assert choice.sample(Falls(0.0, 0.0, 0.9)) == ()
    assert table.refused((Post(first, Point(100, y + 1)),)).rule == "VS-DEEP.4"
    assert table.refused((Post(first, Point(7201, y)),)).rule == "VS-GEO.11"


@pytest.mark.rule("VS-CV.10")
def test_launches_on_the_table_go_anywhere_around_the_carrier() -> None:
    choice = Table(carrier("table"), do(launch, ShipId("blue-shokaku"))).ask.choice
    first = FlightId(f"blue-{ZERO}-1")
    assert choice.sample(Falls(0.0, 0.0)) == (Post(first, inches(20, 21)),)
    (post,) = choice.sample(Falls(0.25, 0.0))
    assert post.at == inches(21, 20)
    assert choice.sample(Falls(0.25, 0.9)) == ()


@pytest.mark.rule("VS-CV.1", "VS-CV.2")
def test_patrols_reach_from_corner_to_corner() -> None:
    s = carrier("table")
    choice = Table(s, do(patrol, "blue")).ask.choice
    assert [post.at for post in choice.sample(LEAST)] == [Point(1200, 0)] * 2
    assert [post.at for post in choice.sample(MOST)] == [Point(6000, 1200)] * 2
    s.public.change_side("blue", scouting_points=4)
    deep = Table(s, do(deep_deployment, "blue")).ask.choice
    assert deep.sample(MOST) == DeepPlan()
    everything = deep.sample(LEAST)
    assert everything.carriers == ("blue-shokaku",)
    assert len(everything.flights) == 4
    assert everything in deep
    assert deep.sample(Falls(0.5)) == DeepPlan()


@pytest.mark.rule("VS-SCOUT.1", "VS-SCOUT.2")
def test_commitments_reach_from_nothing_to_all_but_one() -> None:
    s = setting()
    for card in ("prinz-eugen", "z23"):
        put(s, "blue", card, 0, 0, status="fleet")
    choice = Table(s, do(commit_scouts)).asks[0].choice
    observers = FACTS.cards[CardId("prinz-eugen")].traits["aircraft"]
    assert choice.sample(LEAST) == Commitment((ShipId("blue-prinz-eugen"),))
    assert choice.sample(MOST) == Commitment((), (Observers(ShipId("blue-prinz-eugen"), observers),))
    assert choice.sample(Falls(0.3)).ships == ()
    for rng in (LEAST, MOST):
        assert choice.sample(rng) in choice


@pytest.mark.rule("VS-SPLIT.5", "VS-GUN.8")
def test_fire_reaches_from_one_torpedo_to_all() -> None:
    s = setting(1942, "JP", "US")
    ship = put(s, "blue", "takao", 20, 20)
    put(s, "red", "northampton", 15, 20)
    put(s, "red", "portland", 12, 20)
    choice = Table(s, do(name_targets, ship.id)).ask.choice
    fewest = {shot.weapon: shot for shot in choice.sample(LEAST)}
    rack = next(weapon for weapon in FACTS.cards[ship.card].of("torpedo") if "port" in weapon.id)
    assert fewest[rack.id] == Shot(rack.id, ShipId("red-northampton"), 1)
    most = {shot.weapon: shot for shot in choice.sample(Falls(0.0, *[ALMOST_ONE, ALMOST_ONE, 0.0] * 20))}
    assert choice.sample(Falls(0.9)) == ()
    assert all(shot.target == "red-portland" for shot in most.values() if shot.weapon == "A")
    assert tuple(fewest.values()) in choice


@pytest.mark.rule("VS-BTH.3")
def test_spotters_name_any_number_of_targets() -> None:
    s = setting()
    s.public.change_side("blue", observers_spotting=2)
    for name in ("One", "Two", "Three"):
        put(s, "red", "hood", 20, 20, name=name, anchored=True)
    choice = Table(s, do(spot, "blue")).ask.choice
    assert choice.sample(LEAST) == ("red-one", "red-two")
    assert choice.sample(Falls(0.7)) == ()
    assert choice.sample(Falls(0.7, 0.69)) == ("red-two", "red-three")


@pytest.mark.rule("VS-AIR.23", "VS-TRAIT.25")
def test_aa_dice_go_to_random_flights_and_dp_guns_join_in_or_not() -> None:
    s = setting()
    put(s, "red", "warspite", 20, 20)
    for _ in range(2):
        fly(s, "blue", "ju-88a-dive-bomber", 20.3, 20)
    choice = Table(s, do(declare_antiaircraft, "red")).ask.choice
    first, second = (FlightId(f"blue-ju-88a-dive-bomber-{number}") for number in (1, 2))
    local = {"ship": ShipId("red-warspite"), "weapon": "aa"}
    guns = {"ship": ShipId("red-warspite"), "weapon": "light-2"}
    assert choice.sample(LEAST) == (
        Burst(flight=first, dice=0, local=6, **local),  # type: ignore[arg-type]
        Burst(flight=first, dice=2, **guns),  # type: ignore[arg-type]
    )
    assert choice.sample(MOST) == (Burst(flight=second, dice=0, local=6, **local),)  # type: ignore[arg-type]
    assert choice.sample(Falls(0.5)) == (Burst(flight=second, dice=0, local=6, **local),)  # type: ignore[arg-type]


@pytest.mark.rule("VS-AIR.30")
def test_flights_attack_in_any_order() -> None:
    s = setting(1944, "JP", "US")
    put(s, "red", "northampton", 20, 20)
    for _ in range(3):
        fly(s, "blue", "d3a1-val-dive-bomber", 20.3, 20, target=ShipId("red-northampton"))
    choice = Table(s, do(attack_with_aircraft, "blue")).ask.choice
    names = [FlightId(f"blue-d3a1-val-dive-bomber-{number}") for number in (1, 2, 3)]
    assert isinstance(choice, Strikes)
    assert choice.default == tuple(names)
    assert choice.sample(LEAST) == tuple(names[::-1])


@pytest.mark.rule("VS-AIR.13")
def test_flights_fly_anywhere_within_their_speed() -> None:
    s = setting(1944, "JP", "US")
    flight = fly(s, "blue", ZERO, 30, 24)
    choice = Table(s, do(fly_step, "blue")).ask.choice
    assert choice.sample(Falls(0.0)) == Fly(flight.id, (flight.at,))
    assert choice.sample(Falls(0.0, 0.25, ALMOST_ONE)) == Fly(flight.id, (Point(3000 + 2399, 2400),))
    assert choice.sample(Falls(0.0, 0.0, ALMOST_ONE)) == Fly(flight.id, (Point(3000, 2400 + 2399),))
    far = s.public.change_flight(flight.id, at=inches(30, 47))
    choice = Table(s, do(fly_step, "blue")).ask.choice
    assert choice.sample(Falls(0.0, 0.0, ALMOST_ONE)) == Rest()
    assert far.at == inches(30, 47)
    unknown = choice.preview(Fly(FlightId("blue-nobody-1"), ()))
    assert isinstance(unknown, FlyTried)
    assert (unknown.speed, unknown.length) == (0, 0)


@pytest.mark.rule("VS-OBJ.4", "VS-AIR.9")
def test_fleets_are_built_from_the_first_card_to_the_last() -> None:
    terms = Terms("DE", 1941, 1000)
    cheap = Fleets(FACTS, terms).sample(LEAST)
    dear = Fleets(FACTS, terms).sample(MOST)
    cards = offered(FACTS, terms)
    assert cheap.ships[0].card == cards[0].id
    assert dear.ships[0].card == cards[-1].id
    assert not cheap.flights
    assert not any(ship.vt for ship in dear.ships)
    for fleet in (cheap, dear):
        assert fleet in Fleets(FACTS, terms)
    british = Fleets(FACTS, Terms("GB", 1943, None))
    fitted = british.sample(LEAST)
    assert len(fitted.ships) == 4
    assert [len(ship.flights) for ship in fitted.ships] == [FACTS.cards[ship.card].capacity for ship in fitted.ships]
