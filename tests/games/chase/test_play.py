"""Whole games at random: they end, nothing breaks on the way, and both ways to run them agree."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seeded
from huffduff.engine.steps import Position, answer, begin, load
from huffduff.games.chase import GAME
from huffduff.games.chase.facts.terms import OFF_MAP, ON_MAP, SEATS
from huffduff.games.chase.operations.sampling import some_orders
from huffduff.games.chase.operations.sealed_orders import check
from huffduff.games.chase.scenarios import BOARD, CHART, SCENARIOS
from huffduff.games.chase.ships.units import units
from huffduff.games.chase.state import State
from huffduff.lab.leaks import examine
from huffduff.players import RANDOM, find_player
from tests.games.chase.table import FACTS

ALTERNATIVES = {option.key: option.values[-1] for option in GAME.options}


def whole_game(scenario: str, seed: int, options: dict[str, str]) -> Iterator[Position]:
    """Every position of a random game, the seats answering in order."""
    source, rng = Seeded(seed.to_bytes(4, "big")), Random(seed)
    position = begin(GAME, FACTS, scenario, options, source)
    while not position.over:
        yield position
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        position = answer(position, ask.seat, ask.choice.sample(rng), source)
    yield position


def in_order(s: State) -> None:
    """What must be true between any two decisions."""
    held = [chit for side in SEATS for ship in s.private[side].ships.values() for chit in ship.card.evasion]
    assert sorted([*s.umpire.evasion, *held]) == sorted(FACTS.cups.evasion_chits)
    assert sorted(s.umpire.damage) == sorted(FACTS.cups.damage_chits)
    german = s.private["german"]
    assert sorted([*s.umpire.convoys, *german.chits, *german.half_chits]) == sorted(FACTS.cups.convoy_chits)
    marked: dict[str, str] = {}
    for side in SEATS:
        for unit, ships in units(s.private[side]).items():
            assert (len(ships) > 1) == bool(ships[0].force)
            assert len({(ship.hex, ship.marker, ship.contact) for ship in ships}) == 1
            assert bool(ships[0].marker) == bool(ships[0].contact)
            if ships[0].contact:
                marked.setdefault(ships[0].contact, unit)
                contact = s.public.contacts[ships[0].contact]
                assert (contact.side, contact.hex, contact.marker) == (side, ships[0].hex, ships[0].marker)
        for ship in s.private[side].ships.values():
            printed = FACTS.ships[ship.id]
            assert 0 <= ship.fuel <= printed.fuel
            assert 0 <= ship.card.hull <= printed.hull
            assert FACTS.chart.sea(ship.hex) or ship.status != ON_MAP
            assert ship.status != OFF_MAP or not ship.contact
            if ship.status == ON_MAP and printed.uses_fuel:
                assert bool(ship.emergency) == (not ship.fuel)
    assert set(marked) == set(s.public.contacts)


@pytest.mark.rule("CH-2.3.3.e", "CH-2.3.3.f", "CH-2.3.1.k", "CH-2.3.3.a", "CH-1.e")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", [{}, ALTERNATIVES])
def test_random_games_keep_order_and_come_to_an_end(scenario: str, options: dict[str, str]) -> None:
    for seed in range(2 if scenario in CHART else 4):
        positions = list(whole_game(scenario, seed, options))
        for position in positions:
            in_order(position.now)
        assert positions[-1].outcome is not None
        assert "total" in positions[-1].now.public.final


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hot_and_cold_play_the_same_game(scenario: str) -> None:
    seed = 7
    *_, cold = whole_game(scenario, seed, {})
    players = {seat: find_player(GAME, RANDOM) for seat in SEATS}
    source = Seeded(seed.to_bytes(4, "big"))
    played = hot.play(begin(GAME, FACTS, scenario, {}, source), players, source, Random(seed))
    assert played.state.dump() == cold.now.dump()


@pytest.mark.parametrize("scenario", [*CHART, BOARD[0]])
def test_a_saved_game_goes_on_as_it_was(scenario: str) -> None:
    for number, position in enumerate(whole_game(scenario, 11, {})):
        if number % 10 == 0 and not position.over:
            written = msgspec.json.decode(msgspec.json.encode(position.dump()))
            again = load(GAME, FACTS, written)
            assert again.dump() == position.dump()
            for seat in (*SEATS, None):
                assert again.view(seat).wire() == position.view(seat).wire()
                mine, theirs = position.ask(seat), again.ask(seat)
                assert (mine and mine.wire()) == (theirs and theirs.wire())


@pytest.mark.parametrize("scenario", CHART)
def test_orders_at_random_are_allowed_and_every_question_can_be_sent(scenario: str) -> None:
    rng = Random(13)
    for position in whole_game(scenario, 13, ALTERNATIVES):
        for ask in position.asks:
            assert msgspec.json.encode(ask.wire())
            if ask.key == "chase-ask-orders":
                public, private = position.now.public, position.now.private[ask.seat]
                orders = some_orders(public, private, FACTS, ask.seat, rng)
                assert check(public, private, FACTS, ask.seat, orders) is None


@pytest.mark.rule("CH-1.b", "CH-2.1.a", "CH-4.3.h")
@pytest.mark.parametrize("scenario", CHART)
def test_nothing_that_is_hidden_changes_a_byte_for_those_who_must_not_know(scenario: str) -> None:
    rng, source, pairs = Random(17), Seeded(b"leaks"), 0
    for number, position in enumerate(whole_game(scenario, 17, {})):
        if number % 7 == 0 and not position.over:
            found = examine(position, rng, source)
            pairs += found.pairs
            assert not found.leaks
    assert pairs
