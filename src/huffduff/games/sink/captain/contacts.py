"""Shadowing: which unit, or which of its ships, tries to keep contact with a raider."""

from huffduff.engine.questions import Ask
from huffduff.games.sink.captain.numbers import BIG_SHADOWER, MANY_SHADOWERS
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import CAPITAL, ShipId, TokenId
from huffduff.games.sink.shadowing.eligible import Contact, ContactHints, lucky_faces, modifiers
from huffduff.games.sink.state import Private, Public


def contact(facts: Facts, public: Public, private: Private, ask: Ask, hints: ContactHints) -> tuple[Contact, ...]:
    """The unit with the best chance; of a force that may divide rather a cruiser than all of it."""
    found: list[tuple[float, Contact]] = []
    for unit in hints.units:
        if unit.refusal is None:
            force = private.forces.get(TokenId(unit.contact.by))
            found.append((unit.faces - burden(facts, force.ships if force else ()), unit.contact))
            if force is not None and force.token in hints.divisible:
                found += divided(facts, public, ask, unit.contact, force.ships)
    return (max(found, key=lambda one: one[0])[1],) if found else ()


def divided(
    facts: Facts, public: Public, ask: Ask, whole: Contact, ships: tuple[ShipId, ...]
) -> list[tuple[float, Contact]]:
    """Each ship by herself, where that is allowed."""
    place = public.tokens[whole.target].hex
    found = []
    for ship in ships:
        part = Contact(whole.by, whole.target, (ship,))
        if facts.ships[ship].kind not in (*CAPITAL, "CV") and (part,) in ask.choice:
            faces = lucky_faces(facts, modifiers(facts, public, place, (ship,)))
            found.append((faces - burden(facts, (ship,)), part))
    return found


def burden(facts: Facts, ships: tuple[ShipId, ...]) -> float:
    """What speaks against a shadower: big ships have other things to do, and many are more than it takes."""
    big = sum(facts.ships[ship].kind in (*CAPITAL, "CV") for ship in ships)
    return BIG_SHADOWER * big + MANY_SHADOWERS * len(ships)
