"""Labels of letters and a number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huffduff.geometry.lettering import read_label, write_label

counts = st.integers(1, 100_000)


@pytest.mark.parametrize(
    ("label", "numbers"),
    [("A1", (1, 1)), ("Z26", (26, 26)), ("AA9", (27, 9)), ("AH35", (34, 35)), ("ZZ10", (702, 10)), ("AAA1", (703, 1))],
)
def test_letters_go_on_with_two_after_z(label: str, numbers: tuple[int, int]) -> None:
    assert read_label(label) == numbers
    assert write_label(*numbers) == label


@given(counts, counts)
def test_labels_round_trip(lettered: int, number: int) -> None:
    assert read_label(write_label(lettered, number)) == (lettered, number)


@pytest.mark.parametrize("label", ["", "A", "7", "7A", "a7", "A0", "A07", "A-1", "A 1", " A1", "A1\n", "É1", "A\u0661"])
def test_malformed_labels_are_refused(label: str) -> None:
    with pytest.raises(ValueError, match="letters and a number"):
        read_label(label)


@pytest.mark.parametrize("numbers", [(0, 1), (1, 0), (-3, 2)])
def test_nothing_before_the_first_has_a_label(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no label"):
        write_label(*numbers)
