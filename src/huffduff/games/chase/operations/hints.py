"""What a client needs to offer orders: where units can sail, what ships can do and why not, and how aircraft stand."""

from typing import Any

from huffduff.engine.errors import Refused
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, GERMAN, LOST, PORTS
from huffduff.games.chase.operations import flights, sailing, tasks
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.search import factors
from huffduff.games.chase.ships import forces
from huffduff.games.chase.ships.units import on_map, units
from huffduff.games.chase.state import Private, Public, Ship, Wing


def hints(public: Public, private: Private, facts: Facts, side: str) -> dict[str, Any]:
    """All of it for one side; a reason stands where something is not possible, nothing where it is."""
    desk = Desk(public, private, facts, side)
    named = units(private)
    ships = on_map(private)
    return {
        "units": {
            unit: {
                there: {"path": list(way.path), "fuel": way.fuel}
                for there, way in sailing.reach(private, facts, side, unit).items()
                if desk.too_late(unit) is None
            }
            for unit in named
        },
        "tasks": {unit: unit_tasks(desk, unit, members) for unit, members in named.items()},
        "ships": {ship.id: ship_tasks(desk, ship, ships) for ship in ships},
        "wings": {wing.id: wing_card(private, facts, wing) for wing in private.wings.values() if wing.status != LOST},
        "factors": factors(private, facts, side),
        "need": public.visibility,
        "force": forces.free_name(private, side),
        "due": desk.owing(),
        "ports": [ship.id for ship in ships if facts.chart.port(side, ship.hex)],
        "ends_game": [ship.id for ship in ships if ends_game(facts, side, ship)],
    }


def why(refusal: Refused | None) -> dict[str, Any] | None:
    """A reason as a client shows it."""
    return None if refusal is None else {"key": refusal.key, "rule": refusal.rule, "params": refusal.params}


def unit_tasks(desk: Desk, unit: str, ships: list[Ship]) -> dict[str, Any]:
    """Whether a unit may move at all, and whether it may patrol."""
    return {
        "move": why(desk.too_late(unit) or sailing.stuck(desk.facts, unit, ships)),
        "patrol": why(tasks.patrol_refusal(desk.public, desk.private, desk.facts, unit) or desk.due(unit)),
    }


def ship_tasks(desk: Desk, ship: Ship, ships: list[Ship]) -> dict[str, Any]:
    """What a single ship may do: repair, lie in port, refuel from each tanker beside her, regroup, return to base."""
    public, private, facts, name = desk.public, desk.private, desk.facts, ship.id
    tankers = [other.id for other in ships if other.hex == ship.hex and not facts.ships[other.id].warship]
    return {
        "repair": {
            wish: why(tasks.repair_refusal(public, private, name, wish) or desk.due(name))
            for wish in (tasks.SPEED, tasks.RUDDER)
        },
        "port": why(tasks.port_refusal(public, private, facts, desk.side, name)),
        "refuel": {
            tanker: why(tasks.refuel_refusal(public, private, facts, desk.side, tanker, name) or desk.due(tanker, name))
            for tanker in tankers
            if tanker != name
        },
        "regroup": why(forces.regroup_refusal(private, facts, name)),
        "return": why(desk.no_return(name)),
    }


def wing_card(private: Private, facts: Facts, wing: Wing) -> dict[str, Any]:
    """Where a wing starts and must land, how far it flies, and whether it is ready, aloft or grounded."""
    card = facts.wings[wing.id]
    return {
        "status": wing.status,
        "grounded": why(flights.grounded(private, facts, wing.id)),
        "from": flights.starts_from(private, facts, wing),
        "base": flights.base_hex(private, facts, wing.id),
        "speed": card.speed,
        "endurance": card.endurance,
        "kind": card.kind,
    }


def ends_game(facts: Facts, side: str, ship: Ship) -> bool:
    """Whether marking her In Port would be the end of the game, which a client asks about twice."""
    return side == GERMAN and ship.id == BISMARCK and facts.chart.port(side, ship.hex) in PORTS.values()
