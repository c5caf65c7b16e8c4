"""Shooting in the strait: who fires at whom, the number to reach, and the splash markers."""

from itertools import product

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.strait.captains import Points, PointsRow
from huffduff.games.strait.effects import apply_damage
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre
from huffduff.games.strait.movement import movement_phase
from huffduff.games.strait.sea import HEADINGS, SPACES
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import Fire, Hold, on_broadside, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, LEFT, SUNK, State
from huffduff.geometry.squares import STEPS
from tests.games.strait.gunnery import number, parts, penniless, quiet, volley
from tests.games.strait.table import (
    BISMARCK,
    HOOD,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Table,
    damaged,
    facing,
    setting,
    space,
)

BISMARCK_AT_HOOD = Fire(BISMARCK, HOOD)
EUGEN_HOLDS = Hold(PRINZ_EUGEN)


def marked(state: State, firer: ShipId, target: ShipId, splashes: int) -> State:
    """Lay some of a ship's splash markers by another."""
    state.public.change(firer, target=target, splashes=splashes)
    return state


def markers(table: Table, firer: ShipId) -> tuple[str, int]:
    ship = table.p.ships[firer]
    return ship.target, ship.splashes


def german_turns(count: int) -> list[Do]:
    """The German half of so many shooting phases."""
    return [do(open_phase, "shooting"), do(shooting_phase, GERMAN)] * count


# Who fires


@pytest.mark.rule("DS-SHO.1")
def test_both_german_ships_resolve_before_any_british_ship() -> None:
    table = Table(penniless(setting()), Do("turn"), script=[7, 7])
    while table.ask.key != "strait-ask-shoot":
        answers = {"strait-ask-speed-reroll": "no", "strait-ask-move": table.options[0]}
        table.answer(answers[table.ask.key])
    seats = []
    while table.asks:
        assert table.ask.key == "strait-ask-shoot"
        seats.append(table.ask.seat)
        if table.ask.seat == GERMAN:
            early = table.refused(Fire(HOOD, BISMARCK), seat=BRITISH)
            assert early.key == "engine-not-your-decision"
            assert table.refused(Fire(HOOD, BISMARCK)).rule == "DS-SHO.1"
        if len(seats) == 4:
            break
        table.answer(next(option for option in table.options if isinstance(option, Hold)))
    assert seats == [GERMAN, GERMAN, BRITISH, BRITISH]


@pytest.mark.rule("DS-SHO.2")
def test_a_ship_has_one_shot_a_turn_at_one_enemy() -> None:
    table = volley(quiet(), BISMARCK, HOOD, 2)
    assert table.options == (
        Fire(PRINZ_EUGEN, HOOD),
        Fire(PRINZ_EUGEN, PRINCE_OF_WALES),
        Hold(PRINZ_EUGEN),
    )
    second = table.refused(Fire(BISMARCK, PRINCE_OF_WALES))
    assert (second.key, second.rule) == ("strait-no-second-shot", "DS-SHO.2")
    assert table.refused((PRINZ_EUGEN, "fire", HOOD, PRINCE_OF_WALES)).rule == "DS-SHO.2"
    assert table.answer(EUGEN_HOLDS).rested


@pytest.mark.rule("DS-SHO.2")
def test_a_ship_that_held_her_fire_cannot_fire_after_all() -> None:
    table = Table(quiet(), do(shooting_phase, GERMAN)).answer(Hold(BISMARCK))
    assert table.refused(BISMARCK_AT_HOOD).rule == "DS-SHO.2"


@pytest.mark.rule("DS-SHO.3")
def test_holding_fire_rolls_nothing_and_moves_no_marker() -> None:
    state = marked(quiet(), BISMARCK, HOOD, 1)
    table = Table(state, do(shooting_phase, GERMAN)).answer(Hold(BISMARCK), EUGEN_HOLDS)
    assert table.rested
    assert not table.told("strait-roll-shot")
    assert table.told("strait-holds-fire") == [{"ship": BISMARCK}, {"ship": PRINZ_EUGEN}]
    assert (markers(table, BISMARCK), markers(table, PRINZ_EUGEN)) == ((HOOD, 1), ("", 0))


@pytest.mark.rule("DS-SHO.4")
def test_any_enemy_afloat_is_a_target_at_any_range_and_bearing() -> None:
    state = quiet(bismarck="D1 N", hood="D8 N")
    table = volley(state, BISMARCK, HOOD, 12)
    assert table.told("strait-roll-shot")[0]["range"] == 7
    assert table.told("strait-roll-shot")[0]["need"] == 5 + 7 + 2


