"""What lies where: the public tables, one secret chart for each side, and the umpire's cups.

Ships, cards, wings and the battle are never changed but replaced, so that copies of a state share them.

A hex is its printed label ("K29").  Whatever a side knows of the other is in `Public` (contacts, cards in play, the
battle board), because a rule wrote it there; the truth about a ship is in her owner's compartment alone.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from huffduff.engine.secrecy import State as EngineState
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import FOG_FROM, ON_MAP, READY, Heading


class Card(msgspec.Struct, frozen=True):
    """A ship card: boxes left in every row, Evasion Effects held (and `lag`, what repairs left of one), equipment.

    `radar_spent` is no damage: some sets fail for good after their ship's first round of battle.
    """

    bow: int
    stern: int
    secondary: int
    hull: int
    torpedoes: int
    evasion: tuple[int, ...] = ()
    rudder: bool = False
    fire_control: bool = False
    radar_out: bool = False
    exhausted: bool = False
    lag: int = 0
    radar_spent: bool = False


class Ship(msgspec.Struct, frozen=True):
    """A ship as her owner knows her.  `task` is what she does instead of moving this turn; `moved` are the hexes of her
    last Movement Phase, `steamed` those of the present one, `through` its middle hex; `contact` is the name under which
    the enemy knows her unit while it is marked; `homebound` is she whose magazines are empty."""

    id: str
    card: Card
    hex: str = ""
    status: str = ON_MAP
    force: str = ""
    fuel: int = 0
    moved: int = 0
    steamed: int = 0
    through: str = ""
    task: str = ""
    evading: bool = False
    tried_to_shadow: bool = False
    no_move: int = 0
    emergency: int = 0
    returning: bool = False
    restricted: str = ""
    marker: str = ""
    contact: str = ""
    held: bool = False
    engaged: tuple[int, ...] = ()
    battles: int = 0
    homebound: bool = False

    @property
    def unit(self) -> str:
        """The naval unit she belongs to: her task force, or herself alone."""
        return self.force or self.id


class Wing(msgspec.Struct, frozen=True):
    """An air unit: where it stands in the cycle of flying, landing and refit, and its hex while it is aloft."""

    id: str
    status: str = READY
    hex: str = ""


class Private(msgspec.Struct):
    """One side's chart and boxes.  The convoy chits are the German's alone."""

    ships: dict[str, Ship]
    wings: dict[str, Wing]
    searches: dict[str, int] = {}
    attacks: tuple[tuple[str, str], ...] = ()
    chits: tuple[int, ...] = ()
    half_chits: tuple[int, ...] = ()
    merchants: int = 0
    located: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()

    def copy(self) -> "Private":
        return Private(
            self.ships.copy(),
            self.wings.copy(),
            self.searches.copy(),
            self.attacks,
            self.chits,
            self.half_chits,
            self.merchants,
            self.located,
            self.bought,
        )

    def change(self, name: str, **changes: Any) -> Ship:
        """Something happens to a ship: she is as before but for this."""
        self.ships[name] = ship = replace(self.ships[name], **changes)
        return ship

    def change_card(self, name: str, **changes: Any) -> Ship:
        """Something happens to a ship's card."""
        return self.change(name, card=replace(self.ships[name].card, **changes))

    def change_wing(self, name: str, **changes: Any) -> Wing:
        """Something happens to an air unit."""
        self.wings[name] = wing = replace(self.wings[name], **changes)
        return wing


class Contact(msgspec.Struct, frozen=True):
    """A located unit as both sides know it; its name says nothing about who it is."""

    id: str
    side: str
    hex: str
    marker: str
    classes: tuple[str, ...]
    force: bool
    turn: int


class Sighting(msgspec.Struct, frozen=True):
    """Something that was announced about a side's ships: where, when, how, and as much of what as the rule gives.

    `contact` is the name under which both sides know them since, where they have one.
    """

    side: str
    hex: str
    turn: int
    how: str
    classes: tuple[str, ...] = ()
    count: int = 0
    force: bool = False
    contact: str = ""


class Fighter(msgspec.Struct, frozen=True):
    """A ship on the battle board: movement zone 1 to 27 from the attacker's end, and position.

    `lost_ground` are zones she was pushed back this round and has to make up out of her movement; `jammed` is the round
    in which unreliable guns failed her last.
    """

    ship: str
    side: str
    zone: int
    position: Heading
    acquired: str = ""
    moved: bool = False
    lost_ground: int = 0
    jammed: int = 0


class Launch(msgspec.Struct, frozen=True):
    """Torpedoes in the water, to be resolved after the guns."""

    firer: str
    target: str
    count: int
    range: str


class Battle(msgspec.Struct, frozen=True):
    """A fight on the battle board.

    `hurt` holds hits (ship, result, by whom) until both sides have fired; `escorts` must stand by their convoy.
    """

    hex: str
    attacker: str
    kind: str
    round: int
    fighters: Mapping[str, Fighter]
    gone: tuple[str, ...] = ()
    launches: tuple[Launch, ...] = ()
    hurt: tuple[tuple[str, str, str], ...] = ()
    escorts: tuple[str, ...] = ()


class Public(msgspec.Struct):
    """The tables that both sides look at.  `lost` are ships sunk, with the ships that sank them; `calls` are the hexes
    that were searched, by whom and when."""

    scenario: str
    options: dict[str, str]
    turn: int
    weather: int
    visibility: int
    phase: str = "setup"
    step: str = ""
    contacts: dict[str, Contact] = {}
    sightings: tuple[Sighting, ...] = ()
    calls: tuple[tuple[str, int, str], ...] = ()
    cards: dict[str, Card] = {}
    lost: dict[str, tuple[str, ...]] = {}
    removed: tuple[str, ...] = ()
    fought: tuple[str, ...] = ()
    battle: Battle | None = None
    points: float = 0.0
    announced: tuple[str, ...] = ()
    names: int = 0
    final: dict[str, float] = {}

    @property
    def fog(self) -> bool:
        """Fog lies on the fog hexes in the worse half of the weather track."""
        return self.weather >= FOG_FROM

    def change_battle(self, **changes: Any) -> Battle:
        """Something happens in the battle that is being fought."""
        assert self.battle is not None
        self.battle = battle = replace(self.battle, **changes)
        return battle

    def copy(self) -> "Public":
        twin: Public = self.__copy__()  # type: ignore[attr-defined]
        twin.contacts = self.contacts.copy()
        twin.cards = self.cards.copy()
        twin.lost = self.lost.copy()
        return twin


class Umpire(msgspec.Struct):
    """The cups: damage chits, Evasion Effects and convoy chits not drawn at the moment."""

    damage: tuple[str, ...]
    evasion: tuple[int, ...]
    convoys: tuple[int, ...]

    def copy(self) -> "Umpire":
        return self.__copy__()  # type: ignore[attr-defined,no-any-return]


class State(EngineState[Facts, Public, Private, Umpire]):
    """The state of this game, with its own data."""

    __slots__ = ()
