"""What people call the things that the rules know by id."""

from typing import Any

from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.ships.units import d10

SHIPS = ("ship", "unit", "target", "firer", "tanker", "ships", "escorts", "by")


def naming(facts: Facts, name: str, value: Any) -> Any:
    """Ships, wings and convoys by their names, the ten of a die as 0; lists one by one; everything else as it is."""
    if isinstance(value, (list, tuple)):
        return ", ".join(str(naming(facts, name, part)) for part in value)
    if name == "face":
        return d10((value,))
    if not isinstance(value, str):
        return value
    if name in SHIPS and value in facts.ships:
        return facts.ships[value].name
    if name == "wing" and value in facts.wings:
        return facts.wings[value].name
    if name == "convoy" and value in facts.convoys:
        return facts.convoys[value].name
    return value
