"""Playing over real websockets: who sees what, who may do what, and what comes back."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.host import NORTH, SOUTH, Connection, Host, keys


def bid(north: Connection, south: Connection, north_bid: int = 1, south_bid: int = 2) -> None:
    """South raids unless told otherwise; both connections have seen the result afterwards."""
    north.answer(north_bid)
    south.answer(south_bid)
    north.wait()


def test_a_match_begins_when_every_seat_is_taken(host: Host) -> None:
    north, south = host.visitor(), host.visitor()
    created = north.create("tiny", "raid", {NORTH: "me", SOUTH: "friend"})
    with Connection(north, created["match"], NORTH) as connection:
        assert connection.shown["view"] is None
        assert connection.shown["seq"] == 0
        assert connection.answer(1)["key"] == "server-waiting"
        commitment = connection.shown["commitment"]
        south.join(created["links"][SOUTH])
        frame = connection.wait()
        assert frame["view"]["public"]["turn"] == 1
        assert frame["ask"]["key"] == "tiny-ask-bid"
        assert (frame["commitment"], frame["seed"]) == (commitment, None)
        assert [seat["kind"] for seat in frame["seats"]] == ["human", "human"]
        assert [seat["mine"] for seat in frame["seats"]] == [True, False]


def test_a_sealed_answer_is_seen_by_nobody_else(host: Host) -> None:
    match, north, south = host.pair()
    with (
        Connection(north, match, NORTH) as a,
        Connection(south, match, SOUTH) as b,
        Connection(south, match) as watching,
    ):
        a.wait("presence")
        frame = a.answer(3)
        assert (frame["sealed"], frame["ask"]) == (3, None)
        assert b.silent()
        assert watching.silent()
        with Connection(south, match, SOUTH) as again, Connection(north, match) as spectator:
            assert again.shown == {**b.shown, "seats": again.shown["seats"]}
            assert spectator.shown["sealed"] is None
            assert [seat["deciding"] for seat in again.shown["seats"]] == [True, True]
        assert b.answer(1)["log"]
        assert a.wait()["sealed"] is None
        assert {"key": "tiny-bids", "params": {"north": 3, "south": 1}} in watching.wait()["log"]


def test_what_a_seat_receives_does_not_depend_on_the_sealed_answer_of_the_other(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a:
        received = []
        for value in (1, 2, 3):
            a.answer(value)
            with Connection(south, match, SOUTH) as b, Connection(south, match) as watching:
                b.ask(type="answer", seq=b.shown["seq"], value=9)
                b.undo()
                assert watching.silent()
                received.append([*b.raw, *watching.raw])
            a.undo()
        assert received[0] == received[1] == received[2]


def test_a_spectator_sees_the_public_part_only(host: Host) -> None:
    match, north, south = host.pair()
    with (
        Connection(north, match, NORTH) as a,
        Connection(south, match, SOUTH) as b,
        Connection(host.visitor(), match) as watching,
    ):
        (card,) = a.shown["view"]["private"]["hand"]
        view = watching.shown["view"]
        assert (view["seat"], view["public"], view["private"]) == (None, a.shown["view"]["public"], None)
        assert watching.shown["ask"] is None
        assert "tiny-deal" in keys(a)
        assert "tiny-deal" not in keys(watching)
        bid(a, b)
        watching.wait()
        b.answer("none")
        b.answer("near")
        b.answer("far")
        watching.wait()
        assert not any(secret in text for text in watching.raw for secret in (card, "near", "far", "tiny-noted"))
        for refused in (watching.answer(1), watching.undo(), watching.resign()):
            assert refused["key"] == "server-only-watching"


@pytest.mark.parametrize(("who", "seat"), [(2, NORTH), (1, NORTH), (0, SOUTH), (0, "west"), (0, "")])
def test_only_its_owner_gets_a_seat(host: Host, who: int, seat: str) -> None:
    match, north, south = host.pair()
    connection = Connection((north, south, host.visitor())[who], match, seat)
    assert connection.receive()["key"] == "server-not-your-seat"
    with pytest.raises(ConnectionClosed):
        connection.receive()
    assert connection.socket.close_code == 4400


def test_a_match_that_does_not_exist_has_no_table(host: Host) -> None:
    connection = Connection(host.visitor(), "nowhere")
    assert connection.receive()["key"] == "server-no-such-match"
    connection.close()


def test_an_answer_to_another_frame_is_stale(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.wait("presence")
        first = a.shown["seq"]
        for seq in (first - 1, first + 1, 0, -1, 10**12):
            problem = a.answer(1, seq)
            assert (problem["type"], problem["key"], problem["field"]) == ("problem", "server-stale", "seq")
        bid(a, b)
        assert a.answer(1, first)["key"] == "server-stale"
        assert a.answer(1)["key"] == "engine-not-your-decision"
        assert b.silent()


def test_a_refused_answer_names_the_rule_and_changes_nothing(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.wait("presence")
        before = dict(a.shown)
        problem = a.answer(7)
        assert (problem["key"], problem["rule"], problem["params"]) == ("tiny-bid-too-high", "TY-2.1", {"highest": 3})
        assert a.answer(0)["rule"] == "TY-2"
        for value in (None, True, 1.0, {"a": 1}, [[[[[[[1]]]]]]], 2**70, "x" * 300):
            assert a.answer(value)["key"] == "engine-not-an-answer"
        assert b.silent()
        with Connection(north, match, NORTH) as again:
            assert again.shown == {**before, "seats": again.shown["seats"]}


def test_pencil_is_seen_by_its_writer_and_can_be_rubbed_out(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        bid(a, b)
        settled, length = dict(b.shown), len(b.log)
        target = b.shown["ask"]["choice"]["options"][0]
        frame = b.answer(target)
        assert frame["undo"] == {"allowed": True, "why": None}
        assert keys(b)[-1] == "tiny-target"
        assert a.silent()
        with Connection(north, match) as watching:
            assert "tiny-target" not in keys(watching)
        undone = b.undo()
        assert (undone["ask"], undone["view"], undone["log_from"]) == (settled["ask"], settled["view"], length)
        assert len(b.log) == length
        b.answer(target)
        b.answer(b.shown["ask"]["choice"]["options"][1])
        assert a.wait()["log"][0]["key"] == "tiny-target"
        assert a.log[-1]["key"] == b.log[-1]["key"]


def test_what_cannot_be_taken_back_has_a_reason(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        assert a.undo()["key"] == "engine-undo-nothing"
        bid(a, b)
        assert a.shown["undo"] == {"allowed": False, "why": "engine-undo-others"}
        assert a.undo()["key"] == "engine-undo-others"
        b.answer(b.shown["ask"]["choice"]["options"][0])
        b.answer(b.shown["ask"]["choice"]["options"][0])
        assert b.undo()["key"] == "engine-undo-dice"
        a.wait()
        a.resign()
        assert a.undo()["key"] == "engine-game-over"
        assert a.shown["undo"] == {"allowed": False, "why": "engine-undo-over"}


def test_two_windows_of_a_player_stay_in_step(host: Host) -> None:
    match, north, south = host.pair()
    with (
        Connection(north, match, NORTH) as a,
        Connection(north, match, NORTH) as twin,
        Connection(south, match, SOUTH) as b,
    ):
        a.answer(1)
        assert twin.wait() == {**a.shown, "reply": None}
        twin.undo()
        assert a.wait() == {**twin.shown, "reply": None}
        a.answer(1)
        twin.wait()
        b.answer(2)
        assert a.wait() == twin.wait()
        assert a.log == twin.log
        assert twin.answer(2, a.shown["seq"] - 1)["key"] == "server-stale"


def test_who_comes_back_sees_everything_again(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(south, match, SOUTH) as b:
        with Connection(north, match, NORTH) as a:
            bid(a, b)
            before, log = dict(a.shown), list(a.log)
        while b.wait("presence")["seats"][0]["online"]:
            pass
        with Connection(north, match, NORTH) as again:
            assert b.wait("presence")["seats"][0]["online"]
            assert again.log == log
            assert again.shown["log_from"] == 0
            assert {**again.shown, "reply": 0, "log": 0, "log_from": 0} == {
                **before,
                "reply": 0,
                "log": 0,
                "log_from": 0,
            }


def test_a_hot_seat_is_two_seats_of_one_player(host: Host) -> None:
    visitor = host.visitor()
    match = visitor.create("tiny", "raid", {NORTH: "me", SOUTH: "me"})["match"]
    with Connection(visitor, match, NORTH) as a, Connection(visitor, match, SOUTH) as b:
        assert all(seat["mine"] for seat in a.shown["seats"])
        assert a.shown["view"]["private"]["hand"] != b.shown["view"]["private"]["hand"]
        bid(a, b)
        assert b.shown["ask"]["key"] == "tiny-ask-target"


def test_whoever_resigns_has_lost_and_the_seed_is_shown(host: Host) -> None:
    match, north, south = host.pair()
    with (
        Connection(north, match, NORTH) as a,
        Connection(south, match, SOUTH) as b,
        Connection(host.visitor(), match) as watching,
    ):
        frame = a.resign()
        assert frame["outcome"]["winner"] == SOUTH
        assert frame["ask"] is None
        for connection in (b, watching):
            assert connection.wait()["outcome"] == frame["outcome"]
            assert connection.shown["seed"] == frame["seed"] is not None
            assert connection.log[-1]["key"] == "engine-resigned"
        assert b.answer(1)["key"] == "engine-game-over"
        assert b.resign()["key"] == "engine-game-over"
        assert not any(seat["deciding"] for seat in b.shown["seats"])


def test_talk_is_kept_and_numbered(host: Host) -> None:
    match, north, south = host.pair()
    north.call("PUT", "/api/me", {"name": "Anna"})
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        said = a.ask(type="say", text="  Good hunting! 🎲 ")
        assert (said["number"], said["seat"], said["name"], said["text"]) == (0, NORTH, "Anna", "Good hunting! 🎲")
        assert b.wait("chat") == {**said, "reply": None}
        assert b.ask(type="say", text="Thanks")["number"] == 1
        for text, key in (("", "empty"), ("  ", "empty"), ("x" * 501, "too-long"), ("a\x07", "characters")):
            assert a.ask(type="say", text=text)["key"] == f"server-text-{key}"
        with Connection(host.visitor(), match) as watching:
            assert [watching.wait("chat")["text"] for _ in range(2)] == ["Good hunting! 🎲", "Thanks"]
            assert watching.ask(type="say", text="Hello")["seat"] is None


def test_a_new_name_is_told_to_the_table(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(south, match, SOUTH) as b:
        north.call("PUT", "/api/me", {"name": "Berta"})
        assert b.wait("presence")["seats"][0]["name"] == "Berta"
        south.call("PUT", "/api/me", {"name": "Carl"})
        assert b.ask(type="say", text="It is me")["name"] == "Carl"


def test_a_computer_answers_by_itself(host: Host) -> None:
    visitor = host.visitor()
    match = visitor.create("tiny", "raid", {NORTH: "computer:careful", SOUTH: "me"}, length="short")["match"]
    with Connection(visitor, match, SOUTH) as b:
        computer = b.shown["seats"][0]
        assert (computer["kind"], computer["name"], computer["online"]) == ("computer", "careful", True)
        frame = b.shown
        while frame["outcome"] is None:
            frame = b.answer(frame["ask"]["choice"]["options"][-1]) if frame["ask"] else b.wait()
        assert frame["seed"]


def test_messages_that_are_none_are_refused_by_name(host: Host) -> None:
    match, north, _ = host.pair()
    with Connection(north, match, NORTH) as a:
        unknown = a.ask(type="answer", seq=1, value=1, extra=2)
        assert (unknown["key"], unknown["field"], unknown["reply"]) == ("server-bad-field", "extra", 1)
        assert a.ask(type="answer", value=1)["field"] == "seq"
        assert a.ask(type="answer", seq="1", value=1)["field"] == "seq"
        assert a.ask(type="dance", seq=1)["field"] == "type"
        for text in ("", "{", "null", "[]", "7", "[" * 5000, '{"type":"undo"}', '"\\ud800"'):
            a.socket.send(text)
            assert a.receive()["type"] == "problem"
        a.socket.send(b'{"type":"undo","reply":1,"seq":1}')
        assert a.receive()["key"] == "server-not-json"
        for reply in (-1, 2**60):
            a.socket.send(f'{{"type":"undo","reply":{reply},"seq":1}}')
            assert a.receive()["field"] == "reply"
