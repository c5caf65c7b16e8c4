"""Flights: paths, markers dropped on the way, landing and refit."""

import pytest

from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.games.chase.battle import damage
from huffduff.games.chase.facts.terms import ALLIED, ALOFT, GERMAN, LANDING, LOST, READY, REFIT, SHADOWED
from huffduff.games.chase.operations.orders import Move
from huffduff.games.chase.operations.sealed_orders import movement_orders
from huffduff.games.chase.operations.search import factors
from tests.games.chase.table import FACTS, Table, locate, put, wing
from tests.games.chase.writing import back, flight, fly, now, ordered, refused, turns

LOOP = ("S25", "S24", "S23", "T23", "T24", "T25", "T26", "S26")  # eight hexes from St Eval and back
SAME = ("O24", "O23", "O22", "P22", "P23", "P24", "P25", "O25")  # the same from Aldergrove


@pytest.mark.rule("CH-7.7.1.g", "CH-7.7.1.c")
def test_golden_03_eight_hexes_with_two_bought_markers_cost_twelve() -> None:
    s = flight("hudson-4", visibility=2)
    assert FACTS.wings["hudson-4"].speed == 12
    second, third, fourth, sixth = LOOP[1], LOOP[2], LOOP[3], LOOP[5]
    table = ordered(s, fly("hudson-4", LOOP, second, third, fourth, sixth))
    assert table.state.private[ALLIED].searches == dict.fromkeys((second, third, fourth, sixth), 1)
    before, after = (factors(state.public, state.private[ALLIED], FACTS, ALLIED) for state in (s, table.state))
    assert {place: after[place] - before.get(place, 0) for place in after if after[place] != before.get(place)} == (
        dict.fromkeys((second, third, fourth, sixth), 2)
    )
    dearer = refused(s, fly("hudson-4", LOOP, second, third, fourth, sixth, sixth))
    assert (dearer.params["cost"], dearer.params["speed"]) == (14, 12)


@pytest.mark.rule("CH-7.7.1.g", "CH-7.7.1.h")
def test_golden_03_in_worse_sight_or_with_a_slower_aircraft_the_second_extra_is_refused() -> None:
    s = flight("hudson-4", visibility=3)
    assert refused(s, fly("hudson-4", LOOP, *LOOP[1:4], LOOP[5])).params["cost"] == 14
    assert refused(s, fly("hudson-4", LOOP, *LOOP[1:4], LOOP[5])).rule == "CH-7.7.1.h"
    ordered(s, fly("hudson-4", LOOP, *LOOP[1:4]))
    s = flight("blenheim-2", visibility=2)
    assert FACTS.wings["blenheim-2"].speed == 11
    slower = refused(s, fly("blenheim-2", SAME, *SAME[1:4], SAME[5]))
    assert (slower.rule, slower.params["cost"], slower.params["speed"]) == ("CH-7.7.1.h", 12, 11)
    ordered(s, fly("blenheim-2", SAME, *SAME[1:4]))


@pytest.mark.rule("CH-7.7.1.a", "CH-7.7.1.o", "CH-2.3.2.a")
def test_with_an_endurance_of_one_a_flight_ends_where_it_began() -> None:
    s = flight("hudson-4")
    assert refused(s, fly("hudson-4", LOOP[:-1])).rule == "CH-7.7.1.a"
    assert refused(s, fly("hudson-4", ("R26",))).params["hex"] == "S26"
    assert any(card.base == "R26" for card in FACTS.wings.values())
    landed = now(ordered(s, fly("hudson-4", LOOP)), "hudson-4")
    assert (landed.status, landed.hex) == (LANDING, "")


@pytest.mark.rule("CH-7.7.1.b", "CH-7.7.1.o")
def test_with_an_endurance_of_two_it_may_stay_aloft_once() -> None:
    s = flight("catalina-1")
    out = ("O23", "O22", "O21")
    table = turns(s, [fly("catalina-1", out, "O21", "O21")])
    assert (now(table, "catalina-1").status, now(table, "catalina-1").hex) == (ALOFT, "O21")
    for path in (("O20",), ("O22", "O23"), ("O20", "O21"), ()):
        assert (fly("catalina-1", path),) not in table.asks[1].choice
    assert table.refused((fly("catalina-1", ("O20",)),), seat=ALLIED).rule == "CH-7.7.1.b"
    table.answer((), seat=GERMAN).answer((fly("catalina-1", ("O22", "O23", "O24"), "O22", "O23"),), seat=ALLIED)
    assert now(table, "catalina-1").status == LANDING
    assert table.state.private[ALLIED].searches["O22"] == 1
    assert now(ordered(s, fly("catalina-1", back(*out, home="O24"))), "catalina-1").status == LANDING


