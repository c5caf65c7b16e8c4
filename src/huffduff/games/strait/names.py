"""What people call the things that the rules know by id."""

from typing import Any

from huffduff.games.strait.facts import Facts
from huffduff.games.strait.sea import label

SHIPS = ("ship", "target", "firer")
OFFICERS = ("officer", "captain", "admiral")
SPACES = ("space", "from", "to")
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def naming(facts: Facts, name: str, value: Any) -> Any:
    """Ships by their names, officers by their family names, spaces by letter and number, cards by rank and suit."""
    if isinstance(value, str):
        if name in SHIPS and value in facts.ships:
            return facts.ships[value].name
        if name in OFFICERS and value in facts.captains:
            return facts.captains[value].name.split()[-1]
        if name == "card":
            return value[:-1] + SUITS.get(value[-1:], "")
    return label(value) if name in SPACES and isinstance(value, int) and value >= 0 else value
