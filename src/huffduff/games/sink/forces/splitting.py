"""New markers on the map, and task forces that part."""

from collections.abc import Generator, Sequence
from typing import Any

from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import Seat, ShipId, TokenId
from huffduff.games.sink.state import State
from huffduff.games.sink.tokens import Newcomer, appear


@rule("SB-6.11.a", "SB-6.11.b", "SB-6.12.b", "SB-2.311.a")
def bring(s: State, side: Seat, new: Sequence[Newcomer]) -> Generator[Want, Any, tuple[TokenId, ...]]:
    """New markers appear, and all see where."""
    names = yield from appear(s, side, new)
    for name in names:
        s.tell(EVERYONE, "sink-appeared", token=name, side=side, hex=s.public.tokens[name].hex)
    return names


@rule("SB-6.14.b", "SB-11.5.a")
def split_off(
    s: State, token: TokenId, parts: Sequence[tuple[ShipId, ...]]
) -> Generator[Want, Any, tuple[TokenId, ...]]:
    """Some ships leave a task force under markers of their own, as far moved as it was; whether there are markers and
    room for them was seen before."""
    shown = s.public.tokens[token]
    private = s.private[shown.side]
    force = private.forces[token]
    leaving = [ship for part in parts for ship in part]
    private.change_force(token, ships=tuple(ship for ship in force.ships if ship not in leaving))
    names: list[TokenId] = []
    for ships in parts:
        new = Newcomer(ships, shown.hex, shown.port, force.escort, force.moved, force.allowance)
        names += yield from bring(s, shown.side, [new])
    return tuple(names)
