"""Choices: objects that know which answers are allowed, say why another one is not, and can be sampled."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from huffduff.engine.errors import DeadEnd, Reason, Refused, reason

Rng = Random  # what a sampler is handed; rules name it without reaching for a source of their own

MAX_DEPTH = 8
MAX_ITEMS = 2000
MAX_TEXT = 200
MAX_NUMBER = 10**9

A = TypeVar("A", default=Any)
O = TypeVar("O", default=Any)  # noqa: E741 (an order)
Hints = Callable[[], msgspec.Struct]


def plain(value: object, depth: int = 0) -> object:
    """An answer as it came from outside, if it is nothing but text, whole numbers, truth values, lists and tables of
    reasonable size, with empty places in them; what it means is for the type of the question to say."""
    kind = type(value)
    if kind is bool or (value is None and depth) or (kind is str and len(value) <= MAX_TEXT):  # type: ignore[arg-type]
        return value
    if kind is int and -MAX_NUMBER <= value <= MAX_NUMBER:  # type: ignore[operator]
        return value
    if depth < MAX_DEPTH:
        if isinstance(value, (list, tuple)) and len(value) <= MAX_ITEMS:
            return [plain(item, depth + 1) for item in value]
        if isinstance(value, dict) and len(value) <= MAX_ITEMS:
            return {plain(key, MAX_DEPTH): plain(item, depth + 1) for key, item in value.items()}
        if isinstance(value, msgspec.Struct):
            return value
    raise Refused("engine-not-an-answer")


class Verdict(msgspec.Struct, frozen=True):
    """What there is to say of most drafts: nothing, or why the answer would be refused."""

    refusal: Reason | None


class Choice(Generic[A]):
    """What may be answered.  `hints` is worked out only when somebody wants to look at it."""

    __slots__ = ("_hints",)
    kind = ""

    def __init__(self, hints: Hints | None = None) -> None:
        self._hints = hints

    def refusal(self, value: A) -> Refused | None:
        """Why this is not allowed, or None where it is."""
        raise NotImplementedError

    def sample(self, rng: Random) -> A:
        """Any allowed answer, at random."""
        raise NotImplementedError

    def offered(self) -> Sequence[A]:
        """The answers, where they can be listed."""
        return ()

    def hints(self) -> msgspec.Struct | None:
        return self._hints() if self._hints else None

    def preview(self, value: A) -> msgspec.Struct:
        """What a draft comes to, from what the seat may know."""
        return Verdict(reason(self.refusal(value)))

    def wire(self) -> Mapping[str, Any]:
        """The choice as a client is shown it."""
        return {"kind": self.kind, "options": list(self.offered()), "hints": self.hints() or {}}

    def __contains__(self, value: A) -> bool:
        return self.refusal(value) is None


class OneOf(Choice[A]):
    """One of a list of answers; `why_not` explains answers that are not on it."""

    __slots__ = ("_preview", "_why_not", "options")
    kind = "one-of"

    def __init__(
        self,
        options: Sequence[A],
        why_not: Callable[[A], Refused | None] | None = None,
        hints: Hints | None = None,
        preview: Callable[[A], msgspec.Struct] | None = None,
    ) -> None:
        if not options:
            raise DeadEnd("a choice of nothing")
        self._hints = hints
        self._preview = preview
        self.options = options
        self._why_not = why_not

    def refusal(self, value: A) -> Refused | None:
        if value in self.options:
            return None
        return (self._why_not(value) if self._why_not else None) or Refused("engine-not-offered")

    def sample(self, rng: Random) -> A:
        return self.options[int(rng.random() * len(self.options))]

    def offered(self) -> Sequence[A]:
        return self.options

    def preview(self, value: A) -> msgspec.Struct:
        return self._preview(value) if self._preview else super().preview(value)

    def __iter__(self) -> Iterator[A]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)


class Orders(Choice[tuple[O, ...]]):
    """A whole list of orders as one answer.

    `check` walks through it and explains the first order that it refuses; `preview` tells of a draft what each order
    comes to, by the same code.
    """

    __slots__ = ("_check", "_preview", "_sample")
    kind = "orders"

    def __init__(
        self,
        check: Callable[[tuple[O, ...]], Refused | None],
        sample: Callable[[Random], tuple[O, ...]],
        hints: Hints | None = None,
        preview: Callable[[tuple[O, ...]], msgspec.Struct] | None = None,
    ) -> None:
        super().__init__(hints)
        self._check = check
        self._sample = sample
        self._preview = preview

    def refusal(self, value: tuple[O, ...]) -> Refused | None:
        return self._check(value)

    def sample(self, rng: Random) -> tuple[O, ...]:
        return self._sample(rng)

    def preview(self, value: tuple[O, ...]) -> msgspec.Struct:
        return self._preview(value) if self._preview else super().preview(value)
