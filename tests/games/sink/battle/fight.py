"""Battles for the tests: two lines in one hex, in whatever round and condition a test wants."""

from collections.abc import Mapping
from typing import Any

from huffduff.games.sink.battle.joining import start_battle
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.facts.words import GERMAN, Hex, ShipId
from huffduff.games.sink.parts import Fighter, Shot, Sort
from huffduff.games.sink.state import State
from tests.games.sink.table import band, setting

PLACE = Hex("2920")  # open sea, no fog, no coast
DAY, NIGHT = 1, 3


def clash(
    german: tuple[str, ...],
    british: tuple[str, ...],
    turn: int = DAY,
    round: int | None = None,  # noqa: A002
    escorts: tuple[str, ...] = (),
    hurt: Mapping[str, int] | None = None,
    flipped: tuple[str, ...] = (),
    **options: str,
) -> State:
    """A German task force fights a British one, and its escorts of convoys; `hurt` gives ships damage points."""
    s = setting(turn, **options)
    band(s, "G1", PLACE, *german)
    if british:
        band(s, "B1", PLACE, *british)
    if escorts:
        band(s, "B2", PLACE, *escorts, escort=True)
    for name in {**dict.fromkeys(flipped), **(hurt or {})}:
        change(s, name, damage=(hurt or {}).get(name, 0), flipped=name in flipped)
    start_battle(s, PLACE, (GERMAN,), ())
    s.events.clear()
    if round is not None:
        board(s.public).round = round
    return s


def change(s: State, name: str, **changes: Any) -> None:
    """Change a ship on her owner's card."""
    s.private[s.data.ships[ShipId(name)].side].change(ShipId(name), **changes)


def fighter(s: State, name: str) -> Fighter:
    """A ship in the line."""
    return board(s.public).fighters[ShipId(name)]


def shot(firer: str, target: str, weapon: Sort = "main", strength: int = 0) -> Shot:
    """An announced attack."""
    return Shot(ShipId(firer), ShipId(target), weapon, strength)
