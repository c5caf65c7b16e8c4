"""A forecast of a fight: it is played on in averages, each way of fighting against each, and the best is chosen."""

import math
from collections.abc import Mapping, Sequence

from huffduff.games.chase.battle.board import DARKEST, own_end
from huffduff.games.chase.captain.numbers import (
    ACQUIRED,
    BISMARCK_HIT,
    BISMARCK_LOST,
    GONE,
    NUISANCE,
    ROUNDS,
    SCATTER,
    SMALL_HIT,
    WORST,
)
from huffduff.games.chase.captain.odds import Blow, odds
from huffduff.games.chase.facts.cards import ShipCard
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, BREAKING_OFF, CLOSING, OPENING
from huffduff.games.chase.ships.units import evasion, radar
from huffduff.games.chase.state import Battle, Card, Public
from huffduff.games.chase.victory import single_fight

RUN, STAND, NEAR, CLOSE = "run", "stand", "near", "close"
STANCES = (RUN, STAND, NEAR, CLOSE)
RANGE = {STAND: 9, NEAR: 3, CLOSE: 1}  # sea zones between at which a ship stops closing and turns her broadside
SHOWN = {BREAKING_OFF: (RUN,), OPENING: (STAND,), CLOSING: (NEAR, CLOSE)}  # what a position lets expect


class Fighting:
    """A ship in a forecast: boxes and speed in fractions, and how likely it is that she is still there."""

    __slots__ = (
        "acquired",
        "bow",
        "escort",
        "forward",
        "gone",
        "hits",
        "hull",
        "kind",
        "moved",
        "name",
        "position",
        "price",
        "radar",
        "secondary",
        "shift",
        "speed",
        "stern",
        "stern_opening",
        "there",
        "toll",
        "torpedoes",
        "zone",
    )

    def __init__(self, printed: ShipCard, card: Card, zone: int, forward: int, position: str) -> None:
        self.name = printed.id
        self.kind = printed.kind
        self.hull = card.hull
        self.bow, self.stern, self.secondary = float(card.bow), float(card.stern), card.secondary
        self.speed = 0.0 if card.rudder else float(evasion(printed, card))
        self.radar = bool(radar(printed, card))
        self.shift = int(card.fire_control) + int(card.exhausted)
        self.torpedoes = card.torpedoes
        self.stern_opening = printed.stern_opening_only
        self.zone, self.forward, self.position = zone, forward, position
        self.acquired = ""
        self.escort = self.moved = False
        self.hits = self.gone = 0.0
        self.there = 1.0
        self.toll = self.price = 0.0

    def copy(self) -> "Fighting":
        twin = Fighting.__new__(Fighting)
        twin.name, twin.kind, twin.hull = self.name, self.kind, self.hull
        twin.bow, twin.stern, twin.secondary = self.bow, self.stern, self.secondary
        twin.speed, twin.radar, twin.shift, twin.torpedoes = self.speed, self.radar, self.shift, self.torpedoes
        twin.stern_opening, twin.zone, twin.forward = self.stern_opening, self.zone, self.forward
        twin.position, twin.acquired, twin.escort, twin.moved = self.position, self.acquired, self.escort, self.moved
        twin.hits, twin.gone, twin.there = self.hits, self.gone, self.there
        twin.toll, twin.price = self.toll, self.price
        return twin

    def sunk(self) -> float:
        """How likely she has gone down."""
        if self.hits <= 0.0:
            return 0.0
        return 0.5 * (1.0 + math.erf((self.hits - self.hull + 0.5) / (SCATTER * math.sqrt(2.0 * self.hits))))

    def loss(self) -> float:
        """The points that her damage and her loss cost her side."""
        return self.toll * min(self.hits, self.hull) + self.price * self.sunk()

    def suffer(self, blow: Blow, times: float, slowing: float, vital_boxes: float) -> None:
        """Damage, in averages."""
        self.hits += times * (blow.hull + blow.vitals * vital_boxes)
        self.bow = max(0.0, self.bow - times * blow.bow)
        self.stern = max(0.0, self.stern - times * blow.stern)
        self.speed = max(0.0, self.speed - times * blow.slowed * slowing)


def appraise(facts: Facts, ship: Fighting, printed: ShipCard, alone: bool) -> None:
    """What her hits and her loss count; in a single fight Bismarck is a ship like others."""
    table = facts.tables.victory
    if ship.name == BISMARCK and not alone:
        ship.toll, ship.price = BISMARCK_HIT, BISMARCK_LOST
    elif ship.kind in table.capital:
        ship.toll = 1 / table.hits_per_point
        ship.price = printed.hull - ship.toll * ship.hull
    else:
        ship.toll, ship.price = SMALL_HIT, float(table.other_sunk)


