"""The store and its journal: durable, append-only, one sync for many, and no bad row takes others with it."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from huffduff.engine.match import Entry
from huffduff.engine.secrecy import Outcome
from huffduff.server.storage.journal import Journal
from huffduff.server.storage.layout import FIRST, SECOND, Unusable
from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.storage.store import (
    Begun,
    ChatRow,
    Ended,
    Logged,
    MatchRow,
    NumberGiven,
    Page,
    PlayerRow,
    RematchSet,
    Renamed,
    SeatRow,
    SeatTaken,
    Write,
)

ANNA, BERT = PlayerRow("anna", "hash-a", "Anna", 1), PlayerRow("bert", "hash-b", "Bert", 2)


def match(name: str, south: SeatRow | None = None, created: int = 10) -> MatchRow:
    seats = (SeatRow("north", "human", "anna", "Anna", "00"), south or SeatRow("south", "open"))
    return MatchRow(name, "tiny", 1, "raid", {"length": "normal"}, "digest", b"seed", "anna", created, seats)


ALL = Page(0, 10)
ENTRIES = [Entry("north", [number, "boats"]) for number in range(4)]


def entry(sequence: int, name: str = "m", at: int = 100) -> Logged:
    return Logged(name, sequence, ENTRIES[sequence % 4], ("north", "south"), at)


def logged(store: SqliteStore) -> list[Entry]:
    return [line.entry for line in store.log("m")]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "a" / "file.sqlite3")
    opened.commit([ANNA, BERT, match("m")])
    yield opened
    opened.close()


def test_what_was_committed_is_read_back(store: SqliteStore) -> None:
    assert store.player("hash-a") == ANNA
    assert store.player("hash-x") is None
    assert store.match("m") == match("m")
    assert store.match("x") is None
    store.commit([entry(0), entry(1)])
    assert logged(store) == ENTRIES[:2]
    assert [line.sequence for line in store.log("m", 1)] == [1]
    lines = [ChatRow("m", number, None, "Bert", f"line {number}", 5) for number in range(4)]
    store.commit(lines)
    assert store.chat("m", 2) == lines[2:]


def test_another_process_sees_it_too(store: SqliteStore, tmp_path: Path) -> None:
    store.commit([entry(0)])
    other = SqliteStore(tmp_path / "a" / "file.sqlite3")
    assert logged(other) == ENTRIES[:1]
    other.close()


def test_a_log_is_unique_by_match_and_sequence(store: SqliteStore) -> None:
    store.commit([entry(0)])
    with pytest.raises(sqlite3.IntegrityError):
        store.commit([entry(1), entry(0)])
    with pytest.raises(sqlite3.IntegrityError):
        store.commit([entry(1), entry(0), Renamed("anna", "Zoe")])
    assert logged(store) == ENTRIES[:1]
    assert store.player("hash-a") == ANNA


@pytest.mark.parametrize("change", ["UPDATE entries SET value = '2'", "DELETE FROM entries"])
def test_a_log_is_never_changed(store: SqliteStore, tmp_path: Path, change: str) -> None:
    store.commit([entry(0)])
    connection = sqlite3.connect(tmp_path / "a" / "file.sqlite3")
    with pytest.raises(sqlite3.IntegrityError, match="a log is never"):
        connection.execute(change)
    connection.close()


def test_every_commit_is_synced(store: SqliteStore) -> None:
    writer = store._writer
    assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
    assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_seat_is_taken_once(store: SqliteStore) -> None:
    store.commit([SeatTaken("m", "south", "bert", 15), NumberGiven("m", "south", "11"), Begun("m", ("north",), 20)])
    row = store.match("m")
    assert row is not None
    assert row.seats[1] == SeatRow("south", "human", "bert", "Bert", "11")
    with pytest.raises(sqlite3.IntegrityError):
        store.commit([SeatTaken("m", "south", "anna", 16)])
    with pytest.raises(sqlite3.IntegrityError):
        store.commit([NumberGiven("m", "south", "22")])


def test_secret_links_are_found_by_their_hash(store: SqliteStore) -> None:
    store.commit([match("f", SeatRow("south", "friend", token_hash="secret"))])
    assert store.invitation("secret") == ("f", "south")
    assert store.invitation("other") is None


def test_matches_are_listed_newest_first_with_who_decides(store: SqliteStore) -> None:
    taken = SeatRow("south", "human", "bert", "Bert", "11")
    store.commit([match("n", taken, 20), match("o", taken, 30), Begun("n", ("north",), 40)])
    store.commit([entry(0, "o", 35)])
    assert [line.row.id for line in store.unfinished("bert", ALL)] == ["n", "o"]
    assert [(line.deciding, line.updated) for line in store.unfinished("bert", ALL)] == [
        (("north",), 40),
        (("north", "south"), 35),
    ]
    assert [line.row.id for line in store.unfinished("anna", Page(0, 2))] == ["n", "o"]
    assert [line.row.id for line in store.unfinished("anna", Page(2, 2))] == ["m"]
    assert [line.row.id for line in store.open(ALL)] == ["m"]
    outcome = Outcome("north", "won", "TY-5")
    store.commit([Ended("n", outcome), RematchSet("n", "o")])
    (finished,) = store.finished("bert", ALL)
    assert (finished.row.outcome, finished.row.rematch) == (outcome, "o")
    assert [line.row.id for line in store.unfinished("bert", ALL)] == ["o"]


def test_long_lists_come_from_an_index(store: SqliteStore) -> None:
    """No list goes through all matches or all open seats, and only what is shown is ever sorted."""
    asked: list[str] = []
    store._reader.set_trace_callback(asked.append)
    store.unfinished("anna", ALL)
    store.finished("anna", ALL)
    mine = len(asked)
    store.open(ALL)
    store.listed("m")
    store.log("m")
    store.chat("m", 10)
    store._reader.set_trace_callback(None)
    plans = [[line[3] for line in store._reader.execute(f"EXPLAIN QUERY PLAN {sql}")] for sql in asked]
    tables = {name for (name,) in store._reader.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    scanned = {line.split()[1] for plan in plans for line in plan if line.startswith("SCAN")}
    assert not scanned & tables
    (offers,) = (plan for sql, plan in zip(asked, plans, strict=True) if "FROM seats WHERE kind" in sql)
    assert "SEARCH seats USING COVERING INDEX seats_open (kind=?)" in offers
    lists = [plan for sql, plan in zip(asked[:mine], plans[:mine], strict=True) if "FROM lists" in sql]
    assert len(lists) == 2
    for plan in lists:
        assert any("COVERING INDEX lists_by_time (player=? AND finished=?)" in line for line in plan), plan
        assert "USE TEMP B-TREE FOR ORDER BY" not in plan


def test_a_page_of_open_matches_is_the_newest_of_all(store: SqliteStore) -> None:
    store.commit([match(f"m{number}", created=number) for number in range(20, 30)])
    assert [line.row.id for line in store.open(Page(0, 3))] == ["m29", "m28", "m27"]
    assert [line.row.id for line in store.open(Page(9, 3))] == ["m20", "m"]


def test_a_file_of_an_older_layout_is_brought_up_to_date(tmp_path: Path) -> None:
    """The second layout had no order of open seats; a file keeps its name, as cookies are called by it."""
    connection = sqlite3.connect(tmp_path / "file.sqlite3")
    connection.executescript(f"{FIRST}{SECOND}PRAGMA user_version = 2;")
    connection.execute("INSERT INTO players VALUES ('anna', 'hash', 'Anna', 0, NULL)")
    for name, created in (("early", 1), ("late", 2)):
        values = f"('{name}', 'tiny', 1, 'raid', '{{}}', '', x'00', 'anna', {created}, 0)"
        columns = "id, game, version, scenario, options, data, seed, owner, created, imported"
        connection.execute(f"INSERT INTO matches ({columns}) VALUES {values}")
        for place, seat in enumerate(("north", "south")):
            connection.execute(f"INSERT INTO seats VALUES ('{name}', {place}, '{seat}', 'open', NULL, '', '', NULL)")
    connection.commit()
    (before,) = connection.execute("SELECT id FROM house").fetchone()
    connection.close()
    store = SqliteStore(tmp_path / "file.sqlite3")
    assert store.id == before
    assert [line.row.id for line in store.open(ALL)] == ["late", "early"]
    store.close()


def test_a_file_of_another_layout_is_not_touched(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "file.sqlite3")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Unusable, match="newer: layout 99"):
        SqliteStore(tmp_path / "file.sqlite3")


class Counting(SqliteStore):
    """Remembers how much was committed at once."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.batches: list[int] = []

    def commit(self, writes: Sequence[Write]) -> None:
        self.batches.append(len(writes))
        super().commit(writes)


def test_the_journal_commits_together_what_comes_together(tmp_path: Path) -> None:
    store = Counting(tmp_path / "file.sqlite3")
    store.commit([ANNA, BERT, match("m")])

    async def run() -> list[int]:
        journal = Journal(store, asyncio.get_running_loop())
        told: list[int] = []

        def done(number: int, error: Exception | None) -> None:
            assert error is None
            told.append(number)

        for number in range(200):
            journal.write([entry(number)], partial(done, number))
        await journal.close()
        await asyncio.sleep(0)
        return told

    assert asyncio.run(run()) == list(range(200))
    assert len(logged(store)) == 200
    assert len(store.batches) < 100
    store.close()


def test_a_bad_row_fails_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / "file.sqlite3")
    store.commit([ANNA, BERT, match("m")])

    async def run() -> list[bool]:
        journal = Journal(store, asyncio.get_running_loop())
        waiting = [journal.committed(entry(sequence)) for sequence in (0, 1, 1, 2, 0, 3)]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        await journal.close()
        return [isinstance(result, Exception) for result in results]

    assert asyncio.run(run()) == [False, False, True, False, True, False]
    assert logged(store) == ENTRIES
    assert "could not be stored" in caplog.text
    store.close()
