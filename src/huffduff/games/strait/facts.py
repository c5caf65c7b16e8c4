"""Ships, officers, charts and scenarios: the frozen data the game is played with."""

from pathlib import Path

import msgspec

from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import BadData


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; unknown keys are refused."""


class Silhouette(Strict):
    """What a ship looks like from above: turrets from bow to stern, each with its number of guns."""

    length_m: int
    beam_m: int
    turrets_fore: list[int]
    turrets_aft: list[int]
    funnels: int


class ShipCard(Strict, rename={"kind": "class"}):
    """A ship card; an armour list names the ranks that do harm when fired by a class of ship."""

    id: str
    name: str
    side: str
    kind: str
    speed: int
    shooting: int
    hull: int
    armour: dict[str, list[str]]
    silhouette: Silhouette


class Ships(Strict):
    ship: list[ShipCard]


class CaptainCard(Strict):
    """An officer; an admiral aboard Bismarck has no morale number, British officers have no price."""

    id: str
    name: str
    rank: str
    side: str
    role: str
    points: int
    ability: str
    morale: int | None = None
    cost: int | None = None
    title: str | None = None


class Captains(Strict):
    captain: list[CaptainCard]
