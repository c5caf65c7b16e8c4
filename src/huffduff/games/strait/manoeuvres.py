"""What a ship can do in her movement, as answers: turn, move, both for points, leave the map or stay as she is."""

from functools import lru_cache

from huffduff.engine.choices import Value
from huffduff.games.strait.book import rule
from huffduff.games.strait.sea import AHEAD, SPACES, TURNS, WAY_OUT
from huffduff.games.strait.state import AFLOAT, Public, Ship

PAID = ("turn-move", "move-turn", "turn-leave")
OUTSIDE = -1

AROUND = tuple(sum(1 << other for facing in range(8) for other in AHEAD[True][facing][space]) for space in SPACES)


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
    name: str, space: int, facing: int, may_move: bool, may_pay: bool, taken: int, straight: bool
) -> tuple[Value, ...]:
    """A ship may stay or turn; with enough speed she may move instead, and for points both in either order.

    `taken` are the occupied spaces around her: none of them can be entered, whoever lies there.
    """
    options: list[Value] = [(name, "stay")]
    options.extend((name, "turn", new) for new in TURNS[facing])
    if not may_move:
        return tuple(options)
    ahead = [to for to in AHEAD[straight][facing][space] if not taken >> to & 1]
    options.extend((name, "move", to) for to in ahead)
    if WAY_OUT[straight][facing][space]:
        options.append((name, "leave"))
    if may_pay:
        options.extend((name, "move-turn", to, new) for to in ahead for new in TURNS[facing])
        for new in TURNS[facing]:
            options.extend((name, "turn-move", new, to) for to in AHEAD[straight][new][space] if not taken >> to & 1)
            if WAY_OUT[straight][new][space]:
                options.append((name, "turn-leave", new))
    return tuple(options)


@rule("DS-MOV.7", "DS-MOV.10", "DS-MOV.11")
def end_of(ship: Ship, value: Value) -> tuple[int, int]:
    """Where a manoeuvre ends: the space, or outside the map, and the facing, which a move alone does not change."""
    verb = value[1]
    if verb == "move":
        return value[2], ship.facing
    if verb == "turn":
        return ship.space, value[2]
    if verb == "turn-move":
        return value[3], value[2]
    if verb == "move-turn":
        return value[2], value[3]
    if verb == "leave":
        return OUTSIDE, ship.facing
    if verb == "turn-leave":
        return OUTSIDE, value[2]
    return ship.space, ship.facing
