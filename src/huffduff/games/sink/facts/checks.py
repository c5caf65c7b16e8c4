"""What must hold between the data files, so that a pack with a slip is refused and not played."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from huffduff.engine.tables import Column, Strict
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart
from huffduff.games.sink.facts.counters import AirCard, ConvoyCard, Face, ShipCard
from huffduff.games.sink.facts.deployment import Scenario
from huffduff.games.sink.facts.tables import Tables
from huffduff.games.sink.facts.words import (
    BRITISH,
    CAPITAL,
    DESIGNATORS,
    GERMAN,
    SEATS,
    TORPEDO_BOMBER,
    TRACKS,
    VISIBILITIES,
    AirId,
    Designator,
    Hex,
    ShipId,
)

Cards = dict[ShipId, ShipCard]


def chart_complaints(chart: Chart) -> Iterator[str]:
    """Tracks that are broken, and ports from which nobody gets to sea."""
    for track in TRACKS:
        for one, other in pairwise(chart.tracks[track]):
            if not (chart.sea(one) and chart.sails(BRITISH, one, other)):
                yield f"sink/chart.toml: track.{track}: no convoy gets from {one} to {other}"
    for port in chart.ports:
        if not chart.ways(port.side, port.hex):
            yield f"sink/chart.toml: port {port.name}: there is no way out of it"


@rule("SB-2.32.b")
def ship_complaints(ships: Cards) -> Iterator[str]:
    """Counters that no rule could use."""
    for card in ships.values():
        key = f"sink/ships.toml: ship[{card.id}]"
        faces: list[Face] = [face for face in (card.front, card.back) if face is not None]
        if any(face.evasion < 1 or face.capacity < 1 or face.attack < 0 for face in faces):
            yield f"{key}: a ship moves, bears some damage, and attacks with no less than nothing"
        if card.back is None and card.kind in CAPITAL:
            yield f"{key}.back: a battleship or battlecruiser fights on when she is flipped"
        if card.range == "A" and card.kind not in CAPITAL:
            yield f"{key}.range: only battleships and battlecruisers reach range A"
        if (card.torpedoes > 0) != (card.kind == "DD"):
            yield f"{key}.torpedoes: flotillas have them, and nobody else"
        if card.fuel < 1:
            yield f"{key}.fuel: {card.fuel} is no fuel to sail with"


def air_complaints(aircraft: dict[AirId, AirCard], ships: Cards, chart: Chart) -> Iterator[str]:
    """Aircraft without a home, or armed against their kind."""
    for unit in aircraft.values():
        key = f"sink/aircraft.toml: unit[{unit.id}]"
        carrier = ships.get(unit.carrier)
        if unit.radius < 1 or (unit.strength > 0) != (unit.kind != "R"):
            yield f"{key}: needs a radius, and a strength unless it is reconnaissance"
        if unit.kind == TORPEDO_BOMBER:
            if carrier is None or (carrier.kind, carrier.side) != ("CV", unit.side) or unit.base:
                yield f"{key}.carrier: {unit.carrier!r} is no carrier of its side"
        elif unit.carrier or not any((base.side, base.name) == (unit.side, unit.base) for base in chart.bases):
            yield f"{key}.base: {unit.base!r} is no base of its side"


def convoy_complaints(convoys: dict[Designator, ConvoyCard], chart: Chart) -> Iterator[str]:
    """Convoys that could not sail."""
    yield from _missing("sink/convoys.toml: convoy", convoys, DESIGNATORS)
    for card in convoys.values():
        key = f"sink/convoys.toml: convoy[{card.id}]"
        ends = chart.tracks[card.track]
        if any(place and place not in ends for place in (card.entry, card.destination)):
            yield f"{key}: entry and destination must lie on the track"
        if not card.values or min(card.values) < 1 or card.dummies < 0:
            yield f"{key}: needs real convoys of some value, and no less than no dummies"


def table_complaints(tables: Tables, ships: Cards) -> Iterator[str]:
    """Tables with gaps, and schedules that forget a ship."""
    for key, column in _columns("", tables):
        gap = column.gap()
        if gap:
            yield f"sink/tables.toml: {key}: {gap}"
            return
    for label, results in tables.damage.columns.rows.items():
        if len(results) != 10:
            yield f"sink/tables.toml: damage.columns.{label}: needs a result for every face of the die"
    if any(level not in tables.visibility.result.rows.values() for level in VISIBILITIES):
        yield f"sink/tables.toml: visibility.result: needs {', '.join(VISIBILITIES)}"
    if tables.speed.capital_points < 1 or tables.limits.turns < 1:
        yield "sink/tables.toml: speed.capital_points and limits.turns must be at least 1"
    if any(not 1 <= turn <= tables.limits.turns for turn in tables.track.night):
        yield "sink/tables.toml: track.night: every night must be on the turn track"
    scored = {GERMAN: tables.victory.british.ships, BRITISH: tables.victory.german.ships}
    classes = tables.victory.german.classes
    for side in SEATS:
        for name in scored[side]:
            if name not in ships or ships[name].side != side:
                yield f"sink/tables.toml: victory: {name!r} is no ship of the other side"
    for card in ships.values():
        if card.id not in scored[card.side] and (card.side == GERMAN or card.kind not in classes):
            yield f"sink/tables.toml: victory: nothing is scored for {card.id}"


def scenario_complaints(
    scenario: Scenario, ships: Cards, aircraft: dict[AirId, AirCard], chart: Chart, spent: dict[Hex, int]
) -> Iterator[str]:
    """A scenario with strangers, doubles, places on land, or more markers than allowed."""
    key = f"sink/scenarios.toml: {scenario.id}"
    for side in SEATS:
        names = scenario.ships(side)
        odd = [name for name in names if name not in ships or ships[name].side != side or names.count(name) > 1]
        if odd:
            yield f"{key}: {', '.join(odd)}: no such ship on this side, or in two places"
            return
        if not 0 <= scenario.caps(side).dummies < scenario.caps(side).forces:
            yield f"{key}.{side}: some of the task forces must be allowed to be real"
    for name, hexes in (("patrol", scenario.patrol.hexes), ("breakout", scenario.breakout.hexes)):
        if len(dict.fromkeys(hexes)) < len(hexes):
            yield f"{key}.{name}.hexes: a hex is named twice"
    strangers = [unit for unit in scenario.aircraft if unit not in aircraft]
    if strangers:
        yield f"{key}.aircraft: {', '.join(strangers)}: no such air unit"
    here = [*(group.hex for group in scenario.group), *scenario.patrol.hexes, *(a.hex for a in scenario.arrival)]
    for place in (*here, *(start.hex for start in scenario.convoy)):
        if not chart.enters(BRITISH, place):
            yield f"{key}: {place!r} is no numbered hex"
    for place in (*scenario.breakout.hexes, *([scenario.harbour.hex] if scenario.harbour else [])):
        if not chart.enters(GERMAN, place):
            yield f"{key}: no German can be in {place!r}"
    if any(place not in spent for place in scenario.breakout.hexes):
        yield "sink/tables.toml: fuel_spent: needs every hex in which the Germans can start"
    if len(scenario.group) + len(scenario.patrol.hexes) > scenario.british.forces:
        yield f"{key}.british.forces: the task forces that must be on the map are more than may be"
    markers = len(scenario.breakout.hexes) + (scenario.harbour.dummies + 1 if scenario.harbour else 0)
    if markers > scenario.german.forces:
        yield f"{key}.german.forces: the task forces that must be on the map are more than may be"
    if any((arrival.turn > 0) == (arrival.convoy is not None) for arrival in scenario.arrival):
        yield f"{key}.arrival: a ship comes on a turn or with a convoy"
    if any(name not in scenario.ships(GERMAN) for name in scenario.ends_when_sunk):
        yield f"{key}.ends_when_sunk: must be ships of the scenario"


def _columns(key: str, table: object) -> Iterator[tuple[str, Column[Any]]]:
    """All columns of a table and of the tables in it, with their keys."""
    if isinstance(table, Column):
        yield key, table
    elif isinstance(table, Strict):
        for field in table.__struct_fields__:
            yield from _columns(f"{key}.{field}".lstrip("."), getattr(table, field))


def _missing(key: str, words: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """A list in which a rule will not find what it looks for."""
    if sorted(words) != sorted(known):
        yield f"{key}: needs {', '.join(known)}, and nothing else"
