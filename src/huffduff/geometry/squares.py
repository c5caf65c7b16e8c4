"""Squares with eight facings; columns grow to the east and rows to the south, both from 0.

Angles off the bow are compared in whole numbers: a target is resolved along the bow and to starboard, on a scale that
depends on the facing alone, so any two such parts of one target can be compared exactly.
"""

from enum import IntEnum
from typing import NamedTuple

from huffduff.geometry.lettering import read_label, write_label


class Facing(IntEnum):
    """Where a bow points: at a side or a corner of its square, clockwise from north."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    def right(self, eighths: int = 1) -> "Facing":
        """Turn clockwise by 45 degrees for each eighth."""
        return FACINGS[(self + eighths) & 7]

    def left(self, eighths: int = 1) -> "Facing":
        """Turn anticlockwise by 45 degrees for each eighth."""
        return FACINGS[(self - eighths) & 7]

    def opposite(self) -> "Facing":
        """Turn about."""
        return FACINGS[self ^ 4]


FACINGS = tuple(Facing)
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Square(NamedTuple):
    """One square of an endless grid."""

    column: int
    row: int

    @classmethod
    def at(cls, label: str) -> "Square":
        """The square with a label such as D2, the fourth column in the second row."""
        column, row = read_label(label)
        return cls(column - 1, row - 1)

    @property
    def label(self) -> str:
        """The name of a square that lies south-east of the corner A1, or on it."""
        return write_label(self.column + 1, self.row + 1)

    def step(self, facing: Facing, length: int = 1) -> "Square":
        """The square reached by going straight on in a facing."""
        dx, dy = STEPS[facing]
        return Square(self.column + length * dx, self.row + length * dy)

    def neighbours(self) -> tuple["Square", ...]:
        """The eight squares around, clockwise from north."""
        column, row = self
        return tuple(Square(column + dx, row + dy) for dx, dy in STEPS)

    def distance(self, other: "Square") -> int:
        """The number of steps when a diagonal step counts as one."""
        return max(abs(self.column - other.column), abs(self.row - other.row))


def off_bow(facing: Facing, dx: int, dy: int) -> tuple[int, int]:
    """How far a target lies ahead and how far to starboard, both stretched by the length of the facing's step."""
    ahead_x, ahead_y = STEPS[facing]
    return dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y


def broadside(facing: Facing, dx: int, dy: int) -> bool:
    """Whether a target is 45 to 135 degrees off the bow on either side, limits included."""
    axis = facing & 3
    if axis == 0:
        return abs(dx) >= abs(dy)
    if axis == 1:
        return dx * dy >= 0
    if axis == 2:
        return abs(dy) >= abs(dx)
    return dx * dy <= 0
