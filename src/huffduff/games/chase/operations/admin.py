"""Admin Phase: reinforcements, aircraft refit, markers come off, and the turn marker moves on."""

from collections.abc import Iterable

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.battle.damage import take_off
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts.deployment import Release, Relief
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import (
    ALLIED,
    BISMARCK,
    GERMAN,
    HEAVY,
    LANDING,
    OFF_MAP,
    ON_MAP,
    READY,
    REFIT,
    REMOVED,
    SEATS,
)
from huffduff.games.chase.options import corrected
from huffduff.games.chase.ships.units import on_map
from huffduff.games.chase.state import Private, Public, Sighting, State
from huffduff.games.chase.victory import end_check, finish

RELIEF = "relief"
VAGUE = ("huff-duff", "attacking")  # reports that name no class; only heavy ships attack convoys


@rule("CH-4.1.i", "CH-4.2.d", "CH-12.h", "CH-1.e")
@step
def admin_phase(s: State) -> Iterable[Do]:
    """Reinforcements, aircraft, markers, turn marker; after the last turn nothing is left but to count.

    The markers of the last turn stay where they are, for one In Port says that Bismarck is not at sea.
    """
    reinforcements(s)
    refit(s)
    if s.public.turn >= s.data.scenarios[s.public.scenario].last_turn:
        return (do(end_check, "turn-track"),)
    clear_markers(s)
    next_turn(s)
    return ()


@rule("CH-12.a", "CH-12.b")
def reinforcements(s: State) -> None:
    """Ships that are due appear, an escort that was called leaves her convoy, and restrictions that are met end."""
    p, scenario = s.public, s.data.scenarios[s.public.scenario]
    due = [(arrival.ship, arrival.hex) for arrival in scenario.arrival if arrival.turn == p.turn]
    due += [(relief.ship, relief.hex) for relief in scenario.relief if relief.ship in called(s.private[ALLIED])]
    for name, place in due:
        ship = s.private[ALLIED].ships.get(name)
        if ship is not None and ship.status == OFF_MAP:
            s.private[ALLIED].change(name, status=ON_MAP, hex=place)
            s.tell((ALLIED,), "chase-reinforcement", ship=name, hex=place)
    for side in SEATS:
        for ship in on_map(s.private[side]):
            if ship.restricted and released(p, s.data, scenario.release[ship.restricted]):
                s.private[side].change(ship.id, restricted="")
                s.tell((side,), "chase-released", ship=ship.id)


@rule("CH-12.c")
def reliefs(public: Public, private: Private, facts: Facts) -> list[Relief]:
    """The escorts that may be called away from their convoys now, as far as the Allied player knows."""
    return [
        relief
        for relief in facts.scenarios[public.scenario].relief
        if public.turn >= relief.turn and relief.ship in private.ships and private.ships[relief.ship].status == OFF_MAP
    ]


def call_away(s: State, name: str) -> None:
    """An escort has orders to leave her convoy at the end of this turn, unless it is found before."""
    s.private[ALLIED].change(name, task=RELIEF)


def called(private: Private) -> list[str]:
    """The escorts that have such orders."""
    return [ship.id for ship in private.ships.values() if ship.task == RELIEF]


@rule("CH-12.a", "CH-2.3.3.h")
def released(public: Public, facts: Facts, release: Release) -> bool:
    """A restriction ends with its turn, or as soon as a German heavy ship is known to be at sea."""
    return public.turn >= release.turn or any(
        alarming(sighting) and not (release.open_sea and facts.chart.destroyers(sighting.hex))
        for sighting in public.sightings
    )


def alarming(sighting: Sighting) -> bool:
    """Whether the Allies must think of a heavy ship: a report names one, or says nothing but where."""
    heavy = sighting.how in VAGUE or any(kind in HEAVY for kind in sighting.classes)
    return sighting.side == GERMAN and heavy


@rule("CH-12.d", "CH-7.7.1.p")
def refit(s: State) -> None:
    """Aircraft in refit are ready again; those that landed go into refit."""
    onward = {REFIT: READY, LANDING: REFIT}
    for private in (s.private[side] for side in SEATS):
        for wing in private.wings.values():
            if wing.status in onward:
                private.change_wing(wing.id, status=onward[wing.status])


@rule("CH-12.e", "CH-12.f", "CH-7.3.i", "CH-7.4.f", "CH-7.5.g", "CH-7.6.g", "CH-7.7.2.d", "CH-7.7.2.e")
def clear_markers(s: State) -> None:
    """What a ship did this turn is over, and each No Movement marker comes down by one."""
    for private in (s.private[side] for side in SEATS):
        for ship in private.ships.values():
            if ship.task or ship.tried_to_shadow or ship.held or ship.no_move:
                left = max(0, ship.no_move - 1)
                private.change(ship.id, task="", tried_to_shadow=False, held=False, no_move=left)
    s.public.fought = ()


@rule("CH-12.g", "CH-4.2.b", "CH-7.7.2.u", "CH-7.7.2.w", "CH-4.3.i")
def next_turn(s: State) -> None:
    """The marker enters the next box; ships whose emergency fuel ends there are gone unless they lie in a port.

    Bismarck is judged last, so that every other loss of the turn counts.
    """
    p = s.public
    p.turn += 1
    empty = [
        ship.id
        for side in SEATS
        for ship in on_map(s.private[side])
        if ship.emergency and ship.emergency <= p.turn and not s.data.chart.port(side, ship.hex)
    ]
    for name in sorted(empty, key=BISMARCK.__eq__) if corrected(p) else empty:
        s.tell(EVERYONE, "chase-out-of-fuel", ship=name)
        take_off(s, name, REMOVED)
        if name == BISMARCK:
            finish(s, "out-of-fuel")
            return
