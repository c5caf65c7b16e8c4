"""How much a side dares: who would win if the battle ended now, and what each ship counts to either side."""

from huffduff.games.vas.captain.numbers import DARING, EVEN, GUARDED, LEADING, PRIZE, TRAILING
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import OTHER, Objective, Seat, ShipId
from huffduff.games.vas.state import Public
from huffduff.games.vas.war.objectives import levels
from huffduff.games.vas.war.verdict import RANK


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
    if ahead > 0:
        return EVEN + (LEADING - EVEN) * late
    return EVEN + ((TRAILING if ahead < 0 else DARING) - EVEN) * late


def weights(facts: Facts, public: Public, seat: Seat, objective: Objective | None) -> dict[ShipId, float]:
    """How much more than her points a ship counts: the most valuable one of a side whose enemy is after her."""
    found: dict[ShipId, float] = {}
    if objective == "ultimate-enemy":
        found |= dict.fromkeys(_most_valuable(facts, public, OTHER[seat]), PRIZE)
    if public.sides[OTHER[seat]].objective == "ultimate-enemy":
        found |= dict.fromkeys(_most_valuable(facts, public, seat), GUARDED)
    return found


def _most_valuable(facts: Facts, public: Public, seat: Seat) -> tuple[ShipId, ...]:
    points = {ship.id: facts.cards[ship.card].points for ship in public.ships.values() if ship.side == seat}
    return tuple(ship for ship, count in points.items() if count == max(points.values()))
