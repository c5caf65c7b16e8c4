"""Intervals for shares are those of the books."""

import pytest

from huffduff.lab.stats import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 1000, 0.0002, 0.0056)],
)
def test_known_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_without_trials() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_confidence_takes_a_wider_interval() -> None:
    narrow, wide = wilson(40, 100, 1.0), wilson(40, 100, 3.0)
    assert wide[0] < narrow[0] < 0.4 < narrow[1] < wide[1]
