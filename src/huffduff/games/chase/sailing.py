"""Ships under way: how far a unit may go, which hexes are closed to it, and what the move costs its ships."""

from collections.abc import Sequence
from typing import NamedTuple

from huffduff.engine.errors import Refused
from huffduff.games.chase import fuel
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import GERMAN, Private, Public, Ship, State
from huffduff.games.chase.status import bar
from huffduff.games.chase.units import damaged_side, members, on_map


@rule(
    "CH-2.3.1.d",
    "CH-2.3.1.f",
    "CH-2.3.1.g",
    "CH-2.3.1.h",
    "CH-7.7.2.d",
    "CH-7.7.2.e",
    "CH-7.7.2.h",
    "CH-7.7.2.l",
    "CH-7.7.2.q",
    "CH-7.7.2.r",
    "CH-7.7.2.v",
)
def allowance(facts: Facts, ship: Ship) -> int:
    """The most hexes a ship may move this turn, fuel apart."""
    if bar(facts, "move", ship):
        return 0
    printed, tables = facts.ships[ship.id], facts.tables
    hexes = tables.movement.speed[printed.speed].hexes
    if damaged_side(printed, ship.card):
        hexes = min(hexes, tables.movement.damaged_hexes)
    if ship.evading:
        hexes = min(hexes, tables.shadow.evasion_hexes)
    if ship.emergency:
        hexes = min(hexes, tables.movement.emergency_hexes)
    return hexes


@rule("CH-7.7.2.n", "CH-7.1.g")
def unit_allowance(facts: Facts, ships: Sequence[Ship]) -> int:
    """A task force keeps to its slowest ship; who has moved this turn moves no more."""
    return 0 if any(ship.steamed for ship in ships) else min(allowance(facts, ship) for ship in ships)


@rule("CH-7.7.2.y", "CH-7.7.2.z")
def destroyers_tied(private: Private) -> bool:
    """German destroyers keep inside their boundary unless a damaged heavy ship is on her way home."""
    return not any(ship.returning for ship in on_map(private))


@rule("CH-7.7.2.aa")
def must_come_back(private: Private, facts: Facts, side: str, ships: Sequence[Ship]) -> bool:
    """Whether destroyers stand outside the boundary that holds them again, and have to make for it."""
    return (
        side == GERMAN
        and not facts.chart.destroyers(ships[0].hex)
        and any(facts.ships[ship.id].kind == "DD" for ship in ships)
        and destroyers_tied(private)
    )


@rule("CH-7.7.2.a", "CH-7.7.2.b", "CH-7.7.2.p", "CH-7.7.2.v")
def path_refusal(private: Private, facts: Facts, side: str, unit: str, path: Sequence[str]) -> Refused | None:
    """Why a unit cannot take this path, hex by hex as it is entered; None where it can."""
    ships = members(private, unit)
    if not ships:
        return Refused("chase-refuse-no-unit", "CH-2.3.1.k", unit=unit)
    most = unit_allowance(facts, ships)
    if not 1 <= len(path) <= most:
        return _too_far(facts, unit, ships, most)
    here = ships[0].hex
    for there in path:
        refusal = _step_refusal(private, facts, side, ships, here, there)
        if refusal is not None:
            return refusal
        here = there
    if must_come_back(private, facts, side, ships) and not _nearer(facts, ships[0].hex, here):
        return Refused("chase-refuse-destroyers-come-back", "CH-7.7.2.aa", unit=unit)
    for ship in ships:
        price = fuel.cost(facts, ship, len(path))
        if price and ship.emergency:
            return Refused("chase-refuse-emergency-fuel", "CH-7.7.2.v", ship=ship.id)
        if price > ship.fuel and facts.ships[ship.id].uses_fuel:
            return Refused("chase-refuse-fuel", "CH-7.7.2.p", ship=ship.id, need=price, fuel=ship.fuel)
    return None


