"""The Chance Phase: submarines, random spotting, convoy hunting."""

from huffduff.engine.choices import OneOf
from huffduff.engine.steps import Ask, Asking, Do, do
from huffduff.games.chase.admin import call_away, reliefs
from huffduff.games.chase.book import rule, step
from huffduff.games.chase.convoys import hunt, hunters
from huffduff.games.chase.spotting import random_spotting
from huffduff.games.chase.state import ALLIED, GERMAN, State
from huffduff.games.chase.submarines import submarine_contact

NONE = "none"


@rule("CH-4.1.h")
@step
def chance_phase(_: State) -> list[Do]:
    """Three chances, in this order."""
    return [do(submarine_contact), do(random_spotting), do(last_decisions)]


@rule("CH-11.3.a", "CH-11.3.t", "CH-12.c")
@step
def last_decisions(s: State) -> Asking:
    """Every turn both sides are asked at once, with a choice or without, so that no question tells anything."""
    allied = s.private[ALLIED]
    ready = [NONE, *hunters(s.public, s.private[GERMAN], s.data)]
    calls = [NONE, *(relief.ship for relief in reliefs(s.public, allied, s.data))]
    hunter, called = yield (
        Ask(GERMAN, "chase-ask-end-german", "CH-11.3.a", OneOf(ready)),
        Ask(ALLIED, "chase-ask-end-allied", "CH-12.c", OneOf(calls)),
    )
    if called != NONE:
        call_away(s, called)
    return [do(hunt, hunter)] if hunter != NONE else None
