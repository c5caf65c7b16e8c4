"""The errata that concern rules; those about cards are in `test_errata`."""

from typing import Any

import pytest
from msgspec.structs import replace

from huffduff.engine.questions import do
from huffduff.games.vas.air.attacks import shaken_by_kamikaze
from huffduff.games.vas.air.guns import face_needed
from huffduff.games.vas.facts.words import CardId, PlaneId, ShipId, WeaponId
from huffduff.games.vas.gunnery.aim import aim, aim_refusal, attack_at
from huffduff.games.vas.gunnery.criticals import critical_hit
from huffduff.games.vas.gunnery.fan import fan_salvo, long_lances, may_fan
from huffduff.games.vas.gunnery.scores import jump_score
from huffduff.games.vas.movement.sailing import sail
from huffduff.games.vas.ships import flank_speed
from huffduff.games.vas.state import Ship
from huffduff.games.vas.war.deployment import choose_zone
from huffduff.games.vas.war.zones import zone
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, put, setting

TARGET = ShipId("red-target")


def struck(script: tuple[Any, ...], **changes: Any) -> Ship:
    """Bismarck after a critical hit of a torpedo."""
    s = setting()
    put(s, "red", "bismarck", 20, 20, name="Target", **changes)
    table = Table(s, do(critical_hit, TARGET, "devastating"), script=script)
    assert table.rested
    return table.ship(TARGET)


@pytest.mark.rule("VS-EX.12", "VS-TRAIT.19")
def test_e1_a_jump_applies_every_score_that_it_passes() -> None:
    ship = struck((3, 4, 1))
    assert (ship.hull, ship.engine, ship.crew) == (102 - 0 - 1 - 2 - 3, 4, 1)


@pytest.mark.rule("VS-MOVE.17")
@pytest.mark.parametrize(("engine", "speed"), [(0, 300), (1, 250), (2, 250), (3, 200), (4, 150), (5, 0), (6, 0)])
def test_e12_speed_does_not_depend_on_the_order_of_damage(engine: int, speed: int) -> None:
    assert flank_speed(FACTS, put(setting(), "red", "bismarck", 0, 0, engine=engine, crippled=True)) == speed


@pytest.mark.rule("VS-TRAIT.19")
def test_e13_a_cascade_inside_a_jump_brings_the_goal_nearer_and_adds_nothing() -> None:
    # Engine 3 drags Crew to 5, which drags Engine to 4: that is the goal, and nothing is added to it.
    s = setting()
    put(s, "red", "bismarck", 20, 20, name="Target", engine=2, crew=4)
    table = Table(s, do(jump_score, TARGET, "engine", 4), script=[3])
    ship = table.ship(TARGET)
    assert (ship.engine, ship.crew, ship.hull) == (4, 5, 102 - 2 - 3 - 3)
    assert table.rested


@pytest.mark.rule("VS-TRAIT.17")
def test_e14_the_same_score_again_costs_hull_and_no_second_penalty() -> None:
    ship = struck((3, 3), engine=3)
    assert (ship.hull, ship.engine, ship.crew) == (100, 3, 0)
    worst = struck((3, 6, (1, 1, 1), 1), engine=6)
    assert (worst.hull, worst.engine, worst.crew) == (99, 6, 1)


@pytest.mark.rule("VS-KAMI.9")
def test_e15_any_hull_that_a_kamikaze_cost_counts() -> None:
    for hull, crew in ((101, 0), (102, 1), (150, 1)):
        s = setting()
        put(s, "red", "bismarck", 20, 20, name="Target", hull=101)
        table = Table(s, do(shaken_by_kamikaze, TARGET, hull), script=[1] if crew else [])
        assert (table.ship(TARGET).crew, table.rested) == (crew, True)


@pytest.mark.rule("VS-GEO.10")
def test_e16_through_the_exact_corner_her_owner_says_by_which_edge() -> None:
    s = setting()
    put(s, "blue", "bismarck", 71, 47, 45, has_moved=False)
    table = Table(s, do(sail, ShipId("blue-bismarck"))).answer("3")
    assert set(table.options) == {"north", "east"}
    assert table.answer("east").ship("blue-bismarck").edge == "east"
    s = setting()
    put(s, "blue", "bismarck", 71.01, 47, 45, has_moved=False)
    assert Table(s, do(sail, ShipId("blue-bismarck"))).answer("3").ship("blue-bismarck").edge == "east"


