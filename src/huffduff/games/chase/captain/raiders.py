"""Where raiders may be, as the Allied captain reckons: a map of chances that every turn, call and report changes."""

from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache

from huffduff.games.chase.captain.chart_work import FARTHEST, Field, field
from huffduff.games.chase.captain.landmarks import lane, strait_gate
from huffduff.games.chase.captain.numbers import (
    ALONG,
    AT_FIRST,
    BACK,
    BEARING_TRUST,
    FAINT,
    FAINT_STEP,
    FRANCE,
    HOMESICK,
    HURT,
    INTO,
    LONE_TRUST,
    OTHERS,
    PACES,
    PASSED_TRUST,
    RAIDERS_KEPT,
    SOUTH,
    WEST,
    WHEN_HURT,
    WHEN_SEEN,
)
from huffduff.games.chase.facts.chart import Chart
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, BISMARCK, CAPITAL, GERMAN
from huffduff.games.chase.state import Public, Sighting

Chances = dict[str, float]


_memory: OrderedDict[tuple[object, ...], dict[str, Chances]] = OrderedDict()


def belief(public: Public, facts: Facts, turn: int | None = None) -> Chances:
    """The chance that the heavy German ships are in each hex now, or were at the end of an earlier turn."""
    now = public.turn if turn is None else turn
    return merged(_reckon(public, facts, now, _hurt(public, facts)))


def later(public: Public, facts: Facts, turns: int) -> list[Chances]:
    """The chances now and as they will be in coming turns."""
    plans = _reckon(public, facts, public.turn, _hurt(public, facts))
    found = [merged(plans)]
    for _ in range(turns):
        plans = sailed(facts, plans)
        found.append(merged(plans))
    return found


def _hurt(public: Public, facts: Facts) -> bool:
    return BISMARCK in public.cards and public.cards[BISMARCK].hull < HURT * facts.ships[BISMARCK].hull


def merged(plans: dict[str, Chances]) -> Chances:
    """All plans together."""
    found: Chances = {}
    for chances in plans.values():
        for place, chance in chances.items():
            found[place] = found.get(place, 0.0) + chance
    return found


def _reckon(public: Public, facts: Facts, turn: int, hurt: bool) -> dict[str, Chances]:
    """From turn to turn, each remembered, so that only what is new has to be thought through."""
    reports = tuple(report for report in public.sightings if report.side == GERMAN and report.turn <= turn)
    calls = tuple((when, place) for side, when, place in public.calls if side == ALLIED and when <= turn)
    key = (facts.digest, public.scenario, turn, hurt, reports, calls)
    if key in _memory:
        _memory.move_to_end(key)
        return _memory[key]
    scenario = facts.scenarios[public.scenario]
    if turn < scenario.first_turn:
        start = next(group.hex for group in scenario.group if BISMARCK in group.ships)
        shares = WHEN_HURT if hurt or scenario.hurt else AT_FIRST
        return {plan: {start: share} for plan, share in shares.items()}
    before = _reckon(public, facts, turn - 1, hurt)
    stopped = any(report.how == "attacking" and report.turn == turn - 1 for report in reports)
    plans = before if stopped else sailed(facts, before)
    news = [report for report in reports if report.turn == turn]
    searched = [place for when, place in calls if when == turn]
    plans = _informed(plans, facts, news, searched, WHEN_HURT if hurt else WHEN_SEEN)
    _memory[key] = plans
    if len(_memory) > RAIDERS_KEPT:
        _memory.popitem(last=False)
    return plans


def sailed(facts: Facts, plans: dict[str, Chances]) -> dict[str, Chances]:
    """A turn goes by: everybody sails on by his plan, and a few change it for home."""
    found: dict[str, Chances] = {plan: {} for plan in (*plans, FRANCE)}
    for plan, chances in plans.items():
        for place, chance in chances.items():
            for aim, share in ((plan, 1.0 - HOMESICK), (FRANCE, HOMESICK)) if plan != FRANCE else ((plan, 1.0),):
                into = found[aim]
                mass = chance * share
                for there, part in _turn(facts, aim, place):
                    into[there] = into.get(there, 0.0) + mass * part
    return {plan: {place: x for place, x in chances.items() if x > FAINT} for plan, chances in found.items()}


