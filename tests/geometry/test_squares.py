"""Squares, eight facings and angles off the bow."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.geometry.squares import (
    FACINGS,
    STEPS,
    Facing,
    Square,
    broadside,
    off_bow,
)

numbers = st.integers(-50, 50)
squares = st.builds(Square, numbers, numbers)
facings = st.sampled_from(FACINGS)
turns = st.integers(-20, 20)
vectors = st.tuples(numbers, numbers).filter(any)


def angle_off_bow(facing: Facing, dx: int, dy: int) -> float:
    """The unsigned angle between the bow and a target in degrees, by floating point."""
    ahead_x, ahead_y = STEPS[facing]
    return math.degrees(abs(math.atan2(dy * ahead_x - dx * ahead_y, dx * ahead_x + dy * ahead_y)))


@given(squares, squares, squares)
def test_distance_is_a_metric(a: Square, b: Square, c: Square) -> None:
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@pytest.mark.parametrize(("a", "b", "distance"), [("D2", "G6", 4), ("D2", "E3", 1), ("A1", "H8", 7), ("C5", "C5", 0)])
def test_diagonal_steps_count_as_one(a: str, b: str, distance: int) -> None:
    assert Square.at(a).distance(Square.at(b)) == distance


@given(squares)
def test_the_eight_squares_at_distance_one_are_the_neighbours(square: Square) -> None:
    around = square.neighbours()
    block = {Square(square.column + dx, square.row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert len(around) == 8
    assert {*around, square} == block
    assert around == tuple(square.step(facing) for facing in FACINGS)


@given(st.integers(0, 2000), st.integers(0, 2000))
def test_labels_round_trip(column: int, row: int) -> None:
    assert Square.at(Square(column, row).label) == (column, row)


def test_columns_run_east_and_rows_run_south() -> None:
    assert Square.at("A1") == (0, 0)
    assert Square.at("D2") == (3, 1)
    assert Square.at("D4").step(Facing.N).label == "D3"
    assert Square.at("D4").step(Facing.NE).label == "E3"
    assert Square.at("D4").step(Facing.SW, 3).label == "A7"


def test_a_square_beyond_the_corner_has_no_label() -> None:
    with pytest.raises(ValueError, match="no label"):
        Square.at("A1").step(Facing.W).label  # noqa: B018


@given(facings, turns)
def test_eight_turns_give_the_same_facing(facing: Facing, eighths: int) -> None:
    assert facing.right(8) is facing
    assert facing.left(8) is facing
    assert facing.right(eighths).left(eighths) is facing
    assert facing.right(eighths) is facing.left(-eighths)
    assert facing.opposite() is facing.right(4)


def test_turning_left_and_right() -> None:
    assert Facing.N.right() is Facing.NE
    assert Facing.N.left() is Facing.NW
    assert Facing.SW.right(2) is Facing.NW


@given(squares, facings, st.integers(0, 30))
def test_a_straight_course_is_as_long_as_its_steps_and_leads_back(square: Square, facing: Facing, length: int) -> None:
    there = square.step(facing, length)
    assert square.distance(there) == length
    assert there.step(facing.opposite(), length) == square


@given(facings, vectors)
def test_parts_off_the_bow_turn_with_the_ship_by_quarters(facing: Facing, vector: tuple[int, int]) -> None:
    dx, dy = vector
    assert off_bow(facing, dx, dy) == off_bow(facing.right(2), -dy, dx)
    assert off_bow(facing.opposite(), dx, dy) == tuple(-part for part in off_bow(facing, dx, dy))


def test_starboard_is_on_the_right_hand() -> None:
    assert off_bow(Facing.N, 2, -3) == (3, 2)
    assert off_bow(Facing.E, 2, -3) == (2, -3)
    assert off_bow(Facing.SE, 1, 0) == (1, -1)


@pytest.mark.parametrize(
    ("facing", "dx", "dy", "expected"),
    [
        ("N", 2, -2, True),
        ("N", 1, -2, False),
        ("NE", 0, -3, True),
        ("NE", 1, -3, False),
        ("NW", -3, -4, False),
        ("SW", 3, 4, True),
        ("E", -3, 2, False),
        ("W", 0, 5, True),
    ],
)
def test_broadside_examples(facing: str, dx: int, dy: int, expected: bool) -> None:
    assert broadside(Facing[facing], dx, dy) is expected


@given(facings, vectors)
def test_broadside_is_45_to_135_degrees_off_the_bow(facing: Facing, vector: tuple[int, int]) -> None:
    angle = angle_off_bow(facing, *vector)
    assert broadside(facing, *vector) == (45 - 1e-9 <= angle <= 135 + 1e-9)
