"""The lobby over HTTP: names, lists, seats, links and rematches."""

from typing import Any

import pytest

from huffduff.server.tools.network_client import NetworkClient, Turned
from tests.server.host import NORTH, SOUTH, Connection, Host

WISH = {
    "game": "tiny",
    "scenario": "raid",
    "options": {},
    "seats": {NORTH: "me", SOUTH: "open"},
}


BLANK = ("\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "\u115f\u1160", "a\u3164", "a\U00013441", "\U0001d159")
INVISIBLE = [(name, "characters") for name in BLANK]


def refusal(visitor: NetworkClient, method: str, path: str, body: Any = None) -> tuple[int, str, str | None]:
    """Status, key and field of the problem that a request must end with."""
    with pytest.raises(Turned) as turned:
        visitor.call(method, path, body)
    problem = turned.value.problem
    assert problem["type"] == "problem"
    return turned.value.status, problem["key"], problem["field"]


def listed(visitor: NetworkClient, name: str) -> list[str]:
    return [match["match"] for match in visitor.call("GET", f"/api/matches?list={name}")]


def test_a_visitor_becomes_a_guest_and_takes_a_name(host: Host) -> None:
    visitor = host.visitor()
    assert visitor.call("GET", "/api/me")["name"]
    assert visitor.call("PUT", "/api/me", {"name": "  Ñandú 7 "}) == {"name": "Ñandú 7"}
    assert visitor.call("GET", "/api/me") == {"name": "Ñandú 7"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x" * 41, "too-long"),
        ("a\nb", "characters"),
        ("a\u202eb", "characters"),
        *INVISIBLE,
    ],
)
def test_a_name_must_be_fit_to_be_shown(host: Host, name: str, why: str) -> None:
    assert refusal(host.visitor(), "PUT", "/api/me", {"name": name}) == (400, f"server-name-{why}", "name")


def test_a_stranger_without_a_cookie_can_only_look(host: Host) -> None:
    visitor = host.visitor()
    visitor.token = ""
    assert refusal(visitor, "POST", "/api/matches", WISH) == (401, "server-no-visitor", None)
    assert refusal(visitor, "GET", "/api/matches?list=mine")[0] == 401
    assert visitor.call("GET", "/api/matches?list=open") == []
    visitor.token = "x" * 32
    assert refusal(visitor, "POST", "/api/matches", WISH)[1] == "server-no-visitor"


def test_the_games_on_the_shelf(host: Host) -> None:
    visitor = host.visitor()
    (game,) = visitor.call("GET", "/api/games")
    assert (game["name"], game["seats"], game["players"]) == ("tiny", [NORTH, SOUTH], ["random", "careful"])
    assert visitor.call("GET", "/api/games/tiny/data")["figures"]["turns"] == 3
    assert "TY-1" in visitor.call("GET", "/api/games/tiny/rules")["clause"]
    assert refusal(visitor, "GET", "/api/games/chess/data") == (404, "engine-no-such-game", "game")


def test_an_open_match_is_found_and_taken(host: Host) -> None:
    anna, bert, carl = (host.visitor() for _ in range(3))
    match = anna.call("POST", "/api/matches", WISH)["match"]
    assert listed(anna, "mine") == listed(bert, "open") == [match]
    (info,) = bert.call("GET", "/api/matches?list=open")
    assert info["status"] == "waiting"
    assert [(seat["kind"], seat["open"], seat["mine"]) for seat in info["seats"]] == [
        ("human", False, False),
        ("empty", True, False),
    ]
    assert refusal(anna, "POST", f"/api/matches/{match}/take", {"seat": SOUTH}) == (
        *(409, "server-already-seated"),
        None,
    )
    anna.give_numbers(match)
    commitment = info["commitment"]
    assert bert.take(match, SOUTH) == {"match": match, "seat": SOUTH, "commitment": commitment}
    assert bert.take(match, SOUTH) == {"match": match, "seat": SOUTH, "commitment": commitment}
    for seat, key in ((SOUTH, "server-seat-taken"), (NORTH, "server-seat-taken"), ("west", "server-no-such-seat")):
        assert refusal(carl, "POST", f"/api/matches/{match}/take", {"seat": seat})[1] == key
    assert listed(bert, "open") == []
    assert listed(bert, "mine") == [match]
    assert listed(carl, "mine") == []
    info = bert.call("GET", f"/api/matches/{match}")
    assert info["status"] == "playing"
    assert [seat["deciding"] for seat in info["seats"]] == [True, True]
    assert info["created"] <= info["updated"]


