"""Phase 8: the British move task forces, recon aircraft and convoys, all of it before the enemy's eyes."""

from collections.abc import Iterable

import msgspec

from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.convoys.sailing import moves, sail_convoys
from huffduff.games.sink.facts.words import BRITISH
from huffduff.games.sink.forces.dummies import take_off
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.movement.moves import Moves
from huffduff.games.sink.movement.orders import Fly, MoveHints, MoveOrder, MoveTried, Sail, Steer
from huffduff.games.sink.movement.sailing import sail
from huffduff.games.sink.parts import Line
from huffduff.games.sink.shadowing.contact import check_followers
from huffduff.games.sink.state import State

MOVES = question("sink-ask-moves", "SB-7.31.a", answer=tuple[MoveOrder, ...], hints=MoveHints, tried=MoveTried)


@rule("SB-4.8.a", "SB-7.31.a", "SB-7.24.a", "SB-6.13.a", "SB-8.26.a", "SB-9.8.a")
@step
def british_movement(s: State) -> Asking:
    """All orders are carried out in their order, then convoys move; a contact is kept only by a shadower that has gone
    along."""
    orders = yield from MOVES.put(BRITISH, Moves(s.view(BRITISH)).choice())
    for order in orders:
        if isinstance(order, Sail):
            if order.path:
                private = s.private[BRITISH]
                ships = private.forces[order.token].ships
                private.log = (*private.log, Line(s.public.turn, order.token, order.path, ships))
            sail(s, order.token, order.path, order.outside)
        elif isinstance(order, Fly):
            fly(s, order)
        elif isinstance(order, Remove):
            take_off(s, order.token)
    steered = {order.convoy: order.hex for order in orders if isinstance(order, Steer)}
    sail_convoys(s, moves(s.data, s.public, steered))
    assign_escorts(s, [order for order in orders if isinstance(order, Sail)])
    forget_escorts(s)
    check_followers(s)
    return None


@rule("SB-8.11.c", "SB-8.26.a")
def fly(s: State, order: Fly) -> None:
    """A recon aircraft goes to another hex."""
    if s.public.recon[order.unit] != order.hex:
        s.public.recon[order.unit] = order.hex
        s.tell(EVERYONE, "sink-flies", unit=order.unit, hex=order.hex)


@rule("SB-9.10.d", "SB-9.10.e")
def assign_escorts(s: State, orders: Iterable[Sail]) -> None:
    """Those that were told to escort do; a task force without orders goes on with what it did, as long as there are
    convoys in its hex.  The enemy is told nothing of it."""
    private, wanted = s.private[BRITISH], {order.token: order.escort for order in orders}
    for token, force in tuple(private.forces.items()):
        shown = s.public.tokens[token]
        able = not shown.port and not force.dummy and bool(s.public.convoys_at(shown.hex))
        escort = able and wanted.get(token, force.escort)
        if escort != force.escort:
            private.change_force(token, escort=escort)


@rule("SB-9.10.c", "SB-9.10.e", "SB-9.9.d")
def forget_escorts(s: State) -> None:
    """Whoever was seen to escort may have given it up, and nobody can tell: a raider has to look again."""
    for token in tuple(s.public.tokens.values()):
        if token.known is not None and token.known.escort:
            s.public.change(token.id, known=msgspec.structs.replace(token.known, escort=False))
