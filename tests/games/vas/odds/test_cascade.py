"""What critical hits cost, against walking through every branch of the rules themselves."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from huffduff.engine.chance import Chance
from huffduff.engine.game import Game
from huffduff.engine.questions import Do, do
from huffduff.engine.steps import Position, begin
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.criticals import CriticalKind, critical_hit
from huffduff.games.vas.odds.cascade import (
    MOST,
    NOTHING_LOST,
    THROWS,
    WIDTH,
    Scores,
    amount,
    below,
    cascades,
    packed,
    thrown,
    within,
)
from huffduff.games.vas.state import State
from tests.games.table import rest
from tests.games.vas.table import FACTS, GAME, put, setting

NAME = ShipId("red-target")
HULL = 146
# Rolls that decide what is hit; of all others any outcome stands for all, and dice of damage show ones.
DECIDING = ("vas-roll-area", "vas-roll-score", "vas-roll-vital")
DAMAGING = ("vas-roll-extra", "vas-roll-vital-damage")


class Fork(Exception):
    """The rules want a random number that the branch does not have."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.reason)
        self.chance = chance


class Branch:
    """Outcomes of deciding rolls up to a fork."""

    def __init__(self, indices: Sequence[int]) -> None:
        self._indices = list(indices)

    def draw(self, number: int, chance: Chance) -> int:  # noqa: ARG002
        if chance.reason not in DECIDING:
            return 0
        if not self._indices:
            raise Fork(chance)
        return self._indices.pop(0)


def played(scores: Scores, kind: CriticalKind, branch: Branch) -> Position[State]:
    s = setting()
    put(s, "red", "yamato", 9, 9, name="Target", engine=scores[0], weapons=scores[1], crew=scores[2])
    agenda = (do(critical_hit, NAME, kind), Do("rest"))
    game = Game(GAME.book, 1, GAME.seats, GAME.scenarios, (), State, GAME.load_data, lambda *_: (s, agenda), {})
    game.steps = {**GAME.steps, "rest": rest}
    return begin(game, FACTS, GAME.scenarios[0], {}, branch)


def walked(scores: Scores, kind: CriticalKind) -> dict[tuple[Scores, int, int], Fraction]:
    """The chance of every outcome of one critical hit: scores after it, fixed damage and number of D6."""
    found: dict[tuple[Scores, int, int], Fraction] = {}
    branches: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while branches:
        indices, weight = branches.pop()
        try:
            ended = played(scores, kind, Branch(indices))
        except Fork as fork:
            count = len(fork.chance.outcomes)
            branches.extend(((*indices, index), weight / count) for index in range(count))
            continue
        ship = ended.now.public.ships[NAME]
        if ship.status == "sunk":
            continue
        d6 = sum(len(event.params["outcome"]) for event in ended.events if event.key in DAMAGING)
        key = ((ship.engine, ship.weapons, ship.crew), HULL - ship.hull - d6, d6)
        found[key] = found.get(key, Fraction(0)) + weight
    return found


@pytest.mark.rule("VS-CRIT.5", "VS-CRIT.6", "VS-CRIT.7", "VS-CRIT.8", "VS-VITAL.10", "VS-TRAIT.19")
@pytest.mark.parametrize("kind", ["hit", "devastating"])
def test_one_critical_hit_is_what_the_rules_make_of_it(kind: CriticalKind) -> None:
    for number in range(0, 343, 13):
        scores = (number // 49, number // 7 % 7, number % 7)
        ways = {tuple(way): Fraction(weight, 60) for way, weight in cascades(FACTS).ways(scores, kind).items()}
        assert ways == walked(scores, kind), scores


def slow(scores: Scores, kind: CriticalKind, count: int) -> dict[int, Fraction]:
    """The chance of every loss that she survives, die by die."""
    if not count:
        return {0: Fraction(1)}
    found: dict[int, Fraction] = {}
    for (after, plus, d6), weight in cascades(FACTS).ways(scores, kind).items():
        rolled = {plus: Fraction(weight, 60)}
        for _ in range(d6):
            wider: dict[int, Fraction] = {}
            for total, share in rolled.items():
                for face in range(1, 7):
                    wider[total + face] = wider.get(total + face, Fraction(0)) + share / 6
            rolled = wider
        for rest_lost, rest_share in slow(after, kind, count - 1).items():
            for lost, share in rolled.items():
                found[lost + rest_lost] = found.get(lost + rest_lost, Fraction(0)) + share * rest_share
    return found


@pytest.mark.parametrize("kind", ["hit", "devastating"])
@pytest.mark.parametrize(
    ("scores", "count"), [((0, 0, 0), 1), ((5, 5, 4), 1), ((6, 6, 6), 1), ((1, 2, 1), 2), ((6, 5, 6), 2)]
)
def test_losses_add_up_as_slow_counting_says(scores: Scores, count: int, kind: CriticalKind) -> None:
    found, expected = below(cascades(FACTS).lost(scores, kind, count)), slow(scores, kind, count)
    total = Fraction(0)
    for points in range(MOST):
        assert found[points] == pytest.approx(float(total), abs=1e-12)
        total += expected.get(points, Fraction(0))


def test_tables_are_worked_out_once_for_a_set_of_data() -> None:
    assert cascades(FACTS) is cascades(FACTS)


def test_a_distribution_is_cut_summed_and_thrown_place_by_place() -> None:
    full = (1 << 3 * WIDTH) - 1
    assert within(full, 2) == (1 << 2 * WIDTH) - 1
    assert within(full, 0) == 0
    some = packed({0: 0.25, 2: 0.5, 9: 0.125})
    assert amount(some) == 0.875
    assert amount(within(some, 9)) == 0.75
    after = thrown({0: (NOTHING_LOST * THROWS) // 2, 1: (NOTHING_LOST << WIDTH) * THROWS // 2})
    assert below(after)[:9] == pytest.approx([0, *(1 / 2 + n / 12 for n in (0, 0, 1, 2, 3, 4, 5, 6))])
