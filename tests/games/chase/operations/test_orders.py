"""Sealed orders: both sides write at once, steps follow each other, a refusal names its order and changes nothing."""

from random import Random

import pytest

from huffduff.engine.choices import Value
from huffduff.engine.questions import do
from huffduff.engine.steps import unseal
from huffduff.games.chase import GAME
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OTHER, SEATS
from huffduff.games.chase.operations.desk import VERBS, stage
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import check, movement_orders
from huffduff.games.chase.operations.sampling import some_orders
from huffduff.games.chase.scenarios import CHART
from tests.games.chase.table import FACTS, Table, put, setting
from tests.games.chase.writing import BEYOND, HERE, NEXT, fleet, ordered, refused


@pytest.mark.rule("CH-7.7.a", "CH-1.b")
def test_nothing_happens_before_both_have_written() -> None:
    s = fleet()
    table = Table(s, do(movement_orders))
    assert [ask.seat for ask in table.asks] == list(SEATS)
    before = table.state.dump()
    table.answer((("move", "KG1", NEXT),), seat=GERMAN)
    assert table.state.dump() == before
    assert table.events == []
    assert table.position.ask(GERMAN) is None
    assert table.position.ask(ALLIED) is not None
    assert table.position.deciding == SEATS
    table.answer((("move", "TF1", "K28"),), seat=ALLIED)
    assert (table.ship("bismarck").hex, table.ship("hood").hex) == (NEXT, "K28")


@pytest.mark.rule("CH-7.7.a")
def test_an_answer_under_seal_can_be_taken_back() -> None:
    table = Table(fleet(), do(movement_orders)).answer((("move", "KG1", NEXT),), seat=GERMAN)
    table.position = unseal(table.position, GERMAN)
    table.answer((("move", "koln", NEXT),), seat=GERMAN).answer((), seat=ALLIED)
    assert (table.ship("bismarck").hex, table.ship("koln").hex) == (HERE, NEXT)


@pytest.mark.rule("CH-7.7.a")
@pytest.mark.parametrize("first", SEATS)
def test_it_does_not_matter_who_writes_first(first: str) -> None:
    s = fleet()
    orders = {
        GERMAN: (("move", "KG1", NEXT, BEYOND), ("repair", "koln", "speed")),
        ALLIED: (("patrol", "TF1"), ("fly", "swordfish-1", ("K28", "K27"), ("K28",), "")),
    }
    table = Table(s, do(movement_orders), script=[2])
    for side in (first, OTHER[first]):
        table.answer(orders[side], seat=side)
    assert table.rested
    other = Table(s, do(movement_orders), script=[2])
    for side in SEATS:
        other.answer(orders[side], seat=side)
    assert table.state.dump() == other.state.dump()


@pytest.mark.rule("CH-7.7.c")
def test_units_that_meet_on_the_way_do_nothing_to_each_other() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    put(s, "hood", NEXT)
    table = ordered(s, ("move", "bismarck", NEXT), ("move", "hood", HERE))
    assert (table.ship("bismarck").hex, table.ship("hood").hex) == (NEXT, HERE)
    assert table.events == []
    assert not table.p.contacts
    table = ordered(s, ("move", "bismarck", NEXT, BEYOND), ("move", "hood", BEYOND, "P13"))
    assert (table.ship("bismarck").hex, table.ship("hood").hex) == (BEYOND, "P13")


@pytest.mark.rule("CH-4.1.e", "CH-7.7.b")
def test_the_steps_follow_each_other_however_the_list_is_written() -> None:
    s = fleet()
    orders = [
        ("fly", "he-111-1", ("J30", "K30"), (), ""),
        ("move", "prinz-eugen", NEXT),
        ("patrol", "5-zerstorerflottille"),
        ("refuel", "belchen", "bismarck"),
        ("repair", "koln", "speed"),
        ("detach", "prinz-eugen"),
    ]
    results = []
    for rotation in range(len(orders)):
        table = ordered(s, *orders[rotation:], *orders[:rotation], script=[2])
        results.append(table.state.dump())
    assert all(result == results[0] for result in results)
    assert [stage((verb,)) for verb in ("form", "detach", "return", "repair", "port", "refuel", "patrol")] == [
        *(0, 0, 0, 1, 2, 3, 4)
    ]
    assert stage(("move",)) == stage(("fly",)) == 5


