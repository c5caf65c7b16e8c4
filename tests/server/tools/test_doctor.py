"""Databases that cannot be worked with are named in one sentence, before a server starts and by the doctor."""

import os
import resource
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from huffduff import cli
from huffduff.server.matches.installed import InstalledGames, all_games
from huffduff.server.tools.doctor import examine
from huffduff.server.web.serve import FILE
from tests.engine.tiny import GAME
from tests.server.host import NORTH, Connection, Host

RECORDS = Path(__file__).parents[2] / "records"
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a match in it that is under way."""
    host = Host(tmp_path / "data").start()
    match, north, _ = host.pair()
    with Connection(north, match, NORTH) as a:
        a.answer(1)
    host.stop()
    return tmp_path / "data"


def said(capsys: Captured, command: str, folder: Path, code: int) -> list[str]:
    """What a command says, without a traceback."""
    assert cli.main([command, "--data-dir", str(folder), "--lang", "en"]) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return (out + err).strip().splitlines()


def refused(capsys: Captured, folder: Path, *words: str) -> None:
    """Neither a server nor the doctor gets on with it, and both say the same."""
    for command in ("serve", "doctor"):
        (sentence,) = said(capsys, command, folder, 2)
        assert all(word in sentence for word in (FILE, *words)), sentence


def test_a_healthy_folder(folder: Path, capsys: Captured) -> None:
    first, *rest, last = said(capsys, "doctor", folder, 0)
    assert "layout 3, 2 players, 1 matches, 1 log entries" in first
    assert last == "Nothing is wrong."
    assert len(rest) == 1  # the test's own game is not installed
    assert "cannot be gone on with" in rest[0]


def test_a_folder_of_the_first_servers(tmp_path: Path, capsys: Captured) -> None:
    shutil.copy(RECORDS / "version-1.database", tmp_path / FILE)
    lines = said(capsys, "doctor", tmp_path, 0)
    assert "older layout" in lines[1]
    Host(tmp_path, games=all_games()).start().stop()
    assert said(capsys, "doctor", tmp_path, 0)[-1] == "Nothing is wrong."


def test_nothing_there(tmp_path: Path, capsys: Captured) -> None:
    (sentence,) = said(capsys, "doctor", tmp_path, 2)
    assert "no database" in sentence


def test_a_newer_file(folder: Path, capsys: Captured) -> None:
    connection = sqlite3.connect(folder / FILE)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    refused(capsys, folder, "newer version", "layout 99")


def test_something_that_is_no_database(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / FILE).write_bytes(b"this is not a database" * 1000)
    refused(capsys, tmp_path, "damaged", "backup")


def test_a_damaged_file(folder: Path, capsys: Captured) -> None:
    raw = bytearray((folder / FILE).read_bytes())
    raw[4096:] = b"\xa5" * (len(raw) - 4096)
    (folder / FILE).write_bytes(raw)
    for line in said(capsys, "doctor", folder, 2) + said(capsys, "serve", folder, 2):
        assert "damaged" in line


def test_a_file_that_is_damaged_where_nobody_looks_at_the_start(folder: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    raw = bytearray((folder / FILE).read_bytes())
    raw[page * size - 100 : page * size] = b"\xa5" * 100
    raw[(page - 1) * size : (page - 1) * size + 20] = b"\x0a\xa5" * 10
    (folder / FILE).write_bytes(raw)
    refused(capsys, folder, "damaged", "backup")


def test_a_file_without_a_name(folder: Path, capsys: Captured) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.execute("DELETE FROM house")
    refused(capsys, folder, "damaged", "backup")


def test_a_first_start_that_found_no_room_leaves_a_file_to_begin_with(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / FILE).touch()
    total, older, fine = said(capsys, "doctor", tmp_path, 0)
    assert "layout 0, 0 players" in total
    assert "brings it up to date" in older
    assert fine == "Nothing is wrong."
    Host(tmp_path).start().stop()
    assert "layout 3" in said(capsys, "doctor", tmp_path, 0)[0]


def test_a_disk_without_room_is_named_whatever_is_on_it(
    folder: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / FILE).touch()
    for place in (folder, tmp_path / "empty"):
        assert said(capsys, "doctor", place, 1)[-1].startswith("Only 0 MB are free")


def test_a_folder_that_cannot_be_written_is_named_by_the_doctor(
    folder: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is read-only for an administrator but what the system itself may not write."""
    monkeypatch.setattr(os, "access", lambda place, _: Path(place) != folder)
    assert "cannot be written" in said(capsys, "doctor", folder, 1)[-1]


@pytest.fixture
def pragma(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Every connection to a database is made under a condition, as a disk would set it."""
    connect = sqlite3.connect

    def under(condition: str) -> None:
        def connected(*args: Any, **options: Any) -> sqlite3.Connection:
            connection: sqlite3.Connection = connect(*args, **options)
            connection.execute(f"PRAGMA {condition}")
            return connection

        monkeypatch.setattr(sqlite3, "connect", connected)

    return under


def test_a_disk_that_cannot_be_written(folder: Path, pragma: Callable[[str], None], capsys: Captured) -> None:
    """SQLite itself refuses to write: the administrator, for whom no file is read-only, is told the same."""
    older = folder.parent / "older"
    older.mkdir()
    shutil.copy(RECORDS / "version-1.database", older / FILE)
    pragma("query_only = ON")
    for place in (folder, older):
        (sentence,) = said(capsys, "serve", place, 2)
        assert all(word in sentence for word in (FILE, "cannot be written", "--data-dir")), sentence


def test_a_full_disk(tmp_path: Path, pragma: Callable[[str], None], capsys: Captured) -> None:
    """A database that has no room for another page, be it new or one of an older layout."""
    (tmp_path / "older").mkdir()
    shutil.copy(RECORDS / "version-1.database", tmp_path / "older" / FILE)
    pragma("max_page_count = 1")
    for place in (tmp_path / "new", tmp_path / "older"):
        (sentence,) = said(capsys, "serve", place, 2)
        assert all(word in sentence for word in (FILE, "no room", "nothing that was stored is lost")), sentence


def test_a_disk_that_fills_up_before_the_start(folder: Path, capsys: Captured) -> None:
    """A database of today that is whole, on a disk that takes no byte more."""
    room, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
    try:
        (sentence,) = said(capsys, "serve", folder, 2)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, most))
    assert all(word in sentence for word in (FILE, "no room")), sentence


def test_rules_that_have_drifted_are_found(folder: Path) -> None:
    assert examine(folder / FILE, InstalledGames([GAME])).findings == []
    connection = sqlite3.connect(folder / FILE)
    connection.execute("DROP TRIGGER entries_stay")
    connection.execute("UPDATE entries SET digest = replace(digest, substr(digest, 10, 4), 'ffff')")
    connection.commit()
    connection.close()
    (finding,) = examine(folder / FILE, InstalledGames([GAME])).findings
    assert (finding.key, finding.params["entry"], finding.wrong) == ("cli-doctor-diverged", 1, True)
