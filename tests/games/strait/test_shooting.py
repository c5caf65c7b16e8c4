"""Shooting in the strait: who fires at whom, the number to reach, and the splash markers."""

from itertools import product

import pytest

from huffduff.engine.choices import Value
from huffduff.engine.questions import Do, do
from huffduff.games.strait.effects import apply_damage
from huffduff.games.strait.movement import movement_phase
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import on_broadside, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, LEFT, SUNK, State
from huffduff.geometry.squares import STEPS
from tests.games.strait.gunnery import number, parts, penniless, quiet, volley
from tests.games.strait.table import Table, damaged, facing, setting, space

BISMARCK_AT_HOOD = ("bismarck", "fire", "hood")
EUGEN_HOLDS = ("prinz-eugen", "hold")


def marked(state: State, firer: str, target: str, splashes: int) -> State:
    """Lay some of a ship's splash markers by another."""
    ship = state.public.ships[firer]
    ship.target, ship.splashes = target, splashes
    return state


def markers(table: Table, firer: str) -> tuple[str, int]:
    ship = table.p.ships[firer]
    return ship.target, ship.splashes


def german_turns(count: int) -> list[Do]:
    """The German half of so many shooting phases."""
    return [do(open_phase, "shooting", GERMAN), do(shooting_phase, GERMAN)] * count


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
            early = table.refused(("hood", "fire", "bismarck"), seat=BRITISH)
            assert early.key == "engine-not-your-decision"
            assert table.refused(("hood", "fire", "bismarck")).rule == "DS-SHO.1"
        if len(seats) == 4:
            break
        table.answer(next(option for option in table.options if option[1] == "hold"))
    assert seats == [GERMAN, GERMAN, BRITISH, BRITISH]


@pytest.mark.rule("DS-SHO.2")
def test_a_ship_has_one_shot_a_turn_at_one_enemy() -> None:
    table = volley(quiet(), "bismarck", "hood", 2)
    assert table.options == (
        ("prinz-eugen", "fire", "hood"),
        ("prinz-eugen", "fire", "prince-of-wales"),
        ("prinz-eugen", "hold"),
    )
    second = table.refused(("bismarck", "fire", "prince-of-wales"))
    assert (second.key, second.rule) == ("strait-no-second-shot", "DS-SHO.2")
    assert table.refused(("prinz-eugen", "fire", "hood", "prince-of-wales")).rule == "DS-SHO.2"
    assert table.answer(EUGEN_HOLDS).rested


@pytest.mark.rule("DS-SHO.2")
def test_a_ship_that_held_her_fire_cannot_fire_after_all() -> None:
    table = Table(quiet(), do(shooting_phase, GERMAN)).answer(("bismarck", "hold"))
    assert table.refused(BISMARCK_AT_HOOD).rule == "DS-SHO.2"


@pytest.mark.rule("DS-SHO.3")
def test_holding_fire_rolls_nothing_and_moves_no_marker() -> None:
    state = marked(quiet(), "bismarck", "hood", 1)
    table = Table(state, do(shooting_phase, GERMAN)).answer(("bismarck", "hold"), EUGEN_HOLDS)
    assert table.rested
    assert not table.told("strait-roll-shot")
    assert table.told("strait-holds-fire") == [{"ship": "bismarck"}, {"ship": "prinz-eugen"}]
    assert (markers(table, "bismarck"), markers(table, "prinz-eugen")) == (("hood", 1), ("", 0))


@pytest.mark.rule("DS-SHO.4")
def test_any_enemy_afloat_is_a_target_at_any_range_and_bearing() -> None:
    state = quiet(bismarck="D1 N", hood="D8 N")
    table = volley(state, "bismarck", "hood", 12)
    assert table.told("strait-roll-shot")[0]["range"] == 7
    assert table.told("strait-roll-shot")[0]["need"] == 5 + 7 + 2


