"""Answers are kept as they are heard: none says more than its question asks for."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff import games
from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.engine.questions import Ask
from huffduff.engine.steps import answer, begin
from tests.server.host import Connection, Host


def questions(game: Game, rng: Random) -> Iterator[tuple[Ask, Any]]:
    """The questions of random games, with an answer to each as a client sends it."""
    data = game.load_data(None)
    for number, scenario in enumerate(game.scenarios):
        dice = Seeded(bytes([number]))
        position = begin(game, data, scenario, game.chosen({}), dice)
        for _ in range(120):
            if position.over:
                break
            ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
            value = ask.choice.sample(rng)
            yield ask, msgspec.json.decode(msgspec.json.encode(value))
            position = answer(position, ask.seat, value, dice)


def padded(value: Any) -> Iterator[Any]:
    """The same answer with something besides, in every place where there could be."""
    if isinstance(value, dict):
        yield {**value, "besides": 1}
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for place, item in items:
        for more in padded(item):
            copy = value.copy()
            copy[place] = more
            yield copy


@pytest.mark.parametrize("name", games.GAMES)
def test_every_answer_is_heard_whole_and_nothing_besides(name: str) -> None:
    refused = 0
    for ask, value in questions(games.game(name), Random(8)):
        ask.question.exactly(value)
        for more in padded(value):
            with pytest.raises(Refused) as why:
                ask.question.exactly(more)
            assert why.value.key == "engine-not-an-answer"
            refused += 1
    assert refused


def test_what_nobody_would_hear_is_not_kept(tmp_path: Path) -> None:
    host = Host(tmp_path, games=[games.game("strait")]).start()
    north, south = games.game("strait").seats
    visitor = host.visitor()
    match = visitor.create("strait", "denmark-strait", {north: "me", south: "me"})["match"]
    with Connection(visitor, match, north) as a:
        value = a.shown["ask"]["choice"]["options"][0]
        for told in (a.answer({**value, "besides": "x" * 200}), a.draft({**value, "besides": "x" * 200})):
            assert (told["key"], told["field"]) == ("engine-not-an-answer", "besides")
        assert a.answer(value)["type"] == "frame"
    host.stop()
