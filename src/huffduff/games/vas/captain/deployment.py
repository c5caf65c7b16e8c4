"""Where the fleet begins: in lines abreast at the front of the zone, opposite the enemy, carriers behind."""

from huffduff.games.vas.captain.numbers import ABREAST, FRONT, ROW
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Seat
from huffduff.games.vas.movement.entering import edge_length, inward
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import Public
from huffduff.games.vas.war.deployment import Berth, DeployHints
from huffduff.geometry.plane import Point


def enemy_middle(facts: Facts, public: Public, seat: Seat) -> int:
    """How far east the enemy's ships are on average; the middle of the table as long as there are none."""
    there = [ship.at.x for ship in public.ships.values() if ship.side != seat and ship.status == "table"]
    return sum(there) // len(there) if there else edge_length(sea(facts), "south") // 2


def berths(facts: Facts, public: Public, seat: Seat, hints: DeployHints) -> tuple[Berth, ...]:
    """The ships of the list, strongest in the middle of the first line."""
    own = public.sides[seat].edge
    assert own is not None, "the zones are chosen"
    low, high = hints.low, hints.high
    across = max(1, (high.x - low.x) // ABREAST)
    cards = {ship: facts.cards[public.ships[ship].card] for ship in hints.ships}
    ordered = sorted(hints.ships, key=lambda ship: (cards[ship].capacity > 0, -cards[ship].points))
    lines = [ordered[start : start + across] for start in range(0, len(ordered), across)]
    found = []
    for number, line in enumerate(lines):
        half = len(line) * ABREAST // 2
        middle = min(max(enemy_middle(facts, public, seat), low.x + half), high.x - half)
        for place, ship in enumerate(line):
            aside = (place + 1) // 2 * ABREAST * (1 if place % 2 else -1)
            back = FRONT + ROW * (number + (cards[ship].capacity > 0))
            y = high.y - back if own == "south" else low.y + back
            x = min(max(middle + aside, low.x), high.x)
            found.append(Berth(ship, Point(x, min(max(y, low.y), high.y)), inward(own)))
    return tuple(found)
