"""Simulation: computer players against each other, many games, and who won how often."""

from collections import Counter
from time import perf_counter

import msgspec

from huffduff.engine import hot
from huffduff.engine.steps import begin
from huffduff.lab.crew import Plan, Progress, silent, spread
from huffduff.lab.stats import wilson
from huffduff.players import find_player

DRAW = "draw"


class Share(msgspec.Struct):
    """The results of some of the games; adding shares up gives the results of all."""

    finished: int = 0
    errors: int = 0
    turns: int = 0
    decisions: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    reasons: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    trouble: str = ""


class Report(msgspec.Struct):
    """What a series of games showed; the intervals are 95 % ones for the share of each outcome.

    The reasons are those of each outcome, for the same one can be told of either side.
    """

    game: str
    scenario: str
    options: dict[str, str]
    bots: dict[str, str]
    seed: int
    games: int
    finished: int
    errors: int
    outcomes: dict[str, int]
    intervals: dict[str, tuple[float, float]]
    reasons: dict[str, dict[str, int]]
    turns_mean: float
    decisions: int
    decisions_per_second: float
    seconds: float
    trouble: str


def play(plan: Plan, numbers: range) -> Share:
    """Play these games of a series with the hot runner."""
    game, data, share = plan.game, plan.data, Share()
    for number in numbers:
        lot = plan.lot(number)
        scenario, options = plan.setting(number)
        players = {seat: find_player(game, name) for seat, name in zip(game.seats, plan.bots, strict=True)}
        try:
            played = hot.play(begin(game, data, scenario, options, lot.dice), players, lot.dice, lot.rng)
        except Exception as error:
            share.errors += 1
            share.trouble = share.trouble or f"{number}: {type(error).__name__}: {error}"
            continue
        outcome = played.state.outcome
        assert outcome is not None, "the hot runner ends with the game"
        share.finished += 1
        share.turns += played.state.public.turn
        share.decisions += played.decisions
        name = outcome.winner or DRAW
        share.outcomes[name] += 1
        share.reasons[name, outcome.key] += 1
    return share


def run(plan: Plan, games: int, jobs: int = 1, progress: Progress = silent) -> Report:
    """Play a whole series; everything but the time it took depends on the plan alone."""
    begun = perf_counter()
    total = Share()
    for share in spread(play, plan, games, jobs, progress):
        total.finished += share.finished
        total.errors += share.errors
        total.turns += share.turns
        total.decisions += share.decisions
        total.outcomes += share.outcomes
        total.reasons += share.reasons
        total.trouble = total.trouble or share.trouble
    seconds = perf_counter() - begun
    scenario, options = plan.setting(0)
    outcomes = {name: total.outcomes[name] for name in (*plan.game.seats, DRAW)}
    return Report(
        game=plan.game.name,
        scenario=scenario,
        options=plan.game.chosen(options),
        bots=dict(zip(plan.game.seats, plan.bots, strict=True)),
        seed=plan.seed,
        games=games,
        finished=total.finished,
        errors=total.errors,
        outcomes=outcomes,
        intervals={name: wilson(count, total.finished) for name, count in outcomes.items()},
        reasons={
            name: {key: count for (whose, key), count in sorted(total.reasons.items()) if whose == name}
            for name in outcomes
        },
        turns_mean=total.turns / total.finished if total.finished else 0.0,
        decisions=total.decisions,
        decisions_per_second=total.decisions / seconds,
        seconds=seconds,
        trouble=total.trouble,
    )
