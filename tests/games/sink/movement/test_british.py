"""Phase 8: everything British moves before the enemy's eyes."""

from random import Random
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, AirId, ConvoyId, Hex, TokenId
from huffduff.games.sink.movement.british import british_movement
from huffduff.games.sink.movement.orders import MoveHints, MoveTried, Sail
from huffduff.games.sink.movement.raiding import german_movement
from huffduff.games.sink.parts import Types
from huffduff.games.sink.sighting.detection import detection_phase
from huffduff.games.sink.sighting.searching import Search
from huffduff.games.sink.state import State
from tests.games.sink.movement import oracle
from tests.games.sink.table import FACTS, Table, band, convoy, recon, setting, shadow
from tests.games.sink.writing import fly, raid, remove, sail, steer


def patrol() -> State:
    s = setting(4)
    band(s, "B1", "2815", "norfolk", "suffolk")
    band(s, "B2", "2515", "rodney")
    band(s, "B3", "2215")
    recon(s, "recon-ireland", "3517")
    return s


def phase(s: State) -> Table:
    return Table(s.copy(), do(british_movement))


def tried(table: Table, *orders: Any) -> MoveTried:
    found = table.ask.preview(list(orders))
    assert isinstance(found, MoveTried)
    return found


@pytest.mark.rule("SB-4.8.a", "SB-7.31.a", "SB-6.13.a", "SB-8.26.a", "SB-11.10.d")
def test_task_forces_and_aircraft_move_in_the_open_and_hexes_are_counted() -> None:
    table = phase(patrol())
    table.answer([sail("B1", ("2814", "2813")), sail("B3", ("2214",)), fly("recon-ireland", "3120")])
    assert [table.token(name).hex for name in ("B1", "B2", "B3")] == ["2813", "2515", "2214"]
    assert table.p.recon[AirId("recon-ireland")] == "3120"
    assert table.told("sink-sails", GERMAN) == [
        {"token": "B1", "hex": "2814"},
        {"token": "B1", "hex": "2813"},
        {"token": "B3", "hex": "2214"},
    ]
    assert table.told("sink-flies", GERMAN) == [{"unit": "recon-ireland", "hex": "3120"}]
    forces = [table.force(name) for name in ("B1", "B2", "B3")]
    assert [(force.moved, force.allowance) for force in forces] == [(2, 4), (0, 0), (1, 0)]
    assert table.token("B1").trail[-2:] == ((4, "2814"), (4, "2813"))
    lines = table.private(BRITISH).log
    assert [(line.unit, line.ships) for line in lines] == [("B1", ("norfolk", "suffolk")), ("B3", ())]
    assert (lines[0].turn, lines[0].path) == (4, ("2814", "2813"))
    assert table.rested


@pytest.mark.rule("SB-7.11.a", "SB-8.21.a", "SB-8.28.a")
def test_nobody_has_to_move() -> None:
    table = phase(patrol()).answer([])
    assert table.events == []
    assert table.p.recon[AirId("recon-ireland")] == "3517"
    assert table.rested


@pytest.mark.rule("SB-7.12.a", "SB-7.13.c", "SB-8.22.a", "SB-9.10.d", "SB-6.26.a")
@pytest.mark.parametrize(
    ("orders", "rule"),
    [
        ([sail("B2", ("2514", "2513", "2512"))], "SB-7.12.a"),
        ([sail("B1", ("2814",)), sail("B1", ("2816",))], "SB-7.12.a"),
        ([sail("G1", ("2814",))], "SB-7.31.a"),
        ([sail("B4", (EXIT,))], "SB-7.13.c"),
        ([fly("recon-ireland", "1319")], "SB-8.22.a"),
        ([fly("recon-bordeaux", "3525")], "SB-8.11.a"),
        ([sail("B3", (), escort=True)], "SB-9.10.d"),
        ([sail("B1", (), escort=True)], "SB-9.10.d"),
        ([remove("B1")], "SB-6.26.a"),
        ([steer("HX-9", "2814")], "SB-9.1.a"),
    ],
)
def test_orders_that_cannot_be(orders: list[Any], rule: str) -> None:
    s = patrol()
    band(s, "B4", "2838", "dorsetshire")
    band(s, "G1", "2815", "bismarck")
    table = phase(s)
    assert table.refused(orders).rule == rule
    draft = tried(table, *orders)
    found = [order.refusal.rule for order in draft.orders if order.refusal]
    found += [draft.refusal.rule] if draft.refusal else []
    assert found == [rule]


