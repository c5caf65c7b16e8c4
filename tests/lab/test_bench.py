"""Measurements measure what they say."""

from random import Random
from typing import Any

from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.lab import bench
from tests.engine.table import fresh
from tests.engine.tiny import careful
from tests.lab.broken import PLAN


def test_a_report_has_every_figure() -> None:
    done: list[int] = []
    report = bench.run(PLAN, 0.01, lambda now, of: done.append(now * 100 // of))
    assert report.game == "tiny"
    assert report.hot_per_second > report.answer_per_second > 1000
    assert 0 < report.copy_us < 1000
    assert list(report.decision_ms) == ["random", "careful"]
    for thinking in report.decision_ms.values():
        assert thinking.decisions > 0
        assert 0 < thinking.mean <= thinking.max
    assert (done[0], done[-1]) == (0, 100)


def test_both_ways_of_playing_take_the_same_decisions() -> None:
    for number in range(5):
        *_, last = walked = list(bench.walk(PLAN, number))
        assert last.over
        assert bench.through_answer(PLAN, number) == len(walked) - 1
        assert bench.through_advance(PLAN, number) == len(walked) - 1
        assert bench.played_hot(PLAN, number) == len(walked) - 1
        assert bench.playouts(bench.a_third_in(PLAN))(PLAN, number) == 1


def test_the_stop_watch_leaves_the_player_alone() -> None:
    position = fresh()
    ask = position.ask("north")
    assert ask is not None
    timed = bench.Timed(careful)
    assert timed(position.view("north"), ask, Random(1)) == careful(position.view("north"), ask, Random(1))
    assert len(timed.seconds) == 1


def test_a_slow_player_is_seen_to_be_slow() -> None:
    def slow(view: View, ask: Ask, rng: Random) -> Any:
        for _ in range(20_000):
            rng.random()
        return careful(view, ask, rng)

    position = fresh()
    ask = position.ask("north")
    assert ask is not None
    quick, late = bench.Timed(careful), bench.Timed(slow)
    for _ in range(5):
        quick(position.view("north"), ask, Random(1))
        late(position.view("north"), ask, Random(1))
    assert min(late.seconds) > min(quick.seconds)
