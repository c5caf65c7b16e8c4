"""A task force enters a hex: the one way in which any marker moves, be there ships behind it or not."""

from collections.abc import Sequence

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart
from huffduff.games.sink.facts.words import Hex, Seat, TokenId
from huffduff.games.sink.movement.speed import pace
from huffduff.games.sink.sighting.coast import seen_from_coast
from huffduff.games.sink.state import State


@rule("SB-11.10.d", "SB-10.7.a")
def enter(s: State, token: TokenId, place: Hex, allowance: int, port: bool = False) -> bool:
    """A task force goes on into a hex, which costs it one of its hexes; a coast may see it.  Tells whether it is still
    on the map."""
    public = s.public
    shown = public.tokens[token]
    private = s.private[shown.side]
    private.change_force(token, moved=private.forces[token].moved + 1, allowance=allowance)
    public.change(token, hex=place, port=port, trail=(*shown.trail, (public.turn, place)))
    if port:
        s.tell(EVERYONE, "sink-in-port-now", token=token, hex=place)
    return seen_from_coast(s, token)


@rule("SB-10.7.a", "SB-10.9.a", "SB-7.25.a", "SB-7.33.a")
def sail(s: State, token: TokenId, path: Sequence[Hex], at_sea: bool) -> bool:
    """A task force sails a course before all eyes and ends it in port, if there is one for it and it does not want to
    stay out.  Tells whether it is still on the map."""
    shown, last, most = s.public.tokens[token], len(path) - 1, allowance(s, token)
    berth = in_port(s.data.chart, shown.side, path[-1] if path else shown.hex, at_sea)
    for number, place in enumerate(path):
        s.tell(EVERYONE, "sink-sails", token=token, hex=place)
        if not enter(s, token, place, most, berth and number == last):
            return False
    moor(s, token, berth)
    return True


def allowance(s: State, token: TokenId) -> int:
    """The most hexes that a task force can move in this turn; a dummy has no limit, and none is noted for it."""
    private = s.private[s.public.tokens[token].side]
    return pace(s.data, s.public, private, private.forces[token].ships).allowance


@rule("SB-10.9.a")
def moor(s: State, token: TokenId, port: bool) -> None:
    """A task force lies in port or at sea from now on, and both sides see which."""
    shown = s.public.tokens[token]
    if shown.port != port:
        s.public.change(token, port=port)
        s.tell(EVERYONE, "sink-in-port-now" if port else "sink-at-sea-now", token=token, hex=shown.hex)


@rule("SB-7.25.a", "SB-7.33.a", "SB-10.9.a")
def in_port(chart: Chart, side: Seat, place: Hex, at_sea: bool) -> bool:
    """Whether a task force that ends its move in a hex is in port: it is wherever its side has one, unless it is to
    stay at sea."""
    return not at_sea and chart.port(side, place) is not None
