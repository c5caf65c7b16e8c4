"""What a client is told so that it can offer orders, and nothing of the enemy."""

import pytest

from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED, VIS_X
from huffduff.games.chase.operations.orders import choice
from huffduff.games.chase.operations.search import factors
from tests.games.chase.table import FACTS, locate, put, setting, wing
from tests.games.chase.writing import BEYOND, HERE, NEXT, fleet


def test_hints_tell_a_client_what_can_be_ordered_and_why_not() -> None:
    s = fleet()
    hints = choice(s.public, s.private[GERMAN], FACTS, GERMAN).hints()
    assert hints["units"]["KG1"][BEYOND] == {"path": [NEXT, BEYOND], "fuel": {"bismarck": 1, "prinz-eugen": 1}}
    assert set(hints["units"]["belchen"]) == set(FACTS.chart.neighbours(HERE))
    assert hints["tasks"]["KG1"] == {"move": None, "patrol": None}
    assert hints["tasks"]["belchen"]["patrol"] == {
        "key": "chase-refuse-state",
        "rule": "CH-7.6.a",
        "params": {"ship": "belchen", "state": "tanker"},
    }
    koln = hints["ships"]["koln"]
    assert koln["repair"]["speed"] is None
    assert koln["repair"]["rudder"]["key"] == "chase-refuse-nothing-to-repair"
    assert koln["port"]["rule"] == "CH-7.4.a"
    assert koln["refuel"] == {"belchen": None}
    assert koln["regroup"] is None
    assert koln["return"]["key"] == "chase-refuse-return"
    assert hints["ships"]["belchen"]["refuel"] == hints["ships"]["5-zerstorerflottille"]["refuel"] == {}
    assert hints["ships"]["5-zerstorerflottille"]["port"] is None
    assert hints["ports"] == ["5-zerstorerflottille"]
    assert hints["factors"] == factors(s.private[GERMAN], FACTS, GERMAN)
    assert hints["factors"][HERE] == 3
    assert (hints["need"], hints["force"], hints["due"], hints["ends_game"]) == (3, "KG2", [], [])
    assert set(hints["ships"]) == set(s.private[GERMAN].ships)


def test_hints_of_ships_that_can_do_nothing() -> None:
    s = setting(visibility=VIS_X)
    put(s, "bismarck", HERE)
    put(s, "koln", HERE, task="repair")
    put(s, "prinz-eugen", HERE, status="sunk")
    put(s, "5-zerstorerflottille", "I26")
    locate(s, "bismarck", SHADOWED)
    hints = choice(s.public, s.private[GERMAN], FACTS, GERMAN).hints()
    assert hints["units"]["bismarck"] == hints["units"]["koln"] == {}
    assert hints["tasks"]["bismarck"]["move"]["key"] == "chase-refuse-shadowed-moved-first"
    assert hints["tasks"]["koln"]["move"]["params"]["state"] == "repair"
    assert hints["tasks"]["bismarck"]["patrol"]["rule"] == "CH-7.6.d"
    assert hints["ships"]["bismarck"]["regroup"]["params"]["state"] == SHADOWED
    assert "prinz-eugen" not in hints["ships"]
    assert hints["due"] == ["5-zerstorerflottille"]
    homeward = hints["units"]["5-zerstorerflottille"]
    assert FACTS.chart.destroyer_distance("I26") == 2
    assert {FACTS.chart.destroyer_distance(place) for place in homeward} == {0, 1}


def test_hints_of_aircraft() -> None:
    s = fleet()
    wing(s, "swordfish-2", status="refit")
    wing(s, "hudson-4", status="lost")
    s.private[ALLIED].ships["ark-royal"].restricted = "force-h"
    hints = choice(s.public, s.private[ALLIED], FACTS, ALLIED).hints()["wings"]
    assert set(hints) == {"swordfish-1", "swordfish-2", "catalina-1"}
    assert hints["catalina-1"] == {
        "status": "aloft",
        "grounded": None,
        "from": "O20",
        "base": "O24",
        "speed": 8,
        "endurance": 2,
        "kind": "recon",
    }
    assert hints["swordfish-1"]["status"] == "ready"
    assert hints["swordfish-1"]["grounded"]["params"]["state"] == "restricted"
    assert hints["swordfish-1"]["from"] == hints["swordfish-1"]["base"] == "K27"
    assert (hints["swordfish-2"]["status"], hints["swordfish-2"]["grounded"]["rule"]) == ("refit", "CH-7.7.1.p")


@pytest.mark.rule("CH-4.2.a")
@pytest.mark.parametrize(("place", "ends"), [("J30", ["bismarck"]), ("O32", []), (HERE, [])])
def test_a_client_knows_when_a_port_would_end_the_game(place: str, ends: list[str]) -> None:
    s = setting()
    put(s, "bismarck", place)
    put(s, "prinz-eugen", place)
    assert choice(s.public, s.private[GERMAN], FACTS, GERMAN).hints()["ends_game"] == ends
