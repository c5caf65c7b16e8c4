"""A fleet: the cards that give most fire and staying power for their points, and Flights for what is left."""

from math import sqrt

from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.captain.missions import ACROSS
from huffduff.games.vas.captain.numbers import (
    DECK_HELPS,
    FLIGHT_FIRE,
    FLIGHTS_PART,
    HARD_TO_HIT,
    HORIZON,
    RUNNER,
    TORPEDO_PART,
    TYPICAL_ARMOUR,
)
from huffduff.games.vas.facts.cards import Card, Plane, Weapon
from huffduff.games.vas.facts.words import PlaneId
from huffduff.games.vas.war.building import FleetHints
from huffduff.games.vas.war.fleets import MOST_FLIGHTS, MOST_SHIPS, FleetList, FleetShip

FIGHTERS_EVERY = 3  # Flights of a deck, of which one is a Fighter


def _pierces(ap: int, armour: int) -> float:
    """The chance that a Damage Die does something; a natural 1 never does."""
    return max(1, min(5, 7 - armour + ap)) / 6


def weapon_fire(weapon: Weapon) -> float:
    """What a system counts for in a fleet."""
    if weapon.kind == "aa":
        return 0.0
    again = TORPEDO_PART if weapon.kind == "torpedo" else 1.0
    strength = weapon.dice * weapon.damage_dice * _pierces(weapon.ap, TYPICAL_ARMOUR)
    return again * strength * min(weapon.reach, HORIZON) / HORIZON


def strength(card: Card) -> float:
    """Fire and staying power together, for each of her points."""
    fire = sum(map(weapon_fire, card.weapons.values())) + FLIGHT_FIRE * card.capacity
    lasts = card.hull / _pierces(0, card.armour)
    lasts *= HARD_TO_HIT if card.type == "destroyer" else 1.0
    lasts *= DECK_HELPS if "armoured-deck" in card.traits else 1.0
    return sqrt(fire * lasts) / card.points


def _bomber(plane: Plane) -> float:
    return plane.damage_dice * (2 if plane.has("devastating") else 1) / plane.points


def build(desk: Desk) -> FleetList:
    """The strongest ships for their points as long as they fit; where nobody counts, the agreed points are kept to."""
    facts, hints = desk.facts, desk.hints(FleetHints)
    budget = int(desk.public.options["points"]) if hints.budget is None else hints.budget
    flying = [facts.planes[plane] for plane in hints.planes]
    aboard = [plane for plane in flying if plane.carrier_capable]
    least = RUNNER if desk.objective in ACROSS else 0
    fitting = [offer for offer in hints.cards if facts.cards[offer.card].speed >= least] or hints.cards
    best = sorted(fitting, key=lambda offer: -strength(facts.cards[offer.card]))
    left, flights = budget, MOST_FLIGHTS
    ships: list[FleetShip] = []
    taken: list[str] = []
    for offer, name in [(one, name) for one in best for name in one.names]:
        fits = offer.points <= left and offer.capacity <= flights and len(ships) < MOST_SHIPS
        if fits and name not in taken:
            group = deck(aboard, offer.capacity)
            ships.append(FleetShip(offer.card, name, vt=offer.vt, flights=group))
            taken.append(name)
            left, flights = left - offer.points, flights - len(group)
    part, whole = facts.war.flights_at_most
    most = min(int(budget * FLIGHTS_PART), (budget - left) * part // (whole - part))
    return FleetList(tuple(ships), _from_land(flying, left, most)[:flights])


def deck(aboard: list[Plane], capacity: int) -> tuple[PlaneId, ...]:
    """The air group of a carrier: bombers, and a Fighter for every few of them."""
    if not aboard:
        return ()
    bomber = max(aboard, key=_bomber)
    fighters = [plane for plane in aboard if plane.role == "fighter"]
    fighter = max(fighters, key=lambda plane: plane.dogfight, default=bomber)
    return tuple(fighter.id if number % FIGHTERS_EVERY == 0 else bomber.id for number in range(capacity))


def _from_land(flying: list[Plane], left: int, most: int) -> tuple[PlaneId, ...]:
    """Bombers from land for the points that no ship was to be had for."""
    bombers = [plane for plane in flying if plane.role not in ("fighter", "kamikaze")]
    if not bombers:
        return ()
    bomber = max(bombers, key=_bomber)
    return (bomber.id,) * (min(left, most) // bomber.points)
