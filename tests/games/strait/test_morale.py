"""Morale in the strait: who checks, the number, and the duty of a ship that has failed."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.strait.captains import Points, SecondRoll, use
from huffduff.games.strait.damage_control import Pass
from huffduff.games.strait.effects import apply_damage, sink
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.manoeuvres import OUTSIDE, Manoeuvre
from huffduff.games.strait.morale import morale_number, morale_phase
from huffduff.games.strait.movement import move_ship
from huffduff.games.strait.numbers import total
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import Fire, Hold, shooting_number, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, Public, Salvo
from huffduff.geometry.squares import FACINGS
from tests.games.strait.table import (
    BISMARCK,
    FACTS,
    HOLLAND_LEACH,
    HOOD,
    ICARUS,
    LINDEMANN_BRINKMANN,
    NORFOLK,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    SUFFOLK,
    Table,
    damaged,
    facing,
    setting,
    space,
)


def shaken(ship: ShipId = HOOD, roll: int = 7, points: int = 0, **changes: object) -> Table:
    """One ship's check of morale, with her state as given."""
    state = setting()
    state.public.change(ship, **changes)
    table = Table(state, do(morale_phase, state.public.ships[ship].side), script=[roll])
    return table.answer(Points(points, 0))


@pytest.mark.rule("DS-MOR.1")
def test_only_ships_hit_this_turn_or_already_failed_check() -> None:
    assert Table(setting(), do(morale_phase, BRITISH), do(morale_phase, GERMAN)).rested
    assert shaken(hit=True).told("strait-roll-morale")
    assert shaken(failed=True).told("strait-roll-morale")
    state = setting("squadrons")
    for name in (HOOD, NORFOLK):
        state.public.change(name, hit=True)
    assert Table(state, do(morale_phase, BRITISH)).refused(SUFFOLK).rule == "DS-MOR.1"


@pytest.mark.rule("DS-MOR.2")
def test_one_check_a_turn_whatever_the_reasons() -> None:
    table = shaken(hit=True, failed=True, roll=2)
    assert table.rested
    assert len(table.told("strait-roll-morale")) == 1
    state = setting("squadrons")
    for name in (HOOD, NORFOLK, SUFFOLK):
        state.public.change(name, hit=True)
    table = Table(state, do(morale_phase, BRITISH), script=[9]).answer(HOOD, Points(0, 0))
    assert table.refused(HOOD).rule == "DS-MOR.2"


@pytest.mark.rule("DS-MOR.3")
def test_a_hit_stopped_by_armour_still_shakes_the_crew() -> None:
    state = setting(bismarck="D2 W", hood="D6 N")
    table = Table(
        state,
        do(shooting_phase, GERMAN),
        do(apply_damage),
        do(open_phase, "morale"),
        do(morale_phase, BRITISH),
        script=[12, "5H"],
    )
    table.answer(Fire(BISMARCK, HOOD), Points(0, 0), Hold(PRINZ_EUGEN))
    assert table.p.ships[HOOD].hull == 0
    assert (table.ask.params["purpose"], table.ask.params["ship"]) == ("morale", HOOD)