@pytest.mark.rule("SB-6.13.c")
def test_a_fifth_task_force_has_to_wait_until_another_has_left() -> None:
    s = setting(4)
    for number in range(1, 5):
        band(s, f"B{number}", "2815", ("norfolk", "suffolk", "london", "exeter")[number - 1])
    band(s, "B5", "2816", "dorsetshire")
    table = phase(s)
    assert table.refused([sail("B5", ("2815",))]).rule == "SB-6.13.c"
    assert table.refused([sail("B5", ("2815",)), sail("B1", ("2814",))]).rule == "SB-6.13.c"
    table.answer([sail("B1", ("2814",)), sail("B5", ("2815",))])
    phase(s).answer([sail("B5", ("2815", "2814"))])
    phase(s).answer([sail("B1", ())])
    phase(s).answer([sail("B1", ("2814", "2815"))])  # there is room for her where she came from


@pytest.mark.rule("SB-16.1.e")
def test_force_h_stays_in_gibraltar_until_bismarck_is_detected() -> None:
    s = setting(4)
    band(s, "B3", "3728", "ark-royal", "renown", "sheffield", "flotilla-3", port=True)
    table = phase(s)
    assert table.refused([sail("B3", ("3628",))]).rule == "SB-16.1.e"
    assert tried(table, sail("B3", ("3628",))).orders[0].left == 0
    s.public.located = 4
    table = phase(s).answer([sail("B3", ("3628",))])
    assert (table.token("B3").hex, table.token("B3").port) == ("3628", False)


@pytest.mark.rule("SB-7.33.a", "SB-10.9.a")
def test_a_task_force_that_ends_in_the_hex_of_its_port_is_in_it_unless_it_stays_out() -> None:
    s = setting(4)
    band(s, "B1", "3612", "norfolk")
    band(s, "B2", "3612", "suffolk")
    band(s, "B3", "3613", "hood", port=True)
    band(s, "B4", "3613", "repulse")
    table = phase(s).answer([sail("B1", ("3613",)), sail("B2", ("3613",), at_sea=True), sail("B4", ())])
    assert [table.token(name).port for name in ("B1", "B2", "B3", "B4")] == [True, False, True, True]
    table = phase(s).answer([sail("B3", (), at_sea=True), sail("B1", ("3613", "3612"))])
    assert [table.token(name).port for name in ("B1", "B3")] == [False, False]
    assert table.told("sink-at-sea-now", GERMAN) == [{"token": "B3", "hex": "3613"}]


@pytest.mark.rule("SB-7.25.a", "SB-10.7.a")
def test_the_british_never_lie_in_a_german_port_and_are_seen_off_it() -> None:
    s = setting(4)
    band(s, "B1", "3720", "norfolk")
    table = phase(s).answer([sail("B1", ("3721",))])
    assert not table.token("B1").port
    assert table.token("B1").detected
    assert table.told("sink-detected", GERMAN)[0]["how"] == "coast"


@pytest.mark.rule("SB-10.7.d", "SB-6.24.c")
def test_a_dummy_off_an_enemy_coast_is_found_out_in_mid_course() -> None:
    s = setting(4)
    band(s, "B1", "3720")
    table = phase(s).answer([sail("B1", ("3721", "3722", "3723"))])
    assert "B1" not in table.p.tokens
    assert [told["hex"] for told in table.told("sink-sails", GERMAN)] == ["3721"]
    assert table.rested


