"""What a fight is likely to come to: rounds played on with average damage, and what both sides would have lost."""

from collections.abc import Iterable, Sequence

import msgspec

from huffduff.games.sink.attacks import FACES, odds
from huffduff.games.sink.captain.numbers import AT_MOST, BISMARCK_EXTRA, FRESH, GUN_WORTH, HURT_POWER, ROUNDS, SCREENED
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BISMARCK, CAPITAL, GERMAN, RANGES, Range, Seat, ShipId
from huffduff.games.sink.ships import evasion


class Hull(msgspec.Struct):
    """A ship in a fight that is thought through: damage is an average."""

    ship: ShipId
    side: Seat
    damage: float = 0.0
    flipped: bool = False
    escort: bool = False
    sunk: bool = False
    likely: float = 1.0


def worth(facts: Facts, ship: ShipId) -> float:
    """The points that sinking a ship is worth to the other side."""
    card, victory = facts.ships[ship], facts.tables.victory
    if card.side == GERMAN:
        return victory.british.ships[ship] + (BISMARCK_EXTRA if ship == BISMARCK else 0.0)
    return float(victory.german.ships.get(ship) or victory.german.classes[card.kind])


def taken(facts: Facts, hull: Hull) -> float:
    """Which part of all that sinks her a ship has taken."""
    card = facts.ships[hull.ship]
    if hull.sunk:
        return 1.0
    back = card.back.capacity if card.back else 0
    before = card.front.capacity if hull.flipped else 0
    return min((before + hull.damage) / (card.front.capacity + back), 1.0)


def loss(facts: Facts, hulls: Iterable[Hull]) -> float:
    """What a side has lost, a damaged ship in part."""
    return sum((hull.likely * worth(facts, hull.ship) * taken(facts, hull) ** HURT_POWER for hull in hulls), 0.0)


def fast(facts: Facts, hull: Hull) -> int:
    """Her evasion as she is."""
    return evasion(facts, hull.ship, int(hull.damage), hull.flipped)


def can_run(facts: Facts, own: Sequence[Hull], enemies: Sequence[Hull]) -> bool:
    """Whether no big ship of the enemy can keep up with any that may leave."""
    leaving = [hull for hull in own if not hull.escort and not hull.sunk]
    big = [enemy for enemy in enemies if facts.ships[enemy.ship].kind in CAPITAL and not enemy.escort]
    quick = max((fast(facts, enemy) for enemy in big if not enemy.sunk), default=0)
    return bool(leaving) and all(fast(facts, hull) > quick for hull in leaving)


