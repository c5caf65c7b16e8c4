"""Thousands of messages that are almost right: none is accepted, none breaks anything, nobody else hears of them."""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff import games
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask
from huffduff.server.matches.installed import InstalledGames
from huffduff.server.tools.mirror import Mirror
from huffduff.server.tools.network_client import Turned
from huffduff.server.web.serve import FILE
from huffduff.server.web.sockets import GREATEST_REPLY
from huffduff.server.wire import Answer, FromClient, Resign, Say, Try, Undo
from tests.engine.tiny import GAME as TINY
from tests.server.host import Connection, Host

Message = dict[str, Any]
AT_EACH_MOMENT = 150
ENOUGH = 2250

JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 1.5, 1.0, 10**9, 10**30, -(10**12), "", "0", "1", "null", "no", "\u202e"),
    *([], [None], [[]], {}, {"a": 1}, "A" * 300, "german", "british", "north", "'; DROP TABLE entries; --"),
)
TYPES = ("answer", "try", "undo", "resign", "say", "Answer", "frame", "problem", "unseal", "take", "tried")
NAMES = ("type", "reply", "seq", "value", "text", "seat", "match", "Seq", "__class__", "seed", "")


def mutants(valid: Message, rng: Random) -> Iterator[str]:
    """Endless variations of a message, as text."""
    while True:
        message = dict(valid)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            rng.choice(OPERATORS)(message, rng)
        text = msgspec.json.encode(message).decode()
        yield scratched(text, rng) if rng.random() < 0.25 else text


def drop(message: Message, rng: Random) -> None:
    if message:
        del message[rng.choice(list(message))]


def add(message: Message, rng: Random) -> None:
    message[rng.choice(NAMES)] = rng.choice(JUNK)


def replace(message: Message, rng: Random) -> None:
    if message:
        message[rng.choice(list(message))] = rng.choice(JUNK)


def shift(message: Message, rng: Random) -> None:
    """Another frame's number."""
    if isinstance(message.get("seq"), int):
        message["seq"] += rng.choice((-2, -1, 1, 2, 100, 2**31, 2**63))


def retype(message: Message, rng: Random) -> None:
    message["type"] = rng.choice(TYPES)


def bend(message: Message, rng: Random) -> None:
    """Change the answer somewhere inside."""
    if "value" in message:
        message["value"] = bent(message["value"], rng)


def bent(value: Any, rng: Random) -> Any:
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return rng.choice(
            (
                [*value[:place], bent(value[place], rng), *value[place + 1 :]],
                [*value[:place], *value[place + 1 :]],
                [*value, rng.choice(JUNK)],
                value[::-1],
                [value],
            )
        )
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-64, -1, 1, 8, 64, 10**10))
    return rng.choice(JUNK)


OPERATORS: tuple[Callable[[Message, Random], None], ...] = (drop, add, replace, shift, retype, bend, bend)


def scratched(text: str, rng: Random) -> str:
    """The text with a few letters wrong."""
    letters = list(text)
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(letters))
        letters[place : place + rng.choice((0, 1, 1, 4))] = rng.choice(
            ("", '"', "{", "]", ",", "9", "\\u0000", "é", "\0")
        )
    return "".join(letters)


def is_allowed(text: str, shown: dict[str, Any], ask: Ask | None) -> bool:
    """Whether a mutant happens to be something that this seat may say at this moment."""
    try:
        message: FromClient = msgspec.json.decode(text, type=FromClient)
    except (msgspec.DecodeError, UnicodeError):
        return False
    if not 0 <= message.reply <= GREATEST_REPLY:
        return False
    match message:
        case Say(text=said):
            return bool(said.strip()) and said.isprintable()
        case Undo(seq=seq):
            return bool(seq == shown["seq"] and shown["undo"]["allowed"])
        case Resign(seq=seq):
            return bool(seq == shown["seq"])
        case Try():
            return False  # there is no harm in a draft, whatever it is
        case Answer(seq=seq, value=value):
            return seq == shown["seq"] and ask is not None and fits(ask, value)


def fits(ask: Ask, value: Any) -> bool:
    try:
        ask.checked(value)
    except Refused:
        return False
    return True


def attack(connection: Connection, valid: Message, rng: Random, count: int, ask: Ask | None) -> int:
    """Send mutants, all at once; every one of them must be refused, or be a draft that is merely tried."""
    found = mutants(valid, rng)
    texts: list[str] = []
    while len(texts) < count:
        text = next(found)
        if not is_allowed(text, connection.shown, ask):
            texts.append(text)
    for text in texts:
        connection.socket.send(text)
    answers = [connection.receive() for _ in texts]
    assert {answer["type"] for answer in answers} <= {"problem", "tried"}, texts
    assert "server-internal" not in {answer.get("key") for answer in answers}, texts
    assert sum(answer["type"] == "tried" for answer in answers) <= sum('"try"' in text for text in texts)
    return len(texts)


