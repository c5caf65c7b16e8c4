"""A ship that is crippled before all is fired may lose the deck or belt that has shielded her, and later hits tell.

Here nothing is summed up before the end: scores and Hull lost are carried from one system to the next.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import ShipTrait
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.odds.cascade import (
    NOTHING_LOST,
    THROWS,
    WIDTH,
    Cascades,
    Scores,
    amount,
    packed,
    scaled,
    thrown,
    within,
)
from huffduff.games.vas.odds.groups import Group, groups, parts

NEGLIGIBLE = 1e-9  # ways that are as seldom as that are not followed up

Lost = frozenset[ShipTrait]
Key = tuple[Scores, bool]  # and whether a kamikaze that attacks just now has cost her Hull
Fates = dict[Key, int]  # the Hull lost


def legs(attacks: Sequence[Attack]) -> list[list[Attack]]:
    """Attacks in their order, parted before each one that a trait of hers weakens: it matters what she has by then."""
    found: list[list[Attack]] = []
    for attack in attacks:
        if not found or attack.volley.cover is not None:
            found.append([])
        found[-1].append(attack)
    return found


@rule("VS-CRIP.2", "VS-CRIP.8", "VS-CRIP.9")
@lru_cache(maxsize=256)
def afloat(
    known: Cascades, attacks: tuple[Attack, ...], scores: Scores, hull: int, spare: int, otherwise: float
) -> float:
    """The chance that she outlives attacks in this order; the loss of `spare` points cripples her.

    `otherwise` is her chance if she lost no trait, so that whoever keeps all need not be followed.
    """
    parted = legs(attacks)
    sound: Fates = {(scores, False): NOTHING_LOST}
    bare: dict[Lost, Fates] = {lost: defaultdict(int) for lost in _losses(attacks)}
    shares = len(bare) + 1  # each of them is as likely as keeping all
    for leg in parted:
        sound = _fired(known, sound, leg, hull)
        bare = {lost: _fired(known, fates, bared(leg, lost), hull) for lost, fates in bare.items()}
        if leg is not parted[-1]:
            whole = {key: within(loss, spare) for key, loss in sound.items()}
            for fates in bare.values():
                _add(fates, ((key, scaled(sound[key] - whole[key], NOTHING_LOST // shares)) for key in sound))
            sound = whole
    never = _all(sound)
    return never + (otherwise - never) / shares + sum(map(_all, bare.values()))


def _losses(attacks: Sequence[Attack]) -> list[Lost]:
    """What she can lose of the traits that weaken some of these attacks."""
    traits = sorted({attack.volley.cover for attack in attacks if attack.volley.cover is not None})
    return [frozenset(some) for count in range(1, len(traits) + 1) for some in combinations(traits, count)]


def bared(attacks: Sequence[Attack], lost: Lost | None = None) -> list[Attack]:
    """The same attacks on a ship that has lost some traits, or (None) all that weaken them."""
    return [
        replace(one, volley=one.volley.bare) if one.volley.cover and (lost is None or one.volley.cover in lost) else one
        for one in attacks
    ]


def most_uncovered(attacks: Sequence[Attack]) -> int:
    """How much more damage some attacks can do at most when nothing weakens them."""
    return sum(one.dice * one.volley.dice * one.volley.covered for one in attacks)


def _all(fates: Fates) -> float:
    return sum(map(amount, fates.values()))


def _add(fates: Fates, more: Iterable[tuple[Key, int]]) -> None:
    for key, loss in more:
        if amount(loss) > NEGLIGIBLE:
            fates[key] += loss


def _fired(known: Cascades, fates: Fates, attacks: Sequence[Attack], hull: int) -> Fates:
    for group in groups(attacks):
        fates = _struck(known, fates, group, hull)
    return fates


def _struck(known: Cascades, fates: Fates, group: Group, hull: int) -> Fates:
    """What becomes of her under a group of attacks; ways with the most critical hits come first and suffer them all."""
    after: Fates = defaultdict(int)
    for count in range(len(group.rows) - 1, -1, -1):
        after = _hit(known, after, group, hull)
        for part in parts(group):
            if part.criticals == count:
                damage = packed(dict(enumerate(part.damage[:hull])))
                dealt = {scores: within(scaled(loss, damage), hull) for (scores, _), loss in fates.items()}
                _add(after, (((scores, part.hurt), loss) for scores, loss in dealt.items()))
    return _shaken(known, after, hull) if group.shakes else after


def _hit(known: Cascades, fates: Fates, group: Group, hull: int) -> Fates:
    """One more critical hit on everybody."""
    ways: dict[Key, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for (scores, hurt), loss in fates.items():
        for way, weight in known.ways(scores, group.kind).items():
            key = way.scores, group.shakes and (hurt or way.plus > 0 or way.d6 > 0)
            ways[key][way.d6] += (loss << (WIDTH * way.plus)) * weight
    after: Fates = defaultdict(int)
    _add(after, ((key, within(thrown(by_d6), hull)) for key, by_d6 in ways.items()))
    return after


@rule("VS-KAMI.9", "VS-KAMI.10")
def _shaken(known: Cascades, fates: Fates, hull: int) -> Fates:
    """A kamikaze that has cost her Hull hits the Crew besides."""
    after: Fates = defaultdict(int)
    for (scores, hurt), loss in fates.items():
        if hurt:
            way = known.pushed(scores, "crew", "hit")
            hit = within(thrown({way.d6: (loss << (WIDTH * way.plus)) * THROWS}), hull)
            _add(after, [((way.scores, False), hit)])
        else:
            _add(after, [((scores, False), loss)])
    return after
