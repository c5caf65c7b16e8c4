"""What a client is told so that it can offer orders, and nothing of the enemy."""

import pytest

from huffduff.engine.errors import Reason
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED, VIS_X
from huffduff.games.chase.operations.hints import Mending, Supply, WingHints, hints
from huffduff.games.chase.operations.sailing import Way
from huffduff.games.chase.operations.search import Factors, factors
from tests.games.chase.table import FACTS, change, locate, put, setting, wing
from tests.games.chase.writing import BEYOND, HERE, NEXT, fleet


def why(reason: Reason | None) -> Reason:
    """A reason that there is."""
    assert reason is not None
    return reason


def test_hints_tell_a_client_what_can_be_ordered_and_why_not() -> None:
    s = fleet()
    told = hints(s.public, s.private[GERMAN], FACTS, GERMAN)
    assert told.units["KG1"].sail.ways[BEYOND] == Way((NEXT, BEYOND), {"bismarck": 1, "prinz-eugen": 1})
    assert set(told.units["belchen"].sail.ways) == set(FACTS.chart.neighbours(HERE))
    assert told.units["KG1"].sail.refusal is told.units["KG1"].patrol is None
    assert told.units["belchen"].patrol == Reason(
        "chase-refuse-state", "CH-7.6.a", {"ship": "belchen", "state": "tanker"}
    )
    koln = told.ships["koln"]
    assert koln.repair["speed"] == Mending(None, 3)
    assert why(koln.repair["rudder"].refusal).key == "chase-refuse-nothing-to-repair"
    assert koln.port is None
    assert koln.refuel == {"belchen": Supply(None, 0)}
    assert told.ships["bismarck"].refuel == {"belchen": Supply(None, 4)}
    assert koln.regroup is None
    assert why(koln.go_home).key == "chase-refuse-return"
    assert told.ships["belchen"].refuel == told.ships["5-zerstorerflottille"].refuel == {}
    assert [name for name, ship in told.ships.items() if ship.port] == ["5-zerstorerflottille"]
    assert {place: found.total for place, found in told.factors.items()} == factors(
        s.public, s.private[GERMAN], FACTS, GERMAN
    )
    assert told.factors[HERE] == Factors(total=3, units=3, patrol=0, air=0, watch=0)
    assert (told.patrol, told.marker) == (FACTS.tables.search.patrol, FACTS.tables.search.flight)
    assert (told.need, told.force, told.due) == (3, "KG2", ())
    assert set(told.ships) == set(s.private[GERMAN].ships)


def test_hints_of_ships_that_can_do_nothing() -> None:
    s = setting(visibility=VIS_X)
    put(s, "bismarck", HERE)
    put(s, "koln", HERE, task="repair")
    put(s, "prinz-eugen", HERE, status="sunk")
    put(s, "5-zerstorerflottille", "I26")
    locate(s, "bismarck", SHADOWED)
    told = hints(s.public, s.private[GERMAN], FACTS, GERMAN)
    assert told.units["bismarck"].sail.ways == told.units["koln"].sail.ways == {}
    assert why(told.units["bismarck"].sail.refusal).key == "chase-refuse-shadowed-moved-first"
    assert why(told.units["koln"].sail.refusal).params["state"] == "repair"
    assert why(told.units["bismarck"].patrol).rule == "CH-7.6.d"
    assert why(told.ships["bismarck"].regroup).params["state"] == SHADOWED
    assert "prinz-eugen" not in told.ships
    assert told.due == ("5-zerstorerflottille",)
    homeward = told.units["5-zerstorerflottille"].sail.ways
    assert FACTS.chart.destroyer_distance("I26") == 2
    assert {FACTS.chart.destroyer_distance(place) for place in homeward} == {0, 1}


def test_hints_of_aircraft() -> None:
    s = fleet()
    wing(s, "swordfish-2", status="refit")
    wing(s, "hudson-4", status="lost")
    change(s, "ark-royal", restricted="force-h")
    told = hints(s.public, s.private[ALLIED], FACTS, ALLIED).wings
    assert set(told) == {"swordfish-1", "swordfish-2", "catalina-1"}
    assert told["catalina-1"] == WingHints(
        status="aloft", grounded=None, start="O20", base="O24", speed=8, endurance=2, kind="recon"
    )
    first, second = told["swordfish-1"], told["swordfish-2"]
    assert first.status == "ready"
    assert why(first.grounded).params["state"] == "restricted"
    assert first.start == first.base == "K27"
    assert (second.status, why(second.grounded).rule) == ("refit", "CH-7.7.1.p")


@pytest.mark.rule("CH-4.2.a")
@pytest.mark.parametrize(("place", "ends"), [("J30", ("bismarck",)), ("O32", ()), (HERE, ())])
def test_a_client_knows_when_a_port_would_end_the_game(place: str, ends: tuple[str, ...]) -> None:
    s = setting()
    put(s, "bismarck", place)
    put(s, "prinz-eugen", place)
    told = hints(s.public, s.private[GERMAN], FACTS, GERMAN)
    assert tuple(name for name, ship in told.ships.items() if ship.ends_game) == ends
