"""Movement in the strait: the speed roll, what a ship may do with it, and what slows her down."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.strait.captains import points
from huffduff.games.strait.movement import may_move, move_ship, movement_phase, speed_number
from huffduff.games.strait.numbers import total
from huffduff.games.strait.sequence import turn
from huffduff.games.strait.shooting import shooting_number
from huffduff.games.strait.state import BRITISH, GERMAN, State
from tests.games.strait.table import FACTS, Table, damaged, facing, put, setting, space

FORWARD = {
    "N": "D3 C3 E3",
    "NE": "E3 D3 E4",
    "E": "E4 E3 E5",
    "SE": "E5 E4 D5",
    "S": "D5 E5 C5",
    "SW": "C5 D5 C4",
    "W": "C4 C5 C3",
    "NW": "C3 C4 D3",
}


def moving(state: State, roll: int = 12, side: str = BRITISH) -> Table:
    """The ships of a side about to move after this speed roll."""
    state.public.speed[side] = roll
    return Table(state, do(move_ship, side))


def hood_at(place: str, roll: int = 12, straight: str = "off") -> Table:
    return moving(setting(hood=place, straight=straight), roll)


def orders(table: Table, ship: str = "hood") -> set[tuple[object, ...]]:
    return {option[1:] for option in table.options if option[0] == ship}


def free(table: Table, verb: str = "move") -> list[object]:
    return [option[1] for option in sorted(orders(table)) if option[0] == verb]


@pytest.mark.rule("DS-MOV.1", "DS-MOV.2")
def test_a_turn_has_two_speed_rolls_and_the_british_one_comes_first() -> None:
    table = Table(setting(), do(turn), script=[7, 8])
    table.idle(until="strait-ask-shoot")
    assert [roll["side"] for roll in table.told("strait-roll-speed")] == [BRITISH, GERMAN]
    assert table.p.speed == {BRITISH: 7, GERMAN: 8}


@pytest.mark.rule("DS-MOV.3")
def test_each_ship_holds_the_roll_against_her_own_number() -> None:
    state = setting()
    damaged(state.public.ships["hood"], "QH", "JH")
    table = Table(state, do(movement_phase, BRITISH), script=[5])
    hints = table.ask.choice.hints()["ships"]
    assert {name: (hint["need"], hint["may_move"]) for name, hint in hints.items()} == {
        "hood": (6, False),
        "prince-of-wales": (4, True),
    }
    assert not free(table)
    assert [option for option in table.options if option[:2] == ("prince-of-wales", "move")]


@pytest.mark.rule("DS-MOV.4")
@pytest.mark.parametrize(("roll", "moves"), [(6, True), (5, False), (12, True)])
def test_reaching_the_number_is_enough(roll: int, moves: bool) -> None:
    state = setting()
    damaged(state.public.ships["hood"], "QH", "JH")
    state.public.speed[BRITISH] = roll
    assert may_move(state.public, FACTS, "hood") is moves


@pytest.mark.rule("DS-MOV.5")
def test_a_ship_moves_or_turns_but_not_both() -> None:
    state = setting(hood="D4 N", british=("tovey", "leach"))
    state.public.spent = {"tovey": 4}
    table = moving(state)
    assert orders(table) == {
        ("stay",),
        ("turn", facing("NE")),
        ("turn", facing("NW")),
        *(("move", space(label)) for label in ("C3", "D3", "E3")),
    }
    table.answer(("hood", "move", space("D3")))
    refusal = table.refused(("hood", "turn", facing("NE")))
    assert (refusal.key, refusal.rule) == ("strait-moved-already", "DS-MOV.5")


@pytest.mark.rule("DS-MOV.6", "DS-MOV.15")
@pytest.mark.parametrize("heading", FORWARD)
def test_forward_are_the_three_spaces_off_the_bow_and_no_others(heading: str) -> None:
    table = hood_at(f"D4 {heading}")
    forward = {space(label) for label in FORWARD[heading].split()}
    assert set(free(table)) == forward
    around = {space(label) for label in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")}
    for wrong in sorted(around - forward):
        refusal = table.refused(("hood", "move", wrong))
        assert (refusal.key, refusal.rule) == ("strait-not-forward", "DS-MOV.15")


@pytest.mark.rule("DS-MOV.6")
def test_straight_ahead_can_be_agreed_to_be_the_only_way() -> None:
    table = hood_at("D4 N", straight="on")
    assert free(table) == [space("D3")]
    assert ("turn-move", facing("NE"), space("E3")) in orders(table)
    assert ("turn-move", facing("NE"), space("E4")) not in orders(table)
    assert table.refused(("hood", "move", space("E3"))).rule == "DS-MOV.6"
    assert ("leave",) in orders(hood_at("H4 N"))
    assert ("leave",) not in orders(hood_at("H4 N", straight="on"))


@pytest.mark.rule("DS-MOV.7")
def test_a_diagonal_move_keeps_the_facing() -> None:
    hood = hood_at("D4 N").answer(("hood", "move", space("E3"))).p.ships["hood"]
    assert (hood.space, hood.facing) == (space("E3"), facing("N"))


@pytest.mark.rule("DS-MOV.8", "DS-MOV.26")
def test_too_low_a_roll_leaves_only_turns_whatever_points_there_are() -> None:
    table = hood_at("D4 N", roll=3)
    assert points(table.p, FACTS, "hood") == (4, 0)
    assert orders(table) == {("stay",), ("turn", facing("NE")), ("turn", facing("NW"))}
    refusal = table.refused(("hood", "move", space("D3")))
    assert (refusal.key, refusal.rule) == ("strait-too-slow", "DS-MOV.8")
    assert (refusal.params["need"], refusal.params["roll"]) == (4, 3)


@pytest.mark.rule("DS-MOV.9")
def test_a_turn_is_one_step() -> None:
    table = hood_at("D4 N")
    assert free(table, "turn") == [facing("NE"), facing("NW")]
    for wrong in ("N", "E", "S", "W"):
        assert table.refused(("hood", "turn", facing(wrong))).rule == "DS-MOV.9"
    assert table.refused(("hood", "turn-move", facing("E"), space("E4"))).rule == "DS-MOV.9"
    assert table.refused(("hood", "move-turn", space("D3"), facing("S"))).rule == "DS-MOV.9"
    table.answer(("hood", "turn", facing("NW")))
    assert (table.p.ships["hood"].space, table.p.ships["hood"].facing) == (space("D4"), facing("NW"))


@pytest.mark.rule("DS-MOV.10")
def test_three_points_buy_a_turn_and_a_move_in_the_new_direction() -> None:
    state = setting(british=("tovey", "leach"), hood="D4 N")
    table = moving(state)
    mine = {option[1:] for option in orders(table) if option[0] == "turn-move"}
    assert mine == {(facing("NE"), space(label)) for label in ("E3", "D3", "E4")} | {
        (facing("NW"), space(label)) for label in ("C3", "C4", "D3")
    }
    table.answer(("hood", "turn-move", facing("NE"), space("E4")))
    hood = table.p.ships["hood"]
    assert (hood.space, hood.facing) == (space("E4"), facing("NE"))
    assert points(table.p, FACTS, "hood") == (1, 0)


@pytest.mark.rule("DS-MOV.11")
def test_three_points_buy_a_move_and_a_turn_after_it() -> None:
    state = setting(british=("tovey", "leach"), hood="D4 N")
    table = moving(state)
    mine = {option[1:] for option in orders(table) if option[0] == "move-turn"}
    assert mine == {(space(label), facing(new)) for label in ("C3", "D3", "E3") for new in ("NE", "NW")}
    table.answer(("hood", "move-turn", space("C3"), facing("NE")))
    hood = table.p.ships["hood"]
    assert (hood.space, hood.facing) == (space("C3"), facing("NE"))
    assert points(table.p, FACTS, "hood") == (1, 0)


@pytest.mark.rule("DS-MOV.12")
def test_points_do_not_buy_the_move_itself() -> None:
    state = setting(german=("krancke", "fein"), bismarck="D4 N")
    table = moving(state, roll=3, side=GERMAN)
    assert points(table.p, FACTS, "bismarck") == (5, 2)
    assert {option[1] for option in table.options if option[0] == "bismarck"} == {"stay", "turn"}
    assert table.refused(("bismarck", "turn-move", facing("NE"), space("E3"))).rule == "DS-MOV.12"
    assert table.refused(("bismarck", "move-turn", space("D3"), facing("NE"))).rule == "DS-MOV.12"


@pytest.mark.rule("DS-MOV.13")
def test_one_manoeuvre_and_one_space_a_turn() -> None:
    table = moving(setting(german=("krancke", "fein"), bismarck="D4 N"), side=GERMAN)
    for far in ("D2", "F2", "A1"):
        assert table.refused(("bismarck", "move", space(far))).rule == "DS-MOV.13"
    table.answer(("bismarck", "turn-move", facing("NE"), space("E3")), (3, 0))
    assert points(table.p, FACTS, "bismarck") == (2, 2)
    assert table.refused(("bismarck", "turn-move", facing("N"), space("E2"))).rule == "DS-MOV.13"


@pytest.mark.rule("DS-MOV.14")
def test_a_ship_may_stand_still() -> None:
    table = hood_at("D4 N")
    before = table.p.ships["hood"].copy()
    after = table.answer(("hood", "stay")).p.ships["hood"]
    assert (after.space, after.facing) == (before.space, before.facing)
    assert table.told("strait-stays") == [{"ship": "hood"}]


@pytest.mark.rule("DS-MOV.16")
@pytest.mark.parametrize("other", ["bismarck", "prince-of-wales"])
def test_a_taken_space_cannot_be_entered(other: str) -> None:
    state = setting(hood="D4 N")
    put(state, other, "D3 S")
    table = moving(state)
    assert set(free(table)) == {space("C3"), space("E3")}
    assert not [option for option in orders(table) if space("D3") in option[1:] and "move" in str(option[0])]
    refusal = table.refused(("hood", "move", space("D3")))
    assert (refusal.key, refusal.rule) == ("strait-space-taken", "DS-MOV.16")


@pytest.mark.rule("DS-MOV.17")
def test_a_space_left_in_the_same_phase_is_free() -> None:
    table = moving(setting(hood="F5 NW", prince_of_wales="G6 NW"))
    follow = ("prince-of-wales", "move", space("F5"))
    assert follow not in table.options
    table.answer(("hood", "move", space("E4")))
    assert follow in table.options


@pytest.mark.rule("DS-MOV.18")
def test_the_player_orders_his_own_ships() -> None:
    for first, second in (("hood", "prince-of-wales"), ("prince-of-wales", "hood")):
        table = moving(setting()).answer((first, "stay"))
        assert {option[0] for option in table.options} == {second}
        assert table.answer((second, "stay")).rested


@pytest.mark.rule("DS-MOV.19")
def test_splash_markers_go_along_with_the_ship_they_lie_by() -> None:
    state = setting(hood="F5 NW")
    bismarck = state.public.ships["bismarck"]
    bismarck.target, bismarck.splashes = "hood", 2
    table = moving(state).answer(("hood", "move-turn", space("E4"), facing("W")))
    assert (table.p.ships["bismarck"].target, table.p.ships["bismarck"].splashes) == ("hood", 2)
    assert ("strait-mod-splash", -2) in shooting_number(table.p, FACTS, "bismarck", "hood")


@pytest.mark.rule("DS-MOV.20")
def test_each_jack_and_queen_costs_a_point_of_speed() -> None:
    p = setting().public
    damaged(p.ships["hood"], "JH", "QS", "QD", "KH", "AH", "2H", "3H")
    assert speed_number(p, FACTS, "hood") == [("strait-mod-base", 4), ("strait-mod-speed-cards", 3)]


@pytest.mark.rule("DS-MOV.21")
@pytest.mark.parametrize(("hull", "slower"), [(6, 0), (7, 1), (13, 1), (14, 2), (34, 4)])
def test_every_full_seven_points_of_hull_cost_a_point_of_speed(hull: int, slower: int) -> None:
    p = setting().public
    p.ships["hood"].hull = hull
    assert total(speed_number(p, FACTS, "hood")) == 4 + slower


@pytest.mark.rule("DS-MOV.22", "DS-MOV.23")
def test_penalties_add_up_until_no_roll_is_enough() -> None:
    p = setting(hood="D4 N").public
    hood = damaged(p.ships["hood"], "QH")
    hood.hull = 8
    assert total(speed_number(p, FACTS, "hood")) == 6
    damaged(hood, "JH", "JS", "QS", "QD").hull = 28
    assert total(speed_number(p, FACTS, "hood")) == 13
    state = setting(hood="D4 N")
    state.public.ships["hood"] = hood
    assert orders(moving(state, roll=12)) == {("stay",), ("turn", facing("NE")), ("turn", facing("NW"))}


@pytest.mark.rule("DS-MOV.24")
def test_the_germans_roll_for_themselves_after_the_british() -> None:
    table = Table(setting(), do(movement_phase, BRITISH), do(movement_phase, GERMAN), script=[3, 9])
    assert not [option for option in table.options if option[1] == "move"]
    table.answer(("hood", "stay"), ("prince-of-wales", "stay"))
    assert (table.ask.seat, table.ask.params["roll"]) == (GERMAN, 9)
    table.answer("no")
    assert table.ask.params["roll"] == 9
    assert [option for option in table.options if option[1] == "move"]


@pytest.mark.rule("DS-MOV.25")
def test_failed_morale_limits_what_a_ship_may_do() -> None:
    state = setting(hood="E4 E", bismarck="B4 N", prinz_eugen="A1 N")
    state.public.ships["hood"].failed = True
    table = moving(state)
    assert ("hood", "stay") not in table.options
    assert table.ask.choice.hints()["ships"]["hood"]["duty"] == "open-range"
    assert table.ask.choice.hints()["ships"]["prince-of-wales"]["duty"] is None


def test_orders_that_are_none_get_the_plain_refusal() -> None:
    table = hood_at("D4 N")
    for rubbish in ("stay", (), ("hood",), ("hood", "fly"), ("hood", "move", "D3"), ("hood", "move"), ("hms", "stay")):
        refusal = table.refused(rubbish)
        assert (refusal.key, refusal.rule) == ("engine-not-offered", "DS-MOV.5")
    assert table.refused(("bismarck", "stay")).rule == "DS-TRN.3"
