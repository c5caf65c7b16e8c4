"""Sealed orders: both sides write at once, steps follow each other, a refusal names its order and changes nothing."""

from random import Random

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.engine.steps import unseal
from huffduff.games.chase import GAME
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OTHER, SEATS
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import (
    STAGES,
    Detach,
    Fly,
    Form,
    InPort,
    Move,
    Order,
    Patrol,
    Refuel,
    Repair,
    Return,
    stage,
)
from huffduff.games.chase.operations.sampling import some_orders
from huffduff.games.chase.operations.sealed_orders import check, movement_orders
from huffduff.games.chase.scenarios import CHART
from tests.games.chase.table import FACTS, Table, put, setting
from tests.games.chase.writing import BEYOND, HERE, NEXT, fleet, ordered, refused


@pytest.mark.rule("CH-7.7.a", "CH-1.b")
def test_nothing_happens_before_both_have_written() -> None:
    s = fleet()
    table = Table(s, do(movement_orders))
    assert [ask.seat for ask in table.asks] == list(SEATS)
    before = table.state.dump()
    table.answer((Move("KG1", (NEXT,)),), seat=GERMAN)
    assert table.state.dump() == before
    assert table.events == []
    assert table.position.ask(GERMAN) is None
    assert table.position.ask(ALLIED) is not None
    assert table.position.deciding == SEATS
    table.answer((Move("TF1", ("K28",)),), seat=ALLIED)
    assert (table.ship("bismarck").hex, table.ship("hood").hex) == (NEXT, "K28")


@pytest.mark.rule("CH-7.7.a")
def test_an_answer_under_seal_can_be_taken_back() -> None:
    table = Table(fleet(), do(movement_orders)).answer((Move("KG1", (NEXT,)),), seat=GERMAN)
    table.position = unseal(table.position, GERMAN)
    table.answer((Move("koln", (NEXT,)),), seat=GERMAN).answer((), seat=ALLIED)
    assert (table.ship("bismarck").hex, table.ship("koln").hex) == (HERE, NEXT)