@pytest.mark.rule("CH-7.7.1.e", "CH-7.7.1.b")
def test_two_free_markers_in_each_of_its_two_phases() -> None:
    s = flight("catalina-1", visibility=9)
    out = tuple(f"O{column}" for column in range(23, 15, -1))
    assert len(out) == FACTS.wings["catalina-1"].speed
    table = turns(s, [fly("catalina-1", out, "O16", "O17")])
    home = tuple(f"O{column}" for column in range(17, 25))
    assert (fly("catalina-1", home, "O17", "O17"),) in table.asks[1].choice
    third = table.refused((fly("catalina-1", home, "O17", "O17", "O18"),), seat=ALLIED)
    assert (third.rule, third.params["cost"]) == ("CH-7.7.1.h", 8 + 9)


@pytest.mark.rule("CH-7.7.1.i", "CH-7.7.1.b", "CH-7.7.1.q")
def test_from_as_far_as_it_can_get_it_comes_home_by_itself() -> None:
    s = flight("catalina-1", "catalina-2")
    out = tuple(f"O{column}" for column in range(23, 15, -1))
    table = turns(s, [fly("catalina-1", out)], [])
    assert now(table, "catalina-1").status == REFIT
    assert now(table, "catalina-2").status == READY
    assert table.told("chase-flies-home", ALLIED) == [{"wing": "catalina-1"}]
    assert "chase-flies-home" not in table.heard(GERMAN)
    assert refused(s, fly("catalina-1", (*out, "O15"))).rule == "CH-7.7.1.c"


@pytest.mark.rule("CH-7.7.1.i", "CH-7.7.1.o")
def test_without_a_carrier_in_reach_an_aircraft_aloft_is_lost() -> None:
    s = flight("swordfish-1", status=ALOFT, hex="P10")
    put(s, "ark-royal", "P15")
    assert now(ordered(s), "swordfish-1").status == LANDING
    put(s, "ark-royal", "P16")
    table = ordered(s)
    assert (now(table, "swordfish-1").status, table.heard(ALLIED)) == (LOST, ["chase-wing-lost"])
    put(s, "ark-royal", "P11", status="sunk")
    assert refused(s, fly("swordfish-1", ("P11",))).rule == "CH-7.7.1.o"
    assert now(ordered(s), "swordfish-1").status == LOST


@pytest.mark.rule("CH-7.7.1.o")
def test_aircraft_aboard_go_down_with_their_carrier() -> None:
    s = flight("swordfish-3")
    wing(s, "swordfish-1", status=REFIT)
    wing(s, "swordfish-2", status=ALOFT, hex="P11")
    put(s, "ark-royal", "P10")
    put(s, "victorious", "P10")
    damage.sink(s, "ark-royal", ())
    assert [s.private[ALLIED].wings[f"swordfish-{number}"].status for number in (1, 2, 3)] == [LOST, ALOFT, READY]


@pytest.mark.rule("CH-7.7.1.c")
def test_every_hex_costs_a_point_and_follows_the_one_before() -> None:
    s = flight("he-115-1", "swordfish-1")
    put(s, "ark-royal", "P10")
    assert refused(s, fly("swordfish-1", back("P11", "P12", "P13", home="P10"))).rule == "CH-7.7.1.c"
    ordered(s, fly("swordfish-1", back("P11", "P12", home="P10")))
    assert refused(s, fly("swordfish-1", ("P12", "P11", "P10"))).key == "chase-refuse-not-next"
    assert refused(s, fly("swordfish-1", ("nowhere", "P10"))).key == "chase-refuse-not-next"
    assert refused(s, fly("swordfish-1", ())).key == "chase-refuse-no-flight"


@pytest.mark.rule("CH-7.7.1.d", "CH-2.1.e")
def test_aircraft_fly_over_land() -> None:
    s = flight("hudson-4", "sunderland-1")
    assert not FACTS.chart.sea("M26")
    ordered(s, fly("sunderland-1", ("M26", "N26")))
    assert not FACTS.chart.sails(ALLIED, "S26", "R27")
    ordered(s, fly("hudson-4", ("R27", "S26")))


