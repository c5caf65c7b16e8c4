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


def power(ways: Sequence[int], times: int, limit: int | None = None) -> list[int]:
    """The ways of the total of several like things, as far as totals below a limit are wanted."""
    length = (len(ways) - 1) * times + 1
    if limit is None or limit >= length:
        if times == 1:
            return list(ways)
        width = (sum(ways) ** times).bit_length() // 8 + 1
        return _unpacked(_packed(ways, width) ** times, width, length)
    width = (sum(ways) ** times).bit_length() // 8 + 1
    mask = (1 << 8 * width * limit) - 1
    base, total = _packed(ways, width) & mask, 1
    for digit in bin(times)[2:]:
        total = total * total & mask
        if digit == "1":
            total = total * base & mask
    return _unpacked(total, width, limit)


def product(one: Sequence[int], other: Sequence[int], limit: int | None = None) -> list[int]:
    """The ways of the total of two things, as far as totals below a limit are wanted."""
    length = len(one) + len(other) - 1
    width = (sum(one) * sum(other)).bit_length() // 8 + 1
    total = _packed(one, width) * _packed(other, width)
    if limit is None or limit >= length:
        return _unpacked(total, width, length)
    return _unpacked(total & ((1 << 8 * width * limit) - 1), width, limit)


def shares(ways: Sequence[int]) -> tuple[float, ...]:
    """The chance of each total."""
    total = sum(ways)
    return tuple(count / total for count in ways)


def mean(chances: Sequence[float]) -> float:
    return sum(value * chance for value, chance in enumerate(chances))
