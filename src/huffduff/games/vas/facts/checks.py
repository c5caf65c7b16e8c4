"""What every card has to satisfy: impossible values are refused, oddities of transcribed cards are reported."""

from collections.abc import Iterator, Sequence
from typing import get_args

from huffduff.engine.errors import BadData
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card, Plane, Weapon
from huffduff.games.vas.facts.tables import Criticals, Navies, Tables, War
from huffduff.games.vas.facts.words import (
    ALL_ROUND,
    AREAS,
    INCH,
    Effect,
    Navy,
    Objective,
    Order,
    Priority,
    Role,
    Vital,
    ZoneName,
)
from huffduff.games.vas.options import PAIRINGS

FIRST_YEAR, LAST_YEAR = 1900, 1945


def check_card(card: Card) -> tuple[str, ...]:
    """Refuse an impossible card; give the oddities that a transcribed one may have and a printed one may not."""
    place = f"vas: card {card.id}"
    if not FIRST_YEAR <= card.year <= LAST_YEAR:
        raise BadData(f"{place}: nobody commissions ships in {card.year}")
    for field in ("points", "speed", "armour", "hull", "length", "width"):
        if getattr(card, field) <= 0:
            raise BadData(f"{place}: {field} must be above 0")
    if not 1 <= card.armour <= 7:
        raise BadData(f"{place}: Armour goes from 1+ to 7+, not {card.armour}+")
    if not 0 < card.cripple < card.hull:
        raise BadData(f"{place}: she is crippled at {card.cripple} of {card.hull}")
    if (card.capacity > 0) != ("carrier" in card.traits):
        raise BadData(f"{place}: a carrier has Flights, and only a carrier")
    if (card.type == "carrier") != ("carrier" in card.traits):
        raise BadData(f"{place}: her type and the Carrier trait contradict each other")
    if sum(weapon.kind == "aa" for weapon in card.weapons.values()) != 1:
        raise BadData(f"{place}: a ship has one AA battery")
    odd = [*_cripple(card), *(text for weapon in card.weapons.values() for text in _weapon(place, weapon))]
    if odd and card.source == "printed":
        raise BadData(f"{place}: {odd[0]}")
    return tuple(f"{place}: {text}" for text in odd)


@rule("VS-CARD.2")
def _cripple(card: Card) -> Iterator[str]:
    """On every printed card the second Hull figure is a third of the first."""
    if card.cripple != card.hull // 3:
        yield f"crippled at {card.cripple}, not at a third of {card.hull}"


@rule("VS-CARD.1", "VS-CARD.3", "VS-WPN.2", "VS-WPN.6")
def _weapon(place: str, weapon: Weapon) -> Iterator[str]:
    """Bands are quarters of extreme range, dice are there to be rolled, light guns fire all round."""
    place = f"{place}: {weapon.name}"
    if weapon.kind == "aa":
        if weapon.dice < 0 or (weapon.dice > 0) != bool(weapon.limits):
            raise BadData(f"{place}: an AA battery has dice and bands, or neither")
    elif not weapon.limits or weapon.dice <= 0 or weapon.damage_dice <= 0:
        raise BadData(f"{place}: bands, Attack Dice or Damage Dice are missing")
    if weapon.local and weapon.kind != "aa":
        raise BadData(f"{place}: Local dice belong to AA batteries")
    if weapon.has("dp") and weapon.kind != "light":
        raise BadData(f"{place}: only light guns are Dual Purpose")
    if weapon.kind in ("light", "aa") and weapon.arcs != ALL_ROUND:
        yield f"{weapon.name}: light guns and AA batteries fire all round, but these are said not to"
    if weapon.kind == "torpedo" and not (weapon.has("one-shot") or weapon.has("slow-loading")):
        raise BadData(f"{place}: torpedoes are One-Shot or Slow-Loading")
    if weapon.limits:
        reach = weapon.limits[-1] // INCH
        if tuple(limit // INCH for limit in weapon.limits) != (reach // 4, reach // 2, 3 * reach // 4, reach):
            raise BadData(f"{place}: its bands are no quarters of {reach}")
    if not -3 <= weapon.ap <= 3 or weapon.dice > 20 or weapon.damage_dice > 6:
        yield f"{weapon.name}: dice or AP out of the ordinary"


def check_plane(plane: Plane) -> None:
    """Refuse an impossible Flight."""
    place = f"vas/aircraft.toml: plane[{plane.id}]"
    if not FIRST_YEAR <= plane.year <= LAST_YEAR or plane.speed <= 0 or plane.points <= 0 or plane.damage_dice < 0:
        raise BadData(f"{place}: year, speed, points or Damage Dice are impossible")
    if (plane.role == "fighter") != (plane.damage_dice == 0):
        raise BadData(f"{place}: Fighters carry no bombs, and all others do")


def check_rows(navies: Navies, tables: Tables, criticals: Criticals, war: War) -> None:
    """Refuse tables in which a row that the rules look for is missing or comes twice."""
    found: dict[str, tuple[list[str], Sequence[str]]] = {
        "navies.toml: navy": ([row.id for row in navies.navy], get_args(Navy)),
        "tables.toml: order": ([row.id for row in tables.order], get_args(Order)),
        "tables.toml: hits-on": ([*tables.air.hits_on], get_args(Role)),
        "criticals.toml: vital": ([row.id for row in criticals.vital], get_args(Vital)),
        "criticals.toml: score": ([*criticals.score], AREAS),
        "criticals.toml: effect": ([row.effect for rows in criticals.score.values() for row in rows], get_args(Effect)),
        "war.toml: objective": ([row.id for row in war.objective], get_args(Objective)),
        "war.toml: priority": ([*war.priority], get_args(Priority)),
        "war.toml: pairing": ([row.id for row in war.pairing], PAIRINGS),
        "war.toml: zone": ([row.id for row in war.zone], get_args(ZoneName)),
    }
    for name, (listed, wanted) in found.items():
        if sorted(listed) != sorted(wanted):
            raise BadData(f"vas/{name}: its rows are not {', '.join(wanted)}, each of them once")


def check_tables(criticals: Criticals, war: War) -> None:
    """Refuse tables with holes: every face of a die must mean something, and one thing only."""
    faces = {
        "criticals.toml: area": (10, [face for row in criticals.area for face in row.faces]),
        "criticals.toml: vital": (6, [row.face for row in criticals.vital]),
        "criticals.toml: starred": (6, [face for row in criticals.starred for face in row.faces]),
        "war.toml: wind": (6, [face for row in war.wind for face in row.faces]),
        "war.toml: returning": (6, [face for row in war.returning for face in row.faces]),
    }
    for name, (sides, listed) in faces.items():
        if sorted(listed) != list(range(1, sides + 1)):
            raise BadData(f"vas/{name}: its rows do not share out the faces 1 to {sides}")
    if sorted(roll for row in war.objective for roll in row.rolls) != list(range(2, 13)):
        raise BadData("vas/war.toml: objective: its rows do not share out the scores 2 to 12")
    for area in AREAS:
        if len(criticals.score[area]) != 6:
            raise BadData(f"vas/criticals.toml: score: {area} has {len(criticals.score[area])} scores, not 6")
    points = [row.points for row in war.scouting]
    if points != sorted(set(points)) or points[0] != 0:
        raise BadData("vas/war.toml: scouting: its rows do not rise from 0")
