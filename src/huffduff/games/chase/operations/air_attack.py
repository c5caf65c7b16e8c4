"""Air attack: every attack marker is one attack on one ship, the Allied ones first."""

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former
from huffduff.games.chase.battle.damage import hit_by_chits, show_card
from huffduff.games.chase.battle.exhaustion import engage
from huffduff.games.chase.battle.hits import HitOdds, Modifier, common_modifiers, hit_odds, roll_hits
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import (
    ALLIED,
    CLASSES,
    GERMAN,
    OTHER,
    PORT,
    REFUEL,
    SEATS,
    ClassId,
    Hex,
    ShipId,
    WingId,
)
from huffduff.games.chase.options import corrected, default
from huffduff.games.chase.ships.units import on_map
from huffduff.games.chase.state import Private, Public, Ship, State


class AirTarget(msgspec.Struct, frozen=True):
    """The class of ship that a wing attacks in a hex."""

    hex: Hex
    wing: WingId
    kind: ClassId


class AirHints(msgspec.Struct, frozen=True):
    """What is known beforehand of an attack in each hex; a slow or helpless ship is hit more easily."""

    hexes: dict[Hex, HitOdds]


class VictimHints(msgspec.Struct, frozen=True):
    """What an attack promises the enemy, by the ship that is given away."""

    ships: dict[ShipId, HitOdds]


TARGET = question("chase-ask-air-target", "CH-9.c", answer=AirTarget, hints=AirHints, former=former.air_target)
SHIP = question("chase-ask-air-ship", "CH-9.c", answer=ShipId, hints=VictimHints)


@rule("CH-4.1.g", "CH-9.a")
@step
def air_attack_phase(s: State) -> list[Do] | None:
    """Held only where attack markers lie; the Allied player resolves all of his first."""
    if not any(s.private[side].attacks for side in SEATS):
        return None
    return [do(air_strike, ALLIED), do(air_strike, GERMAN)]


@rule("CH-9.b")
@step
def air_strike(s: State, side: str, struck: tuple[str, ...] = ()) -> list[Do] | None:
    """One marker after the other, as long as there is one with anything to attack; `struck` are the ships so far."""
    private = s.private[side]
    for place, wing in private.attacks:
        if not kinds_in(s.public, OTHER[side], place):
            waste(s, side, place, wing)
    return [do(air_attack, side, struck)] if private.attacks else None


@rule("CH-9.c", "CH-9.d", "CH-9.h", "CH-9.t", "CH-9.u")
@step
def air_attack(s: State, side: str, struck: tuple[str, ...] = ()) -> Asking:
    """The attacker names a class, the owner the ship, and the die falls.

    All that the aircraft of a side do to a ship in a turn is one attack on her crew.
    """
    p, private, enemy = s.public, s.private[side], OTHER[side]
    options = [AirTarget(place, wing, kind) for place, wing in private.attacks for kind in kinds_in(p, enemy, place)]
    target = yield from TARGET.put(side, OneOf(options, hints=lambda: air_hints(p, s.data, options)))
    place, wing, kind = target.hex, target.wing, target.kind
    theirs = s.private[enemy]
    names = targets(p, theirs, s.data, place, kind)
    if not names:
        waste(s, side, place, wing)
        return [do(air_strike, side, struck)]
    take_marker(private, place, wing)
    name = names[0]
    # Where ships nobody has located can be hit, the owner is asked even if there is one only.
    if len(names) > 1 or not default(p, "air-targets"):
        choice = OneOf(names, hints=lambda: victim_hints(p, theirs, s.data, names))
        name = yield from SHIP.put(enemy, choice, hex=place, kind=kind)
    if name not in struck or not corrected(p):
        engage(s, name)
    show_card(s, name)
    modifiers = air_modifiers(p, s.data, theirs.ships[name])
    # The enemy sees what sort of aircraft it is, not which of them.
    sort = s.data.wings[wing].type
    hits = yield from roll_hits(s, "chase-roll-air", name, modifiers, type=sort, hex=place)
    yield from hit_by_chits(s, name, hits, (sort,))
    return [do(air_strike, side, (*struck, name))]


@rule("CH-9.c")
def kinds_in(public: Public, enemy: str, place: str) -> tuple[str, ...]:
    """The classes an attacker can name in a hex: those of located units, or all, at his risk, if it is played so."""
    if not default(public, "air-targets"):
        return CLASSES
    contacts = [contact for contact in public.contacts.values() if (contact.side, contact.hex) == (enemy, place)]
    return tuple(dict.fromkeys(kind for contact in contacts for kind in contact.classes))


@rule("CH-9.c")
def targets(public: Public, private: Private, facts: Facts, place: str, kind: str) -> list[str]:
    """The ships of a class that aircraft find in a hex."""
    return [
        ship.id
        for ship in on_map(private)
        if ship.hex == place
        and facts.ships[ship.id].kind == kind
        and (ship.marker or not default(public, "air-targets"))
    ]


def waste(s: State, side: str, place: str, wing: str) -> None:
    """There is nothing to attack: the marker is spent all the same."""
    take_marker(s.private[side], place, wing)
    s.tell(EVERYONE, "chase-attack-wasted", side=side, hex=place)


def take_marker(private: Private, place: str, wing: str) -> None:
    """An attack marker comes off the chart."""
    private.attacks = tuple(attack for attack in private.attacks if attack != (place, wing))


def air_hints(public: Public, facts: Facts, options: list[AirTarget]) -> AirHints:
    """What an attacker can hope for in each hex where he has a marker."""
    return AirHints({option.hex: hit_odds(facts, known_modifiers(public, facts, option.hex)) for option in options})


def victim_hints(public: Public, private: Private, facts: Facts, names: list[str]) -> VictimHints:
    """What aircraft can hope for against each of these ships, as their owner knows them."""
    return VictimHints({name: hit_odds(facts, air_modifiers(public, facts, private.ships[name])) for name in names})


def known_modifiers(public: Public, facts: Facts, place: str) -> list[Modifier]:
    """What an attacker knows beforehand, whatever ship he finds in a hex."""
    table = facts.tables.hit
    listed = [
        ("chase-mod-visibility", table.visibility.at(public.visibility)),
        ("chase-mod-channel", table.channel if facts.chart.channel(place) else 0),
        ("chase-mod-night", table.night if facts.tracks.night(public.turn) else 0),
    ]
    return [modifier for modifier in listed if modifier[1]]


@rule("CH-9.i", "CH-9.T2")
def air_modifiers(public: Public, facts: Facts, ship: Ship) -> list[Modifier]:
    """What helps or hinders aircraft against this ship."""
    table = facts.tables.hit
    found = common_modifiers(public, facts, ship.id, ship.card)
    if facts.chart.channel(ship.hex):
        found.append(("chase-mod-channel", table.channel))
    if ship.card.rudder or ship.task == REFUEL:
        found.append(("chase-mod-helpless", table.helpless))
    if ship.task == PORT:
        found.append(("chase-mod-in-port", table.in_port))
    if facts.tracks.night(public.turn):
        found.append(("chase-mod-night", table.night))
    return found
