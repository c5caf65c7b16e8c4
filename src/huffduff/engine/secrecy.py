"""Compartments: what everybody knows, what one seat knows, and what only the umpire knows.

A view is the public compartment and the seat's own private one; nothing is filtered.  A fact reaches a seat only when
a rule writes it there, or tells it in an event that names its audience.
"""

from typing import Any, Generic, Protocol, Self, get_args

import msgspec
from typing_extensions import TypeVar

EVERYONE: tuple[str, ...] = ("everyone",)


class Compartment(Protocol):
    """Part of a state: a msgspec Struct that can copy itself.  Its small parts are frozen and shared between copies."""

    def copy(self) -> Self: ...


class Nothing(msgspec.Struct, frozen=True):
    """The compartment of a game that has nothing to put into it."""

    def copy(self) -> "Nothing":
        return self


NOTHING = Nothing()


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as a text key with parameters, and who is told.

    `number` counts the random numbers of a game.  Players are not shown it: a gap would betray dice they do not see.
    """

    audience: tuple[str, ...]
    key: str
    params: dict[str, Any]
    number: int | None = None

    def reaches(self, seat: str | None) -> bool:
        """Spectators, who have no seat, hear what everyone hears."""
        return self.audience is EVERYONE or "everyone" in self.audience or seat in self.audience


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winning seat (None for a draw), the reason as a text key, and how great the victory was."""

    winner: str | None
    key: str
    rule: str | None = None
    level: str | None = None


D = TypeVar("D", default=Any)
P = TypeVar("P", bound=Compartment, default=Any)
S = TypeVar("S", bound=Compartment, default=Any)
U = TypeVar("U", bound=Compartment, default=Any)


class View(Generic[D, P, S]):
    """All that one seat may know; spectators have no private part."""

    __slots__ = ("data", "private", "public", "seat")

    def __init__(self, data: D, seat: str | None, public: P, private: S | None) -> None:
        self.data = data
        self.seat = seat
        self.public = public
        self.private = private

    def wire(self) -> dict[str, Any]:
        return {"seat": self.seat, "public": self.public, "private": self.private}


class Hands(dict[str, S]):
    """The private compartments by seat; it remembers whose were opened, for that may have taught somebody something."""

    __slots__ = ("opened",)

    def __init__(self, parts: dict[str, S]) -> None:
        super().__init__(parts)
        self.opened: set[str] = set()

    def __getitem__(self, seat: str) -> S:
        self.opened.add(seat)
        return dict.__getitem__(self, seat)


class State(Generic[D, P, S, U]):
    """The whole truth of a game, in compartments, with the frozen data it is played with.

    In bulk play, where nobody listens, `deaf` keeps events from being made.
    """

    __slots__ = ("data", "deaf", "events", "outcome", "private", "public", "umpire")

    def __init__(self, data: D, public: P, private: dict[str, S], umpire: U, outcome: Outcome | None = None) -> None:
        self.data = data
        self.public = public
        self.private = Hands(private)
        self.umpire = umpire
        self.outcome = outcome
        self.events: list[Event] = []
        self.deaf = False

    @classmethod
    def compartments(cls) -> tuple[type, type, type]:
        """The types of the public, the private and the umpire's part, as the game's state declares them."""
        *_, public, private, umpire = get_args(cls.__orig_bases__[0])  # type: ignore[attr-defined]
        return public, private, umpire

    def copy(self) -> Self:
        private = {seat: part.copy() for seat, part in self.private.items()}
        return type(self)(self.data, self.public.copy(), private, self.umpire.copy(), self.outcome)

    def tell(self, audience: tuple[str, ...], key: str, **params: Any) -> None:
        """Say what happened to those who may know it."""
        if not self.deaf:
            self.events.append(Event(audience, key, params))

    def view(self, seat: str | None) -> View[D, P, S]:
        return View(self.data, seat, self.public, None if seat is None else dict.__getitem__(self.private, seat))

    def dump(self) -> dict[str, Any]:
        """Plain data that `Game.load_state` turns back into an equal state."""
        parts = {name: getattr(self, name) for name in ("public", "private", "umpire", "outcome")}
        return msgspec.to_builtins(parts)  # type: ignore[no-any-return]
