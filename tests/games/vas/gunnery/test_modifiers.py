"""What is added to Attack Dice, and what must be rolled."""

from typing import Any

import pytest

from huffduff.games.vas.facts.words import CardId, WeaponId
from huffduff.games.vas.gunnery.attack import Attack, ship_attack
from huffduff.games.vas.gunnery.modifiers import Situation, attack_modifiers, fast_moving
from tests.games.vas.table import FACTS, put, setting

SHORT = 15.0


def attack(
    firer: str,
    weapon: str,
    target: str,
    distance: float,
    *,
    side: bool = False,
    blind: bool = False,
    year: int = 1941,
    firing: dict[str, Any] | None = None,
    **changes: Any,
) -> Attack:
    s = setting(year)
    one = put(s, "blue", firer, 0, 0, **(firing or {}))
    other = put(s, "red", target, 9, 9, **changes)
    gun = FACTS.cards[CardId(firer)].weapons[WeaponId(weapon)]
    return ship_attack(FACTS, year, one, gun, other, Situation(round(distance * 100), side, blind), gun.dice)


def need(*args: Any, **changes: Any) -> int:
    return attack(*args, **changes).need


@pytest.mark.rule("VS-FIRE.1")
@pytest.mark.rule("VS-FIRE.4", "VS-FIRE.5", "VS-FIRE.6", "VS-FIRE.3")
def test_only_the_band_that_applies_counts() -> None:
    assert need("yamato", "A", "warspite", 11) == 3
    assert need("yamato", "A", "warspite", 11.01) == 4
    assert need("yamato", "A", "warspite", 23) == 4
    assert need("yamato", "A", "warspite", 23.01) == 5


@pytest.mark.rule("VS-FIRE.7", "VS-FIRE.8")
def test_a_distance_equal_to_a_printed_figure_belongs_to_the_nearer_band() -> None:
    found = [need("warspite", "A", "bismarck", distance) for distance in (7, 7.01, 15, 22, 22.01, 30)]
    assert found == [3, 4, 4, 5, 6, 6]
    assert FACTS.cards[CardId("warspite")].weapons[WeaponId("A")].band(3001) is None


@pytest.mark.rule("VS-FIRE.2")
def test_neither_a_six_nor_a_one_is_special() -> None:
    assert need("northampton", "A", "fletcher", 20, moved=700) == 7
    assert need("northampton", "A", "warspite", 5, side=True, anchored=True) == 1


@pytest.mark.rule("VS-FIRE.11", "VS-FIRE.17")
def test_a_destroyer_is_a_small_target() -> None:
    assert need("bismarck", "A", "fletcher", SHORT) == 5
    assert need("bismarck", "A", "fletcher", 25, moved=700) == 7


@pytest.mark.rule("VS-FIRE.12", "VS-GEO.3")
@pytest.mark.rule("VS-FIRE.13", "VS-WPN.3")
def test_speed_helps_against_all_but_light_guns() -> None:
    assert need("bismarck", "A", "hood", SHORT, moved=600) == 4
    assert need("bismarck", "A", "hood", SHORT, moved=601) == 5
    assert need("northampton", "light-1", "fletcher", 5, moved=700) == 5
    assert need("northampton", "A", "fletcher", 10, moved=700) == 6
    assert need("fletcher", "light-1", "fletcher", 5, moved=700) == need("fletcher", "light-1", "fletcher", 5)
    assert [need("takao", "torpedo-port-1", "hood", 10, side=True, moved=moved) for moved in (600, 601)] == [5, 6]


@pytest.mark.rule("VS-TRAIT.26")
def test_fast_track_ignores_speed() -> None:
    gun = next(
        (card.id, weapon.id)
        for card in FACTS.cards.values()
        for weapon in card.turrets
        if weapon.has("fast-track") and weapon.band(1000) == "short"
    )
    assert need(*gun, "hood", 10, moved=700) == 4


@pytest.mark.rule("VS-ORD.26")
def test_an_evading_destroyer_of_more_than_six_inches_counts_as_fast() -> None:
    s = setting()
    fletcher = put(s, "red", "fletcher", 0, 0, order="evade", obeyed=True, moved=400)
    assert fast_moving(FACTS, fletcher)
    assert not fast_moving(FACTS, put(s, "red", "fletcher", 0, 0, order="evade", obeyed=True, moved=300, engine=1))
    assert not fast_moving(FACTS, put(s, "red", "fletcher", 0, 0, moved=400))
    cruiser = next(card.id for card in FACTS.cards.values() if card.type == "cruiser" and card.speed > 600)
    assert not fast_moving(FACTS, put(s, "red", cruiser, 0, 0, order="evade", obeyed=True, moved=400))


