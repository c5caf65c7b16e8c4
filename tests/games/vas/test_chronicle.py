"""Whole battles heard by somebody who does not see the table."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.steps import answer, begin
from huffduff.games.vas import GAME
from huffduff.games.vas.air.sorties import Fly
from tests.games.vas.chronicle import Chronicle
from tests.games.vas.table import FACTS

BATTLES = 6

# What is told when a question has been answered: one of these at the least.
ANSWERED = {
    "vas-ask-air-order": ("vas-air-first",),
    "vas-ask-zone": ("vas-zone",),
    "vas-ask-deploy": ("vas-deployed",),
    "vas-ask-redeploy": ("vas-redeployed",),
    "vas-ask-mover": ("vas-moves",),
    "vas-ask-course": ("vas-sails", "vas-ask-edge"),
    "vas-ask-gunnery-slot": ("vas-nominates", "vas-nominates-aircraft"),
    "vas-ask-fan": ("vas-roll-fan",),
}


@pytest.mark.rule("VS-BASIC.17", "VS-CRIT.27", "VS-FIRE.3", "VS-DMG.3", "VS-GEO.7")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whoever_listens_knows_how_everything_stands(scenario: str) -> None:
    for number in range(BATTLES):
        rng, source = Random(number), Seeded(f"chronicle {number}".encode())
        options = {option.key: rng.choice(option.values) for option in GAME.options} | {"secret-objectives": "off"}
        position = begin(GAME, FACTS, scenario, options, source)
        begun = [event.key for event in position.events]
        chronicle = Chronicle(FACTS, position.now.public)
        while not position.over:
            ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
            value = ask.choice.sample(rng)
            position = answer(position, ask.seat, value, source)
            for event in position.events:
                chronicle.hear(event)
            chronicle.compare(position.now.public)
            told = [event.key for event in position.events] + [other.key for other in position.asks]
            wanted = ANSWERED.get(ask.key, ())
            assert not wanted or value == "no" or any(key in told for key in wanted), ask
            if isinstance(value, Fly):
                arrived = "vas-flight-attacks" if value.target else "vas-flight-moves"
                assert any(key in told for key in (arrived, "vas-ask-pass", "vas-flight-lost")), value
            if ask.key == "vas-ask-spot":
                assert told.count("vas-spots") == len(value)
        assert chronicle.heard["vas-scored"] == 2
        kind = FACTS.scenarios[scenario].kind
        assert chronicle.heard.get("vas-fleet-built", 0) == (0 if kind == "set" else 2)
        assert chronicle.heard.get("vas-scouting-points", 0) == (2 if kind in ("war", "paired") else 0)
        assert chronicle.heard.get("vas-battle-begins", 0) + begun.count("vas-battle-begins") == 1
