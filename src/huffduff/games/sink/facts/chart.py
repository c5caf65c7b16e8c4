"""The chart: numbered hexes, land, coasts by country, fog, restricted waters, ports, air bases and convoy tracks."""

from collections.abc import Iterable
from functools import cached_property

import msgspec

from huffduff.engine.errors import BadData
from huffduff.engine.tables import Strict
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import BRITISH, COUNTRIES, GERMAN, SEATS, TRACKS, Country, Hex, Seat, Track
from huffduff.geometry.hexes import NumberedLabels, Offset, Orientation, Parity
from huffduff.geometry.sheet import Sheet, hexside, spread

COLUMNS = range(10, 43)
ROWS = range(1, 39)
SHEET: Sheet[Hex] = Sheet(NumberedLabels(Offset(Orientation.FLAT, Parity.ODD), COLUMNS, ROWS))

# Whose coasts tell on whom (10.7); Ireland, though neutral, tells on Germans.
EXPOSING: dict[Seat, tuple[Country, ...]] = {
    GERMAN: ("great-britain", "ireland", "iceland", "newfoundland", "gibraltar"),
    BRITISH: ("norway", "occupied-europe"),
}
FORBIDDEN_SKIES: Country = "great-britain"


class Terrain(Strict, frozen=True):
    """The file `terrain.toml`: numbered hexes, hexsides between them that are land throughout, and whose land lies in
    a hex, numbered or not."""

    sea: tuple[str, ...]
    land_sides: tuple[str, ...]
    land: dict[Country, tuple[str, ...]]


class Port(Strict, frozen=True):
    """A port of one side; in a `haven` Bismarck ends the game."""

    name: str
    hex: Hex
    side: Seat
    country: Country
    haven: bool = False


class Base(Strict, frozen=True):
    """An air base."""

    name: str
    hex: Hex
    side: Seat


