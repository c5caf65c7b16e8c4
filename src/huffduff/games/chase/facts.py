"""Ships, aircraft, chart, tables, tracks, cups and scenarios: the frozen data the game is played with."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import BadData
from huffduff.games.chase.book import rule
from huffduff.games.chase.chart import Chart, Strict, Terrain, Zones, draw
from huffduff.games.chase.checks import complaints
from huffduff.games.chase.deployment import Engagement, Scenario, Scenarios
from huffduff.games.chase.tables import Convoy, OptionalUnit, Tables
from huffduff.games.chase.tracks import Cups, Matrix, Tracks


class Silhouette(Strict, frozen=True):
    """What a ship looks like from above: turrets from bow to stern, each with its number of guns."""

    length_m: int
    beam_m: int
    turrets_fore: list[int]
    turrets_aft: list[int]
    funnels: int


@rule("CH-2.3.1.a", "CH-2.3.1.b", "CH-2.3.3.g", "CH-2.3.3.j", "CH-2.4.a", "CH-2.4.d", "CH-2.7.a", "CH-14.b")
class ShipCard(Strict, frozen=True, rename={"kind": "class"}):
    """A ship as printed on her counter, card and fuel marker, with the special rules of her card."""

    id: str
    name: str
    side: str
    kind: str
    evasion: int
    radar: str
    speed: str
    fuel: int
    bow: int
    stern: int
    secondary: int
    hull: int
    torpedoes: int
    silhouette: Silhouette
    optional: bool = False
    neutral: bool = False
    no_extreme: bool = False
    stern_opening_only: bool = False
    unreliable_guns: bool = False

    @property
    def warship(self) -> bool:
        """Every class but the tankers."""
        return self.kind != "TK"

    @property
    def uses_fuel(self) -> bool:
        """Fast and medium ships have a fuel marker, the others never pay."""
        return self.speed in ("F", "M")


class Ships(Strict, frozen=True):
    """The file `ships.toml`."""

    ship: list[ShipCard]


class WingType(Strict, frozen=True):
    """A type of aircraft and the bases from which units of it fly."""

    id: str
    name: str
    side: str
    kind: str
    speed: int
    bases: tuple[str, ...]
    endurance: int = 1


class WingTypes(Strict, frozen=True):
    """The file `wings.toml`."""

    type: list[WingType]


@rule("CH-2.3.2.a", "CH-2.3.2.b")
class WingCard(msgspec.Struct, frozen=True):
    """An air unit; its base is a hex, or the id of its carrier."""

    id: str
    type: str
    name: str
    side: str
    kind: str
    speed: int
    endurance: int
    base: str


class Facts(msgspec.Struct, frozen=True):
    """Everything out of the data files, by id."""

    chart: Chart
    ships: dict[str, ShipCard]
    wings: dict[str, WingCard]
    tables: Tables
    tracks: Tracks
    cups: Cups
    status: Matrix
    scenarios: dict[str, Scenario]
    engagements: dict[str, Engagement]
    convoys: dict[str, Convoy]
    optional: dict[str, OptionalUnit]
    digest: str
    origins: tuple[Origin, ...]


def load(pack: Path | None = None) -> Facts:
    """Read all files, from a pack where it has them, and make sure that they fit together."""
    loader = Loader("huffduff.games.chase", pack)
    chart = draw(loader.read("terrain.toml", Terrain), loader.read("chart.toml", Zones))
    ships = loader.read("ships.toml", Ships)
    wings = loader.read("wings.toml", WingTypes)
    tables = loader.read("tables.toml", Tables)
    tracks = loader.read("tracks.toml", Tracks)
    cups = loader.read("cups.toml", Cups)
    status = loader.read("status.toml", Matrix)
    scenarios = loader.read("scenarios.toml", Scenarios)
    facts = Facts(
        chart,
        _by_id("ships.toml: ship", ships.ship),
        _by_id("wings.toml: type", _wings(wings)),
        tables,
        tracks,
        cups,
        status,
        _by_id("scenarios.toml: scenario", scenarios.scenario),
        _by_id("scenarios.toml: engagement", scenarios.engagement),
        _by_id("tables.toml: convoy", tables.convoy),
        _by_id("tables.toml: optional", tables.optional),
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


def _by_id(key: str, items: Iterable[T]) -> dict[str, T]:
    found: dict[str, T] = {}
    for item in items:
        if item.id in found:
            raise BadData(f"chase/{key}[{item.id}]: this id is used twice")
        found[item.id] = item
    return found


def _wings(types: WingTypes) -> list[WingCard]:
    """The units of every type, numbered in the order of their bases."""
    return [
        WingCard(f"{kind.id}-{number}", kind.id, kind.name, kind.side, kind.kind, kind.speed, kind.endurance, base)
        for kind in types.type
        for number, base in enumerate(kind.bases, 1)
    ]
