"""The battle board: a single line of movement zones, three to a sea zone, and the ships on it."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import SEATS
from huffduff.games.chase.state import Battle, Fighter, Public

Targets = dict[str, list[str]]  # the enemies that each ship can reach
DARKEST = 9  # the last space on which ships are set up


def board(public: Public) -> Battle:
    """The battle that is being fought."""
    assert public.battle is not None
    return public.battle


def side_of(battle: Battle, side: str) -> list[Fighter]:
    """A side's ships on the board."""
    return [fighter for fighter in battle.fighters.values() if fighter.side == side]


@rule("CH-10.7.a")
def decided(battle: Battle) -> bool:
    """Whether a side has nobody left on the board."""
    return not all(side_of(battle, side) for side in SEATS)


def alter(public: Public, ship: str, **changes: Any) -> None:
    """A ship on the board is somewhere else, or knows something else."""
    fighters = board(public).fighters
    public.change_battle(fighters={**fighters, ship: replace(fighters[ship], **changes)})


def take_away(public: Public, gone: Collection[str]) -> None:
    """Ships are no longer on the board."""
    left = {name: fighter for name, fighter in board(public).fighters.items() if name not in gone}
    public.change_battle(fighters=left)


@rule("CH-10.0.l", "CH-10.6.c")
def own_end(facts: Facts, attacks: bool, space: int) -> int:
    """The zone that a side counts as this space from its own end; nobody starts off the board."""
    space = min(max(space, 1), DARKEST)
    return space if attacks else facts.tables.battle.zones + 1 - space


@rule("CH-10.1.a", "CH-2.2.a")
def between(facts: Facts, one: int, other: int) -> int:
    """How many sea zones lie between two movement zones."""
    depth = facts.tables.battle.sea_zone
    return max(0, abs((one - 1) // depth - (other - 1) // depth) - 1)


@rule("CH-10.1.a")
def range_of(facts: Facts, one: Fighter, other: Fighter) -> str:
    """The range band between two ships."""
    return facts.tables.gun.range.at(between(facts, one.zone, other.zone))
