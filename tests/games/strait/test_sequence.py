"""The sequence of a turn in the strait."""

import pytest

from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.engine.steps import answer
from huffduff.games.strait.captains import Points, points
from huffduff.games.strait.damage_control import Repair, damage_control
from huffduff.games.strait.manoeuvres import Manoeuvre
from huffduff.games.strait.morale import morale_phase
from huffduff.games.strait.movement import movement_phase
from huffduff.games.strait.sequence import open_phase, turn, victory_check
from huffduff.games.strait.shooting import Fire, Hold, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN
from tests.games.strait.table import (
    BISMARCK,
    FACTS,
    HOOD,
    NORFOLK,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Table,
    damaged,
    least,
    setting,
)


@pytest.mark.rule("DS-TRN.1", "DS-TRN.8")
@pytest.mark.parametrize("number", [3, 30])
def test_without_a_victor_the_next_turn_begins_with_movement(number: int) -> None:
    state = setting()
    state.public.turn = number
    table = Table(state, do(victory_check), script=[7])
    assert (table.p.turn, table.p.phase, table.ask.seat) == (number + 1, "movement", BRITISH)
    assert table.ask.key == "strait-ask-move"


@pytest.mark.rule("DS-TRN.2")
def test_a_turn_has_four_phases_in_fixed_order() -> None:
    state = setting()
    damaged(state.public, HOOD, "KH")
    state.public.change(BISMARCK, failed=True)
    table = Table(state, do(turn), script=[7, 7, 4, 7])
    asked = []
    while table.p.turn == 2:
        if table.ask.key not in asked:
            asked.append(table.ask.key)
        if table.ask.key != "strait-ask-repair":
            assert table.refused(Repair(HOOD, 0)).rule != "DS-DMC.2"
        table.answer(least(table.options))
    phases = [event["phase"] for event in table.told("strait-phase")]
    assert phases == ["movement", "shooting", "damage-control", "morale", "movement"]
    keys = ("move", "speed-reroll", "shoot", "repair", "points")
    assert asked == [f"strait-ask-{key}" for key in keys]


@pytest.mark.rule("DS-TRN.3")
def test_the_british_finish_moving_before_the_germans_begin() -> None:
    table = Table(setting(), do(turn), script=[7, 7])
    assert table.told("strait-roll-speed")[0]["side"] == BRITISH
    with pytest.raises(Refused, match="engine-not-your-decision"):
        answer(table.position, GERMAN, Manoeuvre(BISMARCK), table.source)
    assert table.refused(Manoeuvre(BISMARCK)).rule == "DS-TRN.3"
    table.answer(Manoeuvre(HOOD))
    assert table.ask.seat == BRITISH
    table.answer(Manoeuvre(PRINCE_OF_WALES))
    assert table.ask.seat == GERMAN
    assert [event["side"] for event in table.told("strait-roll-speed")] == [BRITISH, GERMAN]


@pytest.mark.rule("DS-TRN.4")
def test_the_germans_finish_shooting_before_the_british_begin() -> None:
    table = Table(setting(), do(turn), script=[7, 7, 7]).idle(until="strait-ask-shoot")
    firing = []
    while table.ask.key == "strait-ask-shoot":
        firing.append(table.ask.seat)
        other = BRITISH if table.ask.seat == GERMAN else GERMAN
        with pytest.raises(Refused, match="engine-not-your-decision"):
            answer(table.position, other, Hold(HOOD), table.source)
        table.answer(least(table.options))
    assert firing == [GERMAN, GERMAN, BRITISH, BRITISH]


@pytest.mark.rule("DS-TRN.5")
def test_no_shot_takes_effect_before_the_last_one() -> None:
    state = setting(german=("hoffmann", "brinkmann"), bismarck="D4 W", hood="D7 N", prince_of_wales="H8 N")
    state.public.change(HOOD, hull=30)
    table = Table(state, do(turn), script=[7, 7, 12, "8H", "2H", 12, "KH", "4S"]).idle(until="strait-ask-shoot")
    table.answer(Fire(BISMARCK, HOOD), Points(0, 0), Hold(PRINZ_EUGEN))
    assert table.p.ships[HOOD].hull == 30
    assert [salvo.through for salvo in table.p.salvos] == [("8H",)]
    table.answer(Fire(HOOD, BISMARCK), Points(0, 0))
    assert table.told("strait-roll-shot")[1]["need"] == 6 + 3 + 2
    assert table.p.ships[HOOD].status == "afloat"
    table.answer(Hold(PRINCE_OF_WALES))
    assert table.p.ships[HOOD].status == "sunk"
    assert table.p.ships[BISMARCK].cards[0].card == "KH"


