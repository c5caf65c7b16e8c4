"""AA fire: die by die where it is likeliest to save a ship; DP guns only where they do more than against ships."""

from collections import Counter

from huffduff.games.vas.air.division import AaHints, chance_down
from huffduff.games.vas.air.guns import Gun, GunTarget
from huffduff.games.vas.captain.aircraft import strike_worth
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.facts.words import FlightId
from huffduff.games.vas.state import Burst


def threat(desk: Desk, name: FlightId) -> float:
    """What it is worth to shoot a Flight down: its points, and the harm that it is about to do."""
    flight = desk.public.flights[name]
    target = flight.raid or flight.target
    plane = desk.facts.planes[flight.plane]
    harm = strike_worth(desk.gauge, flight, desk.public.ships[target]) if target and plane.damage_dice else 0.0
    return plane.points + harm


class Dealt:
    """The dice of one gun as far as they are dealt."""

    def __init__(self, gun: Gun, worth: dict[FlightId, float]) -> None:
        self._gun, self._worth = gun, worth
        self._own, self._local = Counter[FlightId](), Counter[FlightId]()
        for _ in range(gun.dice):
            self._give(self._own, [target for target in gun.targets if target.own and self._room(target)])
        for _ in range(gun.local):
            self._give(self._local, [target for target in gun.targets if target.local])

    def _room(self, target: GunTarget) -> bool:
        """Whether a Restricted gun has another die to the side of a target."""
        to_port = sum(self._own[other.flight] for other in self._gun.targets if other.port)
        to_starboard = sum(self._own[other.flight] for other in self._gun.targets if other.starboard)
        most = self._gun.to_a_side
        return not (target.port and to_port >= most) and not (target.starboard and to_starboard >= most)

    def _chance(self, target: GunTarget) -> float:
        return chance_down(target, self._own[target.flight], self._local[target.flight])

    def _give(self, dice: Counter[FlightId], targets: list[GunTarget]) -> None:
        """One more die to the target where it adds most."""
        best, most = None, -1.0
        for target in targets:
            before = self._chance(target)
            dice[target.flight] += 1
            gain = self._worth[target.flight] * (self._chance(target) - before)
            dice[target.flight] -= 1
            if gain > most:
                best, most = target, gain
        if best is not None:
            dice[best.flight] += 1

    @property
    def worth(self) -> float:
        """What the fire is worth as it is dealt."""
        return self._gun.fires * sum(self._worth[one.flight] * self._chance(one) for one in self._gun.targets)

    def bursts(self) -> tuple[Burst, ...]:
        gun = self._gun
        dealt = ((one.flight, self._own[one.flight], self._local[one.flight]) for one in gun.targets)
        return tuple(Burst(gun.ship, gun.weapon, flight, own, local) for flight, own, local in dealt if own + local)


def division(desk: Desk) -> tuple[Burst, ...]:
    """Every AA battery, and the DP guns that do more so."""
    guns = desk.hints(AaHints).guns
    worth = {target.flight: threat(desk, target.flight) for gun in guns for target in gun.targets}
    found: list[Burst] = []
    for gun in guns:
        dealt = Dealt(gun, worth)
        ship = desk.public.ships[gun.ship]
        if gun.must or dealt.worth > desk.lookout.best_of(ship, gun.weapon):
            found += dealt.bursts()
    return tuple(found)
