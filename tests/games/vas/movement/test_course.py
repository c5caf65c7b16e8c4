"""Courses: how they are written, and which of them a ship can steer."""

from random import Random
from typing import Any

import pytest

from huffduff.games.vas.facts.words import CardId
from huffduff.games.vas.movement.course import (
    Helm,
    any_course,
    forced,
    helm,
    inches,
    least,
    length_of,
    read,
    why_not,
    written,
)
from tests.games.table import say
from tests.games.vas.movement.oracle import Can, allowed
from tests.games.vas.table import FACTS, put, setting


def able(card: str = "bismarck", **changes: Any) -> Helm:
    """What a ship with this card can do, given what has happened to her."""
    navy = FACTS.cards[CardId(card)].navy
    return helm(FACTS, put(setting(blue=navy), "blue", card, 20, 20, **changes))


def verdict(helm: Helm, text: str) -> str | None:
    """The clause that forbids a course, or None; the refusal can be said in both languages."""
    draft = read(text)
    refusal = draft.refusal or why_not(helm, draft.course)
    if refusal is None:
        return None
    assert say("vas", refusal.key, refusal.params)
    return refusal.rule


@pytest.mark.rule("VS-GEO.13", "VS-GEO.1")
@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("2.5 P45 2 S30", ((250, -45), (200, 30))),
        ("2.5 p45 2 s30 1", ((250, -45), (200, 30), (100, 0))),
        ("1 1 P10", ((200, -10),)),
        ("1.05 0,5", ((155, 0),)),
        ("P45", ((0, -45),)),
        ("2 P45 S45", ((200, -45), (0, 45))),
        ("", ()),
    ],
)
def test_a_course_is_typed_in_inches_and_degrees(text: str, legs: tuple[tuple[int, int], ...]) -> None:
    assert read(text) == (legs, None)


@pytest.mark.rule("VS-GEO.13", "VS-MOVE.6")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("2 X45", "vas-no-word"),
        ("-2", "vas-no-word"),
        ("2 P-45", "vas-no-word"),
        ("2.005", "vas-no-word"),
        ("2 P45.5", "vas-no-word"),
        ("1e3", "vas-no-word"),
        ("٢", "vas-no-word"),
        ("0 P45", "vas-no-run"),
        ("2 P0 2", "vas-no-turn"),
    ],
)
def test_what_nobody_can_steer_is_refused(text: str, key: str) -> None:
    refusal = read(text).refusal
    assert refusal is not None
    assert refusal.key == key
    assert say("vas", refusal.key, refusal.params)


def test_a_written_course_reads_the_same() -> None:
    for text in ("2.5 P45 2 S30", "0.01", "1.1 S1 7.05", "P45", "2 P45 S45"):
        assert written(read(text).course) == text
    assert [inches(length) for length in (1, 50, 100, 105, 1250)] == ["0.01", "0.5", "1", "1.05", "12.5"]


@pytest.mark.rule("VS-BASIC.4", "VS-MOVE.3")
def test_no_further_than_flank_speed() -> None:
    assert verdict(able("warspite"), "5") is None
    assert verdict(able("warspite"), "5.01") == "VS-MOVE.3"
    assert verdict(able(), "2 P10 2 P10 2") is None
    assert verdict(able(), "2 P10 2 P10 2.01") == "VS-MOVE.3"


@pytest.mark.rule("VS-MOVE.4")
def test_at_least_an_inch_ahead() -> None:
    assert verdict(able("warspite"), "") == "VS-MOVE.4"
    assert verdict(able("warspite"), "0.99") == "VS-MOVE.4"
    assert verdict(able("warspite"), "1") is None


@pytest.mark.rule("VS-MOVE.4", "VS-GEO.14")
def test_a_ship_slower_than_an_inch_goes_as_far_as_she_can() -> None:
    slow = able("new-mexico", engine=4, crippled=True)
    assert slow.speed == slow.minimum == 50
    assert verdict(slow, "0.5") is None
    assert verdict(slow, "0.49") == "VS-MOVE.4"
    assert verdict(slow, "0.51") == "VS-MOVE.3"


@pytest.mark.rule("VS-MOVE.5", "VS-GEO.20", "VS-CRIT.12")
def test_a_ship_without_speed_neither_moves_nor_turns() -> None:
    still = able(engine=5)
    assert verdict(still, "") is None
    assert verdict(still, "1") == verdict(still, "P45") == "VS-MOVE.5"
    assert verdict(able(anchored=True), "") is None
    assert verdict(able(), "") == "VS-MOVE.4"


