"""What a ship is worth now, after damage."""

from typing import Any

import pytest
from msgspec.structs import replace

from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.words import CardId, ShipId, WeaponId
from huffduff.games.vas.ships import (
    active_scores,
    attack_dice,
    crew_quality_modifier,
    flank_speed,
    fresh_mounts,
    has_trait,
    local_dice,
    permissions_needed,
    run_up,
    speed_this_turn,
    spent,
    still_loading,
    trait_value,
)
from huffduff.games.vas.state import Penalty, Ship

FACTS = load()


def ship(name: str, **changes: Any) -> Ship:
    card = FACTS.cards[CardId(name)]
    fields: dict[str, Any] = {"hull": card.hull, "mounts": fresh_mounts(card), "status": "table", **changes}
    return Ship(ShipId(f"blue-{name}"), "blue", card.id, **fields)


def light_dice(one: Ship) -> list[int]:
    return [attack_dice(one, weapon) for weapon in FACTS.cards[one.card].of("light")]


@pytest.mark.rule("VS-MOVE.17")
@pytest.mark.rule("VS-GEO.17")
@pytest.mark.rule("VS-CRIP.3")
@pytest.mark.rule("VS-CRIT.10")
@pytest.mark.rule("VS-CRIT.12")
@pytest.mark.parametrize(
    ("name", "engine", "crippled", "speed"),
    [
        ("northampton", 0, False, 600),
        ("northampton", 1, True, 250),
        ("warspite", 0, True, 250),
        ("warspite", 1, True, 200),
        ("new-mexico", 4, False, 100),
        ("bismarck", 3, False, 400),
        ("bismarck", 5, False, 0),
        ("bismarck", 6, True, 0),
    ],
)
def test_speed_is_printed_less_engine_penalties_then_halved(name: str, engine: int, crippled: bool, speed: int) -> None:
    assert flank_speed(FACTS, ship(name, engine=engine, crippled=crippled)) == speed


@pytest.mark.rule("VS-EX.2")
@pytest.mark.rule("VS-CRIT.4")
def test_penalties_of_all_scores_hold_together() -> None:
    assert flank_speed(FACTS, ship("bismarck", engine=3)) == 400
    damaged = ship("bismarck", engine=2, crew=1)
    assert [row.effect for row in active_scores(FACTS, damaged, "engine")] == ["props-damaged", "rudder-damaged"]
    assert [row.effect for row in active_scores(FACTS, damaged, "crew")] == ["shrapnel"]
    assert not active_scores(FACTS, damaged, "weapons")


@pytest.mark.rule("VS-ORD.24")
@pytest.mark.rule("VS-GEO.18")
@pytest.mark.parametrize(
    ("name", "engine", "speed"), [("warspite", 0, 300), ("fletcher", 0, 400), ("warspite", 4, 100)]
)
def test_evading_halves_speed_rounding_up(name: str, engine: int, speed: int) -> None:
    assert speed_this_turn(FACTS, ship(name, engine=engine, order="evade", obeyed=True)) == speed
    assert speed_this_turn(FACTS, ship(name, engine=engine)) == flank_speed(FACTS, ship(name, engine=engine))


@pytest.mark.rule("VS-MOVE.7")
@pytest.mark.rule("VS-TRAIT.2")
@pytest.mark.rule("VS-CRIT.11")
@pytest.mark.rule("VS-GEO.14")
def test_the_run_up_depends_on_agility_and_rudder() -> None:
    assert run_up(FACTS, ship("warspite")) == 200
    assert run_up(FACTS, ship("kagero")) == 100
    assert run_up(FACTS, ship("kagero", engine=2)) == 300
    assert run_up(FACTS, ship("kagero", lost_traits=("agile",))) == 200


@pytest.mark.rule("VS-CRIP.4")
@pytest.mark.rule("VS-CRIP.8")
@pytest.mark.rule("VS-CRIP.9")
def test_traits_can_be_lost_and_a_crippled_ship_lumbers() -> None:
    assert has_trait(FACTS, ship("bismarck"), "armoured-deck")
    assert not has_trait(FACTS, ship("bismarck", lost_traits=("armoured-deck",)), "armoured-deck")
    assert trait_value(FACTS, ship("bismarck"), "torpedo-belt") == 3
    assert trait_value(FACTS, ship("bismarck", lost_traits=("torpedo-belt",)), "torpedo-belt") == 0
    assert not has_trait(FACTS, ship("bismarck"), "lumbering")
    assert has_trait(FACTS, ship("bismarck", crippled=True, lost_traits=("lumbering",)), "lumbering")


@pytest.mark.rule("VS-CRIP.5")
@pytest.mark.rule("VS-CRIP.6")
def test_crippling_halves_dice_rounding_down() -> None:
    warspite = ship("warspite", crippled=True)
    assert light_dice(warspite) == [3, 2]
    assert local_dice(warspite, FACTS.cards[warspite.card].of("aa")[0]) == 3
    assert attack_dice(warspite, FACTS.cards[warspite.card].turrets[0]) == 2
    fletcher = ship("fletcher", crippled=True)
    assert attack_dice(fletcher, FACTS.cards[fletcher.card].of("torpedo")[0]) == 2
    assert attack_dice(fletcher, FACTS.cards[fletcher.card].of("aa")[0]) == 0
    assert local_dice(fletcher, FACTS.cards[fletcher.card].of("aa")[0]) == 0


