"""The rule help, the names and the options of the chase: complete, alike in both languages, and nothing left over."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from huffduff.games.chase.facts.terms import (
    AIR_ZONES,
    ALOFT,
    CLASSES,
    DAMAGE,
    LANDING,
    LINES,
    LOST,
    OFF_MAP,
    ON_MAP,
    READY,
    REFIT,
    REMOVED,
    SEATS,
    STATES,
    SUNK,
)
from huffduff.games.chase.options import OPTIONS
from huffduff.games.chase.scenarios import SCENARIOS
from tests.games.chase.table import FACTS

PACKAGE = resources.files("huffduff")
RULEBOOK: dict[str, Any] = tomllib.loads((PACKAGE / "games" / "chase" / "rulebook.toml").read_text(encoding="utf-8"))
LANGUAGES = ("en", "es")
FILES = ("chase-rules", "chase-cards")

PHASES = ("setup", "visibility", "shadow", "movement", "search", "air-attack", "naval-combat", "chance", "admin")
HOW = (
    *("located", "searched", "reported", "passed", "shadowed", "followed", "fog", "spotted", "huff-duff", "submarine"),
    *("attacking", "fighting"),
)
LEDGER = ("ending", "convoys", "allied-losses", "german-losses", "bought", "total")
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
    """A text in one line; the rule help has no parameters."""
    assert pattern is not None
    parts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    assert len(parts) == len(pattern.elements)
    return " ".join("".join(parts).split())


def texts(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Every text of a file, those of attributes included, with its key."""
    for key, message in words(language, name).items():
        yield key, sentence(message.value)
        for attribute in message.attributes:
            yield f"{key}.{attribute.id.name}", sentence(attribute.value)


def rule_keys() -> list[str]:
    """What the rule help can be asked for: chapters, clauses with their tables, and rulings."""
    keys = [chapter["id"] for chapter in RULEBOOK["chapter"]]
    keys += [clause.replace(".", "-") for clause in RULEBOOK["clause"]]
    return keys + [f"CH-{ruling}" for ruling in RULEBOOK["ruling"]]


def explained() -> list[str]:
    """Names that come with a sentence of explanation."""
    names = ["chase-title", "chase-kind-combat", "chase-kind-recon"]
    names += [f"chase-scenario-{scenario}" for scenario in SCENARIOS]
    names += [f"chase-option-{option.key}" for option in OPTIONS]
    names += [f"chase-speed-{speed}" for speed in FACTS.tables.movement.speed]
    names += [f"chase-phase-{phase}" for phase in PHASES]
    names += [f"chase-damage-{chit}" for chit in DAMAGE]
    names += [f"chase-flight-{status}" for status in (READY, ALOFT, LANDING, REFIT, LOST)]
    names += [f"chase-state-{state}" for state in STATES]
    names += [f"chase-position-{position}" for position in FACTS.tables.gun.position]
    return names + [f"chase-range-{band}" for band in FACTS.tables.gun.ranges]


