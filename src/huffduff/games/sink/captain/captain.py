"""The computer captain of this game, for either side; he knows what a player in his seat knows, and nothing else."""

from typing import TypeVar, cast

from huffduff.engine.choices import Rng
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.sink.air.strikes import StrikeHints
from huffduff.games.sink.battle.convoys import ConvoyHints
from huffduff.games.sink.battle.firing import FireHints
from huffduff.games.sink.battle.joining import WishHints
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.battle.pursuit import PursueHints
from huffduff.games.sink.captain import contacts, duels, openings, raids
from huffduff.games.sink.captain.british import British
from huffduff.games.sink.captain.german import German
from huffduff.games.sink.convoys.raiding import RaidHints
from huffduff.games.sink.facts.words import GERMAN, Seat
from huffduff.games.sink.movement.orders import PlotHints
from huffduff.games.sink.setup import StartHints
from huffduff.games.sink.shadowing.eligible import ContactHints
from huffduff.games.sink.sighting.searching import SearchHints
from huffduff.games.sink.state import SideView, card

H = TypeVar("H")


def captain(view: View, ask: Ask, rng: Rng) -> object:
    """An answer to any question of the game."""
    value = _in_battle(view, ask)
    if value is None:
        value = _german(view, ask, rng) if ask.seat == GERMAN else _british(view, ask, rng)
    if value is None or value not in ask.choice:
        return ask.choice.sample(rng)
    return value


def _hints(ask: Ask, kind: type[H]) -> H:
    """The hints of a question, which are of the kind that it declares."""
    hints = ask.choice.hints()
    assert isinstance(hints, kind)
    return hints


def _in_battle(view: SideView, ask: Ask) -> object:
    public, facts, seat = view.public, view.data, cast(Seat, ask.seat)
    match ask.key:
        case "sink-ask-strikes":
            return raids.strikes(facts, public, _hints(ask, StrikeHints))
        case "sink-ask-skip-range":
            return duels.skip(facts, board(public), seat)
        case "sink-ask-fire":
            return duels.fire(facts, board(public), _hints(ask, FireHints))
        case "sink-ask-disengage":
            return duels.disengage(facts, board(public), seat)
        case "sink-ask-pursue":
            return duels.pursue(facts, board(public), seat, _hints(ask, PursueHints))
        case "sink-ask-break-off":
            return duels.break_off(facts, board(public), seat, _hints(ask, PursueHints))
    return None


def _german(view: SideView, ask: Ask, rng: Rng) -> object:
    mind = German(view, rng)
    match ask.key:
        case "sink-ask-german-start":
            scenario = view.data.scenarios[view.public.scenario]
            return openings.german_start(view.data, scenario, _hints(ask, StartHints).tankers, rng)
        case "sink-ask-organise":
            return mind.organise()
        case "sink-ask-searches" | "sink-ask-raider-looks":
            return mind.searches(_hints(ask, SearchHints))
        case "sink-ask-combat":
            place = ask.params["hex"]
            hints = _hints(ask, WishHints)
            return duels.wish(view.data, view.public, mind.private, GERMAN, place, hints, mind.loot(place))
        case "sink-ask-plots":
            return mind.plots([mover.token for mover in _hints(ask, PlotHints).forces])
        case "sink-ask-shadowed-move":
            return mind.shadowed(ask.params["token"])
        case "sink-ask-raid":
            return mind.raid(_hints(ask, RaidHints), ask.choice.offered(), ask.params["hex"])
        case "sink-ask-destroy-escorted":
            return tuple(convoy.id for convoy in _hints(ask, ConvoyHints).convoys)
    return None


def _british(view: SideView, ask: Ask, rng: Rng) -> object:
    mind = British(view, rng)
    match ask.key:
        case "sink-ask-british-start":
            scenario = view.data.scenarios[view.public.scenario]
            return openings.british_start(view.data, view.public, mind.private, scenario)
        case "sink-ask-organise":
            return mind.organise()
        case "sink-ask-searches" | "sink-ask-watch":
            return tuple(prospect.search for prospect in _hints(ask, SearchHints).searches)
        case "sink-ask-combat":
            hints = _hints(ask, WishHints)
            return duels.wish(view.data, view.public, mind.private, "british", ask.params["hex"], hints, 0.0)
        case "sink-ask-maintain" | "sink-ask-shadow" | "sink-ask-high-speed":
            return contacts.contact(view.data, view.public, card(view), ask, _hints(ask, ContactHints))
        case "sink-ask-moves":
            return mind.moves()
    return None
