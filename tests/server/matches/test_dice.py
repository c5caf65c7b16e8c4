"""Dice that nobody can choose: the promise first, then everybody's number, then the first die."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from huffduff import games
from huffduff.engine import record as records
from huffduff.engine.chance import Deal, Roll, Seal, Source
from huffduff.engine.match import rebuilt
from huffduff.engine.secrecy import EVERYONE
from huffduff.server.matches import archive
from huffduff.server.tools.network_client import NetworkClient, Turned
from tests.server.host import NORTH, SOUTH, Connection, Host

WISH: dict[str, Any] = {"game": "tiny", "scenario": "raid", "options": {"length": "short"}}


def created(visitor: NetworkClient, north: str, south: str) -> Any:
    return visitor.call("POST", "/api/matches", {**WISH, "seats": {NORTH: north, SOUTH: south}})


def refusal(visitor: NetworkClient, match: str, numbers: Any) -> tuple[int, str]:
    with pytest.raises(Turned) as turned:
        visitor.call("POST", f"/api/matches/{match}/numbers", {"numbers": numbers})
    return turned.value.status, turned.value.problem["key"]


def wanted(visitor: NetworkClient, match: str) -> list[str]:
    seats = visitor.call("GET", f"/api/matches/{match}")["seats"]
    return [seat["seat"] for seat in seats if seat["number_wanted"]]


def test_nothing_is_rolled_before_everybody_knew_the_promise_and_gave_a_number(host: Host) -> None:
    anna, bert = host.visitor(), host.visitor()
    made = created(anna, "me", "open")
    match, promise = made["match"], made["commitment"]
    assert anna.call("GET", f"/api/matches/{match}")["commitment"] == promise
    seated = bert.call("POST", f"/api/matches/{match}/take", {"seat": SOUTH})
    assert seated["commitment"] == promise
    assert (wanted(anna, match), wanted(bert, match), wanted(host.visitor(), match)) == ([NORTH], [SOUTH], [])
    with Connection(anna, match, NORTH) as a:
        before = dict(a.shown)
        assert (before["view"], before["commitment"]) == (None, promise)
        bert.give_numbers(match)
        assert a.wait("presence")["seats"][0]["number_wanted"]
        assert anna.call("GET", f"/api/matches/{match}")["status"] == "waiting"
        anna.give_numbers(match)
        begun = a.wait()
        assert begun["view"] is not None
        assert begun["numbers"] is None
        a.resign()
        numbers = {NORTH: anna.numbers[match, NORTH], SOUTH: bert.numbers[match, SOUTH]}
        assert a.shown["numbers"] == numbers
        assert hashlib.sha256(bytes.fromhex(a.shown["seed"])).hexdigest() == promise


def test_a_number_is_given_once_by_whom_it_is_wanted_from(host: Host) -> None:
    anna, bert = host.visitor(), host.visitor()
    match = created(anna, "me", "open")["match"]
    bert.call("POST", f"/api/matches/{match}/take", {"seat": SOUTH})
    for numbers in ({SOUTH: "0" * 8}, {"west": "0" * 8}):
        assert refusal(anna, match, numbers) == (409, "server-no-number-wanted")
    assert refusal(anna, match, {}) == (400, "server-bad-field")
    for bad in ("0", "g" * 16, "0" * 65, ""):
        assert refusal(anna, match, {NORTH: bad}) == (400, "server-bad-number")
    anna.give_numbers(match)
    assert refusal(anna, match, {NORTH: "0" * 16}) == (409, "server-no-number-wanted")
    assert refusal(host.visitor(), match, {SOUTH: "0" * 16}) == (409, "server-no-number-wanted")


def test_computers_have_the_number_of_a_person(host: Host) -> None:
    anna = host.visitor()
    match = created(anna, "computer:careful", "computer:random")["match"]
    assert wanted(anna, match) == [NORTH, SOUTH]
    anna.give_numbers(match)
    with Connection(anna, match) as watching:
        while not watching.shown["outcome"]:
            watching.wait()
        assert watching.shown["numbers"] == {seat: anna.numbers[match, seat] for seat in (NORTH, SOUTH)}


def test_a_match_goes_on_waiting_for_numbers_after_a_restart(host: Host) -> None:
    anna, bert = host.visitor(), host.visitor()
    match = created(anna, "me", "open")["match"]
    anna.give_numbers(match)
    bert.call("POST", f"/api/matches/{match}/take", {"seat": SOUTH})
    host.stop()
    host.start()
    assert (wanted(anna, match), wanted(bert, match)) == ([], [SOUTH])
    bert.give_numbers(match)
    assert bert.call("GET", f"/api/matches/{match}")["status"] == "playing"


def rolled(source: Source, number: int, sides: Sequence[int] | None, pile: int | None, piles: list[list[Any]]) -> Any:
    """A random number drawn again from what is told of it."""
    if sides is not None:
        dice = Roll("", EVERYONE, tuple(sides))
        return dice.outcomes[source.draw(number, dice)]
    assert pile is not None
    return piles[pile][source.draw(number, Deal("", EVERYONE, piles[pile]))]


def test_every_die_can_be_rolled_again_from_what_is_told_at_the_end(host: Host) -> None:
    match, north, south = host.pair(length="short")
    with pytest.raises(Turned) as turned:
        north.call("GET", f"/api/matches/{match}/dice")
    assert turned.value.problem["key"] == "server-not-finished"
    with Connection(north, match, NORTH) as a, Connection(south, match, SOUTH) as b:
        a.answer(1)
        b.answer(2)
        while not b.shown["outcome"]:
            b.answer(b.shown["ask"]["choice"]["options"][0])
        end, log = b.shown, b.log
    dice = host.visitor().call("GET", f"/api/matches/{match}/dice")
    source = Seal(bytes.fromhex(end["seed"])).source(end["numbers"])
    record = north.call("GET", f"/api/matches/{match}/record")
    assert [drawn["outcome"] for drawn in dice["drawn"]] == record["rolls"]
    for number, drawn in enumerate(dice["drawn"]):
        outcome = rolled(source, number, drawn["sides"], drawn["pile"], dice["piles"])
        assert msgspec.json.decode(msgspec.json.encode(outcome)) == drawn["outcome"]
    told = iter((drawn["reason"], drawn["outcome"]) for drawn in dice["drawn"])
    seen = [(line["key"], line["params"]["outcome"]) for line in log if "outcome" in line["params"]]
    assert seen
    assert all(line in told for line in seen)


CORPUS = Path(__file__).parents[2] / "records" / "corpus"


@pytest.mark.parametrize("name", sorted(file.stem for file in CORPUS.glob("*.json")))
def test_what_is_told_of_the_dice_is_short_however_many_are_thrown_at_once(name: str) -> None:
    """Twelve dice fall in two thousand million ways, so of dice only their sides are told."""
    record = records.read((CORPUS / f"{name}.json").read_bytes())
    game = games.game(record.game)
    agreement = records.agreed(record, game, game.load_data(None))
    dice = archive._dice(rebuilt(agreement, record.entries))
    source = agreement.dice.source(agreement.contributions)
    for number, drawn in enumerate(dice.drawn):
        assert rolled(source, number, drawn.sides, drawn.pile, dice.piles) == drawn.outcome
    assert len(dice.drawn) == len(record.rolls)
    assert len(msgspec.json.encode(dice)) < 200_000
