"""The rule help, the names and the options of Victory at Sea: complete, alike in both languages, nothing left over."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_placeable

from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.words import (
    AREAS,
    SEATS,
    Band,
    Edge,
    Navy,
    Objective,
    Order,
    Phase,
    PlaneTrait,
    Priority,
    Role,
    ShipTrait,
    Vital,
    WeaponTrait,
)
from huffduff.games.vas.options import OPTIONS
from huffduff.games.vas.scenarios import SCENARIOS

PACKAGE = resources.files("huffduff")
RULEBOOK: dict[str, Any] = tomllib.loads((PACKAGE / "games" / "vas" / "rulebook.toml").read_text(encoding="utf-8"))
LANGUAGES = ("en", "es")
FILES = ("vas-rules", "vas-cards")
FACTS = load()
SWITCH = ("on", "off")  # the client has words for these


def words(language: str, name: str) -> dict[str, ast.Message]:
    """The messages of a file by key; junk and keys that come twice are errors."""
    text = (PACKAGE / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages)
    return found


def sentence(pattern: ast.Pattern | None) -> str:
    """A text in one line, as it is written."""
    assert pattern is not None
    parts = [serialize_placeable(one) if isinstance(one, ast.Placeable) else one.value for one in pattern.elements]
    return " ".join("".join(parts).split())


def texts(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Every text of a file, those of attributes included, with its key."""
    for key, message in words(language, name).items():
        yield key, sentence(message.value)
        for attribute in message.attributes:
            yield f"{key}.{attribute.id.name}", sentence(attribute.value)


def rule_keys() -> list[str]:
    """What the rule help can be asked for: chapters, clauses and rulings."""
    keys = [chapter["id"] for chapter in RULEBOOK["chapter"]]
    keys += [clause.replace(".", "-") for clause in RULEBOOK["clause"]]
    return keys + [f"VS-{ruling}" for ruling in RULEBOOK["ruling"]]


def explained() -> list[str]:
    """Names that come with a sentence of explanation."""
    names = ["vas-title"]
    names += [f"vas-scenario-{scenario}" for scenario in SCENARIOS]
    names += [f"vas-option-{option.key}" for option in OPTIONS]
    names += [f"vas-trait-{trait}" for kind in (ShipTrait, WeaponTrait, PlaneTrait) for trait in get_args(kind)]
    names += [f"vas-objective-{objective}" for objective in get_args(Objective)]
    return names + [f"vas-order-{order}" for order in get_args(Order)]


def plain() -> list[str]:
    """Names that speak for themselves."""
    values = [(option.key, value) for option in OPTIONS for value in option.values]
    names = [f"vas-option-{key}-{value}" for key, value in values if value not in SWITCH and not value.isdecimal()]
    names += [f"vas-navy-{navy}" for navy in get_args(Navy)]
    names += [f"vas-type-{kind}" for kind in dict.fromkeys(card.type for card in FACTS.cards.values())]
    names += [f"vas-role-{role}" for role in get_args(Role)]
    names += [f"vas-priority-{priority}" for priority in get_args(Priority)]
    names += [f"vas-area-{area}" for area in AREAS]
    names += [f"vas-effect-{row.effect}" for area in AREAS for row in FACTS.criticals.score[area]]
    names += [f"vas-vital-{vital}" for vital in get_args(Vital)]
    names += [f"vas-phase-{phase}" for phase in get_args(Phase)]
    names += [f"vas-band-{band}" for band in get_args(Band)]
    names += [f"vas-edge-{edge}" for edge in get_args(Edge)]
    return names + [f"vas-seat-{seat}" for seat in SEATS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_clause_and_ruling_has_its_text(language: str) -> None:
    assert sorted(words(language, "vas-rules")) == sorted(rule_keys())
    assert len(RULEBOOK["clause"]) == 533


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_words_and_explanation(language: str) -> None:
    cards = words(language, "vas-cards")
    assert sorted(cards) == sorted(dict.fromkeys([*explained(), *plain()]))
    for key in explained():
        sides = SEATS if key.startswith("vas-scenario-") else ()
        assert [attribute.id.name for attribute in cards[key].attributes] == ["text", *sides], key
    for key in plain():
        assert not cards[key].attributes, key


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_things_in_the_same_order(name: str) -> None:
    assert [key for key, _ in texts("en", name)] == [key for key, _ in texts("es", name)]


@pytest.mark.parametrize("name", FILES)
def test_figures_agree_in_both_languages(name: str) -> None:
    def figures(text: str) -> list[str]:
        return sorted(re.findall(r"(?<![\w.,])[-+]?[A-Z]{0,2}\d+", text.replace("5,9", "5.9").replace("6,1", "6.1")))

    english, spanish = dict(texts("en", name)), dict(texts("es", name))
    assert {key: figures(text) for key, text in english.items()} == {
        key: figures(text) for key, text in spanish.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences_for_players(language: str) -> None:
    chapters = [chapter["id"] for chapter in RULEBOOK["chapter"]]
    for key, text in texts(language, "vas-rules"):
        assert (text[-1] == ".") != (key in chapters), key
        assert not re.search(r"checklist|golden|\bTODO\b|  |[{}]", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_takes_three_sentences_at_most(language: str) -> None:
    for key, text in texts(language, "vas-rules"):
        if re.fullmatch(r"VS-[ALED]-\d+", key):
            assert len(re.findall(r"(?<!\d)\.(?: |$)", text)) <= 3, key


def test_every_ruling_that_a_clause_names_exists() -> None:
    named = [ruling for clause in RULEBOOK["clause"].values() for ruling in clause.get("rulings", ())]
    assert set(named) <= set(RULEBOOK["ruling"])
    bearing = [clause for ruling in RULEBOOK["ruling"].values() for clause in ruling.get("clauses", ())]
    assert set(bearing) <= set(RULEBOOK["clause"])
