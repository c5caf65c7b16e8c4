"""Naming targets: all systems of a ship at once, before any die is rolled."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE, View
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.cards import Weapon
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import PORT, STARBOARD, Band, ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import Aim, aim_refusal, aims, attack_at, most_dice, silence
from huffduff.games.vas.gunnery.attack import Attack
from huffduff.games.vas.gunnery.chances import TargetTotal, Term, terms, total
from huffduff.games.vas.gunnery.firing import fire_system
from huffduff.games.vas.gunnery.modifiers import Modifier
from huffduff.games.vas.odds.groups import hit_chance
from huffduff.games.vas.ships import attack_dice
from huffduff.games.vas.state import Private, Public, Ship, Shot, State


class TargetChance(msgspec.Struct, frozen=True):
    """What one system can do to one enemy, or why it cannot; distances in hundredths of an inch."""

    target: ShipId
    distance: int
    band: Band | None
    refusal: Reason | None
    dice: int
    need: int
    hit_chance: float
    modifiers: tuple[Modifier, ...]
    terms: tuple[Term, ...]


class WeaponChances(msgspec.Struct, frozen=True):
    """One system: its present dice, whether it may fire fewer of them and at several enemies, why it cannot fire at
    ships at all, and every enemy."""

    weapon: WeaponId
    dice: int
    fewer: bool
    several: bool
    refusal: Reason | None
    targets: tuple[TargetChance, ...]


class TargetHints(msgspec.Struct, frozen=True):
    ship: ShipId
    weapons: tuple[WeaponChances, ...]


class ShotTried(msgspec.Struct, frozen=True):
    """Why one shot of a draft does not stand, if it does not."""

    shot: Shot
    refusal: Reason | None


class TargetsTried(msgspec.Struct, frozen=True):
    refusal: Reason | None
    shots: tuple[ShotTried, ...]
    totals: tuple[TargetTotal, ...]


TARGETS = question("vas-ask-targets", "VS-GUN.3", answer=tuple[Shot, ...], hints=TargetHints, tried=TargetsTried)


class Targets(Choice[tuple[Shot, ...]]):
    """What a ship may fire at, from a view; the order of the answer is the order of firing."""

    __slots__ = ("_aims", "_facts", "_public", "_ship")
    kind = "orders"

    def __init__(self, view: View[Facts, Public, Private], ship: Ship) -> None:
        super().__init__(self._all_chances)
        self._facts = view.data
        self._public = view.public
        self._ship = ship
        self._aims = aims(view.public, ship)

    @property
    def _weapons(self) -> Sequence[Weapon]:
        return tuple(self._facts.cards[self._ship.card].weapons.values())

    def open_to(self, weapon: Weapon) -> list[Aim]:
        """The enemies at which a weapon may fire."""
        if silence(self._public, self._ship, weapon):
            return []
        found = self._aims.values()
        return [one for one in found if not aim_refusal(self._facts, self._public, self._ship, weapon, one)]

    def nothing(self) -> bool:
        """Whether she has nothing to fire at."""
        return not any(self.open_to(weapon) for weapon in self._weapons)

    def refusal(self, value: tuple[Shot, ...]) -> Refused | None:
        for place, shot in enumerate(value):
            refusal = self._refusal(shot, value[:place])
            if refusal is not None:
                return refusal
        return None

    @rule("VS-SPLIT.1", "VS-SPLIT.2", "VS-SPLIT.3", "VS-SPLIT.5", "VS-SPLIT.6", "VS-GUN.8", "VS-TRAIT.33")
    def _refusal(self, shot: Shot, before: tuple[Shot, ...]) -> Refused | None:
        """Why a shot does not stand after those that were named before it."""
        weapon = self._facts.cards[self._ship.card].weapons.get(shot.weapon)
        if weapon is None:
            return Refused("vas-no-such-weapon", "VS-BASIC.7", weapon=shot.weapon)
        aimed = self._aims.get(shot.target)
        if aimed is None:
            return Refused("vas-no-such-target", "VS-GUN.5", target=shot.target)
        refusal = silence(self._public, self._ship, weapon)
        refusal = refusal or aim_refusal(self._facts, self._public, self._ship, weapon, aimed)
        if refusal is not None:
            return refusal
        others = [other for other in before if other.weapon == weapon.id]
        most = most_dice(self._ship, weapon, aimed)
        if weapon.kind != "light" and others:
            clause = "VS-SPLIT.6" if weapon.kind == "torpedo" else "VS-SPLIT.3"
            return Refused("vas-no-splitting", clause, weapon=weapon.id)
        if any(other.target == shot.target for other in others):
            return Refused("vas-named-twice", "VS-SPLIT.1", weapon=weapon.id, target=shot.target)
        if weapon.kind == "main" and shot.dice != most:
            return Refused("vas-all-dice", "VS-SPLIT.3", weapon=weapon.id, dice=most)
        if not 1 <= shot.dice <= most or self._over(weapon, [*others, shot]):
            clause = "VS-TRAIT.33" if weapon.has("restricted") else "VS-SPLIT.1"
            return Refused("vas-too-many-dice", clause, weapon=weapon.id, dice=most)
        return None

    @rule("VS-TRAIT.33", "VS-SPLIT.1", "VS-BTH.5")
    def _over(self, weapon: Weapon, shots: Sequence[Shot]) -> bool:
        """Whether shots of one system take more dice than it has, in all, to a side, or beyond the horizon."""
        dice = attack_dice(self._ship, weapon)
        placed = [(self._aims[shot.target], shot.dice) for shot in shots]
        if sum(count for _, count in placed) > dice:
            return True
        if sum(count for aimed, count in placed if aimed.situation.blind) > dice // 2:
            return True
        return weapon.has("restricted") and any(
            sum(count for aimed, count in placed if aimed.quadrants & side) > -(-dice // 2)
            for side in (PORT, STARBOARD)
        )

    def sample(self, rng: Rng) -> tuple[Shot, ...]:
        shots: list[Shot] = []
        for weapon in self._weapons:
            found = self.open_to(weapon)
            if found and rng.random() < 0.9:
                aimed = found[int(rng.random() * len(found))]
                most = most_dice(self._ship, weapon, aimed)
                dice = 1 + int(rng.random() * most) if weapon.kind == "torpedo" else most
                shots.append(Shot(weapon.id, aimed.target.id, dice))
        return tuple(shots)

    def _attack(self, weapon: Weapon, aimed: Aim, dice: int) -> Attack:
        return attack_at(self._facts, self._public, self._ship, weapon, aimed, dice)

    @rule("VS-BASIC.10", "VS-FIRE.17")
    def _all_chances(self) -> TargetHints:
        """Everything that could be fired at, with ranges and modifiers, whether or not it may be."""
        return TargetHints(
            self._ship.id, tuple(self._chances(weapon) for weapon in self._weapons if weapon.kind != "aa")
        )

    @rule("VS-SPLIT.1", "VS-SPLIT.3", "VS-SPLIT.6")
    def _chances(self, weapon: Weapon) -> WeaponChances:
        silent = silence(self._public, self._ship, weapon)
        targets = tuple(self._chance(weapon, aimed) for aimed in self._aims.values())
        dice = attack_dice(self._ship, weapon)
        return WeaponChances(weapon.id, dice, weapon.kind != "main", weapon.kind == "light", reason(silent), targets)

    def _chance(self, weapon: Weapon, aimed: Aim) -> TargetChance:
        refusal = aim_refusal(self._facts, self._public, self._ship, weapon, aimed)
        distance, band = aimed.situation.distance, weapon.band(aimed.situation.distance)
        if band is None:
            return TargetChance(aimed.target.id, distance, None, reason(refusal), 0, 0, 0.0, (), ())
        attack = self._attack(weapon, aimed, most_dice(self._ship, weapon, aimed))
        return TargetChance(
            aimed.target.id,
            distance,
            band,
            reason(refusal),
            attack.dice,
            attack.need,
            float(hit_chance(attack)),
            attack.modifiers,
            terms(attack),
        )

    def preview(self, value: tuple[Shot, ...]) -> TargetsTried:
        """Shot by shot what a draft comes to, and all of it for each enemy."""
        tried: list[ShotTried] = []
        by_target: dict[ShipId, dict[str, Attack]] = {}
        for place, shot in enumerate(value):
            refusal = self._refusal(shot, value[:place])
            tried.append(ShotTried(shot, reason(refusal)))
            if refusal is None:
                weapon, aimed = self._facts.cards[self._ship.card].weapons[shot.weapon], self._aims[shot.target]
                by_target.setdefault(shot.target, {})[weapon.id] = self._attack(weapon, aimed, shot.dice)
        totals = tuple(total(self._facts, self._aims[name].target, attacks) for name, attacks in by_target.items())
        return TargetsTried(reason(self.refusal(value)), tuple(tried), totals)


@rule("VS-GUN.1", "VS-GUN.3", "VS-GUN.8", "VS-TURN.11")
@step
def name_targets(s: State, name: ShipId) -> Asking:
    """A nominated ship names the targets of every system that will fire; then they fire in the order named."""
    ship = s.public.ships[name]
    if ship.status != "table":
        return ()
    choice = Targets(s.view(ship.side), ship)
    shots: tuple[Shot, ...] = ()
    if not choice.nothing():
        shots = yield from TARGETS.put(ship.side, choice, ship=name)
    s.public.change_ship(name, has_fired=True)
    s.public.shots = shots
    if not shots:
        s.tell(EVERYONE, "vas-holds-fire", ship=name)
    weapons = s.data.cards[ship.card].weapons
    for shot in shots:
        kind = weapons[shot.weapon].kind
        s.tell(EVERYONE, "vas-aims", firer=name, weapon=shot.weapon, kind=kind, target=shot.target, dice=shot.dice)
    return [do(fire_system, name, weapon) for weapon in dict.fromkeys(shot.weapon for shot in shots)]
