"""Whoever adds a game as the page for newcomers says has a game that can be played."""

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.tools.server_process import ServerProcess
from tests.server.host import Connection

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "newcomer.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks of one language, in their order."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", PAGE, re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(text) for _, text in found]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one game more, made of what the page shows and of nothing else."""
    folder = tmp_path_factory.mktemp("house")
    package = folder / "huffduff"
    shutil.copytree(ROOT / "src" / "huffduff", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (game, _), (rulebook, guns), (words,) = blocks("python"), blocks("toml"), blocks("ftl")
    duel = package / "games" / "duel"
    (duel / "data").mkdir(parents=True)
    (duel / "__init__.py").write_text(game, encoding="utf-8")
    (duel / "rulebook.toml").write_text(rulebook, encoding="utf-8")
    (duel / "data" / "guns.toml").write_text(guns, encoding="utf-8")
    for language in ("en", "es"):
        (package / "words" / language / "duel.ftl").write_text(words, encoding="utf-8")
    return folder


def run(house: Path, *command: str) -> str:
    """What a command prints there."""
    environment = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, *command], cwd=house, env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def huffduff(house: Path, *arguments: str) -> Any:
    return json.loads(run(house, "-m", "huffduff.cli", *arguments, "--json"))


def test_the_new_game_is_played_from_python(house: Path) -> None:
    _, played = blocks("python")
    assert re.fullmatch(r"(german|british) wins in turn \d+\n", run(house, "-c", played))


def test_the_new_game_is_listed_and_its_rules_are_told(house: Path) -> None:
    assert "duel" in [game["name"] for game in huffduff(house, "games")]
    assert "DU-2.1 A captain may fire" in run(house, "-m", "huffduff.cli", "rules", "duel", "--lang", "en")


def test_the_new_game_is_played_in_the_lab(house: Path) -> None:
    assert huffduff(house, "sim", "duel", "--games", "20")["finished"] == 20
    fuzzed = huffduff(house, "fuzz", "duel", "--games", "5")
    assert (fuzzed["games"], fuzzed["findings"]) == (5, [])
    leaked = huffduff(house, "leaks", "duel", "--positions", "10")
    assert (leaked["positions"], leaked["leaks"]) == (10, 0)


def play_to_the_end(german: Connection, british: Connection) -> dict[str, Any]:
    """Everybody gives the first answer that is offered; the last frame."""
    other = {german: british, british: german}
    turn = german
    while turn.shown["outcome"] is None:
        ask = turn.shown["ask"]
        if ask:
            turn.answer(ask["choice"]["options"][0])
        else:
            turn = other[turn]  # who has nothing left to decide has left it to the other
            while not (turn.shown["ask"] or turn.shown["outcome"]):
                turn.wait()
    return turn.shown


def test_the_new_game_is_played_over_a_socket(house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(house))
    with ServerProcess(tmp_path) as server:
        german, british = NetworkClient(server.address), NetworkClient(server.address)
        assert "duel" in [game["name"] for game in german.call("GET", "/api/games")]
        created = german.create("duel", "dawn", {"german": "me", "british": "friend"})
        match = created["match"]
        british.join(created["links"]["british"])
        with Connection(german, match, "german") as one, Connection(british, match, "british") as two:
            last = play_to_the_end(one, two)
        assert last["outcome"]["key"] == "duel-won"
        winner = last["outcome"]["winner"]
        assert last["view"]["public"]["hits"][winner] == 3
        assert german.call("GET", f"/api/matches/{match}/record")["outcome"]["winner"] == winner
