"""Digests of positions: a log that leads to other positions than it once did was played by other rules.

A digest has four parts.  `rules` and `layout` say by which version of the game, and over which shape of its state, it
was made; `facts` covers what no tidying of the code may change (dice, who is asked what, the outcome), `state` all
the rest.  Facts are always compared, as a match goes on by the rules that it began with; states only within one
version of the rules and one layout.
"""

import hashlib
from functools import lru_cache

import msgspec

from huffduff.engine.game import Game
from huffduff.engine.steps import Position

_encode = msgspec.json.Encoder().encode


def _short(content: object) -> str:
    ordered = msgspec.to_builtins(content, str_keys=True, order="deterministic")
    return hashlib.blake2b(_encode(ordered), digest_size=8).hexdigest()


@lru_cache
def _layout(game: Game) -> str:
    """The shape of a game's state: the fields of its compartments and of everything in them."""
    return _short(msgspec.json.schema_components(game.state.compartments()))[:6]


def digest(game: Game, position: Position) -> str:
    """What is kept of a position beside the entry that leads to it."""
    state = position.now
    rolls = [(event.number, event.params["outcome"]) for event in position.events if event.number is not None]
    asked = [(ask.seat, ask.key) for ask in position.asks]
    facts = _short([position.draws, rolls, asked, position.outcome])
    parts = [state.public, dict(state.private.items()), state.umpire]
    way = [[line.step, line.args] for line in position.agenda]
    return f"{game.version}.{_layout(game)}.{facts}.{_short([parts, way, position.heard, position.sealed])}"


def agrees(kept: str, now: str) -> bool:
    """Whether a position is the one that was kept, as far as the two can be compared."""
    if not kept:
        return True  # entries of the first servers have none
    *old_shape, old_facts, old_state = kept.split(".")
    *shape, facts, state = now.split(".")
    return old_facts == facts and (old_shape != shape or old_state == state)
