"""Ships under way: how far a unit may go, which hexes are closed to it, and what the move costs its ships."""

from collections.abc import Iterable, Sequence

import msgspec

from huffduff.engine.errors import Refused
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import GERMAN, ShipId
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.status import bar
from huffduff.games.chase.ships.units import damaged_side, members, on_map
from huffduff.games.chase.state import Private, Public, Ship, State


@rule("CH-2.3.1.d", "CH-2.3.1.f", "CH-2.3.1.g", "CH-7.7.2.h", "CH-7.7.2.l", "CH-7.7.2.q", "CH-7.7.2.v", "CH-7.7.2.c")
def pace(facts: Facts, ship: Ship) -> int:
    """The most hexes a ship that is free to move may go in a turn, fuel apart."""
    printed, tables = facts.ships[ship.id], facts.tables
    hexes = tables.movement.speed[printed.speed].hexes
    if damaged_side(printed, ship.card):
        hexes = min(hexes, tables.movement.damaged_hexes)
    if ship.evading:
        hexes = min(hexes, tables.shadow.evasion_hexes)
    if ship.emergency:
        hexes = min(hexes, tables.movement.emergency_hexes)
    return hexes


@rule("CH-2.3.1.h", "CH-7.1.g", "CH-7.7.2.ad", "CH-7.7.2.d", "CH-7.7.2.e", "CH-7.7.2.n", "CH-7.7.2.r", "CH-7.6.f")
def stuck(facts: Facts, unit: str, ships: Sequence[Ship]) -> Refused | None:
    """Why a unit cannot move at all: one ship that has moved, or must not, keeps her whole task force where it is."""
    if not ships:
        return Refused("chase-refuse-no-unit", "CH-2.3.1.k", unit=unit)
    for ship in ships:
        if ship.steamed:
            return Refused("chase-refuse-moved", "CH-7.1.g", ship=ship.id)
        state = bar(facts, "move", ship)
        if state:
            return Refused("chase-refuse-state", "CH-7.7.2.ad", ship=ship.id, state=state)
    return None


def unit_allowance(facts: Facts, ships: Sequence[Ship]) -> int:
    """A task force keeps to its slowest ship."""
    return 0 if stuck(facts, ships[0].unit, ships) else min(pace(facts, ship) for ship in ships)


@rule("CH-7.7.2.y", "CH-7.7.2.z")
def destroyers_tied(private: Private) -> bool:
    """German destroyers keep inside their boundary unless a damaged heavy ship is on her way home."""
    return not any(ship.returning for ship in on_map(private))


@rule("CH-7.7.2.aa")
def must_come_back(private: Private, facts: Facts, side: str, ships: Sequence[Ship]) -> bool:
    """Whether destroyers stand outside the boundary that holds them again, and each turn have to make for it."""
    return (
        side == GERMAN
        and not facts.chart.destroyers(ships[0].hex)
        and _has(facts, ships, "DD")
        and destroyers_tied(private)
    )


@rule("CH-14.a")
def homebound(ships: Iterable[Ship]) -> bool:
    """Whether a ship with empty magazines is among them, so that they have to make for the nearest port of theirs."""
    for ship in ships:  # noqa: SIM110 (this is asked for every hex of a course)
        if ship.homebound:
            return True
    return False


def _has(facts: Facts, ships: Sequence[Ship], kind: str) -> bool:
    return any(facts.ships[ship.id].kind == kind for ship in ships)


def destroyers(facts: Facts, ships: Sequence[Ship]) -> list[ShipId]:
    """The flotillas among ships."""
    return [ship.id for ship in ships if facts.ships[ship.id].kind == "DD"]


@rule("CH-7.7.2.a", "CH-7.7.2.b", "CH-7.7.2.n")
def path_refusal(private: Private, facts: Facts, side: str, unit: str, path: Sequence[str]) -> Refused | None:
    """Why a unit cannot take this path, hex by hex as it is entered; None where it can."""
    ships = members(private, unit)
    refusal = stuck(facts, unit, ships)
    if refusal is not None:
        return refusal
    if not path:
        return Refused("chase-not-an-order", "CH-7.7.2.a")
    most = min(pace(facts, ship) for ship in ships)
    if len(path) > most:
        return Refused("chase-refuse-too-far", "CH-7.7.2.n", unit=unit, hexes=most)
    here = ships[0].hex
    for there in path:
        refusal = step_refusal(private, facts, side, ships, here, there)
        if refusal is not None:
            return refusal
        here = there
    return fuel_refusal(facts, ships, len(path))


