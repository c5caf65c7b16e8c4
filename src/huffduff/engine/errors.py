"""What can be wrong with something handed to the engine: by a player, a file, a record, or our own rules."""

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed, as a text key with parameters and the clause that forbids it."""

    key: str
    rule: str | None
    params: dict[str, Any]


class Refused(ValueError):
    """A player asked for something that the rules, or the order of play, do not allow."""

    def __init__(self, key: str, rule: str | None = None, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{self.key}{cited} {self.params}" if self.params else f"{self.key}{cited}"


def reason(refusal: Refused | None) -> Reason | None:
    """A refusal as a client is shown it."""
    return None if refusal is None else Reason(refusal.key, refusal.rule, refusal.params)


class DeadEnd(AssertionError):
    """The rules left a game that is not over with nothing to do: our own mistake."""


class BadData(ValueError):
    """A data file says something impossible; the message names the file and the key."""


class Diverged(ValueError):
    """A record no longer fits the rules, the data or its own dice; `entry` is the place in the log, where it is one."""

    def __init__(self, message: str, entry: int | None = None) -> None:
        super().__init__(message)
        self.entry = entry
