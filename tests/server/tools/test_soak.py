"""A short soak does everything that a long one does."""

import pytest

from huffduff.server.tools import soak


@pytest.mark.timeout(300)
def test_a_soak_does_everything_and_says_so() -> None:
    result = soak.run(12, seed=3)
    assert {"answer", "garbage", "matches", "reconnects", "requests", "say", "slow readers", "try", "visitors"} <= set(
        result.done
    )
    assert all(result.done.values())
    assert result.complaints == 0
    assert result.memory_end > 0
    assert result.descriptors_most >= result.descriptors_start > 0


def test_what_is_flat_and_what_is_not() -> None:
    flat = soak.Result(60, {}, 100_000, 120_000, 12, 80, 12, 0)
    assert flat.flat
    for worse in (
        soak.Result(60, {}, 100_000, 200_000, 12, 80, 12, 0),
        soak.Result(60, {}, 100_000, 100_000, 12, 80, 30, 0),
        soak.Result(60, {}, 100_000, 100_000, 12, 80, 12, 1),
    ):
        assert not worse.flat
