"""Ships sail: their course is asked for, carried out, previewed, and ends at the edge of the table."""

from typing import Any

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import ShipId
from huffduff.games.vas.movement.sailing import CourseHints, CourseTried, sail
from huffduff.games.vas.movement.stacking import stack
from huffduff.games.vas.movement.track import sea
from huffduff.games.vas.state import State
from huffduff.geometry.plane import Point
from tests.games.vas.movement.oracle import sailed
from tests.games.vas.table import FACTS, Table, hints_of, inches, put, setting

BISMARCK = ShipId("blue-bismarck")


def at_sea(x: float = 20, y: float = 20, heading: int = 0, card: str = "bismarck", **changes: Any) -> State:
    """A ship of blue that has still to move, far from everybody."""
    s = setting()
    put(s, "blue", card, x, y, heading, has_moved=False, **changes)
    return s


def sailing(s: State) -> Table:
    (ship, *_) = s.public.ships
    return Table(s, do(sail, ship))


def tried(table: Table, text: str) -> CourseTried:
    preview = table.ask.preview(text)
    assert isinstance(preview, CourseTried)
    return preview


@pytest.mark.rule("VS-MOVE.19", "VS-GEO.3", "VS-BASIC.11")
def test_a_ship_ends_where_her_course_leads_and_remembers_it() -> None:
    table = sailing(at_sea()).answer("2 S45 3.5")
    ship = table.ship(BISMARCK)
    assert (*ship.at, ship.heading) == sailed(2000, 2000, 0, "2 S45 3.5")
    assert ship.moved == 550
    assert ship.turned
    assert ship.has_moved
    assert ship.wake == (inches(20, 20), inches(20, 22), ship.at)
    assert table.rested
    assert table.told("vas-sails")[0]["moved"] == "5.5"


@pytest.mark.rule("VS-MOVE.3", "VS-GEO.6")
def test_a_course_that_does_not_stand_changes_nothing() -> None:
    table = sailing(at_sea())
    assert table.refused("2 P46").rule == "VS-MOVE.8"
    assert table.refused("7").rule == "VS-MOVE.3"
    assert table.refused("ahead").rule == "VS-GEO.13"
    assert table.refused(3).key == "engine-not-an-answer"
    assert table.ship(BISMARCK).at == inches(20, 20)


@pytest.mark.rule("VS-MOVE.5", "VS-GEO.20")
def test_a_ship_without_speed_is_not_asked() -> None:
    table = sailing(at_sea(engine=5))
    assert table.rested
    ship = table.ship(BISMARCK)
    assert (ship.has_moved, ship.moved, ship.turned, ship.wake) == (True, 0, False, (ship.at,))
    assert table.heard(None) == ["vas-lies"]
    assert sailing(at_sea(anchored=True)).rested


@pytest.mark.rule("VS-MOVE.14")
def test_she_may_pass_through_other_ships() -> None:
    s = at_sea()
    put(s, "red", "warspite", 20, 22, 90)
    table = Table(s, do(sail, BISMARCK), do(stack, BISMARCK)).answer("6")
    assert table.rested
    assert table.ship(BISMARCK).at == inches(20, 26)


@pytest.mark.rule("VS-VP.9", "VS-VP.10", "VS-GEO.10")
def test_a_ship_whose_bridge_passes_the_edge_is_gone() -> None:
    table = sailing(at_sea(y=46)).answer("2")
    assert table.ship(BISMARCK).status == "table"
    table = sailing(at_sea(y=46)).answer("2.01")
    ship = table.ship(BISMARCK)
    assert (ship.status, ship.edge, ship.moved) == ("withdrawn", "north", 200)
    assert table.told("vas-withdrawn")[0]["safe"] == "yes"
    assert Table(table.state, do(sail, BISMARCK)).rested


