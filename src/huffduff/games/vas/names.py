"""What people call the things that the rules know by id."""

from typing import Any

from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import SEATS, PlaneId

SHIP_PARAMS = ("ship", "target", "firer", "carrier")
FLIGHT_PARAMS = ("flight", "enemy")


def naming(facts: Facts, name: str, value: Any) -> Any:
    """Ships by their names, Flights by their aircraft and number."""
    if isinstance(value, str) and name in (*SHIP_PARAMS, *FLIGHT_PARAMS):
        for seat in SEATS:
            if value.startswith(f"{seat}-"):
                own = value.removeprefix(f"{seat}-")
                return facts.ship_names.get(own, value) if name in SHIP_PARAMS else _flight(facts, own)
    return value


def _flight(facts: Facts, name: str) -> str:
    """The aircraft of a Flight, and which of several it is."""
    plane, _, number = name.rpartition("-")
    known = facts.planes.get(PlaneId(plane))
    return f"{known.name} {number}" if known else name
