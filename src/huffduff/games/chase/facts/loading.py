"""Reading the data files, from a pack where it has them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypeVar

from huffduff.engine.data import Loader
from huffduff.engine.errors import BadData
from huffduff.games.chase.facts.cards import Ships, WingCard, WingTypes
from huffduff.games.chase.facts.chart import Terrain, Zones, draw
from huffduff.games.chase.facts.checks import complaints
from huffduff.games.chase.facts.deployment import Scenarios
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.tables import Tables
from huffduff.games.chase.facts.tracks import Cups, Matrix, Tracks


def load(pack: Path | None = None) -> Facts:
    """Read all files, from a pack where it has them, and make sure that they fit together."""
    loader = Loader("huffduff.games.chase", pack)
    chart = draw(loader.read("terrain.toml", Terrain), loader.read("chart.toml", Zones))
    ships = loader.read("ships.toml", Ships)
    aircraft = loader.read("wings.toml", WingTypes)
    tables = loader.read("tables.toml", Tables)
    tracks = loader.read("tracks.toml", Tracks)
    cups = loader.read("cups.toml", Cups)
    status = loader.read("status.toml", Matrix)
    scenarios = loader.read("scenarios.toml", Scenarios)
    facts = Facts(
        chart,
        by_id("ships.toml: ship", ships.ship),
        by_id("wings.toml: type", wings(aircraft)),
        tables,
        tracks,
        cups,
        status,
        by_id("scenarios.toml: scenario", scenarios.scenario),
        by_id("scenarios.toml: engagement", scenarios.engagement),
        by_id("tables.toml: convoy", tables.convoy),
        by_id("tables.toml: optional", tables.optional),
        loader.digest,
        tuple(loader.origins),
    )
    for complaint in complaints(facts):
        raise BadData(complaint)
    return facts


class _Named(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_Named)


def by_id(key: str, items: Iterable[T]) -> dict[str, T]:
    """Items under their ids, none of which may come twice."""
    found: dict[str, T] = {}
    for item in items:
        if item.id in found:
            raise BadData(f"chase/{key}[{item.id}]: this id is used twice")
        found[item.id] = item
    return found


def wings(types: WingTypes) -> list[WingCard]:
    """The units of every type, numbered in the order of their bases."""
    return [
        WingCard(f"{kind.id}-{number}", kind.id, kind.name, kind.side, kind.kind, kind.speed, kind.endurance, base)
        for kind in types.type
        for number, base in enumerate(kind.bases, 1)
    ]
