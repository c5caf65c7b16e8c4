"""Phase 7: plots in secret, shadowed task forces in the open."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, Hex, ShipId, TokenId
from huffduff.games.sink.movement.orders import Plot, PlotHints, PlotTried
from huffduff.games.sink.movement.plotting import plot_phase
from huffduff.games.sink.parts import Course, Line, Types
from huffduff.games.sink.state import State
from huffduff.games.sink.victory import check_end
from tests.games.sink.movement import oracle
from tests.games.sink.table import FACTS, Table, band, recon, setting, shadow
from tests.games.sink.writing import fly, plot, remove

WAY = ("3104", "3005", "2905")


def raiders() -> State:
    """Bismarck's force in the north, a dummy in mid-Atlantic."""
    s = setting(4)
    band(s, "G1", "3204", "bismarck", "prinz-eugen")
    band(s, "G2", "2815")
    recon(s, "recon-bordeaux", "3923")
    return s


def phase(s: State, **steps: Any) -> Table:
    return Table(s.copy(), do(plot_phase), steps=steps)


@pytest.mark.rule("SB-4.7.a", "SB-7.21.a", "SB-7.22.a", "SB-7.23.a", "SB-8.25.a", "SB-2.35.b")
def test_every_task_force_has_its_own_plot_and_the_british_hears_only_that_it_is_done() -> None:
    table = phase(raiders())
    before = table.position.view(BRITISH).wire()["public"]
    table.answer([plot("G1", WAY), plot("G2", ("2814",)), fly("recon-bordeaux", "3525")])
    private = table.private(GERMAN)
    assert private.plots == {"G1": Course(tuple(map(Hex, WAY))), "G2": Course((Hex("2814"),))}
    assert private.recon_plots == {"recon-bordeaux": "3525"}
    assert private.log == (
        Line(4, "G1", tuple(map(Hex, WAY)), (ShipId("bismarck"), ShipId("prinz-eugen"))),
        Line(4, "G2", (Hex("2814"),)),
        Line(4, "recon-bordeaux", (Hex("3525"),)),
    )
    assert table.heard(BRITISH) == ["sink-plotted"]
    assert table.p == before
    assert table.private(BRITISH).plots == {}
    assert table.rested


@pytest.mark.rule("SB-7.11.a", "SB-7.21.a", "SB-8.21.a")
def test_nothing_has_to_be_plotted() -> None:
    table = phase(raiders()).answer([])
    assert table.private(GERMAN).plots == {}
    assert table.heard(BRITISH) == ["sink-plotted"]


@pytest.mark.rule("SB-6.13.b", "SB-7.12.a", "SB-6.23.a", "SB-7.22.a", "SB-7.21.a", "SB-8.22.a", "SB-7.25.b")
@pytest.mark.parametrize(
    ("orders", "rule"),
    [
        ([plot("G1", (*WAY, "2904"))], "SB-7.12.a"),
        ([plot("G1", ("2905",))], "SB-7.13.a"),
        ([plot("G1", WAY[:1]), plot("G1", WAY[:2])], "SB-7.22.a"),
        ([plot("B1", ("3104",))], "SB-7.21.a"),
        ([plot("G9", ("3104",))], "SB-7.21.a"),
        ([plot("G2", (EXIT,))], "SB-6.23.a"),
        ([fly("recon-bordeaux", "1319")], "SB-8.22.a"),
        ([fly("recon-bordeaux", "3525"), fly("recon-bordeaux", "3525")], "SB-7.22.a"),
        ([fly("recon-ireland", "3525")], "SB-8.11.a"),
        ([remove("G1")], "SB-6.26.a"),
    ],
)
def test_plots_that_cannot_be(orders: list[Any], rule: str) -> None:
    s = raiders()
    band(s, "B1", "3204", "norfolk")
    table = phase(s)
    assert table.refused(orders).rule == rule
    preview = table.ask.preview(orders)
    assert isinstance(preview, PlotTried)
    assert [order.refusal.rule for order in preview.orders if order.refusal] == [rule]


