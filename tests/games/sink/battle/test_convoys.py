"""Convoys whose escort was sunk in phase 4."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.battle.rounds import end_battle
from huffduff.games.sink.facts.words import BRITISH, GERMAN, ShipId
from huffduff.games.sink.parts import Score
from huffduff.games.sink.state import State
from tests.games.sink.battle.fight import PLACE, clash
from tests.games.sink.table import Table, band, convoy, shadow


def fought(s: State, **left: str) -> Table:
    """The end of a battle in which ships (with underscores) left as told."""
    for name, how in left.items():
        board(s.public).change(ShipId(name.replace("_", "-")), left=how)
    return Table(s, do(end_battle))


@pytest.mark.rule("SB-9.10.c", "SB-9.10.g", "SB-9.10.a")
def test_a_convoy_falls_once_its_escort_is_sunk() -> None:
    s = clash(("bismarck",), (), turn=4, escorts=("norfolk", "london"))
    convoy(s, "HX-1", PLACE, 9)
    convoy(s, "SC-1", PLACE, 7)
    convoy(s, "OG-1", "2921", 5)
    table = fought(s, norfolk="sunk", london="sunk")
    assert (table.ask.key, table.ask.seat) == ("sink-ask-destroy-escorted", GERMAN)
    assert table.refused(("OG-1",)).key == "sink-refuse-no-convoy-here"
    twice = table.refused(("HX-1", "HX-1"))
    assert (twice.key, twice.params["order"]) == ("sink-refuse-no-convoy-here", 2)
    table.answer(("HX-1",))
    assert set(table.p.convoys) == {"SC-1", "OG-1"}
    assert table.p.score[-1] == Score(GERMAN, 4, "convoy", "HX-1", 9)
    assert table.private(BRITISH).cargo == {"SC-1": 7, "OG-1": 5}
    assert table.state.umpire.values == {"SC-1": 7, "OG-1": 5}
    (told,) = table.told("sink-convoy-destroyed")
    assert (told["points"], told["token"]) == (9, "G1")


@pytest.mark.rule("SB-9.10.c")
def test_one_escort_afloat_saves_it() -> None:
    s = clash(("bismarck",), (), escorts=("norfolk", "london"))
    convoy(s, "HX-1", PLACE)
    assert fought(s, norfolk="sunk").rested


@pytest.mark.rule("SB-9.10.c")
def test_others_who_are_afloat_do_not() -> None:
    s = clash(("bismarck",), ("kenya",), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE)
    assert fought(s, norfolk="sunk").ask.key == "sink-ask-destroy-escorted"


@pytest.mark.rule("SB-9.10.g")
def test_a_convoy_without_escort_waits_for_phase_nine() -> None:
    s = clash(("bismarck",), ("kenya",))
    convoy(s, "HX-1", PLACE)
    assert fought(s, kenya="sunk").rested


@pytest.mark.rule("SB-9.10.c")
@pytest.mark.parametrize(("left", "asked"), [("away", False), ("sunk", False), ("out", True), ("", True)])
def test_a_german_who_ran_takes_nothing(left: str, asked: bool) -> None:
    s = clash(("bismarck",), (), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE)
    assert bool(fought(s, norfolk="sunk", bismarck=left).asks) is asked


@pytest.mark.rule("SB-11.8.a")
def test_a_shadowed_german_takes_nothing() -> None:
    s = clash(("bismarck",), (), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE)
    shadow(s, "G1", "recon-ireland")
    assert fought(s, norfolk="sunk").rested


@pytest.mark.rule("SB-11.8.a", "SB-11.9.c")
def test_a_german_whose_shadower_is_sunk_is_free() -> None:
    s = clash(("bismarck",), ("suffolk",), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE)
    shadow(s, "G1", "B1")
    assert fought(s, norfolk="sunk", suffolk="sunk").ask.key == "sink-ask-destroy-escorted"


@pytest.mark.rule("SB-9.10.c")
def test_an_escort_that_kept_out_of_the_battle_still_escorts() -> None:
    s = clash(("bismarck",), (), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE)
    band(s, "B3", PLACE, "suffolk", escort=True)
    assert fought(s, norfolk="sunk").rested


@pytest.mark.rule("SB-9.10.a")
def test_a_dummy_is_worth_nothing() -> None:
    s = clash(("bismarck",), (), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE, 0)
    table = fought(s, norfolk="sunk").answer(("HX-1",))
    assert [line.why for line in table.p.score] == ["sunk"]
    assert table.p.convoys == {}
    assert len(table.told("sink-convoy-was-dummy")) == 1


@pytest.mark.rule("SB-9.11.a", "SB-9.11.b")
def test_who_does_it_is_known_by_then() -> None:
    s = clash(("bismarck", "prinz-eugen"), (), escorts=("norfolk",))
    convoy(s, "HX-1", PLACE)
    table = fought(s, norfolk="sunk").answer(("HX-1",))
    token = table.token("G1")
    assert token.detected
    assert token.known is not None
    assert (token.known.battleship, token.known.cruiser) == (1, 1)
