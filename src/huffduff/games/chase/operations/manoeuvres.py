"""What a German unit does when Allied ships try to shadow her: an Evasion or a Diversion Maneuver, or nothing."""

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from typing import Any, Literal

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.book import question, rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED, ShipId
from huffduff.games.chase.options import corrected
from huffduff.games.chase.ships.forces import dissolve, free_name
from huffduff.games.chase.ships.fuel import pay
from huffduff.games.chase.ships.units import evasion
from huffduff.games.chase.state import Private, Public, Ship, State


class Hold(msgspec.Struct, frozen=True, tag_field="do", tag="none"):
    """The quarry does nothing."""


class Evade(msgspec.Struct, frozen=True, tag_field="do", tag="evade"):
    """An Evasion Maneuver."""


class Divert(msgspec.Struct, frozen=True, tag_field="do", tag="divert"):
    """A Diversion Maneuver: the task force comes apart into these ships."""

    fast: tuple[ShipId, ...]
    slow: tuple[ShipId, ...]


class Division(msgspec.Struct, frozen=True):
    """Which pursuers follow which part."""

    fast: tuple[ShipId, ...]
    slow: tuple[ShipId, ...]


Reaction = Hold | Evade | Divert
Part = Literal["fast", "slow", "both"]


class Manoeuvre(msgspec.Struct, frozen=True):
    """What a manoeuvre costs each ship in fuel, what it adds to the enemy's die, and who burns her last fuel for it."""

    fuel: int
    modifier: int
    left: dict[ShipId, int]
    last_fuel: tuple[ShipId, ...]


class EvadeHints(msgspec.Struct, frozen=True):
    """Both manoeuvres; after an evasion the unit may move this many hexes at most, a diversion helps the fast part."""

    evasion: Manoeuvre
    hexes: int
    diversion: Manoeuvre


class PartHints(msgspec.Struct, frozen=True):
    """What is added to the die of those who follow the fast part."""

    modifier: int


EVADING = question("chase-ask-evade", "CH-6.l", answer=Reaction, hints=EvadeHints, former=former.manoeuvre)
PART = question("chase-ask-divert", "CH-6.p", answer=Part, hints=PartHints)
DIVISION = question("chase-ask-divide", "CH-6.q", answer=Division, hints=PartHints, former=former.division)

HOLD, EVADE = Hold(), Evade()

Pursuit = tuple[str, tuple[Ship, ...]]


@rule("CH-6.l", "CH-6.m", "CH-6.o", "CH-7.7.2.v")
def reactions(public: Public, facts: Facts, ships: Sequence[Ship]) -> list[Reaction]:
    """Nothing, or one of the two manoeuvres; every ship must be able to pay for it in fuel.

    Ships that burn none have nothing to pay when warships part from them.
    """
    table = facts.tables.shadow
    payers = [ship for ship in ships if facts.ships[ship.id].uses_fuel] if corrected(public) else ships
    found: list[Reaction] = [HOLD]
    if can_pay(facts, ships, table.evasion_fuel):
        found.append(EVADE)
    if len(ships) > 1 and payers and can_pay(facts, payers, table.diversion_fuel):
        found.extend(Divert(fast, slow) for fast, slow in partitions(facts, ships))
    return found


def evade_hints(facts: Facts, ships: Sequence[Ship]) -> EvadeHints:
    """What the manoeuvres mean for a unit that is chased."""
    table = facts.tables.shadow

    def priced(points: int, modifier: int) -> Manoeuvre:
        left = {ship.id: ship.fuel - points for ship in ships if ship.fuel >= points}
        return Manoeuvre(points, modifier, left, tuple(name for name, fuel in left.items() if not fuel))

    return EvadeHints(
        priced(table.evasion_fuel, table.evasion),
        table.evasion_hexes,
        priced(table.diversion_fuel, table.fast_part),
    )


def can_pay(facts: Facts, ships: Iterable[Ship], points: int) -> bool:
    """Whether all of these ships use fuel and have this much of it."""
    return all(facts.ships[ship.id].uses_fuel and ship.fuel >= points for ship in ships)


