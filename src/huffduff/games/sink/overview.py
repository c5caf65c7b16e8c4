"""What a view comes to, for whoever looks at it: dates, ships, task forces, convoys, enemy markers and points.

Everything is worked out from the view alone, so that a client shows it and computes nothing.
"""

from typing import Literal

import msgspec

from huffduff.games.sink.battle.line import range_shown
from huffduff.games.sink.book import rule
from huffduff.games.sink.convoys.tracks import distance_left
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, ConvoyId, Hex, Range, Seat, ShipId, TokenId
from huffduff.games.sink.forces.limits import free_markers
from huffduff.games.sink.movement.speed import Pace, pace
from huffduff.games.sink.options import caps
from huffduff.games.sink.parts import Convoy
from huffduff.games.sink.ships import evasion
from huffduff.games.sink.state import Private, Public, SideView
from huffduff.games.sink.suspicion import Marker, markers
from huffduff.games.sink.victory import Standing, standing


class ShipNow(msgspec.Struct, frozen=True):
    """A ship as she is, or as she was last seen: the numbers of the side that shows, and the damage it bears of what it
    can bear."""

    attack: int
    evasion: int
    damage: int
    capacity: int
    flipped: bool


class ForceNow(msgspec.Struct, frozen=True):
    """An own task force: how far it can move this turn, and the heaviest ship first."""

    pace: Pace
    ships: tuple[ShipId, ...]


class Voyage(msgspec.Struct, frozen=True):
    """A convoy's voyage: hexes, which are turns, to where it is bound; the hex of that (empty: off the southern edge);
    what it is worth to the German, as far as this side knows (0: a dummy, None: unknown)."""

    left: int
    bound: Hex
    value: int | None


class Award(msgspec.Struct, frozen=True):
    """A line of the victory schedule: who gets the points, what for, how many each, and how many times if the game
    ended now, as far as this side knows (at most `most` times)."""

    seat: Seat
    why: Literal["ship", "class", "convoy", "raided", "exit"]
    what: str
    points: int
    times: int
    most: int


class Stock(msgspec.Struct, frozen=True):
    """Markers of a side: on the map, how many more there may be, and how many dummies there can be at once."""

    shown: int
    free: int
    dummies: int


class Overview(msgspec.Struct, frozen=True):
    """Date and light, the range of a battle, ships by name, own task forces, enemy markers, convoys, and the points."""

    day: int
    hour: int
    night: bool
    turns: int
    range: Range | None
    ships: dict[ShipId, ShipNow]
    forces: dict[TokenId, ForceNow]
    markers: dict[TokenId, Marker]
    convoys: dict[ConvoyId, Voyage]
    stock: dict[Seat, Stock]
    standing: Standing
    schedule: tuple[Award, ...]


@rule("SB-14.21.a")
def overview(view: SideView) -> Overview:
    """What this view comes to."""
    facts, public, private = view.data, view.public, view.private
    track, battle = facts.tables.track, public.battle
    day, hour = track.hour(public.turn)
    enemies = [side for side in SEATS if side != view.seat]
    return Overview(
        day,
        hour,
        public.turn in track.night,
        facts.tables.limits.turns,
        range_shown(facts, battle) if battle else None,
        ships(facts, public, private),
        forces(facts, public, private) if private else {},
        {name: marker for side in enemies for name, marker in markers(facts, public, side).items()},
        {convoy.id: voyage(facts, private, convoy) for convoy in public.convoys.values()},
        {side: stock(facts, public, side) for side in SEATS},
        standing(view),
        schedule(view),
    )


