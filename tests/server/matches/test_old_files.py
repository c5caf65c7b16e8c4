"""A database and records that were written before the log of a match became one thing are read and played on.

They hold matches of version 1 of two games: finished, given up, and under way with an answer in pencil or under seal.
`version-1-told.json` is what the server that wrote them had last told every viewer.
"""

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff import games
from huffduff.engine import record as records
from huffduff.engine.match import Entry, rebuilt
from huffduff.server.matches.frames import frame
from huffduff.server.matches.running import RunningMatch, encode
from huffduff.server.matches.shared import agreement
from huffduff.server.web.serve import FILE
from huffduff.server.web.service import Service
from tests.server.host import Host

FOLDER = Path(__file__).parents[2] / "records"
TOLD: dict[str, Any] = json.loads((FOLDER / "version-1-told.json").read_text())
RECORDS = sorted(file.name for file in FOLDER.glob("*-*.json") if file.name != "version-1-told.json")
CORPUS = sorted(f"corpus/{file.name}" for file in FOLDER.glob("corpus/*.json"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(FOLDER / "version-1.database", folder / FILE)
    host = Host(folder, games=[games.game("strait"), games.game("chase")]).start()
    yield host
    host.stop()


def loaded(host: Host, match: str) -> RunningMatch:
    async def find(service: Service) -> RunningMatch:
        return await service.lobby.running(match)

    return host.inside(find)


def test_every_version_of_every_game_has_matches_that_are_replayed() -> None:
    """`tools/corpus.py` writes those of today's rules."""
    kept = {(record.game, record.version) for record in map(read, (*RECORDS, *CORPUS))}
    played = [games.game(name) for name in games.GAMES]
    assert {(game.name, version) for game in played for version in range(1, game.version + 1)} <= kept


def read(name: str) -> records.Record:
    return records.read((FOLDER / name).read_bytes())


@pytest.mark.parametrize("name", [*RECORDS, *CORPUS])
def test_an_old_record_rolls_every_die_again(name: str) -> None:
    record = read(name)
    game = games.game(record.game)
    assert records.verify(record, game, game.load_data(None)) == len(record.rolls) > 0


@pytest.mark.parametrize("name", TOLD)
def test_everybody_is_told_the_same_again(old: Host, name: str) -> None:
    running = loaded(old, TOLD[name]["match"])
    assert running.problem is None
    for viewer, told in TOLD[name]["viewers"].items():
        raw = encode(frame(running.row, running.match, [], viewer or None, 0, None))
        shown = msgspec.json.decode(raw)
        keys = [line["key"] for line in shown["log"]]
        assert told == {
            "seq": shown["seq"],
            "lines": len(keys),
            "keys": hashlib.blake2b(json.dumps(keys).encode(), digest_size=16).hexdigest(),
            "asked": shown["ask"] and shown["ask"]["key"],
            "sealed": shown["sealed"] is not None,
            "undo": shown["undo"]["allowed"],
            "outcome": shown["outcome"],
            "commitment": shown["commitment"],
        }


@pytest.mark.parametrize("name", [name for name, told in TOLD.items() if not told["viewers"][""]["outcome"]])
def test_a_match_under_way_is_played_on(old: Host, name: str) -> None:
    store = old.store()
    running = loaded(old, TOLD[name]["match"])
    match = rebuilt(agreement(running.shared.games, running.row), [line.entry for line in store.log(running.row.id)])
    store.close()
    writer = next(seat for seat in match.agreement.game.seats if match.undo_refusal(seat) is None)
    match.enter(Entry(writer, kind="undo"))
    rng = Random(1)
    for _ in range(20):
        ask = next(ask for ask in match.position.asks if ask.seat not in match.position.sealed)
        match.enter(Entry(ask.seat, ask.choice.sample(rng)))
    assert match.length > 20


@pytest.mark.parametrize("name", [name for name, told in TOLD.items() if told["viewers"][""]["outcome"]])
def test_a_finished_match_gives_the_same_record_and_can_be_replayed(old: Host, name: str) -> None:
    visitor = old.visitor()
    match = TOLD[name]["match"]
    record = msgspec.convert(visitor.call("GET", f"/api/matches/{match}/record"), records.Record)
    before = records.read((FOLDER / f"{name}.json").read_bytes())
    assert (record.seed, record.rolls, record.outcome) == (before.seed, before.rolls, before.outcome)
    game = games.game(record.game)
    assert records.verify(record, game, game.load_data(None)) == len(record.rolls)
    steps = visitor.call("GET", f"/api/matches/{match}/replay")["steps"]
    assert sum(len(step["log"]) for step in steps) == TOLD[name]["viewers"][""]["lines"]
    brought = visitor.call("POST", "/api/records", json.loads((FOLDER / f"{name}.json").read_bytes()))["match"]
    assert visitor.call("GET", f"/api/matches/{brought}/replay")["steps"] == steps