@rule("CH-6.o")
def partitions(facts: Facts, ships: Sequence[Ship]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every way into a fast and a slow part: nobody in the slow part is faster than anybody in the fast one."""
    pace = {ship.id: evasion(facts.ships[ship.id], ship.card) for ship in ships}
    found = []
    for edge in sorted(dict.fromkeys(pace.values()), reverse=True):
        faster = tuple(name for name in pace if pace[name] > edge)
        level = tuple(name for name in pace if pace[name] == edge)
        for count in range(1, len(level) + 1):
            for chosen in combinations(level, count):
                fast = (*faster, *chosen)
                slow = tuple(name for name in pace if name not in fast)
                if slow:
                    found.append((fast, slow))
    return found


@rule("CH-6.f", "CH-6.o", "CH-6.q", "CH-7.2.a")
def separate(private: Private, side: str, names: Sequence[str]) -> None:
    """Ships leave their task force on the spot; two and more are a task force of their own."""
    force = free_name(private, side) if len(names) > 1 else ""
    for name in names:
        private.change(name, force=force)
    dissolve(private)


@rule("CH-6.m", "CH-6.n", "CH-7.7.2.q")
def evade(s: State, contact: str, ships: Iterable[Ship]) -> None:
    """Every ship pays at once, whatever comes of the attempt, and the unit may move one hex at most this turn."""
    for ship in ships:
        pay(s, GERMAN, ship.id, s.data.tables.shadow.evasion_fuel)
        s.private[GERMAN].change(ship.id, evading=True)
    s.tell(EVERYONE, "chase-evades", contact=contact)


@rule("CH-6.n", "CH-6.o", "CH-6.r")
def divert(s: State, contact: str, reaction: Divert) -> tuple[str, str]:
    """Every ship pays at once and the task force comes apart; the contacts that its fast and its slow part are now."""
    private = s.private[GERMAN]
    for name in (*reaction.fast, *reaction.slow):
        pay(s, GERMAN, name, s.data.tables.shadow.diversion_fuel)
    separate(private, GERMAN, reaction.fast)
    parts = [private.ships[names[0]].unit for names in (reaction.fast, reaction.slow)]
    first, second = reveal.divide(s, GERMAN, parts)
    s.tell(EVERYONE, "chase-diverts", contact=contact, fast=first, slow=second)
    return first, second


@rule("CH-6.p", "CH-6.q")
def choose_part(s: State, parts: tuple[str, str], pursuers: list[Ship]) -> Generator[Want, Any, tuple[Pursuit, ...]]:
    """The Allied player follows one part, or divides his own ships to follow both."""
    private = s.private[ALLIED]
    shares = divisions(pursuers)
    options: tuple[Part, ...] = ("fast", "slow", "both") if shares else ("fast", "slow")
    fast_part = PartHints(s.data.tables.shadow.fast_part)
    part = yield from PART.put(ALLIED, OneOf(options, hints=lambda: fast_part), fast=parts[0], slow=parts[1])
    if part != "both":
        return ((parts[part == "slow"], tuple(pursuers)),)
    share = yield from DIVISION.put(ALLIED, OneOf(shares, hints=lambda: fast_part), fast=parts[0], slow=parts[1])
    after_fast, after_slow = (tuple(private.ships[name] for name in names) for names in (share.fast, share.slow))
    for unit in dict.fromkeys(ship.unit for ship in after_fast):
        together = [ship.id for ship in after_fast if ship.unit == unit]
        if any(ship.unit == unit for ship in after_slow):
            separate(private, ALLIED, together)
    return (parts[0], after_fast), (parts[1], after_slow)


@rule("CH-6.f", "CH-6.q")
def divisions(pursuers: Sequence[Ship]) -> list[Division]:
    """Every way to send some after the fast part and the others after the slow one; Shadowed forces stay whole."""
    blocks: dict[str, list[str]] = {}
    for ship in pursuers:
        blocks.setdefault(ship.unit if ship.marker == SHADOWED else ship.id, []).append(ship.id)
    groups = list(blocks.values())
    return [
        Division(
            tuple(name for group in chosen for name in group),
            tuple(name for group in groups if group not in chosen for name in group),
        )
        for count in range(1, len(groups))
        for chosen in combinations(groups, count)
    ]
