"""What is done where nobody says anything."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.air.antiaircraft import pass_over
from huffduff.games.vas.defaults import steady
from huffduff.games.vas.end.damage_control import repair
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.fan import fan_salvo
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.movement.orders import give_order
from huffduff.games.vas.movement.sailing import sail
from tests.games.vas.table import Table, fly, put, setting

BISMARCK = ShipId("blue-bismarck")


def said(table: Table) -> Any:
    """What somebody answers who does the least."""
    return steady(table.state.view(table.ask.seat), table.ask, Random(1))


@pytest.mark.rule("VS-FSM.5", "VS-TRAIT.30")
def test_local_guns_fire_at_whoever_passes_over() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20)
    flight = fly(s, "red", "swordfish-i-bomber", 20, 20)
    assert said(Table(s, do(pass_over, flight.id, BISMARCK))) == "yes"


@pytest.mark.rule("VS-FSM.5", "VS-END.3")
@pytest.mark.parametrize(
    ("scores", "area"),
    [
        ({"engine": 1, "weapons": 3, "crew": 2}, "weapons"),
        ({"engine": 2, "weapons": 2, "crew": 2}, "engine"),
        ({"engine": 6, "weapons": 1, "crew": 5}, "crew"),
        ({"engine": 1, "crew": 1, "order": "all-hands", "obeyed": True}, "all"),
    ],
)
def test_the_crew_works_where_it_is_worst_of_what_can_be_repaired(scores: dict[str, Any], area: str) -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20, **scores)
    assert said(Table(s, do(repair, BISMARCK))) == area


@pytest.mark.rule("VS-FSM.5")
def test_ships_go_straight_ahead_without_an_order_and_hold_their_fire() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20, has_moved=False)
    put(s, "red", "hood", 20, 35)
    assert said(Table(s, do(give_order, BISMARCK))) == "none"
    assert said(Table(s, do(sail, BISMARCK))) == "1"
    assert said(Table(s, do(name_targets, BISMARCK))) == ()
    japan = setting(1942, "JP", "US")
    takao = put(japan, "blue", "takao", 20, 20)
    put(japan, "red", "northampton", 20, 40)
    assert said(Table(japan, do(fan_salvo, takao.id))) == "no"
