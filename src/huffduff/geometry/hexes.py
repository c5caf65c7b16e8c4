"""Hexes in cube coordinates; printed labels and pixels are converted at the edges, never calculated with.

Only `q` and `r` are stored, since the third cube coordinate is always `-q - r`. Directions are numbered clockwise as
seen on a map whose north is up: 0 is east on pointy-top hexes and south-east on flat-top ones.
"""

import heapq
import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
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

    def plus(self, other: "Hex") -> "Hex":
        """Add two hexes as vectors."""
        return Hex(self.q + other.q, self.r + other.r)

    def minus(self, other: "Hex") -> "Hex":
        """The vector that leads from another hex to this one."""
        return Hex(self.q - other.q, self.r - other.r)

    def turned(self, steps: int) -> "Hex":
        """Rotate about the origin, clockwise by 60 degrees for each step."""
        q, r = self
        for _ in range(steps % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def mirrored(self) -> "Hex":
        """Exchange the two axes; together with turns this gives every reflection through the origin."""
        return Hex(self.r, self.q)

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

    def direction(self, other: "Hex") -> int:
        """The direction in which an adjacent hex lies."""
        try:
            return DIRECTIONS.index(other.minus(self))
        except ValueError:
            raise ValueError(f"{other} is not next to {self}") from None

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

    def line(self, other: "Hex") -> tuple["Hex", ...]:
        """The hexes of a straight line, both ends included.

        Where the line runs exactly between two hexes, it is taken as shifted by a hair to the south-east, so the line
        back passes through the same hexes.
        """
        steps = self.distance(other)
        span = max(steps, 1)
        dq, dr = other.minus(self)
        # Sixteenths leave room for a shift that no other tie can equal, and that decides nothing but ties.
        return tuple(
            _nearest(16 * (self.q * span + dq * step) + 1, 16 * (self.r * span + dr * step) + 2, 16 * span)
            for step in range(steps + 1)
        )


DIRECTIONS = Hex(0, 0).neighbours()


def _nearest(q: float, r: float, unit: int) -> Hex:
    """The hex nearest to a point given in fractions of a unit; exact when all three numbers are whole."""
    s = -q - r
    near_q, near_r, near_s = (int((2 * part + unit) // (2 * unit)) for part in (q, r, s))
    off_q, off_r, off_s = abs(near_q * unit - q), abs(near_r * unit - r), abs(near_s * unit - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    if off_r > off_s:
        return Hex(near_q, -near_q - near_s)
    return Hex(near_q, near_r)


class Hexside(NamedTuple):
    """The side shared by two adjacent hexes, the same whichever hex is named first."""

    low: Hex
    high: Hex

    @classmethod
    def between(cls, one: Hex, other: Hex) -> "Hexside":
        """The side that two adjacent hexes share."""
        if one.distance(other) != 1:
            raise ValueError(f"{one} and {other} share no side")
        return cls(one, other) if one < other else cls(other, one)


class Arrival(NamedTuple):
    """How a hex is reached: what it costs in all, and from which hex it is entered."""

    cost: int
    source: Hex | None


def reach(start: Hex, budget: int, cost: Callable[[Hex, Hex], int | None]) -> dict[Hex, Arrival]:
    """Every hex within a movement budget, cheapest first, where `cost(here, there)` is None for a closed way."""
    arrivals: dict[Hex, Arrival] = {}
    best = {start: 0}
    queue: list[tuple[int, Hex, Hex | None]] = [(0, start, None)]
    while queue:
        spent, here, source = heapq.heappop(queue)
        if here in arrivals:
            continue
        arrivals[here] = Arrival(spent, source)
        for there in here.neighbours():
            step = None if there in arrivals else cost(here, there)
            if step is not None and spent + step < best.get(there, budget + 1):
                best[there] = spent + step
                heapq.heappush(queue, (spent + step, there, here))
    return arrivals


def route(arrivals: Mapping[Hex, Arrival], goal: Hex) -> tuple[Hex, ...]:
    """The cheapest way to a hex that `reach` found, from the start to the goal."""
    way: list[Hex] = []
    here: Hex | None = goal
    while here is not None:
        way.append(here)
        here = arrivals[here].source
    return tuple(reversed(way))


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

    def hex_at(self, x: float, y: float) -> Hex:
        """The hex under a point of the drawing."""
        across, down = (x - self.left) / self.size, (y - self.top) / self.size
        if self.orientation is Orientation.POINTY:
            return _nearest(across / _ROOT_3 - down / 3, down / 1.5, 1)
        return _nearest(across / 1.5, down / _ROOT_3 - across / 3, 1)