class Duel:
    """Two sides in a fight, and what comes of the ways they may go about it; ships fire first or move first."""

    def __init__(
        self,
        facts: Facts,
        visibility: int,
        attackers: list[Fighting],
        defenders: list[Fighting],
        moving: bool = False,
    ) -> None:
        self.facts = facts
        self.moving = moving
        self.visibility = min(visibility, DARKEST)
        self.sides = (attackers, defenders)
        self.odds = odds(facts)
        gun, battle = facts.tables.gun, facts.tables.battle
        self._dark = gun.visibility.at(self.visibility)
        self._murk = facts.tables.hit.visibility.at(self.visibility)
        self._vital_boxes = {ship.hull: self.odds.vital_boxes(ship.hull) for ship in (*attackers, *defenders)}
        self._depth = battle.sea_zone
        farthest = battle.zones // battle.sea_zone - 2
        # Beyond the board nobody is in reach.
        self._bands = [gun.range.at(number) for number in range(farthest + 1)] + [""] * battle.zones

    def outcome(self, first: str, second: str, odd: str = "", stance: str = RUN) -> float:
        """What the attackers gain, less what they lose, if both sides fight in these ways, but one odd ship in hers."""
        ours, theirs = ([ship.copy() for ship in side] for side in self.sides)
        for number in range(ROUNDS):
            if number or self.moving:
                self._move(ours, theirs, first, odd, stance)
                self._move(theirs, ours, second, odd, stance)
            blows = [*self._salvoes(ours, theirs), *self._salvoes(theirs, ours)]
            for target, blow, times in blows:
                target.suffer(blow, times, self.odds.slowing, self._vital_boxes[target.hull])
            for ship in (*ours, *theirs):
                ship.there = (1.0 - ship.gone) * (1.0 - ship.sunk())
            if all(ship.there < GONE for ship in ours) or all(ship.there < GONE for ship in theirs):
                break
        return sum(ship.loss() for ship in theirs) - sum(ship.loss() for ship in ours)

    def _between(self, one: Fighting, other: Fighting) -> int:
        return max(0, abs((one.zone - 1) // self._depth - (other.zone - 1) // self._depth) - 1)

    def _move(self, ours: list[Fighting], theirs: list[Fighting], stance: str, odd: str, odd_stance: str) -> None:
        table = self.facts.tables.battle
        present = [ship for ship in theirs if ship.there > GONE]
        for ship in ours if present else ():
            if ship.there <= GONE or ship.moved:
                ship.moved = False
                continue
            chosen = odd_stance if ship.name == odd else stance
            zones = table.movement.at(int(ship.speed)) if ship.speed else 0
            gap = min(self._between(ship, other) for other in present)
            if chosen == RUN or ship.kind == "CV":
                ship.position = BREAKING_OFF
                ship.zone -= ship.forward * zones
                if gap >= table.abort_between and not ship.escort:
                    shift = table.abort_differential.at(int(ship.speed - max(other.speed for other in present)))
                    good = sum(table.abort.at(face + shift) == "success" for face in range(10)) / 10
                    ship.gone += (1.0 - ship.gone) * good
            elif gap > RANGE[chosen]:
                ship.position = CLOSING
                ship.zone += ship.forward * zones
            else:
                ship.position = OPENING

    def _salvoes(self, ours: list[Fighting], theirs: list[Fighting]) -> list[tuple[Fighting, Blow, float]]:
        """Every ship fires where it counts most, and launches what torpedoes she has."""
        table, gun, depth, bands = self.facts.tables.gun, self.odds.gun, self._depth, self._bands
        as_target = table.carriers_as["target"]
        targets = [
            (
                ship,
                (ship.zone - 1) // depth,
                table.target_turned if ship.position != OPENING else 0,
                ship.there * (ship.toll + ship.price / max(1.0, ship.hull - ship.hits)),
                as_target.get(ship.kind, ship.kind),
            )
            for ship in theirs
            if ship.there > GONE
        ]
        blows: list[tuple[Fighting, Blow, float]] = []
        for firer in ours:
            if firer.there <= GONE:
                continue
            classes = table.classes.get(table.carriers_as["firing"].get(firer.kind, firer.kind), {})
            shift = self._dark + firer.shift + (table.radar if firer.radar else 0)
            shift += table.firer_turned if firer.position != OPENING else 0
            zone = (firer.zone - 1) // depth
            most = 0.0
            aim: Fighting | None = None
            dice_at: dict[str, int] = {"": 0}
            for target, there, turned, worth, kind in targets:
                gap = abs(zone - there)
                band = bands[gap - 1 if gap else 0]
                number = dice_at.get(band, -1)
                if number < 0:
                    number = dice_at[band] = self._dice(firer, band)
                if not number:
                    continue
                acquired = table.acquired if firer.acquired == target.name else 0
                blow = gun(band, shift + turned + acquired + (classes.get(kind, 0) if classes else 0))
                promise = number * (blow.hull + blow.vitals + NUISANCE) * worth
                if promise > most:
                    most, aim, chosen, dice = promise, target, blow, number
            if aim is not None:
                blows.append((aim, chosen, dice * firer.there))
                firer.acquired = aim.name if chosen.miss**dice < ACQUIRED else ""
            if firer.torpedoes:
                self._launch(firer, [target for target, *_ in targets], blows)
        return blows

    def _dice(self, firer: Fighting, band: str) -> int:
        figures = self.facts.tables.gun.ranges[band]
        if figures.classes and firer.kind not in figures.classes:
            return 0
        if firer.position == OPENING:
            guns = firer.bow + firer.stern + (firer.secondary if figures.secondary else 0)
        elif firer.position == CLOSING:
            guns = firer.bow
        else:
            guns = 0.0 if firer.stern_opening else firer.stern
        return math.ceil(guns * figures.numerator / figures.denominator - 0.01)

    def _launch(self, firer: Fighting, present: list[Fighting], blows: list[tuple[Fighting, Blow, float]]) -> None:
        battle, table = self.facts.tables.battle, self.facts.tables.hit
        near = [ship for ship in present if self._bands[self._between(firer, ship)] in battle.torpedo_ranges]
        if not near:
            return
        aim = max(near, key=lambda ship: ship.there * (ship.toll + ship.price / max(1.0, ship.hull - ship.hits)))
        shift = self._murk
        if self._bands[self._between(firer, aim)] == "medium":
            shift += table.medium_range
        if aim.position == OPENING:
            shift += table.target_opening
        elif aim.position == BREAKING_OFF:
            shift += table.target_breaking_off
        if aim.speed <= table.low_evasion_to and self.visibility < table.evasion_ignored_from:
            shift += table.low_evasion
        number = min(battle.torpedoes, firer.torpedoes)
        firer.torpedoes -= number
        blows.append((aim, self.odds.chit, number * firer.there * self.odds.torpedo(shift)))

    def best(self, attacking: bool) -> tuple[str, float]:
        """The way in which a side had best fight, and what it gains so.

        What the enemy shows by the positions of his ships counts as much as the worst that he might do.
        """
        sign = 1.0 if attacking else -1.0
        shown = self._shown(self.sides[attacking])
        results: dict[str, float] = {}
        for stance in STANCES:
            row = {
                other: sign * (self.outcome(stance, other) if attacking else self.outcome(other, stance))
                for other in STANCES
            }
            results[stance] = WORST * min(row.values()) + (1.0 - WORST) * sum(row[other] for other in shown) / len(
                shown
            )
        choice = max(STANCES, key=lambda stance: results[stance])
        return choice, results[choice]

    def _shown(self, enemies: Sequence[Fighting]) -> tuple[str, ...]:
        lead = max(enemies, key=lambda ship: ship.bow + ship.stern)
        return SHOWN[lead.position]


def on_board(public: Public, facts: Facts, battle: Battle) -> Duel:
    """The fight as it stands on the battle board."""
    sides: tuple[list[Fighting], list[Fighting]] = ([], [])
    for fighter in battle.fighters.values():
        attacking = fighter.side == battle.attacker
        printed, card = facts.ships[fighter.ship], public.cards[fighter.ship]
        ship = Fighting(printed, card, fighter.zone, 1 if attacking else -1, fighter.position)
        ship.acquired, ship.moved = fighter.acquired, fighter.moved
        ship.escort = fighter.ship in battle.escorts
        appraise(facts, ship, printed, single_fight(public, facts))
        sides[not attacking].append(ship)
    return Duel(facts, public.visibility, *sides, moving=True)


def imagined(
    facts: Facts, visibility: int, attacking: Mapping[str, Card], defending: Mapping[str, Card], escorts: bool = False
) -> Duel:
    """A fight that might begin now between these ships; escorts may not leave it."""
    sides: tuple[list[Fighting], list[Fighting]] = ([], [])
    for cards, first in ((attacking, True), (defending, False)):
        zone = own_end(facts, first, visibility)
        for name, card in cards.items():
            printed = facts.ships[name]
            ship = Fighting(printed, card, zone, 1 if first else -1, CLOSING if first else BREAKING_OFF)
            ship.escort = escorts and not first
            appraise(facts, ship, printed, False)
            sides[not first].append(ship)
    return Duel(facts, visibility, *sides)


def as_built(printed: ShipCard) -> Card:
    """The card of a ship that nobody has hit yet."""
    return Card(printed.bow, printed.stern, printed.secondary, printed.hull, printed.torpedoes)


def presumed(public: Public, facts: Facts, side: str, classes: Sequence[str]) -> dict[str, Card]:
    """The strongest ships of a side that a report may mean, as far as is known in the state they are in."""
    found: dict[str, Card] = {}
    for kind in classes:
        ready = [
            printed
            for printed in facts.ships.values()
            if (printed.side, printed.kind) == (side, kind)
            and printed.id not in found
            and printed.id not in public.lost
            and printed.id not in public.removed
            and (not printed.optional or printed.id in public.announced)
        ]
        if ready:
            ship = max(ready, key=lambda printed: printed.hull + printed.bow + printed.stern)
            found[ship.id] = public.cards.get(ship.id) or as_built(ship)
    return found
