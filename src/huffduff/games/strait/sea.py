"""The sea: 64 spaces in eight rows, what lies ahead of a bow, ranges and broadsides, worked out once for all games."""

from typing import NewType

from huffduff.games.strait.book import rule
from huffduff.geometry.squares import FACINGS, Facing, Square, broadside

Space = NewType("Space", int)
Heading = NewType("Heading", int)  # 0 is north, 2 east, up to 7, north-west

SIZE = 8
SPACES = tuple(Space(number) for number in range(SIZE * SIZE))
HEADINGS = tuple(Heading(facing) for facing in FACINGS)
BROADSIDE_ARC = (45, 135)  # degrees off the bow, on either side


def square(space: Space) -> Square:
    return Square(space % SIZE, space // SIZE)


@rule("DS-MAP.1")
def space_at(place: Square) -> Space | None:
    """The number of a square; squares beyond eight columns or eight rows are no spaces."""
    if 0 <= place.column < SIZE and 0 <= place.row < SIZE:
        return SPACES[place.row * SIZE + place.column]
    return None


def label(space: Space) -> str:
    """A space as players call it: A1 is the north-west corner."""
    return square(space).label


@rule("DS-MAP.3", "DS-MOV.9")
def turns(facing: Heading) -> tuple[Heading, Heading]:
    """The two facings next to one of the eight, to port and to starboard."""
    return HEADINGS[(facing - 1) & 7], HEADINGS[(facing + 1) & 7]


@rule("DS-MOV.6", "DS-MOV.15")
def bows(facing: Heading, straight_only: bool) -> tuple[Heading, ...]:
    """The directions that are forward: over the bow and, unless that is ruled out, 45 degrees to either side of it."""
    return (facing,) if straight_only else (facing, *turns(facing))


def forward_squares(space: Space, facing: Heading, straight_only: bool) -> list[Square]:
    """The squares ahead of a ship, whether or not they are on the map."""
    return [square(space).step(FACINGS[bow]) for bow in bows(facing, straight_only)]


@rule("DS-MAP.6", "DS-MAP.4", "DS-MAP.5")
def leads_out(place: Square) -> bool:
    """A step over the east, south or west edge leaves the map; nothing passes the closed north, not even at corners."""
    return place.row >= 0 and space_at(place) is None


@rule("DS-MAP.9")
def distance(a: Space, b: Space) -> int:
    """Range in spaces, a diagonal step counting as one."""
    return square(a).distance(square(b))


@rule("DS-SHO.14")
def on_broadside(facing: Heading, a: Space, b: Space) -> bool:
    """Whether a target lies 45 to 135 degrees off the bow on either side, limits included."""
    here, there = square(a), square(b)
    return broadside(Facing(facing), there.column - here.column, there.row - here.row)


RANGE = tuple(tuple(distance(a, b) for b in SPACES) for a in SPACES)
BROADSIDE = tuple(tuple(tuple(on_broadside(facing, a, b) for b in SPACES) for a in SPACES) for facing in HEADINGS)
TURNS = tuple(turns(facing) for facing in HEADINGS)
AHEAD = tuple(
    tuple(
        tuple(
            tuple(ahead for place in forward_squares(space, facing, straight) if (ahead := space_at(place)) is not None)
            for space in SPACES
        )
        for facing in HEADINGS
    )
    for straight in (False, True)
)
WAY_OUT = tuple(
    tuple(
        tuple(any(leads_out(place) for place in forward_squares(space, facing, straight)) for space in SPACES)
        for facing in HEADINGS
    )
    for straight in (False, True)
)
