"""A match: what the log makes of it is the same every time, for every viewer."""

from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Chance, Seal, Seeded
from huffduff.engine.digest import agrees
from huffduff.engine.errors import Diverged, Refused
from huffduff.engine.match import Agreement, Entry, Match, Viewer, rebuilt, replayed
from huffduff.engine.record import of, verify
from tests.engine.tiny import GAME, NORTH, SOUTH, load_data

FACTS = load_data(None)
encode = msgspec.json.encode
NUMBERS = {NORTH: "00000001", SOUTH: "00000002"}


def agreed(seed: int = 1) -> Agreement:
    return Agreement(GAME, GAME.version, FACTS, "raid", GAME.chosen({}), Seal(seed.to_bytes(32, "big")), NUMBERS)


def play(match: Match, *entries: Entry) -> None:
    for entry in entries:
        match.enter(entry)


def shown(match: Match) -> list[bytes]:
    """Everything that every viewer sees and has been told."""
    return [encode([told.seq, *sees(match, viewer)]) for viewer, told in match.told.items()]


def sees(match: Match, viewer: Viewer) -> list[Any]:
    position = match.shown(viewer)
    ask = position.ask(viewer)
    sealed = position.sealed.get(viewer) if viewer else None
    view = position.shown(viewer)
    return [view, ask and ask.wire(), sealed, match.undo_refusal(viewer), match.told[viewer].lines, position.outcome]


def random_entries(number: int) -> list[Entry]:
    """A whole game in which seats change their minds a lot."""
    rng = Random(number)
    match, entries = Match(agreed(number)), []
    while not match.settled.over:
        seat = rng.choice(GAME.seats)
        ask = match.position.ask(seat)
        if match.undo_refusal(seat) is None and rng.random() < 0.4:
            entry = Entry(seat, kind="undo")
        elif ask is not None:
            entry = Entry(seat, ask.choice.sample(rng))
        else:
            continue
        play(match, entry)
        entries.append(entry)
    return entries


@pytest.mark.parametrize("number", range(8))
def test_a_match_rebuilt_at_any_moment_tells_everybody_the_same(number: int) -> None:
    entries = random_entries(number)
    match = Match(agreed(number))
    for done, entry in enumerate(entries):
        assert shown(rebuilt(agreed(number), entries[:done])) == shown(match)
        play(match, entry)
    assert match.settled.over


@pytest.mark.parametrize("number", range(8))
def test_the_record_of_a_match_leaves_out_what_was_taken_back(number: int) -> None:
    entries = random_entries(number)
    record = of(rebuilt(agreed(number), entries))
    undone = sum(entry.kind == "undo" for entry in entries)
    assert len(record.entries) == len(entries) - 2 * undone
    assert verify(record, GAME, FACTS) == len(record.rolls)


def test_random_matches_do_take_answers_back() -> None:
    assert sum(entry.kind == "undo" for number in range(8) for entry in random_entries(number)) > 8


def test_frame_numbers_grow_only_for_those_who_see_something() -> None:
    match = Match(agreed())
    play(match, Entry(NORTH, 1))
    assert {viewer: told.seq for viewer, told in match.told.items()} == {NORTH: 2, SOUTH: 1, None: 1}
    play(match, Entry(NORTH, kind="undo"), Entry(NORTH, 2))
    assert {viewer: told.seq for viewer, told in match.told.items()} == {NORTH: 4, SOUTH: 1, None: 1}
    play(match, Entry(SOUTH, 3))
    assert {viewer: told.seq for viewer, told in match.told.items()} == {NORTH: 5, SOUTH: 2, None: 2}


