"""The tables of the rulebook, under its own labels: modifiers, critical hits, orders, objectives, scouting, zones."""

from typing import Literal

from huffduff.engine.tables import Count, Positive, Strict
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.words import (
    Airborne,
    Area,
    Battery,
    Edge,
    EdgeSeen,
    Effect,
    Navy,
    Objective,
    Order,
    Priority,
    Role,
    Vital,
    ZoneName,
)


class AttackModifiers(Strict, frozen=True, rename="kebab"):
    """What is added to every Attack Die of a ship."""

    point_blank: int
    short: int
    long: int
    extreme: int
    destroyer: int
    fast_moving: int
    stationary: int
    large_silhouette: int
    torpedo: int
    all_hands: int
    evade: int


class Gunnery(Strict, frozen=True, rename="kebab"):
    """Figures of the Gunnery Phase; ranges in inches."""

    hit_on: Count
    horizon: Count
    fast_above: Count
    plunging: Count
    critical_check: Count
    permission: Count
    horizon_face: Count
    dp_reach_divisor: Positive
    dud_below: Count
    long_lance_sure: Count
    long_lance_face: Count
    fan_dice: Count
    fan_face: Count
    modifiers: AttackModifiers


class Movement(Strict, frozen=True, rename="kebab"):
    """Figures of the Movement Phase; lengths in inches, turns in degrees."""

    minimum: Count
    run_up: Count
    run_up_agile: Count
    run_up_damaged: Count
    turn: Count
    come_about: Count
    smoke_every: Positive


class Air(Strict, frozen=True, rename="kebab"):
    """Figures of aircraft: what AA dice must show, to-hit numbers by role, patrols and launching."""

    aa_hit: Count
    aa_torpedo_bomber: Count
    large: Count
    local_at_kamikaze: Count
    hits_on: dict[Role, Count]
    patrol: Count
    launch_within: Count
    crew_closes_deck: Count


class Check(Strict, frozen=True, rename="kebab"):
    """Crew quality and damage control."""

    crew_quality: Count
    damage_control_above: Count
    all_hands: Count
    escalation: Count


class Dice(Strict, frozen=True):
    """Some D6 and a fixed number: damage of a table row."""

    d6: Count = 0
    plus: Count = 0


class Score(Strict, frozen=True, rename="kebab"):
    """One Critical Score of an area: its effect, extra damage, and what it does while it lasts."""

    effect: Effect
    damage: Dice
    speed: int = 0
    rudder: bool = False
    stopped: bool = False
    escalation: bool = False
    raises: tuple[Area, ...] = ()
    dice_lost: Count = 0
    turret_damaged: bool = False
    turret_destroyed: bool = False
    crew_quality: int = 0


class AreaRow(Strict, frozen=True):
    """Faces of the D10 that hit an area; `vital` is the Vital System table."""

    faces: tuple[int, ...]
    area: Area | Literal["vital"]


class VitalRow(Strict, frozen=True):
    """One row of the Vital System table."""

    id: Vital
    face: int
    damage: Dice


class BatteryRow(Strict, frozen=True):
    """Faces of the starred roll and the weapons that lose dice."""

    faces: tuple[int, ...]
    battery: Battery


class Criticals(Strict, frozen=True):
    """The file `criticals.toml`: areas by D10, scores by area, Vital Systems, starred rolls."""

    area: list[AreaRow]
    score: dict[Area, list[Score]]
    vital: list[VitalRow]
    starred: list[BatteryRow]


class OrderRow(Strict, frozen=True):
    """An Order and whether it needs a crew quality check."""

    id: Order
    check: bool


class ObjectiveRow(Strict, frozen=True):
    """An objective: the 2D6 scores that give it and its priority."""

    id: Objective
    rolls: tuple[int, ...]
    priority: Priority


class Pairing(Strict, frozen=True):
    """Two objectives suggested for a balanced battle."""

    id: str
    objectives: tuple[Objective, Objective]


class ScoutingRow(Strict, frozen=True, rename="kebab"):
    """A row of the Scouting Table, with all that the rows above it give."""

    points: Count
    initiative: Count
    deep: bool
    zone: ZoneName
    airborne: Airborne


class Zone(Strict, frozen=True, rename="kebab"):
    """A deployment zone as seen from one's own edge, in inches."""

    id: ZoneName
    depth: Count
    margin: Count
    clear_of_enemy: Count


class WindRow(Strict, frozen=True):
    """Faces of a D6 and the edge from which the wind comes."""

    faces: tuple[int, ...]
    edge: Edge


class ReturnRow(Strict, frozen=True):
    """Faces of a D6 and the edge over which a scout returns, as her side sees the table."""

    faces: tuple[int, ...]
    edge: EdgeSeen


class War(Strict, frozen=True, rename="kebab"):
    """The file `war.toml`: the War at Sea scenario."""

    turns: Positive
    table: tuple[Count, Count]
    priority: dict[Priority, int]
    flights_at_most: tuple[Count, Count]
    scouting_face: Count
    return_face: Count
    radar: Count
    advanced_radar: Count
    objective: list[ObjectiveRow]
    pairing: list[Pairing]
    scouting: list[ScoutingRow]
    zone: list[Zone]
    wind: list[WindRow]
    returning: list[ReturnRow]


@rule("VS-NAT-DE.1", "VS-NAT-FR.1")
class NavyRow(Strict, frozen=True, rename="kebab"):
    """A navy and its special rules, each a year or a modifier; absent means the rule is not its own."""

    id: Navy
    duds_until: int | None = None
    vt_from: int | None = None
    long_lance: bool = False
    fire_fighting: int = 0
    coordination: int = 0
    crew_quality: int = 0


class Navies(Strict, frozen=True):
    """The file `navies.toml`."""

    navy: list[NavyRow]


class Tables(Strict, frozen=True):
    """The file `tables.toml`: figures of the four phases."""

    gunnery: Gunnery
    movement: Movement
    air: Air
    check: Check
    order: list[OrderRow]


WIND_BEARING: dict[Edge, int] = {"north": 0, "east": 90, "south": 180, "west": 270}
