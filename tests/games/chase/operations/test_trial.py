"""A draft of orders is tried on the same desk that carries them out: what it promises is what happens."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Reason
from huffduff.engine.questions import do
from huffduff.engine.steps import answer, begin
from huffduff.games.chase import GAME
from huffduff.games.chase.facts.terms import ALLIED, ALOFT, GERMAN, LOST, OTHER, PATROL, PORT, SEATS, SHADOWED
from huffduff.games.chase.operations.courses import Course
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
)
from huffduff.games.chase.operations.sealed_orders import check, choice, movement_orders
from huffduff.games.chase.operations.search import callable_hexes, factors
from huffduff.games.chase.operations.trial import Flight, OrdersTried, OrderTried, WingTried, try_orders
from huffduff.games.chase.scenarios import CHART
from huffduff.games.chase.ships.units import by_weight, units
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, locate, put, setting, wing
from tests.games.chase.writing import BEYOND, HERE, NEXT, fleet


def tried(s: State, side: str, *orders: Order) -> OrdersTried:
    """What a draft comes to, as the question says it; the chart is left as it is."""
    before = s.dump()
    offered = choice(s.public, s.private[side], FACTS, side)
    found = offered.preview(orders)
    assert isinstance(found, OrdersTried)
    assert s.dump() == before
    return found


def only(s: State, side: str, order: Order) -> OrderTried:
    (found,) = tried(s, side, order).orders
    return found


def refusal(order: OrderTried) -> Reason:
    assert order.refusal is not None
    return order.refusal


def course(order: OrderTried) -> Course:
    assert order.refusal is None
    assert order.course is not None
    return order.course


def flight(order: OrderTried) -> Flight:
    assert order.flight is not None
    return order.flight


def charts(seeds: int) -> Iterator[tuple[State, str]]:
    """Charts of random games on which a side has to write orders."""
    for seed in range(seeds):
        source, rng = Seeded(bytes([seed])), Random(seed)
        position = begin(GAME, FACTS, CHART[seed % len(CHART)], {"optional-units": "on"}, source)
        while not position.over:
            ask = next(ask for ask in position.asks if ask.seat not in position.sealed)
            if ask.key == "chase-ask-orders":
                yield position.now, ask.seat
            position = answer(position, ask.seat, ask.choice.sample(rng), source)


def draft(s: State, side: str, rng: Random) -> tuple[Order, ...]:
    """Orders that are allowed, mixed with others that may not be."""
    private = s.private[side]
    orders: list[Order] = list(choice(s.public, private, FACTS, side).sample(rng))
    words = [*private.ships, *private.wings, *units(private), "KG1", "TF1"]
    for _ in range(12):
        kind = rng.choice([*STAGES])
        place = rng.choice([ship.hex for ship in private.ships.values() if ship.hex])
        near = [place, *FACTS.chart.neighbours(place)]
        values: dict[str, Any] = {"wish": "speed", "attack": "", "force": "KG3", "do": kind.__struct_config__.tag}
        for field in ("ships", "path", "searches"):
            values[field] = [rng.choice(words if field == "ships" else near) for _ in range(rng.randint(0, 3))]
        for field in ("ship", "tanker", "unit", "wing"):
            values[field] = rng.choice(words)
        orders.append(msgspec.convert(values, Order))
    rng.shuffle(orders)
    return tuple(orders)


@pytest.mark.rule("CH-7.7.a")
def test_what_a_draft_promises_is_what_happens() -> None:
    """Orders that stand are accepted, and afterwards places, fuel, aircraft and factors are as they were promised."""
    rng, looked, refused = Random(7), 0, 0
    for s, side in charts(6):
        if rng.random() < 0.7:
            continue
        orders = draft(s, side, rng)
        found = tried(s, side, *orders)
        standing = tuple(order for order, one in zip(orders, found.orders, strict=True) if one.refusal is None)
        refused += len(orders) - len(standing)
        wrong = check(s.public, s.private[side], FACTS, side, standing)
        assert (wrong and wrong.key) == (found.owed and found.owed.key)
        assert (found.owed is None) == (not found.due)
        if found.owed is not None or any(one.ends_game for one in found.orders):
            continue
        table = Table(s, do(movement_orders), then=Seeded(b"repairs"))
        table.answer(standing, seat=side).answer((), seat=OTHER[side])
        private = table.state.private[side]
        looked += 1
        assert {unit: by_weight(FACTS, ships) for unit, ships in units(private).items()} == {
            unit: one.ships for unit, one in found.units.items()
        }
        for unit, one in found.units.items():
            for ship in units(private)[unit]:
                assert ship.hex == one.hex
                assert one.fuel.get(ship.id, ship.fuel) == ship.fuel
        for order, given in zip(orders, found.orders, strict=True):
            if given.course is not None and isinstance(order, Move):
                assert given.course.hex == order.path[-1] == found.units[order.unit].hex
                for name, left in given.course.fuel.items():
                    ship = private.ships[name]
                    assert ship.fuel == left
                    assert ship.emergency == given.course.last_fuel.get(name, ship.emergency)
        for name, lone in found.wings.items():
            assert (lone.fate == "lost") == (private.wings[name].status == LOST)
        assert {place: there.total for place, there in found.factors.items()} == factors(s.public, private, FACTS, side)
        assert list(found.calls) == callable_hexes(s.public, private, FACTS, side)
    assert looked > 30
    assert refused > 100


@pytest.mark.rule("CH-7.7.2.a")
def test_no_path_leads_across_land() -> None:
    """Iceland lies between D22 and E21, though they touch."""
    s = setting()
    put(s, "norfolk", "D23")
    assert "E21" in FACTS.chart.neighbours("D22")
    typed = refusal(only(s, ALLIED, Move("norfolk", ("D22", "E21"))))
    assert (typed.key, typed.rule, typed.params["hex"]) == ("chase-refuse-land-side", "CH-7.7.2.a", "E21")
    assert refusal(only(s, ALLIED, Move("norfolk", ("D24", "K5")))).key == "chase-refuse-not-next"
    there = course(only(s, ALLIED, Move("norfolk", ("D22",))))
    assert "E21" not in there.onward
    assert set(there.onward) <= set(FACTS.chart.ways(ALLIED, "D22"))


@pytest.mark.rule("CH-7.7.2.y", "CH-7.7.2.aa")
def test_destroyers_keep_inside_their_boundary_in_a_draft_too() -> None:
    s = setting()
    chart = FACTS.chart
    here, outside = next(
        (here, there)
        for here in chart.seas
        for there in chart.ways(GERMAN, here)
        if chart.destroyers(here) and not chart.destroyers(there)
    )
    put(s, "5-zerstorerflottille", here)
    typed = refusal(only(s, GERMAN, Move("5-zerstorerflottille", (outside,))))
    assert (typed.key, typed.rule) == ("chase-refuse-destroyer-boundary", "CH-7.7.2.y")
    put(s, "5-zerstorerflottille", "I26")
    idle = tried(s, GERMAN)
    assert idle.due == ("5-zerstorerflottille",)
    assert idle.owed is not None
    assert idle.owed.rule == "CH-7.7.2.aa"
    home = next(place for place in chart.ways(GERMAN, "I26") if chart.destroyer_distance(place) == 1)
    bound = tried(s, GERMAN, Move("5-zerstorerflottille", (home,)))
    assert (bound.owed, bound.due) == (None, ())


@pytest.mark.rule("CH-5.f")
def test_fog_forbids_searches_and_patrols_in_a_draft_too() -> None:
    s = setting(weather=5)
    put(s, "norfolk", "D23")
    put(s, "ark-royal", "D23")
    wing(s, "swordfish-1")
    patrol = only(s, ALLIED, Patrol("norfolk"))
    assert refusal(patrol).key == "chase-refuse-blind"
    assert FACTS.chart.fog("D24")
    sailed = course(only(s, ALLIED, Move("norfolk", ("D24",))))
    assert sailed.fog == "D24"
    search = only(s, ALLIED, Fly("swordfish-1", ("D24", "D23"), ("D24",), ""))
    assert refusal(search).key == "chase-refuse-blind"
    assert flight(search).searchable == ()
    assert flight(search).markers == 0
    s.public.weather = 4
    assert course(only(s, ALLIED, Move("norfolk", ("D24",)))).fog == ""
    assert flight(only(s, ALLIED, Fly("swordfish-1", ("D24", "D23"), (), ""))).searchable == ("D24", "D23")


@pytest.mark.rule("CH-7.7.2.n", "CH-7.7.2.p")
def test_a_course_says_what_it_costs_and_who_holds_the_force_up() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen", fuel=5)
    long = course(only(s, GERMAN, Move("KG1", (NEXT, BEYOND))))
    assert (long.hex, long.left, long.limits) == (BEYOND, 0, ())
    assert long.burnt == {"bismarck": 1, "prinz-eugen": 1}
    assert long.fuel == {"bismarck": 4, "prinz-eugen": 4}
    assert long.onward == ()
    short = course(only(s, GERMAN, Move("KG1", (NEXT,))))
    assert (short.left, set(short.burnt.values())) == (1, {0})
    assert BEYOND in short.onward
    band(s, "KG1", HERE, "prinz-eugen", evasion=(10,), fuel=5)
    slow = course(only(s, GERMAN, Move("KG1", (NEXT,))))
    assert (slow.left, slow.limits, slow.onward) == (0, ("prinz-eugen",), ())
    band(s, "KG1", HERE, "prinz-eugen", fuel=0, emergency=12)
    assert course(only(s, GERMAN, Move("KG1", (NEXT,)))).limits == ("prinz-eugen",)


@pytest.mark.rule("CH-7.7.2.s")
def test_a_course_that_burns_the_last_fuel_says_so() -> None:
    s = setting()
    put(s, "bismarck", HERE, fuel=1)
    turn = s.public.turn + FACTS.tables.supply.emergency_turns
    assert course(only(s, GERMAN, Move("bismarck", (NEXT, BEYOND)))).last_fuel == {"bismarck": turn}
    assert course(only(s, GERMAN, Move("bismarck", (NEXT,)))).last_fuel == {}


@pytest.mark.rule("CH-7.2.b", "CH-7.7.2.n")
def test_units_that_a_draft_makes_are_told_what_they_can_do() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    put(s, "prinz-eugen", HERE)
    put(s, "belchen", HERE)
    formed = tried(s, GERMAN, Form("KG1", ("bismarck", "belchen")), Move("KG1", (NEXT,)))
    assert [one.refusal for one in formed.orders] == [None, None]
    assert list(formed.regrouped) == ["KG1"]
    assert formed.regrouped["KG1"].sail.limits == ("belchen",)
    assert formed.units["KG1"].ships == ("bismarck", "belchen")
    assert (formed.units["KG1"].start, formed.units["KG1"].hex) == (HERE, NEXT)
    assert formed.force == "KG2"
    assert formed.idle == ("prinz-eugen",)
    wrong = tried(s, GERMAN, Detach(("koln",)), Move("bismarck", (NEXT,)))
    assert [one.refusal is None for one in wrong.orders] == [False, True]


@pytest.mark.rule("CH-7.7.1.c", "CH-7.7.1.g", "CH-7.7.1.h")
def test_a_flight_says_what_it_costs_and_what_could_be_added() -> None:
    s = setting(weather=2, visibility=2)
    put(s, "ark-royal", HERE)
    wing(s, "swordfish-1")
    speed = FACTS.wings["swordfish-1"].speed
    out = flight(only(s, ALLIED, Fly("swordfish-1", (NEXT, HERE), (NEXT,), "")))
    assert (out.start, out.base, out.cost, out.left) == (HERE, HERE, 2, speed - 2)
    assert (out.lands, out.home, out.stay, out.short) == (True, 0, False, False)
    far = only(s, ALLIED, Fly("swordfish-1", (NEXT, HERE) * speed, (), ""))
    assert (refusal(far).key, flight(far).left, flight(far).short) == ("chase-refuse-too-long-a-flight", -speed, True)
    assert out.markers == 1 + (speed - 2) // 2
    assert out.searchable == (NEXT, HERE)
    astray = only(s, ALLIED, Fly("swordfish-1", (NEXT, BEYOND), (), ""))
    assert refusal(astray).key == "chase-refuse-must-land"
    assert (flight(astray).lands, flight(astray).home) == (False, 2)
    assert only(s, ALLIED, Fly("nobody", (NEXT,), (), "")).flight is None


@pytest.mark.rule("CH-7.7.1.l", "CH-7.7.1.o")
def test_aircraft_land_where_their_carrier_is_by_then_and_attack_what_is_shadowed() -> None:
    s = setting()
    put(s, "ark-royal", HERE)
    put(s, "bismarck", NEXT)
    locate(s, "bismarck", SHADOWED)
    wing(s, "swordfish-1")
    strike = Fly("swordfish-1", (NEXT, HERE), (), NEXT)
    sails = Move("ark-royal", ("O10",))
    assert flight(only(s, ALLIED, strike)).attackable == (NEXT,)
    late = tried(s, ALLIED, sails, strike).orders[1]
    assert refusal(late).params["hex"] == flight(late).base == "O10"
    early = tried(s, ALLIED, strike, sails)
    assert [one.refusal for one in early.orders] == [None, None]
    assert "swordfish-1" not in early.wings
    assert tried(s, ALLIED, sails).wings == {"swordfish-1": WingTried("O10", "O10", "")}


@pytest.mark.rule("CH-7.7.1.b", "CH-7.7.1.q")
def test_aircraft_in_the_air_without_orders_are_not_forgotten() -> None:
    s = setting()
    put(s, "ark-royal", HERE)
    wing(s, "catalina-1", status=ALOFT, hex="O20")
    wing(s, "swordfish-1", status=ALOFT, hex="A33")
    found = tried(s, ALLIED).wings
    assert found["catalina-1"] == WingTried("O20", "O24", "flies-home")
    assert found["swordfish-1"].fate == "lost"


@pytest.mark.rule("CH-7.3.b", "CH-7.4.b", "CH-7.5.c", "CH-4.2.a")
def test_what_tasks_bring() -> None:
    s = setting(repairs="with-orders")
    put(s, "bismarck", "J30", fuel=3)
    put(s, "koln", HERE, fuel=1, lag=2)
    put(s, "belchen", HERE)
    port, repair = tried(s, GERMAN, InPort("bismarck"), Repair("koln", "speed")).orders
    assert port.ends_game
    assert port.fuel == {"bismarck": 3 + FACTS.tables.supply.port}
    assert repair.chance == 3
    (oil,) = tried(s, GERMAN, Refuel("belchen", "koln")).orders
    table = Table(s, do(movement_orders)).answer((Refuel("belchen", "koln"),), seat=GERMAN).answer((), seat=ALLIED)
    assert oil.fuel == {"koln": table.ship("koln").fuel}
    assert not oil.ends_game


@pytest.mark.rule("CH-7.3.T1")
@pytest.mark.parametrize("wish", ["speed", "rudder"])
def test_the_chance_of_repairs_is_that_of_the_die(wish: Any) -> None:
    s = setting(repairs="with-orders")
    put(s, "bismarck", HERE, lag=2, rudder=True)
    told = {"speed": "chase-speed-repaired", "rudder": "chase-rudder-repaired"}[wish]
    order = Repair("bismarck", wish)
    tables = [Table(s, do(movement_orders), script=[die]) for die in range(10)]
    mended = [bool(table.answer((order,), seat=GERMAN).answer((), seat=ALLIED).told(told, GERMAN)) for table in tables]
    assert only(s, GERMAN, order).chance == sum(mended)


@pytest.mark.rule("CH-8.p", "CH-11.2.b")
def test_a_unit_is_warned_of_the_enemys_watch() -> None:
    s = setting()
    put(s, "bismarck", "J29")
    found = tried(s, GERMAN, Move("bismarck", ("J28",))).units["bismarck"]
    assert FACTS.chart.intrinsic(ALLIED, "J28") >= s.public.visibility
    assert found.reported == ("J28",)
    assert found.spotted > 0
    assert tried(s, GERMAN).units["bismarck"].reported == ()
    put(s, "hood", "J28")
    assert tried(s, ALLIED).units["hood"].spotted == 0


@pytest.mark.rule("CH-7.6.b", "CH-8.b")
def test_a_draft_tells_the_factors_of_every_hex_and_which_can_be_called() -> None:
    s = setting()
    put(s, "norfolk", HERE)
    need = s.public.visibility
    idle, busy = tried(s, ALLIED), tried(s, ALLIED, Patrol("norfolk"))
    assert (idle.factors[HERE].units, idle.factors[HERE].patrol) == (1, 0)
    assert busy.factors[HERE].total == 1 + FACTS.tables.search.patrol
    assert busy.units["norfolk"].task == PATROL
    assert (HERE in idle.calls, HERE in busy.calls) == (need <= 1, busy.factors[HERE].total >= need)
    assert (idle.idle, busy.idle) == (("norfolk",), ())


def test_units_that_have_nothing_to_decide_are_not_idle() -> None:
    s = fleet()
    put(s, "repulse", HERE, restricted="home-fleet")
    put(s, "suffolk", HERE, task=PORT)
    put(s, "dorsetshire", HERE, no_move=2, rudder=True)
    locate(s, "TF1", SHADOWED)
    found = tried(s, ALLIED)
    assert set(found.idle).isdisjoint({"repulse", "suffolk"})
    assert set(found.units) == {"TF1", "ark-royal", "repulse", "suffolk", "dorsetshire"}


@pytest.mark.rule("CH-2.1.a", "CH-7.7.a")
def test_a_draft_says_nothing_about_the_enemy() -> None:
    """The same drafts come to the same, whatever the other side has."""
    rich, poor = fleet(), fleet()
    poor.private[ALLIED] = setting().private[ALLIED]
    put(poor, "hood", HERE)
    for seed in range(10):
        orders = draft(rich, GERMAN, Random(seed))
        first, second = (try_orders(s.public, s.private[GERMAN], FACTS, GERMAN, orders) for s in (rich, poor))
        assert msgspec.json.encode(first) == msgspec.json.encode(second)


def test_a_draft_is_asked_about_as_it_is_sent() -> None:
    table = Table(fleet(), do(movement_orders))
    ask = next(ask for ask in table.asks if ask.seat == GERMAN)
    sent = msgspec.to_builtins((Move("KG1", (NEXT,)), Move("hood", (NEXT,))))
    found = ask.preview(sent)
    assert isinstance(found, OrdersTried)
    assert [one.refusal is None for one in found.orders] == [True, False]
    assert msgspec.convert(msgspec.to_builtins(found), OrdersTried) == found
    assert all(side in SEATS for side in table.position.deciding)
