"""Aircraft move: after all ships, first all Flights of one side, then all of the other."""

from collections.abc import Iterator

import msgspec

from huffduff.engine.choices import Choice, OneOf, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE, View
from huffduff.games.vas.air.antiaircraft import pass_over
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.contact import STAND, airborne, join, part
from huffduff.games.vas.air.routes import Route, crossings, length
from huffduff.games.vas.air.sorties import Engage, Fly, Land, Order, Raid, Rest, movable, way
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import OTHER, SEATS, Edge, FlightId, Seat, ShipId
from huffduff.games.vas.gunnery.chances import TargetTotal, total
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.ships import local_dice
from huffduff.games.vas.state import Flight, Private, Public, Ship, State
from huffduff.geometry.plane import Point


class FlightRow(msgspec.Struct, frozen=True):
    """A Flight that can move, and everything that it could do by flying straight there."""

    flight: FlightId
    at: Point
    speed: int
    straight: tuple[Fly | Engage | Land | Raid, ...]


class FlyHints(msgspec.Struct, frozen=True):
    flights: tuple[FlightRow, ...]


class FlyTried(msgspec.Struct, frozen=True):
    """A draft: why it does not stand, the route as it would be flown, how long it is and may be, the enemy ships passed
    over that can shoot at once, one by one, and what an attack at its end would do if nobody stopped it."""

    refusal: Reason | None
    route: Route
    length: int
    speed: int
    passed: tuple[ShipId, ...]
    attack: TargetTotal | None = None


AIR_ORDER = question("vas-ask-air-order", "VS-AIR.11", answer=Seat)
FLY = question("vas-ask-fly", "VS-AIR.12", answer=Order, hints=FlyHints, tried=FlyTried)


@rule("VS-AIR.15", "VS-TRAIT.30", "VS-TRAIT.31", "VS-GEO.36")
def passed(facts: Facts, p: Public, seat: Seat, route: Route) -> tuple[ShipId, ...]:
    """The enemy ships with Local dice that a route passes over, as often as it does."""
    return tuple(
        ship.id
        for ship in p.ships.values()
        if ship.side != seat and ship.status == "table" and _local(facts, ship)
        for _ in range(crossings(route, hull_box(facts, ship)))
    )


def _local(facts: Facts, ship: Ship) -> bool:
    return any(local_dice(ship, weapon) for weapon in facts.cards[ship.card].of("aa"))


class Sorties(Choice[Order]):
    """What the Flights of a side can still do, one after the other."""

    __slots__ = ("_facts", "_public", "_seat")
    kind = "sortie"

    def __init__(self, view: View[Facts, Public, Private], seat: Seat) -> None:
        super().__init__(self._rows)
        self._facts, self._public, self._seat = view.data, view.public, seat

    def refusal(self, value: Order) -> Refused | None:
        return None if isinstance(value, Rest) else way(self._facts, self._public, self._seat, value).refusal

    @property
    def default(self) -> Order:
        return Rest()

    def sample(self, rng: Rng) -> Order:
        flights = movable(self._public, self._seat)
        flight = flights[int(rng.random() * len(flights))]
        goals: list[Fly | Engage | Land | Raid] = list(self._goals(flight))
        for _ in range(min(3, len(goals))):
            order = goals[int(rng.random() * len(goals))]
            if self.refusal(order) is None:
                return order
        speed = self._facts.planes[flight.plane].speed
        end = flight.at.moved(int(rng.random() * 360), int(rng.random() * speed))
        order = Fly(flight.id, (end,))
        return order if self.refusal(order) is None else Rest()

    @rule("VS-BASIC.10")
    def preview(self, value: Order) -> FlyTried:
        if isinstance(value, Rest):
            return FlyTried(None, (), 0, 0, ())
        found = way(self._facts, self._public, self._seat, value)
        flight = self._public.flights.get(value.flight)
        speed = self._facts.planes[flight.plane].speed if flight else 0
        over = passed(self._facts, self._public, self._seat, found.route)
        outlook = None
        if isinstance(value, Fly) and value.target is not None and found.refusal is None:
            outlook = self._outlook(value.flight, value.target, found.route[-1])
        return FlyTried(reason(found.refusal), found.route, length(found.route), speed, over, outlook)

    def _outlook(self, flight: FlightId, target: ShipId, at: Point) -> TargetTotal:
        facts, ship = self._facts, self._public.ships[target]
        there = msgspec.structs.replace(self._public.flights[flight], at=at, target=target)
        attack = flight_attack(facts, self._public, there, ship)
        return total(facts, ship, {flight: attack})

    def _rows(self) -> FlyHints:
        rows = []
        for flight in movable(self._public, self._seat):
            straight = tuple(order for order in self._goals(flight) if self.refusal(order) is None)
            rows.append(FlightRow(flight.id, flight.at, self._facts.planes[flight.plane].speed, straight))
        return FlyHints(tuple(rows))

    def _goals(self, flight: Flight) -> Iterator[Fly | Engage | Land | Raid]:
        """Straight at everything that it could be sent to, near or far."""
        p, seat = self._public, self._seat
        plane = self._facts.planes[flight.plane]
        if flight.armed and plane.damage_dice:
            enemies = (ship for ship in p.ships.values() if ship.side != seat and ship.status == "table")
            yield from (Fly(flight.id, (ship.at,), ship.id) for ship in enemies)
        if plane.role == "fighter":
            met = airborne(p, OTHER[seat])
            yield from (Engage(flight.id, (enemy.at,), enemies=(enemy.id,)) for enemy in met if not enemy.safe)
        for ship in p.ships.values():
            if ship.side == seat and ship.deck_open:
                astern = hull_box(self._facts, ship).stern().moved(ship.heading, -STAND)
                end = self._edge_point(flight, p.sides[seat].edge) if ship.status == "deep" else astern
                yield Land(flight.id, (end,), carrier=ship.id)
            elif ship.side != seat and ship.status == "deep":
                yield Raid(flight.id, (self._edge_point(flight, p.sides[ship.side].edge),), carrier=ship.id)

    def _edge_point(self, flight: Flight, edge: Edge | None) -> Point:
        return Point(flight.at.x, sea(self._facts).north if edge == "north" else 0)


