"""Where task forces may start: what the scenarios fix, what they leave to the players, and drafts of it."""

from collections.abc import Iterable, Sequence

import msgspec

from huffduff.engine.choices import Rng
from huffduff.engine.errors import Refused
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.deployment import Scenario
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, ShipId
from huffduff.games.sink.options import corrected
from huffduff.games.sink.state import Public


class Station(msgspec.Struct, frozen=True, tag_field="do", tag="station"):
    """A task force at the start: its ships (none make a dummy), its hex, and whether it escorts the convoys there; in a
    port's hex, whether it lies outside the port."""

    ships: tuple[ShipId, ...]
    hex: Hex
    escort: bool = False
    at_sea: bool = False


class Tanker(msgspec.Struct, frozen=True, tag_field="do", tag="tanker"):
    """A hex in which a German tanker waits."""

    hex: Hex


# --- German -------------------------------------------------------------------------------------------------------


@rule("SB-16.1.h", "SB-16.1.i", "SB-16.2.b", "SB-16.2.d", "SB-16.3.a", "SB-16.5.a", "SB-16.5.b")
def no_german_start(
    facts: Facts, scenario: Scenario, public: Public, tankers: int, orders: tuple[Station | Tanker, ...]
) -> Refused | None:
    """Why the German cannot start like this."""
    stations = [order for order in orders if isinstance(order, Station)]
    refusal = not_once(scenario.ships(GERMAN), stations)
    if refusal:
        return refusal
    breakout, harbour = scenario.breakout, scenario.harbour
    for number, order in enumerate(orders):
        if isinstance(order, Tanker):
            continue
        if order.escort:
            return Refused("sink-start-no-escort", "SB-9.10.d", order=number)
        if harbour and order.hex == harbour.hex:
            if any(ship not in harbour.ships for ship in order.ships):
                return Refused("sink-start-not-here", "SB-16.1.h", order=number, hex=order.hex)
            if order.at_sea and corrected(public):
                return Refused("sink-start-in-port", "SB-16.2.b", order=number, hex=order.hex)
        elif order.hex not in breakout.hexes or (harbour and any(ship in harbour.ships for ship in order.ships)):
            return Refused("sink-start-not-here", "SB-16.1.h", order=number, hex=order.hex)
        if any(ship in breakout.ships for ship in order.ships) and not set(breakout.ships) <= set(order.ships):
            return Refused("sink-start-together", "SB-16.1.h", order=number)
    for place in breakout.hexes:
        if sum(station.hex == place for station in stations) != 1:
            return Refused("sink-start-one-each", "SB-16.1.i", hex=place)
    if harbour and sum(station.hex == harbour.hex and not station.ships for station in stations) != harbour.dummies:
        return Refused("sink-start-dummies-in-port", "SB-16.2.d", count=harbour.dummies, hex=harbour.hex)
    return no_tankers(facts, tankers, orders)


@rule("SB-17.12.c")
def no_tankers(facts: Facts, wanted: int, orders: tuple[Station | Tanker, ...]) -> Refused | None:
    """Why tankers cannot wait there: any three different hexes will do that a German force may enter, but no port."""
    hexes: list[Hex] = []
    for number, order in enumerate(orders):
        if isinstance(order, Tanker):
            if order.hex not in tanker_hexes(facts) or order.hex in hexes:
                return Refused("sink-start-tanker-hex", "SB-17.12.c", order=number, hex=order.hex)
            hexes.append(order.hex)
    return None if len(hexes) == wanted else Refused("sink-start-tankers", "SB-17.12.c", count=wanted)


def tanker_hexes(facts: Facts) -> tuple[Hex, ...]:
    """Where a tanker can wait."""
    ports = [port.hex for port in facts.chart.ports]
    return tuple(label for label in facts.chart.seas if facts.chart.enters(GERMAN, label) and label not in ports)


def german_draft(scenario: Scenario) -> tuple[Station, ...]:
    """The whole force in the last of the hexes, dummies in the others, ships in port together."""
    *empty, full = scenario.breakout.hexes
    harbour = scenario.harbour
    return (
        Station((*scenario.breakout.ships, *scenario.breakout.free), full),
        *(Station((), place) for place in empty),
        *((Station(harbour.ships, harbour.hex),) if harbour else ()),
        *(Station((), harbour.hex) for _ in range(harbour.dummies if harbour else 0) if harbour),
    )


def some_german_start(facts: Facts, scenario: Scenario, tankers: int, rng: Rng) -> tuple[Station | Tanker, ...]:
    """Any start that the German may choose."""
    breakout, harbour = scenario.breakout, scenario.harbour
    hexes = list(breakout.hexes)
    rng.shuffle(hexes)
    apart = bool(breakout.free) and rng.random() < 0.5
    forces = [breakout.ships, breakout.free] if apart else [(*breakout.ships, *breakout.free)]
    stations = [Station(tuple(ships), hexes.pop()) for ships in forces]
    stations += [Station((), place) for place in hexes]
    if harbour:
        single = rng.random() < 0.5
        parted = [(ship,) for ship in harbour.ships] if single else [harbour.ships]
        stations += [Station(ships, harbour.hex) for ships in parted]
        stations += [Station((), harbour.hex) for _ in range(harbour.dummies)]
    return (*stations, *map(Tanker, rng.sample(tanker_hexes(facts), tankers)))


# --- British ------------------------------------------------------------------------------------------------------


