"""What every command uses: where results go, what is said when something is wrong, and where things are."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from huffduff import games
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game
from huffduff.words import Words

FAILED = 1
SOURCE = Path(__file__).resolve().parents[3]


class Trouble(Exception):
    """Something asked of the command that cannot be done, as a text key with parameters."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Console:
    """Where results are laid out: JSON for programs, sentences for people, and a bar while they wait."""

    def __init__(self, words: Words, as_json: bool) -> None:
        self.words = words
        self._as_json = as_json

    def show(self, report: Any, lines: Iterable[str]) -> None:
        if self._as_json:
            print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
        else:
            print(*lines, sep="\n")

    def progress(self, done: int, of: int) -> None:
        if sys.stderr.isatty():
            filled = 40 * done // max(of, 1)
            end = "\r\033[K" if done >= of else ""
            print(f"\r[{'#' * filled:<40}] {done}/{of}", end=end, file=sys.stderr, flush=True)


def find(name: str) -> Game:
    try:
        return games.game(name)
    except Refused:
        raise Trouble("cli-error-game", game=name, known=", ".join(games.GAMES)) from None


def folder(name: str | None) -> Path | None:
    if name is None:
        return None
    if not Path(name).is_dir():
        raise Trouble("cli-error-folder", folder=name)
    return Path(name)


def data_pack(name: str | None) -> Path | None:
    pack = folder(name)
    if pack is not None:
        games.check_pack(pack)
    return pack


def source_folder(name: str) -> Path:
    if not (SOURCE / "pyproject.toml").is_file():
        raise Trouble("cli-error-checkout")
    return SOURCE / name
