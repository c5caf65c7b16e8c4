"""Dummies: how many there may be, where they may be put, and how they leave the map."""

from huffduff.engine.errors import Refused
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BISMARCK, GERMAN, OTHER, Hex, Seat, TokenId
from huffduff.games.sink.options import caps, corrected
from huffduff.games.sink.state import Private, Public, SideView, State, card


@rule("SB-6.22.a", "SB-16.5.b")
def most_dummies(public: Public, private: Private, facts: Facts, side: Seat) -> int:
    """The dummies that a side may have on the map; the one whose place Scheer took waits for the second turn."""
    scenario = facts.scenarios[public.scenario]
    most = caps(public, scenario, side).dummies
    with_bismarck = next((force.ships for force in private.forces.values() if BISMARCK in force.ships), ())
    apart = side == GERMAN and any(ship not in with_bismarck for ship in scenario.breakout.free)
    return most - 1 if apart and public.turn == 1 and corrected(public) else most


@rule("SB-6.22.a")
def spare_dummies(public: Public, private: Private, facts: Facts, side: Seat) -> int:
    """Dummies that a side may still put on the map, were there markers for them."""
    used = sum(force.dummy for force in private.forces.values())
    return most_dummies(public, private, facts, side) - used


@rule("SB-6.26.b", "SB-6.26.c", "SB-7.25.b")
def no_place(chart: Chart, public: Public, side: Seat, place: Hex) -> Refused | None:
    """Why a dummy cannot be put into a hex: no task force of its side could be there, or a German one is shadowed."""
    if not chart.enters(side, place) or chart.port(OTHER[side], place) is not None:
        return Refused("sink-no-place", "SB-6.26.b", hex=place)
    if side == GERMAN and any(public.tokens[token].hex == place for token in public.shadows):
        return Refused("sink-place-shadowed", "SB-6.26.c", hex=place)
    return None


@rule("SB-6.26.a")
def no_removal(view: SideView, token: TokenId) -> Refused | None:
    """Why a marker cannot be taken off the map: it is none of one's own, or there are ships behind it."""
    force = card(view).forces.get(token)
    if force is None:
        return Refused("sink-no-such-force", "SB-6.26.a", token=token)
    return None if force.dummy else Refused("sink-not-a-dummy", "SB-6.26.a", token=token)


@rule("SB-6.26.a")
def take_off(s: State, token: TokenId) -> None:
    """A marker disappears; all see that, and that there was nothing behind it."""
    shown = s.public.tokens[token]
    reveal.remove_token(s, token)
    s.tell(EVERYONE, "sink-removed", token=token, side=shown.side, hex=shown.hex)
