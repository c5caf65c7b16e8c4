"""Whom the British suspect: how likely it is that there are ships behind a German marker, and where it may go."""

from collections.abc import Mapping

from huffduff.games.sink.captain.merchants import cargo, track
from huffduff.games.sink.captain.numbers import (
    COAST_SHY,
    DOUBTFUL,
    DUMMY_FOR_SURE,
    HASTE,
    LIES_STILL,
    LURE,
    OTHER_REAL,
    RESTLESS,
    SURE,
)
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.facts.words import GERMAN, Hex, TokenId
from huffduff.games.sink.movement.paths import reach
from huffduff.games.sink.parts import Gone, Token
from huffduff.games.sink.ships import evasion
from huffduff.games.sink.state import Private, Public


def suspicion(facts: Facts, public: Public) -> dict[TokenId, float]:
    """The chance for each German marker that it is real: certain where ships showed themselves, next to none where it
    did what no ship can, and shared out among the others."""
    tokens = [token for token in public.tokens.values() if token.side == GERMAN]
    weights = {token.id: weight(facts, public, token) for token in tokens}
    known = [token.id for token in tokens if certain(public, token)]
    total = sum(value for name, value in weights.items() if name not in known)
    expected = max(real_forces(facts, public) - len(known), OTHER_REAL)
    return {
        token.id: SURE if token.id in known else min(SURE, expected * weights[token.id] / total) if total else 0.0
        for token in tokens
    }


def certain(public: Public, token: Token) -> bool:
    """Whether ships showed themselves behind a marker and nobody could have taken them away."""
    return token.real or token.id in public.shadows


def real_forces(facts: Facts, public: Public) -> int:
    """How many real forces the German is likely to have: those of his starts that still have ships."""
    scenario = facts.scenarios[public.scenario]
    starts = [scenario.breakout.ships, scenario.breakout.free, scenario.harbour.ships if scenario.harbour else ()]
    return max(sum(any(ship not in public.losses for ship in ships) for ships in starts), 1)


def weight(facts: Facts, public: Public, token: Token) -> float:
    """How much a marker looks like ships: none if it came out of nothing or was too fast, less if it dawdles."""
    turn, place = token.trail[0]
    if turn > 1 and not any(beside(other, turn, place) for other in others(public, token, turn)):
        return DUMMY_FOR_SURE
    fastest = quickest(facts, public)
    hexes: dict[int, int] = {}
    for when, _ in token.trail[1:]:
        hexes[when] = hexes.get(when, 0) + 1
    if any(count > fastest for count in hexes.values()):
        return DUMMY_FOR_SURE
    if token.port and not any(ship not in public.losses for ship in scenario_harbour(facts, public)):
        return DOUBTFUL
    return 1.0 if hexes or public.turn <= turn + 1 else DOUBTFUL


def scenario_harbour(facts: Facts, public: Public) -> tuple[str, ...]:
    harbour = facts.scenarios[public.scenario].harbour
    return harbour.ships if harbour else ()


def others(public: Public, token: Token, turn: int) -> list[Token | Gone]:
    """The other markers of a side that were on the map when a turn began."""
    company: list[Token | Gone] = [*public.tokens.values(), *(marker for marker in public.gone if marker.turn >= turn)]
    return [other for other in company if other.side == token.side and other.id != token.id]


def beside(token: Token | Gone, turn: int, place: Hex) -> bool:
    """Whether a marker was in a hex when a turn began."""
    before = [where for when, where in token.trail if when < turn]
    return bool(before) and before[-1] == place


def quickest(facts: Facts, public: Public) -> int:
    """The hexes of the fastest German ship that may sail by herself."""
    scenario = facts.scenarios[public.scenario]
    ships = [ship for ship in scenario.ships(GERMAN) if ship not in public.losses]
    hexes = facts.tables.speed.hexes
    return max((hexes.at(evasion(facts, ship, 0, False)) for ship in ships), default=0)


def usual_pace(facts: Facts, public: Public) -> int:
    """The hexes of the main force."""
    ships = [ship for ship in facts.scenarios[public.scenario].breakout.ships if ship not in public.losses]
    hexes = facts.tables.speed.hexes
    return min((hexes.at(evasion(facts, ship, 0, False)) for ship in ships), default=quickest(facts, public))


def lures(facts: Facts, public: Public, private: Private) -> list[tuple[Hex, float]]:
    """What draws raiders: convoys where they will be, by what they are worth."""
    found = []
    for convoy in public.convoys.values():
        points = track(facts, convoy, 1)
        if points:
            found.append((points[0], cargo(facts, private, convoy)))
    return found


def ends(facts: Facts, public: Public, private: Private, token: Token) -> dict[Hex, float]:
    """The chances where a German marker that is not shadowed will end its next move; one that did not move in the last
    turn may well lie still in this one too."""
    if token.id in public.shadows:
        return {token.hex: 1.0}
    steps = reach(facts.chart, GERMAN, token.hex, usual_pace(facts, public))
    drawn = lures(facts, public, private)
    weights: dict[Hex, float] = {}
    for place, cost in steps.items():
        pull = sum(value * 2 ** (-facts.chart.distance(place, spot) / LURE) for spot, value in drawn)
        coast = COAST_SHY if facts.chart.exposes(GERMAN, place) else 1.0
        weights[place] = HASTE**cost * (RESTLESS + pull) * coast
    still = LIES_STILL if token.trail[-1][0] < public.turn - 1 else 0.0
    total = sum(weights.values()) / (1 - still)
    return {place: value / total + (still if place == token.hex else 0.0) for place, value in weights.items()}


def visits(facts: Facts, start: Hex, chances: Mapping[Hex, float]) -> dict[Hex, float]:
    """The chances that a marker is in a hex on its way to one of some ends, or there."""
    distance = facts.chart.distance
    found = dict(chances)
    for end, chance in chances.items():
        far = distance(start, end)
        for step in range(1, far):
            between = [p for p in chances if distance(start, p) == step and distance(p, end) == far - step]
            for place in between:
                found[place] = found.get(place, 0.0) + chance / len(between)
    return found
