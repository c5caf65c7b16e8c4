"""The chart: which hexes are sea, which sides are land, zones, ports, bases, routes and what each side watches."""

from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec

from huffduff.engine.errors import BadData
from huffduff.engine.tables import Strict
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import AIR_ZONES, ALLIED, COUNTRIES, GERMAN, LINES, SEATS
from huffduff.geometry.hexes import LetteredLabels, Offset, Orientation, Parity
from huffduff.geometry.sheet import Sheet, hexside, spread

SHEET: Sheet[str] = Sheet(LetteredLabels(Offset(Orientation.POINTY, Parity.ODD), range(1, 36), range(1, 35)))


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


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the sheet says of one hex; `allied` and `german` are Search Factors without any unit."""

    sea: bool = False
    fog: bool = False
    destroyers: bool = False
    channel: bool = False
    air: str = ""
    allied: int = 0
    german: int = 0
    routes: tuple[str, ...] = ()
    centre: bool = False


@rule("CH-2.1.a", "CH-2.1.f")
class Chart(msgspec.Struct, frozen=True, dict=True, eq=False):
    """The sheet that lies before both sides; whatever is asked often is worked out once."""

    places: dict[str, Place]
    land_sides: tuple[tuple[str, str], ...]
    canal: tuple[str, str]
    ports: tuple[Port, ...]
    bases: tuple[Base, ...]

    @cached_property
    def hexes(self) -> tuple[str, ...]:
        """Every hex of the sheet, row by row."""
        return tuple(self.places)

    @cached_property
    def seas(self) -> tuple[str, ...]:
        """The hexes that carry a coordinate, row by row."""
        return tuple(label for label, place in self.places.items() if place.sea)

    @cached_property
    def _ways(self) -> dict[str, dict[str, tuple[str, ...]]]:
        closed = frozenset(self.land_sides)
        canal = (self.canal, self.canal[::-1])

        def ways(side: str, label: str) -> tuple[str, ...]:
            return tuple(
                near
                for near in SHEET.neighbours(label)
                if self.places[near].sea
                and (hexside(label, near) not in closed or (side == GERMAN and (label, near) in canal))
            )

        return {side: {label: ways(side, label) for label in self.seas} for side in SEATS}

    @cached_property
    def _homeward(self) -> dict[str, int]:
        """How far every sea hex is from the destroyers' boundary by the ways of German ships."""
        return self._steps(GERMAN, (label for label in self.seas if self.places[label].destroyers))

    @cached_property
    def _to_port(self) -> dict[str, dict[str, int]]:
        """How far every sea hex is from a side's nearest port by the ways of its ships."""
        return {side: self._steps(side, ports) for side, ports in self._port.items()}

    def _steps(self, side: str, goals: Iterable[str]) -> dict[str, int]:
        ways = self._ways[side]
        return spread(goals, lambda label: ways[label])

    @cached_property
    def _sea(self) -> frozenset[str]:
        return frozenset(self.seas)

    @cached_property
    def _fog(self) -> frozenset[str]:
        return frozenset(label for label, place in self.places.items() if place.fog)

    @cached_property
    def _intrinsic(self) -> dict[str, dict[str, int]]:
        return {
            side: {label: factors for label, place in self.places.items() if (factors := getattr(place, side))}
            for side in SEATS
        }

    @cached_property
    def _near_watched(self) -> dict[str, frozenset[str]]:
        return {
            side: frozenset(near for label in watched for near in (label, *SHEET.neighbours(label)))
            for side, watched in self._intrinsic.items()
        }

    @cached_property
    def _port(self) -> dict[str, dict[str, str]]:
        return {side: {port.hex: port.country for port in self.ports if port.side == side} for side in SEATS}

    @rule("CH-2.1.c")
    def sea(self, label: str) -> bool:
        """Whether a hex carries a coordinate, so that ships may enter it."""
        return label in self._sea

    @rule("CH-2.1.e")
    def neighbours(self, label: str) -> tuple[str, ...]:
        """All hexes of the sheet next to one, for aircraft, which mind no land."""
        return SHEET.neighbours(label)

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
        return SHEET.distance(one, other)

    def within(self, label: str, radius: int) -> tuple[str, ...]:
        """All hexes of the sheet up to a distance, nearest first."""
        return SHEET.within(label, radius)

    def xy(self, label: str) -> tuple[float, float]:
        """Where the middle of a hex lies on a drawing, in hexes from flat to flat, downwards from the top."""
        return SHEET.centre(label)

    def fog(self, label: str) -> bool:
        """Whether fog can lie on a hex."""
        return label in self._fog

    def air_zone(self, label: str) -> str:
        """The Allied air sector a hex is in, or nothing."""
        return self.places[label].air

    def intrinsic(self, side: str, label: str) -> int:
        """Search Factors that a side has in a hex without any unit."""
        return self._intrinsic[side].get(label, 0)

    def watched(self, side: str) -> Mapping[str, int]:
        """The hexes in which a side has Search Factors without any unit, and how many."""
        return self._intrinsic[side]

    def near_watched(self, side: str, label: str) -> bool:
        """Whether a side has Search Factors without any unit in a hex or beside it."""
        return label in self._near_watched[side]

    def route(self, label: str) -> tuple[str, ...]:
        """The convoy routes a hex belongs to."""
        return self.places[label].routes

    def centre(self, label: str) -> bool:
        """Whether the centre line of a convoy route runs through a hex."""
        return self.places[label].centre

    def destroyers(self, label: str) -> bool:
        """Whether a hex is inside the boundary of the German destroyers."""
        return self.places[label].destroyers

    @rule("CH-7.7.2.aa")
    def destroyer_distance(self, label: str) -> int:
        """The fewest steps by sea from a hex into the destroyers' boundary."""
        return self._homeward.get(label, len(self.seas))

    def port_distance(self, side: str, label: str) -> int:
        """The fewest steps by sea from a hex into a port of a side."""
        return self._to_port[side].get(label, len(self.seas))

    def channel(self, label: str) -> bool:
        """Whether a hex counts as the Channel, where aircraft hit more easily."""
        return self.places[label].channel

    def port(self, side: str, label: str) -> str:
        """What sort of port a side has in a hex, or nothing."""
        return self._port[side].get(label, "")


