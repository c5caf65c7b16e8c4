"""The captain at a test's table: what he decides, without any help from chance."""

from random import Random
from typing import Any

from huffduff.games.vas.captain.captain import captain
from huffduff.games.vas.captain.desk import Desk
from huffduff.games.vas.state import State
from tests.games.vas.table import Table


class Certain(Random):
    """No randomness at all: who asks for some has no opinion, or an illegal one."""

    def random(self) -> float:
        raise AssertionError("the captain left it to chance")

    def shuffle(self, x: Any) -> None:
        raise AssertionError(f"the captain left it to chance in which order {x} go")


def decided(table: Table) -> Any:
    """His answer to the one question that is open, which the rules accept."""
    ask = table.ask
    return ask.checked(captain(table.state.view(ask.seat), ask, Certain()))


def desk(table: Table) -> Desk:
    """What he has before him."""
    return Desk(table.state.view(table.ask.seat), table.ask)


def last_turn(s: State) -> State:
    s.public.turn = s.public.last_turn
    return s
