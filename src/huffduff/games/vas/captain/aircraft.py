"""Aircraft: bombers at the ship where they do most, Fighters at enemy Flights, those with empty racks home."""

from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.carriers import LaunchHints, Post
from huffduff.games.vas.air.moving import FlightRow, FlyHints
from huffduff.games.vas.air.sorties import Engage, Fly, Land, Order, Raid, Rest
from huffduff.games.vas.captain.numbers import ARMED_EXTRA, FIGHT_WORTH, HOMEWARD, ODDS_OF_FIGHT
from huffduff.games.vas.captain.worth import loss, part_lost
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, FlightId
from huffduff.games.vas.state import Flight, Public, Ship
from huffduff.geometry.plane import Point

BEAMS = (90, 270)  # bearings from the bow at which Flights are launched
STEPS = 100  # parts into which the way to a far target is divided


def strike_worth(facts: Facts, public: Public, flight: Flight, target: Ship) -> float:
    """What a Flight's attack on a ship is worth."""
    card = facts.cards[target.card]
    return card.points * part_lost(card, target.hull, loss(flight_attack(facts, public, flight, target)))


def fight_worth(facts: Facts, flight: Flight, enemy: Flight) -> float:
    """What meeting an enemy Flight in the air is worth."""
    ours, theirs = facts.planes[flight.plane], facts.planes[enemy.plane]
    prize = theirs.points + (ARMED_EXTRA if enemy.armed and theirs.damage_dice else 0.0)
    return prize * (FIGHT_WORTH + ODDS_OF_FIGHT * (ours.dogfight - theirs.dogfight))


def worth(facts: Facts, public: Public, order: Fly | Engage | Land | Raid) -> float:
    """What a sortie is worth."""
    flight = public.flights[order.flight]
    if isinstance(order, Engage):
        return fight_worth(facts, flight, public.flights[order.enemies[0]])
    if isinstance(order, Land):
        return 0.0 if flight.armed else HOMEWARD
    target = order.carrier if isinstance(order, Raid) else order.target
    if target is None or not flight.armed or not facts.planes[flight.plane].damage_dice:
        return 0.0
    return strike_worth(facts, public, flight, public.ships[target])


def sortie(facts: Facts, public: Public, hints: FlyHints) -> Order:
    """The best thing that any Flight can do now; those that reach nothing close in, then the rest stays."""
    orders = [order for row in hints.flights for order in row.straight]
    best = max(orders, key=lambda order: worth(facts, public, order), default=None)
    if best is not None and worth(facts, public, best) > 0:
        return best
    return next((order for row in hints.flights if (order := _approach(facts, public, row))), Rest())


def _approach(facts: Facts, public: Public, row: FlightRow) -> Fly | None:
    """As far as it gets towards the ship it would like to attack, or home."""
    flight = public.flights[row.flight]
    goal = _goal(facts, public, flight)
    distance = 0 if goal is None else flight.at.distance(goal)
    if goal is None or distance <= row.speed:
        return None
    part = row.speed * STEPS // distance
    way = goal.minus(flight.at)
    return Fly(row.flight, (Point(flight.at.x + way.x * part // STEPS, flight.at.y + way.y * part // STEPS),))


def _goal(facts: Facts, public: Public, flight: Flight) -> Point | None:
    if not flight.armed:
        home = public.ships.get(flight.home) if flight.home else None
        return home.at if home and home.status == "table" else None
    if not facts.planes[flight.plane].damage_dice:
        return None
    enemies = [ship for ship in public.ships.values() if ship.side != flight.side and ship.status == "table"]
    best = max(enemies, key=lambda ship: strike_worth(facts, public, flight, ship), default=None)
    return None if best is None else best.at


def launches(facts: Facts, public: Public, hints: LaunchHints) -> tuple[Post, ...] | None:
    """Bombers first, to either beam of the carrier; from far off wherever it may be."""
    if hints.y is not None:
        return None
    carrier = public.ships[hints.carrier]
    ordered = sorted(hints.flights, key=lambda flight: -facts.planes[public.flights[flight].plane].damage_dice)
    chosen: list[FlightId] = ordered[: hints.most]
    return tuple(
        Post(flight, carrier.at.moved((carrier.heading + BEAMS[place % 2]) % 360, INCH))
        for place, flight in enumerate(chosen)
    )
