"""Objectives, and who has won."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import CardId, Level, Objective
from huffduff.games.vas.state import State
from huffduff.games.vas.war.objectives import levels
from huffduff.games.vas.war.points import quarters
from huffduff.games.vas.war.verdict import score_battle
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, fly, put, setting

# Blue's and red's cards; Bismarck 600 and Hipper, King George V 600 and Hood.
OURS = ("bismarck", "prinz-eugen", "scharnhorst", "gneisenau", "tirpitz", "admiral-hipper", "z23")
THEIRS = ("king-george-v", "norfolk", "suffolk")


def field(objective: Objective, ours: int = 2, theirs: int = 2) -> State:
    """Blue in the south has an objective, red in the north another that it does not reach."""
    s = setting()
    s.public.change_side("blue", objective=objective)
    s.public.change_side("red", objective="last-stand")
    for place, card in enumerate(OURS[:ours]):
        put(s, "blue", card, 10 + place, 5)
    for place, card in enumerate(THEIRS[:theirs]):
        put(s, "red", card, 60 + place, 40)
    return s


def change(s: State, name: str, **changes: Any) -> None:
    s.public.change_ship(name, **changes)  # type: ignore[arg-type]


def leave(s: State, edge: str, *cards: str) -> None:
    for card in cards:
        change(s, f"blue-{card}", status="withdrawn", edge=edge)


def level(s: State) -> Level:
    return levels(FACTS, s.public)["blue"]


def sink(s: State, *cards: str) -> None:
    for card in cards:
        change(s, f"red-{card}", status="sunk", hull=0)


@pytest.mark.rule("VS-OBJ.7")
def test_destroy_every_enemy_ship_crippled_or_sunk() -> None:
    s = field("destroy")
    assert level(s) == "none"
    sink(s, "norfolk")
    assert level(s) == "minor"
    change(s, "red-king-george-v", crippled=True)
    assert level(s) == "major"
    change(s, "red-king-george-v", crippled=False, status="withdrawn", edge="north")
    assert level(s) == "minor"
    change(s, "red-king-george-v", status="scouting")
    assert level(s) == "major"


@pytest.mark.rule("VS-OBJ.8", "VS-OBJ.5", "VS-OBJ.17", "VS-GEO.9")
def test_breakout_half_the_ships_rounded_up_over_the_enemys_edge() -> None:
    s = field("breakout", ours=5)
    leave(s, "north", "bismarck", "scharnhorst")
    assert level(s) == "none"
    leave(s, "east", "gneisenau")
    assert level(s) == "none"
    leave(s, "north", "gneisenau")
    assert level(s) == "major"
    gone = sum(FACTS.cards[CardId(card)].points for card in ("bismarck", "scharnhorst", "gneisenau"))
    assert quarters(FACTS, s.public, "red") == gone


@pytest.mark.rule("VS-OBJ.6", "VS-EX.21")
def test_scouts_count_neither_in_the_base_nor_among_those_that_left() -> None:
    s = field("breakout", ours=5)
    s.public.change_side("blue", scouts=("blue-prinz-eugen",))
    leave(s, "north", "bismarck", "prinz-eugen")
    assert level(s) == "none"
    leave(s, "north", "tirpitz")
    assert level(s) == "major"


@pytest.mark.rule("VS-EX.21", "VS-OBJ.5", "VS-OBJ.6")
def test_of_seven_ships_with_two_scouts_three_have_to_leave() -> None:
    s = field("breakout", ours=7)
    s.public.change_side("blue", scouts=("blue-prinz-eugen", "blue-admiral-hipper"))
    leave(s, "north", "bismarck", "scharnhorst", "prinz-eugen")
    assert level(s) == "none"
    leave(s, "north", "gneisenau")
    assert level(s) == "major"


@pytest.mark.rule("VS-OBJ.6", "VS-OBJ.5")
def test_a_carrier_in_deep_deployment_is_never_counted_not_even_when_she_is_sunk() -> None:
    s = field("breakout", ours=5)
    s.public.change_side("blue", deep=("blue-prinz-eugen",))
    change(s, "blue-prinz-eugen", status="deep")
    leave(s, "north", "bismarck", "tirpitz")
    assert level(s) == "major"
    change(s, "blue-prinz-eugen", status="sunk")
    assert level(s) == "major"
    change(s, "blue-gneisenau", status="sunk")
    assert level(s) == "major"
    leave(s, "east", "tirpitz")
    assert level(s) == "none"


@pytest.mark.rule("VS-OBJ.8")
def test_the_edges_follow_the_zone_that_was_chosen() -> None:
    s = field("breakout")
    s.public.change_side("blue", edge="north")
    s.public.change_side("red", edge="south")
    leave(s, "north", "bismarck")
    assert level(s) == "none"
    leave(s, "south", "bismarck")
    assert level(s) == "major"


@pytest.mark.rule("VS-OBJ.10", "VS-OBJ.16")
def test_attrition_half_as_much_again() -> None:
    s = field("attrition")
    assert level(s) == "none"
    for place, plane in enumerate(("me-109t-e-fighter", "me-109t-e-fighter", "ju-87b-2-c-0-dive-bomber")):
        fly(s, "blue", plane, place, 5)
        fly(s, "red", "martlet-ii-fighter", place, 40)
    ours, theirs = ([flight for flight in s.public.flights.values() if flight.side == seat] for seat in ("blue", "red"))
    assert {FACTS.planes[flight.plane].points for flight in (*ours[:2], *theirs)} == {20}
    for flight, expected in (
        (theirs[0], "major"),  # 20 to nothing
        (ours[0], "none"),  # 20 to 20
        (ours[1], "none"),
        (theirs[1], "none"),
        (theirs[2], "major"),  # 60 to 40
        (ours[2], "minor"),  # 60 to 55
    ):
        s.public.change_flight(flight.id, place="lost")
        assert level(s) == expected


@pytest.mark.rule("VS-OBJ.16")
def test_equal_points_are_nobodys() -> None:
    s = setting()
    put(s, "blue", "bismarck", 10, 10, status="sunk")
    put(s, "red", "king-george-v", 20, 20, status="sunk")
    for seat in ("blue", "red"):
        s.public.change_side(seat, objective="last-stand")
    assert levels(FACTS, s.public) == {"blue": "none", "red": "none"}


@pytest.mark.rule("VS-OBJ.11")
def test_sweep_and_clear_needs_the_exits_first() -> None:
    s = field("sweep-and-clear")
    sink(s, "king-george-v")
    assert level(s) == "none"
    leave(s, "north", "prinz-eugen")
    assert level(s) == "major"
    change(s, "red-king-george-v", status="table", hull=100)
    assert level(s) == "minor"


@pytest.mark.rule("VS-OBJ.12", "VS-GEO.12")
def test_domination_counts_quarters_without_an_enemy() -> None:
    s = field("domination", ours=4, theirs=1)
    for card, at in zip(OURS, ((1000, 500), (5000, 500), (3600, 4000), (6000, 4500)), strict=False):
        change(s, f"blue-{card}", at=Point(*at))
    assert level(s) == "minor"  # the third stands on the line, the fourth beside an enemy
    change(s, "blue-scharnhorst", at=Point(*(3599, 2401)))
    assert level(s) == "major"
    change(s, "blue-scharnhorst", at=Point(*(3599, 2400)))
    change(s, "blue-prinz-eugen", status="deep")
    assert level(s) == "none"


@pytest.mark.rule("VS-OBJ.13")
def test_fighting_retreat_is_over_the_own_edge_and_gives_the_enemy_points() -> None:
    s = field("fighting-retreat", ours=1)
    leave(s, "south", "bismarck")
    assert level(s) == "none"
    sink(s, "norfolk", "king-george-v")
    assert level(s) == "major"
    leave(s, "north", "bismarck")
    assert level(s) == "minor"


@pytest.mark.rule("VS-OBJ.14")
def test_last_stand_needs_a_sinking() -> None:
    s = field("last-stand")
    change(s, "red-norfolk", crippled=True)
    assert level(s) == "minor"
    sink(s, "norfolk")
    assert level(s) == "major"


@pytest.mark.rule("VS-OBJ.15")
def test_ultimate_enemy_is_the_most_valuable_ship() -> None:
    s = field("ultimate-enemy")
    sink(s, "norfolk")
    assert level(s) == "none"
    sink(s, "king-george-v")
    assert level(s) == "major"
    change(s, "blue-bismarck", status="sunk")
    change(s, "blue-prinz-eugen", status="sunk")
    assert level(s) == "minor"


@pytest.mark.rule("VS-OBJ.9", "VS-WAS.5")
def test_a_defence_line_is_judged_by_what_the_enemy_reached() -> None:
    s = field("defence-line")
    sink(s, "norfolk")
    assert level(s) == "major"
    s.public.change_side("red", objective="breakout")
    change(s, "red-king-george-v", status="withdrawn", edge="south")
    assert levels(FACTS, s.public) == {"blue": "minor", "red": "major"}
    both = field("defence-line")
    both.public.change_side("red", objective="defence-line")
    sink(both, "norfolk")
    assert levels(FACTS, both.public) == {"blue": "major", "red": "none"}


@pytest.mark.rule("VS-WAS.4", "VS-WAS.5")
@pytest.mark.parametrize(
    ("crippled", "sunk", "winner", "reached"),
    [((), (), None, None), (("red-norfolk",), (), "blue", "minor"), ((), ("red-norfolk",), "blue", "major")],
)
def test_the_better_level_wins(crippled: Any, sunk: Any, winner: str | None, reached: str | None) -> None:
    s = field("last-stand")
    for name in crippled:
        change(s, name, crippled=True)
    for name in sunk:
        change(s, name, status="sunk")
    outcome = Table(s, do(score_battle)).position.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.level) == (winner, reached)


@pytest.mark.rule("VS-WAS.4", "VS-WAS.5")
@pytest.mark.parametrize(
    ("blue", "red", "reached", "winner"),
    [
        ("breakout", "sweep-and-clear", ("major", "minor"), "blue"),
        ("sweep-and-clear", "breakout", ("minor", "major"), "red"),
        ("breakout", "breakout", ("major", "major"), None),
        ("sweep-and-clear", "sweep-and-clear", ("minor", "minor"), None),
        ("last-stand", "sweep-and-clear", ("none", "minor"), "red"),
    ],
)
def test_both_have_crossed_and_equal_levels_are_a_draw(
    blue: Objective, red: Objective, reached: tuple[Level, Level], winner: str | None
) -> None:
    s = setting()
    put(s, "blue", "norfolk", 10, 48, status="withdrawn", edge="north")
    put(s, "red", "norfolk", 10, 0, status="withdrawn", edge="south")
    s.public.change_side("blue", objective=blue)
    s.public.change_side("red", objective=red)
    table = Table(s, do(score_battle))
    assert (table.p.final["blue"], table.p.final["red"]) == reached
    assert table.position.outcome is not None
    assert table.position.outcome.winner == winner


@pytest.mark.rule("VS-OBJ.2", "VS-HID.1")
def test_a_secret_objective_is_shown_at_the_end() -> None:
    s = field("last-stand")
    s.public.change_side("blue", objective=None)
    s.private["blue"].objective = "destroy"
    table = Table(s, do(score_battle))
    assert table.told("vas-objective-shown") == [{"seat": "blue", "objective": "destroy"}]
    assert table.p.sides["blue"].objective == "destroy"
    assert table.p.final == {"blue": "none", "red": "none"}
