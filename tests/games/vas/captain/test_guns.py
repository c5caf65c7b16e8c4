"""Targets: fire is concentrated, shifted in time, and torpedoes are kept for a good chance."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.captain.guns import sinks
from huffduff.games.vas.captain.worth import NO_LOSS, Loss
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.fan import fan_salvo
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.state import State
from tests.games.vas.captain.deciding import decided, last_turn
from tests.games.vas.table import Table, put, setting

HOOD = ShipId("red-hood")


def fired(s: State, ship: str = "blue-bismarck") -> dict[str, set[str]]:
    """The targets of each system she fires."""
    found: dict[str, set[str]] = {}
    for shot in decided(Table(s, do(name_targets, ship))):
        found.setdefault(shot.target, set()).add(shot.weapon)
    return found


def test_all_turrets_fire_where_it_is_worth_most() -> None:
    s = setting()
    put(s, "blue", "bismarck", 30, 20)
    put(s, "red", "hood", 42, 20)
    put(s, "red", "prince-of-wales", 42, 24)
    assert fired(s)["red-prince-of-wales"] >= {"A", "B", "X", "Y"}
    s.public.change_ship(HOOD, hull=33)
    assert fired(s)["red-hood"] >= {"A", "B", "X", "Y"}


def test_a_ship_as_good_as_sunk_gets_no_more_than_she_needs() -> None:
    s = setting()
    put(s, "blue", "bismarck", 30, 20)
    put(s, "red", "hood", 40, 20, hull=1, crippled=True)
    put(s, "red", "norfolk", 40, 22)
    found = fired(s)
    assert len(found["red-hood"]) < 4
    assert found["red-norfolk"]


def test_the_ship_that_the_objective_asks_for_comes_first() -> None:
    s = setting()
    put(s, "blue", "bismarck", 30, 20)
    put(s, "red", "hood", 40, 20, hull=53)
    put(s, "red", "norfolk", 40, 22)
    assert "A" in fired(s)["red-norfolk"]
    s.public.change_side("blue", objective="ultimate-enemy")
    assert "A" in fired(s)["red-hood"]


def test_torpedoes_wait_for_a_good_chance_until_the_last_turns() -> None:
    s = setting(1942, "JP", "US")
    put(s, "blue", "kagero", 10, 20)
    put(s, "red", "northampton", 35, 20)
    assert not fired(s, "blue-kagero")
    assert any(name.startswith("torpedo") for name in fired(last_turn(s), "blue-kagero")["red-northampton"])
    put(s, "red", "northampton", 20, 20)
    s.public.turn = 1
    assert any(name.startswith("torpedo") for name in fired(s, "blue-kagero")["red-northampton"])


def test_a_fan_is_launched_where_it_costs_nothing() -> None:
    s = setting(1942, "JP", "US")
    put(s, "blue", "kagero", 30, 20)
    put(s, "red", "northampton", 40, 20)
    assert decided(Table(s, do(fan_salvo, "blue-kagero"))) == "yes"


def test_the_chance_to_sink_follows_the_loss() -> None:
    s = setting()
    hood = put(s, "red", "hood", 30, 20, hull=10)
    assert sinks(hood, NO_LOSS) == 0
    assert sinks(hood, Loss(10.0, 4.0)) == pytest.approx(0.5)
    assert sinks(hood, Loss(5.0, 4.0)) < 0.05 < 0.95 < sinks(hood, Loss(15.0, 4.0))
