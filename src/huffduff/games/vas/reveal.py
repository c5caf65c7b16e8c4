"""The one door between what a side has decided in secret and the table."""

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import SEATS
from huffduff.games.vas.state import State


@rule("VS-HID.1", "VS-OBJ.2")
def reveal_objectives(s: State) -> None:
    """Objectives that the option kept secret are shown when the battle is scored."""
    for seat in SEATS:
        if s.public.sides[seat].objective is None:
            objective = s.private[seat].objective
            s.public.change_side(seat, objective=objective)
            s.tell(EVERYONE, "vas-objective-shown", seat=seat, objective=objective)
