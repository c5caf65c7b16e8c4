"""Damage chits, boxes, Evasion Effects and ships that sink."""

from collections.abc import Iterable
from typing import Any

import pytest

from huffduff.engine.questions import Asking, do
from huffduff.games.chase.battle.damage import hit_by_chits
from huffduff.games.chase.book import BOOK
from huffduff.games.chase.facts.terms import (
    ALLIED,
    ALOFT,
    GERMAN,
    LANDING,
    LOST,
    ON_MAP,
    READY,
    REFIT,
    REMOVED,
    SEATS,
    SIGHTED,
    SUNK,
)
from huffduff.games.chase.operations.admin import admin_phase
from huffduff.games.chase.operations.air_attack import AirTarget, air_attack_phase
from huffduff.games.chase.operations.sailing import unit_allowance
from huffduff.games.chase.ships.units import evasion
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, change, locate, put, setting, wing

HERE = "P10"


def strike(s: State, name: str, hits: int) -> Asking:
    """Hits on a ship, as a step of an agenda."""
    yield from hit_by_chits(s, name, hits, ("test",))
    return None


@pytest.fixture(autouse=True)
def _strike_is_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOK.steps, "strike", strike)


def struck(s: State, name: str, hits: int, script: Iterable[Any]) -> Table:
    table = Table(s, do(strike, name, hits), script=script)
    assert table.source.left == ()
    return table


def hit(name: str, *script: Any, hits: int = 1, **changes: Any) -> Table:
    """A fresh ship, or one changed like this, after these chits and dice."""
    s = setting()
    put(s, name, HERE, **changes)
    return struck(s, name, hits, script)


def boxes(table: Table, name: str) -> tuple[int, int, int, int]:
    card = table.ship(name).card
    return card.bow, card.stern, card.secondary, card.hull


@pytest.mark.rule("CH-9.k", "CH-9.T3")
def test_a_dud_does_nothing() -> None:
    s = setting()
    before = put(s, "bismarck", HERE).card
    assert struck(s, "bismarck", 1, ["dud"]).ship("bismarck").card == before


@pytest.mark.rule("CH-9.l", "CH-9.T3", "CH-2.3.3.d")
def test_a_ship_without_her_rudder_cannot_move_but_has_lost_no_speed() -> None:
    table = hit("bismarck", "rudder")
    ship = table.ship("bismarck")
    assert ship.card.rudder
    assert boxes(table, "bismarck") == (8, 8, 2, 12)
    assert evasion(FACTS.ships["bismarck"], ship.card) == 30
    assert unit_allowance(FACTS, [ship]) == 0


@pytest.mark.rule("CH-9.s", "CH-9.T3", "CH-2.3.3.d")
def test_fire_control_is_marked_on_the_card() -> None:
    table = hit("bismarck", "fire-control")
    assert table.ship("bismarck").card.fire_control
    assert boxes(table, "bismarck") == (8, 8, 2, 12)


@pytest.mark.rule("CH-9.l", "CH-9.s")
@pytest.mark.parametrize(("chit", "flag"), [("rudder", "rudder"), ("fire-control", "fire_control")])
def test_a_second_hit_on_the_same_gear_does_nothing_more(chit: str, flag: str) -> None:
    table = hit("bismarck", chit, chit, hits=2)
    assert getattr(table.ship("bismarck").card, flag)
    assert boxes(table, "bismarck") == (8, 8, 2, 12)


@pytest.mark.rule("CH-9.m", "CH-9.T3")
@pytest.mark.parametrize(("chit", "after"), [("bow", (7, 8, 2, 12)), ("stern", (8, 7, 2, 12))])
def test_bow_and_stern_hits_cost_a_box_of_their_guns(chit: str, after: tuple[int, ...]) -> None:
    assert boxes(hit("bismarck", chit), "bismarck") == after


@pytest.mark.rule("CH-9.m")
def test_where_no_gun_is_left_the_hull_is_hit_and_nothing_else_follows() -> None:
    table = hit("ark-royal", "stern", "bow", hits=2)
    assert boxes(table, "ark-royal") == (0, 0, 1, 3)
    assert not table.ship("ark-royal").card.evasion
    table = hit("bismarck", "bow", "bow", hits=2, bow=1)
    assert boxes(table, "bismarck") == (0, 8, 2, 11)


@pytest.mark.rule("CH-9.n", "CH-9.o")
def test_hits_on_secondary_guns_never_go_into_the_hull() -> None:
    assert boxes(hit("norfolk", "hull", 5, 3), "norfolk") == (2, 2, 0, 3)
    assert boxes(hit("prinz-eugen", "critical", 5, 5), "prinz-eugen") == (3, 3, 0, 3)


