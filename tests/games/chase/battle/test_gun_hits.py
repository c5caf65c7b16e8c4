"""What gunfire does to a ship, once both sides have fired."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.gun_hits import gun_damage, gun_hit, mean_hull, special_damage
from huffduff.games.chase.battle.gunnery import Fire, gun_modifiers, gunfire
from huffduff.games.chase.facts.terms import ALLIED, BREAKING_OFF, CLOSING, GERMAN, OPENING, SUNK
from huffduff.games.chase.ships.units import radar
from huffduff.games.chase.state import State
from tests.games.chase.fight import clash, fighter
from tests.games.chase.table import FACTS, Table

LONG, MEDIUM = 12, 18  # from an enemy on zone 27


def added(s: State, firer: str, target: str) -> dict[str, int]:
    return dict(gun_modifiers(s.public, FACTS, fighter(s, firer), fighter(s, target)))


def play(steps: Any, outcomes: list[Any]) -> None:
    """Run a part of a step with the outcomes it asks for."""
    try:
        next(steps)
        for outcome in outcomes:
            steps.send(outcome)
    except StopIteration:
        return
    raise AssertionError("more is wanted")


@pytest.mark.rule("CH-10.2.g", "CH-2.4.c")
def test_damage_waits_until_both_sides_have_fired() -> None:
    s = clash(("prinz-eugen", MEDIUM, CLOSING), ("norfolk", 27, BREAKING_OFF), changes={"norfolk": {"hull": 1}})
    table = Table(s, do(gunfire, GERMAN), do(gunfire, ALLIED), do(gun_damage), script=[3, 4, 5, 4, 9])
    table.answer((Fire("prinz-eugen", "norfolk"),))
    assert [hit["result"] for hit in table.told("chase-gun-result", None)] == ["hull", "bow", "stern"]
    assert (table.ship("norfolk").card.hull, table.ship("norfolk").card.stern) == (1, 2)
    table.answer((Fire("norfolk", "prinz-eugen"),))
    assert len([roll for roll in table.told("chase-roll-gun", None) if roll["ship"] == "norfolk"]) == 2
    assert table.ship("norfolk").status == SUNK
    assert table.ship("prinz-eugen").card.bow == 2
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["prinz-eugen"]


@pytest.mark.rule("CH-10.2.g", "CH-4.2.c")
def test_the_other_hits_of_the_step_count_even_when_bismarck_goes_down_in_it() -> None:
    s = clash(
        ("bismarck", LONG, CLOSING), ("hood", 27, BREAKING_OFF), changes={"bismarck": {"hull": 1}, "hood": {"hull": 8}}
    )
    s.public.change_battle(
        hurt=(
            ("bismarck", "hull", "hood"),
            ("hood", "hull", "bismarck"),
            ("hood", "hull", "bismarck"),
        )
    )
    table = Table(s, do(gun_damage))
    assert table.position.outcome is not None
    assert table.position.outcome.key == "chase-win-bismarck-sunk"
    assert table.ship("hood").card.hull == 6
    assert table.p.final["allied-losses"] == 1


@pytest.mark.rule("CH-4.3.g", "CH-10.2.g")
def test_all_whose_hits_were_among_those_of_the_fatal_step_have_sunk_her() -> None:
    s = clash(
        *(("bismarck", 12, CLOSING), ("prinz-eugen", 12, CLOSING), ("koln", 12, CLOSING), ("hood", 27, OPENING)),
        changes={"hood": {"hull": 1}},
    )
    s.public.change_battle(
        hurt=(
            ("hood", "secondary", "bismarck"),
            ("hood", "hull", "prinz-eugen"),
        )
    )
    assert Table(s, do(gun_damage)).p.lost == {"hood": ("bismarck", "prinz-eugen")}


@pytest.mark.rule("CH-10.2.o", "CH-10.2.p", "CH-10.2.q", "CH-10.2.r", "CH-2.4.b")
@pytest.mark.parametrize(
    ("result", "card", "outcomes", "lost"),
    [
        ("hull", {}, [], {"hull": 1}),
        ("hull-evasion", {}, [5], {"hull": 1, "evasion": (5,)}),
        ("two-hull-evasion", {}, [10], {"hull": 2, "evasion": (10,)}),
        ("hull-evasion", {"evasion": (28,)}, [], {"hull": 1}),
        ("bow", {}, [], {"bow": 1}),
        ("bow", {"bow": 0}, [], {"hull": 1}),
        ("stern", {}, [], {"stern": 1}),
        ("stern", {"stern": 0}, [], {"hull": 1}),
        ("secondary", {}, [], {"secondary": 1}),
        ("secondary", {"secondary": 0}, [], {}),
        ("two-hull-evasion", {"hull": 1}, [], {"hull": 1}),
    ],
)
def test_what_a_result_does(result: str, card: dict[str, Any], outcomes: list[Any], lost: dict[str, Any]) -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING), changes={"hood": card})
    before = s.private[ALLIED].ships["hood"].card
    table = Table(s, do(gun_hit, "hood", result, ("bismarck",)), script=outcomes)
    assert table.rested
    ship = table.ship("hood")
    assert ship.card.evasion == (*before.evasion, *lost.get("evasion", ()))
    for row in ("bow", "stern", "secondary", "hull"):
        assert getattr(before, row) - getattr(ship.card, row) == lost.get(row, 0)
    assert (ship.status == SUNK) is (ship.card.hull == 0)


@pytest.mark.rule("CH-10.2.p")
def test_speed_cannot_fall_below_nothing() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING), changes={"hood": {"evasion": (10, 10, 5)}})
    hits = [do(gun_hit, "hood", "hull-evasion", ("bismarck",))] * 2
    table = Table(s, *hits, script=[5])
    assert table.rested
    assert table.ship("hood").card.evasion == (10, 10, 5, 5)


@pytest.mark.rule("CH-10.2.s")
@pytest.mark.parametrize("die", range(10))
def test_special_damage_is_rolled_for(die: int) -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING))
    then: list[Any] = [(5,), 3] if die == 0 else [(4,)] if 4 <= die <= 6 else []
    play(special_damage(s, "hood", ("bismarck",)), [(die or 10,), *then])
    ship = s.private[ALLIED].ships["hood"]
    assert ship.card.fire_control is (1 <= die <= 3)
    assert ship.fuel == (FACTS.ships["hood"].fuel - 2 if 4 <= die <= 6 else FACTS.ships["hood"].fuel)
    assert ship.card.radar_out is (die >= 7)
    assert ship.card.hull == (FACTS.ships["hood"].hull - 3 if die == 0 else FACTS.ships["hood"].hull)


@pytest.mark.rule("CH-10.2.t")
@pytest.mark.parametrize(("die", "fuel"), [(0, 6), (1, 5), (2, 5), (3, 4), (9, 1)])
def test_fuel_loss_is_half_a_die_rounded_up(die: int, fuel: int) -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING), changes={"hood": {"fuel": 6}})
    play(special_damage(s, "hood", ()), [(5,), (die or 10,)])
    assert s.private[ALLIED].ships["hood"].fuel == fuel


@pytest.mark.rule("CH-10.2.t")
def test_fuel_cannot_fall_below_nothing_and_only_the_owner_hears_of_empty_bunkers() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING), changes={"hood": {"fuel": 2}})
    s.public.change_battle(hurt=(("hood", "special", "bismarck"),))
    table = Table(s, do(gun_damage), script=[5, 9])
    ship = table.ship("hood")
    assert (ship.fuel, ship.emergency) == (0, s.public.turn + 10)
    assert table.told("chase-emergency-fuel", ALLIED)
    assert not table.told("chase-emergency-fuel", GERMAN)
    assert table.told("chase-roll-fuel-loss", GERMAN)


@pytest.mark.rule("CH-10.2.s", "CH-10.2.w")
def test_ships_without_the_system_lose_nothing() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("modoc", 27, OPENING))
    play(special_damage(s, "modoc", ()), [(5,), (9,)])
    ship = s.private[ALLIED].ships["modoc"]
    assert (ship.fuel, ship.emergency) == (0, 0)


@pytest.mark.rule("CH-10.2.u")
def test_radar_damage_takes_the_modifier_away_for_good() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING))
    s.public.change_battle(hurt=(("hood", "special", "bismarck"),))
    assert added(s, "hood", "bismarck")["chase-mod-radar"] == -1
    table = Table(s, do(gun_damage), script=[7])
    assert "chase-mod-radar" not in added(table.state, "hood", "bismarck")
    assert radar(FACTS.ships["hood"], table.ship("hood").card) == 0


@pytest.mark.rule("CH-10.2.s")
def test_fire_control_damage_makes_shooting_worse_from_the_next_round_on() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING))
    s.public.change_battle(hurt=(("hood", "special", "bismarck"),) * 2)
    assert "chase-mod-fire-control" not in added(s, "hood", "bismarck")
    table = Table(s, do(gun_damage), script=[2, 3])
    assert added(table.state, "hood", "bismarck")["chase-mod-fire-control"] == 1


@pytest.mark.rule("CH-10.2.v")
@pytest.mark.parametrize(("die", "sunk"), [(0, True), (1, True), (2, False), (9, False)])
def test_the_worst_hit_sinks_a_ship_outright_or_costs_three_boxes_and_speed(die: int, sunk: bool) -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING))
    play(special_damage(s, "hood", ("bismarck",)), [(10,), (die or 10,), *([] if sunk else [7])])
    ship = s.private[ALLIED].ships["hood"]
    assert (ship.status == SUNK) is sunk
    assert s.public.lost == ({"hood": ("bismarck",)} if sunk else {})
    if not sunk:
        assert (ship.card.hull, ship.card.evasion) == (5, (7,))


@pytest.mark.rule("CH-10.2.s", "CH-10.2.v")
def test_everybody_hears_of_special_damage() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING))
    s.public.change_battle(hurt=(("hood", "special", "bismarck"),) * 2)
    table = Table(s, do(gun_damage), script=[2, 0, 1])
    assert [one["result"] for one in table.told("chase-special", None)] == ["fire-control", "subtable"]
    assert table.told("chase-blows-up", None) == [{"ship": "hood"}]


@pytest.mark.rule("CH-10.2.v")
def test_three_boxes_can_be_the_end_and_then_nothing_is_drawn() -> None:
    s = clash(("bismarck", MEDIUM, OPENING), ("hood", 27, OPENING), changes={"hood": {"hull": 3}})
    play(special_damage(s, "hood", ("bismarck",)), [(10,), (9,)])
    assert s.private[ALLIED].ships["hood"].status == SUNK


def test_a_row_of_guns_that_is_gone_counts_as_hull_in_the_hints() -> None:
    s = clash(("bismarck", LONG, CLOSING), ("hood", 27, BREAKING_OFF), changes={"hood": {"bow": 0}})
    card = s.public.cards["hood"]
    assert [mean_hull(FACTS, card, result) for result in ("bow", "stern", "secondary", "miss")] == [1, 0, 0, 0]
    assert [mean_hull(FACTS, card, result) for result in ("hull", "hull-evasion", "two-hull-evasion")] == [1, 1, 2]
