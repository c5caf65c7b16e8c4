"""What a ship could fire at from the end of a course, if every enemy stayed where she is."""

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Band, ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim_refusal, aims, attack_at, most_dice, silence
from huffduff.games.vas.state import Public, Ship


class Bearing(msgspec.Struct, frozen=True):
    """A system that would bear on an enemy: the band, its dice, and what each has to show."""

    weapon: WeaponId
    band: Band
    dice: int
    need: int


class Quarry(msgspec.Struct, frozen=True):
    """An enemy as she would lie to a ship, and what would bear on her; the distance in hundredths of an inch."""

    target: ShipId
    distance: int
    bearings: tuple[Bearing, ...]


@rule("VS-BASIC.10", "VS-GUN.6")
def prospects(facts: Facts, p: Public, ship: Ship) -> tuple[Quarry, ...]:
    """All enemies, from where a ship would be."""
    weapons = facts.cards[ship.card].weapons.values()
    found = []
    for target, aimed in aims(p, ship).items():
        bearings = []
        for weapon in weapons:
            band = weapon.band(aimed.situation.distance)
            if band is None or silence(p, ship, weapon) or aim_refusal(facts, p, ship, weapon, aimed):
                continue
            attack = attack_at(facts, p, ship, weapon, aimed, most_dice(ship, weapon, aimed))
            bearings.append(Bearing(weapon.id, band, attack.dice, attack.need))
        found.append(Quarry(target, aimed.situation.distance, tuple(bearings)))
    return tuple(found)
