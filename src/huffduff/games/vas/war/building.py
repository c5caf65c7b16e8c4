"""Fleet building: both sides hand in their lists under seal, then they are open."""

from functools import partial

import msgspec

from huffduff.engine.choices import Choice, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import question, rule, step
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import SEATS, CardId, PlaneId, Seat
from huffduff.games.vas.muster import muster
from huffduff.games.vas.options import corrected
from huffduff.games.vas.state import Public, State
from huffduff.games.vas.war.advice import ENOUGH, Repair, filled, points_left, repairs, too_dear
from huffduff.games.vas.war.fleets import (
    MOST_FLIGHTS,
    MOST_SHIPS,
    Bill,
    FleetList,
    FleetShip,
    Terms,
    bill,
    first_refusal,
    names_for,
    offered,
    refusals,
    without_vt,
)

FROM_LAND = 4  # more Flights from land than that are not tried
VT_FUSES = 0.3  # how many of its ships a random fleet tries to fit


class CardOffer(msgspec.Struct, frozen=True):
    """A card to build with, what it costs, the ships that may sail with it, how many Flights they carry, and whether
    they can have VT fuses."""

    card: CardId
    points: int
    names: tuple[str, ...]
    capacity: int
    vt: bool


class FleetHints(msgspec.Struct, frozen=True):
    """What a list can be made of, and what it may cost (None: whatever one likes)."""

    budget: int | None
    cards: tuple[CardOffer, ...]
    planes: tuple[PlaneId, ...]


class FleetTried(msgspec.Struct, frozen=True):
    """A draft of a list: everything that is wrong with it, its bill and what it leaves (None: nobody counts); for each
    card that is offered, by how many points one more of it would be too much; what could be left out to make the list
    legal; and the list filled up."""

    refusals: tuple[Reason, ...]
    bill: Bill
    left: int | None
    too_dear: tuple[int, ...]
    repairs: tuple[Repair, ...]
    filled: FleetList


BUILD = question("vas-ask-fleet", "VS-OBJ.4", answer=FleetList, hints=FleetHints, tried=FleetTried)


@rule("VS-BASIC.3", "VS-NAT.1", "VS-NAT.2")
def terms(facts: Facts, p: Public, seat: Seat) -> Terms:
    """What the list of a side has to fit; where no curated card is old enough, all cards are open."""
    scenario, side = facts.scenarios[p.scenario], p.sides[seat]
    budget = None if scenario.kind == "free" else side.budget
    core = p.options["cards"] == "core"
    agreed = Terms(side.navy, p.year, budget, core, scenario.all_air, corrected(p.options))
    return agreed if offered(facts, agreed) else msgspec.structs.replace(agreed, core_only=False)


class Fleets(Choice[FleetList]):
    """The lists that a side may hand in."""

    __slots__ = ("_facts", "terms")
    kind = "fleet"

    def __init__(self, facts: Facts, terms: Terms) -> None:
        super().__init__(partial(_hints, facts, terms))
        self._facts, self.terms = facts, terms

    def refusal(self, value: FleetList) -> Refused | None:
        return first_refusal(self._facts, self.terms, value)

    def sample(self, rng: Rng) -> FleetList:
        """Ships at random as long as there are points, every carrier with her decks full."""
        facts, cards = self._facts, offered(self._facts, self.terms)
        names = {card.id: names_for(facts, self.terms, card, cards) for card in cards}
        planes = _planes(facts, self.terms, carried=True)
        left = self.terms.budget
        ships: list[FleetShip] = []
        taken: list[str] = []
        flights = MOST_FLIGHTS
        while len(ships) < (ENOUGH if left is None else MOST_SHIPS):
            fitting = [
                (card, name)
                for card in cards
                if (left is None or card.points <= left) and card.capacity <= flights
                for name in names[card.id]
                if name not in taken
            ]
            if not fitting:
                break
            card, name = fitting[int(rng.random() * len(fitting))]
            group = tuple(planes[int(rng.random() * len(planes))] for _ in range(card.capacity if planes else 0))
            ships.append(FleetShip(card.id, name, flights=group))
            taken.append(name)
            flights -= len(group)
            left = None if left is None else left - card.points
        return self._with_flights(tuple(ships), rng)

    def _with_flights(self, ships: tuple[FleetShip, ...], rng: Rng) -> FleetList:
        """Some Flights from land besides, and VT Fuses on some ships, as far as that is allowed."""
        fleet = FleetList(ships)
        planes = _planes(self._facts, self.terms, carried=False)
        for _ in range(int(rng.random() * FROM_LAND) if planes else 0):
            more = (*fleet.flights, planes[int(rng.random() * len(planes))])
            tried = msgspec.structs.replace(fleet, flights=more)
            fleet = tried if self.refusal(tried) is None else fleet
        fitted = tuple(msgspec.structs.replace(ship, vt=rng.random() < VT_FUSES) for ship in ships)
        tried = msgspec.structs.replace(fleet, ships=fitted)
        return tried if self.refusal(tried) is None else fleet

    def preview(self, value: FleetList) -> FleetTried:
        found = [reason(refusal) for refusal in refusals(self._facts, self.terms, value)]
        asked = (self._facts, self.terms, value)
        return FleetTried(
            tuple(one for one in found if one),
            bill(self._facts, value),
            points_left(*asked),
            too_dear(*asked),
            repairs(*asked),
            filled(*asked),
        )


def _planes(facts: Facts, terms: Terms, *, carried: bool) -> tuple[PlaneId, ...]:
    """The Flights that fly for the navy in the year, all of them or those that carriers can take."""
    return tuple(
        plane.id
        for plane in facts.planes.values()
        if plane.navy == terms.navy and plane.year <= terms.year and (plane.carrier_capable or not carried)
    )


def _hints(facts: Facts, terms: Terms) -> FleetHints:
    cards = offered(facts, terms)
    offers = tuple(
        CardOffer(
            card.id,
            card.points,
            names_for(facts, terms, card, cards),
            card.capacity,
            without_vt(facts, terms.year, card, card.name) is None,
        )
        for card in cards
    )
    return FleetHints(terms.budget, offers, _planes(facts, terms, carried=False))


@rule("VS-OBJ.4", "VS-BASIC.3", "VS-HID.1")
@step
def build_fleets(s: State) -> Asking:
    """Both build at the same time, and both lists are opened together."""
    p, facts = s.public, s.data
    lists = yield from sealed(BUILD.ask(seat, Fleets(facts, terms(facts, p, seat))) for seat in SEATS)
    for seat, fleet in zip(SEATS, lists, strict=True):
        muster(facts, p, seat, fleet)
        s.tell(EVERYONE, "vas-fleet-built", seat=seat, ships=len(fleet.ships), points=p.sides[seat].spent)
    return ()
