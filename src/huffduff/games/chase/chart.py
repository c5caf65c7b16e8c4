"""The chart: which hexes are sea, which sides are land, zones, ports, bases, routes and what each side watches."""

import math
from collections.abc import Iterable
from typing import ClassVar

import msgspec

from huffduff.engine.errors import BadData
from huffduff.games.chase.book import rule
from huffduff.games.chase.state import SEATS
from huffduff.geometry.hexes import Hex, LetteredLabels, Offset, Orientation, Parity
from huffduff.geometry.lettering import read_label, write_label

ROWS, COLUMNS = 34, 35
SHEET = LetteredLabels(Offset(Orientation.POINTY, Parity.ODD), range(1, COLUMNS + 1), range(1, ROWS + 1))
LINES = ("east-west", "north-south")
ROOT_3 = math.sqrt(3)


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; unknown keys are refused."""


class Terrain(Strict, frozen=True):
    """The file `terrain.toml`: hexes that carry a coordinate, and hexsides between them that are land throughout."""

    sea: tuple[str, ...]
    land_sides: tuple[str, ...]


class Port(Strict, frozen=True):
    """A port of one side; `country` says what it means for victory that Bismarck lies there."""

    hex: str
    name: str
    side: str
    country: str


class Base(Strict, frozen=True):
    """An air base on land."""

    hex: str
    name: str
    side: str


class Watch(Strict, frozen=True):
    """Hexes in which a side has the same number of Search Factors without any unit."""

    factors: int
    hexes: tuple[str, ...]


class Zones(Strict, frozen=True):
    """The file `chart.toml`: all that is printed on the sheet beside the terrain."""

    fog: tuple[str, ...]
    destroyers: tuple[str, ...]
    channel: tuple[str, ...]
    canal: tuple[str, str]
    air: dict[str, tuple[str, ...]]
    centre_line: dict[str, tuple[str, ...]]
    intrinsic: dict[str, tuple[Watch, ...]]
    port: tuple[Port, ...]
    base: tuple[Base, ...]


def spans(listed: Iterable[str]) -> tuple[str, ...]:
    """Hex labels out of a compact list, in which `B14-20` stands for B14 to B20."""
    found: list[str] = []
    for span in listed:
        first, _, last = span.partition("-")
        row, start = read_label(first)
        end = int(last) if last else start
        if not (1 <= row <= ROWS and 1 <= start <= end <= COLUMNS):
            raise ValueError(f"{span!r} is off the map")
        found.extend(write_label(row, column) for column in range(start, end + 1))
    return tuple(found)


@rule("CH-2.1.a", "CH-2.1.f")
class Chart:
    """The sheet that lies before both sides, with everything worked out beforehand that is asked often."""

    COUNTRIES: ClassVar[tuple[str, ...]] = ("france", "norway", "home", "allied")

    def __init__(self, terrain: Terrain, zones: Zones) -> None:
        self.hexes = tuple(SHEET.label(place) for place in SHEET)
        self._place: dict[str, Hex] = {label: SHEET.hex(label) for label in self.hexes}
        self._neighbours = {
            label: tuple(SHEET.label(near) for near in place.neighbours() if near in SHEET)
            for label, place in self._place.items()
        }
        self._discs: dict[tuple[str, int], tuple[str, ...]] = {}
        self._sea = frozenset(self._named("sea", terrain.sea))
        self.seas = tuple(label for label in self.hexes if label in self._sea)
        self._fog = self._zone("fog", zones.fog)
        self._destroyers = self._zone("destroyers", zones.destroyers)
        self._channel = self._zone("channel", zones.channel)
        self._air = {label: zone for zone, listed in zones.air.items() for label in self._named(f"air.{zone}", listed)}
        self.ports = zones.port
        self.bases = zones.base
        self._port = {side: {port.hex: port for port in zones.port if port.side == side} for side in SEATS}
        self._intrinsic = {
            side: {
                label: watch.factors
                for watch in zones.intrinsic.get(side, ())
                for label in self._named(f"intrinsic.{side}", watch.hexes)
            }
            for side in SEATS
        }
        self._centre = {line: self._zone(f"centre_line.{line}", zones.centre_line.get(line, ())) for line in LINES}
        self._centres = frozenset(label for line in LINES for label in self._centre[line])
        self._route = self._routes()
        self.canal = zones.canal
        self.land_sides = frozenset(self._side(side) for side in terrain.land_sides)
        self._ways = {side: {label: self._open(side, label) for label in self.seas} for side in SEATS}

    def _named(self, key: str, listed: Iterable[str]) -> tuple[str, ...]:
        try:
            return spans(listed)
        except ValueError as error:
            raise BadData(f"chase/chart.toml: {key}: {error}") from error

    def _zone(self, key: str, listed: Iterable[str]) -> frozenset[str]:
        """A zone, which lies at sea and nowhere else."""
        labels = self._named(key, listed)
        dry = [label for label in labels if label not in self._sea]
        if dry:
            raise BadData(f"chase/chart.toml: {key}: no sea in {', '.join(dry)}")
        return frozenset(labels)

    def _side(self, side: str) -> tuple[str, str]:
        one, _, other = side.partition("/")
        if other not in self._neighbours.get(one, ()):
            raise BadData(f"chase/terrain.toml: land_sides: {side!r} is no hexside")
        return (one, other) if one < other else (other, one)

    def _routes(self) -> dict[str, tuple[str, ...]]:
        """A route is its centre line and every sea hex beside it."""
        bands = {
            line: {near for label in centre for near in (label, *self._neighbours[label])}
            for line, centre in self._centre.items()
        }
        return {label: tuple(line for line in LINES if label in bands[line]) for label in self.seas}

    def _open(self, side: str, label: str) -> tuple[str, ...]:
        canal = side == "german"
        return tuple(
            near
            for near in self._neighbours[label]
            if near in self._sea
            and (
                ((label, near) if label < near else (near, label)) not in self.land_sides
                or (canal and label in self.canal and near in self.canal)
            )
        )

    @rule("CH-2.1.c")
    def sea(self, label: str) -> bool:
        """Whether a hex carries a coordinate, so that ships may enter it."""
        return label in self._sea

    @rule("CH-2.1.e")
    def neighbours(self, label: str) -> tuple[str, ...]:
        """All hexes of the sheet next to one, for aircraft, which mind no land."""
        return self._neighbours[label]

    @rule("CH-2.1.d")
    def ways(self, side: str, label: str) -> tuple[str, ...]:
        """The sea hexes into which a side's ships may move from one: not across land, save through their canal."""
        return self._ways[side].get(label, ())

    def sails(self, side: str, one: str, other: str) -> bool:
        """Whether a side's ships may move from one hex straight into another."""
        return other in self._ways[side].get(one, ())

    @rule("CH-2.1.b")
    def distance(self, one: str, other: str) -> int:
        """The fewest steps between two hexes."""
        a, b = self._place[one], self._place[other]
        dq, dr = a[0] - b[0], a[1] - b[1]
        return max(abs(dq), abs(dr), abs(dq + dr))

    def within(self, label: str, radius: int) -> tuple[str, ...]:
        """All hexes of the sheet up to a distance, nearest first."""
        disc = self._discs.get((label, radius))
        if disc is None:
            disc = tuple(SHEET.label(near) for near in self._place[label].disc(radius) if near in SHEET)
            self._discs[label, radius] = disc
        return disc

    def xy(self, label: str) -> tuple[float, float]:
        """Where the middle of a hex lies on a drawing, in hexes from flat to flat, downwards from the top."""
        row, column = read_label(label)
        return column + row % 2 / 2, row * ROOT_3 / 2

    def fog(self, label: str) -> bool:
        """Whether fog can lie on a hex."""
        return label in self._fog

    def air_zone(self, label: str) -> str:
        """The Allied air sector a hex is in, or nothing."""
        return self._air.get(label, "")

    def intrinsic(self, side: str, label: str) -> int:
        """Search Factors that a side has in a hex without any unit."""
        return self._intrinsic[side].get(label, 0)

    def watched(self, side: str) -> tuple[str, ...]:
        """The hexes in which a side has Search Factors without any unit."""
        return tuple(self._intrinsic[side])

    def route(self, label: str) -> tuple[str, ...]:
        """The convoy routes a hex belongs to."""
        return self._route.get(label, ())

    def centre(self, label: str) -> bool:
        """Whether the centre line of a convoy route runs through a hex."""
        return label in self._centres

    def destroyers(self, label: str) -> bool:
        """Whether a hex is inside the boundary of the German destroyers."""
        return label in self._destroyers

    def channel(self, label: str) -> bool:
        """Whether a hex counts as the Channel, where aircraft hit more easily."""
        return label in self._channel

    def port(self, side: str, label: str) -> str:
        """What sort of port a side has in a hex, or nothing."""
        port = self._port[side].get(label)
        return port.country if port is not None else ""
