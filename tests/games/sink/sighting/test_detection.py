"""Phase 3: declaring searches under seal, secret dice, what is told, and who cannot search."""

from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, Seat, TokenId
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.forces.organisation import organise
from huffduff.games.sink.parts import Types
from huffduff.games.sink.sighting.detection import detection_phase
from huffduff.games.sink.sighting.markers import attackable
from huffduff.games.sink.sighting.searching import Search, Searches, SearchHints, SearchTried
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.clearing import clean_up
from tests.games.sink.table import Table, band, convoy, recon, setting, shadow

PLACE, FOG = "2815", "2707"


def met(place: str = PLACE, turn: int = 4, visibility: str = "fair") -> State:
    """Norfolk and Suffolk in the hex of Bismarck's force."""
    s = setting(turn, visibility)
    band(s, "G1", place, "bismarck", "prinz-eugen")
    band(s, "B1", place, "norfolk", "suffolk")
    return s


def phase(s: State, script: Any = ()) -> Table:
    return Table(s.copy(), do(detection_phase), script=script)


def refusal(s: State, seat: Seat, by: str, target: str) -> Refused:
    return phase(s).refused([Search(by, target)], seat)


# --- the dice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-4.3.a", "SB-10.2.a", "SB-10.4.a", "SB-10.4.b", "SB-10.2.b")
def test_a_search_that_succeeds_marks_the_force_and_makes_it_tell_its_types() -> None:
    table = phase(met(), [7]).sealed([], [Search("B1", "G1")])
    token = table.token("G1")
    assert token.detected
    assert token.known is not None
    assert (token.known.battleship, token.known.carrier, token.known.cruiser, token.known.destroyers) == (1, 0, 1, 0)
    counts = {"battleship": 1, "carrier": 0, "cruiser": 1, "destroyers": 0}
    assert table.told("sink-detected", BRITISH) == [
        {"token": "G1", "side": "german", "hex": PLACE, "how": "search", **counts}
    ]
    assert table.heard(GERMAN) == ["sink-search", "sink-search-found", "sink-detected", "sink-bismarck-found"]
    assert table.rested


@pytest.mark.rule("SB-10.2.a", "SB-10.2.b", "SB-10.4.a")
def test_a_search_that_fails_tells_only_that_it_was_made() -> None:
    table = phase(met(), [6]).sealed([], [Search("B1", "G1")])
    assert not table.token("G1").detected
    assert table.token("G1").known is None
    assert table.token("B1").real
    assert table.heard(GERMAN) == ["sink-search", "sink-search-failed"]
    assert table.told("sink-search-failed", GERMAN) == [{"by": "B1", "target": "G1"}]


@pytest.mark.rule("SB-10.2.b")
def test_only_the_searcher_sees_the_die() -> None:
    table = phase(met(visibility="good"), [6, 5]).sealed([Search("G1", "B1")], [Search("B1", "G1")])
    assert [told["by"] for told in table.told("sink-roll-search", BRITISH)] == ["B1"]
    assert [told["by"] for told in table.told("sink-roll-search", GERMAN)] == ["G1"]
    assert table.told("sink-roll-search") == []
    assert table.told("sink-roll-search", GERMAN)[0]["outcome"] == (6,)
    assert table.told("sink-roll-search", GERMAN)[0]["need"] == 6
    assert table.token("B1").detected
    assert not table.token("G1").detected


@pytest.mark.rule("SB-10.4.b", "SB-2.32.b")
def test_golden_01_numbers_and_types_are_told_but_no_names() -> None:
    """G-01: one battleship, one cruiser, one flotilla."""
    s = setting(4)
    band(s, "B1", PLACE, "rodney", "exeter", "flotilla-4")
    band(s, "G1", PLACE, "bismarck", "prinz-eugen")
    table = phase(s, [7]).sealed([Search("G1", "B1")], [])
    (told,) = table.told("sink-detected", GERMAN)
    assert {key: told[key] for key in ("battleship", "carrier", "cruiser", "destroyers")} == {
        "battleship": 1,
        "carrier": 0,
        "cruiser": 1,
        "destroyers": 1,
    }
    shown = msgspec.json.encode(table.position.view(GERMAN).wire())
    assert not [name for name in (b"rodney", b"exeter", b"flotilla") if name in shown]