@rule("VS-DEEP.11", "VS-GEO.44")
@step
def raiders_return(s: State) -> None:
    """Flights that were beyond the enemy's edge are back at it, and move on from there."""
    north = sea(s.data).north
    for flight in tuple(s.public.flights.values()):
        if flight.place == "raiding":
            at = Point(flight.at.x, min(max(flight.at.y, STAND), north - STAND))
            s.public.change_flight(flight.id, place="air", at=at, raid=None)
            join(s.public, flight.id)
            s.tell(EVERYONE, "vas-raider-returns", flight=flight.id)


@rule("VS-AIR.11", "VS-AIR.12", "VS-DOG.5")
@step
def choose_air_order(s: State) -> Asking:
    """Once all ships have moved, the holder of the token says whose aircraft move first."""
    p = s.public
    assert p.token is not None, "nobody has the initiative"
    first = p.token
    if all(movable(p, seat) for seat in SEATS):
        first = yield from AIR_ORDER.put(p.token, OneOf((p.token, OTHER[p.token])))
        s.tell(EVERYONE, "vas-air-first", seat=first)
    p.air_first = first
    return (do(fly, first), do(fly, OTHER[first]))


@rule("VS-AIR.12", "VS-AIR.13", "VS-AIR.14", "VS-AIR.15", "VS-TRAIT.30")
@step
def fly(s: State, seat: Seat) -> Asking:
    """One Flight of a side moves, then the next, until its owner lets the rest stay; ships passed over may shoot."""
    p = s.public
    if not movable(p, seat):
        return ()
    order = yield from FLY.put(seat, Sorties(s.view(seat), seat))
    if isinstance(order, Rest):
        return ()
    route = way(s.data, p, seat, order).route
    over = passed(s.data, p, seat, route)
    part(p, order.flight)
    p.change_flight(order.flight, has_moved=True, wake=route)
    return (*(do(pass_over, order.flight, ship) for ship in over), _arrival(order, route[-1]), do(fly, seat))


def _arrival(order: Fly | Engage | Land | Raid, at: Point) -> Do:
    """What a sortie comes to if nobody stops it on the way."""
    if isinstance(order, Land):
        return do(land, order.flight, order.carrier)
    if isinstance(order, Raid):
        return do(leave_table, order.flight, order.carrier, at.x, at.y)
    if isinstance(order, Engage):
        return do(engage, order.flight, at.x, at.y, order.enemies)
    return do(arrive, order.flight, at.x, at.y, order.target or "")


@rule("VS-AIR.27", "VS-KAMI.2", "VS-GEO.32", "VS-FSM.3")
@step
def arrive(s: State, name: FlightId, x: int, y: int, target: ShipId) -> None:
    """A Flight is where it was sent; the ship that it touches to attack her is fixed."""
    p = s.public
    if p.flights[name].place != "air":
        return
    p.change_flight(name, at=Point(x, y), target=target or None)
    join(p, name)
    if target:
        s.tell(EVERYONE, "vas-flight-attacks", flight=name, target=target)
    else:
        s.tell(EVERYONE, "vas-flight-moves", flight=name)


@rule("VS-DOG.1", "VS-DOG.4", "VS-DOG.5", "VS-GEO.33", "VS-FSM.3")
@step
def engage(s: State, name: FlightId, x: int, y: int, enemies: tuple[FlightId, ...]) -> None:
    """A Fighter has met enemy Flights: none of them moves any more until the fight is over."""
    p = s.public
    if p.flights[name].place != "air":
        return
    p.change_flight(name, at=Point(x, y))
    join(p, name)
    for enemy in enemies:
        p.dogfights = (*p.dogfights, (name, enemy))
        s.tell(EVERYONE, "vas-flight-engages", flight=name, enemy=enemy)


@rule("VS-CV.7", "VS-CV.12", "VS-CV.18", "VS-ORD.34", "VS-FSM.3")
@step
def land(s: State, name: FlightId, carrier: ShipId) -> None:
    """A Flight is recovered, and belongs to the carrier from now on."""
    p = s.public
    if p.flights[name].place != "air":
        return
    p.change_flight(name, place="aboard", carrier=carrier, home=carrier, target=None)
    p.change_ship(carrier, operations=p.ships[carrier].operations + 1)
    s.tell(EVERYONE, "vas-flight-lands", flight=name, carrier=carrier)


@rule("VS-DEEP.8", "VS-GEO.11", "VS-FSM.3")
@step
def leave_table(s: State, name: FlightId, carrier: ShipId, x: int, y: int) -> None:
    """A Flight leaves over the enemy's edge for a carrier in deep deployment."""
    p = s.public
    if p.flights[name].place != "air":
        return
    p.change_flight(name, place="raiding", raid=carrier, at=Point(x, y), target=None)
    s.tell(EVERYONE, "vas-flight-raids", flight=name, carrier=carrier)