@pytest.mark.rule("DS-SHO.4", "DS-MAP.7")
@pytest.mark.parametrize("status", [SUNK, LEFT])
def test_ships_that_are_gone_and_own_ships_are_no_targets(status: str) -> None:
    state = quiet()
    state.public.change(HOOD, status=status)
    table = Table(state, do(shooting_phase, GERMAN))
    assert [option.target for option in table.options if isinstance(option, Fire)] == [PRINCE_OF_WALES] * 2
    gone = table.refused(BISMARCK_AT_HOOD)
    assert (gone.key, gone.rule, gone.params["ship"]) == ("strait-ship-gone", "DS-SHO.4", HOOD)
    own = table.refused(Fire(BISMARCK, PRINZ_EUGEN))
    assert (own.key, own.rule) == ("strait-no-friendly-fire", "DS-SHO.4")


@pytest.mark.rule("DS-SHO.4")
def test_ships_that_are_gone_do_not_fire_and_without_a_target_nobody_is_asked() -> None:
    state = quiet()
    state.public.change(HOOD, status=SUNK)
    table = Table(state, do(shooting_phase, BRITISH))
    assert [option.ship for option in table.options] == [PRINCE_OF_WALES] * 3
    assert table.refused(Fire(HOOD, BISMARCK)).key == "strait-ship-gone"
    state.public.change(PRINCE_OF_WALES, status=LEFT)
    assert Table(state, do(shooting_phase, GERMAN)).rested


@pytest.mark.parametrize("rubbish", ["fire", 7, (), {"do": "fire", "ship": BISMARCK}, (BISMARCK, "hold")])
def test_what_is_no_shot_at_all_is_refused_without_a_story(rubbish: object) -> None:
    table = Table(quiet(), do(shooting_phase, GERMAN))
    assert table.refused(rubbish).key == "engine-not-an-answer"
    for ship, target in ((BISMARCK, "tirpitz"), ("tirpitz", HOOD)):
        assert table.refused(Fire(ShipId(ship), ShipId(target))).key == "engine-not-offered"
    assert table.refused(Hold(HOOD)).key == "engine-not-offered"


@pytest.mark.rule("DS-SHO.26", "DS-SHO.27")
def test_ships_fire_in_any_order_seeing_what_fell_before_and_at_the_same_target() -> None:
    places = {BISMARCK: "E4 N", HOOD: "G4 N"}
    table = volley(quiet(**places), PRINZ_EUGEN, HOOD, 2)
    assert table.told("strait-miss") == [{"ship": PRINZ_EUGEN, "target": HOOD}]
    assert {option.ship for option in table.options} == {BISMARCK}

    state = quiet(**places)
    state.public.change(HOOD, hull=20)
    lethal = volley(state, BISMARCK, HOOD, 12, "7H", "8H", "2S", 12, "AS")
    assert lethal.told("strait-card-through")
    assert Fire(PRINZ_EUGEN, HOOD) in lethal.options
    assert Fire(PRINZ_EUGEN, PRINCE_OF_WALES) in lethal.options
    lethal.answer(Fire(PRINZ_EUGEN, HOOD))
    assert [(salvo.firer, salvo.through) for salvo in lethal.p.salvos] == [
        (BISMARCK, ("7H", "8H")),
        (PRINZ_EUGEN, ("AS",)),
    ]


# The number


@pytest.mark.rule("DS-SHO.5")
@pytest.mark.parametrize(("roll", "hits"), [(7, True), (6, False), (8, True)])
def test_the_number_or_more_hits(roll: int, hits: bool) -> None:
    state = quiet(bismarck="D2 N", hood="F2 N")
    assert number(state, BISMARCK, HOOD) == 7
    table = volley(state, BISMARCK, HOOD, roll, "5H", "4H")
    assert bool(table.told("strait-hit")) is hits
    assert bool(table.told("strait-miss")) is not hits
    assert table.p.ships[HOOD].hit is hits
    assert len(table.p.decks[GERMAN].left) == (50 if hits else 52)


