"""The leak test is silent about a game that keeps its secrets, and speaks up about each way of losing one."""

from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE, State, View
from huffduff.engine.steps import Position
from huffduff.lab import leaks
from huffduff.lab.crew import Plan
from tests.engine import tiny
from tests.engine.table import fresh, random_game, seeded
from tests.engine.tiny import GAME, NORTH, SOUTH, Table
from tests.lab.broken import PLAN, STRAIT, put_on_the_shelf, with_steps


def test_the_tiny_game_keeps_its_secrets() -> None:
    report = leaks.run(PLAN, 60)
    assert (report.positions, report.leaks, report.found) == (60, 0, [])
    assert report.pairs > 200
    assert report.canaries > 60


def test_the_strait_keeps_the_choice_of_captains_secret() -> None:
    report = leaks.run(Plan(STRAIT, None, {}, 1), 20)
    assert (report.positions, report.leaks) == (20, 0)
    assert report.pairs > 100
    assert report.canaries > 5


def test_sealed_answers_are_varied_whatever_the_game_says() -> None:
    first = fresh()
    for seat, pairs in ((NORTH, 4), (SOUTH, 4), (None, 8)):
        variants = list(leaks.resealed(first, seat, Random(1), seeded(1)))
        assert len(variants) == pairs
        assert all(seat not in variant.sealed for variant in variants)


def test_a_seal_is_opened_for_comparison() -> None:
    sealed = next(position for position in random_game(1) if position.sealed)
    (owner,) = sealed.sealed
    other = SOUTH if owner == NORTH else NORTH
    assert next(leaks.resealed(sealed, other, Random(1), seeded(1))).sealed == {}
    assert list(leaks.resealed(sealed, owner, Random(1), seeded(1))) == []


def examined(monkeypatch: pytest.MonkeyPatch, game: Game) -> leaks.Report:
    put_on_the_shelf(monkeypatch, game)
    report = leaks.run(PLAN, 40)
    assert report.leaks >= len(report.found) > 0
    return report


def test_a_question_that_tells_of_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(s: Table, seat: str) -> Asking:
        other = SOUTH if seat == NORTH else NORTH
        yield from tiny.TARGET.put(seat, OneOf(("fort",)), enemy=len(s.private[other].hand[0]))
        return ()

    report = examined(monkeypatch, with_steps({"raid": raid}))
    assert all("enemy" in leak.what for leak in report.found)


def test_a_refusal_that_tells_of_another_note_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def raid(s: Table, seat: str) -> Asking:
        def why_not(value: Any) -> Refused | None:
            return Refused("tiny-bid-too-high", note=s.private[SOUTH].note) if value == "rubbish" else None

        yield from tiny.TARGET.put(seat, OneOf(("fort",), why_not))
        return ()

    report = examined(monkeypatch, with_steps({"raid": raid}))
    assert {leak.seat for leak in report.found} == {NORTH}


class Deck(msgspec.Struct, frozen=True):
    """Hints that tell too much."""

    deck: tuple[str, ...]


def test_a_preview_that_tells_of_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Prying(OneOf[str]):
        peeped: tuple[str, ...] = ()

        def preview(self, value: str) -> Deck:  # noqa: ARG002
            return Deck(self.peeped)

    def raid(s: Table, seat: str) -> Asking:
        choice = Prying(("fort",))
        choice.peeped = s.private[SOUTH if seat == NORTH else NORTH].hand
        yield from tiny.TARGET.put(seat, choice)
        return ()

    examined(monkeypatch, with_steps({"raid": raid}))


def test_hints_that_tell_of_unseen_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def sweep(s: Table, left: int) -> Asking:
        yield from tiny.NOTE.put(SOUTH, OneOf(("near", "far"), hints=lambda: Deck(s.umpire.deck)))
        return (do(tiny.sweep, left - 1),) if left > 1 else ()

    report = examined(monkeypatch, with_steps({"sweep": sweep}))
    assert {leak.seat for leak in report.found} == {SOUTH}


def test_a_canary_is_heard_where_the_game_varies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def sweep(s: Table, left: int) -> Asking:
        yield from tiny.NOTE.put(SOUTH, OneOf(("near", "far")), enemy=s.private[NORTH].hand)
        return (do(tiny.sweep, left - 1),) if left > 1 else ()

    report = examined(monkeypatch, with_steps({"sweep": sweep}, variations=None))
    assert all(leaks.CANARY in leak.what for leak in report.found)


def test_a_view_that_shows_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(state: State, seat: str | None) -> View:
        return View(state.data, seat, state.public, state.private)

    monkeypatch.setattr(State, "view", view)
    report = examined(monkeypatch, GAME)
    assert {leak.seat for leak in report.found} == {NORTH, SOUTH, None}


def test_telling_who_hesitates_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def deciding(position: Position) -> tuple[str, ...]:
        return tuple(ask.seat for ask in position.asks if ask.seat not in position.sealed)

    monkeypatch.setattr(Position, "deciding", property(deciding))
    examined(monkeypatch, with_steps({}, variations=None))


def test_a_game_that_hides_nothing_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def bidding(s: Table) -> list[Any]:
        s.tell(EVERYONE, "tiny-bids")
        return [do(tiny.raid, NORTH)]

    put_on_the_shelf(monkeypatch, with_steps({"bidding": bidding}, variations=None))
    report = leaks.run(PLAN, 10)
    assert (report.positions, report.pairs, report.leaks) == (0, 0, 0)
