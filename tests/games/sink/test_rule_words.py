"""The rule help and the names of Sink the Bismarck!: complete, alike in both languages, and nothing left over."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from huffduff.games.sink.book import BOOK
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import AirId, ShipId
from huffduff.games.sink.names import naming
from huffduff.games.sink.options import OPTIONS

CONTENTS = BOOK.contents()
FACTS = load()
LANGUAGES = ("en", "es")


def texts(language: str, name: str) -> dict[str, str]:
    """The texts of a file by key; junk and keys that come twice are errors."""
    path = resources.files("huffduff") / "words" / language / f"{name}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {
        message.id.name: "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))
        for message in messages
        if message.value is not None
    }
    assert len(found) == len(messages)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_clause_and_ruling_has_its_text_and_there_are_no_others(language: str) -> None:
    keys = [chapter.id for chapter in CONTENTS.chapter]
    keys += [clause.replace(".", "-") for clause in CONTENTS.clause]
    keys += [f"SB-{ruling}" for ruling in CONTENTS.ruling]
    found = texts(language, "sink-rules")
    assert sorted(found) == sorted(keys)
    for key, text in found.items():
        assert text[0].isupper() or text[0].isdigit() or text[0] in "¡¿", key
        assert (text[-1] == ".") == ("-" in key.removeprefix("SB-") or not key[3:].isdecimal()), key


def test_the_languages_say_different_things_of_similar_length() -> None:
    english, spanish = (texts(language, "sink-rules") for language in LANGUAGES)
    assert not [key for key, text in english.items() if spanish[key] == text]
    assert all(0.5 < len(spanish[key]) / len(text) < 2.2 for key, text in english.items())


def test_the_book_has_348_clauses_and_every_ruling_belongs_to_some() -> None:
    assert len(CONTENTS.clause) == 348
    named = [ruling for clause in CONTENTS.clause.values() for ruling in clause.rulings]
    assert all(ruling in CONTENTS.ruling for ruling in named)
    for name, ruling in CONTENTS.ruling.items():
        assert name in named or ruling.clauses, name
        assert all(clause in CONTENTS.clause for clause in ruling.clauses), name
    left_out = [name for name, clause in CONTENTS.clause.items() if clause.status == "not applicable"]
    assert left_out == ["SB-17.13.x", "SB-18.0.x"]


def test_options_cite_clauses_and_rulings_know_their_options() -> None:
    assert all(option.rule in CONTENTS.clause for option in OPTIONS)
    known = [option.key for option in OPTIONS]
    assert [ruling.option for ruling in CONTENTS.ruling.values() if ruling.option] == [
        "blind-convoys",
        "breakout-forces",
        "later-corrections",
    ]
    assert all(ruling.option in known for ruling in CONTENTS.ruling.values() if ruling.option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_options_and_counters_have_names(language: str) -> None:
    found = texts(language, "sink-names")
    keys = ["sink-title", *(f"sink-scenario-{name}" for name in FACTS.scenarios)]
    keys += [f"sink-option-{option.key}" for option in OPTIONS]
    keys += [f"sink-class-{card.kind}" for card in FACTS.ships.values()]
    keys += [f"sink-category-{card.category}" for card in FACTS.ships.values()]
    keys += [f"sink-track-{track}" for track in FACTS.chart.tracks]
    assert not [key for key in keys if key not in found]


def test_people_hear_names_and_not_ids() -> None:
    assert naming(FACTS, "ship", ShipId("prinz-eugen")) == "Prinz Eugen"
    assert naming(FACTS, "ships", (ShipId("hood"), ShipId("flotilla-1"))) == "Hood, 1st DD Flotilla"
    assert naming(FACTS, "unit", AirId("recon-ireland")) == "Recon Ireland"
    assert naming(FACTS, "hex", "3716") == "3716"
    assert naming(FACTS, "count", 3) == 3
