"""Convoy hunting: who may hunt, what the dice find, and that nobody else can tell."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import (
    ALLIED,
    GERMAN,
    ON_MAP,
    PATROL,
    PORT,
    REFUEL,
    REPAIR,
    SHADOWED,
    SIGHTED,
    VIS_X,
)
from huffduff.games.chase.operations.admin import admin_phase
from huffduff.games.chase.operations.chance import chance_phase, hunt
from huffduff.games.chase.operations.convoys import (
    YES_OR_NO,
    EitherConvoy,
    attack_ask,
    attack_or_not,
    hunt_odds,
    hunters,
    identify,
)
from huffduff.games.chase.ships.units import members
from huffduff.games.chase.state import State
from tests.games.chase.hunting import BESIDE, CENTRE, NIGHT, NOON, SOUTH, decide, german_ask, hunt_by, hunting, traffic
from tests.games.chase.table import FACTS, Table, band, change, locate, put


@pytest.mark.rule("CH-11.3.a")
def test_one_unit_hunts_in_a_turn_and_it_needs_a_heavy_ship() -> None:
    s = hunting("bismarck")
    put(s, "prinz-eugen", BESIDE)
    put(s, "gneisenau", SOUTH)
    put(s, "koln", CENTRE)
    put(s, "5-zerstorerflottille", CENTRE)
    band(s, "KG2", "M12", "scharnhorst", "6-zerstorerflottille")
    table = Table(s, do(hunt), script=[9])
    assert table.options == ("none", "bismarck", "prinz-eugen", "gneisenau", "KG2")
    assert table.refused("koln").key == "engine-not-offered"
    table.answer("prinz-eugen")
    assert decide(table, "none").rested
    assert len(table.told("chase-roll-hunt", GERMAN)) == 1


@pytest.mark.rule("CH-11.3.b")
@pytest.mark.parametrize(
    ("place", "ready"), [(CENTRE, True), (BESIDE, True), (SOUTH, True), ("P10", False), ("N23", False), ("L4", False)]
)
def test_hunting_grounds_are_the_routes_beyond_the_air_boundaries(place: str, ready: bool) -> None:
    s = hunting("bismarck", place=place)
    assert bool(hunters(s.public, s.private[GERMAN], FACTS)) is ready


@pytest.mark.rule("CH-11.3.b")
@pytest.mark.parametrize(("option", "ready"), [("off", False), ("on", True)])
def test_hunting_where_nothing_can_be_seen_is_an_option(option: str, ready: bool) -> None:
    s = hunting("bismarck", hunting_in_the_dark=option)
    s.public.visibility = VIS_X
    assert bool(hunters(s.public, s.private[GERMAN], FACTS)) is ready
    s.public.visibility = 9
    assert hunters(s.public, s.private[GERMAN], FACTS) == ["bismarck"]


@pytest.mark.rule("CH-11.3.c", "CH-7.7.2.ab")
@pytest.mark.parametrize(
    ("changes", "ready"),
    [
        ({"held": True}, False),
        ({"returning": True}, False),
        ({"no_move": 1}, False),
        ({"rudder": True}, False),
        ({"evasion": (10, 10, 10)}, False),
        ({"task": REPAIR}, False),
        ({"task": REFUEL}, False),
        ({"task": PORT}, False),
        ({"restricted": "x"}, False),
        ({"task": PATROL}, True),
        ({"evading": True}, True),
        ({"emergency": 20}, True),
        ({"evasion": (5,)}, True),
    ],
)
def test_what_keeps_a_ship_from_hunting(changes: dict[str, Any], ready: bool) -> None:
    s = hunting("bismarck")
    put(s, "bismarck", CENTRE, **changes)
    assert bool(hunters(s.public, s.private[GERMAN], FACTS)) is ready


@pytest.mark.rule("CH-11.3.c")
@pytest.mark.parametrize("marker", [SIGHTED, SHADOWED])
def test_being_located_later_in_the_turn_is_no_bar(marker: str) -> None:
    s = hunting("bismarck")
    locate(s, "bismarck", marker)
    assert hunters(s.public, s.private[GERMAN], FACTS) == ["bismarck"]


@pytest.mark.rule("CH-11.3.c")
def test_one_ship_that_may_not_keeps_her_whole_force_from_hunting() -> None:
    s = hunting("bismarck", "prinz-eugen")
    change(s, "prinz-eugen", task=REPAIR)
    assert not hunters(s.public, s.private[GERMAN], FACTS)


@pytest.mark.rule("CH-11.3.d", "CH-11.3.T1", "CH-11.3.T2", "CH-11.3.e", "CH-11.3.f", "CH-11.3.g")
@pytest.mark.parametrize(
    ("ships", "place", "turn", "die", "result"),
    [
        (("bismarck",), BESIDE, NOON, 0, "convoy"),
        (("bismarck",), BESIDE, NOON, 1, "merchant"),
        (("bismarck",), BESIDE, NOON, 2, "nothing"),
        (("bismarck",), BESIDE, NOON, 9, "nothing"),
        (("bismarck",), CENTRE, NOON, 1, "convoy"),
        (("bismarck",), CENTRE, NOON, 2, "merchant"),
        (("bismarck", "prinz-eugen"), BESIDE, NOON, 2, "merchant"),
        (("bismarck", "prinz-eugen"), CENTRE, NOON, 2, "convoy"),
        (("bismarck", "prinz-eugen"), CENTRE, NOON, 0, "convoy"),
        (("bismarck",), BESIDE, NIGHT, 0, "nothing"),
        (("bismarck", "prinz-eugen"), CENTRE, NIGHT, 0, "convoy"),
        (("bismarck", "prinz-eugen"), CENTRE, NIGHT, 1, "merchant"),
    ],
)
def test_what_the_hunting_die_finds(ships: tuple[str, ...], place: str, turn: int, die: int, result: str) -> None:
    s = hunting(*ships, place=place, turn=turn)
    table = hunt_by(s, "KG1" if len(ships) > 1 else "bismarck", die, *([3] if result == "convoy" else []))
    odds = hunt_odds(s.public, FACTS, members(s.private[GERMAN], "KG1" if len(ships) > 1 else "bismarck"))
    found = {"convoy": die < odds.convoy, "merchant": odds.convoy <= die < odds.prey, "nothing": die >= odds.prey}
    assert found[result]
    keys = {"convoy": "attack-convoy", "merchant": "attack-merchant", "nothing": "no-prey"}
    assert german_ask(table)[0] == f"chase-ask-{keys[result]}"
    assert bool(table.told("chase-hunt-nothing", GERMAN)) is (result == "nothing")


@pytest.mark.rule("CH-11.3.T3", "CH-11.3.h")
@pytest.mark.parametrize(
    ("die", "east_west", "north_south"),
    [
        (0, "britannic", "ws-8b"),
        (1, "hx-127", "sl-74"),
        (2, "hx-128", ""),
        (3, "hx-126", ""),
        (4, "ob-324", ""),
        (5, "sc-31", ""),
        (6, "ob-325", ""),
        (7, "ob-326", ""),
        (8, "ob-323", ""),
        (9, "", "sl-75"),
    ],
)
def test_a_convoy_is_found_only_on_its_own_line(die: int, east_west: str, north_south: str) -> None:
    for place, convoy in ((CENTRE, east_west), (SOUTH, north_south)):
        table = hunt_by(hunting("bismarck", place=place), "bismarck", 0, die)
        assert german_ask(table)[0] == ("chase-ask-attack-convoy" if convoy else "chase-ask-no-prey")
        if convoy:
            ask = next(ask for ask in table.asks if ask.seat == GERMAN)
            assert (ask.params["convoy"], ask.params["escorts"]) == (convoy, FACTS.convoys[convoy].escorts)
            assert decide(table, "no").state.private[GERMAN].located == (convoy,)


@pytest.mark.rule("CH-11.3.T3", "CH-11.3.g")
def test_nothing_modifies_the_die_that_names_the_convoy() -> None:
    table = hunt_by(hunting("bismarck", "prinz-eugen"), "KG1", 0, 3)
    assert table.told("chase-roll-convoy", GERMAN) == [{"unit": "KG1", "outcome": (3,)}]


@pytest.mark.rule("CH-11.3.h")
def test_where_the_lines_cross_the_german_chooses_which_convoy_it_was() -> None:
    s = hunting("bismarck", place="N23")
    assert FACTS.chart.route("N23") == ("east-west", "north-south")
    looking = identify(s, "bismarck")
    next(looking)
    with pytest.raises(StopIteration) as found:
        looking.send((10,))
    prey = found.value.value
    assert prey == ("britannic", "ws-8b")
    ask = attack_ask(s.public, FACTS, "bismarck", prey)
    assert list(ask.choice.offered()) == [EitherConvoy(name, answer) for name in prey for answer in YES_OR_NO]
    assert attack_or_not(s, "bismarck", prey, EitherConvoy("ws-8b", "no")) == []
    assert s.private[GERMAN].located == ("ws-8b",)
    assert [line.args for line in attack_or_not(s, "bismarck", prey, EitherConvoy("britannic", "yes"))] == [
        ("bismarck", "britannic")
    ]


@pytest.mark.rule("CH-11.3.i", "CH-11.3.q")
def test_a_convoy_left_alone_tells_nobody_and_cannot_be_met_again() -> None:
    s = hunting("bismarck")
    table = Table(s, do(hunt), do(hunt), script=[0, 3, 0, 3]).answer("bismarck")
    decide(table, "no")
    assert table.heard(ALLIED) == table.heard(None) == []
    assert (table.ship("bismarck").marker, table.ship("bismarck").no_move) == ("", 0)
    table.answer("bismarck")
    assert german_ask(table)[0] == "chase-ask-no-prey"
    assert decide(table, "none").rested


@pytest.mark.rule("CH-11.3.h", "CH-11.3.q")
def test_a_convoy_of_the_other_line_has_not_been_met() -> None:
    table = hunt_by(hunting("bismarck", place=SOUTH), "bismarck", 0, 2)
    assert table.state.private[GERMAN].located == ()


@pytest.mark.rule("CH-11.3.a", "CH-11.3.t", "CH-4.1.h")
def test_every_turn_ends_with_the_same_questions_whatever_the_german_can_do_or_finds() -> None:
    cases: list[tuple[State, str, list[int], str]] = [
        (hunting("bismarck", place="P10"), "none", [], "none"),
        (hunting("bismarck"), "none", [], "none"),
        (hunting("bismarck"), "bismarck", [9], "none"),
        (hunting("bismarck"), "bismarck", [2], "no"),
        (hunting("bismarck"), "bismarck", [0, 3], "no"),
        (hunting("bismarck"), "bismarck", [0, 9], "none"),
    ]
    shown = []
    for s, unit, dice, value in cases:
        table = Table(s, do(chance_phase), script=[9, *dice])
        seen = [traffic(table)]
        table.answer(unit)
        seen.append(traffic(table))
        table.answer(value, seat=GERMAN)
        seen.append(traffic(table))
        table.answer("none", seat=ALLIED)
        assert table.rested
        seen.append(traffic(table))
        shown.append(seen)
    assert all(seen == shown[0] for seen in shown)


@pytest.mark.rule("CH-12.c", "CH-11.3.t")
def test_the_allied_players_last_answer_calls_rodney_from_her_convoy_and_the_german_does_not_hear_it() -> None:
    table = Table(hunting("bismarck", place="P10", turn=12), do(hunt), do(admin_phase)).answer("none")
    assert list(next(ask.choice for ask in table.asks if ask.seat == ALLIED)) == ["none", "rodney"]  # type: ignore[call-overload]
    decide(table, "none", relief="rodney")
    assert table.rested
    assert (table.ship("rodney").status, table.ship("rodney").hex) == (ON_MAP, "N23")
    assert table.heard(GERMAN) == []
