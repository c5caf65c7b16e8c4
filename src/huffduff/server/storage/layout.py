"""The layout of the database, how an older one is brought up to it, and what can be wrong with a file."""

import sqlite3
from pathlib import Path
from typing import Literal

FIRST = """
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
# The second layout: the name of the database, more than one browser for a player, a digest in every entry, and for
# every player a list of matches in the order in which that player saw something happen in them.
LAST = "SELECT at FROM entries WHERE entries.match = matches.id ORDER BY sequence DESC LIMIT 1"
SECOND = f"""
CREATE TABLE house (id TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO house VALUES (lower(hex(randomblob(4))));
ALTER TABLE players ADD COLUMN recovery_hash TEXT;
CREATE UNIQUE INDEX players_by_recovery ON players (recovery_hash);
CREATE TABLE browsers (token_hash TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players) WITHOUT ROWID;
ALTER TABLE entries ADD COLUMN digest TEXT NOT NULL DEFAULT '';
CREATE TABLE lists (
    player TEXT NOT NULL REFERENCES players, match TEXT NOT NULL REFERENCES matches, finished INTEGER NOT NULL,
    updated INTEGER NOT NULL, PRIMARY KEY (player, match)
) WITHOUT ROWID;
CREATE INDEX lists_by_time ON lists (player, finished, updated);
CREATE INDEX lists_by_match ON lists (match);
INSERT INTO lists SELECT who.player, matches.id, finished, COALESCE(({LAST}), begun, created)
    FROM (SELECT owner AS player, id AS match FROM matches
          UNION SELECT player, match FROM seats WHERE player IS NOT NULL) AS who
    JOIN matches ON matches.id = who.match;
DROP INDEX matches_by_owner;
DROP INDEX seats_by_player;
"""
# The third layout: open seats in the order of their matches.
THIRD = """
DROP INDEX seats_open;
ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET offered = (SELECT created FROM matches WHERE matches.id = seats.match);
CREATE INDEX seats_open ON seats (kind, offered, match) WHERE kind = 'open';
"""
LAYOUTS = (FIRST, SECOND, THIRD)
VERSION = len(LAYOUTS)
Kind = Literal["newer", "damaged", "read-only", "full", "busy", "unreadable"]


class Unusable(Exception):
    """A database that cannot be worked with: what kind of trouble it is, and what SQLite or the system said of it."""

    def __init__(self, kind: Kind, path: Path, reason: str) -> None:
        super().__init__(f"{path.name}: {kind}: {reason}")
        self.kind: Kind = kind
        self.path = path
        self.reason = reason


def trouble(path: Path, error: sqlite3.Error | OSError) -> Unusable:
    """What an error of SQLite or of the system means for whoever keeps the file."""
    name = getattr(error, "sqlite_errorname", None) or ""
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    kinds: dict[str, Kind] = {
        "SQLITE_CORRUPT": "damaged",
        "SQLITE_NOTADB": "damaged",
        "SQLITE_READONLY": "read-only",
        "SQLITE_FULL": "full",
        "SQLITE_BUSY": "busy",
    }
    for start, kind in kinds.items():
        if name.startswith(start):
            return Unusable(kind, path, reason)
    if name.startswith("SQLITE_IOERR") and _full(path):
        return Unusable("full", path, reason)
    if isinstance(error, OSError) and reason == "No space left on device":
        return Unusable("full", path, reason)
    return Unusable("unreadable", path, reason)


def _full(path: Path) -> bool:
    """SQLite calls a disk that has no room for its shared memory an error of input and output."""
    try:
        (path.parent / ".huffduff-room").write_bytes(b"\0" * 65_536)
    except OSError:
        return True
    finally:
        (path.parent / ".huffduff-room").unlink(missing_ok=True)
    return False


def lay_out(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables of a new file, or bring those of an older one up to date; a newer one is not touched."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise Unusable("newer", path, f"layout {version}, this version reads {VERSION}")
    if version == VERSION:
        return
    steps = "".join(LAYOUTS[version:])
    connection.executescript(f"BEGIN IMMEDIATE;{steps}PRAGMA user_version = {VERSION};COMMIT;")
