"""Fleet building: what a list costs, and why it would be refused."""

from collections.abc import Collection, Iterator

import msgspec

from huffduff.engine.errors import Refused
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import CardId, Navy, PlaneId, Priority

MOST_SHIPS = 40
MOST_FLIGHTS = 80


class FleetShip(msgspec.Struct, frozen=True):
    """A ship of a list: her card, which ship of the class she is, VT fuses, and the Flights aboard a carrier."""

    card: CardId
    name: str
    vt: bool = False
    flights: tuple[PlaneId, ...] = ()


class FleetList(msgspec.Struct, frozen=True):
    """What a side brings to the battle; `flights` fly from land."""

    ships: tuple[FleetShip, ...] = ()
    flights: tuple[PlaneId, ...] = ()


class Terms(msgspec.Struct, frozen=True):
    """What a list has to fit: one navy, a year, a budget (None where nobody counts points), which packs of cards.

    `strict` says that a ship with a card of her own is not to be had before its year, on a sister's card either, and
    that Flights from land are limited where nobody counts points too.
    """

    navy: Navy
    year: int
    budget: int | None
    core_only: bool = True
    all_air: bool = False
    strict: bool = True


class Bill(msgspec.Struct, frozen=True):
    """What a list costs."""

    ships: int
    flights: int

    @property
    def total(self) -> int:
        return self.ships + self.flights


@rule("VS-OBJ.3", "VS-WAS.7")
def budget(facts: Facts, points: int, priority: Priority) -> int:
    """The agreed points with the bonus or penalty of the objective's priority, rounded down."""
    return points * (100 + facts.war.priority[priority]) // 100


@rule("VS-AIR.9")
def bill(facts: Facts, fleet: FleetList) -> Bill:
    """What a list costs; Flights aboard carriers are in the price of the carrier."""
    ships = sum(facts.cards[ship.card].points for ship in fleet.ships if ship.card in facts.cards)
    flights = sum(facts.planes[plane].points for plane in fleet.flights if plane in facts.planes)
    return Bill(ships, flights)


@rule("VS-BASIC.9", "VS-NAT.1", "VS-NAT.2", "VS-AIR.7")
def offered(facts: Facts, terms: Terms) -> tuple[Card, ...]:
    """The cards a list may be made of: ships of the navy in service, each with her refits up to the year."""
    found = []
    for ship in facts.ships:
        card = facts.card_in(ship, terms.year, core_only=terms.core_only)
        if card is not None and card.navy == terms.navy and card.type != "civilian":
            found.append(card)
    return tuple(found)


def _sisters(facts: Facts, terms: Terms, card: Card) -> tuple[Card, ...]:
    """The other ships of a class that have a card of their own, in service or not yet."""
    ours = facts.sisters[card.navy, card.ship_class] if terms.strict else ()
    return tuple(one for one in ours if one.ship != card.ship and not (terms.core_only and one.pack != "core"))


@rule("VS-NAT.1")
def names_for(facts: Facts, terms: Terms, card: Card, cards: Collection[Card]) -> tuple[str, ...]:
    """The ships that may sail with a card: those of its class that have no card of their own."""
    others = (*(one for one in cards if one.ship != card.ship), *_sisters(facts, terms, card))
    own = {one.name for one in others}
    return tuple(name for name in card.members if name == card.name or name not in own)


def refusals(facts: Facts, terms: Terms, fleet: FleetList) -> Iterator[Refused]:
    """Everything that keeps a list from being legal."""
    yield from _size(terms, fleet)
    allowed = {card.id: card for card in offered(facts, terms)}
    taken: list[str] = []
    for ship in fleet.ships:
        refused = _ship(facts, terms, allowed, ship)
        if refused is None and ship.name in taken:
            refused = Refused("vas-no-twice", "VS-BASIC.1", ship=ship.name)
        taken.append(ship.name)
        if refused is not None:
            yield refused
    for plane in fleet.flights:
        refused = _flight(facts, terms, plane)
        if refused is not None:
            yield refused
    yield from _points(facts, terms, fleet)


def first_refusal(facts: Facts, terms: Terms, fleet: FleetList) -> Refused | None:
    """Why a list is refused, or None where it is legal."""
    return next(refusals(facts, terms, fleet), None)


