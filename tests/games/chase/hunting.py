"""A convoy route for the tests of the chase: hunters, escorts with their convoys, and battles that one side wins."""

from typing import Any

import msgspec

from huffduff.engine.chance import Chance
from huffduff.engine.questions import Ask, do
from huffduff.games.chase.battle.gunnery import Fire, FireHints
from huffduff.games.chase.battle.moves import BattleMove
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OFF_MAP
from huffduff.games.chase.operations.chance import hunt
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, hints_of, put, setting

CENTRE, BESIDE, SOUTH = "L10", "K10", "X18"
NOON, NIGHT = 8, 6
ESCORTS = ("rodney", "cairo", "exeter", "ramillies", "dd-1", "revenge", "dd-2", "nelson", "london")


class Fate:
    """Luck in a battle that one side wins: its guns do nothing but hit, the other's nothing at all."""

    def __init__(self, winner: str, chit: int = 3) -> None:
        self.winner = winner
        self.chit = chit

    def draw(self, number: int, chance: Chance) -> int:
        del number
        if chance.reason == "chase-roll-gun":
            return chance.index((10,) if FACTS.ships[chance.params["ship"]].side == self.winner else (9,))
        known = {"chase-deal-convoy": self.chit, "chase-deal-evasion": 1, "chase-roll-abort": (10,)}
        return chance.index(known.get(chance.reason, (9,)))


def hunting(*ships: str, place: str = CENTRE, turn: int = NOON, weather: int = 3, **options: Any) -> State:
    """German ships on a convoy route, together if there are several, and all escorts with their convoys."""
    s = setting(turn, weather, **options)
    band(s, "KG1" if len(ships) > 1 else "", place, *ships)
    for name in ESCORTS:
        put(s, name, "", status=OFF_MAP)
    return s


def hunt_by(s: State, unit: str, *script: Any, then: Fate | None = None) -> Table:
    """The German's question, his answer and his dice."""
    table = Table(s, do(hunt), script=script, then=then)
    assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-end-german")
    return table.answer(unit)


def decide(table: Table, value: Any, relief: str = "none") -> Table:
    """Both sides' last answers of the turn."""
    return table.answer(value, seat=GERMAN).answer(relief, seat=ALLIED)


ASKED: list[Ask] = []  # in the battle that was fought last


def fight_on(table: Table, target: str = "", last_round: int = 99) -> Table:
    """Everybody fires at a target, or the first enemy, and holds his course; in the last round the German runs."""
    ASKED.clear()
    while not table.position.over:
        ask, battle = table.ask, table.p.battle
        assert battle is not None
        ASKED.append(ask)
        flees = ask.seat == GERMAN and battle.round >= last_round
        if ask.key == "chase-ask-fire":
            shots = hints_of(ask, FireHints).shots
            table.answer(tuple(Fire(ship, aim(list(shots[ship]), target)) for ship in shots if shots[ship]))
        elif ask.key == "chase-ask-battle-move":
            position = "breaking-off" if flees else battle.fighters[ask.params["ship"]].position
            table.answer(BattleMove(position, 0))
        elif ask.key in ("chase-ask-torpedoes", "chase-ask-reinforce"):
            table.answer(())
        else:
            table.answer({"chase-ask-abort": "try" if flees else "stay", "chase-ask-concede": "no"}[ask.key])
    return table


def aim(targets: list[str], wanted: str) -> str:
    return wanted if wanted in targets else targets[0]


def german_ask(table: Table) -> tuple[str, list[Any]]:
    ask = next(ask for ask in table.asks if ask.seat == GERMAN)
    return ask.key, list(ask.choice)  # type: ignore[call-overload]


def traffic(table: Table) -> bytes:
    """Every byte that the Allied player gets out of a position, and all that he has heard."""
    position = table.position
    ask = position.ask(ALLIED)
    heard = [event for event in table.events if event.reaches(ALLIED)]
    return msgspec.json.encode([position.view(ALLIED).wire(), ask and ask.wire(), position.deciding, heard])
