"""Victory in the strait."""

import pytest

from huffduff.engine.questions import do
from huffduff.engine.secrecy import Outcome
from huffduff.games.strait.captains import Points
from huffduff.games.strait.effects import sink
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.movement import leave
from huffduff.games.strait.sequence import turn, victory_check
from huffduff.games.strait.state import BRITISH, GERMAN, Salvo, State
from huffduff.games.strait.victory import verdict
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINCE_OF_WALES, Table, least, setting


def judged(state: State) -> Outcome | None:
    return verdict(state.public, FACTS)


def fate(state: State, **fates: str) -> State:
    """Sink ships, drive them off the map, or mark their morale as failed."""
    for name, what in fates.items():
        ship = ShipId(name.replace("_", "-"))
        if what == "sunk":
            sink(state, ship, "hull")
        elif what == "left":
            leave(state, ship)
        else:
            state.public.change(ship, failed=True)
    return state


@pytest.mark.rule("DS-VIC.1")
def test_victory_waits_for_the_end_of_the_turn() -> None:
    """Both British ships go down under fire; a German ship still repairs and checks morale before the verdict."""
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.change(HOOD, hull=34)
    state.public.change(PRINCE_OF_WALES, hull=34)
    state.public.change(BISMARCK, failed=True)
    table = Table(state, do(turn), script=[2, 2, 12])
    table.idle(until="strait-ask-shoot")
    shooting = table.position.kept.public
    shooting.salvos = (Salvo(BISMARCK, HOOD, ("9H",), ()), Salvo(BISMARCK, PRINCE_OF_WALES, ("9S", "KS"), ()))
    while table.ask.key == "strait-ask-shoot":
        assert not table.position.over
        table.answer(least(table.options))
    assert {event["ship"] for event in table.told("strait-sunk")} == {HOOD, PRINCE_OF_WALES}
    assert (table.ask.seat, table.ask.params["purpose"]) == (GERMAN, "morale")
    table.answer(Points(0, 0))
    assert table.position.outcome == Outcome(GERMAN, "strait-win-beaten", "DS-VIC.2")
    assert table.told("strait-win-beaten") == [{"winner": GERMAN}]


@pytest.mark.rule("DS-VIC.2")
@pytest.mark.parametrize((HOOD, "wales"), [("sunk", "failed"), ("sunk", "sunk"), ("failed", "failed")])
def test_germany_wins_over_ships_sunk_or_failed(hood: str, wales: str) -> None:
    state = fate(setting(), hood=hood, prince_of_wales=wales)
    assert judged(state) == Outcome(GERMAN, "strait-win-beaten", "DS-VIC.2")
    assert judged(fate(setting(), hood=hood)) is None


@pytest.mark.rule("DS-VIC.3")
@pytest.mark.parametrize((BISMARCK, "eugen"), [("failed", "sunk"), ("sunk", "sunk"), ("failed", "failed")])
def test_britain_wins_over_ships_sunk_or_failed(bismarck: str, eugen: str) -> None:
    state = fate(setting(), bismarck=bismarck, prinz_eugen=eugen)
    assert judged(state) == Outcome(BRITISH, "strait-win-beaten", "DS-VIC.3")
    assert judged(fate(setting(), prinz_eugen=eugen)) is None


@pytest.mark.rule("DS-VIC.4", "DS-VIC.5")
def test_germany_alone_wins_by_distance() -> None:
    far = setting(bismarck="A1 S", prinz_eugen="A3 S", hood="G5 N", prince_of_wales="H7 N")
    assert judged(far) == Outcome(GERMAN, "strait-win-distance", "DS-VIC.4")
    near = setting(bismarck="A1 S", prinz_eugen="A3 S", hood="G5 N", prince_of_wales="F7 N")
    assert judged(near) is None


@pytest.mark.rule("DS-VIC.6")
def test_only_a_marker_that_is_still_there_counts() -> None:
    state = fate(setting(), hood="sunk", prince_of_wales="failed")
    state.public.change(PRINCE_OF_WALES, failed=False)
    assert judged(state) is None


@pytest.mark.rule("DS-VIC.7")
def test_ships_that_are_gone_are_not_measured() -> None:
    for gone in ("sunk", "left"):
        state = setting(bismarck="A1 S", prinz_eugen="E4 S", hood="G5 N", prince_of_wales="H7 N")
        assert judged(state) is None
        assert judged(fate(state, prinz_eugen=gone)) == Outcome(GERMAN, "strait-win-distance", "DS-VIC.4")
    state = setting(bismarck="A1 S", prinz_eugen="A3 S", hood="B5 N", prince_of_wales="H7 N")
    assert judged(fate(state, hood="sunk")) == Outcome(GERMAN, "strait-win-distance", "DS-VIC.4")
    nobody = fate(setting(), bismarck="sunk", prinz_eugen="left")
    assert judged(nobody) == Outcome(BRITISH, "strait-win-beaten", "DS-VIC.3")


@pytest.mark.rule("DS-VIC.8")
def test_a_ship_that_left_counts_as_beaten() -> None:
    state = fate(setting(), hood="left", prince_of_wales="failed")
    assert judged(state) == Outcome(GERMAN, "strait-win-beaten", "DS-VIC.2")


@pytest.mark.rule("DS-VIC.9")
def test_two_victories_at_once_are_a_draw() -> None:
    drawn = Outcome(None, "strait-draw-both", "DS-VIC.9")
    all_out = fate(setting(), hood="sunk", prince_of_wales="failed", bismarck="failed", prinz_eugen="sunk")
    assert judged(all_out) == drawn
    far = setting(bismarck="A1 S", prinz_eugen="A3 S", hood="G5 N", prince_of_wales="H7 N")
    assert judged(fate(far, bismarck="failed", prinz_eugen="failed")) == drawn
    assert judged(fate(setting(), hood="left", prince_of_wales="left", bismarck="left", prinz_eugen="left")) == drawn


@pytest.mark.rule("DS-VIC.10")
def test_otherwise_play_goes_on() -> None:
    state = fate(setting(), hood="failed", bismarck="failed")
    table = Table(state, do(victory_check), script=[7])
    assert (table.p.turn, table.position.outcome) == (2, None)


@pytest.mark.rule("DS-VIC.11")
def test_an_idle_game_is_drawn_after_turn_sixty() -> None:
    state = setting()
    state.public.turn = 0
    table = Table(state, do(turn), script=[7] * 120)
    while not table.position.over:
        assert table.p.turn <= 60
        table.answer(least(table.options))
    assert table.p.turn == 60
    assert table.position.outcome == Outcome(None, "strait-draw-limit", "DS-VIC.11")
