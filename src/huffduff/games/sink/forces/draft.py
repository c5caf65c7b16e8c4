"""A task force card on which phase 1's orders are tried out one after the other, as its owner sees it."""

from collections.abc import Callable, Iterable
from typing import cast

import msgspec

from huffduff.engine.errors import Refused
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import Hex, Seat, ShipId, TokenId
from huffduff.games.sink.forces.dummies import most_dummies, no_place
from huffduff.games.sink.forces.limits import crowded, no_free_marker
from huffduff.games.sink.forces.orders import Enter, Order, Place, Remove, Split, Transfer
from huffduff.games.sink.options import caps
from huffduff.games.sink.state import SideView, card

NEW = TokenId("")  # the token of a task force that has none yet


class Box(msgspec.Struct, frozen=True):
    """A task force as the orders leave it; one that is new has no token yet."""

    token: TokenId
    hex: Hex
    ships: tuple[ShipId, ...]
    port: bool
    escort: bool


@rule("SB-2.32.a", "SB-6.12.a")
class Draft:
    """What the card comes to.  An order that is refused changes nothing."""

    def __init__(self, view: SideView) -> None:
        self.public, self.facts, self.private = view.public, view.data, card(view)
        self.side = cast(Seat, view.seat)
        self.caps = caps(self.public, self.facts.scenarios[self.public.scenario], self.side)
        self.most_dummies = most_dummies(self.public, self.private, self.facts, self.side)
        self.boxes: list[Box] = []
        for token, force in self.private.forces.items():
            shown = self.public.tokens[token]
            self.boxes.append(Box(token, shown.hex, force.ships, shown.port, force.escort))
        self.entered: list[ShipId] = []

    def take(self, order: Order) -> Refused | None:
        """Carry out an order on the draft, or say why that cannot be."""
        orders: dict[type, Callable[..., Refused | None]] = {
            Transfer: self.transfer,
            Split: self.split,
            Place: self.place,
            Remove: self.remove,
            Enter: self.enter,
        }
        return orders[type(order)](order)

    # --- looking at it ------------------------------------------------------------------------------------------

    def find(self, token: TokenId) -> int | None:
        """Where a token of the map has its box."""
        return next((number for number, box in enumerate(self.boxes) if token and box.token == token), None)

    def company(self, ship: ShipId) -> int | None:
        """Which box a ship is in."""
        return next((number for number, box in enumerate(self.boxes) if ship in box.ships), None)

    def shadowed(self, box: Box) -> bool:
        """Whether a Shadowed marker lies on a task force."""
        return box.token in self.public.shadows

    def parts(self, token: TokenId) -> tuple[int, ...]:
        """The boxes that now hold ships which were behind a token."""
        ships = self.private.forces[token].ships
        return tuple(number for number, box in enumerate(self.boxes) if any(ship in ships for ship in box.ships))

    # --- orders -------------------------------------------------------------------------------------------------

    @rule("SB-6.14.a", "SB-6.12.a", "SB-6.26.d", "SB-9.10.e")
    def transfer(self, order: Transfer) -> Refused | None:
        """Ships change over to another task force of their hex, both in port or both at sea, both escorting or neither;
        an empty one takes over the duty of the ships that come."""
        target = self.find(order.into)
        if target is None:
            return Refused("sink-no-such-force", "SB-6.14.a", token=order.into)
        box = self.boxes[target]
        sources = self.sources(order.ships)
        if isinstance(sources, Refused):
            return sources
        if target in sources:
            return Refused("sink-already-there", "SB-6.14.a", token=order.into)
        kept = self.boxes[sources[0]].escort if not box.ships else box.escort
        refusal = self.apart(sources, box.hex, box.port, kept) or self.no_leaving(order.ships, sources, box)
        if refusal:
            return refusal
        self.leave(order.ships)
        self.boxes[target] = msgspec.structs.replace(box, ships=(*box.ships, *order.ships), escort=kept)
        return None

    @rule("SB-6.14.a", "SB-6.25.a", "SB-6.12.c", "SB-6.13.c")
    def split(self, order: Split) -> Refused | None:
        """Ships of one hex go under a new marker, if one is free and the hex has room."""
        sources = self.sources(order.ships)
        if isinstance(sources, Refused):
            return sources
        first = self.boxes[sources[0]]
        refusal = (
            self.apart(sources, first.hex, first.port, first.escort)
            or self.no_leaving(order.ships, sources, None)
            or self.no_marker(first.hex)
        )
        if refusal:
            return refusal
        self.leave(order.ships)
        self.boxes.append(Box(NEW, first.hex, order.ships, first.port, first.escort))
        return None

    @rule("SB-4.1.c", "SB-6.22.a", "SB-6.24.d", "SB-6.26.b", "SB-6.25.a", "SB-16.5.b")
    def place(self, order: Place) -> Refused | None:
        """A dummy that is not on the map comes back to it wherever a task force of its side could be."""
        chart = self.facts.chart
        refusal = no_place(chart, self.public, self.side, order.hex)
        if refusal is None and self.dummies() >= self.most_dummies:
            refusal = self.too_many()
        refusal = refusal or self.no_marker(order.hex)
        if refusal is None:
            port = not order.at_sea and chart.port(self.side, order.hex) is not None
            self.boxes.append(Box(NEW, order.hex, (), port, False))
        return refusal

    @rule("SB-6.26.a")
    def remove(self, order: Remove) -> Refused | None:
        """A marker without ships is taken off the map."""
        number = self.find(order.token)
        if number is None:
            return Refused("sink-no-such-force", "SB-6.26.a", token=order.token)
        if self.boxes[number].ships:
            return Refused("sink-not-a-dummy", "SB-6.26.a", token=order.token)
        del self.boxes[number]
        return None

    @rule("SB-4.1.a", "SB-16.1.l")
    def enter(self, order: Enter) -> Refused | None:
        """A ship that found no marker when she was due joins a task force in her hex, or comes in under one that has
        become free."""
        ship = self.private.ships.get(order.ship)
        if ship is None or ship.status != "due" or order.ship in self.entered:
            return Refused("sink-not-due", "SB-16.1.l", ship=order.ship)
        arrivals = self.facts.scenarios[self.public.scenario].arrival
        arrival = next(arrival for arrival in arrivals if arrival.ship == order.ship)
        place = arrival.hex
        if order.into:
            number = self.find(order.into)
            if number is None or self.boxes[number].hex != place:
                return Refused("sink-not-together", "SB-6.14.a", hex=place)
            box = self.boxes[number]
            self.boxes[number] = msgspec.structs.replace(box, ships=(*box.ships, order.ship))
        else:
            refusal = self.no_marker(place)
            if refusal:
                return refusal
            port = self.facts.chart.port(self.side, place) is not None
            escort = arrival.convoy is not None and bool(self.public.convoys_at(place))
            self.boxes.append(Box(NEW, place, (order.ship,), port, escort))
        self.entered.append(order.ship)
        return None

    # --- what every order is held against ------------------------------------------------------------------------

    def sources(self, ships: tuple[ShipId, ...]) -> tuple[int, ...] | Refused:
        """The boxes of some ships, or why they cannot be ordered about."""
        found: list[int] = []
        for ship in ships:
            number = self.company(ship)
            if number is None or ships.count(ship) > 1 or ship in self.entered:
                return Refused("sink-not-your-ship", "SB-6.14.a", ship=ship)
            if number not in found:
                found.append(number)
        return tuple(found) if found else Refused("sink-no-ships", "SB-6.14.a")

    @rule("SB-6.14.a", "SB-9.10.e")
    def apart(self, sources: Iterable[int], place: Hex, port: bool, escort: bool) -> Refused | None:
        """Why ships cannot come together: other hexes, one in port and one at sea, or one of them escorts."""
        for box in (self.boxes[number] for number in sources):
            if box.hex != place:
                return Refused("sink-not-together", "SB-6.14.a", hex=place)
            if box.port != port:
                return Refused("sink-port-and-sea", "SB-6.14.a", hex=place)
            if box.escort != escort:
                return Refused("sink-escort-fixed", "SB-9.10.e", hex=place)
        return None

    @rule("SB-6.14.c")
    def no_leaving(self, ships: tuple[ShipId, ...], sources: Iterable[int], into: Box | None) -> Refused | None:
        """A shadowed task force stays together unless it fought in the turn before; whole, it may join another that is
        shadowed too, and others may always join it."""
        for box in (self.boxes[number] for number in sources):
            if not self.shadowed(box) or self.public.tokens[box.token].fought == self.public.turn - 1:
                continue
            whole = all(ship in ships for ship in box.ships)
            if not (whole and into is not None and self.shadowed(into)):
                return Refused("sink-no-split-shadowed", "SB-6.14.c", token=box.token)
        return None

    @rule("SB-6.12.c", "SB-6.13.c")
    def no_marker(self, place: Hex) -> Refused | None:
        """Why no further task force can stand in a hex."""
        if len(self.boxes) >= self.caps.forces:
            return no_free_marker(self.public, self.facts, self.side)
        if sum(box.hex == place for box in self.boxes) >= self.facts.tables.limits.stack:
            return crowded(self.facts, place)
        return None

    def dummies(self) -> int:
        return sum(not box.ships for box in self.boxes)

    def too_many(self) -> Refused:
        return Refused("sink-too-many-dummies", "SB-6.22.a", most=self.most_dummies)

    def leave(self, ships: tuple[ShipId, ...]) -> None:
        """Take ships out of their boxes; an empty one escorts nobody."""
        for number, box in enumerate(self.boxes):
            left = tuple(ship for ship in box.ships if ship not in ships)
            if left != box.ships:
                self.boxes[number] = msgspec.structs.replace(box, ships=left, escort=box.escort and bool(left))

    @rule("SB-6.22.a", "SB-6.14.c", "SB-11.4.b")
    def unfinished(self) -> Refused | None:
        """Why the card cannot be left like this: too many empty boxes, or one on which a marker of shadowing hangs."""
        if self.dummies() > self.most_dummies:
            return self.too_many()
        for target, shadow in self.public.shadows.items():
            shadowed, holder = self.find(target), self.find(TokenId(shadow.by))
            if shadowed is not None and not self.boxes[shadowed].ships:
                return Refused("sink-shadowed-empty", "SB-6.14.c", token=target)
            if shadow.by in self.private.forces and (holder is None or not self.boxes[holder].ships):
                return Refused("sink-contact-empty", "SB-11.4.b", token=shadow.by)
        return None
