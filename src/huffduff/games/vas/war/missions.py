"""Objectives and budgets: what each side is sent out for, and how many points it gets for that."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Asking, Want
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.vas.book import rule, step
from huffduff.games.vas.dice import d6
from huffduff.games.vas.facts.load import Facts
from huffduff.games.vas.facts.words import SEATS, Objective, Seat
from huffduff.games.vas.state import State
from huffduff.games.vas.war.fleets import budget

FIRST_IS_BLUE = 3  # the face of a D6 up to which the first side has the first objective of a pair


@rule("VS-OBJ.1", "VS-OBJ.2", "VS-OBJ.3", "VS-WAS.5", "VS-WAS.6", "VS-WAS.7")
@step
def roll_objectives(s: State) -> Asking:
    """Each side gets its objective and the agreed points with the bonus or penalty of its priority."""
    p = s.public
    secret = p.options["secret-objectives"] == "on"
    if s.data.scenarios[p.scenario].kind == "paired":
        found = yield from _paired(s)
    else:
        found = yield from _rolled(s.data, secret=secret)
    for seat, objective in found.items():
        (priority,) = (row.priority for row in s.data.war.objective if row.id == objective)
        points = budget(s.data, int(p.options["points"]), priority)
        p.change_side(seat, budget=points, objective=None if secret else objective)
        if secret:
            s.private[seat].objective = objective
        audience = (seat,) if secret else EVERYONE
        s.tell(audience, "vas-mission", seat=seat, objective=objective, priority=priority, budget=points)
    return ()


@rule("VS-OBJ.2")
def _rolled(facts: Facts, *, secret: bool) -> Generator[Want, Any, dict[Seat, Objective]]:
    """2D6 each."""
    found: dict[Seat, Objective] = {}
    for seat in SEATS:
        dice = yield Roll("vas-roll-objective", (seat,) if secret else EVERYONE, (6, 6), seat=seat)
        (found[seat],) = (row.id for row in facts.war.objective if sum(dice) in row.rolls)
    return found


@rule("VS-WAS.6")
def _paired(s: State) -> Generator[Want, Any, dict[Seat, Objective]]:
    """A pair of objectives that was agreed on; who has which is agreed too, or diced for."""
    options = s.public.options
    (pair,) = (row for row in s.data.war.pairing if row.id == options["pairing"])
    blue_first = options["pairing-sides"] == "first-blue"
    if options["pairing-sides"] == "diced":
        blue_first = (yield from d6("vas-roll-pairing")) <= FIRST_IS_BLUE
    return dict(zip(SEATS if blue_first else SEATS[::-1], pair.objectives, strict=True))
