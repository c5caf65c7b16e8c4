"""Ships that come onto the table."""

from random import Random

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import Edge, ShipId
from huffduff.games.vas.movement.entering import Entry, EntryHints, enter
from huffduff.games.vas.movement.sailing import sail
from huffduff.games.vas.movement.track import sea
from huffduff.geometry.plane import Point
from tests.games.vas.table import FACTS, Table, hints_of, put, setting

SHIP = ShipId("blue-bismarck")


def coming(edge: Edge) -> Table:
    s = setting()
    put(s, "blue", "bismarck", 0, 0, status="entering", edge=edge, has_moved=False)
    return Table(s, do(enter, SHIP), do(sail, SHIP))


@pytest.mark.rule("VS-GEO.42", "VS-SCOUT.12")
@pytest.mark.parametrize(
    ("edge", "along", "heading", "at"),
    [
        ("south", 1000, 0, Point(1000, 0)),
        ("north", 7200, 269, Point(7200, 4800)),
        ("west", 0, 1, Point(0, 0)),
        ("east", 4800, 181, Point(7200, 4800)),
    ],
)
def test_she_begins_on_the_line_of_her_edge_and_then_moves(edge: Edge, along: int, heading: int, at: Point) -> None:
    table = coming(edge).answer({"along": along, "heading": heading})
    assert table.ask.key == "vas-ask-course"
    ship = table.ship(SHIP)
    assert (ship.status, ship.at, ship.heading, ship.edge) == ("table", at, heading, None)
    assert table.answer("3").ship(SHIP).has_moved


@pytest.mark.rule("VS-GEO.42")
def test_only_places_on_the_edge_and_headings_inward() -> None:
    table = coming("south")
    for entry in (Entry(7201, 0), Entry(-1, 0)):
        assert table.refused(entry).key == "vas-off-edge"
    for heading in (90, 180, 270, 360, -1):
        assert table.refused(Entry(100, heading)).key == "vas-not-inward"
    assert coming("east").refused(Entry(4801, 270)).params["longest"] == 48


@pytest.mark.rule("VS-GEO.42")
def test_the_hints_show_the_edge() -> None:
    hints = hints_of(coming("west").ask, EntryHints)
    assert (hints.start, hints.end, hints.inward) == (Point(0, 0), Point(0, 4800), 90)


@pytest.mark.parametrize("edge", ["north", "east", "south", "west"])
def test_any_sample_comes_in(edge: Edge) -> None:
    choice = coming(edge).ask.choice
    rng = Random(1)
    for _ in range(50):
        assert choice.refusal(choice.sample(rng)) is None
    assert choice.refusal(choice.default) is None  # type: ignore[attr-defined]
    assert sea(FACTS).north == 4800


def test_a_ship_on_the_table_does_not_enter_again() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20)
    assert Table(s, do(enter, SHIP)).rested
