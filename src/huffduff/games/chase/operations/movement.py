"""Movement Phase: shadowed units in the open, everybody else in secret."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SEATS
from huffduff.games.chase.operations.repairs import repairs
from huffduff.games.chase.operations.sailing import phase_begins
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.operations.shadowed import flip_markers, shadowed_moves
from huffduff.games.chase.options import default
from huffduff.games.chase.state import State


@rule("CH-4.1.e", "CH-7.1.b", "CH-7.7.a")
@step
def movement_phase(s: State) -> Iterable[Do]:
    """Shadowed units first, the German's before the Allies'; repairs; all other orders under seal; markers turn."""
    for side in SEATS:
        phase_begins(s.private[side])
    return (
        do(shadowed_moves, GERMAN),
        do(shadowed_moves, ALLIED),
        *((do(repairs),) if default(s.public, "repairs") else ()),
        do(movement_orders),
        do(flip_markers),
    )
