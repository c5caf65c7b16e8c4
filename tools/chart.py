"""Computes the terrain of a hex chart from its geographic key and the coastline, for the games that have one.

`chase_chart.py` and `sink_chart.py` hold the keys and are the commands.  The coastline is that of Natural Earth (public
domain) as TopoJSON.  Lengths are in hexes from flat to flat, to the right and downwards.
"""

import json
import math
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from huffduff.geometry.sheet import Sheet, hexside

GAMES = Path(__file__).parents[1] / "src" / "huffduff" / "games"

Point = tuple[float, float]
Ring = list[Point]
Polygon = list[Ring]

HEX_AREA = math.sqrt(3) / 2
CONTENTS = "hexes that carry a coordinate, and hexsides that are land throughout."
TRICKLE = 0.02  # a river or fjord that takes up less of a hexside lets no ship through
TOLERANCE = 0.02  # how far the drawn coast may stray
ISLET = 0.002  # smaller islands are not drawn


@dataclass(frozen=True)
class Key:
    """How a sheet lies on the globe, and what is decided by hand.

    `water` is the share of a hex that makes it sea; `ports` are sea wherever the coast falls, with a way out over the
    hexsides `mouths`, while `walls` are land; `beyond` is water that is not in the game.  `world` is the part of the
    globe that is projected, `paper` the part of the sheet that is kept, margins of the drawing included.
    """

    game: str
    sheet: Sheet[Any]
    project: Callable[[float, float], Point]  # latitude and longitude
    water: float
    beyond: tuple[str, ...]
    ports: tuple[str, ...]
    world: tuple[float, float, float, float]
    paper: tuple[float, float, float, float]
    meridians: range
    parallels: range
    latitudes: range
    longitudes: range
    mouths: tuple[tuple[str, str], ...] = ()
    walls: tuple[tuple[str, str], ...] = ()

    @property
    def data(self) -> Path:
        return GAMES / self.game / "data"

    def hex_at(self, latitude: float, longitude: float) -> str:
        """The label of the hex in which a place lies."""
        place = self.project(latitude, longitude)
        nearest: str = min((math.dist(self.sheet.centre(label), place), label) for label in self.sheet.labels)[1]
        return nearest


def edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of a closed ring."""
    return pairwise([ring[-1], *ring])


def polygons(topology: dict[str, Any], layer: str) -> Iterator[tuple[str, Polygon]]:
    """The polygons of a TopoJSON file, with the name of what they belong to, as rings of longitude and latitude."""
    (scale_x, scale_y), (left, low) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Ring] = []
    for steps in topology["arcs"]:
        x = y = 0
        arc: Ring = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arc.append((x * scale_x + left, y * scale_y + low))
        arcs.append(arc)

    def ring(numbers: Iterable[int]) -> Ring:
        joined: Ring = []
        for number in numbers:
            part = arcs[number] if number >= 0 else arcs[~number][::-1]
            joined.extend(part[1:] if joined else part)
        return joined[:-1]

    for geometry in topology["objects"][layer]["geometries"]:
        for polygon in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            yield geometry.get("properties", {}).get("name", ""), [ring(numbers) for numbers in polygon]


def clip(ring: Ring, window: Ring) -> Ring:
    """The part of a ring inside a convex window given clockwise, on a sheet whose y grows downwards."""
    for (ax, ay), (bx, by) in edges(window):
        if not ring:
            break
        width, height = bx - ax, by - ay
        sides = [width * (y - ay) - height * (x - ax) for x, y in ring]
        kept: Ring = []
        for number, ((x, y), side) in enumerate(zip(ring, sides, strict=True)):
            last, (last_x, last_y) = sides[number - 1], ring[number - 1]
            if (last < 0) != (side < 0):
                part = last / (last - side)
                kept.append((last_x + (x - last_x) * part, last_y + (y - last_y) * part))
            if side >= 0:
                kept.append((x, y))
        ring = kept
    return ring


def box(left: float, top: float, right: float, bottom: float) -> Ring:
    """A rectangle, clockwise."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def near(ring: Ring, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether the rectangle around a ring meets another rectangle."""
    across, down = [x for x, _ in ring], [y for _, y in ring]
    return min(across) <= right and max(across) >= left and min(down) <= bottom and max(down) >= top


