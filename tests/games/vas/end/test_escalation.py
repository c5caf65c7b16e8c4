"""Escalation: what spreads when nobody stops it."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.end.escalation import escalating, escalation_phase
from huffduff.games.vas.facts.words import AREAS
from huffduff.games.vas.state import State
from tests.games.vas.table import FACTS, Table, put, setting


def burning(card: str = "bismarck", **changes: Any) -> State:
    s = setting()
    put(s, "blue", card, 10, 10, name="Ship", **changes)
    return s


@pytest.mark.rule("VS-CRIT.13", "VS-END.16", "VS-END.18")
def test_escalation_is_active_from_its_score_on_but_not_at_six() -> None:
    s = setting()
    for score in range(7):
        ship = put(s, "blue", "bismarck", 1, 1, engine=score, weapons=score, crew=score)
        expected = (4 <= score < 6, 4 <= score < 6, 2 <= score < 6)
        assert tuple(escalating(FACTS, ship, area) for area in AREAS) == expected


@pytest.mark.rule("VS-END.14")
def test_on_four_or_more_the_score_rises_with_all_that_follows() -> None:
    table = Table(burning(crew=2), do(escalation_phase), script=[4, 1])
    ship = table.ship("blue-ship")
    assert (ship.crew, ship.weapons, ship.hull) == (3, 1, 102 - 2 - 1)
    assert Table(burning(crew=2), do(escalation_phase), script=[3]).ship("blue-ship").crew == 2


@pytest.mark.rule("VS-EX.14", "VS-END.15")
def test_each_area_rolls_by_itself() -> None:
    table = Table(burning("warspite", weapons=4, crew=2), do(escalation_phase), script=[5, (3, 4), "X", 2])
    assert table.rested
    ship = table.ship("blue-ship")
    assert (ship.weapons, ship.crew, ship.hull) == (5, 2, 73 - 7)
    assert [gun for gun, mount in ship.mounts.items() if mount.out] == ["X"]


@pytest.mark.rule("VS-END.17", "VS-END.16")
def test_what_was_repaired_below_the_point_does_not_roll() -> None:
    assert Table(burning(engine=3, crew=1), do(escalation_phase)).events == []


@pytest.mark.rule("VS-END.19")
def test_only_areas_that_were_active_when_the_step_began_roll() -> None:
    table = Table(burning(engine=5, crew=1), do(escalation_phase), script=[4, (1, 1, 1)])
    assert table.rested
    assert (table.ship("blue-ship").engine, table.ship("blue-ship").crew) == (6, 2)


@pytest.mark.rule("VS-END.18", "VS-END.19")
def test_an_area_that_was_pushed_to_six_meanwhile_does_not_roll() -> None:
    table = Table(burning(engine=5, crew=5), do(escalation_phase), script=[4, (1, 1, 1), (1, 1), 1])
    assert table.rested
    assert (table.ship("blue-ship").engine, table.ship("blue-ship").crew) == (6, 6)


@pytest.mark.rule("VS-END.19")
def test_ships_of_the_token_come_first() -> None:
    s = burning(crew=2)
    put(s, "red", "hood", 20, 20, crew=2)
    put(s, "blue", "norfolk", 30, 20, crew=2, status="withdrawn")
    s.public.token = "red"
    table = Table(s, do(escalation_phase), script=[1, 1])
    assert [told["ship"] for told in table.told("vas-contained")] == ["red-hood", "blue-ship"]


@pytest.mark.rule("VS-END.14", "VS-CRIP.2")
def test_escalation_may_cripple_or_sink() -> None:
    crippled = Table(burning("northampton", engine=4, hull=9), do(escalation_phase), script=[4, 3, (1, 1, 1), 1])
    assert crippled.ship("blue-ship").crippled
    sunk = Table(burning("northampton", engine=4, crew=2, hull=3), do(escalation_phase), script=[4, 3])
    assert sunk.rested
    assert sunk.ship("blue-ship").status == "sunk"
