"""Everything that lies on the table.  In this game all of it is public once the captains are chosen.

A space is a number from 0 (north-west) to 63 (south-east), eight to a row; a facing is 0 for north to 7 for north-west.
"""

from typing import Any

import msgspec

from huffduff.engine.secrecy import NOTHING, Nothing
from huffduff.engine.secrecy import State as EngineState
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.sea import Heading, Space

GERMAN = "german"
BRITISH = "british"
SEATS = (GERMAN, BRITISH)
OTHER = {GERMAN: BRITISH, BRITISH: GERMAN}

AFLOAT = "afloat"
SUNK = "sunk"
LEFT = "left"

NOBODY = ShipId("")


class Damage(msgspec.Struct, frozen=True):
    """A lasting damage card beside a ship; a permanent one can no longer be repaired."""

    card: str
    permanent: bool = False

    @property
    def rank(self) -> str:
        return self.card[:-1]


class Ship(msgspec.Struct, frozen=True):
    """A ship, her officers, and what has happened to her; `exploded` until the end of the shooting, when she sinks."""

    id: ShipId
    side: str
    space: Space
    facing: Heading
    status: str = AFLOAT
    hull: int = 0
    cards: tuple[Damage, ...] = ()
    failed: bool = False
    hit: bool = False
    exploded: bool = False
    target: ShipId = NOBODY
    splashes: int = 0
    captain: str = ""
    admiral: str = ""

    def ranks(self, rank: str) -> int:
        """How many of her damage cards are of this rank."""
        return sum(1 for damage in self.cards if damage.rank == rank)


class Deck(msgspec.Struct, frozen=True):
    """A side's damage cards: those still to be dealt and those discarded; others lie beside enemy ships."""

    left: tuple[str, ...]
    discarded: tuple[str, ...] = ()


class Salvo(msgspec.Struct, frozen=True):
    """A hit of this turn whose cards take effect when everybody has fired."""

    firer: ShipId
    target: ShipId
    through: tuple[str, ...]
    stopped: tuple[str, ...]


class Public(msgspec.Struct):
    """The table.  `acted` are the ships that have had their turn in this phase; `spent` counts this turn's captain
    points by officer, `lent` those an admiral gave to other ships."""

    scenario: str
    options: dict[str, str]
    ships: dict[ShipId, Ship]
    decks: dict[str, Deck]
    turn: int = 0
    phase: str = "setup"
    acted: tuple[ShipId, ...] = ()
    speed: dict[str, int] = {}
    spent: dict[str, int] = {}
    lent: int = 0
    used: tuple[str, ...] = ()
    salvos: tuple[Salvo, ...] = ()

    def copy(self) -> "Public":
        return Public(
            self.scenario,
            self.options,
            self.ships.copy(),
            self.decks.copy(),
            self.turn,
            self.phase,
            self.acted,
            self.speed.copy(),
            self.spent.copy(),
            self.lent,
            self.used,
            self.salvos,
        )

    @property
    def straight_only(self) -> bool:
        """Whether the game is played with one forward space instead of three."""
        return self.options["straight-ahead-only"] == "on"

    def change(self, name: ShipId, **changes: Any) -> Ship:
        """Something happens to a ship: she is as before but for this."""
        self.ships[name] = ship = msgspec.structs.replace(self.ships[name], **changes)
        return ship

    def has_acted(self, name: ShipId) -> None:
        """A ship has had her turn in this phase."""
        self.acted = (*self.acted, name)

    def afloat(self, side: str) -> list[Ship]:
        """The ships of a side that are still on the map."""
        return [ship for ship in self.ships.values() if ship.side == side and ship.status == AFLOAT]

    def waiting(self, side: str) -> list[Ship]:
        """The ships of a side that have still to act in this phase."""
        acted = self.acted
        return [
            ship for ship in self.ships.values() if ship.side == side and ship.status == AFLOAT and ship.id not in acted
        ]


class State(EngineState[Facts, Public, Nothing, Nothing]):
    """The state of this game, with its own data."""

    __slots__ = ()

    def copy(self) -> "State":
        return State(self.data, self.public.copy(), self.private, self.umpire, self.outcome)


def fresh(facts: Facts, public: Public) -> State:
    return State(facts, public, dict.fromkeys(SEATS, NOTHING), NOTHING)
