"""What one side keeps from the other until it is revealed."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.game import Truth
from huffduff.engine.questions import Do, do
from huffduff.engine.steps import answer, begin
from huffduff.games.vas import GAME
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.state import State
from huffduff.games.vas.variations import variations
from huffduff.games.vas.war.commitment import seal
from huffduff.games.vas.war.deployment import deploy, roll_deployment
from huffduff.games.vas.war.scouting import reveal_scouts
from huffduff.lab.leaks import examine
from tests.games.vas.table import FACTS, put, setting

EUGEN = ShipId("blue-prinz-eugen")


def committed() -> State:
    s = setting()
    for card in ("bismarck", "prinz-eugen", "z1", "scharnhorst"):
        put(s, "blue", card, 0, 0, status="fleet")
    put(s, "red", "hood", 0, 0, status="fleet")
    private = s.private["blue"]
    private.scouts, private.salt = (EUGEN,), (1,) * 18
    s.public.change_side("blue", commitment=seal("blue", private))
    return s


def varied(s: State, seat: str | None, *agenda: Do) -> list[State]:
    truth = Truth(s, agenda, fresh=True)
    return [other.state for seed in range(8) for other in variations(truth, seat, Random(seed))]


@pytest.mark.rule("VS-HID.1", "VS-HID.3", "VS-HID.4")
def test_scouts_are_open_to_nobody_else_until_they_are_revealed() -> None:
    s = committed()
    before = (do(roll_deployment), do(reveal_scouts))
    for seat in ("red", None):
        found = varied(s, seat, *before)
        assert len({state.private["blue"].scouts for state in found}) > 1
        assert all(state.public.ships == s.public.ships for state in found)
    waiting = varied(s, "red", do(deploy, "blue"), do(reveal_scouts))
    assert len({state.private["blue"].scouts for state in waiting}) > 1
    deployed = varied(s, "red", do(deploy, "red"), do(reveal_scouts))
    assert {state.private["blue"].scouts for state in deployed} == {(EUGEN,)}
    assert len({state.private["blue"].observers for state in deployed}) > 1


@pytest.mark.rule("VS-HID.1", "VS-OBJ.2")
def test_a_secret_objective_could_be_another_of_its_priority() -> None:
    s = setting()
    s.private["blue"].objective = "breakout"
    found = {state.private["blue"].objective for state in varied(s, "red")}
    assert found == {"breakout", "defence-line", "fighting-retreat", "last-stand"}
    s.public.change_side("blue", objective="breakout")
    assert varied(s, "red") == []


@pytest.mark.rule("VS-HID.1", "VS-HID.3")
def test_where_nothing_is_hidden_there_is_nothing_to_vary() -> None:
    assert varied(setting(), "red") == []
    before = (do(roll_deployment), do(reveal_scouts))
    assert varied(committed(), "blue", *before) == []
    assert len(varied(committed(), "red", *before)) == 24
    assert varied(committed(), "red") == []  # the scouts have been revealed
    s = setting()
    s.private["blue"].objective = "breakout"
    assert varied(s, "blue") == []
    assert len(varied(s, None)) == 24


@pytest.mark.rule("VS-HID.1", "VS-HID.3", "VS-HID.4")
@pytest.mark.parametrize("secret", ["off", "on"])
def test_no_byte_differs_for_whoever_must_not_know(secret: str) -> None:
    rng, source = Random(17), Seeded(b"leaks")
    position = begin(GAME, FACTS, "war-at-sea", {"secret-objectives": secret, "year": "1942"}, source)
    pairs = canaries = 0
    while position.now.public.turn == 0:
        found = examine(position, rng, source)
        assert not found.leaks
        pairs, canaries = pairs + found.pairs, canaries + found.canaries
        ask = rng.choice([ask for ask in position.asks if ask.seat not in position.sealed])
        position = answer(position, ask.seat, ask.choice.sample(rng), source)
    assert min(pairs, canaries) > 0
    assert (examine(position, rng, source).pairs > 0) == (secret == "on")


@pytest.mark.rule("VS-HID.1", "VS-SCOUT.1")
def test_a_whole_set_up_tells_the_enemy_nothing() -> None:
    source = Seeded(b"secret")
    position = begin(GAME, FACTS, "war-at-sea", {"secret-objectives": "on", "year": "1942"}, source)
    rng, heard, watched, both = Random(4), [], [], []
    while position.now.public.turn == 0:
        heard += [event.key for event in position.events if event.reaches("red")]
        watched += [event.key for event in position.events if event.reaches(None)]
        both += [event.key for event in position.events]
        ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
        position = answer(position, ask.seat, ask.choice.sample(rng), source)
    assert both.count("vas-mission") == 2
    for key in ("vas-roll-objective", "vas-mission", "vas-roll-salt"):
        assert (both.count(key), watched.count(key)) == (2 * heard.count(key), 0)
    assert position.now.view("red").public.sides["blue"].objective is None
    assert position.now.view(None).private is None
