"""A battle board for the tests: ships on the zones and in the positions a test wants, and the questions of a round."""

from typing import Any

import msgspec

from huffduff.games.chase.battle.combat import DONE
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.battle.moves import BattleMove
from huffduff.games.chase.facts.terms import FLEET, GERMAN, Heading
from huffduff.games.chase.state import Battle, Fighter, State
from tests.games.chase.table import FACTS, Table, put, setting

HERE = "P10"

Place = tuple[str, int, str]  # a ship, her zone and her position

HOLD: dict[str, object] = {
    "chase-ask-torpedoes": (),
    "chase-ask-fire": (),
    "chase-ask-abort": "stay",
    "chase-ask-reinforce": (),
    "chase-ask-concede": "no",
    "chase-ask-pushed": "leave",
    "chase-ask-combat": DONE,
}


def clash(
    *places: Place,
    attacker: str = GERMAN,
    visibility: int = 3,
    number: int = 1,
    changes: dict[str, dict[str, Any]] | None = None,
    **options: str,
) -> State:
    """A battle that is going on, in its first round unless told otherwise; `changes` are for ships and their cards."""
    s = setting(8, 3, visibility, **options)
    fighters = {}
    for name, zone, position in places:
        put(s, name, HERE, **(changes or {}).get(name, {}))
        show_card(s, name)
        fighters[name] = Fighter(name, FACTS.ships[name].side, zone, msgspec.convert(position, Heading))
    s.public.battle = Battle(HERE, attacker, FLEET, number, fighters)
    return s


def fighter(s: State, name: str) -> Fighter:
    """A ship as she stands on the board."""
    assert s.public.battle is not None
    return s.public.battle.fighters[name]


def stay(table: Table) -> object:
    """The answer that changes least: hold fire, keep position and place."""
    ask = table.ask
    if ask.key == "chase-ask-battle-move":
        return BattleMove(fighter(table.state, ask.params["ship"]).position, 0)
    return HOLD[ask.key]


def idle(table: Table, *until: str) -> Table:
    """Let everybody do nothing, up to one of these questions or to the end."""
    while table.asks and table.ask.key not in until:
        table.answer(stay(table))
    return table
