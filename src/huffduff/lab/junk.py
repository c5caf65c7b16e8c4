"""Answers that nobody should give: allowed ones bent out of shape, and rubbish."""

from random import Random
from typing import Any

from huffduff.engine.choices import MAX_NUMBER, Value

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
)


def bent(value: Value, rng: Random) -> Any:
    """An allowed answer with one thing wrong with it, or nothing like an answer at all."""
    if not isinstance(value, tuple) or rng.random() < 0.2:
        return rng.choice(RUBBISH)
    place = rng.randrange(len(value)) if value else 0
    part = rng.choice((*RUBBISH, rng.randrange(-2, 70), value))
    match rng.randrange(4):
        case 0:
            return value[:place]
        case 1:
            return (*value, part)
        case 2:
            return (*value[:place], part, *value[place + 1 :])
        case _:
            return value[::-1]
