"""The rules that can be played in more than one way; each ruling that is a matter of taste has its switch here."""

from huffduff.engine.game import Option
from huffduff.games.chase.state import Public

OPTIONS = (
    Option("optional-units", ("off", "on"), "CH-13.1.a"),
    Option("crew-exhaustion", ("off", "on"), "CH-13.2.a"),
    Option("ammunition", ("off", "on"), "CH-14.a"),
    Option("slow-target", ("25-or-less", "below-25"), "CH-9.T2"),
    Option("one-task-a-turn", ("on", "off"), "CH-7.7.2.ad"),
    Option("points-for-damage", ("hull", "all-hits"), "CH-4.3.d"),
    Option("shadowing-radar", ("best", "worst"), "CH-6.T2"),
    Option("report-when-standing", ("on", "off"), "CH-8.p"),
    Option("air-targets", ("located", "any"), "CH-9.c"),
    Option("carrier-guns", ("as-cruisers", "no-modifier"), "CH-10.2.T3"),
    Option("ships-that-pass", ("other-battery", "ignore"), "CH-10.1.T1"),
    Option("escorted-tankers", ("sunk", "safe"), "CH-10.9.b"),
    Option("neutral-attacks", ("bought", "off", "on"), "CH-10.0.d", former="off"),
    Option("attacker-sighted", ("on", "off"), "CH-10.0.i"),
    Option("hunting-in-the-dark", ("off", "on"), "CH-11.3.b"),
    Option("spotting-in-fog", ("full", "huff-duff-only"), "CH-11.2.e", former="huff-duff-only"),
    Option("stop-after-convoy", ("if-chits-drawn", "always"), "CH-11.3.o"),
    Option("exhausted-classes", ("bb-bc-ca", "bb-ca-cv"), "CH-13.2.a"),
    Option("abort-in-the-dark", ("off", "on"), "CH-10.5.b"),  # L-10
    Option("unreliable-guns", ("off", "on"), "CH-10.0.j"),  # L-38
    Option("ship-cards", ("open", "as-last-seen"), "CH-3.d", former="as-last-seen"),
    Option("repairs", ("first", "with-orders"), "CH-4.1.e", former="with-orders"),
    Option("later-corrections", ("on", "off"), "CH-7.7.2.aa", former="off"),  # D-11
    Option("battle-visibility", ("5", "1", "2", "3", "4", "6", "7", "8", "9"), "CH-10.0.l"),
    Option("battle-attacker", ("german", "allied"), "CH-10.0.f"),
)

DEFAULTS = {option.key: option.values[0] for option in OPTIONS}


def default(public: Public, key: str) -> bool:
    """Whether a rule is played the usual way."""
    return public.options[key] == DEFAULTS[key]


def corrected(public: Public) -> bool:
    """Whether the match was begun after the rulebook was read a second time; those begun before go on as they were."""
    return default(public, "later-corrections")