@pytest.mark.rule("SB-10.4.b")
def test_battlecruisers_and_the_scheer_are_called_battleships() -> None:
    s = setting(4, scenario="breakout")
    band(s, "G1", PLACE, "scheer")
    band(s, "B1", PLACE, "hood", "renown", "victorious", "norfolk", "kenya", "flotilla-1")
    table = phase(s, [10, 10]).sealed([Search("G1", "B1")], [Search("B1", "G1")])
    known = [table.token(name).known for name in ("B1", "G1")]
    assert [(one.battleship, one.carrier, one.cruiser, one.destroyers) for one in known if one] == [
        (2, 1, 2, 1),
        (1, 0, 0, 0),
    ]


@pytest.mark.rule("SB-10.1.b", "SB-10.5.c")
def test_every_force_and_aircraft_may_try_by_itself() -> None:
    s = met()
    band(s, "B2", PLACE, "hood")
    band(s, "B3", PLACE, "rodney")
    recon(s, "recon-ireland", PLACE)
    hints = phase(s).asked(BRITISH).choice.hints()
    assert isinstance(hints, SearchHints)
    assert [(one.search.by, one.faces) for one in hints.searches] == [
        ("B1", 4),
        ("B2", 4),
        ("B3", 4),
        ("recon-ireland", 7),
    ]
    searches = [one.search for one in hints.searches]
    table = phase(s, [1, 6, 2, 3]).sealed([], searches)
    assert table.heard(GERMAN).count("sink-search-failed") == 4
    assert table.rested


@pytest.mark.rule("SB-10.5.c")
def test_two_small_forces_never_search_as_a_large_one() -> None:
    s = met()
    band(s, "B2", PLACE, "hood", "rodney")
    table = phase(s, [6, 6]).sealed([], [Search("B1", "G1"), Search("B2", "G1")])
    assert [told["modifiers"] for told in table.told("sink-roll-search", BRITISH)] == [(), ()]
    assert not table.token("G1").detected


@pytest.mark.rule("SB-10.5.a", "SB-10.5.b")
def test_each_target_needs_an_attempt_of_its_own() -> None:
    s = met()
    band(s, "G2", PLACE)
    table = phase(s, [8, 3]).sealed([], [Search("B1", "G1"), Search("B1", "G2")])
    assert table.token("G1").detected
    assert not table.token("G2").detected
    assert attackable(table.p, table.token("G1"))
    assert not attackable(table.p, table.token("G2"))
    assert phase(s).refused([Search("B1", "G1"), Search("B1", "G1")], BRITISH).key == "sink-twice"


@pytest.mark.rule("SB-10.5.a")
def test_what_one_has_found_the_next_needs_no_die_for() -> None:
    s = met()
    band(s, "B2", PLACE, "hood")
    table = phase(s, [9]).sealed([], [Search("B1", "G1"), Search("B2", "G1")])
    assert table.rested
    assert table.token("B2").real
    assert table.heard(GERMAN).count("sink-search") == 2


# --- dummies ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-6.24.c", "SB-4.1.c", "SB-6.24.d")
def test_a_dummy_that_is_found_is_announced_and_taken_off_and_may_return_next_turn() -> None:
    s = met()
    band(s, "G2", PLACE)
    table = phase(s, [7]).sealed([], [Search("B1", "G2")])
    assert list(table.p.tokens) == ["G1", "B1"]
    assert table.told("sink-dummy-found", BRITISH) == [{"token": "G2", "side": "german", "hex": PLACE, "how": "search"}]
    s = table.state
    s.outcome = None
    s.public.turn = 5
    back = Table(s, do(organise)).sealed([{"do": "place", "hex": "2010"}], ())
    assert back.token("G3").hex == "2010"


@pytest.mark.rule("SB-6.24.c")
def test_a_dummy_goes_only_when_all_dice_have_fallen() -> None:
    """A-47: it is searched for, and its own side's searches are resolved, as if it were real."""
    s = met()
    band(s, "G2", PLACE)
    table = phase(s, [8, 9, 2]).sealed([Search("G1", "B1")], [Search("B1", "G2"), Search("B1", "G1")])
    assert table.heard(None) == [
        *["sink-search"] * 3,
        "sink-search-found",
        "sink-search-found",
        "sink-search-failed",
        "sink-detected",
        "sink-dummy-found",
    ]
    assert list(table.p.tokens) == ["G1", "B1"]


