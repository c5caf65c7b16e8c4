"""Convoy tracks: leash, destination, and the way that is left, against a slow count of its own."""

from collections import deque

import pytest

from huffduff.games.sink.convoys.tracks import distance_left, goals, may_leave, next_hexes
from huffduff.games.sink.facts.chart import COLUMNS, ROWS
from huffduff.games.sink.facts.words import BRITISH, DESIGNATORS, Designator, Hex
from tests.games.sink.table import FACTS, on_leash

CHART = FACTS.chart


def slow_neighbours(label: str) -> list[str]:
    """Neighbours as the checklist writes them: odd columns sit half a hex lower."""
    column, row = int(label[:2]), int(label[2:])
    beside = row + (1 if column % 2 else -1)
    near = [(column, row - 1), (column, row + 1)]
    near += [(column + side, other) for side in (-1, 1) for other in (row, beside)]
    return [f"{c:02}{r:02}" for c, r in near if c in COLUMNS and r in ROWS]


def slow_distances(start: str) -> dict[str, int]:
    """Hexes from one to all others, over land and sea."""
    found, queue = {start: 0}, deque([start])
    while queue:
        label = queue.popleft()
        for near in slow_neighbours(label):
            if near not in found:
                found[near] = found[label] + 1
                queue.append(near)
    return found


@pytest.mark.rule("SB-9.6.a", "SB-9.7.a", "SB-9.7.d")
@pytest.mark.parametrize("designator", DESIGNATORS)
def test_a_convoy_strays_no_further_than_four_hexes_from_its_track(designator: Designator) -> None:
    track = CHART.tracks["atlantic" if designator in ("HX", "SC", "ON", "ONS") else "african"]
    far = dict.fromkeys(CHART.seas, 99)
    for point in track:
        distances = slow_distances(point)
        far = {label: min(steps, distances[label]) for label, steps in far.items()}
    assert {label for label in CHART.seas if on_leash(designator, label)} == {
        label for label, steps in far.items() if steps <= 4
    }


@pytest.mark.rule("SB-9.2.b", "SB-9.8.b")
@pytest.mark.parametrize(
    ("designator", "destination"),
    [("HX", "3716"), ("SC", "3716"), ("SL", "3716"), ("ON", "1319"), ("ONS", "1319")],
)
def test_where_a_convoy_is_bound(designator: Designator, destination: str) -> None:
    assert goals(FACTS, designator) == (destination,)
    assert distance_left(FACTS, designator, Hex(destination)) == 0
    assert not may_leave(FACTS, designator, Hex("2838"))


@pytest.mark.rule("SB-9.7.f", "SB-9.7.g")
@pytest.mark.parametrize("designator", ["OG", "WS8B"])
def test_og_and_ws_leave_by_the_south_near_their_track(designator: Designator) -> None:
    exits = [label for label in CHART.seas if may_leave(FACTS, designator, label)]
    track = [slow_distances(point) for point in CHART.tracks["african"]]
    edge = [label for label in CHART.seas if label.endswith("38")]
    assert exits == [label for label in edge if min(distances[label] for distances in track) <= 4]
    assert sorted(goals(FACTS, designator)) == sorted(exits)
    assert not may_leave(FACTS, designator, Hex("2837"))
    assert not may_leave(FACTS, designator, Hex("2238"))


@pytest.mark.rule("SB-9.7.f")
def test_sl_convoys_never_leave_the_map() -> None:
    assert not any(may_leave(FACTS, "SL", label) for label in CHART.seas)


@pytest.mark.rule("SB-9.8.b", "SB-9.1.a")
@pytest.mark.parametrize("designator", DESIGNATORS)
def test_a_convoy_moves_one_hex_and_never_away_from_where_it_is_bound(designator: Designator) -> None:
    """A-33: by sea, through hexes that a British force may enter."""
    left = dict.fromkeys(goals(FACTS, designator), 0)
    queue = deque(left)
    while queue:
        label = queue.popleft()
        for near in slow_neighbours(label):
            if near not in left and CHART.sails(BRITISH, Hex(near), label):
                left[Hex(near)] = left[label] + 1
                queue.append(Hex(near))
    for label in CHART.seas:
        if label not in left or not on_leash(designator, label):
            continue
        assert distance_left(FACTS, designator, label) == left[label]
        ways = [
            near
            for near in slow_neighbours(label)
            if CHART.sails(BRITISH, label, Hex(near)) and on_leash(designator, Hex(near))
        ]
        allowed = [near for near in ways if left[Hex(near)] <= left[label]]
        assert sorted(next_hexes(FACTS, designator, label)) == sorted(allowed)


@pytest.mark.rule("SB-9.8.b")
def test_golden_25_an_hx_convoy_is_ten_hexes_from_home() -> None:
    """G-25 with E-1: from 2811 it is home on turn 10."""
    assert distance_left(FACTS, "HX", Hex("2811")) == 10
    place, turns = Hex("2811"), 0
    while place != "3716":
        place = min(next_hexes(FACTS, "HX", place), key=lambda near: distance_left(FACTS, "HX", near))
        turns += 1
    assert turns == 10
