"""The store in one SQLite file: written by one thread, read by any, durable when `commit` returns."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from huffduff.engine.match import Entry
from huffduff.engine.secrecy import Outcome
from huffduff.server.storage.layout import VERSION, Unusable, lay_out, trouble
from huffduff.server.storage.store import (
    Begun,
    Browser,
    ChatRow,
    Ended,
    Listed,
    Logged,
    MatchRow,
    NumberGiven,
    Page,
    PlayerRow,
    RecoveryMade,
    RematchSet,
    Renamed,
    SeatRow,
    SeatTaken,
    Write,
)

MATCH = "id, game, version, scenario, options, data, seed, owner, created, imported, outcome, rematch"
LAST = "SELECT deciding FROM entries WHERE entries.match = matches.id ORDER BY sequence DESC LIMIT 1"
LISTED = f"SELECT {MATCH}, COALESCE(({LAST}), deciding)"
SHOWN = "(SELECT max(updated) FROM lists WHERE lists.match = id)"  # before the beginning nothing is secret
ENTRY = "(?,?,?,?,?,?,?,?)"
ROWS_AT_ONCE = 500  # keeps the parameters of one statement far below SQLite's limit

_json = msgspec.json.Encoder().encode


def _text(value: Any) -> str:
    return _json(value).decode()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class SqliteStore:
    """Rows in one file.  `NORMAL` would be faster, but only `FULL` syncs the log of SQLite at every commit."""

    def __init__(self, path: Path) -> None:
        connections: list[sqlite3.Connection] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connections += (_connect(path), _connect(path))
            self._writer, self._reader = connections
            lay_out(self._writer, path)
            houses = self._writer.execute("SELECT id FROM house").fetchall()
            if len(houses) != 1:
                raise Unusable("damaged", path, f"{len(houses)} names of the database")
            ((self.id,),) = houses
        except (sqlite3.Error, OSError, Unusable) as error:
            for connection in connections:
                connection.close()
            raise error if isinstance(error, Unusable) else trouble(path, error) from error
        self._path = path
        self._reading = Lock()

    def try_to_write(self) -> None:
        """Write what is there already, and see that all is whole: that should be known before anybody plays."""
        try:
            self._writer.execute(f"PRAGMA user_version = {VERSION}")
            ((found, *_), *_) = self._writer.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.Error as error:
            raise trouble(self._path, error) from error
        if found != "ok":
            raise Unusable("damaged", self._path, " ".join(found.split()))

    def close(self) -> None:
        self._reader.close()
        self._writer.close()

    # Writing.

    def commit(self, writes: Sequence[Write]) -> None:
        entries = [write for write in writes if isinstance(write, Logged)]
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for write in writes:
                self._write(write)
            for start in range(0, len(entries), ROWS_AT_ONCE):
                self._append(entries[start : start + ROWS_AT_ONCE])
            self._show(entries)
            self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:  # a full disk has rolled it back already
                self._writer.execute("ROLLBACK")
            raise

    def _append(self, entries: Sequence[Logged]) -> None:
        values: list[Any] = []
        for row in entries:
            seat, value, kind = msgspec.structs.astuple(row.entry)
            values += (row.match, row.sequence, kind, seat, _text(value), _text(row.deciding), row.at, row.digest)
        self._writer.execute(f"INSERT INTO entries VALUES {','.join([ENTRY] * len(entries))}", values)

    def _show(self, entries: Sequence[Logged]) -> None:
        """Everybody's list says when that player last saw something, so a secret answer moves no other list."""
        seen = {(row.match, row.entry.seat if row.secret else None): row.at for row in entries}
        everybody = [(at, match) for (match, seat), at in seen.items() if seat is None]
        writers = [(at, match, seat) for (match, seat), at in seen.items() if seat is not None]
        own = "player = (SELECT player FROM seats WHERE seats.match = ?2 AND seat = ?3)"
        self._writer.executemany("UPDATE lists SET updated = max(updated, ?1) WHERE match = ?2", everybody)
        self._writer.executemany(f"UPDATE lists SET updated = max(updated, ?1) WHERE match = ?2 AND {own}", writers)

    def _write(self, write: Write) -> None:
        run = self._writer.execute
        match write:
            case Logged():
                pass  # all of them together, after the rows that they refer to
            case PlayerRow():
                sql = "INSERT INTO players (id, token_hash, name, created) VALUES (?,?,?,?)"
                run(sql, (write.id, write.token_hash, write.name, write.created))
            case Browser():
                run("INSERT INTO browsers VALUES (?,?)", (write.token_hash, write.player))
            case RecoveryMade():
                run("UPDATE players SET recovery_hash = ? WHERE id = ?", (write.token_hash, write.player))
            case Renamed():
                run("UPDATE players SET name = ? WHERE id = ?", (write.name, write.player))
            case MatchRow():
                self._add_match(write)
            case SeatTaken():
                sql = "UPDATE seats SET kind = 'human', player = ? WHERE match = ? AND seat = ? AND player IS NULL"
                if run(sql, (write.player, write.match, write.seat)).rowcount != 1:
                    raise sqlite3.IntegrityError(f"the seat {write.seat} of {write.match} is taken")
                self._list(write.player, write.match, False, write.at)
                run("UPDATE lists SET updated = ? WHERE match = ?", (write.at, write.match))
            case NumberGiven():
                sql = "UPDATE seats SET number = ? WHERE match = ? AND seat = ? AND number = ''"
                if run(sql, (write.number, write.match, write.seat)).rowcount != 1:
                    raise sqlite3.IntegrityError(f"the seat {write.seat} of {write.match} has a number")
            case Begun():
                sql = "UPDATE matches SET deciding = ?, begun = ? WHERE id = ?"
                run(sql, (_text(write.deciding), write.at, write.match))
                run("UPDATE lists SET updated = ? WHERE match = ?", (write.at, write.match))
            case Ended():
                sql = "UPDATE matches SET finished = 1, outcome = ? WHERE id = ?"
                run(sql, (_text(write.outcome), write.match))
                run("UPDATE lists SET finished = 1 WHERE match = ?", (write.match,))
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
            self._writer.execute("INSERT INTO seats VALUES (?,?,?,?,?,?,?,?,?)", (row.id, place, *who, row.created))
        for player in sorted({row.owner, *(seat.player for seat in row.seats if seat.player)}):
            self._list(player, row.id, row.imported, row.created)

    def _list(self, player: str, match: str, finished: bool, at: int) -> None:
        self._writer.execute("INSERT OR IGNORE INTO lists VALUES (?,?,?,?)", (player, match, finished, at))

    # Reading.

    def _all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    def player(self, token_hash: str) -> PlayerRow | None:
        browser = "id = (SELECT player FROM browsers WHERE token_hash = ?1)"
        return self._player(f"token_hash = ?1 OR {browser}", token_hash)

    def recovered(self, token_hash: str) -> PlayerRow | None:
        return self._player("recovery_hash = ?", token_hash)

    def _player(self, where: str, token_hash: str) -> PlayerRow | None:
        rows = self._all(f"SELECT id, token_hash, name, created FROM players WHERE {where}", token_hash)
        return PlayerRow(*rows[0]) if rows else None

    def match(self, match: str) -> MatchRow | None:
        found = self.listed(match)
        return found.row if found else None

    def listed(self, match: str) -> Listed | None:
        rows = self._listed(f"{LISTED}, COALESCE(begun, {SHOWN}, created) FROM matches WHERE id = ?", match)
        return rows[0] if rows else None

    def log(self, match: str, first: int = 0) -> list[Logged]:
        columns = "match, sequence, seat, value, kind, deciding, at, digest"
        rows = self._all(
            f"SELECT {columns} FROM entries WHERE match = ? AND sequence >= ? ORDER BY sequence", match, first
        )
        decode = msgspec.json.decode
        return [
            Logged(name, place, Entry(seat, decode(value), kind), tuple(decode(deciding)), at, digest)
            for name, place, seat, value, kind, deciding, at, digest in rows
        ]

    def chat(self, match: str, last: int) -> list[ChatRow]:
        sql = "SELECT match, number, seat, name, text, at FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?"
        return [ChatRow(*row) for row in reversed(self._all(sql, match, last))]

    def invitation(self, token_hash: str) -> tuple[str, str] | None:
        rows = self._all("SELECT match, seat FROM seats WHERE token_hash = ?", token_hash)
        return (rows[0][0], rows[0][1]) if rows else None

    def unfinished(self, player: str, page: Page) -> list[Listed]:
        return self._mine(player, False, page)

    def finished(self, player: str, page: Page) -> list[Listed]:
        return self._mine(player, True, page)

    def _mine(self, player: str, finished: bool, page: Page) -> list[Listed]:
        lines = "SELECT match, updated FROM lists WHERE player = ? AND finished = ? ORDER BY updated DESC, match DESC"
        those = f"({lines} LIMIT ? OFFSET ?) AS line JOIN matches ON id = line.match"
        found = self._listed(f"{LISTED}, updated FROM {those}", player, finished, page.length, page.first)
        return sorted(found, key=lambda line: (line.updated, line.row.id), reverse=True)

    def open(self, page: Page) -> list[Listed]:
        seats = "SELECT DISTINCT offered, match FROM seats WHERE kind = 'open' ORDER BY offered DESC, match DESC"
        those = f"id IN (SELECT match FROM ({seats} LIMIT ? OFFSET ?))"
        order = "ORDER BY created DESC, id DESC"
        return self._listed(f"{LISTED}, created FROM matches WHERE {those} {order}", page.length, page.first)

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
