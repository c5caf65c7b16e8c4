"""What players order when they move, one thing at a time, and what they are shown of it."""

import msgspec

from huffduff.engine.errors import Reason
from huffduff.games.sink.facts.words import AirId, ConvoyId, Hex, TokenId
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.movement.speed import Pace


class Plot(msgspec.Struct, frozen=True, tag_field="do", tag="plot"):
    """The course of a German task force: every hex it moves through, in order, without the one it is in; `exit` as the
    last one leaves the map.  In the hex of a port of its own it lies in the port, unless it is to stay at sea."""

    token: TokenId
    path: tuple[Hex, ...] = ()
    at_sea: bool = False


class Sail(msgspec.Struct, frozen=True, tag_field="do", tag="sail"):
    """The course of a British task force, which may be no hex at all, and whether it escorts the convoys that are in
    its last hex when the phase is over; one that escorts stays out of port."""

    token: TokenId
    path: tuple[Hex, ...] = ()
    at_sea: bool = False
    escort: bool = False

    @property
    def outside(self) -> bool:
        """Whether it stays out of port."""
        return self.at_sea or self.escort


class Fly(msgspec.Struct, frozen=True, tag_field="do", tag="fly"):
    """A recon aircraft goes to a hex."""

    unit: AirId
    hex: Hex


class Steer(msgspec.Struct, frozen=True, tag_field="do", tag="steer"):
    """A convoy goes to a hex next to it, or leaves the map (`exit`); one without an order keeps to its track."""

    convoy: ConvoyId
    hex: Hex


PlotOrder = Plot | Fly | Remove
MoveOrder = Sail | Fly | Steer | Remove


# --- hints --------------------------------------------------------------------------------------------------------


class Reach(msgspec.Struct, frozen=True):
    """A hex, the fewest hexes of movement that it takes to get there, and the hex before it on such a way."""

    hex: Hex
    cost: int
    via: Hex


class Mover(msgspec.Struct, frozen=True):
    """A task force that can be ordered about, how fast it is, and where it could be at the end of its move."""

    token: TokenId
    hex: Hex
    pace: Pace
    reach: tuple[Reach, ...]


class Flyer(msgspec.Struct, frozen=True):
    """A recon aircraft, where it is, and where it may go."""

    unit: AirId
    hex: Hex
    places: tuple[Hex, ...]


class Freighter(msgspec.Struct, frozen=True):
    """A convoy: how far it has to go, where it may be next, and where it goes by itself."""

    convoy: ConvoyId
    hex: Hex
    left: int
    next: tuple[Hex, ...]
    itself: Hex


class PlotHints(msgspec.Struct, frozen=True):
    """What the German can plot; `dummies` may be taken off the map."""

    forces: tuple[Mover, ...]
    recon: tuple[Flyer, ...]
    dummies: tuple[TokenId, ...]


class MoveHints(msgspec.Struct, frozen=True):
    """What the British can move; `dummies` may be taken off the map."""

    forces: tuple[Mover, ...]
    recon: tuple[Flyer, ...]
    convoys: tuple[Freighter, ...]
    dummies: tuple[TokenId, ...]


# --- previews -----------------------------------------------------------------------------------------------------


class Leg(msgspec.Struct, frozen=True):
    """A hex of a course: the movement it takes to be there, whether a coast is sure to see the task force, fog, the
    enemy markers that lie there at sea now, and the chance in per cent to be found there if they all stay, are real and
    search: as far as they are known, by what is known of them, else by one ship each."""

    hex: Hex
    cost: int
    coast: bool
    fog: bool
    markers: int
    risk: int


class CourseTried(msgspec.Struct, frozen=True):
    """A course of a draft: why it cannot be, hex by hex what it comes to, the movement left (None: no limit), where it
    could be drawn on to, whether it burns oil, and on how many faces of ten the task force would find an enemy that
    comes through its last hex."""

    refusal: Reason | None
    legs: tuple[Leg, ...] = ()
    left: int | None = None
    onward: tuple[Hex, ...] = ()
    burns: bool = False
    finds: int = 0


class PlotTried(msgspec.Struct, frozen=True):
    """A draft of plots: order by order, and why it cannot be left so."""

    orders: tuple[CourseTried, ...]
    refusal: Reason | None


class ConvoyMove(msgspec.Struct, frozen=True):
    """Where a convoy will be: in a hex, off the map (`exit`), or safe in the port of that hex."""

    convoy: ConvoyId
    hex: Hex
    safe: bool


class ContactKept(msgspec.Struct, frozen=True):
    """Whether the draft leaves the shadower of a task force with it."""

    token: TokenId
    by: str
    kept: bool


class MoveTried(msgspec.Struct, frozen=True):
    """A draft of British movement: order by order, where all convoys go, and what becomes of contacts."""

    orders: tuple[CourseTried, ...]
    convoys: tuple[ConvoyMove, ...]
    contacts: tuple[ContactKept, ...]
    refusal: Reason | None
