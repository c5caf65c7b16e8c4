"""Victory: schedules, endings, who wins, and the bound beyond which the British cannot catch up."""

from typing import Any

import pytest

from huffduff.engine.questions import Do, do
from huffduff.games.sink import reveal
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.movement.speed import rating
from huffduff.games.sink.parts import Counter, Line, Loss, Score, Ship
from huffduff.games.sink.state import State
from huffduff.games.sink.victory import british_bound, check_end, score, winner
from tests.games.sink.table import FACTS, Table, band, convoy, setting

BISMARCK = ShipId("bismarck")


def at_sea(turn: int = 10, scenario: str = "historical", place: str = "2815", **marks: Any) -> State:
    s = setting(turn, scenario=scenario)
    band(s, "G1", place, "bismarck", "prinz-eugen", **marks)
    return s


def gone(s: State, ship: str, status: str = "sunk") -> None:
    """A ship is out of the game, whatever it scored."""
    side = FACTS.ships[ShipId(ship)].side
    s.private[side].ships[ShipId(ship)] = Ship(ShipId(ship), status)  # type: ignore[arg-type]
    s.public.losses[ShipId(ship)] = Loss(ShipId(ship), s.public.turn, Hex("2815"), status)  # type: ignore[arg-type]


def scored(s: State, seat: Seat, points: int, why: str = "sunk") -> None:
    s.public.score = (*s.public.score, Score(seat, s.public.turn, why, "x", points))  # type: ignore[arg-type]


def ended(s: State, *entered: str) -> str:
    """The key of the ending, if there is one now."""
    table = Table(s, do(check_end, *entered), steps={"check_end": check_end})
    assert table.position.outcome is not None
    key = table.position.outcome.key
    return "" if key == "test-rested" else key


@pytest.mark.rule("SB-15.1.c", "SB-15.1.e", "SB-15.1.a")
def test_the_game_ends_with_bismarck_sunk_or_gone() -> None:
    assert ended(at_sea()) == ""
    for status, key in (("sunk", "sink-end-bismarck-sunk"), ("exited", "sink-end-bismarck-exited")):
        s = at_sea()
        gone(s, "bismarck", status)
        assert ended(s) == key
    s = at_sea()
    gone(s, "prinz-eugen")
    assert ended(s) == ""


@pytest.mark.rule("SB-15.1.d")
@pytest.mark.parametrize(
    ("place", "ends"),
    [("3912", True), ("4010", True), ("3721", True), ("3822", True), ("3624", True), ("3923", False)],
)
def test_the_game_ends_when_bismarck_comes_into_one_of_five_ports(place: str, ends: bool) -> None:
    assert ended(at_sea(place=place, port=True), "G1") == ("sink-end-haven" if ends else "")
    assert ended(at_sea(place=place), "G1") == ""  # in the hex, but outside the port


@pytest.mark.rule("SB-15.1.d")
def test_lying_in_port_from_the_start_or_others_coming_in_does_not_end_it() -> None:
    """A-90: only coming in counts."""
    assert ended(at_sea(place="3912", port=True)) == ""
    s = at_sea()
    band(s, "G2", "3721", port=True)
    assert ended(s, "G2") == ""
    band(s, "B1", "3613", "hood", port=True)
    assert ended(s, "B1") == ""
    assert ended(s, "G9") == ""


@pytest.mark.rule("SB-15.1.f", "SB-16.2.f", "SB-16.3.b")
@pytest.mark.parametrize(
    ("scenario", "sunk", "key"),
    [
        ("rheinuebung", ("scharnhorst", "gneisenau"), "sink-end-raiders-sunk"),
        ("rheinuebung", ("scharnhorst",), ""),
        ("gneisenau", ("gneisenau",), ""),
        ("historical", (), ""),
    ],
)
def test_planned_rheinuebung_also_ends_when_both_battlecruisers_are_sunk(
    scenario: str, sunk: tuple[str, ...], key: str
) -> None:
    s = at_sea(scenario=scenario)
    for ship in sunk:
        gone(s, ship)
    assert ended(s) == key


