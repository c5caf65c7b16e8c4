"""What is done in secret must not show in any answer over HTTP: sealed and pencilled answers of a real match."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from huffduff.engine.game import Game
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.tools.http_answers import PATHS, Answer, answers
from huffduff.server.tools.mirror import Mirror
from huffduff.server.tools.network_client import NetworkClient
from huffduff.server.tools.server_process import ServerProcess
from huffduff.server.web.serve import FILE

MOST_TOLD = 20


class Leaky(msgspec.Struct):
    """Secret actions that were watched, answers that were compared with those before, and what differed."""

    actions: int
    answers: int
    leaks: int
    found: list[str]


class Line(Protocol):
    """One connection to a match, as much of it as is used here."""

    async def send(self, message: str) -> None: ...

    async def recv(self) -> Any: ...


def run(game: Game, actions: int, seed: int = 1, paths: tuple[str, ...] = PATHS) -> Leaky:
    """Play at random against a fresh server until so many actions were seen by nobody but their seat."""
    with tempfile.TemporaryDirectory(prefix="huffduff-leaks-") as name:
        folder = Path(name)
        with ServerProcess(folder, game.book.package) as server:
            mirror = Mirror(folder / FILE, InstalledGames([game]))
            try:
                return asyncio.run(_watch(game, server.address, mirror, actions, Random(seed), paths))
            finally:
                mirror.close()


async def _watch(game: Game, address: str, mirror: Mirror, actions: int, rng: Random, paths: tuple[str, ...]) -> Leaky:
    people = {seat: NetworkClient(address) for seat in game.seats}
    stranger = NetworkClient(address)
    leaky = Leaky(0, 0, 0, [])
    while leaky.actions < actions:
        match = _new_match(game, people)
        lines = {seat: await people[seat].open(match, seat) for seat in game.seats}
        try:
            frames = {seat: await _frame(lines[seat], None) for seat in game.seats}
            while leaky.actions < actions and not any(frame["outcome"] for frame in frames.values()):
                seat = rng.choice([seat for seat, frame in frames.items() if frame["ask"] or frame["undo"]["allowed"]])
                others = [*(people[other] for other in game.seats if other != seat), stranger, None]
                before = [answers(address, visitor, match, paths) for visitor in others]
                frames[seat] = await _act(lines[seat], frames[seat], mirror.sample(match, seat, rng), rng)
                mirror.sample(match, seat, rng)
                if mirror.secret(match):
                    leaky.actions += 1
                    after = [answers(address, visitor, match, paths) for visitor in others]
                    _compare(before, after, leaky)
                else:
                    for other in game.seats:
                        if other != seat:
                            frames[other] = await _frame(lines[other], None)
        finally:
            for line in lines.values():
                await line.close()
    return leaky


def _new_match(game: Game, people: dict[str, NetworkClient]) -> str:
    mine, *others = game.seats
    seats = {mine: "me"} | dict.fromkeys(others, "open")
    match: str = people[mine].create(game.name, game.scenarios[0], seats)["match"]
    for seat in others:
        people[seat].take(match, seat)
    return match


async def _act(line: Line, frame: dict[str, Any], value: Any, rng: Random) -> dict[str, Any]:
    """Answer, or take the last answer back; the frame that shows it."""
    undo = frame["undo"]["allowed"] and (value is None or rng.random() < 0.3)
    message = {"type": "undo"} if undo else {"type": "answer", "value": value}
    reply = frame["seq"]
    await line.send(msgspec.json.encode({**message, "reply": reply, "seq": frame["seq"]}).decode())
    return await _frame(line, reply)


async def _frame(line: Line, reply: int | None) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = msgspec.json.decode(await line.recv())
        if told["type"] == "problem":
            raise RuntimeError(f"refused: {told}")
        if told["type"] == "frame" and (reply is None or told["reply"] == reply):
            return told


def _compare(before: list[tuple[Answer, ...]], after: list[tuple[Answer, ...]], leaky: Leaky) -> None:
    for old, new in zip(before, after, strict=True):
        for was, now in zip(old, new, strict=True):
            leaky.answers += 1
            if was != now:
                leaky.leaks += 1
                if len(leaky.found) < MOST_TOLD:
                    leaky.found.append(f"{was.path}: {was.body[:300]!r} became {now.body[:300]!r}")
