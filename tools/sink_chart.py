"""Computes the terrain of the chart of Sink the Bismarck! from its geographic key and the coastlines by country.

    python -m tools.sink_chart COUNTRIES [--check]

COUNTRIES is `countries-50m.json` of the npm package `world-atlas` (Natural Earth, public domain).  Written are the
numbered hexes, the hexsides between them that are land throughout and whose land lies in which hex (`terrain.toml`),
and the outline of the coast for drawing (`coast.json`).  With --check nothing is written, and any difference from what
is committed is an error.
"""

import json
import math
import sys

from huffduff.games.sink.facts.chart import SHEET
from huffduff.games.sink.facts.words import COUNTRIES, Country
from tools.chart import (
    Key,
    Land,
    Point,
    Polygon,
    arguments,
    coast_text,
    polygons,
    sea_hexes,
    terrain_text,
    wrapped,
    write,
)

COAST = 0.05  # a hex with as much land of a country is on its coast

# Water that is not in the game: what lies west of 75 W, bays without a way out, the Gulf of St Lawrence, the Baltic and
# its entrance, the Mediterranean.
BEYOND = SHEET.spans(
    [
        *("1001-10", "1101-08", "1201-07", "1301-06", "1401-05", "1501-03", "1601-02"),
        *("1017-19", "1117-18", "1603", "1701-02", "4214-16"),
        *("3828-29", "3927-29", "4026-29", "4125-29", "4223-29"),
    ]
)

SIDES: dict[str, Country] = {
    "United Kingdom": "great-britain",
    "Ireland": "ireland",
    "Iceland": "iceland",
    "Norway": "norway",
    "France": "occupied-europe",
    "Belgium": "occupied-europe",
    "Netherlands": "occupied-europe",
    "Germany": "occupied-europe",
    "Denmark": "occupied-europe",
}


def project(latitude: float, longitude: float) -> Point:
    """Where a place lies on the sheet: the key was fitted to nine places that the rules name."""
    mercator = math.degrees(math.log(math.tan(math.radians(45 + latitude / 2))))
    column = 33.3806 + (longitude + 12.283) * (0.47653 - 0.01186 * (latitude - 50))
    row = 44.2372 - 0.43317 * mercator + 0.04856 * (longitude + 25)
    return column * math.sqrt(3) / 2, row


KEY = Key(
    game="sink",
    sheet=SHEET,
    project=project,
    water=0.15,
    beyond=BEYOND,
    ports=("3716",),
    walls=(("3716", "3816"),),
    world=(-110.0, 5.0, 32.0, 76.0),
    paper=(7.0, -1.0, 38.5, 40.5),
    meridians=range(-80, 31, 10),
    parallels=range(10, 71, 10),
    latitudes=range(8, 75, 2),
    longitudes=range(-100, 41, 2),
)


def country(name: str, polygon: Polygon) -> Country:
    """Whose land a polygon is: Northern Ireland counts as Ireland, and of Canada only the island of Newfoundland."""
    longitudes, latitudes = zip(*polygon[0], strict=True)
    west, east, south, north = min(longitudes), max(longitudes), min(latitudes), max(latitudes)
    if name == "United Kingdom" and east < -5.4 and north < 55.4 and south > 54:
        return "ireland"
    if name == "Canada" and west > -59.6 and east < -52.5 and south > 46.4 and north < 51.8:
        return "newfoundland"
    return SIDES.get(name, "neutral")


def breadth(polygon: Polygon) -> float:
    """How many degrees of longitude a polygon spans."""
    longitudes = [longitude for longitude, _ in polygon[0]]
    return max(longitudes) - min(longitudes)


def land_text(lands: dict[Country, Land], sea: list[str]) -> str:
    """Whose land lies in which hex: on coasts, and of the belligerents inland too."""
    shown = frozenset(sea)
    lines = [
        f"{name} = [\n{wrapped(SHEET.runs(hexes), 10)}]"
        for name, land in lands.items()
        if (
            hexes := [
                label
                for label in SHEET.labels
                if (label in shown or name != "neutral") and 1 - land.water(label) >= COAST
            ]
        )
    ]
    return "\n".join(["\n[land]", *lines])


def main(given: list[str]) -> int:
    wanted = arguments(given, __doc__)
    if wanted is None:
        return 2
    path, check = wanted
    found = [
        (country(name, polygon), polygon)
        for name, polygon in polygons(json.loads(path.read_text(encoding="utf-8")), "countries")
        if breadth(polygon) < 180  # wider ones cross the date line and would be drawn as bands around the globe
    ]
    coast = Land.of(KEY, (polygon for _, polygon in found))
    lands = {name: Land.of(KEY, (polygon for whose, polygon in found if whose == name)) for name in COUNTRIES}
    texts = {
        "terrain.toml": terrain_text(coast, [land_text(lands, sea_hexes(coast))]),
        "coast.json": coast_text(coast),
    }
    return write(KEY.data, texts, check)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
