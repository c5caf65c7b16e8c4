"""What a view comes to, for whoever looks at it: ships and units as they are now, search factors, old reports, ranges.

Everything is worked out from the view alone, so that a client shows it and computes nothing.
"""

import msgspec

from huffduff.engine.secrecy import View
from huffduff.games.chase.battle.board import between, range_of
from huffduff.games.chase.battle.gun_hits import HULL
from huffduff.games.chase.book import rule
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import FOG_FROM, GUN_ROWS, OTHER, SHADOWED, VIS_X, Hex, ShipId, UnitId
from huffduff.games.chase.operations.search import Factors, callable_hexes, sources
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.status import states
from huffduff.games.chase.ships.units import by_weight, evasion, units
from huffduff.games.chase.state import Battle, Card, Private, Public, Ship, Sighting
from huffduff.games.chase.victory import bought, convoys

UNMOVED = ("setup", "visibility", "shadow", "movement")  # phases in which a turn's ships have not sailed yet


class ShipNow(msgspec.Struct, frozen=True):
    """A ship as she is: speed, her states as the matrix names them, whether she burns fuel, and the boxes that she
    will lose when the hits of this round take effect."""

    evasion: int
    states: tuple[str, ...]
    uses_fuel: bool
    waiting: dict[str, int]


class Trace(msgspec.Struct, frozen=True):
    """The latest report of enemies in a hex, and how many hexes they can have come since."""

    hex: Hex
    turn: int
    how: str
    classes: tuple[str, ...]
    count: int
    force: bool
    radius: int


class Overview(msgspec.Struct, frozen=True):
    """Date and light, ships by name, own units with the heaviest ship first, factors, reports, ranges and points.

    `fog_from` and `dark_from` are the boxes of the weather and visibility tracks from which fog lies and nothing is
    seen. `calls` are the hexes whose factors are enough for a call; `bands` the ranges from a ship on the battle board
    to each of its sea zones. `secret` and `bought` are the points of which only the seat itself knows.
    """

    date: int
    time: str
    night: bool
    fog: bool
    dark: bool
    fog_from: int
    dark_from: int
    ships: dict[ShipId, ShipNow]
    units: dict[UnitId, tuple[ShipId, ...]]
    factors: dict[Hex, Factors]
    calls: tuple[Hex, ...]
    traces: tuple[Trace, ...]
    ranges: dict[ShipId, dict[ShipId, str]]
    bands: dict[ShipId, tuple[str, ...]]
    secret: float
    bought: float


def overview(view: View[Facts, Public, Private]) -> Overview:
    """What this view comes to."""
    facts, public, private = view.data, view.public, view.private
    tracks, battle = facts.tracks, public.battle
    own = private.ships if private else {}
    cards = {**public.cards, **{name: ship.card for name, ship in own.items()}}
    return Overview(
        tracks.date(public.turn),
        tracks.time(public.turn),
        tracks.night(public.turn),
        public.fog,
        public.visibility >= VIS_X,
        FOG_FROM,
        VIS_X,
        {name: ship_now(facts, battle, name, card, own.get(name)) for name, card in cards.items()},
        {unit: by_weight(facts, ships) for unit, ships in units(private).items()} if private else {},
        sources(public, private, facts, view.seat) if private and view.seat else {},
        tuple(callable_hexes(public, private, facts, view.seat)) if private and view.seat else (),
        traces(public, facts, OTHER[view.seat]) if view.seat else (),
        ranges(facts, battle) if battle else {},
        bands(facts, battle) if battle else {},
        convoys(private, facts) if private else 0.0,
        bought(private, facts) if private else 0.0,
    )


