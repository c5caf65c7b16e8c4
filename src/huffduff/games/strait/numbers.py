"""Numbers to be rolled: a base figure, everything that changes it by name, and the chance to reach the sum."""

from typing import Any

from huffduff.engine.chance import Roll, at_least
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule

Modifier = tuple[str, int]
Odds = tuple[int, int]  # so many of so many equally likely rolls

HIGHEST_ROLL = 12
CHANCES = tuple((int(at_least(number) * 36), 36) for number in range(HIGHEST_ROLL + 2))


@rule("DS-SET.4")
def throw(reason: str, **params: Any) -> Roll:
    """Two six-sided dice, whose sum counts, seen by everybody; with a number to reach, its chance is told too."""
    if "need" in params:
        params["chance"] = chance_of(params["need"])
    return Roll(reason, EVERYONE, (6, 6), **params)


def total(modifiers: list[Modifier]) -> int:
    """The base and all that changes it."""
    number = 0
    for _, value in modifiers:
        number += value
    return number


def chance_of(number: int) -> Odds:
    """The chance to roll this number or more."""
    return CHANCES[max(0, min(number, HIGHEST_ROLL + 1))]
