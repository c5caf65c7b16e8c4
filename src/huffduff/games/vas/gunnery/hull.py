"""Hull points lost, and ships with them."""

from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.state import State


@rule("VS-DMG.3", "VS-DMG.9", "VS-BASIC.6", "VS-CRIT.9", "VS-EX.1")
def lose(s: State, ship: ShipId, damage: int) -> bool:
    """Take damage off a ship's Hull at once; whether that sinks her."""
    left = s.public.ships[ship].hull - damage
    if left <= 0:
        sink(s, ship)
        return True
    if damage:
        s.public.change_ship(ship, hull=left)
        s.tell(EVERYONE, "vas-damage", ship=ship, damage=damage, hull=left)
    return False


@rule("VS-DMG.9", "VS-VITAL.11", "VS-FSM.3")
def sink(s: State, ship: ShipId) -> None:
    """A ship goes down, with the Flights on her decks."""
    s.public.change_ship(ship, hull=0, status="sunk")
    s.tell(EVERYONE, "vas-sunk", ship=ship)
    for flight in tuple(s.public.flights.values()):
        if flight.place == "aboard" and flight.carrier == ship:
            s.public.change_flight(flight.id, place="drowned")
