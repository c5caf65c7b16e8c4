"""The one door between what a side has decided in secret and the table."""

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import SEATS
from huffduff.games.vas.state import State
from huffduff.games.vas.war.commitment import seal


@rule("VS-HID.1", "VS-OBJ.2")
def reveal_objectives(s: State) -> None:
    """Objectives that the option kept secret are shown when the battle is scored."""
    for seat in SEATS:
        if s.public.sides[seat].objective is None:
            objective = s.private[seat].objective
            s.public.change_side(seat, objective=objective)
            s.tell(EVERYONE, "vas-objective-shown", seat=seat, objective=objective)


@rule("VS-HID.1", "VS-HID.2", "VS-SCOUT.4")
def reveal_commitments(s: State) -> None:
    """Both sides open at the same time what they sent out to scout, the Observation Flights ship by ship; whoever wants
    can hold it against the seal."""
    for seat in SEATS:
        private, side = s.private[seat], s.public.sides[seat]
        if not side.commitment:
            continue
        observers = sum(count for _, count in private.observers)
        s.public.change_side(seat, scouts=private.scouts, observers_scouting=observers)
        kept = "yes" if seal(seat, private) == side.commitment else "no"
        told = {"seat": seat, "ships": len(private.scouts), "observers": observers, "kept": kept}
        s.tell(EVERYONE, "vas-scouts-revealed", **told, flights=private.observers, salt=private.salt)
