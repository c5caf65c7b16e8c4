"""What is done in secret moves nothing that others can ask for: no time, no order of a list, no size."""

from typing import Any

from huffduff.server.tools.http_answers import answers
from tests.server.host import NORTH, SOUTH, Connection, Host


def test_sealed_and_taken_back_orders_move_nothing(host: Host) -> None:
    match, north, south = host.pair()
    host.pair()
    other = south.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})["match"]
    strangers = [south, host.visitor(), None]
    with Connection(north, match, NORTH) as a:
        for round_ in range(4):
            before = [answers(host.address, visitor, match) for visitor in strangers]
            own = north.call("GET", f"/api/matches/{match}")["updated"]
            a.answer(1 + round_ % 3)
            a.undo()
            a.answer(2)
            assert [answers(host.address, visitor, match) for visitor in strangers] == before
            a.undo()
            host.forget_matches()
            assert [answers(host.address, visitor, match) for visitor in strangers] == before
            assert north.call("GET", f"/api/matches/{match}")["updated"] >= own
        assert [line["match"] for line in south.call("GET", "/api/matches?list=mine")] == [other, match]
        with Connection(south, match, SOUTH) as b:
            a.wait("presence")
            a.answer(1)
            b.answer(2)
    assert [line["match"] for line in south.call("GET", "/api/matches?list=mine")] == [match, other]


def test_neither_does_a_match_that_was_put_away_and_brought_back(host: Host) -> None:
    match, north, south = host.pair()
    south.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})
    before = [answers(host.address, visitor, match) for visitor in (south, None)]
    secrets: list[dict[str, Any]] = [{"type": "answer", "value": 1}, {"type": "undo"}, {"type": "answer", "value": 2}]
    for secret in secrets:
        with Connection(north, match, NORTH) as a, Connection(south, match) as watching:
            assert a.ask(seq=a.shown["seq"], **secret)["type"] == "frame"
            a.close()
            while watching.wait("presence")["seats"][0]["online"]:
                pass
        host.stop()
        host.start()
        assert [answers(host.address, visitor, match) for visitor in (south, None)] == before


def test_the_writer_sees_the_time_of_what_he_wrote(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a:
        a.answer(1)
        seen = north.call("GET", f"/api/matches/{match}")["updated"]
        assert seen >= south.call("GET", f"/api/matches/{match}")["updated"]
    host.forget_matches()
    assert [line["updated"] for line in north.call("GET", "/api/matches?list=mine")] == [seen]
    assert north.call("GET", f"/api/matches/{match}")["updated"] == seen


def test_pencil_moves_nothing_for_the_others(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.answer(1)
        b.answer(2)
        a.wait()
        before = [answers(host.address, visitor, match) for visitor in (north, None)]
        b.answer(b.shown["ask"]["choice"]["options"][0])
        assert [answers(host.address, visitor, match) for visitor in (north, None)] == before
        b.undo()
        assert [answers(host.address, visitor, match) for visitor in (north, None)] == before