@pytest.mark.rule("SB-6.21.a", "SB-10.10.b")
def test_a_failed_search_for_a_dummy_sounds_like_one_for_a_battleship() -> None:
    def heard(*ships: str) -> list[Any]:
        s = setting(4)
        band(s, "G1", PLACE, *ships)
        band(s, "B1", PLACE, "norfolk")
        table = phase(s, [6]).sealed([], [Search("B1", "G1")])
        return [event for event in table.events if event.reaches(BRITISH)]

    assert heard() == heard("bismarck", "prinz-eugen")


@pytest.mark.rule("SB-6.24.a", "SB-10.10.a", "SB-9.9.b")
def test_dummies_look_for_nothing() -> None:
    s = setting(4)
    band(s, "G1", PLACE)
    band(s, "B1", PLACE, "norfolk")
    convoy(s, "HX-1", PLACE)
    for target in ("B1", "HX-1"):
        refused = refusal(s, GERMAN, "G1", target)
        assert (refused.key, refused.rule, refused.params) == ("sink-dummy-blind", "SB-6.24.a", {"token": "G1"})


@pytest.mark.rule("SB-10.10.b", "SB-6.21.a")
def test_a_side_with_dummies_is_asked_like_one_with_ships_and_silence_looks_the_same() -> None:
    def silent(*ships: str) -> tuple[Any, ...]:
        s = setting(4)
        band(s, "G1", PLACE, *ships)
        band(s, "B1", PLACE, "norfolk")
        table = phase(s)
        deciding, ask = table.position.deciding, msgspec.json.encode(table.asked(BRITISH).wire())
        table.sealed([], [])
        return deciding, ask, table.events, msgspec.json.encode(table.position.view(BRITISH).wire())

    assert silent() == silent("bismarck")
    assert silent()[0] == SEATS


@pytest.mark.rule("SB-10.10.b")
def test_nobody_is_asked_where_both_see_that_there_is_nothing_to_find() -> None:
    s = setting(4)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", "2816", "norfolk")
    recon(s, "recon-ireland", "2817")
    assert phase(s).rested
    recon(s, "recon-ireland", PLACE)
    assert phase(s).position.deciding == (BRITISH,)
    table = phase(s, [4]).answer([Search("recon-ireland", "G1")])
    assert table.token("G1").detected


@pytest.mark.rule("SB-6.26.a")
def test_a_dummy_may_leave_in_this_window_too_but_not_from_under_a_die() -> None:
    """A-18: it goes when all that was declared has been resolved."""
    s = met()
    band(s, "G2", PLACE)
    away = [Remove(TokenId("G2"))]
    table = phase(s, [3]).sealed(away, [Search("B1", "G2")])
    assert table.heard(None)[-1] == "sink-removed"
    assert list(table.p.tokens) == ["G1", "B1"]
    found = phase(s, [9]).sealed(away, [Search("B1", "G2")])
    assert found.heard(None)[-1] == "sink-dummy-found"
    assert phase(s).refused([Remove(TokenId("G1"))], GERMAN).key == "sink-not-a-dummy"
    assert phase(s).refused([Remove(TokenId("B1"))], GERMAN).key == "sink-no-such-force"


# --- who cannot be searched for, and by whom ----------------------------------------------------------------------


@pytest.mark.rule("SB-4.3.a", "SB-10.1.c")
def test_only_what_is_in_the_same_hex_can_be_found() -> None:
    s = met()
    band(s, "G2", "2816")
    refused = refusal(s, BRITISH, "B1", "G2")
    assert (refused.key, refused.rule) == ("sink-not-in-hex", "SB-10.1.c")
    assert refusal(s, BRITISH, "B1", "B1").key == "sink-not-in-hex"


@pytest.mark.rule("SB-10.1.e", "SB-8.28.b")
def test_aircraft_are_never_found() -> None:
    s = met()
    recon(s, "recon-trondheim", PLACE)
    assert refusal(s, BRITISH, "B1", "recon-trondheim").key == "sink-no-such-target"
    targets = {one.search.target for one in Searches(s.view(BRITISH)).possible()}
    assert targets == {"G1"}