@lru_cache(maxsize=20000)
def _kernel(digest: str, plan: str, place: str) -> tuple[tuple[str, float], ...]:
    """Where a ship with this plan may be after a turn, and how likely."""
    chart = _charts[digest]
    aim = _aims(chart, plan)
    found = {place: PACES[0]}
    step = {place: 1.0}
    for share in PACES[1:]:
        following: Chances = {}
        for here, chance in step.items():
            ways = [(near, _pull(aim, here, near)) for near in chart.ways(GERMAN, here)] or [(here, 1.0)]
            total = sum(weight for _, weight in ways)
            for near, weight in ways:
                following[near] = following.get(near, 0.0) + chance * weight / total
        step = following
        for here, chance in step.items():
            found[here] = found.get(here, 0.0) + share * chance
    return tuple((there, chance) for there, chance in found.items() if chance > FAINT_STEP)


_charts: dict[str, Chart] = {}


def _turn(facts: Facts, plan: str, place: str) -> tuple[tuple[str, float], ...]:
    _charts.setdefault(facts.digest, facts.chart)
    return _kernel(facts.digest, plan, place)


def _pull(aim: Field, here: str, near: str) -> float:
    change = aim.get(near, FARTHEST) - aim.get(here, FARTHEST)
    return INTO if change < 0 else ALONG if change == 0 else BACK


def _aims(chart: Chart, plan: str) -> Field:
    """How far every hex is from what a plan aims at."""
    if plan == SOUTH:
        return field(chart, GERMAN, *lane(chart, "north-south"))
    if plan == FRANCE:
        return field(chart, GERMAN, *(port.hex for port in chart.ports if port.country == "france"))
    west = field(chart, GERMAN, *lane(chart, "east-west"))
    if plan == WEST:
        return west
    strait = strait_gate(chart)
    if strait is None:
        return west
    gate = field(chart, GERMAN, strait.hex)
    return {
        place: steps if chart.xy(place)[0] < strait.fog else gate.get(place, FARTHEST) + west[strait.hex]
        for place, steps in west.items()
    }


def _informed(
    plans: dict[str, Chances], facts: Facts, news: Iterable[Sighting], calls: Iterable[str], shares: dict[str, float]
) -> dict[str, Chances]:
    """What was searched in vain is struck off; a report moves the chances to where it says."""
    found = {plan: dict(chances) for plan, chances in plans.items()}
    for place in calls:
        for chances in found.values():
            chances.pop(place, None)
    for report in news:
        trust = _trust(merged(found), facts, report)
        if trust:
            total = sum(sum(chances.values()) for chances in found.values()) or 1.0
            for plan in {**found, **shares}:
                chances = found.setdefault(plan, {})
                for place in chances:
                    chances[place] *= (1.0 - trust) / total
                chances[report.hex] = chances.get(report.hex, 0.0) + trust * shares.get(plan, 0.0)
    total = sum(sum(chances.values()) for chances in found.values())
    if not total:
        return plans
    return {plan: {place: x / total for place, x in chances.items()} for plan, chances in found.items()}


def _trust(chances: Chances, facts: Facts, report: Sighting) -> float:
    """How likely a report means the heavy ships."""
    chart = facts.chart
    if report.how == "attacking" or any(kind in CAPITAL for kind in report.classes):
        return 1.0
    chance = chances.get(report.hex, 0.0)
    if report.how == "huff-duff":
        anybody = chart.destroyers(report.hex) or not (chart.route(report.hex) or chart.air_zone(report.hex) == "east")
        return chance / (chance + OTHERS) if anybody else BEARING_TRUST
    if report.how == "passed":
        return PASSED_TRUST if report.count > 1 else LONE_TRUST
    return 0.0
