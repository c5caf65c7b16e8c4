"""Battles side by side that differ only in a secret: until it is revealed nobody else gets another byte.

What a step has told or written on the table cannot be varied afterwards, so the secret is another from the start.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Chance, Seeded
from huffduff.engine.steps import Position, answer, begin
from huffduff.games.vas import GAME
from huffduff.games.vas.facts.words import Objective
from huffduff.games.vas.war.scouting import Commitment, ScoutHints
from huffduff.lab.leaks import attempts, traffic
from tests.games.vas.table import FACTS

SEAL = re.compile(rb'"[0-9a-f]{64}"')  # differs with what it seals, and tells nothing of it
OPTIONS = {"year": "1941", "blue-navy": "JP", "red-navy": "JP"}
OF_LOW_PRIORITY: dict[Objective, tuple[int, int]] = {
    "breakout": (2, 2),
    "defence-line": (2, 3),
    "fighting-retreat": (4, 5),
    "last-stand": (5, 5),
}


class Destined(Seeded):
    """Dice as they fall, but those for the objective of the first side, which fall as they are told to."""

    def __init__(self, fallen: tuple[int, int]) -> None:
        super().__init__(b"side by side")
        self._fallen = fallen

    def draw(self, number: int, chance: Chance) -> int:
        if chance.reason == "vas-roll-objective" and chance.params["seat"] == "blue":
            return chance.index(self._fallen)
        return super().draw(number, chance)


def told(position: Position, seat: str | None, number: int) -> bytes:
    """Every byte that somebody can get, the same things being tried each time, and seals alike."""
    return SEAL.sub(b'"sealed"', traffic(position, seat, attempts(position, seat, Random(number))))


def sampled(position: Position, rng: Random) -> tuple[str, Any]:
    """Somebody who is asked, and any answer."""
    ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
    return ask.seat, ask.choice.sample(rng)


def compare(positions: Sequence[Position], dice: Sequence[Seeded], stop: Callable[[Position], bool]) -> int:
    """Play on with the same answers in all of them as long as nothing is revealed; how many moments that were."""
    rng, moments = Random(5), 0
    while not stop(positions[0]):
        for seat in ("red", None):
            assert len({told(position, seat, moments) for position in positions}) == 1
        seat, value = sampled(positions[0], rng)
        positions = [answer(one, seat, value, fallen) for one, fallen in zip(positions, dice, strict=True)]
        moments += 1
    return moments


def undecided(dice: Seeded) -> Position:
    """War at Sea, when only the first side has yet to decide what scouts."""
    position, rng = begin(GAME, FACTS, "war-at-sea", OPTIONS, dice), Random(2)
    while position.asks[0].key != "vas-ask-scouts":
        position = answer(position, *sampled(position, rng), dice)
    red = next(ask for ask in position.asks if ask.seat == "red")
    return answer(position, "red", red.choice.sample(rng), dice)


def decided(dice: Seeded, *secrets: Callable[[ScoutHints], Commitment]) -> list[Position]:
    """The same moment after each of some commitments of the first side."""
    start = undecided(dice)
    hints = start.asks[0].choice.hints()
    assert isinstance(hints, ScoutHints)
    return [answer(start, "blue", secret(hints), dice) for secret in secrets]


def nothing(hints: ScoutHints) -> Commitment:  # noqa: ARG001
    return Commitment()


def fallen(numbers: Iterable[int]) -> Seeded:
    """The first dice of some with which the second side deploys first, so that there is something to watch."""
    for number in numbers:
        dice = Seeded(number.to_bytes(4, "big"))
        sides = decided(dice, nothing)[0].now.public.sides
        if sides["red"].deployment_roll < sides["blue"].deployment_roll:
            return dice
    raise AssertionError("the first side always deploys first")


def deploys(position: Position) -> bool:
    """Whether the first side is about to deploy: then the ships that scout will be missing on the table."""
    return any((ask.seat, ask.key) == ("blue", "vas-ask-deploy") for ask in position.asks)


def revealed(position: Position) -> bool:
    return bool(position.now.public.sides["blue"].observers_spotting)


@pytest.mark.rule("VS-HID.1", "VS-HID.3", "VS-SCOUT.1", "VS-SCOUT.2")
def test_nobody_can_tell_what_scouts_before_ships_are_missing_on_the_table() -> None:
    dice = fallen(range(20))
    found = decided(
        dice,
        nothing,
        lambda hints: Commitment(hints.ships[:1]),
        lambda hints: Commitment(hints.ships[:2], hints.observers[:1]),
    )
    assert len({one.now.public.sides["blue"].commitment for one in found}) == len(found)
    assert compare(found, [dice] * len(found), deploys) >= 2


@pytest.mark.rule("VS-HID.1", "VS-HID.3", "VS-SCOUT.2", "VS-OBS.2")
def test_nobody_can_tell_what_observation_flights_do_before_it_is_revealed() -> None:
    dice = fallen(range(20))
    found = decided(
        dice,
        nothing,
        lambda hints: Commitment(observers=hints.observers[:1]),
        lambda hints: Commitment(observers=hints.observers),
    )
    assert compare(found, [dice] * len(found), revealed) >= 3


@pytest.mark.rule("VS-HID.1", "VS-HID.3", "VS-OBJ.2")
def test_a_secret_objective_shows_in_nothing_but_the_points_it_gives() -> None:
    dice = [Destined(both) for both in OF_LOW_PRIORITY.values()]
    options = {**OPTIONS, "points": "500", "secret-objectives": "on"}
    found = [begin(GAME, FACTS, "war-at-sea", options, one) for one in dice]
    assert [one.now.private["blue"].objective for one in found] == list(OF_LOW_PRIORITY)
    assert compare(found, dice, lambda position: position.now.public.turn > 1) > 20


def test_the_comparison_notices_what_is_written_on_the_table() -> None:
    dice = fallen(range(20))
    found = decided(dice, nothing, nothing)
    side = found[1].now.public.sides["blue"]
    found[1].now.public.sides["blue"] = msgspec.structs.replace(side, observers_scouting=1)
    with pytest.raises(AssertionError):
        compare(found, [dice] * 2, deploys)
