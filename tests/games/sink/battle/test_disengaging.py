"""Disengaging and pursuit: groups, who may keep up, who gets away."""

from random import Random

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.battle.disengaging import disengage
from huffduff.games.sink.battle.firing import british_fire, german_fire
from huffduff.games.sink.battle.gunnery import arms, modifiers
from huffduff.games.sink.battle.line import board, fighting, range_of, speed
from huffduff.games.sink.battle.pursuit import Chase, break_off, escape, pursue
from huffduff.games.sink.battle.rounds import fight_round
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Seat, ShipId
from huffduff.games.sink.state import State
from tests.games.sink.battle.fight import clash, fighter, shot
from tests.games.sink.table import FACTS, Table

STAY: tuple[tuple[str, ...], ...] = ()


def leaving(s: State, seat: Seat = GERMAN) -> Table:
    """The question after a round."""
    return Table(s, do(disengage, seat))


def go(ship: str, group: int = 1) -> Chase:
    return Chase(ShipId(ship), group)


def left(table: Table, name: str) -> str:
    return fighter(table.state, name).left


# --- groups -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.21.b")
def test_the_whole_force_leaves_or_nobody() -> None:
    table = leaving(clash(("bismarck", "prinz-eugen"), ("hood",)))
    refusal = table.refused((("bismarck",),))
    assert (refusal.key, refusal.rule, refusal.params["ship"]) == (
        "sink-refuse-whole-force",
        "SB-12.21.b",
        "prinz-eugen",
    )
    assert table.refused((("bismarck", "hood"), ("prinz-eugen",))).key == "sink-refuse-not-leaving"
    assert table.refused((("bismarck", "prinz-eugen"), ("bismarck",))).key == "sink-refuse-not-leaving"
    empty = table.refused((("bismarck", "prinz-eugen"), ()))
    assert (empty.key, empty.params["order"]) == ("sink-refuse-empty-group", 2)
    table.answer(STAY)
    assert not any(ship.group for ship in fighting(board(table.p)))


@pytest.mark.rule("SB-12.21.c")
def test_groups_need_not_be_task_forces() -> None:
    table = leaving(clash(("bismarck", "prinz-eugen"), ("hood", "norfolk")))
    table.answer((("bismarck",), ("prinz-eugen",)))
    assert (fighter(table.state, "bismarck").group, fighter(table.state, "prinz-eugen").group) == (1, 2)
    assert [told["group"] for told in table.told("sink-runs")] == [1, 2]
    assert (table.ask.key, table.ask.seat) == ("sink-ask-pursue", BRITISH)


