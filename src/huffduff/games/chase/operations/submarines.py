"""Submarine contact: on some turns a boat of either side meets somebody."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import reveal
from huffduff.games.chase.battle.damage import hit_by_chits, show_card
from huffduff.games.chase.battle.hits import HitOdds, Modifier, common_modifiers, hit_odds, roll_hits
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, Hex, ShipId
from huffduff.games.chase.ships.units import d10, on_map
from huffduff.games.chase.state import Card, Private, Public, Ship, State


class BoatHints(msgspec.Struct, frozen=True):
    """How far around the hex the boat meets ships."""

    radius: int


class MetHints(msgspec.Struct, frozen=True):
    """What an attack by the boat promises, by the ship that is given away."""

    ships: dict[ShipId, HitOdds]


WHERE = question("chase-ask-sub-hex", "CH-11.1.e", answer=Hex, hints=BoatHints)
WHOM = question("chase-ask-sub-ship", "CH-11.1.h", answer=ShipId, hints=MetHints)


@rule("CH-11.1.a", "CH-11.1.b", "CH-11.1.c", "CH-11.1.T1", "CH-11.1.T2")
@step
def submarine_contact(s: State) -> Asking:
    """On turns with the icon a die for contact, and another for whose boat it is."""
    table = s.data.tables.submarine
    if not s.data.tracks.submarine(s.public.turn):
        return None
    if table.contact.at(d10((yield Roll("chase-roll-submarine", EVERYONE, (10,))))) != "contact":
        return None
    result = table.attack.at(d10((yield Roll("chase-roll-submarine-attack", EVERYONE, (10,)))))
    if result == "allied":
        return [do(allied_boat)]
    return [do(german_boat, result)]


@rule("CH-11.1.d")
@step
def allied_boat(s: State) -> Asking:
    """The German gives away a warship in the eastern air zone, and she is attacked."""
    chart = s.data.chart
    ships = [
        ship
        for ship in on_map(s.private[GERMAN])
        if s.data.ships[ship.id].warship and chart.air_zone(ship.hex) == "east"
    ]
    name = yield from meet(s, GERMAN, ships)
    return [do(submarine_attack, name)] if name else None


@rule("CH-11.1.e", "CH-11.1.f")
@step
def german_boat(s: State, result: str) -> Asking:
    """The German names a hex; the Allied player gives away a ship nearby, and may be attacked."""
    radius = s.data.tables.submarine.radius
    place = yield from WHERE.put(GERMAN, OneOf(s.data.chart.seas, hints=lambda: BoatHints(radius)))
    s.tell(EVERYONE, "chase-submarine-at", hex=place)
    near = s.data.chart.within(place, radius)
    name = yield from meet(s, ALLIED, [ship for ship in on_map(s.private[ALLIED]) if ship.hex in near])
    return [do(submarine_attack, name)] if name and result == "german-attack" else None


@rule("CH-11.1.h", "CH-11.1.i", "CH-11.1.k")
def meet(s: State, side: str, ships: list[Ship]) -> Generator[Want, Any, str]:
    """Which of a side's ships the boat meets; her hex, class and company are told, and no marker is placed.

    The owner is asked even if there is one ship only, so that the question does not tell how many there are.
    """
    if not ships:
        s.tell(EVERYONE, "chase-submarine-nothing", side=side)
        return ""
    names = yield from of_one_class(s, ships)
    p, private, facts = s.public, s.private[side], s.data
    name = yield from WHOM.put(side, OneOf(names, hints=lambda: met_hints(p, private, facts, names)))
    ship = s.private[side].ships[name]
    kind, force = s.data.ships[name].kind, bool(ship.force)
    reveal.sighting(s, side, ship.hex, "submarine", (kind,), 1, force)
    s.tell(EVERYONE, "chase-submarine-meets", side=side, hex=ship.hex, kind=kind, force="yes" if force else "no")
    return name


@rule("CH-11.1.g", "CH-11.1.h", "CH-11.1.T3")
def of_one_class(s: State, ships: list[Ship]) -> Generator[Want, Any, list[str]]:
    """The ships of the class the die names; destroyers where it is absent, and another die where there are none."""
    table = s.data.tables.submarine
    kinds = {ship.id: s.data.ships[ship.id].kind for ship in ships}
    if any(kind != "CG" for kind in kinds.values()):
        kinds = {name: kind for name, kind in kinds.items() if kind != "CG"}
    if len(set(kinds.values())) == 1:
        return list(kinds)
    while True:
        group = table.target.at(d10((yield Roll("chase-roll-submarine-target", EVERYONE, (10,)))))
        for wanted in (group, "destroyer"):
            names = [name for name, kind in kinds.items() if kind in table.groups[wanted]]
            if names:
                return names


@rule("CH-11.1.j")
@step
def submarine_attack(s: State, name: str) -> Asking:
    """One attack on the ship that was met."""
    side = s.data.ships[name].side
    card = s.private[side].ships[name].card
    modifiers = boat_modifiers(s.public, s.data, name, card)
    hits = yield from roll_hits(s, "chase-roll-submarine-hit", name, modifiers)
    show_card(s, name)
    yield from hit_by_chits(s, name, hits, ("submarine",))
    return None


@rule("CH-11.1.j")
def boat_modifiers(public: Public, facts: Facts, name: str, card: Card) -> list[Modifier]:
    """What helps or hinders a boat against this ship."""
    return [("chase-mod-submarine", facts.tables.hit.submarine), *common_modifiers(public, facts, name, card)]


def met_hints(public: Public, private: Private, facts: Facts, names: list[str]) -> MetHints:
    """What a boat can hope for against each of these ships, as their owner knows them."""
    return MetHints(
        {name: hit_odds(facts, boat_modifiers(public, facts, name, private.ships[name].card)) for name in names}
    )
