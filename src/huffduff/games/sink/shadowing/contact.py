"""Contacts: how they are lost, and how a shadower goes with what it shadows."""

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import AirId, Hex, TokenId
from huffduff.games.sink.movement.sailing import allowance, enter
from huffduff.games.sink.shadowing.eligible import near_base
from huffduff.games.sink.state import State


@rule("SB-11.7.b")
def lose_contact(s: State, token: TokenId) -> None:
    """The Shadowed marker comes off; the task force has to be found anew."""
    del s.public.shadows[token]
    s.public.change(token, shadowed=0)
    s.tell(EVERYONE, "sink-shadow-gone", token=token)


@rule("SB-11.11.a", "SB-10.3.b", "SB-11.7.b")
def check_contact(s: State, token: TokenId) -> None:
    """A shadowed task force that has come into port, or into fog before a shadower without radar, is not shadowed any
    more."""
    shadow, shown = s.public.shadows[token], s.public.tokens[token]
    if shown.port or (s.data.chart.fog(shown.hex) and not reveal.has_radar(s, shadow.by)):
        lose_contact(s, token)


@rule("SB-11.4.a", "SB-11.2.b")
def check_followers(s: State) -> None:
    """When the British have moved, a contact is kept only by a shadower in the same hex, and at sea."""
    public = s.public
    for token, shadow in tuple(public.shadows.items()):
        if not beside(s, shadow.by, public.tokens[token].hex):
            lose_contact(s, token)


def beside(s: State, unit: str, place: Hex) -> bool:
    """Whether a shadower is in a hex and can keep contact there: aircraft only near their base."""
    public = s.public
    follower = public.tokens.get(TokenId(unit))
    if follower is not None:
        return follower.hex == place and not follower.port
    return public.recon[AirId(unit)] == place and near_base(s.data, AirId(unit), place)


@rule("SB-11.10.c", "SB-7.32.a", "SB-11.4.a")
def follow(s: State, token: TokenId) -> None:
    """A high-speed shadower goes into the hex into which its quarry has gone, unless fog or a port hides it there."""
    public = s.public
    shadow = public.shadows.get(token)
    if shadow is None:
        return
    check_contact(s, token)
    if token not in public.shadows:
        return
    place, by = public.tokens[token].hex, shadow.by
    if by in public.tokens:
        enter(s, TokenId(by), place, allowance(s, TokenId(by)))
    else:
        public.recon[AirId(by)] = place
    s.tell(EVERYONE, "sink-follows", by=by, token=token, hex=place)
