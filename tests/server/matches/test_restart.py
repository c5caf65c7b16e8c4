"""Servers that end and begin again: nothing is lost, nothing is played on that no longer fits."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from huffduff import games
from huffduff.engine.chance import Chance, Seeded
from huffduff.server.storage.sqlite import SqliteStore
from huffduff.server.storage.store import Begun, MatchRow, PlayerRow, SeatRow
from huffduff.server.tokens import hashed
from huffduff.server.tools.network_client import NetworkClient, Turned
from huffduff.server.web.serve import FILE
from tests.engine.tiny import load_data, make_game
from tests.server.host import NORTH, SOUTH, Connection, Host


def same_but_for_seats(shown: dict[str, Any], before: dict[str, Any]) -> bool:
    volatile = {"seats": None, "reply": None, "log": None, "log_from": None}
    return shown | volatile == before | volatile


def test_a_decision_goes_on_after_a_restart(host: Host) -> None:
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.answer(1)
        sealed, sealed_log = dict(a.shown), list(a.log)
        waiting = dict(b.shown)
        b.ask(type="say", text="Back tomorrow")
    host.stop()
    host.start()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        assert same_but_for_seats(a.shown, sealed)
        assert a.log == sealed_log
        assert same_but_for_seats(b.shown, waiting)
        assert b.wait("chat")["text"] == "Back tomorrow"
        assert b.ask(type="say", text="And here I am")["number"] == 1
        a.undo()
        a.answer(1)
        b.answer(2)
        b.answer(b.shown["ask"]["choice"]["options"][0])
        pencil, pencil_log = dict(b.shown), list(b.log)
        a.wait()
        settled = dict(a.shown)
    host.stop()
    host.start()
    with Connection(south, match, SOUTH) as b, Connection(north, match, NORTH) as a:
        assert same_but_for_seats(b.shown, pencil)
        assert b.log == pencil_log
        assert same_but_for_seats(a.shown, settled)
        b.undo()
        assert b.shown["ask"]["key"] == "tiny-ask-target"


def computers_turn(folder: Path, token: str) -> None:
    """A match as a server may have left it: the computer has been asked and has not answered."""
    store = SqliteStore(folder / FILE)
    seats = (
        SeatRow(NORTH, "computer", contribution="careful", level="careful"),
        SeatRow(SOUTH, "human", "p", "Pat", "0" * 8),
    )
    digest = load_data(None).digest
    row = MatchRow("m", "tiny", 1, "raid", {"length": "short"}, digest, b"s" * 32, "p", 0, seats)
    store.commit([PlayerRow("p", hashed(token), "Pat", 0), row, Begun("m", (NORTH, SOUTH), 0)])
    store.close()


def played_against_computer(folder: Path) -> Any:
    token = "t" * 32
    computers_turn(folder, token)
    host = Host(folder).start()
    visitor = host.visitor()
    visitor.cookie, visitor.token = "huffduff", token  # as it was called before databases had names
    with Connection(visitor, "m", SOUTH) as b:
        while not b.shown["outcome"]:
            if b.shown["ask"]:
                b.answer(b.shown["ask"]["choice"]["options"][0])
            else:
                b.wait()
        log = b.log
    host.stop()
    return log


def test_a_computer_takes_its_decision_up_again_and_decides_the_same(tmp_path: Path) -> None:
    first, second = (played_against_computer(tmp_path / name) for name in ("first", "second"))
    assert first == second


def test_a_computer_that_fails_does_not_stop_the_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    def cheating(*_: Any) -> Any:
        return 99

    game = make_game(players={"broken": lambda: broken, "cheating": lambda: cheating})
    host = Host(tmp_path, games=[game]).start()
    visitor = host.visitor()
    seats = {NORTH: "computer:broken", SOUTH: "computer:cheating"}
    match = visitor.create("tiny", "raid", seats)["match"]
    with Connection(visitor, match) as watching:
        while not watching.shown["outcome"]:
            watching.wait()
    host.stop()
    assert "no idea" in caplog.text
    assert "tiny-bid-too-high" in caplog.text


def test_a_server_may_end_while_computers_think(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    strait = games.game("strait")
    host = Host(tmp_path, games=[strait]).start()
    visitor = host.visitor()
    seats = dict.fromkeys(strait.seats, "computer:random")
    matches = [visitor.create("strait", strait.scenarios[0], seats)["match"] for _ in range(3)]
    host.stop()
    host.start()
    for match in matches:
        with Connection(visitor, match) as watching:
            while not watching.shown["outcome"]:
                watching.wait()
    host.stop()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("change", "key"), [({"version": 0}, "server-other-rules"), ({"load_data": None}, "server-other-data")]
)
def test_a_match_of_other_rules_or_data_is_shown_with_its_problem(tmp_path: Path, change: Any, key: str) -> None:
    host = Host(tmp_path).start()
    match, north, _ = host.pair()
    host.stop()
    if "load_data" in change:
        pack = tmp_path / "pack" / "tiny"
        pack.mkdir(parents=True)
        figures = Path(__file__).parents[2] / "engine" / "tiny" / "data" / "figures.toml"
        (pack / "figures.toml").write_text(figures.read_text() + "\n")
        change = {"load_data": lambda _: load_data(tmp_path / "pack")}
    host.games = [make_game(**change)]
    host.start()
    refuses_to_go_on(north, match, key)
    host.stop()


def refuses_to_go_on(visitor: NetworkClient, match: str, key: str) -> None:
    connection = Connection(visitor, match, NORTH)
    assert connection.wait("problem")["key"] == key
    connection.close()
    assert visitor.call("GET", f"/api/matches/{match}")["problem"]["key"] == key
    with pytest.raises(Turned) as turned:
        visitor.call("GET", f"/api/matches/{match}/record")
    assert turned.value.problem["key"] == key
    (line,) = visitor.call("GET", "/api/matches?list=mine")
    assert line["problem"]["key"] == key


def test_a_log_that_no_longer_fits_is_not_played_on(host: Host) -> None:
    match, north, _ = host.pair()
    host.stop()
    connection = sqlite3.connect(host.folder / FILE)
    connection.execute("INSERT INTO entries VALUES (?, 0, 'answer', 'north', '77', '[]', 0, '')", (match,))
    connection.commit()
    connection.close()
    host.start()
    diverged(north, match, 1)


@pytest.mark.parametrize("version", [1, 2])
def test_rules_that_drift_are_noticed_and_the_match_is_shown_as_far_as_it_agrees(tmp_path: Path, version: int) -> None:
    """Also where the rules have had a new version since: what began before goes on as it was, or not at all."""
    host = Host(tmp_path).start()
    match, north, south = host.pair()
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.answer(1)
        b.answer(2)
        a.wait()
        before = dict(a.shown)
        b.answer(b.shown["ask"]["choice"]["options"][0])
        b.answer(b.shown["ask"]["choice"]["options"][0])
        a.wait()
    host.stop()
    host.games = [make_game(version=version)]
    fair = Seeded.draw

    def unfair(dice: Seeded, number: int, chance: Chance) -> int:
        # after the two cards that are dealt
        return (fair(dice, number, chance) + (number == 2)) % len(chance.outcomes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Seeded, "draw", unfair)
        host.start()
        shown = diverged(north, match, 4)
        assert (shown["seq"], shown["view"]) == (before["seq"], before["view"])
        host.stop()
    host.start()
    with Connection(north, match, NORTH) as a:
        assert a.shown["seq"] > before["seq"]
        assert a.resign()["outcome"]
    host.stop()


def diverged(visitor: NetworkClient, match: str, entry: int) -> dict[str, Any]:
    """The match is shown, nobody is asked anything, and the problem names the entry."""
    with Connection(visitor, match, NORTH) as connection:
        problem = connection.wait("problem")
        assert (problem["key"], problem["params"]) == ("server-diverged", {"entry": entry})
        shown = dict(connection.shown)
        assert shown["ask"] is None
        assert not any(seat["deciding"] for seat in shown["seats"])
        assert connection.answer(1)["key"] == connection.resign()["key"] == "server-diverged"
    assert visitor.call("GET", f"/api/matches/{match}")["problem"]["params"] == {"entry": entry}
    with pytest.raises(Turned) as turned:
        visitor.call("GET", f"/api/matches/{match}/record")
    assert turned.value.problem["key"] == "server-diverged"
    return shown
