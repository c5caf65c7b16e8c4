"""The desk at which a side's orders of a turn are carried out, step by step of the Movement Phase.

On a copy of the chart it finds the first order that is not allowed; on the chart itself it does what they say.
"""

from collections.abc import Sequence
from typing import Any, assert_never

from huffduff.engine.errors import Refused
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALOFT, GERMAN, ON_MAP, REPAIR, SHADOWED, ShipId
from huffduff.games.chase.operations import flights, sailing, tasks
from huffduff.games.chase.operations.orders import (
    Detach,
    Fly,
    Form,
    InPort,
    Move,
    Order,
    Patrol,
    Refuel,
    Repair,
    Return,
    Wish,
)
from huffduff.games.chase.options import corrected, default
from huffduff.games.chase.ships import forces, fuel
from huffduff.games.chase.ships.units import members, units
from huffduff.games.chase.state import Private, Public, Ship


class Desk:
    """One side's chart while its orders are carried out, and what its owner is told of them."""

    def __init__(self, public: Public, private: Private, facts: Facts, side: str, repairing: bool = False) -> None:
        self.public = public
        self.private = private
        self.facts = facts
        self.side = side
        self.repairing = repairing or not default(public, "repairs")
        self.repairs: list[tuple[str, Wish]] = []
        self.notes: list[tuple[str, dict[str, Any]]] = []
        self.flown: set[str] = set()

    def carry_out(self, order: Order) -> Refused | None:
        """Do what one order says, or say why it cannot be done; then nothing has changed."""
        match order:
            case Move():
                return self.move(order.unit, order.path)
            case Fly():
                return self.fly(order.wing, order.path, order.searches, order.attack)
            case Form():
                return self.form(order.force, order.ships)
            case Detach():
                return self.detach(order.ships)
            case Return():
                return self.send_home(order.ship)
            case Repair():
                return self.repair(order.ship, order.wish)
            case InPort():
                return self.lie_in_port(order.ship)
            case Refuel():
                return self.refuel(order.tanker, order.ship)
            case Patrol():
                return self.patrol(order.unit)
        assert_never(order)

    def form(self, force: str, names: tuple[str, ...]) -> Refused | None:
        refusal = forces.form_refusal(self.private, self.facts, self.side, force, names)
        if refusal is None:
            forces.form(self.private, force, names)
        return refusal

    def detach(self, names: tuple[str, ...]) -> Refused | None:
        refusal = forces.detach_refusal(self.private, self.facts, names)
        if refusal is None:
            forces.detach(self.private, names)
        return refusal

    @rule("CH-7.7.2.z")
    def send_home(self, name: str) -> Refused | None:
        """The German notes in secret that a damaged heavy ship at sea returns to base."""
        refusal = self.no_return(name)
        if refusal is None:
            self.private.change(name, returning=True)
        return refusal

    def no_return(self, name: str) -> Refused | None:
        """Why a ship cannot be sent home."""
        ship = self.private.ships.get(name)
        if ship is None or ship.status != ON_MAP:
            return Refused("chase-refuse-no-unit", "CH-7.7.2.z", unit=name)
        if not fuel.may_return(self.facts, ship) or self.facts.chart.port(GERMAN, ship.hex):
            return Refused("chase-refuse-return", "CH-7.7.2.z", ship=name)
        return None

    def repair(self, name: str, wish: Wish) -> Refused | None:
        refusal = self.no_repair(name, wish)
        if refusal is None:
            self.private.change(name, task=REPAIR)
            self.repairs.append((name, wish))
        return refusal

    @rule("CH-4.1.e")
    def no_repair(self, name: str, wish: Wish) -> Refused | None:
        """Why a ship cannot repair now: for one thing, that was settled before the other orders are written."""
        if not self.repairing:
            return Refused("chase-refuse-repairs-first", "CH-4.1.e")
        return tasks.repair_refusal(self.public, self.private, name, wish) or self.due(name)

    def lie_in_port(self, name: str) -> Refused | None:
        refusal = tasks.port_refusal(self.public, self.private, self.facts, self.side, name)
        if refusal is None:
            tasks.lie_in_port(self.private, self.facts, name)
        return refusal

    def refuel(self, tanker: str, name: str) -> Refused | None:
        refusal = tasks.refuel_refusal(self.public, self.private, self.facts, self.side, tanker, name)
        refusal = refusal or self.due(tanker, name)
        if refusal is None:
            tasks.refuel(self.private, self.facts, tanker, name)
        return refusal

    def patrol(self, unit: str) -> Refused | None:
        refusal = tasks.patrol_refusal(self.public, self.private, self.facts, unit)
        refusal = refusal or self.due(unit)
        if refusal is None:
            tasks.patrol(self.private, unit)
        return refusal

    @rule("CH-7.7.2.ad", "CH-7.1.g")
    def move(self, unit: str, path: Sequence[str]) -> Refused | None:
        """A shadowed unit had its move before all others; the rest sail now."""
        refusal = self.move_refusal(unit, path)
        if refusal is None:
            for ship in sailing.steam(self.public, self.private, self.facts, unit, path):
                self.notes.append(("chase-emergency-fuel", {"ship": ship.id, "turn": ship.emergency}))
        return refusal

    def move_refusal(self, unit: str, path: Sequence[str]) -> Refused | None:
        """Why a unit cannot sail like this now."""
        return self.too_late(unit) or sailing.path_refusal(self.private, self.facts, self.side, unit, path)

    def too_late(self, unit: str) -> Refused | None:
        """Why a unit that is still shadowed sails no more."""
        for ship in members(self.private, unit):
            if ship.marker == SHADOWED:
                return Refused("chase-refuse-shadowed-moved-first", "CH-7.1.g", unit=unit)
        return None

    def fly(self, wing: str, path: Sequence[str], searches: Sequence[str], attack: str) -> Refused | None:
        if wing in self.flown:
            return Refused("chase-refuse-wing-not-ready", "CH-7.7.1.p", wing=wing)
        refusal = flights.flight_refusal(self.public, self.private, self.facts, self.side, wing, path, searches, attack)
        if refusal is None:
            flights.fly(self.private, self.facts, wing, path, searches, attack)
            self.flown.add(wing)
        return refusal

    @rule("CH-7.7.2.aa")
    def owing(self) -> list[str]:
        """Units with destroyers outside their boundary that have not sailed towards it, though they can."""
        if self.side != GERMAN:
            return []
        return [unit for unit, ships in units(self.private).items() if self.owes(unit, ships)]

    def owes(self, unit: str, ships: Sequence[Ship]) -> bool:
        """Whether a unit is one of them."""
        return (
            sailing.must_come_back(self.private, self.facts, self.side, ships)
            and self.too_late(unit) is None
            and bool(sailing.reach(self.private, self.facts, self.side, unit) or self.strays(ships))
        )

    @rule("CH-7.7.2.aa")
    def strays(self, ships: Sequence[Ship]) -> list[ShipId]:
        """Destroyers of a force that cannot move at all, who could sail back without it and may not hide in it."""
        if not corrected(self.public):
            return []
        found = []
        for name in sailing.destroyers(self.facts, ships):
            if self.private.ships[name].force and forces.detach_refusal(self.private, self.facts, (name,)) is None:
                alone = self.private.copy()
                forces.detach(alone, (name,))
                if sailing.reach(alone, self.facts, self.side, name):
                    found.append(name)
        return found

    @rule("CH-14.a")
    def homebound(self) -> list[str]:
        """Units with empty magazines that have not sailed towards a port, though they can."""
        if not sailing.homebound(self.private.ships.values()):
            return []
        return [
            unit
            for unit, ships in units(self.private).items()
            if sailing.homebound(ships)
            and self.too_late(unit) is None
            and sailing.reach(self.private, self.facts, self.side, unit)
        ]

    def owed(self) -> Refused | None:
        """What is missing when all orders are written."""
        for unit in self.owing():
            held = not sailing.reach(self.private, self.facts, self.side, unit)
            key = "chase-refuse-destroyers-held" if held else "chase-refuse-destroyers-come-back"
            return Refused(key, "CH-7.7.2.aa", unit=unit)
        for unit in self.homebound():
            return Refused("chase-refuse-restock", "CH-14.a", unit=unit)
        return None

    def due(self, *names: str) -> Refused | None:
        """Destroyers that have to come back do nothing else on their way; whom they leave behind for it is free."""
        for name in names:
            ship = self.private.ships.get(name)
            unit = ship.unit if ship else name
            left_behind = ship is not None and not sailing.destroyers(self.facts, (ship,)) and corrected(self.public)
            ships = members(self.private, unit)
            if ships and not left_behind and self.owes(unit, ships):
                return Refused("chase-refuse-destroyers-come-back", "CH-7.7.2.aa", unit=unit)
        return None

    @rule("CH-7.7.1.b", "CH-7.7.1.q")
    def bring_home(self) -> None:
        """Aircraft that spent the last turn in the air and got no orders fly home."""
        for wing in self.private.wings.values():
            if wing.status == ALOFT and wing.id not in self.flown:
                home = flights.bring_home(self.private, self.facts, wing.id)
                self.notes.append(("chase-flies-home" if home else "chase-wing-lost", {"wing": wing.id}))
