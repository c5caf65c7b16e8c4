"""A record holds a whole game, and whoever changes a word of it is found out."""

from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seal
from huffduff.engine.errors import Diverged
from huffduff.engine.game import Option
from huffduff.engine.match import Agreement, Entry, Watched, rebuilt
from huffduff.engine.record import Record, agreed, of, read, replay, verify, write
from huffduff.engine.steps import Position, answer, begin, resign
from tests.engine.table import FACTS
from tests.engine.tiny import GAME, SEATS, Boats, load_data, make_game

SEED = bytes(range(32))
NUMBERS = {"north": "4", "south": "17"}


def written(resigns: bool = False) -> tuple[Record, list[Position]]:
    """A game in which everybody takes the first or the last answer in turn."""
    seal = Seal(SEED)
    watched = Watched(seal.source(NUMBERS))
    positions = [begin(GAME, FACTS, "raid", {"length": "normal"}, watched)]
    entries: list[Entry] = []
    while not positions[-1].over:
        position = positions[-1]
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        if resigns and len(entries) == 6:
            entries.append(Entry(ask.seat, kind="resign"))
            positions.append(resign(position, ask.seat))
        else:
            options = ask.choice.wire()["options"]
            entries.append(Entry(ask.seat, options[-(len(entries) % 2)]))
            positions.append(answer(position, ask.seat, entries[-1].value, watched))
    record = Record(
        "tiny",
        1,
        "raid",
        {"length": "normal"},
        FACTS.digest,
        seal.commitment,
        NUMBERS,
        SEED.hex(),
        entries,
        watched.rolls,
        positions[-1].outcome,
    )
    return record, positions


def changed(record: Record, **fields: Any) -> Record:
    return read(write(msgspec.structs.replace(record, **fields)))


def test_a_record_survives_a_file() -> None:
    record, _ = written()
    assert msgspec.json.encode(read(write(record))) == msgspec.json.encode(record)
    assert write(read(write(record))) == write(record)


def test_a_record_replays_to_the_same_positions() -> None:
    record, positions = written()
    again = list(replay(read(write(record)), GAME, FACTS))
    assert [position.dump() for position in again] == [position.dump() for position in positions]
    assert [position.events for position in again] == [position.events for position in positions]


def test_every_die_is_rolled_again() -> None:
    record, positions = written()
    assert verify(read(write(record)), GAME, FACTS) == positions[-1].draws == len(record.rolls) > 4


def test_a_resignation_is_part_of_a_record() -> None:
    record, positions = written(resigns=True)
    assert record.entries[-1].kind == "resign"
    assert verify(read(write(record)), GAME, FACTS) == positions[-1].draws
    assert record.outcome is not None
    assert record.outcome.key == "engine-resigned"


def test_a_game_still_being_played_can_be_replayed() -> None:
    record, positions = written()
    half = changed(record, entries=record.entries[:5], rolls=record.rolls[: positions[5].draws], outcome=None)
    assert verify(half, GAME, FACTS) == positions[5].draws


def diverges(record: Record, match: str, **where: Any) -> None:
    with pytest.raises(Diverged, match=match):
        verify(record, where.get("game", GAME), where.get("data", FACTS))


def test_another_seed_is_not_the_one_that_was_promised() -> None:
    record, _ = written()
    diverges(changed(record, seed=bytes(32).hex()), "not the one that was committed to")
    diverges(changed(record, seed="no number"), "hexadecimal")


def test_a_seed_exchanged_together_with_its_promise_gives_other_dice() -> None:
    record, _ = written()
    other = Seal(bytes(32))
    diverges(changed(record, seed=other.seed.hex(), commitment=other.commitment), "random number|refused")


def test_a_changed_contribution_gives_other_dice() -> None:
    record, _ = written()
    diverges(changed(record, contributions={**NUMBERS, "north": "5"}), "random number|refused")


@pytest.mark.parametrize("numbers", [{**NUMBERS, "umpire": "5"}, {"north": "4"}, {"north": "4", "west": "17"}])
def test_only_the_numbers_of_the_seats_go_into_the_dice(numbers: dict[str, str]) -> None:
    """Whoever may add one more, last of all, chooses the dice."""
    agreement = Agreement(GAME, 1, FACTS, "raid", {"length": "normal"}, Seal(SEED), numbers)
    record = of(rebuilt(agreement, [Entry("north", kind="resign")]))
    diverges(record, "not those of the seats")
    assert verify(of(rebuilt(agreement._replace(contributions=NUMBERS), record.entries)), GAME, FACTS) > 0


def test_a_changed_roll_is_found() -> None:
    record, _ = written()
    number = next(number for number, roll in enumerate(record.rolls) if isinstance(roll, tuple))
    rolls = [*record.rolls[:number], (6, 6) if record.rolls[number] != (6, 6) else (1, 1), *record.rolls[number + 1 :]]
    diverges(changed(record, rolls=rolls), f"random number {number} was shown as")
    diverges(changed(record, rolls=record.rolls[:-1]), "random numbers were shown")
    diverges(changed(record, rolls=[*record.rolls, (1, 1)]), "random numbers were shown")


