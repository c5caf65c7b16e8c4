"""Places that matter to the computer captains, found on the chart and in the scenarios, wherever a pack puts them."""

import math
from functools import lru_cache
from typing import NamedTuple

from huffduff.games.chase.captain.numbers import GATE_WEST
from huffduff.games.chase.facts.chart import Chart
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, CAPITAL

ROW = math.sqrt(3) / 2  # from one row of the sheet to the next, in hexes from flat to flat


def fleet_base(facts: Facts) -> str:
    """Where most of the enemy's capital ships lie when the first scenario begins."""
    ships: dict[str, int] = {}
    for group in next(iter(facts.scenarios.values())).group:
        cards = [facts.ships[name] for name in group.ships]
        capital = sum(card.side == ALLIED and card.kind in CAPITAL for card in cards)
        ships[group.hex] = ships.get(group.hex, 0) + capital
    return max(ships, key=lambda place: ships[place])


def nearest(chart: Chart, x: float, y: float) -> str:
    """The hex of the sheet whose middle is nearest to a point of the drawing."""
    return min(chart.hexes, key=lambda place: math.dist(chart.xy(place), (x, y)))


def lane(chart: Chart, line: str) -> tuple[str, ...]:
    """The middle of a convoy route, beyond the reach of aircraft."""
    return tuple(
        place
        for place in chart.seas
        if chart.centre(place) and line in chart.route(place) and not chart.air_zone(place)
    )


def beside_lane(chart: Chart, line: str, share: float, rows: float) -> str:
    """A hex some rows south of a point of that lane, which is named by its share of the way from west to east."""
    hexes = sorted(chart.xy(place) for place in lane(chart, line)) or [(0.0, 0.0)]
    (left, top), (right, bottom) = hexes[0], hexes[-1]
    return nearest(chart, left + share * (right - left), top + share * (bottom - top) + rows * ROW)


class Gate(NamedTuple):
    """The sea hex at the western end of the strait, and how far to the west the fog in the strait reaches."""

    hex: str
    fog: float


@lru_cache(maxsize=16)
def strait_gate(chart: Chart) -> Gate | None:
    """Where raiders are through the strait, whose fog is the westernmost of the chart; nowhere if there is none."""
    bank = [min(foggy, key=chart.xy)] if (foggy := [place for place in chart.seas if chart.fog(place)]) else []
    for here in bank:
        bank += [near for near in chart.neighbours(here) if near in foggy and near not in bank]
    points = [chart.xy(place) for place in bank]
    if not points:
        return None
    west, middle = min(x for x, _ in points), sum(y for _, y in points) / len(points)
    return Gate(min(chart.seas, key=lambda place: math.dist(chart.xy(place), (west - GATE_WEST, middle))), west)
