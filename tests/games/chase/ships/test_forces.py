"""Task forces are formed, joined and left in their step, by ships in one hex that nobody shadows."""

import pytest

from huffduff.games.chase.battle import damage
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED
from huffduff.games.chase.operations.orders import Detach, Form, Move, Refuel, Repair
from huffduff.games.chase.ships.forces import free_name
from tests.games.chase.table import FACTS, band, locate, put, setting
from tests.games.chase.writing import BEYOND, HERE, NEXT, ordered, refused


@pytest.mark.rule("CH-7.2.a", "CH-2.3.1.k")
def test_ships_in_one_hex_become_a_unit_and_move_as_one() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    put(s, "prinz-eugen", HERE)
    put(s, "koln", HERE)
    table = ordered(s, Move("KG3", (NEXT,)), Form("KG3", ("bismarck", "prinz-eugen")))
    assert {name: (table.ship(name).unit, table.ship(name).hex) for name in ("bismarck", "prinz-eugen", "koln")} == {
        "bismarck": ("KG3", NEXT),
        "prinz-eugen": ("KG3", NEXT),
        "koln": ("koln", HERE),
    }
    assert refused(table.state, Move("bismarck", (BEYOND,))).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.2.a")
def test_a_ship_joins_a_force_or_changes_from_one_to_another() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales")
    band(s, "TF2", HERE, "norfolk", "suffolk", "london")
    put(s, "galatea", HERE)
    table = ordered(s, Form("TF1", ("galatea", "london")))
    assert [name for name in table.state.private[ALLIED].ships if table.ship(name).force == "TF1"] == [
        *("hood", "prince-of-wales", "london", "galatea")
    ]
    assert table.ship("norfolk").force == table.ship("suffolk").force == "TF2"


@pytest.mark.rule("CH-7.2.a", "CH-4.1.e")
def test_regrouping_comes_before_every_other_step() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen", fuel=5)
    put(s, "belchen", HERE)
    table = ordered(s, Move("prinz-eugen", (NEXT,)), Refuel("belchen", "bismarck"), Detach(("prinz-eugen",)))
    assert (table.ship("prinz-eugen").hex, table.ship("bismarck").hex) == (NEXT, HERE)
    assert table.ship("bismarck").fuel == 9
    assert refused(s, Move("prinz-eugen", (NEXT,))).key == "chase-refuse-no-unit"


@pytest.mark.rule("CH-7.2.b")
def test_ships_in_different_hexes_cannot_join() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    put(s, "koln", NEXT)
    band(s, "KG1", NEXT, "prinz-eugen", "scharnhorst")
    assert refused(s, Form("KG2", ("bismarck", "koln"))).rule == "CH-7.2.b"
    assert refused(s, Form("KG1", ("bismarck",))).rule == "CH-7.2.b"
    assert refused(s, Form("KG2", ("bismarck", "prinz-eugen"))).rule == "CH-7.2.b"
    ordered(s, Form("KG1", ("koln",)))


@pytest.mark.rule("CH-7.2.c")
def test_nobody_who_is_shadowed_joins_and_nobody_joins_a_shadowed_force() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "scharnhorst")
    put(s, "prinz-eugen", HERE)
    put(s, "koln", HERE)
    ordered(s, Form("KG1", ("prinz-eugen",)), Form("KG1", ("koln",)))
    locate(s, "prinz-eugen", SHADOWED)
    assert refused(s, Form("KG2", ("prinz-eugen", "koln"))).params["state"] == SHADOWED
    assert refused(s, Form("KG1", ("prinz-eugen",))).rule == "CH-7.2.c"
    locate(s, "KG1", SHADOWED)
    assert refused(s, Form("KG1", ("koln",))).rule == "CH-7.2.c"


@pytest.mark.rule("CH-7.2.c", "CH-2.3.3.h")
def test_restricted_ships_change_nothing() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales", restricted="home-fleet")
    put(s, "norfolk", HERE)
    assert refused(s, Detach(("hood",))).params["state"] == "restricted"
    assert refused(s, Form("TF1", ("norfolk",))).rule == "CH-7.2.c"
    assert refused(s, Form("TF2", ("norfolk", "hood"))).params["state"] == "restricted"


