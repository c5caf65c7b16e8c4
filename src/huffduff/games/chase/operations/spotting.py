"""Random spotting: a die for every German unit, and a wireless bearing on a zero."""

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.chase import reveal
from huffduff.games.chase.battle.tankers import sink_tankers
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.facts.facts import Facts
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED
from huffduff.games.chase.operations.reports import found, lineup
from huffduff.games.chase.options import default
from huffduff.games.chase.ships.units import blind, d10, units
from huffduff.games.chase.state import Public, State


@rule("CH-11.2.b", "CH-11.2.e", "CH-11.2.T1")
def spotting_value(public: Public, facts: Facts, place: str) -> int:
    """The highest die that locates a unit in this hex: by visibility, air cover, watched coasts and convoy routes."""
    chart, table = facts.chart, facts.tables.spotting
    if not default(public, "spotting-in-fog") and blind(public, facts, place):
        return 0
    if chart.air_zone(place):
        column = table.within_watched if chart.near_watched(ALLIED, place) else table.within
    else:
        column = table.outside_route if chart.route(place) else table.outside
    return column.at(public.visibility)


@rule("CH-11.2.a", "CH-11.2.c", "CH-11.2.d", "CH-11.2.f", "CH-7.8.c")
@step
def random_spotting(s: State) -> Asking:
    """Only the German sees these dice; the Allied player hears of bearings and of units that were located.

    What is heard is announced when all dice have fallen, for the order in which they fall would tell more.
    """
    p = s.public
    bearings, located = [], []
    for unit, ships in units(s.private[GERMAN]).items():
        place = ships[0].hex
        value = spotting_value(p, s.data, place)
        params = {"unit": unit, "hex": place, "need": value, "chance": value + 1}
        die = d10((yield Roll("chase-roll-spotting", (GERMAN,), (10,), **params)))
        if die == 0:
            bearings.append(place)
        elif die <= value:
            located.append(unit)
    for place in sorted(bearings):
        reveal.sighting(s, GERMAN, place, "huff-duff")
        s.tell(EVERYONE, "chase-huff-duff", hex=place)
    for unit in (yield from lineup(s, GERMAN, located)):
        found(s, GERMAN, unit, SHADOWED, "spotted")
    sink_tankers(s)
    return None
