"""Phase 2: one die for the whole map decides how far one can see in this turn."""

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import rule, step
from huffduff.games.sink.state import State


@rule("SB-4.2.a", "SB-5.1.a", "SB-5.1.b", "SB-5.1.c", "SB-2.2.c")
@step
def visibility_phase(s: State) -> Asking:
    """The German rolls; the result takes the place of last turn's, in all hexes and for all to see."""
    (die,) = yield Roll("sink-roll-visibility", EVERYONE, (10,))
    s.public.visibility = s.data.tables.visibility.result.at(die)
    s.tell(EVERYONE, "sink-visibility", visibility=s.public.visibility)
    return None
