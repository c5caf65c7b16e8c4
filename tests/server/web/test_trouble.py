"""Clear when things break: a full disk, bytes that are no text, names that are not ours."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.tools.network_client import Turned
from huffduff.server.web.guard import host_allowed
from huffduff.server.web.static import read
from tests.server.host import NORTH, SOUTH, Connection, Host


def test_a_full_disk_is_a_503_everywhere_and_its_cause_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    stores: list[SqliteStore] = []

    def kept(store: SqliteStore) -> SqliteStore:
        stores.append(store)
        return store

    host = Host(tmp_path, wrap=kept).start()
    match, north, south = host.pair()
    (pages,) = stores[0]._writer.execute("PRAGMA page_count").fetchone()
    stores[0]._writer.execute(f"PRAGMA max_page_count = {pages}")
    text = "x" * 500
    with Connection(north, match, NORTH) as a:
        told = [a.ask(type="say", text=text) for _ in range(200) if not caplog.records]
        assert told[-1]["key"] == "server-not-stored"
    wishes = [("POST", "/api/me", None), ("PUT", "/api/me", {"name": "x" * 40}), ("POST", "/api/me/recovery", None)]
    statuses = set()
    stranger = host.visitor
    for _ in range(60):
        try:
            stranger()
        except Turned as turned:
            statuses.add((turned.status, turned.problem["key"]))
    for method, path, body in wishes:
        try:
            south.call(method, path, body)
        except Turned as turned:
            statuses.add((turned.status, turned.problem["key"]))
    assert statuses == {(503, "server-not-stored")}
    assert south.call("GET", f"/api/matches/{match}")["status"] == "playing"
    host.stop()
    assert "database or disk is full" in caplog.text
    assert "Traceback" not in caplog.text
    host.start()
    with Connection(south, match, SOUTH) as b:
        assert b.ask(type="say", text="room again")["text"] == "room again"
    host.stop()


def test_a_store_that_cannot_be_read_is_a_503_too(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    visitor = host.visitor()
    monkeypatch.setattr(SqliteStore, "_all", broken)
    with pytest.raises(Turned) as turned:
        visitor.call("GET", "/api/matches?list=open")
    assert turned.value.status == 503


def test_what_is_no_text_closes_a_window_without_a_traceback(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    match, north, _ = host.pair()
    with Connection(north, match, NORTH) as a:
        frame = Frame(Opcode.TEXT, b'{"type":"say","reply":1,"text":"\xff"}')
        a.socket.socket.sendall(frame.serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            a.receive()
        assert a.socket.close_code == 1007
    with Connection(north, match, NORTH) as a:
        assert a.answer(1)["sealed"] == 1
    host.stop()
    assert not caplog.records
    host.start()


def test_a_foreign_name_that_leads_here_is_not_ours(tmp_path: Path) -> None:
    host = Host(tmp_path, hosts=frozenset({"play.example"})).start()
    port = host.address.rpartition(":")[2]
    match, north, _ = host.pair()
    foreign = f"http://evil.example:{port}"
    with pytest.raises(Turned) as turned:
        north.call("POST", "/api/me", origin=foreign, host=f"evil.example:{port}")
    assert (turned.value.status, turned.value.problem["key"]) == (421, "server-wrong-host")
    assert north.call("POST", "/api/me", origin=f"http://play.example:{port}", host=f"play.example:{port}")["name"]
    assert north.call("POST", "/api/me", origin="http://localhost", host="localhost")["name"]
    with pytest.raises(InvalidStatus) as refused:
        Connection(north, match, NORTH, origin=foreign, host=f"evil.example:{port}")
    assert refused.value.response.status_code == 403
    host.stop()


def test_addresses_are_always_ours_and_names_only_if_they_were_given() -> None:
    def allowed(host: str, *names: str) -> bool:
        return host_allowed([(b"host", host.encode())], frozenset(names))

    assert all(allowed(host) for host in ("127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost:1", "LOCALHOST"))
    assert not any(allowed(host) for host in ("evil.example", "", "[", "127.0.0.1.evil.example", "localhost.evil"))
    assert allowed("Play.Example:443", "play.example")
    assert host_allowed([], None)


def test_hidden_files_of_the_build_are_not_served(tmp_path: Path) -> None:
    (tmp_path / ".huffduff-build").write_text("digest")
    (tmp_path / "index.html").write_text("<html>")
    assert set(read(tmp_path)) == {"index.html"}
