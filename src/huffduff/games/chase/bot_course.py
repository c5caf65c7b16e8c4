"""The way of a raider: turn by turn what it brings to be somewhere, and what it may cost, weighed to the end."""

from collections.abc import Callable, Mapping

from huffduff.games.chase.bot_plot import field
from huffduff.games.chase.bot_threat import Threat
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import GERMAN

HORIZON = 10  # turns that are thought through one by one
DANGER = 10.0  # points that it costs to be found where the enemy's strength is near

Worth = dict[str, float]


class Course:
    """What every hex is worth in each coming turn to ships that start from one."""

    def __init__(
        self,
        facts: Facts,
        threat: Threat,
        here: str,
        turns: int,
        prize: Callable[[str, int], float],
        shores: Mapping[str, float],
        caution: float,
    ) -> None:
        self.facts = facts
        self.threat = threat
        self.turns = min(HORIZON, turns)
        self.prize = prize
        self.shores = shores
        self.caution = caution
        steps = field(facts.chart, GERMAN, here)
        self.waters = [place for place, away in steps.items() if away <= self.turns + 1]

    def gain(self, place: str, turns: int) -> float:
        """Points that a turn in a hex brings, its dangers subtracted."""
        risk = self.threat.seen(place, turns) * self.threat.near(place, turns)
        return self.prize(place, turns) - self.shores[place] - self.caution * risk

    def worth(self, end: Worth) -> Worth:
        """What it is worth to stand in a hex after the next move, up to a given worth at the end."""
        lowest = min(end.values(), default=0.0) - 50.0
        value = {place: end.get(place, lowest) for place in self.waters}
        ways = self.facts.chart.ways
        for turn in range(self.turns, 0, -1):
            gains = {place: self.gain(place, turn) + value[place] for place in self.waters}
            value = {
                place: max([gains[place], *(gains[near] for near in ways(GERMAN, place) if near in gains)])
                for place in self.waters
            }
        return value
