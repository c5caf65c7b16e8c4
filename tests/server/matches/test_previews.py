"""Drafts are tried over real websockets: whoever asks is told what they come to, and nothing else happens."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from huffduff.server.web.limits import Limits
from tests.server.drafts import Weighed, put_up
from tests.server.host import NORTH, SOUTH, WAIT, Connection, Host


@pytest.fixture(autouse=True)
def previews(monkeypatch: pytest.MonkeyPatch) -> None:
    put_up(monkeypatch)


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Host]:
    """A server that soon has enough of messages and of drafts."""
    host = Host(tmp_path, limits=Limits(message_rate=0.001, message_burst=4, try_rate=0.001, try_burst=3)).start()
    yield host
    host.stop()


def stored(host: Host, match: str) -> int:
    store = host.store()
    entries = len(store.log(match))
    store.close()
    return entries


def test_a_draft_is_answered_to_whoever_asked_and_changes_nothing(host: Host) -> None:
    match, north, south = host.pair()
    with (
        Connection(north, match, NORTH) as a,
        Connection(north, match, NORTH) as twin,
        Connection(south, match, SOUTH) as b,
        Connection(host.visitor(), match) as watching,
    ):
        a.wait("presence")
        twin.wait("presence")
        before = dict(a.shown)
        seq = before["seq"]
        for value, stands in ((2, True), (7, False), ("much", False)):
            told = a.draft(value)
            assert told == {
                "type": "tried",
                "reply": told["reply"],
                "seq": seq,
                "tried": {"draft": value, "stands": stands},
            }
        assert twin.silent()
        assert b.silent()
        assert watching.silent()
        assert stored(host, match) == 0
        with Connection(north, match, NORTH) as again:
            assert again.shown == {**before, "seats": again.shown["seats"]}
        assert a.answer(2)["type"] == "frame"


def test_a_draft_is_refused_like_an_answer(host: Host) -> None:
    match, north, south = host.pair()
    with (
        Connection(north, match, NORTH) as a,
        Connection(south, match, SOUTH) as b,
        Connection(host.visitor(), match) as watching,
    ):
        assert watching.draft(1)["key"] == "server-only-watching"
        for seq in (a.shown["seq"] - 1, a.shown["seq"] + 1, -1, 10**12):
            problem = a.draft(1, seq)
            assert (problem["key"], problem["field"]) == ("server-stale", "seq")
        for value in (None, True, 1.5, {"a": 1}):
            problem = a.draft(value)
            assert (problem["type"], problem["key"], problem["rule"]) == ("problem", "engine-not-an-answer", "TY-2")
        assert a.ask(type="try", seq="1", value=1)["field"] == "seq"
        assert a.ask(type="try", seq=1)["field"] == "value"
        assert a.ask(type="try", seq=1, value=1, seat=SOUTH)["field"] == "seat"
        a.answer(1)
        assert a.draft(1)["key"] == "engine-already-locked"
        b.answer(2)
        a.wait()
        assert a.draft(1)["key"] == "engine-not-your-decision"
        assert b.draft("fort")["tried"]["stands"]
        b.resign()
        assert b.draft("fort")["key"] == "engine-game-over"


def test_before_the_match_there_is_nothing_to_try(host: Host) -> None:
    north = host.visitor()
    match = north.create("tiny", "raid", {NORTH: "me", SOUTH: "friend"})["match"]
    with Connection(north, match, NORTH) as a:
        assert a.draft(1)["key"] == "server-waiting"


def test_a_preview_does_not_depend_on_the_sealed_answer_of_the_other(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a:
        received = []
        for value in (1, 2, 3):
            a.answer(value)
            with Connection(south, match, SOUTH) as b:
                b.draft(2)
                b.draft(9)
                received.append(b.raw)
            a.undo()
        assert received[0] == received[1] == received[2]


def test_drafts_have_a_budget_of_their_own(hurried: Host) -> None:
    match, north, south = hurried.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        for _ in range(3):
            assert a.draft(1)["type"] == "tried"
        assert a.draft(1)["key"] == "server-too-fast"
        assert a.answer(1)["type"] == "frame"
        for _ in range(4):
            b.ask(type="say", text="Hello")
        assert b.answer(1)["key"] == "server-too-fast"
        assert b.draft(1)["type"] == "tried"


def test_whoever_never_stops_trying_is_shown_the_door(hurried: Host) -> None:
    match, north, _ = hurried.pair()
    with Connection(north, match, NORTH) as a:
        for _ in range(103):
            a.send(type="try", seq=1, value=1)
        with pytest.raises(ConnectionClosed):
            a.wait("never")
        assert a.socket.close_code == 1008


def test_a_preview_that_takes_long_keeps_nobody_else_waiting(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    go = Event()

    def slow(*_: Any) -> Weighed:
        assert go.wait(WAIT)
        return Weighed(2, True)

    put_up(monkeypatch, slow)
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        reply = a.send(type="try", seq=a.shown["seq"], value=2)
        assert b.answer(1)["type"] == "frame"
        assert host.visitor().call("GET", f"/api/matches/{match}")["status"] == "playing"
        assert a.answer(2)["type"] == "frame"
        go.set()
        assert a.wait("tried")["reply"] == reply


def test_a_preview_that_fails_is_our_own_mistake(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    put_up(monkeypatch, broken)
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.wait("presence")
        assert a.draft(1)["key"] == "server-internal"
        assert b.silent()
        assert a.answer(1)["type"] == "frame"
    assert "no idea" in caplog.text
