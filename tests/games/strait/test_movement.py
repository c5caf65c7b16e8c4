"""Movement in the strait: the speed roll, what a ship may do with it, and what slows her down."""

import pytest

from huffduff.engine.errors import Reason
from huffduff.engine.questions import do
from huffduff.games.strait.captains import Points, points
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre
from huffduff.games.strait.movement import Course, End, may_move, move_ship, movement_phase, speed_number
from huffduff.games.strait.numbers import total
from huffduff.games.strait.sea import Heading, Space
from huffduff.games.strait.sequence import turn
from huffduff.games.strait.shooting import prospect, shooting_number
from huffduff.games.strait.state import BRITISH, GERMAN, State
from tests.games.strait.table import (
    BISMARCK,
    FACTS,
    HOOD,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Table,
    damaged,
    facing,
    least,
    put,
    setting,
    space,
)

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

# For Hood with her bow to the north.
TURNS_ONLY = {Manoeuvre(HOOD), Manoeuvre(HOOD, facing=facing("NE")), Manoeuvre(HOOD, facing=facing("NW"))}


def moving(state: State, roll: int = 12, side: str = BRITISH) -> Table:
    """The ships of a side about to move after this speed roll."""
    state.public.speed[side] = roll
    return Table(state, do(move_ship, side))


def hood_at(place: str, roll: int = 12, straight: str = "off") -> Table:
    return moving(setting(hood=place, straight=straight), roll)


def orders(table: Table, ship: ShipId = HOOD) -> set[Manoeuvre]:
    """What a ship is offered."""
    return {option for option in table.options if option.ship == ship}


def free(table: Table) -> set[Space]:
    """The spaces that Hood may enter without points."""
    return {order.space for order in orders(table) if order.space is not None and order.facing is None}


def paid(table: Table) -> set[tuple[Space | None, Heading | None]]:
    """What Hood may do for points, by where it ends."""
    return {(order.space, order.facing) for order in orders(table) if order.paid}


@pytest.mark.rule("DS-MOV.1", "DS-MOV.2")
def test_a_turn_has_two_speed_rolls_and_the_british_one_comes_first() -> None:
    table = Table(setting(), do(turn), script=[7, 8])
    table.idle(until="strait-ask-shoot")
    assert [roll["side"] for roll in table.told("strait-roll-speed")] == [BRITISH, GERMAN]
    assert table.p.speed == {BRITISH: 7, GERMAN: 8}


@pytest.mark.rule("DS-MOV.2")
def test_nobody_is_shown_the_speed_roll_of_the_turn_before() -> None:
    table = Table(setting(), do(turn), script=[7, 8, 9])
    table.idle(until="strait-ask-shoot")
    while table.p.turn == 2:
        table.answer(least(table.options))
    assert table.ask.key == "strait-ask-move"
    assert table.p.speed == {BRITISH: 9}


@pytest.mark.rule("DS-MOV.3")
def test_each_ship_holds_the_roll_against_her_own_number() -> None:
    state = setting()
    damaged(state.public, HOOD, "QH", "JH")
    table = Table(state, do(movement_phase, BRITISH), script=[5])
    hints = table.hints.ships
    assert {name: (hint.need, hint.may_move) for name, hint in hints.items()} == {
        HOOD: (6, False),
        PRINCE_OF_WALES: (4, True),
    }
    assert not free(table)
    assert [order for order in orders(table, PRINCE_OF_WALES) if order.space is not None]


@pytest.mark.rule("DS-MOV.4")
@pytest.mark.parametrize(("roll", "moves"), [(6, True), (5, False), (12, True)])
def test_reaching_the_number_is_enough(roll: int, moves: bool) -> None:
    state = setting()
    damaged(state.public, HOOD, "QH", "JH")
    state.public.speed[BRITISH] = roll
    assert may_move(state.public, FACTS, HOOD) is moves


@pytest.mark.rule("DS-MOV.5")
def test_a_ship_moves_or_turns_but_not_both() -> None:
    state = setting(hood="D4 N", british=("tovey", "leach"))
    state.public.spent = {"tovey": 4}
    table = moving(state)
    assert orders(table) == {*TURNS_ONLY, *(Manoeuvre(HOOD, space(label)) for label in ("C3", "D3", "E3"))}
    table.answer(Manoeuvre(HOOD, space("D3")))
    refusal = table.refused(Manoeuvre(HOOD, facing=facing("NE")))
    assert (refusal.key, refusal.rule) == ("strait-moved-already", "DS-MOV.5")


