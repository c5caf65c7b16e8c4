"""The cards of ships and aircraft as they are printed."""

import msgspec

from huffduff.engine.tables import Strict
from huffduff.games.chase.book import rule


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