@pytest.mark.rule("VS-VP.9", "VS-GEO.9")
@pytest.mark.parametrize(("heading", "edge"), [(0, "north"), (90, "east"), (180, "south"), (270, "west")])
def test_every_edge_has_its_name(heading: int, edge: str) -> None:
    x, y = {0: (36, 47.5), 90: (71.5, 24), 180: (36, 0.5), 270: (0.5, 24)}[heading]
    assert sailing(at_sea(x, y, heading)).answer("1").ship(BISMARCK).edge == edge


@pytest.mark.rule("VS-VP.11", "VS-VP.12")
def test_an_edge_that_is_not_safe_is_told() -> None:
    s = at_sea(y=47.5)
    facts = s.data
    scenario = facts.scenarios["war-at-sea"]
    assert scenario.safe_edges == ("north", "east", "south", "west")
    s.data = _with_safe_edges(facts, ("south",))
    table = sailing(s).answer("1")
    assert table.told("vas-withdrawn")[0]["safe"] == "no"


def _with_safe_edges(facts: Any, edges: tuple[str, ...]) -> Any:
    scenario = msgspec.structs.replace(facts.scenarios["war-at-sea"], safe_edges=edges)
    return msgspec.structs.replace(facts, scenarios={**facts.scenarios, "war-at-sea": scenario})


@pytest.mark.rule("VS-GEO.10", "VS-VP.9")
def test_through_the_very_corner_her_owner_says_which_edge() -> None:
    table = sailing(at_sea(71, 47, 45)).answer("2")
    assert table.options == ("east", "north")
    assert table.answer("north").ship(BISMARCK).edge == "north"


@pytest.mark.rule("VS-ORD.18", "VS-ORD.21", "VS-EX.19")
def test_smoke_is_laid_while_she_sails() -> None:
    s = at_sea(order="smoke", obeyed=True)
    table = sailing(s)
    assert len(tried(table, "6").smoke) == 2
    table.answer("6")
    assert len(table.p.smoke) == 2
    assert table.told("vas-smoke-laid")[0]["counters"] == 2
    assert sailing(at_sea(order="smoke", obeyed=True)).answer("2.9").p.smoke == ()
    leaving = sailing(at_sea(30, 44.5, order="smoke", obeyed=True)).answer("6")
    assert (leaving.ship("blue-bismarck").status, len(leaving.p.smoke)) == ("withdrawn", 1)
    assert sailing(at_sea()).answer("6").p.smoke == ()


@pytest.mark.rule("VS-BASIC.10")
def test_a_draft_shows_the_way_and_what_it_leaves_open() -> None:
    table = sailing(at_sea())
    draft = tried(table, "2 S45 1")
    assert draft.refusal is None
    assert draft.wake[:2] == (inches(20, 20), inches(20, 22))
    assert (draft.moved, draft.heading) == (300, 45)
    assert (draft.left.movement, draft.left.run_up, draft.left.port) == (300, 100, 0)
    ready = tried(table, "2")
    assert (ready.left.run_up, ready.left.port, ready.left.starboard) == (0, 45, 45)
    assert tried(table, "6").left.run_up == 0
    assert tried(table, "7").left.movement == 0
    assert tried(table, "5 S45").left.run_up is None
    assert tried(table, "2 S45 1").beside is None


@pytest.mark.rule("VS-BASIC.10")
def test_a_draft_that_does_not_stand_says_why_and_where_it_would_lead() -> None:
    table = sailing(at_sea())
    draft = tried(table, "1.5 S45 2")
    assert draft.refusal is not None
    assert (draft.refusal.key, draft.refusal.rule) == ("vas-run-up", "VS-MOVE.7")
    assert len(draft.wake) == 3
    assert tried(table, "2 S45 oops").at == inches(20, 22)
    assert tried(table, "").at == inches(20, 20)


