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
from huffduff.engine.match import Viewer, replayed
from huffduff.server.matches.frames import frame
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.matches.shared import agreement
from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.storage.store import Store
from huffduff.server.tools.mirror import Mirror
from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.tools.server_process import ServerProcess
from huffduff.server.web.serve import FILE

LONGEST_LIFE = 300  # actions that a server has acknowledged when it is killed
LAST_MOMENT = 0.02  # seconds at the most that it still lives then, so that it is killed in the middle of something
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
        """Write a frame down; one `seq` must never stand for two different frames."""
        if told["view"] is not None:
            seq, digest = shown(told, log)
            known = self.frames.setdefault(viewer, {}).setdefault(seq, digest)
            self.contradictions += known != digest
            self.over = self.over or told["outcome"] is not None

    def lost(self, store: Store, games: InstalledGames) -> int:
        """How much of it cannot be told again from what is stored."""
        row = store.match(self.match)
        if row is None:
            return 1
        missing = {(viewer, seq) for viewer, frames in self.frames.items() for seq in frames}
        wrong = self.contradictions
        if missing:
            for match, _, news in replayed(agreement(games, row), [line.entry for line in store.log(self.match)]):
                then = msgspec.structs.replace(row, outcome=match.settled.outcome)
                for viewer in news:
                    seq = match.told[viewer].seq
                    if (viewer, seq) in missing:
                        missing.discard((viewer, seq))
                        told = msgspec.json.decode(msgspec.json.encode(frame(then, match, [], viewer, 0, None)))
                        wrong += shown(told, told["log"]).digest != self.frames[viewer][seq]
        stored = {line.line: line.text for line in store.chat(self.match, 1_000_000)}
        silenced = sum(stored.get(line) != text for line, text in self.chat.items())
        return wrong + len(missing) + silenced


