"""Attacks on convoys and merchants: escorts, chits, what they cost the hunter, and how much of it is secret."""

import pytest

from huffduff.engine.questions import Ask, do
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, ON_MAP, SEATS, SHADOWED, SIGHTED, SUNK
from huffduff.games.chase.operations.chance import hunt
from huffduff.games.chase.operations.convoys import ConvoyHints, escorts_known
from huffduff.games.chase.operations.manoeuvres import HOLD
from huffduff.games.chase.operations.shadow import Attempt, shadow_phase
from huffduff.games.chase.victory import accounts
from tests.games.chase.hunting import (
    BESIDE,
    CENTRE,
    SOUTH,
    Fate,
    decide,
    fight_on,
    german_ask,
    hunt_by,
    hunting,
    traffic,
)
from tests.games.chase.table import FACTS, Table, change, hints_of, locate, put


@pytest.mark.rule("CH-11.3.d", "CH-11.3.g", "CH-11.3.k", "CH-11.3.l", "CH-11.3.m", "CH-11.3.o", "CH-11.3.T1")
def test_golden_14_hx_128_and_her_escorts() -> None:
    s = hunting("bismarck", "prinz-eugen")
    table = hunt_by(s, "KG1", 2, 2, then=Fate(GERMAN, chit=3))
    (roll,) = table.told("chase-roll-hunt", GERMAN)
    assert roll["modifiers"] == [("chase-mod-task-force", -1), ("chase-mod-centre-line", -1)]
    assert german_ask(table) == ("chase-ask-attack-convoy", ["yes", "no"])
    params = next(ask.params for ask in table.asks if ask.seat == GERMAN)
    assert params == {"unit": "KG1", "convoy": "hx-128", "escorts": ("revenge", "dd-2"), "escorted": "yes"}
    decide(table, "yes")
    battle = table.p.battle
    assert battle is not None
    assert (battle.attacker, battle.hex) == (GERMAN, CENTRE)
    assert list(battle.fighters) == ["bismarck", "prinz-eugen", "revenge", "dd-2"]
    fight_on(table)
    assert table.rested
    assert [table.ship(name).status for name in ("revenge", "dd-2")] == [SUNK, SUNK]
    german = table.state.private[GERMAN]
    assert (german.chits, german.half_chits, german.located) == ((3,), (), ("hx-128",))
    ledger = accounts(table.p, german, table.state.private[ALLIED], FACTS, "turn-track")
    assert (ledger["convoys"], ledger["allied-losses"]) == (3, 8)
    for name in ("bismarck", "prinz-eugen"):
        assert (table.ship(name).marker, table.ship(name).no_move) == (SIGHTED, 2)
    for seat in (*SEATS, None):
        assert table.told("chase-convoy-attacked", seat) == [{"hex": CENTRE, "convoy": "hx-128"}]
        assert table.told("chase-convoy-lost", seat) == [{}]
        (told,) = table.told("chase-found-attacking", seat)
        assert (told["hex"], told["classes"], told["marker"]) == (CENTRE, ("BB", "CA"), SIGHTED)


@pytest.mark.rule("CH-11.3.j", "CH-11.3.o", "CH-11.3.r", "CH-11.3.T3", "CH-2.3.3.i")
def test_golden_15_ob_325_has_no_escort() -> None:
    table = hunt_by(hunting("bismarck", "prinz-eugen"), "KG1", 2, 6, 5)
    decide(table, "yes")
    assert table.rested
    german = table.state.private[GERMAN]
    assert (german.chits, german.half_chits) == ((), (5,))
    ledger = accounts(table.p, german, table.state.private[ALLIED], FACTS, "turn-track")
    assert ledger["convoys"] == 3
    assert (table.ship("bismarck").marker, table.ship("bismarck").no_move) == (SIGHTED, 2)


@pytest.mark.rule("CH-11.3.f", "CH-2.3.3.i")
def test_a_single_merchant_is_worth_half_a_point_and_betrays_where_the_hunter_is() -> None:
    table = hunt_by(hunting("bismarck", "prinz-eugen", place=BESIDE), "KG1", 2)
    decide(table, "yes")
    assert table.rested
    assert table.state.private[GERMAN].merchants == 1
    for name in ("bismarck", "prinz-eugen"):
        assert (table.ship(name).marker, table.ship(name).no_move) == (SIGHTED, 2)
    for seat in (*SEATS, None):
        assert table.told("chase-merchant-sunk", seat) == [{"hex": BESIDE}]
        assert table.told("chase-betrayed-attacking", seat) == [{"side": GERMAN, "contact": "C1", "hex": BESIDE}]
    contact = table.p.contacts["C1"]
    assert (contact.hex, contact.marker, contact.classes, contact.force) == (BESIDE, SIGHTED, (), False)
    assert "BB" not in repr(table.p.sightings)
    assert not table.p.points