@pytest.mark.rule("DS-SHO.6", "DS-CAP.8", "DS-CAP.14")
@pytest.mark.parametrize(("points", "need"), [(0, 9), (1, 9), (2, 8), (3, 8), (4, 7)])
def test_two_points_take_one_off_the_number_before_the_roll(points: int, need: int) -> None:
    state = setting(prince_of_wales="H2 N", bismarck="E2 N")
    assert number(state, PRINCE_OF_WALES, BISMARCK) == 9
    table = Table(state, do(shooting_phase, BRITISH), script=[need, "2H", "2S"])
    table.answer(Fire(PRINCE_OF_WALES, BISMARCK))
    assert table.ask.key == "strait-ask-points"
    assert table.ask.params == {"purpose": "shooting", "ship": PRINCE_OF_WALES, "target": BISMARCK}
    assert table.hints.rows[points] == PointsRow(Points(points, 0), need, ({9: 10, 8: 15, 7: 21}[need], 36))
    table.answer(Points(points, 0))
    assert table.told("strait-roll-shot")[0]["need"] == need
    assert table.told("strait-hit")
    assert table.p.spent.get("leach", 0) == points
    assert table.told("strait-fires")[0]["points"] == points


@pytest.mark.rule("DS-SHO.6")
def test_points_of_a_shared_purse_count_together_with_the_captains() -> None:
    table = Table(setting(), do(shooting_phase, GERMAN), script=[8])
    table.answer(Fire(PRINZ_EUGEN, HOOD), Points(1, 1))
    assert table.told("strait-roll-shot")[0]["need"] == 6 + 4 - 1
    assert table.p.spent == {"brinkmann": 1, "lutjens": 1}


@pytest.mark.rule("DS-SHO.7")
def test_only_the_markers_of_the_firing_ship_help_her() -> None:
    state = marked(marked(quiet(), BISMARCK, HOOD, 2), PRINZ_EUGEN, HOOD, 1)
    assert parts(state, BISMARCK, HOOD)["splash"] == -2
    assert parts(state, PRINZ_EUGEN, HOOD)["splash"] == -1
    assert "splash" not in parts(state, BISMARCK, PRINCE_OF_WALES)


@pytest.mark.rule("DS-SHO.8")
@pytest.mark.parametrize(("there", "spaces"), [("G6", 4), ("E3", 1), ("D8", 6), ("H2", 4), ("A1", 3)])
def test_each_space_of_range_adds_one_and_diagonals_count_one(there: str, spaces: int) -> None:
    state = quiet(bismarck="D2 N", hood=f"{there} N")
    assert parts(state, BISMARCK, HOOD)["range"] == spaces


@pytest.mark.rule("DS-SHO.9", "DS-SHO.10", "DS-SHO.11", "DS-EFF.12")
@pytest.mark.parametrize(
    ("cards", "added"),
    [
        (("KH",), {"king": 1}),
        (("KH", "KS"), {"king": 2}),
        (("AH",), {"ace": 2}),
        (("AH", "AS"), {"ace": 4}),
        (("AH", "KH"), {"king": 1, "ace": 2}),
        (("2H",), {"magazine": 1}),
        (("2H", "2S"), {"magazine": 2}),
        (("QH", "JH", "3H"), {}),
    ],
)
def test_damaged_guns_radar_and_magazines_of_the_firer_add_up(cards: tuple[str, ...], added: dict[str, int]) -> None:
    state = quiet()
    before = parts(state, HOOD, BISMARCK)
    damaged(state.public, HOOD, *cards)
    damaged(state.public, BISMARCK, "KC", "AC", "2C")
    assert parts(state, HOOD, BISMARCK) == {**before, **added}


@pytest.mark.rule("DS-SHO.12")
def test_failed_morale_adds_one_once() -> None:
    state = quiet()
    before = number(state, HOOD, BISMARCK)
    state.public.change(HOOD, failed=True)
    assert number(state, HOOD, BISMARCK) == before + 1
    assert number(state, BISMARCK, HOOD) == 9


@pytest.mark.rule("DS-SHO.13")
def test_a_target_outside_the_broadside_adds_two() -> None:
    state = quiet()
    assert number(state, HOOD, BISMARCK) == 6 + 4 + 2
    state.public.change(HOOD, facing=facing("NE"))
    assert number(state, HOOD, BISMARCK) == 6 + 4


@pytest.mark.rule("DS-SHO.14")
@pytest.mark.parametrize(
    ("heading", "there", "inside"),
    [("N", "F2", True), ("N", "E2", False), ("NE", "D1", True), ("NE", "E1", False), ("S", "A4", True)],
)
def test_the_broadside_runs_from_45_to_135_degrees(heading: str, there: str, inside: bool) -> None:
    state = quiet(bismarck=f"D4 {heading}", hood=f"{there} N")
    assert ("broadside" not in parts(state, BISMARCK, HOOD)) is inside


