"""Dummies: how many, where they may be put, when they come back, and how little they give away."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, TokenId
from huffduff.games.sink.forces.orders import Place, Remove
from huffduff.games.sink.forces.organisation import OrganiseHints, organise
from huffduff.games.sink.state import State
from tests.games.sink.table import Table, band, setting, shadow


def dummies_of_german(count: int, scenario: str = "historical", turn: int = 5) -> State:
    s = setting(turn, scenario=scenario)
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    for number in range(count):
        band(s, f"G{number + 2}", f"20{number + 10}")
    return s


def place(label: str, at_sea: bool = False) -> Place:
    return Place(Hex(label), at_sea)


@pytest.mark.rule("SB-6.22.a", "SB-16.2.e")
@pytest.mark.parametrize("scenario", ["historical", "rheinuebung"])
def test_the_british_has_two_dummies(scenario: str) -> None:
    s = setting(scenario=scenario)
    band(s, "B1", "3613", "hood")
    table = Table(s, do(organise))
    refused = table.refused([place("2815"), place("2816"), place("2817")], BRITISH)
    assert (refused.key, refused.rule, refused.params) == ("sink-too-many-dummies", "SB-6.22.a", {"most": 2})
    table.sealed((), [place("2815"), place("2816")])
    assert [token.hex for token in table.p.tokens.values()] == ["3613", "2815", "2816"]


@pytest.mark.rule("SB-6.22.a", "SB-16.2.c", "SB-16.3.a")
@pytest.mark.parametrize(("scenario", "most"), [("historical", 3), ("rheinuebung", 5), ("gneisenau", 4)])
def test_how_many_dummies_a_german_has(scenario: str, most: int) -> None:
    table = Table(dummies_of_german(most, scenario), do(organise))
    refused = table.refused([place("2415")], GERMAN)
    assert refused.key == "sink-too-many-dummies"
    assert refused.params == {"most": most}
    assert Table(dummies_of_german(most - 1, scenario), do(organise)).sealed([place("2415")], ()).rested


@pytest.mark.rule("SB-16.5.b")
@pytest.mark.parametrize(
    ("turn", "corrections", "most"), [(1, "on", 2), (2, "on", 3), (1, "off", 3)], ids=["first", "second", "older"]
)
def test_the_dummy_whose_place_scheer_took_waits_for_the_second_turn(turn: int, corrections: str, most: int) -> None:
    s = setting(turn, scenario="breakout", breakout_forces="5", later_corrections=corrections)
    band(s, "G1", "3204", "bismarck", "prinz-eugen")
    band(s, "G2", "3508", "scheer")
    for number in range(most - 1):
        band(s, f"G{number + 3}", f"20{number + 10}")
    table = Table(s, do(organise))
    hints = table.asked(GERMAN).choice.hints()
    assert isinstance(hints, OrganiseHints)
    assert hints.dummies == 1
    refused = table.refused([place("2415"), place("2416")], GERMAN)
    assert (refused.key, refused.params) == ("sink-too-many-dummies", {"most": most})
    assert table.sealed([place("2415")], ()).rested


@pytest.mark.rule("SB-16.5.b")
def test_with_scheer_beside_bismarck_no_dummy_has_to_wait() -> None:
    s = setting(1, scenario="breakout", breakout_forces="5")
    band(s, "G1", "3204", "bismarck", "prinz-eugen", "scheer")
    for number in range(2):
        band(s, f"G{number + 3}", f"20{number + 10}")
    assert Table(s, do(organise)).sealed([place("2415")], ()).rested


@pytest.mark.rule("SB-6.22.a")
def test_ships_that_leave_a_marker_make_it_a_dummy_too_many() -> None:
    s = dummies_of_german(3)
    s.public.change(TokenId("G2"), hex=Hex("2815"))
    orders = [{"do": "transfer", "ships": ["bismarck", "prinz-eugen"], "into": "G2"}]
    assert Table(s, do(organise)).sealed(orders, ()).rested  # one empty box for another
    s = dummies_of_german(3, "rheinuebung")
    band(s, "G8", "2815", "gneisenau")
    s.public.change(TokenId("G2"), hex=Hex("2815"))
    band(s, "G6", "2415")
    band(s, "G7", "2416")
    orders = [{"do": "transfer", "ships": ["gneisenau"], "into": "G1"}]
    assert Table(s, do(organise)).refused(orders, GERMAN).key == "sink-too-many-dummies"


@pytest.mark.rule("SB-16.5.b")
@pytest.mark.parametrize(("most", "key"), [("4", "sink-no-marker"), ("5", "")])
def test_with_the_scheer_apart_the_third_dummy_waits_for_a_marker(most: str, key: str) -> None:
    s = setting(2, scenario="breakout", breakout_forces=most)
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    band(s, "G2", "2415", "scheer")
    band(s, "G3", "2010")
    band(s, "G4", "2011")
    table = Table(s, do(organise))
    if key:
        assert table.refused([place("2416")], GERMAN).key == key
    else:
        assert len(table.sealed([place("2416")], ()).p.tokens) == 5


@pytest.mark.rule("SB-6.26.b")
def test_a_dummy_is_put_far_from_all_friends() -> None:
    table = Table(dummies_of_german(0), do(organise)).sealed([place("1630")], ())
    assert table.token("G2").hex == "1630"
    assert table.private(GERMAN).forces[TokenId("G2")].dummy


@pytest.mark.rule("SB-6.26.b", "SB-7.25.b")
@pytest.mark.parametrize(
    ("label", "why"),
    [("3717", "restricted"), ("3716", "an enemy port"), ("3107", "land"), ("1001", "no number"), ("9999", "nowhere")],
)
def test_a_german_dummy_goes_where_a_german_force_could_be(label: str, why: str) -> None:
    refused = Table(dummies_of_german(0), do(organise)).refused([place(label)], GERMAN)
    assert (refused.key, refused.rule, refused.params) == ("sink-no-place", "SB-6.26.b", {"hex": label}), why


@pytest.mark.rule("SB-6.26.b")
def test_a_dummy_in_a_port_of_its_own_lies_in_it_unless_it_stays_outside() -> None:
    table = Table(dummies_of_german(0), do(organise)).sealed([place("3721"), place("4010", at_sea=True)], ())
    assert {token.hex: token.port for token in table.p.tokens.values()} == {"2815": False, "3721": True, "4010": False}
    s = setting()
    band(s, "B1", "2815", "hood")
    assert Table(s, do(organise)).refused([place("3721")], BRITISH).key == "sink-no-place"


@pytest.mark.rule("SB-6.26.c")
def test_golden_05_no_dummy_joins_a_shadowed_force_but_the_next_hex_will_do() -> None:
    """G-05: exposed dummies are taken off and put beside an unshadowed force, from which the next split starts."""
    s = dummies_of_german(2)
    band(s, "B1", "2815", "suffolk")
    shadow(s, "G1", "B1")
    away = [Remove(TokenId("G2")), Remove(TokenId("G3"))]
    refused = Table(s, do(organise)).refused([*away, place("2815")], GERMAN)
    assert (refused.key, refused.rule) == ("sink-place-shadowed", "SB-6.26.c")
    assert Table(s, do(organise)).sealed([*away, place("2814")], ()).rested
    free = dummies_of_german(2)
    table = Table(free, do(organise), script=(0,)).sealed([*away, place("2815"), place("2815")], ())
    assert [token.id for token in table.p.tokens_at(Hex("2815"), GERMAN)] == ["G1", "G4", "G5"]
    assert [(told["token"], told["hex"]) for told in table.told("sink-removed")] == [("G2", "2010"), ("G3", "2011")]


@pytest.mark.rule("SB-6.26.a", "SB-6.26.b", "SB-6.24.d")
def test_a_dummy_taken_off_may_come_back_at_once_under_another_name() -> None:
    s = dummies_of_german(3)
    table = Table(s, do(organise))
    assert table.refused([place("2415"), Remove(TokenId("G2"))], GERMAN).key == "sink-too-many-dummies"
    table.sealed([Remove(TokenId("G2")), place("2415")], ())
    assert [token.id for token in table.p.tokens.values()] == ["G1", "G3", "G4", "G5"]


@pytest.mark.rule("SB-6.11.a")
def test_a_marker_and_its_box_go_together() -> None:
    table = Table(dummies_of_german(2), do(organise)).sealed([Remove(TokenId("G3"))], ())
    assert list(table.p.tokens) == list(table.private(GERMAN).forces) == ["G1", "G2"]
    assert table.position.view(BRITISH).public.tokens.keys() == {"G1", "G2"}
