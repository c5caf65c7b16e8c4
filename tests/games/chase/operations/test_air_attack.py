"""Air attacks: who attacks what, the die and its modifiers, and what either side gets to know."""

from collections.abc import Iterable
from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import (
    ALLIED,
    GERMAN,
    LANDING,
    ON_MAP,
    PATROL,
    PORT,
    REFUEL,
    REPAIR,
    SEATS,
    SHADOWED,
    SIGHTED,
    SUNK,
)
from huffduff.games.chase.operations.air_attack import AirTarget, air_attack_phase, air_modifiers
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, locate, put, setting, wing

HERE = "P10"
NIGHT = FACTS.tracks.turn(29, "night")
NOON = FACTS.tracks.turn(23, "noon")
NIGHT_SEVEN = [("chase-mod-visibility", 2), ("chase-mod-night", 2)]


def sent(s: State, *attacks: tuple[str, str]) -> None:
    """Attack markers (hex, wing) of either side, whose aircraft are on their way home."""
    for place, name in attacks:
        wing(s, name, status=LANDING)
        private = s.private[FACTS.wings[name].side]
        private.attacks = (*private.attacks, (place, name))


def example(visibility: int = 7, **options: str) -> State:
    """The printed example: KG 2 in S23 under two Allied markers, Rodney in port in S26 under a German one."""
    s = setting(NIGHT, 4, visibility, **options)
    band(s, "KG2", "S23", "gneisenau", "scharnhorst", "5-zerstorerflottille")
    put(s, "rodney", "S26", task=PORT)
    locate(s, "KG2", SIGHTED)
    locate(s, "rodney", SIGHTED)
    sent(s, ("S23", "beaufort-2"), ("S23", "blenheim-2"), ("S26", "ju-88-2"))
    return s


def over(*ships: str, script: Iterable[Any] = (), markers: int = 1, **changes: Any) -> Table:
    """Located German ships at noon in visibility 4, with Swordfish over them."""
    s = setting(NOON, 4)
    for name in ships:
        put(s, name, HERE, **changes)
        locate(s, name, SIGHTED)
    put(s, "ark-royal", "P12")
    sent(s, *((HERE, f"swordfish-{number}") for number in range(1, markers + 1)))
    return Table(s, do(air_attack_phase), script=script)


@pytest.mark.rule("CH-9.a", "CH-9.b", "CH-9.c", "CH-9.d", "CH-9.e", "CH-9.h", "CH-9.o", "CH-9.r", "CH-9.T2")
def test_golden_07_three_attacks_die_by_die() -> None:
    table = Table(example(), do(air_attack_phase), script=[5, 1, "hull", 3, 2, 0, "critical", 2, 5])
    assert (table.ask.seat, table.ask.key) == (ALLIED, "chase-ask-air-target")
    assert table.options == tuple(
        AirTarget("S23", name, kind) for name in ("beaufort-2", "blenheim-2") for kind in ("BC", "DD")
    )
    table.answer(AirTarget("S23", "beaufort-2", "BC"))
    assert (table.ask.seat, table.ask.key, table.options) == (
        GERMAN,
        "chase-ask-air-ship",
        ("gneisenau", "scharnhorst"),
    )
    table.answer("gneisenau")
    assert table.state.private[ALLIED].attacks == (("S23", "blenheim-2"),)
    table.answer(AirTarget("S23", "blenheim-2", "BC"), "scharnhorst")
    assert (table.ask.seat, table.options) == (GERMAN, (AirTarget("S26", "ju-88-2", "BB"),))
    table.answer(AirTarget("S26", "ju-88-2", "BB"))
    assert table.rested
    assert not any(table.state.private[side].attacks for side in SEATS)
    rolls = [
        {"ship": "gneisenau", "modifiers": NIGHT_SEVEN, "type": "beaufort", "hex": "S23", "outcome": (5,)},
        {"ship": "scharnhorst", "modifiers": NIGHT_SEVEN, "type": "blenheim", "hex": "S23", "outcome": (1,)},
        {
            "ship": "rodney",
            "modifiers": [
                ("chase-mod-slow-target", -1),
                ("chase-mod-visibility", 2),
                ("chase-mod-in-port", 1),
                ("chase-mod-night", 2),
            ],
            "type": "ju-88",
            "hex": "S26",
            "outcome": (10,),
        },
    ]
    for seat in (*SEATS, None):
        assert table.told("chase-roll-air", seat) == rolls
    gneisenau, scharnhorst, rodney = (table.ship(name).card for name in ("gneisenau", "scharnhorst", "rodney"))
    assert (gneisenau.hull, gneisenau.secondary, gneisenau.evasion) == (9, 2, ())
    assert (scharnhorst.hull, scharnhorst.secondary, scharnhorst.evasion) == (8, 1, (3,))
    assert (rodney.hull, rodney.secondary, rodney.evasion) == (7, 2, (2, 5))