def area(ring: Ring) -> float:
    """The surface inside a ring."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(ring))) / 2 if ring else 0.0


class Land:
    """The land on a sheet: polygons of an outer ring and holes."""

    def __init__(self, key: Key, polygons: list[Polygon]) -> None:
        self.key = key
        self.polygons = polygons
        self._strips: dict[float, list[tuple[int, Ring]]] = {}

    @classmethod
    def of(cls, key: Key, polygons: Iterable[Polygon]) -> "Land":
        """Land given as longitude and latitude, as far as it lies on the paper."""
        world, paper = box(*key.world), box(*key.paper)
        found: list[Polygon] = []
        for polygon in polygons:
            rings = [
                [key.project(latitude, longitude) for longitude, latitude in clip(ring, world)] for ring in polygon
            ]
            kept = [clip(ring, paper) for ring in rings]
            if kept[0]:
                found.append([ring for ring in kept if ring])
        return cls(key, found)

    def _strip(self, y: float) -> list[tuple[int, Ring]]:
        """The rings in the strip around a line of hexes, holes counting backwards."""
        if y not in self._strips:
            left, top, right, bottom = self.key.paper[0], y - 0.6, self.key.paper[2], y + 0.6
            window = box(left, top, right, bottom)
            found = [
                (-1 if number else 1, clip(ring, window))
                for polygon in self.polygons
                for number, ring in enumerate(polygon)
                if near(ring, left, top, right, bottom)
            ]
            self._strips[y] = [(sign, ring) for sign, ring in found if ring]
        return self._strips[y]

    def water(self, label: str) -> float:
        """The share of a hex that is not land."""
        x, y = self.key.sheet.centre(label)
        window = list(self.key.sheet.corners(label))
        covered = sum(
            sign * area(clip(ring, window))
            for sign, ring in self._strip(y)
            if near(ring, x - 0.6, y - 0.6, x + 0.6, y + 0.6)
        )
        return max(0.0, 1 - covered / HEX_AREA)

    def wet(self, one: str, other: str) -> float:
        """The share of the side between two adjacent hexes that is not land."""
        far = self.key.sheet.centre(other)
        (ax, ay), (bx, by) = (corner for corner in self.key.sheet.corners(one) if math.dist(corner, far) < 0.6)
        window = box(min(ax, bx) - 0.1, min(ay, by) - 0.1, max(ax, bx) + 0.1, max(ay, by) + 0.1)
        around = (*window[0], *window[2])
        rings = [clip(ring, window) for polygon in self.polygons for ring in polygon if near(ring, *around)]
        rings = [ring for ring in rings if ring]
        dx, dy = bx - ax, by - ay
        crossings = [0.0, 1.0]
        for (px, py), (qx, qy) in (edge for ring in rings for edge in edges(ring)):
            ex, ey = qx - px, qy - py
            slant = dx * ey - dy * ex
            if slant:
                along = ((px - ax) * ey - (py - ay) * ex) / slant
                across = ((px - ax) * dy - (py - ay) * dx) / slant
                if 0 < along < 1 and 0 <= across <= 1:
                    crossings.append(along)
        pieces = [(end - start, (start + end) / 2) for start, end in pairwise(sorted(crossings))]
        return sum(length for length, middle in pieces if not covers(rings, (ax + dx * middle, ay + dy * middle)))


def covers(rings: Iterable[Ring], point: Point) -> bool:
    """Whether a point is inside an odd number of rings."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in (edge for ring in rings for edge in edges(ring)):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def sea_hexes(coast: Land) -> list[str]:
    """The hexes that carry a number: enough water, and within the game."""
    key = coast.key
    beyond = frozenset(key.beyond)
    return [
        label
        for label in key.sheet.labels
        if label in key.ports or (label not in beyond and coast.water(label) >= key.water)
    ]


def land_sides(coast: Land, sea: list[str]) -> list[tuple[str, str]]:
    """The hexsides between sea hexes that are land throughout."""
    key = coast.key
    order = {label: number for number, label in enumerate(sea)}
    pairs = [
        (one, other)
        for one in sea
        for other in key.sheet.neighbours(one)
        if other in order and order[one] < order[other]
    ]
    return [
        pair
        for pair in pairs
        if hexside(*pair) in key.walls or (hexside(*pair) not in key.mouths and coast.wet(*pair) < TRICKLE)
    ]


