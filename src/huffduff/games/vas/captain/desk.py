"""What the captain has before him when he is asked something: the question, and what a player in his seat can see."""

from functools import cached_property
from typing import TypeVar, cast

from huffduff.engine.choices import Choice
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.vas.captain.missions import mission
from huffduff.games.vas.captain.stance import caution, outgunned, weights
from huffduff.games.vas.captain.standing import Lookout
from huffduff.games.vas.captain.worth import Gauge
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import Objective, Seat, ShipId
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import Private, Public, Ship

H = TypeVar("H")
SideView = View[Facts, Public, Private]


class Desk:
    """A question to one seat, with that seat's view."""

    def __init__(self, view: SideView, ask: Ask) -> None:
        self.facts, self.public = view.data, view.public
        self._private = view.private
        self._ask = ask
        self.seat = cast(Seat, ask.seat)

    @property
    def choice(self) -> Choice:
        return self._ask.choice

    def hints(self, kind: type[H]) -> H:
        """The hints of the question, which are of the kind that it declares."""
        found = self.choice.hints()
        assert isinstance(found, kind)
        return found

    @property
    def ship(self) -> Ship:
        """The ship that the question is about."""
        return self.public.ships[cast(ShipId, self._ask.params["ship"])]

    @property
    def objective(self) -> Objective | None:
        """What his side is after, which may be known to him alone."""
        secret = self._private.objective if self._private else None
        return self.public.sides[self.seat].objective or secret

    @property
    def enemy_middle(self) -> int:
        """How far east the enemy's ships are on average; the middle of the table as long as there are none."""
        ships = self.public.ships.values()
        there = [ship.at.x for ship in ships if ship.side != self.seat and ship.status == "table"]
        return sum(there) // len(there) if there else sea(self.facts).east // 2

    @cached_property
    def gauge(self) -> Gauge:
        return Gauge(self.facts, self.public, weights(self.facts, self.public, self.seat, self.objective))

    @cached_property
    def lookout(self) -> Lookout:
        bold = caution(self.facts, self.public, self.seat, self.objective)
        asked = mission(self.facts, self.public, self.seat, self.objective)
        return Lookout(self.gauge, asked, bold, shy=outgunned(self.gauge, self.seat))
