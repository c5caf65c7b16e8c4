"""Where the enemy's squadrons have probably gone, if he thinks as our Allied captain: to where raiders must be."""

from collections import OrderedDict
from typing import NamedTuple

from huffduff.games.chase.captain.chart_work import FARTHEST, bombed, field
from huffduff.games.chase.captain.numbers import (
    ABSENT,
    AROUND,
    CALL,
    CANDIDATES,
    CHASING,
    CRUISING,
    HEADWAY,
    PATIENCE,
    SQUADRONS_KEPT,
    STRENGTH,
    STRENGTH_UNKNOWN,
    SURE,
)
from huffduff.games.chase.captain.raiders import Chances, belief, later
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, HEAVY
from huffduff.games.chase.operations.admin import released
from huffduff.games.chase.state import Public, Sighting


class Squadron(NamedTuple):
    """Ships that sail together, and how far along the way to the next hex they are."""

    hex: str
    weight: float
    rest: float = 0.0


def strength(classes: tuple[str, ...]) -> float:
    """How much fighting strength these classes mean."""
    return sum(STRENGTH.get(kind, 0.0) for kind in classes) if classes else STRENGTH_UNKNOWN


_memory: OrderedDict[tuple[object, ...], tuple[Squadron, ...]] = OrderedDict()


def squadrons(public: Public, facts: Facts) -> tuple[Squadron, ...]:
    """Where they stand now, as far as can be guessed from what both sides know."""
    return _at(public, facts, public.turn - 1)


def coming(public: Public, facts: Facts, turns: int) -> list[tuple[Squadron, ...]]:
    """The same now and for coming turns."""
    found = [squadrons(public, facts)]
    for chances in later(public, facts, turns):
        found.append(tuple(_sail(facts, one, _goal(facts, one, chances), CRUISING) for one in found[-1]))
    return found[: turns + 1]


def _at(public: Public, facts: Facts, turn: int) -> tuple[Squadron, ...]:
    scenario = facts.scenarios[public.scenario]
    if turn < scenario.first_turn:
        return tuple(_stations(public, facts))
    reports = tuple(report for report in public.sightings if report.turn <= turn)
    calls = tuple(call for call in public.calls if call[0] == ALLIED and call[1] <= turn)
    key = (facts.digest, public.scenario, turn, reports, calls, tuple(public.lost))
    if key in _memory:
        _memory.move_to_end(key)
        return _memory[key]
    before = _at(public, facts, turn - 1)
    chances = belief(public, facts, turn)
    seen = _raiders(reports, turn)
    missed = [place for place in _raiders(reports, turn - 1) if not _met(facts, reports, place, turn)]
    moved = []
    for one in (_doubted(facts, squadron, missed) for squadron in before):
        near = min(seen, key=lambda place: facts.chart.distance(one.hex, place), default="")
        if near and facts.chart.distance(one.hex, near) <= CALL:
            moved.append(_sail(facts, one, near, CHASING))
        else:
            moved.append(_sail(facts, one, _goal(facts, one, chances), CRUISING))
    _memory[key] = tuple(moved)
    if len(_memory) > SQUADRONS_KEPT:
        _memory.popitem(last=False)
    return _memory[key]


def _raiders(reports: tuple[Sighting, ...], turn: int) -> list[str]:
    """Where raiders were reported in a turn."""
    return [
        report.hex
        for report in reports
        if report.turn == turn
        and report.side == GERMAN
        and (report.how == "attacking" or any(kind in HEAVY for kind in report.classes))
    ]


def _met(facts: Facts, reports: tuple[Sighting, ...], place: str, turn: int) -> bool:
    """Whether the enemy showed himself around a hex in this turn or the one before."""
    return any(
        report.side == ALLIED and report.turn >= turn - 1 and facts.chart.distance(report.hex, place) <= 2 * AROUND
        for report in reports
    )


def _doubted(facts: Facts, one: Squadron, missed: list[str]) -> Squadron:
    """A squadron that should have come where raiders were seen, and did not, is probably elsewhere."""
    idle = any(facts.chart.distance(one.hex, place) <= AROUND for place in missed)
    return one._replace(weight=ABSENT * one.weight) if idle else one


def _stations(public: Public, facts: Facts) -> list[Squadron]:
    """Where the enemy's forces stood when the game began, without those that may not sail yet."""
    scenario = facts.scenarios[public.scenario]
    found = []
    for group in scenario.group:
        cards = [facts.ships[name] for name in group.ships if name not in public.lost]
        kinds = tuple(card.kind for card in cards if card.side == ALLIED and not card.neutral)
        held = group.restricted and not released(public, facts, scenario.release[group.restricted])
        if kinds and not held:
            found.append(Squadron(group.hex, strength(kinds)))
    return found


def _goal(facts: Facts, one: Squadron, chances: Chances) -> str:
    """The place from which most of the chances are in reach, soon."""
    steps = field(facts.chart, ALLIED, one.hex)
    likely = sorted(chances, key=lambda place: -chances[place])[:CANDIDATES]

    def merit(place: str) -> float:
        covered = sum(chances.get(near, 0.0) for near in facts.chart.within(place, AROUND))
        return covered * PATIENCE ** steps.get(place, FARTHEST) if covered > SURE else 0.0

    best = max(likely, key=merit, default=one.hex)
    return best if merit(best) else one.hex


def _sail(facts: Facts, one: Squadron, goal: str, pace: float) -> Squadron:
    """A turn's way towards a goal."""
    away = field(facts.chart, ALLIED, goal)
    here, rest = one.hex, one.rest + pace
    while rest >= 1.0 and away.get(here, FARTHEST) > 0:
        nearer = min(facts.chart.ways(ALLIED, here), key=lambda place: away.get(place, FARTHEST), default=here)
        if away.get(nearer, FARTHEST) >= away.get(here, FARTHEST) or nearer in bombed(facts.chart):
            break
        here, rest = nearer, rest - 1.0
    return Squadron(here, one.weight, min(rest, HEADWAY))