def valid_messages(connection: Connection, value: Any) -> list[Message]:
    seq = connection.shown["seq"]
    return [
        {"type": "answer", "reply": 5, "seq": seq, "value": value},
        {"type": "try", "reply": 9, "seq": seq, "value": value},
        {"type": "undo", "reply": 6, "seq": seq},
        {"type": "resign", "reply": 7, "seq": seq},
        {"type": "say", "reply": 8, "text": "Hello"},
    ]


def without_presence(shown: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in shown.items() if name not in ("seats", "reply", "log", "log_from")}


@pytest.fixture(params=[TINY, *map(games.game, games.GAMES)], ids=lambda game: game.name)
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    """A server with one game."""
    running = Host(tmp_path, games=[request.param]).start()
    yield running
    running.stop()


@pytest.mark.timeout(300)
def test_no_mutant_is_accepted_and_nobody_else_hears_of_it(served: Host, caplog: pytest.LogCaptureFixture) -> None:
    rng, sent = Random(20), 0
    mirror = Mirror(served.folder / FILE, InstalledGames(served.games))
    scenarios = cycle(served.games[0].scenarios)
    while sent < ENOUGH:
        sent += besieged(served, next(scenarios), mirror, rng, (ENOUGH - sent) // AT_EACH_MOMENT)
    mirror.close()
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def besieged(host: Host, scenario: str, mirror: Mirror, rng: Random, moments: int) -> int:
    """Attack one match at so many moments, or until it is over; how many messages were sent."""
    (game,) = host.games
    first, second = game.seats
    people = {first: host.visitor(), second: host.visitor(), None: host.visitor()}
    match = people[first].create(game.name, scenario, {first: "me", second: "open"})["match"]
    people[second].take(match, second)
    connections = {seat: Connection(visitor, match, seat) for seat, visitor in people.items()}
    for connection in connections.values():
        connection.wait()
    sent = 0
    for moment in range(moments):
        for connection in connections.values():
            drain(connection)
        if connections[first].shown["outcome"]:
            break
        before = {seat: without_presence(connection.shown) for seat, connection in connections.items()}
        entries = stored(host, match)
        attacker = connections[(first, second, None)[moment % 3]]
        asked = {seat: mirror.asked(match, seat) for seat in game.seats}
        own = asked.get(attacker.seat or "")
        value = next(sampled(ask, rng) for ask in (own, *asked.values()) if ask)
        for valid in valid_messages(attacker, value):
            sent += attack(attacker, valid, rng, AT_EACH_MOMENT // 5, own)
        for seat, connection in connections.items():
            assert connection is attacker or connection.silent(0.05)
            with Connection(people[seat], match, seat) as again:
                assert without_presence(again.shown) == before[seat]
        assert stored(host, match) == entries
        for seat, ask in asked.items():
            if ask and connections[seat].shown["ask"]:
                assert connections[seat].answer(sampled(ask, rng))["type"] == "frame"
    for connection in connections.values():
        connection.close()
    return sent


def sampled(ask: Ask, rng: Random) -> Any:
    """An answer that may be given, as it is sent."""
    return msgspec.to_builtins(ask.choice.sample(rng))


def drain(connection: Connection) -> None:
    while not connection.silent(0.05):
        pass


def stored(host: Host, match: str) -> int:
    store = host.store()
    try:
        return len(store.log(match)) + len(store.chat(match, 1000))
    finally:
        store.close()


def test_no_mutated_wish_becomes_a_match(host: Host) -> None:
    rng = Random(21)
    visitor, other = host.visitor(), host.visitor()
    link = other.create("tiny", "raid", {"north": "me", "south": "friend"})["links"]["south"]
    seats = {"north": "me", "south": "open"}
    wishes: list[tuple[str, Message]] = [
        ("/api/matches", {"game": "tiny", "scenario": "raid", "options": {}, "seats": seats}),
        ("/api/join", {"token": link[6:]}),
    ]
    refused = 0
    for number in range(400):
        path, wish = wishes[number % 2]
        message = dict(wish)
        name = rng.choice(list(message))
        message[name] = rng.choice([junk for junk in JUNK if junk != {}])
        with pytest.raises(Turned) as turned:
            visitor.call("POST", path, message)
        assert 400 <= turned.value.status < 500
        refused += 1
    assert refused == 400
    assert visitor.call("GET", "/api/matches?list=mine") == []
    assert visitor.call("GET", "/api/matches?list=open") == []
