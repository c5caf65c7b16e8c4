"""Answers that nobody should give: allowed ones bent out of shape, and rubbish."""

from random import Random
from typing import Any

import msgspec

from huffduff.engine.choices import MAX_NUMBER

RUBBISH: tuple[Any, ...] = (
    "",
    "rubbish",
    "everyone",
    0,
    -1,
    MAX_NUMBER,
    MAX_NUMBER * 10,
    True,
    1.0,
    None,
    {},
    (),
    ("",),
    ((),),
    (0, 0, 0),
    ("rubbish", "rubbish"),
    ((("rubbish",),),),
    {"do": "rubbish"},
    ({"do": "rubbish", "unit": 1},),
)


def bent(value: Any, rng: Random) -> Any:
    """An allowed answer, as a client writes it, with one thing wrong with it, or nothing like an answer at all."""
    return _bent(msgspec.to_builtins(value), rng)


def _bent(value: Any, rng: Random) -> Any:
    if not isinstance(value, (tuple, list, dict)) or not value or rng.random() < 0.2:
        return rng.choice(RUBBISH)
    part = rng.choice((*RUBBISH, rng.randrange(-2, 70), value))
    if isinstance(value, dict):
        field = rng.choice(list(value))
        match rng.randrange(3):
            case 0:
                return {name: item for name, item in value.items() if name != field}
            case 1:
                return {**value, field: part}
            case _:
                return {**value, field: _bent(value[field], rng)}
    items, place = list(value), rng.randrange(len(value))
    match rng.randrange(5):
        case 0:
            return items[:place]
        case 1:
            return [*items, part]
        case 2:
            return [*items[:place], part, *items[place + 1 :]]
        case 3:
            return [*items[:place], _bent(items[place], rng), *items[place + 1 :]]
        case _:
            return items[::-1]
