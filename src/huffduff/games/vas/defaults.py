"""What happens when nobody says anything: every decision has an answer that does as little as possible."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from huffduff.engine.choices import Hints, OneOf, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.game import Player
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.vas.book import rule

NOTHING_DONE = ("none", "no")

A = TypeVar("A")


class Usually(OneOf[A]):
    """One of a list, of which one is done where nobody says otherwise."""

    __slots__ = ("default",)

    def __init__(
        self,
        default: A,
        options: Sequence[A],
        why_not: Callable[[A], Refused | None] | None = None,
        hints: Hints | None = None,
    ) -> None:
        super().__init__(options, why_not, hints)
        self.default = default


@rule("VS-FSM.5")
def steady(view: View, ask: Ask, rng: Rng) -> object:  # noqa: ARG001
    """No order, the least move straight ahead, no fire but that at aircraft, repairs where it is worst; where something
    else has to be chosen, the first of it."""
    choice = ask.choice
    default = getattr(choice, "default", None)
    if default is not None:
        return default
    if isinstance(choice, OneOf):
        return next((option for option in choice if option in NOTHING_DONE), choice.options[0])
    try:
        return ask.checked(())
    except Refused:
        return choice.sample(rng)


def make_steady() -> Player:
    return steady
