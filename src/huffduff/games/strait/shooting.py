"""Shooting: who may fire at whom, the number to roll, splash markers, and the shot itself."""

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Literal

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import question, rule, step
from huffduff.games.strait.captains import SHOOTING, YES_OR_NO, SecondRoll, YesNo, commit, has, once, use, worth
from huffduff.games.strait.cards import chains, deal
from huffduff.games.strait.effects import strike
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.numbers import HIGHEST_ROLL, Modifier, Odds, chance_of, throw, total
from huffduff.games.strait.sea import BROADSIDE, RANGE
from huffduff.games.strait.state import AFLOAT, OTHER, Public, Ship, State

RADAR_RANGE = 4  # from here on a radar watch helps
GUN_DAMAGE = {"K": "strait-mod-king", "A": "strait-mod-ace", "2": "strait-mod-magazine"}


class Fire(msgspec.Struct, frozen=True, tag="fire", tag_field="do"):
    """A ship uses her shot of this turn."""

    ship: ShipId
    target: ShipId


class Hold(msgspec.Struct, frozen=True, tag="hold", tag_field="do"):
    """A ship lets her shot of this turn go."""

    ship: ShipId


class Prospect(msgspec.Struct, frozen=True):
    """All there is to know about a shot before points are put into it."""

    range: int
    broadside: bool
    need: int
    modifiers: tuple[Modifier, ...]
    cards: Literal["one", "chain"]
    chance: Odds


class ShootHints(msgspec.Struct, frozen=True):
    """Every shot that can be fired, by firer and target."""

    shots: dict[ShipId, dict[ShipId, Prospect]]


def former_shot(value: tuple[str, ...]) -> dict[str, str]:
    """A decision to fire or not as the first version wrote it down."""
    ship, verb, *target = value
    return {"do": verb, "ship": ship, **({"target": target[0]} if target else {})}


SHOOT = question("strait-ask-shoot", "DS-SHO.2", Fire | Hold, hints=ShootHints, former=former_shot)
SECOND_SALVO = question("strait-ask-second-salvo", "DS-CAP.18", YesNo, hints=SecondRoll)


@rule("DS-SHO.8", "DS-SHO.28")
def range_between(p: Public, firer: ShipId, target: ShipId) -> int:
    """The range in spaces from where both ships are now."""
    return RANGE[p.ships[firer].space][p.ships[target].space]


@rule("DS-SHO.14")
def on_broadside(p: Public, firer: ShipId, target: ShipId) -> bool:
    """Whether the target lies on either side of the firing ship, not towards her bow or stern."""
    ship = p.ships[firer]
    return BROADSIDE[ship.facing][ship.space][p.ships[target].space]


@rule("DS-SHO.6", "DS-SHO.7", "DS-SHO.8", "DS-SHO.13", "DS-SHO.15", "DS-SHP.7", "DS-MAP.10", "DS-GOLD.2")
def shooting_number(p: Public, facts: Facts, firer: ShipId, target: ShipId, points: int = 0) -> list[Modifier]:
    """What has to be rolled to hit: the ship's own number, then everything that changes it; the sum is the number."""
    ship = p.ships[firer]
    figures = facts.charts.shooting
    ability = facts.captains[ship.captain].ability
    distance = range_between(p, firer, target)
    modifiers = [("strait-mod-base", facts.ships[firer].shooting), ("strait-mod-range", distance * figures.per_space)]
    if ship.target == target:
        modifiers.append(("strait-mod-splash", ship.splashes * figures.per_splash_marker))
    elif ability == "quick-ranging":
        modifiers.append(("strait-mod-quick-ranging", figures.per_splash_marker))
    if ship.cards or ship.failed:
        modifiers += hurt(facts, ship)
    if not on_broadside(p, firer, target):
        eased = 1 if ability == "raiders-eye" else 0
        modifiers.append(("strait-mod-broadside", figures.outside_broadside - eased))
    if ability == "radar-watch" and distance >= RADAR_RANGE:
        modifiers.append(("strait-mod-radar-watch", -1))
    if points and (gain := worth(p, facts, firer, SHOOTING, points)):
        modifiers.append(("strait-mod-points", -gain))
    return modifiers


@rule("DS-SHO.9", "DS-SHO.10", "DS-SHO.11", "DS-SHO.12", "DS-MOR.11", "DS-EFF.3", "DS-EFF.4", "DS-EFF.12")
def hurt(facts: Facts, ship: Ship) -> list[Modifier]:
    """What makes every shot of a ship worse: cards that hit her guns, and failed morale."""
    counts = [(rank, ship.ranks(rank) * worse) for rank, worse in facts.gun_ranks]
    modifiers = [(GUN_DAMAGE.get(rank, "strait-mod-cards"), more) for rank, more in counts if more]
    if ship.failed:
        modifiers.append(("strait-mod-failed", facts.charts.shooting.failed_morale))
    return modifiers


def prospect(p: Public, facts: Facts, firer: ShipId, target: ShipId) -> Prospect:
    """What a shot has to reach, and what it draws if it hits."""
    modifiers = shooting_number(p, facts, firer, target)
    distance = range_between(p, firer, target)
    need = total(modifiers)
    cards: Literal["one", "chain"] = "chain" if chains(facts, firer, target, distance) else "one"
    return Prospect(distance, on_broadside(p, firer, target), need, tuple(modifiers), cards, chance_of(need))


@rule("DS-SHO.2")
def ready_ships(p: Public, side: str) -> tuple[ShipId, ...]:
    """The ships of a side that have not used their shot of this turn."""
    return tuple([ship.id for ship in p.waiting(side)])


