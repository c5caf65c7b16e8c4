"""Leak tests: whatever a seat must not know can be changed, and every byte that it receives stays the same."""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from huffduff.engine.chance import Source
from huffduff.engine.errors import Refused, reason
from huffduff.engine.game import Truth
from huffduff.engine.steps import Position, answer, begin, checked, load, unseal, varied
from huffduff.lab.crew import Plan, Progress, silent, spread
from huffduff.lab.fuzz import difference
from huffduff.lab.junk import RUBBISH, bent

CANARY = "canary-7f3a"
SEALED_VARIANTS = 4
ATTEMPTS = 3
# A game in which nothing was hidden for so many decisions has nothing left to hide.
PATIENCE = 20
MOST_TOLD = 20
GAMES_AT_ONCE = 16  # in the first wave; each later one has twice as many


class Leak(msgspec.Struct):
    """Something that reached a seat: which game and decision, who noticed, and where the bytes differ."""

    game: int
    decision: int
    seat: str | None
    what: str


class Report(msgspec.Struct):
    """Positions with something hidden, pairs of them compared, canaries planted, and leaks, which has to be 0."""

    game: str
    seed: int
    positions: int = 0
    pairs: int = 0
    canaries: int = 0
    leaks: int = 0
    found: list[Leak] = []
    seconds: float = 0.0


def attempts(position: Position, seat: str | None, rng: Random) -> list[Any]:
    """Answers to try: some that are allowed, some that are nearly so, and rubbish."""
    tried: list[Any] = list(RUBBISH)
    ask = position.ask(seat)
    if ask is not None:
        for _ in range(ATTEMPTS):
            value = ask.choice.sample(rng)
            tried += [value, bent(value, rng)]
    return tried


def traffic(position: Position, seat: str | None, tried: list[Any]) -> bytes:
    """Every byte that a seat (None: a spectator) can get out of a position."""
    ask = position.ask(seat)
    events = [event for event in position.events if event.reaches(seat)]
    replies = [] if seat is None else [reply(position, seat, value) for value in tried]
    shown = [position.shown(seat), ask and ask.wire(), events, position.deciding, position.outcome, replies]
    return msgspec.json.encode(shown)


def reply(position: Position, seat: str, value: Any) -> Any:
    """What a seat is told of this answer, as a draft and in earnest."""
    ask = position.ask(seat)
    return [told(lambda: ask and ask.preview(value)), told(lambda: checked(position, seat, value))]


def told(attempt: Callable[[], Any]) -> Any:
    try:
        return attempt()
    except Refused as refused:
        return reason(refused)


def saved(position: Position) -> Any:
    return msgspec.json.decode(msgspec.json.encode(position.dump()))


def reloaded(position: Position, written: Any) -> Position:
    return load(position.game, position.now.data, written)


def resealed(position: Position, seat: str | None, rng: Random, dice: Source) -> Iterator[Position]:
    """The position with other answers of other seats under seal, or with none."""
    for other in position.deciding:
        opened = unseal(position, other)
        ask = opened.ask(other)
        if other == seat or ask is None or len(opened.sealed) + 1 == len(position.asks):
            continue
        if other in position.sealed:
            yield opened
        for _ in range(SEALED_VARIANTS):
            yield answer(opened, other, ask.choice.sample(rng), dice)


