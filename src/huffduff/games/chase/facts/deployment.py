"""Where everything stands when a scenario begins, and what its end is worth."""

import msgspec

from huffduff.engine.tables import Strict


class Group(Strict, frozen=True):
    """Ships that start in one hex; with a name they are a task force.  A marker is a Shadowed one."""

    hex: str
    ships: tuple[str, ...]
    force: str = ""
    restricted: str = ""
    marker: str = ""
    moved: int = 0


class Hurt(Strict, frozen=True):
    """What a ship has lost already: boxes by row, Evasion Effects and equipment."""

    bow: int = 0
    stern: int = 0
    secondary: int = 0
    hull: int = 0
    torpedoes: int = 0
    evasion: tuple[int, ...] = ()
    rudder: bool = False
    fire_control: bool = False
    radar_out: bool = False


class Arrival(Strict, frozen=True):
    """A ship that comes in the admin phase of a turn."""

    ship: str
    turn: int
    hex: str


class Relief(Strict, frozen=True):
    """An escort that may leave her convoy once, in the admin phase of any turn from one on."""

    ship: str
    turn: int
    hex: str
    convoy: str


class Release(Strict, frozen=True):
    """When a restriction ends: a German heavy ship is located (in the open only, if so), or a turn is over."""

    turn: int
    open_sea: bool = False


class Engagement(Strict, frozen=True):
    """A fight on the battle board alone; in one of the kind `convoy` the defenders must stand by their convoy."""

    id: str
    visibility: int
    attacker: str
    german: tuple[str, ...]
    allied: tuple[str, ...]
    kind: str = "fleet"
    hurt: dict[str, Hurt] = msgspec.field(default_factory=dict)


class Scenario(Strict, frozen=True):
    """A game on the chart: `placed` ships are put to sea by their owner, `away` ones come from off the map.

    `fuel` names ships that do not start with full bunkers, `sunk` ships lost before and the ships that sank them;
    `ending` replaces points of the victory table.
    """

    id: str
    first_turn: int
    last_turn: int
    weather: int
    group: tuple[Group, ...]
    placed: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    fuel: dict[str, int] = msgspec.field(default_factory=dict)
    hurt: dict[str, Hurt] = msgspec.field(default_factory=dict)
    sunk: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    arrival: tuple[Arrival, ...] = ()
    relief: tuple[Relief, ...] = ()
    release: dict[str, Release] = msgspec.field(default_factory=dict)
    ending: dict[str, int] = msgspec.field(default_factory=dict)

    def ships(self) -> tuple[str, ...]:
        """Every ship that takes part."""
        return (*(ship for group in self.group for ship in group.ships), *self.placed, *self.away)


class Scenarios(Strict, frozen=True):
    """The file `scenarios.toml`."""

    scenario: tuple[Scenario, ...]
    engagement: tuple[Engagement, ...]
