"""An attack on the Damage Point Table, be it by guns, torpedoes or from the air: its odds, and the dice themselves."""

from collections.abc import Generator, Iterable
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import ShipId
from huffduff.games.sink.ships import evasion, struck

FACES = 10


class Modifier(msgspec.Struct, frozen=True):
    """Something that changes the die, as a text key, and by how much."""

    key: str
    value: int


def told(found: Iterable[Modifier]) -> tuple[tuple[str, int], ...]:
    """Modifiers as the log of a game has them."""
    return tuple((modifier.key, modifier.value) for modifier in found)


class Odds(msgspec.Struct, frozen=True):
    """What an attack can do: how many faces of the die in ten give 0, 1, 2 ... points, how many of a hundred dice
    and second dice blow the ship up, and the points that she loses on average."""

    points: tuple[int, ...]
    explodes: int
    mean: float


class Fate(msgspec.Struct, frozen=True):
    """What several attacks together can do to a ship: the chances of 0, 1, 2 ... points, that she blows up, that her
    counter flips, and that she is sunk in whatever way."""

    points: tuple[float, ...]
    explodes: float
    flips: float
    sinks: float


class Result(msgspec.Struct, frozen=True):
    """How an attack came out."""

    points: int
    exploded: bool


@rule("SB-12.16.c", "SB-12.33.e")
def target_modifiers(facts: Facts, name: ShipId, damage: int, flipped: bool) -> tuple[Modifier, ...]:
    """What a target changes in any attack on her: her defence, and that she can hardly turn any more."""
    defence, guns = facts.ships[name].defence, facts.tables.guns
    found = (Modifier("sink-mod-defence", defence),) if defence else ()
    if evasion(facts, name, damage, flipped) <= guns.crippled_to:
        found = (*found, Modifier("sink-mod-crippled", guns.crippled))
    return found


def shift(modifiers: Iterable[Modifier]) -> int:
    """What modifiers come to: they are all added up."""
    return sum(modifier.value for modifier in modifiers)


def can_explode(facts: Facts, name: ShipId) -> bool:
    """Any ship but a battleship can be blown up by a 5X."""
    return facts.ships[name].kind != "BB"


def odds(facts: Facts, strength: int, change: int, explosive: bool) -> Odds:
    """The exact odds of an attack of some strength with a modified die."""
    table = facts.tables.damage
    results = [table.result(strength, face + change) for face in range(1, FACES + 1)]
    points = [table.points(result) for result in results]
    second = FACES + 1 - table.explodes_from
    return Odds(
        tuple(points.count(number) for number in range(table.points_of_5x + 1)),
        results.count("5X") * second if explosive else 0,
        sum(points) / FACES,
    )


def fate(facts: Facts, name: ShipId, damage: int, flipped: bool, attacks: Iterable[Odds]) -> Fate:
    """What attacks that are all applied together come to: their points added up, and the ship's own capacity."""
    every, spared = [1.0], [1.0]
    for attack in attacks:
        dealt = [faces / FACES for faces in attack.points]
        every = _added(every, dealt)
        dealt[facts.tables.damage.points_of_5x] -= attack.explodes / FACES**2
        spared = _added(spared, dealt)
    while len(every) > 1 and not every[-1]:
        every.pop()
    flips = sinks = 0.0
    for points, chance in enumerate(spared):
        blow = struck(facts, name, damage, flipped, points)
        sinks += chance if blow.sunk else 0
        flips += chance if blow.flipped and not flipped else 0
    explodes = 1 - sum(spared)
    return Fate(tuple(every), explodes, flips, sinks + explodes)


def _added(one: list[float], other: list[float]) -> list[float]:
    """The chances of a sum."""
    total = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, share in enumerate(other):
            total[first + second] += chance * share
    return total


@rule("SB-2.36.a", "SB-12.13.b", "SB-12.13.d", "SB-12.13.e", "SB-12.33.a")
def resolve(facts: Facts, roll: Roll, strength: int, change: int, target: ShipId) -> Generator[Want, Any, Result]:
    """Roll for an attack; a 5X on any ship but a battleship is rolled for again, and blows her up on a 9 or 10."""
    table = facts.tables.damage
    (die,) = yield roll
    result = table.result(strength, die + change)
    exploded = False
    if result == "5X" and can_explode(facts, target):
        (second,) = yield Roll("sink-roll-explosion", EVERYONE, (FACES,), ship=target, need=table.explodes_from)
        exploded = second >= table.explodes_from
    return Result(table.points(result), exploded)
