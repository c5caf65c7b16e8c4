"""Courses: hex by hex, against a second reading of the rules."""

from random import Random

import pytest

from huffduff.engine.errors import Refused
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, SEATS, Hex, Seat, TokenId
from huffduff.games.sink.movement.paths import course_refusal, onward, reach
from huffduff.games.sink.movement.speed import Pace
from tests.games.sink.movement import oracle
from tests.games.sink.table import FACTS

CHART = FACTS.chart


def speed(most: int | None) -> Pace:
    return Pace(most, "none" if most is None else "evasion")


def refusal(side: Seat, start: str, path: tuple[str, ...], most: int | None) -> Refused | None:
    return course_refusal(CHART, side, TokenId("X1"), Hex(start), tuple(map(Hex, path)), speed(most))


def broken(side: Seat, start: str, path: tuple[str, ...], most: int | None = 4) -> str | None:
    found = refusal(side, start, path, most)
    return found.rule if found else None


@pytest.mark.rule("SB-7.12.a", "SB-7.13.a", "SB-7.13.b", "SB-7.13.d", "SB-7.25.b", "SB-6.23.a")
def test_courses_at_random_are_allowed_exactly_where_a_slow_reading_allows_them() -> None:
    rng = Random(20)
    labels = [*CHART.places, EXIT, "0101", "9999"]
    allowed = 0
    for _ in range(20000):
        side = SEATS[rng.randrange(2)]
        here = start = rng.choice(CHART.seas)
        path: list[str] = []
        for _ in range(rng.randrange(6)):
            near = [*CHART.neighbours(here), EXIT] if here in CHART.places else labels
            here = Hex(rng.choice(near if rng.random() < 0.95 else labels))
            path.append(here)
        most = rng.choice((None, 0, 1, 2, 3, 4))
        expected = oracle.allowed(side, start, tuple(path), most)
        assert (refusal(side, start, tuple(path), most) is None) == expected, (side, start, path, most)
        allowed += expected
    assert 4000 < allowed < 16000


@pytest.mark.rule("SB-7.12.a", "SB-7.13.a", "SB-7.13.b", "SB-7.25.b")
@pytest.mark.parametrize("start", ["3204", "3912", "3716", "3721", "1319", "2838", "3516", "3728", "2815"])
@pytest.mark.parametrize("side", SEATS)
def test_what_can_be_reached_is_what_courses_reach(side: Seat, start: str) -> None:
    for most in (0, 1, 4):
        assert reach(CHART, side, Hex(start), most) == oracle.reached(side, start, most)


@pytest.mark.parametrize("side", SEATS)
def test_a_course_can_be_drawn_on_wherever_the_next_leg_is_allowed(side: Seat) -> None:
    for here in CHART.seas:
        further = {*CHART.neighbours(here), EXIT}
        assert set(onward(CHART, side, here, speed(4))) == {
            there for there in further if oracle.step_allowed(side, here, there, False)
        }
    assert onward(CHART, GERMAN, Hex("2838"), speed(None)) == CHART.ways(GERMAN, Hex("2838"))
    assert onward(CHART, GERMAN, EXIT, speed(4)) == ()


@pytest.mark.rule("SB-7.12.a", "SB-7.11.a")
@pytest.mark.parametrize("side", SEATS)
def test_any_number_of_hexes_up_to_the_limit_and_none_at_all(side: Seat) -> None:
    course = ("2814", "2813", "2812", "2811", "2810")
    for length in range(5):
        assert broken(side, "2815", course[:length]) is None
    found = refusal(side, "2815", course, 4)
    assert found is not None
    assert (found.rule, found.params["most"], found.params["cost"]) == ("SB-7.12.a", 4, 5)
    assert broken(side, "2815", ("2814",), 0) == "SB-7.12.a"


@pytest.mark.rule("SB-7.13.a", "SB-7.22.a")
def test_no_hex_is_skipped() -> None:
    assert broken(GERMAN, "3204", ("2905",)) == "SB-7.13.a"
    assert broken(GERMAN, "3204", ("3104", "3004", "2905")) == "SB-7.13.a"  # 3004 and 2905 do not touch
    assert broken(GERMAN, "3204", ("3104", "3005", "2905")) is None
    assert broken(GERMAN, "2815", ("2815",)) == "SB-7.13.a"


@pytest.mark.rule("SB-7.13.b", "SB-2.2.b")
@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize("most", [4, None])
def test_land_and_hexes_without_a_number_are_closed_to_all(side: Seat, most: int | None) -> None:
    assert broken(side, "3106", ("3107",), most) == "SB-7.13.b"  # Iceland
    assert broken(side, "1406", ("1405",), most) == "SB-7.13.b"  # off the numbered sea
    assert broken(side, "2815", ("0000",), most) == "SB-7.13.b"
    assert broken(side, "3817", ("3716",), most) == "SB-7.13.b"  # across Scotland


@pytest.mark.rule("SB-7.25.b")
@pytest.mark.parametrize("most", [4, None])
def test_restricted_waters_are_closed_to_germans_and_their_dummies(most: int | None) -> None:
    assert broken(GERMAN, "3719", ("3718",), most) == "SB-7.25.b"
    assert broken(GERMAN, "3720", ("3820",), most) == "SB-7.25.b"
    assert broken(BRITISH, "3719", ("3718",), most) is None


@pytest.mark.rule("SB-7.25.a", "SB-7.33.a")
def test_the_hex_of_an_enemy_port_is_open_water_as_long_as_one_stays_outside() -> None:
    assert broken(BRITISH, "3720", ("3721",)) is None
    assert broken(GERMAN, "3515", ("3516",)) is None


@pytest.mark.rule("SB-7.13.c", "SB-7.13.d")
def test_only_german_ships_leave_the_map_and_only_over_the_southern_edge() -> None:
    assert broken(GERMAN, "2838", (EXIT,)) is None
    assert broken(GERMAN, "2836", ("2837", "2838", EXIT), 3) is None
    assert broken(GERMAN, "2836", ("2837", "2838", EXIT), 2) == "SB-7.12.a"
    assert broken(GERMAN, "2837", (EXIT,)) == "SB-7.13.d"
    assert broken(GERMAN, "1030", (EXIT,)) == "SB-7.13.d"  # the western edge
    assert broken(BRITISH, "2838", (EXIT,)) == "SB-7.13.c"
    assert broken(GERMAN, "2838", (EXIT,), None) == "SB-6.23.a"


@pytest.mark.rule("SB-7.13.e")
def test_nothing_comes_after_the_exit() -> None:
    assert broken(GERMAN, "2838", (EXIT, "2838")) == "SB-7.13.e"


@pytest.mark.rule("SB-6.23.a")
@pytest.mark.parametrize("side", SEATS)
def test_dummies_go_as_far_as_they_like_but_hex_by_hex(side: Seat) -> None:
    course = tuple(f"28{row:02}" for row in range(16, 31))
    assert broken(side, "2815", course, None) is None
    assert broken(side, "2815", course[:3] + course[4:], None) == "SB-7.13.a"


@pytest.mark.rule("SB-16.1.e")
def test_ships_that_are_held_do_not_move_at_all() -> None:
    held = Pace(0, "held")
    found = course_refusal(CHART, BRITISH, TokenId("B1"), Hex("3728"), (Hex("3628"),), held)
    assert found is not None
    assert found.rule == "SB-16.1.e"
    assert course_refusal(CHART, BRITISH, TokenId("B1"), Hex("3728"), (), held) is None
