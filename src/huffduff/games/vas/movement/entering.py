"""Ships that come onto the table during the battle: scouts on their way back, and reinforcements."""

from functools import partial

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.tables import WIND_BEARING
from huffduff.games.vas.facts.words import Edge, ShipId
from huffduff.games.vas.movement.track import Sea, sea
from huffduff.games.vas.state import State
from huffduff.geometry.plane import Point, turn_between

BROADEST = 89  # degrees off the straight way in; at 90 she would only run along the edge


class Entry(msgspec.Struct, frozen=True):
    """Where on her edge a ship comes in, in hundredths from its western or southern end, and her heading."""

    along: int
    heading: int


class EntryHints(msgspec.Struct, frozen=True):
    """The edge from its western or southern end to the other, and the headings that lead straight in or up to
    `broadest` degrees to either side."""

    ship: ShipId
    edge: Edge
    start: Point
    end: Point
    inward: int
    broadest: int


ENTER = question("vas-ask-entry", "VS-GEO.42", answer=Entry, hints=EntryHints)


def edge_line(table: Sea, edge: Edge) -> tuple[Point, Point]:
    """An edge from its western or southern end to the other."""
    if edge in ("north", "south"):
        y = table.north if edge == "north" else 0
        return Point(0, y), Point(table.east, y)
    x = table.east if edge == "east" else 0
    return Point(x, 0), Point(x, table.north)


def edge_length(table: Sea, edge: Edge) -> int:
    return table.east if edge in ("north", "south") else table.north


def edge_point(table: Sea, edge: Edge, along: int) -> Point:
    """A point of an edge."""
    start, _ = edge_line(table, edge)
    return Point(start.x + along, start.y) if edge in ("north", "south") else Point(start.x, start.y + along)


def inward(edge: Edge) -> int:
    """The heading straight onto the table from an edge."""
    return (WIND_BEARING[edge] + 180) % 360


@rule("VS-GEO.42", "VS-SCOUT.12")
def entry_refusal(table: Sea, edge: Edge, entry: Entry) -> Refused | None:
    """She begins on the line of her edge, with a heading that leads inward."""
    longest = edge_length(table, edge)
    if not 0 <= entry.along <= longest:
        return Refused("vas-off-edge", "VS-GEO.42", longest=longest // 100)
    if not 0 <= entry.heading < 360 or abs(turn_between(inward(edge), entry.heading)) > BROADEST:
        return Refused("vas-not-inward", "VS-GEO.42", heading=entry.heading)
    return None


class Entries(Choice[Entry]):
    """The places and headings with which a ship can come in over her edge."""

    __slots__ = ("_edge", "_table")
    kind = "entry"

    def __init__(self, table: Sea, ship: ShipId, edge: Edge) -> None:
        start, end = edge_line(table, edge)
        super().__init__(partial(EntryHints, ship, edge, start, end, inward(edge), BROADEST))
        self._table, self._edge = table, edge

    def refusal(self, value: Entry) -> Refused | None:
        return entry_refusal(self._table, self._edge, value)

    def sample(self, rng: Rng) -> Entry:
        along = int(rng.random() * (edge_length(self._table, self._edge) + 1))
        slant = int(rng.random() * (2 * BROADEST + 1)) - BROADEST
        return Entry(along, (inward(self._edge) + slant) % 360)

    @property
    def default(self) -> Entry:
        """The middle of the edge, straight in."""
        return Entry(edge_length(self._table, self._edge) // 2, inward(self._edge))


@rule("VS-SCOUT.12", "VS-GEO.42")
@step
def enter(s: State, name: ShipId) -> Asking:
    """A ship that comes in is set on her edge; then she moves like any other."""
    ship = s.public.ships[name]
    if ship.status != "entering":
        return ()
    assert ship.edge is not None, "a ship that comes in knows where"
    table = sea(s.data)
    entry = yield from ENTER.put(ship.side, Entries(table, name, ship.edge), ship=name, edge=ship.edge)
    at = edge_point(table, ship.edge, entry.along)
    s.public.change_ship(name, status="table", at=at, heading=entry.heading, edge=None)
    s.tell(EVERYONE, "vas-enters", ship=name, edge=ship.edge)
    return ()
