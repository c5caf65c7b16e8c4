"""A record: a match on paper, what was agreed before it and every answer.  Its dice follow from the seed."""

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Diverged
from huffduff.engine.game import Game
from huffduff.engine.match import Agreement, Entry, Match, replayed
from huffduff.engine.secrecy import Outcome
from huffduff.engine.steps import Position

FORMAT = "huffduff-record-2"
FIRST_FORMAT = "huffduff-record-1"  # an entry without a value was a resignation


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


def of(match: Match) -> Record:
    """A match on paper, with its seed: for the time after the end; an older one in the words of today's rules."""
    game, version, data, scenario, options, dice, contributions = match.agreement
    return Record(
        game=game.name,
        version=game.version,
        scenario=scenario,
        options=game.agreed(version, options),
        data=data.digest,
        commitment=dice.commitment,
        contributions=dict(contributions),
        seed=dice.seed.hex(),
        entries=list(match.standing),
        rolls=match.rolls,
        outcome=match.settled.outcome,
    )


def read(raw: bytes) -> Record:
    """A record out of a file."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Diverged(f"not a record: {error}") from error
    if record.format == FIRST_FORMAT:
        entries = [Entry(entry.seat, kind="resign") if entry.value is None else entry for entry in record.entries]
        return msgspec.structs.replace(record, entries=entries, format=FORMAT)
    if record.format != FORMAT:
        raise Diverged(f"a record of the format {record.format!r} cannot be read")
    return record


def write(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def agreed(record: Record, game: Game, data: Any) -> Agreement:
    """What was agreed, once the seed is known and is the one that was promised."""
    unfit = "rules" if record.game != game.name else game.unfit(record.version, record.data, data)
    if unfit == "rules":
        raise Diverged(f"the record is of {record.game} {record.version}, the rules are {game.name} {game.version}")
    if unfit == "data":
        raise Diverged("the record was played with other data")
    if record.contributions.keys() != set(game.seats):  # a number of nobody could be chosen last, to suit the dice
        raise Diverged("the numbers in the dice are not those of the seats")
    try:
        dice = Seal(bytes.fromhex(record.seed))
    except ValueError as error:
        raise Diverged("the seed is not a hexadecimal number") from error
    if dice.commitment != record.commitment:
        raise Diverged("the seed is not the one that was committed to")
    return Agreement(game, record.version, data, record.scenario, record.options, dice, record.contributions)


def replay(record: Record, game: Game, data: Any) -> Iterator[Position]:
    """Every position of the recorded game, from the first decision to the last known one."""
    for moment in replayed(agreed(record, game, data), record.entries):
        yield moment.match.position


def verify(record: Record, game: Game, data: Any) -> int:
    """Roll every die of a record again; the number of dice that agree, or `Diverged` at the first that does not."""
    deque(digests(record, game, data), maxlen=0)
    return len(record.rolls)


def digests(record: Record, game: Game, data: Any) -> Iterator[str]:
    """The digest of the position that each entry of a record leads to; `Diverged` if a die falls otherwise now."""
    for match, entry, _ in replayed(agreed(record, game, data), record.entries):
        if entry is not None:
            yield match.digest(match.position)
    rolled, told = (msgspec.json.decode(msgspec.json.encode(rolls)) for rolls in (match.rolls, record.rolls))
    for number, (mine, theirs) in enumerate(zip(rolled, told, strict=False)):
        if mine != theirs:
            raise Diverged(f"random number {number} was shown as {theirs}, the seed gives {mine}")
    if len(rolled) != len(told):
        raise Diverged(f"{len(told)} random numbers were shown, the record needs {len(rolled)}")
    if match.settled.outcome != record.outcome:
        raise Diverged(f"the record ends with {record.outcome}, the replay with {match.settled.outcome}")
