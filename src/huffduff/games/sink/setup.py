"""Setting up: the German first and in secret, then the convoys, then the British, who sees nothing but tokens."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

import msgspec

from huffduff.engine.chance import Deal
from huffduff.engine.choices import Orders
from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import BOOK, rule, step
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, GERMAN, RECON, SEATS, ConvoyId, Designator, Hex, Seat, ShipId
from huffduff.games.sink.options import blind, fuel
from huffduff.games.sink.parts import Convoy, Counter, Ship
from huffduff.games.sink.state import Private, Public, State, Umpire
from huffduff.games.sink.stations import (
    Station,
    Tanker,
    british_draft,
    german_draft,
    no_british_start,
    no_german_start,
    some_british_start,
    some_german_start,
)
from huffduff.games.sink.tokens import Newcomer, appear


class StartHints(msgspec.Struct, frozen=True):
    """A start that is allowed, for the player to change; the hexes among which he chooses; tankers to be hidden."""

    draft: tuple[Station, ...]
    hexes: tuple[Hex, ...]
    tankers: int = 0


GERMAN_START = BOOK.question(
    "sink-ask-german-start", "SB-16.1.h", answer=tuple[Station | Tanker, ...], hints=StartHints
)
BRITISH_START = BOOK.question("sink-ask-british-start", "SB-16.1.b", answer=tuple[Station, ...], hints=StartHints)


@rule("SB-3.0.b", "SB-2.3.a", "SB-9.4.a", "SB-2.33.c", "SB-16.1.g", "SB-16.1.j")
def prepare(facts: Facts, name: str, options: Mapping[str, str]) -> tuple[State, tuple[Do, ...]]:
    """The empty map of a scenario: recon on its bases, ships ready on the cards, all convoy counters in the container;
    and the steps that fill it."""
    scenario = facts.scenarios[name]
    public = Public(name, dict(options))
    for unit in scenario.aircraft:
        card = facts.aircraft[unit]
        if card.kind == RECON:
            public.recon[unit] = facts.chart.base(card.side, card.base)
    private: dict[str, Private] = {
        side: Private({ship: Ship(ship, "waiting", fuel=facts.ships[ship].fuel) for ship in scenario.ships(side)})
        for side in SEATS
    }
    container = tuple(
        Counter(card.id, value)
        for card in facts.convoys.values()
        for value in (*card.values, *(0 for _ in range(card.dummies)))
    )
    s = State(facts, public, private, Umpire(container))
    convoys = (do(starting_convoy, start.designator, start.hex) for start in scenario.convoy)
    return s, (do(german_start), *convoys, do(british_start))


@rule("SB-16.0.b", "SB-16.1.h", "SB-16.1.i", "SB-16.2.b", "SB-16.2.d", "SB-16.3.a", "SB-16.5.a", "SB-17.12.c")
@step
def german_start(s: State) -> Asking:
    """The German puts his forces and dummies into their hexes and, if ships burn oil, hides his tankers."""
    facts, public = s.data, s.public
    scenario, hidden = facts.scenarios[public.scenario], facts.tables.limits.tankers if fuel(public) else 0
    orders = yield from GERMAN_START.put(
        GERMAN,
        Orders(
            lambda value: no_german_start(facts, scenario, public, hidden, value),
            lambda rng: some_german_start(facts, scenario, hidden, rng),
            lambda: StartHints(german_draft(scenario), scenario.breakout.hexes, hidden),
        ),
    )
    stations = [order for order in orders if isinstance(order, Station)]
    s.private[GERMAN].tankers = tuple(order.hex for order in orders if isinstance(order, Tanker))
    for station in stations if fuel(public) else ():
        for ship in station.ships:
            spend_before_play(s, ship, station.hex)
    yield from take_stations(s, GERMAN, stations)
    s.tell(EVERYONE, "sink-germans-ready", count=len(stations))
    return None


@rule("SB-17.14.a", "SB-17.14.b")
def spend_before_play(s: State, ship: ShipId, place: Hex) -> None:
    """What a ship has burnt on her way to where she starts."""
    spent = s.data.tables.fuel_spent.get(place, 0)
    s.private[GERMAN].change(ship, fuel=s.data.ships[ship].fuel - spent)


@rule("SB-9.2.a", "SB-9.2.c", "SB-16.1.k")
@step
def starting_convoy(s: State, designator: Designator, place: Hex) -> Asking:
    """A convoy of a designator, drawn from its pile, in its hex."""
    yield from draw_convoy(s, designator, place)
    return None


@rule("SB-9.3.b", "SB-9.2.b")
def draw_convoy(s: State, designator: Designator, place: Hex) -> Generator[Want, Any, ConvoyId]:
    """Put one of a designator's counters on the map: all see the designator, its back only who may."""
    audience = () if blind(s.public) else (BRITISH,)
    pile = [counter.value for counter in s.umpire.container if counter.designator == designator]
    convoy = next_convoy(s.public, designator)
    value = yield Deal("sink-deal-convoy", audience, pile, convoy=convoy, hex=place)
    left = list(s.umpire.container)
    left.remove(Counter(designator, value))
    s.umpire.container = tuple(left)
    return enter_convoy(s, designator, place, value)


def next_convoy(public: Public, designator: Designator) -> ConvoyId:
    """What the next convoy that is drawn will be called."""
    return ConvoyId(f"{designator}-{public.drawn + 1}")


@rule("SB-9.2.b", "SB-9.3.b")
def enter_convoy(s: State, designator: Designator, place: Hex, value: int) -> ConvoyId:
    """A convoy counter on the map, its back known to the umpire and, unless convoys are blind, to the British."""
    public, convoy = s.public, next_convoy(s.public, designator)
    public.drawn += 1
    public.convoys[convoy] = Convoy(convoy, designator, place)
    s.umpire.values[convoy] = value
    if not blind(public):
        s.private[BRITISH].cargo[convoy] = value
    return convoy


@rule("SB-16.1.a", "SB-16.1.b", "SB-16.1.c", "SB-16.1.d", "SB-16.2.a", "SB-16.3.c", "SB-16.4.a", "SB-16.0.c")
@step
def british_start(s: State) -> Asking:
    """The British takes his stations, with the German tokens before his eyes."""
    view = s.view(BRITISH)
    facts, scenario = s.data, s.data.scenarios[s.public.scenario]
    orders = yield from BRITISH_START.put(
        BRITISH,
        Orders(
            lambda value: no_british_start(facts, scenario, view.public, value),
            lambda rng: some_british_start(facts, scenario, view.public, rng),
            lambda: StartHints(british_draft(scenario, view.public), scenario.patrol.hexes),
        ),
    )
    yield from take_stations(s, BRITISH, orders)
    s.tell(EVERYONE, "sink-british-ready", count=len(orders))
    return None


def take_stations(s: State, side: Seat, stations: Sequence[Station]) -> Generator[Want, Any, None]:
    """Ships to their task forces, these to their hexes; in a friendly port they lie in it unless told otherwise."""
    for station in stations:
        for ship in station.ships:
            s.private[side].change(ship, status="afloat")
    chart = s.data.chart
    yield from appear(
        s,
        side,
        [
            Newcomer(one.ships, one.hex, not one.at_sea and chart.port(side, one.hex) is not None, one.escort)
            for one in stations
        ],
    )
