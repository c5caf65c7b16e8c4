"""Every text that the client asks for by name is there in all languages, and of vas none is left over."""

import re
from pathlib import Path

import pytest

from huffduff.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "client" / "src"
WORDS = ROOT / "src" / "huffduff" / "words"
NAMED = re.compile(r'"((?:client|vas|chase|sink|strait)-[a-z-]+[a-z](?:\.[a-z]+)?)"')
SPOKEN = re.compile(r"\bt\(([^;]*?)(?:,\s*\{|\)[;,}\s<\]])", re.DOTALL)
BEGUN = re.compile(r"`((?:client-vas|vas)-[a-z-]+-)\$\{")
# What the client puts together out of the beginning that all have and a word of the game's.
PUT_TOGETHER = {f"client-vas-{word}" for word in ("light", "aa", "torpedo", "port", "ahead", "starboard")}


def sources() -> str:
    files = sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def spoken() -> set[str]:
    """The keys that stand as they are in a call that puts something into words."""
    return {key for call in SPOKEN.findall(sources()) for key in NAMED.findall(call)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_a_text(language: str) -> None:
    words, keys = Words(language), spoken()
    assert len(keys) > 200
    assert not [key for key in sorted(keys) if not words.has(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(language: str) -> None:
    text = sources()
    begun = tuple(sorted(set(BEGUN.findall(text))))
    for file in sorted((WORDS / language).glob("vas-client*.ftl")):
        written = re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        left = (key for key in written if f'"{key}"' not in text and not key.startswith(begun))
        assert not set(left) - PUT_TOGETHER


def test_no_text_has_two_homes() -> None:
    for language in LANGUAGES:
        keys = [
            key
            for file in sorted((WORDS / language).glob("*.ftl"))
            for key in re.findall(r"^([a-zA-Z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        ]
        assert not {key for key in keys if keys.count(key) > 1}
