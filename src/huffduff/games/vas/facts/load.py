"""All the data of the game, read once and frozen."""

from pathlib import Path

import msgspec

from huffduff.engine.data import Loader, Origin
from huffduff.games.vas.facts.cards import Card, Plane
from huffduff.games.vas.facts.tables import Criticals, Navies, NavyRow, Tables, War
from huffduff.games.vas.facts.words import CardId, Navy, PlaneId

PACKAGE = "huffduff.games.vas"


class Facts(msgspec.Struct, frozen=True):
    """Everything the game is played with; cards stand with their refits applied."""

    cards: dict[CardId, Card]
    planes: dict[PlaneId, Plane]
    navies: dict[Navy, NavyRow]
    tables: Tables
    criticals: Criticals
    war: War
    origins: tuple[Origin, ...]
    digest: str


def load(pack: Path | None = None) -> Facts:
    """The data of the game, from a pack where it has some."""
    loader = Loader(PACKAGE, pack)
    navies = loader.read("navies.toml", Navies)
    tables = loader.read("tables.toml", Tables)
    criticals = loader.read("criticals.toml", Criticals)
    war = loader.read("war.toml", War)
    return Facts(
        {},
        {},
        {row.id: row for row in navies.navy},
        tables,
        criticals,
        war,
        tuple(loader.origins),
        loader.digest,
    )
