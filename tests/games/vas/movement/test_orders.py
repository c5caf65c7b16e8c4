"""Orders and the checks they need."""

from typing import Any, get_args

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import Order, ShipId
from huffduff.games.vas.movement.orders import Command, OrderHints, dry_score, give_order
from huffduff.games.vas.movement.sailing import sail
from huffduff.games.vas.ships import attack_dice, flank_speed
from huffduff.games.vas.state import Ship
from tests.games.vas.table import FACTS, Table, hints_of, put, setting


def captain(card: str = "bismarck", script: Any = (), **changes: Any) -> Table:
    """A ship of blue before she moves."""
    s = setting(blue=FACTS.cards[card].navy)  # type: ignore[index]
    ship = put(s, "blue", card, 30, 20, has_moved=False, **changes)
    return Table(s, do(give_order, ship.id), do(sail, ship.id), script=script)


def ship_of(table: Table) -> Ship:
    (ship,) = table.p.ships.values()
    return ship


@pytest.mark.rule("VS-ORD.1", "VS-ORD.2", "VS-MOVE.16")
def test_one_order_is_given_before_she_moves() -> None:
    table = captain()
    assert table.ask.key == "vas-ask-order"
    assert table.options == ("none", "all-hands", "come-about", "smoke", "evade", "flood")
    table.answer("evade")
    assert table.ask.key == "vas-ask-course"
    assert table.refused("evade").rule == "VS-GEO.13"
    assert ship_of(table).under("evade")


def test_the_answers_are_all_orders_and_none() -> None:
    assert set(get_args(Command)) == {"none", *get_args(Order)}
    assert ship_of(captain().answer("none")).order is None


@pytest.mark.rule("VS-ORD.3")
def test_any_number_of_ships_may_have_the_same_order() -> None:
    s = setting()
    ships = [put(s, "blue", card, 20 + 9 * n, 20, has_moved=False).id for n, card in enumerate(("bismarck", "z1"))]
    table = Table(s, *(do(give_order, ship) for ship in ships)).answer("evade", "evade")
    assert all(ship.under("evade") for ship in table.p.ships.values())


@pytest.mark.rule("VS-ORD.4")
@pytest.mark.parametrize("order", ["smoke", "evade"])
def test_some_orders_are_always_carried_out(order: str) -> None:
    table = captain().answer(order)
    assert ship_of(table).obeyed
    assert table.heard(None) == ["vas-order"]


@pytest.mark.rule("VS-ORD.26")
@pytest.mark.parametrize(
    ("card", "order", "changes", "nimble"),
    [
        ("fletcher", "evade", {}, True),
        ("fletcher", "evade", {"engine": 1}, False),
        ("bismarck", "evade", {}, False),
        ("takao", "evade", {}, False),
        ("fletcher", "smoke", {}, None),
    ],
)
def test_how_fast_a_destroyer_was_when_she_began_to_evade_is_kept(
    card: str, order: str, changes: dict[str, int], nimble: bool | None
) -> None:
    assert ship_of(captain(card, **changes).answer(order)).nimble is nimble


@pytest.mark.rule("VS-ORD.26")
def test_matches_of_before_judge_an_evading_destroyer_when_she_is_fired_at() -> None:
    s = setting(blue="US", later_corrections="off")
    fletcher = put(s, "blue", "fletcher", 30, 20, has_moved=False)
    assert ship_of(Table(s, do(give_order, fletcher.id)).answer("evade")).nimble is None


@pytest.mark.rule("VS-ORD.4", "VS-ORD.8", "VS-ORD.11", "VS-ORD.15")
@pytest.mark.parametrize("order", ["all-hands", "come-about"])
@pytest.mark.parametrize(("face", "obeyed"), [(1, False), (3, False), (4, True), (6, True)])
def test_the_others_need_a_four(order: Order, face: int, obeyed: bool) -> None:
    table = captain(script=[face]).answer(order)
    assert ship_of(table).under(order) == obeyed
    assert ship_of(table).order == order


@pytest.mark.rule("VS-ORD.5", "VS-ORD.6")
def test_a_failed_order_was_given_and_has_no_effect() -> None:
    table = captain(script=[2]).answer("come-about")
    assert ship_of(table).order == "come-about"
    assert table.ask.key == "vas-ask-course"
    assert table.refused("2 P90").rule == "VS-MOVE.8"
    table.answer("2 P45 2 P45")


@pytest.mark.rule("VS-ORD.9", "VS-CRIT.24", "VS-NAT-IT.3")
@pytest.mark.parametrize(
    ("card", "crew", "need"), [("bismarck", 0, 4), ("bismarck", 4, 5), ("zara", 0, 5), ("zara", 4, 6)]
)
def test_shaken_and_unwilling_crews_need_more(card: str, crew: int, need: int) -> None:
    assert not ship_of(captain(card, [need - 1], crew=crew).answer("all-hands")).obeyed
    assert ship_of(captain(card, [need], crew=crew).answer("all-hands")).obeyed


