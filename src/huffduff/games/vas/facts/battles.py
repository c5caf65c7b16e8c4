"""Scenarios: how fleets come together, and set battles with every ship in her place."""

from typing import Literal

from huffduff.engine.errors import BadData
from huffduff.engine.tables import Strict
from huffduff.games.vas.facts.cards import Card, Plane
from huffduff.games.vas.facts.words import CardId, Edge, Navy, Objective, PlaneId, Rudder

Kind = Literal["war", "paired", "free", "set"]


class SetFlights(Strict, frozen=True):
    """Flights of one kind: aboard a ship of the list (by her place in it, from 1) or from land (0).

    Those that are already in the air stand at `at`, in inches.
    """

    plane: str
    count: int
    carrier: int = 0
    airborne: int = 0
    at: tuple[int, int] | None = None


class SetShip(Strict, frozen=True):
    """A ship of a set battle: where she stands in inches, or over which edge she comes and in which turn."""

    card: str
    at: tuple[float, float] = (0, 0)
    heading: int = 0
    name: str = ""
    hull: int | None = None
    engine: int = 0
    rudder: Rudder = "free"
    anchored: bool = False
    deep: bool = False
    due: int = 0
    edge: Edge | None = None
    optional: bool = False


class SetSide(Strict, frozen=True):
    """One side of a set battle."""

    navy: Navy
    edge: Edge
    objective: Objective
    ship: tuple[SetShip, ...]
    flight: tuple[SetFlights, ...] = ()


class Scenario(Strict, frozen=True, rename="kebab"):
    """A scenario; `horizon` is how far one can see, in inches; `scouting` says whether fleets may scout.

    Turns and horizon are those of the book where it does not say otherwise.
    """

    id: str
    kind: Kind
    turns: int | None = None
    horizon: int | None = None
    scouting: bool = False
    all_air: bool = False
    year: int | None = None
    wind: Edge | None = None
    safe_edges: tuple[Edge, ...] = ("north", "east", "south", "west")
    side: tuple[SetSide, ...] = ()


class Scenarios(Strict, frozen=True):
    """The file `scenarios.toml`."""

    scenario: tuple[Scenario, ...]


def check_scenario(
    scenario: Scenario, cards: dict[CardId, Card], planes: dict[PlaneId, Plane], table: tuple[int, int]
) -> None:
    """Refuse a set battle that names what there is not, or puts it where or when it cannot be."""
    place = f"vas/scenarios.toml: scenario[{scenario.id}]"
    if min(scenario.turns or 1, scenario.horizon or 1) < 1:
        raise BadData(f"{place}: there is at least one turn, and one sees at least an inch")
    if (scenario.kind == "set") != (len(scenario.side) == 2 and scenario.year is not None):
        raise BadData(f"{place}: a set battle has a year and two sides, and only a set battle")
    for side in scenario.side:
        for ship in side.ship:
            card = cards.get(CardId(ship.card))
            if card is None or card.navy != side.navy or card.year > (scenario.year or 0):
                raise BadData(f"{place}: {ship.card} is no ship of that navy in that year")
            if ship.name and ship.name not in card.members:
                raise BadData(f"{place}: {ship.name} does not sail with the card {ship.card}")
            _check_station(place, ship, card, table)
        for flight in side.flight:
            _check_flights(place, side, flight, cards, planes, scenario.year or 0)


def _check_station(place: str, ship: SetShip, card: Card, table: tuple[int, int]) -> None:
    """A ship of a set battle is on the table or on her way to it, and no more hurt than a ship can be."""
    on_table = all(0 <= where <= most for where, most in zip(ship.at, table, strict=True))
    if not on_table or not 0 <= ship.heading < 360:
        raise BadData(f"{place}: {ship.card} is not on the table, or has no heading")
    if (ship.due > 0) != (ship.edge is not None) or (ship.optional and not ship.due):
        raise BadData(
            f"{place}: {ship.card}: who comes later comes over an edge, and only who comes later may stay away"
        )
    if not 0 < (card.hull if ship.hull is None else ship.hull) <= card.hull or not 0 <= ship.engine <= 6:
        raise BadData(f"{place}: {ship.card} has more Hull or damage than a ship can have")
    if ship.deep and "carrier" not in card.traits:
        raise BadData(f"{place}: {ship.card} is no carrier and cannot be in deep deployment")


def _check_flights(
    place: str, side: SetSide, flight: SetFlights, cards: dict[CardId, Card], planes: dict[PlaneId, Plane], year: int
) -> None:
    plane = planes.get(PlaneId(flight.plane))
    if plane is None or plane.navy != side.navy or plane.year > year:
        raise BadData(f"{place}: {flight.plane} flies for another navy, or not yet")
    if not 0 <= flight.airborne <= flight.count or (flight.airborne > 0) != (flight.at is not None):
        raise BadData(f"{place}: {flight.plane}: Flights in the air are somewhere, and no more than there are")
    if flight.carrier == 0:
        if flight.airborne != flight.count:
            raise BadData(f"{place}: {flight.plane}: Flights from land are in the air")
        return
    if flight.carrier > len(side.ship) or not plane.carrier_capable:
        raise BadData(f"{place}: {flight.plane} cannot fly from a carrier, or there is none")
    aboard = sum(other.count for other in side.flight if other.carrier == flight.carrier)
    if aboard > cards[CardId(side.ship[flight.carrier - 1].card)].capacity:
        raise BadData(f"{place}: {aboard} Flights are more than the carrier holds")
