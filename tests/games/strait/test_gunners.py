"""What the captains' gunnery abilities change, and that the odds shown before a shot are those of the shot."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.strait.captains import SecondRoll
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import Fire, Hold, Prospect, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, SUNK
from tests.games.strait.gunnery import number, parts, quiet, volley
from tests.games.strait.table import (
    BISMARCK,
    ELECTRA,
    GNEISENAU,
    HOOD,
    ICARUS,
    NORFOLK,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    SUFFOLK,
    Z23,
    Z24,
    Table,
    damaged,
    setting,
)

NETZBANDT = ("lindemann", "netzbandt")
FEIN = ("krancke", "fein")


@pytest.mark.rule("DS-CAP.18", "DS-CAP.8")
@pytest.mark.parametrize(("points", "gain"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_first_step_of_a_gunnery_specialist_costs_one_point(points: int, gain: int) -> None:
    state = setting()
    assert number(state, BISMARCK, HOOD, points) == 9 - gain
    assert number(state, PRINZ_EUGEN, HOOD, points) == 10 - points // 2


@pytest.mark.rule("DS-CAP.18")
@pytest.mark.parametrize(
    ("captains", "firer", "target"),
    [
        ((("krancke", "fein"), ("holland", "leach")), BISMARCK, HOOD),
        ((("lindemann", "brinkmann"), ("holland", "dalrymple-hamilton")), PRINCE_OF_WALES, BISMARCK),
    ],
)
def test_an_eye_for_targets_ahead_halves_the_penalty(
    captains: tuple[tuple[str, str], tuple[str, str]], firer: ShipId, target: ShipId
) -> None:
    state = setting("denmark-strait", *captains, bismarck="D2 S", prince_of_wales="D7 N", hood="D6 N")
    assert parts(state, firer, target)["broadside"] == 1
    assert parts(state, HOOD, BISMARCK)["broadside"] == 2


@pytest.mark.rule("DS-CAP.18", "DS-SHO.20")
def test_quick_ranging_lays_a_marker_before_the_roll_on_each_new_target() -> None:
    agenda = [do(open_phase, "shooting"), do(shooting_phase, GERMAN)] * 3
    table = Table(quiet("denmark-strait", FEIN), *agenda, script=[2, 2, 2])
    told = []
    for target in (HOOD, HOOD, PRINCE_OF_WALES):
        table.answer(Fire(PRINZ_EUGEN, target))
        shot = table.told("strait-roll-shot")[-1]
        eugen = table.p.ships[PRINZ_EUGEN]
        told.append((dict(shot["modifiers"]), shot["need"], eugen.target, eugen.splashes))
        table.answer(Hold(BISMARCK))
    base = {"strait-mod-base": 6, "strait-mod-range": 4}
    assert told == [
        ({**base, "strait-mod-quick-ranging": -1}, 9, HOOD, 2),
        ({**base, "strait-mod-splash": -2}, 8, HOOD, 2),
        ({**base, "strait-mod-range": 5, "strait-mod-quick-ranging": -1}, 10, PRINCE_OF_WALES, 2),
    ]


@pytest.mark.rule("DS-CAP.18")
@pytest.mark.parametrize(("there", "helped"), [("D4", True), ("E4", False), ("A4", True)])
def test_a_radar_watch_helps_from_range_four(there: str, helped: bool) -> None:
    state = setting("heavy-ships", suffolk="H4 N", bismarck=f"{there} N")
    assert parts(state, SUFFOLK, BISMARCK).get("radar-watch") == (-1 if helped else None)
    assert "radar-watch" not in parts(state, NORFOLK, BISMARCK)


@pytest.mark.rule("DS-CAP.18", "DS-SHO.16")
def test_a_second_salvo_may_turn_a_miss_into_one_hit_with_one_marker_once_a_game() -> None:
    agenda = [do(open_phase, "shooting"), do(shooting_phase, GERMAN)] * 2
    state = quiet("denmark-strait", NETZBANDT)
    table = Table(state, *agenda, script=[9, 10, "5H", 2])
    table.answer(Fire(PRINZ_EUGEN, HOOD))
    assert (table.ask.key, table.ask.rule) == ("strait-ask-second-salvo", "DS-CAP.18")
    assert table.hints == SecondRoll(10, (6, 36))
    assert not table.told("strait-miss")
    table.answer("yes")
    assert len(table.told("strait-roll-shot")) == 2
    assert table.told("strait-hit") == [{"ship": PRINZ_EUGEN, "target": HOOD}]
    assert table.p.ships[PRINZ_EUGEN].splashes == 1
    assert table.p.used == ("netzbandt",)
    table.answer(Hold(BISMARCK), Fire(PRINZ_EUGEN, HOOD))
    assert table.told("strait-miss")
    assert table.ask.key == "strait-ask-shoot", "the ability is gone"


@pytest.mark.rule("DS-CAP.18")
def test_a_second_salvo_can_be_declined_and_kept_and_its_result_stands() -> None:
    agenda = [do(open_phase, "shooting"), do(shooting_phase, GERMAN)] * 2
    table = Table(quiet("denmark-strait", NETZBANDT), *agenda, script=[2, 3, 4])
    table.answer(Fire(PRINZ_EUGEN, HOOD), "no", Hold(BISMARCK))
    assert table.p.used == ()
    table.answer(Fire(PRINZ_EUGEN, HOOD), "yes")
    assert len(table.told("strait-miss")) == 2
    assert [roll["outcome"] for roll in table.told("strait-roll-shot")] == [(1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("DS-CAP.18")
def test_a_hit_leaves_the_second_salvo_alone_and_others_have_none() -> None:
    hit = volley(quiet("denmark-strait", NETZBANDT), PRINZ_EUGEN, HOOD, 10, "5H")
    assert hit.ask.key == "strait-ask-shoot"
    assert volley(quiet("denmark-strait", NETZBANDT), BISMARCK, HOOD, 2).ask.key == "strait-ask-shoot"


def test_the_hints_are_the_shot() -> None:
    state = quiet(bismarck="D2 S", hood="D5 W")
    damaged(state.public, BISMARCK, "AH")
    table = Table(state, do(shooting_phase, GERMAN), script=[9])
    hint = table.hints.shots[BISMARCK][HOOD]
    modifiers = (
        ("strait-mod-base", 5),
        ("strait-mod-range", 3),
        ("strait-mod-ace", 2),
        ("strait-mod-broadside", 2),
    )
    assert hint == Prospect(3, False, 12, modifiers, "chain", (1, 36))
    table.answer(Fire(BISMARCK, HOOD))
    (shot,) = table.told("strait-roll-shot")
    assert (shot["range"], shot["need"], tuple(shot["modifiers"])) == (hint.range, hint.need, hint.modifiers)


def test_hints_cover_every_ship_still_to_fire_and_every_target() -> None:
    state = quiet("squadrons")
    state.public.change(ICARUS, status=SUNK)
    state.public.has_acted(Z23)
    shots = Table(state, do(shooting_phase, GERMAN)).hints.shots
    assert list(shots) == [BISMARCK, PRINZ_EUGEN, GNEISENAU, Z24]
    assert list(shots[Z24]) == [HOOD, PRINCE_OF_WALES, NORFOLK, SUFFOLK, ELECTRA]
    assert shots[BISMARCK][PRINCE_OF_WALES].cards == "one"
    british = Table(state, do(shooting_phase, BRITISH)).hints.shots
    assert british[ELECTRA][Z24].range == 3
