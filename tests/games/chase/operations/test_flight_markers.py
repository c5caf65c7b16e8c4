"""Markers along a flight: two for searching or one for an attack, where the aircraft goes and can see."""

import pytest

from huffduff.games.chase.facts.terms import ALLIED, LANDING, SHADOWED, SIGHTED, VIS_X
from huffduff.games.chase.operations.search import factors
from tests.games.chase.table import FACTS, locate, put
from tests.games.chase.writing import flight, fly, now, ordered, refused


@pytest.mark.rule("CH-7.7.1.e", "CH-2.3.2.b")
def test_two_search_markers_or_one_attack_and_only_where_it_flies() -> None:
    s = flight("beaufort-2", "hudson-4", visibility=9)
    put(s, "bismarck", "T25")
    locate(s, "bismarck", SHADOWED)
    both = ("S25", "T25", "T26", "S26")
    assert ordered(s, fly("beaufort-2", both, "S25", "S25")).state.private[ALLIED].searches == {"S25": 2}
    assert refused(s, fly("beaufort-2", both, "S25", attack="T25")).key == "chase-refuse-search-and-attack"
    assert refused(s, fly("beaufort-2", both, "S24")).key == "chase-refuse-marker-off-path"
    assert refused(s, fly("beaufort-2", ("S25", "S26"), attack="T25")).key == "chase-refuse-marker-off-path"
    assert refused(s, fly("beaufort-2", both, "S25", "S25", "S25")).rule == "CH-7.7.1.h"
    assert refused(s, fly("hudson-4", both, attack="T25")).rule == "CH-2.3.2.b"
    assert ordered(s, fly("beaufort-2", both, attack="T25")).state.private[ALLIED].attacks == (("T25", "beaufort-2"),)


@pytest.mark.rule("CH-7.7.1.e")
def test_the_hex_of_take_off_counts_only_if_the_path_comes_back_to_it() -> None:
    s = flight("catalina-1")
    assert refused(s, fly("catalina-1", ("O23",), "O24")).key == "chase-refuse-marker-off-path"
    assert ordered(s, fly("catalina-1", ("O23", "O24"), "O24")).state.private[ALLIED].searches == {"O24": 1}


@pytest.mark.rule("CH-7.7.1.f", "CH-2.3.3.c")
def test_markers_of_several_aircraft_add_up_in_one_hex() -> None:
    s = flight("hudson-4", "beaufort-2")
    table = ordered(s, fly("hudson-4", ("S25", "S26"), "S25", "S25"), fly("beaufort-2", ("S25", "S26"), "S25"))
    private = table.state.private[ALLIED]
    assert private.searches == {"S25": 3}
    assert factors(table.p, private, FACTS, ALLIED)["S25"] - FACTS.chart.intrinsic(ALLIED, "S25") == 6


@pytest.mark.rule("CH-7.7.1.j")
def test_no_markers_where_nothing_can_be_seen() -> None:
    s = flight("beaufort-2", visibility=VIS_X)
    put(s, "bismarck", "S25")
    locate(s, "bismarck", SHADOWED)
    assert refused(s, fly("beaufort-2", ("S25", "S26"), "S25")).rule == "CH-7.7.1.j"
    assert refused(s, fly("beaufort-2", ("S25", "S26"), attack="S25")).rule == "CH-7.7.1.j"
    ordered(s, fly("beaufort-2", ("S25", "S26")))


@pytest.mark.rule("CH-7.7.1.k")
@pytest.mark.parametrize(("weather", "allowed"), [(5, False), (4, True)])
def test_no_markers_in_fog(weather: int, allowed: bool) -> None:
    s = flight("he-111-1", "he-115-1", visibility=weather, weather=weather)
    put(s, "hood", "I29")
    locate(s, "hood", SHADOWED)
    orders = (fly("he-115-1", ("I29", "J30"), "I29"), fly("he-111-1", ("J30", "I29", "J30", "K30"), attack="I29"))
    for order in orders:
        if allowed:
            ordered(s, order)
        else:
            assert refused(s, order).rule == "CH-7.7.1.k"
    ordered(s, fly("he-115-1", ("J29", "J30"), "J29"))


@pytest.mark.rule("CH-7.7.1.l")
def test_attacks_need_a_shadowed_enemy() -> None:
    s = flight("beaufort-2")
    put(s, "bismarck", "S25")
    put(s, "hood", "S25")
    strike = fly("beaufort-2", ("S25", "S26"), attack="S25")
    assert refused(s, strike).rule == "CH-7.7.1.l"
    locate(s, "hood", SHADOWED)
    assert refused(s, strike).rule == "CH-7.7.1.l"
    locate(s, "bismarck", SIGHTED)
    assert refused(s, strike).rule == "CH-7.7.1.l"
    locate(s, "bismarck", SHADOWED)
    ordered(s, strike)
    assert refused(s, fly("beaufort-2", ("R26", "S26"), attack="R26")).rule == "CH-7.7.1.l"


@pytest.mark.rule("CH-7.7.1.m", "CH-7.7.1.n")
def test_several_aircraft_attack_one_hex_each_once_and_have_landed_by_then() -> None:
    s = flight("swordfish-1", "swordfish-2")
    put(s, "ark-royal", "P10")
    put(s, "bismarck", "P11")
    locate(s, "bismarck", SHADOWED)
    strikes = [fly(name, ("P11", "P10"), attack="P11") for name in ("swordfish-1", "swordfish-2")]
    table = ordered(s, *strikes)
    assert table.state.private[ALLIED].attacks == (("P11", "swordfish-1"), ("P11", "swordfish-2"))
    assert now(table, "swordfish-1").status == now(table, "swordfish-2").status == LANDING
    again = refused(s, strikes[0], strikes[0])
    assert (again.key, again.params["order"]) == ("chase-refuse-wing-not-ready", 2)