def plain() -> list[str]:
    """Names that speak for themselves."""
    values = [(option.key, value) for option in OPTIONS for value in option.values]
    names = [f"chase-option-{key}-{value}" for key, value in values if value not in SWITCH and not value.isdecimal()]
    names += [f"chase-seat-{seat}" for seat in SEATS]
    names += [f"chase-class-{kind}" for kind in CLASSES]
    names += [f"chase-time-{time}" for time in FACTS.tracks.turns.times]
    names += [f"chase-status-{status}" for status in (ON_MAP, OFF_MAP, SUNK, REMOVED)]
    names += [f"chase-how-{how}" for how in HOW]
    names += [f"chase-line-{line}" for line in LINES]
    names += [f"chase-zone-{zone}" for zone in AIR_ZONES]
    return names + [f"chase-ledger-{line}" for line in LEDGER]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_clause_table_and_ruling_has_its_text(language: str) -> None:
    assert sorted(words(language, "chase-rules")) == sorted(rule_keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_words_and_explanation(language: str) -> None:
    cards = words(language, "chase-cards")
    assert sorted(cards) == sorted(dict.fromkeys([*explained(), *plain()]))
    for key in explained():
        assert [attribute.id.name for attribute in cards[key].attributes] == ["text"], key
    for key in plain():
        assert not cards[key].attributes, key


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_things_in_the_same_order(name: str) -> None:
    assert [key for key, _ in texts("en", name)] == [key for key, _ in texts("es", name)]


@pytest.mark.parametrize("name", FILES)
def test_figures_and_hexes_agree_in_both_languages(name: str) -> None:
    def figures(text: str) -> list[str]:
        return sorted(re.findall(r"(?<![\w.,])[-+]?[A-Z]{0,2}\d+", text.replace("0,5", "0.5").replace("1,0", "1.0")))

    english, spanish = dict(texts("en", name)), dict(texts("es", name))
    assert {key: (figures(text), figures(spanish[key])) for key, text in english.items()} == {
        key: (figures(text), figures(text)) for key, text in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences_for_players(language: str) -> None:
    chapters = [chapter["id"] for chapter in RULEBOOK["chapter"]]
    for key, text in texts(language, "chase-rules"):
        assert text == text.strip()
        assert (text[-1] == ".") != (key in chapters), key
        assert not re.search(r"checklist|golden|\bTODO\b|\bDRM\b|  ", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_takes_two_sentences_at_most(language: str) -> None:
    for key, text in texts(language, "chase-rules"):
        if re.fullmatch(r"CH-[ALD]\d+", key):
            assert len(re.findall(r"[.?!](?= [A-ZÁÉÍÓÚ]|$)", text)) <= 2, key


def test_the_rulebook_is_whole() -> None:
    clauses, rulings = RULEBOOK["clause"], RULEBOOK["ruling"]
    assert [chapter["id"] for chapter in RULEBOOK["chapter"]] == [f"CH-{number}" for number in range(1, 15)]
    assert len(clauses) == 387
    assert len([clause for clause in clauses if re.search(r"\.T\d$", clause)]) == 22
    assert {clause.partition(".")[0] for clause in clauses} == {chapter["id"] for chapter in RULEBOOK["chapter"]}
    assert list(rulings) == [
        *(f"A{number}" for number in range(1, 147)),
        *(f"L{number}" for number in range(1, 49)),
        *(f"D{number}" for number in range(1, 13)),
    ]
    cited = {ruling for clause in clauses.values() for ruling in clause.get("rulings", [])}
    assert cited == rulings.keys()
    for clause in clauses.values():
        assert set(clause["basis"]) <= {"text", "ruling", "reconstructed"}


def test_every_switch_of_a_ruling_is_an_option_that_says_so() -> None:
    switches = {ruling["option"]: name for name, ruling in RULEBOOK["ruling"].items() if "option" in ruling}
    assert set(switches) <= {option.key for option in OPTIONS}
    english, spanish = dict(texts("en", "chase-rules")), dict(texts("es", "chase-rules"))
    for name in switches.values():
        assert "option" in english[f"CH-{name}"], name
        assert "opción" in spanish[f"CH-{name}"], name
    rules_alone = {"optional-units", "crew-exhaustion", "ammunition", "battle-visibility", "battle-attacker"}
    assert {option.key for option in OPTIONS} - set(switches) == rules_alone


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.key))
def test_an_option_names_a_clause_that_exists(option: Any) -> None:
    assert option.rule in RULEBOOK["clause"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_in_the_texts_are_those_of_the_data(language: str) -> None:
    told, chart, spotting = dict(texts(language, "chase-rules")), FACTS.chart, FACTS.tables.spotting

    def hexes(key: str) -> list[str]:
        return sorted(re.findall(r"\b[A-Z]{1,2}\d+\b", told[key]))

    assert hexes("CH-L25") == sorted(port.hex for port in chart.ports)
    assert [port.name for port in chart.ports if f"{port.name} {port.hex}" not in told["CH-L25"]] == []
    assert hexes("CH-L26") == sorted(base.hex for base in chart.bases)
    assert hexes("CH-L27") == sorted(place for place in chart.hexes if chart.channel(place))
    for unit in FACTS.optional.values():
        line = f"{FACTS.ships[unit.id].name}: {unit.points:+d}, {unit.hex}, 0\N{EN DASH}{unit.revealed_to}"
        assert line in told["CH-13-1-T1"]
    for convoy in FACTS.tables.convoy:
        names = [convoy.name, *(FACTS.ships[ship].name for ship in convoy.escorts)]
        assert [name for name in names if name not in told["CH-11-3-T3"]] == []
    for column in (spotting.within, spotting.within_watched, spotting.outside, spotting.outside_route):
        assert ": " + ", ".join(str(column.at(level)) for level in range(1, 7)) in told["CH-11-2-T1"]


def test_counts_of_chits_are_those_of_the_cups() -> None:
    told, cups = dict(texts("en", "chase-rules")), FACTS.cups
    assert f"has {len(cups.damage_chits)}:" in told["CH-L11"]
    assert {name: cups.damage[name] for name in ("hull", "dud", "critical")} == {"hull": 8, "dud": 5, "critical": 3}
    assert {cups.damage[name] for name in DAMAGE if name not in ("hull", "dud", "critical")} == {2}
    assert [value for value, count in cups.evasion.items() if f"{count} of -{value}" not in told["CH-L12"]] == []
    assert [value for value, count in cups.convoy.items() if f"{count} of {value}" not in told["CH-L13"]] == []
    assert f"has {len(cups.evasion_chits)}:" in told["CH-L12"]
    assert f"has {len(cups.convoy_chits)}:" in told["CH-L13"]
