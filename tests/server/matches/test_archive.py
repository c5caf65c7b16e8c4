"""Finished matches leave as records, come back as records, and can be looked at from every seat."""

import asyncio
import gzip
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from http.client import HTTPConnection
from itertools import islice
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest

from huffduff.engine import record as records
from huffduff.engine.chance import Chance, Seeded
from huffduff.engine.match import Agreement, Entry, Match, Moment, replayed
from huffduff.server.matches import archive, lobby
from huffduff.server.matches.thinking import Who
from huffduff.server.tools.network_client import NetworkClient, Turned
from huffduff.server.web.service import Service
from tests.engine.tiny import GAME, load_data
from tests.server.host import NORTH, SOUTH, Connection, Host, keys


class Played(NamedTuple):
    """A match that is over, and the logs of both seats."""

    host: Host
    match: str
    north: NetworkClient
    south: NetworkClient
    logs: dict[str, list[Any]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """Played to its end, with one answer taken back."""
    host = Host(tmp_path_factory.mktemp("records")).start()
    match, north, south = host.pair(length="short")
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.answer(3)
        a.undo()
        a.answer(1)
        b.answer(2)
        a.wait()
        while not b.shown["outcome"]:
            b.answer(b.shown["ask"]["choice"]["options"][0])
        while not a.shown["outcome"]:
            a.wait()
    yield Played(host, match, north, south, {NORTH: a.log, SOUTH: b.log})
    host.stop()


def test_a_match_that_is_not_over_keeps_its_secrets(host: Host) -> None:
    match, north, _ = host.pair()
    for path in ("record", "replay", f"replay?seat={NORTH}"):
        with pytest.raises(Turned) as turned:
            north.call("GET", f"/api/matches/{match}/{path}")
        assert (turned.value.status, turned.value.problem["key"]) == (409, "server-not-finished")


def test_a_record_can_be_verified_by_anybody(played: Played) -> None:
    host, match = played.host, played.match
    record = msgspec.convert(host.visitor().call("GET", f"/api/matches/{match}/record"), records.Record)
    assert records.verify(record, GAME, load_data(None)) >= 2
    with Connection(host.visitor(), match) as watching:
        assert watching.shown["seed"] == record.seed
        assert watching.shown["commitment"] == record.commitment


def test_a_record_comes_back_as_a_finished_match(played: Played) -> None:
    host, match = played.host, played.match
    carl = host.visitor()
    record = carl.call("GET", f"/api/matches/{match}/record")
    brought = carl.call("POST", "/api/records", record)["match"]
    assert [line["match"] for line in carl.call("GET", "/api/matches?list=finished")] == [brought]
    assert carl.call("GET", f"/api/matches/{brought}/record") == record
    host.forget_matches()
    assert carl.call("GET", f"/api/matches/{brought}/record") == record
    for query in ("", f"?seat={NORTH}", f"?seat={SOUTH}"):
        first, second = (carl.call("GET", f"/api/matches/{name}/replay{query}") for name in (match, brought))
        assert first["steps"] == second["steps"]
    with Connection(carl, brought) as watching:
        assert watching.shown["outcome"] == record["outcome"]
        assert watching.resign()["type"] == "problem"


def test_a_record_that_came_back_is_held_against_the_rules_like_a_match(played: Played) -> None:
    host, carl = played.host, played.host.visitor()
    brought = carl.call("POST", "/api/records", carl.call("GET", f"/api/matches/{played.match}/record"))["match"]
    host.forget_matches()
    fair = Seeded.draw

    def unfair(dice: Seeded, number: int, chance: Chance) -> int:
        # after the two cards that are dealt
        return (fair(dice, number, chance) + (number == 2)) % len(chance.outcomes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Seeded, "draw", unfair)
        problem = carl.call("GET", f"/api/matches/{brought}")["problem"]
        assert (problem["key"], problem["params"]) == ("server-diverged", {"entry": 4})
        host.forget_matches()
    assert carl.call("GET", f"/api/matches/{brought}")["problem"] is None


def test_what_is_no_text_is_no_record(played: Played) -> None:
    carl = played.host.visitor()
    for raw in (b"", b"{", b'{"game": "\xff\xfe"}', b"\xff", b"[" * 100_000):
        with pytest.raises(Turned) as turned:
            carl.call("POST", "/api/records", raw)
        assert (turned.value.status, turned.value.problem["key"]) == (400, "server-record-unreadable")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": "00" * 32}, "server-record-diverged"),
        ({"seed": "no"}, "server-record-unreadable"),
        ({"seed": "ab" * 950_000}, "server-record-unreadable"),
        ({"entries": []}, "server-record-diverged"),
        ({"entries": [{"seat": "west", "value": 1}]}, "server-record-diverged"),
        ({"rolls": []}, "server-record-diverged"),
        ({"outcome": None}, "server-record-unfinished"),
        ({"version": 2}, "server-other-rules"),
        ({"data": "0"}, "server-other-data"),
        ({"game": "chess"}, "engine-no-such-game"),
        ({"contributions": {NORTH: "0" * 8}}, "server-record-unreadable"),
        ({"contributions": {NORTH: "0" * 8, SOUTH: "my lucky number"}}, "server-record-unreadable"),
        ({"contributions": {NORTH: "0" * 8, SOUTH: "0" * 65}}, "server-record-unreadable"),
        ({"scenario": "dunkirk"}, "server-record-diverged"),
        ({"extra": 1}, "server-record-unreadable"),
        ({"entries": [{"seat": NORTH, "value": 1}, {"seat": NORTH, "kind": "undo"}]}, "server-record-unreadable"),
        ({"format": "huffduff-record-0"}, "server-record-unreadable"),
    ],
)
def test_a_record_that_was_tampered_with_is_turned_away(played: Played, change: dict[str, Any], key: str) -> None:
    host, match = played.host, played.match
    carl = host.visitor()
    record = carl.call("GET", f"/api/matches/{match}/record")
    with pytest.raises(Turned) as turned:
        carl.call("POST", "/api/records", record | change)
    assert turned.value.problem["key"] == key
    assert carl.call("GET", "/api/matches?list=finished") == []


