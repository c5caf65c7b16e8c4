"""Whole battles heard by somebody who does not see the table."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.steps import answer, begin
from huffduff.games.vas import GAME
from tests.games.vas.chronicle import Chronicle
from tests.games.vas.table import FACTS

BATTLES = 6


@pytest.mark.rule("VS-BASIC.17", "VS-CRIT.27", "VS-FIRE.3", "VS-DMG.3", "VS-GEO.7")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whoever_listens_knows_how_everything_stands(scenario: str) -> None:
    for number in range(BATTLES):
        rng, source = Random(number), Seeded(f"chronicle {number}".encode())
        options = {option.key: rng.choice(option.values) for option in GAME.options} | {"secret-objectives": "off"}
        position = begin(GAME, FACTS, scenario, options, source)
        chronicle = Chronicle(FACTS, position.now.public)
        while not position.over:
            ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
            position = answer(position, ask.seat, ask.choice.sample(rng), source)
            for event in position.events:
                chronicle.hear(event)
            chronicle.compare(position.now.public)
        assert chronicle.heard["vas-scored"] == 1