@pytest.mark.rule("DS-SHO.4", "DS-MAP.7")
@pytest.mark.parametrize("status", [SUNK, LEFT])
def test_ships_that_are_gone_and_own_ships_are_no_targets(status: str) -> None:
    state = quiet()
    state.public.ships["hood"].status = status
    table = Table(state, do(shooting_phase, GERMAN))
    assert [option[2] for option in table.options if option[1] == "fire"] == ["prince-of-wales"] * 2
    gone = table.refused(BISMARCK_AT_HOOD)
    assert (gone.key, gone.rule, gone.params["ship"]) == ("strait-ship-gone", "DS-SHO.4", "hood")
    own = table.refused(("bismarck", "fire", "prinz-eugen"))
    assert (own.key, own.rule) == ("strait-no-friendly-fire", "DS-SHO.4")


@pytest.mark.rule("DS-SHO.4")
def test_ships_that_are_gone_do_not_fire_and_without_a_target_nobody_is_asked() -> None:
    state = quiet()
    state.public.ships["hood"].status = SUNK
    table = Table(state, do(shooting_phase, BRITISH))
    assert [option[0] for option in table.options] == ["prince-of-wales"] * 3
    assert table.refused(("hood", "fire", "bismarck")).key == "strait-ship-gone"
    state.public.ships["prince-of-wales"].status = LEFT
    assert Table(state, do(shooting_phase, GERMAN)).rested


@pytest.mark.parametrize("rubbish", ["fire", 7, (), ("bismarck",), ("bismarck", "fire", "tirpitz"), ("x", "fire", "y")])
def test_what_is_no_shot_at_all_is_refused_without_a_story(rubbish: Value) -> None:
    assert Table(quiet(), do(shooting_phase, GERMAN)).refused(rubbish).key == "engine-not-offered"


@pytest.mark.rule("DS-SHO.26", "DS-SHO.27")
def test_ships_fire_in_any_order_seeing_what_fell_before_and_at_the_same_target() -> None:
    places = {"bismarck": "E4 N", "hood": "G4 N"}
    table = volley(quiet(**places), "prinz-eugen", "hood", 2)
    assert table.told("strait-miss") == [{"ship": "prinz-eugen", "target": "hood"}]
    assert {option[0] for option in table.options} == {"bismarck"}

    state = quiet(**places)
    state.public.ships["hood"].hull = 20
    lethal = volley(state, "bismarck", "hood", 12, "7H", "8H", "2S", 12, "AS")
    assert lethal.told("strait-card-through")
    assert ("prinz-eugen", "fire", "hood") in lethal.options
    assert ("prinz-eugen", "fire", "prince-of-wales") in lethal.options
    lethal.answer(("prinz-eugen", "fire", "hood"))
    assert [(salvo.firer, salvo.through) for salvo in lethal.p.salvos] == [
        ("bismarck", ("7H", "8H")),
        ("prinz-eugen", ("AS",)),
    ]


# The number


@pytest.mark.rule("DS-SHO.5")
@pytest.mark.parametrize(("roll", "hits"), [(7, True), (6, False), (8, True)])
def test_the_number_or_more_hits(roll: int, hits: bool) -> None:
    state = quiet(bismarck="D2 N", hood="F2 N")
    assert number(state, "bismarck", "hood") == 7
    table = volley(state, "bismarck", "hood", roll, "5H", "4H")
    assert bool(table.told("strait-hit")) is hits
    assert bool(table.told("strait-miss")) is not hits
    assert table.p.ships["hood"].hit is hits
    assert len(table.p.decks[GERMAN].left) == (50 if hits else 52)


