"""A second, slow reading of the movement rules, written from the book: a ship goes a hundredth of an inch at a time.

It shares no code with the game: its own reader of courses, its own sines, its own idea of what is allowed.
"""

from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction
from typing import NamedTuple

getcontext().prec = 60
PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494")


class Can(NamedTuple):
    """What a ship can do: lengths in hundredths; `turns` any number when None; a jam is port, ahead or starboard."""

    speed: int
    run_up: int
    sharpest: int = 45
    turns: int | None = None
    jam: str = ""


def words_of(text: str) -> list[int | str]:
    """A course as single hundredths ahead and turns: `0.02 P45` is 1, 1, "P45"."""
    steps: list[int | str] = []
    for word in text.split():
        if word[0] in "PS":
            steps.append(word)
        else:
            steps += [1] * int(Fraction(word) * 100)
    return steps


def allowed(can: Can, text: str) -> bool:
    """Whether the book lets her sail this."""
    steps = words_of(text)
    gone = straight = turned = 0
    for place, step in enumerate(steps):
        if isinstance(step, str):
            angle = int(step[1:])
            if straight < can.run_up or not 1 <= angle <= can.sharpest or can.jam == "ahead":
                return False
            if can.turns is not None and turned == can.turns:
                return False
            if can.jam in ("port", "starboard") and (step[0] != can.jam[0].upper() or angle != can.sharpest):
                return False
            turned, straight = turned + 1, 0
            continue
        gone, straight = gone + 1, straight + 1
        opportunity = straight >= can.run_up and (can.turns is None or turned < can.turns)
        following = steps[place + 1] if place + 1 < len(steps) else None
        if can.jam in ("port", "starboard") and opportunity and not isinstance(following, str):
            return False
    return gone <= can.speed and gone >= min(100, can.speed)


def sine(degrees: int) -> Decimal:
    """A sine to forty places, by its series."""
    x = PI * ((degrees + 180) % 360 - 180) / 180
    term = total = x
    for n in range(1, 45):
        term = -term * x * x / ((2 * n) * (2 * n + 1))
        total += term
    return total.quantize(Decimal(10) ** -40)


SINES = [sine(degrees) for degrees in range(360)]


def nearest(value: Decimal) -> int:
    """Rounded to a whole number, halves away from zero."""
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def sailed(x: int, y: int, heading: int, text: str) -> tuple[int, int, int]:
    """Bridge and heading at the end of a course on an endless sea; a straight run is rounded once, at its end."""
    run = 0
    for step in [*words_of(text), "end"]:
        if isinstance(step, int):
            run += 1
            continue
        if run:
            x = nearest(x + run * SINES[heading % 360])
            y = nearest(y + run * SINES[(heading + 90) % 360])
        run = 0
        if step != "end":
            heading += int(step[1:]) * (1 if step[0] == "S" else -1)
    return x, y, heading % 360
