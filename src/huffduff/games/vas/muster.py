"""Fleets come together: ships and Flights of this battle out of a list, or out of a set battle."""

from collections.abc import Mapping

from huffduff.games.vas.air.contact import join
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.battles import Scenario, SetShip, SetSide
from huffduff.games.vas.facts.cards import Card, plain_letters
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, SEATS, CardId, FlightId, PlaneId, Seat, ShipId
from huffduff.games.vas.options import corrected
from huffduff.games.vas.ships import fresh_mounts
from huffduff.games.vas.state import Flight, Public, Ship, Side
from huffduff.games.vas.war.fleets import FleetList, bill
from huffduff.geometry.plane import Point


def ship_id(seat: Seat, name: str) -> ShipId:
    """The id of a ship of this battle, from her side and her name in plain letters."""
    return ShipId(f"{seat}-{plain_letters(name)}")


def new_ship(seat: Seat, card: Card, name: str, *, vt: bool = False) -> Ship:
    """A ship as she leaves port."""
    return Ship(ship_id(seat, name), seat, card.id, card.hull, fresh_mounts(card), name, vt=vt)


class Hangar:
    """Gives Flights of one side their ids as they come."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._numbers: dict[PlaneId, int] = {}
        self.flights: dict[FlightId, Flight] = {}

    def add(self, plane: PlaneId, home: ShipId | None, at: Point | None) -> None:
        """One more Flight: at a place in the air, or aboard its carrier."""
        number = self._numbers[plane] = self._numbers.get(plane, 0) + 1
        name = FlightId(f"{self._seat}-{plane}-{number}")
        if at is not None:
            self.flights[name] = Flight(name, self._seat, plane, home, "air", at=at)
        else:
            self.flights[name] = Flight(name, self._seat, plane, home, "aboard", home)


@rule("VS-AIR.1", "VS-AIR.3", "VS-AIR.9")
def muster(facts: Facts, public: Public, seat: Seat, fleet: FleetList) -> None:
    """A list becomes ships and Flights; land-based Flights have no place until they are deployed."""
    hangar = Hangar(seat)
    for entry in fleet.ships:
        ship = new_ship(seat, facts.cards[entry.card], entry.name, vt=entry.vt)
        public.ships[ship.id] = ship
        for plane in entry.flights:
            hangar.add(plane, ship.id, None)
    for plane in fleet.flights:
        hangar.add(plane, None, None)
    public.flights.update(hangar.flights)
    public.change_side(seat, spent=bill(facts, fleet).total, strength=len(fleet.ships), all_air=not fleet.ships)


def set_battle(facts: Facts, scenario: Scenario, options: Mapping[str, str]) -> Public:
    """The table of a set battle, with every ship in her place."""
    assert scenario.year is not None
    public = Public(
        scenario.id,
        dict(options),
        scenario.year,
        {},
        {},
        {},
        last_turn=facts.turns(scenario),
        wind=scenario.wind,
        horizon=facts.horizon(scenario),
    )
    for seat, side in zip(SEATS, scenario.side, strict=True):
        public.sides[seat] = Side(side.navy, side.objective, edge=side.edge)
        _place(facts, public, seat, side)
    return public


@rule("VS-DOG.8", "VS-DOG.16")
def _place(facts: Facts, public: Public, seat: Seat, side: SetSide) -> None:
    """The ships and Flights of one side of a set battle; reinforcements only where they were agreed on.

    Flights that begin at one place support and escort each other from the first turn on.
    """
    ids: list[ShipId] = []
    for entry in side.ship:
        card = facts.cards[CardId(entry.card)]
        ids.append(ship_id(seat, entry.name or card.name))
        if entry.optional and public.options.get("reinforcements") != "on":
            continue
        ship = new_ship(seat, card, entry.name or card.name)
        public.ships[ship.id] = ship
        _station(public, ship, entry)
    hangar = Hangar(seat)
    for flights in side.flight:
        home = ids[flights.carrier - 1] if flights.carrier else None
        for number in range(flights.count):
            airborne = number < flights.airborne and flights.at is not None
            hangar.add(PlaneId(flights.plane), home, _point(flights.at) if airborne and flights.at else None)
    for flight in hangar.flights.values():
        public.flights[flight.id] = flight
        if flight.place == "air" and corrected(public.options):
            join(public, flight.id)
    ours = [ship for ship in public.ships.values() if ship.side == seat]
    spent = sum(facts.cards[ship.card].points for ship in ours)
    deep = tuple(ship.id for ship in ours if ship.status == "deep")
    public.change_side(seat, spent=spent, deep=deep, strength=len(ours), all_air=not ours)


def _station(public: Public, ship: Ship, entry: SetShip) -> None:
    """Where a ship of a set battle begins, and what she has already suffered."""
    status = "waiting" if entry.due else "deep" if entry.deep else "table"
    public.change_ship(
        ship.id,
        status=status,
        at=_point(entry.at),
        heading=entry.heading,
        edge=entry.edge,
        due=entry.due,
        hull=entry.hull or ship.hull,
        engine=entry.engine,
        rudder=entry.rudder,
        anchored=entry.anchored,
        vitals=("rudder",) if entry.rudder != "free" else (),
    )


def _point(inches: tuple[float, float]) -> Point:
    return Point(round(inches[0] * INCH), round(inches[1] * INCH))