@pytest.mark.rule("VS-NAT-JP.3", "VS-NAT-JP.5")
def test_e17_all_type_93_racks_count_together_and_only_one_shot_ones_are_spent() -> None:
    s = setting(1942, "JP", "US")
    ship = put(s, "blue", "takao", 20, 20)
    put(s, "red", "northampton", 40, 20)
    racks = long_lances(FACTS, ship)
    assert len(racks) > 1
    one_each = {**ship.mounts, **{rack.id: ship.mounted(rack.id, loaded=1)[rack.id] for rack in racks}}
    assert may_fan(FACTS, s.public.change_ship(ship.id, mounts=one_each)) == (len(racks) >= 3)
    s.public.change_ship(ship.id, mounts=ship.mounts)
    table = Table(s, do(fan_salvo, ship.id), script=[1]).answer("yes")
    left = {rack.has("slow-loading"): table.ship(ship.id).mounts[rack.id].loaded for rack in racks}
    assert left == {True: 4, False: 0}


@pytest.mark.rule("VS-EX.16")
def test_e18_the_example_of_aa_fire_is_about_dice_alone() -> None:
    needs = {
        plane: face_needed(FACTS, FACTS.planes[PlaneId(plane)], contact=True, local=True)
        for plane in ("swordfish-i-torpedo-bomber", "f4u-4-corsair-fighter", "a6m2-zero-fighter")
    }
    assert list(needs.values()) == [5, 6, 6]
    assert [FACTS.planes[PlaneId(plane)].hits_to_down for plane in needs] == [1, 2, 1]


@pytest.mark.rule("VS-FIRE.9")
def test_e19_the_restriction_at_point_blank_speaks_of_types_of_ships() -> None:
    s = setting()
    firer = put(s, "blue", "northampton", 20, 20)
    gun = FACTS.cards[firer.card].weapons[WeaponId("A")]
    civilian = next(card.id for card in FACTS.cards.values() if card.type == "civilian")
    allowed = ("portland", "hood", "yorktown", civilian)
    for card, clause in (("fletcher", "VS-FIRE.9"), *((card, None) for card in allowed)):
        target = put(s, "red", card, 20, 27, name="Target")
        refusal = aim_refusal(FACTS, s.public, firer, gun, aim(s.public, firer, target))
        assert (refusal.rule if refusal else None) == clause


@pytest.mark.rule("VS-FIRE.9", "VS-FIRE.14", "VS-BTH.2")
def test_e19_targets_on_land_are_stationary_and_may_be_fired_at_point_blank() -> None:
    # No card of an installation survives, so one is made of a destroyer's.
    fort = replace(FACTS.cards[CardId("fletcher")], id=CardId("fort"), type="installation")
    facts = replace(FACTS, cards={**FACTS.cards, fort.id: fort})
    s = setting()
    firer = put(s, "blue", "northampton", 20, 20)
    target = replace(put(s, "red", "fletcher", 20, 27, name="Target"), card=fort.id)
    gun = facts.cards[firer.card].weapons[WeaponId("A")]
    found = aim(s.public, firer, target)
    assert aim_refusal(facts, s.public, firer, gun, found) is None
    assert [(one.key, one.value) for one in attack_at(facts, s.public, firer, gun, found, 3).modifiers] == [
        ("vas-mod-point-blank", 1),
        ("vas-mod-stationary", 1),
    ]


@pytest.mark.rule("VS-GEO.9", "VS-DEP.3")
def test_e20_edges_follow_the_zone_that_was_chosen() -> None:
    table = Table(setting(), do(choose_zone, "blue")).answer("north")
    assert [table.p.sides[seat].edge for seat in ("blue", "red")] == ["north", "south"]
    assert zone(FACTS, table.p, "blue") == (Point(1200, 3600), Point(6000, 4800))
    assert zone(FACTS, table.p, "red") == (Point(1200, 0), Point(6000, 1200))