@pytest.mark.rule("CH-9.T1", "CH-9.T2")
def test_golden_07_by_the_table_at_visibility_six() -> None:
    table = Table(example(6), do(air_attack_phase), script=[5, 1, "dud", 0, "dud", "dud"])
    table.answer(AirTarget("S23", "beaufort-2", "BC"), "gneisenau")
    assert not table.told("chase-deal-damage")
    table.answer(AirTarget("S23", "blenheim-2", "BC"), "scharnhorst", AirTarget("S26", "ju-88-2", "BB"))
    assert table.rested
    assert [deal["ship"] for deal in table.told("chase-deal-damage")] == ["scharnhorst", "rodney", "rodney"]
    assert [sum(value for _, value in roll["modifiers"]) for roll in table.told("chase-roll-air")] == [2, 2, 2]


@pytest.mark.rule("CH-9.T2")
def test_golden_07_a_ship_of_exactly_25_is_slow_or_not_by_option() -> None:
    for option, slow in (("25-or-less", True), ("below-25", False)):
        s = setting(NOON, 4, slow_target=option)
        ship = put(s, "bismarck", HERE, evasion=(5,))
        assert (air_modifiers(s.public, FACTS, ship) == [("chase-mod-slow-target", -1)]) is slow


@pytest.mark.rule("CH-9.a")
def test_without_markers_there_is_no_phase() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SHADOWED)
    assert Table(s, do(air_attack_phase)).rested


@pytest.mark.rule("CH-9.a")
def test_all_allied_attacks_come_before_the_first_german_one() -> None:
    s = example()
    sent(s, ("S26", "he-111-2"))
    table = Table(s, do(air_attack_phase), script=[9, 9, 9, 9])
    seats = []
    while not table.rested:
        seats.append(table.ask.seat)
        table.answer(table.options[0])
    assert seats == [ALLIED, GERMAN, ALLIED, GERMAN, GERMAN, GERMAN]


@pytest.mark.rule("CH-9.b", "CH-9.d", "CH-9.h")
def test_every_marker_is_one_attack_at_the_same_ship_or_another() -> None:
    table = over("bismarck", "prinz-eugen", markers=2, script=[9, 9])
    table.answer(AirTarget(HERE, "swordfish-2", "CA"))
    assert table.options == (AirTarget(HERE, "swordfish-1", "BB"), AirTarget(HERE, "swordfish-1", "CA"))
    table.answer(AirTarget(HERE, "swordfish-1", "CA"))
    assert table.rested
    assert [roll["ship"] for roll in table.told("chase-roll-air")] == ["prinz-eugen", "prinz-eugen"]


@pytest.mark.rule("CH-9.c")
def test_battleships_and_battlecruisers_are_different_types_and_a_single_ship_needs_no_choice() -> None:
    table = over("bismarck", "gneisenau", script=[9])
    assert [target.kind for target in table.options] == ["BB", "BC"]
    table.answer(AirTarget(HERE, "swordfish-1", "BC"))
    assert table.rested
    assert table.told("chase-roll-air")[0]["ship"] == "gneisenau"


