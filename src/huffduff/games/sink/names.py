"""What people call the things that the rules know by id."""

from typing import Any

from huffduff.games.sink.facts.loading import Facts

SHIPS = ("ship", "ships", "target", "firer", "by")
UNITS = ("unit", "units", "by")


def naming(facts: Facts, name: str, value: Any) -> Any:
    """Ships and air units by their names; lists one by one; everything else as it is."""
    if isinstance(value, (list, tuple)):
        return ", ".join(str(naming(facts, name, part)) for part in value)
    if name in SHIPS and value in facts.ships:
        return facts.ships[value].name
    if name in UNITS and value in facts.aircraft:
        return facts.aircraft[value].name
    return value
