"""Players read names, never ids."""

import pytest

from huffduff.games.vas.facts.words import SEATS
from huffduff.games.vas.muster import ship_id
from huffduff.games.vas.names import naming
from huffduff.words import LANGUAGES, Words
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sides_of_every_scenario_are_called_by_their_navies(language: str) -> None:
    say = Words(language)
    for name, scenario in FACTS.scenarios.items():
        for place, seat in enumerate(SEATS):
            navy = say(f"vas-navy-{scenario.side[place].navy}") if scenario.side else "whatever was chosen"
            assert say(f"vas-scenario-{name}.{seat}", {f"{seat}-navy": navy}) == navy
