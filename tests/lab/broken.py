"""The tiny game with something wrong with it, to see that the tools notice."""

from typing import Any

import pytest

from huffduff.engine.game import Game
from huffduff.engine.rulebook import Rulebook
from huffduff.lab import crew
from huffduff.lab.crew import Plan
from tests.engine.table import FACTS
from tests.engine.tiny import BOOK, make_game

TINY = "tests.engine.tiny"
STRAIT = "huffduff.games.strait"
PLAN = Plan(TINY, None, {}, 1)


def with_steps(steps: dict[str, Any], **changes: Any) -> Game:
    """The tiny game with other steps in the place of its own."""
    book = Rulebook(TINY)
    book.steps = {**BOOK.steps, **steps}
    return make_game(book=book, **changes)


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Let plans find this game instead of the sound one."""
    monkeypatch.setattr(crew, "_shelf", lambda *_: (game, FACTS))
