"""The games: every package here that has a rulebook.  Each is imported only when somebody wants to play it."""

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules

from huffduff.engine.errors import BadData, Refused
from huffduff.engine.game import Game

GAMES = {
    package.name: f"{__name__}.{package.name}"
    for package in iter_modules(__path__)
    if (files(__name__) / package.name / "rulebook.toml").is_file()
}


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("engine-no-such-game", game=name)
    found: Game = import_module(GAMES[name]).GAME
    return found


def check_pack(pack: Path) -> None:
    """A data pack has files in folders that are named after games; any other would be passed over in silence."""
    found = sorted({file.parent.name for file in pack.glob("*/*.toml")})
    strange = [name for name in found if name not in GAMES] or sorted(file.name for file in pack.glob("*.toml"))
    if strange or not found:
        known = ", ".join(f"{name}/" for name in GAMES)
        raise BadData(f"{pack}: {', '.join(strange) or 'no file'}: the files of a pack are in {known}")
