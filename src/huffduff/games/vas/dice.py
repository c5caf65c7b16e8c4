"""Throwing dice that everybody sees."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule

AT_ONCE = 12  # more dice than that are thrown in several goes


@rule("VS-BASIC.13", "VS-GEO.7", "VS-FSM.4")
def throw(reason: str, count: int, **params: Any) -> Generator[Want, Any, tuple[int, ...]]:
    """The faces of some D6."""
    fallen: tuple[int, ...] = ()
    while len(fallen) < count:
        fallen += yield Roll(reason, EVERYONE, (6,) * min(AT_ONCE, count - len(fallen)), **params)
    return fallen


def d6(reason: str, **params: Any) -> Generator[Want, Any, int]:
    """The face of one D6."""
    (face,) = yield Roll(reason, EVERYONE, (6,), **params)
    return int(face)


def d10(reason: str, **params: Any) -> Generator[Want, Any, int]:
    """The face of one D10; a 0 counts as 10."""
    (face,) = yield Roll(reason, EVERYONE, (10,), **params)
    return int(face)