@pytest.mark.rule("DS-MOR.4", "DS-MOR.5")
@pytest.mark.parametrize(("roll", "fails"), [(6, False), (5, True)])
def test_reaching_the_number_holds_and_less_fails(roll: int, fails: bool) -> None:
    state = setting()
    damaged(state.public, HOOD, "KH", hit=True)
    table = Table(state, do(morale_phase, BRITISH), script=[roll]).answer(Points(0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 6
    assert table.p.ships[HOOD].failed is fails
    assert bool(table.told("strait-morale-fails")) is fails
    assert bool(table.told("strait-morale-holds")) is not fails


@pytest.mark.rule("DS-MOR.6")
def test_a_marked_ship_that_passes_loses_the_marker() -> None:
    state = setting()
    damaged(state.public, HOOD, "KH", failed=True)
    table = Table(state, do(morale_phase, BRITISH), script=[8]).answer(Points(0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 8
    assert not table.p.ships[HOOD].failed
    assert table.told("strait-morale-recovers") == [{"ship": HOOD}]


@pytest.mark.rule("DS-MOR.7")
def test_markers_do_not_pile_up() -> None:
    table = shaken(failed=True, roll=2)
    assert table.p.ships[HOOD].failed is True
    assert ("strait-mod-failed", 1) in shooting_number(table.p, FACTS, HOOD, BISMARCK)
    again = table.go_on(do(open_phase, "morale"), do(morale_phase, BRITISH), script=[7])
    assert again.hints.need == 5 + 2
    assert not again.answer(Points(0, 0)).p.ships[HOOD].failed


def number(p: Public, ship: ShipId, points: int = 0) -> int:
    return total(morale_number(p, FACTS, ship, points))


@pytest.mark.rule("DS-MOR.8")
def test_each_point_makes_the_check_easier() -> None:
    state = setting()
    damaged(state.public, HOOD, "KH", "QH", hit=True)
    assert number(state.public, HOOD, 1) == 5 + 2 - 1
    table = Table(state, do(morale_phase, BRITISH), script=[6]).answer(Points(1, 0))
    assert table.told("strait-roll-morale")[0]["modifiers"][-1] == ("strait-mod-points", -1)
    assert not table.p.ships[HOOD].failed


@pytest.mark.rule("DS-MOR.9")
def test_damage_cards_count_and_hull_points_do_not() -> None:
    p = setting().public
    damaged(p, HOOD, "KH", "3H", hull=20)
    assert morale_number(p, FACTS, HOOD) == [("strait-mod-base", 5), ("strait-mod-cards", 2)]
    damaged(p, HOOD, "AH", "QH", "JH", "2H")
    assert number(p, HOOD) == 5 + 6


@pytest.mark.rule("DS-MOR.10")
def test_a_ship_marked_before_the_roll_is_two_worse_off() -> None:
    state = setting()
    damaged(state.public, HOOD, "KH", "QH")
    assert number(state.public, HOOD, 2) == 5
    state.public.change(HOOD, failed=True)
    assert number(state.public, HOOD, 2) == 7
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.change(BISMARCK, hit=True)
    table = Table(state, do(morale_phase, GERMAN), script=[3, 3]).answer(Points(0, 0), "yes")
    assert [roll["need"] for roll in table.told("strait-roll-morale")] == [4, 4]


@pytest.mark.rule("DS-MOR.11")
def test_a_failed_ship_shoots_worse() -> None:
    p = setting().public
    steady = total(shooting_number(p, FACTS, HOOD, BISMARCK))
    p.change(HOOD, failed=True)
    assert total(shooting_number(p, FACTS, HOOD, BISMARCK)) == steady + 1


def fleeing(hood: str, roll: int = 12, points: bool = True, straight: str = "off", **others: str) -> Table:
    """Hood with failed morale about to move, Prince of Wales having moved already."""
    places = {"bismarck": "B4 N", "prinz_eugen": "A4 N", "prince_of_wales": "A8 N", **others}
    state = setting("denmark-strait", LINDEMANN_BRINKMANN, HOLLAND_LEACH, straight, hood=hood, **places)
    state.public.change(HOOD, failed=True)
    state.public.has_acted(PRINCE_OF_WALES)
    state.public.speed[BRITISH] = roll
    if not points:
        state.public.spent = {"holland": 4}
    return Table(state, do(move_ship, BRITISH))


def duty(table: Table) -> str | None:
    owed: str | None = table.hints.ships[HOOD].duty
    return owed


@pytest.mark.rule("DS-MOR.12", "DS-MOR.14")
def test_a_failed_ship_must_open_the_range_if_she_can() -> None:
    table = fleeing("E4 E", points=False)
    assert set(table.options) == {Manoeuvre(HOOD, space(label)) for label in ("F3", "F4", "F5")}
    assert duty(table) == "open-range"
    for wrong in (Manoeuvre(HOOD), Manoeuvre(HOOD, facing=facing("NE"))):
        refusal = table.refused(wrong)
        assert (refusal.key, refusal.rule) == ("strait-duty-open-range", "DS-MOR.14")


@pytest.mark.rule("DS-MOR.14")
def test_points_may_be_spent_on_opening_the_range() -> None:
    table = fleeing("E4 E")
    assert Manoeuvre(HOOD, space("F4")) in table.options
    assert Manoeuvre(HOOD, space("F4"), facing("NE")) in table.options
    assert Manoeuvre(HOOD, space("F3"), facing("NE")) in table.options
    assert Manoeuvre(HOOD, space("E3"), facing("NE")) not in table.options


@pytest.mark.rule("DS-MOR.13")
def test_only_the_nearest_enemy_counts() -> None:
    table = fleeing("E4 N", points=False, bismarck="E7 N", prinz_eugen="F1 N")
    assert duty(table) == "do-not-close"
    table = fleeing("D4 E", points=False, bismarck="D7 N", prinz_eugen="H2 N")
    assert duty(table) == "turn-away"
    table = fleeing("B4 E", points=False, bismarck="A1 S", prinz_eugen="H4 N")
    assert set(table.options) == {Manoeuvre(HOOD, space("C5"))}


@pytest.mark.rule("DS-MOR.15")
def test_a_ship_that_cannot_open_the_range_must_turn_away() -> None:
    table = fleeing("E4 W", points=False)
    assert set(table.options) == {Manoeuvre(HOOD, facing=facing("NW")), Manoeuvre(HOOD, facing=facing("SW"))}
    assert duty(table) == "turn-away"
    refusal = table.refused(Manoeuvre(HOOD))
    assert (refusal.key, refusal.rule) == ("strait-duty-turn-away", "DS-MOR.15")
    slow = fleeing("E4 N", roll=2)
    assert set(slow.options) == {Manoeuvre(HOOD, facing=facing("NE"))}
    port = fleeing("E4 S", roll=2)
    assert set(port.options) == {Manoeuvre(HOOD, facing=facing("SE"))}


@pytest.mark.rule("DS-MOR.15")
def test_a_paid_state_that_opens_the_range_replaces_the_turn() -> None:
    table = fleeing("E4 NW", bismarck="E6 N", prinz_eugen="A8 N", prince_of_wales="H8 N")
    assert duty(table) == "open-range"
    table = fleeing("D4 W", bismarck="B4 N")
    assert duty(table) == "turn-away"
    assert {order.space for order in table.options} == {None}
    table = fleeing("D4 N", bismarck="B4 N", prinz_eugen="A5 N", points=True)
    assert set(table.options) == {
        Manoeuvre(HOOD, space("E3")),
        *(Manoeuvre(HOOD, space("E3"), facing(new)) for new in ("NE", "NW")),
        *(Manoeuvre(HOOD, space(label), facing("NE")) for label in ("E3", "E4")),
    }
    table = fleeing("D4 SW", bismarck="B4 N", prinz_eugen="A5 N", points=True)
    assert duty(table) == "turn-away"
    assert set(table.options) == {Manoeuvre(HOOD, facing=facing("S"))} | {
        Manoeuvre(HOOD, space("E5"), facing("S")),
    }


@pytest.mark.rule("DS-MOR.15")
def test_among_equally_near_enemies_the_player_may_choose() -> None:
    table = fleeing("D4 N", roll=2, bismarck="B4 N", prinz_eugen="D2 N")
    assert set(table.options) == {Manoeuvre(HOOD, facing=facing("NE")), Manoeuvre(HOOD, facing=facing("NW"))}
    table = fleeing("D4 E", roll=2, bismarck="B4 N", prinz_eugen="D2 N")
    assert duty(table) == "do-not-close"


def facings(table: Table) -> set[str]:
    """Where Hood may turn, if that is all that she may do."""
    assert all(order.space is None and order.facing is not None for order in table.options)
    return {FACINGS[order.facing].name for order in table.options}


@pytest.mark.rule("DS-MOR.15")
def test_straight_ahead_a_barred_bow_is_no_excuse() -> None:
    table = fleeing("E4 E", points=False, straight="on", prince_of_wales="F4 N")
    assert (duty(table), facings(table)) == ("turn-away", {"NE", "SE"})
    assert table.refused(Manoeuvre(HOOD)).rule == "DS-MOR.15"
    assert facings(fleeing("E4 E", roll=2, straight="on", prince_of_wales="F4 N")) == {"NE", "SE"}
    corner = fleeing("D1 N", points=False, straight="on", bismarck="A4 N", prinz_eugen="A5 N")
    assert (duty(corner), facings(corner)) == ("turn-away", {"NE"})
    assert facings(fleeing("D1 NE", points=False, straight="on", bismarck="A4 N", prinz_eugen="A5 N")) == {"E"}
    excused = fleeing("E4 E", points=False, straight="on", barred="may-stay", prince_of_wales="F4 N")
    assert duty(excused) == "do-not-close"
    assert Manoeuvre(HOOD) in excused.options


@pytest.mark.rule("DS-MOR.15", "DS-MOR.16")
def test_straight_ahead_a_ship_that_is_only_slow_or_has_nowhere_to_go_may_stay() -> None:
    for hood, roll in (("E4 E", 2), ("H4 E", 12)):
        table = fleeing(hood, roll=roll, points=False, straight="on")
        assert duty(table) == "do-not-close"
        assert Manoeuvre(HOOD) in table.options
    assert Manoeuvre(HOOD) not in fleeing("E4 E", points=False, prince_of_wales="F4 N").options


@pytest.mark.rule("DS-MOR.16")
def test_otherwise_she_may_do_anything_that_does_not_close() -> None:
    table = fleeing("H4 E", points=False, bismarck="E4 N")
    assert duty(table) == "do-not-close"
    assert set(table.options) == {
        Manoeuvre(HOOD),
        Manoeuvre(HOOD, facing=facing("NE")),
        Manoeuvre(HOOD, facing=facing("SE")),
        Manoeuvre(HOOD, OUTSIDE),
    }
    table = fleeing("H4 NE", bismarck="E4 N")
    assert duty(table) == "do-not-close"
    assert Manoeuvre(HOOD, space("H3")) in table.options
    assert Manoeuvre(HOOD, space("H3"), facing("N")) in table.options
    for spent in (0, 2):  # the manoeuvre can still be paid for, to the last point
        table.p.spent["holland"] = spent
        refusal = table.refused(Manoeuvre(HOOD, space("G3"), facing("N")))
        assert (refusal.key, refusal.rule) == ("strait-duty-do-not-close", "DS-MOR.16")


@pytest.mark.rule("DS-MOR.16")
def test_leaving_the_map_is_never_forced() -> None:
    table = fleeing("H4 NE", points=False, bismarck="G4 N", prinz_eugen="G3 N")
    assert Manoeuvre(HOOD, OUTSIDE) in table.options
    assert [order for order in table.options if order.space != OUTSIDE]


def test_without_an_enemy_on_the_map_there_is_nothing_to_flee() -> None:
    state = setting()
    state.public.change(HOOD, failed=True)
    sink(state, BISMARCK, "hull")
    sink(state, PRINZ_EUGEN, "hull")
    state.public.speed[BRITISH] = 2
    assert Manoeuvre(HOOD) in Table(state, do(move_ship, BRITISH)).options


@pytest.mark.rule("DS-MOR.17")
def test_a_ship_sunk_this_turn_does_not_check() -> None:
    state = setting()
    state.public.change(HOOD, hit=True, hull=34)
    state.public.salvos = (Salvo(BISMARCK, HOOD, ("9H",), ()),)
    table = Table(state, do(apply_damage), do(morale_phase, BRITISH))
    assert table.rested
    assert not table.told("strait-roll-morale")
    state = setting("squadrons")
    for name in (HOOD, NORFOLK, SUFFOLK):
        state.public.change(name, hit=True)
    sink(state, HOOD, "hull")
    assert Table(state, do(morale_phase, BRITISH)).refused(HOOD).rule == "DS-MOR.17"


@pytest.mark.rule("DS-MOR.18")
def test_dice_are_rolled_even_when_the_result_is_certain() -> None:
    state = setting()
    damaged(state.public, HOOD, *["KH"] * 8, hit=True)
    table = Table(state, do(morale_phase, BRITISH), script=[12]).answer(Points(0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 13
    assert table.p.ships[HOOD].failed
    table = shaken(hit=True, roll=2, points=4)
    assert table.told("strait-roll-morale")[0]["need"] == 1
    assert not table.p.ships[HOOD].failed


@pytest.mark.rule("DS-MOR.19")
def test_a_check_cannot_be_skipped() -> None:
    state = setting("squadrons")
    for name in (HOOD, NORFOLK):
        state.public.change(name, failed=True)
    table = Table(state, do(morale_phase, BRITISH), script=[2, 2])
    assert table.options == (HOOD, NORFOLK)
    for nobody in ("pass", BISMARCK):
        assert table.refused(nobody).key == "engine-not-offered"
    for malformed in (7, (), [HOOD], Pass(NORFOLK), {"ship": HOOD}):
        refusal = table.refused(malformed)
        assert (refusal.key, refusal.rule) == ("engine-not-an-answer", "DS-MOR.1")
    table.answer(NORFOLK, Points(0, 0), Points(0, 0))
    assert [roll["ship"] for roll in table.told("strait-roll-morale")] == [NORFOLK, HOOD]
    assert table.rested


@pytest.mark.rule("DS-CAP.18")
@pytest.mark.parametrize(("cards", "offered"), [(8, True), (9, False)])
def test_a_steady_crew_is_not_wasted_on_a_check_that_cannot_be_passed(cards: int, offered: bool) -> None:
    state = setting(german=("hoffmann", "brinkmann"))
    damaged(state.public, BISMARCK, *["KH"] * cards, hit=True)
    table = Table(state, do(morale_phase, GERMAN), script=[11]).answer(Points(0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 4 + cards
    assert (not table.rested and table.ask.key == "strait-ask-steady-crew") is offered
    if offered:
        assert table.hints == SecondRoll(12, (1, 36))
    else:
        assert table.p.ships[BISMARCK].failed
        assert table.p.used == ()


def test_a_used_steady_crew_leaves_the_failure_as_it_is() -> None:
    state = setting("squadrons")
    state.public.change(ICARUS, failed=True)
    use(state, "maud")
    assert Table(state, do(morale_phase, BRITISH), script=[2]).answer(Points(0, 0)).rested