@rule("VS-AIR.2", "VS-BASIC.18")
def _size(terms: Terms, fleet: FleetList) -> Iterator[Refused]:
    """A fleet has a ship, unless the scenario lets it be all aircraft; there is an end to lists."""
    if not fleet.ships and not (terms.all_air and fleet.flights):
        yield Refused("vas-no-ships", "VS-BASIC.18")
    aboard = sum(len(ship.flights) for ship in fleet.ships)
    if len(fleet.ships) > MOST_SHIPS or len(fleet.flights) + aboard > MOST_FLIGHTS:
        yield Refused("vas-too-many", "VS-BASIC.18", ships=MOST_SHIPS, flights=MOST_FLIGHTS)


@rule("VS-NAT.1", "VS-NAT.2")
def _ship(facts: Facts, terms: Terms, allowed: dict[CardId, Card], ship: FleetShip) -> Refused | None:
    """A ship is of the navy, in service with all her refits, named once, and fitted with what her year knows."""
    card = facts.cards.get(ship.card)
    if card is None or card.type == "civilian":
        return Refused("vas-no-such-card", "VS-BASIC.1", card=ship.card)
    if card.navy != terms.navy:
        return Refused("vas-other-navy", "VS-NAT.2", ship=ship.name)
    if ship.card not in allowed:
        if terms.core_only and card.pack != "core":
            return Refused("vas-other-pack", "VS-BASIC.9", ship=ship.name)
        if card.year > terms.year:
            return Refused("vas-not-in-service", "VS-NAT.1", ship=ship.name, year=card.year)
        return Refused("vas-wrong-refit", "VS-BASIC.9", ship=ship.name, year=terms.year)
    if ship.name not in names_for(facts, terms, card, allowed.values()):
        for sister in _sisters(facts, terms, card):
            if sister.name == ship.name and sister.year > terms.year:
                return Refused("vas-not-in-service", "VS-NAT.1", ship=ship.name, year=sister.year)
        return Refused("vas-no-such-ship", "VS-BASIC.1", ship=ship.name, card=card.name)
    refused = without_vt(facts, terms.year, card, ship.name) if ship.vt else None
    return refused or _air_group(facts, terms, card, ship)


@rule("VS-NAT-US.3", "VS-NAT-US.5", "VS-NAT-UK.1")
def without_vt(facts: Facts, year: int, card: Card, name: str) -> Refused | None:
    """Why a ship cannot have VT fuses: her navy has none in that year, or she has no guns for them."""
    since = facts.navies[card.navy].vt_from
    if since is None or year < since:
        return Refused("vas-no-vt", "VS-NAT-US.5", ship=name)
    if not any(gun.has("dp") for gun in card.of("light")):
        return Refused("vas-vt-without-dp", "VS-NAT-US.3", ship=name)
    return None


@rule("VS-AIR.8", "VS-AIR.9", "VS-CV.13")
def _air_group(facts: Facts, terms: Terms, card: Card, ship: FleetShip) -> Refused | None:
    """A carrier takes any carrier-capable Flights up to her capacity; no other ship takes any."""
    if len(ship.flights) > card.capacity:
        return Refused("vas-over-capacity", "VS-AIR.9", ship=ship.name, capacity=card.capacity)
    for plane in ship.flights:
        refused = _flight(facts, terms, plane)
        if refused is not None:
            return refused
        if not facts.planes[plane].carrier_capable:
            return Refused("vas-not-carrier-capable", "VS-AIR.8", flight=plane)
    return None


@rule("VS-AIR.1", "VS-AIR.7")
def _flight(facts: Facts, terms: Terms, plane: PlaneId) -> Refused | None:
    """A Flight is of the navy and flies from its year on."""
    row = facts.planes.get(plane)
    if row is None:
        return Refused("vas-no-such-flight", "VS-AIR.6", flight=plane)
    if row.navy != terms.navy:
        return Refused("vas-other-navy-flight", "VS-NAT.2", flight=plane)
    if row.year > terms.year:
        return Refused("vas-not-flying-yet", "VS-AIR.7", flight=plane, year=row.year)
    return None


@rule("VS-AIR.10", "VS-BASIC.3", "VS-OBJ.4", "VS-EX.22")
def _points(facts: Facts, terms: Terms, fleet: FleetList) -> Iterator[Refused]:
    """The list stays within its budget, and Flights from land within a quarter of what was spent."""
    cost = bill(facts, fleet)
    if terms.budget is not None and cost.total > terms.budget:
        yield Refused("vas-over-budget", "VS-OBJ.3", total=cost.total, budget=terms.budget)
    part, whole = facts.war.flights_at_most
    limited = not terms.all_air and (terms.budget is not None or terms.strict)
    if limited and cost.flights * whole > cost.total * part:
        yield Refused("vas-too-many-flights", "VS-AIR.10", flights=cost.flights, total=cost.total)