@pytest.mark.rule("CH-11.3.f", "CH-11.3.o")
def test_what_is_known_of_a_hunter_already_is_not_forgotten() -> None:
    s = hunting("bismarck", place=BESIDE)
    locate(s, "bismarck", SHADOWED)
    table = decide(hunt_by(s, "bismarck", 1), "yes")
    assert (table.p.contacts["C1"].classes, table.p.contacts["C1"].marker) == (("BB",), SHADOWED)


@pytest.mark.rule("CH-6.s", "CH-11.3.f")
@pytest.mark.parametrize(("die", "classes"), [(0, ("BB", "CA")), (9, None)])
def test_who_shadows_a_hunter_sees_what_she_is(die: int, classes: tuple[str, ...] | None) -> None:
    s = hunting("bismarck", "prinz-eugen", place=BESIDE)
    put(s, "suffolk", BESIDE)
    table = Table(s, do(hunt), do(shadow_phase), script=[2, die]).answer("KG1")
    decide(table, "yes")
    table.answer((Attempt("C1", ("suffolk",)),))
    assert table.p.contacts["C1"].classes == ()
    table.answer(HOLD)
    assert table.rested
    assert [contact.classes for contact in table.p.contacts.values()] == ([classes] if classes else [])


@pytest.mark.rule("CH-11.3.f")
def test_a_merchant_may_be_left_alone() -> None:
    table = decide(hunt_by(hunting("bismarck", place=BESIDE), "bismarck", 1), "no")
    assert table.rested
    ship = table.ship("bismarck")
    assert (table.state.private[GERMAN].merchants, ship.marker, ship.no_move) == (0, "", 0)
    assert table.heard(ALLIED) == []


@pytest.mark.rule("CH-11.3.j", "CH-11.3.r", "CH-11.3.T3")
@pytest.mark.parametrize(
    ("place", "die", "drawn", "chits", "halves"),
    [(CENTRE, 3, [4], (4,), ()), (SOUTH, 1, [2], (2,), ()), (CENTRE, 4, [5], (), (5,)), (CENTRE, 8, [2], (), (2,))],
)
def test_how_many_chits_a_convoy_is_worth(
    place: str, die: int, drawn: list[int], chits: tuple[int, ...], halves: tuple[int, ...]
) -> None:
    table = decide(hunt_by(hunting("bismarck", place=place), "bismarck", 0, die, *drawn), "yes")
    assert table.rested
    german = table.state.private[GERMAN]
    assert (german.chits, german.half_chits) == (chits, halves)
    assert len(table.state.umpire.convoys) == len(FACTS.cups.convoy_chits) - 1


@pytest.mark.rule("CH-11.3.u", "CH-11.3.T3")
def test_britannic_has_no_escort_once_rodney_was_relieved_and_is_worth_two_chits() -> None:
    s = hunting("bismarck")
    put(s, "rodney", "N23")
    table = decide(hunt_by(s, "bismarck", 0, 0, 3, 3), "yes")
    assert table.rested
    assert table.state.private[GERMAN].chits == (3, 3)
    assert table.ship("rodney").hex == "N23"


@pytest.mark.rule("CH-11.3.u", "CH-11.3.t")
@pytest.mark.parametrize(
    ("turn", "relieved", "seen", "named"),
    [
        (8, False, False, ("yes", ["rodney"])),
        (12, False, False, ("perhaps", [])),
        (13, False, False, ("perhaps", [])),
        (13, True, False, ("perhaps", [])),
        (13, True, True, ("no", [])),
    ],
)
def test_the_question_names_no_escort_that_was_relieved_and_tells_nothing_of_it(
    turn: int, relieved: bool, seen: bool, named: tuple[str, list[str]]
) -> None:
    s = hunting("bismarck", turn=turn)
    if relieved:
        put(s, "rodney", "N23")
    if seen:
        show_card(s, "rodney")
    ask = next(ask for ask in hunt_by(s, "bismarck", 0, 0).asks if ask.seat == GERMAN)
    prize = hints_of(ask, ConvoyHints).convoys["britannic"]
    assert (ask.params["escorted"], list(ask.params["escorts"])) == named
    assert (list(prize.escorts), prize.doubtful) == (named[1], named[0] == "perhaps")


@pytest.mark.rule("CH-11.3.u", "CH-12.c")
@pytest.mark.parametrize(("turn", "known"), [(11, (("rodney",), False)), (12, ((), True))])
def test_an_escort_is_sure_until_the_end_of_the_turn_in_which_she_can_be_called(
    turn: int, known: tuple[tuple[str, ...], bool]
) -> None:
    assert escorts_known(hunting("bismarck", turn=turn).public, FACTS, "britannic") == known


