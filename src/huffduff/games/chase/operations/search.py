"""Search: hexes where a side has factors enough are called, and the other side answers."""

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Literal

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, Do, Want, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase.battle.tankers import sink_tankers
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import (
    ALLIED,
    GERMAN,
    OTHER,
    PATROL,
    PORT,
    REFUEL,
    REPAIR,
    SEATS,
    SHADOWED,
    SIGHTED,
    VIS_X,
    Hex,
)
from huffduff.games.chase.operations.reports import found, lineup, passed
from huffduff.games.chase.options import corrected, default
from huffduff.games.chase.ships.status import first_free
from huffduff.games.chase.ships.units import blind, on_map, units, units_in
from huffduff.games.chase.state import Private, Public, Ship, State

DONE = "done"


Sort = Literal["units", "patrol", "air", "watch"]


class Factors(msgspec.Struct, frozen=True):
    """The Search Factors of a hex, and how many of them come from units, patrols, aircraft and the hex itself."""

    total: int
    units: int
    patrol: int
    air: int
    watch: int


class SearchHints(msgspec.Struct, frozen=True):
    """The factors of every hex that has any, and the number needed; who is found by air is shadowed at once."""

    factors: dict[Hex, Factors]
    need: int
    by_air: tuple[Hex, ...]


CALL = question("chase-ask-search", "CH-8.a", answer=Hex, hints=SearchHints)


@rule("CH-8.b", "CH-8.c", "CH-6.v", "CH-7.6.a", "CH-7.6.b")
def searchers(public: Public, private: Private, facts: Facts) -> Iterator[tuple[Hex, Sort, int]]:
    """The Search Factors of units, patrols and markers of flights, one by one."""
    table, bound = facts.tables.search, corrected(public)
    for ships in units(private).values():
        if first_free(facts, "search", ships) is None or (bound and len(ships) > 1 and at_work(ships)):
            continue
        yield ships[0].hex, "units", table.unit
        if ships[0].task == PATROL:
            yield ships[0].hex, "patrol", table.patrol
    for place, markers in private.searches.items():
        yield place, "air", markers * table.flight


@rule("CH-7.3.h", "CH-7.4.e", "CH-7.5.f")
def at_work(ships: Sequence[Ship]) -> bool:
    """Whether a ship repairs or takes fuel, which keeps her whole force from searching."""
    return any(ship.task in (REPAIR, PORT, REFUEL) for ship in ships)


def sent_out(public: Public, private: Private, facts: Facts) -> dict[Hex, int]:
    """Search Factors that a side has sent out, by hex."""
    counted: dict[Hex, int] = {}
    for place, _, number in searchers(public, private, facts):
        counted[place] = counted.get(place, 0) + number
    return counted


@rule("CH-8.b")
def factors(public: Public, private: Private, facts: Facts, side: str) -> dict[str, int]:
    """All of a side's Search Factors: what it has sent out, and what the hex itself gives."""
    counted = sent_out(public, private, facts)
    for place, number in facts.chart.watched(side).items():
        counted[place] = counted.get(place, 0) + number
    return counted


def sources(public: Public, private: Private, facts: Facts, side: str) -> dict[Hex, Factors]:
    """All of a side's Search Factors, and where they come from."""
    counted: dict[Hex, dict[Sort, int]] = {}
    for place, sort, number in searchers(public, private, facts):
        there = counted.setdefault(place, {})
        there[sort] = there.get(sort, 0) + number
    for place in facts.chart.watched(side):
        counted.setdefault(place, {})["watch"] = facts.chart.intrinsic(side, place)
    return {
        place: Factors(
            sum(parts.values()),
            parts.get("units", 0),
            parts.get("patrol", 0),
            parts.get("air", 0),
            parts.get("watch", 0),
        )
        for place, parts in counted.items()
    }


@rule("CH-8.a", "CH-8.d", "CH-8.e", "CH-1.c")
def callable_hexes(public: Public, private: Private, facts: Facts, side: str) -> list[str]:
    """The hexes a side may call: enough factors, nothing to blind it, and no report that came without a call.

    A hex to which nothing was sent is worth a call only where ships that lie still in it are not reported.
    """
    chart, sent, watch = facts.chart, sent_out(public, private, facts), facts.chart.watched(side)
    all_reported = default(public, "report-when-standing")
    return [
        place
        for place in (sent if all_reported else factors(public, private, facts, side))
        if sent.get(place, 0) + watch.get(place, 0) >= public.visibility
        and chart.sea(place)
        and not blind(public, facts, place)
        and (place in private.searches or not all_reported or watch.get(place, 0) < public.visibility)
    ]


