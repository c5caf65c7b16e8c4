"""Many games shared out among processes, so that the result does not depend on how many there are."""

import gc
import hashlib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache, partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from huffduff.engine.chance import Seal, Seeded
from huffduff.engine.game import Game

T = TypeVar("T")
Progress = Callable[[int, int], None]

LARGEST_SHARE = 50
SHARES_PER_PROCESS = 8
COLLECTED_AT = 100_000  # new objects before the collector looks for cycles


def silent(done: int, of: int) -> None:
    """Nobody looks on."""


class Lot(NamedTuple):
    """What chance has in store for one game: the dice, and the randomness of the players."""

    seal: Seal
    contributions: dict[str, str]
    rng: Random

    @property
    def dice(self) -> Seeded:
        return self.seal.source(self.contributions)


class Plan(NamedTuple):
    """What is played: everything a process needs to know to play any game of a series.

    A scenario of None plays all scenarios and options in turn.
    """

    package: str
    scenario: str | None
    options: Mapping[str, str]
    seed: int
    pack: str | None = None
    bots: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        return _shelf(self.package, self.pack)[0]

    @property
    def data(self) -> Any:
        return _shelf(self.package, self.pack)[1]

    def lot(self, number: int) -> Lot:
        """The dice and the players' own randomness of one game; its number says everything."""
        name = f"{self.seed}/{number}"
        return Lot(Seal(hashlib.sha256(name.encode()).digest()), dict.fromkeys(self.game.seats, ""), Random(name))

    def setting(self, number: int) -> tuple[str, dict[str, str]]:
        """The scenario and the options of one game: the scenarios in turn, at first as usual, then any options."""
        if self.scenario is not None:
            return self.scenario, dict(self.options)
        game = self.game
        again, place = divmod(number, len(game.scenarios))
        lot = Random(f"{self.seed}/{number}/options")
        options = {option.key: lot.choice(option.values) if again else option.values[0] for option in game.options}
        return game.scenarios[place], {**options, **self.options}


@lru_cache
def _shelf(package: str, pack: str | None) -> tuple[Game, Any]:
    game: Game = import_module(package).GAME
    return game, game.load_data(Path(pack) if pack else None)


@contextmanager
def bulk() -> Iterator[None]:
    """Play in bulk makes a lot of rubbish and few cycles, so the collector may look for them less often."""
    before = gc.get_threshold()
    gc.set_threshold(COLLECTED_AT, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _quietly(work: Callable[[Plan, range], T], plan: Plan, numbers: range) -> T:
    with bulk():
        return work(plan, numbers)


def spread(
    work: Callable[[Plan, range], T], plan: Plan, games: int, jobs: int, progress: Progress = silent, first: int = 0
) -> Iterator[T]:
    """The results of `work` for shares of so many games, in their order, however many processes do it."""
    size = max(1, min(LARGEST_SHARE, games // (jobs * SHARES_PER_PROCESS)))
    end = first + games
    shares = [range(start, min(start + size, end)) for start in range(first, end, size)]
    progress(0, games)
    if jobs == 1:
        for share in shares:
            yield _quietly(work, plan, share)
            progress(share.stop - first, games)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            for share, result in zip(shares, pool.map(partial(_quietly, work, plan), shares), strict=True):
                yield result
                progress(share.stop - first, games)