@pytest.mark.rule("CH-11.3.j")
def test_escorts_that_a_scenario_does_not_have_protect_nobody() -> None:
    s = hunting("bismarck")
    for name in ("revenge", "dd-2"):
        del s.private[ALLIED].ships[name]
    assert decide(hunt_by(s, "bismarck", 0, 2, 3), "yes").state.private[GERMAN].chits == (3,)


@pytest.mark.rule("CH-11.3.u", "CH-11.3.k", "CH-12.c")
def test_rodney_still_fights_for_britannic_when_she_is_called_away_in_the_same_turn() -> None:
    s = hunting("bismarck", turn=12)
    table = decide(hunt_by(s, "bismarck", 0, 0), "yes", relief="rodney")
    assert table.p.battle is not None
    assert list(table.p.battle.fighters) == ["bismarck", "rodney"]
    assert table.ship("rodney").task == ""


@pytest.mark.rule("CH-11.3.l", "CH-11.3.m", "CH-11.3.n", "CH-11.3.o", "CH-11.3.p")
@pytest.mark.parametrize(("option", "no_move"), [("if-chits-drawn", 0), ("always", 2)])
def test_an_escort_that_survives_saves_the_convoy_and_stays_on_the_chart(option: str, no_move: int) -> None:
    s = hunting("bismarck", stop_after_convoy=option)
    table = decide(hunt_by(s, "bismarck", 0, 2, then=Fate(GERMAN)), "yes")
    fight_on(table, target="dd-2", last_round=3)
    assert table.rested
    german, p = table.state.private[GERMAN], table.p
    assert (german.chits, german.half_chits) == ((), ())
    assert not table.told("chase-convoy-lost")
    assert (table.ship("bismarck").marker, table.ship("bismarck").no_move) == (SIGHTED, no_move)
    assert table.ship("dd-2").status == SUNK
    revenge = table.ship("revenge")
    assert (revenge.status, revenge.hex, revenge.card.bow) == (ON_MAP, CENTRE, 4)
    assert accounts(p, german, table.state.private[ALLIED], FACTS, "turn-track")["allied-losses"] == 1


@pytest.mark.rule("CH-11.3.n", "CH-11.3.k")
def test_escorts_never_get_the_chance_to_run() -> None:
    table = decide(hunt_by(hunting("bismarck"), "bismarck", 0, 2, then=Fate(ALLIED)), "yes")
    asked: list[Ask] = []
    fight_on(table, last_round=4, asked=asked)
    assert table.rested
    assert {ask.seat for ask in asked if ask.key == "chase-ask-abort"} == {GERMAN}


@pytest.mark.rule("CH-11.3.k", "CH-4.2.c")
def test_a_hunter_can_lose_the_fight() -> None:
    s = hunting("prinz-eugen")
    change(s, "prinz-eugen", hull=1)
    put(s, "bismarck", "P10")
    table = fight_on(decide(hunt_by(s, "prinz-eugen", 0, 2, then=Fate(ALLIED)), "yes"))
    assert table.rested
    assert table.ship("prinz-eugen").status == SUNK
    assert not table.p.contacts
    assert not table.state.private[GERMAN].chits


@pytest.mark.rule("CH-11.3.s", "CH-2.3.3.i", "CH-4.3.h")
def test_the_allied_player_knows_of_an_attack_and_not_what_it_was_worth() -> None:
    def allied_sees(chit: int) -> bytes:
        return traffic(decide(hunt_by(hunting("bismarck"), "bismarck", 0, 3, chit), "yes"))

    assert allied_sees(2) == allied_sees(5)
    table = decide(hunt_by(hunting("bismarck"), "bismarck", 0, 3, 5), "yes")
    assert table.told("chase-deal-convoy", GERMAN)
    for seat in (ALLIED, None):
        assert not table.told("chase-deal-convoy", seat)
        assert not table.told("chase-roll-hunt", seat)
        assert not table.told("chase-roll-convoy", seat)
    assert table.p.points == 0


@pytest.mark.rule("CH-11.3.o")
def test_an_attack_on_a_convoy_without_escort_tells_where_and_not_who() -> None:
    table = decide(hunt_by(hunting("bismarck", "prinz-eugen"), "KG1", 0, 3, 5), "yes")
    contact = table.p.contacts["C1"]
    assert (contact.hex, contact.marker, contact.classes, contact.force) == (CENTRE, SIGHTED, (), False)
    heard = repr([event.params for event in table.events if event.reaches(ALLIED)])
    assert not any(word in heard for word in ("bismarck", "eugen", "KG1", "BB"))
