"""The sequence of play: ten phases in order, 28 turns of eight hours, and night in every third."""

from collections.abc import Callable

import pytest

from huffduff.engine.questions import Step, do
from huffduff.games.sink.sequence import PHASES, game_turn, next_turn
from huffduff.games.sink.state import State
from tests.games.sink.table import FACTS, Table, band, setting


def noted(record: list[tuple[int, int, str]]) -> dict[str, Step]:
    """Steps that do nothing but write down when they were called."""

    def phase(name: str) -> Callable[[State], None]:
        def carried_out(s: State) -> None:
            record.append((s.public.turn, s.public.phase, name))

        return carried_out

    return {part.__name__: phase(part.__name__) for parts in PHASES for part in parts}


@pytest.mark.rule("SB-4.0.a")
def test_ten_phases_strictly_in_order_in_every_turn() -> None:
    record: list[tuple[int, int, str]] = []
    s = setting(1)
    band(s, "G1", "2815", "bismarck")
    table = Table(s, do(game_turn), steps=noted(record))
    in_order = [(number, part.__name__) for number, parts in enumerate(PHASES, 1) for part in parts]
    assert len(PHASES) == 10
    assert record == [(turn, number, name) for turn in range(1, 29) for number, name in in_order]
    assert [told["phase"] for told in table.told("sink-phase")] == [*range(1, 11)] * 28


@pytest.mark.rule("SB-3.0.c", "SB-14.21.a", "SB-15.1.a")
def test_the_game_ends_after_28_turns() -> None:
    s = setting(1)
    band(s, "G1", "2815", "bismarck")
    table = Table(s, do(game_turn), steps=noted([]))
    assert [told["turn"] for told in table.told("sink-turn")] == [*range(1, 29)]
    assert table.p.turn == 28
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.key, outcome.rule) == ("sink-end-turns", "SB-15.1.a")


@pytest.mark.rule("SB-14.21.a")
def test_the_marker_moves_one_box() -> None:
    s = setting(5)
    s.public.phase = 10
    table = Table(s, do(next_turn), steps={"game_turn": lambda _: None})
    assert (table.p.turn, table.p.phase) == (6, 0)


@pytest.mark.rule("SB-14.21.a")
def test_three_turns_make_a_day_and_the_third_is_night() -> None:
    s = setting(1)
    band(s, "G1", "2815", "bismarck")
    told = Table(s, do(game_turn), steps=noted([])).told("sink-turn")
    assert [(one["day"], one["hour"], one["night"]) for one in told[:4]] == [
        (23, 6, "no"),
        (23, 14, "no"),
        (23, 22, "yes"),
        (24, 6, "no"),
    ]
    assert [one["turn"] for one in told if one["night"] == "yes"] == [*range(3, 28, 3)]
    assert (told[-1]["day"], told[-1]["hour"]) == (32, 6)
    assert FACTS.tables.limits.turns == 28


@pytest.mark.rule("SB-4.0.a", "SB-15.1.b")
def test_after_every_phase_it_is_seen_whether_the_game_is_over() -> None:
    looked: list[int] = []
    s = setting(28)
    band(s, "G1", "2815", "bismarck")
    steps: dict[str, Step] = {**noted([]), "check_end": lambda state: looked.append(state.public.phase)}
    Table(s, do(game_turn), steps=steps)
    assert looked == [*range(1, 11)]
