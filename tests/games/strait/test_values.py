"""Every value of the data files matters: another one changes what a rule says, or is refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from huffduff.engine.errors import BadData
from huffduff.games.strait import GAME
from huffduff.games.strait.captains import SHOOTING, has, points, worth
from huffduff.games.strait.cards import chains
from huffduff.games.strait.damage_control import repair_number, repairable
from huffduff.games.strait.effects import go_down, pierces, suffer
from huffduff.games.strait.facts import ABILITIES, SIDES, Facts, load
from huffduff.games.strait.morale import morale_number
from huffduff.games.strait.movement import manoeuvre_price, speed_number
from huffduff.games.strait.setup import awaiting, british_pairs, deploy, german_pairs
from huffduff.games.strait.shooting import place_marker, shooting_number
from huffduff.games.strait.state import OTHER, Damage, Public, Ship, State, fresh
from huffduff.games.strait.victory import verdict
from huffduff.geometry.squares import Facing
from tests.games.packs import changed, content, elements, places
from tests.games.strait.table import space

FILES = ("ships.toml", "captains.toml", "charts.toml", "scenarios.toml")
FOR_THE_EYE = {"provenance", "sources", "why", "name", "rank", "title", "silhouette"}
# Another value that a file could hold in this place; any other text is one that no rule knows.
OTHERS: dict[str, tuple[str, ...]] = {
    "ability": ABILITIES,
    "class": ("CA", "CL"),
    "facing": tuple(facing.name for facing in Facing),
    "side": SIDES,
    "role": ("admiral", "captain"),
    "space": ("A8", "B8"),
    "effect": ("hull", "speed", "gunnery"),
}


def written(value: Any) -> str:
    """A value as TOML, all on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {written(item)}' for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(item) for item in value) + "]"
    return str(value).lower() if isinstance(value, bool) else msgspec.json.encode(value).decode()


def tables(facts: Facts) -> Iterator[State]:
    """Every scenario, with the first officers who may have the ships."""
    for scenario in facts.scenarios:
        p = deploy(facts, scenario, GAME.chosen({}))
        for pair in (german_pairs(p, facts)[0], british_pairs(p, facts)[0]):
            side = facts.captains[pair.other].side
            for name, officer in zip(awaiting(p, facts, side), (pair.flagship, pair.other), strict=True):
                p.change(name, captain=officer)
        p.change(facts.flagship["german"], admiral=facts.offers["german"].admirals[0])
        yield fresh(facts, p)


def numbers(p: Public, facts: Facts, ship: Ship) -> Iterator[Any]:
    """What the rules say about a ship as she is."""
    yield speed_number(p, facts, ship.id), morale_number(p, facts, ship.id, 2), points(p, facts, ship.id)
    yield manoeuvre_price(p, facts, ship.id), [worth(p, facts, ship.id, SHOOTING, spent) for spent in range(4)]
    for damage in ship.cards:
        yield repairable(facts, damage), repair_number(p, facts, ship.id, damage)
    for enemy in p.afloat(OTHER[ship.side]):
        yield shooting_number(p, facts, ship.id, enemy.id)


def states_of(state: State, ship: Ship) -> Iterator[Any]:
    """A ship unhurt, shaken, holed, and hit by a card of every rank in turn."""
    p, facts = state.public, state.data
    enemies = p.afloat(OTHER[ship.side])
    for changes in ({}, {"failed": True}, {"hull": 7}, {"target": enemies[0].id, "splashes": 1}):
        yield [*numbers(p, facts, p.change(ship.id, **changes))]
        p.ships[ship.id] = ship
    for rank in facts.charts.deck.ranks:
        yield [line.args for line in suffer(state, ship.id, f"{rank}S")], p.ships[ship.id], [*state.events]
        state.events.clear()
        yield [*numbers(p, facts, p.change(ship.id, hull=0, cards=(Damage(f"{rank}S"),)))]
        p.ships[ship.id] = ship
    for hull in range(40):
        p.change(ship.id, hull=hull)
        go_down(state)
        yield p.ships[ship.id].status
        p.ships[ship.id] = ship
    for _ in range(4):
        place_marker(p, facts, ship.id)
    yield p.ships[ship.id].splashes
    p.ships[ship.id] = ship
    for enemy in enemies:
        yield [chains(facts, ship.id, enemy.id, distance) for distance in range(8)]


def said(facts: Facts) -> Iterator[Any]:
    """What the rules make of the data, from the choice of officers to the end."""
    for firer in facts.ships:
        for target in facts.ships:
            yield [pierces(facts, firer, target, f"{rank}S") for rank in facts.charts.deck.ranks]
    for state in tables(facts):
        p = state.public
        yield p, german_pairs(p, facts), british_pairs(p, facts)
        for ship in [*p.ships.values()]:
            yield [*states_of(state, ship)]
        for officer in facts.captains.values():
            ship = p.afloat(officer.side)[0]
            yield [*numbers(p, facts, p.change(ship.id, captain=officer.id))] if officer.morale else None
            yield [has(p, facts, ship.id, ability) for ability in ABILITIES]
            p.ships[ship.id] = ship
        yield [verdict(msgspec.structs.replace(p, turn=turn), facts) for turn in range(50, 70)]
        for column in "ABCDEFGH":
            for ship in p.ships.values():
                p.change(ship.id, space=space("A1" if ship.side == "german" else f"{column}1"))
            yield verdict(p, facts)
        for name in [*p.ships]:
            p.change(name, failed=True)
            yield verdict(p, facts)
            p.change(name, failed=False)


@pytest.fixture(scope="module")
def usual() -> list[bytes]:
    return [msgspec.json.encode(part) for part in said(load())]


@pytest.mark.parametrize("file", FILES)
def test_another_value_changes_something_or_is_refused(tmp_path: Path, usual: list[bytes], file: str) -> None:
    (tmp_path / "strait").mkdir()
    before, idle = content("strait", file), []
    for place in (*places(before, FOR_THE_EYE), *elements(before, FOR_THE_EYE)):
        after = changed(before, place, OTHERS)
        lines = [f"{key} = {written(value)}" for key, value in after.items()]
        (tmp_path / "strait" / file).write_text("\n".join(lines), encoding="utf-8")
        try:
            facts = load(tmp_path)
        except BadData:
            continue
        if all(msgspec.json.encode(mine) == theirs for mine, theirs in zip(said(facts), usual, strict=True)):
            idle.append(place)
    assert not idle, str(idle)
