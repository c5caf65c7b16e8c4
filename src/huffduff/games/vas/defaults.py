"""What happens when nobody says anything: every decision has an answer that does as little as possible."""

from huffduff.engine.choices import OneOf, Rng
from huffduff.engine.errors import Refused
from huffduff.engine.game import Player
from huffduff.engine.questions import Ask
from huffduff.engine.secrecy import View
from huffduff.games.vas.book import rule

NOTHING_DONE = ("none", "no")


@rule("VS-FSM.5")
def steady(view: View, ask: Ask, rng: Rng) -> object:  # noqa: ARG001
    """No order, the least move straight ahead, no fire; where something has to be chosen, the first of it."""
    choice = ask.choice
    default = getattr(choice, "default", None)
    if default is not None:
        return default
    if isinstance(choice, OneOf):
        return next((option for option in choice if option in NOTHING_DONE), choice.options[0])
    try:
        return ask.checked(())
    except Refused:
        return choice.sample(rng)


def make_steady() -> Player:
    return steady
