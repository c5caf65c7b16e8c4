"""Aircraft: bombers at the ship where they do most, Fighters at enemy Flights, those with empty racks home."""

from collections.abc import Iterator

import msgspec

from huffduff.games.vas.air.attacks import StrikeHints
from huffduff.games.vas.air.bombs import flight_attack
from huffduff.games.vas.air.carriers import LaunchHints, Post
from huffduff.games.vas.air.contact import STAND
from huffduff.games.vas.air.division import chance_down
from huffduff.games.vas.air.guns import GunTarget, dp_reach, face_needed
from huffduff.games.vas.air.moving import FlightRow, FlyHints, passed
from huffduff.games.vas.air.rearming import RearmHints
from huffduff.games.vas.air.sorties import Engage, Fly, Land, Order, Raid, Rest, way
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.numbers import ARMED_EXTRA, FIGHT_WORTH, HOMEWARD, ODDS_OF_FIGHT
from huffduff.games.vas.captain.worth import Gauge, loss
from huffduff.games.vas.end.closing import DOWN
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import INCH, FlightId, Seat, ShipId
from huffduff.games.vas.movement.stacking import hull_box
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.ships import attack_dice, local_dice
from huffduff.games.vas.state import Flight, Ship
from huffduff.geometry.plane import Point

Sent = Fly | Engage | Land | Raid

BEAMS = (90, 270)  # bearings from the bow at which Flights are launched
BERTH = 2 * STAND  # how far off bow and stern a way round a ship leads
STEPS = 100  # parts into which the way to a far target is divided


def strike_worth(gauge: Gauge, flight: Flight, target: Ship) -> float:
    """What a Flight's attack on a ship is worth."""
    return gauge.in_points(target, loss(flight_attack(gauge.facts, gauge.public, flight, target)))


def fight_worth(desk: Desk, flight: Flight, enemy: Flight) -> float:
    """What meeting an enemy Flight in the air is worth."""
    ours, theirs = desk.facts.planes[flight.plane], desk.facts.planes[enemy.plane]
    prize = theirs.points + (ARMED_EXTRA if enemy.armed and theirs.damage_dice else 0.0)
    return prize * (FIGHT_WORTH + ODDS_OF_FIGHT * (ours.dogfight - theirs.dogfight))


def worth(desk: Desk, order: Sent) -> float:
    """What a sortie is worth, if its Flight comes through, less what it costs if it does not."""
    shot_down = _risk(desk, order)
    points = desk.facts.planes[desk.public.flights[order.flight].plane].points
    return (1 - shot_down) * _gain(desk, order) - shot_down * points


def _passed(desk: Desk, order: Sent) -> tuple[ShipId, ...]:
    """The enemy ships over which a sortie leads that can shoot at it at once."""
    return passed(desk.facts, desk.public, desk.seat, way(desk.facts, desk.public, desk.seat, order).route)


def _risk(desk: Desk, order: Sent) -> float:
    """The chance that Local fire on the way brings a Flight down."""
    facts, through = desk.facts, 1.0
    plane = facts.planes[desk.public.flights[order.flight].plane]
    need = face_needed(facts, plane, contact=False, local=True)
    target = GunTarget(order.flight, own=False, local=True, need=need, local_need=need, hits=plane.hits_to_down)
    for name in _passed(desk, order):
        ship = desk.public.ships[name]
        for battery in facts.cards[ship.card].of("aa"):
            through *= 1 - chance_down(target, 0, local_dice(ship, battery))
    return 1 - through


def _round(desk: Desk, order: Sent) -> Sent:
    """A sortie past the bow or the stern of a ship that it would pass over, where that is not too far."""
    crossed = _passed(desk, order)
    ways: list[Sent] = [order]
    for name in dict.fromkeys(crossed):
        hull = hull_box(desk.facts, desk.public.ships[name])
        past = (hull.bow().moved(hull.heading, BERTH), hull.stern().moved(hull.heading, -BERTH))
        ways += [msgspec.structs.replace(order, path=(point, *order.path)) for point in past]
    return min((one for one in ways if one in desk.choice), key=lambda one: len(_passed(desk, one)))


def _gain(desk: Desk, order: Sent) -> float:
    """What a sortie brings."""
    public = desk.public
    flight = public.flights[order.flight]
    if isinstance(order, Engage):
        return fight_worth(desk, flight, public.flights[order.enemies[0]])
    if isinstance(order, Land):
        return 0.0 if flight.armed else HOMEWARD
    target = order.carrier if isinstance(order, Raid) else order.target
    if target is None or not _bomber(desk, flight):
        return 0.0
    return strike_worth(desk.gauge, flight, public.ships[target])


def _bomber(desk: Desk, flight: Flight) -> bool:
    """Whether a Flight has something to drop."""
    return flight.armed and desk.facts.planes[flight.plane].damage_dice > 0


