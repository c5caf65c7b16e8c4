"""A printed sheet of hexes by their labels: neighbours, distances and where things lie, worked out once."""

import math
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Generic, TypeVar, cast

from huffduff.geometry.hexes import Hex, Labels, Layout, Orientation

L = TypeVar("L", bound=str)


class Sheet(Generic[L]):
    """The hexes of a map under their printed labels, for charts that ask the same things over and over."""

    def __init__(self, printed: Labels) -> None:
        self._printed = printed
        self._layout = Layout(printed.offset.orientation, 1 / math.sqrt(3))
        self._discs: dict[tuple[L, int], tuple[L, ...]] = {}

    @cached_property
    def labels(self) -> tuple[L, ...]:
        """Every label, row by row."""
        return tuple(self._label(place) for place in self._printed)

    @cached_property
    def _cubes(self) -> dict[L, Hex]:
        return {label: self._printed.hex(label) for label in self.labels}

    @cached_property
    def _neighbours(self) -> dict[L, tuple[L, ...]]:
        return {
            label: tuple(self._label(near) for near in cube.neighbours() if near in self._printed)
            for label, cube in self._cubes.items()
        }

    def _label(self, place: Hex) -> L:
        return cast(L, self._printed.label(place))

    def __contains__(self, label: str) -> bool:
        return label in self._cubes

    def neighbours(self, label: L) -> tuple[L, ...]:
        """The hexes next to one that are on the sheet, clockwise from direction 0."""
        return self._neighbours[label]

    def distance(self, one: L, other: L) -> int:
        """The fewest steps between two hexes."""
        a, b = self._cubes[one], self._cubes[other]
        dq, dr = a[0] - b[0], a[1] - b[1]
        return max(abs(dq), abs(dr), abs(dq + dr))

    def within(self, label: L, radius: int) -> tuple[L, ...]:
        """All hexes of the sheet up to a distance, nearest first."""
        disc = self._discs.get((label, radius))
        if disc is None:
            disc = tuple(self._label(near) for near in self._cubes[label].disc(radius) if near in self._printed)
            self._discs[label, radius] = disc
        return disc

    def centre(self, label: L) -> tuple[float, float]:
        """Where the middle of a hex lies on a drawing, in hexes from flat to flat, downwards from the top."""
        return self._layout.centre(self._cubes[label])

    def corners(self, label: L) -> tuple[tuple[float, float], ...]:
        """The corners of a hex, clockwise, in the same units."""
        return self._layout.corners(self._cubes[label])

    def spans(self, listed: Iterable[str]) -> tuple[L, ...]:
        """Labels out of a compact list, in which `B14-20` is B14 to B20 along a row, or `1014-20` along a column."""
        found: list[L] = []
        for run in listed:
            first, _, last = run.partition("-")
            column, row = self._printed.offset.cell(self._printed.hex(first))
            along = self._printed.offset.orientation is Orientation.POINTY
            start = column if along else row
            end = int(last) if last else start
            line = [self._printed.offset.hex(*((n, row) if along else (column, n))) for n in range(start, end + 1)]
            if not line or line[-1] not in self._printed:
                raise ValueError(f"{run!r} is off the map")
            found.extend(self._label(place) for place in line)
        return tuple(found)

    def runs(self, labels: Iterable[L]) -> list[str]:
        """A compact list of labels from which `spans` gives them back, along rows or columns."""
        along = self._printed.offset.orientation is Orientation.POINTY
        cells = [(*self._printed.offset.cell(self._cubes[label]), label) for label in labels]
        lines = sorted(((row, column, label) if along else (column, row, label)) for column, row, label in cells)
        runs: list[tuple[int, int, int, L]] = []
        for line, number, label in lines:
            if runs and runs[-1][0] == line and runs[-1][2] == number - 1:
                runs[-1] = (line, runs[-1][1], number, runs[-1][3])
            else:
                runs.append((line, number, number, label))
        ends = "" if along else "02"
        return [f"{first}-{end:{ends}}" if end > start else first for _, start, end, first in runs]


def hexside(one: L, other: L) -> tuple[L, L]:
    """The side between two hexes, the same whichever is named first."""
    return (one, other) if one < other else (other, one)


def spread(starts: Iterable[L], ways: Callable[[L], Iterable[L]]) -> dict[L, int]:
    """Steps from the nearest of some hexes to all that can be reached."""
    steps = dict.fromkeys(starts, 0)
    edge = list(steps)
    while edge:
        further: list[L] = []
        for label in edge:
            for near in ways(label):
                if near not in steps:
                    steps[near] = steps[label] + 1
                    further.append(near)
        edge = further
    return steps
