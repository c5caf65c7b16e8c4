"""Flights in the air before the first turn: combat air patrols, Flights from land, and what scouting allows."""

from collections.abc import Mapping

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.air.carriers import Post
from huffduff.games.vas.air.contact import join
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Airborne, FlightId, Seat, ShipId
from huffduff.games.vas.state import Flight, Public, State
from huffduff.games.vas.war.zones import advantage, zone
from huffduff.geometry.plane import Point


class CarrierRow(msgspec.Struct, frozen=True):
    """A carrier, her Flights on deck, and how many of them may go up."""

    carrier: ShipId
    flights: tuple[FlightId, ...]
    most: int


class PatrolHints(msgspec.Struct, frozen=True):
    """The carriers, the Flights from land (all of which have to be placed), and the corners of the zone."""

    carriers: tuple[CarrierRow, ...]
    from_land: tuple[FlightId, ...]
    low: Point
    high: Point


class PatrolTried(msgspec.Struct, frozen=True):
    """Flight by Flight, whether its place stands, and why the whole draft does not."""

    posts: tuple[Reason | None, ...]
    refusal: Reason | None


PATROL = question("vas-ask-patrol", "VS-CV.1", answer=tuple[Post, ...], hints=PatrolHints, tried=PatrolTried)


def on_deck(p: Public, carrier: ShipId) -> tuple[FlightId, ...]:
    """The Flights aboard a carrier."""
    return tuple(flight.id for flight in p.flights.values() if flight.place == "aboard" and flight.carrier == carrier)


@rule("VS-AIR.1")
def from_land(p: Public, seat: Seat) -> tuple[FlightId, ...]:
    """The Flights of a side that were bought without a carrier and are not in the air yet."""
    ours = (flight for flight in p.flights.values() if flight.side == seat and flight.place == "aboard")
    return tuple(flight.id for flight in ours if flight.carrier is None)


@rule("VS-CV.1", "VS-CV.3")
def may_go_up(facts: Facts, p: Public, carrier: ShipId, allowed: Airborne) -> int:
    """How many more Flights of a carrier can start in the air: two of hers, half (no fewer), or all."""
    group = [flight for flight in p.flights.values() if flight.home == carrier]
    patrol_size = facts.tables.air.patrol
    sizes: dict[Airborne, int] = {
        "patrol": patrol_size,
        "half": max(patrol_size, -(-len(group) // 2)),
        "all": len(group),
    }
    up = sum(flight.place == "air" for flight in group)
    return max(0, min(sizes[allowed] - up, len(on_deck(p, carrier))))


class Patrols(Choice[tuple[Post, ...]]):
    """The Flights that a side can put into the air over its zone."""

    __slots__ = ("_flights", "_high", "_low", "limits", "must")
    kind = "posts"

    def __init__(
        self,
        p: Public,
        limits: Mapping[ShipId, int],
        must: tuple[FlightId, ...],
        corners: tuple[Point, Point],
    ) -> None:
        super().__init__(self.rows)
        self.limits, self.must = limits, must
        self._low, self._high = corners
        decks = {flight: p.flights[flight] for carrier in limits for flight in on_deck(p, carrier)}
        self._flights: dict[FlightId, Flight] = {**decks, **{flight: p.flights[flight] for flight in must}}

    @property
    def nothing(self) -> bool:
        """Whether no Flight can be placed."""
        return not self.must and not any(self.limits.values())

    @rule("VS-CV.1", "VS-CV.2", "VS-CV.3")
    def _refusal(self, post: Post, before: tuple[Post, ...]) -> Refused | None:
        """Why a place does not stand after those before it."""
        flight = self._flights.get(post.flight)
        if flight is None or any(other.flight == post.flight for other in before):
            return Refused("vas-not-to-post", "VS-CV.1", flight=post.flight)
        inside = self._low.x <= post.at.x <= self._high.x and self._low.y <= post.at.y <= self._high.y
        if not inside:
            return Refused("vas-post-outside", "VS-CV.2", flight=post.flight)
        carrier = flight.carrier
        if carrier is not None:
            up = sum(
                self._flights[other.flight].carrier == carrier for other in before if other.flight in self._flights
            )
            if up >= self.limits[carrier]:
                return Refused("vas-too-many-up", "VS-CV.1", carrier=carrier, most=self.limits[carrier])
        return None

    def refusal(self, value: tuple[Post, ...]) -> Refused | None:
        for place, post in enumerate(value):
            refusal = self._refusal(post, value[:place])
            if refusal is not None:
                return refusal
        placed = {post.flight for post in value}
        left = next((flight for flight in self.must if flight not in placed), None)
        return None if left is None else Refused("vas-not-posted", "VS-AIR.1", flight=left)

    def sample(self, rng: Rng) -> tuple[Post, ...]:
        posts: tuple[Post, ...] = ()
        for flight in self._flights:
            x = self._low.x + int(rng.random() * (self._high.x - self._low.x + 1))
            y = self._low.y + int(rng.random() * (self._high.y - self._low.y + 1))
            post = Post(flight, Point(x, y))
            if self._refusal(post, posts) is None:
                posts = (*posts, post)
        return posts

    def preview(self, value: tuple[Post, ...]) -> PatrolTried:
        found = (self._refusal(post, value[:place]) for place, post in enumerate(value))
        return PatrolTried(tuple(reason(refusal) for refusal in found), reason(self.refusal(value)))

    def rows(self) -> PatrolHints:
        """Carrier by carrier what can go up."""
        carriers = tuple(
            CarrierRow(carrier, tuple(name for name, one in self._flights.items() if one.carrier == carrier), most)
            for carrier, most in self.limits.items()
        )
        return PatrolHints(carriers, self.must, self._low, self._high)


def carriers_of(s: State, seat: Seat) -> tuple[ShipId, ...]:
    """The carriers of a side in the battle, on the table or far behind it."""
    ours = (ship for ship in s.public.ships.values() if ship.side == seat and ship.status in ("table", "deep"))
    return tuple(ship.id for ship in ours if s.data.cards[ship.card].capacity)


def send_up(s: State, posts: tuple[Post, ...]) -> None:
    """Flights are in the air, where they were put."""
    for post in posts:
        s.public.change_flight(post.flight, place="air", carrier=None, at=post.at)
        join(s.public, post.flight)
        s.tell(EVERYONE, "vas-posted", flight=post.flight)


@rule("VS-CV.1", "VS-CV.2", "VS-AIR.1")
@step
def patrol(s: State, seat: Seat) -> Asking:
    """Up to two Flights of each carrier begin in the air over the own zone, and all that come from land."""
    limits = {carrier: may_go_up(s.data, s.public, carrier, "patrol") for carrier in carriers_of(s, seat)}
    choice = Patrols(s.public, limits, from_land(s.public, seat), zone(s.data, s.public, seat))
    if choice.nothing:
        return ()
    send_up(s, (yield from PATROL.put(seat, choice)))
    return ()


@rule("VS-CV.3", "VS-SCOUT.9")
@step
def fill_the_air(s: State, seat: Seat) -> Asking:
    """Good scouting lets half the Flights of a carrier begin in the air, or all."""
    row = advantage(s.data, s.public, seat)
    if row.airborne == "patrol":
        return ()
    limits = {carrier: may_go_up(s.data, s.public, carrier, row.airborne) for carrier in carriers_of(s, seat)}
    choice = Patrols(s.public, limits, (), zone(s.data, s.public, seat, row.zone))
    if choice.nothing:
        return ()
    send_up(s, (yield from PATROL.put(seat, choice)))
    return ()
