"""What the computer players think about: ways across the chart, strength of ships, and where the enemy may be."""

from collections.abc import Callable, Mapping
from heapq import heappop, heappush

from huffduff.engine.choices import Rng
from huffduff.games.chase.chart import Chart
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.state import ALLIED, GERMAN, Card, Public

STRENGTH = {"BB": 30.0, "BC": 22.0, "CV": 4.0, "CA": 9.0, "CL": 5.0, "DD": 4.0, "CG": 0.5, "TK": 0.0}
GUESSES = 160
AIMS = ("L9", "L12", "L15", "M17", "T19", "W18", "U26", "J30")  # convoy routes beyond the aircraft, and two ports
PACES = (0, 1, 1, 1, 2, 2, 2)

Field = dict[str, int]

_fields: dict[tuple[int, str, str], Field] = {}


def field(chart: Chart, side: str, goal: str) -> Field:
    """How many steps every sea hex is from a goal, by the ways of a side's ships."""
    key = (id(chart), side, goal)
    if key not in _fields:
        steps = {goal: 0}
        edge = [goal]
        while edge:
            edge = list(dict.fromkeys(near for place in edge for near in chart.ways(side, place) if near not in steps))
            for place in edge:
                steps[place] = 1 + min(steps[near] for near in chart.ways(side, place) if near in steps)
        _fields[key] = steps
    return _fields[key]


def course(chart: Chart, side: str, start: str, goal: str, toll: Callable[[str], float]) -> list[str]:
    """The cheapest way to a goal, hex by hex, where every hex costs a step and its toll; nothing if there is none."""
    best = {start: 0.0}
    came: dict[str, str] = {}
    queue = [(0.0, start)]
    while queue:
        cost, here = heappop(queue)
        if here == goal:
            break
        if cost > best[here]:
            continue
        for there in chart.ways(side, here):
            price = cost + max(0.1, 1.0 + toll(there))
            if price < best.get(there, 1e9):
                best[there], came[there] = price, here
                heappush(queue, (price, there))
    path: list[str] = []
    here = goal
    while here in came:
        path.append(here)
        here = came[here]
    return path[::-1]


def flight(chart: Chart, start: str, end: str) -> list[str]:
    """A straight flight, hex by hex."""
    path: list[str] = []
    here = start
    while here != end:
        here = min(chart.neighbours(here), key=lambda near: chart.distance(near, end))
        path.append(here)
    return path


def fit(facts: Facts, name: str, card: Card) -> float:
    """The fighting strength of a ship as she is now."""
    printed = facts.ships[name]
    guns = (card.bow + card.stern + 1) / (printed.bow + printed.stern + 1)
    return STRENGTH[printed.kind] * guns * card.hull / max(1, printed.hull)


def start_hex(public: Public, facts: Facts) -> str:
    """Where Bismarck stood when the scenario began, which both sides know from its display."""
    for group in facts.scenarios[public.scenario].group:
        if "bismarck" in group.ships:
            return group.hex
    return ""


def last_seen(public: Public, facts: Facts) -> tuple[str, int]:
    """The last place and turn at which the heavy German ships were surely seen."""
    for sighting in reversed(public.sightings):
        if sighting.side == GERMAN and any(kind in ("BB", "BC") for kind in sighting.classes):
            return sighting.hex, sighting.turn
    return start_hex(public, facts), facts.scenarios[public.scenario].first_turn - 1


def belief(public: Public, facts: Facts, rng: Rng) -> dict[str, float]:
    """Where the heavy German ships may be now: many guesses sail on from where they were last seen, turn by turn, and
    those that were searched for in vain, or belie a wireless bearing, are given up."""
    place, since = last_seen(public, facts)
    if not place:
        return {}
    fields = [field(facts.chart, GERMAN, aim) for aim in AIMS]
    guesses = [(place, fields[number % len(fields)]) for number in range(GUESSES)]
    for turn in range(since + 1, public.turn + 1):
        moved = [(sailed(facts, here, aim, rng), aim) for here, aim in guesses]
        guesses = _weeded(public, turn, moved, facts) or moved
    found: dict[str, float] = {}
    for here, _ in guesses:
        found[here] = found.get(here, 0.0) + 1 / len(guesses)
    return found


def sailed(facts: Facts, here: str, aim: Field, rng: Rng) -> str:
    """One turn of a guess: some way towards its aim, not always by the shortest course."""
    for _ in range(PACES[int(rng.random() * len(PACES))]):
        ways = facts.chart.ways(GERMAN, here)
        if not ways:
            break
        if rng.random() < 0.25:
            here = ways[int(rng.random() * len(ways))]
        else:
            here = min(ways, key=lambda near: aim.get(near, 99) + rng.random())
    return here


def _weeded(public: Public, turn: int, guesses: list[tuple[str, Field]], facts: Facts) -> list[tuple[str, Field]]:
    empty = {place for side, when, place in public.calls if side == ALLIED and when == turn}
    bearings = [sighting.hex for sighting in public.sightings if sighting.how == "huff-duff" and sighting.turn == turn]
    kept = [guess for guess in guesses if guess[0] not in empty]
    near = [guess for guess in kept if any(facts.chart.distance(guess[0], bearing) <= 1 for bearing in bearings)]
    return [*kept, *near, *near]


def mass_near(facts: Facts, where: Mapping[str, float], place: str) -> float:
    """How much of a belief lies around a hex, what is farther counting less."""
    return sum(share * 0.75 ** facts.chart.distance(place, other) for other, share in where.items())
