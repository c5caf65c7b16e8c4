"""The agenda is carried out step by step, and nobody can answer what was not asked."""

from random import Random
from typing import Any, Literal

import pytest

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import DeadEnd, Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Asking, Do, do, sealed
from huffduff.engine.rulebook import Rulebook
from huffduff.engine.steps import Position, advance, answer, begin, resign, unseal
from tests.engine.table import FACTS, after, fresh, raiding, random_game, scripted, seeded
from tests.engine.tiny import BID, GAME, NOTE, SEATS, Boats, Private, Public, Table, Umpire, load_data, make_game


def test_a_game_begins_at_its_first_decision() -> None:
    position = fresh(scripted())
    assert position.deciding == ("north", "south")
    assert not position.over
    assert [line.step for line in position.agenda] == ["bidding", "sweep", "verdict"]
    assert position.now.public.turn == 1


def test_nested_steps_come_before_what_was_on_the_agenda() -> None:
    position = raiding(scripted())
    assert [(line.step, line.args) for line in position.agenda] == [
        ("raid", ("south",)),
        ("sweep", (2,)),
        ("verdict", ()),
    ]


def test_a_step_that_puts_itself_on_the_agenda_is_asked_again() -> None:
    source = scripted()
    position = after(raiding(source), source, ("south", "none"))
    assert position.agenda[0] == do(GAME.steps["sweep"], 2)
    position = after(position, source, ("south", "near"))
    assert position.agenda[0] == do(GAME.steps["sweep"], 1)
    position = after(position, source, ("south", "far"))
    assert (position.agenda[0].step, position.now.public.turn) == ("bidding", 2)


def test_every_game_comes_to_its_end() -> None:
    for number in range(20):
        *_, last = random_game(number)
        assert last.over
        assert last.outcome is not None
        assert (last.agenda, last.deciding, last.ask("north")) == ((), (), None)


def test_scenario_and_options_reach_the_start() -> None:
    position = fresh(scenario="south-ahead", length="short")
    assert (position.now.public.score["south"], position.now.public.turns) == (1, 1)


