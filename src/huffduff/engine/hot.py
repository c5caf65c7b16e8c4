"""The hot runner: the same steps and the same results as `answer`, without copies, for playing thousands of games."""

from collections.abc import Mapping
from random import Random
from types import GeneratorType
from typing import Any, cast

from huffduff.engine.chance import Chance, Source
from huffduff.engine.errors import DeadEnd
from huffduff.engine.game import Game, Player
from huffduff.engine.secrecy import State
from huffduff.engine.steps import Ask, Then


class Played:
    """A finished game and what it took."""

    __slots__ = ("decisions", "draws", "state")

    def __init__(self, state: State[Any, Any, Any], decisions: int, draws: int) -> None:
        self.state = state
        self.decisions = decisions
        self.draws = draws


def play(
    game: Game,
    data: Any,
    scenario: str,
    options: Mapping[str, str],
    players: Mapping[str, Player],
    source: Source,
    rng: Random,
) -> Played:
    """Play one game to its end, keeping each step alive until it is done."""
    state, agenda = game.start(data, scenario, options)
    todo = list(reversed(tuple(agenda)))
    decisions = draws = 0

    def decide(ask: Ask) -> Any:
        value = players[ask.seat](state.view(ask.seat), ask, rng)
        refusal = ask.choice.refusal(value)
        if refusal is not None:
            raise refusal
        return value

    while todo and state.outcome is None:
        line = todo.pop()
        begun = game.steps[line.step](state, *line.args)
        if isinstance(begun, GeneratorType):
            try:
                want = next(begun)
                while True:
                    if isinstance(want, Chance):
                        value = want.outcomes[source.draw(draws, want)]
                        draws += 1
                    elif isinstance(want, Ask):
                        value = decide(want)
                        decisions += 1
                    else:
                        value = tuple(decide(ask) for ask in want)
                        decisions += len(want)
                    want = begun.send(value)
            except StopIteration as stop:
                then: Then = stop.value
        else:
            then = cast(Then, begun)
        state.events.clear()
        if then:
            todo.extend(reversed(tuple(then)))
    if state.outcome is None:
        raise DeadEnd("the agenda ran out before the game was decided")
    return Played(state, decisions, draws)
