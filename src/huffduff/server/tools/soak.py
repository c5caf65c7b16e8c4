"""A long life in short: a server goes through all that visitors do, and must not grow, leak or complain.

Everything goes to 127.0.0.1, to a server in a process of its own on a folder that is thrown away.
"""

import asyncio
import os
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException

from huffduff import games
from huffduff.engine.game import Game
from huffduff.server.matches.installed import InstalledGames, all_games
from huffduff.server.tools.mirror import Mirror
from huffduff.server.tools.network_client import NetworkClient, Turned
from huffduff.server.tools.server_process import ServerProcess
from huffduff.server.web.serve import FILE

GONE = (WebSocketException, HTTPException, OSError, EOFError)
MOST_ANSWERS = 150  # of one match, before somebody resigns
PAUSE = 0.02  # between two answers of a seat, so that the machine can still be used
LOOK_SECONDS = 2.0
SETTLE_SECONDS = 20.0
ROOM = 40_000  # kilobytes that a server may grow by, whatever it has done
SHARE = 1.3  # and by how much compared with what it had when it was warm


class Result(msgspec.Struct):
    """What was done, and what the server had: kilobytes of memory when warm and at the end, descriptors."""

    seconds: float
    done: dict[str, int]
    memory_warm: int
    memory_end: int
    descriptors_start: int
    descriptors_most: int
    descriptors_end: int
    complaints: int

    @property
    def flat(self) -> bool:
        room = max(self.memory_warm * SHARE, self.memory_warm + ROOM)
        return self.memory_end <= room and self.descriptors_end <= self.descriptors_start + 4 and not self.complaints