@pytest.mark.parametrize(
    ("scenario", "options", "key"),
    [
        ("regatta", {}, "engine-no-such-scenario"),
        ("raid", {"length": "endless"}, "engine-no-such-option"),
        ("raid", {"weather": "bad"}, "engine-no-such-option"),
    ],
)
def test_unknown_scenarios_and_options_are_refused(scenario: str, options: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        begin(GAME, FACTS, scenario, options, scripted())
    assert refused.value.key == key


def test_answers_under_seal_are_handed_over_together() -> None:
    source = scripted()
    first = fresh(source)
    waiting = answer(first, "south", 3, source)
    assert waiting.ask("south") is None
    assert waiting.ask("north") is not None
    assert waiting.events == ()
    done = answer(waiting, "north", 1, source)
    assert done.events[0].params == {"north": 1, "south": 3}
    assert done.deciding == ("south",)


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    source = scripted()
    first = fresh(source)
    one = after(first, source, ("north", 2), ("south", 3))
    other = after(first, source, ("south", 3), ("north", 2))
    assert (one.dump(), one.events) == (other.dump(), other.events)


def test_a_sealed_answer_can_be_taken_back_until_all_are_in() -> None:
    source = scripted()
    first = fresh(source)
    sealed = answer(first, "north", 3, source)
    back = unseal(sealed, "north")
    assert back.sealed == {}
    assert {**back.dump(), "settled": True} == first.dump()
    assert after(back, source, ("north", 1), ("south", 2)).events[0].params == {"north": 1, "south": 2}


def test_taking_back_what_another_seat_sealed_changes_nothing() -> None:
    sealed = answer(fresh(scripted()), "north", 3, scripted())
    assert unseal(sealed, "south").sealed == {"north": 3}


def test_answers_are_in_pencil_until_dice_fall_or_somebody_else_is_asked() -> None:
    source = scripted((1, 2), (6, 6))
    position = raiding(source)
    assert position.settled  # both were asked before
    position = answer(position, "south", "fort", source)
    assert not position.settled  # the same seat goes on
    position = answer(position, "south", Boats(2), source)
    assert position.settled  # dice fell
    position = answer(position, "south", "yes", source)
    assert position.settled
    position = answer(position, "south", "near", source)
    assert not position.settled
    position = answer(position, "south", "far", source)
    assert position.settled  # both are asked


def test_a_sealed_answer_is_in_pencil_and_the_first_position_and_the_end_are_not() -> None:
    source = scripted()
    assert fresh(source).settled
    assert not answer(fresh(scripted()), "north", 1, source).settled
    *_, last = random_game(3)
    assert last.settled


def test_a_seat_alone_is_settled_by_a_question_to_the_other_one() -> None:
    source = scripted()
    position = after(raiding(source, "north"), source, ("north", "none"))
    assert position.deciding == ("south",)
    assert position.settled


def test_positions_never_change_once_made() -> None:
    source = scripted((6, 6))
    before = raiding(source)
    dumped = before.dump()
    middle = answer(before, "south", "fort", source)
    after(middle, source, ("south", {"boats": 2}), ("south", "near"))
    assert before.dump() == dumped
    assert before.view("south").public.score == {"north": 0, "south": 0}


def test_the_same_position_can_be_answered_in_two_ways() -> None:
    source = scripted()
    position = raiding(source)
    fort, none = (answer(position, "south", value, source) for value in ("fort", "none"))
    assert (fort.asks[0].key, none.asks[0].key) == ("tiny-ask-strength", "tiny-ask-note")


def refusal(position: Any, seat: str, value: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        answer(position, seat, value, scripted())
    return refused.value


def test_a_seat_that_is_not_asked_is_refused() -> None:
    assert refusal(raiding(scripted()), "north", "fort").key == "engine-not-your-decision"
    assert refusal(raiding(scripted()), "nobody", "fort").key == "engine-not-your-decision"


def test_a_locked_answer_cannot_be_given_again() -> None:
    sealed = answer(fresh(scripted()), "north", 3, scripted())
    assert refusal(sealed, "north", 2).key == "engine-already-locked"


def test_nothing_is_answered_after_the_end() -> None:
    *_, last = random_game(5)
    assert refusal(last, "north", 1).key == "engine-game-over"
    with pytest.raises(Refused, match="engine-game-over"):
        resign(last, "north")


def test_a_refusal_cites_the_clause_it_knows_or_else_the_rule_of_the_question() -> None:
    explained = refusal(fresh(scripted()), "north", 4)
    assert (explained.key, explained.rule, explained.params) == ("tiny-bid-too-high", "TY-2.1", {"highest": 3})
    generic = refusal(fresh(scripted()), "north", 0)
    assert (generic.key, generic.rule) == ("engine-not-offered", "TY-2")
    wrong = refusal(fresh(scripted()), "north", "lots")
    assert (wrong.key, wrong.rule, wrong.params) == ("engine-not-an-answer", "TY-2", {"part": ""})
    deeper = refusal(after(raiding(scripted()), scripted(), ("south", "fort")), "south", {"boats": "many"})
    assert (deeper.key, deeper.params) == ("engine-not-an-answer", {"part": "boats"})
    assert str(explained) == "tiny-bid-too-high [TY-2.1] {'highest': 3}"
    assert str(generic) == "engine-not-offered [TY-2]"


@pytest.mark.parametrize("value", [True, 1.0, None, {}, 10**12, "x" * 1000, [[[[[[[[1]]]]]]]], [0] * 5000, b"1"])
def test_what_is_no_plain_answer_is_refused(value: Any) -> None:
    assert refusal(fresh(scripted()), "north", value).key == "engine-not-an-answer"


def test_a_table_from_a_client_becomes_the_type_of_the_answer() -> None:
    source = scripted((6, 6))
    position = after(raiding(source), source, ("south", "fort"), ("south", {"boats": 2}))
    assert position.now.public.score["south"] == 4


def test_resigning_ends_the_game_for_the_other_side() -> None:
    position = resign(raiding(scripted()), "south")
    assert position.over
    assert position.outcome is not None
    assert (position.outcome.winner, position.outcome.key) == ("north", "engine-resigned")
    assert [event.params for event in position.events] == [{"seat": "south"}]


def test_only_a_seat_of_the_game_can_resign() -> None:
    with pytest.raises(Refused, match="engine-not-your-decision"):
        resign(fresh(scripted()), "nobody")


def test_rolls_are_told_in_their_place_with_reason_number_and_outcome() -> None:
    source = scripted((1, 2), (6, 6))
    first = fresh(source)
    assert [(event.key, event.number) for event in first.events] == [
        ("tiny-deal", 0),
        ("tiny-deal", 1),
        ("tiny-turn", None),
    ]
    position = after(raiding(scripted()), source, ("south", "fort"), ("south", Boats(1)))
    assert [event.key for event in position.events] == ["tiny-strength", "tiny-roll-raid"]
    assert position.events[1].params == {"seat": "south", "outcome": (1, 2)}
    assert position.events[1].number == 2
    position = answer(position, "south", "yes", source)
    assert [(event.key, event.number, event.params["outcome"]) for event in position.events] == [
        ("tiny-roll-raid", 3, (6, 6))
    ]
    assert position.draws == 4


def test_each_event_is_told_once() -> None:
    *_, last = positions = list(random_game(8))
    told = [event.key for position in positions for event in position.events]
    assert told.count("tiny-turn") == 3
    assert told.count("tiny-bids") == 3
    numbers = [event.number for position in positions for event in position.events if event.number is not None]
    assert numbers == list(range(last.draws))


def test_an_agenda_that_runs_out_is_a_dead_end() -> None:
    book = Rulebook("tests.engine.tiny")

    @book.step
    def nap(s: Table) -> None:
        s.public.turn += 1

    game = make_game(book=book, start=lambda *_: (fresh().kept.copy(), (do(nap),)))
    with pytest.raises(DeadEnd):
        begin(game, FACTS, "raid", {}, scripted())


@pytest.mark.parametrize("seats", [("north",), ("north", "north")])
def test_several_asks_must_go_to_several_seats(seats: tuple[str, ...]) -> None:
    book = Rulebook("tests.engine.tiny")

    @book.step
    def quiz(s: Table) -> Asking:
        assert s.data is FACTS
        yield from sealed(BID.ask(seat, OneOf((1, 2))) for seat in seats)
        return ()

    game = make_game(book=book, start=lambda *_: (fresh().kept.copy(), (do(quiz),)))
    with pytest.raises(AssertionError, match="asked once"):
        begin(game, FACTS, "raid", {}, scripted())


def peeping(seat: str) -> Position:
    """North has answered once, was shown what lies in a seat's chart, and is asked again."""
    book = Rulebook("tests.engine.tiny")
    choice: OneOf[Literal["near", "far"]] = OneOf(("near",))

    @book.step
    def look(s: Table) -> Asking:
        _ = s.private["south"]  # before the answer: nothing can have been learnt by it
        yield from NOTE.put("north", choice)
        s.tell(("north",), "tiny-seen", note=s.private[seat].note)
        yield from NOTE.put("north", choice)
        return None

    state = Table(FACTS, Public(1, {}, {}), {name: Private() for name in SEATS}, Umpire(()))
    game = Game(book, 1, SEATS, ("s",), (), Table, load_data, lambda *_: (state, (Do("look"),)), {})
    return answer(begin(game, None, "s", {}, scripted()), "north", "near", scripted())


def test_looking_into_another_seats_chart_settles_an_answer() -> None:
    assert peeping("south").settled
    assert not peeping("north").settled


def test_advancing_leads_through_the_same_moments_and_uses_positions_up() -> None:
    for number in range(10):
        rng, source = Random(number), seeded(number)
        kept, used = fresh(source), fresh(source)
        while not kept.over:
            seat = rng.choice([seat for seat in kept.deciding if seat not in kept.sealed])
            ask = kept.ask(seat)
            assert ask is not None
            value = ask.choice.sample(rng)
            before, following = used, advance(used, seat, value, source)
            kept, used = answer(kept, seat, value, source), following
            assert before.over
            assert (used.now.dump(), used.events, used.draws) == (kept.now.dump(), kept.events, kept.draws)
            assert (used.deciding, used.sealed, used.settled) == (kept.deciding, kept.sealed, kept.settled)


def test_advancing_changes_no_position_that_shares_its_state() -> None:
    source = scripted((6, 6))
    first = fresh(source)
    waiting = answer(first, "south", 3, source)
    dumped = waiting.dump()
    advance(advance(first, "north", 1, source), "south", 1, source)
    assert waiting.dump() == dumped
    done = answer(waiting, "north", 1, source)
    dumped = done.dump()
    other = answer(done, "south", "fort", source)
    shown = other.dump()
    advance(done, "south", "none", source)
    assert other.dump() == shown
    assert answer(other, "south", Boats(1), source).now.public.score["south"] == 2
    assert unseal(waiting, "south").sealed == {}


def test_a_position_advanced_to_inside_a_step_can_only_be_advanced() -> None:
    source = scripted((6, 6))
    position = advance(raiding(source), "south", "fort", source)
    with pytest.raises(AssertionError, match="only be advanced"):
        answer(position, "south", Boats(1), source)
    position = advance(position, "south", Boats(1), source)
    assert position.now.public.score["south"] == 2
    assert answer(position, "south", "near", source).deciding == ("south",)


def test_a_step_that_tells_something_before_it_asks_is_our_own_mistake() -> None:
    book = Rulebook("tests.engine.tiny")

    @book.step
    def blurt(s: Table) -> Asking:
        s.tell(SEATS, "tiny-turn", turn=1)
        yield from NOTE.put("north", OneOf(("near",)))
        return ()

    game = make_game(book=book, start=lambda *_: (fresh().kept.copy(), (do(blurt),)))
    with pytest.raises(AssertionError, match="before it asks"):
        begin(game, FACTS, "raid", {}, scripted())
