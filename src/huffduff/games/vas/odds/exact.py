"""The exact chances of attacks on one ship: hits, damage, critical hits, and whether they cripple or sink her.

The target is taken as she is when the first die falls: that she is crippled by the first turret and the second finds
her without her armoured deck is not foreseen.  `damage` is that of the Damage Dice alone; `cripple` (her Hull at the
second figure or below, or gone) and `sink` count what critical hits do besides, a kamikaze's on the Crew among them.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import gcd
from typing import NamedTuple

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.gunnery.attack import NEVER, Attack, Volley
from huffduff.games.vas.gunnery.criticals import CriticalKind
from huffduff.games.vas.odds.cascade import NOTHING_LOST, Cascades, Scores, below, cascades, packed, scaled, within
from huffduff.games.vas.odds.counting import mean, power, product
from huffduff.games.vas.state import Ship

NEGLIGIBLE = 1e-10  # more critical hits than are as likely as that are not followed up


class Odds(msgspec.Struct, frozen=True):
    """Chances of 0, 1, 2 ... hits, points of damage and critical hits, their means, and the ship's fate."""

    hits: tuple[float, ...]
    damage: tuple[float, ...]
    criticals: tuple[float, ...]
    mean_damage: float
    mean_criticals: float
    cripple: float
    sink: float


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


def _merged(attacks: Sequence[Attack]) -> list[Attack]:
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


def _together(
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
def _damage(volley: Volley) -> tuple[int, ...]:
    """The ways of the damage alone of one hit."""
    ways = [0] * 7
    for face in range(1, 7):
        ways[volley.damage(face)] += 1
    return tuple(power(_reduced(ways), volley.dice)) if volley.dice else (1,)


@lru_cache(maxsize=4096)
def _criticals(volley: Volley) -> tuple[int, ...]:
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
    for chance in _together(attacks, [_criticals(one.volley) for one in attacks]):
        rows, left = rows + 1, left - chance
        if left < NEGLIGIBLE:
            break
    chances = _together(attacks, [_hit(one.volley, stride) for one in attacks], stride * rows)
    table = tuple(chances[start : start + stride] for start in range(0, len(chances), stride))
    return Group(kind, table, attacks[0].shakes)


def _kind(attack: Attack) -> CriticalKind:
    return "devastating" if attack.volley.devastating else "hit"


def _groups(attacks: Sequence[Attack]) -> list[Group]:
    """Attacks in their order, those together whose critical hits make no difference to each other."""
    found = []
    for (kind, shaking), alike in groupby(attacks, key=lambda attack: (_kind(attack), attack.shakes)):
        if shaking:
            found += [_group(kind, (attack,)) for attack in alike]
        else:
            found.append(_group(kind, tuple(_merged(tuple(alike)))))
    return found


class _Part(NamedTuple):
    """A number of critical hits, whether damage has cost her Hull before them, and the chance of each damage."""

    criticals: int
    hurt: bool
    damage: tuple[float, ...]


def _parts(group: Group) -> list[_Part]:
    """The rows of a group; where the crew is shaken by any damage, those without any stand apart."""
    if not group.shakes:
        return [_Part(count, False, row) for count, row in enumerate(group.rows)]
    return [
        part
        for count, row in enumerate(group.rows)
        for part in (_Part(count, False, row[:1]), _Part(count, True, (0.0, *row[1:])))
    ]


def _lost(known: Cascades, group: Group, part: _Part, scores: Scores, later: "_Later | None") -> int:
    """Hull lost to the critical hits of a part, and then to further attacks."""
    if group.shakes:
        rest = later.attacked if later else _nothing
        return known.after_shaking(scores, group.kind, part.criticals, rest, hurt=part.hurt)
    return later.after(scores, group.kind, part.criticals) if later else known.lost(scores, group.kind, part.criticals)


def _nothing(scores: Scores) -> int:  # noqa: ARG001
    return NOTHING_LOST


class _Losses:
    """What attacks in this order cost a ship with these scores: damage by chance, and what critical hits do besides."""

    def __init__(self, known: Cascades, groups: Sequence[Group], scores: Scores, hull: int) -> None:
        self._parts: list[tuple[tuple[float, ...], list[float]]] = []
        if groups:
            first, *rest = groups
            later = _later(known, tuple(rest), hull) if rest else None
            for part in _parts(first):
                if later is None and not first.shakes:
                    lost = known.below(scores, first.kind, part.criticals)
                else:
                    lost = below(_lost(known, first, part, scores, later))
                self._parts.append((part.damage, lost))

    def afloat(self, hull: int) -> float:
        """The chance to lose less than so many points in all."""
        if hull <= 0:
            return 0.0
        if not self._parts:
            return 1.0
        return sum(
            chance * lost[hull - damage]
            for row, lost in self._parts
            for damage, chance in enumerate(row[:hull])
            if chance
        )


class _Later:
    """Hull lost to a number of critical hits and then to further attacks of another kind, as far as she has any."""

    def __init__(self, known: Cascades, groups: Sequence[Group], hull: int) -> None:
        self._known = known
        self._group, *rest = groups
        self._rest = _Later(known, rest, hull) if rest else None
        self._after: dict[tuple[Scores, CriticalKind, int], int] = {}
        self._begun: dict[Scores, int] = {}
        self._parts = [(part, packed(dict(enumerate(part.damage[:hull])))) for part in _parts(self._group)]
        self._hull = hull

    def after(self, scores: Scores, kind: CriticalKind, count: int) -> int:
        """What is lost to these critical hits, and then to the attacks that follow."""
        if not count:
            return self.attacked(scores)
        found = self._after.get((scores, kind, count))
        if found is None:
            found = self._known.after_one(scores, kind, lambda after: self.after(after, kind, count - 1))
            found = self._after[scores, kind, count] = within(found, self._hull)
        return found

    def attacked(self, scores: Scores) -> int:
        """What is lost to the attacks that follow, the scores being these when they begin."""
        found = self._begun.get(scores)
        if found is None:
            found = 0
            for part, chances in self._parts:
                lost = _lost(self._known, self._group, part, scores, self._rest)
                found += scaled(within(lost, self._hull), chances)
            found = self._begun[scores] = within(found, self._hull)
        return found


@lru_cache(maxsize=8)
def _later(known: Cascades, groups: tuple[Group, ...], hull: int) -> _Later:
    """What is worked out for some attacks helps whatever is fired before them."""
    return _Later(known, groups, hull)


@rule("VS-BASIC.10", "VS-FIRE.17")
def odds(facts: Facts, attacks: Sequence[Attack], target: Ship) -> Odds:
    """The exact chances of attacks on one ship, in the order in which they are fired."""
    merged = _merged(attacks)
    groups = _groups([one for one in attacks if one.dice and one.volley.dice])
    hits = _together(merged, [(0, 1)] * len(merged))
    damage = _together(merged, [_damage(one.volley) for one in merged])
    criticals = _together(merged, [_criticals(one.volley) for one in merged])
    losses = _Losses(cascades(facts), groups, (target.engine, target.weapons, target.crew), target.hull)
    return Odds(
        hits,
        damage,
        criticals,
        mean(damage),
        mean(criticals),
        1 - losses.afloat(target.hull - facts.cards[target.card].cripple),
        1 - losses.afloat(target.hull),
    )
