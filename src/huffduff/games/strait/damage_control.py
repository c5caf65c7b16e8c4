"""Damage control: each damaged ship may try to get rid of one card a turn."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import question, rule, step
from huffduff.games.strait.captains import REPAIR, commit, has
from huffduff.games.strait.cards import discard
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.numbers import Modifier, Odds, chance_of, throw, total
from huffduff.games.strait.state import AFLOAT, OTHER, Damage, Public, Ship, State

MAKERS_RANKS = ("A", "K", "2")


class Repair(msgspec.Struct, frozen=True, tag="repair", tag_field="do"):
    """A ship works on one of her damage cards, counted from 0 as they lie there."""

    ship: ShipId
    card: int


class Pass(msgspec.Struct, frozen=True, tag="pass", tag_field="do"):
    """A ship lets her damage be."""

    ship: ShipId


class CardOutlook(msgspec.Struct, frozen=True):
    """A damage card, and the number and the chance to get rid of it without points, if it may be repaired at all."""

    card: str
    permanent: bool
    repairable: bool
    need: int | None = None
    chance: Odds | None = None


class RepairHints(msgspec.Struct, frozen=True):
    """Every ship that may repair, with her cards in the order they lie there."""

    ships: dict[ShipId, tuple[CardOutlook, ...]]


def former_repair(value: tuple[Any, ...]) -> dict[str, Any]:
    """A decision about repairs as the first version wrote it down."""
    ship, verb, *card = value
    return {"do": verb, "ship": ship, **({"card": card[0]} if card else {})}


REPAIR_ORDER = question("strait-ask-repair", "DS-DMC.2", Repair | Pass, hints=RepairHints, former=former_repair)


@rule("DS-DMC.3", "DS-DMC.4", "DS-DMC.13")
def repairable(facts: Facts, damage: Damage) -> bool:
    """A card may be worked on if its kind can be repaired and no attempt has made it permanent."""
    return not damage.permanent and facts.effects[damage.rank].repairable


@rule("DS-DMC.7", "DS-DMC.8", "DS-CAP.10")
def repair_number(p: Public, facts: Facts, ship: ShipId, damage: Damage, points: int = 0) -> list[Modifier]:
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
def repairs(p: Public, facts: Facts, side: str) -> list[Repair | Pass]:
    """For each ship with something to repair: any one of those cards, or none."""
    options: list[Repair | Pass] = []
    for ship in p.waiting(side):
        if ship.cards:
            found = [index for index, damage in enumerate(ship.cards) if repairable(facts, damage)]
            if found:
                options.extend(Repair(ship.id, index) for index in found)
                options.append(Pass(ship.id))
    return options


def why_no_repair(p: Public, side: str, order: Repair | Pass) -> Refused | None:
    """Which rule stands against a repair that is not on offer."""
    ship = p.ships.get(order.ship)
    if ship is None or isinstance(order, Pass):
        return None
    if ship.side != side:
        return Refused("strait-not-your-ship", "DS-DMC.2", ship=ship.id)
    if ship.status != AFLOAT:
        return Refused("strait-ship-gone", "DS-SHP.12", ship=ship.id, status=ship.status)
    if ship.id in p.acted:
        return Refused("strait-no-second-repair", "DS-DMC.2", ship=ship.id)
    if not 0 <= order.card < len(ship.cards):
        return Refused("strait-no-such-card", "DS-DMC.4", ship=ship.id)
    damage = ship.cards[order.card]
    if damage.permanent:
        return Refused("strait-no-permanent-repair", "DS-DMC.13", ship=ship.id, card=damage.card)
    return Refused("strait-no-bridge-repair", "DS-DMC.4", ship=ship.id, card=damage.card)


def outlook(p: Public, facts: Facts, ship: Ship, damage: Damage) -> CardOutlook:
    """Whether a card may be repaired, and what that takes."""
    if not repairable(facts, damage):
        return CardOutlook(damage.card, damage.permanent, False)
    need = total(repair_number(p, facts, ship.id, damage))
    return CardOutlook(damage.card, damage.permanent, True, need, chance_of(need))


@step
@rule("DS-DMC.1", "DS-DMC.2", "DS-DMC.6")
def damage_control(s: State, side: str) -> Asking | None:
    """The damaged ships of a side may repair, if there are any."""
    options = repairs(s.public, s.data, side)
    return repair_ship(s, side, options) if options else None


@rule("DS-DMC.2", "DS-DMC.6")
def repair_ship(s: State, side: str, options: list[Repair | Pass]) -> Asking:
    """One damaged ship of the side tries to repair a card or lets it be; then the next."""
    p, facts = s.public, s.data

    def hints() -> RepairHints:
        ships = [p.ships[name] for name in dict.fromkeys(option.ship for option in options)]
        rows = {ship.id: tuple(outlook(p, facts, ship, damage) for damage in ship.cards) for ship in ships}
        return RepairHints(rows)

    choice = OneOf(options, lambda value: why_no_repair(p, side, value), hints)
    order = yield from REPAIR_ORDER.put(side, choice)
    p.has_acted(order.ship)
    if isinstance(order, Repair):
        yield from repair(s, order.ship, order.card)
    else:
        s.tell(EVERYONE, "strait-repair-passed", ship=order.ship)
    return (do(damage_control, side),)


@rule("DS-DMC.7", "DS-DMC.8", "DS-DMC.9", "DS-DMC.10", "DS-DMC.11", "DS-DMC.12")
def repair(s: State, name: ShipId, index: int) -> Generator[Want, Any, None]:
    """Points first, then the dice: success removes the card, an odd natural roll that fails makes it permanent."""
    p, facts = s.public, s.data
    ship = p.ships[name]
    damage = ship.cards[index]
    card = damage.card
    need = total(repair_number(p, facts, name, damage))
    spent = yield from commit(s, name, REPAIR, need, card=card)
    modifiers = repair_number(p, facts, name, damage, spent)
    need = total(modifiers)
    dice = yield throw("strait-roll-repair", ship=name, card=card, need=need, modifiers=modifiers)
    natural = sum(dice)
    if natural >= need:
        remove(s, name, index)
        s.tell(EVERYONE, "strait-repaired", ship=name, card=card)
        return
    permanent = natural % 2 == 1
    if permanent:
        p.change(name, cards=(*ship.cards[:index], Damage(card, True), *ship.cards[index + 1 :]))
    s.tell(EVERYONE, "strait-repair-failed", ship=name, card=card, permanent="yes" if permanent else "no")


@rule("DS-DMC.8", "DS-DMC.15", "DS-DMC.16", "DS-DMC.17")
def remove(s: State, name: ShipId, index: int) -> None:
    """A repaired card and all its effects are gone at once; it returns to the discards of the enemy who dealt it."""
    ship = s.public.ships[name]
    card = ship.cards[index].card
    s.public.change(name, cards=ship.cards[:index] + ship.cards[index + 1 :])
    discard(s, OTHER[ship.side], card)
