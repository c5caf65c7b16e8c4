"""How many markers, dummies and task forces in a hex there may be; what an enemy can count for himself."""

from huffduff.engine.errors import Refused
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import GERMAN, OTHER, Hex, Seat, TokenId
from huffduff.games.sink.options import caps
from huffduff.games.sink.state import Private, Public, SideView, card


@rule("SB-6.12.c", "SB-16.2.c", "SB-16.2.e", "SB-6.11.c")
def free_markers(public: Public, facts: Facts, side: Seat) -> int:
    """Task force markers that a side has not in play; how many ships there are behind one does not matter."""
    used = sum(token.side == side for token in public.tokens.values())
    return caps(public, facts.scenarios[public.scenario], side).forces - used


@rule("SB-6.22.a")
def spare_dummies(public: Public, private: Private, facts: Facts, side: Seat) -> int:
    """Dummies that a side may still put on the map, were there markers for them."""
    used = sum(force.dummy for force in private.forces.values())
    return caps(public, facts.scenarios[public.scenario], side).dummies - used


@rule("SB-6.12.c", "SB-6.13.c")
def no_marker(public: Public, facts: Facts, side: Seat, place: Hex) -> Refused | None:
    """Why another task force cannot appear in a hex: all markers are in play, or the hex is full."""
    if free_markers(public, facts, side) < 1:
        return no_free_marker(public, facts, side)
    if len(public.tokens_at(place, side)) >= facts.tables.limits.stack:
        return crowded(facts, place)
    return None


def no_free_marker(public: Public, facts: Facts, side: Seat) -> Refused:
    """All markers of a side are in play."""
    most = caps(public, facts.scenarios[public.scenario], side).forces
    return Refused("sink-no-marker", "SB-6.12.c", most=most)


def crowded(facts: Facts, place: Hex) -> Refused:
    """A hex is full."""
    return Refused("sink-hex-full", "SB-6.13.c", hex=place, most=facts.tables.limits.stack)


@rule("SB-6.26.b", "SB-6.26.c", "SB-7.25.b")
def no_place(chart: Chart, public: Public, side: Seat, place: Hex) -> Refused | None:
    """Why a dummy cannot be put into a hex: no task force of its side could be there, or a German one is shadowed."""
    if not chart.enters(side, place) or chart.port(OTHER[side], place) is not None:
        return Refused("sink-no-place", "SB-6.26.b", hex=place)
    if side == GERMAN and any(token.id in public.shadows for token in public.tokens_at(place, GERMAN)):
        return Refused("sink-place-shadowed", "SB-6.26.c", hex=place)
    return None


@rule("SB-6.26.a")
def no_removal(view: SideView, token: TokenId) -> Refused | None:
    """Why a marker cannot be taken off the map: it is none of one's own, or there are ships behind it."""
    force = card(view).forces.get(token)
    if force is None:
        return Refused("sink-no-such-force", "SB-6.26.a", token=token)
    return None if force.dummy else Refused("sink-not-a-dummy", "SB-6.26.a", token=token)