@rule("DS-SHO.4", "DS-SHO.26", "DS-MAP.7")
def targets(p: Public, side: str) -> tuple[ShipId, ...]:
    """Every enemy afloat on the map may be fired at, however far and wherever she lies."""
    return tuple([ship.id for ship in p.afloat(OTHER[side])])


@lru_cache(maxsize=4096)
def shots(ready: tuple[ShipId, ...], enemies: tuple[ShipId, ...]) -> tuple[Fire | Hold, ...]:
    """All that a side may do with its next ship: fire at somebody or hold fire."""
    options: list[Fire | Hold] = []
    for ship in ready:
        options.extend(Fire(ship, enemy) for enemy in enemies)
        options.append(Hold(ship))
    return tuple(options)


def why_no_shot(p: Public, side: str, order: Fire | Hold) -> Refused | None:
    """Which rule stands against a shot that is not on offer."""
    if isinstance(order, Hold):
        return None
    ship, target = p.ships.get(order.ship), p.ships.get(order.target)
    if ship is None or target is None:
        return None
    if ship.side != side:
        return Refused("strait-not-your-ship", "DS-SHO.1", ship=ship.id)
    if ship.id in p.acted:
        return Refused("strait-no-second-shot", "DS-SHO.2", ship=ship.id)
    if target.side == side:
        return Refused("strait-no-friendly-fire", "DS-SHO.4", target=target.id)
    gone = ship if ship.status != AFLOAT else target
    return Refused("strait-ship-gone", "DS-SHO.4", ship=gone.id, status=gone.status)


@step
@rule("DS-SHO.1", "DS-SHO.2", "DS-SHO.3", "DS-SHO.22", "DS-SHO.26", "DS-SHO.27", "DS-TRN.4")
def shooting_phase(s: State, side: str) -> Asking:
    """One ship of the side, in the order its player likes, fires or holds fire; then the next."""
    p, facts = s.public, s.data
    ready, enemies = ready_ships(p, side), targets(p, side)
    if not (ready and enemies):
        return None

    def hints() -> ShootHints:
        return ShootHints({ship: {enemy: prospect(p, facts, ship, enemy) for enemy in enemies} for ship in ready})

    choice = OneOf(shots(ready, enemies), lambda value: why_no_shot(p, side, value), hints)
    order = yield from SHOOT.put(side, choice)
    p.has_acted(order.ship)
    if isinstance(order, Fire):
        yield from fire(s, order.ship, order.target)
    else:
        s.tell(EVERYONE, "strait-holds-fire", ship=order.ship)
    return (do(shooting_phase, side),) if len(ready) > 1 else None


@rule("DS-SHO.5", "DS-SHO.19", "DS-SHO.20", "DS-SHO.23", "DS-CRD.1")
def fire(s: State, ship: ShipId, target: ShipId) -> Generator[Want, Any, None]:
    """Commit points, roll, and on a hit draw the cards; hit or miss, a splash marker is placed."""
    p, facts = s.public, s.data
    modifiers = shooting_number(p, facts, ship, target)
    spent = yield from commit(s, ship, SHOOTING, total(modifiers), target=target)
    if spent:
        modifiers = shooting_number(p, facts, ship, target, spent)
    shift_markers(p, facts, ship, target)
    s.tell(EVERYONE, "strait-fires", ship=ship, target=target, points=spent)
    hit = yield from roll_to_hit(s, ship, target, modifiers)
    place_marker(p, facts, ship)
    s.tell(EVERYONE, "strait-hit" if hit else "strait-miss", ship=ship, target=target)
    if hit:
        chain = chains(facts, ship, target, range_between(p, ship, target))
        counted, ender = yield from deal(s, ship, target, chain)
        strike(s, ship, target, counted, ender)


@rule("DS-SHO.5", "DS-SHO.23", "DS-CAP.18")
def roll_to_hit(s: State, ship: ShipId, target: ShipId, modifiers: list[Modifier]) -> Generator[Want, Any, bool]:
    """The number or more is a hit; a captain with a second salvo may roll a miss again that still can hit."""
    need = total(modifiers)
    distance = range_between(s.public, ship, target)
    roll = throw("strait-roll-shot", ship=ship, target=target, need=need, modifiers=modifiers, range=distance)
    dice: tuple[int, ...] = yield roll
    if sum(dice) >= need:
        return True
    if need > HIGHEST_ROLL:
        return False
    officer = once(s.public, s.data, ship, "second-salvo")
    if officer is None:
        return False
    side = s.public.ships[ship].side
    choice = OneOf(YES_OR_NO, hints=lambda: SecondRoll(need, chance_of(need)))
    again = yield from SECOND_SALVO.put(side, choice, ship=ship, target=target, officer=officer)
    if again == "no":
        return False
    use(s, officer)
    dice = yield roll
    return sum(dice) >= need


@rule("DS-SHO.20", "DS-SHO.21")
def shift_markers(p: Public, facts: Facts, firer: ShipId, target: ShipId) -> None:
    """A ship that fires at another ship than before takes back her own markers; quick ranging lays one at once."""
    ship = p.ships[firer]
    if ship.target != target:
        p.change(firer, target=target, splashes=1 if has(p, facts, firer, "quick-ranging") else 0)


@rule("DS-SHO.16", "DS-SHO.17", "DS-SHO.18", "DS-SET.7")
def place_marker(p: Public, facts: Facts, firer: ShipId) -> None:
    """After the shot one more marker lies by the target, as long as the ship has one in hand."""
    ship = p.ships[firer]
    if ship.splashes < facts.charts.shooting.splash_markers:
        p.change(firer, splashes=ship.splashes + 1)
