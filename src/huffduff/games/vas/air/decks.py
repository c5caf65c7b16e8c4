"""Flight decks: when a carrier can launch and recover, how often, and which Flights."""

from huffduff.games.vas.air.contact import touches_hull
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.tables import WIND_BEARING
from huffduff.games.vas.facts.words import AFT, INCH, ShipId
from huffduff.games.vas.gunnery.arcs import quadrants
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.ships import has_trait
from huffduff.games.vas.state import Flight, Public, Ship
from huffduff.geometry.plane import Point, turn_between

FORE_ARC = 45  # degrees to either side of the bow


@rule("VS-CV.6", "VS-GEO.43", "VS-CV.4")
def into_the_wind(p: Public, ship: Ship) -> bool:
    """Whether the edge that the wind comes from lies ahead of her; without any wind every course will do."""
    return p.wind is None or abs(turn_between(ship.heading, WIND_BEARING[p.wind])) <= FORE_ARC


@rule("VS-CV.14", "VS-CV.15", "VS-CRIT.26", "VS-TRAIT.7")
def able(facts: Facts, ship: Ship) -> bool:
    """Whether a carrier is in a state to handle aircraft: the trait is there and her crew does not fight fires."""
    return has_trait(facts, ship, "carrier") and ship.crew < facts.tables.air.crew_closes_deck


@rule("VS-CV.8", "VS-CV.9", "VS-CV.14", "VS-TRAIT.7", "VS-DEEP.7")
def deck_open(facts: Facts, p: Public, ship: Ship) -> bool:
    """Whether she has sailed straight into the wind, with no Order but Scramble!; far from battle she always has."""
    if not able(facts, ship):
        return False
    if ship.status == "deep":
        return True
    sailed = ship.status == "table" and ship.has_moved and ship.moved > 0 and not ship.turned
    return sailed and ship.order in (None, "scramble") and into_the_wind(p, ship)


@rule("VS-CV.7", "VS-ORD.33", "VS-ORD.34", "VS-DEEP.7")
def operations_left(ship: Ship) -> int:
    """How many Flights she can still launch or recover this turn: one in all, two under Scramble!."""
    return (2 if ship.under("scramble") else 1) - ship.operations


@rule("VS-CV.13", "VS-CV.16", "VS-AIR.8")
def ready(facts: Facts, p: Public, carrier: ShipId) -> tuple[Flight, ...]:
    """The Flights on her deck that can take off: those that are armed."""
    return tuple(
        flight
        for flight in p.flights.values()
        if flight.place == "aboard"
        and flight.carrier == carrier
        and flight.armed
        and facts.planes[flight.plane].carrier_capable
    )


@rule("VS-CV.19", "VS-AIR.9")
def room_for(facts: Facts, p: Public, carrier: Ship, flight: Flight) -> bool:
    """Whether a carrier has room for one more beside the Flights aboard and those of hers that are in the air."""
    others = sum(
        (other.place == "aboard" and other.carrier == carrier.id)
        or (other.place in ("air", "raiding") and other.home == carrier.id)
        for other in p.flights.values()
        if other.id != flight.id
    )
    return others < facts.cards[carrier.card].capacity


@rule("VS-CV.12", "VS-GEO.34")
def at_stern(facts: Facts, carrier: Ship, at: Point) -> bool:
    """Whether a stand touches the stern of a carrier."""
    hull = hull_box(facts, carrier)
    return touches_hull(hull, at) and bool(quadrants(carrier, at) & AFT) and at.within(hull.stern(), INCH)
