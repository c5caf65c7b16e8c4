"""How both captains set up: where the breakout begins, where tankers wait, and how the patrols are manned."""

from huffduff.engine.choices import Rng
from huffduff.games.sink.captain.merchants import cargo
from huffduff.games.sink.captain.numbers import APART, BERTHS, FURTHEST, NEAREST, START_SHARES
from huffduff.games.sink.captain.prospects import edge
from huffduff.games.sink.facts.deployment import Scenario
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import BRITISH, GERMAN, RECON, Hex, ShipId
from huffduff.games.sink.state import Private, Public
from huffduff.games.sink.stations import Station, Tanker, fixed, tanker_hexes


def german_start(facts: Facts, scenario: Scenario, tankers: int, rng: Rng) -> tuple[Station | Tanker, ...]:
    """The whole breakout in one of its hexes, rather in those near the open sea; ships in port together."""
    breakout, harbour = scenario.breakout, scenario.harbour
    steps = facts.chart.steps_to(GERMAN, edge(facts))
    hexes = sorted(breakout.hexes, key=lambda place: steps[place])
    full = rng.choices(hexes, START_SHARES[: len(hexes)])[0]
    stations = [Station((*breakout.ships, *breakout.free), full)]
    stations += [Station((), place) for place in hexes if place != full]
    if harbour:
        stations.append(Station(harbour.ships, harbour.hex))
        stations += [Station((), harbour.hex) for _ in range(harbour.dummies)]
    return (*stations, *map(Tanker, berths(facts, tankers, rng)))


def berths(facts: Facts, tankers: int, rng: Rng) -> list[Hex]:
    """Where tankers wait: out of sight of aircraft, off the tracks but not far from them, and far from each other, but
    not where they waited last time: who has seen them once would know them."""
    chart = facts.chart
    seen = {
        place
        for card in facts.aircraft.values()
        if card.side == BRITISH and card.kind == RECON
        for place in chart.within(chart.base(BRITISH, card.base), card.radius)
    }
    quiet = [place for place in tanker_hexes(facts) if place not in seen]
    away = [
        place for place in quiet if NEAREST <= min(chart.off_track(track, place) for track in chart.tracks) <= FURTHEST
    ]
    found: list[Hex] = []
    middle = chart.tracks["atlantic"][len(chart.tracks["atlantic"]) // 2]
    while len(found) < tankers:
        spots = [place for place in away if all(chart.distance(place, other) > APART for other in found)] or quiet
        spots = [place for place in spots if place not in found]
        spots.sort(key=lambda place: (chart.distance(place, middle), place))
        found.append(spots[int(rng.random() * min(BERTHS, len(spots)))])
    return found


def british_start(facts: Facts, public: Public, private: Private, scenario: Scenario) -> tuple[Station, ...]:
    """Cruisers by themselves on patrol, radar ships where the way is narrowest; no dummies; big ships for the convoy
    that is worth most."""
    stations = fixed(scenario)
    patrol = scenario.patrol
    ships = sorted(patrol.ships, key=lambda ship: (not facts.ships[ship].radar, -facts.ships[ship].front.attack))
    berth: dict[Hex, list[ShipId]] = {place: [] for place in patrol.hexes}
    for number, ship in enumerate(ships):
        berth[patrol.hexes[number % len(patrol.hexes)]].append(ship)
    stations += [Station(tuple(names), place) for place, names in berth.items()]
    guarded = [station.hex for station in stations if station.escort]
    convoys = [convoy for convoy in public.convoys.values() if convoy.hex not in guarded]
    convoys.sort(key=lambda convoy: -cargo(facts, private, convoy))
    for number, ship in enumerate(scenario.escorts):
        stations.append(Station((ship,), convoys[number % len(convoys)].hex, True))
    return tuple(stations)
