"""Ships and aircraft as the data files print them, and how a row becomes a card.

A refit names what it changes; the refits of a ship add up, so that the card of a year carries every refit up to it.
"""

import re
from typing import Any

import msgspec

from huffduff.engine.errors import BadData
from huffduff.engine.tables import Strict
from huffduff.games.vas.book import rule
from huffduff.games.vas.facts.cards import Card, Plane, Weapon, hundredths
from huffduff.games.vas.facts.words import (
    ARC_LETTERS,
    CardId,
    Navy,
    PlaneId,
    PlaneTrait,
    Role,
    ShipTrait,
    ShipType,
    WeaponId,
    WeaponKind,
    WeaponTrait,
)

SCALE = 1800  # models are drawn at 1/1800
MILLIMETRES_PER_INCH = 25.4

SHIP_TRAITS: dict[str, ShipTrait] = {
    "Advanced Radar": "advanced-radar",
    "Agile": "agile",
    "Aircraft": "aircraft",
    "Armoured Deck": "armoured-deck",
    "Carrier": "carrier",
    "Depth Charge": "depth-charge",
    "Lumbering": "lumbering",
    "Radar": "radar",
    "Sub-Hunter": "sub-hunter",
    "Torpedo Belt": "torpedo-belt",
}
WEAPON_TRAITS: dict[str, WeaponTrait] = {
    "Devastating": "devastating",
    "DP": "dp",
    "Fast Track": "fast-track",
    "Heavy": "heavy",
    "Local": "local",
    "One-Shot": "one-shot",
    "Restricted": "restricted",
    "Slow-Loading": "slow-loading",
    "Twin-Linked": "twin-linked",
    "Weak": "weak",
}
PLANE_TRAITS: dict[str, PlaneTrait] = {
    "Devastating": "devastating",
    "Large": "large",
    "Tough": "tough",
    "Very Tough": "very-tough",
}
NUMBERED = ("Aircraft", "Torpedo Belt", "Local", "Flights")
TURRET = re.compile(r"([A-Z]{1,2}) Turret \((.+)\)")
LIGHT = re.compile(r"Light Guns \((.+)\)")
TORPEDOES = re.compile(r"(Port/Starboard|Port|Starboard|Fore) (.+) Torpedoes")
MOUNTED = {"Port": "port", "Starboard": "starboard", "Port/Starboard": "sides", "Fore": "fore"}


class WeaponLine(Strict, frozen=True):
    """A weapon line; the AA battery may have neither bands nor dice."""

    name: str
    arcs: str = "FAPS"
    range: tuple[int, int, int, int] | None = None
    ad: int = 0
    ap: int = 0
    dd: int = 0
    traits: tuple[str, ...] = ()


class Refit(Strict, frozen=True):
    """What a refit changes; `local` is the new Local score of the AA battery, where no other weapon changed."""

    year: int
    points: int
    speed: int | None = None
    armour: int | None = None
    hull: tuple[int, int] | None = None
    traits: tuple[str, ...] | None = None
    weapons: tuple[WeaponLine, ...] | None = None
    local: int | None = None


class ShipRow(Strict, frozen=True, rename={"ship_class": "class", "length_m": "length-m", "beam_m": "beam-m"}):
    """A ship as first commissioned, and her refits in order; `members` are the ships that share the card."""

    id: str
    name: str
    navy: Navy
    ship_class: str
    type: ShipType
    year: int
    points: int
    speed: int
    armour: int
    hull: tuple[int, int]
    traits: tuple[str, ...]
    length_m: float
    beam_m: float
    weapons: tuple[WeaponLine, ...]
    members: tuple[str, ...] = ()
    refit: tuple[Refit, ...] = ()


class LaterRefit(Refit, frozen=True, kw_only=True):
    """A refit of a ship whose card stands in another file."""

    of: str


class Ships(Strict, frozen=True):
    """A file of ship cards."""

    ship: tuple[ShipRow, ...] = ()
    refit: tuple[LaterRefit, ...] = ()


class PlaneRow(Strict, frozen=True, rename="kebab"):
    """A row of an aircraft chart, lengths in inches."""

    id: str
    name: str
    navy: Navy
    year: int
    carrier: bool
    role: Role
    speed: int
    dogfight: int
    dd: int
    points: int
    ap: int = 0
    traits: tuple[str, ...] = ()
    source: str = "transcribed"


class Planes(Strict, frozen=True):
    """The file `aircraft.toml`."""

    plane: tuple[PlaneRow, ...]


def _number(text: str) -> tuple[str, int]:
    """A trait as printed: its name and its number, 0 where it has none."""
    name, _, number = text.rpartition(" ")
    return (name, int(number)) if name in NUMBERED and number.isdigit() else (text, 0)


def ship_traits(place: str, printed: tuple[str, ...]) -> tuple[dict[ShipTrait, int], int]:
    """The traits of a ship, and how many Flights she carries, which is a capacity and no trait."""
    traits: dict[ShipTrait, int] = {}
    capacity = 0
    for text in printed:
        name, number = _number(text)
        if name == "Flights":
            capacity = number
        elif name not in SHIP_TRAITS:
            raise BadData(f"{place}: there is no ship trait {text!r}")
        else:
            traits[SHIP_TRAITS[name]] = number
    return traits, capacity


