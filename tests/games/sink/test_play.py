"""Whole games at random: they end, nothing breaks on the way, and both ways to run them agree."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import msgspec
import pytest

from huffduff.engine import hot
from huffduff.engine.chance import Seeded
from huffduff.engine.steps import Position, answer, begin, load
from huffduff.games.sink import GAME
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, SEATS, Hex
from huffduff.games.sink.options import caps
from huffduff.games.sink.parts import Course
from huffduff.games.sink.state import State
from huffduff.lab.leaks import examine
from huffduff.players import RANDOM, find_player
from tests.games.sink.movement import oracle
from tests.games.sink.movement.test_plotting import phase, raiders
from tests.games.sink.table import FACTS
from tests.games.sink.writing import plot

ALTERNATIVES = {option.key: option.values[-1] for option in GAME.options}
COUNTERS = sum(len(card.values) + card.dummies for card in FACTS.convoys.values())


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
    public, limits = s.public, FACTS.tables.limits
    assert set(public.tokens) == {token for side in SEATS for token in s.private[side].forces}
    assert len(public.convoys) <= limits.convoys
    assert set(public.convoys) == set(s.umpire.values)
    for side in SEATS:
        forces = s.private[side].forces
        most = caps(public, FACTS.scenarios[public.scenario], side)
        assert len(forces) <= most.forces
        assert sum(force.dummy for force in forces.values()) <= most.dummies
        afloat = sorted(ship for force in forces.values() for ship in force.ships)
        fleet = s.private[side].ships.values()
        assert afloat == sorted(ship.id for ship in fleet if ship.status == "afloat")
        for ship in fleet:
            card = FACTS.ships[ship.id]
            assert ship.status == "sunk" or 0 <= ship.damage < card.face(ship.flipped).capacity
            assert 0 <= ship.fuel <= card.fuel
            assert ship.fuelled < limits.refuel_turns
        for token, force in forces.items():
            place = public.tokens[token].hex
            assert FACTS.chart.enters(side, place)
            assert not public.tokens[token].port or FACTS.chart.port(side, place)
            assert not force.escort or (side == BRITISH and not force.dummy)
            if force.ships and public.phase != 4:
                assert force.moved <= max(force.allowance, 0) or not force.allowance
    for target, shadow in public.shadows.items():
        assert public.tokens[target].side == GERMAN
        assert s.private[GERMAN].forces[target].ships
        assert shadow.by in public.recon or s.private[BRITISH].forces[shadow.by].ships  # type: ignore[index]
    if public.phase in (1, 2, 3):
        places = [token.hex for token in public.tokens.values() if token.side == BRITISH]
        assert all(places.count(place) <= limits.stack for place in places)
    if public.phase > 8:
        convoys = [convoy.hex for convoy in public.convoys.values()]
        assert all(convoys.count(place) <= limits.convoy_stack for place in convoys)


@pytest.mark.rule("SB-4.0.a", "SB-6.12.c", "SB-6.13.c", "SB-2.32.a", "SB-9.5.a")
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("options", [{}, {"fuel": "on"}, ALTERNATIVES])
def test_random_games_keep_order_and_come_to_an_end(scenario: str, options: dict[str, str]) -> None:
    for seed in range(2):
        positions = list(whole_game(scenario, seed, options))
        for position in positions:
            in_order(position.now)
        assert positions[-1].outcome is not None
        assert set(positions[-1].now.public.final) == set(SEATS)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_hot_and_cold_play_the_same_game(scenario: str) -> None:
    seed = 7
    *_, cold = whole_game(scenario, seed, {"fuel": "on"})
    players = {seat: find_player(GAME, RANDOM) for seat in GAME.seats}
    source = Seeded(seed.to_bytes(4, "big"))
    played = hot.play(begin(GAME, FACTS, scenario, {"fuel": "on"}, source), players, source, Random(seed))
    assert played.state.dump() == cold.now.dump()


@pytest.mark.parametrize("scenario", GAME.scenarios[:2])
def test_a_saved_game_goes_on_as_it_was(scenario: str) -> None:
    for number, position in enumerate(whole_game(scenario, 11, {"fuel": "on"})):
        if number % 9 == 0 and not position.over:
            written = msgspec.json.decode(msgspec.json.encode(position.dump()))
            again = load(GAME, FACTS, written)
            assert again.dump() == position.dump()
            for seat in (*SEATS, None):
                assert again.view(seat).wire() == position.view(seat).wire()
                mine, theirs = position.ask(seat), again.ask(seat)
                assert (mine and mine.wire()) == (theirs and theirs.wire())


@pytest.mark.rule("SB-7.12.a", "SB-7.13.a", "SB-7.22.a", "SB-7.25.b", "SB-4.9.a")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_in_whole_games_every_token_goes_hex_by_hex_where_it_may(scenario: str) -> None:
    """The trails of all tokens, against the slow reading of the rules."""
    *_, last = whole_game(scenario, 23, {})
    steps = 0
    for token in last.now.public.tokens.values():
        places = [place for _, place in token.trail]
        for here, there in pairwise(places):
            assert oracle.step_allowed(token.side, here, there, dummy=True)
            steps += 1
    assert steps > 30


@pytest.mark.rule("SB-7.22.a", "SB-7.23.a", "SB-2.35.b")
def test_after_the_end_the_plots_are_there_for_both_to_read() -> None:
    *_, last = whole_game("historical", 3, {})
    public = last.now.public
    assert last.now.private[GERMAN].log == public.logs[GERMAN]
    assert all(oracle.numbered() >= {place for place in line.path if place != EXIT} for line in public.logs[BRITISH])
    positions = list(whole_game("historical", 3, {}))[:-1]
    assert all(position.now.public.logs == {} for position in positions)


@pytest.mark.rule("SB-6.21.a", "SB-2.311.a", "SB-6.12.b", "SB-2.35.b", "SB-9.3.b")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_nothing_that_is_hidden_changes_a_byte_for_those_who_must_not_know(scenario: str) -> None:
    rng, source, pairs = Random(17), Seeded(b"leaks"), 0
    for number, position in enumerate(whole_game(scenario, 17, {"fuel": "on"})):
        if number % 9 == 0 and not position.over:
            found = examine(position, rng, source)
            pairs += found.pairs
            assert not found.leaks
    assert pairs


# --- what a game is -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-1.0.a", "SB-3.0.a", "SB-1.0.b")
def test_two_players_and_the_historical_scenario_first_without_fuel() -> None:
    assert GAME.seats == (GERMAN, BRITISH)
    assert GAME.scenarios[0] == "historical"
    assert set(GAME.scenarios) == set(FACTS.scenarios)
    assert GAME.chosen({}) == {
        "fuel": "off",
        "blind-convoys": "off",
        "breakout-forces": "4",
        "later-corrections": "on",
    }


@pytest.mark.rule("SB-2.1.a", "SB-9.4.a")
def test_all_counters_are_in_the_container_or_on_the_map() -> None:
    source = Seeded(b"x")
    state = begin(GAME, FACTS, "historical", {}, source).now
    assert len(state.umpire.container) == COUNTERS == 36


@pytest.mark.rule("SB-2.31.a")
def test_a_marker_says_whose_it_is_without_colour() -> None:
    for position in whole_game("rheinuebung", 5, {}):
        for name, token in position.now.public.tokens.items():
            assert name[0] == {GERMAN: "G", BRITISH: "B"}[token.side]


@pytest.mark.rule("SB-2.2.a")
def test_a_hex_is_the_unit_of_length_and_nothing_counts_miles() -> None:
    one, other = FACTS.chart.xy(Hex("2815")), FACTS.chart.xy(Hex("2816"))
    assert (one[0] - other[0], other[1] - one[1]) == (0, 1)


@pytest.mark.rule("SB-3.0.d")
def test_a_plot_is_the_same_however_it_was_entered() -> None:
    """As typed numbers out of a message, or as an order put together hex by hex."""
    typed = [{"do": "plot", "token": "G1", "path": ["3104", "3005"], "at_sea": False}]
    plots = [
        phase(raiders()).answer(orders).private(GERMAN).plots for orders in (typed, [plot("G1", ("3104", "3005"))])
    ]
    assert plots[0] == plots[1] == {"G1": Course((Hex("3104"), Hex("3005")))}
