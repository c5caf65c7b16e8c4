"""Coasts that see, and raiders that look at convoys: detection without a die."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, TokenId
from huffduff.games.sink.sighting.coast import seen_from_coast
from huffduff.games.sink.sighting.detection import detection_phase
from tests.games.sink.table import Table, band, setting


@pytest.mark.rule("SB-10.7.a", "SB-10.7.b", "SB-10.7.c")
@pytest.mark.parametrize(
    ("token", "ship", "place", "seen"),
    [
        ("G1", "bismarck", "3712", True),  # Great Britain
        ("G1", "bismarck", "3417", True),  # Ireland, neutral though it is
        ("G1", "bismarck", "3006", True),  # Iceland
        ("G1", "bismarck", "1318", True),  # Newfoundland
        ("G1", "bismarck", "3728", True),  # Gibraltar
        ("G1", "bismarck", "3911", False),  # Norway
        ("G1", "bismarck", "3524", False),  # Spain
        ("G1", "bismarck", "2815", False),  # the open sea
        ("B1", "hood", "3911", True),
        ("B1", "hood", "3721", True),
        ("B1", "hood", "3821", True),
        ("B1", "hood", "3006", False),
        ("B1", "hood", "3525", False),
        ("B1", "hood", "2426", False),  # the Azores
        ("B1", "hood", "2506", False),  # Greenland
    ],
)
def test_whose_coasts_see_whom(token: str, ship: str, place: str, seen: bool) -> None:
    s = setting(4)
    band(s, token, place, ship)
    table = Table(s, do(detection_phase))
    assert table.token(token).detected is seen
    assert [told["how"] for told in table.told("sink-detected")] == ["coast"] * seen
    assert (table.token(token).known is not None) is seen
    assert table.rested


@pytest.mark.rule("SB-10.7.d", "SB-6.24.c")
def test_a_coast_exposes_a_dummy() -> None:
    s = setting(4)
    band(s, "G1", "3417")
    table = Table(s, do(detection_phase))
    assert table.p.tokens == {}
    assert table.told("sink-dummy-found", BRITISH) == [{"token": "G1", "side": "german", "hex": "3417", "how": "coast"}]


@pytest.mark.rule("SB-10.7.a")
def test_the_coast_sees_a_force_again_as_it_comes_in_but_not_twice_in_a_turn_nor_in_port() -> None:
    s = setting(4)
    band(s, "G1", "3417", "bismarck")
    assert seen_from_coast(s, TokenId("G1"))
    assert seen_from_coast(s, TokenId("G1"))
    assert [event.key for event in s.events] == ["sink-detected", "sink-bismarck-found"]
    s = setting(4)
    band(s, "B1", "3613", "hood", port=True)
    band(s, "G2", "3417")
    assert seen_from_coast(s, TokenId("B1"))
    assert not s.public.tokens[TokenId("B1")].detected
    assert not seen_from_coast(s, TokenId("G2"))
    assert list(s.public.tokens) == ["B1"]
    assert s.private[GERMAN].forces == {}


@pytest.mark.rule("SB-10.3.a", "SB-10.7.a")
def test_what_the_coast_has_seen_needs_no_search() -> None:
    s = setting(4)
    band(s, "G1", "3417", "bismarck")
    band(s, "B1", "3417", "hood")
    table = Table(s, do(detection_phase))
    assert table.position.deciding == (GERMAN,)
    assert table.token("G1").detected
