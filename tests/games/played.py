"""Games that bots play out, and players who are watched while they think."""

from random import Random

import msgspec

from huffduff.engine import hot
from huffduff.engine.chance import Seal
from huffduff.engine.game import Game, Player
from huffduff.engine.secrecy import State
from huffduff.engine.steps import begin
from huffduff.players import find_player


def winner(game: Game, number: int, crews: tuple[str, ...], scenario: str = "") -> str | None:
    """Who wins the game of this number, with these bots in the seats; the first scenario, unless another is named."""
    players = {seat: find_player(game, name) for seat, name in zip(game.seats, crews, strict=True)}
    source = Seal(number.to_bytes(32, "big")).source({})
    where = scenario or game.scenarios[0]
    opening = begin(game, game.load_data(None), where, {}, source)
    state: State = hot.play(opening, players, source, Random(number)).state
    assert state.outcome is not None
    return state.outcome.winner


def watched(player: Player) -> Player:
    """A player who is caught if he moves anything while he thinks."""

    def decide(view, ask, rng):  # type: ignore[no-untyped-def]
        before = msgspec.json.encode(view.wire())
        value = player(view, ask, rng)
        assert msgspec.json.encode(view.wire()) == before
        return value

    return decide
