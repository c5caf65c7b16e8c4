"""Chance is described by the rules and drawn by the engine.

A rule yields a `Roll` or a `Deal`: a finite number of equally likely outcomes with a reason and an audience.  The
dice tower, the odds and the computer players all read the same description.
"""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any, Protocol

from huffduff.engine.errors import Diverged


class Chance:
    """A number of equally likely outcomes, why one of them is needed, and who sees which one it was."""

    __slots__ = ("audience", "outcomes", "params", "reason")

    def __init__(
        self, reason: str, audience: tuple[str, ...], outcomes: Sequence[Any], params: Mapping[str, Any]
    ) -> None:
        assert outcomes, f"nothing to draw for {reason}"
        self.reason = reason
        self.audience = audience
        self.outcomes = outcomes
        self.params = params

    def index(self, outcome: Any) -> int:
        """Which outcome this is, for scripts that name what shall happen."""
        try:
            return self.outcomes.index(outcome)
        except ValueError:
            raise Diverged(f"{outcome!r} cannot come out of {self.reason}") from None

    def odds(self) -> dict[Any, Fraction]:
        """The exact probability of every outcome; equal outcomes are added up."""
        share = Fraction(1, len(self.outcomes))
        table: dict[Any, Fraction] = {}
        for outcome in self.outcomes:
            table[outcome] = table.get(outcome, Fraction(0)) + share
        return table


class Faces(Sequence[tuple[int, ...]]):
    """Every way in which these dice can fall, worked out when it is looked at: many dice can fall in many ways."""

    __slots__ = ("_count", "_sides")

    def __init__(self, sides: tuple[int, ...]) -> None:
        self._sides = sides
        self._count = prod(sides)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < self._count:
            raise IndexError(index)
        fallen = []
        for count in reversed(self._sides):
            index, face = divmod(index, count)
            fallen.append(face + 1)
        return tuple(reversed(fallen))

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:  # noqa: ARG002
        if len(value) != len(self._sides):
            raise ValueError(value)
        found = 0
        for count, face in zip(self._sides, value, strict=True):
            if not 1 <= face <= count:
                raise ValueError(value)
            found = found * count + face - 1
        return found


LISTED = 4  # so many dice are few enough to list


@lru_cache
def faces(sides: tuple[int, ...]) -> Sequence[tuple[int, ...]]:
    """Every way in which these dice can fall."""
    if len(sides) > LISTED:
        return Faces(sides)
    return tuple(product(*(range(1, count + 1) for count in sides)))


class Roll(Chance):
    """Dice of the given sides; the outcome is the tuple of their faces."""

    __slots__ = ("sides",)

    def __init__(self, reason: str, audience: tuple[str, ...], sides: tuple[int, ...] = (6, 6), **params: Any) -> None:
        self.reason = reason
        self.audience = audience
        self.outcomes = faces(sides)
        self.params = params
        self.sides = sides


class Deal(Chance):
    """One card, chit or counter out of those that are left; the outcome is the thing itself.

    Dealing at random from what is left is the same as dealing from the top of a shuffled pile, and it leaves no
    hidden order that could be looked at.
    """

    __slots__ = ()

    def __init__(self, reason: str, audience: tuple[str, ...], left: Sequence[Any], **params: Any) -> None:
        super().__init__(reason, audience, left, params)


def at_least(total: int) -> Fraction:
    """The chance that two six-sided dice add up to this or more."""
    return Fraction(sum(1 for dice in faces((6, 6)) if sum(dice) >= total), 36)


class Source(Protocol):
    """Where random numbers come from: the n-th of a game, as an index into the outcomes."""

    def draw(self, number: int, chance: Chance) -> int: ...


class Seeded:
    """The n-th number is a keyed hash of n, so a game can be rolled again from its key.

    128 bits are reduced to the number of outcomes; the bias is below 2**-96 for anything a game can ask.
    """

    __slots__ = ("_keyed",)

    def __init__(self, key: bytes) -> None:
        self._keyed = hashlib.blake2b(key=key, digest_size=16)

    def draw(self, number: int, chance: Chance) -> int:
        hashed = self._keyed.copy()
        hashed.update(number.to_bytes(8, "big"))
        return int.from_bytes(hashed.digest(), "big") % len(chance.outcomes)


class Scripted:
    """Outcomes written down beforehand, in order; what is missing or impossible raises `Diverged`."""

    __slots__ = ("_outcomes", "_then")

    def __init__(self, outcomes: Iterable[Any], then: Source | None = None) -> None:
        self._outcomes = list(outcomes)
        self._then = then

    def draw(self, number: int, chance: Chance) -> int:
        if self._outcomes:
            return chance.index(self._outcomes.pop(0))
        if self._then is None:
            raise Diverged(f"the script has no outcome for {chance.reason} {dict(chance.params)}")
        return self._then.draw(number, chance)

    @property
    def left(self) -> tuple[Any, ...]:
        """What the script still holds."""
        return tuple(self._outcomes)


class Seal:
    """A secret seed, the commitment published before the first decision, and the key mixed from every seat's number."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.seed).hexdigest()

    def source(self, contributions: Mapping[str, str]) -> Seeded:
        mixed = hashlib.blake2b(self.seed, digest_size=32)
        for seat in sorted(contributions):
            for word in (seat, contributions[seat]):
                raw = word.encode()
                mixed.update(len(raw).to_bytes(4, "big") + raw)
        return Seeded(mixed.digest())
