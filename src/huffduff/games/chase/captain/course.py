"""The way of a raider: turn by turn what it brings to be somewhere, and what it may cost, weighed to the end."""

from collections.abc import Callable, Mapping

from huffduff.games.chase.captain.chart_work import field
from huffduff.games.chase.captain.numbers import HORIZON, OUTSIDE
from huffduff.games.chase.captain.threat import Threat
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import GERMAN

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
        fuel: float,
    ) -> None:
        self.facts = facts
        self.threat = threat
        self.turns = min(HORIZON, turns)
        self.prize = prize
        self.shores = shores
        self.caution = caution
        self.fuel = fuel
        steps = field(facts.chart, GERMAN, here)
        self.waters = [place for place, away in steps.items() if away <= 2 * self.turns + 2]

    def gain(self, place: str, turns: int) -> float:
        """Points that a turn in a hex brings, its dangers subtracted."""
        risk = self.threat.seen(place, turns) * self.threat.near(place, turns)
        return self.prize(place, turns) - self.shores[place] - self.caution * risk

    def worth(self, end: Worth) -> tuple[Worth, Worth]:
        """What it is worth to stand in a hex after the next move, up to a given worth at the end.

        Ships that came at full speed burn twice as much if they go on like that, so they have a worth of their own.
        """
        lowest = min(end.values(), default=0.0) - OUTSIDE
        calm = fast = {place: end.get(place, lowest) for place in self.waters}
        for turn in range(self.turns, 0, -1):
            gains = {place: self.gain(place, turn) for place in self.waters}
            near = self._best({place: gains[place] + calm[place] for place in self.waters})
            far = self._best(self._best({place: gains[place] + fast[place] for place in self.waters}))
            calm = {place: max(near[place], far[place] - self.fuel) for place in self.waters}
            fast = {place: max(near[place], far[place] - 2 * self.fuel) for place in self.waters}
        return calm, fast

    def _best(self, gains: Worth) -> Worth:
        """The most that can be had in a hex or beside it."""
        ways = self.facts.chart.ways
        return {
            place: max([gain, *(gains[near] for near in ways(GERMAN, place) if near in gains)])
            for place, gain in gains.items()
        }