@pytest.mark.rule("SB-6.26.a")
def test_a_dummy_may_be_taken_off() -> None:
    table = phase(patrol()).answer([remove("B3")])
    assert "B3" not in table.p.tokens


@pytest.mark.rule("SB-6.21.a")
def test_a_dummy_moves_like_a_real_task_force() -> None:
    """Whoever watches sees and hears the same."""
    seen = []
    for ships in ((), ("norfolk",)):
        s = setting(4)
        band(s, "B1", "2815", *ships)
        table = phase(s).answer([sail("B1", ("2814", "2813"))])
        seen.append((table.position.view(GERMAN).wire()["public"], list(table.events)))
    assert seen[0] == seen[1]


# --- convoys and escorts ------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-9.10.d", "SB-9.10.e")
def test_escorts_are_named_in_phase_8_and_only_their_owner_knows() -> None:
    s = setting(4)
    band(s, "B1", "2813", "rodney")
    band(s, "B2", "2812", "norfolk")
    convoy(s, "HX-1", "2811")
    table = phase(s)
    assert table.refused([sail("B1", (), escort=True)]).rule == "SB-9.10.d"
    table.answer([sail("B1", ("2812",), escort=True)])  # where HX-1 comes to
    assert table.convoy("HX-1").hex == "2812"
    assert (table.force("B1").escort, table.force("B2").escort) == (True, False)
    assert table.heard(GERMAN) == ["sink-sails", "sink-convoy-sails"]


@pytest.mark.rule("SB-9.10.e")
def test_an_escort_without_orders_goes_on_as_long_as_there_are_convoys_in_its_hex() -> None:
    s = setting(4)
    band(s, "B1", "2812", "rodney", escort=True)
    band(s, "B2", "2811", "ramillies", escort=True)
    convoy(s, "HX-1", "2811")
    table = phase(s).answer([])
    assert (table.force("B1").escort, table.force("B2").escort) == (True, False)
    table = phase(s).answer([sail("B1", ())])
    assert not table.force("B1").escort


@pytest.mark.rule("SB-9.10.c", "SB-9.10.e", "SB-9.9.d")
def test_an_escort_that_was_seen_in_phase_3_protects_nobody_once_it_has_given_up_its_duty() -> None:
    """Whoever was seen to escort looks the same to the German whether it goes on or not, until he looks again."""
    seen = []
    for escort in (False, True):
        s = setting(4)
        band(s, "G1", "2811", "bismarck")
        band(s, "B1", "2811", "rodney", escort=True)
        convoy(s, "HX-1", "2811")
        convoy(s, "HX-2", "2711", 9)
        table = Table(s, do(detection_phase), do(british_movement), do(german_movement))
        table.sealed([Search("G1", "HX-1")], [])
        assert table.token("B1").known == Types(4, battleship=1, escort=True)
        table.answer([sail("B1", (), escort=escort), steer("HX-1", "2812"), steer("HX-2", "2811")])
        seen.append(table.position.view(GERMAN).wire()["public"])
        assert table.refused([Search("G1", "HX-1")]).rule == "SB-10.1.c"
        table.answer([Search("G1", "HX-2")])
        assert (raid(True, ("HX-2",)) in table.options) is not escort
        assert len(table.told("sink-no-escort", GERMAN)) == (0 if escort else 1)
    assert seen[0] == seen[1]