@pytest.mark.rule("CH-9.o", "CH-9.T3")
@pytest.mark.parametrize(("die", "secondary"), [(0, 1), (3, 1), (4, 2), (9, 2)])
def test_a_hull_hit_slows_the_ship_and_may_cost_secondary_guns(die: int, secondary: int) -> None:
    table = hit("bismarck", "hull", 3, die)
    assert boxes(table, "bismarck") == (8, 8, secondary, 11)
    assert table.ship("bismarck").card.evasion == (3,)


@pytest.mark.rule("CH-9.r", "CH-9.T3")
def test_a_critical_hit_costs_two_boxes_two_effects_and_secondary_guns_without_a_die() -> None:
    table = hit("bismarck", "critical", 3, 7)
    assert boxes(table, "bismarck") == (8, 8, 1, 10)
    assert table.ship("bismarck").card.evasion == (3, 7)
    assert "chase-roll-secondary" not in table.heard(None)


@pytest.mark.rule("CH-9.p")
def test_effects_add_up_but_speed_never_falls_below_zero() -> None:
    table = hit("bismarck", "hull", 5, 9, evasion=(10, 10, 7))
    assert table.ship("bismarck").card.evasion == (10, 10, 7, 5)
    assert evasion(FACTS.ships["bismarck"], table.ship("bismarck").card) == 0


@pytest.mark.rule("CH-9.o", "CH-9.p")
def test_a_ship_that_lies_still_draws_no_effect() -> None:
    table = hit("bismarck", "hull", 9, evasion=(10, 10, 7, 3))
    assert "chase-deal-evasion" not in table.heard(None)
    assert boxes(table, "bismarck") == (8, 8, 2, 11)


@pytest.mark.rule("CH-9.p")
def test_an_empty_cup_of_effects_is_no_obstacle() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    s.umpire.evasion = ()
    assert struck(s, "bismarck", 1, ["hull", 9]).ship("bismarck").card.evasion == ()


@pytest.mark.rule("CH-9.q")
@pytest.mark.parametrize(("chit", "hexes"), [(3, 2), (5, 1)])
def test_a_fast_ship_slowed_to_25_sails_one_hex_only(chit: int, hexes: int) -> None:
    table = hit("bismarck", "hull", chit, 9)
    assert unit_allowance(FACTS, [table.ship("bismarck")]) == hexes


@pytest.mark.rule("CH-9.j", "CH-4.3.e", "CH-2.4.d")
@pytest.mark.parametrize("chit", ["rudder", "bow", "stern", "hull", "critical", "fire-control"])
def test_any_chit_but_a_dud_is_the_end_of_a_tanker(chit: str) -> None:
    table = hit("belchen", chit)
    assert table.ship("belchen").status == SUNK
    assert table.p.points == -1
    assert hit("belchen", "dud").ship("belchen").status == ON_MAP


@pytest.mark.rule("CH-2.4.d", "CH-2.4.b")
def test_a_coast_guard_sinks_with_the_first_hit_on_her_hull() -> None:
    table = hit("modoc", "stern")
    assert table.ship("modoc").status == SUNK
    assert table.p.points == 1


@pytest.mark.rule("CH-9.g", "CH-2.3.3.f", "CH-9.T3")
def test_chits_of_one_attack_are_drawn_without_putting_back() -> None:
    table = hit("bismarck", "rudder", "rudder", "dud", hits=3)
    cup = table.state.umpire.damage
    assert sorted(cup) == sorted(FACTS.cups.damage_chits)
    assert set(cup) == {"dud", "rudder", "bow", "stern", "hull", "critical", "fire-control"}
    with pytest.raises(ValueError, match="cannot come out"):
        hit("bismarck", "rudder", "rudder", "rudder", hits=3)


@pytest.mark.rule("CH-9.e")
def test_every_hit_draws_one_chit_and_no_hit_none() -> None:
    assert len(hit("bismarck", "dud", "dud", "dud", hits=3).told("chase-deal-damage")) == 3
    assert not hit("bismarck", hits=0).told("chase-deal-damage")


@pytest.mark.rule("CH-9.t", "CH-10.7.d", "CH-2.3.3.e", "CH-2.4.b")
def test_a_ship_that_sinks_draws_no_more_and_gives_her_effects_back() -> None:
    s = setting()
    put(s, "norfolk", HERE, hull=3)
    table = struck(s, "norfolk", 3, ["hull", 7, 9, "critical"])
    assert table.ship("norfolk").status == SUNK
    assert table.ship("norfolk").card.evasion == ()
    assert sorted(table.state.umpire.evasion) == sorted(FACTS.cups.evasion_chits)
    assert table.p.cards["norfolk"].hull == 0
    assert table.p.cards["norfolk"].evasion == (7,)
    assert table.p.lost == {"norfolk": ("test",)}
    assert table.p.points == 4


