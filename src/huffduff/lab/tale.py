"""The log of a game in sentences, as one viewer knew it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from huffduff.engine.game import Game
from huffduff.engine.secrecy import Event
from huffduff.engine.steps import Position
from huffduff.words import Words

BASE = "-mod-base"  # how the key of a number ends to which others are added


class Line(msgspec.Struct):
    """Something that happened: the key and parameters as the viewer was told them, and the sentence they make."""

    key: str
    params: dict[str, Any]
    text: str


class Teller:
    """Puts events into words, with dice and modifiers behind the sentence."""

    def __init__(self, words: Words, game: Game, data: Any) -> None:
        self._words = words
        self._namer = partial(game.naming, data)

    def sentence(self, key: str, params: Mapping[str, Any]) -> str:
        """A text with names in place of ids."""
        return self._words(key, params, self._namer)

    def line(self, event: Event) -> Line:
        text = self.sentence(event.key, event.params)
        return Line(event.key, event.params, " ".join([text, *self._details(event.params)]))

    def _details(self, params: dict[str, Any]) -> Iterator[str]:
        outcome, modifiers = params.get("outcome"), params.get("modifiers")
        if modifiers:
            yield f"({', '.join(self._modifier(key, by) for key, by in modifiers)})"
        if isinstance(outcome, tuple):
            faces = [self._namer("face", face) for face in outcome]
            dice = " + ".join(map(str, faces))
            yield self._words("cli-log-dice" if faces[1:] else "cli-log-die", {"dice": dice, "sum": sum(faces)})
        elif isinstance(outcome, str):
            yield self._words("cli-log-card", {"card": self._namer("card", outcome)})

    def _modifier(self, key: str, number: int) -> str:
        """What is added to a die has its sign; the number that a sum begins with has none."""
        value = str(number) if key.endswith(BASE) else f"{number:+}"
        return self._words("cli-log-modifier", {"name": self._words(key), "value": value})


def heard(positions: Iterable[Position], viewer: str | None) -> Iterator[Event]:
    """What reached a viewer (None: everybody) in the course of a game."""
    for position in positions:
        yield from (event for event in position.events if event.reaches(viewer))
