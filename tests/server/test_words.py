"""Every problem that the server can name has its sentence, and every sentence its problem."""

import re
from pathlib import Path

import msgspec
import pytest

from huffduff.server import wire
from huffduff.words import LANGUAGES, Words

SOURCE = Path(wire.__file__).parent
KEY = re.compile(r'"((?:server|engine)-[a-z-]+)"')


def named() -> set[str]:
    found = {key for file in SOURCE.rglob("*.py") for key in KEY.findall(file.read_text(encoding="utf-8"))}
    return found | {
        f"server-{field}-{why}" for field in ("name", "text") for why in ("characters", "empty", "too-long")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence_and_the_other_way_round(language: str) -> None:
    words = Words(language)
    assert not [key for key in sorted(named()) if not words.has(key)]
    text = (SOURCE.parent / "words" / language / "server.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(server-[a-z-]+) =", text, re.MULTILINE)) == {
        key for key in named() if key.startswith("server-")
    }


def test_the_schema_has_every_message_and_the_views_of_every_game() -> None:
    types = wire.schema()["$defs"]
    for name in ("Frame", "Problem", "NewMatch", "MatchInfo", "Replay", "FromClient", "FromServer", "StraitView"):
        assert name in types
    text = msgspec.json.encode(types).decode()
    assert {reference for reference in re.findall(r"#/\$defs/([^\"]+)", text) if reference not in types} == set()
