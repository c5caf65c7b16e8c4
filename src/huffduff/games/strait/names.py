"""What people call the things that the rules know by id."""

from typing import Any

from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.sea import SPACES, label

SHIP_PARAMS = ("ship", "target", "firer")
OFFICER_PARAMS = ("officer", "captain", "admiral")
SPACE_PARAMS = ("space", "from", "to")
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def naming(facts: Facts, name: str, value: Any) -> Any:
    """Ships by their names, officers by their family names, spaces by letter and number, cards by rank and suit."""
    if isinstance(value, str):
        if name in SHIP_PARAMS and value in facts.ships:
            return facts.ships[ShipId(value)].name
        if name in OFFICER_PARAMS and value in facts.captains:
            return facts.captains[value].name.split()[-1]
        if name == "card":
            return value[:-1] + SUITS.get(value[-1:], "")
    return label(SPACES[value]) if name in SPACE_PARAMS and value in SPACES else value
