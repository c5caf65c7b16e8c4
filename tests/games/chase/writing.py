"""Orders as the tests write them: accepted and carried out, or refused with nothing changed; ships for both sides."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import astuple

from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SEATS
from huffduff.games.chase.operations.admin import admin_phase
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import Fly, Order
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.state import State, Wing
from tests.games.chase.table import FACTS, Table, band, put, setting, wing

HERE, NEXT, BEYOND = "P10", "P11", "P12"  # open sea


def side_of(order: Order) -> str:
    """Whose order this is, by the first ship, wing or task force it names."""
    words = [word for part in astuple(order) for word in (part if isinstance(part, tuple) else (part,))]
    for cards in (FACTS.ships, FACTS.wings):
        for word in words:
            if word in cards:
                return cards[word].side
    return GERMAN if any(word.startswith("KG") for word in words) else ALLIED


def fresh(s: State) -> State:
    """The same chart, in play."""
    again = s.copy()
    again.outcome = None
    return again


def write(table: Table, orders: Iterable[Order]) -> Table:
    """Give both sides their share of the orders."""
    shares: dict[str, list[Order]] = {side: [] for side in SEATS}
    for order in orders:
        shares[side_of(order)].append(order)
    for side in SEATS:
        table.answer(tuple(shares[side]), seat=side)
    return table


def ordered(s: State, *orders: Order, script: Iterable[Any] = ()) -> Table:
    """The sealed orders of one turn, carried out; shadowed units have stayed where they are."""
    table = write(Table(fresh(s), do(movement_orders), script=script), orders)
    assert table.rested
    return table


def turns(s: State, *lists: Iterable[Order], script: Iterable[Any] = ()) -> Table:
    """Movement and Admin Phases one after the other, each with its orders; stops before the next orders."""
    agenda = (do(movement_phase), do(admin_phase)) * len(lists)
    table = Table(fresh(s), *agenda, do(movement_phase), script=script)
    for orders in lists:
        write(table, orders)
    return table


def refused(s: State, *orders: Order) -> Refused:
    """Why these orders of one side are not accepted; nobody's chart is changed by asking."""
    table = Table(fresh(s), do(movement_orders))
    before = table.state.dump()
    refusal = table.refused(tuple(orders), seat=side_of(orders[-1]))
    assert table.state.dump() == before
    return refusal


def fleet() -> State:
    """A little of everything on both sides, and repairs among the other orders."""
    s = setting(repairs="with-orders")
    band(s, "KG1", HERE, "bismarck", "prinz-eugen", fuel=5)
    put(s, "koln", HERE, lag=2)
    put(s, "belchen", HERE)
    put(s, "5-zerstorerflottille", "O32")
    wing(s, "he-111-1")
    band(s, "TF1", "K27", "hood", "norfolk")
    put(s, "ark-royal", "K27")
    wing(s, "swordfish-1")
    wing(s, "catalina-1", status="aloft", hex="O20")
    return s


def flight(*names: str, visibility: int = 2, weather: int = 2, **changes: str) -> State:
    """Aircraft on an empty chart."""
    s = setting(weather=weather, visibility=visibility)
    for name in names:
        wing(s, name, **changes)
    return s


def fly(name: str, path: tuple[str, ...], *searches: str, attack: str = "") -> Order:
    """An order to fly."""
    return Fly(name, path, searches, attack)


def now(table: Table, name: str) -> Wing:
    """A wing as it is now."""
    return table.state.private[FACTS.wings[name].side].wings[name]


def back(*out: str, home: str) -> tuple[str, ...]:
    """Out and home again by the same hexes."""
    return (*out, *out[-2::-1], home)