class Fight:
    """Two lines of ships; after every round `course` has the German points gained less points lost, and `hurt` what the
    German ships have taken, hit by hit."""

    def __init__(
        self, facts: Facts, german: Iterable[Hull], british: Iterable[Hull], first: int = 1, night: bool = False
    ) -> None:
        self.facts, self.night = facts, night
        self.german, self.british = ([msgspec.structs.replace(hull) for hull in line] for line in (german, british))
        self.runs = {
            "german": can_run(facts, self.german, self.british),
            "british": can_run(facts, self.british, self.german),
        }
        self.start = self.balance()
        self.course: list[float] = []
        self.hurt: list[float] = []
        for number in range(first, first + ROUNDS):
            if not (self.alive(self.german) and self.alive(self.british)):
                break
            self.fight(facts.tables.guns.ranges.at(number))
            self.course.append(self.balance() - self.start)
            self.hurt.append(sum(worth(facts, hull.ship) * taken(facts, hull) for hull in self.german))

    def balance(self) -> float:
        return loss(self.facts, self.british) - loss(self.facts, self.german)

    def alive(self, line: Sequence[Hull]) -> list[Hull]:
        return [hull for hull in line if not hull.sunk]

    def fight(self, distance: Range) -> None:
        """A round: all fire, then all take what they were dealt."""
        dealt = self.fire(self.german, self.british, distance) + self.fire(self.british, self.german, distance)
        for hull, points in dealt:
            self.strike(hull, points)

    def fire(self, own: Sequence[Hull], enemies: Sequence[Hull], distance: Range) -> list[tuple[Hull, float]]:
        """Everybody whose guns reach fires at the target that is worth most."""
        facts, dealt = self.facts, list[tuple[Hull, float]]()
        targets = sorted(self.alive(enemies), key=self.appeal, reverse=True)
        guns = [
            hull for hull in self.alive(own) if RANGES.index(facts.ships[hull.ship].range) <= RANGES.index(distance)
        ]
        sent: dict[ShipId, int] = {}
        shots: list[tuple[Hull, Hull]] = []
        for hull in guns:
            open_ones = [target for target in targets if sent.get(target.ship, 0) < AT_MOST] or targets
            if open_ones:
                sent[open_ones[0].ship] = sent.get(open_ones[0].ship, 0) + 1
                shots.append((hull, open_ones[0]))
        for hull, target in shots:
            change = self.change(hull, target, distance) + (
                facts.tables.guns.concentrated if sent[target.ship] > 1 else 0
            )
            strength = facts.ships[hull.ship].face(hull.flipped).attack
            blows, explodes = average(facts, strength, change)
            if facts.ships[target.ship].kind != "BB":
                blows += explodes * facts.ships[target.ship].front.capacity
            dealt.append((target, blows * hull.likely))
        return dealt

    def appeal(self, target: Hull) -> float:
        """What makes a ship the one to fire at: points and guns, the nearer to her end the better."""
        card = self.facts.ships[target.ship]
        screened = card.kind == "CV"
        value = worth(self.facts, target.ship) + GUN_WORTH * card.face(target.flipped).attack
        return value * (FRESH + taken(self.facts, target)) * target.likely * (SCREENED if screened else 1.0)

    def change(self, hull: Hull, target: Hull, distance: Range) -> int:
        """What is added to the die."""
        facts, guns = self.facts, self.facts.tables.guns
        card = facts.ships[hull.ship]
        total = card.gunnery + facts.ships[target.ship].defence
        total += guns.german if hull.side == GERMAN and not hull.flipped else 0
        total += guns.night if self.night else 0
        total += guns.capital_at_c if card.kind in CAPITAL and distance == RANGES[-1] else 0
        return total + (guns.crippled if fast(facts, target) <= guns.crippled_to else 0)

    def strike(self, hull: Hull, points: float) -> None:
        """Damage, and what it makes of the ship."""
        card = self.facts.ships[hull.ship]
        hull.damage += points
        if hull.damage >= card.face(hull.flipped).capacity and not hull.sunk:
            if hull.flipped or card.back is None:
                hull.sunk = True
            else:
                hull.flipped, hull.damage = True, 0.0

    @property
    def won(self) -> bool:
        """Whether the British line would be sunk to the last ship, and not the German one."""
        return bool(self.alive(self.german)) and not self.alive(self.british)

    def value(self, side: Seat, rounds: int = ROUNDS) -> float:
        """What a side may expect of it: who can leave does when it is best for him, and an enemy who can and loses
        leaves at once."""
        sign = 1.0 if side == GERMAN else -1.0
        course = [sign * points for points in self.course[:rounds]]
        if not course:
            return 0.0
        enemy = "british" if side == GERMAN else "german"
        if self.runs[enemy] and course[-1] > 0:
            return course[0]
        return max(course) if self.runs[side] else course[-1]


_AVERAGES: dict[tuple[str, int, int], tuple[float, float]] = {}  # worked out once for the data they come from


def average(facts: Facts, strength: int, change: int) -> tuple[float, float]:
    """The average damage of an attack, and the chance that it blows a ship up that can explode."""
    key = (facts.digest, strength, change)
    found = _AVERAGES.get(key)
    if found is None:
        chances = odds(facts, strength, change, explosive=True)
        found = _AVERAGES[key] = (chances.mean, chances.explodes / FACES**2)
    return found
