"""The end of a turn: reinforcements, refit, markers and the turn marker."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase import reveal
from huffduff.games.chase.facts.terms import (
    ALLIED,
    GERMAN,
    LANDING,
    PATROL,
    PORT,
    READY,
    REFIT,
    REFUEL,
    REMOVED,
    REPAIR,
    SIGHTED,
)
from huffduff.games.chase.operations.admin import admin_phase, call_away, reliefs
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import Fly, InPort, Move, Patrol
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, change, locate, put, setting, wing

HERE = "P10"


def escorted(turn: int) -> State:
    """A turn with the ships that come from off the map."""
    s = setting(turn)
    put(s, "rodney", "", status="off")
    put(s, "dorsetshire", "", status="off")
    return s


def admin(s: State) -> Table:
    table = Table(s, do(admin_phase))
    assert table.rested
    return table


@pytest.mark.rule("CH-12.b", "CH-12.a")
@pytest.mark.parametrize(("turn", "place"), [(18, ""), (19, "AH13")])
def test_dorsetshire_comes_in_the_afternoon_of_25_may(turn: int, place: str) -> None:
    table = admin(escorted(turn))
    assert table.ship("dorsetshire").hex == place
    assert table.told("chase-reinforcement", ALLIED) == ([{"ship": "dorsetshire", "hex": place}] if place else [])
    assert not table.told("chase-reinforcement", GERMAN)
    assert (FACTS.tracks.date(19), FACTS.tracks.time(19)) == (25, "afternoon")


@pytest.mark.rule("CH-12.c")
def test_rodney_can_be_called_from_the_night_of_24_may_on() -> None:
    for turn, offered in ((10, []), (11, ["rodney"]), (30, ["rodney"])):
        s = escorted(turn)
        assert [relief.ship for relief in reliefs(s.public, s.private[ALLIED], FACTS)] == offered
    assert (FACTS.tracks.date(11), FACTS.tracks.time(11)) == (24, "night")
    s = escorted(11)
    assert not admin(s).ship("rodney").hex
    s = escorted(11)
    call_away(s, "rodney")
    table = admin(s)
    assert table.ship("rodney").hex == "N23"
    assert table.told("chase-reinforcement", ALLIED)
    assert not table.told("chase-reinforcement", GERMAN)
    assert not reliefs(table.p, table.state.private[ALLIED], FACTS)


@pytest.mark.rule("CH-12.c")
def test_rodney_stays_with_a_convoy_that_was_found_before_she_could_leave() -> None:
    s = escorted(12)
    call_away(s, "rodney")
    change(s, "rodney", status="map", hex="L10")
    assert admin(s).ship("rodney").hex == "L10"


@pytest.mark.rule("CH-12.a", "CH-2.3.3.h")
@pytest.mark.parametrize(("turn", "held"), [(4, "home-fleet"), (5, "")])
def test_a_restriction_ends_with_its_turn(turn: int, held: str) -> None:
    s = setting(turn)
    put(s, "repulse", "N26", restricted="home-fleet")
    table = admin(s)
    assert table.ship("repulse").restricted == held
    assert bool(table.told("chase-released", ALLIED)) is not bool(held)
    assert not table.told("chase-released", GERMAN)


@pytest.mark.rule("CH-12.a")
@pytest.mark.parametrize(
    ("ship", "place", "fleet", "force_h"),
    [("bismarck", "P10", "", ""), ("bismarck", "J30", "", "force-h"), ("belchen", "P10", "home-fleet", "force-h")],
)
def test_a_heavy_ship_that_is_located_releases_the_fleets(ship: str, place: str, fleet: str, force_h: str) -> None:
    s = setting(2)
    put(s, "repulse", "N26", restricted="home-fleet")
    put(s, "ark-royal", "AF25", restricted="force-h")
    put(s, ship, place)
    locate(s, ship, SIGHTED)
    table = admin(s)
    assert (table.ship("repulse").restricted, table.ship("ark-royal").restricted) == (fleet, force_h)


@pytest.mark.rule("CH-12.a")
def test_a_bearing_alone_is_alarm_enough_but_ships_that_passed_are_not() -> None:
    for how, held in (("huff-duff", ""), ("passed", "home-fleet")):
        s = setting(2)
        put(s, "repulse", "N26", restricted="home-fleet")
        reveal.sighting(s, GERMAN, HERE, how, count=0 if how == "huff-duff" else 2)
        assert admin(s).ship("repulse").restricted == held


@pytest.mark.rule("CH-12.a", "CH-2.3.3.h")
def test_a_restricted_unit_does_nothing() -> None:
    s = setting(2)
    put(s, "repulse", "N26", restricted="home-fleet")
    table = Table(s, do(movement_phase))
    for order in (Move("repulse", ("N25",)), Patrol("repulse"), InPort("repulse")):
        assert table.refused((order,), seat=ALLIED).params["order"] == 1


@pytest.mark.rule("CH-12.d", "CH-4.1.i", "CH-7.7.1.p")
def test_refit_comes_before_landing_so_that_nobody_skips_a_box() -> None:
    s = setting()
    for name, status in (("hudson-1", LANDING), ("hudson-2", REFIT), ("hudson-3", READY), ("he-111-1", LANDING)):
        wing(s, name, status=status)
    table = admin(s)
    wings = {**table.state.private[ALLIED].wings, **table.state.private[GERMAN].wings}
    assert {name: unit.status for name, unit in wings.items()} == {
        "hudson-1": REFIT,
        "hudson-2": READY,
        "hudson-3": READY,
        "he-111-1": REFIT,
    }


@pytest.mark.rule("CH-7.7.1.p", "CH-12.d")
def test_golden_17_an_aircraft_that_lands_flies_again_two_turns_later() -> None:
    s = setting(3)
    wing(s, "he-111-1")
    path = ("K29", "K30")
    flight = (Fly("he-111-1", path, (), ""),)
    turns = [do(movement_phase), do(admin_phase)]
    table = Table(s, *turns, *turns, *turns)
    table.answer(flight, seat=GERMAN).answer((), seat=ALLIED)
    assert table.state.private[GERMAN].wings["he-111-1"].status == REFIT
    assert table.refused(flight, seat=GERMAN).rule == "CH-7.7.1.p"
    table.answer((), seat=GERMAN).answer((), seat=ALLIED)
    assert table.state.private[GERMAN].wings["he-111-1"].status == READY
    table.answer(flight, seat=GERMAN).answer((), seat=ALLIED)
    assert table.rested


@pytest.mark.rule("CH-12.e", "CH-7.3.i", "CH-7.4.f", "CH-7.5.g", "CH-7.6.g", "CH-6.v")
def test_what_ships_did_this_turn_is_over() -> None:
    s = setting()
    for name, task in (("bismarck", PATROL), ("prinz-eugen", REPAIR), ("belchen", REFUEL), ("hood", PORT)):
        put(s, name, HERE, task=task, held=True, tried_to_shadow=True)
    s.public.fought = (HERE,)
    table = admin(s)
    for name in ("bismarck", "prinz-eugen", "belchen", "hood"):
        ship = table.ship(name)
        assert (ship.task, ship.held, ship.tried_to_shadow) == ("", False, False)
    assert table.p.fought == ()


@pytest.mark.rule("CH-12.f")
def test_every_no_movement_marker_comes_down_by_one() -> None:
    s = setting()
    names = ("bismarck", "prinz-eugen", "belchen", "weissenburg", "hood")
    for steps, name in enumerate(names):
        put(s, name, HERE, no_move=steps)
    table = admin(s)
    assert [table.ship(name).no_move for name in names] == [0, 0, 1, 2, 3]


@pytest.mark.rule("CH-12.f", "CH-7.7.2.d", "CH-7.7.2.e")
@pytest.mark.parametrize(("name", "every"), [("belchen", 4), ("modoc", 2)])
def test_golden_16_slow_ships_move_every_fourth_or_second_turn(name: str, every: int) -> None:
    s = setting(3)
    put(s, name, "P10")
    side = FACTS.ships[name].side
    table = Table(s, *[do(movement_phase), do(admin_phase)] * 9)
    moved: list[int] = []
    for turn in range(9):
        order = (Move(name, (("P11", "P10")[len(moved) % 2],)),)
        if turn % every:
            assert table.refused(order, seat=side).key == "chase-refuse-state"
        else:
            moved.append(turn)
        for seat in (GERMAN, ALLIED):
            table.answer(order if seat == side and not turn % every else (), seat=seat)
        assert table.ship(name).no_move == every - 1 - turn % every
    assert moved == list(range(0, 9, every))


@pytest.mark.rule("CH-12.f", "CH-11.3.f")
def test_golden_16_two_turns_without_movement_let_a_ship_sail_in_the_turn_after_next() -> None:
    s = setting(3)
    put(s, "bismarck", "P10", no_move=2)
    table = Table(s, do(admin_phase), do(movement_phase), do(admin_phase), do(movement_phase))
    order = (Move("bismarck", ("P11",)),)
    assert table.ship("bismarck").no_move == 1
    assert table.refused(order, seat=GERMAN).key == "chase-refuse-state"
    table.answer((), seat=GERMAN).answer((), seat=ALLIED)
    assert table.ship("bismarck").no_move == 0
    table.answer(order, seat=GERMAN).answer((), seat=ALLIED)
    assert table.ship("bismarck").hex == "P11"


@pytest.mark.rule("CH-12.g", "CH-7.7.2.u", "CH-7.7.2.w", "CH-4.3.i")
def test_a_ship_whose_emergency_fuel_ends_in_the_next_box_is_gone() -> None:
    s = setting(25)
    band(s, "KG2", HERE, "scharnhorst", "gneisenau")
    change(s, "scharnhorst", fuel=0, emergency=26, evasion=(5,))
    s.umpire.evasion = tuple(FACTS.cups.evasion_chits)
    locate(s, "KG2", SIGHTED)
    table = admin(s)
    assert table.p.turn == 26
    assert table.ship("scharnhorst").status == REMOVED
    assert table.p.removed == ("scharnhorst",)
    assert table.ship("gneisenau").force == ""
    assert [contact.classes for contact in table.p.contacts.values()] == [("BC",)]
    assert len(table.state.umpire.evasion) == len(FACTS.cups.evasion_chits) + 1
    assert table.told("chase-out-of-fuel") == [{"ship": "scharnhorst"}]


@pytest.mark.rule("CH-12.g", "CH-7.7.2.u")
@pytest.mark.parametrize(("place", "emergency"), [("J30", 26), (HERE, 27), (HERE, 0)])
def test_a_port_or_time_left_saves_her(place: str, emergency: int) -> None:
    s = setting(25)
    put(s, "scharnhorst", place, fuel=0, emergency=emergency)
    assert admin(s).ship("scharnhorst").status == "map"


@pytest.mark.rule("CH-4.2.b", "CH-12.g")
def test_the_game_ends_when_bismarck_runs_dry() -> None:
    s = setting(25)
    put(s, "bismarck", HERE, fuel=0, emergency=26)
    table = Table(s, do(admin_phase))
    assert table.position.outcome is not None
    assert not table.rested
    assert table.p.final["ending"] == -15


@pytest.mark.rule("CH-4.2.b", "CH-4.3.i", "CH-12.g")
@pytest.mark.parametrize(("corrections", "others"), [("on", (4, -5)), ("off", (0, 0))])
def test_bismarck_runs_dry_last_so_that_every_other_loss_counts(corrections: str, others: tuple[int, int]) -> None:
    s = setting(25, later_corrections=corrections)
    for name in ("bismarck", "prinz-eugen", "norfolk"):
        put(s, name, HERE, fuel=0, emergency=26)
    final = Table(s, do(admin_phase)).p.final
    assert (final["allied-losses"], final["german-losses"]) == others


@pytest.mark.rule("CH-12.g")
def test_the_turn_marker_moves_on_by_one_box() -> None:
    assert admin(setting(7)).p.turn == 8


@pytest.mark.rule("CH-12.h", "CH-4.2.d", "CH-1.e")
def test_the_game_ends_after_the_evening_of_29_may() -> None:
    s = setting(40)
    put(s, "bismarck", HERE)
    table = Table(s, do(admin_phase))
    assert (FACTS.tracks.date(40), FACTS.tracks.time(40)) == (29, "evening")
    assert table.p.turn == 40
    assert table.position.outcome is not None
    assert "total" in table.p.final
    assert admin(setting(39)).p.turn == 40
