"""The exact chances of a situation that somebody describes with flags of the game's own."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from huffduff.engine.errors import Refused
from huffduff.engine.game import Game, Worked


def work_out(game: Game, data: Any, given: Sequence[str]) -> Worked:
    """What the game makes of the flags; `Refused` where it cannot make anything of them."""
    if game.odds is None:
        raise Refused("cli-error-no-odds", game=game.name)
    known = {f"--{flag}": flag for flag in game.odds.flags}
    settings: dict[str, str] = {}
    for flag, value in zip_longest(given[::2], given[1::2]):
        if flag not in known or value is None or known[flag] in settings:
            raise Refused("cli-error-flag", game=game.name, flag=flag, known=", ".join(known))
        settings[known[flag]] = value
    return game.odds.work_out(data, settings)