@rule("CH-7.7.2.o", "CH-7.7.2.p", "CH-7.7.2.v")
def fuel_refusal(facts: Facts, ships: Sequence[Ship], hexes: int) -> Refused | None:
    """Which ship cannot pay for so many hexes; on emergency fuel nothing can be paid for."""
    for ship in ships:
        price = fuel.cost(facts, ship, hexes)
        if price and ship.emergency:
            return Refused("chase-refuse-emergency-fuel", "CH-7.7.2.v", ship=ship.id)
        if price > ship.fuel:
            return Refused("chase-refuse-fuel", "CH-7.7.2.p", ship=ship.id, need=price, fuel=ship.fuel)
    return None


@rule("CH-7.7.2.y", "CH-7.7.2.aa", "CH-7.7.2.ac", "CH-14.a")
def step_refusal(
    private: Private, facts: Facts, side: str, ships: Sequence[Ship], here: str, there: str
) -> Refused | None:
    """Why ships cannot go from one hex into the next."""
    chart = facts.chart
    if not chart.sails(side, here, there):
        if not chart.sea(there):
            return Refused("chase-no-sea", "CH-7.7.2.a", hex=there)
        key = "chase-refuse-land-side" if there in chart.neighbours(here) else "chase-refuse-not-next"
        return Refused(key, "CH-7.7.2.a", hex=there)
    if homebound(ships) and chart.port_distance(side, there) >= chart.port_distance(side, here):
        return Refused("chase-refuse-restock", "CH-14.a", unit=ships[0].unit)
    if side != GERMAN:
        return None
    if chart.route(there) and _has(facts, ships, "TK"):
        return Refused("chase-refuse-tanker-route", "CH-7.7.2.ac", hex=there)
    if chart.destroyers(there) or not _has(facts, ships, "DD") or not destroyers_tied(private):
        return None
    if chart.destroyers(here):
        return Refused("chase-refuse-destroyer-boundary", "CH-7.7.2.y", hex=there)
    if chart.destroyer_distance(there) >= chart.destroyer_distance(here):
        return Refused("chase-refuse-destroyers-come-back", "CH-7.7.2.aa", unit=ships[0].unit)
    return None


def steam(public: Public, private: Private, facts: Facts, unit: str, path: Sequence[str]) -> list[Ship]:
    """Move a unit along a path that is allowed; the ships whose last fuel it took."""
    spent = []
    through = path[0] if len(path) > 1 else ""
    for ship in members(private, unit):
        burnt = fuel.burnt(facts, public.turn, ship, fuel.cost(facts, ship, len(path)))
        rest = facts.tables.movement.speed[facts.ships[ship.id].speed].no_move
        ship = private.change(ship.id, hex=path[-1], through=through, steamed=len(path), no_move=rest, **burnt)
        if "emergency" in burnt:
            spent.append(ship)
    return spent


def sail(s: State, side: str, unit: str, path: Sequence[str]) -> None:
    """Move a unit on its owner's chart, and tell him alone when a ship has burnt the last of her fuel."""
    for ship in steam(s.public, s.private[side], s.data, unit, path):
        s.tell((side,), "chase-emergency-fuel", ship=ship.id, turn=ship.emergency)


def phase_begins(private: Private) -> None:
    """Nobody has moved yet in this Movement Phase."""
    for ship in private.ships.values():
        if ship.steamed or ship.through:
            private.change(ship.id, steamed=0, through="")


@rule("CH-2.3.1.e", "CH-7.7.2.m")
def phase_ends(private: Private) -> None:
    """What each ship moved is remembered for the fuel of the next turn; manoeuvres of evasion are over."""
    for ship in private.ships.values():
        if ship.evading or ship.moved != ship.steamed:
            private.change(ship.id, moved=ship.steamed, evading=False)


class Way(msgspec.Struct, frozen=True):
    """A path to a hex in reach, and what it costs each ship in fuel."""

    path: tuple[str, ...]
    fuel: dict[str, int]


def reach(private: Private, facts: Facts, side: str, unit: str) -> dict[str, Way]:
    """Every hex that a unit may sail to this turn, by a shortest path."""
    ships = members(private, unit)
    start = ships[0].hex
    found: dict[str, Way] = {}
    paths: list[tuple[str, ...]] = [()]
    for hexes in range(1, unit_allowance(facts, ships) + 1):
        paths = [
            (*path, there)
            for path in paths
            for here in (path[-1] if path else start,)
            for there in facts.chart.ways(side, here)
            if step_refusal(private, facts, side, ships, here, there) is None
        ]
        if fuel_refusal(facts, ships, hexes) is None:
            price = {ship.id: fuel.cost(facts, ship, hexes) for ship in ships}
            for path in paths:
                if path[-1] != start:
                    found.setdefault(path[-1], Way(path, price))
    return found
