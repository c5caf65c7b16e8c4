"""What fire is worth: the damage that a ship can expect to do to another, from what is open to all."""

from functools import lru_cache

from huffduff.games.vas.captain.numbers import CRITICAL_HULL, FAR_SURE
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.gunnery.aim import Aim, aim, aim_refusal, attack_at, most_dice, silence
from huffduff.games.vas.gunnery.attack import NEVER, Attack, Volley
from huffduff.games.vas.gunnery.modifiers import fast_moving
from huffduff.games.vas.odds.exact import hit_chance
from huffduff.games.vas.state import Public, Ship

FACES = range(1, 7)
PERMITTED = (1.0, 0.5, 0.25)  # a system that needs so many permissions fires with this chance


@lru_cache(maxsize=4096)
def per_hit(volley: Volley) -> float:
    """The Hull that one hit can be expected to cost, critical hits as so many points."""
    damage = sum(volley.damage(face) for face in FACES) / 6
    critical = sum(volley.critical(face) for face in FACES) / 6 * (NEVER - volley.check) / 6
    return volley.dice * (damage + CRITICAL_HULL * critical)


def expected(attack: Attack) -> float:
    """The Hull that an attack can be expected to cost."""
    return float(attack.dice * hit_chance(attack)) * PERMITTED[attack.permissions] * per_hit(attack.volley)


def in_points(facts: Facts, target: Ship, hull: float) -> float:
    """What a loss of Hull is worth: her points in proportion, and no more than she has left."""
    card = facts.cards[target.card]
    return min(hull, target.hull) * card.points / card.hull


class Gauge:
    """Expected damage between ships wherever they may be, each kind of attack reckoned once."""

    def __init__(self, facts: Facts, public: Public) -> None:
        self.facts, self.public = facts, public
        self._known: dict[object, float] = {}

    def fire(self, firer: Ship, target: Ship) -> float:
        """The Hull that everything she has can be expected to cost a target."""
        aimed = aim(self.public, firer, target)
        weapons = self.facts.cards[firer.card].weapons.values()
        return sum(self._shot(firer, weapon, aimed) for weapon in weapons if weapon.arcs & aimed.quadrants)

    def worth(self, firer: Ship, target: Ship) -> float:
        """The same in points."""
        return in_points(self.facts, target, self.fire(firer, target))

    def _shot(self, firer: Ship, weapon: Weapon, aimed: Aim) -> float:
        if weapon.kind == "aa":
            return 0.0
        target, situation = aimed.target, aimed.situation
        fast = fast_moving(self.facts, target)
        key = (
            *(firer.id, firer.order, firer.obeyed, weapon.id, target.id, target.order, target.obeyed, fast),
            *(weapon.band(situation.distance), situation.side_on, aimed.hidden_by, situation.distance > FAR_SURE),
            aimed.quadrants,
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckoned(firer, weapon, aimed)
        return found

    def _reckoned(self, firer: Ship, weapon: Weapon, aimed: Aim) -> float:
        facts, public = self.facts, self.public
        if silence(public, firer, weapon) or aim_refusal(facts, public, firer, weapon, aimed):
            return 0.0
        return expected(attack_at(facts, public, firer, weapon, aimed, most_dice(firer, weapon, aimed)))
