"""Whole battles: the phases in their order, and every scenario from its beginning to its verdict."""

from random import Random

import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seeded
from huffduff.engine.game import uniform
from huffduff.engine.steps import Position, answer, begin, load
from huffduff.games.vas import GAME
from huffduff.games.vas.defaults import steady
from huffduff.games.vas.facts.words import SEATS
from huffduff.games.vas.state import State
from tests.games.table import say
from tests.games.vas.table import FACTS

SET = [name for name in GAME.scenarios if FACTS.scenarios[name].kind == "set"]
PHASES = ("vas-initiative", "vas-phase", "vas-gunnery-phase", "vas-end-phase")


def fresh(scenario: str, key: bytes, **options: str) -> tuple[Position[State], Seeded]:
    source = Seeded(key)
    return begin(GAME, FACTS, scenario, options, source), source


def fought(
    scenario: str, key: bytes, most: int = 10_000
) -> tuple[Position[State], list[str], list[tuple[str, object]]]:
    """A battle of random players: where it ended, what was told, and every answer that was given."""
    position, source = fresh(scenario, key)
    rng, told, given = Random(key), [], []
    for _ in range(most):
        for event in position.events:
            assert say("vas", event.key, event.params)
            told.append(event.key)
        if position.over:
            break
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        assert say("vas", ask.key, ask.params)
        ask.choice.hints()
        value = ask.choice.sample(rng)
        ask.preview(value)
        given.append((ask.seat, value))
        position = answer(position, ask.seat, value, source)
    return position, told, given


@pytest.mark.rule("VS-TURN.1", "VS-TURN.2", "VS-TURN.13", "VS-FSM.1")
def test_four_phases_follow_each_other_until_the_battle_is_scored() -> None:
    position, told, _ = fought("denmark-strait", b"phases")
    assert position.outcome is not None
    turns = told.count("vas-turn")
    assert 1 <= turns <= 8
    phases = [key for key in told if key in PHASES]
    assert phases == [*PHASES] * turns
    assert "vas-scored" in told


@pytest.mark.rule("VS-FSM.1", "VS-WAS.2", "VS-WAS.3")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_players_come_to_an_end_by_turn_eight(scenario: str) -> None:
    for number in range(4):
        rng = Random(number)
        options = {option.key: rng.choice(option.values) for option in GAME.options}
        position, source = fresh(scenario, f"{scenario}{number}".encode(), **options)
        played = hot.play(position, dict.fromkeys(SEATS, uniform), source, rng)
        assert played.state.outcome is not None
        assert 0 < played.state.public.turn <= 8
        assert played.state.public.phase == "over"
        assert set(played.state.public.final) == set(SEATS)


@pytest.mark.rule("VS-FSM.5")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_battle_in_which_nobody_says_anything_ends_too(scenario: str) -> None:
    position, source = fresh(scenario, b"steady")
    played = hot.play(position, dict.fromkeys(SEATS, steady), source, Random(1))
    assert played.state.outcome is not None


@pytest.mark.rule("VS-GEO.2", "VS-GEO.6", "VS-GEO.7", "VS-FSM.2")
def test_the_same_answers_and_dice_lead_to_the_same_table() -> None:
    position, _, given = fought("tassafaronga", b"again")
    again, source = fresh("tassafaronga", b"again")
    for seat, value in given:
        again = answer(again, seat, value, source)
    assert again.over
    assert again.now.dump() == position.now.dump()


@pytest.mark.rule("VS-BASIC.17", "VS-GEO.1")
def test_a_battle_can_be_put_away_at_any_question() -> None:
    position, source = fresh("last-battle", b"file")
    rng = Random(9)
    for _ in range(60):
        if position.over:
            break
        (ask,) = position.asks
        kept = load(GAME, FACTS, position.dump())
        assert kept.now.dump() == position.now.dump()
        assert kept.asks[0].choice.wire()["options"] == ask.choice.wire()["options"]
        assert not _floats(position.now.dump())
        position = answer(position, ask.seat, ask.choice.sample(rng), source)


def _floats(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_floats, value.values()))
    return any(map(_floats, value)) if isinstance(value, list | tuple) else isinstance(value, float)


@pytest.mark.rule("VS-FSM.4")
def test_what_was_answered_before_a_die_fell_cannot_be_taken_back() -> None:
    position, source = fresh("denmark-strait", b"undo")
    while position.asks[0].key != "vas-ask-order":
        (ask,) = position.asks
        position = answer(position, ask.seat, ask.choice.sample(Random(1)), source)
    (ask,) = position.asks
    assert answer(position, ask.seat, "all-hands", source).settled
    assert not answer(position, ask.seat, "smoke", source).settled
