"""Data packs with a slip in them."""

from importlib import resources
from pathlib import Path


def spoilt(folder: Path, game: str, file: str, old: str, new: str) -> Path:
    """A pack that holds one of a game's data files with a change."""
    text = (resources.files(f"huffduff.games.{game}") / "data" / file).read_text(encoding="utf-8")
    assert old in text
    (folder / game).mkdir()
    (folder / game / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder
