"""What the front pages promise: links that lead somewhere, commands that exist, and Python that runs."""

import re
import shlex
from pathlib import Path

import pytest

from huffduff.cli import COMMANDS, reader
from huffduff.words import Words

ROOT = Path(__file__).resolve().parent.parent
LONGEST_README = 150
OURS = ("test", "COMMAND")

pages = pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pages
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text_of(page))
    assert not [link for link in links if not (ROOT / link).exists()]


@pages
def test_commands_are_understood(page: str) -> None:
    shown = [shlex.split(command, comments=True) for command in re.findall(r"python3 run\.py ([^`\n]+)", text_of(page))]
    commands = [command for command in shown if command and command[0] not in OURS]
    assert commands
    for command in commands:
        assert reader(Words("en")).parse_args(command).command == command[0]


def test_the_readme_lists_every_command() -> None:
    table = re.findall(r"^\| (`.*?) \|", text_of("README.md"), re.MULTILINE)
    listed = {cell.split()[0] for row in table for cell in re.findall(r"`([^`]+)`", row)}
    assert set(COMMANDS) <= listed


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", text_of("README.md"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "winner" in capsys.readouterr().out


def test_the_readme_stays_short() -> None:
    assert len(text_of("README.md").splitlines()) < LONGEST_README
