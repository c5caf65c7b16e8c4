"""Orders at random: always allowed, of every kind, and tried only once."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.steps import answer, begin
from huffduff.games.chase import GAME
from huffduff.games.chase.facts.terms import GERMAN, SEATS
from huffduff.games.chase.operations.orders import STAGES, Move, Refuel
from huffduff.games.chase.operations.sampling import some_orders
from huffduff.games.chase.operations.sealed_orders import check, choice
from huffduff.games.chase.scenarios import CHART
from tests.games.chase.table import FACTS, band, put, setting
from tests.games.chase.writing import HERE, NEXT, fleet


@pytest.mark.rule("CH-7.7.a")
def test_random_orders_are_always_allowed_and_carried_out() -> None:
    """In whole games, with both values of the switch, and with destroyers abroad as a random player gets them."""
    for seed, scenario in enumerate(CHART * 2):
        source, rng = Seeded(bytes([seed])), Random(seed)
        options = {"one-task-a-turn": "off"} if seed % 2 else {}
        position = begin(GAME, FACTS, scenario, options, source)
        while not position.over:
            ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
            value = ask.choice.sample(rng)
            if ask.key == "chase-ask-orders":
                public, private = position.now.public, position.now.private[ask.seat]
                before = private.copy()
                assert check(public, private, FACTS, ask.seat, value) is None
                assert private == before
            position = answer(position, ask.seat, value, source)


@pytest.mark.rule("CH-7.7.2.aa", "CH-7.7.2.z")
def test_random_orders_bring_destroyers_home() -> None:
    s = setting()
    put(s, "5-zerstorerflottille", "I26")
    band(s, "KG1", "H27", "6-zerstorerflottille", "koln")
    put(s, "prinz-eugen", HERE, evasion=(2,), returning=True)
    put(s, "belchen", HERE)
    bound = 0
    for seed in range(300):
        orders = some_orders(s.public, s.private[GERMAN], FACTS, GERMAN, Random(seed))
        assert check(s.public, s.private[GERMAN], FACTS, GERMAN, orders) is None
        bound += Refuel("belchen", "prinz-eugen") in orders
    assert bound


@pytest.mark.rule("CH-7.7.a")
def test_random_orders_come_in_every_kind() -> None:
    s = fleet()
    put(s, "scharnhorst", HERE, evasion=(2,))
    seen: set[type] = set()
    for seed in range(400):
        for side in SEATS:
            seen.update(type(order) for order in some_orders(s.public, s.private[side], FACTS, side, Random(seed)))
    assert seen == set(STAGES)


def test_what_was_sampled_is_taken_as_it_is_and_anything_else_is_looked_at() -> None:
    s = fleet()
    offered = choice(s.public, s.private[GERMAN], FACTS, GERMAN)
    sampled = offered.sample(Random(1))
    assert offered.refusal(sampled) is None
    assert offered.refusal((Move("KG1", ("P13",)),)) is not None
    assert offered.refusal((*sampled, Move("hood", (NEXT,)))) is not None
