"""Captains of the strait: their points, who may use them on what, and the abilities that belong to no other chapter."""

from random import Random

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.questions import do
from huffduff.engine.steps import answer
from huffduff.games.strait.captains import (
    MORALE,
    REPAIR,
    SHOOTING,
    Points,
    allowance,
    has,
    once,
    points,
    refill,
    spend,
    use,
    worth,
)
from huffduff.games.strait.damage_control import Repair, damage_control
from huffduff.games.strait.effects import apply_damage, sink
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.manoeuvres import Manoeuvre
from huffduff.games.strait.morale import morale_number, morale_phase
from huffduff.games.strait.movement import leave, manoeuvre_price, move_ship, movement_phase
from huffduff.games.strait.sequence import open_phase, turn
from huffduff.games.strait.shooting import Fire, Hold, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, Salvo, State
from tests.games.strait.table import (
    BISMARCK,
    FACTS,
    HOOD,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Table,
    damaged,
    facing,
    put,
    setting,
    space,
)


@pytest.mark.rule("DS-CAP.1")
def test_a_card_names_an_officer_his_points_morale_price_and_ability() -> None:
    lindemann, leach = FACTS.captains["lindemann"], FACTS.captains["leach"]
    assert (lindemann.name, lindemann.rank, lindemann.points) == ("Ernst Lindemann", "kapitan-zur-see", 4)
    assert (lindemann.morale, lindemann.cost, lindemann.ability) == (5, 3, "gunnery-specialist")
    assert (leach.points, leach.morale, leach.cost, leach.ability) == (4, 5, None, "makers-men")


@pytest.mark.rule("DS-CAP.2", "DS-CAP.3")
@pytest.mark.parametrize("spent", [4, 1, 0])
def test_a_new_turn_gives_back_all_points_and_no_more(spent: int) -> None:
    state = setting()
    spend(state.public, FACTS, BISMARCK, Points(spent, 2))
    assert points(state.public, FACTS, BISMARCK) == Points(4 - spent, 0)
    refill(state)
    assert points(state.public, FACTS, BISMARCK) == Points(4, 2)


@pytest.mark.rule("DS-CAP.4")
def test_points_are_asked_for_in_four_places_only() -> None:
    """A whole game asks for points in shooting, repair, morale and manoeuvres, and in front of no other roll."""
    seen = set()
    for seed in range(6):
        rng, source = Random(seed), Seeded(bytes([seed]))
        table = Table(setting(), do(turn), then=source)
        while not table.position.over:
            ask = table.ask
            if ask.key == "strait-ask-points":
                seen.add(ask.params["purpose"])
            elif ask.key == "strait-ask-pay":
                seen.add("manoeuvre")
            table.answer(ask.choice.sample(rng))
    assert seen == {"shooting", "repair", "morale", "manoeuvre"}


@pytest.mark.rule("DS-CAP.4")
def test_no_points_for_magazines_or_the_speed_roll() -> None:
    state = setting()
    state.public.salvos = (Salvo(BISMARCK, HOOD, ("2H",), ()),)
    assert Table(state, do(apply_damage), script=[9]).rested
    table = Table(setting(), do(movement_phase, BRITISH), script=[3])
    assert table.ask.key == "strait-ask-move"


@pytest.mark.rule("DS-CAP.5", "DS-CAP.6", "DS-GOLD.1")
def test_one_pool_serves_all_phases_of_a_turn() -> None:
    """Four points, three of them on shooting: the number falls by one and a single point is left for the repair."""
    state = setting(
        british=("holland", "leach"), hood="D6 N", prince_of_wales="H7 N", bismarck="D2 W", prinz_eugen="A1 S"
    )
    damaged(state.public, HOOD, "KH")
    table = Table(
        state,
        do(shooting_phase, BRITISH),
        do(open_phase, "damage-control"),
        do(damage_control, BRITISH),
        script=[2, 2],
    )
    table.answer(Fire(HOOD, BISMARCK))
    assert table.hints.need == 6 + 4 + 1 + 2
    table.answer(Points(3, 0))
    assert table.told("strait-roll-shot")[0]["need"] == 6 + 4 + 1 + 2 - 1
    assert points(table.p, FACTS, HOOD) == Points(1, 0)
    table.answer(Hold(PRINCE_OF_WALES), Repair(HOOD, 0))
    assert table.ask.params["purpose"] == REPAIR
    assert table.options == (Points(0, 0), Points(1, 0))
    refusal = table.refused(Points(2, 0))
    assert (refusal.rule, refusal.params) == ("DS-CAP.6", {"officer": "holland", "left": 1})


