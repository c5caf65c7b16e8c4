"""Damage control: one die for every damaged ship, every turn."""

from collections.abc import Iterable

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.attacks import FACES
from huffduff.games.sink.book import rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import GERMAN, SEATS, Seat, ShipId
from huffduff.games.sink.state import State


@rule("SB-4.10.a", "SB-13.1.c", "SB-13.2.a")
@step
def damage_control_phase(s: State) -> Iterable[Do]:
    """Every damaged ship afloat tries to repair herself, whatever her condition and whatever happened to her."""
    return tuple(
        do(repair, seat, ship.id)
        for seat in SEATS
        for ship in s.private[seat].ships.values()
        if ship.status == "afloat" and ship.damage
    )


@rule("SB-13.1.a", "SB-13.1.b")
def mended(facts: Facts, seat: Seat, die: int) -> int:
    """Damage points that a die mends; German crews add one to it."""
    table = facts.tables.repair
    return table.points.at(die + (table.german if seat == GERMAN else 0))


@rule("SB-13.1.a", "SB-13.1.b", "SB-13.1.d", "SB-13.2.b")
@step
def repair(s: State, seat: Seat, name: ShipId) -> Asking:
    """Roll for a ship: damage comes off her, never more than she has, and a flipped counter stays flipped.

    Only the owner sees it, unless she is shadowed.
    """
    token = reveal.shadowed_with(s, seat, name)
    audience = EVERYONE if token else (seat,)
    (die,) = yield Roll("sink-roll-repair", audience, (FACES,), ship=name)
    private = s.private[seat]
    left = max(private.ships[name].damage - mended(s.data, seat, die), 0)
    if left < private.ships[name].damage:
        private.change(name, damage=left)
        s.tell(audience, "sink-repaired", ship=name, damage=left)
        if token:
            reveal.see(s, seat, token, name)
    return None
