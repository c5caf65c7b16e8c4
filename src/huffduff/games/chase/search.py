"""Search: hexes where a side has factors enough are called, and the other side answers."""

from collections.abc import Sequence
from typing import Any

from huffduff.engine.choices import OneOf, Value
from huffduff.engine.errors import Refused
from huffduff.engine.secrecy import EVERYONE
from huffduff.engine.steps import Ask, Asking, Do, do
from huffduff.games.chase import reveal
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts import Facts
from huffduff.games.chase.options import default
from huffduff.games.chase.state import (
    ALLIED,
    GERMAN,
    OTHER,
    PATROL,
    SEATS,
    SHADOWED,
    SIGHTED,
    VIS_X,
    Private,
    Public,
    Ship,
    State,
)
from huffduff.games.chase.status import bar
from huffduff.games.chase.tankers import sink_tankers
from huffduff.games.chase.units import blind, units, units_in

DONE = "done"


@rule("CH-8.c", "CH-6.v", "CH-7.6.a", "CH-7.6.b")
def sent_out(private: Private, facts: Facts) -> dict[str, int]:
    """Search Factors of units, patrols and markers of flights, by hex."""
    table = facts.tables.search
    found: dict[str, int] = {}
    for ships in units(private).values():
        if any(not bar(facts, "search", ship) for ship in ships):
            patrol = table.patrol if ships[0].task == PATROL else 0
            found[ships[0].hex] = found.get(ships[0].hex, 0) + table.unit + patrol
    for place, markers in private.searches.items():
        found[place] = found.get(place, 0) + markers * table.flight
    return found


@rule("CH-8.b")
def factors(private: Private, facts: Facts, side: str) -> dict[str, int]:
    """All of a side's Search Factors: what it has sent out, and what the hex itself gives."""
    found = sent_out(private, facts)
    for place in facts.chart.watched(side):
        found[place] = found.get(place, 0) + facts.chart.intrinsic(side, place)
    return found


@rule("CH-8.a", "CH-8.d", "CH-8.e", "CH-1.c")
def callable_hexes(public: Public, private: Private, facts: Facts, side: str) -> list[str]:
    """The hexes a side may call: enough factors, nothing to blind it, and no report that came without a call.

    A hex to which nothing was sent is never among them, for its own factors are enough for a report or not at all.
    """
    chart, level = facts.chart, public.visibility
    return [
        place
        for place, number in sent_out(private, facts).items()
        if number + chart.intrinsic(side, place) >= level
        and chart.sea(place)
        and not blind(public, facts, place)
        and (chart.intrinsic(side, place) < level or place in private.searches)
    ]


@rule("CH-4.1.f", "CH-8.f", "CH-8.d")
@step
def search_phase(s: State) -> list[Do]:
    """Reports that owe nothing to a call, then all Allied calls, then all German ones."""
    if s.public.visibility >= VIS_X:
        return [do(search_ends)]
    return [do(self_reports), do(search_call, ALLIED, ()), do(search_call, GERMAN, ()), do(search_ends)]


@rule("CH-8.p", "CH-8.q")
@step
def self_reports(s: State) -> None:
    """Who came into or through a hex that the enemy watches closely enough is reported without a call."""
    p, facts = s.public, s.data
    for side in (GERMAN, ALLIED):
        for unit, ships in units(s.private[side]).items():
            here, through = ships[0].hex, ships[0].through
            if watched(p, facts, OTHER[side], here) and (ships[0].steamed or default(p, "report-when-standing")):
                found(s, side, unit, SIGHTED, "reported")
            elif through and watched(p, facts, OTHER[side], through):
                passed(s, side, through, ships)
    sink_tankers(s)


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
    value = yield Ask(side, "chase-ask-search", "CH-8.a", choice, visibility=p.visibility)
    if value == DONE:
        return None
    call(s, side, value)
    return [do(search_call, side, (*called, value))]


def why_not(
    public: Public, private: Private, facts: Facts, side: str, called: Sequence[str], value: Value
) -> Refused | None:
    """Which rule forbids calling a hex."""
    if value not in facts.chart.places:
        return None
    if value in called:
        return Refused("chase-refuse-called", "CH-8.g", hex=value)
    if blind(public, facts, value):
        return Refused("chase-refuse-blind", "CH-8.e", hex=value)
    number = factors(private, facts, side).get(value, 0)
    if number < public.visibility:
        return Refused("chase-refuse-factors", "CH-8.a", hex=value, factors=number, need=public.visibility)
    return Refused("chase-refuse-reported-anyway", "CH-8.p", hex=value)


def hints(public: Public, private: Private, facts: Facts, side: str) -> dict[str, Any]:
    """The factors of every hex that has any, to show beside the number needed."""
    return {"factors": factors(private, facts, side), "need": public.visibility}


@rule("CH-8.h", "CH-8.i", "CH-8.j", "CH-8.k", "CH-8.n", "CH-8.o", "CH-8.s")
def call(s: State, side: str, place: str) -> None:
    """The enemy answers truthfully: who is there, who came through, or nothing."""
    enemy = OTHER[side]
    marker = SHADOWED if s.private[side].searches.get(place) else SIGHTED
    s.public.calls = (*s.public.calls, (side, s.public.turn, place))
    s.tell(EVERYONE, "chase-called", side=side, hex=place)
    here = units_in(s.private[enemy], place)
    crossed = [ships for ships in units(s.private[enemy]).values() if ships[0].through == place]
    for unit in here:
        found(s, enemy, unit, marker, "searched")
    for ships in crossed:
        passed(s, enemy, place, ships)
    if not here and not crossed:
        s.tell(EVERYONE, "chase-nothing-found", side=side, hex=place)
    sink_tankers(s)


def found(s: State, side: str, unit: str, marker: str, how: str) -> None:
    """A unit is located: how many ships, their classes, whether in a task force, and no names."""
    contact = s.public.contacts[reveal.mark(s, side, unit, marker, how)]
    s.tell(
        EVERYONE,
        f"chase-found-{how}",
        side=side,
        contact=contact.id,
        hex=contact.hex,
        classes=contact.classes,
        force="yes" if contact.force else "no",
        marker=contact.marker,
    )


@rule("CH-8.l", "CH-8.m")
def passed(s: State, side: str, place: str, ships: list[Ship]) -> None:
    """Ships that went through a hex and on: where they are now and how many, nothing else and no marker."""
    here = ships[0].hex
    reveal.sighting(s, side, here, "passed", count=len(ships))
    s.tell(EVERYONE, "chase-passed", side=side, through=place, hex=here, count=len(ships))


@rule("CH-8.r", "CH-8.t")
@step
def search_ends(s: State) -> None:
    """Search markers of both sides come off the charts; what was located stays located."""
    for side in SEATS:
        s.private[side].searches = {}
