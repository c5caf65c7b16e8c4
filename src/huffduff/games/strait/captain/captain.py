"""The computer captain: from the open table alone he weighs what he can do to the enemy against what is done to him."""

from collections.abc import Callable
from functools import lru_cache

from huffduff.engine.choices import OneOf, Rng, Value
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.strait.captain.numbers import (
    AWAY,
    BEARING,
    CAUTION,
    CHAIN,
    CREW,
    DRIFT,
    FAR,
    GOOD_RANGE,
    LASTING,
    LOST,
    LOYALTY,
    OUT_OF_TOUCH,
    SPARE_MORALE,
    SPARE_REPAIR,
    TURN_AND_MOVE,
)
from huffduff.games.strait.captains import SHOOTING, points, worth
from huffduff.games.strait.cards import chains
from huffduff.games.strait.facts import Facts
from huffduff.games.strait.manoeuvres import OUTSIDE, end_of
from huffduff.games.strait.movement import speed_number
from huffduff.games.strait.numbers import chance_of, total
from huffduff.games.strait.sea import BROADSIDE, RANGE
from huffduff.games.strait.shooting import prospects, shooting_number
from huffduff.games.strait.state import BRITISH, GERMAN, OTHER, Public, Ship


@lru_cache
def card_worth(harm: tuple[str, ...], ranks: int) -> float:
    """What one card against this armour is worth, on average over a full deck."""
    return sum(LASTING.get(rank) or float(rank) for rank in harm) / ranks


def promise(p: Public, facts: Facts, firer: str, target: str, need: int) -> float:
    """The harm to be expected of a shot; a ship close to sinking is worth more."""
    distance = RANGE[p.ships[firer].space][p.ships[target].space]
    cards = CHAIN if chains(facts, firer, target, distance) else 1.0
    hurt = p.ships[target].hull / facts.ships[target].hull
    harm = facts.ships[target].armour[facts.charts.chart_class[facts.ships[firer].kind]]
    odds, of = chance_of(need)
    return odds / of * cards * card_worth(harm, len(facts.charts.deck.ranks)) * (1 + hurt)


class Captain:
    """Plays one seat; he keeps nothing from one decision to the next, the table tells him everything."""

    def __init__(self) -> None:
        self._answers: dict[str, Callable[[Public, Facts, Ask, Rng], Value]] = {
            "strait-ask-captains": self.crew,
            "strait-ask-speed-reroll": self.speed,
            "strait-ask-move": self.move,
            "strait-ask-shoot": self.shoot,
            "strait-ask-points": self.spend,
            "strait-ask-repair": self.repair,
        }

    def __call__(self, view: View, ask: Ask, rng: Rng) -> Value:
        decide = self._answers.get(ask.key, self.first)
        return decide(view.public, view.data, ask, rng)

    def first(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """The first answer on offer: yes to a second throw, own points before borrowed ones, any order of checks."""
        return options_of(ask)[0]

    def crew(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """The men who were there, or any others if they command elsewhere."""
        wanted = CREW[ask.seat]
        options = options_of(ask)
        return wanted if wanted in options else options[int(rng.random() * len(options))]

    def speed(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """Throw again when hardly anybody could move."""
        ships = p.afloat(ask.seat)
        able = sum(1 for ship in ships if total(speed_number(p, facts, ship.id)) <= ask.params["roll"])
        return "yes" if able * 2 < len(ships) else "no"

    def move(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """Of all that the next ship can do, where she gives most and takes least."""
        options = options_of(ask)
        name = options[0][0]
        here, sketch = p.ships[name], p.copy()
        enemies = sketch.afloat(OTHER[here.side])

        def merit(option: Value) -> float:
            ship = sketch.ships[name]
            ship.space, ship.facing = end_of(here, option)
            return self.standing(sketch, facts, ship, enemies) - self.price(option)

        return max((option for option in options if option[0] == name), key=merit)

    def price(self, option: Value) -> float:
        """Points are worth something; a turn and a move at once has to pay for itself."""
        return TURN_AND_MOVE if len(option) == 4 else 0.0

    def standing(self, p: Public, facts: Facts, ship: Ship, enemies: list[Ship]) -> float:
        """How good it is for a ship to be where she is: what she can do to the enemy, less what he can do to her."""
        if ship.space == OUTSIDE or not enemies:
            return LOST
        give = max(self.shot(p, facts, ship.id, enemy.id) for enemy in enemies)
        take = sum(self.shot(p, facts, enemy.id, ship.id) for enemy in enemies)
        nearest = min(RANGE[ship.space][enemy.space] for enemy in enemies)
        bears = BROADSIDE[ship.facing][ship.space]
        ahead = BEARING if any(bears[enemy.space] for enemy in enemies) else 0.0
        balance = give - CAUTION * take
        if ship.side == GERMAN:
            return balance + (AWAY if nearest >= FAR else ahead - DRIFT * abs(nearest - GOOD_RANGE[GERMAN]))
        losing_touch = AWAY * max(0, nearest - FAR + OUT_OF_TOUCH)
        return balance + ahead - DRIFT * abs(nearest - GOOD_RANGE[BRITISH]) - losing_touch

    def shot(self, p: Public, facts: Facts, firer: str, target: str) -> float:
        return promise(p, facts, firer, target, total(shooting_number(p, facts, firer, target)))

    def shoot(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """The shot that promises most; to stay on a target is worth the markers that lie there."""
        shots = [option for option in options_of(ask) if option[1] == "fire"]
        return max(shots, key=lambda option: self.aim(p, facts, option[0], option[2]))

    def aim(self, p: Public, facts: Facts, firer: str, target: str) -> float:
        need = prospects(p, facts, firer, target)["need"]
        loyalty = LOYALTY * p.ships[firer].splashes if p.ships[firer].target == target else 0.0
        return promise(p, facts, firer, target, need) + loyalty

    def spend(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """Into shooting what lowers the number and can be spared; into repair and morale whatever helps."""
        name, options = ask.params["ship"], options_of(ask)
        if ask.params["purpose"] != SHOOTING:
            return self.enough(p, facts, ask, name, options)
        ship = p.ships[name]
        keep = SPARE_MORALE + (SPARE_REPAIR if ship.cards else 0)
        able = sum(points(p, facts, name)) - keep
        return max(
            (pair for pair in options if sum(pair) <= max(0, able)),
            key=lambda pair: (worth(p, facts, name, SHOOTING, sum(pair)), -sum(pair)),
        )

    def enough(self, p: Public, facts: Facts, ask: Ask, name: str, options: list[Value]) -> Value:
        """For a check all that is left; for a repair all but one, while there may be a check to come."""
        hit = p.ships[name].hit or p.ships[name].failed
        keep = SPARE_MORALE if ask.params["purpose"] == "repair" and hit else 0
        able = max(0, sum(points(p, facts, name)) - keep)
        return max((pair for pair in options if sum(pair) <= able), key=sum)

    def repair(self, p: Public, facts: Facts, ask: Ask, rng: Rng) -> Value:  # noqa: ARG002
        """The worst card first."""
        tries = [option for option in options_of(ask) if option[1] == "repair"]
        if not tries:
            return options_of(ask)[0]
        return max(tries, key=lambda option: LASTING[p.ships[option[0]].cards[option[2]].rank])


def options_of(ask: Ask) -> list[Value]:
    """The answers on offer."""
    assert isinstance(ask.choice, OneOf)
    return list(ask.choice)
