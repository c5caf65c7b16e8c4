"""Connections over which nothing comes, or nothing is read, do not keep others out."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import msgspec
import pytest

from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.web.limits import UNLIMITED
from huffduff.server.web.serve import listener
from tests.server.host import NORTH, SOUTH, WAIT, Connection, Host


def narrow(host: str, port: int) -> socket.socket:
    """A listener whose connections have little room for what is not read."""
    bound = listener(host, port)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return bound


@pytest.fixture
def brisk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr("tests.server.host.listener", narrow)
    limits = msgspec.structs.replace(
        UNLIMITED, silent_per_address=20, head_seconds=1.0, body_seconds=1.0, reading_seconds=1.0
    )
    running = Host(tmp_path, limits=limits).start()
    yield running
    running.stop()


def opened(address: str, *said: bytes) -> socket.socket:
    place = urlsplit(address)
    assert place.hostname is not None
    assert place.port is not None
    connection = socket.create_connection((place.hostname, place.port), timeout=WAIT)
    for part in said:
        connection.sendall(part)
    return connection


def ended(connection: socket.socket) -> bool:
    """Wait until the other end lets go."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    connection.close()
    return True


POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTT", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ", POST])
def test_who_does_not_finish_a_request_is_let_go(brisk: Host, said: bytes) -> None:
    assert ended(opened(brisk.address, said))


def test_a_second_request_has_to_come_in_time_too(brisk: Host) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    connection = opened(brisk.address, whole)
    assert connection.recv(16) == b"HTTP/1.1 200 OK\r"
    connection.sendall(b"GET /api/games HT")
    assert ended(connection)


def test_of_the_silent_connections_of_an_address_only_the_youngest_stay(brisk: Host) -> None:
    silent = [opened(brisk.address) for _ in range(60)]
    visitor = brisk.visitor()
    assert visitor.call("GET", "/api/me")["name"]
    assert all(ended(connection) for connection in silent)


def unheard(connection: socket.socket, message: bytes) -> None:
    """Send until the other end has had enough of somebody who never reads."""
    connection.settimeout(0.1)
    patience = monotonic() + 3 * WAIT
    with connection:
        while monotonic() < patience:
            try:
                connection.sendall(message)
            except TimeoutError:
                continue
            except ConnectionError:
                return
    pytest.fail("the connection is still there")


def test_an_answer_that_nobody_reads_is_given_up(brisk: Host) -> None:
    whole = b"GET /api/games/tiny/rules HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n"
    unheard(opened(brisk.address), whole * 10)


def test_a_window_that_never_reads_is_closed_and_its_descriptor_freed(brisk: Host) -> None:
    match, north, south = brisk.pair()
    with Connection(south, match, SOUTH) as b:
        before = len(os.listdir("/dev/fd"))  # the server is in this process
        place = urlsplit(brisk.address).netloc
        head = [
            f"GET /api/matches/{match}/play?seat={NORTH} HTTP/1.1",
            *(f"Host: {place}", f"Origin: {brisk.address}", f"Cookie: {north.cookie}={north.token}"),
            *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
            *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""),
        ]
        deaf = opened(brisk.address, "\r\n".join(head).encode())
        assert b.wait("presence")["seats"][0]["online"]
        unheard(deaf, b"\x81\x84\0\0\0\0junk" * 100)
        assert not b.wait("presence")["seats"][0]["online"]
        assert len(os.listdir("/dev/fd")) <= before


@pytest.mark.timeout(120)
def test_a_flood_of_silent_connections_neither_stops_the_server_nor_fills_its_log(tmp_path: Path) -> None:
    """The system allows fewer descriptors than there are connections."""
    errors = tmp_path / "errors"
    command = [sys.executable, "-m", "huffduff.server", str(tmp_path / "data"), "0", "tests.engine.tiny"]
    with errors.open("wb") as log:
        server = subprocess.Popen(
            ["sh", "-c", 'ulimit -n 96 && exec "$@"', "sh", *command], stdout=subprocess.PIPE, stderr=log, text=True
        )
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        silent = [opened(address) for _ in range(300)]
        visitor = NetworkClient(address)
        assert visitor.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})["match"]
        for connection in silent:
            connection.close()
        server.terminate()
        assert server.wait(30) == 0
        server.stdout.close()
    assert errors.stat().st_size < 2000
