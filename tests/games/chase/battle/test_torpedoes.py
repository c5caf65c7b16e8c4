"""Torpedoes: who may launch how many at whom, and what becomes of them after the guns have fired."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.board import board
from huffduff.games.chase.battle.gun_hits import gun_damage
from huffduff.games.chase.battle.hits import HitOdds, hits_of
from huffduff.games.chase.battle.torpedoes import (
    Run,
    Torpedoes,
    TorpedoHints,
    torpedo_hits,
    torpedo_launch,
    torpedo_modifiers,
)
from huffduff.games.chase.facts.terms import ALLIED, BREAKING_OFF, CLOSING, GERMAN, OPENING, SUNK
from huffduff.games.chase.state import State
from tests.games.chase.fight import Place, clash
from tests.games.chase.table import FACTS, Table, hints_of

LONG, MEDIUM, SHORT = 12, 18, 24  # from an enemy on zone 27


def duel(zone: int = SHORT, visibility: int = 4, **changes: dict[str, Any]) -> State:
    """Prinz Eugen, closing, against Norfolk, closing."""
    places = (("prinz-eugen", zone, CLOSING), ("norfolk", 27, CLOSING))
    return clash(
        *places, visibility=visibility, changes={name.replace("_", "-"): card for name, card in changes.items()}
    )


def launch(target: str, count: int, firer: str = "prinz-eugen") -> Torpedoes:
    return Torpedoes(firer, target, count)


def added(s: State, target: str, band: str = "short") -> dict[str, int]:
    return dict(torpedo_modifiers(s.public, FACTS, target, band))


@pytest.mark.rule("CH-10.2.a", "CH-10.2.d")
def test_up_to_three_a_round_may_be_launched_and_are_spent() -> None:
    table = Table(duel(), do(torpedo_launch, GERMAN))
    refused = table.refused((launch("norfolk", 4),))
    assert (refused.key, refused.rule) == ("chase-refuse-torpedoes", "CH-10.2.a")
    assert table.refused((launch("norfolk", 2), launch("norfolk", 2))).params["order"] == 2
    table.answer((launch("norfolk", 3),))
    assert table.rested
    assert table.ship("prinz-eugen").card.torpedoes == table.p.cards["prinz-eugen"].torpedoes == 9
    assert table.told("chase-launches", None) == [{"ship": "prinz-eugen", "target": "norfolk", "count": 3}]


@pytest.mark.rule("CH-10.2.a", "CH-2.3.3.g")
def test_no_more_than_are_left() -> None:
    table = Table(duel(norfolk={"torpedoes": 1}), do(torpedo_launch, ALLIED), do(torpedo_launch, ALLIED))
    assert table.refused((launch("prinz-eugen", 2, "norfolk"),)).key == "chase-refuse-torpedoes"
    table.answer((launch("prinz-eugen", 1, "norfolk"),))
    assert table.ship("norfolk").card.torpedoes == 0
    assert table.rested


@pytest.mark.rule("CH-10.2.a")
def test_ships_of_one_side_have_three_each() -> None:
    places = (("prinz-eugen", SHORT, CLOSING), ("koln", SHORT, CLOSING), ("norfolk", 27, CLOSING))
    table = Table(clash(*places), do(torpedo_launch, GERMAN))
    table.answer((launch("norfolk", 3), launch("norfolk", 3, "koln")))
    assert [one.count for one in board(table.p).launches] == [3, 3]


@pytest.mark.rule("CH-10.2.b")
def test_they_may_be_split_over_several_targets() -> None:
    places = (("prinz-eugen", SHORT, CLOSING), ("norfolk", 27, CLOSING), ("hood", 24, OPENING))
    table = Table(clash(*places), do(torpedo_launch, GERMAN))
    assert table.refused((launch("norfolk", 2), launch("hood", 2))).key == "chase-refuse-torpedoes"
    table.answer((launch("norfolk", 2), launch("hood", 1)))
    assert [(one.target, one.count) for one in board(table.p).launches] == [("norfolk", 2), ("hood", 1)]
    assert table.ship("prinz-eugen").card.torpedoes == 9


@pytest.mark.rule("CH-10.2.c")
@pytest.mark.parametrize(("zone", "allowed"), [(LONG, False), (MEDIUM, True), (SHORT, True), (3, False)])
def test_only_at_medium_or_short_range(zone: int, allowed: bool) -> None:
    table = Table(duel(zone), do(torpedo_launch, GERMAN))
    assert table.rested is not allowed


@pytest.mark.rule("CH-10.2.c")
def test_each_target_must_be_near_enough() -> None:
    places = (("prinz-eugen", MEDIUM, CLOSING), ("norfolk", 27, CLOSING), ("hood", 1, OPENING))
    table = Table(clash(*places), do(torpedo_launch, GERMAN))
    refused = table.refused((launch("norfolk", 1), launch("hood", 1)))
    assert (refused.key, refused.rule, refused.params["order"]) == ("chase-refuse-torpedo-range", "CH-10.2.c", 2)
    assert table.refused((launch("prinz-eugen", 1),)).key == "chase-refuse-torpedo-range"
    assert table.refused((launch("prinz-eugen", 1, "norfolk"),)).key == "chase-refuse-torpedo-range"


@pytest.mark.rule("CH-10.2.a", "CH-10.2.d")
def test_what_is_no_launch_is_refused() -> None:
    table = Table(duel(), do(torpedo_launch, GERMAN))
    for count in (0, -1):
        assert table.refused((launch("norfolk", count),)).key == "chase-not-an-order"
    for order in ({"ship": "prinz-eugen", "target": "norfolk"}, ("launch", "prinz-eugen", "norfolk", 1)):
        assert table.refused((order,)).key == "engine-not-an-answer"


@pytest.mark.rule("CH-10.2.d")
def test_nobody_has_to_launch() -> None:
    table = Table(duel(), do(torpedo_launch, GERMAN), do(torpedo_hits)).answer(())
    assert table.rested
    assert table.ship("prinz-eugen").card.torpedoes == 12


@pytest.mark.rule("CH-10.2.e")
@pytest.mark.parametrize("position", [CLOSING, OPENING, BREAKING_OFF])
def test_the_position_of_the_firer_does_not_matter(position: str) -> None:
    s = clash(("prinz-eugen", SHORT, position), ("norfolk", 27, CLOSING))
    Table(s, do(torpedo_launch, GERMAN)).answer((launch("norfolk", 3),))


@pytest.mark.rule("CH-10.3.a", "CH-9.T2")
@pytest.mark.parametrize(
    ("position", "band", "visibility", "card", "expected"),
    [
        (CLOSING, "short", 4, {}, {}),
        (OPENING, "short", 4, {}, {"chase-mod-target-opening": -2}),
        (BREAKING_OFF, "short", 4, {}, {"chase-mod-target-breaking-off": 1}),
        (CLOSING, "medium", 4, {}, {"chase-mod-medium-range": 1}),
        (CLOSING, "short", 1, {}, {"chase-mod-visibility": -2}),
        (CLOSING, "short", 3, {}, {"chase-mod-visibility": -1}),
        (CLOSING, "short", 7, {}, {"chase-mod-visibility": 2}),
        (CLOSING, "short", 9, {"evasion": (10,)}, {"chase-mod-visibility": 3}),
        (CLOSING, "short", 4, {"evasion": (5,)}, {}),
        (CLOSING, "short", 4, {"evasion": (5, 1)}, {"chase-mod-slow-target": -1}),
        (CLOSING, "short", 4, {"rudder": True}, {"chase-mod-slow-target": -1}),
        (
            *(BREAKING_OFF, "medium", 8, {"evasion": (7,)}),
            {
                "chase-mod-target-breaking-off": 1,
                "chase-mod-medium-range": 1,
                "chase-mod-visibility": 2,
                "chase-mod-slow-target": -1,
            },
        ),
    ],
)
def test_what_is_added_to_a_torpedo(
    position: str, band: str, visibility: int, card: dict[str, Any], expected: dict[str, int]
) -> None:
    places: tuple[Place, Place] = (("prinz-eugen", SHORT, CLOSING), ("norfolk", 27, position))
    s = clash(*places, visibility=visibility, changes={"norfolk": card})
    assert added(s, "norfolk", band) == expected


@pytest.mark.rule("CH-10.3.a", "CH-9.T2")
def test_whether_twenty_five_is_slow_can_be_chosen() -> None:
    places: tuple[Place, Place] = (("prinz-eugen", SHORT, CLOSING), ("norfolk", 27, CLOSING))
    for option, slow in (("25-or-less", True), ("below-25", False)):
        s = clash(*places, changes={"norfolk": {"evasion": (3, 3)}}, slow_target=option, visibility=4)
        assert ("chase-mod-slow-target" in added(s, "norfolk")) is slow


@pytest.mark.rule("CH-10.3.a", "CH-9.T1")
@pytest.mark.parametrize(("shift", "hits"), [(0, [3, 2, 2, 1, 1, 1, 0, 0, 0, 0]), (3, [1, 1, 1, 0, 0, 0, 0, 0, 0, 0])])
def test_one_die_for_each_torpedo(shift: int, hits: list[int]) -> None:
    assert [hits_of(FACTS, die, [("chase-mod-visibility", shift)]) for die in range(10)] == hits
    table = Table(duel(), do(torpedo_launch, GERMAN), do(torpedo_hits), script=[9, 3, "dud", 1, "bow", "stern"])
    table.answer((launch("norfolk", 3),))
    assert table.rested
    assert len(table.told("chase-roll-torpedo", None)) == 3
    assert (table.ship("norfolk").card.bow, table.ship("norfolk").card.stern) == (1, 1)


@pytest.mark.rule("CH-10.3.a")
def test_a_natural_zero_hits_however_dark_it_is() -> None:
    s = clash(("prinz-eugen", MEDIUM, CLOSING), ("norfolk", 27, BREAKING_OFF), visibility=9)
    table = Table(s, do(torpedo_launch, GERMAN), do(torpedo_hits), script=[0, "bow"])
    table.answer((launch("norfolk", 1),))
    assert table.rested
    assert sum(value for _, value in table.told("chase-roll-torpedo", None)[0]["modifiers"]) == 5


@pytest.mark.rule("CH-10.3.b")
def test_torpedoes_of_a_ship_that_the_guns_have_sunk_still_run() -> None:
    s = duel(norfolk={"hull": 1})
    s.public.change_battle(hurt=(("norfolk", "hull", "prinz-eugen"),))
    table = Table(s, do(torpedo_launch, ALLIED), do(gun_damage), do(torpedo_hits), script=[3, "rudder"])
    table.answer((launch("prinz-eugen", 1, "norfolk"),))
    assert table.rested
    assert table.ship("norfolk").status == SUNK
    assert table.ship("prinz-eugen").card.rudder


@pytest.mark.rule("CH-10.3.c")
def test_torpedoes_at_a_ship_that_is_gone_are_not_rolled_for_but_stay_spent() -> None:
    s = duel(norfolk={"hull": 1})
    table = Table(s, do(torpedo_launch, GERMAN), do(torpedo_hits), script=[3, "hull"])
    table.answer((launch("norfolk", 3),))
    assert table.rested
    assert len(table.told("chase-roll-torpedo", None)) == 1
    assert table.ship("prinz-eugen").card.torpedoes == 9


@pytest.mark.rule("CH-10.3.a", "CH-10.4.g")
def test_damage_done_by_one_torpedo_counts_for_the_next() -> None:
    table = Table(duel(), do(torpedo_launch, GERMAN), do(torpedo_hits), script=[3, "rudder", 6, "dud"])
    table.answer((launch("norfolk", 2),))
    assert table.rested
    assert [dict(roll["modifiers"]) for roll in table.told("chase-roll-torpedo", None)] == [
        {},
        {"chase-mod-slow-target": -1},
    ]


@pytest.mark.rule("CH-4.3.g", "CH-10.3.a")
def test_all_whose_torpedoes_hit_in_the_fatal_step_have_sunk_her() -> None:
    places = (
        *(("tirpitz", SHORT, CLOSING), ("prinz-eugen", SHORT, CLOSING), ("koln", SHORT, CLOSING)),
        ("hood", 27, CLOSING),
    )
    s = clash(*places, changes={"hood": {"hull": 2}}, visibility=4)
    script = [3, "rudder", 9, 3, "critical"]
    table = Table(s, do(torpedo_launch, GERMAN), do(torpedo_hits), script=script)
    table.answer((launch("hood", 1, "tirpitz"), launch("hood", 1, "koln"), launch("hood", 1)))
    assert table.rested
    assert table.p.lost == {"hood": ("tirpitz", "prinz-eugen")}


def test_hints_tell_what_a_torpedo_is_worth() -> None:
    s = clash(("prinz-eugen", MEDIUM, CLOSING), ("norfolk", 27, OPENING), ("hood", 1, CLOSING), visibility=4)
    hints = hints_of(Table(s, do(torpedo_launch, GERMAN)).ask, TorpedoHints)
    assert hints == TorpedoHints(
        most={"prinz-eugen": 3},
        shots={
            "prinz-eugen": {
                "norfolk": Run(
                    range="medium",
                    odds=HitOdds(
                        modifiers=(("chase-mod-target-opening", -2), ("chase-mod-medium-range", 1)),
                        chance=7,
                        hits=(3 + 3 + 2 + 2 + 1 + 1 + 1) / 10,
                    ),
                )
            }
        },
    )


def test_random_launches_are_always_allowed() -> None:
    s = clash(("prinz-eugen", SHORT, CLOSING), ("koln", 24, CLOSING), ("norfolk", 27, CLOSING), ("hood", 20, CLOSING))
    choice = Table(s, do(torpedo_launch, GERMAN)).ask.choice
    samples = {choice.sample(Random(seed)) for seed in range(40)}
    assert all(sample in choice for sample in samples)
    assert len(samples) > 4
