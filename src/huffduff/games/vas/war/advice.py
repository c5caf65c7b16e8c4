"""Help with a fleet list: what still fits, what would make it legal, and a list filled up."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from huffduff.games.vas.facts.cards import Card, Plane
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import PlaneId, Role
from huffduff.games.vas.war.fleets import (
    MOST_SHIPS,
    FleetList,
    FleetShip,
    Terms,
    bill,
    first_refusal,
    names_for,
    offered,
)

ENOUGH = 4  # ships of a fleet where nobody counts points
DEAREST = (2, 3)  # a ship that costs more of what is left is not put into a list by itself
REPAIRS = 4  # more ways out than that are not shown
DECK_ROLES: tuple[Role, ...] = ("fighter", "dive-bomber", "torpedo-bomber")


class Repair(msgspec.Struct, frozen=True):
    """A ship, or a Flight from land, without which a list would be legal, by its place in the list."""

    part: Literal["ship", "flight"]
    index: int


def points_left(facts: Facts, terms: Terms, fleet: FleetList) -> int | None:
    """What a list has not spent; None where nobody counts."""
    return None if terms.budget is None else terms.budget - bill(facts, fleet).total


def too_dear(facts: Facts, terms: Terms, fleet: FleetList) -> tuple[int, ...]:
    """For each card that is offered, by how many points one more of it would be too much."""
    left = points_left(facts, terms, fleet)
    return tuple(0 if left is None else max(0, card.points - left) for card in offered(facts, terms))


def repairs(facts: Facts, terms: Terms, fleet: FleetList) -> tuple[Repair, ...]:
    """What could be left out of a refused list to make it legal, the cheapest first."""
    if first_refusal(facts, terms, fleet) is None:
        return ()
    found = sorted(
        (price, place, repair)
        for place, (price, repair, rest) in enumerate(_without_one(facts, fleet))
        if first_refusal(facts, terms, rest) is None
    )
    return tuple(repair for _, _, repair in found[:REPAIRS])


def _without_one(facts: Facts, fleet: FleetList) -> Iterator[tuple[int, Repair, FleetList]]:
    """The list without each of its ships and each kind of Flight from land, and what that was worth."""
    for index, ship in enumerate(fleet.ships):
        card = facts.cards.get(ship.card)
        rest = msgspec.structs.replace(fleet, ships=fleet.ships[:index] + fleet.ships[index + 1 :])
        yield card.points if card else 0, Repair("ship", index), rest
    for index, plane in enumerate(fleet.flights):
        if plane in fleet.flights[index + 1 :]:
            continue
        row = facts.planes.get(plane)
        rest = msgspec.structs.replace(fleet, flights=fleet.flights[:index] + fleet.flights[index + 1 :])
        yield row.points if row else 0, Repair("flight", index), rest


def filled(facts: Facts, terms: Terms, fleet: FleetList) -> FleetList:
    """A list with its decks full and the dearest ships that leave points for some company."""
    deck = _deck(facts, terms)
    cards = sorted(offered(facts, terms), key=lambda card: (-card.points, card.id))
    by_id = {card.id: card for card in cards}
    ships = [_with_flights(ship, by_id.get(ship.card), deck) for ship in fleet.ships]
    left = points_left(facts, terms, fleet)
    part, whole = DEAREST
    dearest = None if left is None else left * part // whole
    for card in cards:
        if dearest is not None and card.points > dearest and len(cards) > 1:
            continue
        for name in names_for(facts, terms, card, cards):
            if name in (ship.name for ship in ships):
                continue
            room = len(ships) < (ENOUGH if left is None else MOST_SHIPS)
            if room and (left is None or card.points <= left):
                ships.append(_with_flights(FleetShip(card.id, name), card, deck))
                left = None if left is None else left - card.points
    return msgspec.structs.replace(fleet, ships=tuple(ships))


def _deck(facts: Facts, terms: Terms) -> tuple[PlaneId, ...]:
    """The newest of the navy's carrier aircraft in each role."""
    flying = [plane for plane in facts.planes.values() if plane.navy == terms.navy and plane.year <= terms.year]
    newest: dict[Role, Plane] = {}
    for plane in flying:
        if plane.carrier_capable and (plane.role not in newest or plane.year > newest[plane.role].year):
            newest[plane.role] = plane
    return tuple(newest[role].id for role in DECK_ROLES if role in newest)


def _with_flights(ship: FleetShip, card: Card | None, deck: tuple[PlaneId, ...]) -> FleetShip:
    """Her deck filled up with one role after the other."""
    empty = 0 if card is None or not deck else max(0, card.capacity - len(ship.flights))
    more = tuple(deck[place % len(deck)] for place in range(empty))
    return msgspec.structs.replace(ship, flights=(*ship.flights, *more))
