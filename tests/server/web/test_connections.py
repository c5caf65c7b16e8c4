"""Connections over which nothing comes, or nothing is read, do not keep others out."""

import os
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.web.connections import RESERVED, raise_descriptor_limit
from huffduff.server.web.limits import UNLIMITED
from huffduff.server.web.serve import listener
from huffduff.server.web.service import Service
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


def opened(address: str, *said: bytes, room: int | None = None) -> socket.socket:
    """A connection that has said something, with so much room for the answer."""
    place = urlsplit(address)
    connection = socket.socket()
    if room is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    connection.settimeout(WAIT)
    connection.connect((place.hostname, place.port))
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


BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 1000\r\n\r\n"


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTT", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ", BODY])
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


def descriptors() -> int:
    """How many there are, for the server is in this process."""
    return len(os.listdir("/dev/fd"))


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


DATA = b"GET /api/games/tiny/data HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n"


def test_the_last_answer_of_a_connection_is_given_up_too(brisk: Host) -> None:
    """The server has nothing more to say and only waits until the rest of it was read."""
    brisk.inside(fattened)
    before = descriptors()
    last = DATA[:-2] + b"Connection: close\r\n\r\n"
    with opened(brisk.address, last, room=2048) as deaf:
        assert deaf.recv(16) == b"HTTP/1.1 200 OK\r"
        assert descriptors() == before + 2
        patience = monotonic() + WAIT
        while descriptors() > before + 1 and monotonic() < patience:
            sleep(0.05)
        assert descriptors() == before + 1


async def fattened(service: Service) -> None:
    """Data that do not fit into what is kept for a connection."""
    service.data["tiny"] = bytes(200_000)


@pytest.fixture
def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server that has descriptors for few connections."""
    monkeypatch.setattr("tests.server.host.listener", narrow)
    monkeypatch.setattr("huffduff.server.web.serve.raise_descriptor_limit", lambda: 8)
    running = Host(tmp_path).start()
    yield running
    running.stop()


def test_who_never_reads_makes_room_when_descriptors_run_short(short: Host) -> None:
    short.inside(fattened)
    deaf = [opened(short.address, DATA * 2, room=2048) for _ in range(8)]
    assert all(connection.recv(16) == b"HTTP/1.1 200 OK\r" for connection in deaf)
    assert short.visitor().call("GET", "/api/me")["name"]
    for connection in deaf:
        connection.close()


def test_a_system_that_gives_fewer_descriptors_than_it_says_is_asked_for_less(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def limit(_: int, wanted: tuple[int, int]) -> None:
        if wanted[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")
        given.append(wanted)

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", limit)
    assert raise_descriptor_limit() == 8192 - RESERVED
    assert given == [(8192, resource.RLIM_INFINITY)]


def test_a_window_that_never_reads_is_closed_and_its_descriptor_freed(brisk: Host) -> None:
    match, north, south = brisk.pair()
    with Connection(south, match, SOUTH) as b:
        before = descriptors()
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
        assert descriptors() <= before


PING = Frame(Opcode.PING, b"")
PART = Frame(Opcode.CONT, b"", fin=False)


@pytest.mark.parametrize("frame", [PING, PART], ids=["pings", "parts"])
def test_a_window_that_sends_endless_tiny_frames_is_closed(tmp_path: Path, frame: Frame) -> None:
    """Nothing in them is a message that could be counted, and each has to be looked at."""
    host = Host(tmp_path, limits=msgspec.structs.replace(UNLIMITED, frame_rate=100, frame_burst=600)).start()
    match, north, south = host.pair()
    with Connection(south, match, SOUTH) as b, Connection(north, match, NORTH) as a:
        assert b.wait("presence")["seats"][0]["online"]
        a.socket.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        a.socket.socket.sendall(frame.serialize(mask=True) * 500)
        assert b.silent()
        with suppress(ConnectionError):
            a.socket.socket.sendall(frame.serialize(mask=True) * 5000)
        assert not b.wait("presence")["seats"][0]["online"]
    host.stop()


@pytest.mark.timeout(120)
@pytest.mark.parametrize("said", [b"", BODY], ids=["heads", "bodies"])
def test_a_flood_of_unfinished_requests_neither_stops_the_server_nor_fills_its_log(tmp_path: Path, said: bytes) -> None:
    """The system allows fewer descriptors than there are connections whose heads or bodies never come."""
    errors = tmp_path / "errors"
    command = [sys.executable, "-m", "huffduff.server", str(tmp_path / "data"), "0", "tests.engine.tiny"]
    with errors.open("wb") as log:
        server = subprocess.Popen(
            ["sh", "-c", 'ulimit -n 96 && exec "$@"', "sh", *command], stdout=subprocess.PIPE, stderr=log, text=True
        )
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        waiting = [opened(address, said, room=2048) for _ in range(300)]
        visitor = NetworkClient(address)
        assert visitor.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})["match"]
        for connection in waiting:
            connection.close()
        server.terminate()
        assert server.wait(30) == 0
        server.stdout.close()
    assert errors.stat().st_size < 2000
