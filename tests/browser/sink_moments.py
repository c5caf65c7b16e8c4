"""Moments of sink, one for every question and some more: found in games at random, or set up where they come up too
rarely."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from huffduff.engine.chance import Seal, Seeded
from huffduff.engine.questions import Ask, do
from huffduff.engine.steps import Position, answer, begin
from huffduff.games import game
from huffduff.games.sink.battle.convoys import destroy_escorted
from huffduff.games.sink.facts.words import BRITISH, GERMAN, ShipId
from huffduff.games.sink.forces.orders import Split
from huffduff.games.sink.forces.organisation import organise
from huffduff.games.sink.shadowing.attempts import shadow_phase
from tests.games.sink.table import Table, band, convoy, setting, shadow

GAMES = 60
DECISIONS = 700


class Moment(NamedTuple):
    """A written position that a match is to begin with, and who is asked."""

    seat: str
    position: dict[str, Any]


def rich(ask: Ask) -> bool:
    """Whether there is something to choose from."""
    hints: Any = ask.choice.hints()
    if ask.question.key in ("sink-ask-maintain", "sink-ask-shadow", "sink-ask-high-speed"):
        return any(unit.refusal is None for unit in hints.units)
    parts = {"sink-ask-strikes": "wings", "sink-ask-searches": "searches", "sink-ask-watch": "searches"}
    part = parts.get(ask.question.key)
    return part is None or bool(getattr(hints, part))


@cache
def found() -> dict[str, Moment]:
    """The first good moment of every question that comes up in games at random."""
    sink = game("sink")
    data, wanted = sink.load_data(None), set(sink.questions) - set(SET_UP)
    moments: dict[str, Moment] = {}
    for number in range(GAMES):
        source, rng = Seal(number.to_bytes(32, "big")).source({}), Random(number)
        position: Position = begin(sink, data, sink.scenarios[0], {}, source)
        for _ in range(DECISIONS):
            if position.over or not wanted:
                break
            ask = next(each for each in position.asks if each.seat not in position.sealed)
            if ask.question.key in wanted and not position.sealed and rich(ask):
                wanted.remove(ask.question.key)
                moments[ask.question.key] = Moment(ask.seat, position.dump())
            position = answer(position, ask.seat, ask.choice.sample(rng), source)
    assert not wanted
    return moments


def going_on(table: Table) -> dict[str, Any]:
    """The position of a test's table, after which the turns go on as always."""
    written = table.position.dump()
    written["agenda"] = [line for line in written["agenda"] if line[0] != "rest"] + [["game_turn", []]]
    return written


def divided() -> Moment:
    """A shadowed task force that fought has divided."""
    s = setting(turn=3)
    band(s, "G1", "2815", "bismarck", "prinz-eugen", fought=2)
    band(s, "B1", "2815", "norfolk")
    shadow(s, "G1", "B1")
    table = Table(s, do(organise), then=Seeded(b"sink")).sealed((Split((ShipId("prinz-eugen"),)),), ())
    return Moment(BRITISH, going_on(table))


def unescorted() -> Moment:
    """The escort of two convoys has been sunk."""
    s = setting(turn=3)
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    band(s, "B1", "3010", "norfolk")
    for name in ("HX-1", "SC-2"):
        convoy(s, name, "2815", spotted="raider", real=True)
    return Moment(GERMAN, going_on(Table(s, do(destroy_escorted, "2815", ("G1",)))))


def discovered() -> Moment:
    """A task force of several ships has found a raider."""
    s = setting(turn=4)
    band(s, "G1", "2815", "bismarck", "prinz-eugen", detected=True, found_by="B1")
    band(s, "B1", "2815", "king-george-v", "victorious", "kenya", "aurora")
    return Moment(BRITISH, going_on(Table(s, do(shadow_phase), then=Seeded(b"sink"))))


SET_UP: dict[str, Callable[[], Moment]] = {
    "a-raider-discovered": discovered,
    "sink-ask-keep-shadow": divided,
    "sink-ask-destroy-escorted": unescorted,
}


def moment(key: str) -> Moment:
    """A moment in which a question is put."""
    return SET_UP[key]() if key in SET_UP else found()[key]
