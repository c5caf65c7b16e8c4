"""A series of games gives the same result however many processes play it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from huffduff.engine.questions import Asking
from huffduff.lab import sim
from huffduff.lab.crew import Plan, spread
from tests.engine import tiny
from tests.engine.tiny import NORTH, Table
from tests.lab.broken import PLAN, STRAIT, TINY, put_on_the_shelf, with_steps

SERIES = Plan(TINY, "raid", {}, 5, None, ("random", "careful"))


def without_time(report: sim.Report) -> dict[str, Any]:
    told = msgspec.structs.asdict(report)
    return {name: value for name, value in told.items() if name not in ("seconds", "decisions_per_second")}


def test_results_add_up() -> None:
    report = sim.run(SERIES, 60)
    assert (report.game, report.scenario, report.options) == ("tiny", "raid", {"length": "normal"})
    assert report.bots == {"north": "random", "south": "careful"}
    assert (report.games, report.finished, report.errors) == (60, 60, 0)
    assert list(report.outcomes) == ["north", "south", "draw"]
    assert sum(report.outcomes.values()) == 60
    assert {name: sum(reasons.values()) for name, reasons in report.reasons.items()} == report.outcomes
    assert report.outcomes["north"] > 30 > report.outcomes["south"] == 0  # who never raids cannot win
    assert report.turns_mean == 3
    assert report.decisions > 60 * 12
    low, high = report.intervals["north"]
    assert low < report.outcomes["north"] / 60 < high


def test_the_number_of_processes_changes_nothing() -> None:
    assert without_time(sim.run(SERIES, 40, jobs=2)) == without_time(sim.run(SERIES, 40))


def test_the_seed_changes_the_games_and_nothing_else_does() -> None:
    one = without_time(sim.run(SERIES, 40))
    assert without_time(sim.run(SERIES, 40)) == one
    assert without_time(sim.run(SERIES._replace(seed=6), 40))["decisions"] != one["decisions"]


def test_failing_games_are_counted_and_the_first_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(s: Table, seat: str) -> Asking:
        if s.public.turn == 2 and seat == NORTH:
            raise RuntimeError("aground")
        return (yield from tiny.raid(s, seat))

    put_on_the_shelf(monkeypatch, with_steps({"raid": raid}))
    report = sim.run(SERIES, 20)
    assert 0 < report.errors < 20
    assert report.finished == 20 - report.errors
    assert report.trouble.endswith("RuntimeError: aground")


def test_the_strait_is_simulated_in_every_scenario() -> None:
    report = sim.run(Plan(STRAIT, None, {}, 1, None, ("random", "random")), 10)
    assert (report.finished, report.errors) == (10, 0)


def test_all_scenarios_and_options_have_their_turn() -> None:
    settings = [PLAN.setting(number) for number in range(40)]
    lengths = [(scenario, options["length"]) for scenario, options in settings]
    assert lengths[:2] == [("raid", "normal"), ("south-ahead", "normal")]
    assert [scenario for scenario, _ in lengths] == ["raid", "south-ahead"] * 20
    assert len(set(lengths)) == 4
    assert settings == [PLAN.setting(number) for number in range(40)]
    fixed = PLAN._replace(options={"length": "short"})
    assert fixed.setting(0) == ("raid", {"length": "short"})
    assert SERIES.setting(3) == ("raid", {})


def numbers(plan: Plan, share: range) -> list[int]:
    assert plan is PLAN or plan == PLAN
    return list(share)


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 1), (120, 1), (9, 2)])
def test_every_game_is_played_once_and_in_order(games: int, jobs: int) -> None:
    seen: list[tuple[int, int]] = []
    shares: Iterator[list[int]] = spread(numbers, PLAN, games, jobs, lambda done, of: seen.append((done, of)))
    assert [number for share in shares for number in share] == list(range(games))
    assert seen[0] == (0, games)
    assert seen[-1] == (games, games)
    assert seen == sorted(seen)
