"""Odds of attacks, shots and whole plans of fire, held against every way in which the dice can fall."""

from fractions import Fraction

import pytest

from huffduff.games.sink.attacks import fate, odds, target_modifiers
from huffduff.games.sink.battle.firing import FirePlan, fire_choice
from huffduff.games.sink.battle.gunnery import arms
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Seat, ShipId
from huffduff.games.sink.parts import Shot
from huffduff.games.sink.state import State
from tests.games.sink.battle import oracle
from tests.games.sink.battle.fight import clash, shot
from tests.games.sink.table import FACTS

STRENGTHS = range(26)
SHIFTS = range(-4, 5)


@pytest.mark.rule("SB-12.13.b", "SB-12.13.c", "SB-12.13.d", "SB-12.13.f")
def test_every_cell_of_the_table() -> None:
    table = FACTS.tables.damage
    for strength in STRENGTHS:
        for die in range(-4, 16):
            mark = oracle.cell(strength, die)
            result = table.result(strength, die)
            assert result == ("5X" if mark == "X" else mark)
            assert table.points(result) == oracle.points(mark)


@pytest.mark.rule("SB-12.13.b", "SB-12.13.e")
@pytest.mark.parametrize("battleship", [False, True])
def test_the_odds_of_an_attack_are_exact(battleship: bool) -> None:
    for strength in STRENGTHS:
        for shift in SHIFTS:
            found = odds(FACTS, strength, shift, not battleship)
            expected = oracle.outcomes(strength, shift, battleship)
            for points in range(6):
                chance = sum((part for (dealt, _), part in expected.items() if dealt == points), Fraction(0))
                assert Fraction(found.points[points], 10) == chance
            assert Fraction(found.explodes, 100) == sum(
                (part for (_, blown), part in expected.items() if blown), Fraction(0)
            )
            mean = sum((dealt * part for (dealt, _), part in expected.items()), Fraction(0))
            assert found.mean == pytest.approx(float(mean))


@pytest.mark.rule("SB-12.14.b", "SB-12.14.f", "SB-12.13.e")
@pytest.mark.parametrize(
    ("name", "damage", "flipped"),
    [
        ("hood", 0, False),
        ("hood", 6, False),
        ("hood", 3, True),
        ("bismarck", 8, False),
        ("bismarck", 5, True),
        ("kenya", 3, False),
    ],
)
@pytest.mark.parametrize("attacks", [((17, 1),), ((17, -1), (19, 0)), ((8, 0), (16, 1), (5, 2))])
def test_what_several_attacks_do_together_is_exact(
    name: str, damage: int, flipped: bool, attacks: tuple[tuple[int, int], ...]
) -> None:
    battleship = FACTS.ships[ShipId(name)].kind == "BB"
    found = fate(
        FACTS,
        ShipId(name),
        damage,
        flipped,
        [odds(FACTS, strength, shift, not battleship) for strength, shift in attacks],
    )
    expected = oracle.fates(
        name, damage, flipped, [oracle.outcomes(strength, shift, battleship) for strength, shift in attacks]
    )
    assert found.flips == pytest.approx(float(expected["flips"]))
    assert found.sinks == pytest.approx(float(expected["sinks"]))
    assert found.explodes == pytest.approx(float(expected["explodes"]))
    assert sum(found.points) == pytest.approx(1)


@pytest.mark.rule("SB-12.13.g", "SB-12.33.e")
def test_what_a_target_changes() -> None:
    assert [(part.key, part.value) for part in target_modifiers(FACTS, ShipId("bismarck"), 4, True)] == [
        ("sink-mod-defence", -1),
        ("sink-mod-crippled", 1),
    ]
    assert target_modifiers(FACTS, ShipId("norfolk"), 0, False) == ()
    assert [part.value for part in target_modifiers(FACTS, ShipId("ramillies"), 0, True)] == [1]  # evasion 10


# --- what a player is shown ---------------------------------------------------------------------------------------


def tried(s: State, seat: Seat, *plan: Shot) -> FirePlan:
    choice = fire_choice(s.public, FACTS, seat, arms(FACTS, board(s.public), seat))
    found = choice.preview(plan)
    assert isinstance(found, FirePlan)
    return found


def test_a_plan_tells_the_odds_of_every_shot_with_all_others_fired() -> None:
    s = clash(("bismarck",), ("hood", "prince-of-wales"))
    plan = tried(s, BRITISH, shot("hood", "bismarck"), shot("prince-of-wales", "bismarck"))
    assert [sum(part.value for part in each.modifiers) for each in plan.shots] == [-2, -3]
    assert [each.strength for each in plan.shots] == [16, 17]
    assert [each.refusal for each in plan.shots] == [None, None]
    assert plan.shots[0].odds == odds(FACTS, 16, -2, False)
    (bismarck,) = plan.targets
    expected = oracle.fates("bismarck", 0, False, [oracle.outcomes(16, -2, True), oracle.outcomes(17, -3, True)])
    assert bismarck.target == "bismarck"
    assert bismarck.fate.flips == pytest.approx(float(expected["flips"]))
    assert len(bismarck.fate.points) == 7  # at most 3 + 3 points: a die of 10 is row 8 and row 7
    assert tried(s, BRITISH).targets == ()


def test_a_plan_tells_which_shots_do_not_stand() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "norfolk"))
    plan = tried(s, GERMAN, shot("prinz-eugen", "hood"), shot("bismarck", "hood"))
    assert plan.shots[0].refusal is not None
    assert (plan.shots[0].refusal.key, plan.shots[0].odds) == ("sink-refuse-out-of-range", None)
    assert plan.shots[1].odds == odds(FACTS, 17, 1, True)  # a shot that does not stand concentrates nothing
    assert [part.target for part in plan.targets] == ["hood"]


def test_hints_tell_all_that_can_be_fired() -> None:
    s = clash(("bismarck",), ("hood", "norfolk"), round=7)
    hints = fire_choice(s.public, FACTS, GERMAN, arms(FACTS, board(s.public), GERMAN)).hints()
    assert hints is not None
    main, second = hints.arms  # type: ignore[attr-defined]
    assert (main.weapon, main.strength, main.range) == ("main", 17, "C")
    assert [mark.target for mark in main.marks] == ["hood", "norfolk"]
    assert main.marks[0].odds == odds(FACTS, 17, 2, True)
    assert [mark.target for mark in second.marks] == ["norfolk"]
    assert second.marks[0].odds == odds(FACTS, 5, 2, True)
