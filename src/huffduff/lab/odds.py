"""The exact chances of a situation that somebody describes with flags of the game's own."""

from collections.abc import Sequence
from typing import Any

from huffduff.engine.errors import Refused
from huffduff.engine.game import Game, Worked


def work_out(game: Game, data: Any, given: Sequence[str]) -> Worked:
    """What the game makes of the flags; `Refused` where it cannot make anything of them."""
    if game.odds is None:
        raise Refused("cli-error-no-odds", game=game.name)
    return game.odds.work_out(data, _settings(game.name, game.odds.flags, given))


def _settings(game: str, flags: Sequence[str], given: Sequence[str]) -> dict[str, str]:
    """The value of each flag, which follows it or stands behind an equals sign."""
    settings: dict[str, str] = {}
    rest = list(given)
    while rest:
        flag, equals, value = rest.pop(0).partition("=")
        name = flag.removeprefix("--")
        if flag == name or name not in flags:
            raise Refused("cli-error-flag", game=game, flag=flag, known=", ".join(f"--{one}" for one in flags))
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise Refused("cli-error-flag-value", flag=flag)
            value = rest.pop(0)
        if name in settings:
            raise Refused("cli-error-flag-twice", flag=flag)
        settings[name] = value
    return settings
