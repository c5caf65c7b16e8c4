"""Fire arcs: the four quadrants of a ship, on their exact boundaries."""

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import AFT, FORE, PORT, STARBOARD
from huffduff.games.vas.state import Ship
from huffduff.geometry.plane import Point


@rule("VS-ARC.1", "VS-ARC.2", "VS-ARC.3", "VS-ARC.4", "VS-GEO.22", "VS-GEO.23", "VS-GEO.25", "VS-WPN.2")
def quadrants(ship: Ship, point: Point) -> int:
    """The quadrants of a ship in which a point lies: both of two neighbours on their boundary, all at her bridge."""
    starboard, ahead = point.minus(ship.at).seen_from(ship.heading)
    aside, along = abs(starboard), abs(ahead)
    return (
        FORE * (ahead >= aside)
        | STARBOARD * (starboard >= along)
        | AFT * (-ahead >= aside)
        | PORT * (-starboard >= along)
    )


@rule("VS-FIRE.15", "VS-GEO.24", "VS-TRAIT.13")
def side_on(target: Ship, attacker: Point) -> bool:
    """Whether an attacker is strictly in a ship's port or starboard arc; on the boundary he is not."""
    starboard, ahead = attacker.minus(target.at).seen_from(target.heading)
    return abs(starboard) > abs(ahead)