@pytest.mark.rule("CH-9.o", "CH-2.4.b")
def test_the_last_box_of_the_hull_needs_no_further_dice() -> None:
    table = hit("norfolk", "hull", hull=1)
    assert table.ship("norfolk").status == SUNK
    assert table.heard(None) == ["chase-deal-damage", "chase-sunk"]


@pytest.mark.rule("CH-3.d", "CH-2.4.e")
def test_chits_cards_and_sinkings_are_seen_by_both_sides_and_every_chit_updates_the_card() -> None:
    s = setting()
    put(s, "hood", HERE, hull=2)
    assert "hood" not in s.public.cards
    table = struck(s, "hood", 1, ["hull", 5, 9])
    assert table.p.cards["hood"] == table.ship("hood").card
    assert table.p.cards["hood"].hull == 1
    for seat in (*SEATS, None):
        assert table.heard(seat) == ["chase-deal-damage", "chase-deal-evasion", "chase-roll-secondary"]


@pytest.mark.rule("CH-3.d")
def test_a_card_on_the_table_is_a_copy_and_nobody_elses_lies_there() -> None:
    s = setting()
    put(s, "hood", HERE)
    put(s, "norfolk", HERE, hull=1)
    table = struck(s, "hood", 1, ["bow"])
    assert list(table.p.cards) == ["hood"]
    change(table.state, "hood", hull=1)
    assert table.p.cards["hood"].hull == 8


@pytest.mark.rule("CH-7.2.e", "CH-10.7.d")
def test_those_who_sailed_with_her_are_known_without_her() -> None:
    s = setting()
    band(s, "TF1", HERE, "hood", "prince-of-wales", "hood-flotilla")
    change(s, "hood", hull=1)
    locate(s, "TF1", SIGHTED)
    table = struck(s, "hood", 1, ["hull"])
    assert table.p.contacts["C1"].classes == ("BB", "DD")
    assert table.p.contacts["C1"].force
    assert table.ship("hood").marker == table.ship("hood").force == ""
    assert table.ship("prince-of-wales").force == "TF1"


@pytest.mark.rule("CH-7.2.e")
def test_the_last_of_a_force_is_on_her_own() -> None:
    s = setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen")
    change(s, "prinz-eugen", hull=1)
    locate(s, "KG1", SIGHTED)
    table = struck(s, "prinz-eugen", 1, ["hull"])
    assert table.ship("bismarck").force == ""
    assert (table.p.contacts["C1"].classes, table.p.contacts["C1"].force) == (("BB",), False)


@pytest.mark.rule("CH-9.t")
def test_aircraft_aboard_go_down_with_their_carrier_those_aloft_do_not() -> None:
    s = setting()
    put(s, "ark-royal", HERE, hull=1)
    put(s, "victorious", HERE)
    wings = {"swordfish-1": READY, "swordfish-2": ALOFT, "swordfish-3": REFIT}
    for name, status in wings.items():
        wing(s, name, status=status, hex=HERE if status == ALOFT else "")
    table = struck(s, "ark-royal", 1, ["hull"])
    after = {name: unit.status for name, unit in table.state.private[ALLIED].wings.items()}
    assert after == {"swordfish-1": LOST, "swordfish-2": ALOFT, "swordfish-3": REFIT}
    s = setting()
    put(s, "victorious", HERE, hull=1)
    wing(s, "swordfish-3", status=LANDING)
    assert struck(s, "victorious", 1, ["hull"]).state.private[ALLIED].wings["swordfish-3"].status == LOST


@pytest.mark.rule("CH-4.2.c")
def test_the_game_is_over_when_bismarck_sinks_and_no_later_phase_begins() -> None:
    s = setting()
    put(s, "bismarck", HERE, hull=1)
    put(s, "ark-royal", HERE)
    locate(s, "bismarck", SIGHTED)
    for name in ("swordfish-1", "swordfish-2"):
        wing(s, name, status=LANDING)
    s.private[ALLIED].attacks = ((HERE, "swordfish-1"), (HERE, "swordfish-2"))
    table = Table(s, do(air_attack_phase), script=[5, "hull"]).answer(AirTarget(HERE, "swordfish-1", "BB"))
    assert table.position.over
    assert table.position.outcome is not None
    assert (table.position.outcome.winner, table.position.outcome.key) == (ALLIED, "chase-win-bismarck-sunk")
    assert table.told("chase-sunk", GERMAN) == [{"ship": "bismarck"}]


@pytest.mark.rule("CH-4.3.i", "CH-4.3.h")
def test_a_ship_that_ran_dry_counts_among_the_points_that_everybody_knows() -> None:
    s = setting(25)
    put(s, "scharnhorst", HERE, fuel=0, emergency=26)
    table = Table(s, do(admin_phase))
    assert table.ship("scharnhorst").status == REMOVED
    assert table.p.removed == ("scharnhorst",)
    assert table.p.points == -9
