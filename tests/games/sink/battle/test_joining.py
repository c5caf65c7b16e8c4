"""Phase 4: who may want to fight, who is drawn in, how a battle starts."""

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.battle.joining import Wish, combat_phase, quarry, start_battle
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.facts.words import BRITISH, GERMAN, ShipId, TokenId
from huffduff.games.sink.parts import Types
from huffduff.games.sink.reveal import disclose, lose
from huffduff.games.sink.state import State
from tests.games.sink.battle.fight import DAY, NIGHT, PLACE, fighter
from tests.games.sink.table import Table, band, convoy, setting, shadow

FIGHT, PEACE = Wish(True), Wish(False)


def stop(state: State) -> None:
    """Stands in for the first round."""


def meeting(s: State) -> Table:
    """Phase 4 up to the first round."""
    return Table(s, do(combat_phase), steps={"fight_round": stop})


@pytest.mark.rule("SB-4.4.a", "SB-12.11.a", "SB-10.1.a")
def test_nobody_fights_whom_nobody_has_found() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "hood")
    assert meeting(s).rested


@pytest.mark.rule("SB-4.4.a", "SB-12.11.a")
def test_only_task_forces_in_one_hex_fight() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", "2921", "hood", detected=True)
    assert meeting(s).rested


@pytest.mark.rule("SB-12.11.b", "SB-4.4.a")
def test_only_he_who_has_detected_is_asked() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE, "hood")
    table = meeting(s)
    assert (table.ask.key, table.ask.seat) == ("sink-ask-combat", BRITISH)
    table.answer(PEACE)
    assert table.rested
    assert table.told("sink-no-combat") == [{"hex": PLACE}]


@pytest.mark.rule("SB-12.11.c")
@pytest.mark.parametrize(("german", "british", "fought"), [(True, False, 1), (False, True, 1), (False, False, 0)])
def test_where_both_have_detected_one_who_wants_is_enough(german: bool, british: bool, fought: int) -> None:
    s = setting(NIGHT)
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE, "hood", detected=True)
    table = meeting(s).sealed(Wish(german), Wish(british))
    assert table.rested
    assert len(table.told("sink-battle-begins")) == fought
    assert table.p.fought == (PLACE,) * fought


@pytest.mark.rule("SB-4.3.b", "SB-10.6.c")
def test_a_shadowed_force_needs_no_detection() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "norfolk")
    shadow(s, "G1", "recon-ireland")
    assert quarry(s.public, PLACE, BRITISH) == ("G1",)
    assert quarry(s.public, PLACE, GERMAN) == ()


@pytest.mark.rule("SB-11.9.b")
def test_the_german_cannot_start_a_fight_with_a_shadower() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "suffolk", detected=True)
    shadow(s, "G1", "B1")
    table = meeting(s)
    assert table.ask.seat == BRITISH
    assert set(table.options) == {PEACE, Wish(False, (TokenId("B1"),)), Wish(True, (TokenId("B1"),))}
    assert table.refused(FIGHT).key == "sink-refuse-nobody-to-fight"


@pytest.mark.rule("SB-11.9.b", "SB-12.11.d")
def test_a_shadower_stays_out_of_another_fight_unless_brought_in() -> None:
    def fought(*joining: str) -> set[str]:
        s = setting(NIGHT)
        band(s, "G1", PLACE, "bismarck")
        band(s, "B1", PLACE, "suffolk", detected=True)
        band(s, "B2", PLACE, "norfolk", detected=True)
        shadow(s, "G1", "B1")
        table = meeting(s).sealed(FIGHT, Wish(False, tuple(map(TokenId, joining))))
        return set(board(table.p).fighters)

    assert fought() == {"bismarck", "norfolk"}
    assert fought("B1") == {"bismarck", "norfolk", "suffolk"}


@pytest.mark.rule("SB-11.9.b")
def test_nobody_else_can_be_brought_in_or_kept_out() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE, "suffolk")
    table = meeting(s)
    assert table.options == (PEACE, FIGHT)
    assert table.refused(Wish(True, (TokenId("B1"),))).key == "sink-refuse-no-shadower"


