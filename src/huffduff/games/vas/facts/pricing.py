"""What a card ought to cost: a formula fitted to the known cards, for ships whose printed card is lost.

Least squares of relative error over the curated cards of four navies; on them it is off by about a seventh on average
(`tests/games/vas/test_errata.py` holds the figure).  Prices are rounded to 5 points, as printed ones are.
"""

from huffduff.games.vas.facts.cards import Card, Weapon
from huffduff.games.vas.facts.words import HORIZON, INCH

BASE = 28.3  # what every ship costs before she does anything
PER_GUN_AND_INCH = 0.115  # one unit of main gun fire (below), for each inch of speed that carries it to the fight
PER_LIGHT_GUN = 1.06
PER_TORPEDO = 0.254
PER_HULL = 0.157  # one point of Hull behind one point of Armour, for each 6 inches of speed
PER_FLIGHT = 8.68
ARMOURED_DECK = 34.5


def price(card: Card) -> int:
    """The points of a card by the formula."""
    inches = card.speed / INCH
    value = (
        BASE
        + PER_GUN_AND_INCH * inches * sum(_gunfire(weapon, 0.1) for weapon in card.of("main"))
        + PER_LIGHT_GUN * sum(_gunfire(weapon, 0.05) for weapon in card.of("light"))
        + PER_TORPEDO * sum(_torpedoes(weapon) for weapon in card.of("torpedo"))
        + PER_HULL * card.hull * (card.armour + 1) * inches / 6
        + PER_FLIGHT * card.capacity
        + (ARMOURED_DECK if "armoured-deck" in card.traits else 0)
    )
    return round(value / 5) * 5


def _gunfire(weapon: Weapon, critical: float) -> float:
    """Dice, times the chance of a Damage Die against Armour 5+ with a bonus for criticals, times reach in sight."""
    damaging = sum(1 for face in range(2, 7) if face + weapon.ap >= 5) / 6
    return weapon.dice * weapon.damage_dice * (damaging + critical) * min(weapon.reach, HORIZON) / INCH


def _torpedoes(weapon: Weapon) -> float:
    """Dice times the root of reach, twice where there is a reload."""
    salvoes = 2 if weapon.has("slow-loading") else 1
    return float(weapon.dice * weapon.damage_dice * (weapon.reach / INCH) ** 0.5 * salvoes)
