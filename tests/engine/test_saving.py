"""A position survives a file, and the hot runner plays the same game."""

from collections import deque
from random import Random
from typing import Any, Literal

import pytest

from huffduff.engine import hot
from huffduff.engine.choices import OneOf
from huffduff.engine.errors import DeadEnd, Refused
from huffduff.engine.game import uniform
from huffduff.engine.questions import Ask, Asking, do, sealed
from huffduff.engine.rulebook import Rulebook
from huffduff.engine.secrecy import Outcome, View
from huffduff.engine.steps import Position, answer, begin, load
from tests.engine.table import FACTS, fresh, random_game, scripted, seeded, through_a_file
from tests.engine.tiny import GAME, SEATS, Table, make_game

Deep = tuple[tuple[tuple[tuple[tuple[tuple[str]]]]]]


def restored(position: Position) -> Position:
    return load(position.game, FACTS, through_a_file(position.dump()))


def test_every_position_is_the_same_after_saving_and_loading() -> None:
    for number in range(10):
        for position in random_game(number):
            copy = restored(position)
            assert copy.dump() == position.dump()
            assert (copy.over, copy.outcome, copy.settled, copy.sealed) == (
                position.over,
                position.outcome,
                position.settled,
                position.sealed,
            )
            for seat in (*SEATS, None):
                assert copy.shown(seat) == position.shown(seat)
                mine, theirs = copy.ask(seat), position.ask(seat)
                assert (mine and mine.wire()) == (theirs and theirs.wire())


def test_a_game_goes_on_from_a_file_as_if_it_had_never_been_saved() -> None:
    rng, source = Random(4), seeded(4)
    position = fresh(source)
    while not position.over:
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        value = ask.choice.sample(rng)
        following = answer(position, ask.seat, value, source)
        from_file = answer(restored(position), ask.seat, value, source)
        assert (from_file.dump(), from_file.events) == (following.dump(), following.events)
        position = following


def test_a_deep_answer_survives_a_file() -> None:
    book = Rulebook("tests.engine.tiny")
    deep = (((((("sea",),),),),),)
    dive_or_not = book.question("tiny-ask-dive", "TY-2", Deep | Literal["up"])

    @book.step
    def dive(s: Table) -> Asking:
        both = yield from sealed(dive_or_not.ask(seat, OneOf((deep, "up"))) for seat in SEATS)
        last = yield from dive_or_not.put("north", OneOf((deep,)))
        s.outcome = Outcome(None, "tiny-draw") if both == (deep, deep) and last == deep else None
        return ()

    game = make_game(book=book, start=lambda *_: (fresh().kept.copy(), (do(dive),)))
    position = begin(game, FACTS, "raid", {}, scripted())
    for seat in (*SEATS, "north"):
        position = answer(restored(position), seat, deep, scripted())
    assert position.outcome == Outcome(None, "tiny-draw")


def cold_and_hot(number: int) -> tuple[Position, int, hot.Played]:
    """One game played through `answer`, and the same answers given to the hot runner."""
    given: dict[str, deque[Any]] = {seat: deque() for seat in SEATS}
    rng, source = Random(number), seeded(number)
    position, decisions = fresh(source), 0
    while not position.over:
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        value = ask.choice.sample(rng)
        given[ask.seat].append(value)
        decisions += 1
        position = answer(position, ask.seat, value, source)

    def again(view: View, ask: Ask, rng: Random) -> Any:
        assert view.seat == ask.seat
        assert isinstance(rng, Random)
        return given[ask.seat].popleft()

    played = hot.play(fresh(source), dict.fromkeys(SEATS, again), source, rng)
    return position, decisions, played


def test_the_hot_runner_plays_the_same_game() -> None:
    for number in range(20):
        position, decisions, played = cold_and_hot(number)
        assert played.state.dump() == position.now.dump()
        assert (played.decisions, played.draws) == (decisions, position.draws)


def test_the_hot_runner_refuses_what_is_not_allowed() -> None:
    def wild(view: View, ask: Ask, rng: Random) -> Any:
        return (view.seat, ask.key, rng.random())

    with pytest.raises(Refused, match="engine-not-an-answer"):
        hot.play(fresh(), dict.fromkeys(SEATS, wild), seeded(1), Random(1))


def test_the_hot_runner_names_a_dead_end() -> None:
    game = make_game(start=lambda *_: (fresh().kept.copy(), (do(GAME.steps["sweep"], 1),)))
    with pytest.raises(DeadEnd):
        hot.play(begin(game, FACTS, "raid", {}, seeded(1)), {"south": uniform}, seeded(1), Random(1))
