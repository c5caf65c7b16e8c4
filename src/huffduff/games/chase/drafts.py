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
    """The first order that is refused, with its number, or what is owed."""
    verdicts, owed = looked
    refused = (numbered(refusal, place) for place, refusal in enumerate(verdicts) if refusal is not None)
    return next(refused, owed)


def numbered(refusal: Refused | None, place: int) -> Refused | None:
    """A refusal that says which order of a list it is about, the first being number 1."""
    if refusal is not None:
        refusal.params["order"] = place + 1
    return refusal


def reasons(verdicts: Iterable[Refused | None]) -> tuple[Reason | None, ...]:
    return tuple(reason(numbered(refusal, place)) for place, refusal in enumerate(verdicts))


def list_tried(looked: Looked) -> ListTried:
    """All that is wrong with a draft."""
    verdicts, owed = looked
    return ListTried(reasons(verdicts), reason(owed))