def terrain_text(coast: Land, more: Iterable[str] = ()) -> str:
    """The file `terrain.toml`."""
    sea = sea_hexes(coast)
    sides = [f"{one}/{other}" for one, other in land_sides(coast, sea)]
    return "\n".join(
        [
            f"# Written by tools/{coast.key.game}_chart.py: {CONTENTS}",
            'provenance = { source = "derived", why = "the coast of Natural Earth through the geographic key" }',
            f"sea = [\n{wrapped(coast.key.sheet.runs(sea), 10)}]",
            f"land_sides = [\n{wrapped(sides, 8)}]",
            *more,
            "",
        ]
    )


def wrapped(items: Iterable[str], width: int) -> str:
    """Quoted items, so many to the line."""
    items = list(items)
    lines = [items[start : start + width] for start in range(0, len(items), width)]
    return "".join("    " + ", ".join(f'"{item}"' for item in line) + ",\n" for line in lines)


def simplified(ring: Ring) -> Ring:
    """A ring with as few points as it takes to stay within the tolerance."""
    half = len(ring) // 2
    return [*thinned(ring[: half + 1])[:-1], *thinned([*ring[half:], ring[0]])[:-1]]


def thinned(line: Ring) -> Ring:
    """A line without the points that lie close enough to the straight way between those kept."""
    keep = [False] * len(line)
    keep[0] = keep[-1] = True
    open_spans = [(0, len(line) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        length = math.hypot(bx - ax, by - ay)
        worst, farthest = TOLERANCE, 0
        for number in range(first + 1, last):
            x, y = line[number]
            away = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length if length else math.hypot(x - ax, y - ay)
            if away > worst:
                worst, farthest = away, number
        if farthest:
            keep[farthest] = True
            open_spans += [(first, farthest), (farthest, last)]
    return [point for point, kept in zip(line, keep, strict=True) if kept]


def flat(line: Iterable[Point]) -> list[float]:
    """A line as x, y, x, y with two decimals."""
    return [round(part, 2) for point in line for part in point]


def graticule(key: Key) -> list[dict[str, Any]]:
    """Meridians and parallels, every ten degrees, as far as they cross the sheet."""
    lines = [(f"{abs(lon)}{'W' if lon < 0 else 'E'}", [(lat, lon) for lat in key.latitudes]) for lon in key.meridians]
    lines += [(f"{lat}N", [(lat, lon) for lon in key.longitudes]) for lat in key.parallels]
    left, top, right, bottom = key.paper
    drawn = [(label, [key.project(lat, lon) for lat, lon in places]) for label, places in lines]
    kept = [(label, [(x, y) for x, y in line if left <= x <= right and top <= y <= bottom]) for label, line in drawn]
    return [{"label": label, "line": flat(line)} for label, line in kept if len(line) > 1]


def coast_text(coast: Land) -> str:
    """The file `coast.json`: land as rings of x, y in hexes, an outer ring and its holes for each polygon."""
    polygons = [
        [flat(simplified(ring)) for number, ring in enumerate(polygon) if not number or area(ring) >= ISLET]
        for polygon in coast.polygons
        if area(polygon[0]) >= ISLET
    ]
    lines = ",\n".join(json.dumps(polygon, separators=(",", ":")) for polygon in polygons)
    grid = ",\n".join(json.dumps(line, separators=(",", ":")) for line in graticule(coast.key))
    return f'{{"land": [\n{lines}\n], "graticule": [\n{grid}\n]}}\n'


def write(data: Path, texts: dict[str, str], check: bool) -> int:
    """Write files, or compare them; 1 if any differs from what is computed."""
    stale = False
    for name, text in texts.items():
        if not check:
            (data / name).write_text(text, encoding="utf-8")
        elif (data / name).read_text(encoding="utf-8") != text:
            print(f"{name} differs from what is computed", file=sys.stderr)
            stale = True
    return int(stale)


def arguments(given: list[str], usage: str | None) -> tuple[Path, bool] | None:
    """The one path of a command line, and whether it says --check; the usage is printed if it is wrong."""
    paths = [Path(argument) for argument in given if argument != "--check"]
    if len(paths) == 1:
        return paths[0], "--check" in given
    print(usage, file=sys.stderr)
    return None
