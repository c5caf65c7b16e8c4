"""What must hold between the data files, so that a pack with a slip is refused and not played."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from huffduff.engine.tables import Strict
from huffduff.games.chase.facts.deployment import Engagement, Group, Hurt, Scenario
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.tables import Column
from huffduff.games.chase.facts.terms import (
    ALLIED,
    BATTLES,
    BISMARCK,
    BOXES,
    CLASSES,
    DAMAGE,
    ENDINGS,
    FORCE_PREFIX,
    GERMAN,
    GUN_RESULTS,
    GUN_ROWS,
    LINES,
    PERMISSIONS,
    POSITIONS,
    RADARS,
    RANGES,
    SEATS,
    SHADOWED,
    SPEEDS,
    STATES,
    TIMES,
)


def complaints(facts: Facts) -> Iterator[str]:
    """Everything that is wrong, each with its file and key."""
    return chain(
        *(_missing(f"chase/tables.toml: {key}", words, known) for key, words, known in _lists(facts)),
        *(_strange(f"chase/tables.toml: {key}", words, known) for key, words, known in _vocabulary(facts)),
        _ships(facts),
        _wings(facts),
        _tables(facts),
        *(_hopeless(f"chase/tables.toml: {key}", column, wanted) for key, column, wanted in _wishes(facts)),
        _tracks(facts),
        *(_scenario(facts, scenario) for scenario in facts.scenarios.values()),
        *(_engagement(facts, engagement) for engagement in facts.engagements.values()),
    )


def _ships(facts: Facts) -> Iterator[str]:
    for card in facts.ships.values():
        key = f"chase/ships.toml: ship[{card.id}]"
        if card.side not in SEATS:
            yield f"{key}.side: {card.side!r} is no side"
        if card.kind not in CLASSES:
            yield f"{key}.class: {card.kind!r} is not one of {', '.join(CLASSES)}"
        if card.radar not in RADARS:
            yield f"{key}.radar: {card.radar!r} is no grade of radar"
        if card.speed not in facts.tables.movement.speed:
            yield f"{key}.speed: {card.speed!r} is no speed rating"
        if card.hull < 1 or card.evasion < 1 or min(getattr(card, row) for row in BOXES) < 0:
            yield f"{key}: a ship must float and move, and no row can have less than no boxes"
        if (card.fuel > 0) != card.uses_fuel or card.fuel > facts.tracks.boxes.fuel:
            yield f"{key}.fuel: fast and medium ships have some, up to {facts.tracks.boxes.fuel}, the others none"
        if card.optional != (card.id in facts.optional):
            yield f"{key}.optional: must agree with the list of optional units in tables.toml"


def _wings(facts: Facts) -> Iterator[str]:
    for wing in facts.wings.values():
        key = f"chase/wings.toml: type[{wing.type}]"
        carrier = facts.ships.get(wing.base)
        if wing.side not in SEATS or wing.kind not in ("combat", "recon"):
            yield f"{key}: needs a side, and to be combat or recon"
        if wing.speed < 1 or wing.endurance not in (1, 2):
            yield f"{key}: needs a speed, and an endurance of 1 or 2"
        if wing.base not in facts.chart.places and (
            carrier is None or (carrier.kind, carrier.side) != ("CV", wing.side)
        ):
            yield f"{key}.bases: {wing.base!r} is neither a hex nor a carrier of its side"


def _columns(table: object) -> Iterator[Column[Any]]:
    """All columns of a table and of the tables in it."""
    if isinstance(table, Column):
        yield table
    elif isinstance(table, dict):
        yield from chain(*(_columns(part) for part in table.values()))
    elif isinstance(table, Strict):
        yield from chain(*(_columns(getattr(table, field)) for field in table.__struct_fields__))


def _tables(facts: Facts) -> Iterator[str]:
    tables = facts.tables
    yield from (f"chase/tables.toml: {gap}" for column in _columns(tables) if (gap := column.gap()))
    if sorted(tables.gun.ranges) != sorted(tables.gun.results) or sorted(tables.gun.ranges) != sorted(
        dict.fromkeys(tables.gun.range.rows.values())
    ):
        yield "chase/tables.toml: gun: ranges, results and range must name the same ranges"
    for name, speed in tables.movement.speed.items():
        if len(speed.fuel) != speed.hexes + 1 or any(len(row) != speed.hexes + 1 for row in speed.fuel):
            yield f"chase/tables.toml: movement.speed.{name}.fuel: needs a row and a column for every number of hexes"
    if sorted(chain(*tables.submarine.groups.values())) != sorted(set(CLASSES) - {"CG", "TK"}):
        yield "chase/tables.toml: submarine.groups: every class of warships but CG has to be in one of them"
    for number, convoy in enumerate(tables.convoy):
        key = f"chase/tables.toml: convoy[{convoy.id}]"
        if convoy.line not in LINES or not 0 <= convoy.die <= 9 or convoy.chits not in (0.5, 1.0, 2.0):
            yield f"{key}: needs a die, a line and half a chit, one or two"
        if any(ship not in facts.ships or facts.ships[ship].side != ALLIED for ship in convoy.escorts):
            yield f"{key}.escorts: must be Allied ships"
        if any((other.die, other.line) == (convoy.die, convoy.line) for other in tables.convoy[:number]):
            yield f"{key}.die: another convoy on this line has the same"
    for unit in tables.optional:
        key = f"chase/tables.toml: optional[{unit.id}]"
        if unit.id not in facts.ships or not facts.chart.sea(unit.hex):
            yield f"{key}: must be a ship at sea"
        elif (unit.points < 0) != (facts.ships[unit.id].side == GERMAN):
            yield f"{key}.points: German units cost points, Allied ones give them"


def _strange(key: str, words: Iterable[str], known: Sequence[str]) -> Iterator[str]:
    """Words that no rule knows."""
    return (f"{key}: {word!r} is not one of {', '.join(known)}" for word in words if word not in known)


def _missing(key: str, words: Iterable[str], known: Sequence[str]) -> Iterator[str]:
    """A list in which a rule will not find what it looks for."""
    if sorted(words) != sorted(known):
        yield f"{key}: needs {', '.join(known)}, and nothing else"


def _hopeless(key: str, column: Column[Any], wanted: Sequence[object]) -> Iterator[str]:
    """A roll that no face of the die could win."""
    if not column.gap() and not any(column.at(face) in wanted for face in range(10)):
        yield f"{key}: no face of the die brings what is rolled for"


Words = Iterator[tuple[str, Iterable[str], Sequence[str]]]


def _vocabulary(facts: Facts) -> Words:
    """The cells of tables that hold words, and the words that the rules know there."""
    tables = facts.tables
    gun, sub, special, battle, victory = tables.gun, tables.submarine, tables.special, tables.battle, tables.victory
    yield "shadow.result", tables.shadow.result.rows.values(), ("success", "failure")
    for band, column in gun.results.items():
        yield f"gun.results.{band}", column.rows.values(), GUN_RESULTS
    for band, figures in gun.ranges.items():
        yield f"gun.ranges.{band}.classes", figures.classes, CLASSES
    for position, rows in gun.position.items():
        yield f"gun.position.{position}", rows, GUN_ROWS
    yield "gun.classes", chain(gun.classes, *gun.classes.values()), CLASSES
    for part, kinds in gun.carriers_as.items():
        yield f"gun.carriers_as.{part}", chain(*kinds.items()), CLASSES
    yield "special.result", special.result.rows.values(), ("subtable", "fire-control", "fuel", "radar")
    yield "special.subtable", special.subtable.rows.values(), ("sunk", "hull-evasion")
    yield "battle.torpedo_ranges", battle.torpedo_ranges, RANGES
    yield "battle.abort", battle.abort.rows.values(), ("success", "failure")
    yield "battle.reinforcement", battle.reinforcement.rows.values(), ("enters", "waits")
    yield "submarine.contact", sub.contact.rows.values(), ("contact", "none")
    yield "submarine.attack", sub.attack.rows.values(), ("allied", "german", "german-attack")
    yield "submarine.target", sub.target.rows.values(), tuple(sub.groups)
    for group, members in sub.groups.items():
        yield f"submarine.groups.{group}", members, CLASSES
    yield "hunting.result", tables.hunting.result.rows.values(), ("convoy", "merchant", "nothing")
    yield "victory.capital", victory.capital, CLASSES
    yield "victory.strategic_classes", victory.strategic_classes, CLASSES
    yield "victory.strategic_names", victory.strategic_names, tuple(facts.ships)


def _lists(facts: Facts) -> Words:
    """Tables by name, all of which must be there."""
    tables = facts.tables
    yield "movement.speed", tables.movement.speed, SPEEDS
    yield "gun.ranges", tables.gun.ranges, RANGES
    yield "gun.position", tables.gun.position, POSITIONS
    yield "gun.carriers_as", tables.gun.carriers_as, ("firing", "target")
    yield "submarine.groups", tables.submarine.groups, ("capital", "cruiser", "destroyer")
    yield "victory.ending", tables.victory.ending, ENDINGS


def _wishes(facts: Facts) -> Iterator[tuple[str, Column[Any], Sequence[object]]]:
    """What is rolled for in tables of which players are told the highest good die, or until it comes."""
    tables = facts.tables
    yield "weather.storm", tables.weather.storm, [points for points in tables.weather.storm.rows.values() if points > 0]
    yield "shadow.result", tables.shadow.result, ("success",)
    yield "battle.abort", tables.battle.abort, ("success",)
    yield "battle.reinforcement", tables.battle.reinforcement, ("enters",)
    for group in tables.submarine.groups:
        yield "submarine.target", tables.submarine.target, (group,)


def _tracks(facts: Facts) -> Iterator[str]:
    yield from _missing("chase/tracks.toml: turns.times", facts.tracks.turns.times, TIMES)
    if sorted(facts.tracks.light) != sorted(facts.tracks.turns.times):
        yield "chase/tracks.toml: light: needs every time of day"
    if sorted(facts.cups.damage) != sorted(DAMAGE):
        yield f"chase/cups.toml: damage: needs {', '.join(DAMAGE)}"
    for cup in ("evasion", "convoy"):
        odd = [value for value in getattr(facts.cups, cup) if not value.isdecimal()]
        if odd:
            yield f"chase/cups.toml: {cup}: {odd[0]!r} is no number"
            return
    if not (facts.cups.damage_chits and facts.cups.evasion_chits and facts.cups.convoy_chits):
        yield "chase/cups.toml: no cup may be empty"
    if sorted(facts.status.state) != sorted(STATES):
        yield f"chase/status.toml: state: needs {', '.join(STATES)}"
    for name, row in facts.status.state.items():
        strange = [word for word in (getattr(row, field) for field in row.__struct_fields__) if word not in PERMISSIONS]
        if strange:
            yield f"chase/status.toml: state.{name}: {strange[0]!r} is not one of {', '.join(PERMISSIONS)}"


def _scenario(facts: Facts, scenario: Scenario) -> Iterator[str]:
    key = f"chase/scenarios.toml: scenario[{scenario.id}]"
    if not 1 <= scenario.first_turn < scenario.last_turn <= facts.tracks.last:
        yield f"{key}: first_turn and last_turn must be on the turn track, in this order"
    if not 1 <= scenario.weather <= facts.tracks.boxes.weather:
        yield f"{key}.weather: {scenario.weather} is no box"
    ships = (*scenario.ships(), *scenario.sunk)
    strangers = [ship for number, ship in enumerate(ships) if ship not in facts.ships or ship in ships[:number]]
    if strangers:
        yield f"{key}: {', '.join(strangers)}: no such ship, or in two places"
        return
    if not any(BISMARCK in group.ships for group in scenario.group):
        yield f"{key}.group: Bismarck has to be in one, for the game is about her"
    for group in scenario.group:
        yield from _group(facts, scenario, key, group)
    for ship, fuel in scenario.fuel.items():
        if ship not in ships or not 0 <= fuel <= facts.ships[ship].fuel:
            yield f"{key}.fuel.{ship}: a ship of the scenario, up to her limit"
    for ship, hurt in scenario.hurt.items():
        if ship not in ships or not _bearable(facts, ship, hurt):
            yield f"{key}.hurt.{ship}: a ship of the scenario must keep afloat"
    comings = [(arrival.ship, arrival.hex) for arrival in scenario.arrival]
    comings += [(relief.ship, relief.hex) for relief in scenario.relief]
    for ship, place in comings:
        if ship not in scenario.away or not facts.chart.sea(place):
            yield f"{key}: {ship} must be away, and come to a sea hex"
    for relief in scenario.relief:
        if relief.convoy not in facts.convoys or relief.ship not in facts.convoys[relief.convoy].escorts:
            yield f"{key}.relief: {relief.ship} is no escort of {relief.convoy!r}"
    for how in scenario.ending:
        if how not in facts.tables.victory.ending:
            yield f"{key}.ending: {how!r} is no way to end the game"


def _group(facts: Facts, scenario: Scenario, key: str, group: Group) -> Iterator[str]:
    cards = [facts.ships[ship] for ship in group.ships]
    named = f"{key}.group {group.force or ', '.join(group.ships) or f'in {group.hex}'}"
    sides = {card.side for card in cards}
    if not facts.chart.sea(group.hex):
        yield f"{named}: no sea in {group.hex!r}"
    if len(sides) != 1 or bool(group.force) != (len(cards) > 1):
        yield f"{named}: one ship alone, or a named force of several on one side"
    elif group.force and not group.force.startswith(FORCE_PREFIX[cards[0].side]):
        yield f"{named}: German forces are called KG, Allied ones TF, with a number"
    if group.restricted and group.restricted not in scenario.release:
        yield f"{named}: nothing ever releases {group.restricted!r}"
    if group.marker not in ("", SHADOWED):
        yield f"{named}: a marker that lasts into the first turn is {SHADOWED!r}, not {group.marker!r}"
    if any(group.moved > facts.tables.movement.speed[card.speed].hexes for card in cards):
        yield f"{named}: nobody moves {group.moved} hexes in a turn"
    if any(card.kind == "TK" for card in cards) and facts.chart.route(group.hex):
        yield f"{named}: no tanker may be in a convoy hex"


def _bearable(facts: Facts, ship: str, hurt: Hurt) -> bool:
    card = facts.ships[ship]
    rows = all(0 <= getattr(hurt, row) <= getattr(card, row) for row in BOXES)
    chits = facts.cups.evasion_chits
    return (
        rows and hurt.hull < card.hull and all(hurt.evasion.count(chit) <= chits.count(chit) for chit in hurt.evasion)
    )


def _engagement(facts: Facts, engagement: Engagement) -> Iterator[str]:
    key = f"chase/scenarios.toml: engagement[{engagement.id}]"
    if engagement.attacker not in SEATS or not 1 <= engagement.visibility <= 9:
        yield f"{key}: needs an attacker, and a visibility of 1 to 9"
    if engagement.kind not in BATTLES:
        yield f"{key}.kind: {engagement.kind!r} is neither fleet nor convoy"
    for side, ships in ((GERMAN, engagement.german), (ALLIED, engagement.allied)):
        fit = [ship for ship in ships if ship in facts.ships and facts.ships[ship].side == side]
        if not ships or fit != list(dict.fromkeys(ships)) or any(not facts.ships[ship].warship for ship in fit):
            yield f"{key}.{side}: needs warships of this side, each once"
    for ship, hurt in engagement.hurt.items():
        if ship not in (*engagement.german, *engagement.allied) or not _bearable(facts, ship, hurt):
            yield f"{key}.hurt.{ship}: a ship of the fight must keep afloat"