class Zones(Strict, frozen=True):
    """The file `chart.toml`: all that is printed on the sheet beside the terrain.

    `coast` names coastal hexes that have too little land to count by themselves.
    """

    fog: tuple[str, ...]
    restricted: tuple[str, ...]
    coast: dict[Country, tuple[str, ...]]
    track: dict[Track, tuple[Hex, ...]]
    port: tuple[Port, ...]
    base: tuple[Base, ...]


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the sheet says of one hex; `land` are the countries that have land in it."""

    sea: bool = False
    fog: bool = False
    restricted: bool = False
    land: tuple[Country, ...] = ()
    tracks: tuple[Track, ...] = ()


class Lane(msgspec.Struct, frozen=True):
    """The voyage of convoys: where they are bound, how far every hex is from there by sea, and from each the hexes that
    are not further: all of them, or those near enough to the track, the best first."""

    goals: tuple[Hex, ...]
    left: dict[Hex, int]
    ways: dict[Hex, tuple[Hex, ...]]
    near: dict[Hex, tuple[Hex, ...]]


class Chart(msgspec.Struct, frozen=True, dict=True):
    """The sheet that lies before both sides; whatever is asked often is worked out once."""

    places: dict[Hex, Place]
    land_sides: tuple[tuple[Hex, Hex], ...]
    ports: tuple[Port, ...]
    bases: tuple[Base, ...]
    tracks: dict[Track, tuple[Hex, ...]]

    @cached_property
    def seas(self) -> tuple[Hex, ...]:
        """The numbered hexes, row by row."""
        return tuple(label for label, place in self.places.items() if place.sea)

    @cached_property
    def _sea(self) -> frozenset[Hex]:
        return frozenset(self.seas)

    @cached_property
    def _fog(self) -> frozenset[Hex]:
        return frozenset(label for label, place in self.places.items() if place.fog)

    @cached_property
    def _restricted(self) -> frozenset[Hex]:
        return frozenset(label for label, place in self.places.items() if place.restricted)

    @cached_property
    def _exposed(self) -> dict[Seat, frozenset[Hex]]:
        return {
            side: frozenset(
                label
                for label, place in self.places.items()
                if place.sea and any(country in EXPOSING[side] for country in place.land)
            )
            for side in SEATS
        }

    @cached_property
    def _ways(self) -> dict[Seat, dict[Hex, tuple[Hex, ...]]]:
        closed = frozenset(self.land_sides)

        def ways(side: Seat, label: Hex) -> tuple[Hex, ...]:
            return tuple(
                near
                for near in SHEET.neighbours(label)
                if self.enters(side, near) and hexside(label, near) not in closed
            )

        return {side: {label: ways(side, label) for label in self.seas} for side in SEATS}

    @cached_property
    def _ports(self) -> dict[Seat, dict[Hex, Port]]:
        return {side: {port.hex: port for port in self.ports if port.side == side} for side in SEATS}

    @cached_property
    def _bases(self) -> dict[tuple[Seat, str], Hex]:
        return {(base.side, base.name): base.hex for base in self.bases}

    @cached_property
    def _fields(self) -> dict[tuple[Seat, tuple[Hex, ...]], dict[Hex, int]]:
        return {}

    @cached_property
    def _flights(self) -> dict[tuple[Seat, Hex], dict[Hex, int]]:
        return {}

    @cached_property
    def _skies(self) -> dict[tuple[Seat, Hex, int], tuple[Hex, ...]]:
        return {}

    @cached_property
    def _lanes(self) -> dict[tuple[Track, str, int], Lane]:
        return {}

    @cached_property
    def _leash(self) -> dict[Track, dict[Hex, int]]:
        return {
            track: {label: min(SHEET.distance(label, point) for point in points) for label in self.places}
            for track, points in self.tracks.items()
        }

    @rule("SB-2.2.b", "SB-7.13.b")
    def sea(self, label: str) -> bool:
        """Whether a hex is numbered, so that task forces may be in it at all."""
        return label in self._sea

    @rule("SB-7.25.b")
    def enters(self, side: Seat, label: str) -> bool:
        """Whether a side's task forces may be in a hex: it is numbered, and not restricted for Germans."""
        return label in self._sea and (side == BRITISH or label not in self._restricted)

    def restricted(self, label: Hex) -> bool:
        """Whether a hex is closed to German task forces."""
        return label in self._restricted

    def ways(self, side: Seat, label: Hex) -> tuple[Hex, ...]:
        """The hexes into which a side's task forces may move from one: never across land."""
        return self._ways[side].get(label, ())

    @rule("SB-7.13.a")
    def sails(self, side: Seat, one: Hex, other: Hex) -> bool:
        """Whether a side's task forces may move from one hex straight into another, which must touch it."""
        return other in self._ways[side].get(one, ())

    def southern(self, label: Hex) -> bool:
        """Whether a hex lies on the southern edge, over which one can leave the map."""
        return label in self._sea and int(label[2:]) == ROWS[-1]

    def neighbours(self, label: Hex) -> tuple[Hex, ...]:
        """All hexes of the sheet next to one, land and sea."""
        return SHEET.neighbours(label)

    def distance(self, one: Hex, other: Hex) -> int:
        """The fewest steps between two hexes, over whatever lies between."""
        return SHEET.distance(one, other)

    def within(self, label: Hex, radius: int) -> tuple[Hex, ...]:
        """All hexes of the sheet up to a distance, nearest first."""
        return SHEET.within(label, radius)

    def fog(self, label: Hex) -> bool:
        """Whether fog lies on a hex."""
        return label in self._fog

    def coast(self, label: Hex) -> tuple[Country, ...]:
        """The countries that have land in a hex."""
        return self.places[label].land

    @rule("SB-10.7.b", "SB-10.7.c")
    def exposes(self, side: Seat, label: Hex) -> bool:
        """Whether a coast in this hex detects the task forces of a side."""
        return label in self._exposed[side]

    @rule("SB-7.25.a", "SB-7.33.a")
    def port(self, side: Seat, label: Hex) -> Port | None:
        """The port that only this side may enter in a hex."""
        return self._ports[side].get(label)

    def base(self, side: Seat, name: str) -> Hex:
        """The hex of an air base."""
        return self._bases[side, name]

    def steps_to(self, side: Seat, goals: tuple[Hex, ...]) -> dict[Hex, int]:
        """How far every hex is from the nearest of some hexes by the ways of a side's task forces."""
        field = self._fields.get((side, goals))
        if field is None:
            ways = self._ways[side]
            field = self._fields[side, goals] = spread(goals, lambda label: ways[label])
        return field

    @rule("SB-8.23.a", "SB-8.23.c", "SB-8.23.e")
    def flights(self, side: Seat, start: Hex) -> dict[Hex, int]:
        """How far every hex is by air: on the sheet, and for Germans not through land of Great Britain."""
        flown = self._flights.get((side, start))
        if flown is None:
            flown = self._flights[side, start] = spread(
                (start,), lambda label: tuple(near for near in SHEET.neighbours(label) if self.flies(side, near))
            )
        return flown

    def sky(self, side: Seat, start: Hex, radius: int) -> tuple[Hex, ...]:
        """All hexes that a side's aircraft can reach from one."""
        found = self._skies.get((side, start, radius))
        if found is None:
            flown = self.flights(side, start)
            found = self._skies[side, start, radius] = tuple(place for place, steps in flown.items() if steps <= radius)
        return found

    def flies(self, side: Seat, label: Hex) -> bool:
        """Whether a side's aircraft may be over a hex."""
        return side == BRITISH or FORBIDDEN_SKIES not in self.places[label].land

    def off_track(self, track: Track, label: Hex) -> int:
        """How far a hex is from a convoy track."""
        return self._leash[track][label]

    def lane(self, track: Track, destination: Hex, leash: int) -> Lane:
        """The voyage along a track to a port or, where none is named, off the southern edge near the track."""
        lane = self._lanes.get((track, destination, leash))
        if lane is None:
            edge = (label for label in self.seas if self.southern(label) and self.off_track(track, label) <= leash)
            goals = (destination,) if destination else tuple(edge)
            left = self.steps_to(BRITISH, goals)
            ways = {
                label: tuple(near for near in self.ways(BRITISH, label) if left[near] <= steps)
                for label, steps in left.items()
            }
            off = self._leash[track]
            close = {
                label: tuple(
                    sorted(
                        (near for near in onward if off[near] <= leash), key=lambda near: (left[near], off[near], near)
                    )
                )
                for label, onward in ways.items()
            }
            lane = self._lanes[track, destination, leash] = Lane(goals, left, ways, close)
        return lane

    @rule("SB-2.2.a")
    def xy(self, label: Hex) -> tuple[float, float]:
        """Where the middle of a hex lies on a drawing, in hexes from flat to flat, downwards from the top."""
        return SHEET.centre(label)


