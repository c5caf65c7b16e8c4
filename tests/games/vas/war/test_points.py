"""Victory points."""

from typing import Any

import msgspec
import pytest

from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.scenarios import SCENARIOS
from huffduff.games.vas.state import State
from huffduff.games.vas.war.points import in_points, quarters
from tests.games.vas.table import FACTS, fly, put, setting


def score(card: str, facts: Facts = FACTS, **changes: Any) -> str:
    """What red's ship is worth to blue."""
    s = setting(1944, "JP", "US")
    put(s, "red", card, 20, 20, **changes)
    assert quarters(facts, s.public, "red") == 0
    return in_points(quarters(facts, s.public, "blue"))


@pytest.mark.rule("VS-VP.8")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_battle_counts_the_same_points(scenario: str) -> None:
    s = setting(1944, "JP", "US")
    s.public.scenario = scenario
    put(s, "red", "northampton", 20, 20, name="Sunk", status="sunk")
    put(s, "red", "northampton", 20, 20, name="Hurt", crippled=True)
    put(s, "red", "northampton", 20, 20, name="Gone", status="withdrawn", edge="south")
    fly(s, "red", "f4u-4-corsair-fighter", 20, 20, place="lost")
    assert in_points(quarters(FACTS, s.public, "blue")) == "252.5"


@pytest.mark.rule("VS-VP.1", "VS-VP.2", "VS-VP.3", "VS-VP.7", "VS-EX.5", "VS-VP.8")
def test_a_ship_is_worth_all_half_or_a_quarter_of_her_points() -> None:
    assert score("northampton") == "0"
    assert score("northampton", status="sunk") == "130"
    assert score("northampton", status="withdrawn", edge="east") == "32.5"
    assert score("northampton", crippled=True) == "65"
    assert score("yamato", crippled=True) == "500"
    assert score("yamato", crippled=True, status="sunk") == "1000"


@pytest.mark.rule("VS-VP.5", "VS-VP.6")
def test_only_the_worst_that_happened_to_her_counts() -> None:
    assert score("northampton", crippled=True, status="sunk") == "130"
    assert score("northampton", crippled=True, status="withdrawn", edge="north") == "65"


@pytest.mark.rule("VS-VP.11", "VS-VP.12")
def test_over_an_edge_that_is_not_safe_she_is_lost() -> None:
    scenario = msgspec.structs.replace(FACTS.scenarios["war-at-sea"], safe_edges=("south",))
    facts = msgspec.structs.replace(FACTS, scenarios={**FACTS.scenarios, "war-at-sea": scenario})
    assert score("northampton", facts, status="withdrawn", edge="north") == "130"
    assert score("northampton", facts, status="withdrawn", edge="south") == "32.5"
    assert all(score("northampton", status="withdrawn", edge=edge) == "32.5" for edge in ("north", "east", "west"))


@pytest.mark.rule("VS-VP.4")
@pytest.mark.parametrize(("place", "points"), [("lost", "20"), ("air", "0"), ("spent", "0"), ("drowned", "0")])
def test_flights_count_when_they_are_shot_down(place: str, points: str) -> None:
    s: State = setting(1942, "US", "JP")
    fly(s, "red", "a6m2-zero-fighter", 10, 10, place=place)
    assert in_points(quarters(FACTS, s.public, "blue")) == points


@pytest.mark.rule("VS-SCOUT.14")
def test_scouts_that_never_came_back_are_worth_nothing() -> None:
    assert score("northampton", status="scouting") == "0"


def test_quarters_are_never_rounded() -> None:
    assert [in_points(n) for n in (0, 1, 2, 3, 4, 130)] == ["0", "0.25", "0.5", "0.75", "1", "32.5"]
