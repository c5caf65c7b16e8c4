"""Targets: fire is concentrated where it promises most, and shifted when that ship is as good as sunk."""

from math import erf, sqrt

from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.numbers import ENOUGH, LAST_TURNS, TORPEDO_CHANCE
from huffduff.games.vas.captain.worth import Gauge, Loss, loss, together
from huffduff.games.vas.facts.words import ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim, attack_at
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.fan import long_lances
from huffduff.games.vas.gunnery.targets import TargetHints
from huffduff.games.vas.state import Ship, Shot

Salvo = dict[WeaponId, Attack]


def open_fire(gauge: Gauge, hints: TargetHints) -> dict[ShipId, Salvo]:
    """What she can do to each enemy, system by system; torpedoes wait for a chance that is worth them."""
    facts, public = gauge.facts, gauge.public
    ship = public.ships[hints.ship]
    found: dict[ShipId, Salvo] = {}
    weapons = facts.cards[ship.card].weapons
    saved = public.last_turn - public.turn >= LAST_TURNS
    for row in hints.weapons:
        for one in row.targets if row.refusal is None else ():
            weapon = weapons[row.weapon]
            if one.refusal is not None or not one.hit_chance:
                continue
            if weapon.kind == "torpedo" and saved and one.hit_chance < TORPEDO_CHANCE:
                continue
            aimed = aim(public, ship, public.ships[one.target])
            found.setdefault(one.target, {})[row.weapon] = attack_at(facts, public, ship, weapon, aimed, one.dice)
    return found


def cost(salvo: Salvo) -> Loss:
    """What all attacks of a salvo cost together."""
    return together(loss(attack) for attack in salvo.values())


def sinks(target: Ship, expected: Loss) -> float:
    """The chance that a loss is more than she has left."""
    if not expected.variance:
        return 0.0
    return (1 + erf((expected.mean - target.hull) / sqrt(2 * expected.variance))) / 2


def targets(desk: Desk) -> tuple[Shot, ...]:
    """Where each system that is needed does most comes first; the others at the next best target."""
    gauge, ships = desk.gauge, desk.public.ships
    left = open_fire(gauge, desk.hints(TargetHints))
    shots: list[Shot] = []
    while left:
        needed = {name: _enough(ships[name], salvo) for name, salvo in left.items()}
        target = max(left, key=lambda name: gauge.in_points(ships[name], cost(needed[name])) / len(needed[name]))
        fired = needed[target]
        del left[target]
        shots += [Shot(weapon, target, attack.dice) for weapon, attack in fired.items()]
        left = {other: rest for other in left if (rest := _without(left[other], fired))}
    return tuple(shots)


def _without(salvo: Salvo, fired: Salvo) -> Salvo:
    return {weapon: attack for weapon, attack in salvo.items() if weapon not in fired}


def _enough(target: Ship, salvo: Salvo) -> Salvo:
    """The strongest systems that are likely to sink her, all of them where none is spared."""
    fired: Salvo = {}
    for weapon in sorted(salvo, key=lambda weapon: -loss(salvo[weapon]).mean):
        if sinks(target, cost(fired)) >= ENOUGH:
            break
        fired[weapon] = salvo[weapon]
    return fired


def fan(desk: Desk) -> str:
    """Before the battle only what is back in its racks when it begins."""
    return "no" if any(rack.has("one-shot") for rack in long_lances(desk.facts, desk.ship)) else "yes"
