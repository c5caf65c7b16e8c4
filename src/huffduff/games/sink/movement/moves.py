"""A draft of British movement, order by order, as the British see the map."""

from huffduff.engine.choices import Orders, Rng
from huffduff.engine.errors import Refused, reason
from huffduff.games.sink.air.recon import recon_refusal
from huffduff.games.sink.book import rule
from huffduff.games.sink.convoys.sailing import Move, by_itself, choices, crowded, moves, steer_refusal
from huffduff.games.sink.convoys.tracks import distance_left
from huffduff.games.sink.facts.words import BRITISH, AirId, ConvoyId, Hex, TokenId
from huffduff.games.sink.forces.dummies import no_removal
from huffduff.games.sink.forces.limits import crowded as hex_full
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.movement.orders import (
    ContactKept,
    ConvoyMove,
    CourseTried,
    Fly,
    Freighter,
    MoveHints,
    MoveOrder,
    MoveTried,
    Sail,
    Steer,
)
from huffduff.games.sink.movement.paths import course_refusal, onward
from huffduff.games.sink.movement.plots import STROLL, some_flights
from huffduff.games.sink.movement.previews import flyers, movers, tried
from huffduff.games.sink.movement.sailing import in_port
from huffduff.games.sink.movement.speed import Pace, pace
from huffduff.games.sink.shadowing.eligible import near_base
from huffduff.games.sink.state import SideView, card


