"""Setting up: ships on their stations, two fresh decks, and the captains, chosen secretly and shown together."""

from collections.abc import Iterable, Mapping
from itertools import permutations

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, Do, do, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import question, rule, step
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.sequence import turn
from huffduff.games.strait.state import BRITISH, GERMAN, SEATS, Deck, Public, Ship, State, fresh

SUITS = "SHDC"


class Officers(msgspec.Struct, frozen=True):
    """Who commands the flagship, and who the other ship that gets her captain by choice."""

    flagship: str
    other: str


class OfficersHints(msgspec.Struct, frozen=True):
    """What a side may spend, if it buys its captains."""

    budget: int | None


class Bill(msgspec.Struct, frozen=True):
    """What the officers cost that are chosen so far, and whether that is more than there is to spend."""

    refusal: Reason | None
    cost: int
    over: bool


def former_officers(value: tuple[str, str]) -> dict[str, str]:
    """A choice of officers as the first version wrote it down."""
    flagship, other = value
    return {"flagship": flagship, "other": other}


OFFICERS = question(
    "strait-ask-captains", "DS-SET.17", Officers, hints=OfficersHints, tried=Bill, former=former_officers
)


@rule("DS-SET.1")
def start(facts: Facts, scenario: str, options: Mapping[str, str]) -> tuple[State, Iterable[Do]]:
    """A fresh table with a seat for each of the two sides, and the whole game as its agenda."""
    return fresh(facts, deploy(facts, scenario, options)), (do(choose_captains), do(turn))


@rule("DS-SET.2", "DS-SET.3", "DS-SET.7", "DS-SET.18", "DS-SET.19")
def deploy(facts: Facts, scenario: str, options: Mapping[str, str]) -> Public:
    """Every ship of the scenario on her printed space, unhurt, with both her splash markers in hand."""
    ships = {}
    for name in facts.scenarios[scenario].ships():
        station = facts.stations[name]
        space, facing = station.place()
        ships[name] = Ship(name, facts.ships[name].side, space, facing, captain=station.captain or "")
    return Public(scenario, dict(options), ships, {side: full_deck(facts) for side in SEATS})


@rule("DS-SET.5", "DS-SET.6")
def full_deck(facts: Facts) -> Deck:
    """Fifty-two cards for one side alone; a card dealt at random from those left is a card off a shuffled pile."""
    return Deck(tuple(rank + suit for suit in SUITS for rank in facts.charts.deck.ranks))


def candidates(p: Public, facts: Facts, side: str) -> list[str]:
    """The captains on offer, without those who command another ship of the scenario."""
    stationed = [ship.captain for ship in p.ships.values()]
    return [name for name in facts.offers[side].captains if name not in stationed]


def awaiting(p: Public, facts: Facts, side: str) -> tuple[ShipId, ShipId]:
    """The two ships of a side that get their captains by choice, the flagship first."""
    flagship, other = (name for name, ship in p.ships.items() if ship.side == side and not facts.stations[name].captain)
    return flagship, other


@rule("DS-SET.13", "DS-SET.14", "DS-SET.15")
def german_pairs(p: Public, facts: Facts) -> list[Officers]:
    """Two different captains, for the flagship and her consort, at no more than the budget; the rest of it is lost."""
    costs = {name: cost(facts, name) for name in candidates(p, facts, GERMAN)}
    budget = facts.offers[GERMAN].budget or 0
    pairs = permutations(costs, 2)
    return [Officers(flagship, other) for flagship, other in pairs if costs[flagship] + costs[other] <= budget]


@rule("DS-CAP.17")
def cost(facts: Facts, name: str) -> int:
    """What a captain costs when he is bought; nothing else ever looks at it."""
    card = facts.captains.get(name)
    return (card.cost or 0) if card else 0


def price(facts: Facts, pair: Officers) -> int:
    """What two captains cost together."""
    return cost(facts, pair.flagship) + cost(facts, pair.other)


@rule("DS-SET.8", "DS-SET.9", "DS-SET.10", "DS-SET.11")
def british_pairs(p: Public, facts: Facts) -> list[Officers]:
    """One admiral, who commands the flagship himself, and any captain for the other ship, free of charge."""
    captains = candidates(p, facts, BRITISH)
    return [Officers(admiral, captain) for admiral in facts.offers[BRITISH].admirals for captain in captains]


