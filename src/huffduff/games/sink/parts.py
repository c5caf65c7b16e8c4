"""The small parts of a state: frozen, shared between copies, replaced and never changed.

What stands in `Public` is in the words of somebody who watches the map; what stands in `Private` is the owner's truth.
"""

from typing import Literal

import msgspec

from huffduff.games.sink.facts.words import (
    AirId,
    Category,
    ConvoyId,
    Designator,
    Hex,
    Range,
    Seat,
    ShipId,
    TokenId,
)

Status = Literal["waiting", "due", "afloat", "sunk", "exited"]
Sort = Literal["main", "secondary", "torpedo", "aircraft"]
Left = Literal["", "sunk", "away", "out"]
Spotter = Literal["", "recon", "raider"]


# --- public -------------------------------------------------------------------------------------------------------


class Types(msgspec.Struct, frozen=True):
    """What was told of a task force: how many ships of each category, when, and whether it was seen to escort.

    It is what both sides remember; after the next phase 1 it may be out of date.
    """

    turn: int
    battleship: int = 0
    carrier: int = 0
    cruiser: int = 0
    destroyers: int = 0
    escort: bool = False

    def count(self, category: Category) -> int:
        return int(getattr(self, category))


class Token(msgspec.Struct, frozen=True):
    """A task force marker as both sides see it; it tells nothing of what is behind it.

    `known` is what was last disclosed; `real` means that it attempted something that no dummy can.  `detected` is the
    marker of this turn, and `found_by` the task force whose search put it there; whether it is shadowed stands in
    `Public.shadows`, and `shadowed` is the last turn in which that was so.  `fought` is the turn of its last surface
    combat.  `trail` has every hex entered with its turn, the hex of its appearance first.
    """

    id: TokenId
    side: Seat
    hex: Hex
    trail: tuple[tuple[int, Hex], ...]
    port: bool = False
    detected: bool = False
    found_by: str = ""
    real: bool = False
    known: Types | None = None
    shadowed: int = 0
    fought: int = 0


class Gone(msgspec.Struct, frozen=True):
    """A task force marker that has left the map, the turn in which it went, and its trail as both sides saw it."""

    id: TokenId
    side: Seat
    trail: tuple[tuple[int, Hex], ...]
    turn: int


class Convoy(msgspec.Struct, frozen=True):
    """A convoy counter face up: its value, and whether there is a convoy at all, are on the back.

    `real` is None until it has been found out; `spotted` says who detected it in this turn, and only a raider that
    did may attack it.
    """

    id: ConvoyId
    designator: Designator
    hex: Hex
    real: bool | None = None
    spotted: Spotter = ""


class Shadow(msgspec.Struct, frozen=True):
    """A Shadowed marker: the British unit that holds the contact (a task force or a recon aircraft) and since when.

    `by` is a TokenId or an AirId.  The shadower counts as detected as long as it shadows.
    """

    target: TokenId
    by: str
    since: int
    high_speed: bool = False


class Seen(msgspec.Struct, frozen=True):
    """A ship as both sides last saw her, by name: in battle, hit from the air, or shadowed."""

    ship: ShipId
    token: TokenId
    turn: int
    damage: int
    flipped: bool


class Loss(msgspec.Struct, frozen=True):
    """A ship that is out of the game: sunk or off the map."""

    ship: ShipId
    turn: int
    hex: Hex
    status: Status


class Score(msgspec.Struct, frozen=True):
    """A line of the victory points that both sides know of: what for (a ship's id or a convoy's), and how many."""

    seat: Seat
    turn: int
    why: Literal["sunk", "convoy", "exit"]
    what: str
    points: int


class Fighter(msgspec.Struct, frozen=True):
    """A ship in the line of battle, where everything is open.

    `group` is the disengaging group she belongs to, `chasing` the group she pursues; `left` says how she left the
    battle: sunk, away in her group, or out of it because she did not pursue or broke off.  `torpedoes` and `aircraft`
    are what she may still use in this battle.
    """

    ship: ShipId
    seat: Seat
    token: TokenId
    damage: int
    flipped: bool
    escort: bool = False
    torpedoes: bool = False
    aircraft: bool = False
    group: int = 0
    chasing: int = 0
    left: Left = ""


class Shot(msgspec.Struct, frozen=True):
    """One announced attack; `strength` is given only where aircraft split theirs."""

    firer: ShipId
    target: ShipId
    weapon: Sort
    strength: int = 0


class Hit(msgspec.Struct, frozen=True):
    """The result of an attack, kept until the end of the round."""

    firer: ShipId
    target: ShipId
    points: int
    exploded: bool = False


class Battle(msgspec.Struct):
    """A surface combat: both lines, the round, the range if a pursuit froze it, and what waits for the round's end.

    `attackers` are the sides that wanted it; `convoys` means that the German is after the convoys of the hex; `idle`
    counts rounds without any legal shot that bring the battle nearer to its end.
    """

    hex: Hex
    round: int
    night: bool
    attackers: tuple[Seat, ...]
    fighters: dict[ShipId, Fighter]
    frozen: Range | None = None
    shots: tuple[Shot, ...] = ()
    hits: tuple[Hit, ...] = ()
    convoys: bool = False
    idle: int = 0
    rounds_fought: int = 0

    def change(self, ship: ShipId, **changes: object) -> Fighter:
        """Put a changed fighter into the line."""
        self.fighters[ship] = changed = msgspec.structs.replace(self.fighters[ship], **changes)
        return changed

    def copy(self) -> "Battle":
        twin: Battle = self.__copy__()  # type: ignore[attr-defined]
        twin.fighters = self.fighters.copy()
        return twin


# --- private ------------------------------------------------------------------------------------------------------


class Ship(msgspec.Struct, frozen=True):
    """A ship as her owner knows her.  One that is `due` should have come but found no free marker.  `engaged` is the
    last turn with combat of any kind; `fuelled` counts the turns of refuelling that have not yet brought anything."""

    id: ShipId
    status: Status = "afloat"
    damage: int = 0
    flipped: bool = False
    fuel: int = 0
    fuelled: int = 0
    engaged: int = 0


class Force(msgspec.Struct, frozen=True):
    """A box of the task force card: the ships behind a token; none of them make a dummy.

    `moved` are the hexes of this turn, `allowance` the most it could have moved, noted when it did.
    """

    token: TokenId
    ships: tuple[ShipId, ...]
    escort: bool = False
    moved: int = 0
    allowance: int = 0

    @property
    def dummy(self) -> bool:
        return not self.ships


class Course(msgspec.Struct, frozen=True):
    """What is plotted for a task force: hexes without the one it starts in, and whether it stays out of a port at the
    end."""

    path: tuple[Hex, ...]
    at_sea: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of the movement log: what was plotted for a task force or a recon aircraft in a turn, and the ships that
    were behind the marker then."""

    turn: int
    unit: str
    path: tuple[Hex, ...]
    ships: tuple[ShipId, ...] = ()


# --- umpire -------------------------------------------------------------------------------------------------------


class Counter(msgspec.Struct, frozen=True):
    """A convoy counter with its back: 0 is a dummy."""

    designator: Designator
    value: int


class Aim(msgspec.Struct, frozen=True):
    """A ship that aircraft go for, and with how much strength: one of a category in a task force, by a running number
    from 1 on that says nothing about who she is."""

    token: TokenId
    category: Category
    number: int
    strength: int


class Strike(msgspec.Struct, frozen=True):
    """A declared air attack by one unit on ships in one hex."""

    unit: AirId
    hex: Hex
    aims: tuple[Aim, ...]
