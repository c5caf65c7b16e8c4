"""Whole games of the strait played at random: nothing breaks, nothing gets lost, and both runners agree."""

from random import Random
from types import GeneratorType
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.game import uniform
from huffduff.engine.hot import play
from huffduff.engine.questions import Asking, Step, Then, Want
from huffduff.engine.steps import Position, answer, begin, load
from huffduff.games.strait import GAME
from huffduff.games.strait.book import BOOK
from huffduff.games.strait.facts import SCENARIOS
from huffduff.games.strait.sea import SPACES
from huffduff.games.strait.state import AFLOAT, BRITISH, GERMAN, OTHER, Public, State
from tests.games.strait.table import FACTS, HOOD, setting

OPTIONS: tuple[dict[str, str], ...] = ({}, {"straight-ahead-only": "on"})


def check(p: Public) -> None:
    """What must be true whenever somebody has to decide."""
    afloat = [ship for ship in p.ships.values() if ship.status == AFLOAT]
    assert len({ship.space for ship in afloat}) == len(afloat)
    assert all(ship.space in SPACES and ship.facing in range(8) for ship in afloat)
    for ship in p.ships.values():
        assert 0 <= ship.splashes <= FACTS.charts.shooting.splash_markers
        assert bool(ship.splashes) <= bool(ship.target)
        assert not ship.target or ship.status == p.ships[ship.target].status == AFLOAT
    for side, deck in p.decks.items():
        lying = [damage.card for ship in p.ships.values() if ship.side != side for damage in ship.cards]
        waiting = [card for salvo in p.salvos if p.ships[salvo.target].side != side for card in salvo.through]
        cards = [*deck.left, *deck.discarded, *lying, *waiting]
        assert len(cards) == len(set(cards)) == 52, OTHER[side]
    for officer, spent in p.spent.items():
        assert 0 <= spent <= FACTS.captains[officer].points
    assert 0 <= p.lent <= 2


def cold(scenario: str, options: dict[str, str], seed: int) -> Position:
    """A game through `answer`, looked at after every decision."""
    rng, source = Random(seed), Seeded(seed.to_bytes(4, "big"))
    position = begin(GAME, FACTS, scenario, options, source)
    while not position.over:
        seat = next(seat for seat in position.deciding if seat not in position.sealed)
        ask = position.ask(seat)
        assert ask is not None
        position = answer(position, seat, ask.choice.sample(rng), source)
        if not position.sealed:
            check(position.now.public)
    return position


@pytest.mark.parametrize("options", OPTIONS, ids=["three-ahead", "straight-ahead"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_runners_play_the_same_sound_games(scenario: str, options: dict[str, str]) -> None:
    for seed in range(3):
        slow = cold(scenario, options, seed)
        source = Seeded(seed.to_bytes(4, "big"))
        opening = begin(GAME, FACTS, scenario, options, source)
        fast = play(opening, {GERMAN: uniform, BRITISH: uniform}, source, Random(seed))
        assert slow.now.dump() == fast.state.dump()
        assert slow.draws == fast.draws
        assert slow.outcome is not None


def careful(step: Step) -> Step:
    """A step that is caught if it changes or tells anything before it asks or rolls."""

    def begun(s: State, *args: Any) -> Any:
        before = s.dump()
        then = step(s, *args)
        return watched(then, s, before) if isinstance(then, GeneratorType) else then

    return begun


def watched(step: Asking, s: State, before: dict[str, Any]) -> Asking:
    def unchanged(want: Want) -> Want:
        assert (s.dump(), s.events) == (before, [])
        return want

    try:
        heard = yield unchanged(next(step))
        while True:
            heard = yield step.send(heard)
    except StopIteration as stop:
        then: Then = stop.value
        return then


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_step_changes_anything_before_it_asks_or_rolls(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "steps", {name: careful(step) for name, step in BOOK.steps.items()})
    source = Seeded(scenario.encode())
    for seed in range(3):
        opening = begin(GAME, FACTS, scenario, {}, source)
        play(opening, {GERMAN: uniform, BRITISH: uniform}, source, Random(seed))


def test_a_copy_shares_its_ships_and_still_goes_its_own_way() -> None:
    state = setting()
    copy = state.copy()
    assert copy.public.ships[HOOD] is state.public.ships[HOOD]
    copy.public.change(HOOD, hull=7)
    copy.public.speed[BRITISH] = 7
    copy.public.spent["holland"] = 1
    assert state.dump() == setting().dump()
    with pytest.raises(AttributeError):
        copy.public.ships[HOOD].hull = 8  # type: ignore[misc]


@pytest.mark.parametrize("scenario", ["denmark-strait", "light-cruisers"])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(scenario: str) -> None:
    rng, source = Random(3), Seeded(b"saved")
    position = begin(GAME, FACTS, scenario, {}, source)
    while not position.over:
        saved = msgspec.json.encode(position.dump())
        read = load(GAME, FACTS, msgspec.json.decode(saved))
        assert msgspec.json.encode(read.dump()) == saved
        seat = next(seat for seat in position.deciding if seat not in position.sealed)
        ask = position.ask(seat)
        assert ask is not None
        value = ask.choice.sample(rng)
        position, other = answer(position, seat, value, source), answer(read, seat, value, source)
        assert position.now.dump() == other.now.dump()
        assert position.events == other.events
