"""Hexes, their labels on printed maps, and their places on a drawing."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.geometry.hexes import (
    Hex,
    Labels,
    Layout,
    LetteredLabels,
    NumberedLabels,
    Offset,
    Orientation,
    Parity,
)

CHASE = LetteredLabels(Offset(Orientation.POINTY, Parity.ODD), range(1, 36), range(1, 35))
SINK = NumberedLabels(Offset(Orientation.FLAT, Parity.ODD), range(10, 43), range(1, 40))
ORIGIN = Hex(0, 0)
STRAIGHT_TRACK = "AH13 AG13 AF14 AE14 AD15 AC15 AB16 AA16 Z17 Y17 X18 W18 V19 U19 T20 S20 R21 Q21 P22 O22 N23"

numbers = st.integers(-40, 40)
hexes = st.builds(Hex, numbers, numbers)
radii = st.integers(0, 8)
offsets = st.builds(Offset, st.sampled_from(Orientation), st.sampled_from(Parity))
layouts = st.builds(
    Layout, st.sampled_from(Orientation), st.floats(0.1, 500), st.floats(-1000, 1000), st.floats(-1000, 1000)
)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes)
def test_coordinates_add_up_to_nothing(a: Hex) -> None:
    assert a.q + a.r + a.s == 0


@given(hexes)
def test_neighbours_lie_in_the_six_directions(a: Hex) -> None:
    around = a.neighbours()
    assert len(set(around)) == 6
    for direction, there in enumerate(around):
        assert a.distance(there) == 1
        assert a.neighbour(direction) == there
        assert there.neighbour(direction + 3) == a


@given(hexes, radii)
def test_a_ring_goes_round_its_centre(centre: Hex, radius: int) -> None:
    ring = centre.ring(radius)
    assert len(set(ring)) == len(ring) == max(6 * radius, 1)
    assert all(centre.distance(there) == radius for there in ring)
    if radius:
        assert ring[0] == (centre.q + radius, centre.r)
        assert all(here.distance(there) == 1 for here, there in pairwise((*ring, ring[0])))


def test_the_first_ring_is_the_neighbours() -> None:
    assert Hex(3, -1).ring(1) == Hex(3, -1).neighbours()


@given(hexes, radii)
def test_a_disc_holds_everything_within_its_radius(centre: Hex, radius: int) -> None:
    disc = centre.disc(radius)
    assert len(set(disc)) == len(disc) == 3 * radius * (radius + 1) + 1
    assert all(centre.distance(there) <= radius for there in disc)


@given(offsets, numbers, numbers)
def test_columns_and_rows_round_trip(offset: Offset, column: int, row: int) -> None:
    assert offset.cell(offset.hex(column, row)) == (column, row)


@given(offsets, numbers, numbers)
def test_the_shoved_lines_lie_half_a_hex_further_on(offset: Offset, column: int, row: int) -> None:
    layout = Layout(offset.orientation, 1 / math.sqrt(3))
    x, y = layout.centre(offset.hex(column, row))
    x0, y0 = layout.centre(offset.hex(int(offset.shoved is Parity.EVEN), int(offset.shoved is Parity.EVEN)))
    if offset.orientation is Orientation.POINTY:
        straight, steps, shove = x - x0, column, row % 2 == offset.shoved
    else:
        straight, steps, shove = y - y0, row, column % 2 == offset.shoved
    assert straight == pytest.approx(steps - int(offset.shoved is Parity.EVEN) + shove / 2)


@given(offsets, st.integers(0, 99), st.integers(0, 99))
def test_numbered_labels_round_trip(offset: Offset, column: int, row: int) -> None:
    labels = NumberedLabels(offset, range(100), range(100))
    place = offset.hex(column, row)
    assert labels.label(place) == f"{column:02}{row:02}"
    assert labels.hex(labels.label(place)) == place


@given(offsets, st.integers(1, 60), st.integers(1, 60))
def test_lettered_labels_round_trip(offset: Offset, column: int, row: int) -> None:
    labels = LetteredLabels(offset, range(1, 61), range(1, 61))
    place = offset.hex(column, row)
    assert labels.hex(labels.label(place)) == place


@pytest.mark.parametrize(("labels", "count"), [(CHASE, 34 * 35), (SINK, 33 * 39)])
def test_a_sheet_lists_every_hex_once(labels: Labels, count: int) -> None:
    places = list(labels)
    assert len(set(places)) == len(places) == count
    assert all(place in labels and labels.hex(labels.label(place)) == place for place in places)
    assert labels.label(places[0]) in {"A1", "1001"}
    assert labels.label(places[-1]) in {"AH35", "4239"}


@pytest.mark.parametrize(
    ("labels", "label"),
    [(CHASE, "A36"), (CHASE, "AI1"), (CHASE, "k27"), (CHASE, "K"), (SINK, "0912"), (SINK, "1040"), (SINK, "101")],
)
def test_labels_off_the_sheet_are_refused(labels: Labels, label: str) -> None:
    with pytest.raises(ValueError, match=label):
        labels.hex(label)


@pytest.mark.parametrize(("labels", "corner"), [(CHASE, "A1"), (SINK, "1001")])
def test_hexes_off_the_sheet_have_no_label(labels: Labels, corner: str) -> None:
    outside = labels.hex(corner).neighbour(4)
    assert outside not in labels
    with pytest.raises(ValueError, match="off the map"):
        labels.label(outside)


def around(labels: Labels, label: str) -> set[str]:
    """The labels of the hexes next to one."""
    return {labels.label(there) for there in labels.hex(label).neighbours()}


def test_neighbours_on_a_map_of_rows_whose_odd_ones_are_shoved_right() -> None:
    assert around(CHASE, "K29") == {"K28", "K30", "J29", "J30", "L29", "L30"}
    assert around(CHASE, "J30") == {"J29", "J31", "I29", "I30", "K29", "K30"}
    assert "U26" in around(CHASE, "T26")
    assert "Q30" in around(CHASE, "Q29")


def test_neighbours_on_a_map_of_columns_whose_odd_ones_are_shoved_down() -> None:
    assert around(SINK, "3309") == {"3308", "3310", "3209", "3409", "3210", "3410"}
    assert around(SINK, "3410") == {"3409", "3411", "3309", "3509", "3310", "3510"}


@pytest.mark.parametrize(
    ("labels", "a", "b", "distance"),
    [
        (CHASE, "J30", "U26", 11),
        (CHASE, "AH13", "N23", 20),
        (CHASE, "AF23", "AF24", 1),
        (SINK, "3912", "3810", 3),
        (SINK, "3810", "3508", 3),
        (SINK, "3508", "3204", 6),
        (SINK, "3204", "2905", 3),
        (SINK, "3728", "3721", 7),
    ],
)
def test_known_distances(labels: Labels, a: str, b: str, distance: int) -> None:
    assert labels.hex(a).distance(labels.hex(b)) == distance


@pytest.mark.parametrize(
    ("labels", "track"),
    [
        (CHASE, STRAIGHT_TRACK),
        (CHASE, "L20 L21 M21 N22 N23 N24 N25"),
        (SINK, "3308 3309 3410"),
        (SINK, "1319 1419 1519 1619 1718 1818 1817 1916 2016 2015 2114 2214 2313 2312 2412 2511 2611 2711 2811 2812"),
        (SINK, "3716 3616 3615 3515 3416 3417 3317 3318 3219 3220 3120 3121 3122 3023 3024 2924 2925 2826 2827 2727"),
    ],
)
def test_known_tracks_are_contiguous(labels: Labels, track: str) -> None:
    places = [labels.hex(label) for label in track.split()]
    assert all(here.distance(there) == 1 for here, there in pairwise(places))


@given(layouts, hexes, st.integers(0, 5))
def test_adjacent_hexes_share_the_corners_of_their_side(layout: Layout, place: Hex, direction: int) -> None:
    here, there = layout.corners(place), layout.corners(place.neighbour(direction))
    assert here[direction] == pytest.approx(there[(direction + 4) % 6], abs=1e-6)
    assert here[(direction + 1) % 6] == pytest.approx(there[(direction + 3) % 6], abs=1e-6)


def test_centres_on_a_map_of_rows_one_unit_from_flat_to_flat() -> None:
    layout = Layout(Orientation.POINTY, 1 / math.sqrt(3))
    assert layout.centre(CHASE.hex("A1")) == pytest.approx((1.5, math.sqrt(3) / 2))
    assert layout.centre(CHASE.hex("B1")) == pytest.approx((1.0, math.sqrt(3)))
    assert layout.centre(CHASE.hex("K27")) == pytest.approx((27.5, 11 * math.sqrt(3) / 2))


def test_centres_on_a_map_of_columns_one_unit_from_flat_to_flat() -> None:
    layout = Layout(Orientation.FLAT, 1 / math.sqrt(3), left=5.0, top=7.0)
    assert layout.centre(SINK.hex("3716")) == pytest.approx((5 + 37 * math.sqrt(3) / 2, 7 + 16.5))
    assert layout.centre(SINK.hex("3616")) == pytest.approx((5 + 36 * math.sqrt(3) / 2, 7 + 16.0))
