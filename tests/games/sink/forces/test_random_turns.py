"""Turns at random from every start: whatever both sides order, cards and map stay in order."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.game import Game
from huffduff.engine.questions import Do, Step
from huffduff.engine.steps import answer, begin
from huffduff.games.sink.book import BOOK
from huffduff.games.sink.facts.loading import load
from huffduff.games.sink.facts.words import BRITISH, SEATS
from huffduff.games.sink.forces.availability import availability_phase
from huffduff.games.sink.options import OPTIONS, caps
from huffduff.games.sink.sequence import PHASES, game_turn
from huffduff.games.sink.setup import prepare
from huffduff.games.sink.sighting.detection import detection_phase
from huffduff.games.sink.sighting.visibility import visibility_phase
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.clearing import clean_up
from tests.games.sink.table import FACTS

PLAYED = (availability_phase, visibility_phase, detection_phase, clean_up)


def nothing(s: State) -> None:
    """Stands in for a phase that is not of interest here."""


def in_order(s: State) -> None:
    """Every ship afloat in one box, every box under one token, and no limit broken."""
    scenario = FACTS.scenarios[s.public.scenario]
    for side in SEATS:
        private, most = s.private[side], caps(s.public, scenario, side)
        tokens = [token for token in s.public.tokens.values() if token.side == side]
        assert [token.id for token in tokens] == list(private.forces)
        assert len(tokens) <= most.forces
        assert sum(force.dummy for force in private.forces.values()) <= most.dummies
        ships = [ship for force in private.forces.values() for ship in force.ships]
        assert sorted(ships) == sorted(ship.id for ship in private.ships.values() if ship.status == "afloat")
        for token in tokens:
            assert len(s.public.tokens_at(token.hex, side)) <= FACTS.tables.limits.stack
    assert len(s.public.convoys) <= FACTS.tables.limits.convoys
    assert s.umpire.values.keys() == s.public.convoys.keys()
    assert s.private[BRITISH].cargo == ({} if s.public.options["blind-convoys"] == "on" else s.umpire.values)


@pytest.mark.rule("SB-2.32.a", "SB-6.11.a", "SB-6.12.c", "SB-6.13.c", "SB-6.22.a")
@pytest.mark.parametrize("scenario", FACTS.scenarios)
@pytest.mark.parametrize("blind", ["off", "on"])
def test_cards_and_map_stay_in_order(scenario: str, blind: str) -> None:
    steps: dict[str, Step] = {part.__name__: nothing for parts in PHASES for part in parts}
    steps |= {step.__name__: step for step in PLAYED}
    game: Game[State] = Game(
        BOOK,
        1,
        SEATS,
        tuple(FACTS.scenarios),
        OPTIONS,
        State,
        load,
        lambda data, name, chosen: ((ready := prepare(data, name, chosen))[0], (*ready[1], Do(game_turn.__name__))),
        {},
    )
    game.steps = {**BOOK.steps, **steps}
    rng, source = Random(scenario), Seeded(scenario.encode())
    position = begin(game, FACTS, scenario, {"blind-convoys": blind}, source)
    while not position.over:
        seat = next(ask.seat for ask in position.asks if ask.seat not in position.sealed)
        ask = position.ask(seat)
        assert ask is not None
        position = answer(position, seat, ask.choice.sample(rng), source)
        if position.now.public.phase:
            in_order(position.now)
    assert position.now.public.turn == FACTS.tables.limits.turns
    assert position.now.public.final