@pytest.mark.rule("VS-BASIC.10")
@pytest.mark.parametrize("begun", ["", "1", "2", "2 S20", "2 P45 1", "2 S45 2 S45 2 S45"])
def test_everything_within_reach_can_be_reached(begun: str) -> None:
    table = sailing(at_sea())
    draft = tried(table, begun)
    headings = []
    for reach in draft.reach:
        assert reach.course.startswith(begun.split()[0] if len(begun.split()) > 1 else "")
        end = tried(table, reach.course)
        assert end.refusal is None, reach.course
        assert (end.at, end.heading, end.moved) == (reach.at, reach.heading, 600)
        headings.append(reach.heading)
    assert len(set(headings)) == len(headings)


@pytest.mark.rule("VS-BASIC.10")
def test_the_hints_show_her_helm_and_all_headings() -> None:
    hints = hints_of(sailing(at_sea()).ask, CourseHints)
    assert hints.helm.speed == 600
    assert [reach.heading for reach in hints.reach] == [*range(225, 360, 15), *range(0, 136, 15)]
    jammed = hints_of(sailing(at_sea(rudder="port")).ask, CourseHints)
    assert [reach.course for reach in jammed.reach] == ["2 P45 2 P45 2 P45"]
    about = hints_of(sailing(at_sea(order="come-about", obeyed=True)).ask, CourseHints)
    assert {reach.heading for reach in about.reach} == {*range(270, 360, 15), *range(0, 91, 15)}
    stuck = hints_of(sailing(at_sea(rudder="ahead")).ask, CourseHints)
    assert [reach.course for reach in stuck.reach] == ["6"]


@pytest.mark.rule("VS-BASIC.10")
@pytest.mark.parametrize("changes", [{}, {"rudder": "port"}, {"order": "come-about", "obeyed": True}, {"engine": 2}])
def test_every_course_that_can_be_drawn_stands(changes: dict[str, Any]) -> None:
    table = sailing(at_sea(**changes))
    ways = hints_of(table.ask, CourseHints).ways
    assert len(ways) > 5
    for way in ways:
        end = tried(table, way.course)
        assert (end.refusal, end.at, end.heading) == (None, way.at, way.heading), way.course
    assert len({(way.at, way.heading) for way in ways}) == len(ways)


@pytest.mark.rule("VS-BASIC.10", "VS-GUN.6")
def test_a_draft_says_what_would_bear_from_its_end() -> None:
    s = at_sea()
    put(s, "red", "hood", 20, 36)
    (before,) = tried(sailing(s), "1").prospects
    (after,) = tried(sailing(s), "2 S45 2 S45 2").prospects
    assert (before.target, before.distance) == ("red-hood", 1500)
    assert before.total is not None
    assert after.total is not None
    assert (before.bands["A"], before.total.lines[0].by) == ("short", ("A", "B"))  # type: ignore[index]
    assert after.total.lines[0].by == tuple("ABXY")
    assert after.total.odds.mean_damage > before.total.odds.mean_damage
    assert tried(sailing(at_sea(y=47.5)), "2").prospects == ()


@pytest.mark.rule("VS-BASIC.10", "VS-ORD.19")
def test_nothing_bears_through_the_smoke_that_a_draft_leaves() -> None:
    s = at_sea(order="smoke", obeyed=True)
    put(s, "red", "hood", 20, 10)
    (clear,) = tried(sailing(s), "1").prospects
    (hidden,) = tried(sailing(s), "6").prospects
    assert clear.total is not None
    assert (hidden.total, hidden.bands) == (None, {})


@pytest.mark.rule("VS-BASIC.10", "VS-MOVE.15")
def test_a_draft_shows_the_edge_and_where_she_would_be_set() -> None:
    assert tried(sailing(at_sea(y=47.5)), "2").edges == ("north",)
    assert tried(sailing(at_sea(y=47.5)), "2").reach == ()
    s = at_sea()
    put(s, "red", "warspite", 20.2, 23)
    beside = tried(sailing(s), "3").beside
    assert beside is not None
    assert beside.x < 2000
    assert beside.y == 2300


def test_the_table_holds_its_corners() -> None:
    assert sea(FACTS).holds(Point(7200, 4800))
