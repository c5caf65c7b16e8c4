"""Imports point one way: engine and geometry, then games, then bots and lab, then server and command line."""

import ast
from importlib import resources
from pathlib import Path

import pytest

HOUSE = Path(str(resources.files("huffduff")))
MAY_IMPORT = {
    "engine": {"engine"},
    "geometry": {"geometry"},
    "words": {"engine", "words"},
    "games": {"engine", "geometry", "games"},
    "bots": {"engine", "geometry", "games", "bots"},
    "lab": {"engine", "geometry", "games", "bots", "words", "lab"},
    "server": {"engine", "geometry", "games", "bots", "words", "lab", "server"},
}
BY_CHANCE_OR_CLOCK = {"random", "secrets", "time", "datetime", "os", "socket", "uuid"}


def imported(path: Path) -> list[str]:
    """The modules that a file names, relative ones spelt out."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports are not used"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room: str) -> None:
    for path in sorted((HOUSE / room).rglob("*.py")):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "huffduff":
                assert parts[1] in MAY_IMPORT[room], f"{path} imports {name}"


def test_games_do_not_know_each_other() -> None:
    for path in sorted((HOUSE / "games").glob("*/**/*.py")):
        own = path.relative_to(HOUSE / "games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            assert parts[:2] != ["huffduff", "games"] or parts[2] == own, f"{path} imports {name}"


def test_rules_have_neither_dice_nor_clocks_of_their_own() -> None:
    for path in sorted((HOUSE / "games").rglob("*.py")):
        for name in imported(path):
            # `Random` is the type of what a computer player is handed.
            assert name.partition(".")[0] not in BY_CHANCE_OR_CLOCK or name == "random.Random", f"{path} imports {name}"
