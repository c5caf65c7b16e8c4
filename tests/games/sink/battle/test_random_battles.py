"""Random fleets that fight, are bombed and repaired by players who do anything allowed."""

from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.questions import do
from huffduff.games.sink.air.strikes import air_phase
from huffduff.games.sink.battle.joining import combat_phase
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, Seat, ShipId
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.repair import damage_control_phase
from tests.games.sink.table import FACTS, Table, band, convoy, setting, shadow

PLACES = ("2920", "2921", "3320")


def scattered(rng: Random) -> State:
    """Task forces, dummies, shadows and a convoy, thrown into a few hexes."""
    s = setting(rng.choice((1, 2, 3)))
    fleets = {side: [name for name, card in FACTS.ships.items() if card.side == side] for side in SEATS}
    sides: tuple[tuple[Seat, str, int], ...] = ((GERMAN, "G", 2), (BRITISH, "B", 4))
    for side, letter, most in sides:
        rng.shuffle(fleets[side])
        for number in range(rng.randint(1, 3)):
            ships = [fleets[side].pop() for _ in range(min(rng.randint(0, most), len(fleets[side])))]
            damage = {"damage": rng.randint(0, 2)}
            escort = side == BRITISH and rng.random() < 0.3
            found = bool(ships) and rng.random() < 0.7
            place = rng.choice(PLACES)
            band(s, f"{letter}{number}", place, *ships, escort=escort, detected=found, changes=damage)
    for token in tuple(s.public.tokens.values()):
        near = [other for other in s.public.tokens_at(token.hex, BRITISH) if s.private[BRITISH].forces[other.id].ships]
        if token.side == GERMAN and s.private[GERMAN].forces[token.id].ships and near and rng.random() < 0.5:
            shadow(s, token.id, near[0].id)
    convoy(s, "HX-1", rng.choice(PLACES), rng.choice((0, 6)))
    return s


def ships_of(s: State) -> set[ShipId]:
    """Every ship on a card or on the list of losses."""
    carried = [ship for side in SEATS for force in s.private[side].forces.values() for ship in force.ships]
    assert len(carried) == len(set(carried))
    return {*carried, *s.public.losses}


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_sampled_is_allowed_and_nothing_is_lost(seed: int) -> None:
    rng = Random(seed)
    s = scattered(rng)
    before = ships_of(s)
    lines = (do(combat_phase), do(air_phase), do(damage_control_phase))
    table = Table(s, *lines, then=Seeded(seed.to_bytes(2, "big")))
    decisions = 0
    while table.asks:
        seat = next(ask.seat for ask in table.asks if table.position.ask(ask.seat))
        ask = table.position.ask(seat)
        assert ask is not None
        value = ask.choice.sample(rng)
        ask.preview(value)
        table.answer(value, seat=seat)
        decisions += 1
        assert decisions < 500
    assert table.rested
    assert ships_of(table.state) == before
    assert table.p.battle is None
    assert table.p.tokens.keys() == {token for side in SEATS for token in table.private(side).forces}
    for side in SEATS:
        for ship in table.private(side).ships.values():
            card = FACTS.ships[ship.id]
            assert ship.status == "sunk" or ship.damage < card.face(ship.flipped).capacity
            assert (ship.status == "sunk") == (ship.id in table.p.losses)