@pytest.mark.rule("CH-7.2.d")
def test_a_ship_that_leaves_is_alone_where_the_force_was() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales", "norfolk")
    table = ordered(s, Detach(("norfolk",)))
    assert {name: (ship.unit, ship.hex) for name, ship in table.state.private[ALLIED].ships.items()} == {
        "hood": ("TF1", HERE),
        "prince-of-wales": ("TF1", HERE),
        "norfolk": ("norfolk", HERE),
    }
    assert refused(table.state, Detach(("norfolk",))).rule == "CH-7.2.d"


@pytest.mark.rule("CH-7.2.d", "CH-6.r")
def test_a_shadowed_force_cannot_be_left() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen")
    locate(s, "KG1", SHADOWED)
    assert refused(s, Detach(("prinz-eugen",))).params["state"] == SHADOWED


@pytest.mark.rule("CH-7.2.e")
def test_one_ship_is_no_force() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales")
    band(s, "TF2", HERE, "norfolk", "suffolk")
    assert refused(s, Form("TF3", ("hood",))).rule == "CH-7.2.e"
    assert refused(s, Form("TF3", ("hood", "hood"))).rule == "CH-7.2.e"
    assert ordered(s, Form("TF1", ("norfolk",))).ship("suffolk").force == ""
    assert ordered(s, Detach(("hood",))).ship("prince-of-wales").force == ""
    table = ordered(s, Form("TF1", ("norfolk",)), Detach(("hood",)))
    assert [table.ship(name).force for name in ("hood", "prince-of-wales", "norfolk", "suffolk")] == [
        *("", "TF1", "TF1", "")
    ]


@pytest.mark.rule("CH-7.2.e")
def test_the_survivor_of_two_is_alone_and_keeps_the_marker() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales")
    name = locate(s, "TF1", SHADOWED)
    damage.sink(s, "hood", ())
    left = s.private[ALLIED].ships["prince-of-wales"]
    assert (left.force, left.hex, left.marker, left.contact) == ("", HERE, SHADOWED, name)
    assert (s.public.contacts[name].classes, s.public.contacts[name].force) == (("BB",), False)


@pytest.mark.rule("CH-7.2.f")
def test_a_force_of_any_size() -> None:
    s = setting()
    ships = [name for name, card in FACTS.ships.items() if card.side == ALLIED][:12]
    for name in ships:
        put(s, name, HERE)
    table = ordered(s, Form("TF1", tuple(ships)))
    assert {table.ship(name).force for name in ships} == {"TF1"}


@pytest.mark.rule("CH-2.3.1.k")
def test_each_side_has_its_own_names_and_ships() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    put(s, "prinz-eugen", HERE)
    put(s, "hood", HERE)
    put(s, "koln", HERE, status="sunk")
    put(s, "tirpitz", HERE, status="off")
    for name in ("TF1", "KG0", "KG", "KG1x", "kg1", "bismarck"):
        assert refused(s, Form(name, ("bismarck", "prinz-eugen"))).key == "chase-refuse-force-name"
    for other in ("hood", "koln", "tirpitz", "yamato"):
        assert refused(s, Form("KG1", ("bismarck", other))).key == "chase-refuse-no-unit"
    ordered(s, Form("KG12", ("bismarck", "prinz-eugen")))


def test_a_new_force_is_offered_a_name_that_nobody_bears() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen")
    band(s, "KG3", HERE, "koln", "scharnhorst")
    assert (free_name(s.private[GERMAN], GERMAN), free_name(s.private[ALLIED], ALLIED)) == ("KG2", "TF1")


@pytest.mark.rule("CH-7.2.a", "CH-7.7.2.n")
def test_a_force_may_be_formed_with_a_ship_that_then_repairs_but_it_stays() -> None:
    s = setting(repairs="with-orders")
    put(s, "bismarck", HERE, evasion=(2,))
    put(s, "prinz-eugen", HERE)
    together = (Form("KG1", ("bismarck", "prinz-eugen")), Repair("bismarck", "speed"))
    assert ordered(s, *together, script=[9]).ship("prinz-eugen").force == "KG1"
    assert refused(s, *together, Move("KG1", (NEXT,))).params == {"ship": "bismarck", "state": "repair", "order": 3}
