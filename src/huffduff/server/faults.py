"""A fault is what a visitor is told instead of an answer: a problem, and the status it has over HTTP."""

import re
from typing import Any, TypeVar

import msgspec

from huffduff.engine.errors import Refused
from huffduff.server.wire import Problem

T = TypeVar("T")

UNKNOWN_FIELD = re.compile(r"unknown field `([^`]*)`")
MISSING_FIELD = re.compile(r"missing required field `([^`]*)`")
PATH = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")


class Fault(Exception):
    """Why something was not done; the field at fault is also a parameter, for the sentence to name it."""

    def __init__(self, status: int, key: str, rule: str | None = None, field: str | None = None, **params: Any) -> None:
        super().__init__(key)
        self.status = status
        self.problem = Problem(key, params | ({"field": field} if field else {}), rule, field)

    @classmethod
    def told(cls, status: int, problem: Problem) -> "Fault":
        """A problem that is known already."""
        fault = cls(status, problem.key)
        fault.problem = problem
        return fault

    @classmethod
    def of(cls, refused: Refused) -> "Fault":
        """A refusal as a problem; the part of an answer that is of the wrong kind is the field at fault."""
        params = dict(refused.params)
        return cls(409, refused.key, refused.rule, params.pop("part", None) or None, **params)


INTERNAL = Problem("server-internal")


def decode(raw: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """A message as its type; the fault names the field that does not fit."""
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise Fault(400, "server-bad-field", field=_field(str(error))) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Fault(400, "server-not-json") from None


def _field(message: str) -> str:
    path = PATH.search(message)
    outer = path[1] if path else ""
    inner = UNKNOWN_FIELD.search(message) or MISSING_FIELD.search(message)
    return ".".join(part for part in (outer, inner[1] if inner else "") if part)[:100]
