"""No two ships lie on top of each other: the one that arrives is set beside the one that was there."""

from collections.abc import Sequence
from typing import Literal

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.movement.track import Sea, sea
from huffduff.games.vas.state import Public, Ship, State
from huffduff.geometry.plane import Box, Point

Side = Literal["port", "starboard"]
BOTH: tuple[Side, Side] = ("port", "starboard")
SIDE = question("vas-ask-side", "VS-MOVE.15", answer=Side)

# Bearings from the centre line of the ship that lies there: her sides first; ahead and astern only where the table
# ends on both sides, which takes a corner.
ABEAM: dict[Side, int] = {"port": 270, "starboard": 90}
LENGTHWISE = (0, 180)


@rule("VS-GEO.29", "VS-GEO.30")
def hull_box(facts: Facts, ship: Ship) -> Box:
    """The footprint of a ship: length and width along her heading, with the bridge in the middle."""
    card = facts.cards[ship.card]
    return Box(ship.at, ship.heading, card.length, card.width)


def hulls(facts: Facts, p: Public, besides: ShipId) -> tuple[Box, ...]:
    """The footprints of all other ships on the table."""
    return tuple(hull_box(facts, ship) for ship in p.ships.values() if ship.status == "table" and ship.id != besides)


def obstacle(hull: Box, others: Sequence[Box]) -> Box | None:
    """The first ship that a hull lies on, if any."""
    return next((other for other in others if _near(hull, other) and hull.overlaps(other)), None)


def _near(hull: Box, other: Box) -> bool:
    """Whether two hulls could meet at all; most ships are far apart, and this is soon said."""
    return hull.centre.within(other.centre, (hull.length + hull.width + other.length + other.width) // 2 + 1)


@rule("VS-MOVE.15")
def sides(hull: Box, other: Box) -> tuple[Side, ...]:
    """The side of the other ship on which the bridge is; exactly on her centre line it can be either."""
    starboard = hull.centre.minus(other.centre).seen_from(other.heading).x
    return BOTH if not starboard else ("starboard",) if starboard > 0 else ("port",)


@rule("VS-GEO.37", "VS-GEO.38")
def set_clear(hull: Box, bearing: int, others: Sequence[Box]) -> Point:
    """Where a hull comes to lie when it is pushed along a bearing until it touches nothing but edges."""
    gone = 0
    while (blocking := obstacle(hull._replace(centre=hull.centre.moved(bearing, gone)), others)) is not None:
        clear = gone + hull.length + hull.width + blocking.length + blocking.width
        while gone < clear:  # a straight push leaves a rectangle once and for all
            middle = (gone + clear) // 2
            if hull._replace(centre=hull.centre.moved(bearing, middle)).overlaps(blocking):
                gone = middle + 1
            else:
                clear = middle
    return hull.centre.moved(bearing, gone)


@rule("VS-GEO.37")
def berth(table: Sea, hull: Box, side: Side, others: Sequence[Box]) -> Point:
    """Where a hull that lies on another is set: on this side of her, on the far one where the table ends before."""
    other = obstacle(hull, others)
    assert other is not None, "nothing is in the way"
    far: Side = "port" if side == "starboard" else "starboard"
    places = (
        set_clear(hull, (other.heading + angle) % 360, others) for angle in (ABEAM[side], ABEAM[far], *LENGTHWISE)
    )
    return next(place for place in places if table.holds(place))


@rule("VS-MOVE.14", "VS-MOVE.15", "VS-GEO.37", "VS-GEO.38", "VS-FSM.3")
@step
def stack(s: State, name: ShipId) -> Asking:
    """A ship that ended her move on top of another is set beside her; the shift is no movement."""
    p, table = s.public, sea(s.data)
    ship = p.ships[name]
    if ship.status != "table":
        return ()
    hull, others = hull_box(s.data, ship), hulls(s.data, p, name)
    other = obstacle(hull, others)
    if other is None:
        return ()
    possible = sides(hull, other)
    side = possible[0]
    if len(possible) > 1:
        side = yield from SIDE.put(ship.side, OneOf(possible), ship=name)
    p.change_ship(name, at=berth(table, hull, side, others))
    s.tell(EVERYONE, "vas-set-beside", ship=name)
    return ()
