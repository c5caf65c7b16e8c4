"""Gunfire on the battle board: the guns that bear, dice, modifiers and results."""

from collections.abc import Generator
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused
from huffduff.engine.questions import Asking, Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former
from huffduff.games.chase.battle.board import DARKEST, Targets, alter, board, range_of, side_of
from huffduff.games.chase.battle.gun_hits import mean_hull
from huffduff.games.chase.battle.hits import Modifier
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import first_refusal, reasons
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import OPENING, ShipId
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.units import d10, radar
from huffduff.games.chase.state import Fighter, Public, State

MISS = "miss"
JAMMING, JAMS = 9, 2  # unreliable guns: this face, so often in one salvo


class Fire(msgspec.Struct, frozen=True):
    """A ship fires at a target."""

    ship: ShipId
    target: ShipId


class Salvo(msgspec.Struct, frozen=True):
    """What fire at a target would be: the chance that a die is no miss (of ten), and the hull boxes that the whole
    salvo costs on average."""

    range: str
    dice: int
    modifiers: tuple[Modifier, ...]
    chance: int
    hull: float


class FireHints(msgspec.Struct, frozen=True):
    """For each ship the targets in reach of her guns."""

    shots: dict[ShipId, dict[ShipId, Salvo]]


class ShotTried(msgspec.Struct, frozen=True):
    """One order to fire: why it cannot stand, or what it comes to."""

    refusal: Reason | None
    salvo: Salvo | None


class FireTried(msgspec.Struct, frozen=True):
    """What a draft comes to: the ships that could fire and do not, and the hull boxes each target loses on average."""

    orders: tuple[ShotTried, ...]
    idle: tuple[ShipId, ...]
    hull: dict[ShipId, float]


GUNFIRE = question(
    "chase-ask-fire", "CH-10.2.f", answer=tuple[Fire, ...], hints=FireHints, tried=FireTried, former=former.salvoes
)


@rule("CH-10.1.b", "CH-10.1.c", "CH-10.1.d", "CH-10.1.T1")
def bearing(public: Public, facts: Facts, firer: Fighter, target: Fighter) -> tuple[str, ...]:
    """The rows of guns that bear; on a target that was passed the other end of the ship does."""
    rows = facts.tables.gun.position[firer.position]
    forward = 1 if firer.side == board(public).attacker else -1
    passed = (target.zone - firer.zone) * forward < 0
    if passed and len(rows) == 1 and default(public, "ships-that-pass"):
        return ("stern",) if rows == ("bow",) else ("bow",)
    return rows


