"""Morale in the strait: who checks, the number, and the duty of a ship that has failed."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.strait.captains import use
from huffduff.games.strait.effects import apply_damage, sink
from huffduff.games.strait.morale import morale_number, morale_phase
from huffduff.games.strait.movement import move_ship
from huffduff.games.strait.numbers import total
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import shooting_number, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, Public, Salvo, State
from tests.games.strait.table import FACTS, Table, damaged, facing, setting, space


def shaken(ship: str = "hood", roll: int = 7, points: tuple[int, int] = (0, 0), **changes: object) -> Table:
    """One ship's check of morale, with her state as given."""
    state = setting()
    for name, value in changes.items():
        setattr(state.public.ships[ship], name, value)
    table = Table(state, do(morale_phase, state.public.ships[ship].side), script=[roll])
    return table.answer(points)


@pytest.mark.rule("DS-MOR.1")
def test_only_ships_hit_this_turn_or_already_failed_check() -> None:
    assert Table(setting(), do(morale_phase, BRITISH), do(morale_phase, GERMAN)).rested
    assert shaken(hit=True).told("strait-roll-morale")
    assert shaken(failed=True).told("strait-roll-morale")
    state = setting("squadrons")
    for name in ("hood", "norfolk"):
        state.public.ships[name].hit = True
    assert Table(state, do(morale_phase, BRITISH)).refused(("suffolk", "check")).rule == "DS-MOR.1"


@pytest.mark.rule("DS-MOR.2")
def test_one_check_a_turn_whatever_the_reasons() -> None:
    table = shaken(hit=True, failed=True, roll=2)
    assert table.rested
    assert len(table.told("strait-roll-morale")) == 1
    state = setting("squadrons")
    for name in ("hood", "norfolk", "suffolk"):
        state.public.ships[name].hit = True
    table = Table(state, do(morale_phase, BRITISH), script=[9]).answer(("hood", "check"), (0, 0))
    assert table.refused(("hood", "check")).rule == "DS-MOR.2"


@pytest.mark.rule("DS-MOR.3")
def test_a_hit_stopped_by_armour_still_shakes_the_crew() -> None:
    state = setting(bismarck="D2 W", hood="D6 N")
    table = Table(
        state,
        do(shooting_phase, GERMAN),
        do(apply_damage),
        do(open_phase, "morale", BRITISH),
        do(morale_phase, BRITISH),
        script=[12, "5H"],
    )
    table.answer(("bismarck", "fire", "hood"), (0, 0), ("prinz-eugen", "hold"))
    assert table.p.ships["hood"].hull == 0
    assert (table.ask.params["purpose"], table.ask.params["ship"]) == ("morale", "hood")