@pytest.mark.rule("DS-TRN.6")
def test_only_ships_with_damage_cards_may_repair() -> None:
    state = setting()
    assert Table(state, do(damage_control, BRITISH), do(damage_control, GERMAN)).rested
    damaged(state.public, HOOD, "KH")
    state.public.change(PRINCE_OF_WALES, hull=20)
    assert {option.ship for option in Table(state, do(damage_control, BRITISH)).options} == {HOOD}


@pytest.mark.rule("DS-TRN.7")
def test_ships_hit_this_turn_and_ships_that_failed_before_check_morale() -> None:
    state = setting("squadrons")
    state.public.change(HOOD, hit=True)
    state.public.change(NORFOLK, failed=True)
    table = Table(state, do(morale_phase, BRITISH))
    assert table.options == (HOOD, NORFOLK)


@pytest.mark.rule("DS-TRN.7")
def test_hits_of_earlier_turns_are_forgotten() -> None:
    state = setting()
    state.public.change(HOOD, hit=True)
    table = Table(state, do(turn), script=[7])
    assert not table.p.ships[HOOD].hit


@pytest.mark.rule("DS-TRN.9")
def test_points_are_full_again_before_the_british_roll() -> None:
    state = setting(british=("tovey", "leach"))
    state.public.spent = {"tovey": 4, "leach": 1, "lutjens": 2, "lindemann": 4}
    state.public.lent = 2
    turn(state)
    assert points(state.public, FACTS, HOOD) == Points(4, 0)
    assert points(state.public, FACTS, PRINCE_OF_WALES) == Points(4, 2)
    assert points(state.public, FACTS, BISMARCK) == Points(4, 2)
    assert state.public.speed == {}


@pytest.mark.rule("DS-TRN.10")
@pytest.mark.parametrize("sides", [(BRITISH, GERMAN), (GERMAN, BRITISH)])
def test_the_order_of_the_sides_does_not_matter_in_repair_and_morale(sides: tuple[str, str]) -> None:
    """Each ship has her own dice, whichever side comes first; a side's own ships go in the order their player likes."""
    state = setting(german=("hoffmann", "brinkmann"), british=("holland", "kerr"))
    natural = {HOOD: 10, BISMARCK: 7, PRINZ_EUGEN: 6}
    shaken = {HOOD: 4, BISMARCK: 5, PRINZ_EUGEN: 4}
    for name in natural:
        damaged(state.public, name, "KH", hit=True)
    order = {BRITISH: [HOOD], GERMAN: [PRINZ_EUGEN, BISMARCK]}
    first, second = sides
    ships = [*order[first], *order[second]]
    script = [natural[name] for name in ships] + [shaken[name] for name in ships]
    table = Table(
        state,
        do(damage_control, first),
        do(damage_control, second),
        do(open_phase, "morale"),
        do(morale_phase, first),
        do(morale_phase, second),
        script=script,
    )
    while not table.position.over:
        wanted = [option for name in ships for option in table.options if name in (option, getattr(option, "ship", ""))]
        table.answer(wanted[0] if wanted else least(table.options))
    after = {name: (len(table.p.ships[name].cards), table.p.ships[name].failed) for name in natural}
    assert after == {HOOD: (0, True), BISMARCK: (1, False), PRINZ_EUGEN: (1, True)}
    assert table.p.ships[BISMARCK].cards[0].permanent
    assert not table.p.ships[PRINZ_EUGEN].cards[0].permanent


def test_a_phase_opens_with_every_ship_free_to_act() -> None:
    state = setting()
    for ship in state.public.ships:
        state.public.has_acted(ship)
    table = Table(state, do(open_phase, "shooting"), do(shooting_phase, GERMAN))
    assert table.p.phase == "shooting"
    assert {option.ship for option in table.options} == {BISMARCK, PRINZ_EUGEN}
    assert Table(setting(), do(movement_phase, GERMAN), script=[5]).ask.key == "strait-ask-speed-reroll"
