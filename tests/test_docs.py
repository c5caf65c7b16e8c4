"""The pages below `docs` show code that works and links that lead somewhere."""

import re
import shlex
import subprocess
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

from huffduff.cli import COMMANDS, main, reader
from huffduff.engine.chance import Seeded
from huffduff.engine.steps import begin
from huffduff.games import GAMES, game
from huffduff.words import Words

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of one language on a page."""
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", sorted(file.name for file in DOCS.glob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (DOCS / page).read_text(encoding="utf-8"))
    assert not [link for link in links if not (DOCS / link).exists()]


@pytest.mark.parametrize("page", sorted(file.name for file in DOCS.glob("*.md")))
def test_commands_are_understood(page: str) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    for command in (found[1] for line in lines if (found := re.match(r"(?:python3 run\.py|huffduff) (.*)", line))):
        assert reader(Words("en")).parse_args(shlex.split(command, comments=True)).command in COMMANDS


def test_players_and_search_are_played_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    shared: dict[str, Any] = {}
    for example in blocks("players.md", "python"):
        exec(compile(example, "players.md", "exec"), shared)
    printed = capsys.readouterr().out
    for name in GAMES:
        assert re.search(rf"^{name} \w+ after \d+ decisions$", printed, re.MULTILINE)
        assert re.search(rf"^{name} is in turn \d+$", printed, re.MULTILINE)


def test_every_name_that_players_are_told_of_exists() -> None:
    strait = game("strait")
    position = begin(strait, strait.load_data(None), strait.scenarios[0], {}, Seeded(b"any bytes"))
    known = {"position": position, "ask": position.asks[0], "game": strait}
    page = (DOCS / "players.md").read_text(encoding="utf-8")
    for first, rest in re.findall(r"`(position|ask|game)\.([a-z_.]+)", page):
        attrgetter(rest)(known[first])


def test_a_pack_made_as_shown_changes_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = blocks("packs.md", "sh")
    made = [line.replace("my-pack", str(tmp_path)) for line in shown.splitlines() if "run.py" not in line]
    subprocess.run(["sh", "-e", "-c", "\n".join(made)], cwd=ROOT, check=True)
    for name in GAMES:
        assert game(name).load_data(tmp_path).digest != game(name).load_data(None).digest
        assert main(["sim", name, "--games", "1", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().err == ""


def test_the_page_of_packs_names_every_command_that_takes_one() -> None:
    listed = re.search(r"Play with it: (.*?) take `--data DIR`", (DOCS / "packs.md").read_text(encoding="utf-8"))
    assert listed
    taking = {name for name, command in COMMANDS.items() if "--data" in [part.flag for part in command.arguments]}
    assert set(re.findall(r"`(\w+)`", listed[1])) == taking
