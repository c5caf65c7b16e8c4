"""The end of phase 10: markers of this turn come off."""

from huffduff.games.sink.book import rule, step
from huffduff.games.sink.facts.words import SEATS
from huffduff.games.sink.state import State


@rule("SB-4.10.b", "SB-10.6.d", "SB-2.312.a", "SB-11.10.d")
@step
def clean_up(s: State) -> None:
    """Detected markers come off, Shadowed ones stay; aircraft, movement points and what was tried begin anew."""
    public = s.public
    for token in tuple(public.tokens.values()):
        if token.detected:
            public.change(token.id, detected=False, found_by="")
    for convoy in tuple(public.convoys.values()):
        if convoy.spotted:
            public.change_convoy(convoy.id, spotted="")
    public.flown, public.fought, public.tried = (), (), ()
    for side in SEATS:
        private = s.private[side]
        for force in tuple(private.forces.values()):
            if force.moved or force.allowance:
                private.change_force(force.token, moved=0, allowance=0)
