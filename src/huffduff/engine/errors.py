"""The three ways in which something handed to the engine can be wrong."""

from typing import Any


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


class BadData(ValueError):
    """A data file says something impossible; the message names the file and the key."""


class Diverged(ValueError):
    """A record no longer fits the rules, the data or its own dice."""
