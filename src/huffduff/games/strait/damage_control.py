"""Damage control: each damaged ship may try to get rid of one card a turn."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.choices import OneOf, Value
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask, Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule, step
from huffduff.games.strait.captains import REPAIR, commit, has
from huffduff.games.strait.cards import discard
from huffduff.games.strait.facts import Facts
from huffduff.games.strait.movement import waiting
from huffduff.games.strait.numbers import Modifier, chance_of, throw, total
from huffduff.games.strait.state import AFLOAT, OTHER, Damage, Public, Ship, State

MAKERS_RANKS = ("A", "K", "2")


@rule("DS-DMC.3", "DS-DMC.4", "DS-DMC.13")
def repairable(facts: Facts, damage: Damage) -> bool:
    """A card may be worked on if its kind can be repaired and no attempt has made it permanent."""
    return not damage.permanent and facts.effects[damage.rank].repairable


@rule("DS-DMC.7", "DS-DMC.8", "DS-CAP.10")
def repair_number(p: Public, facts: Facts, ship: str, damage: Damage, points: int = 0) -> list[Modifier]:
    """What the natural dice must reach to remove a card: points and abilities that add to the roll lower it."""
    modifiers = [("strait-mod-base", facts.charts.damage_control.repaired_from)]
    if points:
        modifiers.append(("strait-mod-points", -points))
    if has(p, facts, ship, "repair-parties"):
        modifiers.append(("strait-mod-repair-parties", -1))
    if damage.rank in MAKERS_RANKS and has(p, facts, ship, "makers-men"):
        modifiers.append(("strait-mod-makers-men", -1))
    return modifiers


@rule("DS-DMC.2", "DS-DMC.3", "DS-DMC.5", "DS-DMC.6", "DS-DMC.14", "DS-TRN.6")
def repairs(p: Public, facts: Facts, side: str) -> list[Value]:
    """For each ship with something to repair: any one of those cards, or none."""
    options: list[Value] = []
    for ship in waiting(p, side):
        if ship.cards:
            found = [index for index, damage in enumerate(ship.cards) if repairable(facts, damage)]
            if found:
                options.extend((ship.id, "repair", index) for index in found)
                options.append((ship.id, "pass"))
    return options


def why_no_repair(p: Public, side: str, value: Value) -> Refused | None:
    """Which rule stands against a repair that is not on offer."""
    if not (isinstance(value, tuple) and len(value) == 3 and value[1] == "repair"):
        return None
    ship, index = p.ships.get(value[0]), value[2]
    if ship is None:
        return None
    if ship.side != side:
        return Refused("strait-not-your-ship", "DS-DMC.2", ship=ship.id)
    if ship.status != AFLOAT:
        return Refused("strait-ship-gone", "DS-SHP.12", ship=ship.id, status=ship.status)
    if ship.acted:
        return Refused("strait-no-second-repair", "DS-DMC.2", ship=ship.id)
    if not (isinstance(index, int) and 0 <= index < len(ship.cards)):
        return Refused("strait-no-such-card", "DS-DMC.4", ship=ship.id)
    damage = ship.cards[index]
    if damage.permanent:
        return Refused("strait-no-permanent-repair", "DS-DMC.13", ship=ship.id, card=damage.card)
    return Refused("strait-no-bridge-repair", "DS-DMC.4", ship=ship.id, card=damage.card)


def outlook(p: Public, facts: Facts, ship: Ship) -> list[dict[str, Any]]:
    """Card by card, in the order they lie there: whether it may be repaired, and the chance without points."""
    rows = []
    for damage in ship.cards:
        need = total(repair_number(p, facts, ship.id, damage))
        may = repairable(facts, damage)
        row = {"card": damage.card, "permanent": damage.permanent, "repairable": may}
        rows.append({**row, "need": need, "chance": chance_of(need)} if may else row)
    return rows


@step
@rule("DS-DMC.1", "DS-DMC.2", "DS-DMC.6")
def damage_control(s: State, side: str) -> Asking:
    """One damaged ship of the side tries to repair a card or lets it be; then the next."""
    p, facts = s.public, s.data
    options = repairs(p, facts, side)
    if not options:
        return None

    def hints() -> dict[str, Any]:
        return {"ships": {option[0]: outlook(p, facts, p.ships[option[0]]) for option in options}}

    choice = OneOf(options, lambda value: why_no_repair(p, side, value), hints)
    ship, order, *index = yield Ask(side, "strait-ask-repair", "DS-DMC.2", choice)
    p.ships[ship].acted = True
    if order == "repair":
        yield from repair(s, ship, *index)
    else:
        s.tell(EVERYONE, "strait-repair-passed", ship=ship)
    return [do(damage_control, side)]


@rule("DS-DMC.7", "DS-DMC.8", "DS-DMC.9", "DS-DMC.10", "DS-DMC.11", "DS-DMC.12")
def repair(s: State, name: str, index: int) -> Generator[Want, Any, None]:
    """Points first, then the dice: success removes the card, an odd natural roll that fails makes it permanent."""
    p, facts = s.public, s.data
    ship = p.ships[name]
    damage = ship.cards[index]
    card = damage.card
    need = total(repair_number(p, facts, name, damage))
    own, shared = yield from commit(s, name, REPAIR, need, card=card)
    modifiers = repair_number(p, facts, name, damage, own + shared)
    need = total(modifiers)
    dice = yield throw("strait-roll-repair", ship=name, card=card, need=need, modifiers=modifiers)
    natural = sum(dice)
    if natural >= need:
        remove(s, name, index)
        s.tell(EVERYONE, "strait-repaired", ship=name, card=card)
        return
    permanent = natural % 2 == 1
    if permanent:
        ship.cards = (*ship.cards[:index], Damage(card, True), *ship.cards[index + 1 :])
    s.tell(EVERYONE, "strait-repair-failed", ship=name, card=card, permanent="yes" if permanent else "no")


@rule("DS-DMC.8", "DS-DMC.15", "DS-DMC.16", "DS-DMC.17")
def remove(s: State, name: str, index: int) -> None:
    """A repaired card and all its effects are gone at once; it returns to the discards of the enemy who dealt it."""
    ship = s.public.ships[name]
    card = ship.cards[index].card
    ship.cards = ship.cards[:index] + ship.cards[index + 1 :]
    discard(s, OTHER[ship.side], card)
