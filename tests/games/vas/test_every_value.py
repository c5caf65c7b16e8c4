"""Every value of the data counts: whoever changes one changes the game, or is told that it cannot be."""

import copy
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import msgspec
import pytest

from huffduff.engine.errors import BadData
from huffduff.games.vas.facts.battles import Scenarios, check_scenario
from huffduff.games.vas.facts.cards import Card
from huffduff.games.vas.facts.checks import check_card, check_plane, check_rows, check_tables
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.load import _cards as read_cards
from huffduff.games.vas.facts.rows import Planes, plane
from huffduff.games.vas.facts.tables import Criticals, Navies, Tables, War
from huffduff.games.vas.options import OPTIONS
from huffduff.games.vas.scenarios import SCENARIOS
from huffduff.games.vas.setup import start
from tests.games.vas.readings import played
from tests.games.vas.table import FACTS

FOLDER = resources.files("huffduff.games.vas") / "data"
ABOUT = ("provenance", "sources", "why")  # where values come from, not values
Place = tuple[str | int, ...]
CHOSEN = {option.key: option.values[0] for option in OPTIONS}


def content(file: str) -> dict[str, Any]:
    """A data file without what it says about its own origin."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(part) for key, part in value.items() if key not in ABOUT}
        return [bare(part) for part in value] if isinstance(value, list) else value

    found: dict[str, Any] = bare(tomllib.loads((FOLDER / file).read_text(encoding="utf-8")))
    return found


def values(part: Any, place: Place = ()) -> Iterator[Place]:
    """The place of every single value."""
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from values(inner, (*place, key))
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from values(inner, (*place, number))
    else:
        yield place


def altered(whole: dict[str, Any], place: Place) -> dict[str, Any]:
    """The same file with one value changed."""
    changed = copy.deepcopy(whole)
    part: Any = changed
    for step in place[:-1]:
        part = part[step]
    old = part[place[-1]]
    part[place[-1]] = not old if isinstance(old, bool) else f"{old}s" if isinstance(old, str) else old + 1
    return changed


class Read:
    """A loader that has the files already, as far as the reader of cards can tell."""

    def __init__(self, files: dict[str, Any]) -> None:
        self._files = files

    def read(self, name: str, kind: type[Any]) -> Any:
        return msgspec.convert(self._files[name], kind)


def tables(files: dict[str, Any]) -> Facts:
    """The facts with the tables of these files."""
    navies, phases = msgspec.convert(files["navies.toml"], Navies), msgspec.convert(files["tables.toml"], Tables)
    criticals, sheet = msgspec.convert(files["criticals.toml"], Criticals), msgspec.convert(files["war.toml"], War)
    check_rows(navies, phases, criticals, sheet)
    check_tables(criticals, sheet)
    return msgspec.structs.replace(
        FACTS, navies={row.id: row for row in navies.navy}, tables=phases, criticals=criticals, war=sheet
    )


def kinds(whole: Any) -> list[Place]:
    """The first value of every kind: the same field of other rows is of the same kind."""
    found: dict[Place, Place] = {}
    for place in values(whole):
        found.setdefault(tuple(step for step in place if isinstance(step, str)), place)
    return list(found.values())


TABLES = ("navies.toml", "tables.toml", "criticals.toml", "war.toml")
CARDS = ("printed.toml", "ships.toml", "derived.toml", "more.toml")


@pytest.mark.rule("VS-BASIC.1", "VS-NAT.1")
@pytest.mark.parametrize("file", TABLES)
def test_every_value_of_a_table_changes_the_game_or_is_refused(file: str) -> None:
    files = {name: content(name) for name in TABLES}
    usual, idle = played(FACTS), []
    for place in values(files[file]):
        try:
            facts = tables({**files, file: altered(files[file], place)})
        except (BadData, msgspec.ValidationError):
            continue
        if played(facts) == usual:
            idle.append(place)
    assert not idle


@pytest.mark.rule("VS-BASIC.1", "VS-BASIC.9")
@pytest.mark.parametrize("file", CARDS)
def test_every_kind_of_value_changes_a_card_or_is_refused(file: str) -> None:
    files = {name: content(name) for name in CARDS}

    def made(whole: Any) -> list[Card]:
        found = read_cards(Read({**files, file: whole}))  # type: ignore[arg-type]
        for card in found:
            check_card(card)
        return found

    usual, idle = made(files[file]), []
    for place in kinds(files[file]):
        try:
            if made(altered(files[file], place)) == usual:
                idle.append(place)
        except (BadData, msgspec.ValidationError):
            continue
    assert not idle


@pytest.mark.rule("VS-AIR.6", "VS-PLANE.1")
def test_every_kind_of_value_changes_a_flight_or_is_refused() -> None:
    whole = content("aircraft.toml")

    def made(data: Any) -> list[Any]:
        found = [plane("aircraft.toml", row) for row in msgspec.convert(data, Planes).plane]
        for one in found:
            check_plane(one)
        return found

    usual, idle = made(whole), []
    for place in kinds(whole):
        try:
            if made(altered(whole, place)) == usual:
                idle.append(place)
        except (BadData, msgspec.ValidationError):
            continue
    assert not idle


@pytest.mark.rule("VS-WAS.1")
def test_every_value_of_a_scenario_changes_its_table_or_is_refused() -> None:
    whole, idle = content("scenarios.toml"), []

    def tables_of(data: Any) -> list[Any]:
        found = msgspec.convert(data, Scenarios).scenario
        if sorted(scenario.id for scenario in found) != sorted(SCENARIOS):
            raise BadData("another scenario")
        for scenario in found:
            check_scenario(scenario, FACTS.cards, FACTS.planes, FACTS.war.table)
        facts = msgspec.structs.replace(FACTS, scenarios={scenario.id: scenario for scenario in found})
        made = []
        for scenario in found:
            for reinforcements in ("off", "on"):
                options = {**CHOSEN, "reinforcements": reinforcements}
                state, agenda = start(facts, scenario.id, options)
                made.append((state.public, agenda, scenario.safe_edges))
        return made

    usual = tables_of(whole)
    for place in values(whole):
        try:
            if tables_of(altered(whole, place)) == usual:
                idle.append(place)
        except (BadData, msgspec.ValidationError):
            continue
    assert not idle
