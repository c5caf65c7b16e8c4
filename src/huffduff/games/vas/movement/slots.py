"""Who moves: the loser of the initiative names the first ship, then the sides take turns until all have moved."""

from collections.abc import Iterable

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.carriers import deep_launch, launch
from huffduff.games.vas.air.moving import choose_air_order, raiders_return
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.words import OTHER, Seat, ShipId
from huffduff.games.vas.movement.entering import enter
from huffduff.games.vas.movement.orders import give_order
from huffduff.games.vas.movement.sailing import sail
from huffduff.games.vas.movement.stacking import stack
from huffduff.games.vas.state import Public, State

MOVER = question("vas-ask-mover", "VS-MOVE.2", answer=ShipId)


@rule("VS-MOVE.1", "VS-MOVE.2", "VS-FSM.3")
def unmoved(p: Public, seat: Seat) -> tuple[ShipId, ...]:
    """The ships of a side that still have to move, those among them that come onto the table."""
    return tuple(
        ship.id
        for ship in p.ships.values()
        if ship.side == seat and not ship.has_moved and ship.status in ("table", "entering")
    )


@rule("VS-TURN.7", "VS-MOVE.18", "VS-WAS.1")
@step
def movement_phase(s: State) -> Iterable[Do]:
    """Ships that are due get ready to come in, and the loser of the initiative has the first slot."""
    p = s.public
    assert p.token is not None, "somebody has the initiative"
    p.phase = "movement"
    s.tell(EVERYONE, "vas-phase", phase="movement")
    for ship in tuple(p.ships.values()):
        if ship.status == "waiting" and ship.due <= p.turn:
            p.change_ship(ship.id, status="entering")
    second = OTHER[p.token]
    carriers = (do(deep_launch, second), do(deep_launch, p.token))
    return (do(move_slot, second), *carriers, do(raiders_return), do(choose_air_order))


@rule("VS-TURN.2", "VS-TURN.7", "VS-TURN.8", "VS-TURN.12", "VS-MOVE.1", "VS-MOVE.2", "VS-FSM.2", "VS-FSM.3")
@step
def move_slot(s: State, seat: Seat) -> Asking:
    """A side names one of its ships that have not moved; one that has none left lets the other go on alone."""
    p = s.public
    ours = unmoved(p, seat)
    if not ours:
        if unmoved(p, OTHER[seat]):
            return (do(move_slot, OTHER[seat]),)
        p.slot = p.nominated = None
        return ()
    ship = ours[0]
    if len(ours) > 1:
        ship = yield from MOVER.put(seat, OneOf(ours))
    p.slot, p.nominated = seat, ship
    s.tell(EVERYONE, "vas-moves", ship=ship)
    steps = (do(give_order, ship), do(enter, ship), do(sail, ship), do(stack, ship), do(launch, ship))
    return (*steps, do(move_slot, OTHER[seat]))