@pytest.mark.rule("VS-ORD.26")
@pytest.mark.parametrize("hurt", [{"engine": 1}, {"crippled": True}])
def test_the_speed_with_which_she_began_to_evade_counts_for_the_whole_turn(hurt: dict[str, Any]) -> None:
    evading = {"order": "evade", "obeyed": True, "moved": 400}
    assert need("northampton", "A", "fletcher", 10, nimble=True, **evading, **hurt) == 6
    assert need("northampton", "A", "fletcher", 10, nimble=False, **evading) == 5
    assert need("northampton", "A", "fletcher", 10, **evading, **hurt) == 5


@pytest.mark.rule("VS-FIRE.14")
def test_a_stationary_target_is_easier_and_a_disabled_one_is_not() -> None:
    assert need("bismarck", "A", "hood", SHORT, anchored=True) == 3
    assert need("bismarck", "A", "hood", SHORT, engine=5) == 4


@pytest.mark.rule("VS-FIRE.15", "VS-FIRE.16")
def test_torpedoes_need_a_broad_side() -> None:
    rack = FACTS.cards[CardId("takao")].weapons[WeaponId("torpedo-port-1")]
    short = (rack.limits[0] + 1) / 100
    assert need("takao", rack.id, "warspite", short, side=True) == 5
    assert need("takao", rack.id, "warspite", short) == 6
    assert need("takao", rack.id, "warspite", rack.limits[1] / 100 + 0.01) == 7


@pytest.mark.rule("VS-ORD.13", "VS-ORD.22")
def test_orders_of_the_firer_tell() -> None:
    for order in ("all-hands", "evade"):
        assert need("bismarck", "A", "hood", SHORT, firing={"order": order, "obeyed": True}) == 5
        assert need("bismarck", "A", "hood", SHORT, firing={"order": order, "obeyed": False}) == 4
        assert need("bismarck", "light-1", "hood", 10, firing={"order": order, "obeyed": True}) == 5
    assert need("takao", "torpedo-port-1", "hood", 10, side=True, firing={"order": "all-hands", "obeyed": True}) == 6


@pytest.mark.rule("VS-FIRE.18")
def test_reference_cases() -> None:
    assert need("bismarck", "A", "hood", 25, side=True) == 4
    assert need("warspite", "A", "hood", 25, side=True) == 5
    assert need("bismarck", "A", "hood", 5, side=True) == 2
    assert need("bismarck", "A", "fletcher", SHORT, side=True, moved=700) == 5
    assert need("bismarck", "light-1", "fletcher", 10, side=True, moved=700) == 4
    assert need("bismarck", "A", "hood", 25, side=True, firing={"order": "all-hands", "obeyed": True}) == 5


@pytest.mark.rule("VS-FIRE.3")
def test_modifiers_are_a_list_of_names() -> None:
    s = setting()
    firer = put(s, "blue", "bismarck", 0, 0)
    target = put(s, "red", "fletcher", 9, 9, moved=700)
    gun = FACTS.cards[firer.card].weapons[WeaponId("A")]
    found = attack_modifiers(FACTS, firer, gun, target, Situation(2500, side_on=True))
    assert {one.key: one.value for one in found} == {
        "vas-mod-long": -1,
        "vas-mod-destroyer": -1,
        "vas-mod-fast": -1,
        "vas-mod-silhouette": 1,
    }


@pytest.mark.rule("VS-BTH.6", "VS-BTH.7")
def test_beyond_the_horizon_only_a_six_hits_and_damage_is_as_always() -> None:
    found = attack("new-mexico", "A", "hood", 35, side=True, blind=True, anchored=True)
    assert (found.need, found.modifiers) == (6, ())
    assert found.volley.bonus == 3


@pytest.mark.rule("VS-GUN.10")
def test_which_bands_are_used_in_sight() -> None:
    bands = {
        name: {FACTS.cards[CardId(name)].weapons[WeaponId("A")].band(distance) for distance in range(3001)}
        for name in ("yamato", "bismarck", "new-mexico", "northampton")
    }
    assert bands["yamato"] == bands["bismarck"] == {"point-blank", "short", "long"}
    assert bands["new-mexico"] == bands["northampton"] == {"point-blank", "short", "long", "extreme"}


@pytest.mark.rule("VS-NAT-US.1", "VS-NAT.1")
@pytest.mark.rule("VS-NAT-JP.1", "VS-NAT-JP.2")
def test_what_a_torpedo_hit_has_to_prove() -> None:
    rack = FACTS.cards[CardId("fletcher")].of("torpedo")[0].id
    assert attack("fletcher", rack, "yamato", 5, year=1943).proof == 5
    assert attack("fletcher", rack, "yamato", 5, year=1944).proof == 1
    assert attack("takao", "torpedo-port-1", "hood", 20).proof == 1
    assert attack("takao", "torpedo-port-1", "hood", 20.01).proof == 6
    assert attack("northampton", "A", "hood", 20, year=1943).proof == 1
    old = next(
        (card.id, rack.id)
        for card in FACTS.cards.values()
        for rack in card.of("torpedo")
        if card.navy == "JP" and rack.mark != "Type 93"
    )
    assert attack(*old, "hood", 1).proof == 1
