"""The exact chances of attacks on one ship: hits, damage, critical hits, and whether they cripple or sink her.

`hits`, `damage` (that of the Damage Dice alone) and `criticals` take her as she is when the first die falls.  `cripple`
(her Hull at the second figure or below, or gone) and `sink` count what critical hits do besides, a kamikaze's on the
Crew among them, and that the second turret may find her without the deck that she lost when the first crippled her.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.criticals import CriticalKind
from huffduff.games.vas.odds.cascade import NOTHING_LOST, Cascades, Scores, below, cascades, packed, scaled, within
from huffduff.games.vas.odds.counting import mean
from huffduff.games.vas.odds.groups import Group, Part, criticals_of, damage_of, groups, merged, parts, together
from huffduff.games.vas.odds.uncovered import afloat, bared, legs, most_uncovered
from huffduff.games.vas.state import Ship

SLIGHT = 3e-4  # where a lost trait can make no more difference than that, nobody asks when it was lost


class Odds(msgspec.Struct, frozen=True):
    """Chances of 0, 1, 2 ... hits, points of damage and critical hits, their means, and the ship's fate."""

    hits: tuple[float, ...]
    damage: tuple[float, ...]
    criticals: tuple[float, ...]
    mean_damage: float
    mean_criticals: float
    cripple: float
    sink: float


def _lost(known: Cascades, group: Group, part: Part, scores: Scores, later: "_Later | None") -> int:
    """Hull lost to the critical hits of a part, and then to further attacks."""
    if group.shakes:
        rest = later.attacked if later else _nothing
        return known.after_shaking(scores, group.kind, part.criticals, rest, hurt=part.hurt)
    return later.after(scores, group.kind, part.criticals) if later else known.lost(scores, group.kind, part.criticals)


def _nothing(scores: Scores) -> int:  # noqa: ARG001
    return NOTHING_LOST


class _Losses:
    """What attacks in this order cost a ship with these scores: damage by chance, and what critical hits do besides."""

    def __init__(self, known: Cascades, fired: Sequence[Group], scores: Scores, hull: int) -> None:
        self._parts: list[tuple[tuple[float, ...], list[float]]] = []
        if fired:
            first, *rest = fired
            later = _later(known, tuple(rest), hull) if rest else None
            for part in parts(first):
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

    def __init__(self, known: Cascades, fired: Sequence[Group], hull: int) -> None:
        self._known = known
        self._group, *rest = fired
        self._rest = _Later(known, rest, hull) if rest else None
        self._after: dict[tuple[Scores, CriticalKind, int], int] = {}
        self._begun: dict[Scores, int] = {}
        self._parts = [(part, packed(dict(enumerate(part.damage[:hull])))) for part in parts(self._group)]
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
def _later(known: Cascades, fired: tuple[Group, ...], hull: int) -> _Later:
    """What is worked out for some attacks helps whatever is fired before them."""
    return _Later(known, fired, hull)


@rule("VS-CRIP.9")
def _afloat(facts: Facts, attacks: Sequence[Attack], target: Ship, plain: _Losses) -> float:
    """The chance that she outlives the attacks, though she may be crippled before the last of them."""
    known, scores, hull = cascades(facts), _scores(target), target.hull
    otherwise, later = plain.afloat(hull), [attack for leg in legs(attacks)[1:] for attack in leg]
    if target.crippled or otherwise - plain.afloat(hull - most_uncovered(later)) < SLIGHT:
        return otherwise
    worst = groups([*attacks[: len(attacks) - len(later)], *bared(later)])
    if otherwise - _Losses(known, worst, scores, hull).afloat(hull) < SLIGHT:
        return otherwise
    return afloat(known, tuple(attacks), scores, hull, hull - facts.cards[target.card].cripple, otherwise)


def _scores(ship: Ship) -> Scores:
    return ship.engine, ship.weapons, ship.crew


@rule("VS-BASIC.10", "VS-FIRE.17")
def odds(facts: Facts, attacks: Sequence[Attack], target: Ship) -> Odds:
    """The exact chances of attacks on one ship, in the order in which they are fired."""
    alike = merged(attacks)
    harmful = [one for one in attacks if one.dice and one.volley.dice]
    hits = together(alike, [(0, 1)] * len(alike))
    damage = together(alike, [damage_of(one.volley) for one in alike])
    criticals = together(alike, [criticals_of(one.volley) for one in alike])
    losses = _Losses(cascades(facts), groups(harmful), _scores(target), target.hull)
    return Odds(
        hits,
        damage,
        criticals,
        mean(damage),
        mean(criticals),
        1 - losses.afloat(target.hull - facts.cards[target.card].cripple),
        1 - _afloat(facts, harmful, target, losses),
    )