@pytest.mark.rule("SB-9.10.d", "SB-7.33.a")
def test_an_escort_stays_out_of_port() -> None:
    s = setting(4)
    band(s, "B1", "3716", "rodney", port=True)
    convoy(s, "HX-1", "3615")
    convoy(s, "ON-2", "3615")
    table = phase(s)
    assert table.refused([sail("B1", (), escort=True)]).rule == "SB-9.10.d"
    s.public.change_convoy(ConvoyId("HX-1"), hex=Hex("3616"))
    order = [sail("B1", (), escort=True), steer("HX-1", "3716")]
    assert phase(s).refused(order).rule == "SB-9.10.d"  # it is home then, and needs no escort
    s = setting(4)
    band(s, "B1", "1419", "ramillies")
    convoy(s, "SC-1", "1318")
    table = phase(s).answer([sail("B1", ("1319",), escort=True), steer("SC-1", "1319")])
    assert (table.token("B1").port, table.force("B1").escort) == (False, True)


# --- contacts -----------------------------------------------------------------------------------------------------


def chase() -> State:
    """The raider has moved in phase 7; the shadower is still where it was."""
    s = setting(4)
    band(s, "G1", "2813", "bismarck", shadowed=4)
    band(s, "B1", "2815", "suffolk")
    band(s, "B2", "2813", "norfolk")
    shadow(s, "G1", "B1")
    return s


@pytest.mark.rule("SB-11.2.b", "SB-11.4.a")
def test_a_shadower_that_goes_along_keeps_contact() -> None:
    table = phase(chase())
    assert [(one.token, one.by, one.kept) for one in tried(table).contacts] == [("G1", "B1", False)]
    order = sail("B1", ("2814", "2813"))
    assert [one.kept for one in tried(table, order).contacts] == [True]
    table.answer([order])
    assert "G1" in table.p.shadows
    assert table.token("G1").shadowed == 4


@pytest.mark.rule("SB-11.4.a", "SB-11.7.b")
def test_a_contact_is_lost_if_its_shadower_does_not_follow_though_others_are_there() -> None:
    table = phase(chase()).answer([])
    assert table.p.shadows == {}
    assert table.token("G1").shadowed == 0
    assert table.told("sink-shadow-gone", GERMAN) == [{"token": "G1"}]


@pytest.mark.rule("SB-11.4.a", "SB-11.6.c")
def test_an_aircraft_follows_no_further_than_four_hexes_from_its_base() -> None:
    s = setting(4)
    band(s, "G1", "3121", "bismarck")
    band(s, "G2", "3314", "prinz-eugen")
    shadow(s, "G1", recon(s, "recon-ireland", "3118"))
    table = phase(s)
    assert [one.kept for one in tried(table, fly("recon-ireland", "3121")).contacts] == [False]
    table.answer([fly("recon-ireland", "3121")])
    assert table.p.shadows == {}
    s.public.shadows.clear()
    shadow(s, "G2", "recon-ireland")
    assert FACTS.chart.distance(Hex("3517"), Hex("3314")) <= 4
    table = phase(s).answer([fly("recon-ireland", "3314")])
    assert "G2" in table.p.shadows


@pytest.mark.rule("SB-11.4.a", "SB-10.9.a")
def test_a_shadower_in_port_has_no_contact() -> None:
    s = setting(4)
    band(s, "G1", "3516", "bismarck")
    band(s, "B1", "3515", "suffolk")
    shadow(s, "G1", "B1")
    assert [one.kept for one in tried(phase(s), sail("B1", ("3516",))).contacts] == [False]
    assert phase(s).answer([sail("B1", ("3516",))]).p.shadows == {}
    assert [one.kept for one in tried(phase(s), sail("B1", ("3516",), at_sea=True)).contacts] == [True]
    assert "G1" in phase(s).answer([sail("B1", ("3516",), at_sea=True)]).p.shadows
    s = setting(4)
    band(s, "G1", "3516", "bismarck")
    band(s, "B1", "3516", "suffolk", port=True)
    shadow(s, "G1", "B1")
    assert [one.kept for one in tried(phase(s)).contacts] == [False]


# --- what is shown ------------------------------------------------------------------------------------------------