@pytest.mark.rule("DS-SHO.6", "DS-CAP.8", "DS-CAP.14")
@pytest.mark.parametrize(("points", "need"), [(0, 9), (1, 9), (2, 8), (3, 8), (4, 7)])
def test_two_points_take_one_off_the_number_before_the_roll(points: int, need: int) -> None:
    state = setting(prince_of_wales="H2 N", bismarck="E2 N")
    assert number(state, "prince-of-wales", "bismarck") == 9
    table = Table(state, do(shooting_phase, BRITISH), script=[need, "2H", "2S"])
    table.answer(("prince-of-wales", "fire", "bismarck"))
    assert table.ask.key == "strait-ask-points"
    assert table.ask.params == {"purpose": "shooting", "ship": "prince-of-wales", "target": "bismarck"}
    assert table.ask.choice.hints()["table"][points] == [points, 0, need, [{9: 10, 8: 15, 7: 21}[need], 36]]
    table.answer((points, 0))
    assert table.told("strait-roll-shot")[0]["need"] == need
    assert table.told("strait-hit")
    assert table.p.spent.get("leach", 0) == points
    assert table.told("strait-fires")[0]["points"] == points


@pytest.mark.rule("DS-SHO.6")
def test_points_of_a_shared_purse_count_together_with_the_captains() -> None:
    table = Table(setting(), do(shooting_phase, GERMAN), script=[8])
    table.answer(("prinz-eugen", "fire", "hood"), (1, 1))
    assert table.told("strait-roll-shot")[0]["need"] == 6 + 4 - 1
    assert table.p.spent == {"brinkmann": 1, "lutjens": 1}


@pytest.mark.rule("DS-SHO.7")
def test_only_the_markers_of_the_firing_ship_help_her() -> None:
    state = marked(marked(quiet(), "bismarck", "hood", 2), "prinz-eugen", "hood", 1)
    assert parts(state, "bismarck", "hood")["splash"] == -2
    assert parts(state, "prinz-eugen", "hood")["splash"] == -1
    assert "splash" not in parts(state, "bismarck", "prince-of-wales")


@pytest.mark.rule("DS-SHO.8")
@pytest.mark.parametrize(("there", "spaces"), [("G6", 4), ("E3", 1), ("D8", 6), ("H2", 4), ("A1", 3)])
def test_each_space_of_range_adds_one_and_diagonals_count_one(there: str, spaces: int) -> None:
    state = quiet(bismarck="D2 N", hood=f"{there} N")
    assert parts(state, "bismarck", "hood")["range"] == spaces


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
    before = parts(state, "hood", "bismarck")
    damaged(state.public.ships["hood"], *cards)
    damaged(state.public.ships["bismarck"], "KC", "AC", "2C")
    assert parts(state, "hood", "bismarck") == {**before, **added}


@pytest.mark.rule("DS-SHO.12")
def test_failed_morale_adds_one_once() -> None:
    state = quiet()
    before = number(state, "hood", "bismarck")
    state.public.ships["hood"].failed = True
    assert number(state, "hood", "bismarck") == before + 1
    assert number(state, "bismarck", "hood") == 9


@pytest.mark.rule("DS-SHO.13")
def test_a_target_outside_the_broadside_adds_two() -> None:
    state = quiet()
    assert number(state, "hood", "bismarck") == 6 + 4 + 2
    state.public.ships["hood"].facing = facing("NE")
    assert number(state, "hood", "bismarck") == 6 + 4


@pytest.mark.rule("DS-SHO.14")
@pytest.mark.parametrize(
    ("heading", "there", "inside"),
    [("N", "F2", True), ("N", "E2", False), ("NE", "D1", True), ("NE", "E1", False), ("S", "A4", True)],
)
def test_the_broadside_runs_from_45_to_135_degrees(heading: str, there: str, inside: bool) -> None:
    state = quiet(bismarck=f"D4 {heading}", hood=f"{there} N")
    assert ("broadside" not in parts(state, "bismarck", "hood")) is inside


@pytest.mark.rule("DS-SHO.14")
def test_the_broadside_agrees_with_the_angle_off_the_bow_everywhere() -> None:
    state = quiet()
    ship, enemy = state.public.ships["bismarck"], state.public.ships["hood"]
    for ship.space, enemy.space, ship.facing in product(range(64), range(64), range(8)):
        if ship.space == enemy.space:
            continue
        dx, dy = enemy.space % 8 - ship.space % 8, enemy.space // 8 - ship.space // 8
        bow_x, bow_y = STEPS[ship.facing]
        # 45 to 135 degrees off the bow is a cosine of at most 1/sqrt(2), squared to stay in whole numbers.
        ahead = dx * bow_x + dy * bow_y
        inside = 2 * ahead**2 <= (dx * dx + dy * dy) * (bow_x**2 + bow_y**2)
        assert on_broadside(state.public, "bismarck", "hood") is inside