@pytest.mark.rule("SB-6.13.c", "SB-7.24.a")
def test_no_more_than_four_may_end_in_a_hex_and_all_plots_count_together() -> None:
    s = setting(4, scenario="rheinuebung")
    for number in range(1, 5):
        band(s, f"G{number}", "2815")
    band(s, "G5", "2816")
    table = phase(s)
    assert table.refused([plot("G5", ("2815",))]).rule == "SB-6.13.c"
    preview = table.ask.preview([plot("G5", ("2815",))])
    assert isinstance(preview, PlotTried)
    assert preview.orders[0].refusal is None
    assert preview.refusal is not None
    assert preview.refusal.key == "sink-hex-full"
    table.answer([plot("G5", ("2815",)), plot("G1", ("2814",))])
    table = phase(s).answer([plot("G5", ("2815", "2814"))])  # through a full hex
    table = phase(s).answer([plot("G5", ("2815",)), remove("G1")])
    assert "G1" not in table.p.tokens


@pytest.mark.rule("SB-6.26.a")
def test_a_dummy_may_be_taken_off_when_plots_are_written() -> None:
    table = phase(raiders()).answer([remove("G2")])
    assert set(table.p.tokens) == {"G1"}
    assert table.told("sink-removed", BRITISH) == [{"token": "G2", "side": "german", "hex": "2815"}]


def test_the_sheet_says_who_can_go_where_and_what_keeps_them_from_going_further() -> None:
    hints = phase(raiders()).ask.choice.hints()
    assert isinstance(hints, PlotHints)
    real, dummy = hints.forces
    assert (real.pace.most, real.pace.limit, real.pace.ships) == (3, "evasion", ("bismarck",))
    assert {reach.hex: reach.cost for reach in real.reach} == oracle.reached("german", "3204", 3)
    assert (dummy.pace.most, dummy.pace.limit) == (None, "none")
    assert hints.dummies == ("G2",)
    (flyer,) = hints.recon
    assert (flyer.unit, flyer.hex) == ("recon-bordeaux", "3923")


def test_a_draft_shows_cost_coasts_fog_watchers_and_where_it_could_be_drawn_on() -> None:
    s = raiders()
    s.public.visibility = "good"
    band(s, "B1", "3005", "norfolk")
    band(s, "B2", "2905", known=Types(3, battleship=2, destroyers=1))
    band(s, "B3", "2905", port=True)
    table = phase(s)
    preview = table.ask.preview([plot("G1", WAY)])
    assert isinstance(preview, PlotTried)
    (course,) = preview.orders
    assert [(leg.hex, leg.cost, leg.coast, leg.fog, leg.markers) for leg in course.legs] == [
        ("3104", 1, False, False, 0),
        ("3005", 2, False, False, 1),
        ("2905", 3, False, False, 1),
    ]
    assert [leg.risk for leg in course.legs] == [0, 50, 60]  # as one ship; as the three that it once had
    assert (course.left, course.onward, course.refusal) == (0, (), None)
    (course,) = table.ask.preview([plot("G1", WAY[:2])]).orders  # type: ignore[attr-defined]
    assert course.left == 1
    assert course.onward == FACTS.chart.ways(GERMAN, Hex("3005"))
    (course,) = table.ask.preview([plot("G1", ("3205", "3206"))]).orders  # type: ignore[attr-defined]
    assert [(leg.coast, leg.risk) for leg in course.legs] == [(False, 0), (True, 100)]
    (course,) = table.ask.preview([plot("G2", ("2714", "2613"))]).orders  # type: ignore[attr-defined]
    assert course.left is None
    (course,) = table.ask.preview([plot("G1", ("0000",))]).orders  # type: ignore[attr-defined]
    assert course.refusal.rule == "SB-7.13.b"
    s.public.change(TokenId("G1"), hex=Hex("3720"))
    for at_sea, faces in ((False, 0), (True, 5)):  # in port nobody searches
        (course,) = phase(s).ask.preview([plot("G1", ("3721",), at_sea)]).orders  # type: ignore[attr-defined]
        assert course.finds == faces