@pytest.mark.rule("DS-MOR.4", "DS-MOR.5")
@pytest.mark.parametrize(("roll", "fails"), [(6, False), (5, True)])
def test_reaching_the_number_holds_and_less_fails(roll: int, fails: bool) -> None:
    state = setting()
    damaged(state.public.ships["hood"], "KH").hit = True
    table = Table(state, do(morale_phase, BRITISH), script=[roll]).answer((0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 6
    assert table.p.ships["hood"].failed is fails
    assert bool(table.told("strait-morale-fails")) is fails
    assert bool(table.told("strait-morale-holds")) is not fails


@pytest.mark.rule("DS-MOR.6")
def test_a_marked_ship_that_passes_loses_the_marker() -> None:
    state = setting()
    damaged(state.public.ships["hood"], "KH").failed = True
    table = Table(state, do(morale_phase, BRITISH), script=[8]).answer((0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 8
    assert not table.p.ships["hood"].failed
    assert table.told("strait-morale-recovers") == [{"ship": "hood"}]


@pytest.mark.rule("DS-MOR.7")
def test_markers_do_not_pile_up() -> None:
    table = shaken(failed=True, roll=2)
    assert table.p.ships["hood"].failed is True
    assert ("strait-mod-failed", 1) in shooting_number(table.p, FACTS, "hood", "bismarck")
    again = table.go_on(do(open_phase, "morale", BRITISH), do(morale_phase, BRITISH), script=[7])
    assert again.ask.choice.hints()["need"] == 5 + 2
    assert not again.answer((0, 0)).p.ships["hood"].failed


def number(p: Public, ship: str, points: int = 0) -> int:
    return total(morale_number(p, FACTS, ship, points))


@pytest.mark.rule("DS-MOR.8")
def test_each_point_makes_the_check_easier() -> None:
    state = setting()
    damaged(state.public.ships["hood"], "KH", "QH").hit = True
    assert number(state.public, "hood", 1) == 5 + 2 - 1
    table = Table(state, do(morale_phase, BRITISH), script=[6]).answer((1, 0))
    assert table.told("strait-roll-morale")[0]["modifiers"][-1] == ("strait-mod-points", -1)
    assert not table.p.ships["hood"].failed


@pytest.mark.rule("DS-MOR.9")
def test_damage_cards_count_and_hull_points_do_not() -> None:
    p = setting().public
    damaged(p.ships["hood"], "KH", "3H").hull = 20
    assert morale_number(p, FACTS, "hood") == [("strait-mod-base", 5), ("strait-mod-cards", 2)]
    damaged(p.ships["hood"], "AH", "QH", "JH", "2H")
    assert number(p, "hood") == 5 + 6


@pytest.mark.rule("DS-MOR.10")
def test_a_ship_marked_before_the_roll_is_two_worse_off() -> None:
    state = setting()
    hood = damaged(state.public.ships["hood"], "KH", "QH")
    assert number(state.public, "hood", 2) == 5
    hood.failed = True
    assert number(state.public, "hood", 2) == 7
    state = setting(german=("hoffmann", "brinkmann"))
    state.public.ships["bismarck"].hit = True
    table = Table(state, do(morale_phase, GERMAN), script=[3, 3]).answer((0, 0), "yes")
    assert [roll["need"] for roll in table.told("strait-roll-morale")] == [4, 4]


@pytest.mark.rule("DS-MOR.11")
def test_a_failed_ship_shoots_worse() -> None:
    p = setting().public
    steady = total(shooting_number(p, FACTS, "hood", "bismarck"))
    p.ships["hood"].failed = True
    assert total(shooting_number(p, FACTS, "hood", "bismarck")) == steady + 1


def fleeing(hood: str, roll: int = 12, points: bool = True, **enemies: str) -> Table:
    """Hood with failed morale about to move, Prince of Wales having moved already."""
    places = {"bismarck": "B4 N", "prinz_eugen": "A4 N", "prince_of_wales": "A8 N", **enemies}
    state: State = setting(
        hood=hood,
        bismarck=places["bismarck"],
        prinz_eugen=places["prinz_eugen"],
        prince_of_wales=places["prince_of_wales"],
    )
    state.public.ships["hood"].failed = True
    state.public.ships["prince-of-wales"].acted = True
    state.public.speed[BRITISH] = roll
    if not points:
        state.public.spent = {"holland": 4}
    return Table(state, do(move_ship, BRITISH))


def duty(table: Table) -> str | None:
    owed: str | None = table.ask.choice.hints()["ships"]["hood"]["duty"]
    return owed


@pytest.mark.rule("DS-MOR.12", "DS-MOR.14")
def test_a_failed_ship_must_open_the_range_if_she_can() -> None:
    table = fleeing("E4 E", points=False)
    assert set(table.options) == {("hood", "move", space(label)) for label in ("F3", "F4", "F5")}
    assert duty(table) == "open-range"
    for wrong in (("hood", "stay"), ("hood", "turn", facing("NE"))):
        refusal = table.refused(wrong)
        assert (refusal.key, refusal.rule) == ("strait-duty-open-range", "DS-MOR.14")


@pytest.mark.rule("DS-MOR.14")
def test_points_may_be_spent_on_opening_the_range() -> None:
    table = fleeing("E4 E")
    assert ("hood", "move", space("F4")) in table.options
    assert ("hood", "move-turn", space("F4"), facing("NE")) in table.options
    assert ("hood", "turn-move", facing("NE"), space("F3")) in table.options
    assert ("hood", "turn-move", facing("NE"), space("E3")) not in table.options


@pytest.mark.rule("DS-MOR.13")
def test_only_the_nearest_enemy_counts() -> None:
    table = fleeing("E4 N", points=False, bismarck="E7 N", prinz_eugen="F1 N")
    assert duty(table) == "do-not-close"
    table = fleeing("D4 E", points=False, bismarck="D7 N", prinz_eugen="H2 N")
    assert duty(table) == "turn-away"
    table = fleeing("B4 E", points=False, bismarck="A1 S", prinz_eugen="H4 N")
    assert set(table.options) == {("hood", "move", space("C5"))}


@pytest.mark.rule("DS-MOR.15")
def test_a_ship_that_cannot_open_the_range_must_turn_away() -> None:
    table = fleeing("E4 W", points=False)
    assert set(table.options) == {("hood", "turn", facing("NW")), ("hood", "turn", facing("SW"))}
    assert duty(table) == "turn-away"
    refusal = table.refused(("hood", "stay"))
    assert (refusal.key, refusal.rule) == ("strait-duty-turn-away", "DS-MOR.15")
    slow = fleeing("E4 N", roll=2)
    assert set(slow.options) == {("hood", "turn", facing("NE"))}
    port = fleeing("E4 S", roll=2)
    assert set(port.options) == {("hood", "turn", facing("SE"))}


@pytest.mark.rule("DS-MOR.15")
def test_a_paid_state_that_opens_the_range_replaces_the_turn() -> None:
    table = fleeing("E4 NW", bismarck="E6 N", prinz_eugen="A8 N", prince_of_wales="H8 N")
    assert duty(table) == "open-range"
    table = fleeing("D4 W", bismarck="B4 N")
    assert duty(table) == "turn-away"
    assert {option[1] for option in table.options} == {"turn"}
    table = fleeing("D4 N", bismarck="B4 N", prinz_eugen="A5 N", points=True)
    assert set(table.options) == {
        ("hood", "move", space("E3")),
        *(("hood", "move-turn", space("E3"), facing(new)) for new in ("NE", "NW")),
        *(("hood", "turn-move", facing("NE"), space(label)) for label in ("E3", "E4")),
    }
    table = fleeing("D4 SW", bismarck="B4 N", prinz_eugen="A5 N", points=True)
    assert duty(table) == "turn-away"
    assert set(table.options) == {("hood", "turn", facing("S"))} | {
        ("hood", "turn-move", facing("S"), space("E5")),
    }


@pytest.mark.rule("DS-MOR.15")
def test_among_equally_near_enemies_the_player_may_choose() -> None:
    table = fleeing("D4 N", roll=2, bismarck="B4 N", prinz_eugen="D2 N")
    assert set(table.options) == {("hood", "turn", facing("NE")), ("hood", "turn", facing("NW"))}
    table = fleeing("D4 E", roll=2, bismarck="B4 N", prinz_eugen="D2 N")
    assert duty(table) == "do-not-close"


@pytest.mark.rule("DS-MOR.16")
def test_otherwise_she_may_do_anything_that_does_not_close() -> None:
    table = fleeing("H4 E", points=False, bismarck="E4 N")
    assert duty(table) == "do-not-close"
    assert set(table.options) == {
        ("hood", "stay"),
        ("hood", "turn", facing("NE")),
        ("hood", "turn", facing("SE")),
        ("hood", "leave"),
    }
    table = fleeing("H4 NE", bismarck="E4 N")
    assert duty(table) == "do-not-close"
    assert ("hood", "move", space("H3")) in table.options
    assert ("hood", "turn-move", facing("N"), space("H3")) in table.options
    refusal = table.refused(("hood", "turn-move", facing("N"), space("G3")))
    assert (refusal.key, refusal.rule) == ("strait-duty-do-not-close", "DS-MOR.16")


@pytest.mark.rule("DS-MOR.16")
def test_leaving_the_map_is_never_forced() -> None:
    table = fleeing("H4 NE", points=False, bismarck="G4 N", prinz_eugen="G3 N")
    assert ("hood", "leave") in table.options
    assert [option for option in table.options if option[1] != "leave"]


def test_without_an_enemy_on_the_map_there_is_nothing_to_flee() -> None:
    state = setting()
    state.public.ships["hood"].failed = True
    sink(state, "bismarck", "hull")
    sink(state, "prinz-eugen", "hull")
    state.public.speed[BRITISH] = 2
    assert ("hood", "stay") in Table(state, do(move_ship, BRITISH)).options


@pytest.mark.rule("DS-MOR.17")
def test_a_ship_sunk_this_turn_does_not_check() -> None:
    state = setting()
    hood = state.public.ships["hood"]
    hood.hit, hood.hull = True, 34
    state.public.salvos = (Salvo("bismarck", "hood", ("9H",), ()),)
    table = Table(state, do(apply_damage), do(morale_phase, BRITISH))
    assert table.rested
    assert not table.told("strait-roll-morale")
    state = setting("squadrons")
    for name in ("hood", "norfolk", "suffolk"):
        state.public.ships[name].hit = True
    sink(state, "hood", "hull")
    assert Table(state, do(morale_phase, BRITISH)).refused(("hood", "check")).rule == "DS-MOR.17"


@pytest.mark.rule("DS-MOR.18")
def test_dice_are_rolled_even_when_the_result_is_certain() -> None:
    state = setting()
    damaged(state.public.ships["hood"], *["KH"] * 8).hit = True
    table = Table(state, do(morale_phase, BRITISH), script=[12]).answer((0, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 13
    assert table.p.ships["hood"].failed
    table = shaken(hit=True, roll=2, points=(4, 0))
    assert table.told("strait-roll-morale")[0]["need"] == 1
    assert not table.p.ships["hood"].failed


@pytest.mark.rule("DS-MOR.19")
def test_a_check_cannot_be_skipped() -> None:
    state = setting("squadrons")
    for name in ("hood", "norfolk"):
        state.public.ships[name].failed = True
    table = Table(state, do(morale_phase, BRITISH), script=[2, 2])
    assert table.options == (("hood", "check"), ("norfolk", "check"))
    assert table.refused(("norfolk", "pass")).rule == "DS-MOR.19"
    table.answer(("norfolk", "check"), (0, 0), (0, 0))
    assert [roll["ship"] for roll in table.told("strait-roll-morale")] == ["norfolk", "hood"]
    assert table.rested


def test_a_used_steady_crew_leaves_the_failure_as_it_is() -> None:
    state = setting("squadrons")
    state.public.ships["icarus"].failed = True
    use(state, "maud")
    assert Table(state, do(morale_phase, BRITISH), script=[2]).answer((0, 0)).rested
