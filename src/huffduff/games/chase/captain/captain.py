"""The computer captain of the chase, for either side; he knows what a player in his seat knows, and nothing else."""

from collections.abc import Sequence
from typing import Any, TypeVar

from huffduff.engine.choices import Rng
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.chase.battle.withdrawal import ReinforceHints
from huffduff.games.chase.captain import battle
from huffduff.games.chase.captain.allied import Allied
from huffduff.games.chase.captain.german import German
from huffduff.games.chase.facts.terms import CLASSES, GERMAN
from huffduff.games.chase.operations.shadowed import shadowed_units
from huffduff.games.chase.setup import TankerHints

H = TypeVar("H")


def captain(view: View, ask: Ask, rng: Rng) -> object:
    """An answer to any question of the game."""
    options = ask.choice.offered()
    value = _in_battle(view, ask, options) or _on_the_chart(view, ask, options, rng)
    if value is None or value not in ask.choice:
        return ask.choice.sample(rng)
    return value


def _hints(ask: Ask, kind: type[H]) -> H:
    """The hints of a question, which are of the kind that it declares."""
    hints = ask.choice.hints()
    assert isinstance(hints, kind)
    return hints


def _in_battle(view: View, ask: Ask, options: Sequence[Any]) -> object:
    public, facts, seat = view.public, view.data, ask.seat
    match ask.key:
        case "chase-ask-fire":
            return battle.fire(public, facts, seat)
        case "chase-ask-torpedoes":
            return battle.torpedoes(public, facts, seat)
        case "chase-ask-battle-move":
            return battle.move(public, facts, ask.params["ship"], options)
        case "chase-ask-abort":
            return "try" if battle.leaves(public, facts, seat) else "stay"
        case "chase-ask-pushed":
            return "leave" if battle.leaves(public, facts, seat) else "stay"
        case "chase-ask-reinforce":
            return _hints(ask, ReinforceHints).ships
        case "chase-ask-concede":
            return "no"
    return None


def _on_the_chart(view: View, ask: Ask, options: Sequence[Any], rng: Rng) -> object:
    assert view.private is not None
    if ask.seat == GERMAN:
        return _german(German(view.public, view.private, view.data, rng), ask, options)
    return _allied(Allied(view.public, view.private, view.data, rng), ask, options)


def _german(mind: German, ask: Ask, options: Sequence[Any]) -> object:
    match ask.key:
        case "chase-ask-orders":
            return mind.orders()
        case "chase-ask-repairs":
            return mind.repairs()
        case "chase-ask-shadowed-moves":
            return mind.shadowed(shadowed_units(mind.private))
        case "chase-ask-evade":
            return mind.evades(options)
        case "chase-ask-end-german":
            return mind.hunts(options)
        case "chase-ask-tankers":
            hints = _hints(ask, TankerHints)
            return mind.berths(hints.tankers, hints.hexes)
        case "chase-ask-attack-convoy":
            return mind.attacks_convoy(ask)
        case "chase-ask-attack-merchant":
            return mind.attacks_merchant(ask)
        case "chase-ask-combat":
            return mind.combat(options)
        case "chase-ask-search":
            return mind.call(options)
        case "chase-ask-air-target":
            return min(options, key=lambda option: CLASSES.index(option.kind))
        case "chase-ask-buy":
            return ()
    return None


def _allied(mind: Allied, ask: Ask, options: Sequence[Any]) -> object:
    match ask.key:
        case "chase-ask-orders":
            return mind.orders()
        case "chase-ask-search":
            return mind.call(options)
        case "chase-ask-shadow":
            return mind.shadow(ask.choice)
        case "chase-ask-combat":
            return mind.combat(options)
        case "chase-ask-end-allied":
            return options[-1]
        case "chase-ask-divert":
            return "slow"
        case "chase-ask-air-target":
            return min(options, key=lambda option: CLASSES.index(option.kind))
        case "chase-ask-buy" | "chase-ask-repairs":
            return ()
    return None
