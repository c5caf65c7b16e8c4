"""Some thirty situations: what the odds say, and what the rules do when the dice are rolled again and again."""

from collections.abc import Mapping
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.choices import OneOf
from huffduff.engine.game import Game
from huffduff.engine.hot import play
from huffduff.engine.questions import Ask, Do, do
from huffduff.engine.secrecy import View
from huffduff.engine.steps import begin
from huffduff.games.vas.facts.words import ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim, attack_at, most_dice
from huffduff.games.vas.gunnery.damage import deal_damage
from huffduff.games.vas.gunnery.firing import REROLL, fire_system
from huffduff.games.vas.odds.exact import Odds, odds
from huffduff.games.vas.state import Penalty, Shot, State
from tests.games.table import rest
from tests.games.vas.table import FACTS, GAME, put, setting

FIRER, TARGET = ShipId("blue-firer"), ShipId("red-target")
PLAYS = 300
UNSINKABLE = 100_000
NOTHING: Mapping[str, Any] = MappingProxyType({})
EVADING = {"order": "evade", "obeyed": True}
HANDS = {"order": "all-hands", "obeyed": True}
DAMAGED = {"weapons": 3, "penalties": (Penalty("weapons", 3, weapon=WeaponId("A")),)}


class Case(NamedTuple):
    """Who fires what at whom, how far off, and whether she shows her side."""

    firer: str
    weapons: str
    target: str
    distance: float
    side: bool
    firing: Mapping[str, Any] = NOTHING
    struck: Mapping[str, Any] = NOTHING
    year: int = 1944


CASES = [
    Case("bismarck", "A,B,X,Y", "warspite", 25, True),
    Case("bismarck", "A,B,X,Y", "warspite", 25, False, struck={"moved": 500}),
    Case("bismarck", "A,B,X,Y", "warspite", 25, True, struck=EVADING),
    Case("bismarck", "A,B,X,Y", "warspite", 25, True, firing=HANDS),
    Case("bismarck", "A,B,X,Y", "warspite", 9, True, struck={"hull": 40}),
    Case("bismarck", "A,B,X,Y", "warspite", 15, True, struck={"hull": 26, "engine": 3, "crew": 2}),
    Case("bismarck", "light-1", "northampton", 10, True),
    Case("bismarck", "light-1", "northampton", 10, False, struck=EVADING),
    Case("bismarck", "A,light-1", "northampton", 10, True, struck={"hull": 12}),
    Case("bismarck", "A,B,X,Y", "bismarck", 25, True, struck={"hull": 45}),
    Case("bismarck", "A,B,X,Y", "northampton", 12, True, firing={"vitals": ("magazine",)}),
    Case("bismarck", "A,B,X,Y", "northampton", 12, True, firing=DAMAGED),
    Case("yamato", "A,B,Y", "bismarck", 10, True),
    Case("yamato", "A,B,Y", "new-mexico", 25, True, struck={"hull": 30}),
    Case("yamato", "A,B,Y,AA,YY", "northampton", 20, True),
    Case("yamato", "light-1", "fletcher", 8, True),
    Case("yamato", "A,B,Y", "yamato", 20, False, struck={"weapons": 4}),
    Case("warspite", "A,B,X,Y", "bismarck", 28, True),
    Case("warspite", "A,B,X,Y", "fletcher", 10, True, struck={"moved": 700}),
    Case("northampton", "A,B,X", "northampton", 18, True),
    Case("northampton", "A,B,X", "fletcher", 18, True),
    Case("northampton", "A,B,X,light-1", "northampton", 8, True, struck={"hull": 9}),
    Case("northampton", "A,B,X", "fletcher", 10, True, struck={"hull": 3, "nimble": True, **EVADING}),
    Case("new-mexico", "A,B,X,Y", "yamato", 28, True),
    Case("fletcher", "torpedo-sides-1", "northampton", 4, True),
    Case("fletcher", "torpedo-sides-1", "northampton", 4, True, year=1943),
    Case("fletcher", "torpedo-sides-1", "bismarck", 4, True, struck=EVADING),
    Case("takao", "torpedo-port-1", "northampton", 15, True),
    Case("takao", "torpedo-port-1", "northampton", 22, True),
    Case("takao", "A,B,torpedo-port-1", "northampton", 9, True, struck={"hull": 20}),
    Case("takao", "torpedo-port-1,torpedo-port-2,A", "warspite", 7, True, struck={"hull": 30, "crew": 3}),
]