@pytest.mark.rule("VS-MOVE.7", "VS-MOVE.12")
def test_every_turn_needs_its_straight_run_in_the_same_move() -> None:
    assert verdict(able(), "1.99 P45 2") == "VS-MOVE.7"
    assert verdict(able(), "2 P45 2") is None
    assert verdict(able(), "P45 2") == "VS-MOVE.7"
    assert verdict(able(moved=200, wake=()), "S45 2") == "VS-MOVE.7"


@pytest.mark.rule("VS-GEO.13")
def test_neighbouring_runs_are_one_run() -> None:
    assert verdict(able(), "1 1 P45") is None


@pytest.mark.rule("VS-MOVE.8")
def test_a_turn_is_45_degrees_at_most() -> None:
    assert verdict(able(), "2 P45") is None
    assert verdict(able(), "2 S45") is None
    assert verdict(able(), "2 S46") == "VS-MOVE.8"


@pytest.mark.rule("VS-MOVE.9", "VS-MOVE.10")
def test_any_number_of_turns_each_after_a_fresh_run_and_at_the_end_too() -> None:
    assert verdict(able(), "2 P45 2 P45 2 P45") is None
    assert verdict(able(), "2 P45 1.99 P45") == "VS-MOVE.7"
    assert verdict(able(), "2 P45 S45") == "VS-MOVE.7"
    assert verdict(able("new-mexico"), "2 S45 2 P45") is None


@pytest.mark.rule("VS-MOVE.11")
def test_who_cannot_run_up_cannot_turn() -> None:
    crawling = able("new-mexico", engine=1, crippled=True)
    assert crawling.speed == 150
    assert verdict(crawling, "1.5") is None
    assert verdict(crawling, "1.5 P1") == "VS-MOVE.7"


@pytest.mark.rule("VS-MOVE.17", "VS-GEO.17", "VS-GEO.18", "VS-ORD.24")
def test_speed_is_printed_less_engines_then_halved() -> None:
    assert able("northampton", engine=1, crippled=True).speed == 250
    assert able("warspite", order="evade", obeyed=True).speed == 300
    assert able("warspite", order="evade", obeyed=False).speed == 500


@pytest.mark.rule("VS-TRAIT.2", "VS-GEO.14")
def test_an_agile_ship_turns_after_an_inch() -> None:
    assert verdict(able("z1"), "1 P45 1 P45") is None
    assert verdict(able("z1"), "1 P45 0.99 P45") == "VS-MOVE.7"


@pytest.mark.rule("VS-CRIT.11", "VS-GEO.14", "VS-EX.18")
def test_a_damaged_rudder_needs_three_inches_agile_or_not() -> None:
    hurt = able("northampton", engine=2)
    assert verdict(hurt, "2 P45") == "VS-MOVE.7"
    assert verdict(hurt, "2.9 P45") == "VS-MOVE.7"
    assert verdict(hurt, "3 P45 2") is None
    assert verdict(hurt, "3 P45 2.01") == "VS-MOVE.3"
    assert verdict(able("z1", engine=2), "2.9 P45") == "VS-MOVE.7"


@pytest.mark.rule("VS-TRAIT.8", "VS-CRIP.4", "VS-GEO.16")
def test_a_lumbering_ship_turns_once() -> None:
    assert verdict(able("bearn"), "2 P45 2") is None
    assert verdict(able("bearn"), "2 P45 2 P1") == "VS-TRAIT.8"
    assert verdict(able("z1", crippled=True), "1 P45 1 P45") == "VS-TRAIT.8"


@pytest.mark.rule("VS-ORD.15", "VS-ORD.16", "VS-ORD.17", "VS-GEO.15")
def test_come_about_is_one_turn_of_90_degrees_after_the_usual_run() -> None:
    about = able("warspite", order="come-about", obeyed=True)
    assert verdict(about, "2 S90 3") is None
    assert verdict(about, "2 S30 3") is None
    assert verdict(about, "2 S91") == "VS-MOVE.8"
    assert verdict(about, "2 S90 2 S10") == "VS-ORD.16"
    assert verdict(about, "S90 3") == "VS-MOVE.7"
    assert verdict(able("warspite", order="come-about"), "2 S90") == "VS-MOVE.8"
    assert verdict(able("bearn", order="come-about", obeyed=True), "2 P90 2") is None


