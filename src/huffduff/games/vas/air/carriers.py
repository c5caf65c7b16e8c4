"""Carriers launch: on the table after a run into the wind, from deep deployment over the own edge."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from huffduff.engine.choices import Choice, OneOf, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.contact import STAND, airborne, join, stands_touch
from huffduff.games.vas.air.decks import able, deck_open, operations_left, ready
from huffduff.games.vas.air.sorties import movable
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.crew import crew_check, face_needed
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, OTHER, FlightId, Seat, ShipId
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.options import corrected
from huffduff.games.vas.state import Flight, Public, Ship, State
from huffduff.geometry.plane import Point

ROUND_THE_SHIP = (0, 90, 270, 180, 45, 315, 135, 225)  # degrees off the bow
ALONG_THE_EDGE = (5, 4, 6, 3, 7)  # tenths of the edge


class Post(msgspec.Struct, frozen=True):
    """A Flight and where it is put into the air, in hundredths of an inch."""

    flight: FlightId
    at: Point


class LaunchHints(msgspec.Struct, frozen=True):
    """The Flights that can take off, how many of them this turn, and corners between which their centres will be.

    From deep deployment they come in at `y` along the own edge. `spots` are places where all of them could be put."""

    carrier: ShipId
    flights: tuple[FlightId, ...]
    most: int
    low: Point
    high: Point
    spots: tuple[Point, ...]
    y: int | None = None


class LaunchTried(msgspec.Struct, frozen=True):
    """Launch by launch, whether it stands."""

    refusals: tuple[Reason | None, ...]


class ScrambleHints(msgspec.Struct, frozen=True):
    """The face of the D6 from which on her crew manages two Flights."""

    carrier: ShipId
    face: int


LAUNCH = question("vas-ask-launch", "VS-CV.7", answer=tuple[Post, ...], hints=LaunchHints, tried=LaunchTried)
SCRAMBLE = question("vas-ask-scramble", "VS-DEEP.7", answer=Literal["yes", "no"], hints=ScrambleHints)


class Launches(Choice[tuple[Post, ...]]):
    """What a carrier can launch now, and where to."""

    __slots__ = ("_facts", "_public", "_ship", "most", "ready")
    kind = "posts"

    def __init__(self, facts: Facts, p: Public, ship: Ship) -> None:
        super().__init__(self._launch_hints)
        self._facts, self._public, self._ship = facts, p, ship
        self.ready = tuple(flight.id for flight in ready(facts, p, ship.id))
        self.most = max(0, min(operations_left(ship), len(self.ready)))

    @property
    def _within(self) -> int:
        """How far from her hull a Flight may be put."""
        return self._facts.tables.air.launch_within * INCH

    @property
    def _line(self) -> int | None:
        """Where Flights from deep deployment come in: their stands touch the own edge."""
        if self._ship.status != "deep":
            return None
        return sea(self._facts).north - STAND if self._public.sides[self._ship.side].edge == "north" else STAND

    @rule("VS-CV.7", "VS-CV.10", "VS-CV.13", "VS-DEEP.4", "VS-DEEP.7", "VS-GEO.39", "VS-GEO.44")
    def _refusal(self, post: Post, before: tuple[Post, ...]) -> Refused | None:
        """Why one launch does not stand after those before it."""
        carrier = self._ship.id
        if post.flight not in self.ready or any(other.flight == post.flight for other in before):
            return Refused("vas-not-to-launch", "VS-CV.13", flight=post.flight, carrier=carrier)
        if len(before) >= self.most:
            return Refused("vas-too-many-launched", "VS-CV.7", carrier=carrier, most=self.most)
        table = sea(self._facts)
        if not table.holds(post.at):
            return Refused("vas-flight-off-table", "VS-GEO.11", flight=post.flight)
        if self._line is not None:
            return None if post.at.y == self._line else Refused("vas-not-at-edge", "VS-DEEP.4", flight=post.flight)
        if hull_box(self._facts, self._ship).distance(post.at) > self._within:
            return Refused("vas-launched-too-far", "VS-CV.10", flight=post.flight)
        enemies = airborne(self._public, OTHER[self._ship.side])
        if any(stands_touch(post.at, enemy.at) for enemy in enemies):
            return Refused("vas-launched-into-enemy", "VS-GEO.39", flight=post.flight)
        return None

    def refusal(self, value: tuple[Post, ...]) -> Refused | None:
        found = (self._refusal(post, value[:place]) for place, post in enumerate(value))
        return next((refusal for refusal in found if refusal), None)

    def sample(self, rng: Rng) -> tuple[Post, ...]:
        posts: tuple[Post, ...] = ()
        for flight in self.ready[: self.most]:
            at = self._ship.at.moved(int(rng.random() * 360), INCH)
            if self._line is not None:
                at = Point(int(rng.random() * (sea(self._facts).east + 1)), self._line)
            tried = (*posts, Post(flight, at))
            if rng.random() < 0.9 and self.refusal(tried) is None:
                posts = tried
        return posts

    def preview(self, value: tuple[Post, ...]) -> LaunchTried:
        found = (self._refusal(post, value[:place]) for place, post in enumerate(value))
        return LaunchTried(tuple(reason(refusal) for refusal in found))

    def _launch_hints(self) -> LaunchHints:
        return LaunchHints(self._ship.id, self.ready, self.most, *self._corners(), self._spots(), self._line)

    def _corners(self) -> tuple[Point, Point]:
        """The box around all that is near enough to her hull and on the table, or the own edge."""
        table, at = sea(self._facts), self._ship.at
        if self._line is not None:
            return Point(0, self._line), Point(table.east, self._line)
        east, north = (self._within + reach for reach in hull_box(self._facts, self._ship).extent())
        low = Point(max(0, at.x - east), max(0, at.y - north))
        return low, Point(min(table.east, at.x + east), min(table.north, at.y + north))

    def _spots(self) -> tuple[Point, ...]:
        """Places to launch to that stand: around the ship from her bow on, or along the own edge from its middle."""
        ship, east = self._ship, sea(self._facts).east
        if self._line is None:
            around = [ship.at.moved((ship.heading + angle) % 360, INCH) for angle in ROUND_THE_SHIP]
        else:
            around = [Point(east * part // 10, self._line) for part in ALONG_THE_EDGE]
        return tuple(at for at in around if self._refusal(Post(self.ready[0], at), ()) is None)[: self.most]


@rule("VS-CV.7", "VS-CV.8", "VS-CV.9", "VS-CV.10", "VS-CV.11", "VS-CV.15", "VS-ORD.34", "VS-TRAIT.7", "VS-FSM.3")
@step
def launch(s: State, name: ShipId) -> Asking:
    """When a carrier has sailed straight into the wind her deck is open: she may launch now and recover later."""
    ship = s.public.ships[name]
    if ship.status != "table" or not deck_open(s.data, s.public, ship):
        return ()
    return (yield from _launched(s, ship))


def _launched(s: State, ship: Ship) -> Asking:
    """Ask what she launches, and put it into the air."""
    choice = Launches(s.data, s.public, ship)
    posts: tuple[Post, ...] = ()
    if choice.most:
        posts = yield from LAUNCH.put(ship.side, choice, carrier=ship.id, most=choice.most)
    s.public.change_ship(ship.id, deck_open=True, operations=ship.operations + len(posts))
    for post in posts:
        deep = ship.status == "deep"
        s.public.change_flight(post.flight, place="air", carrier=None, at=post.at, launched=True, safe=deep)
        join(s.public, post.flight)
        s.tell(EVERYONE, "vas-launched", carrier=ship.id, flight=post.flight)
    return ()


@rule("VS-DEEP.4", "VS-DEEP.7")
@step
def deep_launch(s: State, seat: Seat) -> Iterable[Do]:
    """Each carrier of a side in deep deployment: whether she hurries, then what she launches."""
    ours = [ship.id for ship in s.public.ships.values() if ship.side == seat and ship.status == "deep"]
    return [line for ship in ours for line in (do(scramble_far_off, ship), do(launch_far_off, ship))]


@rule("VS-DEEP.7", "VS-ORD.34")
def homing(facts: Facts, p: Public, seat: Seat) -> tuple[Flight, ...]:
    """The Flights of a side that could land beyond the own edge this turn."""
    edge = sea(facts).north if p.sides[seat].edge == "north" else 0
    planes = ((flight, facts.planes[flight.plane]) for flight in movable(p, seat) if flight.home is not None)
    return tuple(flight for flight, plane in planes if abs(flight.at.y - edge) <= plane.speed)


@rule("VS-DEEP.7", "VS-ORD.33", "VS-ORD.34", "VS-VITAL.3")
@step
def scramble_far_off(s: State, name: ShipId) -> Asking:
    """A carrier in deep deployment may try to Scramble! too, if she has a bridge and two Flights to handle."""
    ship, facts = s.public.ships[name], s.data
    if ship.status != "deep" or "bridge" in ship.vitals or not able(facts, ship):
        return ()
    landing = homing(facts, s.public, ship.side) if corrected(s.public.options) else ()
    if len(ready(facts, s.public, name)) + len(landing) < 2:
        return ()
    choice = OneOf[Literal["yes", "no"]](("yes", "no"), hints=lambda: ScrambleHints(name, face_needed(facts, ship)))
    if (yield from SCRAMBLE.put(ship.side, choice, carrier=name)) == "no":
        return ()
    obeyed = yield from crew_check(facts, ship, "vas-roll-order", order="scramble")
    s.public.change_ship(name, order="scramble", obeyed=obeyed)
    s.tell(EVERYONE, "vas-order-obeyed" if obeyed else "vas-order-failed", ship=name, order="scramble")
    return ()


@rule("VS-DEEP.4", "VS-DEEP.5", "VS-DEEP.6", "VS-DEEP.7", "VS-CV.14")
@step
def launch_far_off(s: State, name: ShipId) -> Asking:
    """A Flight from deep deployment appears at the own edge; nobody can touch it this turn."""
    ship = s.public.ships[name]
    if ship.status != "deep" or not deck_open(s.data, s.public, ship):
        return ()
    return (yield from _launched(s, ship))
