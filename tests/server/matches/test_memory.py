"""What a match leaves behind in memory once it is put away: nothing, and not only when the collector comes by."""

import gc
from collections.abc import Iterator

import pytest

from huffduff.engine.match import Match
from huffduff.server.matches.running import RunningMatch
from tests.server.host import NORTH, SOUTH, Connection, Host


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No collector of cycles while the test runs."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept() -> tuple[int, int]:
    """How many matches are in memory, for whatever reason."""
    kinds = [type(one) for one in gc.get_objects()]
    return kinds.count(RunningMatch), kinds.count(Match)


@pytest.mark.usefixtures("uncollected")
def test_matches_that_were_put_away_are_gone(host: Host) -> None:
    begun = kept()
    for _ in range(3):
        match, north, south = host.pair()
        with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
            a.answer(1)
            b.answer(2)
            b.draft(1)
            assert b.resign()["outcome"]
        while any(seat["online"] for seat in north.call("GET", f"/api/matches/{match}")["seats"]):
            pass
        north.rematch(match)
        north.call("GET", f"/api/matches/{match}/replay")
    assert kept() > begun
    host.visitor().call("PUT", "/api/me", {"name": "The last one written"})
    host.forget_matches()
    assert kept() == begun