@pytest.mark.rule("SB-8.11.b", "SB-2.33.a")
def test_bombers_and_strangers_do_not_search() -> None:
    s = met()
    recon(s, "recon-trondheim", PLACE)
    for by in ("bomber-ireland", "swordfish-ark-royal", "recon-trondheim", "G1", "B9"):
        assert refusal(s, BRITISH, by, "G1").key == "sink-no-such-searcher"
    convoy(s, "HX-1", PLACE)
    for target in ("HX-1", "HX-9"):
        assert refusal(s, BRITISH, "B1", target).key == "sink-no-such-target"


@pytest.mark.rule("SB-10.3.a")
def test_nobody_searches_in_fog() -> None:
    s = met(FOG)
    recon(s, "recon-hvalfiord", FOG)
    assert phase(s).rested  # so nobody is asked
    band(s, "G2", PLACE)
    band(s, "B2", PLACE)
    for by in ("B1", "recon-hvalfiord"):
        refused = refusal(s, BRITISH, by, "G1")
        assert (refused.key, refused.rule) == ("sink-fog", "SB-10.3.a")


@pytest.mark.rule("SB-4.3.b", "SB-2.312.a")
def test_shadowed_forces_and_their_shadowers_need_no_search() -> None:
    s = met()
    band(s, "G2", PLACE)
    band(s, "B2", PLACE)
    shadow(s, "G1", "B1")
    refused = refusal(s, BRITISH, "B1", "G1")
    assert (refused.key, refused.rule) == ("sink-known-already", "SB-4.3.b")
    assert refusal(s, GERMAN, "G1", "B1").key == "sink-known-already"
    assert attackable(s.public, s.public.tokens[TokenId("G1")])
    assert attackable(s.public, s.public.tokens[TokenId("B1")])


@pytest.mark.rule("SB-10.4.b", "SB-6.26.d")
def test_what_was_told_in_another_turn_is_told_anew() -> None:
    s = setting(4)
    band(s, "G1", "2815", "bismarck", "prinz-eugen", known=Types(2, cruiser=1))
    band(s, "B1", "2815", "norfolk", detected=True, known=Types(4, cruiser=1))
    table = phase(s, [8]).answer([Search("B1", "G1")])
    assert table.token("G1").known == Types(4, battleship=1, cruiser=1)
    assert len(table.told("sink-detected", BRITISH)) == 1


@pytest.mark.rule("SB-10.9.a")
def test_off_a_neutral_port_nobody_is_asked_to_search_for_those_inside_nor_they_for_those_outside() -> None:
    s = setting(4)
    band(s, "G1", "3624", "bismarck", port=True)
    band(s, "B1", "3624", "norfolk")
    assert phase(s).rested
    s.public.change(TokenId("G1"), port=False)
    assert phase(s).position.deciding == (GERMAN, BRITISH)


@pytest.mark.rule("SB-10.9.a")
def test_ships_in_port_are_found_by_aircraft_alone_and_find_nobody() -> None:
    s = setting(4)
    band(s, "G1", "3912", "bismarck", port=True)
    band(s, "B1", "3912", "norfolk")
    recon(s, "recon-scapa-flow", "3912")
    table = phase(s, [4])
    assert table.position.deciding == (BRITISH,)
    assert table.refused([Search("B1", "G1")]).key == "sink-target-in-port"
    table.answer([Search("recon-scapa-flow", "G1")])
    assert table.token("G1").detected
    s = setting(4)
    band(s, "G1", "3912", "bismarck", port=True)
    band(s, "G2", "3912", "prinz-eugen")
    band(s, "B1", "3912", "norfolk")
    searches = Searches(s.view(GERMAN))
    refused = searches.no_search(Search("G1", "B1"))
    assert refused is not None
    assert (refused.key, refused.rule) == ("sink-in-port", "SB-10.9.a")


@pytest.mark.rule("SB-9.9.c")
def test_an_escort_looks_for_nobody_but_others_in_the_hex_do() -> None:
    s = setting(4)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "rodney", escort=True)
    band(s, "B2", PLACE, "norfolk")
    convoy(s, "HX-1", PLACE)
    refused = refusal(s, BRITISH, "B1", "G1")
    assert (refused.key, refused.rule) == ("sink-escort-blind", "SB-9.9.c")
    assert phase(s, [7]).sealed([], [Search("B2", "G1")]).token("G1").detected


