"""Ships of the strait: what their cards say and when they sink."""

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.strait.captains import points
from huffduff.games.strait.cards import chains
from huffduff.games.strait.effects import apply_damage, pierces, sink
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.manoeuvres import Manoeuvre
from huffduff.games.strait.morale import morale_number, morale_phase
from huffduff.games.strait.movement import may_move, move_ship, speed_number
from huffduff.games.strait.numbers import total
from huffduff.games.strait.shooting import Fire, shooting_number, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, SUNK, Salvo
from huffduff.games.strait.victory import beaten, out_of_reach
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINCE_OF_WALES, PRINZ_EUGEN, Table, damaged, setting, space


@pytest.mark.rule("DS-SHP.1", "DS-SHP.2")
def test_a_ship_card_has_five_data() -> None:
    bismarck = FACTS.ships[BISMARCK]
    assert (bismarck.name, bismarck.kind) == ("Bismarck", "BB")
    assert (bismarck.speed, bismarck.shooting, bismarck.hull) == (4, 5, 35)
    assert list(bismarck.armour) == ["BB", "CA", "CL", "DD"]
    kinds = {name: FACTS.ships[name].kind for name in setting().public.ships}
    assert kinds == {BISMARCK: "BB", PRINZ_EUGEN: "CA", HOOD: "BC", PRINCE_OF_WALES: "BB"}


@pytest.mark.rule("DS-SHP.3")
def test_battleships_and_battlecruisers_read_the_same_chart() -> None:
    for firer, target in ((BISMARCK, HOOD), (HOOD, BISMARCK), (BISMARCK, PRINCE_OF_WALES)):
        assert chains(FACTS, firer, target, 3)
        assert not chains(FACTS, firer, target, 4)


def with_class(ship: ShipId, kind: str) -> Facts:
    """The data with one ship in another class."""
    card = msgspec.structs.replace(FACTS.ships[ship], kind=kind)
    return msgspec.structs.replace(FACTS, ships={**FACTS.ships, ship: card})


@pytest.mark.rule("DS-SHP.4")
def test_the_class_changes_chains_and_armour_and_nothing_else() -> None:
    changed = with_class(HOOD, "CA")
    p = setting().public
    damaged(p, HOOD, "KH", "QH", "3H")
    for same in (
        lambda facts: shooting_number(p, facts, HOOD, BISMARCK),
        lambda facts: shooting_number(p, facts, BISMARCK, HOOD),
        lambda facts: speed_number(p, facts, HOOD),
        lambda facts: morale_number(p, facts, HOOD),
        lambda facts: points(p, facts, HOOD),
        lambda facts: (beaten(p, facts, BRITISH), out_of_reach(p, facts)),
    ):
        assert same(FACTS) == same(changed)
    assert chains(FACTS, HOOD, BISMARCK, 3)
    assert not chains(changed, HOOD, BISMARCK, 3)
    assert pierces(FACTS, HOOD, BISMARCK, "8H")
    assert not pierces(changed, HOOD, BISMARCK, "8H")


@pytest.mark.rule("DS-SHP.5")
@pytest.mark.parametrize(("roll", "moves"), [(4, True), (3, False)])
def test_the_speed_number_must_be_reached(roll: int, moves: bool) -> None:
    p = setting().public
    p.speed = {BRITISH: roll}
    assert may_move(p, FACTS, HOOD) is moves


@pytest.mark.rule("DS-SHP.6")
def test_damage_raises_the_speed_number() -> None:
    p = setting().public
    assert total(speed_number(p, FACTS, HOOD)) == 4
    damaged(p, HOOD, "QH", hull=8)
    assert total(speed_number(p, FACTS, HOOD)) == 6


@pytest.mark.rule("DS-SHP.7")
def test_the_shooting_number_is_where_counting_begins() -> None:
    p = setting().public
    assert shooting_number(p, FACTS, BISMARCK, HOOD)[0] == ("strait-mod-base", 5)
    assert shooting_number(p, FACTS, PRINZ_EUGEN, HOOD)[0] == ("strait-mod-base", 6)


@pytest.mark.rule("DS-SHP.8")
@pytest.mark.parametrize(("before", "card", "sunk"), [(26, "8H", False), (27, "8H", True), (34, "10H", True)])
def test_a_ship_sinks_when_her_hull_number_is_reached(before: int, card: str, sunk: bool) -> None:
    state = setting()
    state.public.change(HOOD, hull=before)
    state.public.salvos = (Salvo(BISMARCK, HOOD, (card,), ()),)
    table = Table(state, do(apply_damage))
    assert (table.p.ships[HOOD].status == SUNK) is sunk


@pytest.mark.rule("DS-SHP.9", "DS-SHP.10", "DS-SHP.11")
def test_armour_lists_ranks_by_class_of_the_attacker_whatever_the_suit() -> None:
    assert not pierces(FACTS, BISMARCK, HOOD, "5H")
    assert pierces(FACTS, BISMARCK, HOOD, "8H")
    assert pierces(FACTS, BISMARCK, HOOD, "8C")
    assert not pierces(FACTS, PRINZ_EUGEN, HOOD, "8H")


@pytest.mark.rule("DS-SHP.12")
def test_a_sunk_ship_is_gone_from_the_map_the_targets_and_the_later_phases() -> None:
    state = setting(hood="F5 NW", prince_of_wales="G6 NW")
    p = state.public
    p.change(HOOD, hit=True)
    p.change(BISMARCK, target=HOOD, splashes=2)
    p.change(HOOD, target=BISMARCK, splashes=1)
    sink(state, HOOD, "hull")
    assert [(p.ships[name].target, p.ships[name].splashes) for name in (BISMARCK, HOOD)] == [("", 0)] * 2
    assert Table(state, do(morale_phase, BRITISH)).rested
    shots = Table(state, do(shooting_phase, GERMAN))
    assert not [option for option in shots.options if HOOD in (option.ship, getattr(option, "target", ""))]
    assert shots.refused(Fire(BISMARCK, HOOD)).rule == "DS-SHO.4"
    p.speed = {BRITISH: 12}
    moves = Table(state, do(move_ship, BRITISH))
    assert not [option for option in moves.options if option.ship == HOOD]
    assert Manoeuvre(PRINCE_OF_WALES, space("F5")) in moves.options
    assert moves.refused(Manoeuvre(HOOD)).rule == "DS-SHP.12"
