"""Setting up: ships on their stations, the three cups, bought units, and the tankers that the German hides himself."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from huffduff.engine.chance import Roll
from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Asking, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import Looked, first_refusal, reasons
from huffduff.games.chase.facts.deployment import Group, Hurt, Scenario
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.tables import OptionalUnit
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OFF_MAP, ON_MAP, SEATS, SUNK, Hex, ShipId
from huffduff.games.chase.ships.units import d10
from huffduff.games.chase.state import Card, Private, Public, Ship, State, Umpire, Wing
from huffduff.games.chase.victory import public_points

UNHURT = Hurt()


class Offer(msgspec.Struct, frozen=True):
    """What a side has to know before it buys a unit: price, station, and the chance, of ten, to betray her name."""

    points: int
    hex: Hex
    betrayed: int


class BuyHints(msgspec.Struct, frozen=True):
    """The units that a side can buy."""

    units: dict[ShipId, Offer]


class Berth(msgspec.Struct, frozen=True):
    """Where a tanker waits."""

    tanker: ShipId
    hex: Hex


class TankerHints(msgspec.Struct, frozen=True):
    """The tankers that need a place, and every hex in which one can start."""

    tankers: tuple[ShipId, ...]
    hexes: tuple[Hex, ...]


class BuyTried(msgspec.Struct, frozen=True):
    """What a shopping list comes to: what is not for sale, and how the points would shift."""

    orders: tuple[Reason | None, ...]
    points: int


class TankersTried(msgspec.Struct, frozen=True):
    """Which berths will not do, and the tankers that still need one."""

    orders: tuple[Reason | None, ...]
    owed: Reason | None
    left: tuple[ShipId, ...]


PURCHASE = question(
    "chase-ask-buy", "CH-13.1.a", answer=tuple[ShipId, ...], hints=BuyHints, tried=BuyTried, former=former.second_words
)
BERTHS = question(
    "chase-ask-tankers", "CH-3.f", answer=tuple[Berth, ...], hints=TankerHints, tried=TankersTried, former=former.berths
)


@rule("CH-3.a", "CH-3.e", "CH-2.4.a", "CH-11.3.c")
def deploy(facts: Facts, name: str, options: Mapping[str, str]) -> State:
    """Everything as the displays of a scenario show it; weather and sight are given, for the first turn rolls none.

    Units that start Shadowed count as shadowed in the Shadow Phase that the first turn leaves out.
    """
    scenario = facts.scenarios[name]
    turn, weather = scenario.first_turn, scenario.weather
    public = Public(name, dict(options), turn, weather, facts.tracks.visibility(weather, turn))
    s = State(facts, public, {side: Private({}, {}) for side in SEATS}, cups(facts))
    for group in scenario.group:
        for ship in group.ships:
            enlist(s, ship, scenario, group)
    for ship in (*scenario.placed, *scenario.away):
        enlist(s, ship, scenario)
    for ship, by in scenario.sunk.items():
        enlist(s, ship, scenario, status=SUNK)
        public.lost[ship] = by
    for wing in facts.wings.values():
        if wing.base not in facts.ships or wing.base in s.private[wing.side].ships:
            s.private[wing.side].wings[wing.id] = Wing(wing.id)
    for group in scenario.group:
        if group.marker:
            side = facts.ships[group.ships[0]].side
            reveal.mark(s, side, group.force or group.ships[0], group.marker)
            for ship in group.ships:
                s.private[side].change(ship, held=True)
    public.points = public_points(public, facts)
    return s


@rule("CH-3.b", "CH-3.c")
def cups(facts: Facts) -> Umpire:
    """Damage chits, Evasion Effects and convoy chits, each in its cup, which no player can look into."""
    return Umpire(facts.cups.damage_chits, facts.cups.evasion_chits, facts.cups.convoy_chits)


def enlist(s: State, name: str, scenario: Scenario | None = None, group: Group | None = None, **changes: Any) -> None:
    """A ship with her card, bunkers and history; without a group she is off the map."""
    printed, private = s.data.ships[name], s.private[s.data.ships[name].side]
    hurt = scenario.hurt.get(name, UNHURT) if scenario else UNHURT
    fuel = scenario.fuel.get(name, printed.fuel) if scenario else printed.fuel
    if group:
        where = {"hex": group.hex, "force": group.force, "restricted": group.restricted, "moved": group.moved}
        changes = {"status": ON_MAP, **where, **changes}
    private.ships[name] = Ship(name, card(s.data, name, hurt), **{"status": OFF_MAP, "fuel": fuel, **changes})
    if hurt != UNHURT:
        cup = list(s.umpire.evasion)
        for chit in hurt.evasion:
            cup.remove(chit)
        s.umpire.evasion = tuple(cup)
        reveal.card(s, name)


def card(facts: Facts, name: str, hurt: Hurt) -> Card:
    """A ship card as printed, less what the ship has lost."""
    printed = facts.ships[name]
    return Card(
        printed.bow - hurt.bow,
        printed.stern - hurt.stern,
        printed.secondary - hurt.secondary,
        printed.hull - hurt.hull,
        printed.torpedoes - hurt.torpedoes,
        hurt.evasion,
        hurt.rudder,
        hurt.fire_control,
        hurt.radar_out,
    )


@rule("CH-13.1.a")
@step
def buy_units(s: State) -> Asking:
    """Both sides buy optional units under seal, if the players agreed to have them."""
    facts = s.data
    if s.public.options["optional-units"] == "off":
        return None
    german, allied = yield from sealed(PURCHASE.ask(side, purchase(facts, side)) for side in SEATS)
    for side, units in ((GERMAN, german), (ALLIED, allied)):
        for unit in units:
            yield from join(s, side, unit)
    return None


def purchase(facts: Facts, side: str) -> Orders[ShipId]:
    """Any of a side's optional units, each once."""
    shelf = tuple(unit for unit in facts.optional if facts.ships[unit].side == side)
    return Orders(
        lambda value: first_refusal((not_for_sale(shelf, value), None)),
        lambda rng: tuple(unit for unit in shelf if rng.random() < 0.3),
        lambda: BuyHints({unit: price_tag(facts, unit) for unit in shelf}),
        lambda value: try_purchase(facts, shelf, value),
    )


