"""The course of a match: what the log makes of it is the same every time, for every viewer."""

from random import Random

import pytest

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.record import Entry, verify
from huffduff.server.matches.course import Agreement, Course, Move, rebuilt
from huffduff.server.matches.frames import frame
from huffduff.server.matches.running import encode
from huffduff.server.storage.store import MatchRow
from tests.engine.tiny import GAME, load_data
from tests.server.host import NORTH, SOUTH

FACTS = load_data(None)
NUMBERS = {NORTH: "00000001", SOUTH: "00000002"}


def agreed(seed: int = 1) -> Agreement:
    return Agreement(GAME, FACTS, "raid", GAME.chosen({}), Seal(seed.to_bytes(32, "big")), NUMBERS)


def play(course: Course, *moves: Move) -> None:
    for move in moves:
        course.install(move, course.after(move))


def shown(course: Course) -> list[bytes]:
    """Every byte that every viewer would be sent."""
    row = MatchRow("m", "tiny", 1, "raid", {}, "", course.agreement.seal.seed, "o", 0, ())
    return [encode(frame(row, course, [], viewer, 0, None)) for viewer in course.seen]


def random_moves(number: int) -> list[Move]:
    """A whole game in which seats change their minds a lot."""
    rng = Random(number)
    course, moves = Course(agreed(number)), []
    while not course.settled.over:
        seat = rng.choice(GAME.seats)
        ask = course.position.ask(seat)
        if course.undo_refusal(seat) is None and rng.random() < 0.4:
            move = Move("undo", seat)
        elif ask is not None:
            move = Move("answer", seat, ask.choice.sample(rng))
        else:
            continue
        play(course, move)
        moves.append(move)
    return moves


@pytest.mark.parametrize("number", range(8))
def test_a_course_rebuilt_at_any_moment_tells_everybody_the_same(number: int) -> None:
    moves = random_moves(number)
    course = Course(agreed(number))
    for done, move in enumerate(moves):
        assert shown(rebuilt(agreed(number), moves[:done])) == shown(course)
        play(course, move)
    assert course.settled.over


@pytest.mark.parametrize("number", range(8))
def test_the_record_of_a_course_leaves_out_what_was_taken_back(number: int) -> None:
    moves = random_moves(number)
    record = rebuilt(agreed(number), moves).record()
    undone = sum(move.kind == "undo" for move in moves)
    assert len(record.entries) == len(moves) - 2 * undone
    assert verify(record, GAME, FACTS) == len(record.rolls)


def test_random_courses_do_take_answers_back() -> None:
    assert sum(move.kind == "undo" for number in range(8) for move in random_moves(number)) > 8


def test_frame_numbers_grow_only_for_those_who_see_something() -> None:
    course = Course(agreed())
    play(course, Move("answer", NORTH, 1))
    assert {viewer: seen.seq for viewer, seen in course.seen.items()} == {NORTH: 2, SOUTH: 1, None: 1}
    play(course, Move("undo", NORTH), Move("answer", NORTH, 2))
    assert {viewer: seen.seq for viewer, seen in course.seen.items()} == {NORTH: 4, SOUTH: 1, None: 1}
    play(course, Move("answer", SOUTH, 3))
    assert {viewer: seen.seq for viewer, seen in course.seen.items()} == {NORTH: 5, SOUTH: 2, None: 2}


def test_several_answers_in_pencil_are_taken_back_one_by_one() -> None:
    course = Course(agreed())
    play(course, Move("answer", NORTH, 1), Move("answer", SOUTH, 2), Move("answer", SOUTH, "none"))
    assert course.position.asks[0].key == "tiny-ask-note"
    before = shown(course)
    play(course, Move("answer", SOUTH, "near"))
    assert course.shown(NORTH).asks[0].key == "tiny-ask-target"
    play(course, Move("undo", SOUTH))
    assert [text.partition(b'"reply"')[2] for text in shown(course)] == [
        text.partition(b'"reply"')[2] for text in before
    ]
    play(course, Move("undo", SOUTH))
    assert course.position is course.settled
    with pytest.raises(Refused, match="server-undo-others"):
        course.after(Move("undo", SOUTH))
    assert course.kept == [Entry(NORTH, 1), Entry(SOUTH, 2)]


def test_resigning_shows_everybody_what_was_written_in_pencil() -> None:
    course = Course(agreed())
    play(course, Move("answer", NORTH, 1), Move("answer", SOUTH, 2), Move("answer", SOUTH, "none"))
    play(course, Move("resign", NORTH))
    assert course.settled.outcome is not None
    assert course.settled.outcome.winner == SOUTH
    for viewer in course.seen:
        assert [line.key for line in course.seen[viewer].log][-2:] == ["tiny-target", "engine-resigned"]
    assert verify(course.record(), GAME, FACTS) == 2


def test_looking_ahead_changes_nothing() -> None:
    course = Course(agreed())
    before = shown(course)
    course.after(Move("answer", NORTH, 1))
    course.after(Move("resign", NORTH))
    with pytest.raises(Refused):
        course.after(Move("answer", NORTH, 4))
    assert shown(course) == before
    assert (course.moves, course.kept) == (0, [])


def test_a_log_that_does_not_fit_diverges() -> None:
    with pytest.raises(Diverged, match="move 1"):
        rebuilt(agreed(), [Move("answer", NORTH, 1), Move("answer", NORTH, 1)])
