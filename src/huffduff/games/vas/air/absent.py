"""The lines of the agenda that belong to aircraft, while there are no chapters of the air: no Flight does anything."""

from huffduff.games.vas.book import step
from huffduff.games.vas.facts.words import Seat
from huffduff.games.vas.state import State


@step
def declare_antiaircraft(s: State, seat: Seat) -> None:
    """Nobody shoots at Flights."""


@step
def fire_antiaircraft(s: State) -> None:
    """Nothing was declared."""


@step
def attack_with_aircraft(s: State, seat: Seat) -> None:
    """No Flight touches a ship."""


@step
def dogfight_phase(s: State) -> None:
    """No Flights touch each other."""


@step
def rearm(s: State, seat: Seat) -> None:
    """No Flight has spent anything."""
