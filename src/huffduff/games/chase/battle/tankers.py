"""Tankers do not fight: one that is located where an Allied warship stands is lost."""

from huffduff.games.chase.battle.damage import sink
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import ALLIED, GERMAN
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.units import blind, members, on_map
from huffduff.games.chase.state import State


@rule("CH-10.9.a", "CH-10.9.b")
def sink_tankers(s: State) -> None:
    """Every marked tanker in the hex of an Allied warship goes down, escorted or not, unless nothing can be seen."""
    if not any(contact.side == GERMAN for contact in s.public.contacts.values()):
        return
    facts, german = s.data, s.private[GERMAN]
    for ship in on_map(german):
        if facts.ships[ship.id].kind != "TK" or not ship.marker or blind(s.public, facts, ship.hex):
            continue
        escorted = any(facts.ships[other.id].warship for other in members(german, ship.unit))
        hunters = [
            other.id for other in on_map(s.private[ALLIED]) if other.hex == ship.hex and facts.ships[other.id].warship
        ]
        if hunters and (default(s.public, "escorted-tankers") or not escorted):
            sink(s, ship.id, ())
