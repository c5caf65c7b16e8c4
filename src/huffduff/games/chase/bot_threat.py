"""What the German captain fears: where Allied fighting ships may be, and how likely his ships are seen in a hex."""

from functools import cached_property
from typing import NamedTuple

from huffduff.games.chase.admin import released
from huffduff.games.chase.bot_belief import later
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.spotting import spotting_value
from huffduff.games.chase.state import ALLIED, GERMAN, VIS_X, Public
from huffduff.games.chase.units import HEAVY, blind

WEIGHT = {"BB": 0.5, "BC": 0.45, "CV": 0.2, "CA": 0.1, "CL": 0.05, "DD": 0.05}  # a pair of capital ships is deadly
UNKNOWN = 0.25
FORGOTTEN = 10  # turns after which a report says nothing any more
AIR_RADIUS = 8  # hexes from their bases in which aircraft may have made a search call possible
PACE, WIDEST = 0.9, 9.0  # hexes that the uncertainty grows in a turn, and where it ends, for they guess our aim
CLOSING_IN = 0.5  # strength that gathers where the raiders were seen
HUNTED = 6  # turns for which it does
AHEAD = 4  # turns
GATHERING = 3  # hexes around
FLEET = 0.6  # strength of those who search
STEAMING = 1.3  # hexes a turn that a fleet covers in the long run
REACH = 2  # hexes a fast ship goes in a turn


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

    @cached_property
    def reports(self) -> list[Report]:
        """Contacts, what was announced, hexes that only ships can have searched, and the stations of the first day."""
        now, chart = self.public.turn, self.facts.chart
        found = [
            Report(sighting.hex, now - sighting.turn, self.strength(sighting.classes))
            for sighting in self.public.sightings
            if sighting.side == ALLIED and now - sighting.turn < FORGOTTEN
        ]
        bases = [base.hex for base in chart.bases if base.side == ALLIED]
        for side, turn, place in self.public.calls:
            far = now - turn < FORGOTTEN // 2 and all(chart.distance(base, place) > AIR_RADIUS for base in bases)
            if side == ALLIED and far:
                found.append(Report(place, now - turn, UNKNOWN))
        return [*found, *self.stations]

    def strength(self, classes: tuple[str, ...]) -> float:
        return sum(WEIGHT.get(kind, 0.0) for kind in classes) if classes else UNKNOWN

    @cached_property
    def stations(self) -> list[Report]:
        """Where the enemy's forces stood when the game began, unless they lie there still."""
        scenario = self.facts.scenarios[self.public.scenario]
        found: list[Report] = []
        for group in scenario.group:
            cards = [self.facts.ships[name] for name in group.ships if name not in self.public.lost]
            kinds = tuple(card.kind for card in cards if card.side == ALLIED and not card.neutral)
            held = group.restricted and not released(self.public, self.facts, scenario.release[group.restricted])
            if kinds and not held:
                found.append(Report(group.hex, self.public.turn - scenario.first_turn, self.strength(kinds)))
        return found

    @cached_property
    def hunted(self) -> list[Report]:
        """Where and when the enemy learned of the raiders."""
        now = self.public.turn
        return [
            Report(sighting.hex, now - sighting.turn, CLOSING_IN)
            for sighting in self.public.sightings
            if sighting.side == GERMAN
            and now - sighting.turn <= HUNTED
            and (sighting.how == "attacking" or any(kind in HEAVY for kind in sighting.classes))
        ]

    @cached_property
    def searched(self) -> list[dict[str, float]]:
        """How thickly the enemy must think the raiders to be around each hex, now and in coming turns.

        He knows no more than the table shows, and there his ships will gather.
        """
        found = []
        for chances in later(self.public, self.facts, AHEAD):
            around: dict[str, float] = {}
            for place, chance in chances.items():
                for near in self.facts.chart.within(place, GATHERING):
                    around[near] = around.get(near, 0.0) + chance
            found.append(around)
        return found

    def near(self, place: str, turns: int = 0) -> float:
        """How much fighting strength is likely to be within a turn's reach of a hex, some turns from now."""
        distance = self.facts.chart.distance
        total = 0.0
        for report in self.reports:
            spread = min(WIDEST, 1.0 + PACE * report.age)
            if distance(report.hex, place) <= spread + REACH:
                total += report.weight * min(1.0, 19.0 / (3.0 * spread * spread + 3.0 * spread + 1.0))
        closing = 0.0
        for report in self.hunted:
            away = distance(report.hex, place)
            if away <= 3 + report.age / 2:
                fading = 1.0 - report.age / (HUNTED + 1.0)
                closing = max(closing, report.weight * fading / (1.0 + 0.5 * max(0, away - 1)))
        gathered = self.searched[min(turns, AHEAD)].get(place, 0.0)
        return total + closing + (FLEET * gathered * self.arrived(place, turns) if gathered else 0.0)

    def arrived(self, place: str, turns: int) -> float:
        """How much of the enemy's strength can have come to a hex from where it stood at first."""
        stations = self.stations
        total = sum(report.weight for report in stations) or 1.0
        able = [
            report.weight
            for report in stations
            if self.facts.chart.distance(report.hex, place) <= STEAMING * (report.age + turns) + REACH
        ]
        return sum(able) / total

    def seen(self, place: str) -> float:
        """How likely a ship in a hex is found there in this turn's weather, or, by half, in common weather."""
        chart, public = self.facts.chart, self.public
        if blind(public, self.facts, place):
            return 0.02
        chance = spotting_value(public, self.facts, place) / 10
        watch = chart.intrinsic(ALLIED, place)
        if watch:
            chance = 1.0 if watch >= public.visibility else max(chance, 0.3)
        if chart.air_zone(place) and public.visibility < VIS_X:
            chance += 0.1
        return min(1.0, chance + 0.03)