def moves(state: State, side: str, roll: int) -> Table:
    state.public.speed[side] = roll
    return Table(state, do(move_ship, side))


@pytest.mark.rule("DS-CAP.7")
def test_the_manoeuvre_needs_three_points() -> None:
    for left, offered in ((3, True), (2, False)):
        state = setting(british=("tovey", "kerr"), hood="D4 N")
        state.public.spent = {"tovey": 4 - left}
        table = moves(state, BRITISH, 12)
        manoeuvre = Manoeuvre(HOOD, space("E3"), facing("NE"))
        assert (manoeuvre in table.options) is offered
        if not offered:
            assert table.refused(manoeuvre).rule == "DS-CAP.6"


@pytest.mark.rule("DS-CAP.8", "DS-CAP.9")
def test_two_points_lower_the_shooting_number_by_one_and_an_odd_one_is_lost() -> None:
    state = setting(german=("hoffmann", "brinkmann"))
    assert [worth(state.public, FACTS, HOOD, SHOOTING, spent) for spent in range(6)] == [0, 0, 1, 1, 2, 2]
    state = setting(hood="D6 N")
    table = Table(state, do(shooting_phase, BRITISH), script=[2])
    table.answer(Fire(HOOD, BISMARCK))
    assert [row.need for row in table.hints.rows] == [12, 12, 11, 11, 10]
    table.answer(Points(3, 0))
    assert table.told("strait-roll-shot")[0]["need"] == 11
    assert points(table.p, FACTS, HOOD).own == 1


@pytest.mark.rule("DS-CAP.18")
def test_a_gunnery_specialist_pays_one_point_for_his_first_step() -> None:
    state = setting(german=("lindemann", "brinkmann"))
    assert [worth(state.public, FACTS, BISMARCK, SHOOTING, spent) for spent in range(6)] == [0, 1, 1, 2, 2, 3]
    assert worth(state.public, FACTS, BISMARCK, MORALE, 1) == 1
    assert worth(state.public, FACTS, PRINZ_EUGEN, SHOOTING, 1) == 0


@pytest.mark.rule("DS-CAP.10")
def test_each_point_helps_a_repair_by_one() -> None:
    state = setting(british=("holland", "kerr"))
    damaged(state.public, HOOD, "QH")
    table = Table(state, do(damage_control, BRITISH), script=[7])
    table.answer(Repair(HOOD, 0))
    assert table.ask.rule == "DS-CAP.14"
    assert [row.need for row in table.hints.rows] == [10, 9, 8, 7, 6]
    table.answer(Points(3, 0))
    assert table.p.ships[HOOD].cards == ()


