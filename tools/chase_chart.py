"""Computes the terrain of the chase's chart from its geographic key and the coastline.

    python tools/chase_chart.py LAND [--check]

LAND is `land-50m.json` of the npm package `world-atlas` (Natural Earth, public domain).  Written are the hexes that
carry a coordinate with the hexsides that are land throughout (`terrain.toml`), and the outline of the coast for
drawing (`coast.json`).  With --check nothing is written, and any difference from what is committed is an error.
"""

import json
import math
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from huffduff.games.chase.facts.chart import SHEET, beside, hexside, spans
from huffduff.geometry.lettering import read_label, write_label

DATA = Path(__file__).parents[1] / "src" / "huffduff" / "games" / "chase" / "data"

Point = tuple[float, float]
Ring = list[Point]

# The key: a Lambert conformal conic with standard parallels 33 and 60 north and central meridian 1 west, in nautical
# miles, at 74 of them to the hex.
CONE, SCALE, GLOBE = 0.73235, 1.79109, 3440.07
WEST_EDGE, NORTH_EDGE = 2074.7, 1692.5
HEX_NM, ROW_NM = 74.0, 64.09
ROW = math.sqrt(3) / 2

WATER = 0.07  # a hex with less of it has no coordinate
TRICKLE = 0.02  # a river or fjord that takes up less of a hexside lets no ship through
TOLERANCE = 0.02  # how far the drawn coast may stray, in hexes
ISLET = 0.002  # smaller islands are not drawn, in square hexes

# A port of the transcribed sheet stands in its hex wherever our coast falls, and must have a way out to sea.
PORTS = ("E21",)
HARBOUR_MOUTHS = (("E20", "E21"), ("E21", "F21"))

# Water that is not in the game: lakes and the Gulf of St Lawrence, the Gulf of Bothnia, the Mediterranean.
BEYOND = spans(
    [
        *("E2-3", "G1-3", "H1-2", "I2", "J1", "K1"),
        *("F35", "G35", "H35", "I35", "K35"),
        *("W35", "X34", "Y30-34", "Z31-35", "AA29-35", "AB29-35", "AC28-35", "AD28-35", "AE27-35", "AF26-30"),
        *("AG26-27", "AG35"),
    ]
)

# The part of the world that is projected, and the part of the sheet that is kept, margins of the drawing included.
WORLD = (-110.0, 5.0, 60.0, 85.0)
PAPER = (-1.0, -1.5, 38.0, 32.0)


def project(latitude: float, longitude: float) -> Point:
    """Where a place lies on the sheet: in hexes from flat to flat, to the right and downwards."""
    radius = GLOBE * SCALE / math.tan(math.radians(45 + latitude / 2)) ** CONE
    turned = math.radians(CONE * (longitude + 1))
    x, y = radius * math.sin(turned), -radius * math.cos(turned)
    return (x + WEST_EDGE) / HEX_NM, -(y + NORTH_EDGE) / ROW_NM * ROW


def hex_at(latitude: float, longitude: float) -> str:
    """The label of the hex in which a place lies."""
    place = project(latitude, longitude)
    return min((math.dist(centre(label), place), label) for label in map(SHEET.label, SHEET))[1]


def centre(label: str) -> Point:
    """The middle of a hex on the sheet."""
    row, column = read_label(label)
    return column + row % 2 / 2, row * ROW


def corners(label: str) -> Ring:
    """The corners of a hex, clockwise."""
    x, y = centre(label)
    angles = [math.radians(60 * corner - 30) for corner in range(6)]
    return [(x + math.cos(angle) / math.sqrt(3), y + math.sin(angle) / math.sqrt(3)) for angle in angles]


def edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of a closed ring."""
    return pairwise([ring[-1], *ring])


def land(topology: dict[str, Any]) -> Iterator[list[Ring]]:
    """The polygons of a TopoJSON file as rings of longitude and latitude, the outer ring first."""
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

    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            yield [ring(numbers) for numbers in polygon]


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
    """The land on the sheet: polygons of an outer ring and holes, in hexes from flat to flat."""

    def __init__(self, polygons: list[list[Ring]]) -> None:
        self.polygons = polygons
        self._bands = {row: self._cut(row) for row in range(1, SHEET.rows.stop)}

    @classmethod
    def of(cls, polygons: Iterable[list[Ring]]) -> "Land":
        """Land given as longitude and latitude, as far as it lies on the paper."""
        world, paper = box(*WORLD), box(*PAPER)
        found: list[list[Ring]] = []
        for polygon in polygons:
            rings = [[project(latitude, longitude) for longitude, latitude in clip(ring, world)] for ring in polygon]
            kept = [clip(ring, paper) for ring in rings]
            if kept[0]:
                found.append([ring for ring in kept if ring])
        return cls(found)

    def _cut(self, row: int) -> list[tuple[int, Ring]]:
        """The rings in the strip around a row of hexes, holes counting backwards."""
        left, top, right, bottom = PAPER[0], row * ROW - 0.6, PAPER[2], row * ROW + 0.6
        window = box(left, top, right, bottom)
        found = [
            (-1 if number else 1, clip(ring, window))
            for polygon in self.polygons
            for number, ring in enumerate(polygon)
            if near(ring, left, top, right, bottom)
        ]
        return [(sign, ring) for sign, ring in found if ring]

    def water(self, label: str) -> float:
        """The share of a hex that is not land."""
        x, y = centre(label)
        window = corners(label)
        covered = sum(
            sign * area(clip(ring, window))
            for sign, ring in self._bands[read_label(label)[0]]
            if near(ring, x - 0.5, y - 0.6, x + 0.5, y + 0.6)
        )
        return max(0.0, 1 - covered / ROW)

    def wet(self, one: str, other: str) -> float:
        """The share of the side between two adjacent hexes that is not land."""
        (ax, ay), (bx, by) = (corner for corner in corners(one) if math.dist(corner, centre(other)) < 0.6)
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
    """The hexes that carry a coordinate: enough water, and within the game."""
    beyond = frozenset(BEYOND)
    labels = [SHEET.label(place) for place in SHEET]
    return [label for label in labels if label in PORTS or (label not in beyond and coast.water(label) >= WATER)]


def land_sides(coast: Land, sea: list[str]) -> list[tuple[str, str]]:
    """The hexsides between sea hexes that are land throughout."""
    pairs = [
        (one, other) for one in sea for other in beside(one) if other in sea and read_label(one) < read_label(other)
    ]
    return [pair for pair in pairs if hexside(*pair) not in HARBOUR_MOUTHS and coast.wet(*pair) < TRICKLE]


def terrain_text(coast: Land) -> str:
    """The file `terrain.toml`."""
    sea = sea_hexes(coast)
    runs: list[list[int]] = []
    for row, column in map(read_label, sea):
        if runs and runs[-1][0] == row and runs[-1][2] == column - 1:
            runs[-1][2] = column
        else:
            runs.append([row, column, column])
    listed = [write_label(row, first) + (f"-{last}" if last > first else "") for row, first, last in runs]
    sides = [f"{one}/{other}" for one, other in land_sides(coast, sea)]
    return "\n".join(
        [
            "# Written by tools/chase_chart.py: hexes that carry a coordinate, and hexsides that are land throughout.",
            'provenance = { source = "derived", why = "the coast of Natural Earth through the geographic key" }',
            f"sea = [\n{wrapped(listed, 10)}]",
            f"land_sides = [\n{wrapped(sides, 8)}]\n",
        ]
    )


def wrapped(items: list[str], width: int) -> str:
    """Quoted items, so many to the line."""
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


def graticule() -> list[dict[str, Any]]:
    """Meridians and parallels, every ten degrees, as far as they cross the sheet."""
    lines = [
        (f"{abs(lon)}{'W' if lon < 0 else 'E'}", [(lat, lon) for lat in range(20, 81, 2)]) for lon in range(-70, 31, 10)
    ]
    lines += [(f"{lat}N", [(lat, lon) for lon in range(-90, 51, 2)]) for lat in range(30, 71, 10)]
    left, top, right, bottom = PAPER
    drawn = [(label, [project(lat, lon) for lat, lon in places]) for label, places in lines]
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
    grid = ",\n".join(json.dumps(line, separators=(",", ":")) for line in graticule())
    return f'{{"land": [\n{lines}\n], "graticule": [\n{grid}\n]}}\n'


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    paths = [Path(argument) for argument in arguments if argument != "--check"]
    if len(paths) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    coast = Land.of(land(json.loads(paths[0].read_text(encoding="utf-8"))))
    stale = False
    for name, text in (("terrain.toml", terrain_text(coast)), ("coast.json", coast_text(coast))):
        if not check:
            (DATA / name).write_text(text, encoding="utf-8")
        elif (DATA / name).read_text(encoding="utf-8") != text:
            print(f"{name} differs from what is computed", file=sys.stderr)
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