class Moves:
    """What the map comes to as orders are carried out one after the other; an order that is refused changes nothing."""

    def __init__(self, view: SideView) -> None:
        self.view, self.public, self.facts, self.private = view, view.public, view.data, card(view)
        self.limits: dict[TokenId, Pace] = {}
        self.begin()

    def begin(self) -> None:
        """The map as it lies."""
        self.places: dict[TokenId, Hex] = {token: self.public.tokens[token].hex for token in self.private.forces}
        self.ports: dict[TokenId, bool] = {token: self.public.tokens[token].port for token in self.private.forces}
        self.recon: dict[AirId, Hex] = dict(self.public.recon)
        self.steered: dict[ConvoyId, Hex] = {}
        self.escorts: list[TokenId] = []
        self.done: list[str] = []

    def limit(self, token: TokenId) -> Pace:
        """How far a task force can move."""
        limit = self.limits.get(token)
        if limit is None:
            ships = self.private.forces[token].ships
            limit = self.limits[token] = pace(self.facts, self.public, self.private, ships)
        return limit

    # --- one order ------------------------------------------------------------------------------------------------

    @rule("SB-7.31.a", "SB-7.12.a", "SB-8.26.a", "SB-9.8.a", "SB-6.26.a")
    def take(self, order: MoveOrder) -> Refused | None:
        """Carry out an order on the draft, or say why that cannot be; everything is ordered once."""
        name: str
        if isinstance(order, Fly):
            name, refusal = order.unit, recon_refusal(self.facts, BRITISH, order.unit, order.hex)
        elif isinstance(order, Steer):
            name, refusal = order.convoy, steer_refusal(self.facts, self.public, order.convoy, order.hex)
        elif isinstance(order, Remove):
            name, refusal = order.token, no_removal(self.view, order.token)
        else:
            name, refusal = order.token, self.no_sailing(order)
        if name in self.done:
            return Refused("sink-refuse-ordered-twice", "SB-7.12.a", unit=name)
        if refusal is None:
            self.done.append(name)
            self.carry_out(order)
        return refusal

    def carry_out(self, order: MoveOrder) -> None:
        """The draft after an order that can be."""
        if isinstance(order, Fly):
            self.recon[order.unit] = order.hex
        elif isinstance(order, Steer):
            self.steered[order.convoy] = order.hex
        elif isinstance(order, Remove):
            del self.places[order.token]
        else:
            if order.path:
                self.places[order.token] = order.path[-1]
            self.ports[order.token] = self.berth(order)
            if order.escort:
                self.escorts.append(order.token)

    def berth(self, order: Sail) -> bool:
        """Whether a course ends in port."""
        last = order.path[-1] if order.path else self.public.tokens[order.token].hex
        return in_port(self.facts.chart, BRITISH, last, order.outside)

    @rule("SB-7.12.a", "SB-6.13.c", "SB-9.10.d")
    def no_sailing(self, order: Sail) -> Refused | None:
        """Why a task force cannot take a course: the course itself, or there is no room at its end unless another
        leaves first; nor can a dummy escort anybody."""
        force = self.private.forces.get(order.token)
        if force is None:
            return Refused("sink-no-such-force", "SB-7.31.a", token=order.token)
        if order.escort and force.dummy:
            return Refused("sink-refuse-dummy-escort", "SB-9.10.d", token=order.token)
        start = self.public.tokens[order.token].hex
        limit = self.limit(order.token)
        refusal = course_refusal(self.facts.chart, BRITISH, order.token, start, order.path, limit)
        return refusal or self.no_room(order)

    @rule("SB-6.13.c")
    def no_room(self, order: Sail) -> Refused | None:
        """A course that ends where four task forces are already."""
        if order.path:
            others = [place for token, place in self.places.items() if token != order.token]
            if others.count(order.path[-1]) >= self.facts.tables.limits.stack:
                return hex_full(self.facts, order.path[-1])
        return None

    # --- all of them ------------------------------------------------------------------------------------------------

    def convoys(self) -> dict[ConvoyId, Move]:
        """Where all convoys go."""
        return moves(self.facts, self.public, self.steered)

    @rule("SB-9.5.b", "SB-9.10.d", "SB-9.10.e")
    def unfinished(self) -> Refused | None:
        """Why the draft cannot be left like this: too many convoys in a hex, or an escort without any."""
        found = self.convoys()
        staying = [move.hex for move in found.values() if not move.safe]
        for token in self.escorts:
            if self.places[token] not in staying:
                return Refused("sink-refuse-nothing-to-escort", "SB-9.10.d", token=token, hex=self.places[token])
        return crowded(self.facts, found)

    # --- as a choice ----------------------------------------------------------------------------------------------

    def refused(self, orders: tuple[MoveOrder, ...]) -> Refused | None:
        """The first thing that is wrong with some orders."""
        self.begin()
        for order in orders:
            refusal = self.take(order)
            if refusal:
                return refusal
        return self.unfinished()

    def tried(self, orders: tuple[MoveOrder, ...]) -> MoveTried:
        """What a draft comes to; an order that cannot be is left out of it."""
        self.begin()
        found = []
        for order in orders:
            refusal = self.take(order)
            if isinstance(order, Sail) and order.token in self.private.forces:
                limit, idle = self.limit(order.token), order.escort or self.berth(order)
                found.append(
                    tried(self.facts, self.public, self.private, order.token, order.path, limit, refusal, idle)
                )
            else:
                found.append(CourseTried(reason(refusal)))
        convoys = tuple(ConvoyMove(name, move.hex, move.safe) for name, move in self.convoys().items())
        return MoveTried(tuple(found), convoys, tuple(self.contacts()), reason(self.unfinished()))

    @rule("SB-11.4.a")
    def contacts(self) -> list[ContactKept]:
        """What becomes of contacts if the draft is left like this."""
        found = []
        for target, shadow in self.public.shadows.items():
            place, unit = self.public.tokens[target].hex, AirId(shadow.by)
            if unit in self.recon:
                kept = self.recon[unit] == place and near_base(self.facts, unit, place)
            else:
                holder = TokenId(shadow.by)
                kept = self.places.get(holder) == place and not self.ports[holder]
            found.append(ContactKept(target, shadow.by, kept))
        return found

    def hints(self) -> MoveHints:
        """What there is to move."""
        facts, public, private = self.facts, self.public, self.private
        convoys = tuple(
            Freighter(
                convoy.id,
                convoy.hex,
                distance_left(facts, convoy.designator, convoy.hex),
                choices(facts, convoy),
                by_itself(facts, convoy, {}),
            )
            for convoy in public.convoys.values()
        )
        dummies = tuple(token for token, force in private.forces.items() if force.dummy)
        return MoveHints(
            movers(facts, public, private, private.forces), flyers(facts, public, BRITISH), convoys, dummies
        )

    def sample(self, rng: Rng) -> tuple[MoveOrder, ...]:
        """Any moves, at random; shadowers mostly go after what they shadow."""
        self.begin()
        wishes: list[MoveOrder] = []
        for convoy in self.public.convoys.values():
            if rng.random() < 0.2:
                ways = choices(self.facts, convoy)
                if ways:
                    wishes.append(Steer(convoy.id, ways[int(rng.random() * len(ways))]))
        for token in self.private.forces:
            if rng.random() < 0.7:
                path = self.some_path(token, rng)
                wishes.append(Sail(token, path, rng.random() < 0.2))
        wishes.extend(some_flights(self.facts, self.public, BRITISH, rng))
        orders: list[MoveOrder] = []
        for wish in wishes:  # all of them can be, if there is room
            if not isinstance(wish, Sail) or self.no_room(wish) is None:
                self.carry_out(wish)
                orders.append(wish)
        if self.steered and self.unfinished() is not None:  # too many convoys were sent to one hex
            orders = [order for order in orders if not isinstance(order, Steer)]
            self.steered = {}
        return self.with_escorts(orders, rng)

    def with_escorts(self, orders: list[MoveOrder], rng: Rng) -> tuple[MoveOrder, ...]:
        """Some of those that end beside convoys escort them."""
        staying = [move.hex for move in self.convoys().values() if not move.safe]
        for number, order in enumerate(orders):
            if (
                isinstance(order, Sail)
                and self.places[order.token] in staying
                and not self.private.forces[order.token].dummy
                and rng.random() < 0.5
            ):
                orders[number] = Sail(order.token, order.path, order.at_sea, escort=True)
        return tuple(orders)

    def some_path(self, token: TokenId, rng: Rng) -> tuple[Hex, ...]:
        """A course at random, or the one after a task force that is shadowed."""
        limit, here = self.limit(token), self.public.tokens[token].hex
        most = STROLL if limit.most is None else limit.most
        for target, shadow in self.public.shadows.items():
            if shadow.by == token and rng.random() < 0.8:
                return self.straight(here, self.public.tokens[target].hex, most)
        path: list[Hex] = []
        for _ in range(int(rng.random() * (most + 1))):
            ways = onward(self.facts.chart, BRITISH, here, limit)
            if not ways:
                break
            here = ways[int(rng.random() * len(ways))]
            path.append(here)
        return tuple(path)

    def straight(self, start: Hex, goal: Hex, most: int) -> tuple[Hex, ...]:
        """A shortest way to a hex, as far as it goes."""
        steps = self.facts.chart.steps_to(BRITISH, (goal,))
        path: list[Hex] = []
        here = start
        while here != goal and len(path) < most:
            here = min(self.facts.chart.ways(BRITISH, here), key=lambda near: steps[near])
            path.append(here)
        return tuple(path)

    @rule("SB-7.11.a", "SB-8.21.a")
    def choice(self) -> Orders[MoveOrder]:
        """Any orders, or none: what has none stays, but convoys go on by themselves."""
        return Orders(self.refused, self.sample, self.hints, self.tried)
