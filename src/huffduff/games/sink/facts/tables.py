"""The Charts and Tables Card, the modifiers of the text, the turn track, limits and victory points."""

from typing import Literal

from huffduff.engine.tables import Column, Strict
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import Hex, Range, ShipClass, ShipId, Visibility

Damage = Literal["-", "1", "2", "3", "4", "5X"]


class VisibilityTable(Strict, frozen=True):
    """Visibility by the die."""

    result: Column[Visibility]


class DetectionTable(Strict, frozen=True):
    """A modified die of `need` detects; an unmodified `fumble` never does."""

    need: int
    fumble: int
    good: int
    dark: int  # poor visibility, night, or both
    recon_by_day: int
    carrier: int
    ships: Column[int]


class ShadowTable(Strict, frozen=True):
    """A modified die of `need` shadows."""

    need: int
    good: int
    dark: int
    radar: int
    fog: int
    recon: int
    recon_at_night: int
    air_radius: int


class DamageTable(Strict, frozen=True):
    """Damage by attack strength (the columns) and modified die (the rows), and what a 5X comes to."""

    columns: Column[tuple[Damage, ...]]
    points_of_5x: int
    explodes_from: int

    @rule("SB-12.13.b", "SB-12.13.c", "SB-12.13.f")
    def result(self, strength: int, die: int) -> Damage:
        """The cell for a strength and a modified die: above 10 it counts as 10, below 1 there is no result."""
        return "-" if strength < 1 or die < 1 else self.columns.at(strength)[min(die, 10) - 1]

    @rule("SB-12.13.d")
    def points(self, result: Damage) -> int:
        """Damage points of a result."""
        return 0 if result == "-" else self.points_of_5x if result == "5X" else int(result)


class GunTable(Strict, frozen=True):
    """Modifiers of gunfire, in the order of the text, and what rounds and batteries come to."""

    concentrated: int
    german: int
    night: int
    capital_at_c: int
    crippled: int
    crippled_to: int
    secondary: int
    escape_from: int
    idle_rounds: int
    night_round: int
    ranges: Column[Range]


class SpeedTable(Strict, frozen=True):
    """Hexes a turn by evasion; at or below `even_turns_to` only in even turns.  How damage takes evasion away."""

    hexes: Column[int]
    even_turns_to: int
    capital_points: int  # damage points that cost a battleship or battlecruiser one of evasion
    other_loss: int  # evasion that one damage point costs anybody else
    lowest: int
    no_fuel: int


class RepairTable(Strict, frozen=True):
    """Damage points mended by the die, and what German crews add to it."""

    points: Column[int]
    german: int


class Limits(Strict, frozen=True):
    """How much of a thing there may be."""

    stack: int
    convoys: int
    convoy_stack: int
    leash: int
    turns: int
    no_launch_from: int  # damage points of a carrier
    refuel_turns: int
    tankers: int


class BritishPoints(Strict, frozen=True):
    """What the British player scores."""

    ships: dict[ShipId, int]
    convoy: int


class GermanPoints(Strict, frozen=True):
    """What the German player scores: ships by name before ships by class."""

    ships: dict[ShipId, int]
    classes: dict[ShipClass, int]
    exit: int
    exit_evasion: int


class Victory(Strict, frozen=True):
    """The victory point schedules."""

    british: BritishPoints
    german: GermanPoints


class TurnTrack(Strict, frozen=True):
    """Boxes of the turn track: the date of the first turn, its hour, and the turns that are night."""

    first_day: int
    first_hour: int
    hours: int
    night: tuple[int, ...]

    @rule("SB-14.21.a")
    def hour(self, turn: int) -> tuple[int, int]:
        """The day of May (the 32nd is 1 June) and the hour at which a turn begins."""
        hours = self.first_hour + (turn - 1) * self.hours
        return self.first_day + hours // 24, hours % 24


class Tables(Strict, frozen=True):
    """The file `tables.toml`."""

    visibility: VisibilityTable
    detection: DetectionTable
    shadow: ShadowTable
    damage: DamageTable
    guns: GunTable
    speed: SpeedTable
    repair: RepairTable
    limits: Limits
    victory: Victory
    track: TurnTrack
    fuel_spent: dict[Hex, int]  # by starting hex