@pytest.mark.rule("DS-MOV.6", "DS-MOV.15")
@pytest.mark.parametrize("heading", FORWARD)
def test_forward_are_the_three_spaces_off_the_bow_and_no_others(heading: str) -> None:
    table = hood_at(f"D4 {heading}")
    forward = {space(label) for label in FORWARD[heading].split()}
    assert free(table) == forward
    around = {space(label) for label in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")}
    for wrong in sorted(around - forward):
        refusal = table.refused(Manoeuvre(HOOD, wrong))
        assert (refusal.key, refusal.rule) == ("strait-not-forward", "DS-MOV.15")


@pytest.mark.rule("DS-MOV.6")
def test_straight_ahead_can_be_agreed_to_be_the_only_way() -> None:
    table = hood_at("D4 N", straight="on")
    assert free(table) == {space("D3")}
    assert (space("E3"), facing("NE")) in paid(table)
    assert (space("E4"), facing("NE")) not in paid(table)
    assert table.refused(Manoeuvre(HOOD, space("E3"))).rule == "DS-MOV.6"
    assert OUTSIDE in free(hood_at("H4 N"))
    assert OUTSIDE not in free(hood_at("H4 N", straight="on"))


@pytest.mark.rule("DS-MOV.7")
def test_a_diagonal_move_keeps_the_facing() -> None:
    hood = hood_at("D4 N").answer(Manoeuvre(HOOD, space("E3"))).p.ships[HOOD]
    assert (hood.space, hood.facing) == (space("E3"), facing("N"))


@pytest.mark.rule("DS-MOV.8", "DS-MOV.26")
def test_too_low_a_roll_leaves_only_turns_whatever_points_there_are() -> None:
    table = hood_at("D4 N", roll=3)
    assert points(table.p, FACTS, HOOD) == Points(4, 0)
    assert orders(table) == TURNS_ONLY
    refusal = table.refused(Manoeuvre(HOOD, space("D3")))
    assert (refusal.key, refusal.rule) == ("strait-too-slow", "DS-MOV.8")
    assert (refusal.params["need"], refusal.params["roll"]) == (4, 3)


@pytest.mark.rule("DS-MOV.9")
def test_a_turn_is_one_step() -> None:
    table = hood_at("D4 N")
    assert {order.facing for order in orders(table) if order.space is None} == {None, facing("NE"), facing("NW")}
    for wrong in ("N", "E", "S", "W"):
        assert table.refused(Manoeuvre(HOOD, facing=facing(wrong))).rule == "DS-MOV.9"
    assert table.refused(Manoeuvre(HOOD, space("E4"), facing("E"))).rule == "DS-MOV.9"
    assert table.refused(Manoeuvre(HOOD, space("D3"), facing("S"))).rule == "DS-MOV.9"
    table.answer(Manoeuvre(HOOD, facing=facing("NW")))
    assert (table.p.ships[HOOD].space, table.p.ships[HOOD].facing) == (space("D4"), facing("NW"))


@pytest.mark.rule("DS-MOV.10")
def test_three_points_buy_a_turn_and_a_move_in_the_new_direction() -> None:
    state = setting(british=("tovey", "leach"), hood="D4 N")
    table = moving(state)
    turned_first = {(space(label), facing("NE")) for label in ("E3", "D3", "E4")}
    assert turned_first | {(space(label), facing("NW")) for label in ("C3", "C4", "D3")} <= paid(table)
    assert (space("E5"), facing("NE")) not in paid(table)
    table.answer(Manoeuvre(HOOD, space("E4"), facing("NE")))
    hood = table.p.ships[HOOD]
    assert (hood.space, hood.facing) == (space("E4"), facing("NE"))
    assert points(table.p, FACTS, HOOD) == Points(1, 0)


@pytest.mark.rule("DS-MOV.11")
def test_three_points_buy_a_move_and_a_turn_after_it() -> None:
    state = setting(british=("tovey", "leach"), hood="D4 N")
    table = moving(state)
    moved_first = {(space(label), facing(new)) for label in ("C3", "D3", "E3") for new in ("NE", "NW")}
    assert moved_first <= paid(table)
    turned_first = {(space("E4"), facing("NE")), (space("C4"), facing("NW"))}
    assert paid(table) == moved_first | turned_first
    table.answer(Manoeuvre(HOOD, space("C3"), facing("NE")))
    hood = table.p.ships[HOOD]
    assert (hood.space, hood.facing) == (space("C3"), facing("NE"))
    assert points(table.p, FACTS, HOOD) == Points(1, 0)


@pytest.mark.rule("DS-MOV.12")
def test_points_do_not_buy_the_move_itself() -> None:
    state = setting(german=("krancke", "fein"), bismarck="D4 N")
    table = moving(state, roll=3, side=GERMAN)
    assert points(table.p, FACTS, BISMARCK) == Points(5, 2)
    assert {order.space for order in orders(table, BISMARCK)} == {None}
    assert table.refused(Manoeuvre(BISMARCK, space("E3"), facing("NE"))).rule == "DS-MOV.12"
    assert table.refused(Manoeuvre(BISMARCK, space("D3"), facing("NE"))).rule == "DS-MOV.12"


@pytest.mark.rule("DS-MOV.13")
def test_one_manoeuvre_and_one_space_a_turn() -> None:
    table = moving(setting(german=("krancke", "fein"), bismarck="D4 N"), side=GERMAN)
    for far in ("D2", "F2", "A1"):
        assert table.refused(Manoeuvre(BISMARCK, space(far))).rule == "DS-MOV.13"
    table.answer(Manoeuvre(BISMARCK, space("E3"), facing("NE")), Points(3, 0))
    assert points(table.p, FACTS, BISMARCK) == Points(2, 2)
    assert table.refused(Manoeuvre(BISMARCK, space("E2"), facing("N"))).rule == "DS-MOV.13"


@pytest.mark.rule("DS-MOV.14")
def test_a_ship_may_stand_still() -> None:
    table = hood_at("D4 N")
    before = table.p.ships[HOOD]
    after = table.answer(Manoeuvre(HOOD)).p.ships[HOOD]
    assert (after.space, after.facing) == (before.space, before.facing)
    assert table.told("strait-stays") == [{"ship": HOOD}]


@pytest.mark.rule("DS-MOV.16")
@pytest.mark.parametrize("other", [BISMARCK, PRINCE_OF_WALES])
def test_a_taken_space_cannot_be_entered(other: ShipId) -> None:
    state = setting(hood="D4 N")
    put(state, other, "D3 S")
    table = moving(state)
    assert free(table) == {space("C3"), space("E3")}
    assert not [order for order in orders(table) if order.space == space("D3")]
    refusal = table.refused(Manoeuvre(HOOD, space("D3")))
    assert (refusal.key, refusal.rule) == ("strait-space-taken", "DS-MOV.16")


@pytest.mark.rule("DS-MOV.17")
def test_a_space_left_in_the_same_phase_is_free() -> None:
    table = moving(setting(hood="F5 NW", prince_of_wales="G6 NW"))
    follow = Manoeuvre(PRINCE_OF_WALES, space("F5"))
    assert follow not in table.options
    table.answer(Manoeuvre(HOOD, space("E4")))
    assert follow in table.options


@pytest.mark.rule("DS-MOV.18")
def test_the_player_orders_his_own_ships() -> None:
    for first, second in ((HOOD, PRINCE_OF_WALES), (PRINCE_OF_WALES, HOOD)):
        table = moving(setting()).answer(Manoeuvre(first))
        assert {option.ship for option in table.options} == {second}
        assert table.answer(Manoeuvre(second)).rested


@pytest.mark.rule("DS-MOV.19")
def test_splash_markers_go_along_with_the_ship_they_lie_by() -> None:
    state = setting(hood="F5 NW")
    state.public.change(BISMARCK, target=HOOD, splashes=2)
    table = moving(state).answer(Manoeuvre(HOOD, space("E4"), facing("W")))
    assert (table.p.ships[BISMARCK].target, table.p.ships[BISMARCK].splashes) == (HOOD, 2)
    assert ("strait-mod-splash", -2) in shooting_number(table.p, FACTS, BISMARCK, HOOD)


@pytest.mark.rule("DS-MOV.20")
def test_each_jack_and_queen_costs_a_point_of_speed() -> None:
    p = setting().public
    damaged(p, HOOD, "JH", "QS", "QD", "KH", "AH", "2H", "3H")
    assert speed_number(p, FACTS, HOOD) == [("strait-mod-base", 4), ("strait-mod-speed-cards", 3)]


@pytest.mark.rule("DS-MOV.21")
@pytest.mark.parametrize(("hull", "slower"), [(6, 0), (7, 1), (13, 1), (14, 2), (34, 4)])
def test_every_full_seven_points_of_hull_cost_a_point_of_speed(hull: int, slower: int) -> None:
    p = setting().public
    p.change(HOOD, hull=hull)
    assert total(speed_number(p, FACTS, HOOD)) == 4 + slower


@pytest.mark.rule("DS-MOV.22", "DS-MOV.23")
def test_penalties_add_up_until_no_roll_is_enough() -> None:
    p = setting(hood="D4 N").public
    damaged(p, HOOD, "QH", hull=8)
    assert total(speed_number(p, FACTS, HOOD)) == 6
    hood = damaged(p, HOOD, "JH", "JS", "QS", "QD", hull=28)
    assert total(speed_number(p, FACTS, HOOD)) == 13
    state = setting(hood="D4 N")
    state.public.ships[HOOD] = hood
    assert orders(moving(state, roll=12)) == TURNS_ONLY


@pytest.mark.rule("DS-MOV.24")
def test_the_germans_roll_for_themselves_after_the_british() -> None:
    table = Table(setting(), do(movement_phase, BRITISH), do(movement_phase, GERMAN), script=[3, 9])
    assert not free(table)
    table.answer(Manoeuvre(HOOD), Manoeuvre(PRINCE_OF_WALES))
    assert (table.ask.seat, table.ask.params["roll"]) == (GERMAN, 9)
    table.answer("no")
    assert table.ask.params["roll"] == 9
    assert [order for order in table.options if order.space is not None]


def test_a_manoeuvre_is_previewed_with_its_price_and_the_shots_it_leads_to() -> None:
    table = hood_at("D4 N")
    choice, before = table.ask.choice, table.p.copy()
    course = choice.preview(Manoeuvre(HOOD, space("D3"), facing("NE")))
    there = before.copy()
    there.change(HOOD, space=space("D3"), facing=facing("NE"))
    assert course == Course(None, 2, {name: prospect(there, FACTS, HOOD, name) for name in (BISMARCK, PRINZ_EUGEN)})
    still = {name: prospect(before, FACTS, HOOD, name) for name in (BISMARCK, PRINZ_EUGEN)}
    assert choice.preview(Manoeuvre(HOOD)) == Course(None, 0, still)
    assert hood_at("H4 E").ask.choice.preview(Manoeuvre(HOOD, OUTSIDE)) == Course(None, 0, {})
    refused = choice.preview(Manoeuvre(HOOD, space("D6")))
    assert refused == Course(Reason("strait-one-space", "DS-MOV.13", {"ship": HOOD}), 0, {})
    assert table.p == before


def test_hints_tell_where_every_manoeuvre_ends_and_what_it_costs() -> None:
    ends = hood_at("H4 E").hints.ships[HOOD].ends
    assert tuple(end.order for end in ends) == tuple(o for o in hood_at("H4 E").options if o.ship == HOOD)
    north, outside = facing("NE"), Manoeuvre(HOOD, OUTSIDE)
    assert End(Manoeuvre(HOOD), space("H4"), facing("E"), 0) in ends
    assert End(Manoeuvre(HOOD, facing=north), space("H4"), north, 0) in ends
    assert End(outside, None, facing("E"), 0) in ends
    assert End(Manoeuvre(HOOD, OUTSIDE, north), None, north, 2) in ends


@pytest.mark.rule("DS-MOV.25")
def test_failed_morale_limits_what_a_ship_may_do() -> None:
    state = setting(hood="E4 E", bismarck="B4 N", prinz_eugen="A1 N")
    state.public.change(HOOD, failed=True)
    table = moving(state)
    assert Manoeuvre(HOOD) not in table.options
    assert table.hints.ships[HOOD].duty == "open-range"
    assert table.hints.ships[PRINCE_OF_WALES].duty is None


def test_orders_that_are_none_get_the_plain_refusal() -> None:
    table = hood_at("D4 N")
    for rubbish in ("stay", (), {"space": 3}, {"ship": 3}, {"ship": HOOD, "space": "D3"}, (HOOD, "stay")):
        refusal = table.refused(rubbish)
        assert (refusal.key, refusal.rule) == ("engine-not-an-answer", "DS-MOV.5")
    refusal = table.refused(Manoeuvre(ShipId("hms")))
    assert (refusal.key, refusal.rule) == ("engine-not-offered", "DS-MOV.5")
    assert table.refused(Manoeuvre(BISMARCK)).rule == "DS-TRN.3"
