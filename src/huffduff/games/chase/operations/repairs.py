"""Repairs at sea: the step before all other orders are written, whose result their owner knows by then."""

from collections.abc import Sequence

import msgspec

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.questions import Asking, sealed
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import ListTried, Looked, first_refusal, list_tried
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import SEATS, ShipId
from huffduff.games.chase.operations import tasks
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.orders import Repair, Wish
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.ships.units import on_map
from huffduff.games.chase.state import Private, Public, State

WISHES: tuple[Wish, ...] = (tasks.RUDDER, tasks.SPEED)


class RepairHints(msgspec.Struct, frozen=True):
    """The ships that may repair, what, and the chance of it, of ten."""

    ships: dict[ShipId, dict[Wish, int]]


REPAIRS = question("chase-ask-repairs", "CH-7.3.a", answer=tuple[Repair, ...], hints=RepairHints, tried=ListTried)


@rule("CH-4.1.e", "CH-7.3.b", "CH-7.7.2.z")
@step
def repairs(s: State) -> Asking:
    """Sides whose cards in play show such damage say under seal who repairs; a ship made whole need not run home."""
    asked = [side for side in SEATS if worn(s.public, s.data, side)]
    if not asked:
        return None
    choices = {side: choice(s.public, s.private[side], s.data, side) for side in asked}
    if len(asked) == 1:
        given: tuple[tuple[Repair, ...], ...] = ((yield from REPAIRS.put(asked[0], choices[asked[0]])),)
    else:
        given = yield from sealed(REPAIRS.ask(side, ready) for side, ready in choices.items())
    for side, orders in zip(asked, given, strict=True):
        desk = Desk(s.public, s.private[side], s.data, side, repairing=True)
        for order in orders:
            refusal = desk.carry_out(order)
            assert refusal is None, refusal
    for side, orders in zip(asked, given, strict=True):
        for order in orders:
            yield from tasks.repair(s, side, order.ship, order.wish)
        fuel.made_whole(s.private[side], s.data)
    return None


@rule("CH-7.3.a")
def worn(public: Public, facts: Facts, side: str) -> bool:
    """Whether both sides can read from the cards on the table that a side may have something to repair."""
    return any(
        (card.rudder or tasks.lost_speed(card)) and facts.ships[name].side == side
        for name, card in public.cards.items()
        if name not in public.lost and name not in public.removed
    )


def choice(public: Public, private: Private, facts: Facts, side: str) -> Orders[Repair]:
    """What one side may repair, worked out from its own chart and the table alone."""
    return Orders(
        lambda orders: first_refusal(looked_at(public, private, facts, side, orders)),
        lambda rng: some_repairs(public, private, facts, side, rng),
        lambda: hints(public, private, facts, side),
        lambda orders: list_tried(looked_at(public, private, facts, side, orders)),
    )


def looked_at(public: Public, private: Private, facts: Facts, side: str, orders: Sequence[Repair]) -> Looked:
    """Why these repairs cannot be made, each after those before it."""
    desk = Desk(public, private.copy(), facts, side, repairing=True)
    return [desk.carry_out(order) for order in orders], None


def hints(public: Public, private: Private, facts: Facts, side: str) -> RepairHints:
    """Who may repair what."""
    desk = Desk(public, private, facts, side, repairing=True)
    found = {
        ship.id: {
            wish: tasks.repair_chance(public, facts, wish) for wish in WISHES if desk.no_repair(ship.id, wish) is None
        }
        for ship in on_map(private)
    }
    return RepairHints({name: wishes for name, wishes in found.items() if wishes})


def some_repairs(public: Public, private: Private, facts: Facts, side: str, rng: Rng) -> tuple[Repair, ...]:
    """Some of the ships that may repair do so."""
    ready = hints(public, private, facts, side).ships
    return tuple(Repair(name, next(iter(wishes))) for name, wishes in ready.items() if rng.random() < 0.5)
