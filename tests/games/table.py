"""The table at which the tests of every game sit: any position, an agenda of their own, and dice that fall as they say.

Every sentence that is told, asked or refused on it exists in both languages and lacks nothing that it speaks of.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, ClassVar, Generic, Self

import pytest
from fluent.runtime import FluentBundle, FluentResource
from typing_extensions import TypeVar

from huffduff.engine.chance import Chance, Scripted, Source
from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask, Do, Step
from huffduff.engine.secrecy import Event, Outcome, State
from huffduff.engine.steps import Position, answer, begin
from huffduff.words import LANGUAGES

T = TypeVar("T", bound=State, default=Any)
RESTED = Outcome(None, "test-rested")


def rest(state: State) -> None:
    """The last line of a test's agenda."""
    state.outcome = RESTED


@lru_cache
def sentences(language: str, game: str) -> FluentBundle:
    """What the engine and one game can say in a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in (resources.files("huffduff") / "words" / language).iterdir():
        if file.name.startswith((f"{game}-", f"{game}.", "engine", "names")):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(game: str, key: str, params: Mapping[str, Any]) -> list[str]:
    """The sentence in both languages; every variable it mentions must be among the parameters."""
    said = []
    for language in LANGUAGES:
        words = sentences(language, game)
        assert words.has_message(key), f"no sentence for {key} in {language}"
        pattern = words.get_message(key).value
        assert pattern is not None, key
        shown = {name: value if isinstance(value, str | int | float) else "" for name, value in params.items()}
        text, errors = words.format_pattern(pattern, shown)
        assert not errors, (key, params, errors)
        said.append(str(text))
    return said


class Script(Scripted):
    """Outcomes in order; how a game's tests write them is for its own table to say."""

    def __init__(self, table: "Table", outcomes: Iterable[Any], then: Source | None) -> None:
        super().__init__(outcomes, then)
        self._table = table

    def draw(self, number: int, chance: Chance) -> int:
        if self._outcomes:
            self._outcomes[0] = self._table.outcome(chance, self._outcomes[0])
        return super().draw(number, chance)


class Table(Generic[T]):
    """A position and its script.  What chance wants after the script is an error, unless another source goes on.

    `steps` take the place of steps of the book, for tests that stop before them.
    """

    game: ClassVar[Game]

    def __init__(
        self,
        state: T,
        *agenda: Do,
        script: Iterable[Any] = (),
        then: Source | None = None,
        steps: Mapping[str, Step] | None = None,
    ) -> None:
        lines = (*agenda, Do("rest"))
        played = self.game
        game: Game[T] = Game(
            played.book,
            played.version,
            played.seats,
            played.scenarios,
            played.options,
            type(state),
            played.load_data,
            lambda *_: (state, lines),
            {},
        )
        game.steps = {**played.steps, "rest": rest, **(steps or {})}
        self.source = Script(self, script, then)
        self.events: list[Event] = []
        self.position: Position[T]
        self._at(begin(game, state.data, played.scenarios[0], {}, self.source))

    @staticmethod
    def outcome(chance: Chance, written: Any) -> Any:  # noqa: ARG004
        """What a line of the script means."""
        return written

    def _at(self, position: Position[T]) -> None:
        self.position = position
        self.events.extend(position.events)
        for event in position.events:
            assert say(self.game.name, event.key, event.params)
        for ask in position.asks:
            assert say(self.game.name, ask.key, ask.params)

    @property
    def state(self) -> T:
        return self.position.now

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The one question that is open."""
        (ask,) = self.position.asks
        return ask

    def asked(self, seat: str) -> Ask:
        """What a seat is asked."""
        ask = self.position.ask(seat)
        assert ask is not None, f"{seat} is not asked"
        return ask

    @property
    def options(self) -> tuple[Any, ...]:
        choice = self.ask.choice
        assert isinstance(choice, OneOf)
        return tuple(choice)

    @property
    def rested(self) -> bool:
        """Whether the agenda came to its end, without a verdict and with nothing left in the script."""
        return self.position.outcome == RESTED and not self.source.left

    def answer(self, *values: Any, seat: str | None = None) -> Self:
        """Answer the open questions one after the other."""
        for value in values:
            self._at(answer(self.position, seat or self.ask.seat, value, self.source))
        return self

    def sealed(self, *values: Any) -> Self:
        """All seats answer, in their order, what they are asked at the same time."""
        for seat, value in zip(self.position.deciding, values, strict=True):
            self.answer(value, seat=seat)
        return self

    def refused(self, value: Any, seat: str | None = None) -> Refused:
        """The refusal that this answer meets, which can be said in both languages; nothing changes."""
        with pytest.raises(Refused) as caught:
            answer(self.position, seat or self.ask.seat, value, self.source)
        assert say(self.game.name, caught.value.key, caught.value.params)
        return caught.value

    def told(self, key: str, seat: str | None = None) -> list[dict[str, Any]]:
        """What a seat (or, without one, everybody) has heard under this key."""
        return [event.params for event in self.events if event.key == key and event.reaches(seat)]

    def heard(self, seat: str | None) -> list[str]:
        """The keys of everything a seat has heard, in order."""
        return [event.key for event in self.events if event.reaches(seat)]
