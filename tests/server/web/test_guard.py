"""What keeps strangers out: origins, cookies, hashes, limits, and answers that give nothing away."""

import http.client
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from huffduff.server.matches import frames, running
from huffduff.server.storage.store import MatchRow
from huffduff.server.tokens import hashed
from huffduff.server.tools.network_client import Turned
from huffduff.server.web import guard
from huffduff.server.web.limits import UNLIMITED, Bucket, Buckets, Limits
from tests.engine.tiny import make_game
from tests.server.host import NORTH, SOUTH, Connection, Host


def response(
    host: Host, path: str, headers: Mapping[str, str] | None = None, method: str = "GET", body: bytes | None = None
) -> tuple[int, http.client.HTTPMessage, bytes]:
    connection = http.client.HTTPConnection(urlsplit(host.address).netloc, timeout=10)
    connection.request(method, path, body, dict(headers or {}) | {"Connection": "close"})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, answer.headers, content


def test_secrets_are_stored_only_as_hashes(host: Host) -> None:
    anna = host.visitor()
    link = anna.create("tiny", "raid", {NORTH: "me", SOUTH: "friend"})["links"][SOUTH]
    token = link.removeprefix("/join/")
    host.stop()
    everything = b"".join(path.read_bytes() for path in host.folder.iterdir())
    assert anna.token.encode() not in everything
    assert token.encode() not in everything
    assert hashed(anna.token).encode() in everything
    assert hashed(token).encode() in everything
    host.start()


@pytest.mark.parametrize("path", ["/", "/match/abc", "/api/me", "/api/nothing", "/assets/missing.js"])
def test_every_response_says_what_its_page_may_do(host: Host, path: str) -> None:
    _, headers, _ = response(host, path)
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://[", "https://evil:1/x"])
def test_another_site_can_change_nothing(host: Host, origin: str) -> None:
    match, north, _ = host.pair()
    for method, path in (("PUT", "/api/me"), ("POST", "/api/matches"), ("POST", "/api/join"), ("POST", "/api/records")):
        with pytest.raises(Turned) as turned:
            north.call(method, path, {}, origin=origin)
        assert (turned.value.status, turned.value.problem["key"]) == (403, "server-wrong-origin")
    with pytest.raises(InvalidStatus) as refused:
        Connection(north, match, NORTH, origin=origin)
    assert refused.value.response.status_code == 403


def test_a_request_without_an_origin_changes_nothing(host: Host) -> None:
    visitor = host.visitor()
    status, _, body = response(host, "/api/me", visitor.headers(), "PUT", b'{"name":"Eve"}')
    assert status == 403
    assert b"server-wrong-origin" in body


def test_origins_are_compared_by_host_and_port() -> None:
    def same(origin: str, host: str) -> bool:
        return guard.same_origin([(b"origin", origin.encode()), (b"host", host.encode())])

    assert same("https://play.example", "play.example")
    assert same("http://PLAY.example:8000", "play.example:8000")
    assert not same("http://play.example:8001", "play.example:8000")
    assert not same("http://play.example.evil", "play.example")
    assert not same("", "")
    assert not guard.same_origin([(b"host", b"play.example")])


def test_a_message_that_is_too_big_ends_the_connection_and_changes_nothing(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(south, match, SOUTH) as b:
        a = Connection(north, match, NORTH)
        a.wait()
        b.wait("presence")
        a.socket.send('{"type":"say","reply":1,"text":"' + "x" * 70_000 + '"}')
        with pytest.raises(ConnectionClosed):
            a.receive()
        a.close()
        assert not b.wait("presence")["seats"][0]["online"]
        assert b.silent()


def test_a_request_that_is_too_big_is_refused(host: Host) -> None:
    visitor = host.visitor()
    with pytest.raises(Turned) as turned:
        visitor.call("PUT", "/api/me", {"name": "x" * 70_000})
    assert (turned.value.status, turned.value.problem["key"]) == (413, "server-too-big")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Host]:
    limits = Limits(message_rate=0.001, message_burst=3, request_rate=0.001, request_burst=14, sockets_per_address=2)
    running = Host(tmp_path, limits=limits).start()
    yield running
    running.stop()


