"""Ships, aircraft and convoys as printed on their counters."""

from huffduff.engine.tables import Strict
from huffduff.games.sink.facts.words import (
    CATEGORY,
    AirId,
    AirKind,
    Category,
    Designator,
    Hex,
    Range,
    Seat,
    ShipClass,
    ShipId,
    Track,
)


class Face(Strict, frozen=True):
    """One side of a ship's counter."""

    attack: int
    evasion: int
    capacity: int


class ShipCard(Strict, frozen=True, rename={"kind": "class"}):
    """A ship as printed: `back` is missing where the reverse says that she is sunk.

    `evasion_as` is the class that decides how damage slows her; `gunnery` is her own modifier when she fires.
    """

    id: ShipId
    name: str
    side: Seat
    kind: ShipClass
    range: Range
    defence: int
    front: Face
    fuel: int
    back: Face | None = None
    radar: bool = False
    torpedoes: int = 0
    gunnery: int = 0
    evasion_as: ShipClass | None = None

    @property
    def category(self) -> Category:
        return CATEGORY[self.kind]

    def face(self, flipped: bool) -> Face:
        """The side of the counter that shows."""
        return self.back if flipped and self.back is not None else self.front


class AirCard(Strict, frozen=True):
    """An air unit: a recon or bomber has a base by name, a torpedo bomber a carrier; strength 0 is the printed N."""

    id: AirId
    name: str
    side: Seat
    kind: AirKind
    radius: int
    strength: int = 0
    base: str = ""
    carrier: ShipId = ShipId("")


class ConvoyCard(Strict, frozen=True):
    """All counters of a designator: values of real convoys, number of dummies, track, where they enter and go.

    `entry` is empty where none enters after the start, `destination` where the convoy leaves over the southern edge.
    """

    id: Designator
    values: tuple[int, ...]
    dummies: int
    track: Track
    entry: Hex
    destination: Hex


class Ships(Strict, frozen=True):
    """The file `ships.toml`."""

    ship: tuple[ShipCard, ...]


class Aircraft(Strict, frozen=True):
    """The file `aircraft.toml`."""

    unit: tuple[AirCard, ...]


class Convoys(Strict, frozen=True):
    """The file `convoys.toml`."""

    convoy: tuple[ConvoyCard, ...]
