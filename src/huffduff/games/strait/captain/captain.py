"""The computer captain: from the open table alone he weighs what he can do to the enemy against what is done to him."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from huffduff.engine.choices import Rng
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.strait.captain.tuning import (
    AWAY,
    BEARING,
    CAUTION,
    CHAIN,
    CREW,
    DRIFT,
    FAR,
    GOOD_RANGE,
    LASTING,
    LIGHT,
    LOYALTY,
    POINT,
    SPARE_MORALE,
    SPARE_REPAIR,
    TOUCH,
)
from huffduff.games.strait.captains import POINTS, REPAIR, SHOOTING, Points, YesNo, points, worth
from huffduff.games.strait.cards import chains
from huffduff.games.strait.damage_control import REPAIR_ORDER, Pass, Repair
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre
from huffduff.games.strait.movement import MOVE, SPEED_REROLL, manoeuvre_price, speed_number
from huffduff.games.strait.numbers import chance_of, total
from huffduff.games.strait.sea import BROADSIDE, RANGE
from huffduff.games.strait.setup import OFFICERS, Officers
from huffduff.games.strait.shooting import SHOOT, Fire, Hold, shooting_number
from huffduff.games.strait.state import BRITISH, GERMAN, OTHER, Public, Ship


def rank_worth(rank: str) -> float:
    """What a card of this rank is worth."""
    return LASTING.get(rank) or float(rank)


@lru_cache
def card_worth(harm: tuple[str, ...], ranks: int) -> float:
    """What one card against this armour is worth, on average over a full deck."""
    return sum(rank_worth(rank) for rank in harm) / ranks


def promise(p: Public, facts: Facts, firer: ShipId, target: ShipId) -> float:
    """The harm to be expected of a shot; a ship close to sinking is worth more."""
    distance = RANGE[p.ships[firer].space][p.ships[target].space]
    cards = CHAIN if chains(facts, firer, target, distance) else 1.0
    hurt = p.ships[target].hull / facts.ships[target].hull
    harm = facts.ships[target].armour[facts.charts.chart_class[facts.ships[firer].kind]]
    odds, of = chance_of(total(shooting_number(p, facts, firer, target)))
    return odds / of * cards * card_worth(harm, len(facts.charts.deck.ranks)) * (1 + hurt)


def weighty(facts: Facts, ships: list[Ship]) -> list[Ship]:
    """The ships that decide the battle, from which distance is measured; all of them where there is none."""
    return [ship for ship in ships if ship.id in facts.decisive] or ships


class Captain:
    """Plays one seat; he keeps nothing from one decision to the next, the table tells him everything."""

    def __init__(self) -> None:
        self._answers: dict[str, Callable[[Public, Facts, Ask, Rng], object]] = {
            OFFICERS.key: self.crew,
            SPEED_REROLL.key: self.speed,
            MOVE.key: self.move,
            SHOOT.key: self.shoot,
            POINTS.key: self.spend,
            REPAIR_ORDER.key: self.repair,
        }

    def __call__(self, view: View, ask: Ask, rng: Rng) -> object:
        decide = self._answers.get(ask.key, self.first)
        return decide(view.public, view.data, ask, rng)

    def first(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> object:  # noqa: ARG002
        """The first answer on offer: yes to a second throw, own points before borrowed ones, any order of checks."""
        return ask.choice.offered()[0]

    def crew(self, p: Public, facts: Facts, ask: Ask[Officers], rng: Rng) -> Officers:  # noqa: ARG002
        """The men who were there, or any others if they command elsewhere."""
        wanted = Officers(*CREW[ask.seat])
        return wanted if wanted in ask.choice else ask.choice.sample(rng)

    def speed(self, p: Public, facts: Facts, ask: Ask[YesNo], rng: Rng) -> YesNo:  # noqa: ARG002
        """Throw again when hardly anybody could move."""
        ships = p.afloat(ask.seat)
        able = sum(1 for ship in ships if total(speed_number(p, facts, ship.id)) <= ask.params["roll"])
        return "yes" if able * 2 < len(ships) else "no"

    def move(self, p: Public, facts: Facts, ask: Ask[Manoeuvre], rng: Rng) -> Manoeuvre:  # noqa: ARG002
        """Of all that the next ship can do, where she gives most and takes least."""
        options = ask.choice.offered()
        name = options[0].ship
        here, sketch = p.ships[name], p.copy()
        enemies = sketch.afloat(OTHER[here.side])

        def merit(option: Manoeuvre) -> float:
            space, facing = option.end(here)
            ship = sketch.change(name, space=space, facing=facing)
            return self.standing(sketch, facts, ship, enemies) - self.price(p, facts, option)

        return max((option for option in options if option.ship == name), key=merit)

    def price(self, p: Public, facts: Facts, option: Manoeuvre) -> float:
        """Points are worth something; a turn and a move at once has to pay for itself."""
        return POINT * manoeuvre_price(p, facts, option.ship) if option.paid else 0.0

    def standing(self, p: Public, facts: Facts, ship: Ship, enemies: list[Ship]) -> float:
        """How good it is for a ship to be where she is: what she can do to the enemy, less what he can do to her."""
        if ship.space == OUTSIDE or not enemies:
            return -1000.0
        give = max(self.gain(p, facts, ship.id, enemy.id) for enemy in enemies)
        take = sum(promise(p, facts, enemy.id, ship.id) for enemy in enemies)
        nearest = min(RANGE[ship.space][enemy.space] for enemy in weighty(facts, enemies))
        bears = BROADSIDE[ship.facing][ship.space]
        ahead = BEARING if any(bears[enemy.space] for enemy in enemies) else 0.0
        balance = give - CAUTION * take
        decides = ship.id in facts.decisive
        if ship.side == GERMAN and decides and nearest >= FAR:
            return balance + AWAY
        losing_touch = AWAY * max(0, nearest - FAR + TOUCH) if ship.side == BRITISH and decides else 0.0
        return balance + ahead - DRIFT * abs(nearest - GOOD_RANGE[ship.side]) - losing_touch

    def shoot(self, p: Public, facts: Facts, ask: Ask[Fire | Hold], rng: Rng) -> Fire:  # noqa: ARG002
        """The shot that promises most; to stay on a target is worth the markers that lie there."""
        shots = [option for option in ask.choice.offered() if isinstance(option, Fire)]
        return max(shots, key=lambda shot: self.aim(p, facts, shot))

    def aim(self, p: Public, facts: Facts, shot: Fire) -> float:
        firer = p.ships[shot.ship]
        loyalty = LOYALTY * firer.splashes if firer.target == shot.target else 0.0
        return self.gain(p, facts, shot.ship, shot.target) + loyalty

    def gain(self, p: Public, facts: Facts, firer: ShipId, target: ShipId) -> float:
        """What a shot promises; harm to ships that never decide the battle is worth less."""
        return promise(p, facts, firer, target) * (1.0 if target in facts.decisive else LIGHT)

    def spend(self, p: Public, facts: Facts, ask: Ask[Points], rng: Rng) -> Points:  # noqa: ARG002
        """Into shooting what lowers the number and can be spared; into repair and morale whatever helps."""
        name, purpose = ask.params["ship"], ask.params["purpose"]
        able = max(0, points(p, facts, name).both - self.spare(p.ships[name], purpose))
        ways: Sequence[Points] = [way for way in ask.choice.offered() if way.both <= able]
        if purpose != SHOOTING:
            return max(ways, key=lambda way: way.both)
        return max(ways, key=lambda way: (worth(p, facts, name, SHOOTING, way.both), -way.both))

    def spare(self, ship: Ship, purpose: str) -> int:
        """What a ship keeps back: while she shoots for what may come, in a repair for a check that is sure to come."""
        if purpose == SHOOTING:
            return SPARE_MORALE + (SPARE_REPAIR if ship.cards else 0)
        return SPARE_MORALE if purpose == REPAIR and (ship.hit or ship.failed) else 0

    def repair(self, p: Public, facts: Facts, ask: Ask[Repair | Pass], rng: Rng) -> Repair:  # noqa: ARG002
        """The worst card first."""
        tries = [option for option in ask.choice.offered() if isinstance(option, Repair)]
        return max(tries, key=lambda order: rank_worth(p.ships[order.ship].cards[order.card].rank))