@pytest.mark.rule("VS-ORD.7")
def test_only_ships_are_asked_for_orders() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20, has_moved=False)
    with pytest.raises(KeyError):
        Table(s, do(give_order, "blue-ju-87b-dive-bomber-1"))


@pytest.mark.rule("VS-ORD.27", "VS-TRAIT.9", "VS-CRIP.4")
@pytest.mark.parametrize(("card", "crippled"), [("bearn", False), ("bismarck", True)])
def test_clumsy_ships_do_not_evade(card: str, crippled: bool) -> None:
    table = captain(card, crippled=crippled)
    assert "evade" not in table.options
    assert table.refused("evade").rule == "VS-ORD.27"


@pytest.mark.rule("VS-VITAL.3")
def test_without_a_bridge_there_are_no_orders() -> None:
    table = captain(vitals=("bridge",))
    assert table.ask.key == "vas-ask-course"


@pytest.mark.rule("VS-VITAL.6")
@pytest.mark.parametrize("rudder", ["port", "ahead", "starboard"])
def test_with_a_jammed_rudder_she_cannot_come_about(rudder: str) -> None:
    assert captain(rudder=rudder).refused("come-about").rule == "VS-VITAL.6"


@pytest.mark.rule("VS-ORD.33")
def test_only_a_carrier_scrambles() -> None:
    assert captain().refused("scramble").rule == "VS-ORD.33"
    assert ship_of(captain("ark-royal", [4]).answer("scramble")).under("scramble")
    assert not ship_of(captain("ark-royal", [3]).answer("scramble")).obeyed
    assert "scramble" not in captain("ark-royal", lost_traits=("carrier",)).options


@pytest.mark.rule("VS-ORD.29", "VS-EX.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [((5, 2, 4), (3, 2, 1)), ((5, 4, 3), (3, 3, 1)), ((6, 6, 6), (3, 3, 1)), ((0, 1, 0), (0, 1, 0))],
)
def test_flooding_lowers_every_score_to_where_nothing_spreads(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    engine, weapons, crew = before
    table = captain(script=[6, "B"], engine=engine, weapons=weapons, crew=crew).answer("flood")
    ship = ship_of(table)
    assert (ship.engine, ship.weapons, ship.crew) == after
    assert [dry_score(FACTS, area) for area in ("engine", "weapons", "crew")] == [3, 3, 1]


@pytest.mark.rule("VS-ORD.30")
def test_flooding_costs_a_random_turret_for_good() -> None:
    table = captain(script=[4, "X"]).answer("flood")
    assert [name for name, mount in ship_of(table).mounts.items() if mount.out] == ["X"]


@pytest.mark.rule("VS-ORD.31")
def test_a_ship_without_turrets_floods_half_her_light_guns() -> None:
    table = captain("z1", script=[4]).answer("flood")
    ship = ship_of(table)
    light = FACTS.cards[ship.card].of("light")[0]
    assert attack_dice(ship, light) == light.dice // 2


@pytest.mark.rule("VS-ORD.32")
def test_after_flooding_she_moves_again_this_very_turn() -> None:
    table = captain(script=[4, "A"], engine=5, hull=50).answer("flood")
    assert flank_speed(FACTS, ship_of(table)) == 400
    assert ship_of(table).hull == 50
    table.answer("4")
    assert table.rested


@pytest.mark.rule("VS-ORD.5")
def test_a_failed_flooding_costs_nothing() -> None:
    table = captain(script=[3], engine=5).answer("flood")
    assert ship_of(table).engine == 5
    assert not any(mount.out for mount in ship_of(table).mounts.values())


@pytest.mark.rule("VS-ORD.8", "VS-BASIC.10")
def test_the_hints_show_faces_and_what_the_helm_would_be() -> None:
    hints = hints_of(captain(crew=4).ask, OrderHints)
    rows = {row.order: row for row in hints.orders}
    assert (rows["come-about"].face, rows["evade"].face) == (5, None)
    assert [rows["come-about"].chance, rows["evade"].chance] == pytest.approx([1 / 3, 1])
    assert (hints.helm.sharpest, rows["come-about"].helm.sharpest) == (45, 90)
    assert (hints.helm.speed, rows["evade"].helm.speed) == (600, 300)
    refusal = rows["scramble"].refusal
    assert refusal is not None
    assert refusal.rule == "VS-ORD.33"


@pytest.mark.rule("VS-FSM.3")
def test_a_sunk_ship_is_given_no_order() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20, status="sunk")
    assert Table(s, do(give_order, ShipId("blue-bismarck"))).rested
