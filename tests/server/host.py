"""A real server on a real folder in a thread of its own, and the people who come to it."""

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from huffduff.engine.game import Game
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.storage.store import Store
from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.web.limits import UNLIMITED, Limits
from huffduff.server.web.serve import FILE, Web, address_of, listener
from huffduff.server.web.service import Service
from tests.engine.tiny import GAME

T = TypeVar("T")

NORTH, SOUTH = GAME.seats
WAIT = 10.0


class Host:
    """One server; `stop` and `start` it again to see what it remembers."""

    def __init__(
        self,
        folder: Path,
        games: Sequence[Game] = (GAME,),
        limits: Limits = UNLIMITED,
        wrap: Callable[[SqliteStore], Store] = lambda store: store,
        hosts: frozenset[str] | None = None,
    ) -> None:
        self.folder = folder
        self.games = games
        self.limits = limits
        self._wrap = wrap
        self._hosts = hosts
        self.address = ""
        self.service: Service
        self._loop: asyncio.AbstractEventLoop
        self._web: Web
        self._thread: threading.Thread
        self._port = 0

    def start(self) -> "Host":
        bound = listener("127.0.0.1", self._port)
        self._port = bound.getsockname()[1]  # the same one after a restart, as for a real server
        self.address = address_of("127.0.0.1", self._port)
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(bound, ready))
        self._thread.start()
        assert ready.wait(WAIT)
        return self

    def _run(self, bound: socket.socket, ready: threading.Event) -> None:
        store = SqliteStore(self.folder / FILE)
        self.service = Service(self._wrap(store), InstalledGames(self.games), self.limits, self._hosts)
        self._web = Web(self.service, ready.set)

        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._web.serve(sockets=[bound])

        try:
            asyncio.run(main())
        finally:
            ready.set()
            bound.close()
            store.close()

    def stop(self) -> None:
        self._web.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()

    def inside(self, work: Callable[[Service], Coroutine[Any, Any, T]]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(self.service), self._loop).result(WAIT)

    def forget_matches(self) -> None:
        """Put away every match that nobody looks at, as the server does with time."""

        async def clear(service: Service) -> None:
            for match in service.lobby.in_memory:
                match.touched = -1e9
            service.lobby.sweep()

        self.inside(clear)

    def store(self) -> SqliteStore:
        return SqliteStore(self.folder / FILE)

    def visitor(self) -> NetworkClient:
        return NetworkClient(self.address)

    def pair(self, **options: str) -> tuple[str, NetworkClient, NetworkClient]:
        """A match of the tiny game with a visitor on each side."""
        north, south = self.visitor(), self.visitor()
        created = north.create("tiny", "raid", {NORTH: "me", SOUTH: "friend"}, **options)
        south.join(created["links"][SOUTH])
        return created["match"], north, south


class Connection:
    """A websocket as a person sees it: frames, with the talk and the comings and goings put aside."""

    def __init__(
        self,
        visitor: NetworkClient,
        match: str,
        seat: str | None = None,
        origin: str | None = None,
        host: str | None = None,
    ) -> None:
        self.seat = seat
        address, sock = visitor.play_address(match, seat), None
        if host is not None:  # another name that leads to the same place
            place = urlsplit(visitor.address)
            sock = socket.create_connection((place.hostname, place.port), WAIT)
            address = address.replace(place.netloc, host)
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                address,
                origin=Origin(origin or visitor.address),
                additional_headers=visitor.headers(),
                sock=sock,
                compression=None,
                max_size=None,
                proxy=None,
            )
        )
        self.raw: list[str] = []
        self.log: list[Any] = []
        self.shown: dict[str, Any] = {}
        self._reply = 0

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "frame":
            self.log[message["log_from"] :] = message["log"]
            self.shown = message
        return message

    def wait(self, kind: str = "frame") -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def send(self, **message: Any) -> int:
        self._reply += 1
        self.socket.send(msgspec.json.encode({"reply": self._reply, **message}).decode())
        return self._reply

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for what it caused."""
        reply = self.send(**message)
        while True:
            answer = self.receive()
            if answer.get("reply") == reply:
                return answer

    def answer(self, value: Any, seq: int | None = None) -> dict[str, Any]:
        return self.ask(type="answer", seq=self.shown["seq"] if seq is None else seq, value=value)

    def draft(self, value: Any, seq: int | None = None) -> dict[str, Any]:
        return self.ask(type="try", seq=self.shown["seq"] if seq is None else seq, value=value)

    def undo(self) -> dict[str, Any]:
        return self.ask(type="undo", seq=self.shown["seq"])

    def resign(self) -> dict[str, Any]:
        return self.ask(type="resign", seq=self.shown["seq"])

    def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing at all comes for a while."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> "Connection":
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def keys(connection: Connection) -> list[str]:
    """The log as text keys."""
    return [line["key"] for line in connection.log]
