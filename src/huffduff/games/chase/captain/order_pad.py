"""The pad of a computer player: orders are tried on a desk, and those that it allows are written down."""

from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.operations.desk import Desk
from huffduff.games.chase.operations.orders import Move, Order
from huffduff.games.chase.state import Private, Public


class Pad(Desk):
    """A desk with a copy of the chart, and the orders given so far."""

    def __init__(self, public: Public, private: Private, facts: Facts, side: str, repairing: bool = False) -> None:
        super().__init__(public, private.copy(), facts, side, repairing)
        self.given: list[Order] = []

    def hurry_home(self) -> None:
        """Ships with empty magazines make for a port."""
        for unit in self.homebound():
            ways = sailing.reach(self.private, self.facts, self.side, unit).values()
            self.give(Move(unit, max(ways, key=lambda way: len(way.path)).path))

    def give(self, order: Order) -> bool:
        """Give an order if it is allowed; whether it was."""
        allowed = self.carry_out(order) is None
        if allowed:
            self.given.append(order)
        return allowed
