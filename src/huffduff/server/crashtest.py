"""Kill a server at random moments under load, and hold what its clients were told against what it stored."""

import asyncio
import hashlib
import tempfile
from collections.abc import Callable, Iterator
from http.client import HTTPException
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import WebSocketException

from huffduff.engine.game import Game
from huffduff.server.course import Move, Viewer, replayed
from huffduff.server.frames import frame
from huffduff.server.process import FILE, Server
from huffduff.server.shelf import Shelf
from huffduff.server.sqlite import SqliteStore
from huffduff.server.store import Store
from huffduff.server.tables import agreement
from huffduff.server.visitor import Visitor

LONGEST_LIFE = 0.8
UNDO, SAY, RESIGN = 0.05, 0.02, 0.002
GONE = (WebSocketException, HTTPException, OSError, EOFError)
TOO_LATE = ("server-stale", "engine-game-over")  # the other seat was faster


class Result(msgspec.Struct, frozen=True):
    """`acknowledged` counts what clients were told was done; `lost` what of it, or of its frames, was not stored."""

    kills: int
    acknowledged: int
    lost: int


class Shown(NamedTuple):
    """What a frame said, short enough to keep all of them."""

    seq: int
    digest: bytes


def shown(told: dict[str, Any], log: list[Any]) -> Shown:
    """Everything of a frame that its match decides; presence and reply numbers are not the match's."""
    parts = [told[name] for name in ("view", "ask", "sealed", "undo", "outcome", "commitment", "seed")]
    return Shown(told["seq"], hashlib.blake2b(msgspec.json.encode([parts, log]), digest_size=16).digest())


