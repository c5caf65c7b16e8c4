"""Ships under way: the movement table with its fuel, closed hexsides and the canal, destroyers and tankers."""

import pytest

from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED
from huffduff.games.chase.operations import sailing
from huffduff.games.chase.operations.orders import Form, Move, Order, Patrol
from huffduff.games.chase.ships import fuel
from tests.games.chase.table import FACTS, band, locate, put, setting
from tests.games.chase.writing import ordered, refused, turns

A, B, C, D = "P10", "P11", "P12", "P13"
INSIDE, OUTSIDE, FAR = "I28", "I27", "I26"  # of the destroyers' boundary
FLOTILLA = "5-zerstorerflottille"


@pytest.mark.rule("CH-7.7.2.T1", "CH-7.7.2.c", "CH-7.7.2.g", "CH-7.7.2.i", "CH-7.7.2.j", "CH-7.7.2.k", "CH-7.7.2.f")
@pytest.mark.parametrize(
    ("name", "moved", "hexes", "price"),
    [
        *(("bismarck", moved, 1, 0) for moved in (0, 1, 2)),
        *(("bismarck", moved, 2, price) for moved, price in ((0, 1), (1, 1), (2, 2))),
        *(("rodney", moved, 1, price) for moved, price in ((0, 0), (1, 1))),
        ("modoc", 1, 1, 0),
        ("belchen", 1, 1, 0),
    ],
)
def test_what_a_move_costs_by_speed_and_the_turn_before(name: str, moved: int, hexes: int, price: int) -> None:
    s = setting()
    full = put(s, name, A, moved=moved).fuel
    table = ordered(s, Move(name, tuple((B, C)[:hexes])))
    ship = table.ship(name)
    assert (full - ship.fuel, ship.hex, ship.steamed) == (price, (B, C)[hexes - 1], hexes)
    assert ship.through == (B if hexes == 2 else "")


@pytest.mark.rule("CH-7.7.2.h", "CH-7.7.2.T1", "CH-7.7.2.c")
@pytest.mark.parametrize(("name", "most"), [("bismarck", 2), ("rodney", 1), ("modoc", 1), ("belchen", 1)])
def test_nobody_goes_farther_than_her_rating(name: str, most: int) -> None:
    s = setting()
    put(s, name, A)
    refusal = refused(s, Move(name, tuple((B, C, D)[: most + 1])))
    assert (refusal.key, refusal.params["hexes"]) == ("chase-refuse-too-far", most)


@pytest.mark.rule("CH-7.7.2.g", "CH-7.7.2.m", "CH-2.3.1.e")
def test_a_medium_ship_pays_for_every_second_turn_in_a_row() -> None:
    s = setting()
    put(s, "rodney", A, fuel=9)
    rest: list[Order] = [Patrol("rodney")]
    lists: list[list[Order]] = [[Move("rodney", (B,))], [Move("rodney", (C,))], rest, [Move("rodney", (D,))]]
    left = [turns(s, *lists[:count]).ship("rodney").fuel for count in range(1, 5)]
    assert left == [9, 8, 8, 8]


@pytest.mark.rule("CH-7.7.2.m", "CH-2.3.1.e")
def test_what_was_moved_is_remembered_for_one_turn() -> None:
    s = setting()
    put(s, "bismarck", A, fuel=9)
    dash = [Move("bismarck", (B, C))], [Move("bismarck", (B, A))]
    assert turns(s, *dash).ship("bismarck").fuel == 9 - 1 - 2
    assert turns(s, dash[0], [], dash[1]).ship("bismarck").fuel == 9 - 1 - 1
    assert turns(s, dash[0], [Move("bismarck", (D,))], [Move("bismarck", (C, B))]).ship("bismarck").fuel == 7
    begun = turns(s, dash[0]).ship("bismarck")
    assert (begun.moved, begun.steamed, begun.through) == (2, 0, "")
    assert turns(s, dash[0], []).ship("bismarck").moved == 0


@pytest.mark.rule("CH-7.7.2.d", "CH-7.7.2.e", "CH-7.7.2.f", "CH-12.f", "CH-2.3.1.d")
@pytest.mark.parametrize(("name", "wait"), [("belchen", 4), ("modoc", 2)])
def test_golden_16_slow_ships_rest_after_every_hex(name: str, wait: int) -> None:
    s = setting()
    put(s, name, A)
    side = FACTS.ships[name].side
    for idle in range(wait):
        table = turns(s, [Move(name, (B,))], *([] for _ in range(idle)))
        assert table.ship(name).no_move == wait - 1 - idle
        allowed = (Move(name, (C,)),) in next(ask for ask in table.asks if ask.seat == side).choice
        assert allowed is (idle == wait - 1)
    assert refused(turns(s, [Move(name, (B,))]).state, Move(name, (C,))).params["state"] == "no-move"