@pytest.mark.rule("CH-7.7.1.b")
def test_nobody_flies_twice_in_a_turn_even_if_still_aloft() -> None:
    s = flight("catalina-1")
    twice = refused(s, fly("catalina-1", ("O23",)), fly("catalina-1", ("O24",)))
    assert twice.key == "chase-refuse-wing-not-ready"


@pytest.mark.rule("CH-7.7.1.p", "CH-7.7.1.q", "CH-12.d")
def test_golden_17_landing_refit_and_ready_again_in_the_turn_after_next() -> None:
    s = flight("hudson-4", "beaufort-2")
    again = fly("hudson-4", LOOP)
    assert now(ordered(s, again), "hudson-4").status == LANDING
    table = turns(s, [again])
    assert now(table, "hudson-4").status == REFIT
    assert (again,) not in table.asks[1].choice
    assert table.refused((again,), seat=ALLIED).rule == "CH-7.7.1.p"
    table = turns(s, [again], [])
    assert now(table, "hudson-4").status == READY
    assert (again,) in table.asks[1].choice
    assert now(table, "beaufort-2").status == READY


@pytest.mark.rule("CH-7.7.b", "CH-7.7.1.o")
@pytest.mark.parametrize("carrier_first", [True, False])
def test_a_carrier_sails_before_or_after_her_aircraft_fly(carrier_first: bool) -> None:
    s = flight("swordfish-1")
    put(s, "ark-royal", "P10")
    sail = Move("ark-royal", ("P11", "P12"))
    base = "P12" if carrier_first else "P10"
    order = fly("swordfish-1", back(*(("P13", "P14") if carrier_first else ("P9", "P8")), home=base))
    orders = (sail, order) if carrier_first else (order, sail)
    table = ordered(s, *orders)
    assert (table.ship("ark-royal").hex, now(table, "swordfish-1").status) == ("P12", LANDING)
    assert refused(s, *orders[::-1]).key == "chase-refuse-not-next"


@pytest.mark.rule("CH-7.7.b", "CH-7.1.a")
def test_aircraft_fly_from_a_carrier_that_is_shadowed_and_has_sailed() -> None:
    s = flight("swordfish-1")
    put(s, "ark-royal", "P10", steamed=1)
    locate(s, "ark-royal", SHADOWED)
    assert now(ordered(s, fly("swordfish-1", ("P11", "P10"))), "swordfish-1").status == LANDING


@pytest.mark.rule("CH-2.3.3.h", "CH-7.7.1.o")
@pytest.mark.parametrize(
    ("changes", "key"),
    [({"restricted": "force-h"}, "chase-refuse-state"), ({"status": "off"}, "chase-refuse-no-carrier")],
)
def test_a_carrier_that_may_not_act_or_is_not_there_launches_nothing(changes: dict[str, str], key: str) -> None:
    s = flight("swordfish-1")
    put(s, "ark-royal", "P10", **changes)
    assert refused(s, fly("swordfish-1", ("P11", "P10"))).key == key


@pytest.mark.rule("CH-7.7.1.o")
def test_nothing_flies_from_a_carrier_that_takes_no_part() -> None:
    s = flight("swordfish-1")
    assert refused(s, fly("swordfish-1", ("P11", "P10"))).key == "chase-refuse-no-carrier"
    s = flight("swordfish-1", status=ALOFT, hex="P10")
    assert now(ordered(s), "swordfish-1").status == LOST


@pytest.mark.rule("CH-7.7.1.p")
@pytest.mark.parametrize("status", [LANDING, REFIT, LOST])
def test_who_is_not_ready_does_not_fly(status: str) -> None:
    s = flight("hudson-4", status=status)
    assert refused(s, fly("hudson-4", ("S25", "S26"))).key == "chase-refuse-wing-not-ready"
    assert now(ordered(s), "hudson-4").status == status


@pytest.mark.rule("CH-7.7.1.n")
def test_the_enemy_hears_nothing_of_flights() -> None:
    s = flight("hudson-4")
    table = Table(s, do(movement_orders))
    before = table.position.view(GERMAN).wire()
    table.answer((), seat=GERMAN).answer((fly("hudson-4", LOOP, "S25"),), seat=ALLIED)
    assert table.events == []
    assert table.position.view(GERMAN).wire() == before
    foreign: Refused = Table(s, do(movement_orders)).refused((fly("hudson-4", LOOP),), seat=GERMAN)
    assert foreign.key == "chase-refuse-wing-not-ready"
