"""Phase 10, if ships burn oil."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Hex, ShipId, TokenId
from huffduff.games.sink.movement.british import british_movement
from huffduff.games.sink.movement.plotting import plot_phase
from huffduff.games.sink.movement.raiding import german_movement
from huffduff.games.sink.sighting.searching import Search
from huffduff.games.sink.state import State
from huffduff.games.sink.upkeep.clearing import clean_up
from huffduff.games.sink.upkeep.fuel import fuel_phase
from tests.games.sink.table import FACTS, Table, band, convoy, setting, shadow
from tests.games.sink.writing import plot, raid, sail, steer

G1 = TokenId("G1")
TANKER = "2410"


def burning(moved: int, allowance: int, *ships: str, **changes: Any) -> State:
    s = setting(12, fuel="on")
    band(s, "G1", "2815", *(ships or ("bismarck", "prinz-eugen")), moved=moved, allowance=allowance, changes=changes)
    return s


def phase(s: State) -> Table:
    return Table(s.copy(), do(fuel_phase))


@pytest.mark.rule("SB-17.1.a", "SB-17.1.b")
@pytest.mark.parametrize(("moved", "spent"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_every_ship_of_a_task_force_that_moved_as_far_as_it_could_pays(moved: int, spent: int) -> None:
    table = phase(burning(moved, 3))
    assert (table.ship("bismarck").fuel, table.ship("prinz-eugen").fuel) == (14 - spent, 9 - spent)
    assert len(table.told("sink-fuel-burnt", GERMAN)) == 2 * spent
    assert table.heard(BRITISH) == []


@pytest.mark.rule("SB-1.0.b", "SB-17.1.b")
def test_without_the_rule_nothing_is_burnt() -> None:
    s = burning(3, 3)
    s.public.options["fuel"] = "off"
    assert phase(s).ship("bismarck").fuel == 14


@pytest.mark.rule("SB-17.1.b", "SB-17.11.a")
def test_an_empty_bunker_stays_empty_and_the_others_pay() -> None:
    s = burning(1, 1)
    s.private[GERMAN].change(ShipId("prinz-eugen"), fuel=0)
    table = phase(s)
    assert (table.ship("bismarck").fuel, table.ship("prinz-eugen").fuel) == (13, 0)


@pytest.mark.rule("SB-17.1.b")
def test_dummies_burn_nothing() -> None:
    s = setting(12, fuel="on")
    band(s, "G1", "2815", moved=9)
    assert phase(s).events == []


@pytest.mark.rule("SB-17.1.b", "SB-17.1.a")
def test_plots_and_british_courses_are_charged_for_the_hexes_really_moved() -> None:
    s = setting(4, fuel="on")
    band(s, "G1", "2815", "bismarck")
    band(s, "B1", "2515", "norfolk")
    band(s, "B2", "2215", "rodney")
    table = Table(s, do(plot_phase), do(british_movement), do(german_movement), do(fuel_phase))
    table.answer([plot("G1", ("2814", "2813", "2812"))])
    table.answer([sail("B1", ("2514", "2513", "2512", "2511")), sail("B2", ("2214",))])
    assert table.rested
    assert (table.ship("bismarck").fuel, table.ship("norfolk").fuel, table.ship("rodney").fuel) == (13, 11, 16)


@pytest.mark.rule("SB-17.1.b", "SB-9.12.b")
def test_a_raider_that_stops_early_pays_for_what_it_moved() -> None:
    for start, where, left in (("2713", "2813", 14), ("2711", "2812", 13)):
        s = setting(4, fuel="on")
        band(s, "G1", "2815", "bismarck")
        convoy(s, "HX-1", start, 9)
        table = Table(s, do(plot_phase), do(british_movement), do(german_movement), do(fuel_phase))
        table.answer([plot("G1", ("2814", "2813", "2812"))]).answer([steer("HX-1", where)])
        table.answer([Search("G1", "HX-1")]).answer(raid(True, ("HX-1",)))
        assert table.token("G1").hex == where
        assert table.ship("bismarck").fuel == left
        assert table.rested


# --- oil ----------------------------------------------------------------------------------------------------------


def lying(place: str = TANKER, fuel: int = 3, **more: Any) -> State:
    s = setting(13, fuel="on")
    marks = {key: more.pop(key) for key in ("port",) if key in more}
    band(s, "G1", place, "bismarck", "prinz-eugen", changes={"fuel": fuel, **more}, **marks)
    s.private[GERMAN].tankers = (Hex(TANKER), Hex("2220"), Hex("2628"))
    return s


def turn(s: State) -> State:
    """The end of a turn and the beginning of the next."""
    after = Table(s.copy(), do(fuel_phase), do(clean_up)).state
    after.public.turn += 1
    after.outcome = None
    return after


def fuel(s: State) -> tuple[int, int]:
    ships = s.private[GERMAN].ships
    return ships[ShipId("bismarck")].fuel, ships[ShipId("prinz-eugen")].fuel


@pytest.mark.rule("SB-17.12.e", "SB-17.12.h", "SB-17.12.b")
def test_golden_04_arrive_on_12_stay_13_and_14_and_sail_full_on_15() -> None:
    """G-04.  Attacked on 13, she has to stay until 15."""
    s = lying()
    s.public.turn = 12
    s.private[GERMAN].change_force(G1, moved=1, allowance=3)
    s = turn(s)
    assert (s.public.turn, fuel(s)) == (13, (3, 3))
    attacked = s.copy()
    s = turn(s)
    assert fuel(s) == (3, 3)
    s = turn(s)
    assert (s.public.turn, fuel(s)) == (15, (14, 9))
    for ship in ("bismarck", "prinz-eugen"):
        attacked.private[GERMAN].change(ShipId(ship), engaged=13)
    attacked = turn(turn(attacked))
    assert (attacked.public.turn, fuel(attacked)) == (15, (3, 3))
    attacked = turn(attacked)
    assert (attacked.public.turn, fuel(attacked)) == (16, (14, 9))


@pytest.mark.rule("SB-17.12.g", "SB-17.12.e")
def test_the_two_turns_may_be_apart_and_at_different_tankers() -> None:
    s = turn(lying())
    s.public.turn = 20
    s.public.change(G1, hex=Hex("2220"))
    s = turn(s)
    assert fuel(s) == (14, 9)


@pytest.mark.rule("SB-17.12.e")
def test_who_moves_takes_on_nothing() -> None:
    s = turn(lying())
    s.private[GERMAN].change_force(G1, moved=1, allowance=3)
    assert s.private[GERMAN].ships[ShipId("bismarck")].fuelled == 1
    s = turn(s)
    assert s.private[GERMAN].ships[ShipId("bismarck")].fuelled == 1
    assert fuel(s) == (3, 3)


@pytest.mark.rule("SB-17.12.b", "SB-17.12.e")
def test_ports_refuel_like_tankers_and_the_open_sea_does_not() -> None:
    assert fuel(turn(turn(lying("3721", port=True)))) == (14, 9)
    assert fuel(turn(turn(lying("3721")))) == (3, 3)  # outside the port
    assert fuel(turn(turn(lying("2815")))) == (3, 3)


@pytest.mark.rule("SB-17.12.a")
def test_british_ships_refuel_in_port_only() -> None:
    s = lying()
    band(s, "B1", TANKER, "norfolk", changes={"fuel": 1})
    band(s, "B2", "3613", "suffolk", port=True, changes={"fuel": 1})
    s = turn(turn(s))
    ships = s.private[BRITISH].ships
    assert (ships[ShipId("norfolk")].fuel, ships[ShipId("suffolk")].fuel) == (1, FACTS.ships[ShipId("suffolk")].fuel)


@pytest.mark.rule("SB-17.12.d", "SB-17.12.f")
def test_being_detected_or_shadowed_does_not_disturb_refuelling() -> None:
    s = lying()
    s.public.change(G1, detected=True)
    band(s, "B1", TANKER, "norfolk")
    shadow(s, "G1", "B1")
    assert fuel(turn(turn(s))) == (14, 9)


@pytest.mark.rule("SB-17.12.f")
def test_destroying_a_convoy_that_sails_into_the_tankers_hex_is_combat() -> None:
    s = turn(lying())
    convoy(s, "HX-1", TANKER, 9)
    table = Table(s, do(german_movement), do(fuel_phase))
    table.answer([Search("G1", "HX-1")]).answer(raid(True, ("HX-1",)))
    assert fuel(table.state) == (3, 3)


@pytest.mark.rule("SB-17.1.a", "SB-17.12.c")
def test_only_the_owner_hears_of_oil() -> None:
    table = phase(lying())
    assert table.heard(BRITISH) == []
    assert table.told("sink-refuelling", GERMAN) == [{"ship": "bismarck"}, {"ship": "prinz-eugen"}]
    s = table.state
    s.outcome = None
    table = phase(s)
    assert [told["fuel"] for told in table.told("sink-refuelled", GERMAN)] == [14, 9]
    full = table.state
    full.outcome = None
    assert phase(full).events == []
