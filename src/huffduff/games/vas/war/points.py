"""Victory points, counted in quarters so that nothing is ever rounded."""

from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Seat
from huffduff.games.vas.state import Public, Ship

WHOLE, HALF, QUARTER = 4, 2, 1


@rule("VS-VP.10", "VS-VP.11", "VS-VP.12")
def destroyed(facts: Facts, p: Public, ship: Ship) -> bool:
    """Whether a ship is lost: sunk, or gone over an edge where nobody is safe."""
    if ship.status == "withdrawn":
        return ship.edge not in facts.scenarios[p.scenario].safe_edges
    return ship.status == "sunk"


@rule("VS-VP.1", "VS-VP.2", "VS-VP.3", "VS-VP.5", "VS-VP.6", "VS-VP.11", "VS-OBJ.13", "VS-OBJ.17", "VS-SCOUT.14")
def ship_quarters(facts: Facts, p: Public, ship: Ship) -> int:
    """What a ship is worth to her enemy: her points once, for the worst that has happened to her."""
    share = 0
    if destroyed(facts, p, ship):
        share = WHOLE
    elif ship.crippled:
        share = HALF
    elif ship.status == "withdrawn":
        share = QUARTER
    return share * facts.cards[ship.card].points


@rule("VS-VP.4", "VS-VP.7", "VS-VP.8", "VS-OBS.6", "VS-EX.5")
def quarters(facts: Facts, p: Public, seat: Seat) -> int:
    """The victory points of a side, in quarters: enemy ships, and enemy Flights shot down."""
    ships = sum(ship_quarters(facts, p, ship) for ship in p.ships.values() if ship.side != seat)
    lost = (flight for flight in p.flights.values() if flight.side != seat and flight.place == "lost")
    return ships + sum(WHOLE * facts.planes[flight.plane].points for flight in lost)


def in_points(quarters: int) -> str:
    """Quarters as people write points: 32.5."""
    whole, rest = divmod(quarters, WHOLE)
    return f"{whole}{('', '.25', '.5', '.75')[rest]}"
