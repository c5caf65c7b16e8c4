"""Create Smoke!: counters that a ship leaves behind along her wake."""

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, SMOKE_RADIUS
from huffduff.games.vas.movement.course import Course
from huffduff.geometry.plane import Point


@rule("VS-ORD.18", "VS-ORD.21", "VS-GEO.27", "VS-GEO.30", "VS-EX.19")
def smoke_laid(facts: Facts, at: Point, heading: int, course: Course, length: int) -> tuple[Point, ...]:
    """One counter for every full 3 inches, touching the stern at the moment when they are full."""
    every = facts.tables.movement.smoke_every * INCH
    laid: list[Point] = []
    since = 0
    for leg in course:
        full = range(every - since, leg.run + 1, every)
        laid += [at.moved(heading, run).moved(heading, -(length + 2 * SMOKE_RADIUS), 2) for run in full]
        since = (since + leg.run) % every
        at, heading = at.moved(heading, leg.run), (heading + leg.turn) % 360
    return tuple(laid)