@pytest.mark.rule("CH-7.7.a")
@pytest.mark.parametrize("first", SEATS)
def test_it_does_not_matter_who_writes_first(first: str) -> None:
    s = fleet()
    orders = {
        GERMAN: (Move("KG1", (NEXT, BEYOND)), Repair("koln", "speed")),
        ALLIED: (Patrol("TF1"), Fly("swordfish-1", ("K28", "K27"), ("K28",), "")),
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
    table = ordered(s, Move("bismarck", (NEXT,)), Move("hood", (HERE,)))
    assert (table.ship("bismarck").hex, table.ship("hood").hex) == (NEXT, HERE)
    assert table.events == []
    assert not table.p.contacts
    table = ordered(s, Move("bismarck", (NEXT, BEYOND)), Move("hood", (BEYOND, "P13")))
    assert (table.ship("bismarck").hex, table.ship("hood").hex) == (BEYOND, "P13")


@pytest.mark.rule("CH-4.1.e", "CH-7.7.b")
def test_the_steps_follow_each_other_however_the_list_is_written() -> None:
    s = fleet()
    orders: list[Order] = [
        Fly("he-111-1", ("J30", "K30"), (), ""),
        Move("prinz-eugen", (NEXT,)),
        Patrol("5-zerstorerflottille"),
        Refuel("belchen", "bismarck"),
        Repair("koln", "speed"),
        Detach(("prinz-eugen",)),
    ]
    results = []
    for rotation in range(len(orders)):
        table = ordered(s, *orders[rotation:], *orders[:rotation], script=[2])
        results.append(table.state.dump())
    assert all(result == results[0] for result in results)
    assert [stage(order) for order in orders] == [5, 5, 4, 3, 1, 0]
    assert {kind: STAGES[kind] for kind in (Form, Return, InPort)} == {Form: 0, Return: 0, InPort: 2}


@pytest.mark.rule("CH-7.7.a")
@pytest.mark.parametrize(
    ("orders", "number"),
    [
        ([Move("KG1", ("P13",))], 0),
        ([Move("KG1", (NEXT,)), Patrol("belchen")], 1),
        ([Move("KG1", (NEXT,)), Detach(("bismarck",))], 0),
        ([Patrol("koln"), Move("KG1", (NEXT,)), Repair("koln", "speed")], 0),
        ([Move("KG1", (NEXT,)), Detach(()), Move("KG1", ("P13",))], 1),
        ([Move("KG1", (NEXT,)), Move("belchen", (NEXT,)), Move("koln", (NEXT,)), Move("hood", ("K28",))], 3),
    ],
)
def test_a_refusal_names_the_place_of_its_order_and_changes_nothing(orders: list[object], number: int) -> None:
    s = fleet()
    table = Table(s, do(movement_orders))
    before = table.state.dump()
    assert table.refused(tuple(orders), seat=GERMAN).params["order"] == number + 1
    assert table.state.dump() == before


def nonsense(rng: Random, words: list[str]) -> Order:
    """Any order with any words in it."""
    kind = rng.choice([*STAGES])
    fields = {
        field.name: rng.choice(("speed", "rudder"))
        if field.name == "wish"
        else [rng.choice(words) for _ in range(rng.randint(0, 3))]
        if field.name in ("ships", "path", "searches")
        else rng.choice(words)
        for field in msgspec.structs.fields(kind)
    }
    order: Order = msgspec.convert({"do": kind.__struct_config__.tag, **fields}, Order)
    return order


@pytest.mark.rule("CH-7.7.a")
def test_an_order_that_would_be_refused_changes_nothing_by_itself() -> None:
    rng = Random(5)
    for seed in range(3):
        s, _ = GAME.start(FACTS, CHART[seed], GAME.chosen({}))
        for side in SEATS:
            private = s.private[side].copy()
            words = [*private.ships, *private.wings, "KG1", "TF1", "K28", "J29", ""]
            for _ in range(400):
                order = nonsense(rng, words)
                before = (s.public.copy(), private.copy())
                refusal = check(s.public, private, FACTS, side, (order,))
                assert (s.public, private) == before
                assert refusal is None or refusal.params.get("order", 1) == 1


@pytest.mark.rule("CH-7.7.a", "CH-2.3.3.h")
@pytest.mark.parametrize(
    "order",
    [
        {"do": "sink", "ship": "hood"},
        {"do": "move", "unit": "KG1", "path": [[NEXT]]},
        {"do": "move", "unit": 1, "path": [NEXT]},
        {"do": "return"},
        {"do": "repair", "ship": "koln"},
        {"do": "repair", "ship": "koln", "wish": "hull"},
        {"do": "refuel", "tanker": "belchen"},
        {"do": "patrol"},
        {"do": "fly", "wing": "he-111-1"},
        {"do": "fly", "wing": "he-111-1", "path": "J30", "searches": [], "attack": ""},
        {"do": "fly", "wing": "he-111-1", "path": ["J30", "K30"], "searches": "J30", "attack": ""},
        {"do": "fly", "wing": "he-111-1", "path": ["J30", 7], "searches": [], "attack": ""},
        {"do": "fly", "wing": "he-111-1", "path": ["J30", "K30"], "searches": [], "attack": []},
        {"unit": "KG1"},
        ("move", "KG1", NEXT),
        (1,),
        "port",
    ],
)
def test_what_cannot_be_understood_is_refused(order: object) -> None:
    refusal = Table(fleet(), do(movement_orders)).refused((order,), seat=GERMAN)
    assert (refusal.key, refusal.rule) == ("engine-not-an-answer", "CH-7.7.a")
    assert str(refusal.params["part"]).startswith("0")


@pytest.mark.rule("CH-7.7.a")
@pytest.mark.parametrize("order", [Move("KG1", ()), Form("KG1", ()), Detach(())])
def test_an_order_that_says_nothing_is_refused(order: Order) -> None:
    refusal = Table(fleet(), do(movement_orders)).refused((order,), seat=GERMAN)
    assert (refusal.key, refusal.params) == ("chase-not-an-order", {"order": 1})


@pytest.mark.rule("CH-7.7.a")
def test_nobody_commands_the_other_sides_ships() -> None:
    table = Table(fleet(), do(movement_orders))
    for order in (
        Move("TF1", ("K28",)),
        Patrol("hood"),
        Form("KG2", ("hood", "norfolk")),
        Detach(("hood",)),
        InPort("hood"),
        Repair("hood", "speed"),
        Return("hood"),
        Refuel("belchen", "hood"),
    ):
        assert table.refused((order,), seat=GERMAN).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.7.a", "CH-2.1.a")
def test_what_may_be_ordered_says_nothing_about_the_enemy() -> None:
    """The same orders are allowed and refused, with the same reasons and hints, whatever the other side has."""
    rich, poor = fleet(), fleet()
    poor.private[ALLIED] = setting().private[ALLIED]
    put(poor, "hood", HERE)
    orders = [some_orders(rich.public, rich.private[GERMAN], FACTS, GERMAN, Random(seed)) for seed in range(20)]
    orders += [(Move("KG1", (NEXT,)), Fly("he-111-1", ("J30", "K30"), (), "J30")), (Move("hood", (NEXT,)),)]
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
    assert refused(table.state, Move("KG1", ("P13",))).rule == "CH-7.7.2.a"