def draw(terrain: Terrain, zones: Zones) -> Chart:
    """Put terrain and zones together, refusing zones on dry land and ports or bases off the sheet."""
    sea = frozenset(_spans("terrain.toml: sea", terrain.sea))

    def zone(key: str, listed: Iterable[str]) -> frozenset[str]:
        labels = _spans(f"chart.toml: {key}", listed)
        dry = [label for label in labels if label not in sea]
        if dry:
            raise BadData(f"chase/chart.toml: {key}: no sea in {', '.join(dry)}")
        return frozenset(labels)

    for key, names, known in (
        ("air", zones.air, AIR_ZONES),
        ("centre_line", zones.centre_line, LINES),
        ("intrinsic", zones.intrinsic, SEATS),
    ):
        if sorted(names) != sorted(known):
            raise BadData(f"chase/chart.toml: {key}: needs {' and '.join(known)}")
    fog, destroyers = zone("fog", zones.fog), zone("destroyers", zones.destroyers)
    channel = zone("channel", zones.channel)
    air = {label: name for name in AIR_ZONES for label in zone(f"air.{name}", zones.air[name])}
    centres = {line: zone(f"centre_line.{line}", zones.centre_line[line]) for line in LINES}
    # A route is its centre line and every sea hex beside it.
    bands = {line: {near for label in centres[line] for near in (label, *SHEET.neighbours(label))} for line in LINES}
    watched = {
        side: {
            label: watch.factors for watch in zones.intrinsic[side] for label in zone(f"intrinsic.{side}", watch.hexes)
        }
        for side in SEATS
    }
    places = {
        label: Place(
            label in sea,
            label in fog,
            label in destroyers,
            label in channel,
            air.get(label, ""),
            watched[ALLIED].get(label, 0),
            watched[GERMAN].get(label, 0),
            tuple(line for line in LINES if label in sea and label in bands[line]),
            any(label in centres[line] for line in LINES),
        )
        for label in SHEET.labels
    }
    for port in zones.port:
        if port.hex not in sea or port.side not in SEATS or port.country not in COUNTRIES:
            raise BadData(f"chase/chart.toml: port {port.name}: must lie at sea, on a side, in a known country")
    for base in zones.base:
        if base.hex not in places or base.side not in SEATS:
            raise BadData(f"chase/chart.toml: base {base.name}: must lie on the sheet, on a side")
    return Chart(places, tuple(map(_land_side, terrain.land_sides)), zones.canal, zones.port, zones.base)


def _spans(key: str, listed: Iterable[str]) -> tuple[str, ...]:
    try:
        return SHEET.spans(listed)
    except ValueError as error:
        raise BadData(f"chase/{key}: {error}") from error


def _land_side(side: str) -> tuple[str, str]:
    one, _, other = side.partition("/")
    if one not in SHEET or other not in SHEET.neighbours(one):
        raise BadData(f"chase/terrain.toml: land_sides: {side!r} is no hexside")
    return hexside(one, other)