def draw(terrain: Terrain, zones: Zones) -> Chart:
    """Put terrain and zones together, refusing zones on dry land, broken tracks, and ports or bases off the sheet."""
    sea = frozenset(_spans("terrain.toml: sea", terrain.sea))

    def zone(key: str, listed: Iterable[str]) -> frozenset[Hex]:
        labels = _spans(f"chart.toml: {key}", listed)
        dry = [label for label in labels if label not in sea]
        if dry:
            raise BadData(f"sink/chart.toml: {key}: not numbered: {', '.join(dry)}")
        return frozenset(labels)

    fog, restricted = zone("fog", zones.fog), zone("restricted", zones.restricted)
    for port in zones.port:
        if port.hex not in sea or (port.side == GERMAN and port.hex in restricted):
            raise BadData(f"sink/chart.toml: port {port.name}: no task force of its side could be there")
    for base in zones.base:
        if base.hex not in SHEET:
            raise BadData(f"sink/chart.toml: base {base.name}: {base.hex!r} is off the map")
    land = {
        country: set(_spans(f"terrain.toml: land.{country}", terrain.land.get(country, ()))) for country in COUNTRIES
    }
    for country, listed in zones.coast.items():
        land[country] |= zone(f"coast.{country}", listed)
    for port in zones.port:  # a port hex always is a coastal hex of its country
        land[port.country].add(port.hex)
    if sorted(zones.track) != sorted(TRACKS):
        raise BadData(f"sink/chart.toml: track: needs {' and '.join(TRACKS)}")
    places = {
        label: Place(
            label in sea,
            label in fog,
            label in restricted,
            tuple(country for country in COUNTRIES if label in land[country]),
            tuple(track for track in TRACKS if label in zones.track[track]),
        )
        for label in SHEET.labels
    }
    return Chart(places, tuple(map(_land_side, terrain.land_sides)), zones.port, zones.base, zones.track)


def _spans(key: str, listed: Iterable[str]) -> tuple[Hex, ...]:
    try:
        return SHEET.spans(listed)
    except ValueError as error:
        raise BadData(f"sink/{key}: {error}") from error


def _land_side(side: str) -> tuple[Hex, Hex]:
    one, _, other = side.partition("/")
    if one not in SHEET or other not in SHEET.neighbours(Hex(one)):
        raise BadData(f"sink/terrain.toml: land_sides: {side!r} is no hexside")
    return hexside(Hex(one), Hex(other))