@pytest.mark.rule("SB-10.6.a", "SB-12.11.d", "SB-12.12.a")
def test_all_forces_in_the_hex_are_drawn_in_and_seen() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "G2", PLACE, "prinz-eugen")
    band(s, "B1", PLACE, "hood")
    band(s, "B2", PLACE, "norfolk", "flotilla-1")
    band(s, "B3", "2921", "suffolk")
    table = meeting(s).answer(FIGHT)
    assert list(board(table.p).fighters) == ["bismarck", "prinz-eugen", "hood", "norfolk", "flotilla-1"]
    assert table.token("B2").known == Types(1, cruiser=1, destroyers=1)
    assert all(table.token(name).detected and table.token(name).real for name in ("G1", "G2", "B1", "B2"))
    assert all(table.token(name).fought == 1 for name in ("G1", "G2", "B1", "B2"))
    assert not table.token("B3").detected


@pytest.mark.rule("SB-12.12.a", "SB-6.26.d")
def test_the_order_of_a_line_does_not_tell_who_joined_whom() -> None:
    """Ships stand on the card in the order in which they came together."""
    seen = []
    for ships in (("bismarck", "prinz-eugen", "scheer"), ("scheer", "bismarck", "prinz-eugen")):
        s = setting(NIGHT, scenario="breakout")
        band(s, "G1", PLACE, *ships, detected=True)
        band(s, "B1", PLACE, "hood")
        table = meeting(s.copy()).answer(FIGHT)
        seen.append((msgspec.json.encode(table.p), table.heard(BRITISH)))
        s.public.options["later-corrections"] = "off"  # older matches go on as they began
        assert list(board(meeting(s).answer(FIGHT).p).fighters)[:3] == list(ships)
    assert seen[0] == seen[1]


@pytest.mark.rule("SB-12.12.a")
def test_who_escorts_is_seen_and_not_forgotten_in_the_turn() -> None:
    s = setting(NIGHT)
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE, "norfolk", "flotilla-1", escort=True)
    band(s, "B2", PLACE, "kenya")
    table = meeting(s).answer(FIGHT)
    assert table.token("B1").known == Types(NIGHT, cruiser=1, destroyers=1, escort=True)
    assert table.token("B2").known == Types(NIGHT, cruiser=1, escort=False)
    assert [ship.escort for ship in board(table.p).fighters.values()] == [False, True, True, False]
    lose(table.state, BRITISH, TokenId("B1"), ShipId("flotilla-1"))
    assert table.token("B1").known == Types(NIGHT, cruiser=1, escort=True)
    table.p.turn = 4
    disclose(table.state, TokenId("B1"))
    assert table.token("B1").known == Types(4, cruiser=1, escort=False)


@pytest.mark.rule("SB-12.11.f")
def test_ships_in_port_take_no_part() -> None:
    def off_brest() -> State:
        s = setting()
        band(s, "G1", "3721", "scharnhorst", port=True, detected=True)
        band(s, "B1", "3721", "hood", detected=True)
        return s

    assert meeting(off_brest()).rested  # the German is found, but in port, and cannot come out to fight either
    s = off_brest()
    band(s, "G2", "3721", "gneisenau")
    table = meeting(s)
    assert table.ask.seat == GERMAN
    table.answer(FIGHT)
    assert list(board(table.p).fighters) == ["hood", "gneisenau"]


@pytest.mark.rule("SB-6.24.b")
def test_dummies_cannot_fight_but_are_asked_like_others() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE)
    table = meeting(s)
    assert table.options == (PEACE,)
    refusal = table.refused(FIGHT)
    assert (refusal.key, refusal.rule) == ("sink-refuse-nobody-to-fight", "SB-6.24.b")


@pytest.mark.rule("SB-6.24.b", "SB-12.11.d")
def test_a_dummy_in_the_hex_of_a_fight_is_found_out() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "G2", PLACE)
    band(s, "B1", PLACE, "hood")
    band(s, "B2", PLACE)
    table = meeting(s).answer(FIGHT)
    assert set(table.p.tokens) == {"G1", "B1"}
    assert set(table.private(GERMAN).forces) == {"G1"}
    assert set(table.private(BRITISH).forces) == {"B1"}
    assert [told["token"] for told in table.told("sink-dummy-in-battle")] == ["G2", "B2"]


