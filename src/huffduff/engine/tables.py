"""Tables of data files in the shape and with the row labels of the printed page."""

import re
from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Annotated, ClassVar, Generic, TypeVar

import msgspec

V = TypeVar("V")
Count = Annotated[int, msgspec.Meta(ge=0)]  # a figure that cannot be below 0, unlike a modifier
Positive = Annotated[int, msgspec.Meta(ge=1)]
NUMBERS_ONLY: Mapping[str, int] = MappingProxyType({})


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; unknown keys are refused."""


class Column(Strict, Generic[V], frozen=True, dict=True):
    """A column by the labels of its rows: `4`, `1..3`, `..0` and `9..`; beyond either end the last row goes on.

    `letters` are the numbers that a game prints as a letter.
    """

    letters: ClassVar[Mapping[str, int]] = NUMBERS_ONLY
    rows: dict[str, V]

    @cached_property
    def _cells(self) -> tuple[int, tuple[V, ...]]:
        """The number of the first cell, and all cells up to the last."""
        spans = [(*span(label, self.letters), value) for label, value in self.rows.items()]
        return spans[0][0], tuple(value for start, end, value in spans for _ in range(start, end + 1))

    def gap(self) -> str:
        """What is wrong with the rows: one cannot be read, or they do not follow each other; nothing if all is well."""
        try:
            spans = [span(label, self.letters) for label in self.rows]
        except ValueError as error:
            return str(error)
        joined = all(start == before + 1 for (_, before), (start, _) in pairwise(spans))
        return "" if spans and joined else f"rows do not follow each other: {', '.join(self.rows)}"

    def at(self, number: int) -> V:
        """The cell for a modified die or whatever the rows go by."""
        lowest, cells = self._cells
        return cells[min(max(number - lowest, 0), len(cells) - 1)]


def span(label: str, letters: Mapping[str, int] = NUMBERS_ONLY) -> tuple[int, int]:
    """The first and last number of a row; an open end has none beyond it."""
    match = re.fullmatch(r"(-?[0-9]+|[A-Z])?(\.\.)?(-?[0-9]+|[A-Z])?", label)
    parts = [part for part in match.group(1, 3) if part] if match else []
    if not match or not all(part in letters or not part.isalpha() for part in parts):
        raise ValueError(f"{label!r} is no row")
    ends = [letters[part] if part in letters else int(part) for part in parts]
    if not ends or ends[0] > ends[-1] or (len(ends) == 2 and not match[2]):
        raise ValueError(f"{label!r} is no row")
    return ends[0], ends[-1]