@rule("CH-10.2.h", "CH-10.2.i", "CH-10.2.j", "CH-10.2.k", "CH-10.2.l", "CH-10.0.j")
def dice(public: Public, facts: Facts, firer: Fighter, target: Fighter) -> int:
    """How many dice a ship throws at a target: the guns that bear, by the share of the range, rounded up once."""
    printed, card = facts.ships[firer.ship], public.cards[firer.ship]
    band = range_of(facts, firer, target)
    figures = facts.tables.gun.ranges[band]
    if (figures.classes and printed.kind not in figures.classes) or (band == "extreme" and printed.no_extreme):
        return 0
    rows = bearing(public, facts, firer, target)
    guns = card.bow if "bow" in rows else 0
    if "stern" in rows and (firer.position == OPENING or not printed.stern_opening_only):
        guns += card.stern
    if "secondary" in rows and figures.secondary:
        guns += card.secondary
    full = -(-guns * figures.numerator // figures.denominator)
    return full - 1 if full and firer.jammed and firer.jammed == board(public).round - 1 else full


@rule("CH-10.2.m", "CH-10.2.y", "CH-10.2.T3")
def gun_modifiers(public: Public, facts: Facts, firer: Fighter, target: Fighter) -> list[Modifier]:
    """Everything that is added to each die of a ship that fires at a target."""
    table, card = facts.tables.gun, public.cards[firer.ship]
    printed = facts.ships[firer.ship]
    found: list[Modifier] = []
    if firer.acquired == target.ship:
        found.append(("chase-mod-acquired", table.acquired))
    if radar(printed, card):
        found.append(("chase-mod-radar", table.radar))
    if firer.position != OPENING:
        found.append(("chase-mod-firer-turned", table.firer_turned))
    if target.position != OPENING:
        found.append(("chase-mod-target-turned", table.target_turned))
    if card.fire_control:
        found.append(("chase-mod-fire-control", table.fire_control))
    if card.exhausted:
        found.append(("chase-mod-exhausted", table.exhausted))
    small = class_modifier(public, facts, printed.kind, facts.ships[target.ship].kind)
    if small:
        found.append(("chase-mod-class", small))
    sight = table.visibility.at(min(public.visibility, DARKEST))
    if sight:
        found.append(("chase-mod-visibility", sight))
    return found


@rule("CH-10.2.T3")
def class_modifier(public: Public, facts: Facts, firing: str, target: str) -> int:
    """Small guns do little to thick armour."""
    table = facts.tables.gun
    if default(public, "carrier-guns"):
        firing = table.carriers_as["firing"].get(firing, firing)
        target = table.carriers_as["target"].get(target, target)
    return table.classes.get(firing, {}).get(target, 0)


@rule("CH-10.2.f", "CH-10.2.g")
@step
def gunfire(s: State, side: str) -> Asking:
    """Every ship of a side may fire at one target; nothing takes effect before both sides have fired."""
    p, facts = s.public, s.data
    targets = shots(p, facts, side)
    if not any(targets.values()):
        return None
    choice = Orders[Fire](
        lambda orders: first_refusal((shots_looked_at(targets, orders), None)),
        lambda rng: some_fire(targets, rng),
        lambda: fire_hints(p, facts, targets),
        lambda orders: try_fire(p, facts, targets, orders),
    )
    orders = yield from GUNFIRE.put(side, choice, round=board(p).round)
    for order in orders:
        yield from fire(s, order.ship, order.target)
    return None


def shots(public: Public, facts: Facts, side: str) -> Targets:
    """For each ship of a side the targets at which she can throw any dice."""
    battle = board(public)
    return {
        firer.ship: [
            target.ship
            for target in battle.fighters.values()
            if target.side != side and dice(public, facts, firer, target)
        ]
        for firer in side_of(battle, side)
    }


def shots_looked_at(targets: Targets, orders: tuple[Fire, ...]) -> list[Refused | None]:
    """Each ship once, at an enemy on the board within reach of her guns."""
    left = dict(targets)
    verdicts: list[Refused | None] = []
    for order in orders:
        if order.ship not in left:
            verdicts.append(Refused("chase-refuse-no-second-shot", "CH-10.2.f", ship=order.ship))
        elif order.target not in left.pop(order.ship):
            verdicts.append(Refused("chase-refuse-no-target", "CH-10.2.f", ship=order.ship))
        else:
            verdicts.append(None)
    return verdicts


def try_fire(public: Public, facts: Facts, targets: Targets, orders: tuple[Fire, ...]) -> FireTried:
    """What a draft of fire orders comes to."""
    fighters = board(public).fighters
    shots: list[ShotTried] = []
    hull: dict[ShipId, float] = {}
    for order, refusal in zip(orders, reasons(shots_looked_at(targets, orders)), strict=True):
        shot = None if refusal else salvo(public, facts, fighters[order.ship], fighters[order.target])
        shots.append(ShotTried(refusal, shot))
        if shot is not None:
            hull[order.target] = round(hull.get(order.target, 0.0) + shot.hull, 2)
    firing = [order.ship for order in orders]
    return FireTried(tuple(shots), tuple(ship for ship, near in targets.items() if near and ship not in firing), hull)


def some_fire(targets: Targets, rng: Rng) -> tuple[Fire, ...]:
    """Most ships fire, at anything."""
    return tuple(
        Fire(firer, near[int(rng.random() * len(near))])
        for firer, near in targets.items()
        if near and rng.random() < 0.9
    )


def fire_hints(public: Public, facts: Facts, targets: Targets) -> FireHints:
    """What each ship's salvo would be, target by target."""
    fighters = board(public).fighters
    return FireHints(
        {
            firer: {target: salvo(public, facts, fighters[firer], fighters[target]) for target in near}
            for firer, near in targets.items()
        }
    )


def salvo(public: Public, facts: Facts, firer: Fighter, target: Fighter) -> Salvo:
    """Range, dice, modifiers, the chance that a die is no miss, and the hull boxes that the salvo costs on average."""
    band, modifiers = range_of(facts, firer, target), gun_modifiers(public, facts, firer, target)
    number, shift = dice(public, facts, firer, target), sum(value for _, value in modifiers)
    results = [facts.tables.gun.results[band].at(face + shift) for face in range(10)]
    good = sum(1 for result in results if result != MISS)
    hull = number * sum(mean_hull(facts, public.cards[target.ship], result) for result in results) / 10
    return Salvo(band, number, tuple(modifiers), good, round(hull, 2))


@rule("CH-10.2.m", "CH-10.2.n", "CH-10.2.w", "CH-10.2.x", "CH-10.2.T2")
def fire(s: State, firer_name: str, target_name: str) -> Generator[Want, Any, None]:
    """Throw a ship's dice one by one; whatever is no miss is kept until all have fired, and acquires the target."""
    p, facts, battle = s.public, s.data, board(s.public)
    firer, target = battle.fighters[firer_name], battle.fighters[target_name]
    band, modifiers = range_of(facts, firer, target), gun_modifiers(p, facts, firer, target)
    number = dice(p, facts, firer, target)
    shift = sum(value for _, value in modifiers)
    faces: list[int] = []
    found = firer.acquired == target_name
    for _ in range(number):
        params = {"ship": firer_name, "target": target_name, "range": band, "dice": number, "modifiers": modifiers}
        faces.append(d10((yield Roll("chase-roll-gun", EVERYONE, (10,), **params))))
        result = facts.tables.gun.results[band].at(faces[-1] + shift)
        if result != MISS:
            found = True
            p.change_battle(hurt=(*board(p).hurt, (target_name, result, firer_name)))
            s.tell(EVERYONE, "chase-gun-result", ship=firer_name, target=target_name, result=result)
    alter(p, firer_name, acquired=target_name if found else "")
    if jams(p, facts, firer_name, faces):
        alter(p, firer_name, jammed=battle.round)
        s.tell(EVERYONE, "chase-guns-jam", ship=firer_name)


@rule("CH-10.0.j")
def jams(public: Public, facts: Facts, name: str, faces: list[int]) -> bool:
    """Whether guns that cannot be relied upon, if players want them so, will be a die short in the next round."""
    unreliable = facts.ships[name].unreliable_guns and not default(public, "unreliable-guns")
    return unreliable and faces.count(JAMMING) >= JAMS