@pytest.mark.rule("VS-CRIT.14")
@pytest.mark.rule("VS-CRIT.25")
@pytest.mark.rule("VS-END.7")
def test_dice_lost_to_a_score_come_back_when_it_is_repaired() -> None:
    losses = (Penalty("weapons", 1, "light", 1), Penalty("crew", 1, "light", 1))
    assert light_dice(ship("warspite", weapons=1, penalties=losses[:1])) == [5, 3]
    assert light_dice(ship("warspite", weapons=1, crew=1, penalties=losses)) == [4, 2]
    assert light_dice(ship("warspite", weapons=0, crew=1, penalties=losses)) == [5, 3]


@pytest.mark.rule("VS-CRIT.15")
@pytest.mark.rule("VS-CRIT.16")
@pytest.mark.rule("VS-CRIT.18")
def test_the_aa_battery_loses_its_own_dice_before_local_ones() -> None:
    two = (Penalty("weapons", 2, "aa", 2),)
    warspite = ship("warspite", weapons=2, penalties=two)
    assert local_dice(warspite, FACTS.cards[warspite.card].of("aa")[0]) == 4
    essex = ship("essex", weapons=2, penalties=two)
    battery = FACTS.cards[essex.card].of("aa")[0]
    assert (attack_dice(essex, battery), local_dice(essex, battery)) == (4, 3)
    torpedo = (Penalty("weapons", 2, "torpedo", 2),)
    fletcher = ship("fletcher", weapons=2, penalties=torpedo)
    assert [attack_dice(fletcher, mount) for mount in FACTS.cards[fletcher.card].of("torpedo")] == [3, 3]
    assert light_dice(fletcher) == [3]
    assert attack_dice(ship("warspite", weapons=2, penalties=two), FACTS.cards[CardId("warspite")].turrets[0]) == 2


@pytest.mark.rule("VS-CRIT.23")
def test_halvings_of_light_guns_follow_one_another() -> None:
    assert light_dice(ship("fletcher", halvings=1)) == [1]
    assert light_dice(ship("warspite", halvings=2)) == [1, 1]
    assert light_dice(ship("warspite", halvings=1, crippled=True)) == [1, 1]


@pytest.mark.rule("VS-SPLIT.4")
@pytest.mark.rule("VS-SPLIT.5")
def test_a_rack_rolls_no_more_dice_than_it_holds() -> None:
    fletcher = ship("fletcher")
    rack = FACTS.cards[fletcher.card].of("torpedo")[0]
    assert (fletcher.mounts[rack.id].loaded, fletcher.mounts[rack.id].reloads) == (5, 0)
    spent = ship("fletcher", mounts=fletcher.mounted(rack.id, loaded=3))
    assert attack_dice(spent, rack) == 3
    kagero = ship("kagero")
    assert {mount.reloads for name, mount in kagero.mounts.items() if name.startswith("torpedo")} == {1}


@pytest.mark.rule("VS-CRIT.19")
@pytest.mark.rule("VS-CRIT.21")
@pytest.mark.rule("VS-VITAL.8")
def test_a_damaged_turret_and_a_burning_magazine_both_ask_for_leave_to_fire() -> None:
    turret = FACTS.cards[CardId("warspite")].turrets[1]
    damaged = (Penalty("weapons", 3, weapon=turret.id),)
    assert permissions_needed(ship("warspite"), turret) == 0
    assert permissions_needed(ship("warspite", weapons=3, penalties=damaged), turret) == 1
    assert permissions_needed(ship("warspite", weapons=2, penalties=damaged), turret) == 0
    assert permissions_needed(ship("warspite", weapons=3, penalties=damaged, vitals=("magazine",)), turret) == 2
    out = ship("warspite", mounts=ship("warspite").mounted(WeaponId("B"), out=True))
    assert attack_dice(out, turret) == 0


@pytest.mark.rule("VS-ORD.9")
@pytest.mark.rule("VS-CRIT.24")
@pytest.mark.rule("VS-NAT-IT.3")
def test_crew_quality_suffers_from_shrapnel_and_in_the_regia_marina() -> None:
    assert crew_quality_modifier(FACTS, ship("warspite", crew=3)) == 0
    assert crew_quality_modifier(FACTS, ship("warspite", crew=4)) == -1
    assert crew_quality_modifier(FACTS, ship("zara")) == -1
    assert crew_quality_modifier(FACTS, ship("zara", crew=4)) == -2


@pytest.mark.rule("VS-TRAIT.32", "VS-TRAIT.34")
@pytest.mark.parametrize(
    ("kind", "trait", "fired", "turn", "is_spent", "is_loading"),
    [
        ("main", "one-shot", 0, 1, False, False),
        ("main", "one-shot", 1, 5, True, False),
        ("light", "one-shot", 4, 5, True, False),
        ("torpedo", "one-shot", 4, 5, False, False),
        ("main", "slow-loading", 0, 1, False, False),
        ("light", "slow-loading", 4, 5, False, True),
        ("light", "slow-loading", 3, 5, False, False),
        ("torpedo", "slow-loading", 4, 5, False, False),
        ("main", "heavy", 4, 5, False, False),
    ],
)
def test_guns_are_spent_or_loading_and_racks_have_a_rule_of_their_own(
    kind: Any, trait: Any, fired: int, turn: int, is_spent: bool, is_loading: bool
) -> None:
    bismarck = ship("bismarck")
    gun = replace(FACTS.cards[bismarck.card].weapons[WeaponId("A")], kind=kind, traits=(trait,))
    used = replace(bismarck, mounts=bismarck.mounted(gun.id, fired=fired))
    assert (spent(used, gun), still_loading(used, gun, turn)) == (is_spent, is_loading)
