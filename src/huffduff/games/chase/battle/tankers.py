"""Tankers do not fight: one that is located where an Allied warship stands is lost."""

from huffduff.games.chase.battle.damage import sink
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, ON_MAP
from huffduff.games.chase.options import corrected, default
from huffduff.games.chase.ships.neutrals import stands_aside
from huffduff.games.chase.ships.status import allows
from huffduff.games.chase.ships.units import blind, members
from huffduff.games.chase.state import Public, Ship, State


@rule("CH-10.9.a", "CH-10.9.b")
def sink_tankers(s: State) -> None:
    """Every marked tanker in the hex of an Allied warship goes down, escorted or not, unless nothing can be seen."""
    if not any(contact.side == GERMAN for contact in s.public.contacts.values()):
        return
    facts, german = s.data, s.private[GERMAN]
    for ship in german.ships.values():  # only ships on the chart are marked
        if not ship.marker or facts.ships[ship.id].kind != "TK" or blind(s.public, facts, ship.hex):
            continue
        there = (other for other in s.private[ALLIED].ships.values() if other.hex == ship.hex)
        if not any(other.status == ON_MAP and hunts(s.public, facts, other) for other in there):
            continue
        escorted = any(facts.ships[other.id].warship for other in members(german, ship.unit))
        if default(s.public, "escorted-tankers") or not escorted:
            sink(s, ship.id, ())


@rule("CH-10.9.b")
def hunts(public: Public, facts: Facts, ship: Ship) -> bool:
    """Whether an Allied ship sinks tankers by herself: a warship who is free to fight, and no neutral."""
    if not facts.ships[ship.id].warship or not corrected(public):
        return facts.ships[ship.id].warship
    return allows(facts, "combat", ship) and not stands_aside(public, facts, ship.id)
