"""Setting up: ships on their stations, two fresh decks, and the captains, chosen secretly and shown together."""

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any

from huffduff.engine.choices import OneOf, Value
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask, Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule, step
from huffduff.games.strait.facts import Facts
from huffduff.games.strait.sequence import turn
from huffduff.games.strait.state import BRITISH, GERMAN, SEATS, Deck, Public, Ship, State, fresh

SUITS = "SHDC"


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


def awaiting(p: Public, facts: Facts, side: str) -> tuple[str, str]:
    """The two ships of a side that get their captains by choice, the flagship first."""
    flagship, other = (name for name, ship in p.ships.items() if ship.side == side and not facts.stations[name].captain)
    return flagship, other


@rule("DS-SET.13", "DS-SET.14", "DS-SET.15")
def german_pairs(p: Public, facts: Facts) -> list[tuple[str, str]]:
    """Two different captains, for the flagship and her consort, at no more than the budget; the rest of it is lost."""
    return [
        pair
        for pair in permutations(candidates(p, facts, GERMAN), 2)
        if price(facts, pair) <= (facts.offers[GERMAN].budget or 0)
    ]


@rule("DS-CAP.17")
def price(facts: Facts, names: tuple[str, ...]) -> int:
    """What captains cost when they are bought; nothing else ever looks at it."""
    return sum(facts.captains[name].cost or 0 for name in names)


@rule("DS-SET.8", "DS-SET.9", "DS-SET.10", "DS-SET.11")
def british_pairs(p: Public, facts: Facts) -> list[tuple[str, str]]:
    """One admiral, who commands the flagship himself, and any captain for the other ship, free of charge."""
    return [
        (admiral, captain) for admiral in facts.offers[BRITISH].admirals for captain in candidates(p, facts, BRITISH)
    ]


@rule("DS-SET.17")
@step
def choose_captains(s: State) -> Asking:
    """Both sides choose under seal; the choices are shown together."""
    p, facts = s.public, s.data

    def costs() -> dict[str, Any]:
        names = candidates(p, facts, GERMAN)
        return {"budget": facts.offers[GERMAN].budget, "costs": {name: price(facts, (name,)) for name in names}}

    german = OneOf(german_pairs(p, facts), lambda value: refusal(p, facts, GERMAN, value), costs)
    british = OneOf(british_pairs(p, facts), lambda value: refusal(p, facts, BRITISH, value))
    chosen = yield (
        Ask(GERMAN, "strait-ask-captains", "DS-SET.13", german),
        Ask(BRITISH, "strait-ask-captains", "DS-SET.8", british),
    )
    appoint(s, *chosen)
    return None


@rule("DS-SET.9", "DS-SET.12", "DS-SET.16")
def appoint(s: State, german: tuple[str, str], british: tuple[str, str]) -> None:
    """Officers go aboard; Lütjens joins the bought captain of his flagship without being bought himself."""
    p, facts = s.public, s.data
    p.ships[facts.flagship[GERMAN]].admiral = facts.offers[GERMAN].admirals[0]
    for side, pair in ((GERMAN, german), (BRITISH, british)):
        for name, officer in zip(awaiting(p, facts, side), pair, strict=True):
            p.ships[name].captain = officer
            s.tell(EVERYONE, "strait-captains-revealed", ship=name, officer=officer)


def refusal(p: Public, facts: Facts, side: str, value: Value) -> Refused | None:
    """Why a side cannot have these officers; nothing to say about names that nobody bears."""
    names = value if isinstance(value, tuple) else (value,)
    if any(name not in facts.captains for name in names):
        return None
    strange = strange_officer(p, facts, side, names)
    if strange is not None:
        return strange
    return german_refusal(facts, names) if side == GERMAN else british_refusal(facts, names)


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


def german_refusal(facts: Facts, names: tuple[str, ...]) -> Refused:
    """Why these German officers cannot be bought together."""
    for name in names:
        if facts.captains[name].role == "admiral":
            return Refused("strait-admiral-not-bought", "DS-SET.12", officer=name)
    if len(names) != 2:
        return Refused("strait-two-captains", "DS-SET.15")
    if names[0] == names[1]:
        return Refused("strait-same-captain", "DS-SET.15", officer=names[0])
    return Refused("strait-over-budget", "DS-SET.13", cost=price(facts, names), budget=facts.offers[GERMAN].budget)


def british_refusal(facts: Facts, names: tuple[str, ...]) -> Refused:
    """Why these British officers cannot sail together."""
    admirals = [name for name in names if facts.captains[name].role == "admiral"]
    if len(admirals) != 1:
        return Refused("strait-one-admiral", "DS-SET.8", count=len(admirals))
    if len(names) != 2:
        return Refused("strait-one-captain", "DS-SET.10")
    return Refused("strait-admiral-in-flagship", "DS-SET.9", officer=admirals[0], ship=facts.flagship[BRITISH])