def test_a_friend_joins_by_a_link_that_only_works_for_the_first(host: Host) -> None:
    anna, bert, carl = (host.visitor() for _ in range(3))
    created = anna.call("POST", "/api/matches", {**WISH, "seats": {NORTH: "friend", SOUTH: "me"}})
    assert set(created["links"]) == {NORTH}
    token = created["links"][NORTH].removeprefix("/join/")
    assert len(token) >= 32
    assert listed(bert, "open") == []
    assert refusal(bert, "POST", f"/api/matches/{created['match']}/take", {"seat": NORTH})[1] == ("server-seat-taken")
    assert refusal(anna, "POST", "/api/join", {"token": token})[1] == "server-already-seated"
    assert bert.join(token) == {"match": created["match"], "seat": NORTH, "commitment": created["commitment"]}
    assert bert.join(token)["seat"] == NORTH
    assert refusal(carl, "POST", "/api/join", {"token": token}) == (409, "server-seat-taken", None)
    assert refusal(carl, "POST", "/api/join", {"token": token[:-1]})[1] == "server-no-such-link"
    assert refusal(carl, "POST", "/api/join", {"token": ""})[0] == 404


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"game": "chess"}, "engine-no-such-game", "game"),
        ({"scenario": "dunkirk"}, "engine-no-such-scenario", "scenario"),
        ({"options": {"length": "endless"}}, "engine-no-such-option", "options"),
        ({"options": {"cheat": "yes"}}, "engine-no-such-option", "options"),
        ({"options": {"length": 1}}, "server-bad-field", "options[...]"),
        ({"seats": {NORTH: "me"}}, "server-no-such-seat", "seats"),
        ({"seats": {NORTH: "me", SOUTH: "me", "west": "me"}}, "server-no-such-seat", "seats"),
        ({"seats": {NORTH: "me", SOUTH: "computer:genius"}}, "engine-no-such-player", "seats.south"),
        ({"seats": {NORTH: "me", SOUTH: "you"}}, "engine-no-such-player", "seats.south"),
        ({"seed": "0"}, "server-bad-field", "seed"),
        ({"seats": None}, "server-bad-field", "seats"),
    ],
)
def test_a_wish_that_cannot_be_fulfilled_names_its_field(
    host: Host, change: dict[str, Any], key: str, field: str
) -> None:
    assert refusal(host.visitor(), "POST", "/api/matches", WISH | change)[1:] == (key, field)


def test_what_is_no_wish_at_all_is_refused(host: Host) -> None:
    visitor = host.visitor()
    for raw in (b"", b"{", b"[]", b"\xff\xfe", b"[" * 10_000):
        assert refusal(visitor, "POST", "/api/matches", raw)[0] == 400
    assert refusal(visitor, "GET", "/api/matches?list=all") == (400, "server-bad-field", "list")
    assert refusal(visitor, "GET", "/api/nothing") == (404, "server-not-found", None)
    assert refusal(visitor, "DELETE", "/api/matches") == (405, "server-not-found", None)
    assert refusal(visitor, "GET", "/api/matches/nowhere")[1] == "server-no-such-match"


def test_a_rematch_has_the_same_people_in_the_same_seats(host: Host) -> None:
    match, north, south = host.pair(length="short")
    stranger = host.visitor()
    assert refusal(north, "POST", f"/api/matches/{match}/rematch", {}) == (409, "server-not-finished", None)
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.resign()
        b.wait()
        assert listed(north, "finished") == [match]
        assert listed(north, "mine") == []
        assert refusal(stranger, "POST", f"/api/matches/{match}/rematch")[1] == "server-not-your-match"
        again = north.rematch(match)
        assert again["links"] == {}
        assert b.wait("presence")["rematch"] == again["match"]
        assert south.call("GET", f"/api/matches/{again['match']}")["status"] == "waiting"
        assert south.rematch(match) == again
    info = south.call("GET", f"/api/matches/{again['match']}")
    assert (info["status"], info["options"]) == ("playing", {"length": "short"})
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    with Connection(south, match, SOUTH) as late:
        assert late.wait("presence")["rematch"] == again["match"]
    store = host.store()
    first, second = store.match(match), store.match(again["match"])
    store.close()
    assert first is not None
    assert second is not None
    assert first.seed != second.seed
    numbers = {seat.contribution for seat in (*first.seats, *second.seats)}
    assert len(numbers) == 4
    assert all(numbers)


def test_lists_show_matches_whose_tables_are_cleared(host: Host) -> None:
    match, north, south = host.pair()
    before = south.call("GET", "/api/matches?list=mine")
    host.forget_matches()
    assert host.service.lobby.in_memory == ()
    assert south.call("GET", "/api/matches?list=mine") == before
    assert host.service.lobby.in_memory == ()
    with Connection(north, match, NORTH) as a:
        assert a.shown["ask"]


def test_long_lists_come_in_pages(host: Host) -> None:
    anna = host.visitor()
    made = [anna.call("POST", "/api/matches", WISH)["match"] for _ in range(53)]
    first, second = (
        [match["match"] for match in anna.call("GET", f"/api/matches?list=mine&page={page}")] for page in (0, 1)
    )
    assert (len(first), len(second)) == (50, 3)
    assert sorted(first + second) == sorted(made)
    assert listed(host.visitor(), "open") == listed(anna, "open")
    assert len(anna.call("GET", "/api/matches?list=open&page=1")) == 3
    assert refusal(anna, "GET", "/api/matches?list=open&page=-1") == (400, "server-bad-field", "page")
