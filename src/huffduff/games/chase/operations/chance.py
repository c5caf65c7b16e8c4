"""The Chance Phase: submarines, random spotting, convoy hunting."""

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do, sealed
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, ShipId, UnitId
from huffduff.games.chase.operations.admin import call_away, reliefs
from huffduff.games.chase.operations.convoys import NONE, attack_ask, attack_or_not, hunters, look_out
from huffduff.games.chase.operations.spotting import random_spotting
from huffduff.games.chase.operations.submarines import submarine_contact
from huffduff.games.chase.state import State

HUNTER = question("chase-ask-end-german", "CH-11.3.a", answer=UnitId)
RELIEF = question("chase-ask-end-allied", "CH-12.c", answer=ShipId)


@rule("CH-4.1.h")
@step
def chance_phase(_: State) -> list[Do]:
    """Three chances, in this order."""
    return [do(submarine_contact), do(random_spotting), do(hunt)]


@rule("CH-11.3.a", "CH-11.3.t")
@step
def hunt(s: State) -> Asking:
    """Every turn the German is asked which unit hunts, whether one can or not; what he finds is his secret."""
    ready = OneOf([NONE, *hunters(s.public, s.private[GERMAN], s.data)])
    unit = yield from HUNTER.put(GERMAN, ready)
    prey = () if unit == NONE else (yield from look_out(s, unit))
    return [do(last_decisions, unit, prey)]


@rule("CH-11.3.t", "CH-12.c")
@step
def last_decisions(s: State, unit: str, prey: tuple[str, ...]) -> Asking:
    """Every turn both sides are asked at once, with a choice or without, so that no question tells anything."""
    calls = OneOf([NONE, *(relief.ship for relief in reliefs(s.public, s.private[ALLIED], s.data))])
    value, called = yield from sealed((attack_ask(s.data, unit, prey), RELIEF.ask(ALLIED, calls)))
    if called != NONE:
        call_away(s, called)
    return attack_or_not(s, unit, prey, value)
