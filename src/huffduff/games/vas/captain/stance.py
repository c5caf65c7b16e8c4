"""How much a side dares: who would win if the battle ended now, and what each ship counts to either side."""

import msgspec

from huffduff.games.vas.captain.numbers import DARING, EVEN, GOOD_RANGE, GUARDED, LEADING, OUTGUNNED, PRIZE, TRAILING
from huffduff.games.vas.captain.worth import Gauge
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import OTHER, Objective, Seat, ShipId
from huffduff.games.vas.state import Public, Ship
from huffduff.games.vas.war.objectives import levels, most_valuable
from huffduff.games.vas.war.verdict import RANK
from huffduff.geometry.plane import Point

HERE = Point(-3 * GOOD_RANGE, -3 * GOOD_RANGE)  # somewhere off the table, where nothing is in the way
ABEAM = Point(HERE.x + GOOD_RANGE, HERE.y)


def lead(facts: Facts, public: Public, seat: Seat, objective: Objective | None) -> int:
    """By how many levels of victory a side would win if the battle ended now; only it may know its objective.

    Whoever keeps his objective secret is taken to hold a line, which asks for victory points alone.
    """
    reached = levels(facts, public, {seat: objective or "defence-line", OTHER[seat]: "defence-line"})
    return RANK[reached[seat]] - RANK[reached[OTHER[seat]]]


def caution(facts: Facts, public: Public, seat: Seat, objective: Objective | None) -> float:
    """What an own loss counts against an enemy's: more for one who leads, less and less for one who does not."""
    ahead = lead(facts, public, seat, objective)
    late = public.turn / public.last_turn
    goal = LEADING if ahead > 0 else TRAILING if ahead < 0 else DARING
    return EVEN + (goal - EVEN) * late


def outgunned(gauge: Gauge, seat: Seat) -> bool:
    """Whether the own ships would be shot to pieces, broadside to broadside at good range, long before the enemy's."""
    ships = [ship for ship in gauge.public.ships.values() if ship.status == "table"]
    ours = [msgspec.structs.replace(ship, at=HERE, heading=0) for ship in ships if ship.side == seat]
    theirs = [msgspec.structs.replace(ship, at=ABEAM, heading=0) for ship in ships if ship.side != seat]
    return _wear(gauge, ours, theirs) < OUTGUNNED * _wear(gauge, theirs, ours)


def _wear(gauge: Gauge, firers: list[Ship], targets: list[Ship]) -> float:
    """The part of their Hull that the fire of some ships can be expected to cost others in a turn."""
    cost = sum(max((gauge.fire(firer, target).mean for target in targets), default=0.0) for firer in firers)
    return cost / max(1, sum(target.hull for target in targets))


def weights(facts: Facts, public: Public, seat: Seat, objective: Objective | None) -> dict[ShipId, float]:
    """How much more than her points a ship counts: the most valuable one of a side whose enemy is after her."""
    found: dict[ShipId, float] = {}
    if objective == "ultimate-enemy":
        found |= dict.fromkeys(most_valuable(facts, public, OTHER[seat]), PRIZE)
    if public.sides[OTHER[seat]].objective == "ultimate-enemy":
        found |= dict.fromkeys(most_valuable(facts, public, seat), GUARDED)
    return found
