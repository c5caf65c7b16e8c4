"""Chart work of the computer players: how far it is, the cheapest way, straight flights."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import heapify, heappop, heappush

from huffduff.games.chase.captain.landmarks import fleet_base
from huffduff.games.chase.captain.numbers import BASE_REACH, BASE_TOLL, BOMBERS, FLEET_REACH, FLEET_TOLL, WATCH_TOLL
from huffduff.games.chase.facts.chart import Chart
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN

Field = dict[str, int]
FARTHEST = 99  # steps to what cannot be reached


@lru_cache(maxsize=512)
def field(chart: Chart, side: str, *goals: str) -> Field:
    """How many steps every sea hex is from the nearest goal, by the ways of a side's ships."""
    steps = dict.fromkeys(goals, 0)
    edge: Iterable[str] = goals
    while edge:
        edge = list(dict.fromkeys(near for place in edge for near in chart.ways(side, place) if near not in steps))
        for place in edge:
            steps[place] = 1 + min(steps[near] for near in chart.ways(side, place) if near in steps)
    return steps


def costs(chart: Chart, side: str, goals: Mapping[str, float], tolls: Mapping[str, float]) -> dict[str, float]:
    """What the cheapest way from every sea hex to one of several goals costs; goals have prices, hexes tolls."""
    best = dict(goals)
    queue = [(cost, place) for place, cost in goals.items()]
    heapify(queue)
    while queue:
        cost, here = heappop(queue)
        if cost > best[here]:
            continue
        price = cost + tolls[here]
        for there in chart.ways(side, here):
            if price < best.get(there, 1e9):
                best[there] = price
                heappush(queue, (price, there))
    return best


def flight(chart: Chart, start: str, end: str) -> list[str]:
    """A straight flight, hex by hex."""
    path: list[str] = []
    here = start
    while here != end:
        here = min(chart.neighbours(here), key=lambda near: chart.distance(near, end))
        path.append(here)
    return path


@lru_cache(maxsize=16)
def shores(facts: Facts) -> dict[str, float]:
    """What it costs a raider to be near the enemy's coasts and fleet, whatever the weather."""
    chart = facts.chart
    fleet = fleet_base(facts)
    bases = [base.hex for base in chart.bases if base.side == ALLIED]
    return {
        place: WATCH_TOLL * chart.intrinsic(ALLIED, place)
        + FLEET_TOLL * max(0, FLEET_REACH - chart.distance(fleet, place))
        + BASE_TOLL * sum(max(0, BASE_REACH - chart.distance(base, place)) for base in bases)
        for place in chart.seas
    }


@lru_cache(maxsize=16)
def bombed(chart: Chart) -> frozenset[str]:
    """Hexes so near to German airfields that no Allied admiral takes big ships there."""
    airfields = [base.hex for base in chart.bases if base.side == GERMAN]
    return frozenset(place for base in airfields for place in chart.within(base, BOMBERS))
