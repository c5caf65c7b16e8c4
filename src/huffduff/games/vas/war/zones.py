"""Deployment zones."""

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.tables import ScoutingRow
from huffduff.games.vas.facts.words import INCH, Edge, Seat, ZoneName
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import Public
from huffduff.geometry.plane import Point


@rule("VS-GEO.40")
def zone_at(facts: Facts, edge: Edge | None, name: ZoneName = "standard") -> tuple[Point, Point]:
    """The deployment zone on an edge, from its south-western to its north-eastern corner."""
    (row,) = (row for row in facts.war.zone if row.id == name)
    table, depth, margin = sea(facts), row.depth * INCH, row.margin * INCH
    low, high = (0, depth) if edge == "south" else (table.north - depth, table.north)
    return Point(margin, low), Point(table.east - margin, high)


def zone(facts: Facts, p: Public, seat: Seat, name: ZoneName = "standard") -> tuple[Point, Point]:
    """The deployment zone of a side."""
    return zone_at(facts, p.sides[seat].edge, name)


@rule("VS-SCOUT.8", "VS-SCOUT.9")
def advantage(facts: Facts, p: Public, seat: Seat) -> ScoutingRow:
    """What a side has won by its own scouting: the row of its points, which holds all that lower ones give."""
    points = p.sides[seat].scouting_points
    return max((row for row in facts.war.scouting if row.points <= points), key=lambda row: row.points)