def test_a_replay_shows_what_each_seat_knew_at_each_moment(played: Played) -> None:
    match, north, south = played.match, played.north, played.south
    replays = {
        seat: north.call("GET", f"/api/matches/{match}/replay" + (f"?seat={seat}" if seat else ""))
        for seat in (NORTH, SOUTH, None)
    }
    for seat, log in played.logs.items():
        steps = replays[seat]["steps"]
        assert [line for step in steps for line in step["log"]] == log
        assert all(step["view"]["seat"] == seat for step in steps)
        assert steps[0]["view"]["private"]["hand"]
        answers = [step["value"] for step in steps if step["seat"]]
        assert answers[0] == {NORTH: 1, SOUTH: 2}[seat]
        assert {step["seat"] for step in steps} <= {seat, None}
    public = replays[None]
    assert public["viewer"] is None
    assert all(step["view"]["private"] is None and step["seat"] is None for step in public["steps"])
    assert len(public["steps"]) < len(replays[NORTH]["steps"])
    with pytest.raises(Turned) as turned:
        south.call("GET", f"/api/matches/{match}/replay?seat=west")
    assert turned.value.problem["field"] == "seat"


def test_a_spectator_after_the_end_has_the_whole_public_log(played: Played) -> None:
    secret = ("tiny-deal", "tiny-own-bid")
    with Connection(played.host.visitor(), played.match) as watching:
        assert keys(watching) == [line["key"] for line in played.logs[NORTH] if line["key"] not in secret]


