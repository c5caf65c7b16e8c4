"""The games told as text are the games as they are played today."""

from pathlib import Path

import pytest

from huffduff.games import GAMES
from huffduff.lab import playthrough
from tests.engine.tiny import GAME

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"


@pytest.mark.parametrize("game", GAMES)
def test_the_playthroughs_are_fresh(game: str) -> None:
    for name, text in playthrough.playthroughs(GAMES[game]):
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "run `huffduff docs`"


def test_no_playthrough_is_left_of_a_scenario_that_is_gone() -> None:
    names = {name for package in GAMES.values() for name, _ in playthrough.playthroughs(package)}
    assert {file.name for file in FOLDER.iterdir()} == names


def test_a_playthrough_tells_what_each_seat_sees_and_what_is_asked() -> None:
    ((name, text), _) = playthrough.playthroughs("tests.engine.tiny")
    assert name == playthrough.file_name(GAME, "raid")
    lines = text.splitlines()
    assert lines[0] == "tiny-title: raid, careful against careful"
    assert "== 1. north [TY-2] tiny-ask-bid" in lines
    assert "   of 3: 1, 2, 3" in lines
    dealt = [line for line in lines if line.startswith("   (north) tiny-deal")]
    (card,) = [line.partition("[")[2] for line in dealt]
    assert f"   north sees private: Private(hand [{card})" in lines
    assert not [line for line in lines if "south sees" in line and card in line]