@pytest.mark.rule("SB-16.1.f")
def test_bismarck_is_announced_once_when_first_found() -> None:
    s = setting(4)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "hood", detected=True)
    table = meeting(s).answer(FIGHT)
    assert table.told("sink-bismarck-found") == [{"hex": PLACE}]
    assert table.p.located == 4
    s = setting(5)
    s.public.located = 2
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "hood", detected=True)
    table = meeting(s).answer(FIGHT)
    assert table.told("sink-bismarck-found") == []
    assert table.p.located == 2


@pytest.mark.rule("SB-16.1.f")
def test_another_raider_is_not_bismarck() -> None:
    s = setting()
    band(s, "G1", PLACE, "prinz-eugen", detected=True)
    band(s, "B1", PLACE, "hood")
    table = meeting(s).answer(FIGHT)
    assert table.told("sink-bismarck-found") == []
    assert table.p.located == 0


def test_battles_are_fought_hex_by_hex_in_their_order() -> None:
    s = setting(NIGHT)
    for number, place in enumerate(("3022", "2920", "2921")):
        band(s, f"G{number}", place, ("bismarck", "prinz-eugen", "scheer")[number], detected=True)
        band(s, f"B{number}", place, ("hood", "norfolk", "rodney")[number])
    table = meeting(s)
    asked = []
    while table.asks:
        asked.append(table.ask.params["hex"])
        table.answer(PEACE)
    assert asked == ["2920", "2921", "3022"]


@pytest.mark.rule("SB-12.12.f", "SB-12.23.b")
@pytest.mark.parametrize(
    ("german", "british", "first"), [("no", "no", 1), ("skip", "no", 1), ("no", "skip", 1), ("skip", "skip", 4)]
)
def test_range_a_is_skipped_if_both_want_it(german: str, british: str, first: int) -> None:
    s = setting(DAY)
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE, "hood")
    table = meeting(s).answer(FIGHT)
    assert board(table.p).round == 1
    table.sealed(german, british)
    assert board(table.p).round == first


@pytest.mark.rule("SB-14.11.a", "SB-12.23.a")
def test_by_night_the_first_round_is_at_range_b() -> None:
    s = setting(NIGHT)
    band(s, "G1", PLACE, "bismarck", detected=True)
    band(s, "B1", PLACE, "hood")
    table = meeting(s).answer(FIGHT)
    assert table.rested
    assert (board(table.p).round, board(table.p).night) == (4, True)
    assert s.data.tables.guns.ranges.at(4) == "B"


def test_the_attackers_and_what_they_are_after_are_known() -> None:
    s = setting(NIGHT)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "norfolk", detected=True, escort=True)
    convoy(s, "HX-1", PLACE, spotted="raider")
    table = meeting(s).answer(FIGHT)
    assert board(table.p).attackers == (GERMAN,)
    assert board(table.p).convoys
    assert table.told("sink-battle-begins") == [{"hex": PLACE, "side": GERMAN}]


def test_the_question_shows_who_is_there() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", detected=True, known=Types(1, battleship=1))
    band(s, "B1", PLACE, "hood")
    band(s, "B2", PLACE)
    hints = meeting(s).ask.choice.hints()
    assert hints is not None
    assert [(part.token, part.known) for part in hints.enemies] == [("G1", Types(1, battleship=1))]  # type: ignore[attr-defined]
    assert hints.forces == ("B1",)  # type: ignore[attr-defined]


@pytest.mark.rule("SB-12.12.a")
def test_ships_come_into_the_line_as_they_are() -> None:
    s = setting(NIGHT)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "hood", changes={"damage": 3, "flipped": True})
    band(s, "B2", PLACE, "flotilla-1")
    table = Table(s, do(start_battle, PLACE, (GERMAN,), ()), steps={"fight_round": stop})
    hood = fighter(table.state, "hood")
    assert (hood.damage, hood.flipped, hood.token, hood.seat) == (3, True, "B1", BRITISH)
    assert [ship.torpedoes for ship in board(table.p).fighters.values()] == [False, False, True]
