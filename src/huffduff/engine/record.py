"""A record: what was agreed before the game, and every answer.  The dice follow from the seed."""

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from huffduff.engine.chance import Chance, Seal, Seeded, Source
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.game import Game
from huffduff.engine.secrecy import Outcome
from huffduff.engine.steps import Position, answer, begin, resign

FORMAT = "huffduff-record-1"


class Entry(msgspec.Struct, frozen=True):
    """One answer, or a resignation (then the value is None)."""

    seat: str
    value: Any | None


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A game on paper.  `rolls` are the outcomes as they were shown, for comparison with the dice of the seed."""

    game: str
    version: int
    scenario: str
    options: dict[str, str]
    data: str
    commitment: str
    contributions: dict[str, str]
    seed: str
    entries: list[Entry]
    rolls: list[Any]
    outcome: Outcome | None
    format: str = FORMAT


class Watched:
    """A source that remembers what it gave, in order."""

    __slots__ = ("_source", "rolls")

    def __init__(self, source: Source) -> None:
        self._source = source
        self.rolls: list[Any] = []

    def draw(self, number: int, chance: Chance) -> int:
        index = self._source.draw(number, chance)
        del self.rolls[number:]
        self.rolls.append(chance.outcomes[index])
        return index


def read(raw: bytes) -> Record:
    """A record out of a file."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Diverged(f"not a record: {error}") from error
    if record.format != FORMAT:
        raise Diverged(f"a record of the format {record.format!r} cannot be read")
    return record


def write(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def source_of(record: Record) -> Seeded:
    """The dice of the game, once its seed is known and is the one that was promised."""
    try:
        seal = Seal(bytes.fromhex(record.seed))
    except ValueError as error:
        raise Diverged("the seed is not a hexadecimal number") from error
    if seal.commitment != record.commitment:
        raise Diverged("the seed is not the one that was committed to")
    return seal.source(record.contributions)


def replay(record: Record, game: Game, data: Any, source: Source | None = None) -> Iterator[Position]:
    """Every position of the recorded game, from the first decision to the last known one."""
    if (record.game, record.version) != (game.name, game.version):
        raise Diverged(f"the record is of {record.game} {record.version}, the rules are {game.name} {game.version}")
    if record.data != data.digest:
        raise Diverged("the record was played with other data")
    source = source or source_of(record)
    position: Position | None = None
    for number, entry in enumerate([None, *record.entries]):
        try:
            if position is None or entry is None:
                position = begin(game, data, record.scenario, record.options, source)
            elif entry.value is None:
                position = resign(position, entry.seat)
            else:
                position = answer(position, entry.seat, entry.value, source)
        except Refused as refusal:
            raise Diverged(f"answer {number} of the record is refused: {refusal}") from refusal
        yield position


def verify(record: Record, game: Game, data: Any) -> int:
    """Roll every die of a record again; the number of dice that agree, or `Diverged` at the first that does not."""
    watched = Watched(source_of(record))
    (last,) = deque(replay(record, game, data, watched), maxlen=1)
    rolled, told = (msgspec.json.decode(msgspec.json.encode(rolls)) for rolls in (watched.rolls, record.rolls))
    for number, (mine, theirs) in enumerate(zip(rolled, told, strict=False)):
        if mine != theirs:
            raise Diverged(f"random number {number} was shown as {theirs}, the seed gives {mine}")
    if len(rolled) != len(told):
        raise Diverged(f"{len(told)} random numbers were shown, the record needs {len(rolled)}")
    if last.outcome != record.outcome:
        raise Diverged(f"the record ends with {record.outcome}, the replay with {last.outcome}")
    return len(rolled)