@pytest.mark.rule("DS-CAP.11")
def test_each_point_lowers_the_morale_number_by_one() -> None:
    state = setting()
    damaged(state.public, HOOD, "QH", "KH", "3H", hit=True)
    table = Table(state, do(morale_phase, BRITISH), script=[5])
    assert table.hints.need == 8
    table.answer(Points(3, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 5
    assert not table.p.ships[HOOD].failed


@pytest.mark.rule("DS-CAP.12")
def test_a_captain_helps_his_own_ship_only() -> None:
    state = setting(british=("holland", "leach"))
    damaged(state.public, HOOD, "KH")
    table = Table(state, do(damage_control, BRITISH))
    table.answer(Repair(HOOD, 0))
    assert all(way.shared == 0 for way in table.options)
    assert table.refused(Points(0, 1)).rule == "DS-CAP.12"
    assert points(state.public, FACTS, PRINCE_OF_WALES) == Points(4, 0)


@pytest.mark.rule("DS-CAP.13")
def test_lutjens_adds_to_the_points_of_either_german_ship() -> None:
    state = setting(german=("brinkmann", "hoffmann"), prinz_eugen="D4 N", bismarck="A8 N")
    state.public.spent = {"hoffmann": 2}
    table = moves(state, GERMAN, 12)
    table.answer(Manoeuvre(PRINZ_EUGEN, space("E3"), facing("NE")))
    assert points(table.p, FACTS, PRINZ_EUGEN) == Points(0, 0)
    assert points(table.p, FACTS, BISMARCK) == Points(3, 0)


@pytest.mark.rule("DS-CAP.13", "DS-CAP.6")
def test_the_price_may_be_split_between_captain_and_admiral() -> None:
    table = moves(setting(german=("hoffmann", "brinkmann"), bismarck="D4 N", prinz_eugen="A1 S"), GERMAN, 12)
    table.answer(Manoeuvre(BISMARCK, space("D3"), facing("NE")))
    assert (table.ask.key, table.ask.params["amount"]) == ("strait-ask-pay", 3)
    assert (table.ask.params["captain"], table.ask.params["admiral"]) == ("hoffmann", "lutjens")
    assert table.options == (Points(3, 0), Points(2, 1), Points(1, 2))
    refusal = table.refused(Points(0, 3))
    assert (refusal.rule, refusal.params) == ("DS-CAP.6", {"officer": "lutjens", "left": 2})
    table.answer(Points(1, 2))
    assert points(table.p, FACTS, BISMARCK) == Points(2, 0)


@pytest.mark.rule("DS-CAP.8", "DS-CAP.13")
def test_points_of_both_purses_count_together_in_the_number() -> None:
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.spent = {"brinkmann": 1}
    table = Table(state, do(shooting_phase, GERMAN), script=[2]).answer(Fire(PRINZ_EUGEN, HOOD))
    assert (table.hints.captain, table.hints.admiral, table.hints.need) == ("brinkmann", "lutjens", 10)
    assert {(row.points.own, row.points.shared): row.need for row in table.hints.rows} == {
        (0, 0): 10,
        (0, 1): 10,
        (0, 2): 9,
        (1, 0): 10,
        (1, 1): 9,
        (1, 2): 9,
        (2, 0): 9,
        (2, 1): 9,
        (2, 2): 8,
    }
    assert {row.need: row.chance for row in table.hints.rows} == {10: (6, 36), 9: (10, 36), 8: (15, 36)}


@pytest.mark.rule("DS-CAP.14")
def test_points_come_before_the_dice_but_the_manoeuvre_after_them() -> None:
    table = Table(setting(hood="D6 N"), do(shooting_phase, BRITISH), script=[11])
    table.answer(Fire(HOOD, BISMARCK), Points(0, 0))
    assert table.told("strait-miss")
    assert table.ask.key == "strait-ask-shoot"
    assert points(table.p, FACTS, HOOD) == Points(4, 0)
    table = Table(setting(hood="D4 N"), do(movement_phase, BRITISH), script=[9])
    assert Manoeuvre(HOOD, space("E3"), facing("NE")) in table.options


@pytest.mark.rule("DS-CAP.15")
def test_bridge_hits_cost_points_for_good_down_to_none() -> None:
    state = setting()
    damaged(state.public, HOOD, "3H", "3S")
    assert allowance(state.public, FACTS, HOOD) == 2
    refill(state)
    assert points(state.public, FACTS, HOOD) == Points(2, 0)
    damaged(state.public, HOOD, "3D", "3C", "3H")
    assert allowance(state.public, FACTS, HOOD) == 0
    assert points(state.public, FACTS, HOOD) == Points(0, 0)


@pytest.mark.rule("DS-CAP.15")
def test_a_bridge_hit_counts_against_points_already_spent() -> None:
    state = setting()
    spend(state.public, FACTS, HOOD, Points(2, 0))
    damaged(state.public, HOOD, "3H")
    assert points(state.public, FACTS, HOOD) == Points(1, 0)
    damaged(state.public, HOOD, "3S", "3D")
    assert points(state.public, FACTS, HOOD) == Points(0, 0)


@pytest.mark.rule("DS-CAP.16", "DS-CAP.19")
@pytest.mark.parametrize(("roll", "fails"), [(5, False), (4, True)])
def test_the_captain_s_morale_number_is_to_be_reached(roll: int, fails: bool) -> None:
    state = setting(german=("lindemann", "brinkmann"))
    state.public.change(BISMARCK, hit=True)
    assert morale_number(state.public, FACTS, BISMARCK) == [("strait-mod-base", 5)]
    table = Table(state, do(morale_phase, GERMAN), script=[roll])
    table.answer(Points(0, 0))
    assert table.p.ships[BISMARCK].failed is fails


@pytest.mark.rule("DS-CAP.17")
def test_prices_do_not_matter_after_the_purchase() -> None:
    dear = {name: msgspec.structs.replace(card, cost=9) for name, card in FACTS.captains.items()}
    ends = []
    for facts in (FACTS, msgspec.structs.replace(FACTS, captains=dear)):
        state = setting()
        state.data = facts
        table = Table(state, do(turn), then=Seeded(b"cost"))
        rng = Random(5)
        while not table.position.over:
            table.position = answer(table.position, table.ask.seat, table.ask.choice.sample(rng), table.source)
        ends.append(table.position.now.dump())
    assert ends[0] == ends[1]


@pytest.mark.rule("DS-CAP.18")
def test_the_squadron_signal_rolls_the_speed_again_once() -> None:
    state = setting()
    table = Table(state, do(movement_phase, GERMAN), script=[2, 8])
    assert (table.ask.key, table.ask.params["roll"]) == ("strait-ask-speed-reroll", 2)
    table.answer("yes")
    assert table.p.speed[GERMAN] == 8
    assert table.told("strait-ability-used") == [{"officer": "lutjens", "ability": "squadron-signal"}]
    assert once(table.p, FACTS, BISMARCK, "squadron-signal") is None
    table.answer(Manoeuvre(BISMARCK), Manoeuvre(PRINZ_EUGEN))
    again = table.go_on(do(open_phase, "movement"), do(movement_phase, GERMAN), script=[2])
    assert again.ask.key == "strait-ask-move"


@pytest.mark.rule("DS-CAP.18")
def test_an_ability_may_be_declined_and_is_kept() -> None:
    table = Table(setting(), do(movement_phase, GERMAN), script=[2])
    table.answer("no")
    assert table.p.speed[GERMAN] == 2
    assert once(table.p, FACTS, PRINZ_EUGEN, "squadron-signal") == "lutjens"
    assert Table(setting(), do(movement_phase, BRITISH), script=[2]).ask.key == "strait-ask-move"


@pytest.mark.rule("DS-CAP.18")
@pytest.mark.parametrize(("second", "fails"), [(9, False), (3, True)])
def test_a_steady_crew_checks_again_once(second: int, fails: bool) -> None:
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.change(BISMARCK, hit=True)
    table = Table(state, do(morale_phase, GERMAN), script=[3, second])
    table.answer(Points(0, 0))
    assert table.ask.key == "strait-ask-steady-crew"
    table.answer("yes")
    assert table.p.ships[BISMARCK].failed is fails
    assert table.p.used == ("hoffmann",)


@pytest.mark.rule("DS-CAP.18")
def test_a_steady_crew_may_accept_its_failure_and_has_no_third_roll() -> None:
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.change(BISMARCK, hit=True)
    table = Table(state, do(morale_phase, GERMAN), script=[3]).answer(Points(0, 0), "no")
    assert table.p.ships[BISMARCK].failed
    assert table.p.used == ()
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.change(BISMARCK, hit=True)
    use(state, "hoffmann")
    table = Table(state, do(morale_phase, GERMAN), script=[3]).answer(Points(0, 0))
    assert table.rested
    assert table.p.ships[BISMARCK].failed


@pytest.mark.rule("DS-CAP.18")
@pytest.mark.parametrize("ship", [PRINZ_EUGEN, BISMARCK])
def test_a_quick_helm_turns_and_moves_for_two(ship: ShipId) -> None:
    state = setting(german=("lindemann", "brinkmann"))
    put(state, ship, "D4 N")
    state.public.spent = {"lutjens": 2, "lindemann": 2, "brinkmann": 1}
    table = moves(state, GERMAN, 12)
    assert manoeuvre_price(table.p, FACTS, ship) == (2 if ship == PRINZ_EUGEN else 3)
    assert (Manoeuvre(ship, space("E3"), facing("NE")) in table.options) is (ship == PRINZ_EUGEN)


@pytest.mark.rule("DS-CAP.18", "DS-CAP.21", "DS-EXT.4")
def test_holland_cuts_the_price_while_hood_is_afloat() -> None:
    manoeuvre = Manoeuvre(PRINCE_OF_WALES, space("E3"), facing("NE"))
    state = setting(british=("holland", "leach"), prince_of_wales="D4 N")
    state.public.spent = {"leach": 2}
    assert manoeuvre in moves(state, BRITISH, 12).options
    sink(state, HOOD, "hull")
    assert manoeuvre not in moves(state, BRITISH, 12).options


@pytest.mark.rule("DS-CAP.18")
def test_tovey_gives_two_points_a_turn_to_the_other_ship() -> None:
    state = setting(british=("tovey", "leach"))
    state.public.change(PRINCE_OF_WALES, hit=True)
    state.public.spent = {"leach": 4}
    assert points(state.public, FACTS, HOOD) == Points(4, 0)
    table = Table(state, do(morale_phase, BRITISH), script=[12])
    assert table.options == (Points(0, 0), Points(0, 1), Points(0, 2))
    refusal = table.refused(Points(0, 3))
    assert (refusal.rule, refusal.params) == ("DS-EXT.4", {"officer": "tovey", "left": 2})
    table.answer(Points(0, 2))
    assert points(table.p, FACTS, HOOD) == Points(2, 0)
    assert points(table.p, FACTS, PRINCE_OF_WALES) == Points(0, 0)


@pytest.mark.rule("DS-CAP.18")
def test_tovey_cannot_give_what_he_has_spent_himself() -> None:
    state = setting(british=("tovey", "leach"))
    spend(state.public, FACTS, HOOD, Points(3, 0))
    assert points(state.public, FACTS, PRINCE_OF_WALES) == Points(4, 1)


@pytest.mark.rule("DS-CAP.18")
def test_station_keeping_counts_the_speed_roll_one_higher() -> None:
    state = setting(british=("holland", "kerr"), prince_of_wales="D4 N", hood="H8 N")
    table = moves(state, BRITISH, 3)
    assert Manoeuvre(PRINCE_OF_WALES, space("D3")) in table.options
    assert table.refused(Manoeuvre(HOOD, space("H7"))).rule == "DS-MOV.8"
    hints = table.hints.ships[PRINCE_OF_WALES]
    assert (hints.need, hints.modifiers[1]) == (3, ("strait-mod-station-keeping", -1))


@pytest.mark.rule("DS-CAP.20")
def test_a_bridge_hit_on_bismarck_spares_lutjens() -> None:
    state = setting(german=("lindemann", "brinkmann"))
    damaged(state.public, BISMARCK, "3H")
    assert points(state.public, FACTS, BISMARCK) == Points(3, 2)


@pytest.mark.rule("DS-CAP.21")
@pytest.mark.parametrize("sinks", [True, False])
def test_officers_go_with_their_ship(sinks: bool) -> None:
    state = setting(german=("lindemann", "brinkmann"), british=("tovey", "kerr"))
    for ship in (BISMARCK, HOOD):
        if sinks:
            sink(state, ship, "hull")
        else:
            leave(state, ship)
    assert points(state.public, FACTS, PRINZ_EUGEN) == Points(3, 0)
    assert points(state.public, FACTS, PRINCE_OF_WALES) == Points(4, 0)
    assert once(state.public, FACTS, PRINZ_EUGEN, "squadron-signal") is None
    assert not has(state.public, FACTS, BISMARCK, "gunnery-specialist")
    assert has(state.public, FACTS, PRINCE_OF_WALES, "station-keeping")


def test_an_answer_that_is_no_pair_of_points_gets_the_plain_refusal() -> None:
    state = setting()
    state.public.change(HOOD, hit=True)
    table = Table(state, do(morale_phase, BRITISH))
    for rubbish in ("all", (1, 0), {"own": 1}, {"own": "a", "shared": 0}):
        refusal = table.refused(rubbish)
        assert (refusal.key, refusal.rule) == ("engine-not-an-answer", "DS-CAP.14")
    assert table.refused(Points(-1, 0)).key == "engine-not-offered"
