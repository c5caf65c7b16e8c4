"""Questions: what a seat can be asked, as a type for the answer, one for the hints and one for the preview of a draft.

A game declares each question once.  The client's types are generated from the same declaration.
"""

from collections.abc import Callable, Generator, Iterable, Mapping
from functools import lru_cache
from itertools import count
from typing import Any, Generic, NamedTuple, cast, overload

import msgspec
from typing_extensions import TypeForm, TypeVar

from huffduff.engine.chance import Chance
from huffduff.engine.choices import Choice, Verdict, plain
from huffduff.engine.errors import Refused

A = TypeVar("A", default=Any)
B = TypeVar("B")

Arg = Any  # of an agenda's line: a str, an int, or a tuple of them


class Do(NamedTuple):
    """One line of the agenda: the name of a step and what it is about."""

    step: str
    args: tuple[Arg, ...] = ()


@lru_cache(maxsize=4096, typed=True)
def do(step: Callable[..., Any], *args: Arg) -> Do:
    """A line of the agenda; the same one is made once."""
    return Do(step.__name__, args)


class Question(Generic[A]):
    """A question of a game: its sentence (a text key), the rule behind it, and what answer, hints and preview are.

    `former` puts an answer into today's words that a record of the game's first version holds.
    """

    __slots__ = ("answer", "former", "hints", "key", "rule", "tried")

    def __init__(
        self,
        key: str,
        rule: str,
        answer: TypeForm[A],
        hints: type[msgspec.Struct] | None = None,
        tried: type[msgspec.Struct] = Verdict,
        former: Callable[[Any], Any] | None = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.answer = answer
        self.hints = hints
        self.tried = tried
        self.former = former

    def ask(self, seat: str, choice: Choice[A], **params: Any) -> "Ask[A]":
        """The question put to one seat."""
        return Ask(self, seat, choice, params)

    def put(self, seat: str, choice: Choice[A], **params: Any) -> "Generator[Want, Any, A]":
        """Ask one seat and wait: `answer = yield from QUESTION.put(seat, choice)`."""
        answer: A = yield Ask(self, seat, choice, params)
        return answer

    def decoded(self, value: object) -> A:
        """An answer as the rules will hear it; `Refused` names the part that is of the wrong kind."""
        try:
            answer: A = msgspec.convert(plain(value), self.answer)
        except (msgspec.ValidationError, RecursionError) as error:
            raise Refused("engine-not-an-answer", self.rule, part=field_of(str(error))) from error
        return answer

    def exactly(self, value: object) -> A:
        """The same of an answer that is to be kept: what nobody would hear has no place in it."""
        answer = self.decoded(value)
        surplus = _surplus(value, msgspec.to_builtins(answer))
        if surplus:
            raise Refused("engine-not-an-answer", self.rule, part=surplus[1:101])
        return answer

    def modern(self, value: Any) -> Any:
        """An answer out of an older log: in today's words already, or in those of the first version."""
        try:
            return self.decoded(value)
        except Refused:
            if self.former is None:
                raise
        try:
            return self.decoded(self.former(value))
        except (TypeError, ValueError, LookupError) as error:
            raise Refused("engine-not-an-answer", self.rule, part="") from error


def field_of(message: str) -> str:
    """The place that a decoder's message complains about, as `0.path.2`."""
    _, found, place = message.rpartition(" - at `$")
    return place.rstrip("`").replace("[", ".").replace("]", "").strip(".")[:100] if found else ""


def _surplus(given: object, heard: object, place: str = "") -> str:
    """The first place of an answer that is not heard, as `.0.path.2`."""
    if isinstance(given, dict) and isinstance(heard, dict):
        parts = [(name, item, heard.get(name)) for name, item in given.items()]
        unheard = next((f"{place}.{name}" for name in given if name not in heard), "")
    elif isinstance(given, list) and isinstance(heard, (list, tuple)):
        parts, unheard = list(zip(count(), given, heard)), ""
    else:
        return ""
    return unheard or next(filter(None, (_surplus(item, kept, f"{place}.{at}") for at, item, kept in parts)), "")


class Ask(Generic[A]):
    """A question to one seat, with the answers that are allowed now and the parameters of its sentence."""

    __slots__ = ("choice", "params", "question", "seat")

    def __init__(self, question: Question[A], seat: str, choice: Choice[A], params: Mapping[str, Any]) -> None:
        self.question = question
        self.seat = seat
        self.choice = choice
        self.params = params

    @property
    def key(self) -> str:
        return self.question.key

    @property
    def rule(self) -> str:
        return self.question.rule

    def checked(self, value: object) -> A:
        """The answer as the rules will hear it; `Refused` says why this seat cannot give it."""
        answer = self.question.decoded(value)
        refusal = self.choice.refusal(answer)
        if refusal is not None:
            if refusal.rule is None:
                refusal.rule = self.rule
            raise refusal
        return answer

    def preview(self, value: object) -> msgspec.Struct:
        """What a draft answer would come to; `Refused` where it is none at all."""
        return self.choice.preview(self.question.exactly(value))

    def wire(self) -> dict[str, Any]:
        return {"key": self.key, "rule": self.rule, "params": self.params, "choice": self.choice.wire()}


Want = Ask | tuple[Ask, ...] | Chance
Then = Iterable[Do] | None
Asking = Generator[Want, Any, Then]
Step = Callable[..., Then | Asking]


@overload
def sealed(asks: tuple[Ask[A], Ask[B]]) -> Generator[Want, Any, tuple[A, B]]: ...
@overload
def sealed(asks: Iterable[Ask[A]]) -> Generator[Want, Any, tuple[A, ...]]: ...
def sealed(asks: Iterable[Ask]) -> Generator[Want, Any, tuple[Any, ...]]:
    """Ask several seats at once, under seal: nobody learns an answer before all are in."""
    answers = yield tuple(asks)
    return cast(tuple[Any, ...], answers)
