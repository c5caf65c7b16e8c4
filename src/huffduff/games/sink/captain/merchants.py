"""Convoys as a captain sees them: what they are worth, whether they are real, and where they will be."""

from collections.abc import Sequence

from huffduff.games.sink.captain.numbers import ARRIVALS, DODGES, HORIZON, ITSELF
from huffduff.games.sink.convoys.sailing import by_itself, choices
from huffduff.games.sink.facts.counters import ConvoyCard
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import EXIT, Hex
from huffduff.games.sink.parts import Convoy
from huffduff.games.sink.state import Private, Public


def real_chance(facts: Facts, convoy: Convoy) -> float:
    """The chance that a counter is a convoy at all."""
    if convoy.real is not None:
        return float(convoy.real)
    card = facts.convoys[convoy.designator]
    return len(card.values) / (len(card.values) + card.dummies)


def mean_value(card: ConvoyCard) -> float:
    """The points of a real convoy of a designator on average."""
    return sum(card.values) / len(card.values)


def prize(facts: Facts, convoy: Convoy) -> float:
    """What destroying a convoy is worth on average: its points, and those that the British lose with it."""
    return real_chance(facts, convoy) * (mean_value(facts.convoys[convoy.designator]) + british_share(facts))


def british_share(facts: Facts) -> float:
    return float(facts.tables.victory.british.convoy)


def cargo(facts: Facts, private: Private, convoy: Convoy) -> float:
    """What a convoy is worth to the British, who may know its back."""
    known = private.cargo.get(convoy.id)
    if known is None:
        return prize(facts, convoy)
    return known + british_share(facts) if known else 0.0


def track(facts: Facts, convoy: Convoy, turns: int = HORIZON) -> tuple[Hex, ...]:
    """Where a convoy will be after each of the next moves if nobody steers it, until it is gone."""
    found: list[Hex] = []
    here = convoy
    goal = facts.convoys[convoy.designator].destination
    for _ in range(turns):
        place = by_itself(facts, here, {})
        if place in (EXIT, goal, here.hex):
            break
        found.append(place)
        here = Convoy(convoy.id, convoy.designator, place)
    return tuple(found)


def next_chances(facts: Facts, convoy: Convoy, raiders: Sequence[Hex]) -> dict[Hex, float]:
    """The chances where a convoy will be after its next move: on its track, or as far from raiders as it can get."""
    ways = choices(facts, convoy)
    goal = facts.convoys[convoy.designator].destination
    likeliest = by_itself(facts, convoy, {})
    chances = {place: (1 - ITSELF - DODGES) / len(ways) for place in ways}
    chances[likeliest] = chances.get(likeliest, 0.0) + ITSELF
    safest = (
        max(ways, key=lambda place: (place == EXIT, away(facts, place, raiders))) if ways and raiders else likeliest
    )
    chances[safest] = chances.get(safest, 0.0) + DODGES
    return {place: chance for place, chance in chances.items() if place not in (EXIT, goal)}


def away(facts: Facts, place: Hex, raiders: Sequence[Hex]) -> int:
    """How far a hex is from the nearest raider."""
    return min((facts.chart.distance(place, raider) for raider in raiders if place != EXIT), default=0)


def expected_british(facts: Facts, public: Public, turns: int) -> float:
    """The points that convoys will have brought the British in some turns, as far as one can tell from outside."""
    share = british_share(facts)
    at_sea = sum(real_chance(facts, convoy) for convoy in public.convoys.values())
    counters = [(len(card.values), card.dummies) for card in facts.convoys.values()]
    usual = sum(real for real, _ in counters) / sum(real + dummies for real, dummies in counters)
    arrived = usual * len(public.arrived)
    room = facts.tables.limits.convoys - len(public.convoys)
    return share * (at_sea + arrived + usual * min(max(room, 0) + turns * ARRIVALS, turns))
