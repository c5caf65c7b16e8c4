"""Crew quality checks: whether a crew can do what its captain asks of it."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule
from huffduff.games.vas.dice import d6
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.ships import crew_quality_modifier
from huffduff.games.vas.state import Ship


@rule("VS-ORD.8", "VS-ORD.9")
def face_needed(facts: Facts, ship: Ship) -> int:
    """The natural face from which on a crew quality check of hers succeeds."""
    return facts.tables.check.crew_quality - crew_quality_modifier(facts, ship)


def chance_of(face: int) -> float:
    """How likely a D6 shows a face or a higher one."""
    return min(6, max(0, 7 - face)) / 6


@rule("VS-ORD.8")
def crew_check(facts: Facts, ship: Ship, reason: str, **params: Any) -> Generator[Want, Any, bool]:
    """A D6 and her modifiers: 4 or more succeeds."""
    need = face_needed(facts, ship)
    face = yield from d6(reason, ship=ship.id, need=need, **params)
    return face >= need


@rule("VS-ORD.10")
def opposed_check(facts: Facts, ship: Ship, other: Ship) -> Generator[Want, Any, bool]:
    """Both crews roll, the higher result succeeds, equal ones roll again; whether the first ship did."""
    modifier, theirs = crew_quality_modifier(facts, ship), crew_quality_modifier(facts, other)
    while True:
        mine, yours = yield Roll("vas-roll-opposed", EVERYONE, (6, 6), ship=ship.id, target=other.id)
        if mine + modifier != yours + theirs:
            return bool(mine + modifier > yours + theirs)