def test_a_draft_tells_nothing_of_what_lies_behind_enemy_markers() -> None:
    """Whatever is behind them, and even if nothing is, the same is shown."""
    drafts = []
    for ships in ((), ("norfolk",), ("hood", "prince-of-wales", "flotilla-1", "victorious")):
        s = raiders()
        band(s, "B1", "3005", *ships)
        ask = phase(s).ask
        drafts.append((ask.preview([plot("G1", WAY)]), ask.choice.hints()))
    assert drafts[0] == drafts[1] == drafts[2]


@pytest.mark.rule("SB-17.1.b")
def test_a_draft_says_whether_it_burns_oil() -> None:
    s = setting(4, fuel="on")
    band(s, "G1", "3204", "bismarck", "prinz-eugen")
    ask = phase(s).ask
    assert [ask.preview([plot("G1", WAY[:n])]).orders[0].burns for n in (0, 1, 2, 3)] == [  # type: ignore[attr-defined]
        False,
        False,
        False,
        True,
    ]


# --- shadowed -----------------------------------------------------------------------------------------------------


def followed(place: str = "3204", by: str = "suffolk") -> State:
    s = setting(4)
    band(s, "G1", place, "bismarck", "prinz-eugen")
    band(s, "G2", "2815")
    band(s, "B1", place, by)
    shadow(s, "G1", "B1")
    return s


@pytest.mark.rule("SB-4.7.b", "SB-11.2.a", "SB-6.13.a")
def test_a_shadowed_task_force_moves_openly_in_phase_7_and_is_not_plotted() -> None:
    table = phase(followed())
    assert (table.ask.key, table.ask.params["token"]) == ("sink-ask-shadowed-move", "G1")
    assert table.refused([plot("G2", ("2814",))]).rule == "SB-11.2.a"
    assert table.refused([fly("recon-bordeaux", "3525")]).rule == "SB-8.11.a"
    table.answer([plot("G1", WAY[:2])])
    assert table.token("G1").hex == "3005"
    assert table.token("G1").trail[-2:] == ((4, "3104"), (4, "3005"))
    assert table.told("sink-sails", BRITISH) == [{"token": "G1", "hex": place} for place in WAY[:2]]
    assert (table.force("G1").moved, table.force("G1").allowance) == (2, 3)
    assert table.refused([plot("G1", ("2905",))]).rule == "SB-11.2.a"
    table.answer([plot("G2", ("2814",))])
    assert set(table.private(GERMAN).plots) == {"G2"}
    assert "G1" in table.p.shadows
    line = table.private(GERMAN).log[0]
    assert (line.unit, line.path, line.ships) == ("G1", tuple(WAY[:2]), ("bismarck", "prinz-eugen"))


@pytest.mark.rule("SB-11.2.a", "SB-7.12.a", "SB-7.11.a")
def test_a_shadowed_task_force_need_not_move_and_cannot_move_too_far() -> None:
    table = phase(followed())
    assert table.refused([plot("G1", (*WAY, "2904"))]).rule == "SB-7.12.a"
    assert table.refused([plot("G1", WAY), plot("G1", ())]).rule == "SB-7.22.a"
    table.answer([])
    assert table.token("G1").hex == "3204"
    assert table.ask.key == "sink-ask-plots"


@pytest.mark.rule("SB-10.7.a")
def test_a_shadowed_task_force_is_seen_from_coasts_on_its_way() -> None:
    table = phase(followed()).answer([plot("G1", ("3205", "3206", "3205"))])
    (seen,) = table.told("sink-detected", BRITISH)
    assert (seen["token"], seen["how"], seen["hex"]) == ("G1", "coast", "3206")


