"""What can be played, and the agenda of a whole game."""

from collections.abc import Iterable, Mapping

from huffduff.engine.questions import Do, do
from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.loading import Facts
from huffduff.games.sink.sequence import game_turn
from huffduff.games.sink.setup import prepare
from huffduff.games.sink.state import State


@rule("SB-1.0.a", "SB-3.0.a")
def start(facts: Facts, scenario: str, options: Mapping[str, str]) -> tuple[State, Iterable[Do]]:
    """A fresh state for two players, the steps that set it up, and the first turn; the historical one comes first."""
    state, setting_up = prepare(facts, scenario, options)
    return state, (*setting_up, do(game_turn))