@pytest.mark.rule("DS-SHO.15")
@pytest.mark.parametrize(("roll", "hits"), [(10, True), (9, False)])
def test_all_modifiers_add_up(roll: int, hits: bool) -> None:
    state = setting(prinz_eugen="D2 N", hood="D5 N")
    marked(state, "prinz-eugen", "hood", 1)
    damaged(state.public.ships["prinz-eugen"], "KH")
    table = volley(state, "prinz-eugen", "hood", roll, "5H").answer((2, 0))
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
    assert number(state, "prince-of-wales", "bismarck") == 13
    table = volley(state, "prince-of-wales", "bismarck", 12, side=BRITISH)
    assert table.told("strait-miss")
    assert markers(table, "prince-of-wales") == ("bismarck", 1)
    assert table.ask.key == "strait-ask-shoot", "no second salvo is offered where it cannot hit"


@pytest.mark.rule("DS-SHO.23")
def test_two_or_less_always_hits() -> None:
    state = marked(setting(bismarck="D4 N", hood="E4 N"), "bismarck", "hood", 2)
    table = volley(state, "bismarck", "hood", 2, "5H", "4H").answer((3, 2))
    assert table.told("strait-roll-shot")[0]["need"] == 1
    assert table.told("strait-hit")


@pytest.mark.rule("DS-SHO.28")
def test_the_range_is_the_one_after_movement() -> None:
    state = quiet(bismarck="B2 N", hood="G2 W")
    agenda = [do(movement_phase, BRITISH), do(open_phase, "shooting", GERMAN), do(shooting_phase, GERMAN)]
    table = Table(marked(state, "bismarck", "hood", 1), *agenda, script=[7, 7])
    table.answer(("hood", "move", space("F2")), ("prince-of-wales", "stay"), BISMARCK_AT_HOOD)
    (shot,) = table.told("strait-roll-shot")
    assert (shot["range"], shot["need"]) == (4, 5 + 4 - 1)


# Splash markers


@pytest.mark.rule("DS-SHO.16", "DS-SHO.19")
@pytest.mark.parametrize("roll", [2, 12])
def test_hit_or_miss_the_first_shot_leaves_one_marker_that_did_not_help_it(roll: int) -> None:
    table = volley(quiet(), "bismarck", "hood", roll, "5H")
    assert table.told("strait-roll-shot")[0]["need"] == 9
    assert markers(table, "bismarck") == ("hood", 1)


@pytest.mark.rule("DS-SHO.17", "DS-SHO.18", "DS-SHO.19")
def test_shots_on_later_turns_bring_the_second_marker_and_never_a_third() -> None:
    table = Table(quiet(), *german_turns(4), script=[2, 2, 2, 2])
    needs, laid = [], []
    for _ in range(4):
        table.answer(BISMARCK_AT_HOOD)
        needs.append(table.told("strait-roll-shot")[-1]["need"])
        laid.append(markers(table, "bismarck"))
        table.answer(EUGEN_HOLDS)
    assert needs == [9, 8, 7, 7]
    assert laid == [("hood", 1), ("hood", 2), ("hood", 2), ("hood", 2)]


@pytest.mark.rule("DS-SHO.20", "DS-SHO.21")
def test_a_new_target_takes_back_the_firers_markers_and_no_others() -> None:
    state = marked(marked(quiet(), "bismarck", "hood", 2), "prinz-eugen", "hood", 2)
    table = volley(state, "bismarck", "prince-of-wales", 2)
    assert table.told("strait-roll-shot")[0]["need"] == 5 + 5
    assert markers(table, "bismarck") == ("prince-of-wales", 1)
    assert markers(table, "prinz-eugen") == ("hood", 2)


