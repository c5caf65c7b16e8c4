"""Ships that would lie on top of each other."""

from random import Random

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.movement.stacking import berth, hull_box, hulls, sides, stack
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import State
from huffduff.geometry.plane import Box, Point
from tests.games.vas.table import FACTS, Table, put, setting

TABLE = sea(FACTS)
MOVER, OTHER = "blue-bismarck", "red-warspite"


def meeting(x: float, y: float, heading: int = 0, at: float = 20, **changes: int) -> State:
    """Bismarck ends her move here; Warspite lies at 20/20 on course north."""
    s = setting()
    put(s, "blue", "bismarck", x, y, heading)
    put(s, "red", "warspite", at, 20, **changes)
    return s


def stacked(s: State) -> Table:
    return Table(s, do(stack, "blue-bismarck"))


@pytest.mark.rule("VS-MOVE.15", "VS-GEO.37")
@pytest.mark.parametrize(("x", "side"), [(19.8, -1), (20.2, 1)])
def test_she_is_set_touching_on_the_side_of_her_bridge(x: float, side: int) -> None:
    table = stacked(meeting(x, 20.5))
    half = (FACTS.cards[table.ship(MOVER).card].width + FACTS.cards[table.ship(OTHER).card].width + 1) // 2
    assert table.rested
    assert table.ship(MOVER).at == Point(2000 + side * half, 2050)
    assert table.ship(MOVER).heading == 0
    assert table.ship(MOVER).moved == 0
    assert table.heard(None) == ["vas-set-beside"]


@pytest.mark.rule("VS-GEO.38")
def test_the_ship_that_was_there_stays() -> None:
    table = stacked(meeting(20.2, 20.5, 30, engine=5))
    assert table.ship(OTHER).at == Point(2000, 2000)


@pytest.mark.rule("VS-MOVE.15")
def test_exactly_on_the_centre_line_her_owner_chooses() -> None:
    table = stacked(meeting(20, 21))
    assert table.options == ("port", "starboard")
    assert table.answer("port").ship(MOVER).at.x < 2000
    assert stacked(meeting(20, 21)).answer("starboard").ship(MOVER).at.x > 2000


@pytest.mark.rule("VS-MOVE.15")
def test_port_and_starboard_are_those_of_the_ship_that_was_there() -> None:
    s = meeting(20, 19, heading=0)
    s.public.change_ship(s.public.ships[list(s.public.ships)[1]].id, heading=180)
    assert stacked(s).answer("port").ship(MOVER).at.x > 2000


@pytest.mark.rule("VS-MOVE.15", "VS-DMG.9")
@pytest.mark.parametrize("status", ["sunk", "withdrawn", "deep", "scouting"])
def test_ships_that_are_not_on_the_table_are_in_nobodys_way(status: str) -> None:
    s = meeting(20.2, 20.5)
    s.public.change_ship(ShipId(OTHER), status=status)
    table = stacked(s)
    assert (table.rested, table.ship(MOVER).at) == (True, Point(2020, 2050))


@pytest.mark.rule("VS-MOVE.14", "VS-GEO.37")
def test_ships_that_only_touch_stay() -> None:
    s = meeting(20, 20)
    ship, other = s.public.ships.values()
    ours, theirs = FACTS.cards[ship.card], FACTS.cards[other.card]
    s.public.change_ship(ship.id, at=Point(2000 + (ours.width + theirs.width + 1) // 2, 2000))
    table = stacked(s)
    assert (table.rested, table.events) == (True, [])


@pytest.mark.rule("VS-GEO.37")
def test_she_is_pushed_on_in_the_same_direction_past_further_ships() -> None:
    s = meeting(20.3, 20)
    put(s, "red", "king-george-v", 21.2, 20)
    table = stacked(s)
    assert table.ship(MOVER).at.y == 2000
    assert table.ship(MOVER).at.x > 2120
    assert _apart(table.state)


@pytest.mark.rule("VS-GEO.37")
def test_nobody_is_pushed_off_the_table() -> None:
    s = setting()
    put(s, "blue", "bismarck", 0.1, 20)
    put(s, "red", "warspite", 0.2, 20)
    assert stacked(s).ship(MOVER).at.x > 20
    hull, corner = Box(Point(5, 5), 0, 549, 79), Box(Point(7, 7), 45, 430, 70)
    assert TABLE.holds(berth(TABLE, hull, "port", (corner,)))


@pytest.mark.rule("VS-GEO.37", "VS-GEO.29")
def test_after_any_meeting_no_two_hulls_overlap() -> None:
    rng = Random(37)
    for _ in range(150):
        s = setting()
        put(s, "blue", "bismarck", 30 + rng.uniform(-1, 1), 30 + rng.uniform(-1, 1), rng.randrange(360))
        put(s, "red", "warspite", 30, 30, rng.randrange(360))
        other = put(s, "red", "z1", 30 + rng.uniform(-6, 6), 30 + rng.uniform(-6, 6), rng.randrange(360))
        if any(hull_box(FACTS, other).overlaps(hull) for hull in hulls(FACTS, s.public, other.id)):
            continue
        before = s.public.ships["blue-bismarck"].at  # type: ignore[index]
        table = stacked(s)
        if not table.rested:
            table.answer("port")
        assert _apart(table.state)
        after = table.ship(MOVER).at
        assert before.distance(after) < 1300


@pytest.mark.rule("VS-GEO.37")
def test_she_is_pushed_no_further_than_she_must() -> None:
    rng = Random(38)
    for _ in range(60):
        there = Box(Point(3000, 3000), rng.randrange(360), 430, 70)
        hull = Box(Point(3000 + rng.randint(-60, 60), 3000 + rng.randint(-60, 60)), rng.randrange(360), 549, 79)
        (side, *_) = sides(hull, there)
        bearing = (there.heading + (90 if side == "starboard" else 270)) % 360
        steps = (hull.centre.moved(bearing, gone) for gone in range(1000))
        nearest = next(place for place in steps if not hull._replace(centre=place).overlaps(there))
        assert berth(TABLE, hull, side, (there,)) == nearest


def _apart(s: State) -> bool:
    boxes = [hull_box(FACTS, ship) for ship in s.public.ships.values()]
    return not any(one.overlaps(other) for one in boxes for other in boxes if one is not other)


@pytest.mark.rule("VS-GEO.29", "VS-GEO.30")
def test_every_card_has_a_footprint_with_the_bridge_in_the_middle() -> None:
    assert all(card.length > card.width > 0 for card in FACTS.cards.values())
    box = hull_box(FACTS, put(setting(), "blue", "bismarck", 20, 20, 90))
    assert (box.length, box.width) == (549, 79)
    assert box.bow() == Point(2275, 2000)
    assert box.stern() == Point(1726, 2000) or box.stern() == Point(1725, 2000)


def test_only_a_ship_on_the_line_has_two_sides() -> None:
    there = Box(Point(2000, 2000), 90, 400, 50)
    assert sides(Box(Point(2100, 2000), 0, 400, 50), there) == ("port", "starboard")
    assert sides(Box(Point(2100, 2001), 0, 400, 50), there) == ("port",)
    assert sides(Box(Point(2100, 1999), 0, 400, 50), there) == ("starboard",)
