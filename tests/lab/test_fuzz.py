"""The fuzzer finds nothing in a sound game, and each kind of mistake in one that has it."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from huffduff.engine import record
from huffduff.engine.choices import MAX_NUMBER, OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE, State
from huffduff.lab import fuzz
from huffduff.lab.crew import Plan
from huffduff.lab.junk import bent
from tests.engine import tiny
from tests.engine.table import FACTS
from tests.engine.tiny import GAME, SOUTH, Private, Public, Table, Umpire, start
from tests.lab.broken import PLAN, STRAIT, put_on_the_shelf, with_steps


def test_a_sound_game_is_clean(tmp_path: Path) -> None:
    report = fuzz.run(PLAN, 60, 1, tmp_path)
    assert report.games == 60
    assert report.decisions > 400
    assert report.probes > 20
    assert report.undos > 5
    assert not report.findings
    assert not any(getattr(report, name) for name in fuzz.COUNTED.values())
    assert not list(tmp_path.iterdir())


def test_the_strait_is_clean(tmp_path: Path) -> None:
    report = fuzz.run(Plan(STRAIT, None, {}, 3), 3, 1, tmp_path)
    assert (report.games, report.findings) == (3, [])


def found(monkeypatch: pytest.MonkeyPatch, folder: Path, game: Game, games: int = 20) -> fuzz.Report:
    put_on_the_shelf(monkeypatch, game)
    report = fuzz.run(PLAN, games, 1, folder)
    assert report.findings
    assert len(report.findings) == sum(getattr(report, name) for name in fuzz.COUNTED.values())
    return report


def aground(s: Table, left: int) -> Asking:
    if s.public.turn == 2:
        raise RuntimeError("aground")
    return (yield from tiny.sweep(s, left))


def test_a_crash_is_found_and_written_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    report = found(monkeypatch, tmp_path, with_steps({"sweep": aground}))
    finding = report.findings[0]
    assert report.crashes == len(report.findings)
    assert (finding.kind, finding.message) == ("crash", "RuntimeError: aground")
    file = Path(finding.file)
    assert file == tmp_path / f"fuzz-tiny-1-{finding.game}.json"
    written = record.read(file.read_bytes())
    assert len(written.entries) == finding.decision
    assert written.contributions.keys() == {"north", "south"}
    assert record.verify(written, GAME, FACTS) == len(written.rolls)  # the sound rules play it up to the crash


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    report = found(monkeypatch, tmp_path, with_steps({"verdict": lambda _: ()}))
    assert report.dead_ends == len(report.findings) == 20


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fuzz, "LONGEST_GAME", 60)
    report = found(monkeypatch, tmp_path, with_steps({"verdict": lambda _: (do(tiny.turn),)}), 3)
    assert report.endless == 3


def test_rules_that_remember_outside_the_state_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls = count()

    def sweep(s: Table, left: int) -> Asking:
        s.private[SOUTH].note = yield from tiny.TARGET.put(SOUTH, OneOf(("near", f"far {next(calls)}")))
        return (do(tiny.sweep, left - 1),) if left > 1 else ()

    report = found(monkeypatch, tmp_path, with_steps({"sweep": sweep}))
    assert report.save_mismatches == len(report.findings)


class Shared(Public):
    """A table whose copies share the scores."""

    def copy(self) -> "Shared":
        return Shared(self.turns, self.score, self.marks, self.turn)


class SharedTable(State[tiny.Facts, Shared, Private, Umpire]):
    """The state of such a game."""

    __slots__ = ()


def shared_start(*given: Any) -> Any:
    state, agenda = start(*given)
    public = state.public
    return SharedTable(state.data, Shared(public.turns, public.score, {}), state.private, state.umpire), agenda


def test_copies_that_share_something_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = with_steps({}, start=shared_start, state=SharedTable)
    report = found(monkeypatch, tmp_path, game)
    assert report.undo_mismatches == len(report.findings)


def test_rules_that_count_what_was_told_run_differently_when_hot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def turn(s: Table) -> Any:
        s.tell(EVERYONE, "tiny-turn", turn=s.public.turn)
        s.public.marks[100 + s.public.turn] = str(len(s.events))
        return tiny.turn(s)

    report = found(monkeypatch, tmp_path, with_steps({"turn": turn}))
    assert report.hot_mismatches == len(report.findings)


def test_a_refusal_that_stumbles_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def why_not(value: Any) -> Refused:
        return Refused("tiny-bid-too-high", boats=len(value))

    def sweep(s: Table, left: int) -> Asking:
        s.private[SOUTH].note = str((yield from tiny.BID.put(SOUTH, OneOf((1, 2), why_not))))
        s.tell(EVERYONE, "tiny-noted")
        return (do(tiny.sweep, left - 1),) if left > 1 else ()

    report = found(monkeypatch, tmp_path, with_steps({"sweep": sweep}), 40)
    assert report.crashes == len(report.findings)
    assert "object of type 'int' has no len()" in report.findings[0].message


def test_bent_answers_are_of_all_kinds() -> None:
    rng = Random(2)
    kinds = {type(bent(("hood", tiny.Boats(2), 3), rng)) for _ in range(300)}
    assert {str, int, bool, float, list, tuple, dict, type(None)} <= kinds
    fields = [bent(tiny.Boats(2), rng) for _ in range(300)]
    assert {} in fields
    assert {"boats": ""} in fields
    assert {bent("yes", rng) == MAX_NUMBER * 10 for _ in range(300)} == {True, False}


def test_differences_are_shown_where_they_begin() -> None:
    assert fuzz.difference(b"north", b"nowhere") == "north <> nowhere"
    assert fuzz.difference(b"a" * 500 + b"b", b"a" * 500 + b"c").endswith("ac")
    assert fuzz.difference(b"same", b"same, and more") == "same <> same, and more"


def test_a_step_that_changes_something_before_it_asks_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def sweep(s: Table, left: int) -> Asking:
        s.public.marks[left] = f"{s.public.marks.get(left, '')}x"
        yield from tiny.NOTE.put(SOUTH, OneOf(("near", "far")))
        return (do(tiny.sweep, left - 1),) if left > 1 else ()

    report = found(monkeypatch, tmp_path, with_steps({"sweep": sweep}))
    assert report.save_mismatches == len(report.findings) > 0
