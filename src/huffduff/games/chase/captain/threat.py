"""What the German captain fears: where Allied fighting ships may be, and how likely his ships are seen in a hex."""

from functools import cached_property
from typing import NamedTuple

from huffduff.games.chase.captain.chart_work import bombed
from huffduff.games.chase.captain.numbers import (
    AIR_RADIUS,
    CALLS_FORGOTTEN,
    CLEAR,
    CLOSENESS,
    FAST_REACH,
    FLEET_AHEAD,
    FOCUS,
    FORGOTTEN,
    FOUND_BLIND,
    FOUND_BY_AIR,
    MURKY,
    SEARCHERS,
    SPREAD,
    STRENGTH_UNKNOWN,
    WEATHER_AHEAD,
    WIDEST,
)
from huffduff.games.chase.captain.squadrons import coming, strength
from huffduff.games.chase.captain.weather_forecast import Outlook, forecast
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, VIS_X
from huffduff.games.chase.state import Public


class Report(NamedTuple):
    """Fighting strength that was in a hex some turns ago."""

    hex: str
    age: int
    weight: float


class Threat:
    """What is known of the enemy, spread over the time since."""

    def __init__(self, public: Public, facts: Facts) -> None:
        self.public = public
        self.facts = facts
        self._seen: dict[tuple[tuple[bool, bool, bool, int, bool], int], float] = {}

    @cached_property
    def reports(self) -> list[Report]:
        """Contacts, what was announced, hexes that only ships can have searched, and the stations of the first day."""
        now, chart = self.public.turn, self.facts.chart
        found = [
            Report(sighting.hex, now - sighting.turn, strength(sighting.classes))
            for sighting in self.public.sightings
            if sighting.side == ALLIED and now - sighting.turn < FORGOTTEN
        ]
        bases = [base.hex for base in chart.bases if base.side == ALLIED]
        for side, turn, place in self.public.calls:
            far = now - turn < CALLS_FORGOTTEN and all(chart.distance(base, place) > AIR_RADIUS for base in bases)
            if side == ALLIED and far:
                found.append(Report(place, now - turn, STRENGTH_UNKNOWN))
        return found

    @cached_property
    def gathering(self) -> list[dict[str, float]]:
        """The strength of squadrons that may be close to each hex, now and in coming turns."""
        chart, found = self.facts.chart, []
        safe = bombed(chart)
        for fleet in coming(self.public, self.facts, FLEET_AHEAD):
            around: dict[str, float] = {}
            for one in fleet:
                for place in chart.within(one.hex, len(CLOSENESS) - 1):
                    if place in safe:
                        continue
                    share = SEARCHERS * one.weight * CLOSENESS[chart.distance(one.hex, place)]
                    around[place] = around.get(place, 0.0) + share
            found.append(around)
        return found

    @cached_property
    def known(self) -> dict[str, float]:
        """The strength that reports put within a turn's reach of each hex."""
        chart = self.facts.chart
        found: dict[str, float] = {}
        for report in self.reports:
            spread = min(WIDEST, 1.0 + SPREAD * report.age)
            share = report.weight * min(1.0, FOCUS / (3.0 * spread * spread + 3.0 * spread + 1.0))
            for place in chart.within(report.hex, int(spread) + FAST_REACH):
                found[place] = found.get(place, 0.0) + share
        return found

    def near(self, place: str, turns: int = 0) -> float:
        """How much fighting strength is likely to be within a turn's reach of a hex, some turns from now."""
        return self.known.get(place, 0.0) + self.gathering[min(turns, FLEET_AHEAD)].get(place, 0.0)

    @cached_property
    def outlook(self) -> list[list[Outlook]]:
        return forecast(self.public, self.facts, WEATHER_AHEAD)

    def seen(self, place: str, turns: int = 0) -> float:
        """How likely a ship in a hex is found there, in this turn's weather or in what may come."""
        chart = self.facts.chart
        turns = min(turns, WEATHER_AHEAD)
        watch = chart.intrinsic(ALLIED, place)
        sort = (chart.air_zone(place) != "", bool(chart.route(place)), chart.fog(place), watch, self._beside(place))
        found = self._seen.get((sort, turns))
        if found is None:
            found = self._seen[sort, turns] = sum(
                look.chance * self._found(sort, look.visibility, look.fog) for look in self.outlook[turns]
            )
        return found

    @cached_property
    def _free(self) -> list[float]:
        route = (False, True, False, 0, False)
        return [
            sum(
                look.chance * (1.0 - self._found(route, look.visibility, look.fog))
                for look in looks
                if look.visibility < VIS_X
            )
            for looks in self.outlook
        ]

    def free(self, turns: int = 0) -> float:
        """How likely a ship on a convoy route may hunt: nobody may who is seen, or cannot see."""
        return self._free[min(turns, WEATHER_AHEAD)]

    def _beside(self, place: str) -> bool:
        chart = self.facts.chart
        return any(chart.intrinsic(ALLIED, near) for near in chart.neighbours(place))

    def _found(self, sort: tuple[bool, bool, bool, int, bool], visibility: int, fog: bool) -> float:
        covered, route, misty, watch, near = sort
        table = self.facts.tables.spotting
        if visibility >= VIS_X or (fog and misty):
            return FOUND_BLIND
        if watch >= visibility:
            return 1.0
        if covered:
            column = table.within_watched if near or watch else table.within
        else:
            column = table.outside_route if route else table.outside
        searches = (FOUND_BY_AIR if covered else 0.0) + FOUND_BLIND
        return min(1.0, column.at(visibility) / 10 + searches * (1.0 if visibility <= CLEAR else MURKY))
