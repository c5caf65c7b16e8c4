"""What critical hits cost a ship in Hull: every way through areas, scores, cascades and Vital Systems, weighed.

A distribution of Hull lost is one long integer: a place of `WIDTH` bits for each number of points, holding its chance
as a fixed-point fraction.  Ways in which the ship sinks, and losses beyond `MOST`, are left out: what is missing to 1
has sunk her.  Adding a D6 is then a few shifts, and all that the rules can do to three scores is weighed in a moment.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import reduce
from itertools import accumulate
from typing import NamedTuple

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, Area
from huffduff.games.vas.gunnery.criticals import CriticalKind, area_of
from huffduff.games.vas.gunnery.scores import WORST, Push

MOST = 150  # no ship has so many points of Hull
WIDTH = 128
POINT = 56  # bits behind the point
NOTHING_LOST = 1 << POINT
_PLACE = (1 << (WIDTH - POINT)) - 1
_MASK = reduce(lambda mask, place: mask | _PLACE << (WIDTH * place), range(MOST), 0)
_SUM = (1 << WIDTH) - 1  # what is left over a division by it is the sum of all places
THROWS = 60  # of a D10 and a D6
_SIXTIETH = (1 << POINT) // THROWS
_ROOM = 4  # so many D6 are added before a place is full
_DICE = tuple((1 << POINT) // 6**count for count in range(_ROOM + 1))
FACES = range(1, 7)

Scores = tuple[int, int, int]  # Engine, Weapons, Crew


class Way(NamedTuple):
    """One way in which a critical hit can turn out: the scores after it and the Hull it costs."""

    scores: Scores
    plus: int
    d6: int


def scaled(distribution: int, chance: int) -> int:
    """A distribution times a fixed-point chance (or another distribution)."""
    return (distribution * chance >> POINT) & _MASK


def within(distribution: int, points: int) -> int:
    """The part of a distribution in which less than so many points are lost."""
    return distribution & ((1 << (WIDTH * points)) - 1)


def amount(distribution: int) -> float:
    """How much of all there is in a distribution."""
    return distribution % _SUM / NOTHING_LOST


def _with_d6(distribution: int) -> int:
    """One more D6 of Hull lost, six times as heavy as it should be."""
    pair = (distribution << WIDTH) + (distribution << 2 * WIDTH)
    return pair + (pair << 2 * WIDTH) + (pair << 4 * WIDTH)


def thrown(by_d6: Mapping[int, int]) -> int:
    """The sum of distributions, weighed in throws, after each has lost so many D6 of Hull."""
    total, heavy = 0, 0
    for d6 in range(max(by_d6), -1, -1):
        if heavy == _ROOM:
            total, heavy = scaled(total, _DICE[heavy]), 0
        if total:
            total, heavy = _with_d6(total), heavy + 1
        if d6 in by_d6:
            total += by_d6[d6] * 6**heavy
    return scaled(scaled(total, _DICE[heavy]), _SIXTIETH)


def packed(chances: dict[int, float]) -> int:
    """A distribution from the chances of each loss."""
    return sum(int(chance * NOTHING_LOST) << (WIDTH * loss) for loss, chance in chances.items() if loss < MOST)


def below(distribution: int) -> list[float]:
    """The chance to lose less than 0, 1, 2 ... points and be afloat."""
    raw, size = distribution.to_bytes(WIDTH // 8 * MOST, "little"), WIDTH // 8
    chances = (int.from_bytes(raw[place : place + size], "little") / NOTHING_LOST for place in range(0, len(raw), size))
    return [0.0, *accumulate(chances)]


class Cascades:
    """The critical tables of one set of data, and what was worked out from them."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._ways: dict[tuple[Scores, CriticalKind], dict[Way, int]] = {}
        self._lost: dict[tuple[Scores, CriticalKind, int], int] = {}
        self._below: dict[tuple[Scores, CriticalKind, int], list[float]] = {}

    @rule("VS-CRIT.6", "VS-CRIT.7", "VS-CRIT.8")
    def pushed(self, scores: Scores, area: Area, push: Push) -> Way:
        """The scores after an area was pushed, with all that it drags along, and the Hull that costs."""
        place = AREAS.index(area)
        present = scores[place]
        if present == WORST and push != "hit":
            return Way(scores, 0, 0)
        score = present if push == "again" else min(WORST, present + 1)
        row = self._facts.criticals.score[area][score - 1]
        plus, d6 = row.damage.plus, row.damage.d6
        if push == "again":
            return Way(scores, plus, d6)
        after = (*scores[:place], score, *scores[place + 1 :])
        for other in row.raises:
            further = self.pushed(after, other, "cascade")  # type: ignore[arg-type]
            after, plus, d6 = further.scores, plus + further.plus, d6 + further.d6
        return Way(after, plus, d6)  # type: ignore[arg-type]

    @rule("VS-TRAIT.17", "VS-TRAIT.19")
    def jumped(self, scores: Scores, area: Area, target: int) -> Way:
        """The scores after a Devastating hit rolled a score for an area."""
        present = scores[AREAS.index(area)]
        if target <= present:
            if target < present:
                return Way(scores, 0, 0)
            return self.pushed(scores, area, "hit" if target == WORST else "again")
        plus = d6 = 0
        while scores[AREAS.index(area)] < target:
            scores, more_plus, more_d6 = self.pushed(scores, area, "cascade")
            plus, d6 = plus + more_plus, d6 + more_d6
        return Way(scores, plus, d6)

    @rule("VS-VITAL.10")
    def _vital(self, scores: Scores, face: int) -> Way | None:
        """A hit on a Vital System; None where it sinks her."""
        (row,) = (row for row in self._facts.criticals.vital if row.face == face)
        if row.id == "catastrophe":
            return None
        plus, d6 = row.damage.plus, row.damage.d6
        if row.id == "explosions":
            for area in AREAS:
                scores, more_plus, more_d6 = self.pushed(scores, area, "cascade")
                plus, d6 = plus + more_plus, d6 + more_d6
        return Way(scores, plus, d6)

    def ways(self, scores: Scores, kind: CriticalKind) -> dict[Way, int]:
        """Every way in which one critical hit can turn out and leave her afloat, with the throws (of 60) to it."""
        known = self._ways.get((scores, kind))
        if known is None:
            found: dict[Way, int] = defaultdict(int)
            for ten in range(1, 11):
                area = area_of(self._facts, ten)
                for six in FACES:
                    if area is None:
                        way = self._vital(scores, six)
                    else:
                        way = self.pushed(scores, area, "hit") if kind == "hit" else self.jumped(scores, area, six)
                    if way is not None:
                        found[way] += 1
            known = self._ways[scores, kind] = found
        return known

    def lost(self, scores: Scores, kind: CriticalKind, count: int) -> int:
        """The Hull lost to a number of critical hits, one after the other."""
        if count == 0:
            return NOTHING_LOST
        known = self._lost.get((scores, kind, count))
        if known is None:
            known = self.after_one(scores, kind, lambda after: self.lost(after, kind, count - 1))
            self._lost[scores, kind, count] = known
        return known

    def after_one(self, scores: Scores, kind: CriticalKind, rest: Callable[[Scores], int]) -> int:
        """The Hull lost to one critical hit and to all that comes after it, which depends on the scores it leaves."""
        return self._spread(self.ways(scores, kind), lambda way: rest(way.scores))

    @rule("VS-KAMI.9", "VS-KAMI.10")
    def after_shaking(
        self, scores: Scores, kind: CriticalKind, count: int, rest: Callable[[Scores], int], *, hurt: bool
    ) -> int:
        """The same for a number of critical hits of a kamikaze: if any Hull is lost the Crew is hit besides."""
        if count:
            return self._spread(
                self.ways(scores, kind),
                lambda way: self.after_shaking(
                    way.scores, kind, count - 1, rest, hurt=hurt or way.plus > 0 or way.d6 > 0
                ),
            )
        if not hurt:
            return rest(scores)
        return self._spread({self.pushed(scores, "crew", "hit"): THROWS}, lambda way: rest(way.scores))

    def _spread(self, ways: Mapping[Way, int], rest: Callable[[Way], int]) -> int:
        """The Hull lost to one of some ways and to all that comes after it."""
        by_d6: dict[int, int] = defaultdict(int)
        for way, weight in ways.items():
            by_d6[way.d6] += (rest(way) << (WIDTH * way.plus)) * weight
        return thrown(by_d6)

    def below(self, scores: Scores, kind: CriticalKind, count: int) -> list[float]:
        """The chance to lose less than so many points to a number of critical hits."""
        known = self._below.get((scores, kind, count))
        if known is None:
            known = self._below[scores, kind, count] = below(self.lost(scores, kind, count))
        return known


_known: dict[str, Cascades] = {}


def cascades(facts: Facts) -> Cascades:
    """What is known of a set of data; it is worked out once."""
    found = _known.get(facts.digest)
    if found is None:
        found = _known[facts.digest] = Cascades(facts)
    return found
