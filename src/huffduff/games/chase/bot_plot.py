"""Chart work of the computer players: how far it is, the cheapest way, straight flights."""

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

from huffduff.games.chase.chart import Chart
from huffduff.games.chase.state import ALLIED

Field = dict[str, int]

_fields: dict[tuple[int, str, tuple[str, ...]], Field] = {}


def field(chart: Chart, side: str, *goals: str) -> Field:
    """How many steps every sea hex is from the nearest goal, by the ways of a side's ships."""
    key = (id(chart), side, goals)
    if key not in _fields:
        steps = dict.fromkeys(goals, 0)
        edge: Iterable[str] = goals
        while edge:
            edge = list(dict.fromkeys(near for place in edge for near in chart.ways(side, place) if near not in steps))
            for place in edge:
                steps[place] = 1 + min(steps[near] for near in chart.ways(side, place) if near in steps)
        _fields[key] = steps
    return _fields[key]


def costs(chart: Chart, side: str, goal: str, tolls: Mapping[str, float]) -> dict[str, float]:
    """What the cheapest way from every sea hex to a goal costs; to enter a hex costs its toll."""
    best = {goal: 0.0}
    queue = [(0.0, goal)]
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


_shores: dict[int, dict[str, float]] = {}


def shores(chart: Chart) -> dict[str, float]:
    """What it costs a raider to be near the enemy's coasts, whatever the weather: bombers, torpedo boats, eyes."""
    if id(chart) not in _shores:
        bases = [base.hex for base in chart.bases if base.side == ALLIED]
        _shores[id(chart)] = {
            place: 0.15 * chart.intrinsic(ALLIED, place)
            + sum(max(0, 6 - chart.distance(base, place)) for base in bases) * 0.12
            for place in chart.seas
        }
    return _shores[id(chart)]
