"""Data files say where every value comes from; what is wrong with one is said with its file and key."""

from pathlib import Path

import pytest

from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import BadData
from tests.engine.tiny import Figures, load_data

GOOD = """
turns = 5
cards = ["x"]
worth = { fort = 9 }
[provenance]
source = "transcribed"
why = "read from a scan"
"""


def pack(folder: Path, text: str) -> Path:
    file = folder / "tiny" / "figures.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return folder


def test_a_file_becomes_a_frozen_object() -> None:
    figures = load_data(None).figures
    assert figures == Figures(3, ("anchor", "bell", "compass", "dinghy"), {"fort": 2, "convoy": 1})
    with pytest.raises(AttributeError):
        figures.turns = 4  # type: ignore[misc]


def test_every_value_has_an_origin() -> None:
    assert load_data(None).origins == (
        Origin("tiny/figures.toml", "*", "printed", ""),
        Origin("tiny/figures.toml", "turns", "reconstructed", "small numbers make short tests"),
        Origin("tiny/figures.toml", "worth.convoy", "implied", "half a fort"),
    )


def test_a_pack_replaces_our_own_file_and_says_so(tmp_path: Path) -> None:
    facts = load_data(pack(tmp_path, GOOD))
    assert facts.figures.turns == 5
    assert facts.origins == (Origin("tiny/figures.toml (pack)", "*", "transcribed", "read from a scan"),)
    assert facts.digest != load_data(None).digest


def test_a_pack_without_the_file_leaves_our_own(tmp_path: Path) -> None:
    assert load_data(tmp_path) == load_data(None)


def test_a_file_of_a_pack_that_replaces_nothing_is_refused(tmp_path: Path) -> None:
    (pack(tmp_path, GOOD) / "tiny" / "Figures.toml").write_text(GOOD, encoding="utf-8")
    with pytest.raises(BadData, match=r"tiny/Figures.toml \(pack\): not one of figures.toml"):
        load_data(tmp_path)


def test_the_fingerprint_covers_names_and_bytes(tmp_path: Path) -> None:
    one = load_data(pack(tmp_path, GOOD)).digest
    assert load_data(pack(tmp_path, GOOD)).digest == one
    assert load_data(pack(tmp_path, GOOD + "# remark\n")).digest != one


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("turns = 5", "turns = ", "Invalid value"),
        ("turns = 5", "turns = 'x'", "Expected `int`, got `str` - at `$.turns`"),
        ("turns = 5", "turns = 5\nwind = 1", "unknown field `wind`"),
        ("turns = 5", "", "missing required field `turns`"),
        (
            "turns = 5",
            "turns = 5\nsources = { turns = 'guessed' }",
            "turns: the source is 'guessed'",
        ),
        ("turns = 5", "turns = 5\nsources = { wind = 'printed' }", "a source is given for 'wind', which is not there"),
        ("turns = 5", "turns = 5\nsources = 'printed'", "sources is not a table"),
        ("fort = 9", "fort = 9, sources = { fort = 1 }", "worth.fort: the source is 1"),
        ("[provenance]", "[origin]", "[provenance] is missing"),
        ("[provenance]", "[[provenance]]", "[provenance] is missing"),
        ("source = ", "sauce = ", "*: the source is None"),
        ('"transcribed"\nwhy = "read from a scan"', '"reconstructed"', "*: reconstructed values need a reason (why)"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_key(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(BadData) as bad:
        load_data(pack(tmp_path, GOOD.replace(old, new)))
    assert str(bad.value).startswith("tiny/figures.toml (pack): ")
    assert complaint in str(bad.value)


def test_a_file_must_be_text(tmp_path: Path) -> None:
    pack(tmp_path, GOOD)
    (tmp_path / "tiny" / "figures.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"^tiny/figures.toml \(pack\): "):
        load_data(tmp_path)


def test_values_in_lists_go_by_id_or_number(tmp_path: Path) -> None:
    text = """
    provenance = { source = "printed" }
    [[ship]]
    id = "hood"
    speed = 29
    sources = { speed = "derived" }
    [[ship]]
    speed = 30
    sources = { speed = "implied" }
    """
    loader = Loader("tests.engine.tiny", pack(tmp_path, text))
    assert loader.read("figures.toml", dict) == {"ship": [{"id": "hood", "speed": 29}, {"speed": 30}]}
    assert [(origin.key, origin.source) for origin in loader.origins] == [
        ("*", "printed"),
        ("ship[hood].speed", "derived"),
        ("ship[1].speed", "implied"),
    ]
