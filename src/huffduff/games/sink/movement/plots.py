"""A draft of German plots, order by order, as the German sees the map."""

from collections.abc import Sequence

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Refused, reason
from huffduff.games.sink.air.recon import patrols, recon_refusal
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import EXIT, GERMAN, Hex, Seat, TokenId
from huffduff.games.sink.forces.dummies import no_removal
from huffduff.games.sink.forces.limits import crowded
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.movement.orders import CourseTried, Fly, Plot, PlotHints, PlotOrder, PlotTried
from huffduff.games.sink.movement.paths import course_refusal, onward
from huffduff.games.sink.movement.previews import flyers, movers, tried
from huffduff.games.sink.movement.sailing import in_port
from huffduff.games.sink.movement.speed import Pace, pace
from huffduff.games.sink.state import Public, SideView, card

STROLL = 4  # hexes that a dummy moves at most when it moves at random


class Plots:
    """The plots of some task forces and, where they are plotted too, of recon aircraft.

    A shadowed task force is moved at once and by itself: then every other marker lies where it lies now.
    """

    def __init__(self, view: SideView, tokens: Sequence[TokenId], recon: bool = True) -> None:
        self.view, self.public, self.facts, self.private = view, view.public, view.data, card(view)
        self.tokens, self.recon = tokens, recon
        self.limits: dict[TokenId, Pace] = {}
        self.begin()

    def begin(self) -> None:
        """A clean sheet."""
        self.ends: dict[TokenId, Hex] = {token: self.public.tokens[token].hex for token in self.private.forces}
        self.done: list[str] = []

    # --- one order ------------------------------------------------------------------------------------------------

    def limit(self, token: TokenId) -> Pace:
        """How far a task force can move."""
        limit = self.limits.get(token)
        if limit is None:
            ships = self.private.forces[token].ships
            limit = self.limits[token] = pace(self.facts, self.public, self.private, ships)
        return limit

    @rule("SB-7.21.a", "SB-7.22.a", "SB-7.23.a", "SB-8.25.a", "SB-6.26.a")
    def take(self, order: PlotOrder) -> Refused | None:
        """Note an order, or say why it cannot be: everything is ordered once, task forces by all hexes of their course,
        aircraft by the hex they go to."""
        name = order.unit if isinstance(order, Fly) else order.token
        if name in self.done:
            return Refused("sink-refuse-ordered-twice", "SB-7.22.a", unit=name)
        refusal = self.refusal(order)
        if refusal is None:
            self.done.append(name)
            if isinstance(order, Remove):
                del self.ends[order.token]
            elif isinstance(order, Plot) and order.path:
                self.ends[order.token] = order.path[-1]
        return refusal

    def refusal(self, order: PlotOrder) -> Refused | None:
        """Why one order cannot be, whatever the others are."""
        if isinstance(order, Fly):
            if not self.recon:
                return Refused("sink-refuse-no-recon", "SB-8.11.a", unit=order.unit)
            return recon_refusal(self.facts, GERMAN, order.unit, order.hex)
        if order.token not in self.tokens:
            return self.not_plotted(order.token)
        if isinstance(order, Remove):
            return no_removal(self.view, order.token)
        start = self.public.tokens[order.token].hex
        return course_refusal(self.facts.chart, GERMAN, order.token, start, order.path, self.limit(order.token))

    def berth(self, order: Plot) -> bool:
        """Whether a course ends in port."""
        last = order.path[-1] if order.path else self.public.tokens[order.token].hex
        return in_port(self.facts.chart, GERMAN, last, order.at_sea)

    @rule("SB-6.13.a", "SB-11.2.a", "SB-4.7.b")
    def not_plotted(self, token: TokenId) -> Refused:
        """Why a task force is not to be ordered now: it is shadowed and moved openly, or there is none."""
        if token in self.private.forces:
            return Refused("sink-refuse-not-now", "SB-11.2.a", token=token)
        return Refused("sink-no-such-force", "SB-7.21.a", token=token)

    @rule("SB-6.13.c", "SB-7.24.a")
    def unfinished(self) -> Refused | None:
        """Why the plots cannot be left like this: more task forces would end in a hex than it has room for."""
        ends = [place for place in self.ends.values() if place != EXIT]
        for place in dict.fromkeys(ends):
            if ends.count(place) > self.facts.tables.limits.stack:
                return crowded(self.facts, place)
        return None

    # --- as a choice ----------------------------------------------------------------------------------------------

    def refused(self, orders: tuple[PlotOrder, ...]) -> Refused | None:
        """The first thing that is wrong with some orders."""
        self.begin()
        for order in orders:
            refusal = self.take(order)
            if refusal:
                return refusal
        return self.unfinished()

    def tried(self, orders: tuple[PlotOrder, ...]) -> PlotTried:
        """What a draft comes to; an order that cannot be is left out of it."""
        self.begin()
        found = []
        for order in orders:
            refusal = self.take(order)
            if isinstance(order, Plot) and order.token in self.private.forces:
                limit, idle = self.limit(order.token), self.berth(order)
                found.append(
                    tried(self.facts, self.public, self.private, order.token, order.path, limit, refusal, idle)
                )
            else:
                found.append(CourseTried(reason(refusal)))
        return PlotTried(tuple(found), reason(self.unfinished()))

    def hints(self) -> PlotHints:
        """What there is to plot."""
        facts, public, private = self.facts, self.public, self.private
        dummies = tuple(token for token in self.tokens if private.forces[token].dummy)
        recon = flyers(facts, public, GERMAN) if self.recon else ()
        return PlotHints(movers(facts, public, private, self.tokens), recon, dummies)

    def sample(self, rng: Rng) -> tuple[PlotOrder, ...]:
        """Any courses, at random."""
        self.begin()
        orders: list[PlotOrder] = []
        for token in self.tokens:
            order = Plot(token, self.some_path(token, rng), rng.random() < 0.2)
            ends = list(self.ends.values())
            if order.path and ends.count(order.path[-1]) < self.facts.tables.limits.stack:
                self.ends[token] = order.path[-1]
                orders.append(order)
        if self.recon:
            orders.extend(some_flights(self.facts, self.public, GERMAN, rng))
        return tuple(orders)

    def some_path(self, token: TokenId, rng: Rng) -> tuple[Hex, ...]:
        """A course at random, rarely one that turns back."""
        limit, here = self.limit(token), self.public.tokens[token].hex
        most = STROLL if limit.most is None else limit.most
        path: list[Hex] = []
        for _ in range(int(rng.random() * (most + 1))):
            ways = onward(self.facts.chart, GERMAN, here, limit)
            if not ways:
                break
            here = ways[int(rng.random() * len(ways))]
            path.append(here)
        return tuple(path)

    @rule("SB-7.11.a", "SB-7.12.a")
    def choice(self) -> Orders[PlotOrder]:
        """Any plots, or none: what is not plotted stays."""
        return Orders(self.refused, self.sample, self.hints, self.tried)


def some_flights(facts: Facts, public: Public, side: Seat, rng: Rng) -> list[Fly]:
    """Some of a side's recon aircraft go anywhere that they may."""
    found = []
    for unit in public.recon:
        if facts.aircraft[unit].side == side and rng.random() < 0.5:
            places = patrols(facts, unit)
            found.append(Fly(unit, places[int(rng.random() * len(places))]))
    return found
