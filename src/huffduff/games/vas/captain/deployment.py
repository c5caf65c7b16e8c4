"""Where the fleet begins: in lines abreast at the front of the zone, opposite the enemy, carriers behind."""

from huffduff.games.vas.air.carriers import Post
from huffduff.games.vas.captain.aircraft import bombers_first
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.numbers import ABREAST, FRONT, ROW
from huffduff.games.vas.facts.words import FlightId
from huffduff.games.vas.movement.entering import inward
from huffduff.games.vas.war.deployment import Berth, DeployHints
from huffduff.games.vas.war.patrols import PatrolHints
from huffduff.games.vas.war.redeployment import DeepPlan
from huffduff.games.vas.war.scouting import Commitment, ScoutHints
from huffduff.geometry.plane import Point


def scouts(desk: Desk) -> Commitment:
    """No ship, since every gun is wanted; all Observation Flights, which have little else to do."""
    return Commitment(observers=desk.hints(ScoutHints).observers)


def berths(desk: Desk) -> tuple[Berth, ...]:
    """The ships of the list, strongest in the middle of the first line."""
    hints = desk.hints(DeployHints)
    own = desk.public.sides[desk.seat].edge
    assert own is not None, "the zones are chosen"
    low, high = hints.low, hints.high
    across = max(1, (high.x - low.x) // ABREAST)
    cards = {ship: desk.facts.cards[desk.public.ships[ship].card] for ship in hints.ships}
    ordered = sorted(hints.ships, key=lambda ship: (cards[ship].capacity > 0, -cards[ship].points))
    lines = [ordered[start : start + across] for start in range(0, len(ordered), across)]
    found = []
    for number, line in enumerate(lines):
        half = len(line) * ABREAST // 2
        middle = min(max(desk.enemy_middle, low.x + half), high.x - half)
        for place, ship in enumerate(line):
            aside = (place + 1) // 2 * ABREAST * (1 if place % 2 else -1)
            back = FRONT + ROW * (number + (cards[ship].capacity > 0))
            x = min(max(middle + aside, low.x), high.x)
            found.append(Berth(ship, Point(x, _back(desk, low, high, back)), inward(own)))
    return tuple(found)


def _back(desk: Desk, low: Point, high: Point, back: int) -> int:
    """So far behind the front of the zone."""
    south = desk.public.sides[desk.seat].edge == "south"
    return min(max(high.y - back if south else low.y + back, low.y), high.y)


def redeployed(desk: Desk) -> tuple[Berth, ...]:
    """Forward into the larger zone, or, with the enemy too near for that, as it was."""
    forward = berths(desk)
    return forward if forward in desk.choice else ()


def patrol(desk: Desk) -> tuple[Post, ...]:
    """As many of each carrier as may go up, and all from land, over the front of the zone."""
    hints = desk.hints(PatrolHints)
    chosen = [flight for row in hints.carriers for flight in bombers_first(desk, row.flights)[: row.most]]
    return posts(desk, hints, (*chosen, *hints.from_land))


def posts(desk: Desk, hints: PatrolHints, flights: tuple[FlightId, ...]) -> tuple[Post, ...]:
    """Flights in a line over the front of the zone."""
    low, high = hints.low, hints.high
    y = _back(desk, low, high, FRONT)
    places = (desk.enemy_middle + ABREAST * (number - len(flights) // 2) for number in range(len(flights)))
    return tuple(Post(flight, Point(min(max(x, low.x), high.x), y)) for flight, x in zip(flights, places, strict=True))


def deep(desk: Desk) -> DeepPlan:
    """All carriers out of the enemy's reach, and everything they have in the air."""
    hints = desk.hints(PatrolHints)
    carriers = tuple(row.carrier for row in hints.carriers)
    return DeepPlan(carriers, posts(desk, hints, tuple(flight for row in hints.carriers for flight in row.flights)))