def test_a_changed_answer_is_found() -> None:
    record, _ = written()
    for value, match in (
        (9, "entry 1 of the log is refused"),
        (1.5, "engine-not-an-answer"),
        ({}, "not-an-answer"),
    ):
        diverges(changed(record, entries=[Entry("north", value), *record.entries[1:]]), match)
    diverges(changed(record, entries=[Entry("nobody", kind="resign"), *record.entries]), "not-your-decision")
    diverges(changed(record, entries=[*record.entries, Entry("north", 1)]), "engine-game-over")
    diverges(changed(record, entries=record.entries[:-1]), "random numbers|the record ends with")


def test_a_changed_outcome_is_found() -> None:
    record, _ = written()
    diverges(changed(record, outcome=None), "the record ends with None")


def test_rules_data_and_scenario_must_be_those_of_the_record(tmp_path: Any) -> None:
    record, _ = written()
    diverges(changed(record, version=2), "the record is of tiny 2, the rules are tiny 1")
    diverges(changed(record, version=0), "the rules are tiny 1")
    diverges(changed(record, game="other"), "the record is of other 1")
    diverges(changed(record, scenario="regatta"), "engine-no-such-scenario")
    diverges(changed(record, options={"wind": "east"}), "engine-no-such-option")
    pack = tmp_path / "tiny" / "figures.toml"
    pack.parent.mkdir()
    pack.write_text('turns = 2\ncards = ["a", "b", "c"]\nprovenance = { source = "printed" }\nworth = { fort = 1 }\n')
    diverges(record, "other data", data=load_data(tmp_path))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"game": "\\ud800"}',
        b'{"entries": 1}',
    ],
)
def test_what_is_no_record_cannot_be_read(raw: bytes) -> None:
    with pytest.raises(Diverged, match="not a record"):
        read(raw)


def test_other_formats_and_unknown_fields_cannot_be_read() -> None:
    record, _ = written()
    with pytest.raises(Diverged, match="'huffduff-record-9' cannot be read"):
        read(write(msgspec.structs.replace(record, format="huffduff-record-9")))
    with pytest.raises(Diverged, match="unknown field `extra`"):
        read(write(record).replace(b"{", b'{"extra": 1,', 1))


def test_in_the_first_format_an_entry_without_a_value_is_a_resignation() -> None:
    record, _ = written(resigns=True)
    plain = msgspec.to_builtins(record)
    entries = [{"seat": entry["seat"], "value": entry["value"]} for entry in plain["entries"]]
    first = msgspec.json.encode({**plain, "entries": entries, "format": "huffduff-record-1"})
    assert write(read(first)) == write(record)


def test_a_record_may_hold_what_was_taken_back() -> None:
    record, _ = written()
    undone = [record.entries[0], Entry(record.entries[0].seat, kind="undo"), *record.entries]
    assert verify(changed(record, entries=undone), GAME, FACTS) == len(record.rolls)
    diverges(changed(record, entries=[*record.entries, Entry("north", kind="undo")]), "engine-undo-over")


def test_the_dice_of_a_record_are_those_of_its_seal() -> None:
    record, _ = written()
    chance = begin(GAME, FACTS, "raid", {}, agreed(record, GAME, FACTS).dice.source(NUMBERS)).events[0]
    assert chance.params["outcome"] == record.rolls[0]


def test_watched_dice_forget_what_was_taken_back() -> None:
    watched = Watched(Seal(SEED).source(NUMBERS))
    first = begin(GAME, FACTS, "raid", {}, watched)
    for _ in range(2):
        position = first
        for seat in SEATS:
            position = answer(position, seat, 1, watched)
        position = answer(position, "north", "fort", watched)
        position = answer(position, "north", {"boats": 1}, watched)
        assert len(watched.rolls) == position.draws == 3


def test_a_record_of_an_earlier_version_is_read_in_todays_words() -> None:
    record, _ = written()
    entries = [
        msgspec.structs.replace(entry, value=[entry.value.boats, "boats"]) if isinstance(entry.value, Boats) else entry
        for entry in record.entries
    ]
    assert entries != record.entries
    newer = make_game(version=2)
    old = read(write(changed(record, entries=entries)))
    assert verify(old, newer, FACTS) == len(record.rolls)
    *_, last = replay(old, newer, FACTS)
    assert last.outcome == record.outcome
    diverges(changed(record, entries=[*entries[:2], Entry(entries[2].seat, 7), *entries[3:]]), "refused", game=newer)


def test_data_that_played_alike_is_as_good_as_todays() -> None:
    record, _ = written()
    older = changed(record, data="of another day")
    diverges(older, "other data")
    assert verify(older, make_game(former_data=("of another day",)), FACTS) == len(record.rolls)


def test_what_was_no_choice_under_earlier_rules_stays_as_it_was() -> None:
    wind = Option("wind", ("fresh", "calm"), "TY-1", former="calm")
    newer = make_game(version=2, options=(*GAME.options, wind))
    assert newer.agreed(1, {"length": "short"}) == {"wind": "calm", "length": "short"}
    assert newer.agreed(1, {"wind": "fresh"}) == {"wind": "fresh"}
    assert newer.agreed(2, {}) == {}


def test_an_older_match_is_put_on_paper_with_the_options_it_goes_on_with() -> None:
    wind = Option("wind", ("fresh", "calm"), "TY-1", former="calm")
    newer = make_game(version=2, options=(*GAME.options, wind))
    record, _ = written()
    paper = of(rebuilt(agreed(record, newer, FACTS), record.entries))
    assert (paper.version, paper.options["wind"]) == (2, "calm")
    assert verify(paper, newer, FACTS) == len(paper.rolls)
