"""Turns, light and weather boxes, the three cups, and the matrix of what ships may do in each state."""

from functools import cached_property

from huffduff.engine.tables import Strict
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import VIS_X


class Turns(Strict, frozen=True):
    """The turn track: times of day in order, dates in May 1941, and how often the submarine icon comes."""

    times: tuple[str, ...]
    first_date: int
    last_date: int
    submarine_every: int


class Boxes(Strict, frozen=True):
    """The last boxes of the weather and fuel tracks."""

    weather: int
    fuel: int


@rule("CH-1.a")
class Tracks(Strict, frozen=True):
    """The file `tracks.toml`; turns are counted from 1."""

    turns: Turns
    light: dict[str, int]
    boxes: Boxes

    @property
    def last(self) -> int:
        """The number of the last turn, an evening."""
        return len(self.turns.times) * (self.turns.last_date - self.turns.first_date + 1)

    def date(self, turn: int) -> int:
        """The day of May."""
        return self.turns.first_date + (turn - 1) // len(self.turns.times)

    def time(self, turn: int) -> str:
        """The time of day by its name."""
        return self.turns.times[(turn - 1) % len(self.turns.times)]

    def turn(self, date: int, time: str) -> int:
        """The number of the turn at a time of a date."""
        return len(self.turns.times) * (date - self.turns.first_date) + self.turns.times.index(time) + 1

    def night(self, turn: int) -> bool:
        """Whether modifiers for night apply."""
        return self.time(turn) == "night"

    def submarine(self, turn: int) -> bool:
        """Whether the turn shows the submarine icon."""
        return turn % self.turns.submarine_every == 0

    def visibility(self, weather: int, turn: int) -> int:
        """The visibility level: weather and time of day together, X beyond 9."""
        return min(weather + self.light[self.time(turn)], VIS_X)


@rule("CH-2.3.3.e", "CH-2.3.3.f", "CH-9.T3")
class Cups(Strict, frozen=True, dict=True):
    """The file `cups.toml`: how many chits there are of each kind or value."""

    damage: dict[str, int]
    evasion: dict[str, int]
    convoy: dict[str, int]

    @cached_property
    def damage_chits(self) -> tuple[str, ...]:
        """The full cup of damage chits."""
        return tuple(kind for kind, number in self.damage.items() for _ in range(number))

    @cached_property
    def evasion_chits(self) -> tuple[int, ...]:
        """The full cup of Evasion Effects."""
        return tuple(int(value) for value, number in self.evasion.items() for _ in range(number))

    @cached_property
    def convoy_chits(self) -> tuple[int, ...]:
        """The full cup of convoy chits."""
        return tuple(int(value) for value, number in self.convoy.items() for _ in range(number))


class StatusRow(Strict, frozen=True):
    """What a ship may do in one state."""

    move: str
    search: str
    shadow: str
    patrol: str
    combat: str
    hunt: str
    reinforce: str
    regroup: str


ACTIVITIES = StatusRow.__struct_fields__


class Matrix(Strict, frozen=True, dict=True):
    """The file `status.toml`."""

    state: dict[str, StatusRow]

    @cached_property
    def barred(self) -> dict[str, frozenset[str]]:
        """For every activity the states that forbid it, or in which it cannot arise."""
        return {
            activity: frozenset(name for name, row in self.state.items() if getattr(row, activity) in ("no", "-"))
            for activity in ACTIVITIES
        }
