"""What a ship can aim at: how each enemy lies to her, and what keeps a weapon from firing at one."""

from typing import NamedTuple

from huffduff.engine.errors import Refused
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import PORT, STARBOARD, ShipId
from huffduff.games.vas.gunnery.arcs import quadrants, side_on
from huffduff.games.vas.gunnery.attack import Attack, ship_attack
from huffduff.games.vas.gunnery.modifiers import Situation
from huffduff.games.vas.gunnery.sight import Obstacle, obstacle, stationary
from huffduff.games.vas.ships import attack_dice, spent, still_loading
from huffduff.games.vas.state import Public, Ship

# Main guns cannot be brought to bear on anything smaller at point blank.
SLOW_ENOUGH = ("battleship", "carrier", "cruiser", "civilian", "installation")


class Aim(NamedTuple):
    """How a target lies to a firer: distance and aspect, the firer's quadrants she is in, and what hides her."""

    target: Ship
    situation: Situation
    quadrants: int
    hidden_by: Obstacle | None


@rule("VS-BASIC.11", "VS-GUN.6", "VS-GEO.4", "VS-GEO.5")
def aim(public: Public, firer: Ship, target: Ship) -> Aim:
    """Bridge to bridge."""
    hidden_by = obstacle(public, firer.at, target.at)
    situation = Situation(firer.at.distance(target.at), side_on(target, firer.at), hidden_by in ("land", "horizon"))
    return Aim(target, situation, quadrants(firer, target.at), hidden_by)


def aims(public: Public, firer: Ship) -> dict[ShipId, Aim]:
    """Every enemy ship on the table."""
    enemies = (ship for ship in public.ships.values() if ship.side != firer.side and ship.status == "table")
    return {ship.id: aim(public, firer, ship) for ship in enemies}


@rule(
    *("VS-GUN.7", "VS-WPN.4", "VS-ORD.23", "VS-TRAIT.24", "VS-TRAIT.25", "VS-TRAIT.32", "VS-TRAIT.34"),
    *("VS-CRIT.21", "VS-SPLIT.8", "VS-CRIP.7"),
)
def silence(public: Public, ship: Ship, weapon: Weapon) -> Refused | None:
    """What keeps a weapon from firing at any ship this turn."""
    mount = ship.mounts[weapon.id]
    if weapon.kind == "aa":
        return Refused("vas-only-at-aircraft", "VS-WPN.4", weapon=weapon.id)
    if mount.out:
        return Refused("vas-weapon-out", "VS-CRIT.21", weapon=weapon.id)
    if mount.fired == public.turn:
        return Refused("vas-weapon-used", "VS-TRAIT.24" if weapon.has("dp") else "VS-GUN.7", weapon=weapon.id)
    if weapon.kind == "torpedo":
        if ship.under("evade"):
            return Refused("vas-evading-no-torpedoes", "VS-ORD.23", ship=ship.id)
        if not mount.loaded:
            return Refused("vas-no-torpedoes", "VS-TRAIT.32", weapon=weapon.id)
    if spent(ship, weapon):
        return Refused("vas-weapon-spent", "VS-TRAIT.32", weapon=weapon.id)
    if still_loading(ship, weapon, public.turn):
        return Refused("vas-weapon-loading", "VS-TRAIT.34", weapon=weapon.id)
    return None if attack_dice(ship, weapon) else Refused("vas-no-dice", "VS-CRIT.14", weapon=weapon.id)


@rule("VS-BTH.2", "VS-BTH.3", "VS-BTH.4", "VS-GUN.9")
def _unseen(facts: Facts, public: Public, ship: Ship, aimed: Aim) -> Refused | None:
    """What keeps a ship from firing at a target that is hidden from her."""
    named = {"target": aimed.target.id}
    if aimed.hidden_by == "smoke":
        return Refused("vas-behind-smoke", "VS-ORD.19", **named)
    if not stationary(facts, aimed.target):
        return Refused("vas-behind-land" if aimed.hidden_by == "land" else "vas-over-horizon", "VS-BTH.2", **named)
    if (ship.side, aimed.target.id) not in public.spotted:
        return Refused("vas-not-spotted", "VS-BTH.3", **named)
    return None


@rule("VS-GUN.2", "VS-ARC.2", "VS-FIRE.9", "VS-FIRE.10", "VS-TRAIT.26", "VS-BTH.5")
def aim_refusal(facts: Facts, public: Public, ship: Ship, weapon: Weapon, aimed: Aim) -> Refused | None:
    """What keeps a weapon from firing at this target: arc, range, sight, or that she is too small and too near."""
    target = aimed.target
    if not weapon.arcs & aimed.quadrants:
        return Refused("vas-out-of-arc", "VS-ARC.2", weapon=weapon.id, target=target.id)
    band = weapon.band(aimed.situation.distance)
    if band is None:
        return Refused("vas-out-of-range", "VS-GUN.2", weapon=weapon.id, target=target.id)
    if aimed.hidden_by is not None:
        hidden = _unseen(facts, public, ship, aimed)
        if hidden is not None:
            return hidden
    slow = weapon.kind == "main" and band == "point-blank" and not weapon.has("fast-track")
    if slow and facts.cards[target.card].type not in SLOW_ENOUGH:
        return Refused("vas-too-close", "VS-FIRE.9", weapon=weapon.id, target=target.id)
    if most_dice(ship, weapon, aimed):
        return None
    return Refused("vas-too-few-dice", "VS-BTH.5", weapon=weapon.id, target=target.id)


@rule("VS-TRAIT.33")
def dice_to(ship: Ship, weapon: Weapon, quadrants: int) -> int:
    """The most dice of a system into some quadrants: half (rounding up) of a Restricted one to a side."""
    dice = attack_dice(ship, weapon)
    return -(-dice // 2) if weapon.has("restricted") and quadrants & (PORT | STARBOARD) else dice


@rule("VS-BTH.5", "VS-TRAIT.33", "VS-SPLIT.1")
def most_dice(ship: Ship, weapon: Weapon, aimed: Aim) -> int:
    """The most dice at this target: half beyond the horizon, and what a Restricted system has to that side."""
    dice = dice_to(ship, weapon, aimed.quadrants)
    return min(dice, attack_dice(ship, weapon) // 2) if aimed.situation.blind else dice


def attack_at(facts: Facts, public: Public, ship: Ship, weapon: Weapon, aimed: Aim, dice: int) -> Attack:
    """The dice of one system at one target, as they will be rolled."""
    return ship_attack(facts, public.year, ship, weapon, aimed.target, aimed.situation, dice)
