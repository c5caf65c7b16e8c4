"""Fan salvoes before the battle, and racks that are reloaded in it."""

import pytest

from huffduff.engine.errors import Diverged
from huffduff.engine.questions import do
from huffduff.games.vas.end.closing import clean_up
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.gunnery.fan import fan_salvo, may_fan
from huffduff.games.vas.state import Mount, State
from tests.games.vas.table import FACTS, Table, put, setting


def japanese(trait: str) -> str:
    """A card with racks of Type 93 torpedoes that have a trait."""
    return next(
        card.id
        for card in FACTS.cards.values()
        for rack in card.of("torpedo")
        if card.navy == "JP" and rack.mark == "Type 93" and rack.has(trait)  # type: ignore[arg-type]
    )


def before(card: str) -> State:
    s = setting(blue="JP", red="US")
    put(s, "blue", card, 10, 10, name="Lancer")
    put(s, "red", "northampton", 40, 40)
    put(s, "red", "fletcher", 45, 40)
    put(s, "red", "idaho", 45, 45, status="scouting")
    return s


@pytest.mark.rule("VS-NAT-JP.3")
def test_three_dice_of_type_93_are_needed() -> None:
    s = before(japanese("slow-loading"))
    assert may_fan(FACTS, s.public.ships[ShipId("blue-lancer")])
    assert not may_fan(FACTS, put(s, "blue", "fletcher", 1, 1, name="Other"))
    weak = put(s, "blue", japanese("slow-loading"), 1, 1, name="Weak")
    racks = FACTS.cards[weak.card].of("torpedo")
    two = {rack.id: Mount(loaded=2 if rack is racks[0] else 0) for rack in racks}
    assert not may_fan(FACTS, s.public.change_ship(weak.id, mounts={**weak.mounts, **two}))
    assert Table(s, do(fan_salvo, weak.id)).rested
    three = {rack.id: Mount(loaded=2 if rack is racks[0] else 1) for rack in racks}
    assert may_fan(FACTS, s.public.change_ship(weak.id, mounts={**weak.mounts, **three}))


@pytest.mark.rule("VS-NAT-JP.4")
def test_on_a_six_a_random_enemy_on_the_table_is_hit_whatever_she_does() -> None:
    s = before(japanese("slow-loading"))
    table = Table(s, do(fan_salvo, "blue-lancer"), script=[6, "red-northampton", (2, 3, 4)]).answer("yes")
    assert table.rested
    assert table.ship("red-northampton").hull == 23 - 9
    s = before(japanese("slow-loading"))
    assert Table(s, do(fan_salvo, "blue-lancer"), script=[5]).answer("yes").rested
    belted = setting()
    put(belted, "blue", japanese("slow-loading"), 10, 10, name="Lancer")
    put(belted, "red", "bismarck", 40, 40, order="evade", obeyed=True)
    table = Table(belted, do(fan_salvo, "blue-lancer"), script=[6, "red-bismarck", (4, 4, 4)]).answer("yes")
    assert table.ship("red-bismarck").hull == 102 - 3


@pytest.mark.rule("VS-NAT-JP.4")
@pytest.mark.parametrize("status", ["scouting", "deep", "withdrawn", "sunk"])
def test_a_fan_finds_nobody_who_is_not_on_the_table(status: str) -> None:
    s = before(japanese("slow-loading"))
    s.public.change_ship(ShipId("red-idaho"), status=status)
    with pytest.raises(Diverged):
        Table(s, do(fan_salvo, "blue-lancer"), script=[6, "red-idaho"]).answer("yes")
    for name in ("red-northampton", "red-fletcher"):
        s.public.change_ship(ShipId(name), status=status)
    assert Table(s, do(fan_salvo, "blue-lancer")).rested


@pytest.mark.rule("VS-NAT-JP.5", "VS-NAT-JP.6")
def test_one_shot_torpedoes_are_spent_and_slow_ones_reloaded_in_time() -> None:
    for trait in ("one-shot", "slow-loading"):
        table = Table(before(japanese(trait)), do(fan_salvo, "blue-lancer"), script=[1]).answer("yes")
        assert table.rested
        ship = table.ship("blue-lancer")
        for rack in FACTS.cards[ship.card].of("torpedo"):
            spent = Mount() if rack.has("one-shot") else Mount(loaded=rack.dice, reloads=1)
            assert ship.mounts[rack.id] == spent


@pytest.mark.rule("VS-NAT-JP.3")
def test_nobody_has_to_launch_a_fan() -> None:
    table = Table(before(japanese("one-shot")), do(fan_salvo, "blue-lancer")).answer("no")
    assert table.rested
    assert table.events == []


@pytest.mark.rule("VS-TRAIT.34", "VS-TRAIT.35", "VS-SPLIT.7")
def test_a_slow_rack_is_reloaded_once_in_a_turn_in_which_it_does_not_fire() -> None:
    s = setting(blue="JP")
    ship = put(s, "blue", japanese("slow-loading"), 10, 10)
    rack = next(rack for rack in FACTS.cards[ship.card].of("torpedo") if rack.has("slow-loading"))
    full = rack.dice

    def at_end(state: State, turn: int, mount: Mount) -> tuple[Mount, bool]:
        state.public.turn = turn
        old = state.public.ships[ship.id]
        state.public.change_ship(ship.id, mounts={**old.mounts, rack.id: mount})
        table = Table(state, do(clean_up))
        return table.ship(ship.id).mounts[rack.id], bool(table.told("vas-reloaded"))

    fired = Mount(fired=1, loaded=0, reloads=1)
    assert at_end(s.copy(), 1, fired) == (fired, False)
    assert at_end(s.copy(), 2, fired) == (Mount(fired=1, loaded=full, reloads=0), True)
    some = Mount(fired=3, loaded=full - 1, reloads=1)
    assert at_end(s.copy(), 3, some) == (some, False)
    empty = Mount(fired=3, loaded=0, reloads=0)
    assert at_end(s.copy(), 4, empty) == (empty, False)
    assert at_end(s.copy(), 4, Mount(loaded=full, reloads=1)) == (Mount(loaded=full, reloads=1), False)
