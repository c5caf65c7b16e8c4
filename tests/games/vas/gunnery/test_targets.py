"""Naming targets: what may fire at what, how dice are divided, and what a draft comes to."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from huffduff.engine.questions import do
from huffduff.games.vas.air.guns import guns_of
from huffduff.games.vas.facts.words import CardId, ShipId, WeaponId
from huffduff.games.vas.gunnery.horizon import spot
from huffduff.games.vas.gunnery.targets import TargetHints, TargetsTried, name_targets
from huffduff.games.vas.state import Mount, Penalty, State
from tests.games.vas.table import FACTS, Table, fly, hints_of, put, setting

BISMARCK = ShipId("blue-bismarck")


def at(s: State, ship: str = BISMARCK, **steps: Any) -> Table:
    """The table on which a ship names her targets; nothing is fired."""
    return Table(s, do(name_targets, ship), steps={"fire_system": lambda *_: None, **steps})


def shot(weapon: str, target: str, dice: int) -> dict[str, Any]:
    return {"weapon": weapon, "target": f"red-{target}", "dice": dice}


def facing(firer: str = "bismarck", **changes: Any) -> State:
    """A ship of blue heading north in the middle of the table."""
    s = setting()
    put(s, "blue", firer, 30, 20, **changes)
    return s


@pytest.mark.rule("VS-GUN.1", "VS-GUN.3")
@pytest.mark.rule("VS-GUN.8", "VS-SPLIT.2")
def test_all_targets_are_named_in_one_answer_before_any_die() -> None:
    s = facing()
    put(s, "red", "hood", 50, 20)
    put(s, "red", "norfolk", 10, 20)
    table = at(s).answer([shot("A", "hood", 2), shot("B", "norfolk", 2), shot("X", "hood", 2)])
    assert table.rested
    assert [one.weapon for one in table.p.shots] == ["A", "B", "X"]
    assert table.ship(BISMARCK).has_fired
    assert table.heard(None) == ["vas-aims"] * 3


@pytest.mark.rule("VS-GUN.2", "VS-ARC.2")
def test_a_target_must_be_in_arc_and_in_range() -> None:
    s = facing("warspite")
    put(s, "red", "hood", 30, 1)
    put(s, "red", "norfolk", 30, 40)
    put(s, "red", "suffolk", 60.01, 20)
    table = at(s, "blue-warspite")
    assert table.refused([shot("A", "hood", 2)]).key == "vas-out-of-arc"
    assert table.refused([shot("light-1", "norfolk", 3)]).key == "vas-out-of-range"
    assert table.refused([shot("A", "suffolk", 2)]).key == "vas-out-of-range"
    assert table.answer([shot("A", "norfolk", 2), shot("Y", "hood", 2)]).rested


@pytest.mark.rule("VS-GUN.9", "VS-BTH.2", "VS-BTH.1")
def test_a_moving_ship_over_the_horizon_cannot_be_attacked() -> None:
    s = facing()
    put(s, "red", "hood", 60, 20)
    put(s, "red", "norfolk", 30, 50.01)
    table = at(s)
    assert table.refused([shot("A", "norfolk", 2)]).key == "vas-over-horizon"
    assert table.answer([shot("A", "hood", 2)]).rested


@pytest.mark.rule("VS-BASIC.11", "VS-GUN.9")
def test_a_bow_that_looks_over_the_horizon_is_no_target() -> None:
    s = facing()
    far = put(s, "red", "hood", 30, 50.5, heading=180)
    near = put(s, "red", "norfolk", 30, 49.9, heading=0)
    bow, stern = (
        far.at.moved(180, FACTS.cards[far.card].length, 2),
        near.at.moved(0, FACTS.cards[near.card].length, 2),
    )
    firer = s.public.ships[BISMARCK]
    assert firer.at.distance(bow) < 3000 < firer.at.distance(stern)
    table = at(s)
    assert table.refused([shot("A", "hood", 2)]).key == "vas-over-horizon"
    assert table.answer([shot("A", "norfolk", 2)]).rested


@pytest.mark.rule("VS-BASIC.7", "VS-GUN.8")
def test_two_lines_of_light_guns_are_two_systems_with_a_target_each() -> None:
    s = facing()
    put(s, "red", "hood", 30, 30)
    put(s, "red", "norfolk", 30, 10)
    table = at(s).answer([shot("light-1", "hood", 6), shot("light-2", "norfolk", 8)])
    assert [(one.weapon, one.target) for one in table.p.shots] == [("light-1", "red-hood"), ("light-2", "red-norfolk")]


@pytest.mark.rule("VS-BTH.3", "VS-BTH.4", "VS-BTH.5")
@pytest.mark.rule("VS-OBS.4")
def test_stationary_targets_need_a_spotter_and_get_half_the_dice() -> None:
    s = facing("yamato")
    put(s, "blue", "bismarck", 36, 5)
    put(s, "red", "hood", 30, 66, anchored=True)
    put(s, "red", "norfolk", 35, 66.01, anchored=True)
    put(s, "red", "suffolk", 5, 5)
    assert at(s, "blue-yamato").refused([shot("A", "hood", 1)]).key == "vas-not-spotted"
    s.public.change_side("blue", observers_spotting=1)
    spotting = Table(s.copy(), do(spot, "blue"))
    assert spotting.refused(["red-suffolk"]).key == "vas-not-to-spot"
    assert spotting.refused(["red-hood", "red-norfolk"]).key == "vas-too-many-spotted"
    assert spotting.refused(["red-hood", "red-hood"]).rule == "VS-OBS.4"
    spotted = spotting.answer(["red-hood"]).state
    assert spotted.public.spotted == (("blue", "red-hood"),)
    spotted.outcome = None
    yamato = at(spotted.copy(), "blue-yamato")
    assert yamato.refused([shot("A", "norfolk", 1)]).key == "vas-out-of-range"
    assert yamato.refused([shot("A", "hood", 3)]).params["dice"] == 1
    assert yamato.answer([shot("A", "hood", 1), shot("B", "hood", 1)]).rested
    assert Table(spotted.copy(), do(spot, "red")).rested


@pytest.mark.rule("VS-BTH.5", "VS-BTH.1")
def test_one_die_halved_is_no_attack_and_land_asks_for_a_spotter_too() -> None:
    s = facing("northampton", heading=90)
    put(s, "red", "hood", 42, 20, anchored=True)
    s.public.land = (tuple(s.public.ships[ShipId("blue-northampton")].at.moved(90, 600) for _ in range(3)),)
    table = at(s, "blue-northampton")
    assert table.rested
    assert table.heard(None) == ["vas-holds-fire"]
    s = facing("northampton", heading=90)
    put(s, "red", "hood", 42, 20, anchored=True)
    s.public.land = (tuple(s.public.ships[ShipId("blue-northampton")].at.moved(90, 600) for _ in range(3)),)
    s.public.spotted = (("blue", ShipId("red-hood")),)
    table = at(s, "blue-northampton")
    assert table.refused([shot("A", "hood", 3)]).key == "vas-all-dice"
    assert table.answer([shot("A", "hood", 1)]).rested


@pytest.mark.rule("VS-BTH.5")
def test_a_system_of_one_die_cannot_fire_beyond_the_horizon() -> None:
    s = facing("fletcher", crippled=True)
    put(s, "red", "hood", 35, 20, anchored=True)
    s.public.horizon, s.public.spotted = 100, (("blue", ShipId("red-hood")),)
    table = at(s, "blue-fletcher")
    assert table.refused([shot("light-1", "hood", 1)]).key == "vas-too-few-dice"


@pytest.mark.rule("VS-BTH.5", "VS-TRAIT.33")
@pytest.mark.parametrize(("lost", "dice", "beam"), [(0, 6, 3), (1, 5, 2), (4, 2, 1), (5, 1, 0)])
def test_half_the_dice_beyond_the_horizon_are_rounded_down_for_restricted_guns_too(
    lost: int, dice: int, beam: int
) -> None:
    s = facing(weapons=1, penalties=(Penalty("weapons", 1, "light", lost),))
    put(s, "red", "hood", 40, 20, anchored=True)
    put(s, "red", "norfolk", 30, 30, anchored=True)
    s.public.horizon = 100
    s.public.spotted = (("blue", ShipId("red-hood")), ("blue", ShipId("red-norfolk")))
    hints = {one.weapon: one for one in hints_of(at(s).ask, TargetHints).weapons}
    guns = hints[WeaponId("light-1")]
    assert (guns.dice, [one.dice for one in guns.targets]) == (dice, [beam, dice // 2])
    assert [one.refusal is None for one in guns.targets] == [bool(beam), bool(dice // 2)]
    both = [shot("light-1", "hood", beam), shot("light-1", "norfolk", 1)]
    if beam:
        assert at(s).refused(both).key == "vas-too-many-dice"


@pytest.mark.rule("VS-ORD.19")
def test_smoke_on_the_line_forbids_the_shot() -> None:
    s = facing()
    put(s, "red", "hood", 50, 20)
    put(s, "red", "norfolk", 30, 35)
    s.public.smoke = (s.public.ships[BISMARCK].at.moved(90, 1000),)
    assert at(s).refused([shot("A", "hood", 2)]).key == "vas-behind-smoke"


@pytest.mark.rule("VS-FIRE.9", "VS-FIRE.10")
@pytest.mark.rule("VS-TRAIT.26")
def test_main_guns_cannot_hit_small_ships_at_point_blank() -> None:
    s = facing("northampton")
    put(s, "red", "electra", 37, 20)
    put(s, "red", "norfolk", 25, 20)
    table = at(s, "blue-northampton")
    assert table.refused([shot("A", "electra", 3)]).key == "vas-too-close"
    assert table.answer([shot("A", "norfolk", 3), shot("light-1", "electra", 3)]).rested
    s = facing("northampton")
    put(s, "red", "electra", 38.01, 20)
    assert at(s, "blue-northampton").answer([shot("A", "electra", 3)]).rested
    fast = next(
        (card, weapon)
        for card, weapon in ((c, w) for c in s.data.cards.values() for w in c.turrets)
        if weapon.has("fast-track") and weapon.arcs & 2
    )
    s = facing(fast[0].id)
    put(s, "red", "electra", 32, 20)
    (name,) = (ship for ship in s.public.ships if ship.startswith("blue"))
    assert at(s, name).answer([shot(fast[1].id, "electra", fast[1].dice)]).rested


@pytest.mark.rule("VS-SPLIT.1", "VS-TRAIT.33")
def test_light_guns_divide_their_dice_and_restricted_ones_only_half_to_a_side() -> None:
    s = facing()
    put(s, "red", "hood", 30, 30)
    put(s, "red", "norfolk", 20, 20)
    put(s, "red", "suffolk", 40, 20)
    table = at(s)
    assert table.refused([shot("light-2", "hood", 3), shot("light-2", "norfolk", 5)]).rule == "VS-TRAIT.33"
    assert table.refused([shot("light-2", "hood", 5), shot("light-2", "norfolk", 4)]).key == "vas-too-many-dice"
    assert table.refused([shot("light-2", "hood", 0)]).key == "vas-too-many-dice"
    assert table.refused([shot("light-2", "hood", 2), shot("light-2", "hood", 2)]).key == "vas-named-twice"
    for legal in (
        [shot("light-2", "hood", 5), shot("light-2", "norfolk", 3)],
        [shot("light-2", "norfolk", 4), shot("light-2", "suffolk", 4)],
        [shot("light-2", "hood", 8)],
        [shot("light-1", "hood", 6), shot("light-2", "hood", 1)],
    ):
        assert legal in _Draft(table)


class _Draft:
    """Whether an answer would be taken."""

    def __init__(self, table: Table) -> None:
        self._ask = table.ask

    def __contains__(self, value: Any) -> bool:
        return self._ask.choice.refusal(self._ask.question.decoded(value)) is None


@pytest.mark.rule("VS-TRAIT.33")
def test_a_target_on_the_boundary_counts_as_a_side() -> None:
    s = facing()
    put(s, "red", "hood", 37, 27)
    assert at(s).refused([shot("light-2", "hood", 5)]).params["dice"] == 4


@pytest.mark.rule("VS-SPLIT.3", "VS-SPLIT.6")
@pytest.mark.rule("VS-SPLIT.5")
def test_turrets_and_racks_have_one_target_each() -> None:
    s = facing("takao", heading=90)
    put(s, "red", "hood", 30, 30)
    put(s, "red", "norfolk", 32, 32)
    table = at(s, "blue-takao")
    assert table.refused([shot("A", "hood", 1), shot("A", "norfolk", 1)]).key == "vas-all-dice"
    assert table.refused([shot("A", "hood", 2), shot("A", "norfolk", 2)]).rule == "VS-SPLIT.3"
    racks = [weapon.id for weapon in s.data.cards[s.public.ships[ShipId("blue-takao")].card].of("torpedo")]
    port = [rack for rack in racks if "port" in rack]
    assert table.refused([shot(port[0], "hood", 1), shot(port[0], "norfolk", 1)]).rule == "VS-SPLIT.6"
    legal = [shot(port[0], "hood", 2), *([shot(port[1], "norfolk", 1)] if len(port) > 1 else [])]
    assert table.answer(legal).rested


@pytest.mark.rule("VS-GUN.7", "VS-TRAIT.24", "VS-TRAIT.25")
@pytest.mark.rule("VS-TRAIT.21")
def test_a_system_that_was_used_is_silent() -> None:
    s = facing(mounts={})
    ship = put(s, "blue", "bismarck", 30, 20)
    changed = {"light-2": Mount(fired=1), "A": Mount(out=True), "B": Mount(fired=1)}
    mounts = {**ship.mounts, **{WeaponId(name): mount for name, mount in changed.items()}}
    s.public.change_ship(BISMARCK, mounts=mounts)
    put(s, "red", "hood", 30, 30)
    table = at(s)
    assert table.refused([shot("light-2", "hood", 8)]).rule == "VS-TRAIT.24"
    assert table.refused([shot("B", "hood", 2)]).rule == "VS-GUN.7"
    assert table.refused([shot("A", "hood", 2)]).key == "vas-weapon-out"
    assert table.refused([shot("aa", "hood", 1)]).key == "vas-only-at-aircraft"
    assert table.refused([shot("Z", "hood", 1)]).key == "vas-no-such-weapon"
    assert table.refused([shot("light-1", "nobody", 1)]).key == "vas-no-such-target"
    assert table.refused([{"weapon": "light-1", "target": BISMARCK, "dice": 1}]).key == "vas-no-such-target"
    assert table.answer([shot("light-1", "hood", 6)]).rested


@pytest.mark.rule("VS-ORD.23", "VS-TRAIT.32")
@pytest.mark.rule("VS-TRAIT.34")
def test_racks_are_silent_when_empty_or_evading_and_slow_guns_in_the_turn_after() -> None:
    s = facing("fletcher", heading=90)
    put(s, "red", "hood", 30, 23)
    fletcher = s.public.ships[ShipId("blue-fletcher")]
    rack = s.data.cards[fletcher.card].of("torpedo")[0].id
    assert at(s, fletcher.id).answer([shot(rack, "hood", 2)]).rested
    s.public.change_ship(fletcher.id, has_fired=False, order="evade", obeyed=True)
    assert at(s, fletcher.id).refused([shot(rack, "hood", 2)]).key == "vas-evading-no-torpedoes"
    s.public.change_ship(fletcher.id, order=None, mounts={**fletcher.mounts, rack: Mount(loaded=0, fired=0)})
    assert at(s, fletcher.id).refused([shot(rack, "hood", 2)]).key == "vas-no-torpedoes"
    slow = next(
        (card, weapon) for card in s.data.cards.values() for weapon in card.of("light") if weapon.has("slow-loading")
    )
    for turn, silent in ((2, True), (3, False)):
        s = facing(slow[0].id)
        (name,) = s.public.ships
        ship = s.public.ships[name]
        s.public.change_ship(name, mounts=ship.mounted(slow[1].id, fired=1))
        s.public.turn = turn
        put(s, "red", "hood", 30, 20 + slow[1].limits[0] / 100)
        draft = [shot(slow[1].id, "hood", 1)]
        assert (draft not in _Draft(at(s, name))) is silent


@pytest.mark.rule("VS-TRAIT.32")
def test_a_one_shot_gun_fires_once() -> None:
    # No card has one, so Bismarck's light guns are made so.
    card = FACTS.cards[CardId("bismarck")]
    guns = replace(card.weapons[WeaponId("light-1")], traits=("one-shot", "dp"))
    changed = replace(card, weapons={**card.weapons, guns.id: guns})
    s = facing()
    put(s, "red", "hood", 30, 30)
    facts = replace(FACTS, cards={**FACTS.cards, card.id: changed})
    s = State(facts, s.public, s.private, s.umpire)
    s.public.turn = 5
    fly(s, "red", "swordfish-i-torpedo-bomber", 30, 25)
    for fired in (0, 2):
        ship = s.public.ships[BISMARCK]
        s.public.change_ship(BISMARCK, mounts=ship.mounted(guns.id, fired=fired))
        hints = {one.weapon: one for one in hints_of(at(s).ask, TargetHints).weapons}
        refusal = hints[guns.id].refusal
        assert (refusal.rule if refusal else None) == ("VS-TRAIT.32" if fired else None)
        assert (guns.id in [gun.weapon for gun in guns_of(facts, s.public, "blue")]) is not bool(fired)


@pytest.mark.rule("VS-CRIT.14")
def test_a_battery_without_dice_is_silent() -> None:
    s = facing(halvings=4)
    put(s, "red", "hood", 30, 30)
    assert at(s).refused([shot("light-1", "hood", 1)]).key == "vas-no-dice"


@pytest.mark.rule("VS-TURN.11")
def test_a_ship_may_hold_her_fire_and_has_used_her_nomination() -> None:
    s = facing()
    put(s, "red", "hood", 30, 30)
    table = at(s).answer([])
    assert table.ship(BISMARCK).has_fired
    assert table.heard(None) == ["vas-holds-fire"]


@pytest.mark.rule("VS-FSM.3")
def test_a_ship_that_is_gone_or_has_no_target_is_not_asked() -> None:
    s = facing()
    put(s, "red", "hood", 30, 30, status="sunk")
    assert at(s).rested
    s.public.change_ship(ShipId("red-hood"), status="table")
    s.public.change_ship(BISMARCK, status="sunk")
    assert (at(s).rested, at(s).events) == (True, [])


@pytest.mark.rule("VS-BASIC.10", "VS-FIRE.17")
def test_hints_say_range_band_modifiers_and_chance_of_every_shot() -> None:
    s = facing()
    put(s, "red", "warspite", 55, 20, 0, moved=500)
    put(s, "red", "hood", 30, 1)
    hints = hints_of(at(s).ask, TargetHints)
    by_weapon = {one.weapon: one for one in hints.weapons}
    assert "aa" not in by_weapon
    warspite, hood = by_weapon["A"].targets  # type: ignore[index]
    assert (warspite.distance, warspite.band, warspite.need, warspite.dice) == (2500, "long", 4, 2)
    assert warspite.hit_chance == 0.5
    assert [(one.key, one.value) for one in warspite.modifiers] == [("vas-mod-long", -1), ("vas-mod-silhouette", 1)]
    assert hood.refusal is not None
    assert hood.refusal.key == "vas-out-of-arc"
    assert (by_weapon["A"].fewer, by_weapon["A"].several) == (False, False)  # type: ignore[index]
    assert (by_weapon["light-2"].fewer, by_weapon["light-2"].several) == (True, True)  # type: ignore[index]
    assert by_weapon["light-2"].targets[0].band is None  # type: ignore[index]


@pytest.mark.rule("VS-BASIC.10")
def test_a_preview_gives_each_shot_and_the_whole() -> None:
    s = facing()
    put(s, "red", "warspite", 55, 20, 0, moved=500)
    ask = at(s).ask
    tried = ask.preview([shot("A", "warspite", 2), shot("A", "warspite", 2), shot("B", "warspite", 2)])
    assert isinstance(tried, TargetsTried)
    assert tried.refusal is not None
    assert [one.refusal is None for one in tried.shots] == [True, False, True]
    (total,) = tried.totals
    (line,) = total.lines
    assert (line.by, line.dice, line.need, line.hit_chance) == (("A", "B"), 4, 4, 0.5)
    assert (line.damage_dice, line.damage_need) == (3, 2)
    assert [(one.key, one.value) for one in line.damage_modifiers] == [("vas-mod-ap", 2), ("vas-mod-plunging", 1)]
    card = FACTS.cards[CardId("warspite")]
    assert (total.cripples, total.sinks) == (card.hull - card.cripple, card.hull)
    assert total.odds.hits == (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)
    assert ask.preview([]) == TargetsTried(None, (), ())


@pytest.mark.rule("VS-BASIC.10", "VS-ORD.25", "VS-TRAIT.36", "VS-CRIT.19", "VS-NAT-US.1")
def test_whatever_else_changes_a_chance_is_said() -> None:
    s = facing()
    put(s, "red", "warspite", 45, 20, 0, moved=500, order="evade", obeyed=True)
    s.public.change_ship(BISMARCK, weapons=3, penalties=(Penalty("weapons", 3, weapon=WeaponId("A")),))
    rows = {one.weapon: one.targets[0] for one in hints_of(at(s).ask, TargetHints).weapons}
    said = {weapon: [(term.key, term.face) for term in row.terms] for weapon, row in rows.items()}
    evaded = ("vas-term-evaded", 0)
    assert said[WeaponId("A")] == [("vas-term-permission", 4), evaded]
    assert said[WeaponId("B")] == [evaded]
    assert said[WeaponId("light-1")] == [("vas-term-linked", 0), evaded]
    s = facing("fletcher")
    put(s, "red", "warspite", 33, 20, 0)
    racks = [one for one in hints_of(at(s, "blue-fletcher").ask, TargetHints).weapons if "torpedo" in one.weapon]
    assert [(term.key, term.face) for term in racks[0].targets[0].terms] == [("vas-term-proof", 5)]


def test_samples_are_always_allowed() -> None:
    s = facing("takao", heading=20)
    put(s, "blue", "bismarck", 20, 20)
    for place, name in enumerate(("hood", "warspite", "electra", "norfolk")):
        put(s, "red", name, 22 + 7 * place, 30 - 5 * place, 77 * place)
    for ship in ("blue-takao", BISMARCK):
        choice = at(s, ship).ask.choice
        for seed in range(40):
            assert choice.refusal(choice.sample(Random(seed))) is None