@pytest.mark.rule("VS-VITAL.6")
def test_a_rudder_jammed_amidships_turns_nowhere() -> None:
    jammed = able(rudder="ahead")
    assert verdict(jammed, "6") is None
    assert verdict(jammed, "2 P1") == "VS-VITAL.6"
    assert verdict(able(rudder="ahead", order="come-about", obeyed=True), "2 P90") == "VS-VITAL.6"


@pytest.mark.rule("VS-VITAL.5", "VS-GEO.19")
def test_a_jammed_rudder_turns_her_at_every_opportunity() -> None:
    assert verdict(able(rudder="port"), "2 P45 2 P45 2 P45") is None
    slower = able("warspite", rudder="starboard")
    for text in ("1", "1.99", "2 S45", "3.5", "2 S45 1.5", "2 S45 2 S45 1"):
        assert verdict(slower, text) == (None if text != "3.5" else "VS-VITAL.5"), text
    for text in ("2", "2 P45", "2 S44", "2.5 S45", "2 S45 2", "5"):
        assert verdict(slower, text) == "VS-VITAL.5", text
    assert verdict(able("bearn", rudder="port"), "2 P45 2") is None
    assert verdict(able("bearn", rudder="port"), "2 P45 2 P45") == "VS-TRAIT.8"


@pytest.mark.rule("VS-VITAL.5")
def test_the_refusal_names_the_course_that_the_rudder_leaves() -> None:
    draft = read("4.5")
    refusal = why_not(able(rudder="starboard"), draft.course)
    assert refusal is not None
    assert refusal.params["course"] == "2 S45 2 S45 0.5"


@pytest.mark.rule("VS-FSM.5")
def test_the_least_she_must_do_is_allowed() -> None:
    assert written(least(able())) == "1"
    assert least(able(engine=5)) == ()
    assert written(least(able("z1", rudder="port"))) == "1 P45"


STATES: list[dict[str, Any]] = [
    {},
    {"engine": 1},
    {"engine": 2},
    {"engine": 4},
    {"crippled": True},
    {"engine": 3, "crippled": True},
    {"order": "evade", "obeyed": True},
    {"order": "come-about", "obeyed": True},
    {"rudder": "ahead"},
    {"rudder": "port"},
    {"rudder": "starboard", "engine": 2},
    {"rudder": "starboard", "crippled": True},
]


def can(helm: Helm) -> Can:
    jam = "" if helm.rudder == "free" else helm.rudder
    return Can(helm.speed, helm.run_up, helm.sharpest, helm.turns, jam)


@pytest.mark.rule("VS-GEO.14", "VS-GEO.19")
@pytest.mark.parametrize("card", ["bismarck", "z1", "bearn", "new-mexico"])
def test_what_can_be_steered_agrees_with_a_slow_reading_of_the_book(card: str) -> None:
    rng = Random(card)
    stands = falls = 0
    for changes in STATES:
        helm = able(card, **changes)
        for _ in range(60):
            text = _scrawl(helm, rng)
            fine = verdict(helm, text) is None
            assert fine == allowed(can(helm), text), (changes, text)
            stands, falls = stands + fine, falls + (not fine)
    assert stands > 100
    assert falls > 100


def _scrawl(helm: Helm, rng: Random) -> str:
    """A course near the limits of what is allowed, on either side of them."""
    if rng.random() < 0.3:
        return written(any_course(helm, rng))
    if helm.rudder in ("port", "starboard") and rng.random() < 0.5:
        return written(forced(helm, rng.choice((100, helm.run_up - 1, helm.run_up, 2 * helm.run_up, helm.speed))))
    words = []
    for _ in range(rng.randint(1, 4)):
        words.append(inches(max(1, rng.choice((helm.run_up, helm.minimum, 50)) + rng.choice((-1, 0, 0, 1)))))
        if rng.random() < 0.7:
            words.append(f"{rng.choice('PS')}{rng.choice((1, 45, 45, 46, helm.sharpest))}")
    return " ".join(words)


@pytest.mark.parametrize("changes", STATES)
def test_courses_at_random_can_be_steered(changes: dict[str, Any]) -> None:
    rng = Random(5)
    for card in ("bismarck", "z1", "bearn"):
        helm = able(card, **changes)
        lengths = set()
        for _ in range(40):
            course = any_course(helm, rng)
            assert why_not(helm, course) is None, (card, course)
            lengths.add(length_of(course))
        assert len(lengths) > 5 or helm.speed == helm.minimum
