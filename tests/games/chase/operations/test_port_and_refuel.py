"""Fuel and torpedoes come aboard in port and, for Germans, from a tanker at sea, instead of everything else."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.battle.damage import show_card
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OFF_MAP, PORT, REFUEL, SHADOWED, SUNK
from huffduff.games.chase.operations.orders import InPort, Move, Order, Patrol, Refuel, Repair
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.operations.search import factors
from tests.games.chase.table import FACTS, Table, band, locate, put, setting
from tests.games.chase.writing import ordered, refused, turns

SCAPA, HOME, BREST, BERGEN, SEA = "K27", "O32", "U26", "J30", "P10"


@pytest.mark.rule("CH-7.4.a", "CH-7.4.b", "CH-7.4.d")
@pytest.mark.parametrize(("fuel", "then"), [(3, 7), (0, 4), (7, 10), (10, 10)])
def test_four_points_up_to_the_limit_and_all_torpedoes(fuel: int, then: int) -> None:
    s = setting()
    put(s, "norfolk", SCAPA, fuel=fuel, torpedoes=1)
    ship = ordered(s, InPort("norfolk")).ship("norfolk")
    assert (ship.fuel, ship.card.torpedoes, ship.task) == (then, 4, PORT)


@pytest.mark.rule("CH-7.4.a")
def test_a_port_is_needed_and_one_of_ones_own() -> None:
    s = setting()
    put(s, "norfolk", SEA)
    put(s, "hood", BREST)
    put(s, "koln", SCAPA)
    for name in ("norfolk", "hood", "koln"):
        assert refused(s, InPort(name)).rule == "CH-7.4.a"


@pytest.mark.rule("CH-7.4.c")
def test_any_number_of_ships_lie_in_one_port() -> None:
    s = setting()
    names = ("norfolk", "suffolk", "london", "galatea", "aurora")
    band(s, "TF1", SCAPA, *names, fuel=1)
    table = ordered(s, *(InPort(name) for name in names))
    assert {table.ship(name).fuel for name in names} == {5}


@pytest.mark.rule("CH-7.4.e", "CH-7.7.2.ad")
def test_a_ship_in_port_neither_moves_nor_patrols_nor_searches() -> None:
    s = setting()
    put(s, "norfolk", SCAPA)
    port = InPort("norfolk")
    assert refused(s, port, Move("norfolk", ("K28",))).params["state"] == PORT
    assert refused(s, port, Patrol("norfolk")).params["task"] == PORT
    before = factors(s.public, s.private[ALLIED], FACTS, ALLIED)[SCAPA]
    table = ordered(s, port)
    assert factors(table.state.public, table.state.private[ALLIED], FACTS, ALLIED)[SCAPA] == before - 1


@pytest.mark.rule("CH-7.4.f", "CH-7.5.g", "CH-12.e")
def test_the_markers_come_off_in_the_admin_phase() -> None:
    s = setting()
    put(s, "norfolk", SCAPA, fuel=1)
    put(s, "bismarck", SEA, fuel=1)
    put(s, "belchen", SEA)
    orders: list[Order] = [InPort("norfolk"), Refuel("belchen", "bismarck")]
    table = turns(s, orders)
    names = ("norfolk", "bismarck", "belchen")
    assert [table.ship(name).task for name in names] == ["", "", ""]
    table = turns(s, orders, orders)
    assert [table.ship(name).fuel for name in names] == [9, 9, 0]


@pytest.mark.rule("CH-7.4.a", "CH-7.4.d")
def test_slow_ships_may_lie_in_port_without_a_fuel_marker_and_full_ones_for_torpedoes() -> None:
    s = setting()
    put(s, "modoc", SCAPA)
    put(s, "rodney", SCAPA, torpedoes=0)
    table = ordered(s, InPort("modoc"), InPort("rodney"))
    assert (table.ship("modoc").fuel, table.ship("modoc").task) == (0, PORT)
    assert (table.ship("rodney").fuel, table.ship("rodney").card.torpedoes) == (18, 2)


@pytest.mark.rule("CH-4.2.a")
@pytest.mark.parametrize(("place", "line"), [(BREST, -5), (BERGEN, -7)])
def test_bismarck_marked_in_a_port_of_france_or_norway_ends_the_game_before_the_next_step(
    place: str, line: int
) -> None:
    s = setting(repairs="with-orders")
    put(s, "bismarck", place, evasion=(2,))
    put(s, "prinz-eugen", SEA, fuel=1, evasion=(2,))
    put(s, "belchen", SEA)
    put(s, "hood", "V15")
    put(s, "koln", SEA, fuel=1)
    put(s, "norfolk", SCAPA, fuel=1)
    german = (Refuel("belchen", "koln"), InPort("bismarck"), Repair("prinz-eugen", "speed"))
    table = Table(s, do(movement_orders), script=[9])
    table.answer(german, seat=GERMAN).answer((Move("hood", ("V16",)), InPort("norfolk")), seat=ALLIED)
    assert table.ship("norfolk").task == PORT
    assert (table.ship("koln").fuel, table.ship("koln").task) == (1, "")
    assert table.position.over
    assert table.p.final["ending"] == line
    assert table.heard(GERMAN)[0] == "chase-roll-repair"
    assert table.ship("hood").hex == "V15"


@pytest.mark.rule("CH-4.2.a")
def test_home_waters_and_unmarked_ports_end_nothing() -> None:
    s = setting()
    put(s, "bismarck", HOME, fuel=1)
    assert ordered(s, InPort("bismarck")).ship("bismarck").fuel == 5
    put(s, "bismarck", "T26", fuel=1)
    table = ordered(s, Move("bismarck", (BREST,)))
    assert table.ship("bismarck").hex == BREST
    put(s, "prinz-eugen", BREST, fuel=1)
    put(s, "bismarck", SEA, fuel=1)
    put(s, "belchen", SEA)
    table = ordered(s, InPort("prinz-eugen"), Refuel("belchen", "bismarck"))
    assert table.ship("prinz-eugen").fuel == table.ship("bismarck").fuel == 5


@pytest.mark.rule("CH-7.5.a")
def test_the_allies_never_refuel_at_sea() -> None:
    s = setting()
    put(s, "hood", SEA, fuel=1)
    put(s, "norfolk", SEA)
    assert refused(s, Refuel("norfolk", "hood")).rule == "CH-7.5.a"
    assert refused(s, Refuel("hood", "hood")).rule == "CH-7.5.a"


@pytest.mark.rule("CH-7.5.b", "CH-2.3.1.i")
def test_a_tanker_in_the_same_hex_is_needed() -> None:
    s = setting()
    put(s, "bismarck", SEA, fuel=5)
    put(s, "prinz-eugen", SEA)
    put(s, "belchen", SEA)
    put(s, "lothringen", SEA)
    put(s, "weissenburg", "P11")
    put(s, "gonzenheim", SEA, status=SUNK)
    for tanker, name, key in (
        ("weissenburg", "bismarck", "chase-refuse-tanker-elsewhere"),
        ("prinz-eugen", "bismarck", "chase-refuse-no-tanker"),
        ("bismarck", "belchen", "chase-refuse-no-tanker"),
        ("belchen", "lothringen", "chase-refuse-tanker-needs-none"),
        ("gonzenheim", "bismarck", "chase-refuse-no-unit"),
        ("belchen", "koln", "chase-refuse-no-unit"),
        ("belchen", "hood", "chase-refuse-no-unit"),
    ):
        refusal = refused(s, Refuel(tanker, name))
        assert (refusal.key, refusal.rule) == (key, "CH-7.5.b")
    table = ordered(s, Refuel("belchen", "bismarck"))
    assert (table.ship("belchen").task, table.ship("bismarck").task) == (REFUEL, REFUEL)
    assert table.ship("prinz-eugen").task == ""


@pytest.mark.rule("CH-7.5.c", "CH-7.5.e")
@pytest.mark.parametrize(
    ("name", "fuel", "then", "torpedoes"),
    [
        ("bismarck", 5, 9, 0),
        ("bismarck", 16, 18, 0),
        ("prinz-eugen", 9, 9, 12),
        ("5-zerstorerflottille", 1, 3, 8),
        ("5-zerstorerflottille", 3, 4, 8),
    ],
)
def test_four_points_from_a_tanker_two_for_destroyers_and_all_torpedoes(
    name: str, fuel: int, then: int, torpedoes: int
) -> None:
    s = setting()
    put(s, name, "M30", fuel=fuel, torpedoes=0)
    put(s, "belchen", "M30")
    ship = ordered(s, Refuel("belchen", name)).ship(name)
    assert (ship.fuel, ship.card.torpedoes) == (then, torpedoes)


@pytest.mark.rule("CH-7.5.d")
@pytest.mark.parametrize("option", ["on", "off"])
def test_one_tanker_serves_one_ship_and_a_ship_is_served_once(option: str) -> None:
    s = setting(one_task_a_turn=option)
    put(s, "bismarck", SEA, fuel=5)
    put(s, "prinz-eugen", SEA, fuel=3)
    put(s, "belchen", SEA)
    put(s, "lothringen", SEA)
    first = Refuel("belchen", "bismarck")
    assert refused(s, first, Refuel("belchen", "prinz-eugen")).params["ship"] == "belchen"
    assert refused(s, first, Refuel("lothringen", "bismarck")).params["ship"] == "bismarck"
    table = ordered(s, first, Refuel("lothringen", "prinz-eugen"))
    assert (table.ship("bismarck").fuel, table.ship("prinz-eugen").fuel) == (9, 7)


@pytest.mark.rule("CH-7.5.f", "CH-7.7.2.ad")
def test_neither_moves_nor_patrols_nor_searches() -> None:
    s = setting()
    put(s, "bismarck", SEA)
    put(s, "belchen", SEA)
    refuel = Refuel("belchen", "bismarck")
    for name in ("bismarck", "belchen"):
        assert refused(s, refuel, Move(name, ("P11",))).params["state"] == REFUEL
        assert refused(s, refuel, Patrol(name)).params["task"] == REFUEL
    assert factors(s.public, s.private[GERMAN], FACTS, GERMAN)[SEA] == 2
    assert SEA not in factors(s.public, ordered(s, refuel).state.private[GERMAN], FACTS, GERMAN)


@pytest.mark.rule("CH-7.5.b", "CH-7.7.2.ad")
def test_a_tanker_that_may_not_move_yet_still_serves_but_not_one_that_moved() -> None:
    s = setting()
    put(s, "bismarck", SEA, fuel=5)
    put(s, "belchen", SEA, no_move=3)
    table = ordered(s, Refuel("belchen", "bismarck"))
    assert table.ship("bismarck").fuel == 9
    assert table.ship("belchen").no_move == 3
    put(s, "belchen", SEA, steamed=1)
    assert refused(s, Refuel("belchen", "bismarck")).key == "chase-refuse-moved"


@pytest.mark.rule("CH-7.1.a", "CH-7.5.b")
def test_a_shadowed_ship_that_stayed_may_refuel() -> None:
    s = setting()
    put(s, "bismarck", SEA, fuel=5)
    put(s, "belchen", SEA)
    locate(s, "bismarck", SHADOWED)
    assert ordered(s, Refuel("belchen", "bismarck")).ship("bismarck").fuel == 9


@pytest.mark.rule("CH-7.7.2.ad")
def test_one_task_a_turn_unless_the_players_agreed_otherwise() -> None:
    s = setting(repairs="with-orders")
    put(s, "prinz-eugen", HOME, fuel=1, evasion=(2,))
    put(s, "belchen", HOME)
    both = (Repair("prinz-eugen", "speed"), InPort("prinz-eugen"), Refuel("belchen", "prinz-eugen"))
    assert refused(s, *both).params == {"ship": "prinz-eugen", "task": "repair", "order": 2}
    s.public.options["one-task-a-turn"] = "off"
    ship = ordered(s, *both, script=[2]).ship("prinz-eugen")
    assert (ship.fuel, ship.card.evasion, ship.card.lag) == (9, (), 0)
    assert refused(s, InPort("prinz-eugen"), InPort("prinz-eugen")).params["task"] == PORT
    assert refused(s, *both, Patrol("prinz-eugen")).params["order"] == 4
    assert refused(s, *both, Move("prinz-eugen", ("O31",))).params["order"] == 4


@pytest.mark.rule("CH-7.4.a", "CH-2.3.3.h")
def test_who_is_absent_or_restricted_does_not_lie_in_port() -> None:
    s = setting()
    put(s, "hood", SCAPA, restricted="home-fleet")
    put(s, "norfolk", SCAPA, status=OFF_MAP)
    assert refused(s, InPort("hood")).rule == "CH-2.3.3.h"
    assert refused(s, InPort("norfolk")).key == "chase-refuse-no-unit"
    assert refused(s, InPort("TF1")).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.4.a", "CH-7.5.b")
def test_the_enemy_hears_nothing_of_fuel() -> None:
    s = setting()
    put(s, "bismarck", SEA, fuel=5)
    put(s, "belchen", SEA)
    put(s, "norfolk", SCAPA)
    table = ordered(s, InPort("norfolk"), Refuel("belchen", "bismarck"))
    assert table.events == []


@pytest.mark.rule("CH-3.d", "CH-7.4.d", "CH-7.5.e")
@pytest.mark.parametrize(("cards", "seen"), [("open", True), ("as-last-seen", False)])
def test_a_card_in_play_shows_new_torpedoes(cards: str, seen: bool) -> None:
    s = setting(ship_cards=cards)
    put(s, "prinz-eugen", SEA, torpedoes=0)
    put(s, "belchen", SEA)
    put(s, "norfolk", "K27", torpedoes=0)
    put(s, "suffolk", "K27", torpedoes=0)
    for name in ("prinz-eugen", "norfolk"):
        show_card(s, name)
    table = ordered(s, Refuel("belchen", "prinz-eugen"), InPort("norfolk"), InPort("suffolk"))
    for name in ("prinz-eugen", "norfolk"):
        assert table.ship(name).card.torpedoes == FACTS.ships[name].torpedoes
        assert (table.p.cards[name] == table.ship(name).card) is seen
    assert "suffolk" not in table.p.cards
    told = [{"ship": "norfolk"}, {"ship": "prinz-eugen"}] if seen else []
    assert table.told("chase-torpedoes-replaced") == told


@pytest.mark.rule("CH-3.d", "CH-1.b")
def test_a_card_that_shows_nothing_new_does_not_give_away_who_refuels() -> None:
    s = setting()
    put(s, "prinz-eugen", SEA, fuel=1)
    put(s, "belchen", SEA)
    show_card(s, "prinz-eugen")
    table = ordered(s, Refuel("belchen", "prinz-eugen"))
    assert table.ship("prinz-eugen").fuel > 1
    assert table.told("chase-torpedoes-replaced", ALLIED) == []


@pytest.mark.rule("CH-7.5.d")
@pytest.mark.parametrize("option", ["on", "off"])
def test_a_ship_is_served_by_one_tanker_in_a_turn(option: str) -> None:
    s = setting(one_task_a_turn=option)
    put(s, "bismarck", SEA, fuel=1)
    for tanker in ("belchen", "lothringen"):
        put(s, tanker, SEA)
    refusal = refused(s, Refuel("belchen", "bismarck"), Refuel("lothringen", "bismarck"))
    assert refusal.params == {"ship": "bismarck", "task": REFUEL, "order": 2}
