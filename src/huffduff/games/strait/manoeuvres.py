"""What a ship can do in her movement: turn, move, both for points, leave the map or stay as she is."""

from functools import lru_cache
from typing import Any

import msgspec

from huffduff.games.strait.book import rule
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.sea import AHEAD, HEADINGS, SPACES, TURNS, WAY_OUT, Heading, Space
from huffduff.games.strait.state import AFLOAT, Public, Ship

OUTSIDE = Space(-1)

AROUND = tuple(sum(1 << other for facing in HEADINGS for other in AHEAD[True][facing][space]) for space in SPACES)


class Manoeuvre(msgspec.Struct, frozen=True):
    """What a ship does, told by where it ends: on another space or outside the map, and with another facing.

    What is not told stays as it is.
    """

    ship: ShipId
    space: Space | None = None
    facing: Heading | None = None

    @property
    def paid(self) -> bool:
        """A turn and a move at once cost points."""
        return self.space is not None and self.facing is not None

    @rule("DS-MOV.7", "DS-MOV.10", "DS-MOV.11")
    def end(self, ship: Ship) -> tuple[Space, Heading]:
        """Where it ends: the space, or outside the map, and the facing, which a move alone does not change."""
        space = ship.space if self.space is None else self.space
        return space, ship.facing if self.facing is None else self.facing


def former_manoeuvre(value: tuple[Any, ...]) -> dict[str, Any]:
    """A manoeuvre as the first version wrote it down: the ship, a verb, and its parts in the order of the verb."""
    ship, verb, *numbers = value
    fields = {
        "stay": (),
        "turn": ("facing",),
        "move": ("space",),
        "turn-move": ("facing", "space"),
        "move-turn": ("space", "facing"),
        "leave": (),
        "turn-leave": ("facing",),
    }[verb]
    outside = {"space": OUTSIDE} if verb.endswith("leave") else {}
    return {"ship": ship, **outside, **dict(zip(fields, numbers, strict=True))}


def occupied(p: Public) -> int:
    """The spaces that hold a ship, as a bit for each."""
    bits = 0
    for ship in p.ships.values():
        if ship.status == AFLOAT:
            bits |= 1 << ship.space
    return bits


@lru_cache(maxsize=1 << 16)
@rule("DS-MAP.2", "DS-MAP.4", "DS-MAP.5", "DS-MAP.6", "DS-MAP.11", "DS-MOV.5", "DS-MOV.8", "DS-MOV.9", "DS-MOV.14")
@rule("DS-MOV.6", "DS-MOV.10", "DS-MOV.11", "DS-MOV.12", "DS-MOV.13", "DS-MOV.15", "DS-MOV.16", "DS-MOV.17")
def manoeuvres(
    name: ShipId, space: Space, facing: Heading, may_move: bool, may_pay: bool, taken: int, straight: bool
) -> tuple[Manoeuvre, ...]:
    """A ship may stay or turn; with enough speed she may move instead, and for points both in either order.

    `taken` are the occupied spaces around her: none of them can be entered, whoever lies there.
    """
    options = [Manoeuvre(name), *(Manoeuvre(name, facing=new) for new in TURNS[facing])]
    if not may_move:
        return tuple(options)

    def ahead(bow: Heading) -> list[Space]:
        return [to for to in AHEAD[straight][bow][space] if not taken >> to & 1]

    options.extend(Manoeuvre(name, to) for to in ahead(facing))
    if WAY_OUT[straight][facing][space]:
        options.append(Manoeuvre(name, OUTSIDE))
    if may_pay:
        for new in TURNS[facing]:
            either_order = dict.fromkeys((*ahead(facing), *ahead(new)))
            options.extend(Manoeuvre(name, to, new) for to in either_order)
            if WAY_OUT[straight][new][space]:
                options.append(Manoeuvre(name, OUTSIDE, new))
    return tuple(options)