def test_the_sheet_says_who_can_go_where() -> None:
    s = patrol()
    convoy(s, "HX-1", "2811")
    hints = phase(s).ask.choice.hints()
    assert isinstance(hints, MoveHints)
    assert [(force.token, force.pace.most) for force in hints.forces] == [("B1", 4), ("B2", 2), ("B3", None)]
    assert {one.hex: one.cost for one in hints.forces[1].reach} == oracle.reached("british", "2515", 2)
    (freighter,) = hints.convoys
    assert (freighter.convoy, freighter.left, freighter.itself) == ("HX-1", 10, "2812")
    assert "2812" in freighter.next
    assert hints.dummies == ("B3",)
    assert [flyer.unit for flyer in hints.recon] == ["recon-ireland"]


def test_a_draft_says_what_a_task_force_would_find_where_it_ends() -> None:
    s = patrol()
    s.public.visibility = "good"
    table = phase(s)
    draft = tried(table, sail("B1", ("2814",)), sail("B3", ("2214",)), sail("B2", ()))
    assert [order.finds for order in draft.orders] == [5, 0, 5]
    assert [order.left for order in draft.orders] == [3, None, 2]
    s = setting(4)
    band(s, "B1", "1720", "norfolk")
    assert tried(phase(s), sail("B1", ("1721",))).orders[0].finds == 0  # fog
    assert tried(phase(s), sail("B1", ("1719",))).orders[0].finds == 4


@pytest.mark.rule("SB-9.9.c", "SB-10.9.a")
def test_a_draft_knows_that_escorts_and_ships_in_port_find_nobody() -> None:
    s = setting(4)
    band(s, "B1", "2812", "norfolk", escort=True)
    band(s, "B2", "3612", "suffolk")
    convoy(s, "HX-1", "2811")
    table = phase(s)
    draft = tried(table, sail("B1", (), escort=True), sail("B2", ("3613",)))
    assert [order.finds for order in draft.orders] == [0, 0]
    draft = tried(table, sail("B1", ()), sail("B2", ("3613",), at_sea=True))
    assert [order.finds for order in draft.orders] == [4, 4]


def test_a_draft_tells_nothing_of_what_lies_behind_enemy_markers() -> None:
    drafts = []
    for ships in ((), ("prinz-eugen",)):
        s = patrol()
        band(s, "G1", "2813", *ships)
        table = phase(s)
        drafts.append((tried(table, sail("B1", ("2814", "2813"))), table.ask.choice.hints()))
    assert drafts[0] == drafts[1]


def test_moves_at_random_know_nothing_of_a_draft_before_them() -> None:
    s = setting(4)
    band(s, "B1", "2812")
    choice = phase(s).ask.choice
    for seed in range(20):
        choice.preview((remove("B1"),))
        assert choice.refusal(choice.sample(Random(seed))) is None


def test_moves_at_random_are_always_allowed() -> None:
    s = patrol()
    band(s, "G1", "2813", "bismarck")
    band(s, "B4", "3728", "ark-royal", "renown", port=True)
    shadow(s, "G1", "B1")
    for number, (designator, place) in enumerate(
        (("HX", "1319"), ("SC", "2514"), ("ON", "3716"), ("OG", "2838"), ("SL", "2837"), ("WS8B", "3515"))
    ):
        convoy(s, f"{designator}-{number}", place)
    choice = phase(s).ask.choice
    rng, followed, escorts = Random(4), 0, 0
    for _ in range(300):
        orders = choice.sample(rng)
        assert choice.refusal(orders) is None
        for order in orders:
            if isinstance(order, Sail):
                limit = {"B1": 4, "B2": 2, "B3": None, "B4": 0}[order.token]
                assert oracle.allowed("british", s.public.tokens[TokenId(order.token)].hex, order.path, limit)
                followed += order.token == "B1" and bool(order.path) and order.path[-1] == "2813"
                escorts += order.escort
    assert followed > 100
    assert escorts > 5
