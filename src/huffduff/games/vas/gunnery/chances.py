"""What an attack promises before it is made: each system's dice with every reason, and the fate of the target."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.attack import SURE, Attack
from huffduff.games.vas.gunnery.modifiers import Modifier
from huffduff.games.vas.odds.exact import Odds, odds
from huffduff.games.vas.odds.groups import hit_chance
from huffduff.games.vas.state import Ship


class Term(msgspec.Struct, frozen=True):
    """A rule by which more dice are rolled, as a text key, and the face that they need (0: the same as before)."""

    key: Literal["vas-term-evaded", "vas-term-linked", "vas-term-proof", "vas-term-permission"]
    face: int


class Chances(msgspec.Struct, frozen=True):
    """Systems or Flights that attack alike: their dice together, what each has to show and why, the Damage Dice of a
    hit, what those have to show (7: nothing does) and why."""

    by: tuple[str, ...]
    dice: int
    need: int
    hit_chance: float
    modifiers: tuple[Modifier, ...]
    terms: tuple[Term, ...]
    damage_dice: int
    damage_need: int
    damage_modifiers: tuple[Modifier, ...]


class TargetTotal(msgspec.Struct, frozen=True):
    """All that is aimed at one enemy, what it comes to, and the damage that cripples (None: she is) and sinks her."""

    target: ShipId
    lines: tuple[Chances, ...]
    odds: Odds
    cripples: int | None
    sinks: int


@rule("VS-BASIC.10", "VS-BASIC.15", "VS-ORD.25", "VS-TRAIT.36", "VS-NAT-US.1", "VS-NAT-JP.2", "VS-CRIT.19")
def terms(attack: Attack) -> tuple[Term, ...]:
    """Everything but modifiers that makes a hit likelier or less likely."""
    found = [Term("vas-term-permission", attack.permission)] * attack.permissions
    if attack.linked:
        found.append(Term("vas-term-linked", 0))
    if attack.evaded:
        found.append(Term("vas-term-evaded", 0))
    if attack.proof > SURE:
        found.append(Term("vas-term-proof", attack.proof))
    return tuple(found)


def _lines(attacks: Mapping[str, Attack]) -> Iterator[Chances]:
    """Attacks that need the same for the same reasons, as one."""
    alike: dict[Attack, list[str]] = {}
    for by, attack in attacks.items():
        alike.setdefault(replace(attack, dice=0), []).append(by)
    for attack, names in alike.items():
        yield Chances(
            tuple(names),
            sum(attacks[name].dice for name in names),
            attack.need,
            float(hit_chance(attack)),
            attack.modifiers,
            terms(attack),
            attack.volley.dice,
            attack.volley.need,
            attack.volley.modifiers,
        )


@rule("VS-BASIC.10", "VS-FIRE.17", "VS-CRIP.1")
def total(facts: Facts, target: Ship, attacks: Mapping[str, Attack]) -> TargetTotal:
    """The exact chances of all attacks on a ship together, by the system or Flight that makes them."""
    cripples = None if target.crippled else target.hull - facts.cards[target.card].cripple
    found = odds(facts, tuple(attacks.values()), target)
    return TargetTotal(target.id, tuple(_lines(attacks)), found, cripples, target.hull)
