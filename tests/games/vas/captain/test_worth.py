"""What fire is worth: the captain's short reckoning against the exact odds, and losses in points."""

import pytest

from huffduff.games.vas.captain.numbers import CRITICAL_HULL
from huffduff.games.vas.captain.worth import Gauge, Loss, fallen, loss, part_lost, together
from huffduff.games.vas.facts.words import CardId, ShipId
from huffduff.games.vas.gunnery.aim import aim, attack_at
from huffduff.games.vas.odds.exact import odds
from huffduff.games.vas.state import State
from tests.games.vas.table import FACTS, put, setting

HOOD = FACTS.cards[CardId("hood")]


def duel(distance: float = 15) -> State:
    s = setting()
    put(s, "blue", "bismarck", 30, 20)
    put(s, "red", "hood", 30 + distance, 20)
    return s


def test_the_expected_loss_is_that_of_the_exact_odds() -> None:
    s = duel()
    bismarck, hood = s.public.ships.values()
    weapons = FACTS.cards[bismarck.card].weapons
    attacks = [attack_at(FACTS, s.public, bismarck, weapons[name], aim(s.public, bismarck, hood), 2) for name in "ABXY"]  # type: ignore[index]
    exact = odds(FACTS, attacks, hood)
    reckoned = together(map(loss, attacks))
    assert reckoned.mean == pytest.approx(exact.mean_damage + CRITICAL_HULL * exact.mean_criticals)
    square = sum(chance * hull**2 for hull, chance in enumerate(exact.damage))
    assert reckoned.variance > square - exact.mean_damage**2


def test_a_ship_counts_half_when_crippled_and_all_when_sunk() -> None:
    assert fallen(HOOD, HOOD.hull) == 0
    assert fallen(HOOD, HOOD.cripple) == 0.5
    assert fallen(HOOD, HOOD.cripple + 1) < 0.5
    assert fallen(HOOD, 1) < 1
    assert fallen(HOOD, 0) == fallen(HOOD, -5) == 1


def test_what_cripples_or_sinks_is_worth_more_than_as_much_damage_elsewhere() -> None:
    cost = Loss(6.0, 4.0)
    fresh, nearly = part_lost(HOOD, HOOD.hull, cost), part_lost(HOOD, HOOD.cripple + 3, cost)
    assert 0 < fresh < nearly < part_lost(HOOD, 4, cost) + 0.1
    assert part_lost(HOOD, HOOD.hull, Loss(0.0, 0.0)) == 0


def test_fire_is_worth_more_from_nearer_and_nothing_beyond_the_horizon() -> None:
    found = []
    for distance in (8, 25, 31):
        s = duel(distance)
        bismarck, hood = s.public.ships.values()
        found.append(Gauge(FACTS, s.public, {}).worth(bismarck, hood))
    assert found[0] > found[1] > found[2] == 0


def test_weights_multiply_what_a_ship_counts() -> None:
    s = duel()
    bismarck, hood = s.public.ships.values()
    plain, prized = (Gauge(FACTS, s.public, weights) for weights in ({}, {ShipId("red-hood"): 2.0}))
    assert prized.worth(bismarck, hood) == pytest.approx(2 * plain.worth(bismarck, hood))
    weapon = next(iter(FACTS.cards[bismarck.card].weapons))
    assert 0 < plain.shot(bismarck, weapon, hood).mean < plain.fire(bismarck, hood).mean
