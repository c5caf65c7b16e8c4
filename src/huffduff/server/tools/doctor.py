"""The health of a data directory: whether its database can be opened and is whole, and its matches still fit."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from huffduff.engine.errors import Diverged
from huffduff.engine.match import replayed
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.matches.shared import agreement
from huffduff.server.storage.layout import VERSION, Unusable, trouble
from huffduff.server.storage.sqlite import SqliteStore

LITTLE_ROOM = 200  # megabytes
LARGE = 1_000_000


class Finding(msgspec.Struct, frozen=True):
    """Something worth saying: a text key with parameters, and whether anything has to be done about it."""

    key: str
    params: dict[str, Any]
    wrong: bool = True


class Report(msgspec.Struct):
    file: str
    layout: int
    players: int
    matches: int
    entries: int
    free: int
    findings: list[Finding]

    @property
    def healthy(self) -> bool:
        return not any(finding.wrong for finding in self.findings)


def examine(path: Path, games: InstalledGames) -> Report:
    """Look at a database; `Unusable` says why nothing can be seen of it.  Nothing is changed."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (layout,) = connection.execute("PRAGMA user_version").fetchone()
            if layout > VERSION:
                raise Unusable("newer", path, f"layout {layout}, this version reads {VERSION}")
            findings = [
                Finding("cli-doctor-structure", {"reason": str(line)})
                for (line, *_) in connection.execute("PRAGMA integrity_check(3)")
                if line != "ok"
            ]
            # A first start that found no room leaves a file without tables; the next one lays them out.
            empty = not layout and not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            players, entries = (
                0 if empty else connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in ("players", "entries")
            )
            asked = () if empty else connection.execute("SELECT id FROM matches ORDER BY created")
            matches = [name for (name,) in asked]
    except sqlite3.Error as error:
        raise trouble(path, error) from error
    if layout < VERSION:
        findings.append(Finding("cli-doctor-older", {}, wrong=False))
    elif not findings:
        with closing(SqliteStore(path)) as store:
            findings += (finding for match in matches for finding in _unfit(store, match, games))
    if not all(os.access(place, os.W_OK) for place in (path, path.parent)):
        findings.append(Finding("cli-doctor-read-only", {"file": path.name}))
    free = shutil.disk_usage(path.parent).free // LARGE
    if free < LITTLE_ROOM:
        findings.append(Finding("cli-doctor-room", {"free": free}))
    return Report(path.name, layout, players, len(matches), entries, free, findings)


def _unfit(store: SqliteStore, match: str, games: InstalledGames) -> Iterator[Finding]:
    row = store.match(match)
    assert row is not None
    game = games.by_name.get(row.game)
    if game is None or game.unfit(row.version, row.data, games.data(game)):
        yield Finding("cli-doctor-rules", {"match": match}, wrong=False)
        return
    if not row.ready:
        return
    kept = store.log(match)
    done = 0
    try:
        for moment in replayed(agreement(games, row), [line.entry for line in kept], [line.digest for line in kept]):
            done = moment.match.length
    except Exception as error:
        # Rules that fail on a log are as unfit for it as rules that refuse it.
        entry = error.entry if isinstance(error, Diverged) else done + 1
        yield Finding("cli-doctor-diverged", {"match": match, "entry": entry})