@pytest.mark.rule("SB-10.8.a")
def test_aircraft_do_not_search_while_ships_move() -> None:
    s = met()
    recon(s, "recon-ireland", PLACE)
    moving = Searches(s.view(BRITISH), ("G1",), moving=True)
    refused = moving.no_search(Search("recon-ireland", "G1"))
    assert refused is not None
    assert refused.key == "sink-recon-flies"
    assert [one.search.by for one in moving.possible()] == ["B1"]


@pytest.mark.rule("SB-10.1.d")
def test_while_ships_move_a_marker_from_before_does_not_save_a_search() -> None:
    s = met()
    band(s, "G2", PLACE)
    s.public.change(TokenId("G1"), detected=True)
    assert [one.search.target for one in Searches(s.view(BRITISH)).possible()] == ["G2"]
    moving = Searches(s.view(BRITISH), ("G1",), moving=True)
    assert [one.search.target for one in moving.possible()] == ["G1"]
    refused = moving.no_search(Search("B1", "G2"))
    assert refused is not None
    assert refused.key == "sink-no-such-target"


# --- after it -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-10.6.a", "SB-10.6.c", "SB-10.1.a")
def test_what_is_marked_may_be_attacked_by_all() -> None:
    s = met()
    assert not attackable(s.public, s.public.tokens[TokenId("G1")])
    table = phase(s, [10]).sealed([], [Search("B1", "G1")])
    assert attackable(table.p, table.token("G1"))


@pytest.mark.rule("SB-4.10.b", "SB-10.6.d", "SB-2.312.a", "SB-11.10.d")
def test_detected_markers_come_off_at_the_end_of_the_turn_and_shadowed_ones_stay() -> None:
    s = met()
    shadow(s, "G1", "B1")
    s.public.change(TokenId("G1"), detected=True)
    s.private[BRITISH].change_force(TokenId("B1"), moved=2, allowance=4)
    name = convoy(s, "HX-1", PLACE, real=True, spotted="raider")
    table = Table(s, do(clean_up))
    assert not table.token("G1").detected
    assert list(table.p.shadows) == ["G1"]
    assert attackable(table.p, table.token("B1"))  # E-15: as long as it shadows
    assert (table.p.convoys[name].spotted, table.p.convoys[name].real) == ("", True)
    force = table.private(BRITISH).forces[TokenId("B1")]
    assert (force.moved, force.allowance) == (0, 0)


@pytest.mark.rule("SB-16.1.f", "SB-16.1.e")
def test_both_are_told_when_bismarck_is_first_detected() -> None:
    table = phase(met(), [7]).sealed([], [Search("B1", "G1")])
    assert table.p.located == 4
    assert table.told("sink-bismarck-found", BRITISH) == [{"hex": PLACE}]
    s = table.state
    s.outcome = None
    s.public.change(TokenId("G1"), detected=False)
    s.public.turn = 5
    again = phase(s, [7]).sealed([], [Search("B1", "G1")])
    assert again.told("sink-bismarck-found") == []
    assert again.p.located == 4


def test_a_draft_says_order_by_order_what_cannot_be() -> None:
    s = met()
    band(s, "G2", "2816")
    tried = phase(s).asked(BRITISH).preview([Search("B1", "G1"), Search("B1", "G2"), Search("B1", "G1")])
    assert isinstance(tried, SearchTried)
    assert [reason.key if reason else "" for reason in tried.orders] == ["", "sink-not-in-hex", "sink-twice"]
    assert [(found.target, found.percent) for found in tried.found] == [("G1", 40)]


def test_any_searches_at_random_are_allowed() -> None:
    s = met()
    band(s, "G2", PLACE)
    band(s, "B2", PLACE)
    convoy(s, "HX-1", PLACE)
    recon(s, "recon-bordeaux", PLACE)
    table = phase(s)
    rng = Random(1)
    for seat in SEATS:
        choice = table.asked(seat).choice
        drawn = [choice.sample(rng) for _ in range(100)]
        assert all(choice.refusal(orders) is None for orders in drawn)
        assert any(drawn)
