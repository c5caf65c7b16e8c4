"""Printed sheets of either orientation, by their labels."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.geometry.hexes import LetteredLabels, NumberedLabels, Offset, Orientation, Parity
from huffduff.geometry.sheet import Sheet, hexside

LETTERED: Sheet[str] = Sheet(LetteredLabels(Offset(Orientation.POINTY, Parity.ODD), range(1, 36), range(1, 35)))
NUMBERED: Sheet[str] = Sheet(NumberedLabels(Offset(Orientation.FLAT, Parity.ODD), range(10, 43), range(1, 39)))
SHEETS = (LETTERED, NUMBERED)


@pytest.mark.parametrize("sheet", SHEETS)
def test_neighbours_are_one_step_away_both_on_the_grid_and_on_the_drawing(sheet: Sheet[str]) -> None:
    for label in sheet.labels[::17]:
        near = sheet.neighbours(label)
        assert all(sheet.distance(label, other) == 1 and label in sheet.neighbours(other) for other in near)
        assert all(math.isclose(math.dist(sheet.centre(label), sheet.centre(other)), 1) for other in near)


@given(st.sampled_from(SHEETS), st.data())
def test_distances_count_steps(sheet: Sheet[str], data: st.DataObject) -> None:
    one, other = data.draw(st.sampled_from(sheet.labels)), data.draw(st.sampled_from(sheet.labels))
    steps = sheet.distance(one, other)
    assert steps == sheet.distance(other, one)
    assert (other in sheet.within(one, 3)) == (steps <= 3)
    if one != other:
        assert min(sheet.distance(near, other) for near in sheet.neighbours(one)) == steps - 1


@given(st.sampled_from(SHEETS), st.data())
def test_runs_are_read_back(sheet: Sheet[str], data: st.DataObject) -> None:
    labels = data.draw(st.sets(st.sampled_from(sheet.labels), max_size=40))
    assert set(sheet.spans(sheet.runs(labels))) == labels


def test_runs_follow_rows_of_pointy_hexes_and_columns_of_flat_ones() -> None:
    assert LETTERED.runs(["B14", "B15", "B16", "C15"]) == ["B14-16", "C15"]
    assert NUMBERED.runs(["1402", "1403", "1503"]) == ["1402-03", "1503"]


@pytest.mark.parametrize("run", ["1039", "1030-39", "1030-29", "A1"])
def test_runs_off_the_map_are_refused(run: str) -> None:
    with pytest.raises(ValueError, match=r"off the map|four digits"):
        NUMBERED.spans([run])


def test_labels_know_whether_they_are_on_the_sheet() -> None:
    assert "1038" in NUMBERED
    assert "1039" not in NUMBERED


def test_a_hexside_is_the_same_from_both_sides() -> None:
    assert hexside("1011", "1010") == hexside("1010", "1011") == ("1010", "1011")


@pytest.mark.parametrize("sheet", SHEETS)
def test_corners_lie_around_their_centre(sheet: Sheet[str]) -> None:
    label = sheet.labels[100]
    assert all(
        math.isclose(math.dist(corner, sheet.centre(label)), 1 / math.sqrt(3)) for corner in sheet.corners(label)
    )