class Workshop:
    """Where replays are built: what was begun, by which threads and how many at once, each finished when it may be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.at_once = self.most_at_once = 0
        self.go, self.started = threading.Event(), threading.Event()
        self._packed = archive._packed
        monkeypatch.setattr(archive, "_packed", self.build)

    def build(self, match: Match, build: Callable[[Match], object]) -> bytes:
        self.begun.append(threading.current_thread().name)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.started.set()
        assert self.go.wait(60)
        self.at_once -= 1
        return self._packed(match, build)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(monkeypatch)


def finished_match(host: Host) -> str:
    match, north, _ = host.pair()
    with Connection(north, match, NORTH) as a:
        a.resign()
    return match


def callers(host: Host, paths: list[str]) -> list[Future[Any]]:
    """As many visitors as there are paths, all at once; the pool ends when they have been answered."""
    visitors = [host.visitor() for _ in paths]
    pool = ThreadPoolExecutor(len(paths))
    asked = [pool.submit(visitor.call, "GET", path) for visitor, path in zip(visitors, paths, strict=True)]
    pool.shutdown(wait=False)
    return asked


def test_a_replay_is_built_once_for_everybody(host: Host, workshop: Workshop) -> None:
    path = f"/api/matches/{finished_match(host)}/replay"
    asked = callers(host, [path] * 6)
    assert workshop.started.wait(60)
    assert host.visitor().call("GET", "/api/matches?list=open") == []  # nobody else waits for it
    workshop.go.set()
    first, *others = (future.result() for future in asked)
    assert first["steps"]
    assert all(other == first for other in others)
    assert host.visitor().call("GET", path) == first
    assert workshop.begun == ["archive_0"]


def test_few_replays_are_built_at_once_and_not_too_many_wait(host: Host, workshop: Workshop) -> None:
    matches = [finished_match(host) for _ in range(archive.MOST_WAITING + 3)]
    asked = callers(host, [f"/api/matches/{match}/replay" for match in matches])
    turned = islice(as_completed(asked), 3)  # only those come back before anything is built
    assert all(isinstance(future.exception(), Turned) for future in turned)
    workshop.go.set()
    told = [error for error in (future.exception() for future in asked) if isinstance(error, Turned)]
    assert [(error.status, error.problem["key"]) for error in told] == [(503, "server-busy")] * 3
    assert workshop.begun == ["archive_0"] * archive.MOST_WAITING
    assert workshop.most_at_once == 1


def test_old_matches_are_brought_up_one_at_a_time_and_keep_no_table_waiting(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [finished_match(host) for _ in range(4)]
    match, north, _ = host.pair()
    host.forget_matches()
    begun: list[str] = []
    started, go = threading.Event(), threading.Event()

    def patiently(agreement: Agreement, log: list[Entry], digests: list[str]) -> Iterator[Moment]:
        begun.append(threading.current_thread().name)
        if log:
            started.set()
            assert go.wait(60)
        return replayed(agreement, log, digests)

    monkeypatch.setattr(lobby, "replayed", patiently)
    asked = callers(host, [f"/api/matches/{name}" for name in old])
    assert started.wait(60)
    with Connection(north, match, NORTH) as a:
        assert a.shown["ask"]
    assert begun == ["finished_0", "under way_0"]
    go.set()
    assert {future.result()["status"] for future in asked} == {"finished"}
    assert begun.count("finished_0") == len(old)


def test_a_long_log_keeps_no_other_match_waiting(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    (long, north, _), (short, south, _) = host.pair(length="short"), host.pair(length="normal")
    host.forget_matches()
    started, go = threading.Event(), threading.Event()

    def endless(agreement: Agreement, log: list[Entry], digests: list[str]) -> Iterator[Moment]:
        first, *rest = replayed(agreement, log, digests)
        while agreement.options["length"] == "short" and not go.is_set():
            started.set()
            yield first
        yield from (first, *rest)

    monkeypatch.setattr(lobby, "replayed", endless)
    (asked,) = callers(host, [f"/api/matches/{long}"])
    try:
        assert started.wait(60)
        with Connection(south, short, NORTH) as a:
            assert a.shown["ask"]
        assert not asked.done()
    finally:
        go.set()
    assert asked.result()["status"] == "playing"
    with Connection(north, long, NORTH) as b:
        assert b.shown["ask"]


def test_whoever_wants_many_replays_waits_for_everybody_else(host: Host, workshop: Workshop) -> None:
    *many, late = (finished_match(host) for _ in range(archive.MOST_WAITING + 1))
    eve, anna = Who("eve's", ""), Who("anna's", "")

    async def built(service: Service) -> list[str]:
        ended: list[str] = []

        async def replay(match: str, who: Who) -> None:
            await service.archive.replay(match, None, who)
            ended.append(who.address)

        waiting = [asyncio.create_task(replay(match, eve)) for match in many]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(replay(late, anna)))
        while not workshop.started.is_set():
            await asyncio.sleep(0.01)
        workshop.go.set()
        await asyncio.gather(*waiting)
        return ended

    assert host.inside(built).index("anna's") <= 2


def test_a_replay_is_compressed_with_little_work_and_kept_so(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[int] = []
    compress = gzip.compress

    def noted(data: bytes, level: int, *, mtime: float | None) -> bytes:
        levels.append(level)
        return compress(data, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", noted)
    path = f"/api/matches/{finished_match(host)}/replay"
    visitor = host.visitor()
    assert visitor.call("GET", path) == visitor.call("GET", path)
    assert levels == [archive.LEVEL]
    assert archive.LEVEL <= 4


def test_who_takes_nothing_compressed_gets_it_piece_by_piece(played: Played) -> None:
    """To unpack all of it for every caller would keep everybody else waiting."""
    place, path = urlsplit(played.host.address).netloc, f"/api/matches/{played.match}/replay"
    told = {}
    for encoding in ("gzip", "identity"):
        connection = HTTPConnection(place, timeout=10)
        connection.request("GET", path, headers={"Accept-Encoding": encoding})
        response = connection.getresponse()
        told[encoding] = response.read()
        assert response.getheader("Vary") == "accept-encoding"
        assert response.getheader("Cache-Control") == "no-store"
        assert (response.getheader("Transfer-Encoding") == "chunked") == (encoding == "identity")
        connection.close()
    assert gzip.decompress(told["gzip"]) == told["identity"]
    assert len(told["identity"]) > len(told["gzip"])


def test_what_is_kept_has_a_limit(host: Host, workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.go.set()
    visitor = host.visitor()
    path = f"/api/matches/{finished_match(host)}/replay"
    visitor.call("GET", path)
    monkeypatch.setattr(archive, "KEPT_BYTES", 1)
    visitor.call("GET", f"{path}?seat={NORTH}")
    visitor.call("GET", path)
    assert len(workshop.begun) == 3
