"""Attacks as distributions: the chances of hits, damage and critical hits of systems fired one after the other.

Attacks in a row whose critical hits are of one kind make no difference to each other, and are one group.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import gcd
from typing import NamedTuple

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.gunnery.attack import NEVER, Attack, Volley
from huffduff.games.vas.gunnery.criticals import CriticalKind
from huffduff.games.vas.odds.counting import power, product

NEGLIGIBLE = 1e-10  # more critical hits than are as likely as that are not followed up


class Group(msgspec.Struct, frozen=True):
    """Attacks whose critical hits are of one kind: the ways of each damage, for each number of critical hits.

    One that shakes the crew is a group by itself.
    """

    kind: CriticalKind
    rows: tuple[tuple[float, ...], ...]
    shakes: bool


@rule("VS-FIRE.1", "VS-BASIC.15", "VS-BASIC.16", "VS-TRAIT.36", "VS-ORD.25")
def hit_chance(attack: Attack) -> Fraction:
    """The chance that one Attack Die ends as a hit, with every re-roll and proof."""
    first = Fraction(NEVER - attack.need, 6)
    chance = first * first if attack.evaded else first
    if attack.linked:
        chance += (1 - first) * first
    return chance * Fraction(NEVER - attack.proof, 6)


@rule("VS-VITAL.8", "VS-CRIT.19")
def allowed(face: int, times: int) -> Fraction:
    """The chance that a system which has to roll this face or more so many times may fire."""
    return Fraction(NEVER - face, 6) ** times


def _die(volley: Volley, stride: int) -> tuple[int, ...]:
    """The ways of one Damage Die: damage counts 1, a critical hit `stride`."""
    ways = [0] * (2 * stride)
    for face in range(1, 7):
        sure = NEVER - volley.check if volley.critical(face) else 0
        ways[volley.damage(face)] += 6 - sure
        ways[volley.damage(face) + stride] += sure
    return _reduced(ways)


def _reduced(ways: Sequence[int]) -> tuple[int, ...]:
    """The same ways in the smallest whole numbers, without empty ends."""
    common, length = gcd(*ways), len(ways)
    while length > 1 and not ways[length - 1]:
        length -= 1
    return tuple(count // common for count in ways[:length])


def _of_attack(attack: Attack, each_hit: Sequence[int], limit: int | None) -> tuple[list[int], int]:
    """The ways of a whole attack, from those of one hit, and how many there are in all."""
    chance, total = hit_chance(attack), sum(each_hit)
    ways = [count * chance.numerator for count in each_hit] if chance else [0]
    ways[0] += (chance.denominator - chance.numerator) * total
    ways, total = power(ways, attack.dice, limit), (chance.denominator * total) ** attack.dice
    if attack.permissions:
        fires = allowed(attack.permission, attack.permissions)
        ways = [count * fires.numerator for count in ways]
        ways[0] += (fires.denominator - fires.numerator) * total
        total *= fires.denominator
    return ways, total


def merged(attacks: Sequence[Attack]) -> list[Attack]:
    """Attacks that roll alike are one with all their dice, unless each has to be permitted."""
    found: dict[Attack, int] = {}
    separate = []
    for attack in attacks:
        if attack.permissions:
            separate.append(attack)
        else:
            alike = msgspec.structs.replace(attack, dice=0, modifiers=())
            found[alike] = found.get(alike, 0) + attack.dice
    return [msgspec.structs.replace(attack, dice=dice) for attack, dice in found.items() if dice] + separate


def together(
    attacks: Sequence[Attack], each_hit: Sequence[Sequence[int]], limit: int | None = None
) -> tuple[float, ...]:
    """The chance of every total of some attacks below a limit."""
    ways, total = [1], 1
    for attack, hit in zip(attacks, each_hit, strict=True):
        one, count = _of_attack(attack, hit, limit)
        ways, total = one if ways == [1] else product(ways, one, limit), total * count
    return tuple(count / total for count in ways)


@lru_cache(maxsize=4096)
def _hit(volley: Volley, stride: int) -> tuple[int, ...]:
    """The ways of all Damage Dice of one hit."""
    return tuple(power(_die(volley, stride), volley.dice)) if volley.dice else (1,)


@lru_cache(maxsize=4096)
def damage_of(volley: Volley) -> tuple[int, ...]:
    """The ways of the damage alone of one hit."""
    done = [volley.damage(face) for face in range(1, NEVER)]
    ways = [done.count(damage) for damage in range(NEVER)]
    return tuple(power(_reduced(ways), volley.dice)) if volley.dice else (1,)


@lru_cache(maxsize=4096)
def criticals_of(volley: Volley) -> tuple[int, ...]:
    """The ways of the critical hits alone of one hit."""
    sure = sum(NEVER - volley.check for face in range(1, 7) if volley.critical(face))
    return tuple(power(_reduced((36 - sure, sure)), volley.dice)) if volley.dice else (1,)


def _most(attacks: Sequence[Attack]) -> int:
    """The most damage that Damage Dice can do."""
    return sum(one.dice * one.volley.dice * max(one.volley.damage(face) for face in range(1, 7)) for one in attacks)


@lru_cache(maxsize=512)
def _group(kind: CriticalKind, attacks: tuple[Attack, ...]) -> Group:
    """The joint chances of damage and critical hits, as far as anybody will notice."""
    stride, left, rows = _most(attacks) + 1, 1.0, 0
    for chance in together(attacks, [criticals_of(one.volley) for one in attacks]):
        rows, left = rows + 1, left - chance
        if left < NEGLIGIBLE:
            break
    chances = together(attacks, [_hit(one.volley, stride) for one in attacks], stride * rows)
    table = tuple(chances[start : start + stride] for start in range(0, len(chances), stride))
    return Group(kind, table, attacks[0].shakes)


def _kind(attack: Attack) -> CriticalKind:
    return "devastating" if attack.volley.devastating else "hit"


def groups(attacks: Sequence[Attack]) -> list[Group]:
    """Attacks in their order, those together whose critical hits make no difference to each other."""
    found = []
    for (kind, shaking), alike in groupby(attacks, key=lambda attack: (_kind(attack), attack.shakes)):
        if shaking:
            found += [_group(kind, (attack,)) for attack in alike]
        else:
            found.append(_group(kind, tuple(merged(tuple(alike)))))
    return found


class Part(NamedTuple):
    """A number of critical hits, whether damage has cost her Hull before them, and the chance of each damage."""

    criticals: int
    hurt: bool
    damage: tuple[float, ...]


def parts(group: Group) -> list[Part]:
    """The rows of a group; where the crew is shaken by any damage, those without any stand apart."""
    if not group.shakes:
        return [Part(count, False, row) for count, row in enumerate(group.rows)]
    return [
        part
        for count, row in enumerate(group.rows)
        for part in (Part(count, False, row[:1]), Part(count, True, (0.0, *row[1:])))
    ]