class Crowd:
    """Two people who play several matches at once, and do not mind going on with another server."""

    def __init__(self, game: Game, matches: int, rng: Random, mirror: Mirror | None = None) -> None:
        self._game = game
        self._rng = rng
        self._mirror = mirror
        self._people: list[NetworkClient] = []
        self._ledgers: list[Ledger | None] = [None] * matches
        self.unchecked: list[Ledger] = []
        self.acknowledged = 0
        self._enough = asyncio.Event()
        self._wanted = 0

    def arrive(self, address: str) -> None:
        self._people = self._people or [NetworkClient(address) for _ in self._game.seats]
        for client in self._people:
            client.address = address

    async def play(self, actions: int, kill: Callable[[], None]) -> None:
        """Play every match until so many more actions are acknowledged and the server is killed; the end of a
        connection is no mistake, all else is."""
        self._enough, self._wanted = asyncio.Event(), self.acknowledged + actions
        playing = asyncio.gather(*map(self._play_on, range(len(self._ledgers))), return_exceptions=True)
        enough = asyncio.create_task(self._enough.wait())
        await asyncio.wait((playing, enough), return_when=asyncio.FIRST_COMPLETED)
        enough.cancel()
        await asyncio.sleep(self._rng.random() * LAST_MOMENT)
        kill()
        for ended in await playing:
            if not isinstance(ended, GONE):
                raise RuntimeError("a match ended before its server") from ended

    def _acknowledge(self) -> None:
        self.acknowledged += 1
        if self.acknowledged >= self._wanted:
            self._enough.set()

    async def _play_on(self, place: int) -> None:
        while True:
            ledger = self._ledgers[place]
            if ledger is None or ledger.over:
                ledger = self._ledgers[place] = await self._new_match()
            if ledger not in self.unchecked:
                self.unchecked.append(ledger)
            seats: list[tuple[NetworkClient, Viewer]] = [*zip(self._people, self._game.seats, strict=True)]
            connections = [self._connect(client, ledger, seat) for client, seat in (*seats, (self._people[0], None))]
            for ended in await asyncio.gather(*connections, return_exceptions=True):
                if ended is not None:
                    raise ended

    async def _new_match(self) -> Ledger:
        host, *guests = self._people
        mine, *others = self._game.seats
        seats = {mine: "me"} | dict.fromkeys(others, "open")
        created = await asyncio.to_thread(host.create, self._game.name, self._game.scenarios[0], seats)
        self._acknowledge()
        for guest, seat in zip(guests, others, strict=True):
            await asyncio.to_thread(guest.take, created["match"], seat)
            self._acknowledge()
        return Ledger(created["match"])

    async def _connect(self, client: NetworkClient, ledger: Ledger, seat: Viewer) -> None:
        """One connection, until its match is over."""
        log: list[Any] = []
        reply = 0
        async with await client.open(ledger.match, seat) as connection:
            async for text in connection:
                told = msgspec.json.decode(text)
                if told["type"] == "problem" and told["key"] not in TOO_LATE:
                    raise RuntimeError(f"refused: {told}")
                if told["type"] in ("frame", "chat") and told["reply"] is not None:
                    self._acknowledge()
                if told["type"] == "chat":
                    ledger.chat[told["number"]] = told["text"]
                if told["type"] != "frame":
                    continue
                log[told["log_from"] :] = told["log"]
                ledger.hear(seat, told, log)
                if told["outcome"] is not None:
                    return
                for message in self._messages(told, ledger.match, seat) if seat else ():
                    reply += 1
                    await connection.send(msgspec.json.encode({**message, "reply": reply}).decode())

    def _messages(self, told: dict[str, Any], match: str, seat: str) -> Iterator[dict[str, Any]]:
        """What to send after a frame: something that is allowed, at random."""
        chance = self._rng.random()
        if self._rng.random() < SAY:
            yield {"type": "say", "text": f"{told['seq']}"}
        if told["undo"]["allowed"] and chance < UNDO:
            yield {"type": "undo", "seq": told["seq"]}
        elif told["ask"] is not None and chance > 1 - RESIGN:
            yield {"type": "resign", "seq": told["seq"]}
        elif told["ask"] is not None:
            value = self._answer(told["ask"]["choice"], match, seat)
            if value is not None:
                yield {"type": "answer", "seq": told["seq"], "value": value}

    def _answer(self, choice: dict[str, Any], match: str, seat: str) -> Any:
        """One of the options; where there is no list of them, what the stored match allows."""
        if choice.get("options"):
            return self._rng.choice(choice["options"])
        assert self._mirror is not None, "orders have to be looked up"
        return self._mirror.sample(match, seat, self._rng)


def crash_test(
    kills: int,
    matches: int = 6,
    seed: int = 1,
    module: str = "huffduff.games.strait",
    progress: Callable[[int], None] = lambda _: None,
    longest_life: int = LONGEST_LIFE,
) -> Result:
    """Start a server, load it, kill it, compare, and begin again; `progress` hears of every kill."""
    game: Game = import_module(module).GAME
    rng, lives = Random(seed), Random(seed)  # the first is used in the order in which messages come
    lost = 0
    with tempfile.TemporaryDirectory(prefix="huffduff-crash-") as folder:
        mirror = Mirror(Path(folder) / FILE, InstalledGames([game]))
        crowd = Crowd(game, matches, rng, mirror)
        server = ServerProcess(Path(folder), module)
        try:
            for kill in range(1, kills + 1):
                crowd.arrive(server.start())
                asyncio.run(crowd.play(lives.randint(1, longest_life), server.kill))
                lost += _compare(crowd, Path(folder), InstalledGames([game]))
                progress(kill)
        finally:
            server.kill()
            mirror.close()
    return Result(kills, crowd.acknowledged, lost)


def _compare(crowd: Crowd, folder: Path, games: InstalledGames) -> int:
    store = SqliteStore(folder / FILE)
    try:
        lost = sum(ledger.lost(store, games) for ledger in crowd.unchecked)
    finally:
        store.close()
    crowd.unchecked.clear()
    return lost
