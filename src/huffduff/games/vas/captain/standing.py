"""How well a ship stands at a place: what she can do to enemies there, what they can do to her, and where it leads."""

import msgspec

from huffduff.games.vas.air.decks import deck_open, ready
from huffduff.games.vas.captain import missions
from huffduff.games.vas.captain.missions import Mission
from huffduff.games.vas.captain.numbers import (
    APPROACH,
    DECK_OPEN,
    EDGE_AHEAD,
    GOOD_RANGE,
    LEAVES,
    NEXT_RUN,
    NEXT_TURN,
    STANDS_OFF,
)
from huffduff.games.vas.captain.worth import Gauge, together
from huffduff.games.vas.facts.words import INCH, Edge, WeaponId
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.ships import flank_speed
from huffduff.games.vas.state import Ship
from huffduff.geometry.plane import Point


class Lookout:
    """Judges the places that ships of one side could reach; `shy` ones keep away from the enemy."""

    def __init__(self, gauge: Gauge, mission: Mission, caution: float, *, shy: bool) -> None:
        self.gauge, self._mission, self._caution, self._shy = gauge, mission, caution, shy
        self._facts, self._public = gauge.facts, gauge.public

    def behind(self, smoke: tuple[Point, ...]) -> "Lookout":
        """The same with some more smoke on the table."""
        return Lookout(self.gauge.behind(smoke), self._mission, self._caution, shy=self._shy)

    def _enemies(self, ship: Ship) -> list[Ship]:
        return [other for other in self._public.ships.values() if other.side != ship.side and other.status == "table"]

    def best_shot(self, ship: Ship) -> float:
        """The worth of all her fire at the enemy where it counts most."""
        return max((self.gauge.worth(ship, enemy) for enemy in self._enemies(ship)), default=0.0)

    def best_of(self, ship: Ship, weapon: WeaponId) -> float:
        """The worth of one system's fire at the enemy where it counts most."""
        enemies = self._enemies(ship)
        return max((self.gauge.in_points(one, self.gauge.shot(ship, weapon, one)) for one in enemies), default=0.0)

    def danger(self, ship: Ship) -> float:
        """What all enemies together can be expected to cost her, those that she flees as near as they can come."""
        enemies = self._enemies(ship)
        if self._flees(ship):
            enemies = [self._nearer(enemy, ship) for enemy in enemies]
        return self.gauge.in_points(ship, together(self.gauge.fire(enemy, ship) for enemy in enemies))

    def _flees(self, ship: Ship) -> bool:
        """Whether she keeps away from the enemy: a carrier, or one who is outgunned and has no other mission."""
        return self._facts.cards[ship.card].capacity > 0 or (self._shy and ship.id not in self._mission.runners)

    def _nearer(self, enemy: Ship, ship: Ship) -> Ship:
        """An enemy that has yet to move, after a move straight at her."""
        way, speed = enemy.at.distance(ship.at), flank_speed(self._facts, enemy)
        if enemy.has_moved or way <= speed:
            return enemy
        x, y = (start + (end - start) * speed // way for start, end in zip(enemy.at, ship.at, strict=True))
        return msgspec.structs.replace(enemy, at=Point(x, y))

    def _fight(self, ship: Ship) -> float:
        """What she deals out less what she has to take."""
        return self.best_shot(ship) - self._caution * self.danger(ship)

    def _leads_to(self, ship: Ship) -> float:
        """The same a turn later, if there is one, where she will be if she keeps her heading."""
        at = ship.at.moved(ship.heading, NEXT_RUN)
        if self._public.turn >= self._public.last_turn or not sea(self._facts).holds(at):
            return 0.0
        return NEXT_TURN * self._fight(msgspec.structs.replace(ship, at=at))

    def value(self, ship: Ship) -> float:
        """The worth of ending her move as `ship` is."""
        points = self._facts.cards[ship.card].points
        enemies = self._enemies(ship)
        total = self._fight(ship) + self._leads_to(ship)
        total += missions.progress(self._facts, self._public, self._mission, ship)
        if not sea(self._facts).holds(ship.at.moved(ship.heading, NEXT_RUN)) and ship.id not in self._mission.runners:
            total -= EDGE_AHEAD * points
        if enemies:
            total -= APPROACH * points * self._too_far(ship, enemies) / INCH
        return total + self._deck(ship)

    def _too_far(self, ship: Ship, enemies: list[Ship]) -> int:
        """How much too far she is from the nearest enemy, or too near for a carrier and for one who is outgunned."""
        nearest = min(ship.at.distance(enemy.at) for enemy in enemies)
        if self._flees(ship):
            return max(0, STANDS_OFF - nearest)
        return max(0, nearest - GOOD_RANGE)

    def _deck(self, ship: Ship) -> float:
        """A carrier that has run into the wind can launch, and recover what has spent its load."""
        if not self._facts.cards[ship.card].capacity or not deck_open(self._facts, self._public, ship):
            return 0.0
        back = sum(
            flight.home == ship.id and flight.place == "air" and not flight.armed
            for flight in self._public.flights.values()
        )
        return DECK_OPEN * min(2, back + len(ready(self._facts, self._public, ship.id)))

    def leaving(self, ship: Ship, edge: Edge) -> float:
        """The worth of leaving the table: crippled she has nothing to lose by it where the edge is safe."""
        asked = missions.leaving(self._facts, self._mission, ship, edge)
        if asked is not None:
            return asked
        safe = edge in self._facts.scenarios[self._public.scenario].safe_edges
        return 0.0 if ship.crippled and safe else -LEAVES * self._facts.cards[ship.card].points