def test_who_asks_too_often_has_to_wait(strict: Host) -> None:
    visitor = strict.visitor()
    for _ in range(13):
        visitor.call("GET", "/api/me")
    with pytest.raises(Turned) as turned:
        visitor.call("GET", "/api/me")
    assert (turned.value.status, turned.value.problem["key"]) == (429, "server-too-fast")


def test_a_window_that_talks_too_fast_is_not_heard_and_at_last_closed(strict: Host) -> None:
    match, north, south = strict.pair()
    with Connection(south, match, SOUTH) as b, Connection(north, match, NORTH) as a:
        b.wait("presence")
        for _ in range(3):
            a.ask(type="say", text="Hey")
            b.wait("chat")
        assert a.ask(type="say", text="Hey")["key"] == "server-too-fast"
        assert a.answer(1)["key"] == "server-too-fast"
        assert b.silent()
        for _ in range(98):
            a.send(type="say", text="Hey")
        assert [a.receive()["key"] for _ in range(98)] == ["server-too-fast"] * 98
        with pytest.raises(ConnectionClosed):
            a.receive()
        assert a.socket.close_code == 1008


def test_an_address_has_only_so_many_windows(strict: Host) -> None:
    match, north, south = strict.pair()
    with Connection(south, match, SOUTH), Connection(north, match, NORTH), pytest.raises(InvalidStatus):
        Connection(north, match)
    with Connection(north, match):
        pass


def test_windows_that_come_and_go_are_counted_like_requests(strict: Host) -> None:
    match, north, _ = strict.pair()  # eight requests of the fourteen that an address has
    for _ in range(6):
        with Connection(north, match, NORTH):
            pass
    with pytest.raises(InvalidStatus):
        Connection(north, match, NORTH)


def test_buckets_fill_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("huffduff.server.web.limits.monotonic", lambda: clock[0])
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take(name) for name in "aabb"] == [True, False, True, False]
    clock[0] += 1
    assert buckets.take("a")


def test_a_flood_of_addresses_fills_no_memory() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=100)
    assert all(buckets.take(str(number)) for number in range(1000))
    assert len(buckets._buckets) <= 100
    assert not buckets.take("999")


def test_our_own_mistakes_are_written_down_and_told_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("the secret inside")

    running = Host(tmp_path, games=[make_game(start=broken)]).start()
    visitor = running.visitor()
    with pytest.raises(Turned) as turned:
        visitor.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})
    assert turned.value.status == 500
    assert turned.value.problem == {
        "type": "problem",
        "key": "server-internal",
        "params": {},
        "rule": None,
        "field": None,
        "reply": None,
    }
    match = visitor.create("tiny", "raid", {NORTH: "me", SOUTH: "open"})["match"]
    with pytest.raises(Turned) as turned:
        running.visitor().take(match, SOUTH)
    assert turned.value.problem["key"] == "server-internal"
    assert visitor.call("GET", f"/api/matches/{match}")["status"] == "waiting"
    running.stop()
    assert caplog.text.count("the secret inside") >= 2


def test_a_match_that_cannot_be_stored_is_not_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    running = Host(tmp_path).start()
    match, north, south = running.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.wait("presence")
        thief = sqlite3.connect(tmp_path / "huffduff.sqlite3", timeout=10)
        thief.execute("INSERT INTO entries VALUES (?, 0, 'answer', 'south', '3', '[]', 0, '')", (match,))
        thief.commit()
        thief.close()
        assert a.answer(1)["key"] == "server-not-stored"
        for connection in (a, b):
            with pytest.raises(ConnectionClosed):
                connection.receive()
    with Connection(south, match, SOUTH) as again:
        assert again.shown["sealed"] == 3
    running.stop()
    assert "could not be stored" in caplog.text


