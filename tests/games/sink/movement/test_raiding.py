"""Phase 9: plots are carried out hex by hex, and something may come between in every one of them."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.convoys.raiding import RaidHints
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, AirId, ConvoyId, Hex, TokenId
from huffduff.games.sink.movement.raiding import german_movement
from huffduff.games.sink.parts import Course
from huffduff.games.sink.sighting.searching import Search
from huffduff.games.sink.state import State
from huffduff.games.sink.victory import check_end
from tests.games.sink.table import Table, band, convoy, recon, setting, shadow
from tests.games.sink.writing import contact, raid, remove

WAY = ("2814", "2813", "2812")
WATCH, LOOK, RAID, MOVER, HIGH_SPEED = (
    "sink-ask-watch",
    "sink-ask-raider-looks",
    "sink-ask-raid",
    "sink-ask-next-mover",
    "sink-ask-high-speed",
)


def chart(s: State, token: str, *path: str, at_sea: bool = False) -> None:
    s.private[GERMAN].plots[TokenId(token)] = Course(tuple(map(Hex, path)), at_sea)


def raider(*path: str, dummy: bool = False, turn: int = 4, **options: str) -> State:
    s = setting(turn, **options)
    band(s, "G1", "2815", *(() if dummy else ("bismarck", "prinz-eugen")))
    chart(s, "G1", *(path or WAY))
    return s


def phase(s: State, script: Any = (), **steps: Any) -> Table:
    return Table(s.copy(), do(german_movement), script=script, steps=steps)


# --- plots --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-4.9.a", "SB-7.24.a", "SB-11.10.d")
def test_a_plot_is_sailed_as_it_was_written() -> None:
    table = phase(raider())
    assert table.rested
    assert table.token("G1").hex == "2812"
    assert [told["hex"] for told in table.told("sink-sails", BRITISH)] == list(WAY)
    assert table.token("G1").trail[-3:] == tuple((4, place) for place in WAY)
    force = table.force("G1")
    assert (force.moved, force.allowance) == (3, 3)
    assert table.private(GERMAN).plots == {}


@pytest.mark.rule("SB-7.21.a", "SB-4.9.a")
def test_what_has_no_plot_stays() -> None:
    s = raider()
    s.private[GERMAN].plots.clear()
    table = phase(s)
    assert table.rested
    assert table.events == []


@pytest.mark.rule("SB-8.11.c", "SB-8.25.a")
def test_recon_aircraft_fly_first_where_they_were_plotted_to() -> None:
    s = raider()
    recon(s, "recon-bordeaux", "3923")
    s.private[GERMAN].recon_plots[AirId("recon-bordeaux")] = Hex("3525")
    table = phase(s)
    assert table.p.recon[AirId("recon-bordeaux")] == "3525"
    assert table.heard(BRITISH)[0] == "sink-flies"
    assert table.private(GERMAN).recon_plots == {}


@pytest.mark.rule("SB-4.9.a")
def test_the_german_says_which_of_several_moves_next() -> None:
    s = raider()
    band(s, "G2", "2215")
    chart(s, "G2", "2214")
    band(s, "G3", "2015")
    table = phase(s)
    assert table.ask.key == MOVER
    assert set(table.options) == {"G1", "G2"}
    table.answer("G2")
    assert [told["token"] for told in table.told("sink-sails")] == ["G2", "G1", "G1", "G1"]
    assert table.rested


@pytest.mark.rule("SB-11.2.a", "SB-4.7.b")
def test_a_shadowed_task_force_does_not_move_again() -> None:
    s = raider()
    s.private[GERMAN].plots.clear()
    band(s, "B1", "2815", "suffolk")
    convoy(s, "HX-1", "2815")
    shadow(s, "G1", "B1")
    assert phase(s).rested


@pytest.mark.rule("SB-6.21.a", "SB-6.23.a")
def test_a_dummy_sails_like_a_real_task_force_and_is_asked_like_one() -> None:
    """Through a hex with a British marker and one with a convoy: the British is shown the same, each time."""
    seen = []
    for dummy in (False, True):
        s = raider(dummy=dummy)
        band(s, "B1", "2814", "norfolk")
        convoy(s, "HX-1", "2813")
        table = phase(s)
        shown = []
        while not table.position.over:
            ask = table.position.ask(BRITISH)
            shown.append((table.position.deciding, ask and (ask.key, ask.params, ask.choice.hints())))
            table.answer([])
        seen.append((shown, table.position.view(BRITISH).wire()["public"], table.heard(BRITISH)))
    assert seen[0] == seen[1]
    assert len(seen[0][0]) == 3


@pytest.mark.rule("SB-7.13.d", "SB-15.4.a", "SB-15.1.e")
def test_a_plot_leads_off_the_map() -> None:
    s = raider()
    s.public.change(TokenId("G1"), hex=Hex("2837"))
    chart(s, "G1", "2838", EXIT)
    table = phase(s, check_end=check_end)
    assert table.position.outcome is not None
    assert table.position.outcome.key == "sink-end-bismarck-exited"
    assert table.p.points(GERMAN) == 10


@pytest.mark.rule("SB-7.25.a", "SB-10.9.a", "SB-15.1.d")
def test_a_plot_ends_in_port_where_nobody_searches() -> None:
    s = raider()
    s.public.change(TokenId("G1"), hex=Hex("3720"))
    band(s, "B1", "3721", "norfolk", detected=True)
    chart(s, "G1", "3721")
    table = phase(s, check_end=check_end)
    assert table.position.outcome is not None
    assert table.position.outcome.key == "sink-end-haven"
    chart(s, "G1", "3721", at_sea=True)
    assert phase(s).ask.key == WATCH
    chart(s, "G1", "3721", "3720")
    assert phase(s).ask.key == WATCH  # only passing through


@pytest.mark.rule("SB-10.9.a", "SB-15.1.d")
def test_without_moving_a_task_force_goes_into_port_or_out_of_it() -> None:
    s = setting(4)
    band(s, "G1", "3912", "bismarck", port=True)
    chart(s, "G1", at_sea=True)
    table = phase(s, check_end=check_end)
    assert not table.token("G1").port
    assert table.rested
    chart(s, "G1")
    assert phase(s, check_end=check_end).rested  # she was in port already
    s.public.change(TokenId("G1"), port=False)
    table = phase(s, check_end=check_end)
    assert table.position.outcome is not None
    assert table.position.outcome.key == "sink-end-haven"


@pytest.mark.rule("SB-6.13.c", "SB-7.24.a")
def test_a_task_force_stops_a_hex_earlier_where_there_is_no_room_any_more() -> None:
    s = raider(scenario="rheinuebung")
    for number in range(2, 6):
        band(s, f"G{number}", "2812")
    table = phase(s)
    assert table.token("G1").hex == "2813"
    assert table.heard(BRITISH) == ["sink-sails", "sink-sails"]
    assert table.told("sink-no-room", GERMAN) == [{"token": "G1", "hex": "2812"}]
    chart(s, "G1", "2814", "2813", "2812", "2811")
    assert phase(s).token("G1").hex == "2811"  # through it


# --- British eyes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-4.9.b", "SB-10.1.d", "SB-10.2.b", "SB-10.4.b")
def test_british_task_forces_search_for_what_comes_through_their_hex() -> None:
    """Fair weather, one cruiser: 7 or more."""
    s = raider()
    band(s, "B1", "2814", "norfolk", "suffolk")
    table = phase(s, script=[6])
    assert (table.ask.seat, table.ask.key, table.ask.params) == (BRITISH, WATCH, {"token": "G1", "hex": "2814"})
    table.answer([Search("B1", "G1")])
    assert not table.token("G1").detected
    assert table.token("B1").real
    assert table.heard(GERMAN)[1:3] == ["sink-search", "sink-search-failed"]
    assert table.told("sink-roll-search", GERMAN) == []
    table = phase(s, script=[7]).answer([Search("B1", "G1")])
    assert table.token("G1").detected
    (seen,) = table.told("sink-detected", BRITISH)
    assert (seen["battleship"], seen["cruiser"], seen["hex"]) == (1, 1, "2814")
    assert table.p.located == 4
    assert table.ask.key == HIGH_SPEED


@pytest.mark.rule("SB-10.1.d", "SB-4.9.b")
def test_they_search_in_every_hex_entered_and_neither_where_it_starts_nor_where_it_stays() -> None:
    s = raider()
    for number, place in enumerate(("2815", *WAY), 1):
        band(s, f"B{number}", place, ("norfolk", "suffolk", "exeter", "london")[number - 1])
    table = phase(s)
    asked = []
    while not table.position.over:
        asked.append((table.ask.seat, table.ask.params["hex"]))
        table.answer([])
    assert asked == [(seat, place) for place in WAY for seat in (BRITISH, GERMAN)]
    s.private[GERMAN].plots.clear()
    assert phase(s).rested


@pytest.mark.rule("SB-10.1.d", "SB-10.5.c")
def test_several_search_one_after_the_other_until_one_has_found_it() -> None:
    s = raider("2814")
    band(s, "B1", "2814", "norfolk")
    band(s, "B2", "2814", "suffolk")
    both = [Search("B1", "G1"), Search("B2", "G1")]
    table = phase(s, script=[2, 7]).answer(both)
    assert table.token("G1").found_by == "B2"
    table = phase(s, script=[7]).answer(both)
    assert table.token("G1").found_by == "B1"
    assert [told["by"] for told in table.told("sink-search")] == ["B1", "B2"]
    assert phase(s, script=[2, 6]).answer(both).ask.key == LOOK


@pytest.mark.rule("SB-10.1.d")
def test_a_marker_from_an_earlier_hex_does_not_replace_a_new_search() -> None:
    s = raider("2814", "2813")
    s.public.change(TokenId("G1"), detected=True)
    band(s, "B1", "2814", "norfolk")
    table = phase(s, script=[2]).answer([Search("B1", "G1")])
    assert table.ask.key == LOOK  # not found here: nobody can go after it


@pytest.mark.rule("SB-10.3.a", "SB-10.8.a", "SB-9.9.c", "SB-10.9.a", "SB-6.24.a")
def test_who_cannot_search_for_a_raider() -> None:
    s = raider("1721")
    s.public.change(TokenId("G1"), hex=Hex("1720"))
    band(s, "B1", "1721", "norfolk")
    assert phase(s).rested  # fog
    s = raider("2814")
    recon(s, "recon-ireland", "2814")
    assert phase(s).rested  # aircraft do not search now
    band(s, "B1", "2814")
    band(s, "B2", "2814", "rodney", escort=True)
    table = phase(s)
    assert table.refused([Search("B1", "G1")]).rule == "SB-6.24.a"
    assert table.refused([Search("B2", "G1")]).rule == "SB-9.9.c"
    assert table.refused([Search("recon-ireland", "G1")]).rule == "SB-10.8.a"
    table.answer([remove("B1")])
    assert "B1" not in table.p.tokens
    s = raider("3613")
    s.public.change(TokenId("G1"), hex=Hex("3612"))
    band(s, "B1", "3613", "norfolk", port=True)
    assert phase(s).rested


@pytest.mark.rule("SB-6.24.c", "SB-6.21.a")
def test_a_dummy_that_is_found_is_removed_and_its_plot_is_over() -> None:
    s = raider(dummy=True)
    band(s, "B1", "2814", "norfolk")
    table = phase(s, script=[9]).answer([Search("B1", "G1")])
    assert table.p.tokens.keys() == {"B1"}
    assert table.private(GERMAN).plots == {}
    assert table.told("sink-dummy-found", BRITISH)[0]["token"] == "G1"
    assert table.rested


@pytest.mark.rule("SB-10.7.a", "SB-10.7.d", "SB-11.1.e")
def test_a_coast_sees_what_comes_by_and_british_units_there_may_go_after_it() -> None:
    s = raider("3205", "3206")
    s.public.change(TokenId("G1"), hex=Hex("3204"))
    table = phase(s)
    assert table.token("G1").detected
    assert table.rested
    band(s, "B1", "3206", "suffolk")
    table = phase(s).answer([])
    assert table.ask.key == HIGH_SPEED
    table = phase(s, script=[2]).answer([Search("B1", "G1")])
    assert table.ask.key == HIGH_SPEED  # the search failed, the coast did not
    dummy = raider("3205", "3206", dummy=True)
    dummy.public.change(TokenId("G1"), hex=Hex("3204"))
    assert "G1" not in phase(dummy).p.tokens


@pytest.mark.rule("SB-10.8.a", "SB-11.1.e", "SB-11.10.a")
def test_an_aircraft_alone_may_go_after_what_a_coast_has_seen() -> None:
    s = raider("3205", "3206")
    s.public.change(TokenId("G1"), hex=Hex("3204"))
    recon(s, "recon-hvalfiord", "3206")
    table = phase(s, script=[9])
    assert (table.ask.key, table.ask.params["hex"]) == (HIGH_SPEED, "3206")
    table.answer([contact("recon-hvalfiord", "G1")])
    assert table.p.shadows[TokenId("G1")].by == "recon-hvalfiord"


# --- German eyes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-4.9.c", "SB-10.1.d")
def test_a_raider_searches_in_the_hexes_it_enters() -> None:
    s = raider("2814", "2813")
    band(s, "B1", "2814", "hood", "prince-of-wales", "flotilla-1")
    table = phase(s, script=[7]).answer([])
    assert (table.ask.seat, table.ask.key) == (GERMAN, LOOK)
    table.answer([Search("G1", "B1")])
    assert table.token("B1").detected
    assert table.token("G1").real
    assert table.told("sink-detected", GERMAN)[0]["battleship"] == 2
    assert table.rested


@pytest.mark.rule("SB-4.9.c", "SB-6.24.a", "SB-10.3.a")
def test_what_a_raider_cannot_look_for() -> None:
    s = raider("2814", dummy=True)
    band(s, "B1", "2814", "norfolk")
    band(s, "B2", "2813", "suffolk")
    band(s, "G2", "2814", "gneisenau")
    table = phase(s).answer([])
    assert table.refused([Search("G1", "B1")]).rule == "SB-6.24.a"
    assert table.refused([Search("G2", "B1")]).rule == "SB-10.1.b"
    assert table.refused([Search("G1", "B2")]).rule == "SB-6.24.a"
    table.answer([remove("G1")])
    assert "G1" not in table.p.tokens
    assert table.rested
    s = raider("2814")
    band(s, "B1", "2814", "norfolk", detected=True)
    assert phase(s).answer([]).rested  # known already
    band(s, "B2", "2814", "suffolk")
    table = phase(s).answer([])
    assert table.refused([Search("G1", "B1")]).rule == "SB-4.3.b"
    assert table.ask.choice.refusal((Search("G1", "B2"),)) is None


# --- convoys ------------------------------------------------------------------------------------------------------


def hunting(*path: str, value: int = 9, **more: Any) -> State:
    s = raider(*path, **more)
    convoy(s, "HX-1", "2814", value)
    return s


@pytest.mark.rule("SB-9.12.a", "SB-9.12.b", "SB-9.10.b", "SB-9.11.a", "SB-9.11.b", "SB-9.10.g")
def test_a_raider_that_destroys_a_convoy_stops_there_and_is_known() -> None:
    table = phase(hunting())
    assert table.ask.key == LOOK
    table.answer([Search("G1", "HX-1")])
    assert table.ask.key == RAID
    assert set(table.options) == {raid(False), raid(True), raid(True, ("HX-1",))}
    hints = table.ask.choice.hints()
    assert isinstance(hints, RaidHints)
    assert (hints.course, hints.escorts, hints.convoys[0].real) == (("2813", "2812"), (), True)
    table.answer(raid(True, ("HX-1",)))
    assert table.token("G1").hex == "2814"
    assert table.token("G1").detected
    assert table.private(GERMAN).plots == {}
    assert table.p.convoys == {}
    assert [(line.why, line.what, line.points) for line in table.p.score] == [("convoy", "HX-1", 9)]
    (seen,) = table.told("sink-detected", BRITISH)
    assert (seen["how"], seen["battleship"], seen["cruiser"]) == ("attack", 1, 1)
    assert table.p.located == 4
    assert table.force("G1").moved == 1
    assert {table.ship(name).engaged for name in ("bismarck", "prinz-eugen")} == {4}
    assert table.rested


@pytest.mark.rule("SB-9.12.c", "SB-9.9.d")
def test_a_raider_that_only_looks_sails_on_undetected() -> None:
    table = phase(hunting()).answer([Search("G1", "HX-1")]).answer(raid(False))
    assert table.token("G1").hex == "2812"
    assert not table.token("G1").detected
    assert table.convoy("HX-1").real is True
    assert phase(hunting()).answer([]).token("G1").hex == "2812"


@pytest.mark.rule("SB-9.12.a")
def test_a_raider_may_stop_at_an_escorted_convoy_but_not_destroy_it() -> None:
    s = hunting()
    band(s, "B1", "2814", "rodney", escort=True)
    table = phase(s).answer([])
    table.answer([Search("G1", "HX-1")])
    assert set(table.options) == {raid(False), raid(True)}
    assert table.refused(raid(True, ("HX-1",))).rule == "SB-9.10.c"
    hints = table.ask.choice.hints()
    assert isinstance(hints, RaidHints)
    assert [(escort.token, escort.known.battleship) for escort in hints.escorts] == [("B1", 1)]
    table.answer(raid(True))
    assert (table.token("G1").hex, table.token("G1").detected) == ("2814", False)
    assert table.rested


@pytest.mark.rule("SB-9.10.d", "SB-9.10.c")
def test_a_task_force_that_does_not_escort_protects_nobody() -> None:
    s = hunting()
    band(s, "B1", "2814", "rodney")
    table = phase(s).answer([]).answer([Search("G1", "HX-1")])
    table.answer(raid(True, ("HX-1",)))
    assert table.p.points(GERMAN) == 9
    assert table.ask.key == HIGH_SPEED  # it may go after the raider, which has nowhere to go


@pytest.mark.rule("SB-9.9.f", "SB-9.12.c")
def test_a_dummy_convoy_vanishes_and_does_not_stop_the_raider() -> None:
    table = phase(hunting(value=0)).answer([Search("G1", "HX-1")])
    assert table.p.convoys == {}
    assert table.token("G1").hex == "2812"
    assert table.rested


@pytest.mark.rule("SB-9.10.a", "SB-9.10.b")
def test_several_convoys_in_a_hex_are_destroyed_all_or_some_of_those_that_were_seen() -> None:
    s = hunting()
    convoy(s, "SC-2", "2814", 6)
    convoy(s, "ON-3", "2814", 5)
    table = phase(s).answer([Search("G1", "HX-1"), Search("G1", "SC-2")])
    assert len(table.options) == 5
    assert table.refused(raid(True, ("ON-3",))).key == "engine-not-offered"
    assert table.refused(raid(False, ("HX-1",))).rule == "SB-9.12.b"
    table.answer(raid(True, ("HX-1", "SC-2")))
    assert table.p.points(GERMAN) == 15
    assert set(table.p.convoys) == {"ON-3"}


@pytest.mark.rule("SB-9.9.a", "SB-9.12.a")
def test_convoys_in_the_hex_where_it_starts_or_stays_are_prey_too() -> None:
    s = raider()
    convoy(s, "HX-1", "2815", 9)
    table = phase(s).answer([Search("G1", "HX-1")]).answer(raid(True, ("HX-1",)))
    assert (table.token("G1").hex, table.p.points(GERMAN)) == ("2815", 9)
    s.private[GERMAN].plots.clear()
    table = phase(s).answer([Search("G1", "HX-1")]).answer(raid(True, ("HX-1",)))
    assert table.p.points(GERMAN) == 9


@pytest.mark.rule("SB-9.9.b", "SB-6.21.a")
def test_a_dummy_among_convoys_can_only_sail_on() -> None:
    s = hunting(dummy=True)
    table = phase(s)
    assert table.ask.key == LOOK
    assert table.refused([Search("G1", "HX-1")]).rule == "SB-6.24.a"
    table.answer([])
    s.public.change_convoy(ConvoyId("HX-1"), spotted="raider", real=True)
    table = phase(s)
    assert (table.ask.key, table.options) == (RAID, (raid(False),))
    assert table.refused(raid(True)).rule == "SB-9.9.b"
    assert table.answer(raid(False)).rested


@pytest.mark.rule("SB-6.13.c")
def test_nobody_stops_among_convoys_where_four_lie_already() -> None:
    s = hunting(scenario="rheinuebung")
    for number in range(2, 6):
        band(s, f"G{number}", "2814")
    table = phase(s)
    while table.ask.params.get("token") != "G1":
        table.answer([] if table.ask.key == LOOK else "G1" if "G1" in table.options else table.options[0])
    table.answer([Search("G1", "HX-1")])
    assert table.options == (raid(False),)
    assert table.refused(raid(True)).rule == "SB-6.13.c"


@pytest.mark.rule("SB-6.13.c", "SB-9.12.a")
def test_a_raider_may_be_the_fourth_among_convoys() -> None:
    s = hunting(scenario="rheinuebung")
    for number in range(2, 5):
        band(s, f"G{number}", "2814", port=True)  # so that they are not asked
    table = phase(s)
    while table.ask.key == MOVER:
        table.answer("G1")
    table.answer([Search("G1", "HX-1")])
    assert raid(True, ("HX-1",)) in table.options


@pytest.mark.rule("SB-11.8.a", "SB-9.12.a")
def test_a_raider_that_is_shadowed_on_its_way_cannot_touch_convoys() -> None:
    s = hunting()
    band(s, "B1", "2814", "suffolk")
    table = phase(s, script=[8, 9]).answer([Search("B1", "G1")]).answer([contact("B1", "G1")])
    assert "G1" in table.p.shadows
    assert table.rested
    assert table.convoy("HX-1").spotted == ""
    assert (table.token("G1").hex, table.token("B1").hex) == ("2812", "2812")


@pytest.mark.rule("SB-11.8.a")
def test_nor_can_it_destroy_what_another_raider_has_seen() -> None:
    s = hunting()
    s.public.change_convoy(ConvoyId("HX-1"), real=True, spotted="raider")
    band(s, "B1", "2814", "suffolk")
    table = phase(s, script=[8, 9]).answer([Search("B1", "G1")]).answer([contact("B1", "G1")])
    assert "G1" in table.p.shadows
    assert table.rested


@pytest.mark.rule("SB-9.11.a", "SB-11.1.f")
def test_after_a_raid_there_is_one_chance_to_shadow_unless_it_was_used() -> None:
    s = hunting()
    band(s, "B1", "2814", "suffolk")
    table = phase(s, script=[8, 1]).answer([Search("B1", "G1")]).answer([contact("B1", "G1")])
    assert table.p.tried == ("2814",)
    table.answer([Search("G1", "HX-1")]).answer(raid(True, ("HX-1",)))
    assert table.rested
    table = phase(s, script=[9]).answer([]).answer([Search("G1", "HX-1")])
    table.answer(raid(True, ("HX-1",)))
    assert table.ask.key == HIGH_SPEED
    table.answer([contact("B1", "G1")])
    assert table.p.shadows[TokenId("G1")].by == "B1"
    assert table.rested


def test_random_raids_keep_to_what_is_offered() -> None:
    from random import Random

    rng = Random(9)
    for number in range(60):
        s = hunting()
        convoy(s, "SC-2", "2813", number % 3)
        band(s, "B1", "2814", "suffolk", "norfolk")
        band(s, "B2", "2813", "rodney", escort=number % 2 == 0)
        table = phase(s, script=[rng.randrange(1, 11) for _ in range(20)])
        while not table.position.over:
            choice = table.ask.choice
            value = choice.sample(rng)
            assert choice.refusal(value) is None
            table.answer(value)
        assert table.private(GERMAN).plots == {}