def situation(case: Case) -> tuple[State, Odds, tuple[Do, ...]]:
    """The table, the odds, and the agenda that fires what was named."""
    s = setting(case.year)
    ship = put(s, "blue", case.firer, 40, 20, name="Firer", **case.firing)
    target = put(s, "red", case.target, 40 - case.distance, 20, 0 if case.side else 90, name="Target", **case.struck)
    aimed = aim(s.public, ship, target)
    attacks, shots = [], []
    for name in case.weapons.split(","):
        weapon = FACTS.cards[ship.card].weapons[WeaponId(name)]
        dice = most_dice(ship, weapon, aimed)
        attacks.append(attack_at(FACTS, s.public, ship, weapon, aimed, dice))
        shots.append(Shot(weapon.id, TARGET, dice))
    s.public.shots = tuple(shots)
    agenda = (*(do(fire_system, FIRER, shot.weapon) for shot in shots), Do("rest"))
    return s, odds(FACTS, attacks, target), agenda


def every_miss_again(view: View, ask: Ask, rng: Random) -> object:  # noqa: ARG001
    return ask.choice.offered()[0]


def wait(s: State) -> Any:  # noqa: ARG001
    """A question before the first die, so that every play begins at the same position."""
    yield REROLL.ask("blue", OneOf((0,)), firer=FIRER, target=TARGET, misses=0)


def rolled(s: State, agenda: tuple[Do, ...], steps: dict[str, Any], seed: int) -> list[State]:
    """Many plays of the same attack."""
    game: Game[State] = Game(
        *(GAME.book, 1, GAME.seats, GAME.scenarios, (), State, GAME.load_data),
        lambda *_: (s.copy(), (Do("wait"), *agenda)),
        {},
    )

    game.steps = {**GAME.steps, "rest": rest, "wait": wait, **steps}
    position = begin(game, FACTS, GAME.scenarios[0], {}, Seeded(b"x"))
    players = dict.fromkeys(GAME.seats, every_miss_again)
    return [
        play(position, players, Seeded(seed.to_bytes(2, "big") + play_number.to_bytes(2, "big")), Random(1)).state
        for play_number in range(PLAYS)
    ]


def count_hits(s: State, firer: ShipId, weapon: WeaponId, target: ShipId, hits: int) -> Any:
    s.public.turn += hits
    return deal_damage(s, firer, weapon, target, hits)


def count_critical(s: State, name: ShipId, kind: str) -> None:  # noqa: ARG001
    s.public.change_ship(name, due=s.public.ships[name].due + 1)


def agree(values: list[int], chances: tuple[float, ...]) -> bool:
    """Whether the mean of many plays is within five deviations of the exact one."""
    mean = sum(value * chance for value, chance in enumerate(chances))
    spread = sqrt(sum((value - mean) ** 2 * chance for value, chance in enumerate(chances)) / len(values))
    return abs(sum(values) / len(values) - mean) <= 5 * spread + 1e-9


@pytest.mark.rule("VS-BASIC.10")
@pytest.mark.parametrize("number", range(len(CASES)))
def test_thirty_situations_come_out_as_the_odds_say(number: int) -> None:
    s, exact, agenda = situation(CASES[number])
    real = [state.public.ships[TARGET] for state in rolled(s, agenda, {}, number)]
    assert agree([int(ship.status == "sunk") for ship in real], (1 - exact.sink, exact.sink))
    down = [int(ship.crippled or ship.status == "sunk") for ship in real]
    assert agree(down, (1 - exact.cripple, exact.cripple))
    s.public.change_ship(TARGET, hull=UNSINKABLE)
    steps = {"deal_damage": count_hits, "critical_hit": count_critical, "cripple": lambda *_: None}
    counted = rolled(s, agenda, steps, 100 + number)
    ships = [state.public.ships[TARGET] for state in counted]
    assert agree([state.public.turn - 1 for state in counted], exact.hits)
    assert agree([UNSINKABLE - ship.hull for ship in ships], exact.damage)
    assert agree([ship.due for ship in ships], exact.criticals)


def test_there_are_thirty() -> None:
    assert len(CASES) >= 30