@pytest.mark.rule("DS-SHO.14")
def test_the_broadside_agrees_with_the_angle_off_the_bow_everywhere() -> None:
    p = quiet().public
    for here, there, heading in product(SPACES, SPACES, HEADINGS):
        if here == there:
            continue
        p.change(BISMARCK, space=here, facing=heading)
        p.change(HOOD, space=there)
        dx, dy = there % 8 - here % 8, there // 8 - here // 8
        bow_x, bow_y = STEPS[heading]
        # 45 to 135 degrees off the bow is a cosine of at most 1/sqrt(2), squared to stay in whole numbers.
        ahead = dx * bow_x + dy * bow_y
        inside = 2 * ahead**2 <= (dx * dx + dy * dy) * (bow_x**2 + bow_y**2)
        assert on_broadside(p, BISMARCK, HOOD) is inside


@pytest.mark.rule("DS-SHO.15")
@pytest.mark.parametrize(("roll", "hits"), [(10, True), (9, False)])
def test_all_modifiers_add_up(roll: int, hits: bool) -> None:
    state = setting(prinz_eugen="D2 N", hood="D5 N")
    marked(state, PRINZ_EUGEN, HOOD, 1)
    damaged(state.public, PRINZ_EUGEN, "KH")
    table = volley(state, PRINZ_EUGEN, HOOD, roll, "5H").answer(Points(2, 0))
    (shot,) = table.told("strait-roll-shot")
    assert shot["need"] == 6 + 3 - 1 + 1 + 2 - 1 == 10
    assert shot["modifiers"] == [
        ("strait-mod-base", 6),
        ("strait-mod-range", 3),
        ("strait-mod-splash", -1),
        ("strait-mod-king", 1),
        ("strait-mod-broadside", 2),
        ("strait-mod-points", -1),
    ]
    assert bool(table.told("strait-hit")) is hits


@pytest.mark.rule("DS-SHO.23")
def test_thirteen_cannot_be_hit_but_leaves_a_marker() -> None:
    state = quiet(british=("holland", "patterson"))
    assert number(state, PRINCE_OF_WALES, BISMARCK) == 13
    table = volley(state, PRINCE_OF_WALES, BISMARCK, 12, side=BRITISH)
    assert table.told("strait-miss")
    assert markers(table, PRINCE_OF_WALES) == (BISMARCK, 1)
    assert table.ask.key == "strait-ask-shoot", "no second salvo is offered where it cannot hit"


@pytest.mark.rule("DS-SHO.23")
def test_two_or_less_always_hits() -> None:
    state = marked(setting(bismarck="D4 N", hood="E4 N"), BISMARCK, HOOD, 2)
    table = volley(state, BISMARCK, HOOD, 2, "5H", "4H").answer(Points(3, 2))
    assert table.told("strait-roll-shot")[0]["need"] == 1
    assert table.told("strait-hit")


@pytest.mark.rule("DS-SHO.28")
def test_the_range_is_the_one_after_movement() -> None:
    state = quiet(bismarck="B2 N", hood="G2 W")
    agenda = [do(movement_phase, BRITISH), do(open_phase, "shooting"), do(shooting_phase, GERMAN)]
    table = Table(marked(state, BISMARCK, HOOD, 1), *agenda, script=[7, 7])
    table.answer(Manoeuvre(HOOD, space("F2")), Manoeuvre(PRINCE_OF_WALES), BISMARCK_AT_HOOD)
    (shot,) = table.told("strait-roll-shot")
    assert (shot["range"], shot["need"]) == (4, 5 + 4 - 1)


# Splash markers


@pytest.mark.rule("DS-SHO.16", "DS-SHO.19")
@pytest.mark.parametrize("roll", [2, 12])
def test_hit_or_miss_the_first_shot_leaves_one_marker_that_did_not_help_it(roll: int) -> None:
    table = volley(quiet(), BISMARCK, HOOD, roll, "5H")
    assert table.told("strait-roll-shot")[0]["need"] == 9
    assert markers(table, BISMARCK) == (HOOD, 1)


@pytest.mark.rule("DS-SHO.17", "DS-SHO.18", "DS-SHO.19")
def test_shots_on_later_turns_bring_the_second_marker_and_never_a_third() -> None:
    table = Table(quiet(), *german_turns(4), script=[2, 2, 2, 2])
    needs, laid = [], []
    for _ in range(4):
        table.answer(BISMARCK_AT_HOOD)
        needs.append(table.told("strait-roll-shot")[-1]["need"])
        laid.append(markers(table, BISMARCK))
        table.answer(EUGEN_HOLDS)
    assert needs == [9, 8, 7, 7]
    assert laid == [(HOOD, 1), (HOOD, 2), (HOOD, 2), (HOOD, 2)]


