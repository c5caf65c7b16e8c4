"""Naval combat: who attacks whom, the Allied player first, and never twice in a hex and turn."""

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.battle.ammunition import must_restock
from huffduff.games.chase.battle.rounds import battle_begins
from huffduff.games.chase.battle.tankers import sink_tankers
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, FLEET, GERMAN, OTHER, SIGHTED, VIS_X, ContactId, UnitId
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.neutrals import stands_aside
from huffduff.games.chase.ships.status import allows
from huffduff.games.chase.ships.units import blind, members, units
from huffduff.games.chase.state import Private, Public, Ship, State


class Done(msgspec.Struct, frozen=True, tag_field="do", tag="done"):
    """No attack any more."""


class Attack(msgspec.Struct, frozen=True, tag_field="do", tag="attack"):
    """A unit attacks a contact in her hex."""

    unit: UnitId
    contact: ContactId


class CombatHints(msgspec.Struct, frozen=True):
    """The contacts a side knows of, to show them beside the question, and whether attackers are Sighted by it."""

    contacts: tuple[ContactId, ...]
    sighted: bool


COMBAT = question("chase-ask-combat", "CH-10.0.a", answer=Done | Attack, hints=CombatHints, former=former.attack)
DONE = Done()


@rule("CH-10.0.b", "CH-10.0.c")
@step
def naval_combat_phase(s: State) -> list[Do] | None:
    """Located tankers are lost; then the Allied player attacks as often as he likes, then the German."""
    sink_tankers(s)
    return None if s.public.visibility >= VIS_X else [do(initiate, ALLIED), do(initiate, GERMAN)]


@rule("CH-10.0.a", "CH-10.0.d", "CH-10.0.f", "CH-10.0.g", "CH-10.0.h", "CH-1.d")
def attacks(public: Public, private: Private, facts: Facts, side: str) -> list[Attack]:
    """Which of a side's units may attack which contact in the same hex."""
    return [
        Attack(unit, contact.id)
        for contact in public.contacts.values()
        if contact.side == OTHER[side]
        and contact.hex not in public.fought
        and not blind(public, facts, contact.hex)
        and any(kind != "TK" for kind in contact.classes)
        for unit, ships in units(private).items()
        if ships[0].hex == contact.hex and may_attack(public, facts, ships)
    ]


def may_attack(public: Public, facts: Facts, ships: list[Ship]) -> bool:
    """A unit with a warship that nothing keeps from fighting; neutrals and empty magazines do not begin it."""
    warships = [ship for ship in ships if facts.ships[ship.id].warship]
    neutral = any(stands_aside(public, facts, ship.id) for ship in warships)
    empty = any(must_restock(public, facts, ship) for ship in warships)
    return bool(warships) and not neutral and not empty and allows(facts, "combat", *warships)


@rule("CH-10.0.b", "CH-10.0.e")
@step
def initiate(s: State, side: str) -> Asking:
    """A side is asked whenever it knows of an enemy, and may see how one battle ends before it begins another."""
    p, facts = s.public, s.data
    if not any(contact.side == OTHER[side] for contact in p.contacts.values()):
        return None
    options: list[Done | Attack] = [DONE, *attacks(p, s.private[side], facts, side)]
    value = yield from COMBAT.put(side, OneOf(options, hints=lambda: hints(p, side)))
    if isinstance(value, Done):
        return None
    unit, contact = value.unit, value.contact
    enemy = reveal.contact_unit(s, contact)
    place = p.contacts[contact].hex
    p.fought = (*p.fought, place)
    attacking, defending = (
        tuple(ship.id for ship in members(s.private[of], name)) for of, name in ((side, unit), (OTHER[side], enemy))
    )
    s.tell(EVERYONE, "chase-attacks", side=side, hex=place, contact=contact)
    if default(p, "attacker-sighted"):
        reveal.mark(s, side, unit, SIGHTED, "fighting")
        sink_tankers(s)
    return [do(battle_begins, place, side, attacking, defending, FLEET), do(initiate, side)]


def hints(public: Public, side: str) -> CombatHints:
    """What is shown beside the question."""
    known = tuple(contact.id for contact in public.contacts.values() if contact.side == OTHER[side])
    return CombatHints(known, default(public, "attacker-sighted"))
