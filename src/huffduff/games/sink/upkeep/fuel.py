"""Phase 10, if ships burn oil: what full speed has cost, and who has taken oil on in port or from a tanker."""

from huffduff.games.sink.book import rule, step
from huffduff.games.sink.facts.words import SEATS, Seat, TokenId
from huffduff.games.sink.options import fuel
from huffduff.games.sink.parts import Force, Ship
from huffduff.games.sink.state import State


@rule("SB-17.1.a", "SB-17.1.b", "SB-17.12.e")
@step
def fuel_phase(s: State) -> None:
    """Every task force that moved as far as it could has burnt oil; one that lay still where oil is may have got some.
    Only the owner is told."""
    if not fuel(s.public):
        return
    for side in SEATS:
        for force in s.private[side].forces.values():
            spends, fills = at_full_speed(force), refuels(s, side, force)
            for name in force.ships if spends or fills else ():
                ship = s.private[side].ships[name]
                burn(s, side, ship) if spends else take_on(s, side, ship)


@rule("SB-17.1.b")
def at_full_speed(force: Force) -> bool:
    """Whether a task force has moved as many hexes as it could in this turn, in whichever phases; every ship pays."""
    return force.moved > 0 and force.moved >= force.allowance


def burn(s: State, side: Seat, ship: Ship) -> None:
    """A ship has one factor less, if she has any."""
    if ship.fuel:
        s.private[side].change(ship.id, fuel=ship.fuel - 1)
        s.tell((side,), "sink-fuel-burnt", ship=ship.id, fuel=ship.fuel - 1)


@rule("SB-17.12.a", "SB-17.12.b", "SB-17.12.d", "SB-17.12.e")
def refuels(s: State, side: Seat, force: Force) -> bool:
    """Whether a task force was where oil is and lay still for the whole turn: in a port of its own, or beside a tanker,
    whatever else is in that hex."""
    shown = s.public.tokens[TokenId(force.token)]
    return not force.moved and (shown.port or shown.hex in s.private[side].tankers)


@rule("SB-17.12.e", "SB-17.12.f", "SB-17.12.g", "SB-17.12.h")
def take_on(s: State, side: Seat, ship: Ship) -> None:
    """A turn of refuelling, unless she fought in it: two of them, not necessarily in a row or in one place, fill her up
    completely; one alone does nothing."""
    full = s.data.ships[ship.id].fuel
    if ship.engaged == s.public.turn or ship.fuel == full:
        return
    turns = ship.fuelled + 1
    if turns < s.data.tables.limits.refuel_turns:
        s.private[side].change(ship.id, fuelled=turns)
        s.tell((side,), "sink-refuelling", ship=ship.id)
    else:
        s.private[side].change(ship.id, fuel=full, fuelled=0)
        s.tell((side,), "sink-refuelled", ship=ship.id, fuel=full)