class Ledger:
    """All that the clients of one match were told."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.frames: dict[Viewer, dict[int, bytes]] = {}
        self.chat: dict[int, str] = {}
        self.over = False
        self.contradictions = 0

    def hear(self, viewer: Viewer, told: dict[str, Any], log: list[Any]) -> None:
        """Write a frame down; one number must never stand for two different frames."""
        if told["view"] is not None:
            seq, digest = shown(told, log)
            known = self.frames.setdefault(viewer, {}).setdefault(seq, digest)
            self.contradictions += known != digest
            self.over = self.over or told["outcome"] is not None

    def lost(self, store: Store, shelf: Shelf) -> int:
        """How much of it cannot be told again from what is stored."""
        row = store.match(self.match)
        if row is None:
            return 1
        missing = {(viewer, seq) for viewer, frames in self.frames.items() for seq in frames}
        wrong = self.contradictions
        moves = [Move(entry.kind, entry.seat, entry.value) for entry in store.entries(self.match)]
        if missing:
            for course, _, changed in replayed(agreement(shelf, row), moves):
                then = msgspec.structs.replace(row, outcome=course.settled.outcome)
                for viewer in changed:
                    seq = course.seen[viewer].seq
                    if (viewer, seq) in missing:
                        missing.discard((viewer, seq))
                        told = msgspec.json.decode(msgspec.json.encode(frame(then, course, [], viewer, 0, None)))
                        wrong += shown(told, told["log"]).digest != self.frames[viewer][seq]
        stored = {line.number: line.text for line in store.chat(self.match, 1_000_000)}
        silenced = sum(stored.get(number) != text for number, text in self.chat.items())
        return wrong + len(missing) + silenced


class Crowd:
    """Two people who play several matches at once, and do not mind going on with another server."""

    def __init__(self, game: Game, matches: int, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._people: list[Visitor] = []
        self._tables: list[Ledger | None] = [None] * matches
        self.unchecked: list[Ledger] = []
        self.acknowledged = 0

    def arrive(self, address: str) -> None:
        self._people = self._people or [Visitor(address) for _ in self._game.seats]
        for visitor in self._people:
            visitor.address = address

    async def play(self, seconds: float, kill: Callable[[], None]) -> None:
        """Play on every table until the server is killed; the end of a connection is no mistake, all else is."""
        playing = [asyncio.create_task(self._table(number)) for number in range(len(self._tables))]
        await asyncio.sleep(seconds)
        kill()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(ended, GONE):
                raise RuntimeError("a table ended before its server") from ended

    async def _table(self, number: int) -> None:
        while True:
            ledger = self._tables[number]
            if ledger is None or ledger.over:
                ledger = self._tables[number] = await self._new_match()
            if ledger not in self.unchecked:
                self.unchecked.append(ledger)
            seats: list[tuple[Visitor, Viewer]] = [*zip(self._people, self._game.seats, strict=True)]
            windows = [self._window(visitor, ledger, seat) for visitor, seat in (*seats, (self._people[0], None))]
            for ended in await asyncio.gather(*windows, return_exceptions=True):
                if ended is not None:
                    raise ended

    async def _new_match(self) -> Ledger:
        host, *guests = self._people
        mine, *others = self._game.seats
        seats = {mine: "me"} | dict.fromkeys(others, "open")
        created = await asyncio.to_thread(host.create, self._game.name, self._game.scenarios[0], seats)
        self.acknowledged += 1
        for guest, seat in zip(guests, others, strict=True):
            await asyncio.to_thread(guest.take, created["match"], seat)
            self.acknowledged += 1
        return Ledger(created["match"])

    async def _window(self, visitor: Visitor, ledger: Ledger, seat: Viewer) -> None:
        """One window, until its match is over."""
        log: list[Any] = []
        reply = 0
        async with await visitor.open(ledger.match, seat) as window:
            async for text in window:
                told = msgspec.json.decode(text)
                if told["type"] == "problem" and told["key"] not in TOO_LATE:
                    raise RuntimeError(f"refused: {told}")
                if told["type"] in ("frame", "chat"):
                    self.acknowledged += told["reply"] is not None
                if told["type"] == "chat":
                    ledger.chat[told["number"]] = told["text"]
                if told["type"] != "frame":
                    continue
                log[told["log_from"] :] = told["log"]
                ledger.hear(seat, told, log)
                if told["outcome"] is not None:
                    return
                for message in self._messages(told) if seat else ():
                    reply += 1
                    await window.send(msgspec.json.encode({**message, "reply": reply}).decode())

    def _messages(self, told: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """What to send after a frame: something that is allowed, at random."""
        chance = self._rng.random()
        if self._rng.random() < SAY:
            yield {"type": "say", "text": f"{told['seq']}"}
        if told["undo"]["allowed"] and chance < UNDO:
            yield {"type": "undo", "seq": told["seq"]}
        elif told["ask"] is not None and chance > 1 - RESIGN:
            yield {"type": "resign", "seq": told["seq"]}
        elif told["ask"] is not None:
            value = self._rng.choice(told["ask"]["choice"]["options"])
            yield {"type": "answer", "seq": told["seq"], "value": value}


def crashtest(
    kills: int,
    matches: int = 6,
    seed: int = 1,
    module: str = "huffduff.games.strait",
    progress: Callable[[int], None] = lambda _: None,
) -> Result:
    """Start a server, load it, kill it, compare, and begin again; `progress` hears of every kill."""
    game: Game = import_module(module).GAME
    rng = Random(seed)
    crowd = Crowd(game, matches, rng)
    lost = 0
    with tempfile.TemporaryDirectory(prefix="huffduff-crash-") as folder:
        server = Server(Path(folder), module)
        try:
            for number in range(1, kills + 1):
                crowd.arrive(server.start())
                asyncio.run(crowd.play(rng.random() * LONGEST_LIFE, server.kill))
                lost += _compare(crowd, Path(folder), Shelf([game]))
                progress(number)
        finally:
            server.kill()
    return Result(kills, crowd.acknowledged, lost)


def _compare(crowd: Crowd, folder: Path, shelf: Shelf) -> int:
    store = SqliteStore(folder / FILE)
    try:
        lost = sum(ledger.lost(store, shelf) for ledger in crowd.unchecked)
    finally:
        store.close()
    crowd.unchecked.clear()
    return lost