@rule("SB-12.15.a", "SB-12.14.b")
def ships(facts: Facts, public: Public, private: Private | None) -> dict[ShipId, ShipNow]:
    """Own ships as they are, those in battle as all see them, others as they were last seen."""
    found = {seen.ship: (seen.damage, seen.flipped) for seen in public.seen.values()}
    found |= {ship.id: (ship.damage, ship.flipped) for ship in (private.ships.values() if private else ())}
    if public.battle:
        found |= {name: (fighter.damage, fighter.flipped) for name, fighter in public.battle.fighters.items()}
    return {name: ship_now(facts, name, damage, flipped) for name, (damage, flipped) in found.items()}


def ship_now(facts: Facts, name: ShipId, damage: int, flipped: bool) -> ShipNow:
    """The numbers of a ship under her damage."""
    face = facts.ships[name].face(flipped)
    return ShipNow(face.attack, evasion(facts, name, damage, flipped), damage, face.capacity, flipped)


def forces(facts: Facts, public: Public, private: Private) -> dict[TokenId, ForceNow]:
    """Own task forces, with the ship that stands for each first."""
    return {
        token: ForceNow(
            pace(facts, public, private, force.ships),
            tuple(sorted(force.ships, key=lambda ship: -facts.ships[ship].front.capacity)),
        )
        for token, force in private.forces.items()
    }


@rule("SB-9.8.b", "SB-9.3.b")
def voyage(facts: Facts, private: Private | None, convoy: Convoy) -> Voyage:
    """How far a convoy has to go, and what its back says to whoever may look at it."""
    value = private.cargo.get(convoy.id) if private else None
    bound = facts.convoys[convoy.designator].destination
    return Voyage(distance_left(facts, convoy.designator, convoy.hex), bound, value)


def stock(facts: Facts, public: Public, side: Seat) -> Stock:
    """What everybody can count of a side's markers."""
    limit = caps(public, facts.scenarios[public.scenario], side)
    free = free_markers(public, facts, side)
    return Stock(limit.forces - free, free, limit.dummies)


@rule("SB-15.3.a", "SB-15.4.a")
def schedule(view: SideView) -> tuple[Award, ...]:
    """Every line of both schedules that can matter in this scenario, with what has been scored, as this side knows."""
    facts, public = view.data, view.public
    table, scenario = facts.tables.victory, facts.scenarios[public.scenario]

    def scored(seat: Seat, why: str, *names: str) -> int:
        return sum(line.seat == seat and line.why == why and (not names or line.what in names) for line in public.score)

    def sinking(seat: Seat, why: Literal["ship", "class"], what: str, points: int, *names: str) -> Award:
        times = scored(seat, "sunk", *names)
        return Award(seat, why, what, points, times, times)

    lines = [sinking(BRITISH, "ship", name, table.british.ships[name], name) for name in scenario.ships(GERMAN)]
    lines.append(Award(BRITISH, "convoy", "", table.british.convoy, *convoys_counted(view)))
    british = scenario.ships(BRITISH)
    lines += [
        sinking(GERMAN, "ship", name, points, name) for name, points in table.german.ships.items() if name in british
    ]
    for kind, points in table.german.classes.items():
        names = [name for name in british if facts.ships[name].kind == kind and name not in table.german.ships]
        if names:
            lines.append(sinking(GERMAN, "class", kind, points, *names))
    raided = [line for line in public.score if line.seat == GERMAN and line.why == "convoy"]
    lines.append(Award(GERMAN, "raided", "", sum(line.points for line in raided), len(raided), len(raided)))
    away = scored(GERMAN, "exit")
    lines.append(Award(GERMAN, "exit", "", table.german.exit, away, away))
    return tuple(lines)


@rule("SB-15.4.b", "SB-9.3.c")
def convoys_counted(view: SideView) -> tuple[int, int]:
    """For how many convoys the British would score, at least and at most, as one side knows; after the end both do."""
    public, schedule = view.public, view.data.tables.victory.british
    known, sunk = standing(view), public.points(BRITISH)
    least, most = (public.final[BRITISH],) * 2 if public.final else (known.british, known.british_most)
    return (least - sunk) // schedule.convoy, (most - sunk) // schedule.convoy
