"""High-speed shadowing: in phase 9 a British unit goes straight after a task force that was detected in its hex."""

from huffduff.engine.questions import Asking
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import BRITISH, TokenId
from huffduff.games.sink.shadowing.attempts import quarry, shadowers_at, try_contact
from huffduff.games.sink.shadowing.eligible import Contact, ContactHints, Contacts, ContactTried
from huffduff.games.sink.state import State

HIGH_SPEED = question(
    "sink-ask-high-speed", "SB-11.10.a", answer=tuple[Contact, ...], hints=ContactHints, tried=ContactTried
)


@rule("SB-4.9.b", "SB-11.1.e", "SB-11.1.f", "SB-11.10.a", "SB-11.10.b", "SB-11.10.c", "SB-7.32.a")
@step
def high_speed_shadow(s: State, token: TokenId, finder: str = "") -> Asking:
    """Somebody in the hex may try to shadow a task force that has just been detected there, if he can follow it to the
    end of its move; one attempt in a hex and phase."""
    public = s.public
    shown = public.tokens.get(token)
    if shown is None or shown.port or token in public.shadows or shown.hex in public.tried:
        return None
    if not shadowers_at(s, shown.hex):
        return None
    contacts = Contacts(s.view(BRITISH), (quarry(s, token, finder),), moving=True)
    chosen = yield from HIGH_SPEED.put(BRITISH, contacts.choice(), token=token, hex=shown.hex)
    if chosen:
        public.tried = (*public.tried, shown.hex)
        yield from try_contact(s, chosen[0], high_speed=True)
    return None