@pytest.mark.rule("SB-12.21.d", "SB-12.22.b")
def test_a_group_is_as_fast_as_its_slowest_ship() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"))
    table = leaving(s).answer((("bismarck", "prinz-eugen"),))
    hints = table.ask.choice.hints()
    assert [(part.evasion, part.pursuers) for part in hints.groups] == [(29, ("hood", "norfolk"))]  # type: ignore[union-attr]
    table = leaving(clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"))).answer((("bismarck",), ("prinz-eugen",)))
    hints = table.ask.choice.hints()
    assert [part.evasion for part in hints.groups] == [29, 32]  # type: ignore[union-attr]
    assert table.refused((go("hood", 2),)).key == "sink-refuse-too-slow"
    assert table.ask.choice.refusal((go("norfolk", 2), go("hood", 1))) is None


@pytest.mark.rule("SB-12.21.a", "SB-12.22.c")
def test_where_nobody_can_keep_up_a_group_is_away_at_once() -> None:
    """G-22: King George V (28) and Rodney (22) cannot pursue Bismarck (29)."""
    table = leaving(clash(("bismarck",), ("king-george-v", "rodney"))).answer((("bismarck",),))
    assert table.rested
    assert left(table, "bismarck") == "away"
    assert table.told("sink-group-away") == [{"group": 1}]


@pytest.mark.rule("SB-12.22.b")
def test_two_points_of_damage_bring_bismarck_within_reach() -> None:
    """G-22 as corrected: with 2 points she has 28."""
    s = clash(("bismarck",), ("king-george-v", "rodney"), hurt={"bismarck": 2})
    table = leaving(s).answer((("bismarck",),))
    assert table.ask.key == "sink-ask-pursue"
    assert table.refused((go("rodney"),)).key == "sink-refuse-too-slow"
    table.answer((go("king-george-v"),))
    assert fighter(table.state, "king-george-v").chasing == 1
    assert left(table, "rodney") == "out"
    assert left(table, "bismarck") == ""


@pytest.mark.rule("SB-12.22.b")
def test_hood_can_pursue_an_undamaged_bismarck() -> None:
    table = leaving(clash(("bismarck",), ("hood",))).answer((("bismarck",),), (go("hood"),))
    assert fighter(table.state, "hood").chasing == 1


@pytest.mark.rule("SB-12.22.a", "SB-12.22.c")
def test_each_group_is_pursued_or_let_go() -> None:
    table = leaving(clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"))).answer((("bismarck",), ("prinz-eugen",)))
    twice = table.refused((go("norfolk", 1), go("norfolk", 2)))
    assert (twice.key, twice.params["order"]) == ("sink-refuse-pursues-two", 2)
    assert table.refused((go("norfolk", 3),)).key == "sink-refuse-no-pursuit"
    assert table.refused((go("bismarck", 1),)).key == "sink-refuse-no-pursuit"
    table.answer((go("norfolk", 1),))
    assert left(table, "bismarck") == ""
    assert left(table, "prinz-eugen") == "away"
    assert left(table, "hood") == "out"


def test_players_at_random_pursue_one_group_or_another_or_none() -> None:
    table = leaving(clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"))).answer((("bismarck",), ("prinz-eugen",)))
    choice, rng = table.ask.choice, Random(1)
    drawn = [choice.sample(rng) for _ in range(60)]
    assert all(choice.refusal(chases) is None for chases in drawn)
    pairs = {(chase.ship, chase.group) for chases in drawn for chase in chases}
    assert pairs == {("hood", 1), ("norfolk", 1), ("norfolk", 2)}
    assert () in drawn


@pytest.mark.rule("SB-12.22.a")
def test_all_may_be_let_go() -> None:
    table = leaving(clash(("bismarck",), ("hood",))).answer((("bismarck",),), ())
    assert left(table, "bismarck") == "away"
    assert left(table, "hood") == "out"
    assert board(table.p).frozen is None


@pytest.mark.rule("SB-12.21.a")
def test_first_the_german_may_leave_then_the_british() -> None:
    table = Table(clash(("bismarck",), ("hood",)), do(fight_round)).answer((), ())
    assert (table.ask.key, table.ask.seat) == ("sink-ask-disengage", GERMAN)
    table.answer(STAY)
    assert (table.ask.key, table.ask.seat) == ("sink-ask-disengage", BRITISH)
    table.answer((("hood",),))
    assert (table.ask.key, table.ask.seat) == ("sink-ask-pursue", GERMAN)
    table.answer(())
    assert table.rested
    assert table.p.battle is None


@pytest.mark.rule("SB-12.21.a", "SB-12.11.e")
def test_whoever_is_let_go_has_ended_the_battle() -> None:
    table = Table(clash(("bismarck",), ("rodney",)), do(fight_round)).answer((), (), (("bismarck",),))
    assert table.rested
    assert table.p.battle is None


def test_a_draft_of_groups_shows_who_could_keep_up() -> None:
    table = leaving(clash(("bismarck", "prinz-eugen"), ("hood", "norfolk", "rodney")))
    tried = table.ask.preview((("bismarck",), ("prinz-eugen",)))
    assert [(part.evasion, part.pursuers) for part in tried.groups] == [  # type: ignore[attr-defined]
        (29, ("hood", "norfolk")),
        (32, ("norfolk",)),
    ]
    assert tried.refusal is None  # type: ignore[attr-defined]
    tried = table.ask.preview((("bismarck",), ("hood",)))
    assert tried.refusal.key == "sink-refuse-not-leaving"  # type: ignore[attr-defined]
    assert (tried.groups[1].evasion, tried.groups[1].pursuers) == (0, ())  # type: ignore[attr-defined]
    hints = table.ask.choice.hints()
    assert [(part.ship, part.evasion, part.pursuers) for part in hints.ships] == [  # type: ignore[union-attr]
        ("bismarck", 29, ("hood", "norfolk")),
        ("prinz-eugen", 32, ("norfolk",)),
    ]


# --- pursuit ------------------------------------------------------------------------------------------------------


def chase(german: tuple[str, ...], british: tuple[str, ...], round_: int, hurt: dict[str, int] | None = None) -> State:
    """Everybody British pursues everybody German, who runs in one group, after a round."""
    s = clash(german, british, round=round_, hurt=hurt)
    battle = board(s.public)
    battle.frozen = FACTS.tables.guns.ranges.at(round_)
    for name in german:
        battle.change(ShipId(name), group=1)
    for name in british:
        battle.change(ShipId(name), chasing=1)
    return s


@pytest.mark.rule("SB-12.22.d")
def test_a_pursuit_is_fought_at_the_last_range() -> None:
    s = clash(("bismarck",), ("hood", "norfolk"), round=6)
    table = Table(s, do(disengage, GERMAN)).answer((("bismarck",),), (go("hood"), go("norfolk")))
    battle = board(table.p)
    battle.round = 9
    assert battle.frozen == "B"
    assert range_of(FACTS, battle, fighter(table.state, "hood")) == "B"


@pytest.mark.rule("SB-12.22.d", "SB-12.16.a", "SB-12.17.a")
def test_no_torpedoes_nor_secondary_batteries_in_a_pursuit_at_longer_range() -> None:
    s = chase(("prinz-eugen",), ("hood", "flotilla-1"), 6)
    board(s.public).round = 8
    assert [(arm.firer, arm.weapon) for arm in arms(FACTS, board(s.public), BRITISH)] == [("hood", "main")]
    s = chase(("prinz-eugen",), ("hood", "flotilla-1"), 7)
    assert [(arm.firer, arm.weapon) for arm in arms(FACTS, board(s.public), BRITISH)] == [
        ("hood", "main"),
        ("hood", "secondary"),
        ("flotilla-1", "main"),
        ("flotilla-1", "torpedo"),
    ]


@pytest.mark.rule("SB-12.22.d", "SB-12.13.g")
def test_a_long_pursuit_does_not_bring_heavy_ships_to_range_c() -> None:
    s = chase(("prinz-eugen",), ("hood",), 6)
    board(s.public).round = 8
    gun = shot("hood", "prinz-eugen")
    assert [change.key for change in modifiers(FACTS, board(s.public), gun, (gun,))] == []
    s = chase(("prinz-eugen",), ("hood",), 7)
    assert [change.key for change in modifiers(FACTS, board(s.public), gun, (gun,))] == ["sink-mod-capital"]


@pytest.mark.rule("SB-12.22.d")
def test_a_pursuit_keeps_its_range_when_the_rest_of_the_pursuers_side_leaves() -> None:
    """Kenya runs at range A; later Bismarck leaves the escort, which may not pursue her."""
    s = clash(("bismarck", "prinz-eugen"), ("kenya",), round=3, escorts=("norfolk",))
    table = Table(s, do(disengage, BRITISH), do(disengage, GERMAN)).answer((("kenya",),), (go("prinz-eugen"),))
    board(table.p).round = 8
    table.answer((("bismarck",),))
    assert left(table, "bismarck") == "away"
    assert board(table.p).frozen == "A"
    assert range_of(FACTS, board(table.p), fighter(table.state, "prinz-eugen")) == "A"


@pytest.mark.rule("SB-12.22.d")
def test_the_pursued_return_fire_at_their_pursuers_alone() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"), round=5)
    table = Table(s, do(disengage, GERMAN), do(german_fire), do(british_fire))
    table.answer((("bismarck",), ("prinz-eugen",)), (go("hood", 1), go("norfolk", 2)))
    assert table.refused((shot("bismarck", "norfolk"),)).key == "sink-refuse-no-opponent"
    assert table.refused((shot("prinz-eugen", "hood"),)).key == "sink-refuse-no-opponent"
    table.source._outcomes.extend([1, 1])
    table.answer((shot("bismarck", "hood"), shot("prinz-eugen", "norfolk")))
    assert table.refused((shot("hood", "prinz-eugen"),)).key == "sink-refuse-no-opponent"


@pytest.mark.rule("SB-12.22.e")
@pytest.mark.parametrize(("die", "where"), [(8, ""), (9, "away"), (10, "away")])
def test_a_nine_or_ten_takes_a_group_away(die: int, where: str) -> None:
    table = Table(chase(("bismarck",), ("hood",), 3), do(escape, 1), script=[die])
    assert left(table, "bismarck") == where
    assert left(table, "hood") == ("out" if where else "")
    assert table.told("sink-roll-escape") == [{"group": 1, "need": 9, "outcome": (die,)}]


@pytest.mark.rule("SB-12.22.e")
def test_the_first_escape_is_rolled_after_a_round_of_pursuit() -> None:
    table = Table(clash(("bismarck",), ("hood",)), do(fight_round), script=[4]).answer((), (), (("bismarck",),))
    table.answer((go("hood"),))
    assert table.told("sink-roll-escape") == []
    table.answer((), (), ())
    assert len(table.told("sink-roll-escape")) == 1
    assert [told["range"] for told in table.told("sink-round")] == ["A", "A", "A"]
    assert [told["pursuit"] for told in table.told("sink-round")] == ["no", "yes", "yes"]


@pytest.mark.rule("SB-12.22.e")
def test_every_group_has_its_own_die() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"), round=5)
    table = Table(s, do(disengage, GERMAN), do(break_off), script=[9, 8])
    table.answer((("bismarck",), ("prinz-eugen",)), (go("hood", 1), go("norfolk", 2)), ())
    assert left(table, "bismarck") == "away"
    assert left(table, "prinz-eugen") == ""
    assert left(table, "hood") == "out"
    assert left(table, "norfolk") == ""


@pytest.mark.rule("SB-12.22.f")
def test_pursuers_may_break_off() -> None:
    table = Table(chase(("bismarck",), ("hood", "norfolk"), 3), do(break_off), script=[1])
    assert (table.ask.key, table.ask.seat) == ("sink-ask-break-off", BRITISH)
    assert table.refused(("bismarck",)).key == "sink-refuse-not-pursuing"
    twice = table.refused(("hood", "hood"))
    assert (twice.key, twice.params["order"]) == ("sink-refuse-not-pursuing", 2)
    table.answer(("hood",))
    assert (left(table, "hood"), left(table, "norfolk"), left(table, "bismarck")) == ("out", "", "")
    assert table.told("sink-breaks-off") == [{"ship": "hood"}]


@pytest.mark.rule("SB-12.22.f")
def test_a_group_that_all_have_given_up_is_away() -> None:
    table = Table(chase(("bismarck",), ("hood", "norfolk"), 3), do(break_off)).answer(("hood", "norfolk"))
    assert table.rested  # and no die is rolled
    assert left(table, "bismarck") == "away"


@pytest.mark.rule("SB-12.22.f")
def test_a_pursuer_slowed_by_damage_falls_back() -> None:
    table = Table(chase(("bismarck",), ("hood", "norfolk"), 3, {"hood": 2}), do(break_off), script=[1])
    assert table.refused(("hood",)).key == "sink-refuse-not-pursuing"
    table.answer(())
    assert (left(table, "hood"), left(table, "norfolk")) == ("out", "")
    assert table.told("sink-falls-back") == [{"ship": "hood"}]
    table = Table(chase(("bismarck",), ("hood",), 3, {"hood": 2}), do(break_off))
    assert table.rested  # there is nothing to ask and nobody left to roll against
    assert left(table, "bismarck") == "away"


@pytest.mark.rule("SB-12.22.f")
def test_a_group_that_is_slowed_keeps_its_pursuers() -> None:
    hurt = {"hood": 2, "bismarck": 2}
    table = Table(chase(("bismarck",), ("hood",), 3, hurt), do(break_off), script=[1]).answer(())
    assert speed(FACTS, fighter(table.state, "hood")) == speed(FACTS, fighter(table.state, "bismarck")) == 28
    assert left(table, "hood") == ""


def test_pursuers_of_a_group_that_is_sunk_have_nothing_more_to_do() -> None:
    s = chase(("prinz-eugen",), ("norfolk",), 7, {"prinz-eugen": 4})
    board(s.public).change(ShipId("prinz-eugen"), flipped=True, damage=3)
    table = Table(s, do(fight_round), script=[10])
    table.answer((), (shot("norfolk", "prinz-eugen"),))
    assert table.rested
    assert table.p.battle is None
    assert ShipId("prinz-eugen") in table.p.losses


# --- escorts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-9.10.f", "SB-12.22.h")
def test_escorts_neither_leave_nor_pursue() -> None:
    s = clash(("bismarck",), (), escorts=("norfolk", "london"))
    assert leaving(s, BRITISH).rested  # not even asked
    table = leaving(clash(("bismarck",), ("suffolk",), escorts=("norfolk", "london"))).answer((("bismarck",),))
    assert table.refused((go("norfolk"),)).key == "sink-refuse-escort-pursues"
    hints = table.ask.choice.hints()
    assert hints.groups[0].pursuers == ("suffolk",)  # type: ignore[union-attr]
    table = leaving(clash(("bismarck",), (), escorts=("norfolk",))).answer((("bismarck",),))
    assert left(table, "bismarck") == "away"


@pytest.mark.rule("SB-9.10.f", "SB-12.21.b")
def test_in_a_mixed_force_all_that_do_not_escort_leave() -> None:
    table = leaving(clash(("bismarck",), ("suffolk", "kenya"), escorts=("norfolk",)), BRITISH)
    assert table.refused((("suffolk", "kenya", "norfolk"),)).rule == "SB-12.22.h"
    assert table.refused((("suffolk",),)).rule == "SB-12.21.b"
    table.answer((("suffolk", "kenya"),))
    assert left(table, "suffolk") == "away"  # she is too fast for Bismarck
    assert left(table, "norfolk") == ""
    assert left(table, "bismarck") == ""  # the escort is still to be fought


@pytest.mark.rule("SB-12.22.d")
def test_some_pursue_while_others_fight_the_escort() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("kenya",), round=6, escorts=("norfolk",))
    table = Table(s, do(disengage, BRITISH), do(german_fire)).answer((("kenya",),), (go("prinz-eugen"),))
    board(table.p).round = 7
    battle = board(table.p)
    assert range_of(FACTS, battle, fighter(table.state, "prinz-eugen")) == "B"
    assert range_of(FACTS, battle, fighter(table.state, "bismarck")) == "C"
    assert table.refused((shot("prinz-eugen", "norfolk"),)).key == "sink-refuse-no-opponent"
    assert table.refused((shot("bismarck", "kenya"),)).key == "sink-refuse-no-opponent"
    assert table.ask.choice.refusal((shot("bismarck", "norfolk"), shot("prinz-eugen", "kenya"))) is None


def test_pursuers_come_back_to_the_escort() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("kenya",), round=6, escorts=("norfolk",))
    table = Table(s, do(disengage, BRITISH), do(break_off)).answer((("kenya",),), (go("prinz-eugen"),))
    table.answer(("prinz-eugen",))
    assert (left(table, "kenya"), left(table, "prinz-eugen")) == ("away", "")
    assert fighter(table.state, "prinz-eugen").chasing == 0
    assert board(table.p).frozen is None
    assert range_of(FACTS, board(table.p), fighter(table.state, "prinz-eugen")) == "B"


def test_a_pursuer_whose_friends_are_in_the_line_is_out_if_no_enemy_is() -> None:
    s = clash(("bismarck",), ("hood", "norfolk", "rodney"), round=3)
    battle = board(s.public)
    battle.frozen = "A"
    battle.change(ShipId("bismarck"), group=1)
    for name in ("hood", "norfolk"):
        battle.change(ShipId(name), chasing=1)
    table = Table(s, do(break_off), script=[1]).answer(("hood",))
    assert left(table, "hood") == "out"
    assert left(table, "rodney") == ""


def test_a_second_disengagement_numbers_its_groups_anew() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("kenya",), round=6, escorts=("norfolk",))
    table = Table(s, do(disengage, BRITISH), do(disengage, GERMAN))
    table.answer((("kenya",),), (go("prinz-eugen"),), (("bismarck",),))
    assert fighter(table.state, "bismarck").group == 2
    assert left(table, "bismarck") == "away"
    assert left(table, "norfolk") == "out"
    assert left(table, "prinz-eugen") == ""


def test_pursue_asks_nobody_when_nobody_can() -> None:
    s = clash(("bismarck",), ("rodney",))
    board(s.public).change(ShipId("bismarck"), group=1)
    assert Table(s, do(pursue, BRITISH)).rested