class Soak:
    """Visitors of every kind, until the time is up."""

    def __init__(self, address: str, mirror: Mirror, rng: Random) -> None:
        self._address = address
        self._mirror = mirror
        self._rng = rng
        self._tables: list[tuple[str, NetworkClient]] = []  # matches that can be looked at
        self.done: Counter[str] = Counter()

    def habits(self) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        players = [self._player(games.game(name)) for name in games.GAMES]
        return [*players, self._watch, self._watch, self._reconnect, self._deaf, self._garbage, self._look_around]

    def _player(self, game: Game) -> Callable[[], Coroutine[Any, Any, None]]:
        async def play() -> None:
            host, guest = await self._call(self._new_visitor), await self._call(self._new_visitor)
            mine, theirs = game.seats
            seats = {mine: "me", theirs: self._rng.choice(["friend", "open"])}
            created = await self._call(host.create, game.name, self._rng.choice(game.scenarios), seats)
            match = created["match"]
            link = created["links"].get(theirs)
            await (self._call(guest.join, link) if link else self._call(guest.take, match, theirs))
            self.done["matches"] += 1
            self._tables = [*self._tables[-20:], (match, guest)]
            await asyncio.gather(self._sit(host, match, mine), self._sit(guest, match, theirs))
            for path in ("replay", f"replay?seat={mine}", "record", "dice"):
                await self._call(guest.call, "GET", f"/api/matches/{match}/{path}")
                self.done["replays"] += 1
            await self._call(guest.rematch, match)

        return play

    async def _sit(self, client: NetworkClient, match: str, seat: str) -> None:
        """Answer at random, talk, take back, come back after a cut, and resign in the end."""
        reply = answers = 0
        while True:
            async with await client.open(match, seat) as connection:
                async for text in connection:
                    told = msgspec.json.decode(text)
                    if told["type"] != "frame":
                        continue
                    if told["outcome"] is not None:
                        return
                    await asyncio.sleep(PAUSE)
                    for message in self._messages(told, match, seat, answers):
                        reply += 1
                        answers += 1
                        self.done[message["type"]] += 1
                        await connection.send(msgspec.json.encode({**message, "reply": reply}).decode())
                    if self._rng.random() < 0.01:
                        self.done["cuts"] += 1
                        break

    def _messages(self, told: dict[str, Any], match: str, seat: str, answers: int) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = []
        if self._rng.random() < 0.1:
            messages.append({"type": "say", "text": f"{seat} says {answers}"})
        if told["ask"] is None:
            return messages
        if answers > MOST_ANSWERS:
            return [*messages, {"type": "resign", "seq": told["seq"]}]
        if told["undo"]["allowed"] and self._rng.random() < 0.1:
            return [*messages, {"type": "undo", "seq": told["seq"]}]
        value = self._mirror.sample(match, seat, self._rng)
        if value is not None:
            messages.append({"type": "try", "seq": told["seq"], "value": value})
            messages.append({"type": "answer", "seq": told["seq"], "value": value})
        return messages

    async def _watch(self) -> None:
        """Look on for a moment."""
        if self._tables:
            match, client = self._rng.choice(self._tables)
            async with await client.open(match, None) as connection:
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._rng.random() * 2):
                        async for _ in connection:
                            pass
            self.done["watched"] += 1
        await asyncio.sleep(0.1)

    async def _reconnect(self) -> None:
        """Come and go at once, with and without a word."""
        if self._tables:
            match, client = self._rng.choice(self._tables)
            connection = await client.open(match, None)
            try:
                if self._rng.random() < 0.5:
                    connection.transport.abort()
                await connection.close()
            finally:
                connection.transport.abort()  # also when the soak ends while it is being closed
            self.done["reconnects"] += 1
        await asyncio.sleep(0.05)

    async def _deaf(self) -> None:
        """A window that asks and never reads."""
        if self._tables:
            match, client = self._rng.choice(self._tables)
            async with self._raw(_upgrade(self._address, client, match)) as (_, writer):
                with suppress(TimeoutError):
                    async with asyncio.timeout(4):
                        while True:
                            writer.write(b"\x81\x84\0\0\0\0junk" * 50)
                            await writer.drain()
                            await asyncio.sleep(0.05)
            self.done["slow readers"] += 1
        await asyncio.sleep(1)

    async def _garbage(self) -> None:
        """Bytes that mean nothing, heads that never end, and bodies that are no record."""
        noise = self._rng.randbytes(self._rng.randrange(1, 400))
        said = self._rng.choice([noise, b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: ", b"POST /api/join HTTP/1.1\r\n\r\n"])
        async with self._raw(said) as (reader, _):
            with suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    await reader.read(1000)
        client = await self._call(self._new_visitor)
        with suppress(Turned):
            await self._call(
                client.call, "POST", self._rng.choice(["/api/records", "/api/matches", "/api/join"]), noise
            )
        self.done["garbage"] += 1
        await asyncio.sleep(0.1)

    async def _look_around(self) -> None:
        client = await self._call(self._new_visitor)
        for path in ("/", "/api/games", "/api/matches?list=open", "/api/matches?list=mine", "/api/games/chase/data"):
            with suppress(msgspec.DecodeError):
                await self._call(client.call, "GET", path)
            self.done["requests"] += 1
        await asyncio.sleep(0.2)

    def _new_visitor(self) -> NetworkClient:
        self.done["visitors"] += 1
        return NetworkClient(self._address)

    @asynccontextmanager
    async def _raw(self, said: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection without any manners; that the server ends it is what is expected of it."""
        place = urlsplit(self._address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            with suppress(*GONE):
                writer.write(said)
                yield reader, writer
        finally:
            writer.transport.abort()

    async def _call(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.to_thread(work, *given)


def _upgrade(address: str, client: NetworkClient, match: str) -> bytes:
    head = [
        f"GET /api/matches/{match}/play HTTP/1.1",
        *(f"Host: {urlsplit(address).netloc}", f"Origin: {address}", f"Cookie: {client.cookie}={client.token}"),
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""),
    ]
    return "\r\n".join(head).encode()


def _memory(pid: int) -> int:
    """Kilobytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def _descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


async def _forever(habit: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(*GONE):
            await habit()


async def _live(soak: Soak, server: ServerProcess, seconds: float, progress: Callable[[int], None]) -> list[list[int]]:
    """Let everybody come for so long, and look at the server now and then."""
    loop = asyncio.get_running_loop()
    tasks = [asyncio.create_task(_forever(habit)) for habit in soak.habits()]
    begun, looks = loop.time(), list[list[int]]()
    while loop.time() - begun < seconds:
        done, _ = await asyncio.wait(tasks, timeout=min(LOOK_SECONDS, seconds), return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        looks.append([_memory(server.pid), _descriptors(server.pid)])
        progress(int(loop.time() - begun))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return looks


async def _settle(server: ServerProcess, descriptors: int) -> None:
    """Give what was left hanging the time that it is allowed."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    while _descriptors(server.pid) > descriptors and loop.time() - begun < SETTLE_SECONDS + 40:
        await asyncio.sleep(1)


def run(seconds: float, seed: int = 1, progress: Callable[[int], None] = lambda _: None) -> Result:
    """Soak a fresh server for so long; `progress` hears how many seconds have gone by."""
    with tempfile.TemporaryDirectory(prefix="huffduff-soak-") as name:
        folder = Path(name)
        with ServerProcess(folder, log=folder / "log") as server:
            mirror = Mirror(folder / FILE, InstalledGames(all_games()))
            soak = Soak(server.address, mirror, Random(seed))
            start = _descriptors(server.pid)
            looks = asyncio.run(_live(soak, server, seconds, progress))
            asyncio.run(_settle(server, start))
            warm = looks[len(looks) // 3]
            result = Result(
                seconds=seconds,
                done=dict(sorted(soak.done.items())),
                memory_warm=warm[0],
                memory_end=_memory(server.pid),
                descriptors_start=start,
                descriptors_most=max(look[1] for look in looks),
                descriptors_end=_descriptors(server.pid),
                complaints=len((folder / "log").read_text(errors="replace").splitlines()),
            )
            mirror.close()
    return result