@pytest.mark.rule("DS-SHO.22")
def test_a_ship_that_does_not_fire_keeps_her_range() -> None:
    state = marked(quiet(), "bismarck", "hood", 1)
    table = Table(state, *german_turns(2), script=[2])
    table.answer(("bismarck", "hold"), EUGEN_HOLDS, BISMARCK_AT_HOOD)
    assert table.told("strait-roll-shot")[0]["need"] == 9 - 1
    assert markers(table, "bismarck") == ("hood", 2)


@pytest.mark.rule("DS-SHO.29")
def test_markers_on_and_of_a_ship_that_sinks_go_home() -> None:
    state = marked(marked(quiet(), "bismarck", "hood", 2), "hood", "bismarck", 2)
    marked(state, "prinz-eugen", "prince-of-wales", 1)
    state.public.ships["hood"].hull = 35
    table = Table(state, do(apply_damage), do(shooting_phase, GERMAN), script=[2])
    assert table.told("strait-sunk") == [{"ship": "hood", "cause": "hull"}]
    assert [markers(table, name) for name in ("bismarck", "hood", "prinz-eugen")] == [
        ("", 0),
        ("", 0),
        ("prince-of-wales", 1),
    ]
    table.answer(("bismarck", "fire", "prince-of-wales"))
    assert table.told("strait-roll-shot")[0]["need"] == 5 + 5


@pytest.mark.rule("DS-SHO.29")
def test_markers_on_a_ship_that_leaves_the_map_go_home() -> None:
    state = marked(quiet(hood="H4 E"), "bismarck", "hood", 2)
    table = Table(state, do(movement_phase, BRITISH), script=[7]).answer(("hood", "leave"))
    assert table.p.ships["hood"].status == LEFT
    assert markers(table, "bismarck") == ("", 0)


# All fire is simultaneous


@pytest.mark.rule("DS-SHO.24", "DS-TRN.5")
def test_a_ship_that_will_sink_still_fires() -> None:
    state = quiet(bismarck="E4 N", hood="G4 N")
    agenda = [do(shooting_phase, GERMAN), do(shooting_phase, BRITISH), do(apply_damage)]
    state.public.ships["hood"].hull = 6
    table = Table(state, *agenda, script=[12, "7H", "8H", "9H", "10H", "JS", "10S", 12, "9S", "8S"])
    table.answer(BISMARCK_AT_HOOD, EUGEN_HOLDS)
    assert (table.p.ships["hood"].status, table.p.ships["hood"].hull) == ("afloat", 6)
    table.answer(("hood", "fire", "bismarck"))
    assert table.told("strait-hit")[-1] == {"ship": "hood", "target": "bismarck"}
    table.answer(("prince-of-wales", "hold"))
    assert (table.p.ships["hood"].status, table.p.ships["hood"].hull) == ("sunk", 40)
    assert table.p.ships["bismarck"].hull == 9


@pytest.mark.rule("DS-SHO.25")
def test_damage_of_this_turn_does_not_change_british_shots_of_this_turn() -> None:
    state = quiet()
    agenda = [do(shooting_phase, GERMAN), do(shooting_phase, BRITISH), do(apply_damage)]
    again = [do(open_phase, "shooting", BRITISH), do(shooting_phase, BRITISH)]
    table = Table(state, *agenda, *again, script=[12, "AH", 2, 2])
    table.answer(BISMARCK_AT_HOOD, EUGEN_HOLDS, ("hood", "fire", "bismarck"), ("prince-of-wales", "hold"))
    assert table.told("strait-roll-shot")[-1]["need"] == 12
    table.answer(("hood", "fire", "bismarck"))
    assert table.told("strait-roll-shot")[-1]["need"] == 12 + 2 - 1
    assert ("strait-mod-ace", 2) in table.told("strait-roll-shot")[-1]["modifiers"]
