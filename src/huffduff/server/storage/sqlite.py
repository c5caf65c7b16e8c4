"""The store in one SQLite file: written by one thread, read by any, durable when `commit` returns."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from huffduff.engine.match import Entry
from huffduff.engine.secrecy import Outcome
from huffduff.server.storage.store import (
    Begun,
    ChatRow,
    Ended,
    Listed,
    Logged,
    MatchRow,
    PlayerRow,
    RematchSet,
    Renamed,
    SeatRow,
    SeatTaken,
    Write,
)

VERSION = 1
SCHEMA = """
CREATE TABLE players (
    id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, scenario TEXT NOT NULL, options TEXT NOT NULL,
    data TEXT NOT NULL, seed BLOB NOT NULL, owner TEXT NOT NULL REFERENCES players, created INTEGER NOT NULL,
    imported INTEGER NOT NULL, deciding TEXT NOT NULL DEFAULT '[]', begun INTEGER, finished INTEGER NOT NULL DEFAULT 0,
    outcome TEXT, rematch TEXT
) WITHOUT ROWID;
CREATE INDEX matches_by_owner ON matches (owner);
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches, place INTEGER NOT NULL, seat TEXT NOT NULL, kind TEXT NOT NULL,
    player TEXT REFERENCES players, number TEXT NOT NULL, level TEXT NOT NULL, token_hash TEXT UNIQUE,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_open ON seats (match) WHERE kind = 'open';
CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL,
    value TEXT NOT NULL, deciding TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (match, sequence)
) WITHOUT ROWID;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'a log is never changed'); END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'a log is never cut'); END;
CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches, number INTEGER NOT NULL, seat TEXT, name TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
"""
MATCH = "id, game, version, scenario, options, data, seed, owner, created, imported, outcome, rematch"
LAST = "SELECT {} FROM entries WHERE entries.match = matches.id ORDER BY sequence DESC LIMIT 1"
DECIDING = f"COALESCE(({LAST.format('deciding')}), deciding)"
UPDATED = f"COALESCE(({LAST.format('at')}), begun, created)"
LISTED = f"SELECT {MATCH}, {DECIDING}, {UPDATED} AS updated FROM matches"
MINE = "(owner = ?1 OR id IN (SELECT match FROM seats WHERE player = ?1))"
ENTRY = "(?,?,?,?,?,?,?)"
ROWS_AT_ONCE = 500  # keeps the parameters of one statement far below SQLite's limit

_json = msgspec.json.Encoder().encode


def _text(value: Any) -> str:
    return _json(value).decode()


class SqliteStore:
    """Rows in one file.  `NORMAL` would be faster, but only `FULL` syncs the log of SQLite at every commit."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._writer = self._connect(path)
        self._reader = self._connect(path)
        self._reading = Lock()
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version == 0:
            self._writer.executescript(f"BEGIN;{SCHEMA}PRAGMA user_version = {VERSION};COMMIT;")
        elif version != VERSION:
            raise ValueError(f"{path.name} has the layout {version}; this version reads {VERSION}")

    def _connect(self, path: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def close(self) -> None:
        self._reader.close()
        self._writer.close()

    # Writing.

    def commit(self, writes: Sequence[Write]) -> None:
        entries = [write for write in writes if isinstance(write, Logged)]
        if len(entries) == len(writes) <= ROWS_AT_ONCE:
            self._append(entries)  # a single statement is a transaction of its own
            return
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for write in writes:
                self._write(write)
            for start in range(0, len(entries), ROWS_AT_ONCE):
                self._append(entries[start : start + ROWS_AT_ONCE])
            self._writer.execute("COMMIT")
        except BaseException:
            self._writer.execute("ROLLBACK")
            raise

    def _append(self, entries: Sequence[Logged]) -> None:
        values: list[Any] = []
        for row in entries:
            seat, value, kind = msgspec.structs.astuple(row.entry)
            values += (row.match, row.sequence, kind, seat, _text(value), _text(row.deciding), row.at)
        self._writer.execute(f"INSERT INTO entries VALUES {','.join([ENTRY] * len(entries))}", values)

    def _write(self, write: Write) -> None:
        run = self._writer.execute
        match write:
            case Logged():
                pass  # all of them together, after the rows that they refer to
            case PlayerRow():
                run("INSERT INTO players VALUES (?,?,?,?)", (write.id, write.token_hash, write.name, write.created))
            case Renamed():
                run("UPDATE players SET name = ? WHERE id = ?", (write.name, write.player))
            case MatchRow():
                self._add_match(write)
            case SeatTaken():
                sql = "UPDATE seats SET kind = 'human', player = ?, number = ? WHERE match = ? AND seat = ?"
                taken = run(f"{sql} AND player IS NULL", (write.player, write.contribution, write.match, write.seat))
                if taken.rowcount != 1:
                    raise sqlite3.IntegrityError(f"the seat {write.seat} of {write.match} is taken")
            case Begun():
                sql = "UPDATE matches SET deciding = ?, begun = ? WHERE id = ?"
                run(sql, (_text(write.deciding), write.at, write.match))
            case Ended():
                sql = "UPDATE matches SET finished = 1, outcome = ? WHERE id = ?"
                run(sql, (_text(write.outcome), write.match))
            case RematchSet():
                run("UPDATE matches SET rematch = ? WHERE id = ?", (write.rematch, write.match))
            case ChatRow():
                sql = "INSERT INTO chat VALUES (?,?,?,?,?,?)"
                run(sql, (write.match, write.line, write.seat, write.name, write.text, write.at))

    def _add_match(self, row: MatchRow) -> None:
        outcome = None if row.outcome is None else _text(row.outcome)
        values = (row.id, row.game, row.version, row.scenario, _text(row.options), row.data, row.seed, row.owner)
        self._writer.execute(
            f"INSERT INTO matches ({MATCH}, finished) VALUES ({','.join('?' * 13)})",
            (*values, row.created, row.imported, outcome, row.rematch, row.imported),
        )
        for place, seat in enumerate(row.seats):
            who = (seat.seat, seat.kind, seat.player, seat.contribution, seat.level, seat.token_hash)
            self._writer.execute("INSERT INTO seats VALUES (?,?,?,?,?,?,?,?)", (row.id, place, *who))

    # Reading.

    def _all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    def player(self, token_hash: str) -> PlayerRow | None:
        rows = self._all("SELECT id, token_hash, name, created FROM players WHERE token_hash = ?", token_hash)
        return PlayerRow(*rows[0]) if rows else None

    def match(self, match: str) -> MatchRow | None:
        found = self.listed(match)
        return found.row if found else None

    def listed(self, match: str) -> Listed | None:
        rows = self._listed(f"{LISTED} WHERE id = ?", match)
        return rows[0] if rows else None

    def entries(self, match: str) -> list[Entry]:
        sql = "SELECT seat, value, kind FROM entries WHERE match = ? ORDER BY sequence"
        return [Entry(seat, msgspec.json.decode(value), kind) for seat, value, kind in self._all(sql, match)]

    def chat(self, match: str, last: int) -> list[ChatRow]:
        sql = "SELECT match, number, seat, name, text, at FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?"
        return [ChatRow(*row) for row in reversed(self._all(sql, match, last))]

    def invitation(self, token_hash: str) -> tuple[str, str] | None:
        rows = self._all("SELECT match, seat FROM seats WHERE token_hash = ?", token_hash)
        return (rows[0][0], rows[0][1]) if rows else None

    def unfinished(self, player: str, limit: int) -> list[Listed]:
        return self._listed(f"{LISTED} WHERE {MINE} AND NOT finished ORDER BY updated DESC LIMIT ?2", player, limit)

    def finished(self, player: str, limit: int) -> list[Listed]:
        return self._listed(f"{LISTED} WHERE {MINE} AND finished ORDER BY updated DESC LIMIT ?2", player, limit)

    def open(self, limit: int) -> list[Listed]:
        seat = "id IN (SELECT match FROM seats WHERE kind = 'open')"
        return self._listed(f"{LISTED} WHERE {seat} ORDER BY updated DESC LIMIT ?", limit)

    def _listed(self, sql: str, *values: Any) -> list[Listed]:
        return [self._match(row) for row in self._all(sql, *values)]

    def _match(self, row: Sequence[Any]) -> Listed:
        (id_, game, version, scenario, options, data, seed, owner, created, imported, outcome, rematch, *rest) = row
        decode = msgspec.json.decode
        match = MatchRow(
            id=id_,
            game=game,
            version=version,
            scenario=scenario,
            options=decode(options, type=dict[str, str]),
            data=data,
            seed=seed,
            owner=owner,
            created=created,
            seats=tuple(self._seats(id_)),
            imported=bool(imported),
            outcome=None if outcome is None else decode(outcome, type=Outcome),
            rematch=rematch,
        )
        deciding, updated = rest
        return Listed(match, decode(deciding, type=tuple[str, ...]), updated)

    def _seats(self, match: str) -> Iterable[SeatRow]:
        sql = (
            "SELECT seat, kind, player, COALESCE(name, ''), number, level, seats.token_hash"
            " FROM seats LEFT JOIN players ON players.id = seats.player WHERE match = ? ORDER BY place"
        )
        return [SeatRow(*row) for row in self._all(sql, match)]