@pytest.mark.rule("SB-15.1.f")
def test_a_battlecruiser_that_left_the_map_is_not_sunk() -> None:
    s = at_sea(scenario="rheinuebung")
    gone(s, "scharnhorst")
    gone(s, "gneisenau", "exited")
    assert ended(s) == ""


@pytest.mark.rule("SB-15.1.b")
def test_the_bound_counts_all_that_the_british_could_still_reach() -> None:
    """A-89: points, ships afloat, real convoys at sea, and as many of the container's as can be drawn."""
    s = at_sea(26)
    assert british_bound(s) == 50
    scored(s, BRITISH, 15)
    s.umpire.safe = 2
    convoy(s, "HX-1", "2815", 9)
    convoy(s, "HX-2", "2815", 0)
    s.umpire.container = (Counter("HX", 7), Counter("HX", 0), Counter("SC", 7), Counter("SC", 8))
    assert british_bound(s) == 50 + 15 + 3 * (2 + 1 + 2)
    s.public.turn = 27
    assert british_bound(s) == 50 + 15 + 3 * (2 + 1 + 1)
    for status in ("sunk", "exited"):
        gone(s, "prinz-eugen", status)
        assert british_bound(s) == 40 + 15 + 3 * (2 + 1 + 1)


@pytest.mark.rule("SB-15.1.b")
@pytest.mark.parametrize(("points", "key"), [(50, ""), (51, "sink-end-out-of-reach")])
def test_the_game_ends_when_the_british_cannot_catch_up(points: int, key: str) -> None:
    s = at_sea(28)
    scored(s, GERMAN, points)
    assert ended(s) == key


@pytest.mark.rule("SB-15.2.a", "SB-15.2.b")
@pytest.mark.parametrize(
    ("german", "british", "why", "best"),
    [
        (31, 30, "sunk", GERMAN),
        (30, 31, "convoy", BRITISH),
        (30, 30, "convoy", GERMAN),
        (30, 30, "sunk", BRITISH),
        (43, 43, "convoy", GERMAN),
        (43, 43, "exit", BRITISH),
    ],
)
def test_golden_17_more_points_win_and_a_convoy_breaks_a_tie(german: int, british: int, why: Any, best: str) -> None:
    """G-17: there is no draw."""
    assert winner(german, british, (Score(GERMAN, 1, why, "x", german),)) == best


@pytest.mark.rule("SB-15.3.a", "SB-9.3.c", "SB-15.4.b")
def test_real_convoys_safe_or_at_sea_count_three_each_and_nothing_else_does() -> None:
    s = at_sea()
    scored(s, BRITISH, 40)
    s.umpire.safe = 5
    for number in range(4):
        convoy(s, f"HX-{number}", "2815", 7)
    for number in range(2):
        convoy(s, f"SC-{number}", "2815", 0)
    s.umpire.container = (Counter("ON", 6), Counter("ON", 5))
    table = Table(s, do(score, "bismarck-sunk"))
    assert table.p.final == {"german": 0, "british": 67}
    assert table.told("sink-final") == [{"german": 0, "british": 67, "convoys": 9}]
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.key, outcome.rule) == (BRITISH, "sink-end-bismarck-sunk", "SB-15.1.c")


@pytest.mark.rule("SB-15.3.a", "SB-15.4.a", "SB-15.2.a")
def test_golden_16_as_it_happened() -> None:
    """G-16: Hood lost, Bismarck sunk: the British win."""
    s = at_sea()
    scored(s, GERMAN, reveal.worth(s, BRITISH, ShipId("hood")))
    scored(s, BRITISH, reveal.worth(s, GERMAN, BISMARCK))
    convoy(s, "HX-1", "2815", 9)
    table = Table(s, do(score, "bismarck-sunk"))
    assert table.p.final == {"german": 15, "british": 43}
    assert table.position.outcome is not None
    assert table.position.outcome.winner == BRITISH


@pytest.mark.rule("SB-15.3.a")
@pytest.mark.parametrize(
    ("ship", "points"), [("bismarck", 40), ("scharnhorst", 25), ("gneisenau", 25), ("scheer", 15), ("prinz-eugen", 10)]
)
def test_what_german_ships_are_worth(ship: str, points: int) -> None:
    assert reveal.worth(setting(), GERMAN, ShipId(ship)) == points


