"""The Chance Phase: submarines, random spotting, convoy hunting."""

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do, sealed
from huffduff.games.chase.book import question, rule, step
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, ConvoyId, Hex, ShipId, UnitId
from huffduff.games.chase.operations.admin import call_away, reliefs
from huffduff.games.chase.operations.convoys import NONE, Hunt, attack_ask, attack_or_not, hunt_odds, hunters, look_out
from huffduff.games.chase.operations.spotting import random_spotting
from huffduff.games.chase.operations.submarines import submarine_contact
from huffduff.games.chase.ships.units import members
from huffduff.games.chase.state import State


class HuntHints(msgspec.Struct, frozen=True):
    """What each unit that may hunt can hope for."""

    units: dict[UnitId, Hunt]


class ReliefOffer(msgspec.Struct, frozen=True):
    """An escort that can be called away: the convoy she leaves, and where she will be."""

    convoy: ConvoyId
    hex: Hex


class ReliefHints(msgspec.Struct, frozen=True):
    """The escorts that can be called away."""

    ships: dict[ShipId, ReliefOffer]


HUNTER = question("chase-ask-end-german", "CH-11.3.a", answer=UnitId, hints=HuntHints)
RELIEF = question("chase-ask-end-allied", "CH-12.c", answer=ShipId, hints=ReliefHints)


@rule("CH-4.1.h")
@step
def chance_phase(_: State) -> list[Do]:
    """Three chances, in this order."""
    return [do(submarine_contact), do(random_spotting), do(hunt)]


@rule("CH-11.3.a", "CH-11.3.t")
@step
def hunt(s: State) -> Asking:
    """Every turn the German is asked which unit hunts, whether one can or not; what he finds is his secret."""
    p, german, facts = s.public, s.private[GERMAN], s.data
    ready = hunters(p, german, facts)

    def hints() -> HuntHints:
        return HuntHints({unit: hunt_odds(p, facts, members(german, unit)) for unit in ready})

    unit = yield from HUNTER.put(GERMAN, OneOf([NONE, *ready], hints=hints))
    prey = () if unit == NONE else (yield from look_out(s, unit))
    return [do(last_decisions, unit, prey)]


@rule("CH-11.3.t", "CH-12.c")
@step
def last_decisions(s: State, unit: str, prey: tuple[str, ...]) -> Asking:
    """Every turn both sides are asked at once, with a choice or without, so that no question tells anything."""
    offers = {
        relief.ship: ReliefOffer(relief.convoy, relief.hex) for relief in reliefs(s.public, s.private[ALLIED], s.data)
    }
    calls = OneOf([NONE, *offers], hints=lambda: ReliefHints(offers))
    value, called = yield from sealed((attack_ask(s.public, s.data, unit, prey), RELIEF.ask(ALLIED, calls)))
    if called != NONE:
        call_away(s, called)
    return attack_or_not(s, unit, prey, value)
