"""Choices: objects that know which answers are allowed, say why another one is not, and can be sampled."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from huffduff.engine.errors import DeadEnd, Refused

Value = Any  # a str, an int, or a tuple of Values
Rng = Random  # what a sampler is handed; rules name it without reaching for a source of their own

MAX_DEPTH = 6
MAX_ITEMS = 2000
MAX_TEXT = 200
MAX_NUMBER = 10**9


def plain(value: Any, depth: int = 0) -> Value:
    """An answer as it came from outside, made of nothing but text, whole numbers and tuples of them.

    Truth values and fractions are refused: Python would take `True` and `1.0` for the whole number 1.
    """
    if type(value) is str and len(value) <= MAX_TEXT:
        return value
    if type(value) is int and -MAX_NUMBER <= value <= MAX_NUMBER:
        return value
    if isinstance(value, (list, tuple)) and depth < MAX_DEPTH and len(value) <= MAX_ITEMS:
        return tuple(plain(item, depth + 1) for item in value)
    raise Refused("engine-not-an-answer")


class Choice:
    """What may be answered.  `hints` is worked out only when somebody wants to look at it."""

    __slots__ = ("_hints",)
    kind = ""

    def __init__(self, hints: Callable[[], Mapping[str, Any]] | None = None) -> None:
        self._hints = hints

    def refusal(self, value: Value) -> Refused | None:
        """Why this is not allowed, or None where it is."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Value:
        """Any allowed answer, at random."""
        raise NotImplementedError

    def wire(self) -> dict[str, Any]:
        """The choice as a client is shown it."""
        raise NotImplementedError

    def hints(self) -> Mapping[str, Any]:
        return self._hints() if self._hints else {}

    def __contains__(self, value: Value) -> bool:
        return self.refusal(value) is None


class OneOf(Choice):
    """One of a list of answers; `why_not` explains answers that are not on it."""

    __slots__ = ("_why_not", "options")
    kind = "one-of"

    def __init__(
        self,
        options: Sequence[Value],
        why_not: Callable[[Value], Refused | None] | None = None,
        hints: Callable[[], Mapping[str, Any]] | None = None,
    ) -> None:
        if not options:
            raise DeadEnd("a choice of nothing")
        super().__init__(hints)
        self.options = options
        self._why_not = why_not

    def refusal(self, value: Value) -> Refused | None:
        if value in self.options:
            return None
        return (self._why_not(value) if self._why_not else None) or Refused("engine-not-offered")

    def sample(self, rng: Random) -> Value:
        return self.options[int(rng.random() * len(self.options))]

    def wire(self) -> dict[str, Any]:
        return {"kind": self.kind, "options": list(self.options), "hints": dict(self.hints())}

    def __iter__(self) -> Iterator[Value]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)


class Orders(Choice):
    """A whole list of orders as one answer; `check` walks through it and explains the first one it refuses."""

    __slots__ = ("_check", "_sample")
    kind = "orders"

    def __init__(
        self,
        check: Callable[[tuple[Value, ...]], Refused | None],
        sample: Callable[[Random], tuple[Value, ...]],
        hints: Callable[[], Mapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(hints)
        self._check = check
        self._sample = sample

    def refusal(self, value: Value) -> Refused | None:
        if not isinstance(value, tuple) or not all(isinstance(order, tuple) and order for order in value):
            return Refused("engine-not-a-list-of-orders")
        return self._check(value)

    def sample(self, rng: Random) -> Value:
        return self._sample(rng)

    def wire(self) -> dict[str, Any]:
        return {"kind": self.kind, "options": [], "hints": dict(self.hints())}
