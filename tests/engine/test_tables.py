"""Columns of printed tables by the labels of their rows."""

import pytest

from huffduff.engine.tables import Column, span


def test_rows_are_found_by_their_numbers_and_the_ends_go_on() -> None:
    column = Column({"..0": "none", "1": "one", "2..4": "some", "5..": "many"})
    assert [column.at(number) for number in (-7, 0, 1, 2, 4, 5, 90)] == [
        "none",
        "none",
        "one",
        "some",
        "some",
        "many",
        "many",
    ]
    assert column.gap() == ""


@pytest.mark.parametrize("rows", [{}, {"1": 1, "3": 3}, {"1..3": 1, "3": 3}, {"x": 1}, {"3..1": 1}])
def test_gaps_and_labels_that_cannot_be_read_are_found(rows: dict[str, int]) -> None:
    assert Column(rows).gap()


@pytest.mark.parametrize(
    ("label", "ends"), [("4", (4, 4)), ("1..3", (1, 3)), ("..0", (0, 0)), ("9..", (9, 9)), ("-3..-1", (-3, -1))]
)
def test_labels_give_their_first_and_last_number(label: str, ends: tuple[int, int]) -> None:
    assert span(label) == ends


def test_a_letter_stands_for_the_number_that_a_game_prints_so() -> None:
    assert span("9..X", {"X": 10}) == (9, 10)
    for label in ("12X", "X..9", "9..Y"):
        with pytest.raises(ValueError, match="is no row"):
            span(label, {"X": 10})


@pytest.mark.parametrize("label", ["", "..", "1 2", "a", "12..3", "1-3", "9..X", "12X", "die"])
def test_what_is_no_row_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match="is no row"):
        span(label)
