"""The sequence of play: a turn is four phases in fixed order; the last of them begins the next turn."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.end.closing import end_phase
from huffduff.games.vas.gunnery.slots import gunnery_phase
from huffduff.games.vas.initiative import roll_initiative
from huffduff.games.vas.movement.slots import movement_phase
from huffduff.games.vas.state import State


@rule("VS-TURN.1", "VS-TURN.2", "VS-TURN.3", "VS-FSM.1")
@step
def turn(s: State) -> Iterable[Do]:
    """Initiative, Movement, Gunnery, End; the token is won anew."""
    p = s.public
    p.turn += 1
    p.phase, p.token = "initiative", None
    s.tell(EVERYONE, "vas-turn", turn=p.turn)
    return PHASES


PHASES = (do(roll_initiative), do(movement_phase), do(gunnery_phase), do(end_phase))
