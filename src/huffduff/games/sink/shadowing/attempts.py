"""Phase 6: contacts are kept up or lost, and new ones made; one die for each attempt, which only the British see."""

from collections.abc import Generator, Iterable
from typing import Any

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.attacks import FACES, shift, told
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, TokenId
from huffduff.games.sink.forces.splitting import split_off
from huffduff.games.sink.options import corrected
from huffduff.games.sink.parts import Token
from huffduff.games.sink.shadowing.contact import lose_contact
from huffduff.games.sink.shadowing.eligible import Contact, ContactHints, Contacts, ContactTried, Prey, modifiers
from huffduff.games.sink.state import Public, State

MAINTAIN = question(
    "sink-ask-maintain", "SB-11.7.a", answer=tuple[Contact, ...], hints=ContactHints, tried=ContactTried
)
SHADOW = question("sink-ask-shadow", "SB-11.1.d", answer=tuple[Contact, ...], hints=ContactHints, tried=ContactTried)


@rule("SB-4.6.a", "SB-4.6.b", "SB-11.1.a", "SB-11.7.a")
@step
def shadow_phase(s: State) -> Iterable[Do]:
    """First every contact of an earlier turn is rolled for again, then new ones are attempted, one in each hex.

    A task force that slips away in this phase is not tried again in it.
    """
    public = s.public
    public.tried = ()
    kept = (do(maintain, token) for token in public.tokens if token in public.shadows)
    german = s.private[GERMAN].forces
    found = [token for token in public.tokens.values() if shadowable(public, token) and not german[token.id].dummy]
    places = sorted({token.hex for token in found if shadowers_at(s, token.hex)})
    new = (do(new_shadow, place, *(token.id for token in found if token.hex == place)) for place in places)
    return (*kept, *new)


@rule("SB-11.1.b", "SB-10.9.a", "SB-11.9.c")
def shadowable(public: Public, token: Token) -> bool:
    """Whether a German task force at sea may be shadowed anew: it was detected in this turn, or shadowed in the last
    one and its shadower has been sunk.  Nobody was shadowed before the first turn, though in older matches all count as
    if they had been."""
    followed = token.shadowed == public.turn - 1 and (token.shadowed > 0 or not corrected(public))
    found = token.detected or followed
    return token.side == GERMAN and not token.port and found and token.id not in public.shadows


def shadowers_at(s: State, place: Hex) -> bool:
    """Whether for all that both sides can see a British unit in a hex could shadow: a marker at sea, or an aircraft."""
    recon = s.public.recon.items()
    aircraft = any(where == place and s.data.aircraft[unit].side == BRITISH for unit, where in recon)
    return aircraft or any(not token.port for token in s.public.tokens_at(place, BRITISH))


def quarry(s: State, token: TokenId, finder: str = "") -> Prey:
    """A German task force as those must know it who are to shadow it."""
    return Prey(token, s.public.tokens[token].hex, reveal.slowest(s, token), reveal.course_left(s, token), finder)


@rule("SB-4.6.b", "SB-11.4.b", "SB-11.7.a", "SB-11.7.b")
@step
def maintain(s: State, token: TokenId) -> Asking:
    """The British chooses who rolls to keep a contact, which any unit in the hex may take over, or drops it; failure
    loses it."""
    contacts = Contacts(s.view(BRITISH), (quarry(s, token),))
    chosen = yield from MAINTAIN.put(BRITISH, contacts.choice(), token=token, hex=s.public.tokens[token].hex)
    if not (chosen and (yield from roll_contact(s, chosen[0]))):
        lose_contact(s, token)
        return None
    reveal.shadow(s, token, chosen[0].by, high_speed=False)
    return None


@rule("SB-4.6.a", "SB-11.1.d", "SB-11.1.f", "SB-11.5.a", "SB-11.3.b")
@step
def new_shadow(s: State, place: Hex, *tokens: TokenId) -> Asking:
    """In a hex one unit may try to shadow one German task force; if it is the one that found it, with some of its ships
    only."""
    public = s.public
    prey = [quarry(s, token, public.tokens[token].found_by) for token in tokens]
    chosen = yield from SHADOW.put(BRITISH, Contacts(s.view(BRITISH), prey).choice(), hex=place)
    if chosen:
        public.tried = (*public.tried, place)
        yield from try_contact(s, chosen[0], high_speed=False)
    return None


@rule("SB-11.3.a", "SB-11.3.b", "SB-11.5.a")
def try_contact(s: State, contact: Contact, high_speed: bool) -> Generator[Want, Any, None]:
    """Ships that are to shadow part from the others, as do those that only leave, and the die decides."""
    if contact.leaving:
        parted = yield from split_off(s, TokenId(contact.by), contact.leaving)
        contact = Contact(parted[0], contact.target)
    if (yield from roll_contact(s, contact)):
        reveal.shadow(s, contact.target, contact.by, high_speed)


@rule("SB-11.3.a")
def roll_contact(s: State, contact: Contact) -> Generator[Want, Any, bool]:
    """One die on the Shadowing Table, seen by the British alone; both hear how it came out."""
    by, token = contact.by, contact.target
    place, force = s.public.tokens[token].hex, s.private[BRITISH].forces.get(TokenId(by))
    found = modifiers(s.data, s.public, place, force.ships if force else None)
    need = s.data.tables.shadow.need - shift(found)
    (die,) = yield Roll("sink-roll-shadow", (BRITISH,), (FACES,), by=by, token=token, need=need, modifiers=told(found))
    if by in s.public.tokens:
        s.public.change(TokenId(by), real=True)
    s.tell(EVERYONE, "sink-shadow-made" if die >= need else "sink-shadow-failed", by=by, token=token, hex=place)
    return bool(die >= need)
