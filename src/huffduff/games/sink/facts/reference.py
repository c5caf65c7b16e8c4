"""The Charts and Tables Card as it lies beside the map: the four tables on which dice are read, row by row."""

from collections.abc import Iterable

import msgspec

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.counters import ShipCard
from huffduff.games.sink.facts.tables import Damage, Tables
from huffduff.games.sink.facts.words import ShipId, Visibility


class Sky(msgspec.Struct, frozen=True):
    """The dice that give a visibility."""

    dice: str
    level: Visibility


class Change(msgspec.Struct, frozen=True):
    """What changes a die, as a text key, for how many ships if it goes by that, and by how much."""

    key: str
    ships: str
    value: int


class Throw(msgspec.Struct, frozen=True):
    """The die that succeeds, and all that changes it."""

    need: int
    changes: tuple[Change, ...]


class Blows(msgspec.Struct, frozen=True):
    """What attacks of some strengths do, by the modified die from 1 on."""

    strength: str
    results: tuple[Damage, ...]


class Reference(msgspec.Struct, frozen=True):
    """The card: visibility, detection (where a die of `fumble` always fails), shadowing (by aircraft no further from
    their base than `air_radius`, in fog by ships with `radar` alone) and damage, with what a 5X comes to."""

    visibility: tuple[Sky, ...]
    detection: Throw
    fumble: int
    shadowing: Throw
    air_radius: int
    radar: tuple[ShipId, ...]
    damage: tuple[Blows, ...]
    points_of_5x: int
    explodes_from: int


@rule("SB-2.35.a")
def reference(tables: Tables, ships: Iterable[ShipCard]) -> Reference:
    """The card made from the tables that the rules themselves go by."""
    search, shadow, damage = tables.detection, tables.shadow, tables.damage
    sizes = (Change("sink-mod-ships", label, value) for label, value in search.ships.rows.items() if value)
    return Reference(
        tuple(Sky(dice, level) for dice, level in tables.visibility.result.rows.items()),
        Throw(
            search.need,
            (
                Change("sink-mod-good", "", search.good),
                Change("sink-mod-dark", "", search.dark),
                Change("sink-mod-recon", "", search.recon_by_day),
                *sizes,
                Change("sink-mod-carrier", "", search.carrier),
            ),
        ),
        search.fumble,
        Throw(
            shadow.need,
            (
                Change("sink-mod-good", "", shadow.good),
                Change("sink-mod-dark", "", shadow.dark),
                Change("sink-mod-radar", "", shadow.radar),
                Change("sink-mod-fog", "", shadow.fog),
                Change("sink-mod-shadow-air", "", shadow.recon_at_night),
            ),
        ),
        shadow.air_radius,
        tuple(ship.id for ship in ships if ship.radar),
        tuple(Blows(strength, results) for strength, results in damage.columns.rows.items()),
        damage.points_of_5x,
        damage.explodes_from,
    )