def test_a_frame_that_cannot_be_made_breaks_one_table_and_no_other(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match, north, south = host.pair()
    other, *people = host.pair()
    working = frames.frame

    def failing(row: MatchRow, *rest: Any) -> Any:
        if row.id == match:
            raise RuntimeError("no frame today")
        return working(row, *rest)

    with (
        Connection(north, match, NORTH) as a,
        Connection(south, match, SOUTH) as b,
        Connection(people[0], other, NORTH) as c,
    ):
        monkeypatch.setattr(running, "frame", failing)
        assert a.answer(1)["key"] == "server-internal"
        for connection in (a, b):
            with pytest.raises(ConnectionClosed):
                connection.wait()
            assert connection.socket.close_code == 1011
        late = Connection(north, match, NORTH)
        assert late.receive()["key"] == "server-internal"
        late.close()
        assert c.answer(1)["sealed"] == 1
        monkeypatch.setattr(running, "frame", working)
    with Connection(north, match, NORTH) as again:
        assert again.shown["sealed"] == 1
    assert "no frame today" in caplog.text


def test_another_window_gives_nobody_more_messages(strict: Host) -> None:
    match, north, south = strict.pair()
    with Connection(south, match, SOUTH) as b:
        with Connection(north, match, NORTH) as a:
            for _ in range(3):
                a.ask(type="say", text="Hey")
            assert a.ask(type="say", text="Hey")["key"] == "server-too-fast"
        with Connection(north, match, NORTH) as again:
            assert again.ask(type="say", text="Hey")["key"] == "server-too-fast"
        assert b.ask(type="say", text="I have said nothing yet")["type"] == "chat"


def test_another_cookie_gives_an_address_no_more_messages_either(tmp_path: Path) -> None:
    few: dict[str, float] = {"message_rate": 0.001, "message_burst": 2, "try_rate": 0.001, "try_burst": 1, "crowd": 2}
    host = Host(tmp_path, limits=msgspec.structs.replace(UNLIMITED, **few)).start()
    match, *_ = host.pair()
    heard = []
    for _ in range(4):
        with Connection(host.visitor(), match) as guest:
            heard.append([guest.ask(type="say", text="Hey")["type"] for _ in range(2)])
            heard.append([guest.draft(1)["key"]])
    talked, tried = heard[::2], heard[1::2]
    assert talked == [["chat", "chat"], ["chat", "chat"], ["problem", "problem"], ["problem", "problem"]]
    assert tried == [["server-only-watching"]] * 2 + [["server-too-fast"]] * 2
    host.stop()


def test_who_looks_on_cannot_keep_the_players_from_talking(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, talk_rate=0.001, talk_burst=2)
    host = Host(tmp_path, limits=limits).start()
    match, north, _ = host.pair()
    with Connection(host.visitor(), match) as guest, Connection(north, match, NORTH) as a:
        talk = [guest.ask(type="say", text="Hey")["type"] for _ in range(3)]
        assert talk == ["chat", "chat", "problem"]
        assert a.ask(type="say", text="Hey")["type"] == "chat"
    host.stop()


def test_a_match_has_only_so_much_talk(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, talk_rate=0.001, talk_burst=2)
    host = Host(tmp_path, limits=limits).start()
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        assert [a.ask(type="say", text="Hey")["type"] for _ in range(2)] == ["chat", "chat"]
        assert b.ask(type="say", text="Hey")["key"] == "server-too-fast"
        assert b.answer(1)["type"] == "frame"
    other, *people = host.pair()
    with Connection(people[0], other, NORTH) as c:
        assert c.ask(type="say", text="Hey")["type"] == "chat"
    host.stop()


def test_an_address_sets_up_only_so_many_matches(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, match_rate=0.001, match_burst=3)
    host = Host(tmp_path, limits=limits).start()
    anna, bert = host.visitor(), host.visitor()
    for visitor in (anna, bert, anna):
        visitor.create("tiny", "raid", {NORTH: "computer:random", SOUTH: "computer:random"})
    for visitor in (anna, bert):
        with pytest.raises(Turned) as turned:
            visitor.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})
        assert (turned.value.status, turned.value.problem["key"]) == (429, "server-too-many-matches")
    host.stop()