@pytest.mark.rule("CH-7.7.a")
@pytest.mark.parametrize(
    ("orders", "number"),
    [
        ([("move", "KG1", "P13")], 0),
        ([("move", "KG1", NEXT), ("patrol", "belchen")], 1),
        ([("move", "KG1", NEXT), ("detach", "bismarck")], 0),
        ([("patrol", "koln"), ("move", "KG1", NEXT), ("repair", "koln", "speed")], 0),
        ([("move", "KG1", NEXT), ("nonsense",), ("move", "KG1", "P13")], 1),
        ([("move", "KG1", NEXT), ("move", "belchen", NEXT), ("move", "koln", NEXT), ("move", "hood", "K28")], 3),
    ],
)
def test_a_refusal_names_the_place_of_its_order_and_changes_nothing(orders: list[Value], number: int) -> None:
    s = fleet()
    table = Table(s, do(movement_orders))
    before = table.state.dump()
    assert table.refused(tuple(orders), seat=GERMAN).params["order"] == number
    assert table.state.dump() == before


@pytest.mark.rule("CH-7.7.a")
def test_an_order_that_would_be_refused_changes_nothing_by_itself() -> None:
    rng = Random(5)
    for seed in range(3):
        s, _ = GAME.start(FACTS, CHART[seed], GAME.chosen({}))
        for side in SEATS:
            private = s.private[side].copy()
            words = [*private.ships, *private.wings, "KG1", "TF1", "K28", "J29", "speed", "rudder", ("K28", "K27")]
            for _ in range(400):
                verb = rng.choice([*VERBS])
                order = (verb, *(rng.choice(words) for _ in range(rng.randint(1, 4))))
                before = (s.public.copy(), private.copy())
                refusal = check(s.public, private, FACTS, side, (order,))
                assert (s.public, private) == before
                assert refusal is None or refusal.params.get("order", 0) == 0


@pytest.mark.rule("CH-7.7.a", "CH-2.3.3.h")
@pytest.mark.parametrize(
    "order",
    [
        ("sink", "hood"),
        ("move", "KG1"),
        ("move", "KG1", HERE, NEXT, BEYOND, HERE),
        ("move", "KG1", (NEXT,)),
        ("move", 1, NEXT),
        ("form", "KG1"),
        ("detach",),
        ("return",),
        ("repair", "koln"),
        ("repair", "koln", "hull"),
        ("port", "koln", "koln"),
        ("refuel", "belchen"),
        ("patrol",),
        ("fly", "he-111-1"),
        ("fly", "he-111-1", "J30", (), ""),
        ("fly", "he-111-1", ("J30", "K30"), "J30", ""),
        ("fly", "he-111-1", ("J30", 7), (), ""),
        ("fly", "he-111-1", ("J30", "K30"), (), ()),
        ("fly", 3, ("J30", "K30"), (), ""),
        (1,),
        (("move",),),
    ],
)
def test_what_cannot_be_understood_is_refused(order: Value) -> None:
    s = fleet()
    refusal = Table(s, do(movement_orders)).refused((order,), seat=GERMAN)
    assert (refusal.key, refusal.params) == ("chase-not-an-order", {"order": 0})


@pytest.mark.rule("CH-7.7.a")
def test_nobody_commands_the_other_sides_ships() -> None:
    table = Table(fleet(), do(movement_orders))
    for order in (
        ("move", "TF1", "K28"),
        ("patrol", "hood"),
        ("form", "KG2", "hood", "norfolk"),
        ("detach", "hood"),
        ("port", "hood"),
        ("repair", "hood", "speed"),
        ("return", "hood"),
        ("refuel", "belchen", "hood"),
    ):
        assert table.refused((order,), seat=GERMAN).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.7.a", "CH-2.1.a")
def test_what_may_be_ordered_says_nothing_about_the_enemy() -> None:
    """The same orders are allowed and refused, with the same reasons and hints, whatever the other side has."""
    rich, poor = fleet(), fleet()
    poor.private[ALLIED] = setting().private[ALLIED]
    put(poor, "hood", HERE)
    orders = [some_orders(rich.public, rich.private[GERMAN], FACTS, GERMAN, Random(seed)) for seed in range(20)]
    orders += [(("move", "KG1", NEXT), ("fly", "he-111-1", ("J30", "K30"), (), "J30")), (("move", "hood", NEXT),)]
    tables = [Table(s, do(movement_orders)) for s in (rich, poor)]
    asks = [table.asks[0] for table in tables]
    assert asks[0].wire() == asks[1].wire()
    for listed in orders:
        first, second = (ask.choice.refusal(listed) for ask in asks)
        assert (first and (first.key, first.params)) == (second and (second.key, second.params))


@pytest.mark.rule("CH-7.7.a")
def test_a_turn_without_orders_is_a_turn() -> None:
    table = Table(fleet(), do(movement_phase)).answer((), seat=GERMAN).answer((), seat=ALLIED)
    assert table.rested
    assert refused(table.state, ("move", "KG1", "P13")).rule == "CH-7.7.2.a"