def test_several_answers_in_pencil_are_taken_back_one_by_one() -> None:
    match = Match(agreed())
    play(match, Entry(NORTH, 1), Entry(SOUTH, 2), Entry(SOUTH, "none"))
    assert match.position.asks[0].key == "tiny-ask-note"
    before = encode([sees(match, viewer) for viewer in match.told])
    play(match, Entry(SOUTH, "near"))
    assert match.shown(NORTH).asks[0].key == "tiny-ask-target"
    play(match, Entry(SOUTH, kind="undo"))
    assert encode([sees(match, viewer) for viewer in match.told]) == before
    play(match, Entry(SOUTH, kind="undo"))
    assert match.position is match.settled
    with pytest.raises(Refused, match="engine-undo-others"):
        match.after(Entry(SOUTH, kind="undo"))
    assert match.standing == [Entry(NORTH, 1), Entry(SOUTH, 2)]


def test_resigning_shows_everybody_what_was_written_in_pencil() -> None:
    match = Match(agreed())
    play(match, Entry(NORTH, 1), Entry(SOUTH, 2), Entry(SOUTH, "none"))
    play(match, Entry(NORTH, kind="resign"))
    assert match.settled.outcome is not None
    assert match.settled.outcome.winner == SOUTH
    for viewer in match.told:
        assert [line.key for line in match.told[viewer].lines][-2:] == ["tiny-target", "engine-resigned"]
    assert verify(of(match), GAME, FACTS) == 2


def test_looking_ahead_changes_nothing() -> None:
    match = Match(agreed())
    before = shown(match)
    match.after(Entry(NORTH, 1))
    match.after(Entry(NORTH, kind="resign"))
    with pytest.raises(Refused):
        match.after(Entry(NORTH, 4))
    assert shown(match) == before
    assert (match.length, match.standing) == (0, [])


def test_a_log_that_does_not_fit_diverges() -> None:
    with pytest.raises(Diverged, match="entry 2 of the log"):
        rebuilt(agreed(), [Entry(NORTH, 1), Entry(NORTH, 1)])


def test_a_match_that_was_agreed_wrongly_diverges() -> None:
    with pytest.raises(Diverged, match="what was agreed is refused"):
        rebuilt(agreed()._replace(scenario="regatta"), [])


def test_a_refused_entry_leaves_the_log_as_it_was() -> None:
    match = Match(agreed())
    with pytest.raises(Refused):
        match.enter(Entry(NORTH, 4))
    assert (match.length, match.standing) == (0, [])


def digests(seed: int, entries: list[Entry]) -> list[str]:
    """What a server keeps beside the entries of a log."""
    match, kept = Match(agreed(seed)), []
    for entry in entries:
        position = match.after(entry)
        kept.append(match.digest(position))
        match.install(entry, position)
    return kept


@pytest.mark.parametrize("number", range(8))
def test_a_log_leads_to_the_positions_that_were_kept(number: int) -> None:
    entries = random_entries(number)
    kept = digests(number, entries)
    assert len(list(replayed(agreed(number), entries, kept))) == len(entries) + 1


def test_an_altered_die_is_noticed_at_the_entry_that_rolled_it() -> None:
    """Every number in turn comes out otherwise: no log is taken for the log of another game."""
    entries = random_entries(2)
    kept = digests(2, entries)
    for altered in range(rebuilt(agreed(2), entries).settled.draws):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Seeded, "draw", loaded(altered))
            with pytest.raises(Diverged) as diverged:
                list(replayed(agreed(2), entries, kept))
        assert diverged.value.entry


def loaded(altered: int) -> Any:
    fair = Seeded.draw

    def draw(dice: Seeded, number: int, chance: Chance) -> int:
        return (fair(dice, number, chance) + (number == altered)) % len(chance.outcomes)

    return draw


def test_digests_of_other_versions_and_layouts_are_compared_as_far_as_they_can_be() -> None:
    assert agrees("", "2.aaaaaa.1.1")
    assert agrees("1.aaaaaa.1.1", "2.aaaaaa.1.2")
    assert not agrees("1.aaaaaa.1.1", "2.bbbbbb.2.2")
    assert agrees("2.aaaaaa.1.1", "2.bbbbbb.1.2")
    assert not agrees("2.aaaaaa.1.1", "2.bbbbbb.2.1")
    assert not agrees("2.aaaaaa.1.1", "2.aaaaaa.1.2")
