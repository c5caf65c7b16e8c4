"""Fights in the air: who goes up against raiders, and which dogfights come first."""

from huffduff.games.vas.air.dogfights import DogfightHints, Pair, PairChance
from huffduff.games.vas.air.raids import RaidHints
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.numbers import LEAST_ODDS
from huffduff.games.vas.facts.words import FlightId


def dogfights(desk: Desk) -> tuple[Pair, ...]:
    """Those that the own Flights are likeliest to win come first, so that the winners support the others."""
    return tuple(row.pair for row in sorted(desk.hints(DogfightHints).pairs, key=lambda row: -_won(desk, row)))


def _won(desk: Desk, row: PairChance) -> float:
    return row.wins if desk.public.flights[row.pair.flight].side == desk.seat else row.loses


def interceptors(desk: Desk) -> tuple[Pair, ...]:
    """The best fighting Flights aboard against the heaviest bombers, as long as they are not hopelessly inferior."""
    hints, planes, flights = desk.hints(RaidHints), desk.facts.planes, desk.public.flights

    def dogfight(flight: FlightId) -> int:
        return planes[flights[flight].plane].dogfight

    def load(flight: FlightId) -> int:
        return planes[flights[flight].plane].damage_dice

    ours, theirs = (
        sorted(hints.aboard, key=lambda one: -dogfight(one)),
        sorted(hints.raiders, key=lambda one: -load(one)),
    )
    pairs = (Pair(*pair) for pair in zip(ours, theirs, strict=False))
    return tuple(pair for pair in pairs if dogfight(pair.flight) - dogfight(pair.enemy) >= LEAST_ODDS)
