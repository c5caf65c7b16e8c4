"""Chance is described exactly, drawn evenly, and can be written down beforehand."""

import hashlib
from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from huffduff.engine.chance import Deal, Faces, Roll, Scripted, Seal, Seeded, at_least, faces
from huffduff.engine.errors import Diverged
from huffduff.engine.secrecy import EVERYONE

TWO_DICE = Roll("roll", EVERYONE)


def test_the_odds_of_two_dice_are_exact() -> None:
    sums: dict[int, Fraction] = {}
    for dice, odds in TWO_DICE.odds().items():
        sums[sum(dice)] = sums.get(sum(dice), Fraction(0)) + odds
    assert sums == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
    ways = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
    assert [at_least(total) for total in range(2, 14)] == [Fraction(count, 36) for count in ways]


def test_dice_of_any_sides() -> None:
    assert len(Roll("roll", EVERYONE, (10,)).outcomes) == 10
    assert faces((2, 3)) == ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3))
    assert sum(Roll("roll", EVERYONE, (4, 8)).odds().values()) == 1


def test_equal_cards_add_up() -> None:
    deal = Deal("deal", ("north",), ("wind", "calm", "wind", "fog"))
    assert deal.odds() == {"wind": Fraction(1, 2), "calm": Fraction(1, 4), "fog": Fraction(1, 4)}


def test_nothing_can_be_drawn_out_of_nothing() -> None:
    with pytest.raises(AssertionError, match="nothing to draw"):
        Deal("deal", EVERYONE, ())


def test_seeded_numbers_depend_on_key_and_place_alone() -> None:
    source = Seeded(b"key")
    first = [source.draw(number, TWO_DICE) for number in range(50)]
    assert [Seeded(b"key").draw(number, TWO_DICE) for number in reversed(range(50))] == first[::-1]
    assert [Seeded(b"other").draw(number, TWO_DICE) for number in range(50)] != first


# The value that chi-square passes once in ten thousand, by degrees of freedom.
@pytest.mark.parametrize(("outcomes", "limit"), [(2, 15.1), (6, 25.7), (36, 74.9), (52, 97.0)])
def test_seeded_numbers_are_even(outcomes: int, limit: float) -> None:
    deal = Deal("deal", EVERYONE, tuple(str(number) for number in range(outcomes)))
    source = Seeded(b"even")
    draws = 1000 * outcomes
    counts = Counter(source.draw(number, deal) for number in range(draws))
    assert len(counts) == outcomes
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < limit


def test_one_number_says_nothing_of_the_next() -> None:
    source = Seeded(b"pairs")
    dice = Roll("roll", EVERYONE, (6,))
    drawn = [source.draw(number, dice) for number in range(36_001)]
    pairs = Counter(pairwise(drawn))
    assert sum((pairs[first, second] - 1000) ** 2 / 1000 for first in range(6) for second in range(6)) < 74.9


def test_a_script_says_what_falls() -> None:
    source = Scripted([(3, 4), "calm"])
    assert TWO_DICE.outcomes[source.draw(0, TWO_DICE)] == (3, 4)
    assert list(source.left) == ["calm"]
    assert source.draw(1, Deal("deal", EVERYONE, ("wind", "calm"))) == 1
    assert not source.left


def test_a_script_that_is_too_short_or_impossible_is_an_error() -> None:
    with pytest.raises(Diverged, match=r"no outcome for roll \{'ship': 'hood'\}"):
        Scripted([]).draw(0, Roll("roll", EVERYONE, ship="hood"))
    with pytest.raises(Diverged, match=r"\(0, 7\) cannot come out of roll"):
        Scripted([(0, 7)]).draw(0, TWO_DICE)


def test_after_the_script_another_source_may_follow() -> None:
    then = Seeded(b"then")
    source = Scripted([(1, 1)], then)
    assert source.draw(0, TWO_DICE) == 0
    assert source.draw(1, TWO_DICE) == then.draw(1, TWO_DICE)


def test_the_seal_promises_its_seed() -> None:
    seal = Seal(b"\x01" * 32)
    assert seal.commitment == hashlib.sha256(b"\x01" * 32).hexdigest()
    assert len(Seal().seed) == 32
    assert Seal().seed != Seal().seed


def test_every_seat_has_a_hand_in_the_dice() -> None:
    seal = Seal(b"\x01" * 32)

    def drawn(**contributions: str) -> list[int]:
        source = seal.source(contributions)
        return [source.draw(number, TWO_DICE) for number in range(20)]

    base = drawn(north="1", south="2")
    assert drawn(south="2", north="1") == base
    for other in (drawn(north="1", south="3"), drawn(north="2", south="1"), drawn(north="12", south=""), drawn()):
        assert other != base


def test_many_dice_fall_like_few() -> None:
    many = Roll("test-roll", EVERYONE, (6,) * 12)
    assert len(many.outcomes) == 6**12
    assert many.outcomes[0] == (1,) * 12
    assert many.outcomes[-1 + 6**12] == (6,) * 12
    assert many.index((1,) * 11 + (4,)) == 3
    few, same = faces((6, 10, 6)), Faces((6, 10, 6))
    assert [same[index] for index in range(len(same))] == list(few)
    assert all(same.index(fallen) == index for index, fallen in enumerate(few))
    for wrong in ((1,) * 11, (7,) * 12, (0,) * 12):
        with pytest.raises(Diverged):
            many.index(wrong)
    with pytest.raises(IndexError):
        same[360]
