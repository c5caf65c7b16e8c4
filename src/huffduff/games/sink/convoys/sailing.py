"""Phase 8: every convoy moves one hex, as it is told or by itself along its track, until it is home or gone south."""

from collections.abc import Mapping
from typing import NamedTuple

from huffduff.engine.errors import Refused
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import rule
from huffduff.games.sink.convoys.tracks import may_leave, next_hexes
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, EXIT, ConvoyId, Hex
from huffduff.games.sink.options import corrected
from huffduff.games.sink.parts import Convoy
from huffduff.games.sink.state import Public, State


class Move(NamedTuple):
    """Where a convoy goes, and whether it is safe there and leaves the map."""

    hex: Hex
    safe: bool


def choices(facts: Facts, convoy: Convoy) -> tuple[Hex, ...]:
    """Where a convoy may go: to hexes next to it or off the map."""
    near = next_hexes(facts, convoy.designator, convoy.hex)
    return (*near, EXIT) if may_leave(facts, convoy.designator, convoy.hex) else near


@rule("SB-9.1.a", "SB-9.6.a", "SB-9.7.f", "SB-9.7.g", "SB-9.8.b")
def steer_refusal(facts: Facts, public: Public, convoy: ConvoyId, place: Hex) -> Refused | None:
    """Why a convoy cannot be sent to a hex: it moves one hex, stays near its track, never gets further from where it is
    bound, and only those bound south leave the map."""
    counter = public.convoys.get(convoy)
    if counter is None:
        return Refused("sink-refuse-no-convoy", "SB-9.1.a", convoy=convoy)
    if place in choices(facts, counter):
        return None
    if place == EXIT:
        return Refused("sink-refuse-convoy-exit", "SB-9.7.f", convoy=convoy)
    if place == counter.hex:
        return Refused("sink-refuse-convoy-stays", "SB-9.7.h", convoy=convoy)
    if not facts.chart.sails(BRITISH, counter.hex, place):
        return Refused("sink-refuse-convoy-one-hex", "SB-9.1.a", convoy=convoy, hex=place)
    if place not in next_hexes(facts, counter.designator, counter.hex, leashed=False):
        return Refused("sink-refuse-further-away", "SB-9.8.b", convoy=convoy, hex=place)
    return Refused("sink-refuse-off-track", "SB-9.6.a", convoy=convoy, hex=place, leash=facts.tables.limits.leash)


@rule("SB-9.7.h", "SB-9.5.b", "SB-9.8.a")
def moves(facts: Facts, public: Public, ordered: Mapping[ConvoyId, Hex]) -> dict[ConvoyId, Move]:
    """Where all convoys go: those with orders first, then each of the others to the hex that brings it on, is nearest
    to its track and has room; where there is none it stays."""
    found = {name: _move(facts, public.convoys[name], place) for name, place in ordered.items()}
    crowd: dict[Hex, int] = {}
    for move in found.values():
        crowd[move.hex] = crowd.get(move.hex, 0) + (not move.safe)
    for convoy in public.convoys.values():
        if convoy.id in found:
            continue
        place = by_itself(facts, convoy, crowd)
        found[convoy.id] = move = _move(facts, convoy, place)
        crowd[place] = crowd.get(place, 0) + (not move.safe)
    return found


def by_itself(facts: Facts, convoy: Convoy, crowd: Mapping[Hex, int]) -> Hex:
    """Where a convoy goes that has no orders."""
    if may_leave(facts, convoy.designator, convoy.hex):
        return EXIT
    most = facts.tables.limits.convoy_stack
    for place in next_hexes(facts, convoy.designator, convoy.hex):  # the best first
        if crowd.get(place, 0) < most:
            return place
    return convoy.hex


def _move(facts: Facts, convoy: Convoy, place: Hex) -> Move:
    return Move(place, place in (EXIT, facts.convoys[convoy.designator].destination))


@rule("SB-9.5.b")
def crowded(facts: Facts, found: Mapping[ConvoyId, Move]) -> Refused | None:
    """Why convoys cannot end like this: too many in one hex."""
    staying = [move.hex for move in found.values() if not move.safe]
    most = facts.tables.limits.convoy_stack
    for place in staying:
        if staying.count(place) > most:
            return Refused("sink-refuse-convoys-full", "SB-9.5.b", hex=place, most=most)
    return None


@rule("SB-9.8.a", "SB-7.31.a", "SB-15.3.a")
def sail_convoys(s: State, found: Mapping[ConvoyId, Move]) -> None:
    """Convoys move, and whoever has seen them has to look again, even at one that found no room; those at their goal
    are safe."""
    public = s.public
    for name, move in found.items():
        if move.hex == EXIT:
            reveal.convoy_safe(s, name)
            continue
        sails = move.hex != public.convoys[name].hex
        if sails or corrected(public):
            public.change_convoy(name, hex=move.hex, spotted="")
        if sails:
            s.tell(EVERYONE, "sink-convoy-sails", convoy=name, hex=move.hex)
            if move.safe:
                reveal.convoy_safe(s, name)
