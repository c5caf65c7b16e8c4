"""How much a server takes: many matches at once, every action committed before it is shown."""

import asyncio
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from huffduff.engine.secrecy import Outcome
from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.tools.server_process import ServerProcess


class Result(msgspec.Struct, frozen=True):
    """Actions from the sending of an answer to the frame that shows it."""

    matches: int
    sockets: int
    actions: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float


class Options(msgspec.Struct):
    options: list[msgspec.Raw]


class Asked(msgspec.Struct):
    choice: Options


class Heard(msgspec.Struct):
    """As much of a message as somebody has to read who answers at random."""

    type: Literal["frame", "presence", "chat", "problem"]
    seq: int = 0
    reply: int | None = None
    ask: Asked | None = None
    outcome: Outcome | None = None
    key: str = ""


_heard = msgspec.json.Decoder(Heard)


class LoadClient:
    """Plays matches until the time is up and keeps the times of the actions in between."""

    def __init__(self, address: str, game: str, scenario: str, seats: tuple[str, str], seed: int) -> None:
        self._address = address
        self._game = game
        self._scenario = scenario
        self._seats = seats
        self._rng = Random(seed)
        self.times: list[float] = []

    async def run(self, matches: int, warm_up: float, seconds: float) -> float:
        """The time in which the kept actions were done."""
        pairs = [(NetworkClient(self._address), NetworkClient(self._address)) for _ in range(matches)]
        playing = [asyncio.create_task(self._pair(*pair)) for pair in pairs]
        await asyncio.sleep(warm_up)
        self.times.clear()
        begun = time.perf_counter()
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        elapsed = time.perf_counter() - begun
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for task in done:
            task.result()
        return elapsed

    async def _pair(self, host: NetworkClient, guest: NetworkClient) -> None:
        """Two who play one match after another."""
        mine, theirs = self._seats
        while True:
            created = await asyncio.to_thread(host.create, self._game, self._scenario, {mine: "me", theirs: "open"})
            match = created["match"]
            await asyncio.to_thread(guest.take, match, theirs)
            await asyncio.gather(self._play(host, match, mine), self._play(guest, match, theirs))

    async def _play(self, client: NetworkClient, match: str, seat: str) -> None:
        sent = reply = 0
        began = 0.0
        async with await client.open(match, seat) as connection:
            async for text in connection:
                heard = _heard.decode(text)
                if heard.type == "problem":
                    raise RuntimeError(heard.key)
                if heard.type != "frame":
                    continue
                if heard.reply is not None and heard.reply == sent:
                    self.times.append(time.perf_counter() - began)
                if heard.outcome is not None:
                    return
                if heard.ask is not None:
                    options = heard.ask.choice.options
                    value = bytes(options[int(self._rng.random() * len(options))]).decode()
                    sent = reply = reply + 1
                    began = time.perf_counter()
                    await connection.send(f'{{"type":"answer","reply":{reply},"seq":{heard.seq},"value":{value}}}')


def percentile(times: Iterable[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def run(
    matches: int = 40,
    seconds: float = 10.0,
    warm_up: float = 3.0,
    seed: int = 1,
    game: str = "strait",
    scenario: str = "denmark-strait",
    seats: tuple[str, str] = ("german", "british"),
    module: str = "huffduff.games.strait",
) -> Result:
    """Put a fresh server in a process of its own under load, from this one."""
    with tempfile.TemporaryDirectory(prefix="huffduff-load-") as folder, ServerProcess(Path(folder), module) as server:
        load = LoadClient(server.address, game, scenario, seats, seed)
        elapsed = asyncio.run(load.run(matches, warm_up, seconds))
    return Result(
        matches=matches,
        sockets=2 * matches,
        actions=len(load.times),
        actions_per_second=round(len(load.times) / elapsed, 1),
        p50_ms=round(percentile(load.times, 0.5), 1),
        p99_ms=round(percentile(load.times, 0.99), 1),
    )