def _too_far(facts: Facts, unit: str, ships: Sequence[Ship], most: int) -> Refused:
    if most:
        return Refused("chase-refuse-too-far", "CH-7.7.2.n", unit=unit, hexes=most)
    for ship in ships:
        if ship.steamed:
            return Refused("chase-refuse-moved", "CH-7.1.g", ship=ship.id)
        state = bar(facts, "move", ship)
        if state:
            return Refused("chase-refuse-state", "CH-7.7.2.ad", ship=ship.id, state=state)
    return Refused("chase-refuse-too-far", "CH-7.7.2.n", unit=unit, hexes=0)


@rule("CH-7.7.2.y", "CH-7.7.2.ac")
def _step_refusal(
    private: Private, facts: Facts, side: str, ships: Sequence[Ship], here: str, there: str
) -> Refused | None:
    chart = facts.chart
    if not chart.sea(there):
        return Refused("chase-refuse-no-sea", "CH-7.7.2.a", hex=there)
    if not chart.sails(side, here, there):
        key = "chase-refuse-land-side" if there in chart.neighbours(here) else "chase-refuse-not-next"
        return Refused(key, "CH-7.7.2.a", hex=there)
    kinds = {facts.ships[ship.id].kind for ship in ships}
    if "TK" in kinds and chart.route(there):
        return Refused("chase-refuse-tanker-route", "CH-7.7.2.ac", hex=there)
    leaves = "DD" in kinds and side == GERMAN and chart.destroyers(here) and not chart.destroyers(there)
    if leaves and destroyers_tied(private):
        return Refused("chase-refuse-destroyer-boundary", "CH-7.7.2.y", hex=there)
    return None


def _nearer(facts: Facts, here: str, there: str) -> bool:
    away = facts.chart.destroyer_distance
    return away(there) < away(here)


def steam(public: Public, private: Private, facts: Facts, side: str, unit: str, path: Sequence[str]) -> list[Ship]:
    """Move a unit along a path that is allowed; the ships whose last fuel it took."""
    spent = []
    for ship in members(private, unit):
        if fuel.burn(facts, public.turn, ship, fuel.cost(facts, ship, len(path))):
            spent.append(ship)
        ship.hex = path[-1]
        ship.through = path[0] if len(path) > 1 else ""
        ship.steamed = len(path)
        ship.no_move = facts.tables.movement.speed[facts.ships[ship.id].speed].no_move
        if ship.returning and facts.chart.port(side, ship.hex):
            ship.returning = False
    return spent


def sail(s: State, side: str, unit: str, path: Sequence[str]) -> None:
    """Move a unit on its owner's chart, and tell him alone when a ship has burnt the last of her fuel."""
    for ship in steam(s.public, s.private[side], s.data, side, unit, path):
        s.tell((side,), "chase-emergency-fuel", ship=ship.id, turn=ship.emergency)


def phase_begins(private: Private) -> None:
    """Nobody has moved yet in this Movement Phase."""
    for ship in private.ships.values():
        ship.steamed = 0
        ship.through = ""


@rule("CH-2.3.1.e", "CH-7.7.2.m")
def phase_ends(private: Private) -> None:
    """What each ship moved is remembered for the fuel of the next turn; manoeuvres of evasion are over."""
    for ship in private.ships.values():
        ship.moved = ship.steamed
        ship.evading = False


class Way(NamedTuple):
    """A path to a hex in reach, and what it costs each ship in fuel."""

    path: tuple[str, ...]
    fuel: dict[str, int]


def reach(private: Private, facts: Facts, side: str, unit: str) -> dict[str, Way]:
    """Every hex that a unit may sail to this turn, by a shortest path."""
    ships = members(private, unit)
    found: dict[str, Way] = {}
    paths: list[tuple[str, ...]] = [()]
    for hexes in range(1, unit_allowance(facts, ships) + 1):
        price = {ship.id: fuel.cost(facts, ship, hexes) for ship in ships}
        longer = []
        for path in paths:
            here = path[-1] if path else ships[0].hex
            for there in facts.chart.ways(side, here):
                if there in found or there == ships[0].hex:
                    continue
                if path_refusal(private, facts, side, unit, (*path, there)) is None:
                    found[there] = Way((*path, there), price)
                if _step_refusal(private, facts, side, ships, here, there) is None:
                    longer.append((*path, there))
        paths = longer
    return found
