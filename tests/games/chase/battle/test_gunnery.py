"""Gunfire: which guns bear, how many dice they throw at which range, what is added to each, and what it does."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.board import between, range_of
from huffduff.games.chase.battle.gun_hits import gun_damage
from huffduff.games.chase.battle.gunnery import (
    Fire,
    FireHints,
    Salvo,
    bearing,
    class_modifier,
    dice,
    gun_modifiers,
    gunfire,
    salvo,
)
from huffduff.games.chase.facts.terms import ALLIED, BREAKING_OFF, CLOSING, GERMAN, OPENING
from huffduff.games.chase.state import State
from tests.games.chase.fight import Place, clash, fighter
from tests.games.chase.table import FACTS, Table, hints_of

# Zones of the attacker's side for a defender on zone 27, by range.
FAR, LONG, MEDIUM, SHORT = 3, 12, 18, 24
RANGES = {"extreme": FAR, "long": LONG, "medium": MEDIUM, "short": SHORT}


def duel(ours: Place, theirs: Place, visibility: int = 3, changes: dict[str, dict[str, Any]] | None = None) -> State:
    return clash(ours, theirs, visibility=visibility, changes=changes)


def thrown(s: State, firer: str, target: str) -> int:
    return dice(s.public, FACTS, fighter(s, firer), fighter(s, target))


def added(s: State, firer: str, target: str) -> dict[str, int]:
    return dict(gun_modifiers(s.public, FACTS, fighter(s, firer), fighter(s, target)))


@pytest.mark.rule("CH-10.1.a", "CH-2.2.a")
def test_ranges_go_by_the_sea_zones_between() -> None:
    bands: dict[str, set[int]] = {}
    for zone in range(1, 28):
        s = duel(("bismarck", zone, CLOSING), ("hood", 27, OPENING))
        count = between(FACTS, zone, 27)
        bands.setdefault(range_of(FACTS, fighter(s, "bismarck"), fighter(s, "hood")), set()).add(count)
    assert bands == {"short": {0, 1}, "medium": {2, 3}, "long": {4, 5, 6}, "extreme": {7}}


@pytest.mark.rule("CH-10.1.a")
@pytest.mark.parametrize(("one", "other", "count"), [(13, 13, 0), (13, 15, 0), (13, 16, 0), (13, 18, 0), (13, 19, 1)])
def test_the_same_and_adjacent_sea_zones_have_none_between(one: int, other: int, count: int) -> None:
    assert between(FACTS, one, other) == between(FACTS, other, one) == count


@pytest.mark.rule("CH-10.1.b", "CH-10.1.c", "CH-10.1.d", "CH-10.1.T1", "CH-10.2.j")
@pytest.mark.parametrize(("position", "number"), [(CLOSING, 9), (OPENING, 9 + 6 + 2), (BREAKING_OFF, 6)])
def test_the_position_decides_which_guns_bear(position: str, number: int) -> None:
    card = {"bow": 9, "stern": 6, "secondary": 2}
    s = duel(("bismarck", MEDIUM, OPENING), ("king-george-v", 27, position), changes={"king-george-v": card})
    assert thrown(s, "king-george-v", "bismarck") == number


@pytest.mark.rule("CH-10.1.T1")
@pytest.mark.parametrize(
    ("position", "zone", "option", "rows"),
    [
        (CLOSING, 20, "other-battery", ("bow",)),
        (CLOSING, 10, "other-battery", ("stern",)),
        (CLOSING, 15, "other-battery", ("bow",)),
        (CLOSING, 10, "ignore", ("bow",)),
        (BREAKING_OFF, 20, "other-battery", ("stern",)),
        (BREAKING_OFF, 10, "other-battery", ("bow",)),
        (BREAKING_OFF, 10, "ignore", ("stern",)),
        (OPENING, 10, "other-battery", ("bow", "stern", "secondary")),
    ],
)
def test_a_target_that_was_passed_is_engaged_with_the_other_battery(
    position: str, zone: int, option: str, rows: tuple[str, ...]
) -> None:
    for attacker, here, there in ((GERMAN, 15, zone), (ALLIED, 28 - 15, 28 - zone)):
        places = (("bismarck", here, position), ("hood", there, OPENING))
        s = clash(*places, attacker=attacker, ships_that_pass=option)
        assert bearing(s.public, FACTS, fighter(s, "bismarck"), fighter(s, "hood")) == rows


@pytest.mark.rule("CH-10.2.h")
@pytest.mark.parametrize(
    ("name", "number"),
    [("bismarck", 3), ("gneisenau", 2), ("prinz-eugen", 1), ("koln", 0), ("5-zerstorerflottille", 0)],
)
def test_at_extreme_range_only_heavy_ships_fire_a_third_of_their_primary_guns(name: str, number: int) -> None:
    s = duel((name, FAR, CLOSING), ("hood", 27, OPENING))
    assert thrown(s, name, "hood") == number


@pytest.mark.rule("CH-10.2.h")
@pytest.mark.parametrize("name", ["ark-royal", "modoc", "sheffield", "hood-flotilla"])
def test_carriers_light_cruisers_destroyers_and_coast_guards_do_not_reach_so_far(name: str) -> None:
    for zone, reached in ((FAR, False), (LONG, True)):
        s = duel(("bismarck", zone, OPENING), (name, 27, OPENING), changes={name: {"bow": 1}})
        assert bool(thrown(s, name, "bismarck")) is reached


@pytest.mark.rule("CH-10.0.j", "CH-10.2.h")
def test_new_york_never_fires_at_extreme_range() -> None:
    s = duel(("bismarck", FAR, OPENING), ("new-york", 27, OPENING))
    assert thrown(s, "new-york", "bismarck") == 0
    s = duel(("bismarck", LONG, OPENING), ("new-york", 27, OPENING))
    assert thrown(s, "new-york", "bismarck") == 6
    s = duel(("bismarck", FAR, OPENING), ("revenge", 27, OPENING))
    assert thrown(s, "revenge", "bismarck") == 5


@pytest.mark.rule("CH-10.0.j")
def test_rodneys_after_turret_bears_only_on_the_broadside() -> None:
    for position, number in ((OPENING, 9 + 5 + 3), (BREAKING_OFF, 0), (CLOSING, 9)):
        s = duel(("bismarck", MEDIUM, OPENING), ("rodney", 27, position))
        assert thrown(s, "rodney", "bismarck") == number


@pytest.mark.rule("CH-10.2.i", "CH-10.2.j", "CH-10.2.k")
@pytest.mark.parametrize(
    ("band", "position", "number"),
    [
        ("extreme", OPENING, 6),
        ("long", CLOSING, 4),
        ("long", OPENING, 8),
        ("medium", CLOSING, 8),
        ("medium", OPENING, 18),
        ("short", CLOSING, 12),
        ("short", OPENING, 27),
    ],
)
def test_the_range_decides_how_many_dice_the_guns_throw(band: str, position: str, number: int) -> None:
    s = duel(("bismarck", RANGES[band], position), ("hood", 27, OPENING))
    assert thrown(s, "bismarck", "hood") == number


@pytest.mark.rule("CH-10.2.h", "CH-10.2.i", "CH-10.2.k", "CH-10.2.l")
@pytest.mark.parametrize(
    ("band", "bow", "stern", "secondary", "number"),
    [
        ("extreme", 8, 0, 9, 3),
        ("extreme", 1, 0, 0, 1),
        ("extreme", 2, 2, 0, 2),
        ("long", 9, 0, 9, 5),
        ("long", 1, 1, 0, 1),
        ("long", 2, 1, 0, 2),
        ("medium", 1, 1, 1, 3),
        ("short", 3, 0, 0, 5),
        ("short", 2, 0, 0, 3),
        ("short", 1, 1, 1, 5),
        ("short", 0, 0, 0, 0),
    ],
)
def test_dice_are_rounded_up_once_for_a_ship(band: str, bow: int, stern: int, secondary: int, number: int) -> None:
    card = {"bow": bow, "stern": stern, "secondary": secondary}
    s = duel(("bismarck", RANGES[band], OPENING), ("hood", 27, OPENING), changes={"bismarck": card})
    assert thrown(s, "bismarck", "hood") == number


@pytest.mark.rule("CH-10.2.f")
def test_each_ship_may_fire_at_one_target_and_need_not() -> None:
    s = clash(("bismarck", 12, OPENING), ("prinz-eugen", 12, OPENING), ("hood", 27, OPENING), ("norfolk", 27, OPENING))
    table = Table(s, do(gunfire, GERMAN))
    assert table.ask.params == {"round": 1}
    twice = (Fire("bismarck", "hood"), Fire("bismarck", "norfolk"))
    refused = table.refused(twice)
    assert (refused.key, refused.rule, refused.params["order"]) == ("chase-refuse-no-second-shot", "CH-10.2.f", 2)
    assert table.refused((Fire("hood", "bismarck"),)).key == "chase-refuse-no-second-shot"
    assert table.refused((Fire("bismarck", "prinz-eugen"),)).key == "chase-refuse-no-target"
    assert table.refused((Fire("bismarck", "suffolk"),)).key == "chase-refuse-no-target"
    assert table.refused(({"ship": "bismarck"},)).key == "engine-not-an-answer"
    assert table.refused((("fire", "bismarck", "hood"),)).key == "engine-not-an-answer"
    assert table.answer(()).rested
    assert not table.events


@pytest.mark.rule("CH-10.2.f")
def test_a_ship_out_of_reach_cannot_be_a_target_and_who_reaches_nobody_is_not_asked() -> None:
    s = clash(("bismarck", FAR, OPENING), ("koln", FAR, OPENING), ("hood", 27, OPENING))
    table = Table(s, do(gunfire, GERMAN))
    assert table.refused((Fire("koln", "hood"),)).key == "chase-refuse-no-target"
    assert Table(clash(("koln", FAR, OPENING), ("hood", 27, OPENING)), do(gunfire, GERMAN)).rested


@pytest.mark.rule("CH-10.2.f")
def test_all_dice_of_a_ship_go_at_her_target() -> None:
    s = clash(("prinz-eugen", SHORT, OPENING), ("hood", 27, OPENING), ("norfolk", 27, OPENING))
    table = Table(s, do(gunfire, GERMAN), script=[9] * 9).answer((Fire("prinz-eugen", "norfolk"),))
    assert table.rested
    assert [roll["target"] for roll in table.told("chase-roll-gun", None)] == ["norfolk"] * 9


@pytest.mark.rule("CH-10.2.m", "CH-10.2.n", "CH-10.2.T2")
@pytest.mark.parametrize(
    ("band", "column"),
    [
        ("extreme", ["special", "hull", "bow", "stern", "secondary"]),
        ("long", ["two-hull-evasion", "special", "special", "hull", "bow", "stern", "secondary"]),
        ("medium", ["two-hull-evasion", "special", "special", "hull-evasion", "hull", "bow", "stern", "secondary"]),
        (
            "short",
            [*["two-hull-evasion"] * 2, "special", "special", "hull-evasion", "hull", "bow", "stern", "secondary"],
        ),
    ],
)
def test_every_die_is_read_in_the_column_of_its_range(band: str, column: list[str]) -> None:
    table = Table(
        duel(("bismarck", RANGES[band], OPENING), ("hood", 27, OPENING), changes={"bismarck": {"radar_spent": True}}),
        do(gunfire, GERMAN),
        script=[*range(6), *[9] * 30][: {"extreme": 6, "long": 8, "medium": 18, "short": 27}[band]],
    )
    table.answer((Fire("bismarck", "hood"),))
    assert table.rested
    assert [hit["result"] for hit in table.told("chase-gun-result", None)] == column[:6]
    for face in range(-3, 14):
        expected = column[max(face, 0)] if face < len(column) else "miss"
        assert FACTS.tables.gun.results[band].at(face) == expected


@pytest.mark.rule("CH-10.2.n")
def test_below_zero_counts_as_zero_and_above_nine_is_a_miss() -> None:
    s = duel(("prinz-eugen", SHORT, OPENING), ("norfolk", 27, OPENING), changes={"prinz-eugen": {"bow": 1, "stern": 0}})
    assert added(s, "prinz-eugen", "norfolk") == {"chase-mod-radar": -1}
    table = Table(s, do(gunfire, GERMAN), script=[0, 9]).answer((Fire("prinz-eugen", "norfolk"),))
    assert [hit["result"] for hit in table.told("chase-gun-result", None)] == ["two-hull-evasion", "secondary"]
    s = duel(("prinz-eugen", SHORT, CLOSING), ("norfolk", 27, CLOSING), 9, changes={"prinz-eugen": {"bow": 1}})
    table = Table(s, do(gunfire, GERMAN), script=[9, 5]).answer((Fire("prinz-eugen", "norfolk"),))
    assert not table.told("chase-gun-result", None)


@pytest.mark.rule("CH-10.2.T3", "CH-10.2.m")
@pytest.mark.parametrize(
    ("firing", "target", "visibility", "changes", "expected"),
    [
        (OPENING, OPENING, 3, {}, {}),
        (CLOSING, OPENING, 3, {}, {"chase-mod-firer-turned": 1}),
        (BREAKING_OFF, OPENING, 3, {}, {"chase-mod-firer-turned": 1}),
        (OPENING, CLOSING, 3, {}, {"chase-mod-target-turned": 1}),
        (OPENING, BREAKING_OFF, 3, {}, {"chase-mod-target-turned": 1}),
        (OPENING, OPENING, 1, {}, {}),
        (OPENING, OPENING, 4, {}, {"chase-mod-visibility": 1}),
        (OPENING, OPENING, 6, {}, {"chase-mod-visibility": 1}),
        (OPENING, OPENING, 7, {}, {"chase-mod-visibility": 3}),
        (OPENING, OPENING, 9, {}, {"chase-mod-visibility": 3}),
        (OPENING, OPENING, 3, {"radar_out": False}, {"chase-mod-radar": -1}),
        (OPENING, OPENING, 3, {"fire_control": True}, {"chase-mod-fire-control": 1}),
        (OPENING, OPENING, 3, {"exhausted": True}, {"chase-mod-exhausted": 1}),
    ],
)
def test_what_is_added_to_each_die(
    firing: str, target: str, visibility: int, changes: dict[str, Any], expected: dict[str, int]
) -> None:
    s = duel(
        ("prinz-eugen", MEDIUM, firing),
        ("norfolk", 27, target),
        visibility,
        changes={"prinz-eugen": {"radar_out": True, **changes}},
    )
    assert added(s, "prinz-eugen", "norfolk") == expected


@pytest.mark.rule("CH-10.2.T3")
@pytest.mark.parametrize(
    ("name", "value"), [("norfolk", -1), ("suffolk", -1), ("dorsetshire", 0), ("repulse", 0), ("hood", -1)]
)
def test_a_working_radar_of_either_grade_helps(name: str, value: int) -> None:
    s = duel(("bismarck", MEDIUM, OPENING), (name, 27, OPENING))
    assert added(s, name, "bismarck").get("chase-mod-radar", 0) == value


@pytest.mark.rule("CH-10.2.T3")
@pytest.mark.parametrize(
    ("firing", "values"),
    [
        ("BB", {}),
        ("BC", {}),
        ("CA", {"BC": 1, "BB": 1}),
        ("CL", {"CV": 1, "CA": 1, "BC": 3, "BB": 5}),
        ("DD", {"CV": 1, "CA": 1, "BC": 3, "BB": 5}),
        ("CV", {"CV": 1, "CA": 1, "BC": 3, "BB": 5}),
        ("CG", {"CV": 1, "CA": 1, "BC": 3, "BB": 5}),
    ],
)
def test_small_guns_against_thick_armour(firing: str, values: dict[str, int]) -> None:
    public = clash(("bismarck", 1, CLOSING), ("hood", 27, CLOSING)).public
    for target in ("BB", "BC", "CV", "CA", "CL", "DD", "CG"):
        assert class_modifier(public, FACTS, firing, target) == values.get(target, 0)


@pytest.mark.rule("CH-10.2.T3")
def test_carriers_and_coast_guards_may_be_left_without_a_modifier() -> None:
    public = clash(("bismarck", 1, CLOSING), ("hood", 27, CLOSING), carrier_guns="no-modifier").public
    assert class_modifier(public, FACTS, "CV", "BB") == class_modifier(public, FACTS, "CG", "BB") == 0
    assert class_modifier(public, FACTS, "CL", "CV") == 0
    assert class_modifier(public, FACTS, "CL", "BB") == 5


@pytest.mark.rule("CH-10.2.T3")
def test_the_class_is_counted_on_the_dice() -> None:
    s = duel(("koln", MEDIUM, OPENING), ("hood", 27, OPENING), changes={"koln": {"radar_out": True}})
    assert added(s, "koln", "hood") == {"chase-mod-class": 3}


@pytest.mark.rule("CH-10.2.w", "CH-10.2.y")
def test_a_hit_acquires_the_target_for_the_ship_that_made_it_from_the_next_round_on() -> None:
    s = clash(("bismarck", 12, OPENING), ("prinz-eugen", 12, OPENING), ("hood", 27, OPENING))
    script = [*[9] * 7, 0, *[9] * 3]
    table = Table(s, do(gunfire, GERMAN), script=script)
    table.answer((Fire("bismarck", "hood"), Fire("prinz-eugen", "hood")))
    for roll in table.told("chase-roll-gun", None):
        assert "chase-mod-acquired" not in dict(roll["modifiers"])
    assert fighter(table.state, "bismarck").acquired == "hood"
    assert added(table.state, "bismarck", "hood")["chase-mod-acquired"] == -1
    assert "chase-mod-acquired" not in added(table.state, "prinz-eugen", "hood")
    assert "chase-mod-acquired" not in added(table.state, "hood", "bismarck")


@pytest.mark.rule("CH-10.2.w")
def test_a_hit_without_effect_acquires_the_target_too() -> None:
    s = duel(("prinz-eugen", SHORT, OPENING), ("norfolk", 27, OPENING), changes={"prinz-eugen": {"bow": 1, "stern": 0}})
    table = Table(s, do(gunfire, GERMAN), do(gun_damage), script=[9, 9]).answer((Fire("prinz-eugen", "norfolk"),))
    assert table.ship("norfolk").card == s.private[ALLIED].ships["norfolk"].card
    assert fighter(table.state, "prinz-eugen").acquired == "norfolk"


@pytest.mark.rule("CH-10.2.x")
def test_it_is_lost_with_the_first_salvo_at_another_target() -> None:
    s = clash(("prinz-eugen", LONG, CLOSING), ("hood", 27, OPENING), ("norfolk", 27, OPENING))
    table = Table(s, *(do(gunfire, GERMAN) for _ in range(4)), script=[3, 9, 9, 9, 9, 9, 3, 9])
    hood, norfolk = (Fire("prinz-eugen", "hood"),), (Fire("prinz-eugen", "norfolk"),)
    table.answer(hood)
    assert fighter(table.state, "prinz-eugen").acquired == "hood"
    table.answer(norfolk)
    assert fighter(table.state, "prinz-eugen").acquired == ""
    table.answer(hood)
    assert "chase-mod-acquired" not in dict(table.told("chase-roll-gun", None)[-1]["modifiers"])
    assert fighter(table.state, "prinz-eugen").acquired == ""
    table.answer(norfolk)
    assert fighter(table.state, "prinz-eugen").acquired == "norfolk"


@pytest.mark.rule("CH-10.2.x", "CH-10.2.w")
def test_it_is_kept_while_she_misses_or_holds_her_fire() -> None:
    s = clash(("prinz-eugen", LONG, CLOSING), ("hood", 27, OPENING))
    table = Table(s, *(do(gunfire, GERMAN) for _ in range(3)), script=[3, 9, 9, 9])
    hood = (Fire("prinz-eugen", "hood"),)
    table.answer(hood, hood)
    assert fighter(table.state, "prinz-eugen").acquired == "hood"
    table.answer(())
    assert fighter(table.state, "prinz-eugen").acquired == "hood"


@pytest.mark.rule("CH-10.0.j")
@pytest.mark.parametrize(
    ("name", "option", "nines", "dice_next"),
    [
        ("king-george-v", "on", 2, 4),
        ("king-george-v", "on", 3, 4),
        ("king-george-v", "on", 1, 5),
        ("king-george-v", "off", 3, 5),
        ("prince-of-wales", "on", 2, 4),
        ("hood", "on", 2, 4),
    ],
)
def test_unreliable_guns_are_a_die_short_in_the_round_after_two_nines(
    name: str, option: str, nines: int, dice_next: int
) -> None:
    s = clash(("bismarck", LONG, OPENING), (name, 27, CLOSING), unreliable_guns=option)
    full = thrown(s, name, "bismarck")
    assert full == (4 if name == "hood" else 5)
    table = Table(s, do(gunfire, ALLIED), script=[*[9] * nines, *[8] * (full - nines)])
    table.answer((Fire(name, "bismarck"),))
    assert table.p.battle is not None
    for number, expected in ((1, full), (2, dice_next), (3, full)):
        table.p.change_battle(round=number)
        assert thrown(table.state, name, "bismarck") == expected
    jammed = option == "on" and nines >= 2 and name != "hood"
    assert bool(table.told("chase-guns-jam", None)) is jammed


@pytest.mark.rule("CH-10.2.f")
def test_hints_tell_what_every_salvo_is_worth() -> None:
    s = clash(("bismarck", LONG, CLOSING), ("hood", 27, BREAKING_OFF), ("norfolk", 27, OPENING))
    table = Table(s, do(gunfire, GERMAN))
    shots = hints_of(table.ask, FireHints).shots
    assert list(shots["bismarck"]) == ["hood", "norfolk"]
    assert shots["bismarck"]["hood"] == salvo(s.public, FACTS, fighter(s, "bismarck"), fighter(s, "hood"))
    assert shots["bismarck"]["hood"] == Salvo(
        range="long",
        dice=4,
        modifiers=(("chase-mod-radar", -1), ("chase-mod-firer-turned", 1), ("chase-mod-target-turned", 1)),
        chance=6,
        # Special twice, hull once; one special in ten is the worst, that is a lost ship in two cases of ten.
        hull=round(4 * (2 * (0.2 * 8 + 0.8 * 3) / 10 + 1) / 10, 2),
    )
    assert shots["bismarck"]["norfolk"].chance == 7


def test_random_fire_is_always_allowed() -> None:
    s = clash(("bismarck", 12, OPENING), ("koln", FAR, OPENING), ("hood", 27, OPENING), ("norfolk", 20, CLOSING))
    choice = Table(s, do(gunfire, GERMAN)).ask.choice
    samples = {choice.sample(Random(seed)) for seed in range(40)}
    assert all(sample in choice for sample in samples)
    assert len(samples) > 4
