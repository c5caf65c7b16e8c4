"""Dividing AA dice: every system's dice among the Flights it can shoot at, declared before any is rolled."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.games.vas.air.guns import Gun, GunTarget
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import FlightId, ShipId, WeaponId
from huffduff.games.vas.gunnery.attack import NEVER
from huffduff.games.vas.state import Burst

GunKey = tuple[ShipId, WeaponId]


class AaHints(msgspec.Struct, frozen=True):
    """What can fire, and AA dice evenly divided, with DP guns kept for ships."""

    guns: tuple[Gun, ...]
    usual: tuple[Burst, ...]


class BurstTried(msgspec.Struct, frozen=True):
    """Whether a part of a draft stands, and the chance that it brings its Flight down."""

    burst: Burst
    refusal: Reason | None
    chance: float


class FlightTried(msgspec.Struct, frozen=True):
    """The chance that a whole draft brings a Flight down."""

    flight: FlightId
    chance: float


class AaTried(msgspec.Struct, frozen=True):
    refusal: Reason | None
    bursts: tuple[BurstTried, ...]
    flights: tuple[FlightTried, ...]


@rule("VS-TRAIT.40", "VS-TRAIT.41", "VS-TRAIT.42")
def chance_down(target: GunTarget, dice: int, local: int) -> float:
    """The chance that one system brings a Flight down: enough hits of this volley alone."""
    ways = [1.0]
    for need in [target.need] * dice + [target.local_need] * local:
        hit = (NEVER - need) / 6
        missed = [way * (1 - hit) for way in ways] + [0.0]
        ways = [old + new * hit for old, new in zip(missed, [0.0, *ways], strict=True)]
    return sum(ways[target.hits :])


class Division(Choice[tuple[Burst, ...]]):
    """The ways in which some guns can divide their dice."""

    __slots__ = ("_by_key", "guns")
    kind = "orders"

    def __init__(self, guns: Sequence[Gun]) -> None:
        super().__init__(lambda: AaHints(self.guns, self.default))
        self.guns = tuple(guns)
        self._by_key: dict[GunKey, Gun] = {(gun.ship, gun.weapon): gun for gun in guns}

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide: AA batteries alone, each with one Flight for its dice."""
        return all(gun.must and len(gun.targets) == 1 for gun in self.guns)

    def refusal(self, value: tuple[Burst, ...]) -> Refused | None:
        for place, burst in enumerate(value):
            refusal = self._refusal(burst, value[:place])
            if refusal is not None:
                return refusal
        return self._idle(value)

    @rule("VS-VITAL.9")
    def _chance(self, burst: Burst) -> float:
        """The chance that a part which stands brings its Flight down, if the gun may fire at all."""
        target = self._found(burst)
        assert target is not None, "it stands"
        return chance_down(target, burst.dice, burst.local) * self._by_key[burst.ship, burst.weapon].fires

    def _found(self, burst: Burst) -> GunTarget | None:
        gun = self._by_key.get((burst.ship, burst.weapon))
        return next((one for one in gun.targets if one.flight == burst.flight), None) if gun else None

    @rule("VS-AIR.23", "VS-TRAIT.22", "VS-TRAIT.29", "VS-TRAIT.33")
    def _refusal(self, burst: Burst, before: tuple[Burst, ...]) -> Refused | None:
        """Why a part does not stand after those before it."""
        gun, target = self._by_key.get((burst.ship, burst.weapon)), self._found(burst)
        named = {"ship": burst.ship, "flight": burst.flight}
        if gun is None or target is None:
            return Refused("vas-aa-no-target", "VS-AIR.25", **named)
        mine = [other for other in before if (other.ship, other.weapon) == (burst.ship, burst.weapon)]
        if any(other.flight == burst.flight for other in mine):
            return Refused("vas-aa-named-twice", "VS-AIR.23", **named)
        if min(burst.dice, burst.local) < 0 or not burst.dice + burst.local:
            return Refused("vas-aa-no-dice", "VS-AIR.23", **named)
        if burst.dice and not target.own:
            return Refused("vas-aa-out-of-range", "VS-AIR.25", **named)
        if burst.local and not target.local:
            return Refused("vas-aa-not-local", "VS-TRAIT.29", **named)
        spent = [*mine, burst]
        if sum(one.dice for one in spent) > gun.dice or sum(one.local for one in spent) > gun.local:
            return Refused("vas-aa-too-many", "VS-AIR.23", ship=burst.ship, dice=gun.dice, local=gun.local)
        sides = [(found, one.dice) for one in spent if (found := self._found(one))]
        port = sum(dice for found, dice in sides if found.port)
        starboard = sum(dice for found, dice in sides if found.starboard)
        if max(port, starboard) > gun.to_a_side:
            return Refused("vas-aa-to-a-side", "VS-TRAIT.33", ship=burst.ship, dice=gun.to_a_side)
        return None

    @rule("VS-AIR.18", "VS-FSM.5")
    def _idle(self, value: tuple[Burst, ...]) -> Refused | None:
        """An AA battery with a Flight in range fires, with all its dice."""
        own, local = Counter[GunKey](), Counter[GunKey]()
        for burst in value:
            own[burst.ship, burst.weapon] += burst.dice
            local[burst.ship, burst.weapon] += burst.local
        for key, gun in self._by_key.items():
            dice = gun.dice if any(target.own for target in gun.targets) else 0
            more = gun.local if any(target.local for target in gun.targets) else 0
            if gun.must and (own[key], local[key]) != (dice, more):
                return Refused("vas-aa-must-fire", "VS-AIR.18", ship=gun.ship, dice=dice, local=more)
        return None

    @rule("VS-FSM.5")
    def _dealt(self, rng: Rng | None) -> tuple[Burst, ...]:
        """The dice of every AA battery one by one: round the Flights in turn, or to random ones."""
        found: list[Burst] = []
        for gun in self.guns:
            if not gun.must:
                continue
            own, local = Counter[FlightId](), Counter[FlightId]()
            for dealt, count, open_to in (
                (own, gun.dice, [target.flight for target in gun.targets if target.own]),
                (local, gun.local, [target.flight for target in gun.targets if target.local]),
            ):
                for number in range(count if open_to else 0):
                    place = number % len(open_to) if rng is None else int(rng.random() * len(open_to))
                    dealt[open_to[place]] += 1
            found += [
                Burst(gun.ship, gun.weapon, target.flight, own[target.flight], local[target.flight])
                for target in gun.targets
                if own[target.flight] or local[target.flight]
            ]
        return tuple(found)

    @property
    def default(self) -> tuple[Burst, ...]:
        """AA dice evenly divided, DP guns kept for ships."""
        return self._dealt(None)

    def sample(self, rng: Rng) -> tuple[Burst, ...]:
        found = list(self._dealt(rng))
        for gun in self.guns:
            if not gun.must and rng.random() < 0.5:
                target = gun.targets[int(rng.random() * len(gun.targets))]
                dice = min(gun.dice, gun.to_a_side) if target.port or target.starboard else gun.dice
                found.append(Burst(gun.ship, gun.weapon, target.flight, dice))
        return tuple(found)

    def preview(self, value: tuple[Burst, ...]) -> AaTried:
        tried: list[BurstTried] = []
        alive: dict[FlightId, float] = {}
        for place, burst in enumerate(value):
            refusal = self._refusal(burst, value[:place])
            chance = 0.0 if refusal else self._chance(burst)
            tried.append(BurstTried(burst, reason(refusal), chance))
            if not refusal:
                alive[burst.flight] = alive.get(burst.flight, 1.0) * (1 - chance)
        flights = tuple(FlightTried(flight, 1 - left) for flight, left in alive.items())
        return AaTried(reason(self.refusal(value)), tuple(tried), flights)
