"""Where the fleet begins: in lines abreast at the front of the zone, opposite the enemy, carriers behind."""

from collections.abc import Iterator

from huffduff.games.vas.air.carriers import Post
from huffduff.games.vas.captain.aircraft import bombers_first
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.numbers import ABREAST, FRONT, ROW, SEA_ROOM
from huffduff.games.vas.facts.tables import WIND_BEARING
from huffduff.games.vas.facts.words import FlightId, ShipId
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
    """The ships of the list in lines at the front, the strongest in the middle; carriers into the wind, at the rear or,
    where they need the room astern, at the ends of the line.  A fleet too large for that is all in line."""
    hints = desk.hints(DeployHints)
    own, wind = desk.public.sides[desk.seat].edge, desk.public.wind
    assert own is not None, "the zones are chosen"
    cards = {ship: desk.facts.cards[desk.public.ships[ship].card] for ship in hints.ships}
    ordered = sorted(hints.ships, key=lambda ship: (cards[ship].capacity > 0, -cards[ship].points))
    guns, decks = ([ship for ship in ordered if (cards[ship].capacity > 0) is deck] for deck in (False, True))
    everybody = tuple(_lines(desk, ordered, FRONT, ABREAST, inward(own)))
    if wind is None or not decks:
        return everybody
    upwind = WIND_BEARING[wind]
    if wind == own:
        astern = {one.ship: one for one in _lines(desk, ordered, ABREAST, ABREAST, upwind)}
        planned = tuple(astern[one.ship] if one.ship in decks else one for one in everybody)
    else:
        apart = ROW if wind in ("east", "west") else ABREAST
        rear = _lines(desk, decks, hints.high.y - hints.low.y - SEA_ROOM, apart, upwind)
        planned = (*_lines(desk, guns, FRONT, ABREAST, inward(own)), *rear)
    return planned if planned in desk.choice else everybody


def _lines(desk: Desk, ships: list[ShipId], back: int, apart: int, heading: int) -> Iterator[Berth]:
    """Ships in lines opposite the enemy, so far apart; the first line is so far behind the front of the zone."""
    hints = desk.hints(DeployHints)
    low, high = hints.low, hints.high
    across = max(1, (high.x - low.x) // apart)
    for number, ship in enumerate(ships):
        row, place = divmod(number, across)
        half = min(across, len(ships) - row * across) * apart // 2
        middle = min(max(desk.enemy_middle, low.x + half), high.x - half)
        x = middle + (place + 1) // 2 * apart * (1 if place % 2 else -1)
        yield Berth(ship, Point(min(max(x, low.x), high.x), _back(desk, low, high, back + ROW * row)), heading)


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
    """All carriers out of the enemy's reach, and everything in the air that is of use there."""
    hints = desk.hints(PatrolHints)
    carriers = tuple(row.carrier for row in hints.carriers)
    flights = [flight for row in hints.carriers for flight in bombers_first(desk, row.flights)]
    return DeepPlan(carriers, posts(desk, hints, tuple(flights)))