def ship_now(facts: Facts, battle: Battle | None, name: ShipId, card: Card, ship: Ship | None) -> ShipNow:
    """A ship as she is, with her states where she is one's own."""
    printed = facts.ships[name]
    waiting: dict[str, int] = {}
    for hurt, result, _ in battle.hurt if battle else ():
        row = result if result in GUN_ROWS else "hull" if result in HULL else ""
        if hurt == name and row:
            waiting[row] = waiting.get(row, 0) + HULL.get(result, 1)
    known = states(printed, ship) if ship else ("none",)
    return ShipNow(
        evasion(printed, card), tuple(state for state in known if state != "none"), printed.uses_fuel, waiting
    )


@rule("CH-2.3.1.d")
def traces(public: Public, facts: Facts, enemy: str) -> tuple[Trace, ...]:
    """The latest report of every hex, the newest first: ships may have moved in each phase since.

    Of one contact only the last report says anything, and none as long as it is Shadowed.
    """
    reports = standing_reports(public, facts, enemy)
    last = {sighting.contact: sighting for sighting in reports if sighting.contact}
    shadowed = {contact.id for contact in public.contacts.values() if contact.marker == SHADOWED}
    latest = {
        sighting.hex: sighting
        for sighting in reports
        if sighting.contact not in shadowed and last.get(sighting.contact, sighting) is sighting
    }
    pending = 1 if public.phase in UNMOVED else 0
    found = [
        Trace(
            sighting.hex,
            sighting.turn,
            sighting.how,
            sighting.classes,
            sighting.count,
            sighting.force,
            farthest(public, facts, sighting, max(0, public.turn - sighting.turn - pending)),
        )
        for sighting in latest.values()
    ]
    return tuple(sorted(found, key=lambda trace: -trace.turn))


@rule("CH-2.3.1.d", "CH-7.7.2.d", "CH-7.7.2.e")
def farthest(public: Public, facts: Facts, sighting: Sighting, phases: int) -> int:
    """How many hexes ships that were reported can have come in so many phases: the fastest of the classes named."""
    cards = [facts.ships[name] for name in taking_part(public, facts)]
    speeds = {card.speed for card in cards if card.side == sighting.side and card.kind in sighting.classes}
    table = facts.tables.movement.speed
    paces = [table[speed] for speed in speeds or table]
    return max(pace.hexes * -(-phases // max(1, pace.no_move)) for pace in paces)


def standing_reports(public: Public, facts: Facts, enemy: str) -> list[Sighting]:
    """The reports of a side's ships, oldest first, without those whose ships have all been reported again since.

    That is known of ships who are the only one of their class.
    """
    kinds = [facts.ships[name].kind for name in taking_part(public, facts) if facts.ships[name].side == enemy]
    only = {kind for kind in kinds if kinds.count(kind) == 1}
    found: list[Sighting] = []
    again: set[str] = set()
    for sighting in reversed([sighting for sighting in public.sightings if sighting.side == enemy]):
        if not sighting.classes or not (only & again).issuperset(sighting.classes):
            found.append(sighting)
        again.update(sighting.classes)
    return found[::-1]


def taking_part(public: Public, facts: Facts) -> tuple[ShipId, ...]:
    """Every ship that the scenario has, and every one that can have been bought."""
    scenario = facts.scenarios.get(public.scenario)
    ships = scenario.ships() if scenario else ()
    return ships if default(public, "optional-units") else (*ships, *facts.optional)


def ranges(facts: Facts, battle: Battle) -> dict[ShipId, dict[ShipId, str]]:
    """The range band between every two enemies on the board."""
    fighters = battle.fighters.values()
    return {
        one.ship: {other.ship: range_of(facts, one, other) for other in fighters if other.side != one.side}
        for one in fighters
    }


@rule("CH-10.1.a")
def bands(facts: Facts, battle: Battle) -> dict[ShipId, tuple[str, ...]]:
    """For every ship on the board the range to each sea zone."""
    table, gun = facts.tables.battle, facts.tables.gun
    seas = range(1, table.zones + 1, table.sea_zone)
    return {
        name: tuple(gun.range.at(between(facts, fighter.zone, zone)) for zone in seas)
        for name, fighter in battle.fighters.items()
    }
