"""Escalation: fires and floods that nobody stopped."""

from collections.abc import Iterable

from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import AREAS, OTHER, Area, ShipId
from huffduff.games.vas.gunnery.crippling import cripple
from huffduff.games.vas.gunnery.scores import WORST, raise_score
from huffduff.games.vas.ships import active_scores, afloat
from huffduff.games.vas.state import Ship, State


@rule("VS-CRIT.13", "VS-END.16", "VS-END.18")
def escalating(facts: Facts, ship: Ship, area: Area) -> bool:
    """Whether an area's score has reached its Escalation point and is not at 6 yet."""
    return ship.score(area) < WORST and any(row.escalation for row in active_scores(facts, ship, area))


@rule("VS-END.14", "VS-END.15", "VS-END.17", "VS-END.19")
@step
def escalation_phase(s: State) -> Iterable[Do]:
    """The areas that escalate now are the ones that roll: ships of the token's holder first, then the others."""
    first = s.public.token
    assert first is not None, "nobody has the initiative"
    ships = [ship for seat in (first, OTHER[first]) for ship in s.public.ships.values() if ship.side == seat]
    return [
        do(escalate, ship.id, area)
        for ship in ships
        if afloat(ship)
        for area in AREAS
        if escalating(s.data, ship, area)
    ]


@rule("VS-END.14", "VS-END.15", "VS-END.18", "VS-EX.14")
@step
def escalate(s: State, name: ShipId, area: Area) -> Asking:
    """One die for one area: on 4 or more its score rises, with all that follows."""
    ship, need = s.public.ships[name], s.data.tables.check.escalation
    if not afloat(ship) or not escalating(s.data, ship, area):
        return ()
    face = yield from d6("vas-roll-escalation", ship=name, area=area, need=need)
    if face < need:
        s.tell(EVERYONE, "vas-contained", ship=name)
        return ()
    s.tell(EVERYONE, "vas-escalates", ship=name)
    return (do(raise_score, name, area, "cascade"), do(cripple, name))
