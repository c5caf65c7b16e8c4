"""The sealed orders of a turn: both sides write down everything at once, and nothing happens before both have."""

from collections.abc import Sequence

from huffduff.engine.choices import Orders
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import former, reveal
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.drafts import numbered
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import BISMARCK, GERMAN, PORT, PORTS, SEATS
from huffduff.games.chase.operations import tasks
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.hints import OrderHints, hints
from huffduff.games.chase.operations.orders import IN_PORT, REPAIRING, STEPS, InPort, Order, Refuel, in_step, stage
from huffduff.games.chase.operations.sampling import some_orders
from huffduff.games.chase.operations.trial import OrdersTried, try_orders
from huffduff.games.chase.ships import fuel
from huffduff.games.chase.state import Private, Public, State
from huffduff.games.chase.victory import finish

ORDERS = question(
    "chase-ask-orders", "CH-7.7.a", answer=tuple[Order, ...], hints=OrderHints, tried=OrdersTried, former=former.orders
)


@rule("CH-1.b", "CH-4.1.e", "CH-7.7.a", "CH-7.7.b", "CH-7.7.c")
@step
def movement_orders(s: State) -> Asking:
    """Both sides lock their orders; when both have done so, one step after the other is carried out for both."""
    given = yield from sealed(ORDERS.ask(side, choice(s.public, s.private[side], s.data, side)) for side in SEATS)
    desks = [Desk(s.public, s.private[side], s.data, side) for side in SEATS]
    due: dict[int, list[tuple[Order, Desk]]] = {number: [] for number in STEPS}
    for desk, orders in zip(desks, given, strict=True):
        for order in orders:
            due[stage(order)].append((order, desk))
    for number in STEPS:
        for order, desk in due[number]:
            refusal = desk.carry_out(order)
            assert refusal is None, refusal
            if isinstance(order, InPort | Refuel):
                tell_torpedoes(s, order.ship)
        if number == REPAIRING:
            for desk in desks:
                for name, wish in desk.repairs:
                    yield from tasks.repair(s, desk.side, name, wish)
        elif number == IN_PORT and bismarck_in_port(s):
            return None
    for desk in desks:
        desk.bring_home()
        fuel.come_home(desk.private, s.data)
        for key, params in desk.notes:
            s.tell((desk.side,), key, **params)
    return None


@rule("CH-3.d")
def tell_torpedoes(s: State, name: str) -> None:
    """Torpedoes that came aboard show on a card that lies open."""
    known = s.public.cards.get(name)
    if reveal.card_again(s, name) and s.public.cards[name] != known:
        s.tell(EVERYONE, "chase-torpedoes-replaced", ship=name)


def choice(public: Public, private: Private, facts: Facts, side: str) -> Orders[Order]:
    """What one side may order, worked out from its own chart and the table alone."""
    return Orders(
        lambda orders: check(public, private, facts, side, orders),
        lambda rng: some_orders(public, private, facts, side, rng),
        lambda: hints(public, private, facts, side),
        lambda orders: try_orders(public, private, facts, side, orders),
    )


@rule("CH-7.7.a")
def check(public: Public, private: Private, facts: Facts, side: str, orders: Sequence[Order]) -> Refused | None:
    """The first order that cannot be carried out, with its number; the chart itself is not touched."""
    desk = Desk(public, private.copy(), facts, side)
    for place, order in in_step(orders):
        refusal = numbered(desk.carry_out(order), place)
        if refusal is not None:
            return refusal
    return desk.owed()


@rule("CH-4.2.a")
def bismarck_in_port(s: State) -> bool:
    """The game ends at once when Bismarck is marked In Port in France or Norway, not where she merely lies."""
    ship = s.private[GERMAN].ships.get(BISMARCK)
    country = s.data.chart.port(GERMAN, ship.hex) if ship is not None and ship.task == PORT else ""
    for reason, port in PORTS.items():
        if port == country:
            finish(s, reason)
            return True
    return False