@rule("SB-16.1.a", "SB-16.1.d", "SB-16.2.a", "SB-16.2.e", "SB-16.3.c", "SB-16.4.a")
def no_british_start(facts: Facts, scenario: Scenario, public: Public, stations: tuple[Station, ...]) -> Refused | None:
    """Why the British cannot start like this."""
    late = [arrival.ship for arrival in scenario.arrival]
    refusal = not_once([ship for ship in scenario.ships(BRITISH) if ship not in late], stations)
    if refusal:
        return refusal
    for number, station in enumerate(stations):
        refusal = no_station(facts, scenario, public, number, station)
        if refusal:
            return refusal
    for place in scenario.patrol.hexes:
        if not any(station.hex == place for station in stations):
            return Refused("sink-start-patrol-empty", "SB-16.1.b", hex=place)
    if len(stations) > scenario.british.forces:
        return Refused("sink-start-too-many-forces", "SB-16.1.d", count=scenario.british.forces)
    if sum(not station.ships for station in stations) > scenario.british.dummies:
        return Refused("sink-start-too-many-dummies", "SB-6.22.a", count=scenario.british.dummies)
    for station in stations:
        if sum(other.hex == station.hex for other in stations) > facts.tables.limits.stack:
            return Refused("sink-start-stack", "SB-6.13.c", hex=station.hex, count=facts.tables.limits.stack)
    return None


@rule("SB-16.1.c", "SB-16.2.a", "SB-16.4.a")
def no_station(facts: Facts, scenario: Scenario, public: Public, number: int, station: Station) -> Refused | None:
    """Why one British task force cannot start like this: fixed ones keep their ships and hex, the others their way."""
    if not facts.chart.enters(BRITISH, station.hex):
        return Refused("sink-start-no-sea", "SB-7.13.b", order=number, hex=station.hex)
    convoy = bool(public.convoys_at(station.hex))
    if station.escort and not (convoy and station.ships):
        return Refused("sink-start-no-escort", "SB-9.10.d", order=number)
    joined = [ship for ship in station.ships if ship in scenario.escorts]
    if joined and not station.escort:
        return Refused("sink-start-escorts", "SB-16.2.a", order=number, ship=joined[0])
    others = tuple(ship for ship in station.ships if ship not in joined)
    for group in scenario.group:
        if any(ship in group.ships for ship in others):
            kept = sorted(others) == sorted(group.ships) and station.hex == group.hex
            return None if kept else Refused("sink-start-fixed", "SB-16.1.a", order=number, hex=group.hex)
    if joined:
        return Refused("sink-start-escorts", "SB-16.2.a", order=number, ship=joined[0]) if others else None
    if station.hex not in scenario.patrol.hexes and too_near(facts, public, station.hex):
        return Refused("sink-start-too-near", "SB-16.1.c", order=number, hex=station.hex)
    return None


def too_near(facts: Facts, public: Public, place: Hex) -> bool:
    """Whether a German token is in a hex or next to it."""
    return any(token.side == GERMAN and facts.chart.distance(token.hex, place) <= 1 for token in public.tokens.values())


def fixed(scenario: Scenario) -> list[Station]:
    """The task forces that the scenario places."""
    return [Station(group.ships, group.hex, group.escort) for group in scenario.group]


def british_draft(scenario: Scenario, public: Public) -> tuple[Station, ...]:
    """A start that is allowed: cruisers in every hex of the patrol, no dummy, extra ships with the first convoy."""
    ships, hexes = scenario.patrol.ships, scenario.patrol.hexes
    first = next(iter(public.convoys.values())).hex
    patrols = [Station(ships[number :: len(hexes)], place) for number, place in enumerate(hexes)]
    return (*fixed(scenario), *patrols, *([Station(scenario.escorts, first, True)] if scenario.escorts else []))


def some_british_start(facts: Facts, scenario: Scenario, public: Public, rng: Rng) -> tuple[Station, ...]:
    """Any start that the British may choose."""
    stations = fixed(scenario)
    berths = [convoy.hex for convoy in public.convoys.values()]
    stations += [Station((ship,), rng.choice(berths), True) for ship in scenario.escorts]
    ships, hexes = list(scenario.patrol.ships), list(scenario.patrol.hexes)
    most = min(scenario.british.forces - len(stations), len(ships) + scenario.british.dummies)
    count = rng.randint(len(hexes), most)
    dummies = rng.randint(max(0, count - len(ships)), min(scenario.british.dummies, count - 1))
    rng.shuffle(ships)
    real = [[ship] for ship in ships[: count - dummies]]
    for ship in ships[count - dummies :]:
        rng.choice(real).append(ship)
    forces = [*map(tuple, real), *(() for _ in range(dummies))]
    rng.shuffle(forces)
    places = [*hexes, *(some_station(facts, public, rng) for _ in range(count - len(hexes)))]
    stations += [Station(force, place) for force, place in zip(forces, places, strict=True)]
    return tuple(stations)


def some_station(facts: Facts, public: Public, rng: Rng) -> Hex:
    """Any hex that is not too near to a German token."""
    while True:
        place = rng.choice(facts.chart.seas)
        if not too_near(facts, public, place):
            return place


def not_once(names: Sequence[ShipId], stations: Iterable[Station]) -> Refused | None:
    """A ship that is left out, placed twice, or none of those to be placed."""
    placed = [ship for station in stations for ship in station.ships]
    for ship in placed:
        if ship not in names or placed.count(ship) > 1:
            return Refused("sink-start-stranger", "SB-3.0.b", ship=ship)
    for ship in names:
        if ship not in placed:
            return Refused("sink-start-left-out", "SB-3.0.b", ship=ship)
    return None
