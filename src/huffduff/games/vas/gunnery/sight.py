"""Who sees whom: smoke, land and the horizon. Ships never hide each other."""

from typing import Literal

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import SMOKE_RADIUS
from huffduff.games.vas.state import Public, Ship
from huffduff.geometry.plane import Disc, Point, Polygon, Segment

Obstacle = Literal["smoke", "land", "horizon"]


@rule("VS-GUN.5", "VS-GUN.9", "VS-BTH.1", "VS-ORD.19", "VS-GEO.26", "VS-GEO.28")
def obstacle(public: Public, start: Point, end: Point) -> Obstacle | None:
    """What lies between two bridges: a smoke counter that the line enters, land that it meets, or the horizon."""
    if public.smoke or public.land:
        line = Segment(start, end)
        if any(line.enters(Disc(counter, SMOKE_RADIUS)) for counter in public.smoke):
            return "smoke"
        if any(Polygon(outline).meets(line) for outline in public.land):
            return "land"
    return None if start.within(end, public.horizon) else "horizon"


@rule("VS-BTH.2", "VS-FIRE.14")
def stationary(facts: Facts, ship: Ship) -> bool:
    """Whether she lies at anchor or stands on land; a ship that merely cannot move does not count."""
    return ship.anchored or facts.cards[ship.card].type == "installation"
