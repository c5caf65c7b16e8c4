"""What a ship could fire at from the end of a course, if every enemy stayed where she is."""

import msgspec

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Band, ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim_refusal, aims, attack_at, most_dice, silence
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.chances import TargetTotal, total
from huffduff.games.vas.state import Public, Ship


class Quarry(msgspec.Struct, frozen=True):
    """An enemy as she would lie to a ship: the distance in hundredths of an inch, the bands of the systems that bear on
    her, and what all of them would come to (None: nothing bears)."""

    target: ShipId
    distance: int
    bands: dict[WeaponId, Band]
    total: TargetTotal | None


@rule("VS-BASIC.10", "VS-GUN.6")
def prospects(facts: Facts, p: Public, ship: Ship) -> tuple[Quarry, ...]:
    """All enemies, from where a ship would be."""
    found = []
    for target, aimed in aims(p, ship).items():
        distance = aimed.situation.distance
        bands: dict[WeaponId, Band] = {}
        attacks: dict[str, Attack] = {}
        for weapon in facts.cards[ship.card].weapons.values():
            band = weapon.band(distance)
            if band is None or silence(p, ship, weapon) or aim_refusal(facts, p, ship, weapon, aimed):
                continue
            bands[weapon.id] = band
            attacks[weapon.id] = attack_at(facts, p, ship, weapon, aimed, most_dice(ship, weapon, aimed))
        found.append(Quarry(target, distance, bands, total(facts, aimed.target, attacks) if attacks else None))
    return tuple(found)
