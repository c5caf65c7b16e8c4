"""A second, slow reading of 7.1, 7.25 and 7.33 out of the data files: which courses are allowed, and how far one gets.

Nothing here uses the rules' own chart: hexes are points on paper, and two of them touch if they are one apart.
"""

import tomllib
from functools import cache
from importlib import resources
from itertools import pairwise
from math import dist, sqrt

FILES = resources.files("huffduff.games.sink") / "data"
LAST_ROW = 38


@cache
def read(name: str) -> dict[str, object]:
    return tomllib.loads((FILES / name).read_text(encoding="utf-8"))


def listed(spans: object) -> set[str]:
    """`1420-21` is 1420 and 1421."""
    found = set()
    assert isinstance(spans, list)
    for span in spans:
        first, _, last = span.partition("-")
        column, row = first[:2], int(first[2:])
        found |= {f"{column}{each:02}" for each in range(row, int(last or row) + 1)}
    return found


@cache
def numbered() -> frozenset[str]:
    return frozenset(listed(read("terrain.toml")["sea"]))


@cache
def closed_to_germans() -> frozenset[str]:
    return frozenset(listed(read("chart.toml")["restricted"]))


@cache
def walls() -> frozenset[frozenset[str]]:
    sides = read("terrain.toml")["land_sides"]
    assert isinstance(sides, list)
    return frozenset(frozenset(side.split("/")) for side in sides)


def point(label: str) -> tuple[float, float]:
    """The middle of a hex on paper, flat side up, one unit from middle to middle; odd columns half a hex lower."""
    column, row = int(label[:2]), int(label[2:])
    return column * sqrt(3) / 2, row + (0.5 if column % 2 else 0.0)


@cache
def touches(one: str, other: str) -> bool:
    return 0.9 < dist(point(one), point(other)) < 1.1


def step_allowed(side: str, here: str, there: str, dummy: bool) -> bool:
    """7.13: adjacent, numbered, not across land; 7.25: not restricted; the south is an exit for German ships only."""
    if here == "exit":
        return False
    if there == "exit":
        return side == "german" and not dummy and int(here[2:]) == LAST_ROW
    return (
        there in numbered()
        and touches(here, there)
        and frozenset((here, there)) not in walls()
        and not (side == "german" and there in closed_to_germans())
    )


def allowed(side: str, start: str, path: tuple[str, ...], speed: int | None) -> bool:
    """7.12: no longer than the speed; a dummy (None) has no limit."""
    if speed is not None and len(path) > speed:
        return False
    return all(step_allowed(side, here, there, speed is None) for here, there in pairwise((start, *path)))


def reached(side: str, start: str, speed: int) -> dict[str, int]:
    """Every hex that some course of up to so many hexes ends in, by trying all of them."""
    found = {start: 0}
    courses: list[tuple[str, ...]] = [(start,)]
    for cost in range(1, speed + 1):
        courses = [
            (*course, there)
            for course in courses
            for there in sorted(numbered())
            if touches(course[-1], there) and step_allowed(side, course[-1], there, True)
        ]
        for course in courses:
            found.setdefault(course[-1], cost)
        courses = list({course[-1]: course for course in courses}.values())
    return found
