"""The hit table that torpedoes, aircraft and submarines share."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.units import d10, evasion
from huffduff.games.chase.state import Card, Public, State

Modifier = tuple[str, int]


class HitOdds(msgspec.Struct, frozen=True):
    """What one die on the hit table promises: the chance of any hit, of ten, and the damage chits on average."""

    modifiers: tuple[Modifier, ...]
    chance: int
    hits: float


@rule("CH-9.T2")
def common_modifiers(public: Public, facts: Facts, name: str, card: Card, tactical: bool = False) -> list[Modifier]:
    """What counts for every attack: a slow target, unless it is too dark for that to matter, and the visibility.

    On the battle board a ship without her rudder counts as having no speed at all.
    """
    table = facts.tables.hit
    found: list[Modifier] = []
    speed = 0 if tactical and card.rudder else evasion(facts.ships[name], card)
    limit = table.low_evasion_to if default(public, "slow-target") else table.low_evasion_to - 1
    if speed <= limit and public.visibility < table.evasion_ignored_from:
        found.append(("chase-mod-slow-target", table.low_evasion))
    sight = table.visibility.at(public.visibility)
    if sight:
        found.append(("chase-mod-visibility", sight))
    return found


@rule("CH-9.e", "CH-9.f", "CH-9.T1", "CH-2.8.a")
def roll_hits(
    s: State, reason: str, target: str, modifiers: list[Modifier], **params: Any
) -> Generator[Want, Any, int]:
    """One die on the table; a natural zero is a hit whatever the modifiers say."""
    dice = yield Roll(reason, EVERYONE, (10,), ship=target, modifiers=modifiers, **params)
    return hits_of(s.data, d10(dice), modifiers)


def hit_odds(facts: Facts, modifiers: list[Modifier]) -> HitOdds:
    """What a die with these modifiers promises."""
    hits = [hits_of(facts, face, modifiers) for face in range(10)]
    return HitOdds(tuple(modifiers), 10 - hits.count(0), sum(hits) / 10)


def hits_of(facts: Facts, die: int, modifiers: list[Modifier]) -> int:
    """The hits of a die as it fell, modifiers counted."""
    table = facts.tables.hit
    hits = table.hits.at(die + sum(value for _, value in modifiers))
    return max(hits, table.natural_zero) if die == 0 else hits
