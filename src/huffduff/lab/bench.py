"""Measurements: how fast a game runs, and how long its computer players think."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random
from statistics import fmean
from time import perf_counter, thread_time

import msgspec

from huffduff.engine import hot
from huffduff.engine.chance import Source
from huffduff.engine.game import Player, uniform
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.engine.steps import Position, advance, answer, begin
from huffduff.lab.crew import Plan, Progress, bulk, silent
from huffduff.players import find_player, player_names

ROUNDS = 5
COPIES = 2000
PREVIEWS = 200  # positions


class Thinking(msgspec.Struct):
    """How long a computer player computed for a decision, in milliseconds."""

    decisions: int
    mean: float
    max: float


class Report(msgspec.Struct):
    """Decisions per second through `answer`, `advance` and hot; random games per second from a third into a game on;
    what one copy of the state and the slowest preview of a random draft cost; and who thinks how long.

    `relative` gives every figure in runs of a calibration loop per second, or in its runs, so that machines compare.
    """

    game: str
    scenario: str
    answer_per_second: float
    advance_per_second: float
    hot_per_second: float
    playouts_per_second: float
    copy_us: float
    preview_ms: float
    calibration_per_second: float
    relative: dict[str, float]
    decision_ms: dict[str, Thinking]


Forward = Callable[[Position, str, object, Source], Position]


def walk(plan: Plan, number: int, forward: Forward = answer) -> Iterator[Position]:
    """Every position of a random game."""
    lot = plan.lot(number)
    dice, rng = lot.dice, lot.rng
    position = begin(plan.game, plan.data, *plan.setting(number), dice)
    yield position
    while not position.over:
        for ask in position.asks:
            position = forward(position, ask.seat, ask.choice.sample(rng), dice)
            yield position


def through_answer(plan: Plan, number: int) -> int:
    """A random game by way of `answer`; the decisions it took."""
    return sum(1 for _ in walk(plan, number)) - 1


def through_advance(plan: Plan, number: int) -> int:
    """The same game by way of `advance`."""
    return sum(1 for _ in walk(plan, number, advance)) - 1


def played_hot(plan: Plan, number: int) -> int:
    """The same game by way of the hot runner."""
    lot = plan.lot(number)
    position = begin(plan.game, plan.data, *plan.setting(number), lot.dice)
    return hot.play(position, dict.fromkeys(plan.game.seats, uniform), lot.dice, lot.rng).decisions


def playouts(position: Position) -> Callable[[Plan, int], int]:
    """Random games that are all played on from one position."""

    def played_on(plan: Plan, number: int) -> int:
        lot = plan.lot(number)
        hot.play(position, dict.fromkeys(plan.game.seats, uniform), lot.dice, lot.rng)
        return 1

    return played_on


def a_third_in(plan: Plan) -> Position:
    """A position a third into a random game."""
    walked = [position for position in walk(plan, 0) if not position.sealed]
    return walked[len(walked) // 3]


def calibration(plan: Plan, number: int) -> int:  # noqa: ARG001
    """A loop that has nothing to do with any game: a hundred small dicts, copied and added up."""
    for _ in range(100):
        some = {key: key + number for key in range(50)}
        sum({**some}.values())
    return 1


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
    walked = list(walk(plan, 0))
    state = walked[len(walked) // 2].kept
    begun = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (perf_counter() - begun) / COPIES * 1e6


def previewing(plan: Plan) -> float:
    """Milliseconds for the slowest preview of a random draft, over the first positions of a game."""
    slowest, rng = 0.0, Random(0)
    for position in islice(walk(plan, 0), PREVIEWS):
        for ask in position.asks:
            draft = msgspec.to_builtins(ask.choice.sample(rng))
            begun = perf_counter()
            msgspec.json.encode(ask.preview(draft))
            slowest = max(slowest, perf_counter() - begun)
    return slowest * 1000


class Timed:
    """A computer player with a stop-watch, which stands still while the machine does something else."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds: list[float] = []

    def __call__(self, view: View, ask: Ask, rng: Random) -> object:
        begun = thread_time()
        value = self._player(view, ask, rng)
        self.seconds.append(thread_time() - begun)
        return value


def thinking(plan: Plan, name: str, seconds: float) -> Thinking:
    """The decisions of one computer player at every seat, over whole games."""
    game, taken, begun = plan.game, list[float](), perf_counter()
    for number in count():
        lot = plan.lot(number)
        players: dict[str, Timed] = {seat: Timed(find_player(game, name)) for seat in game.seats}
        hot.play(begin(game, plan.data, *plan.setting(number), lot.dice), players, lot.dice, lot.rng)
        for player in players.values():
            taken += player.seconds
        if perf_counter() - begun > seconds:
            break
    return Thinking(len(taken), fmean(taken) * 1000, max(taken) * 1000)


def run(plan: Plan, seconds: float = 1.0, progress: Progress = silent) -> Report:
    """Measure in several rounds and keep the best one: whatever else the machine did only slows it down."""
    measured: dict[str, Callable[[Plan, int], int]] = {
        "answer_per_second": through_answer,
        "advance_per_second": through_advance,
        "hot_per_second": played_hot,
        "playouts_per_second": playouts(a_third_in(plan)),
        "calibration_per_second": calibration,
    }
    rates, copies, previews = dict.fromkeys(measured, 0.0), list[float](), list[float]()
    with bulk():
        for done in range(ROUNDS):
            progress(done, ROUNDS)
            for name, play in measured.items():
                rates[name] = max(rates[name], rate(play, plan, seconds))
            copies.append(copying(plan))
            previews.append(previewing(plan))
    scenario, _ = plan.setting(0)
    players = {name: thinking(plan, name, seconds) for name in player_names(plan.game)}
    progress(ROUNDS, ROUNDS)
    loops = rates["calibration_per_second"]
    relative = {name: value / loops for name, value in rates.items() if name != "calibration_per_second"}
    return Report(
        game=plan.game.name,
        scenario=scenario,
        **rates,
        copy_us=min(copies),
        preview_ms=min(previews),
        relative={**relative, "copy": min(copies) * loops / 1e6},
        decision_ms=players,
    )
