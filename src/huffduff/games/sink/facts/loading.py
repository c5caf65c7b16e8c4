"""Everything out of the data files, by id, loaded and held against each other."""

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec

from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import BadData
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart, Terrain, Zones, draw
from huffduff.games.sink.facts.checks import (
    air_complaints,
    chart_complaints,
    convoy_complaints,
    scenario_complaints,
    ship_complaints,
    table_complaints,
)
from huffduff.games.sink.facts.counters import AirCard, Aircraft, ConvoyCard, Convoys, ShipCard, Ships
from huffduff.games.sink.facts.deployment import Scenario, Scenarios
from huffduff.games.sink.facts.reference import Reference, reference
from huffduff.games.sink.facts.tables import Tables
from huffduff.games.sink.facts.words import SCENARIOS, AirId, Designator, ShipId


class Facts(msgspec.Struct, frozen=True):
    """The frozen data the game is played with."""

    chart: Chart
    ships: dict[ShipId, ShipCard]
    aircraft: dict[AirId, AirCard]
    convoys: dict[Designator, ConvoyCard]
    tables: Tables
    reference: Reference
    scenarios: dict[str, Scenario]
    digest: str
    origins: tuple[Origin, ...]


@rule("SB-2.1.a")
def load(pack: Path | None = None) -> Facts:
    """Read all files, from a pack where it has them, and make sure that they fit together."""
    loader = Loader("huffduff.games.sink", pack)
    chart = draw(loader.read("terrain.toml", Terrain), loader.read("chart.toml", Zones))
    ships = loader.read("ships.toml", Ships).ship
    aircraft = loader.read("aircraft.toml", Aircraft).unit
    convoys = loader.read("convoys.toml", Convoys).convoy
    tables = loader.read("tables.toml", Tables)
    scenarios = loader.read("scenarios.toml", Scenarios).all()
    if sorted(scenario.id for scenario in scenarios) != sorted(SCENARIOS):
        raise BadData(f"sink/scenarios.toml: its scenarios are not {', '.join(SCENARIOS)}, each of them once")
    facts = Facts(
        chart,
        _by_id("ships.toml: ship", ((card.id, card) for card in ships)),
        _by_id("aircraft.toml: unit", ((card.id, card) for card in aircraft)),
        _by_id("convoys.toml: convoy", ((card.id, card) for card in convoys)),
        tables,
        reference(tables, ships),
        {scenario.id: scenario for scenario in scenarios},
        loader.digest,
        tuple(loader.origins),
    )
    for complaint in complaints(facts):
        raise BadData(complaint)
    return facts


def complaints(facts: Facts) -> Iterator[str]:
    """Everything that is wrong, each with its file and key."""
    return chain(
        chart_complaints(facts.chart),
        ship_complaints(facts.ships),
        air_complaints(facts.aircraft, facts.ships, facts.chart),
        convoy_complaints(facts.convoys, facts.chart),
        table_complaints(facts.tables, facts.ships),
        *(
            scenario_complaints(scenario, facts.ships, facts.aircraft, facts.chart, facts.tables.fuel_spent)
            for scenario in facts.scenarios.values()
        ),
    )


T = TypeVar("T")
Name = TypeVar("Name", bound=str)


def _by_id(key: str, items: Iterable[tuple[Name, T]]) -> dict[Name, T]:
    found: dict[Name, T] = {}
    for name, item in items:
        if name in found:
            raise BadData(f"sink/{key}[{name}]: this id is used twice")
        found[name] = item
    return found
