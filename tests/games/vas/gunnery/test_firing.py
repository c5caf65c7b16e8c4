"""Attack Dice: permission, re-rolls, torpedoes, and the worked examples die by die."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import INCH, ShipId, WeaponId
from huffduff.games.vas.gunnery.firing import RerollHints, fire_system
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.ships import attack_dice
from huffduff.games.vas.state import Penalty, Ship, Shot, State
from tests.games.vas.table import FACTS, Table, hints_of, put, setting

BISMARCK = ShipId("blue-bismarck")
WARSPITE = ShipId("red-warspite")


def shot(weapon: str, target: str, dice: int) -> dict[str, Any]:
    return {"weapon": weapon, "target": target, "dice": dice}


def duel(target: str = "warspite", distance: float = 25, side: bool = True, **changes: Any) -> State:
    """A ship of red due east of Bismarck, showing her side or her bow."""
    s = setting()
    put(s, "blue", "bismarck", 20, 20)
    put(s, "red", target, 20 + distance, 20, 0 if side else 270, **changes)
    return s


def fire(s: State, *shots: dict[str, Any], script: Any = ()) -> Table:
    """The first ship of blue fires."""
    name = next(iter(s.public.ships))
    return Table(s, do(name_targets, name), script=script).answer(list(shots))


def light(ship: Ship) -> list[int]:
    return [attack_dice(ship, weapon) for weapon in FACTS.cards[ship.card].of("light")]


@pytest.mark.rule("VS-EX.9", "VS-GUN.1")
def test_bismarck_hits_warspite_and_her_light_guns_suffer() -> None:
    s = duel(moved=5 * INCH)
    table = fire(s, shot("A", WARSPITE, 2), script=[(4, 3), (1, 2, 6), 4, 6, 2])
    assert table.rested
    warspite = table.ship(WARSPITE)
    assert (warspite.hull, warspite.weapons, light(warspite)) == (70, 1, [5, 3])
    assert [key for key in table.heard(None) if "roll" in key] == [
        "vas-roll-attack",
        "vas-roll-damage",
        "vas-roll-check",
        "vas-roll-area",
        "vas-roll-starred",
    ]


@pytest.mark.rule("VS-EX.10", "VS-ORD.25")
def test_hits_on_an_evading_ship_are_rolled_again() -> None:
    s = duel(order="evade", obeyed=True)
    table = fire(s, shot("A", WARSPITE, 2), script=[(4, 6), (3, 5), (2, 2, 2)])
    assert table.rested
    assert table.ship(WARSPITE).hull == 70


@pytest.mark.rule("VS-EX.11", "VS-TRAIT.36", "VS-BASIC.15", "VS-BASIC.16")
def test_twin_guns_roll_misses_again_and_an_evader_the_hits_once_each() -> None:
    s = duel(distance=10, side=False, order="evade", obeyed=True)
    table = fire(s, shot("light-1", WARSPITE, 3), script=[(2, 5, 6), (4, 1, 6), (1, 1)])
    assert hints_of(table.ask, RerollHints) == RerollHints((2, 5, 6), 4, evaded=True)
    table.answer(1)
    assert table.rested
    assert table.told("vas-hits")[0]["hits"] == 2


@pytest.mark.rule("VS-TRAIT.36", "VS-BASIC.15")
def test_the_second_score_stands_even_when_worse_and_nobody_has_to_roll_again() -> None:
    s = duel(distance=10)
    table = fire(s, shot("light-1", WARSPITE, 3), script=[(2, 2, 6), (1,), (1,)])
    assert table.options == (2, 1, 0)
    table.answer(1)
    assert table.told("vas-hits")[0]["hits"] == 1
    s = duel(distance=10)
    table = fire(s, shot("light-1", WARSPITE, 3), script=[(2, 2, 6), (1,)]).answer(0)
    assert table.rested


@pytest.mark.rule("VS-FIRE.17")
def test_where_nothing_can_hit_nothing_is_rolled_again() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20, order="evade", obeyed=True)
    put(s, "red", "electra", 20, 44, 0)
    table = fire(s, shot("light-1", "red-electra", 6), script=[(6, 6, 6, 6, 6, 6)])
    assert table.rested
    assert table.told("vas-roll-attack")[0]["need"] == 7


@pytest.mark.rule("VS-GUN.4", "VS-DMG.9")
@pytest.mark.rule("VS-GUN.7")
def test_fire_at_a_ship_that_is_gone_is_lost() -> None:
    s = duel(hull=1)
    table = fire(s, shot("A", WARSPITE, 2), shot("B", WARSPITE, 2), script=[(6, 1), (6, 6, 6)])
    assert table.rested
    assert table.ship(WARSPITE).status == "sunk"
    assert table.heard(None)[-1] == "vas-fire-lost"
    assert table.ship(BISMARCK).mounts[WeaponId("B")].fired == 1
    assert table.p.shots == ()


@pytest.mark.rule("VS-GUN.1", "VS-GUN.11")
def test_systems_fire_in_the_order_in_which_they_were_named() -> None:
    s = duel()
    table = fire(s, shot("Y", WARSPITE, 2), shot("A", WARSPITE, 2), script=[(1, 1), (4, 1), (2, 2, 2)])
    assert [told["weapon"] for told in table.told("vas-roll-attack")] == ["Y", "A"]


@pytest.mark.rule("VS-SPLIT.1")
def test_split_fire_is_rolled_for_each_target() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20)
    put(s, "red", "hood", 20, 29)
    put(s, "red", "electra", 11, 20)
    table = fire(s, shot("light-2", "red-hood", 5), shot("light-2", "red-electra", 3), script=[(1,) * 5, (6, 1, 1), 6])
    assert table.rested
    assert [told["target"] for told in table.told("vas-hits")] == ["red-hood", "red-electra"]
    assert table.ship("red-electra").hull == FACTS.cards[table.ship("red-electra").card].hull - 1


@pytest.mark.rule("VS-CRIT.19", "VS-VITAL.8")
def test_a_damaged_turret_and_a_burning_magazine_ask_for_a_roll_each() -> None:
    damaged = {"weapons": 3, "penalties": (Penalty("weapons", 3, weapon=WeaponId("A")),)}
    for changes, script, fires in (
        (damaged, [3], False),
        (damaged, [4, (1, 1)], True),
        ({**damaged, "vitals": ("magazine",)}, [4, 3], False),
        ({**damaged, "vitals": ("magazine",)}, [4, 4, (1, 1)], True),
        ({**damaged, "weapons": 2}, [(1, 1)], True),
    ):
        s = duel()
        s.public.change_ship(BISMARCK, **changes)
        table = fire(s, shot("A", WARSPITE, 2), script=script)
        assert table.rested
        assert bool(table.told("vas-hits")) is fires
        assert table.ship(BISMARCK).mounts[WeaponId("A")].fired == 1
    s = duel()
    s.public.change_ship(BISMARCK, **damaged)
    assert fire(s, shot("B", WARSPITE, 2), script=[(1, 1)]).rested


@pytest.mark.rule("VS-SPLIT.4", "VS-SPLIT.5")
@pytest.mark.rule("VS-TRAIT.32")
def test_torpedoes_that_were_launched_are_gone_and_the_rest_stays() -> None:
    s = setting(year=1944)
    put(s, "blue", "fletcher", 20, 20)
    put(s, "red", "yamato", 23, 20, 0)
    rack = FACTS.cards[s.public.ships[ShipId("blue-fletcher")].card].of("torpedo")[0]
    table = fire(s, shot(rack.id, "red-yamato", 2), script=[(1, 1)])
    mount = table.ship("blue-fletcher").mounts[rack.id]
    assert (mount.loaded, mount.fired) == (rack.dice - 2, 1)
    s.public.turn = 2
    state = table.state.copy()
    state.outcome, state.public.turn = None, 2
    again = fire(state, shot(rack.id, "red-yamato", rack.dice - 2), script=[(1,) * (rack.dice - 2)])
    assert again.ship("blue-fletcher").mounts[rack.id].loaded == 0


@pytest.mark.rule("VS-SPLIT.4", "VS-CRIP.5", "VS-TRAIT.32")
def test_a_crippled_mount_launches_fewer_at_a_time_but_still_holds_them_all() -> None:
    s = setting(year=1944)
    put(s, "blue", "fletcher", 20, 20, crippled=True)
    put(s, "red", "yamato", 23, 20, 0)
    rack = FACTS.cards[s.public.ships[ShipId("blue-fletcher")].card].of("torpedo")[0]
    for turn, dice in ((1, 2), (2, 2), (3, 1)):
        s.public.turn = turn
        choice = Table(s, do(name_targets, ShipId("blue-fletcher"))).ask.choice
        assert choice.refusal((Shot(rack.id, ShipId("red-yamato"), dice + 1),)) is not None
        table = fire(s, shot(rack.id, "red-yamato", dice), script=[(1,) * dice])
        s = table.state.copy()
        s.outcome = None
    assert table.ship("blue-fletcher").mounts[rack.id].loaded == 0


@pytest.mark.rule("VS-NAT-US.1", "VS-NAT-US.2")
def test_american_torpedoes_may_fail_after_all_re_rolls() -> None:
    rack = FACTS.cards[FACTS.ships["fletcher"][0].id].of("torpedo")[0].id  # type: ignore[index]
    for year, script, hits in (
        (1943, [(6, 1), 4], 0),
        (1943, [(6, 1), 5, (1, 1, 1)], 1),
        (1944, [(6, 1), (1, 1, 1)], 1),
    ):
        s = setting(year=year)
        put(s, "blue", "fletcher", 20, 20)
        put(s, "red", "yamato", 23, 20, 0)
        table = fire(s, shot(rack, "red-yamato", 2), script=script)
        assert table.rested
        assert table.told("vas-hits")[0]["hits"] == hits
    s = setting(year=1943)
    put(s, "blue", "fletcher", 20, 20)
    put(s, "red", "yamato", 23, 20, 0, order="evade", obeyed=True)
    table = fire(s, shot(rack, "red-yamato", 1), script=[6, 2])
    assert table.rested
    assert "vas-roll-proof" not in table.heard(None)


@pytest.mark.rule("VS-NAT-JP.1", "VS-NAT-JP.2")
def test_a_long_lance_strays_beyond_twenty_inches() -> None:
    for distance, script, hits in (
        (20, [(6, 1), (1, 1, 1)], 1),
        (20.01, [(6, 1), 5], 0),
        (20.01, [(6, 1), 6, (1, 1, 1)], 1),
    ):
        s = setting()
        put(s, "blue", "takao", 20, 20)
        put(s, "red", "yamato", 20 - distance, 20, 0)
        table = fire(s, shot("torpedo-port-1", "red-yamato", 2), script=script)
        assert table.rested
        assert table.told("vas-hits")[0]["hits"] == hits


@pytest.mark.rule("VS-BTH.6", "VS-BTH.7")
def test_a_hit_beyond_the_horizon_does_damage_as_always() -> None:
    s = setting()
    put(s, "blue", "new-mexico", 20, 20)
    put(s, "red", "hood", 55, 20, 0, anchored=True)
    s.public.spotted = (("blue", ShipId("red-hood")),)
    table = fire(s, shot("A", "red-hood", 1), script=[6, (2, 3, 5)])
    assert table.rested
    armour = FACTS.cards[table.ship("red-hood").card].armour
    expected = sum(face + 3 >= armour for face in (2, 3, 5))
    assert table.ship("red-hood").hull == FACTS.cards[table.ship("red-hood").card].hull - expected


@pytest.mark.rule("VS-FSM.3")
def test_a_firer_that_is_gone_fires_nothing() -> None:
    s = duel()
    s.public.change_ship(BISMARCK, status="sunk")
    table = Table(s, do(fire_system, BISMARCK, WeaponId("A")))
    assert table.heard(None) == ["vas-fire-lost"]
