"""Moments of vas, one for every question: found in games at random, or set up where they come up too rarely."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from huffduff.engine.chance import Seal
from huffduff.engine.questions import Ask, do
from huffduff.engine.steps import Position, answer, begin
from huffduff.games import game
from huffduff.games.vas.air.carriers import launch
from huffduff.games.vas.air.moving import fly as fly_flights
from huffduff.games.vas.air.raids import raid
from huffduff.games.vas.facts.words import BLUE, RED, ShipId
from huffduff.games.vas.gunnery.horizon import spot
from huffduff.games.vas.movement.sailing import sail
from huffduff.games.vas.movement.stacking import stack
from huffduff.games.vas.state import State
from tests.games.vas.table import Table, fly, put, setting

GAMES = 60
DECISIONS = 700
PACIFIC = {"points": "2000", "blue-navy": "US", "red-navy": "JP", "year": "1944"}
SCENES: tuple[tuple[str, dict[str, str]], ...] = (("war-at-sea", PACIFIC), ("coral-sea", {}), ("competitive", PACIFIC))


class Moment(NamedTuple):
    """A written position that a match is to begin with, and who is asked."""

    seat: str
    position: dict[str, Any]


def rich(ask: Ask) -> bool:
    """Whether there is something to choose from."""
    hints: Any = ask.choice.hints()
    return ask.question.key != "vas-ask-fly" or any(row.straight for row in hints.flights)


@cache
def found() -> dict[str, Moment]:
    """The first good moment of every question that comes up in games at random."""
    vas = game("vas")
    data, wanted = vas.load_data(None), set(vas.questions) - set(SET_UP)
    moments: dict[str, Moment] = {}
    for number in range(GAMES):
        source, rng = Seal(number.to_bytes(32, "big")).source({}), Random(number)
        scenario, options = SCENES[number % len(SCENES)]
        position: Position = begin(vas, data, scenario, options, source)
        for _ in range(DECISIONS):
            if position.over or not wanted:
                break
            ask = next(each for each in position.asks if each.seat not in position.sealed)
            if ask.question.key in wanted and not position.sealed and rich(ask):
                wanted.remove(ask.question.key)
                moments[ask.question.key] = Moment(ask.seat, position.dump())
            position = answer(position, ask.seat, ask.choice.sample(rng), source)
    assert not wanted
    return moments


def going_on(table: Table) -> dict[str, Any]:
    """The position of a test's table, after which the turns go on as always."""
    written = table.position.dump()
    written["agenda"] = [line for line in written["agenda"] if line[0] != "rest"] + [["turn", []]]
    return written


def battle() -> State:
    """A German battleship, and British ships not far off."""
    s = setting()
    put(s, BLUE, "bismarck-1941", 20, 20)
    put(s, RED, "hood-1941", 40, 30)
    put(s, RED, "norfolk", 44, 30)
    return s


def through_the_corner() -> Moment:
    """A ship sails off the table exactly through its corner."""
    s = battle()
    put(s, BLUE, "prinz-eugen", 71, 47, 45, has_moved=False, order=None)
    return Moment(BLUE, going_on(Table(s, do(sail, "blue-prinz-eugen")).answer("2")))


def on_top() -> Moment:
    """A ship has ended her move right on top of another."""
    s = battle()
    put(s, BLUE, "prinz-eugen", 20, 20)
    return Moment(BLUE, going_on(Table(s, do(stack, "blue-prinz-eugen"))))


def over_the_horizon() -> Moment:
    """Two enemies lie stopped, and there is a Flight that can guide fire on one of them."""
    s = setting()
    put(s, BLUE, "bismarck-1941", 20, 5)
    put(s, RED, "hood-1941", 20, 43, anchored=True)
    put(s, RED, "norfolk", 24, 42, anchored=True)
    s.public.change_side(BLUE, observers_spotting=1)
    return Moment(BLUE, going_on(Table(s, do(spot, BLUE))))


def pacific() -> State:
    """Two carriers, the Japanese one just sailed into the wind with Flights aboard and in the air."""
    s = setting(1942, "JP", "US")
    s.public.wind = "north"
    s.public.phase = "movement"
    put(s, BLUE, "shokaku", 20, 20, moved=400)
    put(s, RED, "yorktown", 30, 32)
    put(s, RED, "portland", 22, 30)
    for plane in ("a6m2-zero-fighter", "b5n2-kate-torpedo-bomber", "d3a1-val-dive-bomber"):
        fly(s, BLUE, plane, 0, 0, place="aboard", carrier="blue-shokaku", home="blue-shokaku")
    for place in range(3):
        fly(s, BLUE, "b5n2-kate-torpedo-bomber", 21 + place, 23, home="blue-shokaku")
    fly(s, RED, "f4f-3-wildcat-fighter", 40, 40)
    return s


def launching() -> Moment:
    """A carrier can launch, and her Flights in the air can attack then."""
    return Moment(BLUE, going_on(Table(pacific(), do(launch, "blue-shokaku"), do(fly_flights, BLUE))))


def raided() -> Moment:
    """Raiders are over a carrier in deep deployment that has Fighters aboard."""
    s = pacific()
    s.public.change_ship(ShipId("red-yorktown"), status="deep")
    for _ in range(2):
        fly(s, RED, "f4f-3-wildcat-fighter", 0, 0, place="aboard", carrier="red-yorktown", home="red-yorktown")
        fly(s, BLUE, "d3a1-val-dive-bomber", 30, 48, place="raiding", raid="red-yorktown")
    return Moment(RED, going_on(Table(s, do(raid, BLUE))))


def building() -> Moment:
    """Both sides build their fleets."""
    vas = game("vas")
    position = begin(vas, vas.load_data(None), "war-at-sea", {}, Seal(bytes(32)).source({}))
    return Moment(BLUE, position.dump())


SET_UP: dict[str, Callable[[], Moment]] = {
    "vas-ask-edge": through_the_corner,
    "vas-ask-side": on_top,
    "vas-ask-spot": over_the_horizon,
    "vas-ask-launch": launching,
    "vas-ask-intercept": raided,
}


def moment(key: str) -> Moment:
    """A moment in which a question is put."""
    return SET_UP[key]() if key in SET_UP else found()[key]
