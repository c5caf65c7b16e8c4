"""How many markers a side has, and how many task forces there may be in a hex; an enemy can count both."""

from huffduff.engine.errors import Refused
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import Hex, Seat
from huffduff.games.sink.options import caps
from huffduff.games.sink.state import Public


@rule("SB-6.12.c", "SB-16.2.c", "SB-16.2.e", "SB-6.11.c")
def free_markers(public: Public, facts: Facts, side: Seat) -> int:
    """Task force markers that a side has not in play; how many ships there are behind one does not matter."""
    used = sum(token.side == side for token in public.tokens.values())
    return caps(public, facts.scenarios[public.scenario], side).forces - used


@rule("SB-6.12.c", "SB-6.13.c")
def no_marker(public: Public, facts: Facts, side: Seat, place: Hex, wanted: int = 1) -> Refused | None:
    """Why further task forces cannot appear in a hex: not enough markers are left, or there is no room."""
    if free_markers(public, facts, side) < wanted:
        return no_free_marker(public, facts, side)
    if len(public.tokens_at(place, side)) + wanted > facts.tables.limits.stack:
        return crowded(facts, place)
    return None


def no_free_marker(public: Public, facts: Facts, side: Seat) -> Refused:
    """All markers of a side are in play."""
    most = caps(public, facts.scenarios[public.scenario], side).forces
    return Refused("sink-no-marker", "SB-6.12.c", most=most)


def crowded(facts: Facts, place: Hex) -> Refused:
    """A hex is full."""
    return Refused("sink-hex-full", "SB-6.13.c", hex=place, most=facts.tables.limits.stack)
