"""The load that a server takes."""

import pytest

from huffduff.server.tools import benchmark


def test_the_load_is_measured() -> None:
    result = benchmark.run(matches=3, seconds=1.0, warm_up=0.5)
    assert (result.matches, result.sockets) == (3, 6)
    assert result.actions > 20
    assert 0 < result.p50_ms <= result.p99_ms
    assert result.actions_per_second == pytest.approx(result.actions, rel=0.5)
