"""Counting in how many ways each total comes up, in whole numbers.

A list of ways is a polynomial.  To multiply polynomials fast they are packed into one long integer each, wide enough
that no place runs over into the next, and the machine's own multiplication does the rest.
"""

from collections.abc import Sequence


def _packed(ways: Sequence[int], width: int) -> int:
    return int.from_bytes(b"".join(count.to_bytes(width, "little") for count in ways), "little")


def _unpacked(number: int, width: int, length: int) -> list[int]:
    raw = number.to_bytes(width * length, "little")
    return [int.from_bytes(raw[place : place + width], "little") for place in range(0, len(raw), width)]


def power(ways: Sequence[int], times: int) -> list[int]:
    """The ways of the total of several like things."""
    if times == 1:
        return list(ways)
    width = (sum(ways) ** times).bit_length() // 8 + 1
    return _unpacked(_packed(ways, width) ** times, width, (len(ways) - 1) * times + 1)


def product(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The ways of the total of two things."""
    width = (sum(one) * sum(other)).bit_length() // 8 + 1
    return _unpacked(_packed(one, width) * _packed(other, width), width, len(one) + len(other) - 1)


def shares(ways: Sequence[int]) -> tuple[float, ...]:
    """The chance of each total."""
    total = sum(ways)
    return tuple(count / total for count in ways)


def mean(chances: Sequence[float]) -> float:
    return sum(value * chance for value, chance in enumerate(chances))