@pytest.mark.rule("CH-7.7.2.l", "CH-2.3.1.f", "CH-2.3.1.g")
def test_a_damaged_fast_ship_creeps_and_others_never_change() -> None:
    s = setting()
    put(s, "bismarck", A, evasion=(5,), fuel=3, moved=1)
    put(s, "rodney", A, evasion=(5,))
    assert refused(s, Move("bismarck", (B, C))).params["hexes"] == 1
    table = ordered(s, Move("bismarck", (B,)), Move("rodney", (B,)))
    assert (table.ship("bismarck").fuel, table.ship("rodney").hex) == (3, B)
    put(s, "bismarck", A, evasion=(3,), lag=1)
    assert ordered(s, Move("bismarck", (B, C))).ship("bismarck").hex == C


@pytest.mark.rule("CH-2.3.1.h", "CH-7.7.2.r")
@pytest.mark.parametrize("hurt", [{"evasion": (10, 10, 10)}, {"evasion": (10, 10, 7, 5)}, {"rudder": True}])
def test_without_speed_or_rudder_nobody_moves(hurt: dict[str, object]) -> None:
    s = setting()
    put(s, "bismarck", A, **hurt)
    assert refused(s, Move("bismarck", (B,))).params["state"] == "crippled"


@pytest.mark.rule("CH-7.7.2.q")
def test_who_evaded_moves_one_hex() -> None:
    s = setting()
    put(s, "bismarck", A, evading=True)
    assert refused(s, Move("bismarck", (B, C))).params["hexes"] == 1
    table = turns(s, [Move("bismarck", (B,))])
    assert (Move("bismarck", (C, D)),) in table.asks[0].choice


@pytest.mark.rule("CH-7.7.2.n")
@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({"rudder": True}, "crippled"),
        ({"lag": 31}, "crippled"),
        ({"no_move": 1}, "no-move"),
        ({"task": "repair"}, "repair"),
        ({"task": "refuel"}, "refuel"),
        ({"task": "port"}, "port"),
        ({"restricted": "home-fleet"}, "restricted"),
    ],
)
def test_a_force_keeps_to_its_slowest_ship(changes: dict[str, object], state: str) -> None:
    s = setting()
    band(s, "TF1", A, "hood", "rodney", "norfolk")
    assert refused(s, Move("TF1", (B, C))).params["hexes"] == 1
    assert set(sailing.reach(s.private[ALLIED], FACTS, ALLIED, "TF1")) == set(FACTS.chart.neighbours(A))
    assert {ship.hex for ship in ordered(s, Move("TF1", (B,))).state.private[ALLIED].ships.values()} == {B}
    put(s, "norfolk", A, force="TF1", **changes)
    assert refused(s, Move("TF1", (B,))).params == {"ship": "norfolk", "state": state, "order": 1}


@pytest.mark.rule("CH-7.7.2.o", "CH-7.7.2.p")
def test_every_ship_of_a_force_pays_by_her_own_course() -> None:
    s = setting()
    put(s, "bismarck", A, force="KG1", fuel=5, moved=2)
    put(s, "prinz-eugen", A, force="KG1", fuel=5, moved=1)
    table = ordered(s, Move("KG1", (B, C)))
    assert (table.ship("bismarck").fuel, table.ship("prinz-eugen").fuel) == (3, 4)
    put(s, "bismarck", A, force="KG1", fuel=1, moved=2)
    refusal = refused(s, Move("KG1", (B, C)))
    assert (refusal.rule, refusal.params["ship"], refusal.params["need"]) == ("CH-7.7.2.p", "bismarck", 2)
    assert ordered(s, Move("KG1", (B,))).ship("prinz-eugen").hex == B


@pytest.mark.rule("CH-7.7.2.a", "CH-2.1.c", "CH-2.1.d")
def test_land_is_closed_by_hex_and_by_side() -> None:
    s = setting()
    put(s, "hood", "D21")
    dry = next(near for near in FACTS.chart.neighbours("Y24") if not FACTS.chart.sea(near))
    assert refused(s, Move("hood", ("E21",))).key == "chase-refuse-land-side"
    assert refused(s, Move("hood", ("D23",))).key == "chase-refuse-not-next"
    assert refused(s, Move("hood", ("nowhere",))).key == "chase-no-sea"
    put(s, "hood", "Y24")
    assert refused(s, Move("hood", (dry,))).key == "chase-no-sea"
    assert refused(s, Move("hood", ("Y23", dry))).key == "chase-no-sea"
    assert refused(s, Move("hood", ("Y24",))).key == "chase-refuse-not-next"


