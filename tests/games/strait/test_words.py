"""Every sentence the strait may need is there in both languages, modifiers included, and none is left over."""

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from tests.games.strait.table import sentences

PACKAGE = resources.files("huffduff")
KEY = re.compile(r'"(strait-[a-z-]+[a-z])"')


def keys_of_the_rules() -> dict[str, str]:
    """Every key written out in a module of the game, with that module."""
    found = {}
    for file in sorted((PACKAGE / "games" / "strait").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            found.update(dict.fromkeys(KEY.findall(file.read_text(encoding="utf-8")), file.name))
    return found


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_key_has_its_sentence(language: str) -> None:
    words = sentences(language)
    keys = keys_of_the_rules()
    assert {"strait-mod-king", "strait-deal-card", "strait-sunk"} <= keys.keys()
    assert {key: module for key, module in keys.items() if not words.has_message(key)} == {}


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_sentence_about_shooting_and_damage_is_left_over(language: str) -> None:
    text = (PACKAGE / "words" / language / "strait-fire.ftl").read_text(encoding="utf-8")
    messages = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert messages
    assert [name for name in messages if name not in keys_of_the_rules()] == []
