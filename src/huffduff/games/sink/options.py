"""The rules that can be played in more than one way."""

from huffduff.engine.game import Option
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.deployment import Caps, Scenario
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Seat
from huffduff.games.sink.state import Public

OPTIONS = (
    Option("fuel", ("off", "on"), "SB-1.0.b"),
    Option("blind-convoys", ("off", "on"), "SB-9.3.b"),
    Option("breakout-forces", ("4", "5"), "SB-16.5.b"),
    Option("later-corrections", ("on", "off"), "SB-11.1.b", former="off"),  # D-30
)


@rule("SB-1.0.b")
def fuel(public: Public) -> bool:
    """Whether ships burn oil."""
    return public.options["fuel"] == "on"


def blind(public: Public) -> bool:
    """Whether not even the British player knows what is on the backs of the convoy counters."""
    return public.options["blind-convoys"] == "on"


def corrected(public: Public) -> bool:
    """Whether the match was begun after the rulebook was read a second time; those begun before go on as they were."""
    return public.options.get("later-corrections") != "off"


@rule("SB-6.12.c", "SB-6.22.a")
def caps(public: Public, scenario: Scenario, side: Seat) -> Caps:
    """How many task forces a side may have in play, and how many dummies among them."""
    if side == BRITISH or not scenario.breakout.free:
        return scenario.caps(side)
    return Caps(int(public.options["breakout-forces"]), scenario.caps(GERMAN).dummies)
