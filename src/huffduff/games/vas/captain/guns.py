"""Targets: fire is concentrated where the exact odds promise most, and shifted when that ship is as good as sunk."""

from collections.abc import Sequence

from huffduff.games.vas.captain.numbers import CRIPPLES, ENOUGH, LAST_TURNS, LOOKED_AT, SINKS, TORPEDO_CHANCE
from huffduff.games.vas.captain.worth import expected, in_points
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim, attack_at
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.targets import TargetHints
from huffduff.games.vas.odds.exact import odds
from huffduff.games.vas.state import Public, Ship, Shot

Open = dict[ShipId, dict[WeaponId, Attack]]


def open_fire(facts: Facts, public: Public, hints: TargetHints) -> Open:
    """What she can do to each enemy, system by system; torpedoes wait for a chance that is worth them."""
    ship, found = public.ships[hints.ship], Open()
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


def value(facts: Facts, target: Ship, attacks: Sequence[Attack]) -> float:
    """What attacks on a ship are worth: damage in points, and more if she is crippled or sunk by them."""
    result, points = odds(facts, attacks, target), facts.cards[target.card].points
    cripple = 0.0 if target.crippled else CRIPPLES * result.cripple
    return in_points(facts, target, sum(map(expected, attacks))) + points * (cripple + SINKS * result.sink)


def targets(facts: Facts, public: Public, hints: TargetHints) -> tuple[Shot, ...]:
    """Every system at the best target it can reach; the next best when that one is dealt with."""
    left = open_fire(facts, public, hints)
    shots: list[Shot] = []
    while left:
        target = _best(facts, public, left)
        fired = _enough(facts, public.ships[target], left.pop(target))
        shots += [Shot(weapon, target, attack.dice) for weapon, attack in fired.items()]
        left = {other: rest for other in left if (rest := _without(left[other], fired))}
    return tuple(shots)


def _without(attacks: dict[WeaponId, Attack], fired: dict[WeaponId, Attack]) -> dict[WeaponId, Attack]:
    return {weapon: attack for weapon, attack in attacks.items() if weapon not in fired}


def _best(facts: Facts, public: Public, left: Open) -> ShipId:
    """The target on which all that is left is worth most; exact odds only for those that look best."""
    rough = {
        target: in_points(facts, public.ships[target], sum(map(expected, attacks.values())))
        for target, attacks in left.items()
    }
    looked_at = sorted(rough, key=lambda target: -rough[target])[:LOOKED_AT]
    return max(looked_at, key=lambda target: value(facts, public.ships[target], tuple(left[target].values())))


def _enough(facts: Facts, target: Ship, attacks: dict[WeaponId, Attack]) -> dict[WeaponId, Attack]:
    """The strongest systems that are likely to sink her, all of them where none is spared."""
    strongest = sorted(attacks, key=lambda weapon: -expected(attacks[weapon]))
    if odds(facts, tuple(attacks.values()), target).sink < ENOUGH:
        return {weapon: attacks[weapon] for weapon in strongest}
    fired: dict[WeaponId, Attack] = {}
    for weapon in strongest:
        fired[weapon] = attacks[weapon]
        if odds(facts, tuple(fired.values()), target).sink >= ENOUGH:
            break
    return fired
