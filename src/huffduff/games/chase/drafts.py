"""Drafts: lists of orders looked at one by one, to be refused at the first mistake or shown with all of them."""

from collections.abc import Iterable

import msgspec

from huffduff.engine.errors import Reason, Refused, reason

Looked = tuple[list[Refused | None], Refused | None]  # what is wrong with each order, and with the list as a whole


class ListTried(msgspec.Struct, frozen=True):
    """For every order of a draft why it cannot stand, and what is wrong with the list or missing from it."""

    orders: tuple[Reason | None, ...]
    owed: Reason | None


def first_refusal(looked: Looked) -> Refused | None:
    """The first order that is refused, with its place in the list, or what is owed."""
    verdicts, owed = looked
    for number, refusal in enumerate(verdicts):
        if refusal is not None:
            refusal.params["order"] = number
            return refusal
    return owed


def reasons(verdicts: Iterable[Refused | None]) -> tuple[Reason | None, ...]:
    return tuple(reason(refusal) for refusal in verdicts)


def list_tried(looked: Looked) -> ListTried:
    """All that is wrong with a draft."""
    verdicts, owed = looked
    return ListTried(reasons(verdicts), reason(owed))