@rule("DS-SET.17")
@step
def choose_captains(s: State) -> Asking:
    """Both sides choose under seal; the choices are shown together."""
    p, facts = s.public, s.data
    german = Roster(german_pairs(p, facts), p, facts, GERMAN)
    british = Roster(british_pairs(p, facts), p, facts, BRITISH)
    germans, britons = yield from sealed((OFFICERS.ask(GERMAN, german), OFFICERS.ask(BRITISH, british)))
    appoint(s, germans, britons)
    return None


class Roster(OneOf[Officers]):
    """The officers that a side may have together."""

    __slots__ = ("_budget", "_facts")

    def __init__(self, options: list[Officers], p: Public, facts: Facts, side: str) -> None:
        budget = facts.offers[side].budget
        super().__init__(options, lambda pair: refusal(p, facts, side, pair), lambda: OfficersHints(budget))
        self._facts, self._budget = facts, budget

    def preview(self, value: Officers) -> Bill:
        """The sum of their prices, also of one alone."""
        sum_of_both = price(self._facts, value)
        over = self._budget is not None and sum_of_both > self._budget
        return Bill(reason(self.refusal(value)), sum_of_both, over)


@rule("DS-SET.12", "DS-SET.16")
def passenger(facts: Facts, name: ShipId) -> str:
    """Lütjens joins the bought captain of his flagship without being bought himself; nobody rides elsewhere."""
    return facts.offers[GERMAN].admirals[0] if name == facts.flagship[GERMAN] else ""


@rule("DS-SET.9")
def appoint(s: State, german: Officers, british: Officers) -> None:
    """Officers go aboard: the British admiral as captain of his flagship."""
    p, facts = s.public, s.data
    for side, pair in ((GERMAN, german), (BRITISH, british)):
        for name, officer in zip(awaiting(p, facts, side), (pair.flagship, pair.other), strict=True):
            p.change(name, captain=officer, admiral=passenger(facts, name))
            s.tell(EVERYONE, "strait-captains-revealed", ship=name, officer=officer)


def refusal(p: Public, facts: Facts, side: str, pair: Officers) -> Refused | None:
    """Why a side cannot have these officers; nothing to say about names that nobody bears."""
    names = (pair.flagship, pair.other)
    if "" in names:
        return Refused("strait-officer-missing", "DS-SET.15" if side == GERMAN else "DS-SET.10")
    if any(name not in facts.captains for name in names):
        return None
    strange = strange_officer(p, facts, side, names)
    if strange is not None:
        return strange
    return german_refusal(facts, pair) if side == GERMAN else british_refusal(facts, names)


@rule("DS-SET.20")
def strange_officer(p: Public, facts: Facts, side: str, names: tuple[str, ...]) -> Refused | None:
    """A side has its own officers only, and none who commands another ship."""
    for name in names:
        card = facts.captains[name]
        if card.side != side:
            return Refused("strait-foreign-officer", "DS-SET.20", officer=name)
        if card.role == "captain" and name not in candidates(p, facts, side):
            return Refused("strait-officer-elsewhere", "DS-SET.15", officer=name)
    return None


def german_refusal(facts: Facts, pair: Officers) -> Refused:
    """Why these German officers cannot be bought together."""
    for name in (pair.flagship, pair.other):
        if facts.captains[name].role == "admiral":
            return Refused("strait-admiral-not-bought", "DS-SET.12", officer=name)
    if pair.flagship == pair.other:
        return Refused("strait-same-captain", "DS-SET.15", officer=pair.other)
    return Refused("strait-over-budget", "DS-SET.13", cost=price(facts, pair), budget=facts.offers[GERMAN].budget)


def british_refusal(facts: Facts, names: tuple[str, str]) -> Refused:
    """Why these British officers cannot sail together."""
    admirals = [name for name in names if facts.captains[name].role == "admiral"]
    if len(admirals) != 1:
        return Refused("strait-one-admiral", "DS-SET.8", count=len(admirals))
    return Refused("strait-admiral-in-flagship", "DS-SET.9", officer=admirals[0], ship=facts.flagship[BRITISH])
