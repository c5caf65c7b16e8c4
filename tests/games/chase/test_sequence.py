"""The order of a turn, and what one side hears of the other in the course of it."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.questions import Do, do
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.chase import GAME
from huffduff.games.chase.battle.combat import Attack
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OTHER, SEATS, SHADOWED, SIGHTED
from huffduff.games.chase.operations.orders import Form, Move
from huffduff.games.chase.sequence import game_turn
from tests.games.chase.table import FACTS, Table, locate, put, setting

PHASES = ["visibility", "shadow", "movement", "search", "air-attack", "naval-combat", "chance", "admin"]


def phases(turn: int, first_turn: int) -> list[str]:
    """The phases that the agenda of a turn opens, in order."""
    s = setting(turn)
    s.public.scenario = next(name for name, plan in FACTS.scenarios.items() if plan.first_turn == first_turn)
    agenda: list[Do] = list(game_turn(s))
    return [line.args[0] for line in agenda if line.step == "open_phase"]


@pytest.mark.rule("CH-4.1.a")
def test_eight_phases_in_fixed_order() -> None:
    assert phases(2, 1) == PHASES
    assert phases(40, 1) == PHASES


@pytest.mark.rule("CH-4.1.b", "CH-3.e", "CH-5.a", "CH-6.a")
@pytest.mark.parametrize("first", [1, 11, 23])
def test_the_first_turn_of_a_game_begins_with_movement(first: int) -> None:
    assert phases(first, first) == PHASES[2:]
    assert phases(first + 1, first) == PHASES


@pytest.mark.rule("CH-4.1.b", "CH-3.e")
def test_a_game_opens_with_the_orders_of_its_first_turn_and_the_second_with_the_weather() -> None:
    source, rng = Seeded(b"sequence"), Random(3)
    position = begin(GAME, FACTS, "swordfish", {}, source)
    assert position.now.public.phase == "movement"
    keys: list[str] = []
    while position.now.public.turn < 24 or "chase-ask-orders" not in [ask.key for ask in position.asks]:
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        position = answer(position, ask.seat, ask.choice.sample(rng), source)
        keys += [event.key for event in position.events]
    assert keys.index("chase-turn") < keys.index("chase-roll-weather")


@pytest.mark.rule("CH-1.a")
def test_the_turn_is_announced_with_its_date_and_time() -> None:
    table = Table(setting(11), do(game_turn), script=[4], then=Seeded(b"any"))
    assert table.told("chase-turn")[0] == {"turn": 11, "date": 24, "time": "night"}
    assert FACTS.tracks.date(11 + 5) == 25


def sealed_then_open(position: Position, german: object, allied: object) -> Position:
    source = Seeded(b"sealed")
    half = answer(position, GERMAN, german, source)
    assert half.view(ALLIED).wire() == position.view(ALLIED).wire()
    assert half.events == ()
    assert half.deciding == position.deciding
    return answer(half, ALLIED, allied, source)


@pytest.mark.rule("CH-1.b", "CH-7.7.a")
def test_moves_are_secret_until_a_rule_reveals_them() -> None:
    s = setting(weather=9)
    s.public.visibility = 9
    put(s, "bismarck", "P10")
    put(s, "hood", "V15")
    table = Table(s, Do("movement_phase"))
    after = sealed_then_open(table.position, (Move("bismarck", ("P11", "P12")),), ())
    private = after.now.private[GERMAN]
    assert private.ships["bismarck"].hex == "P12"
    for hidden in ("bismarck", "P11", "P12"):
        assert hidden not in str(after.view(ALLIED).wire())
        assert hidden not in str([event for event in after.events if event.reaches(ALLIED)])


@pytest.mark.rule("CH-1.c")
def test_only_hexes_with_factors_enough_can_be_called() -> None:
    s = setting(visibility=4)
    put(s, "hood", "P10")
    table = Table(s, Do("search_phase"))
    assert table.ask.seat == ALLIED
    assert table.refused("P10").rule == "CH-8.a"


@pytest.mark.rule("CH-1.d")
def test_enemies_that_have_not_found_each_other_pass_in_the_dark() -> None:
    s = setting()
    put(s, "bismarck", "P10")
    put(s, "hood", "P10")
    assert Table(s, Do("naval_combat_phase")).rested
    locate(s, "bismarck", SIGHTED)
    table = Table(s, Do("naval_combat_phase"))
    assert Attack("hood", "C1") in table.options


@pytest.mark.rule("CH-2.1.a")
def test_no_seat_ever_sees_the_chart_of_the_other() -> None:
    source, rng = Seeded(b"charts"), Random(5)
    position = begin(GAME, FACTS, "denmark-strait", {}, source)
    for _ in range(60):
        for seat in SEATS:
            view = position.view(seat)
            assert view.private is not None
            assert set(view.private.ships).isdisjoint(position.now.private[OTHER[seat]].ships)
        assert position.view(None).private is None
        if position.over:
            break
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        position = answer(position, ask.seat, ask.choice.sample(rng), source)


@pytest.mark.rule("CH-4.1.f")
def test_all_allied_calls_come_before_the_german_ones_and_search_markers_go_at_the_end() -> None:
    s = setting(visibility=2)
    put(s, "bismarck", "P10")
    s.private[ALLIED].searches = {"P10": 1}
    s.private[GERMAN].searches = {"R8": 1}
    table = Table(s, Do("search_phase")).answer("P10")
    assert (table.ask.seat, table.ship("bismarck").marker) == (ALLIED, SHADOWED)
    table.answer("done")
    assert table.ask.seat == GERMAN
    assert table.state.private[ALLIED].searches
    table.answer("done")
    assert table.rested
    assert not any(table.state.private[side].searches for side in SEATS)


@pytest.mark.rule("CH-4.1.g")
def test_air_attacks_are_held_only_where_markers_lie_and_the_allied_ones_come_first() -> None:
    assert Table(setting(), Do("air_attack_phase")).rested
    s = setting()
    for name, place in (("bismarck", "S22"), ("rodney", "S26")):
        put(s, name, place)
        locate(s, name, SIGHTED)
    s.private[ALLIED].attacks = (("S22", "swordfish-1"),)
    s.private[GERMAN].attacks = (("S26", "he-111-2"),)
    table = Table(s, Do("air_attack_phase"), script=[9, 9])
    assert table.ask.seat == ALLIED
    table.answer(table.options[0])
    assert table.ask.seat == GERMAN
    table.answer(table.options[0])
    assert table.rested
    assert [roll["ship"] for roll in table.told("chase-roll-air")] == ["bismarck", "rodney"]
    assert not any(table.state.private[side].attacks for side in SEATS)


@pytest.mark.rule("CH-4.1.h")
@pytest.mark.parametrize(("turn", "submarine"), [(8, []), (9, ["chase-roll-submarine"])])
def test_submarine_spotting_and_hunting_follow_each_other(turn: int, submarine: list[str]) -> None:
    s = setting(turn)
    put(s, "bismarck", "L10")
    table = Table(s, Do("chance_phase"), script=[*([9] if submarine else []), 9, 9])
    hunter = next(ask for ask in table.asks if ask.seat == GERMAN)
    assert "bismarck" in hunter.choice
    table.answer("bismarck").answer("none", seat=GERMAN).answer("none", seat=ALLIED)
    assert table.rested
    rolls = [key for key in table.heard(GERMAN) if key.startswith("chase-roll")]
    assert rolls == [*submarine, "chase-roll-spotting", "chase-roll-hunt"]


@pytest.mark.rule("CH-4.1.e")
def test_the_steps_of_the_movement_phase_are_taken_in_order_however_the_orders_are_written() -> None:
    s = setting()
    put(s, "bismarck", "P10")
    put(s, "prinz-eugen", "P10")
    orders = (Move("KG1", ("P11",)), Form("KG1", ("bismarck", "prinz-eugen")))
    table = Table(s, Do("movement_phase")).answer(orders, seat=GERMAN).answer((), seat=ALLIED)
    assert table.rested
    assert {table.ship(name).hex for name in ("bismarck", "prinz-eugen")} == {"P11"}
