"""Convoys looked at: by raiders without a die, by aircraft with one."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, ConvoyId, TokenId
from huffduff.games.sink.parts import Types
from huffduff.games.sink.sighting.detection import detection_phase
from huffduff.games.sink.sighting.markers import attackable
from huffduff.games.sink.sighting.searching import Search, SearchHints
from huffduff.games.sink.state import State
from tests.games.sink.table import Table, band, convoy, recon, setting, shadow

PLACE, FOG = "2815", "1620"


def raid(place: str = PLACE, *ships: str, value: int = 9) -> State:
    """A raider in the hex of a convoy."""
    s = setting(4)
    band(s, "G1", place, *(ships or ("bismarck", "prinz-eugen")))
    convoy(s, "HX-1", place, value)
    return s


def phase(s: State, script: Any = ()) -> Table:
    return Table(s.copy(), do(detection_phase), script=script)


@pytest.mark.rule("SB-9.9.a", "SB-9.9.g", "SB-9.3.b")
def test_a_raider_sees_without_a_die_that_a_convoy_is_real_and_not_what_it_is_worth() -> None:
    table = phase(raid()).answer([Search("G1", "HX-1")])
    (seen,) = table.p.convoys.values()
    assert (seen.real, seen.spotted) == (True, "raider")
    assert table.told("sink-convoy-real", GERMAN) == [{"convoy": "HX-1", "hex": PLACE}]
    assert table.told("sink-no-escort", GERMAN) == [{"hex": PLACE}]
    assert "values" not in table.position.view(GERMAN).wire()["public"].__struct_fields__
    assert table.rested


@pytest.mark.rule("SB-9.9.f", "SB-9.3.a")
def test_a_dummy_convoy_that_is_looked_at_is_out_of_the_game() -> None:
    s = raid(value=0)
    s.umpire.container = ()
    table = phase(s).answer([Search("G1", "HX-1")])
    assert table.p.convoys == {}
    assert table.state.umpire.values == {}
    assert table.private(BRITISH).cargo == {}
    assert table.state.umpire.container == ()
    assert table.told("sink-convoy-dummy", BRITISH) == [{"convoy": "HX-1", "hex": PLACE}]
    assert table.p.points(GERMAN) == 0


@pytest.mark.rule("SB-9.9.d", "SB-9.10.d")
def test_golden_08_the_raider_sees_the_escort_and_the_british_learns_only_that_somebody_looked() -> None:
    """G-08: the raider stays undetected, and so does a force that stands by without escorting."""
    s = raid()
    band(s, "B1", PLACE, "rodney", "exeter", "flotilla-4", escort=True)
    band(s, "B2", PLACE, "norfolk")
    table = phase(s).sealed([Search("G1", "HX-1")], [])
    known = table.token("B1").known
    assert known is not None
    assert (known.battleship, known.cruiser, known.destroyers, known.escort) == (1, 1, 1, True)
    assert table.token("B1").detected
    assert not table.token("B2").detected
    raider = table.token("G1")
    assert (raider.detected, raider.known, raider.real) == (False, None, True)
    assert table.p.located == 0
    assert [key for key in table.heard(BRITISH) if key != "sink-detected"] == ["sink-looks", "sink-convoy-real"]
    assert attackable(table.p, table.token("B1"))


@pytest.mark.rule("SB-9.10.d", "SB-9.9.c", "SB-9.9.f")
def test_the_escort_of_a_convoy_that_was_a_dummy_is_seen_and_escorts_nobody_any_more() -> None:
    """In the next turn it may look for the raider beside it like anybody else."""
    s = raid(value=0)
    band(s, "B1", PLACE, "rodney", "exeter", escort=True)
    assert phase(s).refused([Search("B1", "G1")], BRITISH).rule == "SB-9.9.c"
    table = phase(s).sealed([Search("G1", "HX-1")], [])
    assert table.token("B1").known == Types(4, battleship=1, cruiser=1, escort=True)
    assert table.told("sink-no-escort") == []
    assert not table.force("B1").escort
    after = table.state.copy()
    after.public.turn, after.outcome = 5, None
    after.public.change(TokenId("B1"), detected=False)
    assert phase(after, [7]).sealed([], [Search("B1", "G1")]).token("G1").detected
    s.public.options["later-corrections"] = "off"  # older matches go on as they began
    assert phase(s).sealed([Search("G1", "HX-1")], []).force("B1").escort


@pytest.mark.rule("SB-9.10.d")
def test_an_escort_with_another_convoy_left_goes_on_escorting() -> None:
    s = raid(value=0)
    convoy(s, "SC-2", PLACE, 5)
    band(s, "B1", PLACE, "rodney", escort=True)
    table = phase(s).sealed([Search("G1", "HX-1")], [])
    assert table.force("B1").escort
    recon(s, "recon-bordeaux", PLACE)
    s.umpire.values.update({ConvoyId("SC-2"): 0})
    both = [Search("recon-bordeaux", "HX-1"), Search("recon-bordeaux", "SC-2")]
    assert not phase(s, [9, 9]).sealed(both, []).force("B1").escort  # both were dummies, and aircraft found it out


@pytest.mark.rule("SB-9.9.d")
def test_a_dummy_among_the_escorts_is_found_out() -> None:
    s = raid()
    band(s, "B1", PLACE, escort=True)
    table = phase(s).sealed([Search("G1", "HX-1")], [])
    assert list(table.p.tokens) == ["G1"]
    assert [told["how"] for told in table.told("sink-dummy-found")] == ["escort"]
    assert table.told("sink-no-escort") == []


@pytest.mark.rule("SB-9.9.a")
def test_the_german_need_not_look_and_fog_does_not_hinder_him() -> None:
    silent = phase(raid()).answer([])
    assert silent.events == []
    assert next(iter(silent.p.convoys.values())).real is None
    table = phase(raid(FOG)).answer([Search("G1", "HX-1")])
    assert next(iter(table.p.convoys.values())).real is True


@pytest.mark.rule("SB-11.8.a")
def test_a_shadowed_raider_cannot_look_at_convoys() -> None:
    s = raid()
    band(s, "B1", PLACE, "suffolk")
    band(s, "B2", PLACE, "norfolk")
    shadow(s, "G1", "B1")
    refused = phase(s).refused([Search("G1", "HX-1")], GERMAN)
    assert (refused.key, refused.rule) == ("sink-shadowed-raider", "SB-11.8.a")
    assert phase(s, [8]).answer([Search("G1", "B2")]).token("B2").detected


@pytest.mark.rule("SB-9.9.e")
@pytest.mark.parametrize(("die", "real"), [(3, None), (4, True)])
def test_aircraft_find_convoys_by_the_die_and_only_learn_that_they_are_real(die: int, real: bool | None) -> None:
    s = setting(4)
    convoy(s, "HX-1", PLACE)
    recon(s, "recon-bordeaux", PLACE)
    band(s, "B1", PLACE, "rodney", escort=True)
    table = phase(s, [die]).answer([Search("recon-bordeaux", "HX-1")])
    (seen,) = table.p.convoys.values()
    assert (seen.real, seen.spotted) == (real, "recon" if real else "")
    assert not table.token("B1").detected
    assert table.told("sink-roll-search", BRITISH) == []


@pytest.mark.rule("SB-9.9.e")
def test_what_one_aircraft_or_a_raider_has_found_needs_no_other_die() -> None:
    s = setting(4)
    convoy(s, "HX-1", PLACE)
    both = [Search(recon(s, unit, PLACE), "HX-1") for unit in ("recon-bordeaux", "recon-trondheim")]
    assert phase(s, [4]).answer(both).rested
    table = phase(s, [3, 4]).answer(both)
    assert (table.convoy("HX-1").real, table.rested) == (True, True)
    band(s, "G1", PLACE, "bismarck")
    table = phase(s).answer([*both, Search("G1", "HX-1")])
    assert (table.convoy("HX-1").spotted, table.rested) == ("raider", True)


@pytest.mark.rule("SB-9.9.e", "SB-9.9.f")
def test_an_aircraft_that_finds_a_dummy_convoy_ends_it() -> None:
    s = setting(4)
    convoy(s, "HX-1", PLACE, 0)
    recon(s, "recon-bordeaux", PLACE)
    assert phase(s, [10]).answer([Search("recon-bordeaux", "HX-1")]).p.convoys == {}


@pytest.mark.rule("SB-9.9.e")
def test_british_aircraft_have_no_convoys_to_find_and_fog_blinds_german_ones() -> None:
    s = setting(4)
    convoy(s, "HX-1", FOG)
    recon(s, "recon-st-johns", FOG)
    recon(s, "recon-bordeaux", FOG)
    assert phase(s).rested
    convoy(s, "HX-2", PLACE)
    recon(s, "recon-trondheim", PLACE)
    table = phase(s)
    assert table.position.deciding == (GERMAN,)
    assert table.refused([Search("recon-bordeaux", "HX-1")]).key == "sink-fog"
    assert table.refused([Search("recon-bordeaux", "HX-2")]).key == "sink-not-in-hex"


@pytest.mark.rule("SB-9.9.e", "SB-9.10.a")
def test_what_is_known_to_be_real_is_looked_at_again_only_by_a_raider() -> None:
    s = raid()
    s.public.change_convoy(next(iter(s.public.convoys)), real=True)
    recon(s, "recon-bordeaux", PLACE)
    table = phase(s)
    assert table.refused([Search("recon-bordeaux", "HX-1")]).key == "sink-known-already"
    hints = table.ask.choice.hints()
    assert isinstance(hints, SearchHints)
    assert [(one.search.by, one.faces, one.modifiers) for one in hints.searches] == [("G1", 10, ())]
    again = raid()
    again.public.change_convoy(next(iter(again.public.convoys)), real=True, spotted="raider")
    assert phase(again).rested


@pytest.mark.rule("SB-9.9.a", "SB-9.9.f")
def test_two_raiders_may_look_at_one_convoy_though_the_first_finds_that_there_is_none() -> None:
    s = raid(value=0)
    band(s, "G2", PLACE, "scheer")
    table = phase(s).answer([Search("G1", "HX-1"), Search("G2", "HX-1")])
    assert table.p.convoys == {}
    assert (table.token("G1").real, table.token("G2").real) == (True, True)
    assert table.rested


@pytest.mark.rule("SB-9.9.a")
def test_one_look_may_take_in_several_convoys() -> None:
    s = raid()
    convoy(s, "SC-2", PLACE, 0)
    convoy(s, "ON-3", PLACE, 5)
    table = phase(s).answer([Search("G1", name) for name in ("HX-1", "SC-2", "ON-3")])
    assert {name: seen.real for name, seen in table.p.convoys.items()} == {"HX-1": True, "ON-3": True}
    assert table.heard(GERMAN).count("sink-looks") == 1
