"""Measurements: how fast a game runs, and how long its computer players think."""

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import fmean
from time import perf_counter, thread_time
from typing import Any

import msgspec

from huffduff.engine import hot
from huffduff.engine.choices import Value
from huffduff.engine.game import Player
from huffduff.engine.secrecy import View
from huffduff.engine.steps import Ask, Position, answer, begin
from huffduff.lab.crew import Plan, Progress, silent
from huffduff.players import find_player, player_names, uniform

ROUNDS = 5
COPIES = 2000


class Thinking(msgspec.Struct):
    """How long a computer player computed for a decision, in milliseconds."""

    decisions: int
    mean: float
    max: float


class Report(msgspec.Struct):
    """Decisions per second through `answer` and hot, what one copy of the state costs, and who thinks how long."""

    game: str
    scenario: str
    answer_per_second: float
    hot_per_second: float
    copy_us: float
    decision_ms: dict[str, Thinking]


def through_answer(plan: Plan, number: int) -> int:
    """A random game by way of `answer`; the decisions it took."""
    return len(walk(plan, number)) - 1


def walk(plan: Plan, number: int) -> list[Position]:
    """Every position of a random game."""
    lot = plan.lot(number)
    dice, rng = lot.dice, lot.rng
    position = begin(plan.game, plan.data, *plan.setting(number), dice)
    walked = [position]
    while not position.over:
        for ask in position.asks:
            position = answer(position, ask.seat, ask.choice.sample(rng), dice)
            walked.append(position)
    return walked


def played_hot(plan: Plan, number: int) -> int:
    """The same game by way of the hot runner; the decisions it took."""
    lot = plan.lot(number)
    players = dict.fromkeys(plan.game.seats, uniform)
    return hot.play(plan.game, plan.data, *plan.setting(number), players, lot.dice, lot.rng).decisions


def rate(play: Callable[[Plan, int], int], plan: Plan, seconds: float) -> float:
    """Decisions per second over as many whole games as fit into the time."""
    decisions, begun = 0, perf_counter()
    for number in count():
        decisions += play(plan, number)
        passed = perf_counter() - begun
        if passed > seconds:
            break
    return decisions / passed


def copying(plan: Plan) -> float:
    """Microseconds for a copy of the state, in the middle of a game."""
    walked = walk(plan, 0)
    state = walked[len(walked) // 2].base
    begun = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (perf_counter() - begun) / COPIES * 1e6


class Timed:
    """A computer player with a stop-watch, which stands still while the machine does something else."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds: list[float] = []

    def __call__(self, view: View[Any, Any], ask: Ask, rng: Random) -> Value:
        begun = thread_time()
        value = self._player(view, ask, rng)
        self.seconds.append(thread_time() - begun)
        return value


def thinking(plan: Plan, name: str, seconds: float) -> Thinking:
    """The decisions of one computer player at every seat, over whole games."""
    game, taken, begun = plan.game, list[float](), perf_counter()
    for number in count():
        lot = plan.lot(number)
        players = {seat: Timed(find_player(game, name)) for seat in game.seats}
        hot.play(game, plan.data, *plan.setting(number), players, lot.dice, lot.rng)
        for player in players.values():
            taken += player.seconds
        if perf_counter() - begun > seconds:
            break
    return Thinking(len(taken), fmean(taken) * 1000, max(taken) * 1000)


def run(plan: Plan, seconds: float = 1.0, progress: Progress = silent) -> Report:
    """Measure in several rounds and keep the best one: whatever else the machine did only slows it down."""
    cold, heated, copies = [0.0], [0.0], list[float]()
    for done in range(ROUNDS):
        progress(done, ROUNDS)
        cold.append(rate(through_answer, plan, seconds))
        heated.append(rate(played_hot, plan, seconds))
        copies.append(copying(plan))
    scenario, _ = plan.setting(0)
    players = {name: thinking(plan, name, seconds) for name in player_names(plan.game)}
    progress(ROUNDS, ROUNDS)
    return Report(plan.game.name, scenario, max(cold), max(heated), min(copies), players)
