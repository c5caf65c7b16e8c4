"""Computes the terrain of the chase's chart from its geographic key and the coastline.

    python -m tools.chase_chart LAND [--check]

LAND is `land-50m.json` of the npm package `world-atlas` (Natural Earth, public domain).  Written are the hexes that
carry a coordinate with the hexsides that are land throughout (`terrain.toml`), and the outline of the coast for
drawing (`coast.json`).  With --check nothing is written, and any difference from what is committed is an error.
"""

import json
import math
import sys

from huffduff.games.chase.facts.chart import SHEET
from tools.chart import Key, Land, Point, arguments, coast_text, polygons, terrain_text, write

# The key: a Lambert conformal conic with standard parallels 33 and 60 north and central meridian 1 west, in nautical
# miles, at 74 of them to the hex.
CONE, SCALE, GLOBE = 0.73235, 1.79109, 3440.07
WEST_EDGE, NORTH_EDGE = 2074.7, 1692.5
HEX_NM, ROW_NM = 74.0, 64.09
ROW = math.sqrt(3) / 2

# Water that is not in the game: lakes and the Gulf of St Lawrence, the Gulf of Bothnia, the Mediterranean.
BEYOND = SHEET.spans(
    [
        *("E2-3", "G1-3", "H1-2", "I2", "J1", "K1"),
        *("F35", "G35", "H35", "I35", "K35"),
        *("W35", "X34", "Y30-34", "Z31-35", "AA29-35", "AB29-35", "AC28-35", "AD28-35", "AE27-35", "AF26-30"),
        *("AG26-27", "AG35"),
    ]
)


def project(latitude: float, longitude: float) -> Point:
    """Where a place lies on the sheet."""
    radius = GLOBE * SCALE / math.tan(math.radians(45 + latitude / 2)) ** CONE
    turned = math.radians(CONE * (longitude + 1))
    x, y = radius * math.sin(turned), -radius * math.cos(turned)
    return (x + WEST_EDGE) / HEX_NM, -(y + NORTH_EDGE) / ROW_NM * ROW


# A port of the transcribed sheet stands in its hex wherever our coast falls, and must have a way out to sea.
KEY = Key(
    game="chase",
    sheet=SHEET,
    project=project,
    water=0.07,
    beyond=BEYOND,
    ports=("E21",),
    mouths=(("E20", "E21"), ("E21", "F21")),
    world=(-110.0, 5.0, 60.0, 85.0),
    paper=(-1.0, -1.5, 38.0, 32.0),
    meridians=range(-70, 31, 10),
    parallels=range(30, 71, 10),
    latitudes=range(20, 81, 2),
    longitudes=range(-90, 51, 2),
)


def main(given: list[str]) -> int:
    wanted = arguments(given, __doc__)
    if wanted is None:
        return 2
    path, check = wanted
    atlas = json.loads(path.read_text(encoding="utf-8"))
    coast = Land.of(KEY, (polygon for _, polygon in polygons(atlas, "land")))
    return write(KEY.data, {"terrain.toml": terrain_text(coast), "coast.json": coast_text(coast)}, check)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