@pytest.mark.rule("SB-11.7.b", "SB-7.25.a")
def test_a_port_hides_a_shadowed_task_force_and_a_haven_ends_the_game_for_bismarck() -> None:
    s = followed("3812")
    table = phase(s, check_end=check_end).answer([plot("G1", ("3912",))])
    assert table.position.outcome is not None
    assert table.position.outcome.key == "sink-end-haven"
    table = phase(s, check_end=check_end).answer([plot("G1", ("3912",), at_sea=True)])
    assert table.position.outcome is None
    assert not table.token("G1").port
    assert "G1" in table.p.shadows
    s.private[GERMAN].change_force(TokenId("G1"), ships=(ShipId("prinz-eugen"),))
    table = phase(s, check_end=check_end).answer([plot("G1", ("3912",))])
    assert table.token("G1").port
    assert table.p.shadows == {}
    assert table.told("sink-in-port-now", BRITISH) == [{"token": "G1", "hex": "3912"}]
    assert table.refused([plot("G1", ("3812",))]).rule == "SB-11.2.a"  # it has moved


@pytest.mark.rule("SB-11.11.a", "SB-10.3.b")
@pytest.mark.parametrize(("by", "kept"), [("suffolk", True), ("norfolk", False)])
def test_fog_at_the_end_of_the_move_shakes_off_a_shadower_without_radar(by: str, kept: bool) -> None:
    s = followed("3204", by)
    through = ("3304", "3405")  # 3405 is fog
    table = phase(s).answer([plot("G1", through)])
    assert ("G1" in table.p.shadows) is kept
    assert table.token("G1").shadowed == 0
    s = followed("3406", by)
    table = phase(s).answer([plot("G1", ("3405", "3505"))])
    assert "G1" in table.p.shadows


@pytest.mark.rule("SB-11.11.a")
def test_an_aircraft_loses_contact_in_fog() -> None:
    s = followed("3305")
    shadow(s, "G1", recon(s, "recon-hvalfiord", "3305"))
    table = phase(s).answer([plot("G1", ("3405",))])
    assert table.p.shadows == {}


@pytest.mark.rule("SB-7.13.d", "SB-7.13.e", "SB-15.4.a")
def test_a_shadowed_task_force_may_leave_the_map_at_once() -> None:
    s = followed("2837")
    table = phase(s).answer([plot("G1", ("2838", EXIT))])
    assert "G1" not in table.p.tokens
    assert table.p.shadows == {}
    assert [(line.why, line.what, line.points) for line in table.p.score] == [
        ("exit", "bismarck", 5),
        ("exit", "prinz-eugen", 5),
    ]
    assert {table.ship(name).status for name in ("bismarck", "prinz-eugen")} == {"exited"}


@pytest.mark.rule("SB-6.13.c")
def test_a_shadowed_task_force_finds_no_room_where_four_lie_now() -> None:
    s = setting(4, scenario="rheinuebung")
    band(s, "G1", "2815", "gneisenau")
    for number in range(2, 6):
        band(s, f"G{number}", "2816")
    band(s, "B1", "2815", "suffolk")
    shadow(s, "G1", "B1")
    table = phase(s)
    assert table.refused([plot("G1", ("2816",))]).rule == "SB-6.13.c"
    table.answer([plot("G1", ("2816", "2817"))])


def test_plots_at_random_are_always_allowed() -> None:
    s = setting(5, scenario="rheinuebung")
    for number, place in enumerate(("3204", "2838", "2837", "3721", "3721", "3721", "3721", "3822"), 1):
        ships = {1: ("bismarck", "prinz-eugen"), 2: ("gneisenau",), 4: ("scharnhorst",)}.get(number, ())
        band(s, f"G{number}", place, *ships, port=place == "3721")
    recon(s, "recon-trondheim", "4010")
    choice = phase(s).ask.choice
    rng, moved, left = Random(3), 0, 0
    for _ in range(300):
        orders = choice.sample(rng)
        assert choice.refusal(orders) is None
        for order in orders:
            if isinstance(order, Plot):
                moved += len(order.path)
                left += EXIT in order.path
                limit = {"G1": 3, "G2": 4, "G4": 4}.get(order.token)
                assert oracle.allowed("german", s.public.tokens[order.token].hex, order.path, limit)
    assert moved > 2000
    assert left > 5
