"""What fire is worth: the loss that a ship can expect to do to another, from what is open to all."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from huffduff.games.vas.captain.numbers import CRITICAL_HULL, EARNED_EARLY
from huffduff.games.vas.facts.cards import Card, Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import Aim, aim, aim_refusal, attack_at, most_dice, silence
from huffduff.games.vas.gunnery.attack import NEVER, Attack, Volley
from huffduff.games.vas.gunnery.modifiers import fast_moving
from huffduff.games.vas.odds.groups import hit_chance
from huffduff.games.vas.state import Public, Ship
from huffduff.games.vas.war.points import HALF, WHOLE
from huffduff.geometry.plane import Point

FACES = range(1, 7)
PERMITTED = (1.0, 0.5, 0.25)  # a system that needs so many permissions fires with this chance
LUCK = (-1.28, -0.52, 0.0, 0.52, 1.28)  # the middles of five equally likely parts of a bell curve, in deviations
CRIPPLED = HALF / WHOLE  # part of her points that a crippled ship has cost


class Loss(NamedTuple):
    """Hull that fire can be expected to cost, and the variance of that."""

    mean: float
    variance: float


NO_LOSS = Loss(0.0, 0.0)


@lru_cache(maxsize=4096)
def per_hit(volley: Volley) -> Loss:
    """What one hit costs, critical hits as so many points."""
    sure = (NEVER - volley.check) / 6
    faces = [volley.damage(face) + CRITICAL_HULL * sure * volley.critical(face) for face in FACES]
    mean = sum(faces) / 6
    square = sum(face * face for face in faces) / 6
    return Loss(volley.dice * mean, volley.dice * (square - mean * mean))


@lru_cache(maxsize=4096)
def loss(attack: Attack) -> Loss:
    """What a whole attack costs."""
    hit = per_hit(attack.volley)
    chance = float(hit_chance(attack)) * PERMITTED[attack.permissions]
    mean = chance * hit.mean
    return Loss(attack.dice * mean, attack.dice * (chance * (hit.variance + hit.mean**2) - mean * mean))


def together(losses: Iterable[Loss]) -> Loss:
    """What several attacks cost."""
    mean = variance = 0.0
    for one in losses:
        mean += one.mean
        variance += one.variance
    return Loss(mean, variance)


def fallen(card: Card, hull: float) -> float:
    """The part of her points that a ship with so much Hull left counts as lost.

    The rules give half when she is crippled and all when she sinks; some of that is counted on the way there.
    """
    if hull <= 0:
        return 1.0
    if hull <= card.cripple:
        return CRIPPLED + (1 - CRIPPLED) * EARNED_EARLY * (1 - hull / card.cripple)
    return CRIPPLED * EARNED_EARLY * (card.hull - hull) / (card.hull - card.cripple)


def part_lost(card: Card, hull: int, cost: Loss) -> float:
    """The part of her points that fire can be expected to take from a ship with so much Hull."""
    if cost.mean <= 0:
        return 0.0
    deviation = sqrt(cost.variance)
    after = sum(fallen(card, hull - max(0.0, cost.mean + luck * deviation)) for luck in LUCK) / len(LUCK)
    return after - fallen(card, hull)


class Gauge:
    """Expected losses between ships wherever they may be, each kind of attack reckoned once.

    `weights` say how much more than her points a ship counts.
    """

    def __init__(self, facts: Facts, public: Public, weights: Mapping[ShipId, float]) -> None:
        self.facts, self.public = facts, public
        self._weights = weights
        self._sure = facts.tables.gunnery.long_lance_sure * INCH
        self._known: dict[object, Loss] = {}

    def behind(self, smoke: tuple[Point, ...]) -> "Gauge":
        """The same with some more smoke on the table."""
        public = self.public.copy()
        public.smoke = (*public.smoke, *smoke)
        screened = Gauge(self.facts, public, self._weights)
        screened._known = self._known
        return screened

    def fire(self, firer: Ship, target: Ship) -> Loss:
        """What everything she has can be expected to cost a target."""
        aimed = aim(self.public, firer, target)
        weapons = self.facts.cards[firer.card].weapons.values()
        return together(self._shot(firer, weapon, aimed) for weapon in weapons if weapon.arcs & aimed.quadrants)

    def shot(self, firer: Ship, weapon: WeaponId, target: Ship) -> Loss:
        """What one system of hers can be expected to cost a target."""
        return self._shot(firer, self.facts.cards[firer.card].weapons[weapon], aim(self.public, firer, target))

    def worth(self, firer: Ship, target: Ship) -> float:
        """The same in points."""
        return self.in_points(target, self.fire(firer, target))

    def in_points(self, target: Ship, cost: Loss) -> float:
        """What a loss of Hull is worth."""
        card = self.facts.cards[target.card]
        return self.counts(target) * part_lost(card, target.hull, cost)

    def counts(self, ship: Ship) -> float:
        """What a ship counts in all."""
        return self.facts.cards[ship.card].points * self._weights.get(ship.id, 1.0)

    def _shot(self, firer: Ship, weapon: Weapon, aimed: Aim) -> Loss:
        if weapon.kind == "aa":
            return NO_LOSS
        target, situation = aimed.target, aimed.situation
        fast = fast_moving(self.facts, target)
        key = (
            *(firer.id, firer.order, firer.obeyed, weapon.id, target.id, target.order, target.obeyed, fast),
            *(weapon.band(situation.distance), situation.side_on, aimed.hidden_by, situation.distance > self._sure),
            aimed.quadrants,
        )
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckoned(firer, weapon, aimed)
        return found

    def _reckoned(self, firer: Ship, weapon: Weapon, aimed: Aim) -> Loss:
        facts, public = self.facts, self.public
        if silence(public, firer, weapon) or aim_refusal(facts, public, firer, weapon, aimed):
            return NO_LOSS
        return loss(attack_at(facts, public, firer, weapon, aimed, most_dice(firer, weapon, aimed)))