@rule("CH-4.1.f", "CH-8.f", "CH-8.d")
@step
def search_phase(s: State) -> list[Do]:
    """Reports that owe nothing to a call, then all Allied calls, then all German ones."""
    if s.public.visibility >= VIS_X:
        return [do(search_ends)]
    return [
        do(self_reports, GERMAN),
        do(self_reports, ALLIED),
        do(search_call, ALLIED, ()),
        do(search_call, GERMAN, ()),
        do(search_ends),
    ]


@rule("CH-8.p", "CH-8.q")
@step
def self_reports(s: State, side: str) -> Asking:
    """Who came into or through a hex that the enemy watches closely enough is reported without a call."""
    p, facts, private = s.public, s.data, s.private[side]
    standing = default(p, "report-when-standing")
    inside = [
        unit
        for unit, ships in units(private).items()
        if watched(p, facts, OTHER[side], ships[0].hex) and (standing or any(ship.steamed for ship in ships))
    ]
    for unit in (yield from lineup(s, side, inside)):
        found(s, side, unit, SIGHTED, "reported")
    crossed = dict.fromkeys(ship.through for ship in on_map(private) if ship.through)
    for place in sorted(crossed):
        if watched(p, facts, OTHER[side], place):
            who_passed(s, side, place)
    sink_tankers(s)
    return None


def watched(public: Public, facts: Facts, side: str, place: str) -> bool:
    """Whether a side's own watch over a hex is enough to find whoever is in it."""
    return facts.chart.intrinsic(side, place) >= public.visibility and not blind(public, facts, place)


@rule("CH-8.f", "CH-8.g")
@step
def search_call(s: State, side: str, called: tuple[str, ...]) -> Asking:
    """A side calls one hex after the other, until it has had enough."""
    p, private, facts = s.public, s.private[side], s.data
    places = [place for place in callable_hexes(p, private, facts, side) if place not in called]
    choice = OneOf(
        (DONE, *places),
        lambda value: why_not(p, private, facts, side, called, value),
        lambda: hints(p, private, facts, side),
    )
    value = yield from CALL.put(side, choice, visibility=p.visibility)
    if value == DONE:
        return None
    yield from call(s, side, value)
    return [do(search_call, side, (*called, value))]


def why_not(
    public: Public, private: Private, facts: Facts, side: str, called: Sequence[str], value: str
) -> Refused | None:
    """Which rule forbids calling a hex."""
    if value not in facts.chart.places:
        return None
    if not facts.chart.sea(value):
        return Refused("chase-no-sea", "CH-8.k", hex=value)
    if value in called:
        return Refused("chase-refuse-called", "CH-8.g", hex=value)
    if blind(public, facts, value):
        return Refused("chase-refuse-blind", "CH-8.e", hex=value)
    number = factors(public, private, facts, side).get(value, 0)
    if number < public.visibility:
        return Refused("chase-refuse-factors", "CH-8.a", hex=value, factors=number, need=public.visibility)
    return Refused("chase-refuse-reported-anyway", "CH-8.p", hex=value)


def hints(public: Public, private: Private, facts: Facts, side: str) -> SearchHints:
    """What is shown beside the question."""
    return SearchHints(sources(public, private, facts, side), public.visibility, tuple(private.searches))


@rule("CH-8.h", "CH-8.i", "CH-8.j", "CH-8.k", "CH-8.n", "CH-8.o", "CH-8.s")
def call(s: State, side: str, place: str) -> Generator[Want, Any, None]:
    """The enemy answers truthfully: who is there, who came through, or nothing."""
    enemy = OTHER[side]
    marker = SHADOWED if s.private[side].searches.get(place) else SIGHTED
    s.public.calls = (*s.public.calls, (side, s.public.turn, place))
    s.tell(EVERYONE, "chase-called", side=side, hex=place)
    here = yield from lineup(s, enemy, units_in(s.private[enemy], place))
    for unit in here:
        found(s, enemy, unit, marker, "searched")
    if not who_passed(s, enemy, place) and not here:
        s.tell(EVERYONE, "chase-nothing-found", side=side, hex=place)
    sink_tankers(s)


@rule("CH-8.l", "CH-8.m")
def who_passed(s: State, side: str, through: str) -> bool:
    """Report the ships that went through a hex by where they are now; whether there were any.

    They are counted ship by ship, so that nobody hears who sails in company.
    """
    gone_by: dict[str, int] = {}
    for ship in on_map(s.private[side]):
        if ship.through == through:
            gone_by[ship.hex] = gone_by.get(ship.hex, 0) + 1
    for here, count in sorted(gone_by.items()):
        passed(s, side, through, here, count)
    return bool(gone_by)


@rule("CH-8.r", "CH-8.t")
@step
def search_ends(s: State) -> None:
    """Search markers of both sides come off the charts; what was located stays located."""
    for side in SEATS:
        s.private[side].searches = {}