def not_for_sale(shelf: tuple[str, ...], value: tuple[ShipId, ...]) -> list[Refused | None]:
    """For each unit why a side cannot buy it: not on its list, or bought already."""
    return [
        Refused("chase-not-for-sale", "CH-13.1.a") if unit not in shelf or unit in value[:number] else None
        for number, unit in enumerate(value)
    ]


def try_purchase(facts: Facts, shelf: tuple[str, ...], value: tuple[ShipId, ...]) -> BuyTried:
    """What a shopping list comes to."""
    verdicts = not_for_sale(shelf, value)
    bought = [unit for unit, refusal in zip(value, verdicts, strict=True) if refusal is None]
    return BuyTried(reasons(verdicts), sum(facts.optional[unit].points for unit in bought))


def price_tag(facts: Facts, unit: str) -> Offer:
    """What a side has to know before it buys."""
    offer = facts.optional[unit]
    return Offer(offer.points, offer.hex, betrayed(offer))


def betrayed(offer: OptionalUnit) -> int:
    """The chance, of ten, that the other side hears her name."""
    return offer.revealed_to + 1


@rule("CH-13.1.b", "CH-13.1.c", "CH-13.1.d", "CH-13.1.T1")
def join(s: State, side: str, unit: str) -> Asking:
    """A bought unit takes her station; a secret roll decides whether the other side hears her name."""
    private, offer = s.private[side], s.data.optional[unit]
    enlist(s, unit, status=ON_MAP, hex=offer.hex)
    private.bought = (*private.bought, unit)
    dice = yield Roll("chase-roll-secret", (side,), (10,), ship=unit, need=offer.revealed_to, chance=betrayed(offer))
    if d10(dice) <= offer.revealed_to:
        s.public.announced = (*s.public.announced, unit)
        s.tell(EVERYONE, "chase-unit-announced", ship=unit, side=side)
    return None


@rule("CH-3.f", "CH-7.7.2.ac")
@step
def place_tankers(s: State) -> Asking:
    """The German hides his tankers at sea wherever he likes, off the convoy routes and beyond the eastern air cover."""
    facts = s.data
    tankers = facts.scenarios[s.public.scenario].placed
    if not tankers:
        return None
    choice = Orders[Berth](
        lambda value: first_refusal(berths_looked_at(facts, tankers, value)),
        lambda rng: some_berths(facts, tankers, rng),
        lambda: TankerHints(tankers, berths(facts)),
        lambda value: try_berths(facts, tankers, value),
    )
    orders = yield from BERTHS.put(GERMAN, choice)
    for berth in orders:
        s.private[GERMAN].change(berth.tanker, status=ON_MAP, hex=berth.hex)
    return None


def no_berth(facts: Facts, place: str) -> str:
    """Why a tanker cannot start in a hex, as a text key, or nothing."""
    if not facts.chart.sea(place):
        return "chase-no-sea"
    if facts.chart.route(place):
        return "chase-tanker-on-route"
    return "chase-tanker-in-air-cover" if facts.chart.air_zone(place) == "east" else ""


def berths_looked_at(facts: Facts, tankers: tuple[str, ...], value: tuple[Berth, ...]) -> Looked:
    """Why the tankers cannot start like this: each needs one berth, in a hex that is allowed."""
    verdicts: list[Refused | None] = []
    named = [berth.tanker for berth in value]
    for number, berth in enumerate(value):
        why = no_berth(facts, berth.hex)
        if berth.tanker not in tankers or berth.tanker in named[:number]:
            verdicts.append(Refused("chase-not-an-order", "CH-3.f"))
        else:
            verdicts.append(Refused(why, "CH-3.f", hex=berth.hex) if why else None)
    left = [tanker for tanker in tankers if tanker not in named]
    return verdicts, Refused("chase-tanker-left", "CH-3.f", ship=left[0]) if left else None


def try_berths(facts: Facts, tankers: tuple[str, ...], value: tuple[Berth, ...]) -> TankersTried:
    """What is wrong with the berths so far, and which tankers need one."""
    verdicts, owed = berths_looked_at(facts, tankers, value)
    named = [berth.tanker for berth in value]
    return TankersTried(reasons(verdicts), reason(owed), tuple(ship for ship in tankers if ship not in named))


@lru_cache(maxsize=16)
def berths(facts: Facts) -> tuple[Hex, ...]:
    """Every hex in which a tanker can start."""
    return tuple(place for place in facts.chart.seas if not no_berth(facts, place))


def some_berths(facts: Facts, tankers: tuple[str, ...], rng: Rng) -> tuple[Berth, ...]:
    """A hex for each tanker, at random."""
    free = berths(facts)
    return tuple(Berth(tanker, free[int(rng.random() * len(free))]) for tanker in tankers)
