"""People come first: their opponents think before all others, and computers alone only while somebody looks on."""

import asyncio
import threading
from functools import partial
from typing import Any

import pytest

from huffduff.server.matches import running
from huffduff.server.matches.computers import decide
from huffduff.server.matches.thinking import Thinking, Who
from huffduff.server.web.service import THINKING_THREADS as THREADS
from huffduff.server.web.service import Service
from tests.server.host import NORTH, SOUTH, Connection, Host

ALONE = {NORTH: "computer:careful", SOUTH: "computer:random"}
CAREFUL = {NORTH: "computer:careful", SOUTH: "computer:careful"}


class Ponderers:
    """The careful ones among the computers: how often they have begun to think, and that they end when they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.started, self.go = threading.Event(), threading.Event()
        self._decide = decide
        monkeypatch.setattr(running, "decide", self.decide)

    def decide(self, game: Any, level: str, *asked: Any) -> object:
        if level == "careful":
            self.begun += 1
            self.started.set()
            assert self.go.wait(60)
        return self._decide(game, level, *asked)


@pytest.fixture
def ponderers(monkeypatch: pytest.MonkeyPatch) -> Ponderers:
    return Ponderers(monkeypatch)


def play_to_the_end(connection: Connection) -> None:
    """Answer whatever is asked, or look on, until it is over."""
    while not connection.shown["outcome"]:
        ask = connection.shown["ask"]
        connection.answer(ask["choice"]["options"][0]) if ask else connection.wait()


def play_a_computer(host: Host) -> None:
    """Somebody plays a whole match against a computer."""
    bert = host.visitor()
    match = bert.create("tiny", "raid", {NORTH: "me", SOUTH: "computer:random"})["match"]
    with Connection(bert, match, NORTH) as b:
        play_to_the_end(b)


def test_computers_among_themselves_wait_for_somebody_who_looks_on(host: Host) -> None:
    anna = host.visitor()
    match = anna.create("tiny", "raid", ALONE)["match"]
    play_a_computer(host)
    store = host.store()
    assert store.log(match) == []
    with Connection(anna, match) as watching:
        play_to_the_end(watching)
    assert store.log(match)
    store.close()


def test_computers_among_themselves_pause_when_the_last_one_leaves(host: Host, ponderers: Ponderers) -> None:
    anna = host.visitor()
    match = anna.create("tiny", "raid", CAREFUL)["match"]
    with Connection(anna, match):
        assert ponderers.started.wait(60)

    async def gone(service: Service) -> None:
        while (await service.lobby.running(match))._connections:
            await asyncio.sleep(0.01)

    host.inside(gone)
    ponderers.go.set()
    play_a_computer(host)
    store = host.store()
    assert ponderers.begun == 1
    assert len(store.log(match)) <= 1  # what was being thought about is not lost
    with Connection(anna, match) as watching:
        play_to_the_end(watching)
    assert len(store.log(match)) == ponderers.begun > 1
    store.close()


def test_somebody_plays_a_whole_match_while_watched_computers_wait(host: Host, ponderers: Ponderers) -> None:
    anna = host.visitor()
    matches = [anna.create("tiny", "raid", CAREFUL)["match"] for _ in range(4)]
    watching = [Connection(anna, match) for match in matches]
    assert ponderers.started.wait(60)
    play_a_computer(host)
    assert ponderers.begun == 1
    ponderers.go.set()
    for connection in watching:
        connection.wait()
        play_to_the_end(connection)
        connection.close()


def test_those_who_do_not_wait_for_their_opponents_share_one_place(host: Host) -> None:
    anna, bert = host.visitor(), host.visitor()
    played, alone = ({NORTH: side, SOUTH: "computer:random"} for side in ("me", "computer:random"))
    matches = [
        person.create("tiny", "raid", seats)["match"]
        for person, seats in ((anna, played), (bert, played), (anna, alone))
    ]

    async def opponents(service: Service) -> list[str | None]:
        found = [(await service.lobby.running(match))._opponent() for match in matches]
        return [opponent and opponent.address for opponent in found]

    assert host.inside(opponents) == ["", "", None]
    with Connection(anna, matches[0], NORTH), Connection(anna, matches[1]), Connection(anna, matches[2]):
        assert host.inside(opponents) == ["127.0.0.1", "", None]


def who(person: str) -> Who:
    """Somebody at an address of their own."""
    return Who(f"{person}'s", person)


def test_what_people_wait_for_goes_before_everything_else() -> None:
    begun: list[str] = []
    go = threading.Event()

    def work(name: str) -> None:
        begun.append(name)
        go.wait(10)

    async def run() -> None:
        thinking = Thinking(asyncio.get_running_loop(), "computer", THREADS)
        people = [thinking.think(partial(work, f"person {number}"), who(f"{number}")) for number in range(THREADS)]
        alone = [thinking.think(partial(work, f"alone {number}"), None) for number in range(2)]
        late = thinking.think(lambda: work("late person"), who("late"))
        go.set()
        await asyncio.gather(*people, *alone, late)
        thinking.close()

    asyncio.run(run())
    assert sorted(begun[:THREADS]) == [f"person {number}" for number in range(THREADS)]
    assert begun[THREADS:] == ["late person", "alone 0", "alone 1"]


@pytest.mark.parametrize("crowd", ["eve", None], ids=["one person", "many people of one address"])
def test_whoever_plays_many_matches_at_once_waits_for_everybody_else(crowd: str | None) -> None:
    begun: list[str] = []
    go = threading.Event()

    def work(name: str) -> None:
        go.wait(10)
        begun.append(name)

    async def run() -> None:
        thinking = Thinking(asyncio.get_running_loop(), "computer", THREADS)
        eves = [Who("eve's", crowd or f"eve {number}") for number in range(20)]
        many = [thinking.think(partial(work, "eve"), eve) for eve in eves]
        few = [thinking.think(partial(work, name), who(name)) for name in ("anna", "anna", "bert")]
        go.set()
        await asyncio.gather(*many, *few)
        thinking.close()

    asyncio.run(run())
    assert begun.index("bert") <= THREADS + 3
    assert [name for name in begun[: THREADS + 6] if name == "anna"] == ["anna", "anna"]


def test_what_has_not_begun_when_the_server_ends_is_not_begun() -> None:
    async def run() -> bool:
        thinking = Thinking(asyncio.get_running_loop(), "computer", THREADS)
        for _ in range(THREADS):
            thinking.think(lambda: None, who("anna"))
        waiting = [thinking.think(lambda: None, person) for person in (who("anna"), None)]
        thinking.close()
        waiting.append(thinking.think(lambda: None, who("bert")))
        await asyncio.sleep(0)
        return all(thought.cancelled() for thought in waiting)

    assert asyncio.run(run())
