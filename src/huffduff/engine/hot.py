"""The hot runner: the same steps and the same results as `answer`, without copies, for playing thousands of games."""

from collections.abc import Mapping
from random import Random
from types import GeneratorType
from typing import Any, Generic, cast

from typing_extensions import TypeVar

from huffduff.engine.chance import Chance, Source
from huffduff.engine.errors import DeadEnd
from huffduff.engine.game import Player, uniform
from huffduff.engine.questions import Ask, Then
from huffduff.engine.secrecy import State
from huffduff.engine.steps import Position

T = TypeVar("T", bound=State, default=Any)


class Played(Generic[T]):
    """A finished game and what it took, from the position on."""

    __slots__ = ("decisions", "draws", "state")

    def __init__(self, state: T, decisions: int, draws: int) -> None:
        self.state = state
        self.decisions = decisions
        self.draws = draws


def play(position: Position[T], players: Mapping[str, Player], source: Source, rng: Random) -> Played[T]:
    """Play on from a position to the end of the game; the position itself stays as it is.

    Each step is kept alive until it is done, nothing is told, and answers at random are not checked again.
    """
    if position.over:
        return Played(position.now, 0, position.draws)
    state = position.kept.copy()
    state.deaf = True
    steps, draw = position.game.steps, source.draw
    todo = list(reversed(position.agenda))
    heard, sealed = list(position.heard), position.sealed
    decisions, draws = -len(sealed), position.draws

    def decide(ask: Ask) -> Any:
        player = players[ask.seat]
        if player is uniform:
            return ask.choice.sample(rng)
        return ask.checked(player(state.view(ask.seat), ask, rng))

    while todo and state.outcome is None:
        line = todo.pop()
        begun = steps[line.step](state, *line.args)
        if isinstance(begun, GeneratorType):
            try:
                want = next(begun)
                if heard:
                    for value in heard:
                        want = begun.send(value)
                    heard.clear()
                while True:
                    if isinstance(want, Chance):
                        value = want.outcomes[draw(draws, want)]
                        draws += 1
                    elif isinstance(want, Ask):
                        value = decide(want)
                        decisions += 1
                    else:
                        value = tuple(sealed[ask.seat] if ask.seat in sealed else decide(ask) for ask in want)
                        decisions += len(want)
                        sealed = {}
                    want = begun.send(value)
            except StopIteration as stop:
                then: Then = stop.value
        else:
            then = cast(Then, begun)
        if then:
            todo.extend(reversed(tuple(then)))
    if state.outcome is None:
        raise DeadEnd("the agenda ran out before the game was decided")
    return Played(state, decisions, draws)
