"""The sealed orders of a turn: both sides write down everything at once, and nothing happens before both have."""

from collections.abc import Sequence
from typing import Any

from huffduff.engine.choices import Orders, Rng, Value
from huffduff.engine.errors import Refused
from huffduff.engine.steps import Ask, Asking, Do, do
from huffduff.games.chase import flights, forces, sailing, tasks
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.desk import Desk, Order, in_step
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.sampling import some_orders
from huffduff.games.chase.state import ALOFT, GERMAN, ON_MAP, PORT, READY, SEATS, Private, Public, Ship, State
from huffduff.games.chase.units import units
from huffduff.games.chase.victory import finish


@rule("CH-1.b", "CH-7.7.a", "CH-7.7.b", "CH-7.7.c")
@step
def movement_orders(s: State) -> Asking:
    """Both sides lock their orders; only when both have done so is anything carried out."""
    asks = tuple(
        Ask(side, "chase-ask-orders", "CH-7.7.a", choice(s.public, s.private[side], s.data, side)) for side in SEATS
    )
    given = yield asks
    then: list[Do] = []
    for side, orders in zip(SEATS, given, strict=True):
        desk = Desk(s.public, s.private[side], s.data, side)
        for _, order in in_step(orders):
            refusal = desk.carry_out(order)
            assert refusal is None, refusal
        desk.bring_home()
        for key, params in desk.notes:
            s.tell((side,), key, **params)
        then += [do(tasks.repair, side, name, wish) for name, wish in desk.repairs]
    return [*then, do(port_check)]


def choice(public: Public, private: Private, facts: Facts, side: str) -> Orders:
    """What one side may order, worked out from its own chart and the table alone.

    Orders that the sampler has just tried out are not tried a second time.
    """
    sampled: list[tuple[Value, ...]] = []

    def sample(rng: Rng) -> tuple[Value, ...]:
        sampled[:] = [some_orders(public, private, facts, side, rng)]
        return sampled[0]

    return Orders(
        lambda orders: None if orders in sampled else check(public, private, facts, side, orders),
        sample,
        lambda: hints(private, facts, side),
    )


@rule("CH-7.7.a")
def check(public: Public, private: Private, facts: Facts, side: str, orders: Sequence[Order]) -> Refused | None:
    """The first order that cannot be carried out, with its place in the list; the chart itself is not touched."""
    desk = Desk(public, private.copy(), facts, side)
    for number, order in in_step(orders):
        refusal = desk.carry_out(order)
        if refusal is not None:
            refusal.params["order"] = number
            return refusal
    return desk.owed()


def hints(private: Private, facts: Facts, side: str) -> dict[str, Any]:
    """What a client needs to offer orders: where units can sail at what cost, and where wings start and must land."""
    reach = {unit: sailing.reach(private, facts, side, unit) for unit in units(private)}
    return {
        "units": {
            unit: {there: {"path": list(way.path), "fuel": way.fuel} for there, way in ways.items()}
            for unit, ways in reach.items()
        },
        "wings": {
            wing.id: {
                "from": flights.starts_from(private, facts, wing),
                "base": flights.base_hex(private, facts, wing.id),
                "speed": facts.wings[wing.id].speed,
                "endurance": facts.wings[wing.id].endurance,
                "kind": facts.wings[wing.id].kind,
            }
            for wing in private.wings.values()
            if wing.status in (READY, ALOFT)
        },
        "ports": [ship.id for ship in private.ships.values() if _at_port(facts, side, ship)],
        "force": forces.free_name(private, side),
    }


def _at_port(facts: Facts, side: str, ship: Ship) -> bool:
    return ship.status == ON_MAP and bool(facts.chart.port(side, ship.hex))


@rule("CH-4.2.a")
@step
def port_check(s: State) -> list[Do] | None:
    """The game ends at once when Bismarck is marked In Port in France or Norway."""
    ship = s.private[GERMAN].ships.get("bismarck")
    if ship is not None and ship.status == ON_MAP and ship.task == PORT:
        country = s.data.chart.port(GERMAN, ship.hex)
        if country in ("france", "norway"):
            finish(s, f"port-{country}")
    return None
