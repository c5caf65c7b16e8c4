"""Courses over the map: which are allowed, why another is not, and how far one could go."""

from huffduff.engine.errors import Refused
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.chart import Chart
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, Hex, Seat, TokenId
from huffduff.games.sink.movement.speed import Pace


@rule("SB-7.11.a", "SB-7.12.a", "SB-6.23.a", "SB-16.1.e", "SB-17.11.a")
def course_refusal(
    chart: Chart, side: Seat, token: TokenId, start: Hex, path: tuple[Hex, ...], limit: Pace
) -> Refused | None:
    """Why a task force cannot take a course: the first leg that is impossible, or that it is too long.  Nobody has to
    move at all."""
    here = start
    for place in path:
        refusal = leg_refusal(chart, side, token, here, place, limit)
        if refusal:
            return refusal
        here = place
    if limit.most is None or len(path) <= limit.most:
        return None
    if limit.limit == "held":
        return Refused("sink-refuse-held", "SB-16.1.e", token=token)
    if limit.limit == "fuel":
        return Refused("sink-refuse-no-fuel", "SB-17.11.a", token=token, most=limit.most)
    return Refused("sink-refuse-too-fast", "SB-7.12.a", token=token, most=limit.most, cost=len(path))


@rule("SB-7.13.a", "SB-7.13.b", "SB-7.25.b", "SB-2.2.b", "SB-3.0.d")
def leg_refusal(chart: Chart, side: Seat, token: TokenId, here: Hex, place: Hex, limit: Pace) -> Refused | None:
    """Why a task force cannot go from one hex into another: it must be numbered, touch it, and lie across water; for
    Germans it must not be restricted."""
    if here == EXIT:
        return Refused("sink-refuse-after-exit", "SB-7.13.e", token=token)
    if place == EXIT:
        return exit_refusal(chart, side, token, here, limit)
    if not chart.sea(place):
        return Refused("sink-refuse-no-sea", "SB-7.13.b", token=token, hex=place)
    if place not in chart.neighbours(here):
        return Refused("sink-refuse-not-adjacent", "SB-7.13.a", token=token, hex=place, start=here)
    if not chart.enters(side, place):
        return Refused("sink-refuse-restricted", "SB-7.25.b", token=token, hex=place)
    if not chart.sails(side, here, place):
        return Refused("sink-refuse-land-between", "SB-7.13.b", token=token, hex=place, start=here)
    return None


@rule("SB-7.13.c", "SB-7.13.d", "SB-6.23.a")
def exit_refusal(chart: Chart, side: Seat, token: TokenId, here: Hex, limit: Pace) -> Refused | None:
    """Why a task force cannot leave the map: only German ships may, and only over the southern edge, which costs them
    as much as another hex."""
    if side == BRITISH:
        return Refused("sink-refuse-exit-british", "SB-7.13.c", token=token)
    if limit.most is None:
        return Refused("sink-refuse-exit-dummy", "SB-6.23.a", token=token)
    return None if chart.southern(here) else Refused("sink-refuse-no-exit", "SB-7.13.d", token=token, hex=here)


def onward(chart: Chart, side: Seat, here: Hex, limit: Pace) -> tuple[Hex, ...]:
    """Where a task force could go next if it had a hex left."""
    if here == EXIT:
        return ()
    leaves = side == GERMAN and limit.most is not None and chart.southern(here)
    return (*chart.ways(side, here), *((EXIT,) if leaves else ()))


def reach(chart: Chart, side: Seat, start: Hex, most: int) -> dict[Hex, int]:
    """The hexes that can be reached with so many steps, with the fewest steps that it takes."""
    steps = {start: 0}
    edge = [start]
    for cost in range(1, most + 1):
        edge = [near for here in edge for near in chart.ways(side, here) if steps.setdefault(near, cost) == cost]
        edge = list(dict.fromkeys(edge))
    return steps
