"""The printed tables, in the shape and with the row labels of the page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Generic, TypeVar

from huffduff.engine import tables
from huffduff.engine.tables import Strict
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.terms import VIS_X

V = TypeVar("V")


class Column(tables.Column[V], Generic[V], frozen=True, dict=True):
    """A column in which X is the end of the visibility track."""

    letters: ClassVar[Mapping[str, int]] = MappingProxyType({"X": VIS_X})


class WeatherTables(Strict, frozen=True):
    """How the weather moves, and what a storm costs in fuel."""

    change: Column[int]
    box: Column[int]
    storm_box: int
    storm: Column[int]


@rule("CH-6.T1", "CH-6.T2")
class ShadowTables(Strict, frozen=True):
    """Whether shadowing succeeds; at `impossible_to` and below it is not even tried."""

    result: Column[str]
    differential: Column[int]
    impossible_to: int
    radar: Column[int]
    visibility: Column[int]
    evasion: int
    evasion_fuel: int
    evasion_hexes: int
    fast_part: int
    diversion_fuel: int


@rule("CH-7.3.T1")
class RepairTables(Strict, frozen=True):
    """Evasion points regained at sea, and the result that can mend a rudder instead."""

    gain: Column[int]
    rudder_at: int
    weather: Column[int]


class SupplyTables(Strict, frozen=True):
    """Fuel points taken aboard, and the turns that emergency fuel lasts."""

    port: int
    tanker: int
    tanker_destroyer: int
    emergency_turns: int


class Speed(Strict, frozen=True):
    """A speed rating: most hexes in a turn, turns of rest after moving, and fuel by the hexes of last turn and this."""

    hexes: int
    no_move: int
    fuel: tuple[tuple[int, ...], ...]


@rule("CH-2.3.1.d", "CH-7.7.2.T1")
class MovementTables(Strict, frozen=True):
    """The four speed ratings, and what is left to fast ships that are damaged or on emergency fuel."""

    speed: dict[str, Speed]
    damaged_hexes: int
    emergency_hexes: int


class SearchTables(Strict, frozen=True):
    """What counts how many Search Factors, and how many markers a flight drops for nothing."""

    unit: int
    flight: int
    patrol: int
    free_markers: int


@rule("CH-9.T1", "CH-9.T2")
class HitTables(Strict, frozen=True):
    """Torpedo and air attack: hits by modified die, and all modifiers."""

    hits: Column[int]
    natural_zero: int
    low_evasion: int
    low_evasion_to: int
    submarine: int
    channel: int
    helpless: int
    in_port: int
    night: int
    target_opening: int
    target_breaking_off: int
    medium_range: int
    visibility: Column[int]
    evasion_ignored_from: int


class ChitTables(Strict, frozen=True):
    """What follows from a Hull and from a Critical chit."""

    hull_evasion: int
    hull_secondary: Column[int]
    critical_hull: int
    critical_evasion: int
    critical_secondary: int


class RangeFigures(Strict, frozen=True):
    """Dice at a range: the share of the factors that bear, whether secondary guns do, and which classes if not all."""

    numerator: int
    denominator: int
    secondary: bool
    classes: tuple[str, ...] = ()


@rule("CH-10.1.T1", "CH-10.2.T2", "CH-10.2.T3")
class GunTables(Strict, frozen=True):
    """Gunfire: results by modified die and range, and all modifiers."""

    range: Column[str]
    ranges: dict[str, RangeFigures]
    position: dict[str, tuple[str, ...]]
    results: dict[str, Column[str]]
    acquired: int
    radar: int
    firer_turned: int
    target_turned: int
    fire_control: int
    exhausted: int
    classes: dict[str, dict[str, int]]
    carriers_as: dict[str, dict[str, str]]
    visibility: Column[int]


class SpecialTables(Strict, frozen=True):
    """Special damage and its subtable."""

    result: Column[str]
    fuel_divisor: int
    subtable: Column[str]
    subtable_hull: int
    subtable_evasion: int


@rule("CH-2.2.a", "CH-10.4.T1", "CH-10.5.T1")
class BattleTables(Strict, frozen=True):
    """The battle board, a single line of movement zones, and movement, torpedoes, abort and reinforcement on it."""

    zones: int
    sea_zone: int
    movement: Column[int]
    torpedoes: int
    torpedo_ranges: tuple[str, ...]
    abort: Column[str]
    abort_differential: Column[int]
    abort_visibility: Column[int]
    abort_between: int
    reinforcement: Column[str]
    reinforcement_round: int


@rule("CH-11.1.T1", "CH-11.1.T2", "CH-11.1.T3")
class SubmarineTables(Strict, frozen=True):
    """Contact, whose boat it is, and what it meets."""

    contact: Column[str]
    attack: Column[str]
    target: Column[str]
    groups: dict[str, tuple[str, ...]]
    radius: int


@rule("CH-11.2.T1")
class SpottingTables(Strict, frozen=True):
    """Random spotting: the highest die that locates, by visibility, in four columns."""

    within: Column[int]
    within_watched: Column[int]
    outside: Column[int]
    outside_route: Column[int]


@rule("CH-11.3.T1", "CH-11.3.T2")
class HuntingTables(Strict, frozen=True):
    """Convoy hunting and its modifiers."""

    result: Column[str]
    task_force: int
    centre_line: int
    night: int
    merchant_points: float
    no_move: int


@rule("CH-4.3.T1")
class VictoryTables(Strict, frozen=True):
    """Points from the German side's view."""

    ending: dict[str, int]
    undamaged_fuel: int
    capital: tuple[str, ...]
    hits_per_point: int
    other_sunk: int
    german_from: float
    strategic_sunk: int
    strategic_classes: tuple[str, ...]
    strategic_names: tuple[str, ...]


@rule("CH-13.1.T1")
class OptionalUnit(Strict, frozen=True):
    """A unit that can be bought: what it shifts the points by, where it starts, and the dice that betray it."""

    id: str
    points: int
    hex: str
    revealed_to: int


@rule("CH-11.3.T3")
class Convoy(Strict, frozen=True):
    """A row of the convoy table; half a chit is one chit that counts half."""

    die: int
    line: str
    id: str
    name: str
    escorts: tuple[str, ...]
    chits: float


class Tables(Strict, frozen=True):
    """The file `tables.toml`."""

    weather: WeatherTables
    shadow: ShadowTables
    repair: RepairTables
    supply: SupplyTables
    movement: MovementTables
    search: SearchTables
    hit: HitTables
    chit: ChitTables
    gun: GunTables
    special: SpecialTables
    battle: BattleTables
    submarine: SubmarineTables
    spotting: SpottingTables
    hunting: HuntingTables
    victory: VictoryTables
    optional: tuple[OptionalUnit, ...]
    convoy: tuple[Convoy, ...]
