"""People come first: their opponents think before all others, and computers alone only while somebody looks on."""

import asyncio
import threading
from functools import partial

from huffduff.server.matches.thinking import THREADS, Thinking
from tests.server.host import NORTH, SOUTH, Connection, Host

ALONE = {NORTH: "computer:careful", SOUTH: "computer:random"}


def test_computers_among_themselves_wait_for_somebody_who_looks_on(host: Host) -> None:
    anna = host.visitor()
    match = anna.create("tiny", "raid", ALONE)["match"]
    other = anna.create("tiny", "raid", {NORTH: "me", SOUTH: "computer:random"})["match"]
    with Connection(anna, other, NORTH) as a:
        while not a.shown["outcome"]:
            a.answer(a.shown["ask"]["choice"]["options"][0]) if a.shown["ask"] else a.wait()
    store = host.store()
    assert store.log(match) == []
    with Connection(anna, match) as watching:
        while not watching.shown["outcome"]:
            watching.wait()
    assert store.log(match)
    store.close()


def test_what_people_wait_for_goes_before_everything_else() -> None:
    begun: list[str] = []
    go = threading.Event()

    def work(name: str) -> None:
        begun.append(name)
        go.wait(10)

    async def run() -> None:
        thinking = Thinking(asyncio.get_running_loop())
        people = [thinking.think(partial(work, f"person {number}"), True) for number in range(THREADS)]
        alone = [thinking.think(partial(work, f"alone {number}"), False) for number in range(2)]
        late = thinking.think(lambda: work("late person"), True)
        go.set()
        await asyncio.gather(*people, *alone, late)
        thinking.close()

    asyncio.run(run())
    assert sorted(begun[:THREADS]) == [f"person {number}" for number in range(THREADS)]
    assert begun[THREADS:] == ["late person", "alone 0", "alone 1"]


def test_what_has_not_begun_when_the_server_ends_is_not_begun() -> None:
    async def run() -> bool:
        thinking = Thinking(asyncio.get_running_loop())
        thinking.think(lambda: None, True)
        waiting = thinking.think(lambda: None, False)
        thinking.close()
        await asyncio.sleep(0)
        return waiting.cancelled()

    assert asyncio.run(run())