@pytest.mark.rule("CH-9.c")
def test_an_attacker_is_offered_nothing_that_only_the_enemy_knows() -> None:
    s = setting(NOON, 4)
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SIGHTED)
    for name in ("prinz-eugen", "gneisenau", "belchen"):
        put(s, name, HERE)
    put(s, "tirpitz", "P11")
    locate(s, "tirpitz", SIGHTED)
    sent(s, (HERE, "beaufort-1"))
    table = Table(s, do(air_attack_phase), script=[9])
    assert table.options == (AirTarget(HERE, "beaufort-1", "BB"),)
    assert table.refused(AirTarget(HERE, "beaufort-1", "CA")).key == "engine-not-offered"
    table.answer(AirTarget(HERE, "beaufort-1", "BB"))
    assert table.rested
    assert list(table.p.cards) == ["bismarck"]
    assert table.ship("bismarck").engaged == (23,)
    assert table.ship("tirpitz").engaged == ()


@pytest.mark.rule("CH-9.c")
def test_a_ship_of_the_same_class_that_nobody_has_located_cannot_be_put_in_the_way() -> None:
    s = setting(NOON, 4)
    for name in ("bismarck", "tirpitz"):
        put(s, name, HERE)
    locate(s, "bismarck", SIGHTED)
    sent(s, (HERE, "swordfish-1"))
    table = Table(s, do(air_attack_phase), script=[9]).answer(AirTarget(HERE, "swordfish-1", "BB"))
    assert table.rested
    assert table.told("chase-roll-air")[0]["ship"] == "bismarck"
    assert "tirpitz" not in table.p.cards


@pytest.mark.rule("CH-9.c")
def test_with_the_option_any_ship_can_be_hit_but_to_guess_wrong_is_an_attack_lost() -> None:
    def begin(*script: Any) -> Table:
        s = setting(NOON, 4, air_targets="any")
        put(s, "bismarck", HERE)
        locate(s, "bismarck", SIGHTED)
        put(s, "prinz-eugen", HERE)
        sent(s, (HERE, "beaufort-1"))
        return Table(s, do(air_attack_phase), script=script)

    table = begin(9)
    assert [target.kind for target in table.options] == ["BB", "BC", "CV", "CA", "CL", "DD", "CG", "TK"]
    table.answer(AirTarget(HERE, "beaufort-1", "CA"))
    assert (table.ask.seat, table.options) == (GERMAN, ("prinz-eugen",))
    table.answer("prinz-eugen")
    assert table.rested
    assert list(table.p.cards) == ["prinz-eugen"]
    table = begin().answer(AirTarget(HERE, "beaufort-1", "CL"))
    assert table.rested
    for seat in SEATS:
        assert table.told("chase-attack-wasted", seat) == [{"side": ALLIED, "hex": HERE}]


@pytest.mark.rule("CH-9.c", "CH-3.d")
def test_the_target_is_named_by_the_attack_even_if_it_misses() -> None:
    table = over("bismarck", script=[9])
    assert not table.p.cards
    table.answer(AirTarget(HERE, "swordfish-1", "BB"))
    assert table.p.cards["bismarck"] == table.ship("bismarck").card


@pytest.mark.rule("CH-9.c")
def test_the_enemy_sees_the_type_of_aircraft_and_not_which_unit_it_was() -> None:
    table = over("belchen", script=[3, "hull"]).answer(AirTarget(HERE, "swordfish-1", "TK"))
    assert table.ship("belchen").status == SUNK
    heard = repr([(event.key, event.params) for event in table.events if event.reaches(GERMAN)])
    assert "swordfish" in heard
    assert "swordfish-1" not in heard
    assert table.p.lost == {"belchen": ("swordfish",)}
    assert "swordfish-1" not in repr(table.p)


@pytest.mark.rule("CH-9.t", "CH-9.d")
def test_after_a_sinking_the_next_marker_chooses_anew() -> None:
    table = over("belchen", "prinz-eugen", markers=2, script=[3, "bow", 9])
    table.answer(AirTarget(HERE, "swordfish-1", "TK"))
    assert table.ship("belchen").status == SUNK
    assert table.options == (AirTarget(HERE, "swordfish-2", "CA"),)
    table.answer(table.options[0])
    assert table.rested