@rule("VS-CARD.4")
def _weapon(place: str, line: WeaponLine, taken: dict[WeaponId, Weapon]) -> Weapon:
    """A weapon line under an id of its own."""
    stem, kind, mark = _identity(place, line.name)
    number = 1
    while (name := WeaponId(stem if kind in ("main", "aa") else f"{stem}-{number}")) in taken:
        if kind in ("main", "aa"):
            raise BadData(f"{place}: two systems are called {stem}")
        number += 1
    traits: list[WeaponTrait] = []
    local = 0
    for text in line.traits:
        trait, value = _number(text)
        if trait not in WEAPON_TRAITS:
            raise BadData(f"{place}: {line.name}: there is no weapon trait {text!r}")
        if trait == "Local":
            local = value
        traits.append(WEAPON_TRAITS[trait])
    if not line.arcs or any(letter not in ARC_LETTERS for letter in line.arcs):
        raise BadData(f"{place}: {line.name}: {line.arcs!r} is no set of arcs")
    arcs = sum(ARC_LETTERS[letter] for letter in dict.fromkeys(line.arcs))
    limits = tuple(hundredths(edge) for edge in line.range or ())
    return Weapon(name, line.name, kind, arcs, limits, line.ad, line.ap, line.dd, tuple(traits), local, mark)


def _identity(place: str, name: str) -> tuple[str, WeaponKind, str]:
    """The stem of a weapon's id, its kind and its mark, from the name on the card."""
    if name == "AA Battery":
        return "aa", "aa", ""
    if turret := TURRET.fullmatch(name):
        return turret[1], "main", turret[2]
    if light := LIGHT.fullmatch(name):
        return "light", "light", light[1]
    if torpedoes := TORPEDOES.fullmatch(name):
        return f"torpedo-{MOUNTED[torpedoes[1]]}", "torpedo", torpedoes[2]
    raise BadData(f"{place}: {name!r} is no turret, light gun, torpedo mount or AA battery")


def _hundredths_of(metres: float) -> int:
    """A length in metres as a model's length in hundredths of an inch."""
    return round(metres * 1000 / MILLIMETRES_PER_INCH / SCALE * 100)


def _with_local(lines: tuple[WeaponLine, ...], local: int) -> tuple[WeaponLine, ...]:
    """The same weapons with another Local score of the AA battery."""
    return tuple(
        msgspec.structs.replace(line, traits=(f"Local {local}",)) if line.name == "AA Battery" else line
        for line in lines
    )


class Origins(Strict, frozen=True):
    """Where a card comes from: file, source, pack."""

    place: str
    source: str
    pack: str


def card(row: ShipRow, name: CardId, origin: Origins) -> Card:
    """The card of a row as it stands."""
    place = origin.place
    weapons: dict[WeaponId, Weapon] = {}
    for line in row.weapons:
        weapon = _weapon(f"{place}: {name}", line, weapons)
        weapons[weapon.id] = weapon
    traits, capacity = ship_traits(f"{place}: {name}", row.traits)
    return Card(
        name,
        CardId(row.id),
        row.name,
        row.navy,
        row.ship_class,
        row.type,
        row.year,
        row.points,
        hundredths(row.speed),
        row.armour,
        *row.hull,
        traits,
        weapons,
        _hundredths_of(row.length_m),
        _hundredths_of(row.beam_m),
        origin.source,
        origin.pack,
        capacity,
        row.members or (row.name,),
    )


@rule("VS-BASIC.9")
def cards(row: ShipRow, origin: Origins, later: tuple[tuple[Refit, Origins], ...] = ()) -> tuple[Card, ...]:
    """The card of a ship and one more for each refit, with every earlier refit applied."""
    made = [card(row, CardId(row.id), origin)]
    for refit, source in (*((refit, origin) for refit in row.refit), *later):
        if refit.year < row.year:
            raise BadData(f"{source.place}: {row.id}: refits must come in the order of their years")
        row = refitted(row, refit)
        made.append(card(row, CardId(f"{row.id}-{refit.year}"), source))
    return tuple(made)


def refitted(row: ShipRow, refit: Refit) -> ShipRow:
    """A ship after a refit; what the refit does not name stays as it was."""
    changes: dict[str, Any] = {"year": refit.year, "points": refit.points}
    for field in ("speed", "armour", "hull", "traits", "weapons"):
        value = getattr(refit, field)
        if value is not None:
            changes[field] = value
    row = msgspec.structs.replace(row, **changes)
    return row if refit.local is None else msgspec.structs.replace(row, weapons=_with_local(row.weapons, refit.local))


@rule("VS-PLANE.1", "VS-PLANE.4", "VS-EX.8")
def plane(place: str, row: PlaneRow) -> Plane:
    """A row of an aircraft chart as the rules read it."""
    for text in row.traits:
        if text not in PLANE_TRAITS:
            raise BadData(f"{place}: {row.id}: there is no aircraft trait {text!r}")
    return Plane(
        PlaneId(row.id),
        row.name,
        row.navy,
        row.year,
        row.carrier,
        row.role,
        hundredths(row.speed),
        row.dogfight,
        row.dd,
        row.ap,
        tuple(PLANE_TRAITS[text] for text in row.traits),
        row.points,
        row.source,
    )