@pytest.mark.rule("CH-7.7.2.b", "CH-2.1.d")
@pytest.mark.parametrize(("here", "there"), [("O32", "O33"), ("O33", "O32")])
def test_the_canal_is_german(here: str, there: str) -> None:
    s = setting()
    put(s, "bismarck", here)
    put(s, "hood", here)
    assert ordered(s, Move("bismarck", (there,))).ship("bismarck").hex == there
    assert refused(s, Move("hood", (there,))).key == "chase-refuse-land-side"


@pytest.mark.rule("CH-7.7.2.p")
def test_nobody_makes_a_move_she_cannot_pay_for() -> None:
    s = setting()
    put(s, "bismarck", A, fuel=1, moved=2)
    put(s, "rodney", A, fuel=0, moved=1)
    assert refused(s, Move("bismarck", (B, C))).params == {"ship": "bismarck", "need": 2, "fuel": 1, "order": 1}
    assert refused(s, Move("rodney", (B,))).rule == "CH-7.7.2.p"
    assert set(sailing.reach(s.private[GERMAN], FACTS, GERMAN, "bismarck")) == set(FACTS.chart.neighbours(A))


@pytest.mark.rule("CH-7.7.2.ad", "CH-7.1.g")
def test_a_unit_moves_once() -> None:
    s = setting()
    put(s, "bismarck", A)
    assert refused(s, Move("bismarck", (B,)), Move("bismarck", (C,))).key == "chase-refuse-moved"
    locate(s, "bismarck", SHADOWED)
    assert refused(s, Move("bismarck", (B,))).rule == "CH-7.1.g"


@pytest.mark.rule("CH-7.7.2.ac")
def test_tankers_never_enter_a_convoy_route_alone_or_in_company() -> None:
    s = setting()
    put(s, "belchen", "U21")
    put(s, "koln", "U21")
    assert FACTS.chart.route("U20")
    assert not FACTS.chart.centre("U20")
    assert refused(s, Move("belchen", ("U20",))).rule == "CH-7.7.2.ac"
    assert refused(s, Form("KG1", ("belchen", "koln")), Move("KG1", ("U20",))).rule == "CH-7.7.2.ac"
    assert ordered(s, Move("koln", ("U20",)), Move("belchen", ("V22",))).ship("belchen").hex == "V22"
    assert "U20" not in sailing.reach(s.private[GERMAN], FACTS, GERMAN, "belchen")


@pytest.mark.rule("CH-7.7.2.c")
def test_reach_is_exactly_what_may_be_ordered_with_its_price() -> None:
    s = setting()
    for name, place, changes in (
        ("bismarck", "J30", {"moved": 2}),
        (FLOTILLA, INSIDE, {"fuel": 1, "moved": 2}),
        ("belchen", "U21", {}),
        ("hood", "D21", {"moved": 1}),
        ("rodney", "S26", {"moved": 1}),
    ):
        ship = put(s, name, place, **changes)
        side = FACTS.ships[name].side
        private = s.private[side]
        found = sailing.reach(private, FACTS, side, name)
        near = {one: (one,) for one in FACTS.chart.seas}
        paths = [
            *near.values(),
            *((one, two) for one in FACTS.chart.neighbours(place) for two in FACTS.chart.neighbours(one)),
        ]
        allowed = [path for path in paths if sailing.path_refusal(private, FACTS, side, name, path) is None]
        assert {path[-1] for path in allowed} - {place} == set(found)
        for there, way in found.items():
            assert way.path in allowed
            assert way.path[-1] == there
            assert len(way.path) == min(len(path) for path in allowed if path[-1] == there)
            assert way.fuel == {name: fuel.cost(FACTS, ship, len(way.path))}


@pytest.mark.rule("CH-7.7.2.ad")
def test_ships_that_are_gone_do_not_move() -> None:
    s = setting()
    put(s, "bismarck", A, status="sunk")
    put(s, "koln", A, status="off")
    for name in ("bismarck", "koln", "KG1", "hood"):
        refusal = sailing.path_refusal(s.private[GERMAN], FACTS, GERMAN, name, (B,))
        assert refusal is not None
        assert (refusal.key, refusal.params) == ("chase-refuse-no-unit", {"unit": name})