def sortie(desk: Desk) -> Order:
    """The best thing that any Flight can do now; those that reach nothing close in, then the rest stays."""
    rows = desk.hints(FlyHints).flights
    hoped = [(_gain(desk, order), order) for row in rows for order in row.straight]
    best: Sent | None = None
    most = 0.0
    for gain, straight in sorted(hoped, key=lambda pair: -pair[0]):
        if gain <= most:
            break
        order = _round(desk, straight)
        value = worth(desk, order)
        if value > most:
            best, most = order, value
    if best is not None:
        return best
    closer = (order for row in rows for order in _closer(desk, row))
    return next((_round(desk, order) for order in closer if order in desk.choice), Rest())


def _closer(desk: Desk, row: FlightRow) -> Iterator[Fly]:
    """As far as it gets towards the ship it would like to attack, or home, but not under her guns if it can strike from
    outside; less far where something is in the way."""
    flight = desk.public.flights[row.flight]
    goal = _goal(desk, flight)
    distance = 0 if goal is None else flight.at.distance(goal)
    loaded = _bomber(desk, flight)
    if goal is None or distance <= STAND or (distance <= row.speed and loaded):
        return
    way, most = goal.minus(flight.at), min(STEPS, row.speed * STEPS // distance)
    ends = [Point(flight.at.x + way.x * part // STEPS, flight.at.y + way.y * part // STEPS) for part in range(most + 1)]
    if loaded:
        waiting = next((end for end in reversed(ends) if not _under_fire(desk, end)), None)
        if waiting is not None and waiting.distance(goal) <= max(row.speed, ends[-1].distance(goal)):
            yield Fly(row.flight, (waiting,))
    for part in (most, most // 2):
        yield Fly(row.flight, (ends[part],))


def _under_fire(desk: Desk, at: Point) -> bool:
    """Whether an enemy ship can shoot at a Flight there, though it does not touch her."""
    enemies = (ship for ship in desk.public.ships.values() if ship.side != desk.seat and ship.status == "table")
    return any(ship.at.within(at, _umbrella(desk.facts, ship)) for ship in enemies)


def _umbrella(facts: Facts, ship: Ship) -> int:
    """How far a ship shoots at aircraft."""
    weapons = [weapon for weapon in facts.cards[ship.card].weapons.values() if attack_dice(ship, weapon)]
    batteries = [weapon.reach for weapon in weapons if weapon.kind == "aa"]
    return max([0, *batteries, *(dp_reach(facts, gun) for gun in weapons if gun.kind == "light" and gun.has("dp"))])


def _goal(desk: Desk, flight: Flight) -> Point | None:
    if not _bomber(desk, flight):
        return _home(desk, flight) if not flight.armed or _under_fire(desk, flight.at) else None
    enemies = [ship for ship in desk.public.ships.values() if ship.side != flight.side and ship.status == "table"]
    best = max(enemies, key=lambda ship: strike_worth(desk.gauge, flight, ship), default=None)
    return None if best is None else best.at


def _home(desk: Desk, flight: Flight) -> Point:
    """Its carrier, or the own edge: she is beyond it, or there the Flight is out of the way."""
    home = desk.public.ships.get(flight.home) if flight.home else None
    if home is not None and home.status == "table":
        return home.at
    own = desk.public.sides[flight.side].edge
    return Point(flight.at.x, sea(desk.facts).north if own == "north" else 0)


def bombers_first(desk: Desk, flights: tuple[FlightId, ...]) -> list[FlightId]:
    """A Fighter and then the heaviest loads; no Fighters where the enemy has no aircraft that they could meet."""
    planes, every = desk.facts.planes, desk.public.flights
    loaded = sorted(flights, key=lambda flight: -planes[every[flight].plane].damage_dice)
    fighters = [flight for flight in loaded if planes[every[flight].plane].role == "fighter"]
    if not any(other.side != desk.seat and other.place not in DOWN for other in every.values()):
        return [flight for flight in loaded if flight not in fighters]
    return [*fighters[:1], *(flight for flight in loaded if flight not in fighters[:1])]


def launches(desk: Desk) -> tuple[Post, ...]:
    """To either beam of the carrier; from far off, over the own edge opposite the enemy."""
    hints = desk.hints(LaunchHints)
    carrier = desk.public.ships[hints.carrier]
    chosen = bombers_first(desk, hints.flights)[: hints.most]
    if hints.y is not None:
        return tuple(Post(flight, Point(desk.enemy_middle, hints.y)) for flight in chosen)
    return tuple(
        Post(flight, carrier.at.moved((carrier.heading + BEAMS[place % 2]) % 360, INCH))
        for place, flight in enumerate(chosen)
    )


def strikes(desk: Desk) -> tuple[FlightId, ...]:
    """The likeliest to hit first."""
    rows = sorted(desk.hints(StrikeHints).flights, key=lambda row: -row.hit_chance)
    return tuple(row.flight for row in rows)


def rearmed(desk: Desk) -> tuple[FlightId, ...]:
    """Every Flight that can be."""
    return tuple(row.flight for row in desk.hints(RearmHints).flights)


def first_to_fly(desk: Desk) -> Seat:
    """He flies first: Fighters pin down what has not moved, and bombers are not pinned down themselves."""
    return desk.seat