def words_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to every text in plain data."""
    if isinstance(value, str):
        yield path
    elif isinstance(value, (dict, list)):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from words_in(part, (*path, key))


def planted(position: Position, seat: str | None, rng: Random) -> Iterator[Position]:
    """The position with a canary in place of somebody else's sealed answer, and of one hidden word.

    A hidden word is replaced at the beginning of a step only: later the step may have shown it with good reason.
    """
    for other in position.sealed:
        if other != seat:
            written = saved(position)
            written["sealed"][other] = CANARY
            yield reloaded(position, written)
    if position.heard:
        return
    written = saved(position)
    hidden = {"private": {name: part for name, part in written["state"]["private"].items() if name != seat}}
    hidden["umpire"] = written["state"]["umpire"]
    paths = list(words_in(hidden))
    if paths:
        *path, last = rng.choice(paths)
        place = written["state"]
        for key in path:
            place = place[key]
        place[last] = CANARY
        try:
            yield reloaded(position, written)
        except Exception:
            return  # the rules cannot work with this word, so nothing was planted


class Examined(NamedTuple):
    """What was compared at one position; for each leak who noticed it, and where."""

    pairs: int
    canaries: int
    leaks: list[tuple[str | None, str]]


class Found(NamedTuple):
    """The game and the decision of a position that was examined."""

    game: int
    decision: int
    examined: Examined


def examine(position: Position, rng: Random, dice: Source) -> Examined:
    """Compare a position with all that differ from it only in what somebody must not know."""
    game, pairs, canaries, leaks = position.game, 0, 0, list[tuple[str | None, str]]()
    quiet = reloaded(position, saved(position))
    for seat in (*game.seats, None):
        variants = list(resealed(quiet, seat, rng, dice))
        if game.variations:
            truth = Truth(quiet.kept, quiet.agenda, not quiet.heard)
            variants += [varied(quiet, other) for other in game.variations(truth, seat, rng)]
        marked = list(planted(quiet, seat, rng))
        pairs += len(variants)
        canaries += len(marked)
        if variants or marked:
            tried = attempts(quiet, seat, rng)
            own = traffic(quiet, seat, tried)
            theirs = [traffic(variant, seat, tried) for variant in variants]
            leaks += [(seat, difference(own, other)) for other in theirs if other != own]
            heard = [traffic(variant, seat, tried) for variant in marked]
            leaks += [(seat, difference(own, other)) for other in heard if CANARY.encode() in other]
    return Examined(pairs, canaries, leaks)


def random_play(plan: Plan, number: int, rng: Random, dice: Source) -> Iterator[Position]:
    """Every position of one game of a series."""
    scenario, options = plan.setting(number)
    position = begin(plan.game, plan.data, scenario, options, dice)
    while not position.over:
        yield position
        ask = rng.choice([ask for ask in position.asks if ask.seat not in position.sealed])
        position = answer(position, ask.seat, ask.choice.sample(rng), dice)


def play(plan: Plan, numbers: range) -> list[tuple[Found, ...]]:
    """What was found at each position with something hidden, game by game of these."""
    return [tuple(looked_through(plan, number)) for number in numbers]


def looked_through(plan: Plan, number: int) -> Iterator[Found]:
    """Examine one game until nothing has been hidden for a while."""
    lot = plan.lot(number)
    dice, rng, idle = lot.dice, lot.rng, 0
    for decision, position in enumerate(random_play(plan, number, rng, dice)):
        examined = examine(position, rng, dice)
        idle = 0 if examined.pairs else idle + 1
        if examined.pairs or examined.canaries or examined.leaks:
            yield Found(number, decision, examined)
        if idle > PATIENCE:
            return


def series(plan: Plan, jobs: int) -> Iterator[Found]:
    """All that is found in game after game; the games of a wave are shared out among the processes."""
    first, games = 0, GAMES_AT_ONCE
    while True:
        found = [one for share in spread(play, plan, games, jobs, first=first) for game in share for one in game]
        yield from found
        if not any(one.examined.pairs for one in found):
            return
        first, games = first + games, games * 2


def run(plan: Plan, positions: int, jobs: int = 1, progress: Progress = silent) -> Report:
    """Play random games until so many positions with something hidden were examined."""
    begun = perf_counter()
    report = Report(plan.game.name, plan.seed)
    for found in series(plan, jobs):
        examined = found.examined
        report.positions += bool(examined.pairs)
        report.pairs += examined.pairs
        report.canaries += examined.canaries
        report.leaks += len(examined.leaks)
        told = examined.leaks[: MOST_TOLD - len(report.found)]
        report.found += [Leak(found.game, found.decision, *leak) for leak in told]
        progress(report.positions, positions)
        if report.positions == positions:
            break
    report.seconds = perf_counter() - begun
    return report
