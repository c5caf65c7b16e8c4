"""Hexes in cube coordinates; printed labels and pixels are converted at the edges, never calculated with.

Only `q` and `r` are stored, since the third cube coordinate is always `-q - r`. Directions are numbered clockwise as
seen on a map whose north is up: 0 is east on pointy-top hexes and south-east on flat-top ones.
"""

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import NamedTuple

from huffduff.geometry.lettering import read_label, write_label


class Hex(NamedTuple):
    """One hex of an endless plane of hexes."""

    q: int
    r: int

    @property
    def s(self) -> int:
        """The third cube coordinate: all three add up to nothing."""
        return -self.q - self.r

    def neighbour(self, direction: int) -> "Hex":
        """The hex next door in one of the six directions."""
        dq, dr = DIRECTIONS[direction % 6]
        return Hex(self.q + dq, self.r + dr)

    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexes next door, clockwise from direction 0."""
        q, r = self
        return (Hex(q + 1, r), Hex(q, r + 1), Hex(q - 1, r + 1), Hex(q - 1, r), Hex(q, r - 1), Hex(q + 1, r - 1))

    def distance(self, other: "Hex") -> int:
        """The fewest steps between two hexes."""
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def ring(self, radius: int) -> tuple["Hex", ...]:
        """The hexes at exactly this distance, clockwise from the one in direction 0."""
        if radius == 0:
            return (self,)
        corners = [Hex(self.q + radius * dq, self.r + radius * dr) for dq, dr in DIRECTIONS]
        # The side that leaves corner d runs clockwise, which is two directions further round.
        return tuple(
            Hex(corner.q + step * dq, corner.r + step * dr)
            for corner, (dq, dr) in zip(corners, DIRECTIONS[2:] + DIRECTIONS[:2], strict=True)
            for step in range(radius)
        )

    def disc(self, radius: int) -> tuple["Hex", ...]:
        """The hexes within this distance, ring by ring from the centre."""
        return tuple(found for distance in range(radius + 1) for found in self.ring(distance))


DIRECTIONS = Hex(0, 0).neighbours()


class Orientation(Enum):
    """How hexes stand: pointy-top ones form straight rows, flat-top ones straight columns."""

    POINTY = "pointy"
    FLAT = "flat"


class Parity(IntEnum):
    """Which rows or columns are the shoved ones."""

    EVEN = 0
    ODD = 1


@dataclass(frozen=True, slots=True)
class Offset:
    """Column and row numbers of a map where every second row sits half a hex further right, or column further down."""

    orientation: Orientation
    shoved: Parity

    def hex(self, column: int, row: int) -> Hex:
        """The hex in a column and row."""
        if self.orientation is Orientation.POINTY:
            return Hex(column - self._drift(row), row)
        return Hex(column, row - self._drift(column))

    def cell(self, place: Hex) -> tuple[int, int]:
        """The column and row of a hex."""
        if self.orientation is Orientation.POINTY:
            return place.q + self._drift(place.r), place.r
        return place.q, place.r + self._drift(place.q)

    def _drift(self, line: int) -> int:
        """How many whole hexes the slanting axis has drifted from the straight grid at a row or column."""
        return (line + 1 - self.shoved) // 2


@dataclass(frozen=True, slots=True)
class Labels(ABC):
    """The printed names of the hexes of one map sheet, which is a block of columns and rows."""

    offset: Offset
    columns: range
    rows: range

    @abstractmethod
    def _read(self, label: str) -> tuple[int, int]: ...

    @abstractmethod
    def _write(self, column: int, row: int) -> str: ...

    def hex(self, label: str) -> Hex:
        """The hex that bears a label."""
        column, row = self._read(label)
        if column not in self.columns or row not in self.rows:
            raise ValueError(f"{label!r} is off the map")
        return self.offset.hex(column, row)

    def label(self, place: Hex) -> str:
        """The label that a hex bears."""
        if place not in self:
            raise ValueError(f"{place} is off the map")
        return self._write(*self.offset.cell(place))

    def __contains__(self, place: Hex) -> bool:
        column, row = self.offset.cell(place)
        return column in self.columns and row in self.rows

    def __iter__(self) -> Iterator[Hex]:
        return (self.offset.hex(column, row) for row in self.rows for column in self.columns)


class LetteredLabels(Labels):
    """Row letters and column number, such as K27 or AF25."""

    def _read(self, label: str) -> tuple[int, int]:
        row, column = read_label(label)
        return column, row

    def _write(self, column: int, row: int) -> str:
        return write_label(row, column)


class NumberedLabels(Labels):
    """Two digits for the column and two for the row, such as 0512."""

    def _read(self, label: str) -> tuple[int, int]:
        match = re.fullmatch("([0-9]{2})([0-9]{2})", label)
        if not match:
            raise ValueError(f"{label!r} is not four digits")
        return int(match[1]), int(match[2])

    def _write(self, column: int, row: int) -> str:
        return f"{column:02}{row:02}"


_ROOT_3 = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where hexes lie on a drawing whose y grows downwards; `size` is the distance from a centre to a corner."""

    orientation: Orientation
    size: float
    left: float = 0.0
    top: float = 0.0

    def centre(self, place: Hex) -> tuple[float, float]:
        """The middle of a hex."""
        if self.orientation is Orientation.POINTY:
            across, down = _ROOT_3 * (place.q + place.r / 2), 1.5 * place.r
        else:
            across, down = 1.5 * place.q, _ROOT_3 * (place.r + place.q / 2)
        return self.left + self.size * across, self.top + self.size * down

    def corners(self, place: Hex) -> tuple[tuple[float, float], ...]:
        """The six corners clockwise; the side towards direction d lies between corners d and d + 1."""
        x, y = self.centre(place)
        first = -30 if self.orientation is Orientation.POINTY else 0
        angles = [math.radians(first + 60 * corner) for corner in range(6)]
        return tuple((x + self.size * math.cos(angle), y + self.size * math.sin(angle)) for angle in angles)
