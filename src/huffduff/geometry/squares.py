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

    def eighths_to(self, other: "Facing") -> int:
        """The shortest turn to another facing in eighths, starboard positive; half a circle counts as +4."""
        return 4 - ((self - other + 4) & 7)


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

    def bearing(self, other: "Square") -> Facing:
        """The facing that points most nearly at another square."""
        return octant(other.column - self.column, other.row - self.row)


def octant(dx: int, dy: int) -> Facing:
    """The facing nearest to a direction; no tie is possible, because the tangent of 22.5 degrees is irrational."""
    across, down = abs(dx), abs(dy)
    if not (across or down):
        raise ValueError("a square has no bearing on itself")
    if (across + down) ** 2 < 2 * max(across, down) ** 2:
        dx, dy = (dx, 0) if across > down else (0, dy)
    return FACINGS[STEPS.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))]


def off_bow(facing: Facing, dx: int, dy: int) -> tuple[int, int]:
    """How far a target lies ahead and how far to starboard, both stretched by the length of the facing's step."""
    ahead_x, ahead_y = STEPS[facing]
    return dx * ahead_x + dy * ahead_y, dy * ahead_x - dx * ahead_y


def bow_on(facing: Facing, dx: int, dy: int) -> bool:
    """Whether a target is at most 45 degrees off the bow."""
    ahead, starboard = off_bow(facing, dx, dy)
    return ahead >= abs(starboard)


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


def strict_broadside(facing: Facing, dx: int, dy: int) -> bool:
    """Whether a target is more than 45 and less than 135 degrees off the bow on either side."""
    # Targets off the ends of a ship are just those on the broadside of a ship lying across her.
    return not broadside(FACINGS[facing ^ 2], dx, dy)
