"""Servers that are killed lose nothing, and the tool that says so would notice."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from huffduff import games
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.tools.crash_test import Crowd, crash_test
from huffduff.server.tools.server_process import ServerProcess
from huffduff.server.web.serve import FILE


@pytest.mark.timeout(300)
def test_ten_kills_lose_nothing() -> None:
    killed: list[int] = []
    result = crash_test(10, seed=7, progress=killed.append)
    assert (result.kills, result.lost) == (10, 0)
    assert result.acknowledged > 1000
    assert killed == list(range(1, 11))


@pytest.mark.timeout(300)
def test_games_of_orders_lose_nothing_either() -> None:
    result = crash_test(3, matches=2, seed=7, module="huffduff.games.chase", longest_life=30)
    assert (result.kills, result.lost) == (3, 0)
    assert result.acknowledged > 20


def test_the_crash_test_notices_what_is_missing(tmp_path: Path) -> None:
    game = games.game("strait")
    crowd = Crowd(game, 2, Random(3))
    server = ServerProcess(tmp_path, "huffduff.games.strait")
    crowd.arrive(server.start())
    asyncio.run(crowd.play(100, server.kill))
    installed = InstalledGames([game])
    ledgers = [ledger for ledger in crowd.unchecked if len(ledger.frames.get("german", ())) > 12]
    assert ledgers
    store = SqliteStore(tmp_path / FILE)
    assert sum(ledger.lost(store, installed) for ledger in ledgers) == 0
    store.close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DROP TRIGGER entries_remain")
    for ledger in ledgers:
        last = "SELECT max(sequence) FROM entries WHERE match = ?1"
        connection.execute(f"DELETE FROM entries WHERE match = ?1 AND sequence >= ({last}) - 10", (ledger.match,))
    connection.commit()
    connection.close()
    store = SqliteStore(tmp_path / FILE)
    assert all(ledger.lost(store, installed) >= 1 for ledger in ledgers)
    store.close()
