"""Computer players in a match: they see a view and a question, and get random numbers of their own."""

import hashlib
import logging
from random import Random

from huffduff.engine.game import Game
from huffduff.engine.questions import Ask
from huffduff.engine.steps import Position
from huffduff.players import find_player

log = logging.getLogger(__name__)


def computer_rng(seed: bytes, seat: str, entries: int) -> Random:
    """The same decision of the same match always gets the same random numbers, and they tell nothing of the seed."""
    return Random(hashlib.blake2b(f"computer {seat} {entries}".encode(), key=seed[:64]).digest())


def decide(game: Game, level: str, position: Position, ask: Ask, rng: Random) -> object:
    """What a computer answers; one that fails or breaks the rules plays at random instead of stopping the match."""
    try:
        return ask.checked(find_player(game, level)(position.view(ask.seat), ask, rng))
    except Exception:
        log.exception("the computer player %s of %s was asked %s", level, game.name, ask.key)
        return ask.choice.sample(rng)
