"""Leaving a battle, and coming late to it."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.board import board, take_away
from huffduff.games.chase.battle.withdrawal import (
    AbortHints,
    ReinforceHints,
    abort_modifiers,
    aborts,
    newcomers,
    reinforcement,
)
from huffduff.games.chase.facts.terms import (
    ALLIED,
    BREAKING_OFF,
    CLOSING,
    GERMAN,
    ON_MAP,
    OPENING,
    OTHER,
    PATROL,
    PORT,
    REFUEL,
    REPAIR,
    SIGHTED,
)
from huffduff.games.chase.operations.convoys import attack_convoy
from huffduff.games.chase.reveal import betray
from huffduff.games.chase.state import State
from tests.games.chase.fight import HERE, Place, clash, fighter, idle
from tests.games.chase.table import FACTS, Table, band, locate, put, setting

RUN: tuple[Place, Place] = (("prinz-eugen", 1, BREAKING_OFF), ("norfolk", 22, CLOSING))


def slower(**lost: int) -> dict[str, dict[str, int]]:
    """Ships that have lost so much of their Evasion Rating."""
    return {name.replace("_", "-"): {"lag": points} for name, points in lost.items()}


@pytest.mark.rule("CH-10.5.a")
@pytest.mark.parametrize(
    ("position", "enemies", "allowed"),
    [
        (BREAKING_OFF, (27,), True),
        (BREAKING_OFF, (22,), True),
        (BREAKING_OFF, (21,), False),
        (BREAKING_OFF, (27, 22), True),
        (BREAKING_OFF, (27, 21), False),
        (CLOSING, (27,), False),
        (OPENING, (27,), False),
    ],
)
def test_only_a_ship_that_runs_six_sea_zones_away_from_everybody_may_try(
    position: str, enemies: tuple[int, ...], allowed: bool
) -> None:
    names = ("norfolk", "hood")[: len(enemies)]
    places = [(name, zone, CLOSING) for name, zone in zip(names, enemies, strict=True)]
    table = Table(clash(("prinz-eugen", 1, position), *places), do(aborts))
    assert table.rested is not allowed
    if allowed:
        assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-abort")
        assert table.ask.params == {"ship": "prinz-eugen"}


@pytest.mark.rule("CH-10.5.b", "CH-10.5.T1")
@pytest.mark.parametrize(("difference", "value"), [(-9, 2), (-2, 2), (-1, 1), (0, 0), (1, -1), (2, -2), (9, -2)])
def test_the_difference_in_evasion_decides_about_the_modifier(difference: int, value: int) -> None:
    s = clash(*RUN, changes=slower(prinz_eugen=12, norfolk=11 + difference))
    found = dict(abort_modifiers(s.public, FACTS, fighter(s, "prinz-eugen")))
    assert found == ({"chase-mod-differential": value} if value else {})


@pytest.mark.rule("CH-10.5.b")
def test_the_fastest_enemy_counts_and_rudders_count_as_no_speed_at_all() -> None:
    places = (*RUN, ("exeter", 27, CLOSING))
    s = clash(*places)
    assert dict(abort_modifiers(s.public, FACTS, fighter(s, "prinz-eugen"))) == {}
    s = clash(*places, changes={"exeter": {"rudder": True}})
    assert dict(abort_modifiers(s.public, FACTS, fighter(s, "prinz-eugen"))) == {"chase-mod-differential": -1}
    s = clash(*places, changes={"prinz-eugen": {"rudder": True}})
    assert dict(abort_modifiers(s.public, FACTS, fighter(s, "prinz-eugen"))) == {"chase-mod-differential": 2}


@pytest.mark.rule("CH-10.5.b")
@pytest.mark.parametrize(("visibility", "option", "value"), [(9, "on", -1), (7, "on", -1), (6, "on", 0), (9, "off", 0)])
def test_darkness_may_help(visibility: int, option: str, value: int) -> None:
    s = clash(*RUN, visibility=visibility, abort_in_the_dark=option, changes=slower(prinz_eugen=1))
    found = dict(abort_modifiers(s.public, FACTS, fighter(s, "prinz-eugen")))
    assert found.get("chase-mod-visibility", 0) == value


@pytest.mark.rule("CH-10.5.b", "CH-10.5.T1", "CH-10.6.d")
@pytest.mark.parametrize(
    ("lost", "die", "away"), [(1, 3, True), (1, 4, False), (0, 4, True), (0, 5, False), (9, 1, True), (9, 2, False)]
)
def test_three_or_less_gets_a_ship_away(lost: int, die: int, away: bool) -> None:
    table = Table(clash(*RUN, changes=slower(prinz_eugen=lost)), do(aborts), script=[die]).answer("try")
    assert table.rested
    assert ("prinz-eugen" not in board(table.p).fighters) is away
    assert (table.ship("prinz-eugen").hex, table.ship("prinz-eugen").status) == (HERE, ON_MAP)
    assert board(table.p).gone == (("prinz-eugen",) if away else ())
    assert bool(table.told("chase-aborted", None)) is away


def test_hints_tell_the_chance_to_get_away() -> None:
    table = Table(clash(*RUN), do(aborts))
    assert table.ask.choice.hints() == AbortHints((("chase-mod-differential", -1),), 5)


@pytest.mark.rule("CH-10.5.c")
def test_nobody_has_to_try_and_each_ship_has_one_try_in_a_round() -> None:
    places = (*RUN, ("bismarck", 1, BREAKING_OFF))
    table = Table(clash(*places), do(aborts), script=[9]).answer("stay")
    assert table.ask.params == {"ship": "bismarck"}
    table.answer("try")
    assert table.rested
    assert sorted(board(table.p).fighters) == ["bismarck", "norfolk", "prinz-eugen"]


@pytest.mark.rule("CH-10.7.a", "CH-10.5.a")
def test_when_the_last_enemy_is_gone_nobody_runs_any_more() -> None:
    table = Table(clash(("prinz-eugen", 1, BREAKING_OFF), ("norfolk", 27, BREAKING_OFF)), do(aborts), script=[0])
    assert table.answer("try").rested
    assert list(board(table.p).fighters) == ["norfolk"]


@pytest.mark.rule("CH-10.5.d", "CH-11.3.n")
def test_escorts_stand_by_their_convoy_but_nobody_else_has_to() -> None:
    s = clash(
        *(("prinz-eugen", 1, BREAKING_OFF), ("revenge", 27, BREAKING_OFF), ("norfolk", 27, BREAKING_OFF)),
    )
    s.public.change_battle(escorts=("revenge",))
    table = Table(s, do(aborts)).answer("stay")
    assert table.ask.params == {"ship": "norfolk"}
    assert table.answer("stay").rested


@pytest.mark.rule("CH-10.5.d", "CH-11.3.n", "CH-11.3.k", "CH-10.9.a")
def test_a_convoy_battle_knows_its_escorts_and_leaves_tankers_out() -> None:
    s = setting()
    band(s, "KG1", "L10", "bismarck", "belchen")
    for name in ("revenge", "dd-2"):
        put(s, name, "", status="off")
    table = Table(s, do(attack_convoy, "KG1", "hx-128"))
    assert board(table.p).escorts == ("revenge", "dd-2")
    assert list(board(table.p).fighters) == ["bismarck", "revenge", "dd-2"]
    assert board(table.p).attacker == GERMAN


def late(number: int = 3, attacker: str = GERMAN, visibility: int = 3) -> State:
    """Prinz Eugen and Norfolk are fighting; Bismarck and Hood are in the same hex, unseen."""
    places = (("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING))
    s = clash(*places, number=number, attacker=attacker, visibility=visibility)
    put(s, "bismarck", HERE)
    put(s, "hood", HERE)
    return s


def calling(s: State, *dice: int) -> Table:
    first = board(s.public).attacker
    return Table(s, do(reinforcement, first), do(reinforcement, OTHER[first]), script=dice)


def ready(s: State, side: str) -> list[str]:
    return newcomers(s.public, s.private[side], FACTS)


@pytest.mark.rule("CH-10.6.a")
@pytest.mark.parametrize(("number", "asked"), [(1, False), (2, False), (3, True), (7, True)])
def test_reinforcements_come_from_the_third_round_on(number: int, asked: bool) -> None:
    assert calling(late(number)).rested is not asked


@pytest.mark.rule("CH-10.6.a")
@pytest.mark.parametrize("attacker", [GERMAN, ALLIED])
def test_the_attacker_calls_first_and_both_are_asked_whether_they_have_anybody_or_not(attacker: str) -> None:
    places = (("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING))
    table = calling(clash(*places, number=3, attacker=attacker))
    for seat in (attacker, OTHER[attacker]):
        assert (table.ask.seat, table.ask.key) == (seat, "chase-ask-reinforce")
        assert table.ask.choice.hints() == ReinforceHints((), 5)
        table.answer(())
    assert table.rested


@pytest.mark.rule("CH-10.6.a")
def test_not_when_one_side_has_nobody_left() -> None:
    s = late()
    take_away(s.public, ("norfolk",))
    assert calling(s).rested


@pytest.mark.rule("CH-10.6.a")
def test_only_ships_in_the_hex_that_are_not_fighting_can_be_called() -> None:
    s = late()
    put(s, "koln", "P11")
    table = calling(s)
    assert table.ask.choice.hints() == ReinforceHints(("bismarck",), 5)
    for name in ("koln", "prinz-eugen", "hood", "tirpitz"):
        assert table.refused((name,)).key == "chase-refuse-cannot-join"
    twice = table.refused(("bismarck", "bismarck"))
    assert (twice.key, twice.rule, twice.params["order"]) == ("chase-refuse-cannot-join", "CH-10.6.a", 2)
    assert table.refused((("fire", "bismarck"),)).key == "engine-not-an-answer"
    assert table.refused((("roll", "bismarck", "hood"),)).key == "engine-not-an-answer"


@pytest.mark.rule("CH-10.6.b")
@pytest.mark.parametrize(("die", "comes"), [(0, True), (4, True), (5, False), (9, False)])
def test_four_or_less_brings_a_ship_in(die: int, comes: bool) -> None:
    table = calling(late(), die).answer(("bismarck",), ())
    assert table.rested
    assert ("bismarck" in board(table.p).fighters) is comes


@pytest.mark.rule("CH-10.6.a", "CH-10.6.b")
def test_every_ship_rolls_for_herself_and_none_has_to() -> None:
    s = late()
    put(s, "koln", HERE)
    table = calling(s, 5, 4).answer(("koln", "bismarck"), ())
    assert sorted(board(table.p).fighters) == ["bismarck", "norfolk", "prinz-eugen"]


@pytest.mark.rule("CH-10.6.c")
@pytest.mark.parametrize(("visibility", "space"), [(9, 8), (5, 4), (2, 1), (1, 1)])
@pytest.mark.parametrize("attacker", [GERMAN, ALLIED])
def test_they_come_up_closing_one_space_behind_the_starting_line(visibility: int, space: int, attacker: str) -> None:
    table = calling(late(attacker=attacker, visibility=visibility), 0, 0)
    orders = {GERMAN: ("bismarck",), ALLIED: ("hood",)}
    table.answer(orders[attacker], orders[OTHER[attacker]])
    first, second = ("bismarck", "hood") if attacker == GERMAN else ("hood", "bismarck")
    assert (fighter(table.state, first).zone, fighter(table.state, first).position) == (space, CLOSING)
    assert (fighter(table.state, second).zone, fighter(table.state, second).position) == (28 - space, CLOSING)


@pytest.mark.rule("CH-10.6.d")
def test_a_ship_that_has_left_this_battle_does_not_come_back() -> None:
    s = late()
    s.public.change_battle(gone=("bismarck",))
    assert ready(s, GERMAN) == []
    assert calling(s).refused(("bismarck",)).key == "chase-refuse-cannot-join"


@pytest.mark.rule("CH-10.6.a")
@pytest.mark.parametrize(
    ("changes", "free"),
    [
        ({"task": REFUEL}, False),
        ({"task": PORT}, False),
        ({"restricted": "home-fleet"}, False),
        ({"rudder": True}, False),
        ({"lag": 40}, False),
        ({"task": REPAIR}, True),
        ({"task": PATROL}, True),
        ({"no_move": 2}, True),
        ({"tried_to_shadow": True}, True),
        ({"marker": SIGHTED}, True),
    ],
)
def test_the_status_of_a_ship_decides_whether_she_may_come(changes: dict[str, Any], free: bool) -> None:
    s = late()
    put(s, "hood", HERE, **changes)
    assert (ready(s, ALLIED) == ["hood"]) is free


@pytest.mark.rule("CH-10.6.a", "CH-10.9.a")
def test_neither_tankers_nor_neutrals_join_a_battle() -> None:
    s = late()
    put(s, "belchen", HERE)
    put(s, "modoc", HERE)
    put(s, "augusta", HERE)
    assert ready(s, GERMAN) == ["bismarck"]
    for option, more in (("bought", ["augusta"]), ("off", []), ("on", ["modoc", "augusta"])):
        s.public.options["neutral-attacks"] = option
        assert ready(s, ALLIED) == ["hood", *more]


@pytest.mark.rule("CH-10.6.a", "CH-10.6.b")
def test_a_task_force_comes_ship_by_ship_and_stays_together_on_the_chart() -> None:
    s = late()
    band(s, "TF1", HERE, "suffolk", "sheffield")
    table = calling(s, 0, 9).answer((), ("suffolk", "sheffield"))
    assert "suffolk" in board(table.p).fighters
    assert "sheffield" not in board(table.p).fighters
    assert table.ship("suffolk").force == table.ship("sheffield").force == "TF1"


@pytest.mark.rule("CH-10.6.a", "CH-10.0.i", "CH-3.d")
def test_who_comes_is_seen_by_everybody_and_who_does_not_by_nobody() -> None:
    s = late()
    assert "bismarck" not in s.public.cards
    table = calling(s, 9, 0).answer(("bismarck",))
    assert table.heard(GERMAN) == ["chase-roll-reinforce"]
    assert table.heard(ALLIED) == table.heard(None) == []
    assert "bismarck" not in str(table.position.view(ALLIED).wire())
    table.answer(("hood",))
    assert table.rested
    assert table.told("chase-joins-battle", GERMAN) == [{"ship": "hood"}]
    assert table.p.cards["hood"] == table.ship("hood").card
    assert table.p.sightings[-1].classes == ("BC",)


@pytest.mark.rule("CH-10.6.a")
def test_the_enemy_cannot_tell_an_empty_hex_from_ships_that_wait() -> None:
    with_help, without = late(), late()
    del without.private[GERMAN].ships["bismarck"]
    for s in (with_help, without):
        locate(s, "prinz-eugen", SIGHTED)
    one, other = calling(with_help, 9).answer(("bismarck",)), calling(without).answer(())
    assert one.heard(ALLIED) == other.heard(ALLIED)
    assert str(one.position.view(ALLIED).wire()) == str(other.position.view(ALLIED).wire())
    assert one.ask.wire() == other.ask.wire()


def test_nobody_is_asked_for_reinforcements_in_a_single_fight() -> None:
    s = late()
    s.public.scenario = "battle"
    assert calling(s).rested


def test_random_calls_are_always_allowed() -> None:
    s = late()
    put(s, "koln", HERE)
    choice = calling(s).ask.choice
    samples = {choice.sample(Random(seed)) for seed in range(20)}
    assert samples == {(), ("bismarck",), ("koln",), ("bismarck", "koln")}
    assert all(sample in choice for sample in samples)
    assert idle(calling(s)).rested


@pytest.mark.rule("CH-10.0.i", "CH-10.6.c", "CH-10.9.b")
@pytest.mark.parametrize(
    ("options", "marker"),
    [({}, SIGHTED), ({"attacker_sighted": "off"}, ""), ({"later_corrections": "off"}, "")],
)
def test_the_unit_of_a_ship_that_joins_is_sighted_like_an_attacker(options: dict[str, Any], marker: str) -> None:
    s = clash(("prinz-eugen", 10, OPENING), ("norfolk", 20, OPENING), number=3, **options)
    band(s, "KG1", HERE, "bismarck", "belchen")
    table = Table(s, do(reinforcement, GERMAN), script=[0]).answer(("bismarck",))
    assert table.ship("bismarck").marker == marker
    assert (table.ship("belchen").status == ON_MAP) is (not marker)
    assert [sighting.how for sighting in table.p.sightings] == ["fighting"]
    assert [contact.classes for contact in table.p.contacts.values()] == ([("BB",)] if marker else [])


@pytest.mark.rule("CH-10.0.i", "CH-11.3.f")
def test_of_a_unit_that_is_marked_already_only_the_ship_that_joins_is_seen() -> None:
    s = clash(("prinz-eugen", 10, OPENING), ("norfolk", 20, OPENING), number=3)
    band(s, "KG1", HERE, "bismarck", "scharnhorst")
    name = betray(s, GERMAN, "KG1", "attacking")
    table = Table(s, do(reinforcement, GERMAN), script=[0]).answer(("bismarck",))
    assert table.p.sightings[-1].classes == ("BB",)
    assert table.p.contacts[name].classes == ()