@pytest.mark.rule("CH-9.t", "CH-9.h")
def test_a_marker_without_a_target_is_wasted_and_both_sides_see_it() -> None:
    table = over("belchen", markers=2, script=[3, "bow"]).answer(AirTarget(HERE, "swordfish-1", "TK"))
    assert table.rested
    assert not table.state.private[ALLIED].attacks
    for seat in (*SEATS, None):
        assert table.told("chase-attack-wasted", seat) == [{"side": ALLIED, "hex": HERE}]


@pytest.mark.rule("CH-9.u")
def test_aircraft_come_home_from_every_attack() -> None:
    table = over("bismarck", markers=2, script=[9, 9])
    before = dict(table.state.private[ALLIED].wings)
    table.answer(AirTarget(HERE, "swordfish-1", "BB"), AirTarget(HERE, "swordfish-2", "BB"))
    assert table.rested
    assert table.state.private[ALLIED].wings == before


@pytest.mark.rule("CH-9.i", "CH-9.T2")
@pytest.mark.parametrize(
    ("place", "narrow"),
    [("Q29", True), ("Q30", True), ("R29", True), ("T26", True), ("U26", True), ("S26", False), ("U25", False)],
)
def test_in_the_channel_aircraft_hit_far_more_easily(place: str, narrow: bool) -> None:
    s = setting(NOON, 4)
    found = air_modifiers(s.public, FACTS, put(s, "bismarck", place))
    assert found == ([("chase-mod-channel", -3)] if narrow else [])


@pytest.mark.rule("CH-9.T2")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"rudder": True}, [("chase-mod-helpless", -2)]),
        ({"task": REFUEL}, [("chase-mod-helpless", -2)]),
        ({"rudder": True, "task": REFUEL}, [("chase-mod-helpless", -2)]),
        ({"task": PORT}, [("chase-mod-in-port", 1)]),
        ({"task": PATROL}, []),
        ({"task": REPAIR}, []),
        ({"evasion": (7,), "rudder": True}, [("chase-mod-slow-target", -1), ("chase-mod-helpless", -2)]),
    ],
)
def test_what_the_target_does_helps_or_hinders(changes: dict[str, Any], expected: list[tuple[str, int]]) -> None:
    s = setting(NOON, 4)
    assert air_modifiers(s.public, FACTS, put(s, "bismarck", HERE, **changes)) == expected


@pytest.mark.rule("CH-9.T2")
def test_only_the_night_turn_is_dark_for_aircraft() -> None:
    for time, dark in (("night", True), ("morning", False), ("noon", False), ("afternoon", False), ("evening", False)):
        s = setting(FACTS.tracks.turn(25, time), 4)
        found = air_modifiers(s.public, FACTS, put(s, "bismarck", HERE))
        assert found == ([("chase-mod-night", 2)] if dark else [])


@pytest.mark.rule("CH-9.f", "CH-9.e")
def test_a_zero_hits_through_all_modifiers() -> None:
    s = setting(NIGHT, 6, 9)
    put(s, "hood", "S26", task=PORT)
    locate(s, "hood", SIGHTED)
    sent(s, ("S26", "ju-88-2"))
    table = Table(s, do(air_attack_phase), script=[0, "dud"]).answer(AirTarget("S26", "ju-88-2", "BC"))
    assert table.rested
    assert sum(value for _, value in table.told("chase-roll-air")[0]["modifiers"]) == 6


@pytest.mark.rule("CH-9.g", "CH-2.3.3.f")
def test_three_hits_draw_three_different_chits_and_the_next_attack_the_full_cup() -> None:
    s = setting(NOON, 1)
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SIGHTED)
    sent(s, (HERE, "beaufort-1"), (HERE, "beaufort-2"))
    table = Table(s, do(air_attack_phase), script=[1, "fire-control", "rudder", "fire-control", 9, "dud"])
    table.answer(AirTarget(HERE, "beaufort-1", "BB"))
    deals = table.told("chase-deal-damage")
    assert [deal["outcome"] for deal in deals] == ["fire-control", "rudder", "fire-control"]
    assert sorted(table.state.umpire.damage) == sorted(FACTS.cups.damage_chits)
    table.answer(AirTarget(HERE, "beaufort-2", "BB"))
    assert table.rested
    assert table.ship("bismarck").status == ON_MAP