@pytest.mark.rule("DS-SHO.20", "DS-SHO.21")
def test_a_new_target_takes_back_the_firers_markers_and_no_others() -> None:
    state = marked(marked(quiet(), BISMARCK, HOOD, 2), PRINZ_EUGEN, HOOD, 2)
    table = volley(state, BISMARCK, PRINCE_OF_WALES, 2)
    assert table.told("strait-roll-shot")[0]["need"] == 5 + 5
    assert markers(table, BISMARCK) == (PRINCE_OF_WALES, 1)
    assert markers(table, PRINZ_EUGEN) == (HOOD, 2)


@pytest.mark.rule("DS-SHO.22")
def test_a_ship_that_does_not_fire_keeps_her_range() -> None:
    state = marked(quiet(), BISMARCK, HOOD, 1)
    table = Table(state, *german_turns(2), script=[2])
    table.answer(Hold(BISMARCK), EUGEN_HOLDS, BISMARCK_AT_HOOD)
    assert table.told("strait-roll-shot")[0]["need"] == 9 - 1
    assert markers(table, BISMARCK) == (HOOD, 2)


@pytest.mark.rule("DS-SHO.29")
def test_markers_on_and_of_a_ship_that_sinks_go_home() -> None:
    state = marked(marked(quiet(), BISMARCK, HOOD, 2), HOOD, BISMARCK, 2)
    marked(state, PRINZ_EUGEN, PRINCE_OF_WALES, 1)
    state.public.change(HOOD, hull=35)
    table = Table(state, do(apply_damage), do(shooting_phase, GERMAN), script=[2])
    assert table.told("strait-sunk") == [{"ship": HOOD, "cause": "hull"}]
    assert [markers(table, name) for name in (BISMARCK, HOOD, PRINZ_EUGEN)] == [
        ("", 0),
        ("", 0),
        (PRINCE_OF_WALES, 1),
    ]
    table.answer(Fire(BISMARCK, PRINCE_OF_WALES))
    assert table.told("strait-roll-shot")[0]["need"] == 5 + 5


@pytest.mark.rule("DS-SHO.29")
def test_markers_on_a_ship_that_leaves_the_map_go_home() -> None:
    state = marked(quiet(hood="H4 E"), BISMARCK, HOOD, 2)
    table = Table(state, do(movement_phase, BRITISH), script=[7]).answer(Manoeuvre(HOOD, OUTSIDE))
    assert table.p.ships[HOOD].status == LEFT
    assert markers(table, BISMARCK) == ("", 0)


# All fire is simultaneous


@pytest.mark.rule("DS-SHO.24", "DS-TRN.5")
def test_a_ship_that_will_sink_still_fires() -> None:
    state = quiet(bismarck="E4 N", hood="G4 N")
    agenda = [do(shooting_phase, GERMAN), do(shooting_phase, BRITISH), do(apply_damage)]
    state.public.change(HOOD, hull=6)
    table = Table(state, *agenda, script=[12, "7H", "8H", "9H", "10H", "JS", "10S", 12, "9S", "8S"])
    table.answer(BISMARCK_AT_HOOD, EUGEN_HOLDS)
    assert (table.p.ships[HOOD].status, table.p.ships[HOOD].hull) == ("afloat", 6)
    table.answer(Fire(HOOD, BISMARCK))
    assert table.told("strait-hit")[-1] == {"ship": HOOD, "target": BISMARCK}
    table.answer(Hold(PRINCE_OF_WALES))
    assert (table.p.ships[HOOD].status, table.p.ships[HOOD].hull) == ("sunk", 40)
    assert table.p.ships[BISMARCK].hull == 9


@pytest.mark.rule("DS-SHO.25")
def test_damage_of_this_turn_does_not_change_british_shots_of_this_turn() -> None:
    state = quiet()
    agenda = [do(shooting_phase, GERMAN), do(shooting_phase, BRITISH), do(apply_damage)]
    again = [do(open_phase, "shooting"), do(shooting_phase, BRITISH)]
    table = Table(state, *agenda, *again, script=[12, "AH", 2, 2])
    table.answer(BISMARCK_AT_HOOD, EUGEN_HOLDS, Fire(HOOD, BISMARCK), Hold(PRINCE_OF_WALES))
    assert table.told("strait-roll-shot")[-1]["need"] == 12
    table.answer(Fire(HOOD, BISMARCK))
    assert table.told("strait-roll-shot")[-1]["need"] == 12 + 2 - 1
    assert ("strait-mod-ace", 2) in table.told("strait-roll-shot")[-1]["modifiers"]
