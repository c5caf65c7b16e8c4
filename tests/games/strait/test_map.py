"""The map of the strait: spaces, edges, facings and ranges."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre
from huffduff.games.strait.movement import leave, move_ship
from huffduff.games.strait.sea import AHEAD, BROADSIDE, RANGE, SPACES, TURNS, WAY_OUT, Space, label, space_at, turns
from huffduff.games.strait.sequence import open_phase, victory_check
from huffduff.games.strait.shooting import Fire, shooting_number, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, LEFT
from huffduff.geometry.squares import Square
from tests.games.strait.table import (
    BISMARCK,
    FACTS,
    HOOD,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Table,
    facing,
    put,
    setting,
    space,
)


def moving(roll: int = 12, side: str = BRITISH, **places: str) -> Table:
    """The ships of a side about to move, far from everybody else unless placed otherwise."""
    state = setting()
    for name, place in places.items():
        put(state, ShipId(name.replace("_", "-")), place)
    state.public.speed[side] = roll
    return Table(state, do(move_ship, side))


@pytest.mark.rule("DS-MAP.1")
def test_the_sea_has_sixty_four_spaces() -> None:
    squares = [Square(column, row) for row in range(-2, 10) for column in range(-2, 10)]
    spaces = [found for square in squares if (found := space_at(square)) is not None]
    assert spaces == list(SPACES) == list(range(64))
    assert tuple(label(SPACES[number]) for number in (0, 7, 56, 63)) == ("A1", "H1", "A8", "H8")
    assert moving(hood="D4 N").refused(Manoeuvre(HOOD, Space(64))).rule == "DS-MAP.1"


@pytest.mark.rule("DS-MAP.2")
@pytest.mark.parametrize("other", [PRINCE_OF_WALES, BISMARCK])
def test_a_space_holds_one_ship(other: ShipId) -> None:
    state = setting(hood="D4 N")
    put(state, other, "D3 E")
    state.public.speed[BRITISH] = 12
    table = Table(state, do(move_ship, BRITISH))
    assert Manoeuvre(HOOD, space("D3")) not in table.options
    assert table.refused(Manoeuvre(HOOD, space("D3"))).rule == "DS-MOV.16"


@pytest.mark.rule("DS-MAP.3")
def test_eight_turns_to_starboard_bring_a_ship_round() -> None:
    heading, seen = facing("N"), []
    for _ in range(8):
        heading = turns(heading)[1]
        seen.append(heading)
    assert seen == [1, 2, 3, 4, 5, 6, 7, 0]
    assert TURNS[0] == (7, 1)


@pytest.mark.rule("DS-MAP.4")
def test_the_north_edge_is_closed() -> None:
    table = moving(hood="D1 N")
    assert {order.space for order in table.options if order.ship == HOOD and not order.paid} == {None}
    assert table.refused(Manoeuvre(HOOD, OUTSIDE)).rule == "DS-MAP.4"


@pytest.mark.rule("DS-MAP.5")
def test_diagonal_steps_over_the_north_edge_are_closed_even_at_the_corners() -> None:
    table = moving(hood="A1 NW")
    free = {order.space for order in table.options if order.ship == HOOD and not order.paid}
    assert free == {None, OUTSIDE}
    assert not WAY_OUT[False][facing("NW")][space("D1")]
    assert AHEAD[False][facing("NE")][space("D1")] == (space("E1"),)
    assert moving(hood="D1 NE").refused(Manoeuvre(HOOD, OUTSIDE)).rule == "DS-MAP.5"
    assert not WAY_OUT[True][facing("NW")][space("A1")]


@pytest.mark.rule("DS-MAP.4", "DS-MAP.5", "DS-MAP.6")
@pytest.mark.parametrize(
    ("place", "cited"), [("D1 N", "DS-MAP.4"), ("A1 NW", "DS-MAP.5"), ("H1 NE", "DS-MAP.5"), ("D1 E", "DS-MAP.6")]
)
def test_straight_ahead_nothing_leaves_to_the_north_either(place: str, cited: str) -> None:
    state = setting(straight="on", hood=place)
    state.public.speed[BRITISH] = 12
    table = Table(state, do(move_ship, BRITISH))
    assert Manoeuvre(HOOD, OUTSIDE) not in table.options
    refusal = table.refused(Manoeuvre(HOOD, OUTSIDE))
    closed = "strait-no-edge-ahead" if cited == "DS-MAP.6" else "strait-north-closed"
    assert (refusal.key, refusal.rule) == (closed, cited)


@pytest.mark.rule("DS-MAP.6")
@pytest.mark.parametrize("place", ["H4 E", "H4 NE", "D8 S", "A4 W", "A4 NW", "H8 SE"])
def test_the_other_edges_are_open(place: str) -> None:
    table = moving(hood=place)
    assert Manoeuvre(HOOD, OUTSIDE) in table.options
    table.answer(Manoeuvre(HOOD, OUTSIDE))
    assert table.p.ships[HOOD].status == LEFT
    assert moving(hood="G4 E").refused(Manoeuvre(HOOD, OUTSIDE)).rule == "DS-MAP.6"
    assert moving(roll=3, hood=place).refused(Manoeuvre(HOOD, OUTSIDE)).rule == "DS-MOV.8"


@pytest.mark.rule("DS-MAP.6")
def test_a_ship_may_pay_to_turn_and_leave() -> None:
    table = moving(hood="H4 N")
    assert Manoeuvre(HOOD, OUTSIDE, facing("NE")) in table.options
    assert Manoeuvre(HOOD, OUTSIDE, facing("NW")) not in table.options
    table.answer(Manoeuvre(HOOD, OUTSIDE, facing("NE")))
    hood = table.p.ships[HOOD]
    assert (hood.status, hood.facing) == (LEFT, facing("NE"))
    assert table.p.spent == {"holland": 2}


@pytest.mark.rule("DS-MAP.6", "DS-CAP.6")
def test_who_cannot_pay_for_it_is_told_so() -> None:
    state = setting(hood="H4 N")
    state.public.speed[BRITISH], state.public.spent["holland"] = 12, 3
    table = Table(state, do(move_ship, BRITISH))
    refusal = table.refused(Manoeuvre(HOOD, OUTSIDE, facing("NE")))
    assert (refusal.key, refusal.rule) == ("strait-too-expensive", "DS-CAP.6")


@pytest.mark.rule("DS-MAP.7")
def test_a_ship_that_left_is_out_for_good() -> None:
    state = setting(prinz_eugen="A4 W", hood="C4 N")
    p = state.public
    p.change(HOOD, target=PRINZ_EUGEN, splashes=2)
    leave(state, PRINZ_EUGEN)
    assert (p.ships[HOOD].target, p.ships[HOOD].splashes) == ("", 0)
    p.change(PRINZ_EUGEN, failed=True)
    shots = Table(state, do(shooting_phase, BRITISH))
    assert shots.refused(Fire(HOOD, PRINZ_EUGEN)).rule == "DS-SHO.4"
    shots = Table(state, do(open_phase, "shooting"), do(shooting_phase, GERMAN))
    assert {option.ship for option in shots.options} == {BISMARCK}
    p.speed[GERMAN] = 12
    moves = Table(state, do(move_ship, GERMAN))
    assert {option.ship for option in moves.options} == {BISMARCK}
    assert moves.refused(Manoeuvre(PRINZ_EUGEN)).rule == "DS-MAP.7"


@pytest.mark.rule("DS-MAP.8")
def test_a_squadron_that_has_left_is_beaten() -> None:
    state = setting()
    leave(state, BISMARCK)
    leave(state, PRINZ_EUGEN)
    outcome = Table(state, do(victory_check)).position.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.rule) == (BRITISH, "DS-VIC.3")


@pytest.mark.rule("DS-MAP.9")
@pytest.mark.parametrize(("a", "b", "spaces"), [("D2", "G6", 4), ("D2", "E3", 1), ("A1", "H8", 7), ("D2", "D2", 0)])
def test_diagonals_count_one_space(a: str, b: str, spaces: int) -> None:
    assert RANGE[space(a)][space(b)] == RANGE[space(b)][space(a)] == spaces


@pytest.mark.rule("DS-MAP.10")
def test_a_ship_in_between_changes_nothing() -> None:
    clear = setting(bismarck="D2 W", hood="D6 N", prince_of_wales="H8 N").public
    blocked = setting(bismarck="D2 W", hood="D6 N", prince_of_wales="D4 N")
    assert shooting_number(clear, FACTS, BISMARCK, HOOD) == shooting_number(blocked.public, FACTS, BISMARCK, HOOD)
    assert Fire(BISMARCK, HOOD) in Table(blocked, do(shooting_phase, GERMAN)).options


@pytest.mark.rule("DS-MAP.11")
def test_ships_on_both_sides_do_not_bar_a_diagonal() -> None:
    table = moving(hood="D4 NE", bismarck="D3 N", prince_of_wales="E4 N")
    assert Manoeuvre(HOOD, space("E3")) in table.options
    assert Manoeuvre(HOOD, space("D3")) not in table.options


@pytest.mark.rule("DS-SHO.14")
def test_the_broadside_table_follows_the_formulae() -> None:
    for heading in range(8):
        for a in SPACES:
            for b in SPACES:
                dx, dy = b % 8 - a % 8, b // 8 - a // 8
                expected = {
                    0: abs(dx) >= abs(dy),
                    1: dx * dy >= 0,
                    2: abs(dy) >= abs(dx),
                    3: dx * dy <= 0,
                }[heading % 4]
                assert BROADSIDE[heading][a][b] is expected
