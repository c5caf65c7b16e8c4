"""Short ways to a shot: captains without points, one salvo with its dice and cards, the number it needs."""

from typing import Any

from huffduff.engine.questions import do
from huffduff.games.strait.effects import apply_damage
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.numbers import total
from huffduff.games.strait.shooting import Fire, shooting_number, shooting_phase
from huffduff.games.strait.state import GERMAN, State
from tests.games.strait.table import BISMARCK, FACTS, HOOD, Table, setting


def penniless(state: State) -> State:
    """Every officer has spent all his points, so nobody is asked for any."""
    for ship in state.public.ships.values():
        for officer in filter(None, (ship.captain, ship.admiral)):
            state.public.spent[officer] = FACTS.captains[officer].points
    return state


def quiet(*args: Any, **places: Any) -> State:
    """A setting in which no points are left."""
    return penniless(setting(*args, **places))


def number(state: State, firer: ShipId, target: ShipId, points: int = 0) -> int:
    """What this ship must roll to hit that one."""
    return total(shooting_number(state.public, FACTS, firer, target, points))


def parts(state: State, firer: ShipId, target: ShipId, points: int = 0) -> dict[str, int]:
    """The same number in its parts, without the prefix of their names."""
    return {
        key.removeprefix("strait-mod-"): value
        for key, value in shooting_number(state.public, FACTS, firer, target, points)
    }


def volley(state: State, firer: ShipId, target: ShipId, *script: Any, side: str = GERMAN) -> Table:
    """One ship of a side has fired; what comes after it is still open."""
    return Table(state, do(shooting_phase, side), script=script).answer(Fire(firer, target))


def struck(state: State, *script: Any, firer: ShipId = BISMARCK, target: ShipId = HOOD) -> Table:
    """One shot of this ship at that one, dice and cards as written, with all its damage applied at once."""
    side = state.public.ships[firer].side
    state.public.acted = tuple(ship for ship in state.public.ships if ship != firer)
    table = Table(state, do(shooting_phase, side), do(apply_damage), script=script)
    return table.answer(Fire(firer, target))
