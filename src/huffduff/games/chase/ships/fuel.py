"""Fuel: what a move costs, what is taken aboard, and the ten turns that emergency fuel lasts."""

from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import GERMAN, HEAVY
from huffduff.games.chase.ships.units import evasion, on_map
from huffduff.games.chase.state import Private, Ship, State


@rule(
    "CH-7.7.2.c",
    "CH-7.7.2.f",
    "CH-7.7.2.g",
    "CH-7.7.2.i",
    "CH-7.7.2.j",
    "CH-7.7.2.k",
    "CH-7.7.2.o",
    "CH-2.3.3.j",
)
def cost(facts: Facts, ship: Ship, hexes: int) -> int:
    """Fuel points for moving so many hexes, by her speed rating and what she moved in the turn before."""
    table = facts.tables.movement.speed[facts.ships[ship.id].speed].fuel
    return table[min(ship.moved, len(table) - 1)][hexes]


@rule("CH-7.7.2.s", "CH-7.7.2.t", "CH-7.7.2.x")
def burnt(facts: Facts, turn: int, ship: Ship, points: int) -> dict[str, int]:
    """What changes for a ship that loses fuel; when her last point goes she lives on emergency fuel from now on."""
    if not facts.ships[ship.id].uses_fuel:
        return {}
    left = max(0, ship.fuel - points)
    if left or ship.emergency:
        return {"fuel": left}
    return {"fuel": 0, "emergency": turn + facts.tables.supply.emergency_turns}


def pay(s: State, side: str, name: str, points: int) -> None:
    """A ship loses fuel for whatever reason; her owner is told when it was the last."""
    private = s.private[side]
    changes = burnt(s.data, s.public.turn, private.ships[name], points)
    ship = private.change(name, **changes)
    if "emergency" in changes:
        s.tell((side,), "chase-emergency-fuel", ship=name, turn=ship.emergency)


@rule("CH-7.4.b", "CH-7.4.d", "CH-7.5.e", "CH-7.7.2.u", "CH-7.7.2.z")
def supply(private: Private, facts: Facts, name: str, points: int) -> None:
    """Fuel up to the ship's limit and all her torpedoes; she has no emergency any more and need not run for port."""
    printed, ship = facts.ships[name], private.ships[name]
    fuel = min(printed.fuel, ship.fuel + points)
    private.change_card(name, torpedoes=printed.torpedoes)
    private.change(name, fuel=fuel, returning=False, emergency=0 if fuel else ship.emergency)


@rule("CH-7.7.2.z", "CH-7.7.2.ab")
def may_return(facts: Facts, ship: Ship) -> bool:
    """Only a heavy German ship that has lost speed can be sent home with her destroyers coming out to meet her."""
    printed = facts.ships[ship.id]
    return printed.side == GERMAN and printed.kind in HEAVY and evasion(printed, ship.card) < printed.evasion


@rule("CH-7.7.2.z")
def come_home(private: Private, facts: Facts) -> None:
    """At the end of all moves a ship that stands in a port, or has her old speed again, need not run any more.

    Not before: the destroyers sailed in the same steps, and nobody can have known.
    """
    made_whole(private, facts)
    for ship in on_map(private):
        if ship.returning and facts.chart.port(GERMAN, ship.hex):
            private.change(ship.id, returning=False)


@rule("CH-7.7.2.z")
def made_whole(private: Private, facts: Facts) -> None:
    """A ship that has her old speed again need not run any more, and binds the destroyers."""
    for ship in on_map(private):
        if ship.returning and not may_return(facts, ship):
            private.change(ship.id, returning=False)