@pytest.mark.rule("SB-15.4.a")
@pytest.mark.parametrize(
    ("points", "ships"),
    [
        (20, ("ark-royal", "victorious")),
        (15, ("king-george-v", "prince-of-wales", "hood", "rodney", "nelson")),
        (12, ("repulse", "renown", "revenge", "ramillies")),
        (6, ("norfolk", "suffolk", "dorsetshire", "london", "exeter")),
        (
            4,
            (
                "edinburgh",
                "sheffield",
                "manchester",
                "birmingham",
                "kenya",
                "galatea",
                "hermione",
                "aurora",
                "arethusa",
            ),
        ),
        (8, ("flotilla-1", "flotilla-2", "flotilla-3", "flotilla-4")),
    ],
)
def test_what_british_ships_are_worth(points: int, ships: tuple[str, ...]) -> None:
    assert [reveal.worth(setting(), BRITISH, ShipId(ship)) for ship in ships] == [points] * len(ships)


@pytest.mark.rule("SB-15.4.a", "SB-7.13.e")
def test_ships_that_leave_by_the_south_score_if_they_are_fast_enough() -> None:
    """A-93: by the evasion they have now; Hood and a flotilla before that make 33."""
    s = at_sea(place="2838")
    scored(s, GERMAN, 15)
    scored(s, GERMAN, 8)
    s.private[GERMAN].change(BISMARCK, damage=8)
    reveal.see(s, GERMAN, TokenId("G1"), BISMARCK)
    reveal.leave_map(s, TokenId("G1"))
    assert s.public.points(GERMAN) == 33
    assert s.public.seen == {}
    assert not s.public.tokens
    assert not s.private[GERMAN].forces
    assert {ship.status for ship in s.private[GERMAN].ships.values()} == {"exited"}
    assert {loss.status for loss in s.public.losses.values()} == {"exited"}
    slow = at_sea(place="2838")
    slow.private[GERMAN].change(BISMARCK, flipped=True)
    reveal.leave_map(slow, TokenId("G1"))
    assert [(line.what, line.points) for line in slow.public.score] == [("prinz-eugen", 5)]
    assert [event.params["points"] for event in slow.events] == [0, 5]


@pytest.mark.rule("SB-15.4.a")
@pytest.mark.parametrize(("damage", "evasion", "points"), [(3, 21, 5), (4, 19, 0)])
def test_an_evasion_of_21_is_just_enough(damage: int, evasion: int, points: int) -> None:
    s = setting(10, scenario="breakout")
    band(s, "G1", "2838", "scheer", changes={"damage": damage})
    assert rating(FACTS, s.private[GERMAN], (ShipId("scheer"),)) == evasion
    reveal.leave_map(s, TokenId("G1"))
    assert s.public.points(GERMAN) == points


@pytest.mark.rule("SB-7.13.e", "SB-6.26.d")
def test_ships_that_leave_are_named_in_an_order_that_tells_nothing() -> None:
    told = []
    for ships in (("bismarck", "prinz-eugen"), ("prinz-eugen", "bismarck")):
        s = setting(10)
        band(s, "G1", "2838", *ships)
        reveal.leave_map(s, TokenId("G1"))
        told.append([event.params["ship"] for event in s.events])
    assert told[0] == told[1]


@pytest.mark.rule("SB-15.3.a", "SB-2.35.b")
def test_after_the_end_the_books_are_opened() -> None:
    s = at_sea()
    line = Line(3, "G1", (Hex("2815"),))
    s.private[GERMAN].log = (line,)
    convoy(s, "HX-1", "2815", 9)
    convoy(s, "HX-2", "2815", 0)
    assert s.public.logs == {}
    table = Table(s, do(score, "turns"))
    assert table.p.logs == {"german": (line,), "british": ()}
    assert {name: seen.real for name, seen in table.p.convoys.items()} == {"HX-1": True, "HX-2": False}


@pytest.mark.rule("SB-15.1.b")
def test_an_unfinished_game_goes_on() -> None:
    reached: list[str] = []

    def on(state: State) -> None:
        reached.append(str(state.public.turn))

    Table(at_sea(), do(check_end), Do("on"), steps={"check_end": check_end, "on": on})
    assert reached == ["10"]
