"""Players read names, never ids."""

from huffduff.games.vas.muster import ship_id
from huffduff.games.vas.names import naming
from tests.games.vas.table import FACTS


def test_ships_and_flights_are_called_by_name() -> None:
    names = {card.name for card in FACTS.cards.values()}
    assert {naming(FACTS, "ship", ship_id("red", name)) for name in names} == names
    assert naming(FACTS, "target", "blue-bismarck") == "Bismarck"
    assert naming(FACTS, "flight", "red-a6m2-zero-fighter-2").endswith("Zero 2")
    assert naming(FACTS, "flight", "red-unknown-1") == "unknown-1"
    assert naming(FACTS, "ship", "nobody") == "nobody"
    assert naming(FACTS, "hits", 3) == 3
    assert naming(FACTS, "area", "blue-bismarck") == "blue-bismarck"
