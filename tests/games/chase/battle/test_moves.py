"""Movement on the battle board: how far, in which order, with which facing, and what happens at its edges."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.board import board
from huffduff.games.chase.battle.moves import BattleMove, MoveHints, battle_movement, moves, pushed_off, zones_allowed
from huffduff.games.chase.facts.terms import ALLIED, BREAKING_OFF, CLOSING, GERMAN, ON_MAP, OPENING, Heading
from huffduff.games.chase.state import State
from tests.games.chase.fight import HERE, clash, fighter, stay
from tests.games.chase.table import FACTS, Table


def moving(s: State) -> Table:
    return Table(s, do(battle_movement))


def zones(table: Table) -> dict[str, int]:
    return {name: ship.zone for name, ship in board(table.p).fighters.items()}


def ways(s: State, name: str) -> list[Any]:
    return moves(s.public, FACTS, fighter(s, name))


@pytest.mark.rule("CH-10.4.a", "CH-10.4.T1")
@pytest.mark.parametrize(
    ("lost", "allowance"),
    [(0, 4), (1, 4), (2, 3), (6, 3), (7, 2), (11, 2), (12, 2), (13, 1), (31, 1), (32, 0)],
)
def test_the_allowance_goes_by_the_evasion_rating_of_the_moment(lost: int, allowance: int) -> None:
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING), changes={"prinz-eugen": {"lag": lost}})
    assert zones_allowed(s.public, FACTS, "prinz-eugen") == allowance


@pytest.mark.rule("CH-10.4.b")
def test_the_slowest_ship_moves_first_and_of_two_as_fast_the_attackers() -> None:
    places = (
        *(("prinz-eugen", 9, CLOSING), ("bismarck", 9, CLOSING)),
        *(("norfolk", 19, CLOSING), ("exeter", 19, CLOSING), ("rodney", 19, CLOSING)),
    )
    for attacker, order in (
        (GERMAN, ["rodney", "bismarck", "norfolk", "prinz-eugen", "exeter"]),
        (ALLIED, ["rodney", "bismarck", "norfolk", "exeter", "prinz-eugen"]),
    ):
        table = moving(clash(*places, attacker=attacker))
        asked = []
        while table.asks:
            asked.append(table.ask.params["ship"])
            assert table.ask.seat == FACTS.ships[asked[-1]].side
            table.answer(stay(table))
        assert asked == order


@pytest.mark.rule("CH-10.4.b", "CH-10.4.g")
def test_what_a_ship_has_just_lost_makes_her_move_earlier() -> None:
    places = (("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING))
    table = moving(clash(*places, changes={"prinz-eugen": {"evasion": (2,)}}))
    assert table.ask.params["ship"] == "prinz-eugen"
    assert max(way.zones for way in table.options) == 3


@pytest.mark.rule("CH-10.4.c", "CH-10.4.d", "CH-10.4.e", "CH-10.4.f", "CH-2.3.1.j")
@pytest.mark.parametrize("position", [CLOSING, OPENING, BREAKING_OFF])
def test_a_ship_turns_as_she_likes_and_goes_forward_or_lies_broadside_on(position: Heading) -> None:
    s = clash(("bismarck", 9, position), ("norfolk", 19, CLOSING))
    onward: tuple[Heading, ...] = (CLOSING, BREAKING_OFF)
    ahead = [BattleMove(turned, count) for turned in onward for count in range(4)]
    assert ways(s, "bismarck") == [BattleMove(OPENING, 0), *ahead]


@pytest.mark.rule("CH-10.4.c", "CH-2.3.1.j")
@pytest.mark.parametrize(
    ("attacker", "position", "count", "zone"),
    [
        (GERMAN, CLOSING, 3, 12),
        (GERMAN, BREAKING_OFF, 3, 6),
        (GERMAN, CLOSING, 0, 9),
        (GERMAN, OPENING, 0, 9),
        (ALLIED, CLOSING, 3, 6),
        (ALLIED, BREAKING_OFF, 3, 12),
    ],
)
def test_closing_is_towards_the_enemys_end_and_breaking_off_away_from_it(
    attacker: str, position: Heading, count: int, zone: int
) -> None:
    s = clash(("bismarck", 9, OPENING), ("norfolk", 19, OPENING), attacker=attacker, later_corrections="off")
    table = moving(s)
    hints = table.ask.choice.hints()
    assert isinstance(hints, MoveHints)
    assert dict(zip(table.options, hints.zones, strict=True))[BattleMove(position, count)] == zone
    table.answer(BattleMove(position, count))
    moved = fighter(table.state, "bismarck")
    assert (moved.zone, moved.position) == (zone, position)
    assert table.told("chase-battle-moved", None) == [{"ship": "bismarck", "position": position, "zones": count}]


@pytest.mark.rule("CH-10.4.c")
@pytest.mark.parametrize(
    ("zone", "enemies", "most"),
    [
        (9, (19,), 3),
        (9, (10,), 2),
        (9, (9,), 0),
        (9, (5,), 0),
        (9, (5, 19), 3),
        (9, (5, 10), 2),
    ],
)
def test_closing_never_opens_the_range_to_all_enemies(zone: int, enemies: tuple[int, ...], most: int) -> None:
    def closing(**options: Any) -> list[int]:
        places = [(name, there, OPENING) for name, there in zip(("norfolk", "suffolk"), enemies, strict=False)]
        s = clash(("bismarck", zone, CLOSING), *places, **options)
        return [way.zones for way in ways(s, "bismarck") if way.position == CLOSING]

    assert closing() == list(range(most + 1))
    assert closing(later_corrections="off") == [0, 1, 2, 3]


@pytest.mark.rule("CH-10.4.c")
def test_the_other_end_of_the_board_closes_the_other_way() -> None:
    for zone, most in ((5, 3), (12, 0)):
        s = clash(("bismarck", 9, CLOSING), ("norfolk", zone, OPENING), attacker=ALLIED)
        assert max(way.zones for way in ways(s, "bismarck") if way.position == CLOSING) == most


@pytest.mark.rule("CH-10.4.d", "CH-10.4.e")
def test_no_ship_turns_again_or_lies_broadside_on_after_moving() -> None:
    table = moving(clash(("bismarck", 9, CLOSING), ("norfolk", 19, CLOSING)))
    for value in (
        BattleMove(OPENING, 1),
        BattleMove(CLOSING, -1),
        BattleMove(CLOSING, 4),
        {"position": "sideways", "zones": 0},
        (CLOSING, 2),
    ):
        assert table.refused(value).rule == "CH-10.4.a"
    table.answer(BattleMove(CLOSING, 2))
    assert table.ask.params["ship"] == "norfolk"
    assert table.answer(BattleMove(CLOSING, 0)).rested


@pytest.mark.rule("CH-10.4.h", "CH-10.4.g")
@pytest.mark.parametrize("position", [CLOSING, OPENING, BREAKING_OFF])
def test_without_her_rudder_a_ship_neither_turns_nor_moves_and_is_first_in_order(position: str) -> None:
    places = (("rodney", 19, CLOSING), ("prinz-eugen", 9, position))
    table = moving(clash(*places, changes={"prinz-eugen": {"rudder": True}}))
    assert table.told("chase-battle-moved", None) == [{"ship": "prinz-eugen", "position": position, "zones": 0}]
    assert table.ask.params["ship"] == "rodney"
    assert table.answer(BattleMove(CLOSING, 2)).rested
    assert zones(table) == {"rodney": 17, "prinz-eugen": 9}


@pytest.mark.rule("CH-2.3.1.h", "CH-10.4.a")
def test_a_ship_without_any_speed_stays_where_she_is() -> None:
    s = clash(("prinz-eugen", 9, CLOSING), ("norfolk", 19, CLOSING), changes={"prinz-eugen": {"lag": 40}})
    assert {way.zones for way in ways(s, "prinz-eugen")} == {0}


@pytest.mark.rule("CH-10.4.i")
@pytest.mark.parametrize(
    ("attacker", "start", "end"),
    [
        (GERMAN, {"prinz-eugen": 2, "norfolk": 10, "hood": 14}, {"prinz-eugen": 1, "norfolk": 13, "hood": 17}),
        (ALLIED, {"prinz-eugen": 26, "norfolk": 18, "hood": 14}, {"prinz-eugen": 27, "norfolk": 15, "hood": 11}),
    ],
)
def test_beyond_the_edge_all_ships_shift_the_other_way(
    attacker: str, start: dict[str, int], end: dict[str, int]
) -> None:
    table = moving(clash(*((name, zone, OPENING) for name, zone in start.items()), attacker=attacker))
    table.answer(BattleMove(OPENING, 0), BattleMove(OPENING, 0))
    assert table.ask.params["ship"] == "prinz-eugen"
    table.answer(BattleMove(BREAKING_OFF, 4))
    assert table.rested
    assert zones(table) == end


@pytest.mark.rule("CH-10.4.j", "CH-10.6.d")
def test_a_ship_that_has_moved_and_is_pushed_off_leaves_the_battle_but_not_her_hex() -> None:
    table = moving(clash(("prinz-eugen", 2, BREAKING_OFF), ("norfolk", 26, OPENING), ("hood", 24, OPENING)))
    table.answer(BattleMove(OPENING, 0), BattleMove(OPENING, 0), BattleMove(BREAKING_OFF, 4))
    assert table.rested
    assert zones(table) == {"prinz-eugen": 1, "hood": 27}
    assert board(table.p).gone == ("norfolk",)
    assert (table.ship("norfolk").hex, table.ship("norfolk").status) == (HERE, ON_MAP)
    assert table.told("chase-left-behind", None) == [{"ship": "norfolk"}]


def pushed(zone: int, **card: Any) -> Table:
    """Hood breaks off by three zones from the edge; Prinz Eugen, on this zone, has yet to move."""
    s = clash(
        ("hood", 1, BREAKING_OFF), ("prinz-eugen", zone, BREAKING_OFF), attacker=ALLIED, changes={"prinz-eugen": card}
    )
    return moving(s).answer(BattleMove(BREAKING_OFF, 3))


@pytest.mark.rule("CH-10.4.k")
def test_one_that_has_yet_to_move_may_make_up_the_ground_closing() -> None:
    table = pushed(26, evasion=(2,))
    assert (table.ask.seat, table.ask.key) == (GERMAN, "chase-ask-pushed")
    assert table.ask.params == {"ship": "prinz-eugen", "zones": 2}
    assert list(table.options) == ["stay", "leave"]
    assert zones(table) == {"hood": 1, "prinz-eugen": 27}
    table.answer("stay")
    assert fighter(table.state, "prinz-eugen").position == CLOSING
    assert table.ask.key == "chase-ask-battle-move"
    assert list(table.options) == [BattleMove(CLOSING, 0), BattleMove(CLOSING, 1)]
    table.answer(BattleMove(CLOSING, 1))
    assert table.rested
    assert zones(table) == {"hood": 1, "prinz-eugen": 26}


@pytest.mark.rule("CH-10.4.k")
def test_or_leave() -> None:
    table = pushed(26).answer("leave")
    assert table.rested
    assert zones(table) == {"hood": 1}
    assert board(table.p).gone == ("prinz-eugen",)


@pytest.mark.rule("CH-10.4.k")
def test_when_all_her_allowance_is_lost_ground_she_may_still_stay() -> None:
    table = pushed(27, evasion=(2,)).answer("stay")
    assert table.rested
    assert fighter(table.state, "prinz-eugen").zone == 27
    assert fighter(table.state, "prinz-eugen").position == CLOSING


@pytest.mark.rule("CH-10.4.k")
def test_a_ship_that_is_too_slow_for_it_is_left_behind_without_a_question() -> None:
    s = clash(("hood", 1, CLOSING), ("prinz-eugen", 27, OPENING), changes={"prinz-eugen": {"evasion": (2,)}})
    assert zones_allowed(s.public, FACTS, "prinz-eugen") == 3
    assert not list(pushed_off(s, "prinz-eugen", 4))
    assert list(board(s.public).fighters) == ["hood"]


@pytest.mark.rule("CH-10.4.k")
def test_ground_lost_twice_is_added_up() -> None:
    places = (("hood", 1, OPENING), ("repulse", 1, OPENING), ("koln", 20, OPENING), ("prinz-eugen", 27, OPENING))
    table = moving(clash(*places, attacker=ALLIED)).answer(BattleMove(BREAKING_OFF, 2), "stay")
    assert fighter(table.state, "prinz-eugen").lost_ground == 2
    assert table.ask.params["ship"] == "repulse"
    table.answer(BattleMove(BREAKING_OFF, 3))
    assert table.ask.params == {"ship": "prinz-eugen", "zones": 1}
    table.answer("stay")
    assert fighter(table.state, "prinz-eugen").lost_ground == 3
    assert table.ask.params["ship"] == "prinz-eugen"
    assert list(table.options) == [BattleMove(CLOSING, 0), BattleMove(CLOSING, 1)]


@pytest.mark.rule("CH-10.4.k")
def test_lost_ground_is_forgotten_in_the_next_round() -> None:
    s = clash(("hood", 1, BREAKING_OFF), ("prinz-eugen", 27, BREAKING_OFF), attacker=ALLIED)
    table = Table(s, do(battle_movement), do(battle_movement)).answer(BattleMove(BREAKING_OFF, 3), "stay")
    assert len(table.options) == 2
    table.answer(BattleMove(CLOSING, 0), BattleMove(CLOSING, 0))
    assert table.ask.params["ship"] == "prinz-eugen"
    assert len(table.options) == 11
    assert not fighter(table.state, "prinz-eugen").moved


@pytest.mark.rule("CH-10.7.a", "CH-10.4.j")
def test_nobody_moves_on_when_the_last_enemy_has_left() -> None:
    places = (("hood", 1, OPENING), ("prinz-eugen", 27, OPENING), ("norfolk", 5, OPENING))
    table = moving(clash(*places, attacker=ALLIED)).answer(BattleMove(BREAKING_OFF, 1), "leave")
    assert table.rested
    assert not fighter(table.state, "norfolk").moved
