"""What closes a turn."""

from typing import Any

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.vas.end.closing import clean_up, end_check, end_phase, fleet_gone, scouts_return
from huffduff.games.vas.state import Burst, Shot, State
from huffduff.geometry.plane import Point
from tests.games.vas.table import Table, fly, put, setting


def noted(s: State, *agenda: Do, names: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """The steps that an agenda leads to, by name."""
    seen: list[tuple[Any, ...]] = []

    def note(name: str) -> Any:
        return lambda _, *args: seen.append((name, *args))

    assert Table(s, *agenda, steps={name: note(name) for name in names}).rested
    return seen


@pytest.mark.rule("VS-END.1", "VS-TURN.13", "VS-END.2")
def test_the_end_phase_in_order() -> None:
    s = setting()
    s.public.token = "red"
    names = ("damage_control", "escalation_phase", "rearm", "scouts_return", "clean_up", "end_check")
    assert noted(s, do(end_phase), names=names) == [
        ("damage_control", "red"),
        ("damage_control", "blue"),
        ("escalation_phase",),
        ("rearm", "red"),
        ("rearm", "blue"),
        ("scouts_return",),
        ("clean_up",),
        ("end_check",),
    ]


@pytest.mark.rule("VS-SCOUT.11", "VS-SCOUT.12", "VS-SCOUT.13")
@pytest.mark.parametrize(("face", "edge"), [(1, "north"), (3, "north"), (4, "west"), (5, "east"), (6, "south")])
def test_scouts_come_back_on_a_six_over_a_random_edge(face: int, edge: str) -> None:
    s = setting()
    put(s, "red", "norfolk", 0, 0, status="scouting")
    put(s, "red", "suffolk", 0, 0, status="scouting")
    put(s, "red", "hood", 9, 9)
    s.public.change_side("red", observers_scouting=3)
    table = Table(s, do(scouts_return), script=[5, 6, face])
    assert table.rested
    assert table.ship("red-norfolk").status == "scouting"
    assert (table.ship("red-suffolk").status, table.ship("red-suffolk").edge) == ("entering", edge)


@pytest.mark.rule("VS-SCOUT.11")
def test_after_the_last_turn_it_is_too_late_to_come_back() -> None:
    s = setting()
    put(s, "red", "norfolk", 0, 0, status="scouting")
    s.public.turn = 8
    assert Table(s, do(scouts_return)).events == []


@pytest.mark.rule("VS-END.20", "VS-ORD.20")
def test_counters_and_what_was_of_this_turn_are_gone() -> None:
    s = setting()
    sailed: dict[str, Any] = {"order": "smoke", "obeyed": True, "moved": 600, "turned": True, "wake": (Point(1, 1),)}
    done: dict[str, Any] = {"has_fired": True, "deck_open": True, "operations": 1, "repaired": ("engine",)}
    ship = put(s, "blue", "bismarck", 10, 10, **sailed, **done)
    flying: dict[str, Any] = {"launched": True, "safe": True, "has_moved": True, "wake": (Point(1, 1),)}
    flight = fly(s, "blue", "a6m2-zero-fighter", 1, 1, target="red-hood", **flying)
    p = s.public
    p.smoke, p.shots = (Point(1, 1),), (Shot("A", "red-hood", 2),)  # type: ignore[arg-type]
    p.bursts = (Burst(ship.id, "aa", flight.id, 1),)  # type: ignore[arg-type]
    p.spotted, p.aircraft_nominated, p.slot, p.nominated = (("blue", ship.id),), ("blue",), "blue", ship.id
    p.air_first = "blue"
    table = Table(s, do(clean_up))
    assert table.heard(None) == ["vas-smoke-clears"]
    p, ship, flight = table.p, table.ship(ship.id), table.flight(flight.id)
    assert (p.smoke, p.shots, p.bursts, p.spotted, p.aircraft_nominated) == ((), (), (), (), ())
    assert (p.slot, p.nominated, p.air_first) == (None, None, None)
    assert ship == put(setting(), "blue", "bismarck", 10, 10, has_moved=False)
    assert flight == fly(setting(), "blue", "a6m2-zero-fighter", 1, 1)
    assert Table(setting(), do(clean_up)).events == []


@pytest.mark.rule("VS-WAS.2", "VS-TURN.1")
@pytest.mark.rule("VS-WAS.3")
def test_the_battle_ends_after_the_last_turn_or_when_a_fleet_is_gone() -> None:
    names = ("turn", "score_battle")
    for turn, status, expected in (
        (7, "table", "turn"),
        (8, "table", "score_battle"),
        (5, "withdrawn", "score_battle"),
        (5, "sunk", "score_battle"),
        (5, "scouting", "turn"),
        (5, "deep", "turn"),
        (5, "entering", "turn"),
    ):
        s = setting()
        put(s, "blue", "bismarck", 1, 1)
        put(s, "red", "hood", 1, 1, status=status)
        s.public.turn = turn
        assert noted(s, do(end_check), names=names) == [(expected,)]


@pytest.mark.rule("VS-WAS.3")
def test_only_a_fleet_that_began_as_aircraft_lives_on_in_them() -> None:
    s = setting()
    put(s, "red", "hood", 1, 1, status="sunk")
    flight = fly(s, "red", "swordfish-i-torpedo-bomber", 1, 1)
    assert fleet_gone(s.public, "red")
    s.public.change_side("red", all_air=True)
    assert not fleet_gone(s.public, "red")
    s.public.change_flight(flight.id, place="lost")
    assert fleet_gone(s.public, "red")
