"""Short ways to sit down at the tiny game, used by the tests of the engine and of the tools."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from huffduff.engine.chance import Scripted, Seeded, Source
from huffduff.engine.steps import Position, answer, begin
from tests.engine.tiny import GAME, load_data

FACTS = load_data(None)


def seeded(number: int) -> Seeded:
    return Seeded(number.to_bytes(4, "big"))


def fresh(source: Source | None = None, scenario: str = "raid", **options: str) -> Position:
    return begin(GAME, FACTS, scenario, options, source or seeded(1))


def scripted(*outcomes: Any) -> Scripted:
    """Dice that first deal anchor to north and bell to south."""
    return Scripted(["anchor", "bell", *outcomes])


def after(position: Position, source: Source, *answers: tuple[str, Any]) -> Position:
    for seat, value in answers:
        position = answer(position, seat, value, source)
    return position


def raiding(source: Source, raider: str = "south") -> Position:
    """The first raid of the game, about to choose its target."""
    bids = {"south": (1, 2), "north": (2, 1)}[raider]
    return after(fresh(source), source, ("north", bids[0]), ("south", bids[1]))


def random_game(number: int, **options: str) -> Iterator[Position]:
    """Every position of a game in which both seats answer at random."""
    rng, source = Random(number), seeded(number)
    position = fresh(source, **options)
    yield position
    while not position.over:
        seat = rng.choice([seat for seat in position.deciding if seat not in position.sealed])
        ask = position.ask(seat)
        assert ask is not None
        position = answer(position, seat, ask.choice.sample(rng), source)
        yield position


def through_a_file(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def seen(position: Position, seat: str | None) -> bytes:
    """Everything that a seat is shown of a position."""
    ask = position.ask(seat)
    events = [event for event in position.events if event.reaches(seat)]
    return msgspec.json.encode([position.shown(seat), ask and ask.wire(), events, position.deciding])
