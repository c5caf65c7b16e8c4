"""Shadowing by Allied ships, and what the quarry can do against it."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, REFUEL, SHADOWED, SIGHTED
from huffduff.games.chase.operations.manoeuvres import EVADE, HOLD, Divert, Division
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import Detach, Move, Stay
from huffduff.games.chase.operations.shadow import Attempt, shadow_chance, shadow_phase, shadowers
from huffduff.games.chase.state import State
from tests.games.chase.table import FACTS, Table, band, change, locate, put, setting

HERE, ELSEWHERE, FOG_HEX = "P10", "R8", "J30"
DONE = ()


def chased(radar: str = "best") -> State:
    """Bismarck alone, sighted, with Norfolk in her hex in the Atlantic."""
    s = setting(shadowing_radar=radar)
    put(s, "bismarck", HERE)
    put(s, "norfolk", HERE)
    locate(s, "bismarck", SIGHTED)
    return s


def battle_group(s: State | None = None, *names: str) -> State:
    """Bismarck (30) and Prinz Eugen (32) as KG1, sighted."""
    s = s or setting()
    band(s, "KG1", HERE, "bismarck", "prinz-eugen", *names)
    locate(s, "KG1", SIGHTED)
    return s


def play(s: State, *answers: object, script: list[int] | None = None) -> Table:
    return Table(s, do(shadow_phase), script=script or []).answer(*answers)


def shadow(contact: str, *ships: str) -> tuple[Attempt, ...]:
    return (Attempt(contact, tuple(ships)),)


@pytest.mark.rule("CH-6.h", "CH-6.s", "CH-6.T1")
@pytest.mark.parametrize(("die", "marker"), [(6, SHADOWED), (7, "")])
def test_a_modified_four_is_success_and_a_five_is_not(die: int, marker: str) -> None:
    s = chased()
    change(s, "norfolk", radar_out=True)
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[die])
    assert table.rested
    assert table.ship("bismarck").marker == marker
    (roll,) = table.told("chase-roll-shadow")
    assert (roll["need"], roll["modifiers"]) == (4, [("chase-mod-differential", -2)])


@pytest.mark.rule("CH-6.i", "CH-6.k", "CH-6.T2")
@pytest.mark.parametrize(
    ("lost", "differential"),
    [((), -2), ((1,), 0), ((2,), 1)],
)
def test_the_slowest_ships_decide_with_what_speed_they_have_left(lost: tuple[int, ...], differential: int) -> None:
    s = chased()
    change(s, "norfolk", evasion=lost)
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[0])
    modifiers = dict(table.told("chase-roll-shadow")[0]["modifiers"])
    assert modifiers.get("chase-mod-differential", 0) == differential


@pytest.mark.rule("CH-6.i", "CH-6.T2")
def test_a_hurt_quarry_is_easier_to_follow() -> None:
    s = chased()
    change(s, "bismarck", evasion=(2, 3))
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[9])
    assert dict(table.told("chase-roll-shadow")[0]["modifiers"])["chase-mod-differential"] == -4


@pytest.mark.rule("CH-6.i", "CH-6.j")
def test_hood_cannot_keep_up_but_norfolk_alone_can() -> None:
    s = chased()
    band(s, "TF1", HERE, "norfolk", "hood")
    table = play(s, shadow("C1", "norfolk", "hood"))
    assert table.told("chase-shadow-too-fast") == [{"contact": "C1"}]
    assert table.ask.seat == ALLIED
    assert not table.ship("norfolk").tried_to_shadow
    assert table.refused(shadow("C1", "hood")).rule == "CH-6.j"
    table = play(s, shadow("C1", "norfolk", "hood"), shadow("C1", "norfolk"), HOLD, script=[9])
    assert dict(table.told("chase-roll-shadow")[0]["modifiers"])["chase-mod-differential"] == -2


@pytest.mark.rule("CH-6.T2", "CH-10.2.u")
@pytest.mark.parametrize(
    ("ships", "modifier"), [(("norfolk",), -1), (("suffolk",), -2), (("dorsetshire",), 0), (("norfolk", "suffolk"), -2)]
)
def test_the_best_radar_counts(ships: tuple[str, ...], modifier: int) -> None:
    s = chased()
    for name in ships:
        put(s, name, HERE)
    table = play(s, shadow("C1", *ships), HOLD, script=[9])
    assert dict(table.told("chase-roll-shadow")[0]["modifiers"]).get("chase-mod-radar", 0) == modifier


@pytest.mark.rule("CH-6.T2", "CH-10.2.u")
def test_a_broken_radar_helps_nobody_and_the_worst_counts_if_the_players_want_it() -> None:
    s = chased(radar="worst")
    put(s, "suffolk", HERE)
    table = play(s, shadow("C1", "norfolk", "suffolk"), HOLD, script=[9])
    assert dict(table.told("chase-roll-shadow")[0]["modifiers"])["chase-mod-radar"] == -1
    s = chased()
    put(s, "suffolk", HERE, radar_out=True)
    table = play(s, shadow("C1", "suffolk"), HOLD, script=[9])
    assert "chase-mod-radar" not in dict(table.told("chase-roll-shadow")[0]["modifiers"])


@pytest.mark.rule("CH-6.T2")
@pytest.mark.parametrize(("visibility", "modifier"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 3), (9, 3)])
def test_bad_sight_makes_it_harder(visibility: int, modifier: int) -> None:
    s = chased()
    s.public.visibility = visibility
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[9])
    assert dict(table.told("chase-roll-shadow")[0]["modifiers"]).get("chase-mod-visibility", 0) == modifier


@pytest.mark.rule("CH-6.d", "CH-5.f", "CH-5.j")
def test_an_attempt_needs_a_free_ship_in_the_hex_and_sight() -> None:
    s = chased()
    put(s, "suffolk", ELSEWHERE)
    put(s, "hood", HERE, task=REFUEL)
    put(s, "repulse", HERE, restricted="home-fleet")
    put(s, "rodney", "", status="off")
    put(s, "dorsetshire", HERE, rudder=True)
    table = Table(s, do(shadow_phase))
    for name in ("suffolk", "hood", "repulse", "rodney", "dorsetshire", "bismarck", "nobody"):
        assert table.refused(shadow("C1", name)).rule == "CH-6.d"
    assert table.refused(shadow("C7", "norfolk")).rule == "CH-6.d"
    assert table.refused(shadow("C1")).key == "chase-not-an-order"
    assert table.refused((("shadow", "C1", "norfolk"),)).key == "engine-not-an-answer"
    assert table.refused(shadow("C1", "norfolk", "norfolk")).rule == "CH-6.d"
    assert [ship.id for ship in shadowers(table.p, s.private[ALLIED], FACTS, "C1")] == ["norfolk"]


@pytest.mark.rule("CH-6.d", "CH-5.f", "CH-5.j")
def test_fog_and_darkness_forbid_it() -> None:
    s = setting(weather=5)
    put(s, "bismarck", FOG_HEX)
    put(s, "norfolk", FOG_HEX)
    locate(s, "bismarck", SIGHTED)

    def allowed() -> bool:
        found = shadowers(s.public, s.private[ALLIED], FACTS, "C1")
        table = Table(s, do(shadow_phase))
        assert (shadow("C1", "norfolk") in table.ask.choice) is bool(found)
        return bool(found)

    assert not allowed()
    s.public.weather = 4
    assert allowed()
    s.public.visibility = 10
    assert not allowed()


@pytest.mark.rule("CH-6.c", "CH-6.w")
def test_the_german_is_never_offered_an_attempt_and_aircraft_have_no_part() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    put(s, "norfolk", HERE)
    locate(s, "norfolk", SIGHTED)
    assert Table(s, do(shadow_phase)).rested


@pytest.mark.rule("CH-6.d")
def test_the_allied_player_is_asked_whenever_something_is_sighted_even_without_a_ship_there() -> None:
    s = setting()
    put(s, "bismarck", HERE)
    locate(s, "bismarck", SIGHTED)
    table = Table(s, do(shadow_phase))
    assert table.ask.key == "chase-ask-shadow"
    assert table.answer(DONE).rested


@pytest.mark.rule("CH-6.e")
def test_one_ship_cannot_try_two_targets() -> None:
    s = chased()
    put(s, "prinz-eugen", HERE)
    locate(s, "prinz-eugen", SIGHTED)
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[9])
    assert table.refused(shadow("C2", "norfolk")).rule == "CH-6.d"
    assert table.answer(DONE).rested


@pytest.mark.rule("CH-6.f", "CH-6.v")
def test_a_task_force_splits_on_the_spot_to_find_shadowers() -> None:
    s = chased()
    put(s, "prinz-eugen", HERE)
    locate(s, "prinz-eugen", SIGHTED)
    band(s, "TF1", HERE, "norfolk", "suffolk", "dorsetshire", "kenya")
    table = play(s, shadow("C1", "norfolk"), HOLD, shadow("C2", "suffolk", "dorsetshire"), HOLD, script=[0, 0])
    assert table.rested
    assert (table.ship("norfolk").force, table.ship("kenya").force) == ("", "")
    assert table.ship("suffolk").force == table.ship("dorsetshire").force == "TF2"
    tried = [name for name in ("norfolk", "suffolk", "dorsetshire", "kenya") if table.ship(name).tried_to_shadow]
    assert tried == ["norfolk", "suffolk", "dorsetshire"]


@pytest.mark.rule("CH-6.f")
def test_a_shadowed_task_force_cannot_split_but_tries_as_a_whole() -> None:
    s = chased()
    band(s, "TF1", HERE, "norfolk", "suffolk")
    locate(s, "TF1", SHADOWED)
    table = Table(s, do(shadow_phase), script=[0])
    assert table.refused(shadow("C1", "norfolk")).rule == "CH-6.f"
    assert table.answer(shadow("C1", "norfolk", "suffolk"), HOLD).rested


@pytest.mark.rule("CH-6.f", "CH-6.t")
def test_a_task_force_that_is_merely_sighted_may_split() -> None:
    s = chased()
    band(s, "TF1", HERE, "norfolk", "suffolk")
    locate(s, "TF1", SIGHTED)
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[0])
    assert table.rested
    assert (table.ship("norfolk").force, table.ship("suffolk").force) == ("", "")
    assert not any(contact.side == ALLIED for contact in table.p.contacts.values())


@pytest.mark.rule("CH-6.g")
def test_one_attempt_for_each_sighted_unit() -> None:
    s = chased()
    put(s, "suffolk", HERE)
    put(s, "prinz-eugen", HERE)
    locate(s, "prinz-eugen", SIGHTED)
    table = play(s, shadow("C1", "norfolk"), HOLD, script=[9])
    assert table.refused(shadow("C1", "suffolk")).rule == "CH-6.g"
    assert table.refused((*shadow("C2", "suffolk"), *shadow("C2", "suffolk"))).rule == "CH-6.g"
    assert table.answer(DONE).rested


@pytest.mark.rule("CH-6.l", "CH-6.m", "CH-6.n")
@pytest.mark.parametrize("die", [0, 9])
def test_an_evasion_manoeuvre_costs_two_points_each_whatever_comes_of_it(die: int) -> None:
    s = battle_group()
    change(s, "bismarck", fuel=3)
    change(s, "prinz-eugen", fuel=2)
    put(s, "norfolk", HERE)
    table = play(s, shadow("C1", "norfolk"), EVADE, script=[die])
    assert table.rested
    assert (table.ship("bismarck").fuel, table.ship("prinz-eugen").fuel) == (1, 0)
    assert table.ship("bismarck").evading
    assert dict(table.told("chase-roll-shadow")[0]["modifiers"])["chase-mod-evasion-manoeuvre"] == 2
    assert table.told("chase-evades", ALLIED) == [{"contact": "C1"}]
    assert table.told("chase-emergency-fuel", GERMAN)
    assert not table.told("chase-emergency-fuel", ALLIED)


@pytest.mark.rule("CH-6.m")
def test_a_ship_without_two_points_keeps_her_whole_force_from_evading() -> None:
    s = battle_group()
    change(s, "bismarck", fuel=3)
    change(s, "prinz-eugen", fuel=1)
    put(s, "norfolk", HERE)
    table = play(s, shadow("C1", "norfolk"))
    assert EVADE not in table.options
    assert Divert(("prinz-eugen",), ("bismarck",)) in table.options


@pytest.mark.rule("CH-6.m", "CH-6.o")
def test_ships_that_burn_no_fuel_cannot_evade_but_others_divert_from_them_for_nothing() -> None:
    s = battle_group(None, "belchen")
    put(s, "norfolk", HERE)
    old = s.copy()
    old.public.options = {**old.public.options, "later-corrections": "off"}
    assert play(old, shadow("C1", "norfolk")).options == (HOLD,)
    table = play(s, shadow("C1", "norfolk"))
    away = Divert(("prinz-eugen", "bismarck"), ("belchen",))
    assert away in table.options
    assert EVADE not in table.options
    before = {name: table.ship(name).fuel for name in ("bismarck", "prinz-eugen", "belchen")}
    table.answer(away)
    paid = {name: before[name] - table.ship(name).fuel for name in before}
    assert paid == {"bismarck": 1, "prinz-eugen": 1, "belchen": 0}
    assert not table.ship("belchen").emergency
    alone = setting()
    put(alone, "belchen", HERE)
    put(alone, "lothringen", HERE, force="KG1")
    change(alone, "belchen", force="KG1")
    put(alone, "norfolk", HERE)
    locate(alone, "belchen", SIGHTED)
    assert play(alone, shadow("C1", "norfolk")).options == (HOLD,)


@pytest.mark.rule("CH-6.l", "CH-6.o")
def test_the_slow_part_is_never_faster_than_the_fast_one() -> None:
    s = battle_group(None, "tirpitz")
    put(s, "norfolk", HERE)
    options = play(s, shadow("C1", "norfolk")).options
    assert options == (
        HOLD,
        EVADE,
        Divert(("prinz-eugen",), ("bismarck", "tirpitz")),
        Divert(("prinz-eugen", "bismarck"), ("tirpitz",)),
        Divert(("prinz-eugen", "tirpitz"), ("bismarck",)),
    )


@pytest.mark.rule("CH-6.n", "CH-6.o", "CH-6.p")
@pytest.mark.parametrize(("part", "modifier"), [("fast", 2), ("slow", 0)])
def test_after_a_diversion_one_part_is_followed(part: str, modifier: int) -> None:
    s = battle_group()
    put(s, "suffolk", HERE)
    table = play(s, shadow("C1", "suffolk"), Divert(("prinz-eugen",), ("bismarck",)), script=[0])
    assert table.options == ("fast", "slow")
    assert table.told("chase-diverts") == [{"contact": "C1", "fast": "C2", "slow": "C3"}]
    assert [contact.classes for contact in table.p.contacts.values()] == [("CA",), ("BB",)]
    table.answer(part, DONE)
    assert table.rested
    modifiers = dict(table.told("chase-roll-shadow")[0]["modifiers"])
    assert modifiers.get("chase-mod-fast-part", 0) == modifier
    followed, other = ("prinz-eugen", "bismarck") if part == "fast" else ("bismarck", "prinz-eugen")
    assert (table.ship(followed).marker, table.ship(other).marker) == (SHADOWED, "")
    assert not table.ship("bismarck").force
    assert (table.ship("bismarck").fuel, table.ship("prinz-eugen").fuel) == (17, 8)


@pytest.mark.rule("CH-6.o")
def test_parts_of_two_and_more_are_task_forces() -> None:
    s = battle_group(None, "tirpitz", "scharnhorst")
    put(s, "suffolk", HERE)
    reaction = Divert(("prinz-eugen", "scharnhorst"), ("bismarck", "tirpitz"))
    table = play(s, shadow("C1", "suffolk"), reaction)
    forces = {name: table.ship(name).force for name in ("bismarck", "tirpitz", "prinz-eugen", "scharnhorst")}
    assert forces == {"bismarck": "KG1", "tirpitz": "KG1", "prinz-eugen": "KG2", "scharnhorst": "KG2"}
    assert [contact.force for contact in table.p.contacts.values()] == [True, True]


@pytest.mark.rule("CH-6.q")
def test_two_ships_can_follow_both_parts() -> None:
    s = battle_group()
    band(s, "TF1", HERE, "norfolk", "suffolk")
    table = play(s, shadow("C1", "norfolk", "suffolk"), Divert(("prinz-eugen",), ("bismarck",)), "both", script=[0, 9])
    assert table.options == (Division(("norfolk",), ("suffolk",)), Division(("suffolk",), ("norfolk",)))
    table.answer(Division(("norfolk",), ("suffolk",)))
    assert table.rested
    assert (table.ship("norfolk").force, table.ship("suffolk").force) == ("", "")
    first, second = table.told("chase-roll-shadow")
    assert (first["contact"], dict(first["modifiers"])["chase-mod-radar"]) == ("C2", -1)
    assert (second["contact"], dict(second["modifiers"])["chase-mod-radar"]) == ("C3", -2)
    assert (table.ship("prinz-eugen").marker, table.ship("bismarck").marker) == (SHADOWED, "")


@pytest.mark.rule("CH-6.f", "CH-6.q")
def test_a_shadowed_task_force_follows_one_part_only() -> None:
    s = battle_group()
    band(s, "TF1", HERE, "norfolk", "suffolk")
    locate(s, "TF1", SHADOWED)
    table = play(s, shadow("C1", "norfolk", "suffolk"), Divert(("prinz-eugen",), ("bismarck",)))
    assert table.options == ("fast", "slow")


@pytest.mark.rule("CH-6.g", "CH-6.p")
def test_the_other_part_is_a_target_of_its_own_for_other_ships() -> None:
    s = battle_group()
    put(s, "norfolk", HERE)
    put(s, "suffolk", HERE)
    table = play(s, shadow("C1", "norfolk"), Divert(("prinz-eugen",), ("bismarck",)), "slow", script=[9, 2])
    assert table.refused(shadow("C3", "suffolk")).rule == "CH-6.g"
    table.answer(shadow("C2", "suffolk"), HOLD)
    assert table.rested
    assert dict(table.told("chase-roll-shadow")[1]["modifiers"])["chase-mod-fast-part"] == 2


@pytest.mark.rule("CH-6.l")
@pytest.mark.parametrize(("first", "other"), [("slow", "C2"), ("fast", "C3")])
def test_a_force_that_diverted_cannot_evade_as_well(first: str, other: str) -> None:
    s = battle_group(None, "tirpitz", "scharnhorst")
    for name in ("norfolk", "suffolk"):
        put(s, name, HERE)
    reaction = Divert(("prinz-eugen", "scharnhorst"), ("bismarck", "tirpitz"))
    table = play(s, shadow("C1", "norfolk"), reaction, first, script=[9, 9])
    table.answer(shadow(other, "suffolk"))
    assert table.options == (HOLD,)
    assert table.answer(HOLD).rested


@pytest.mark.rule("CH-6.t", "CH-4.1.d", "CH-6.u")
def test_sighted_markers_of_both_sides_go_and_shadowed_ones_stay() -> None:
    s = chased()
    put(s, "prinz-eugen", ELSEWHERE)
    put(s, "hood", "V15")
    locate(s, "prinz-eugen", SHADOWED)
    locate(s, "hood", SIGHTED)
    table = play(s, DONE)
    assert table.rested
    markers = {name: table.ship(name).marker for name in ("bismarck", "prinz-eugen", "hood")}
    assert markers == {"bismarck": "", "prinz-eugen": SHADOWED, "hood": ""}
    assert list(table.p.contacts) == ["C2"]
    assert table.ship("prinz-eugen").held
    assert not table.ship("bismarck").held


@pytest.mark.rule("CH-6.r")
def test_only_a_diversion_parts_ships_that_are_being_shadowed() -> None:
    s = battle_group()
    put(s, "suffolk", HERE)
    table = Table(s, do(shadow_phase), do(movement_phase), script=[0])
    table.answer(shadow("C1", "suffolk"), HOLD)
    table.answer((Stay("KG1"),))
    assert table.refused((Detach(("prinz-eugen",)),), seat=GERMAN).params["order"] == 1
    table = Table(s, do(shadow_phase), do(movement_phase), script=[0])
    table.answer(shadow("C1", "suffolk"), Divert(("prinz-eugen",), ("bismarck",)), "slow", DONE)
    table.answer((Stay("bismarck"),))
    table.answer((Move("prinz-eugen", ("P11",)),), seat=GERMAN).answer((), seat=ALLIED)
    assert (table.ship("bismarck").hex, table.ship("prinz-eugen").hex) == (HERE, "P11")


@pytest.mark.rule("CH-6.u")
def test_a_shadowed_contact_needs_no_attempt() -> None:
    s = chased()
    put(s, "prinz-eugen", HERE)
    locate(s, "prinz-eugen", SHADOWED)
    table = Table(s, do(shadow_phase))
    assert table.refused(shadow("C2", "norfolk")).rule == "CH-6.u"


@pytest.mark.rule("CH-6.l", "CH-6.v")
def test_the_german_hears_of_the_attempt_but_not_who_makes_it() -> None:
    table = play(chased(), shadow("C1", "norfolk"), HOLD, script=[0])
    spoken = str([event.params for event in table.events if event.reaches(GERMAN)])
    assert "C1" in spoken
    assert "norfolk" not in spoken


@pytest.mark.rule("CH-6.h", "CH-6.j", "CH-6.T2")
@pytest.mark.parametrize(("gap", "chance"), [(2, 9), (1, 7), (0, 5), (-1, 4), (-2, 0), (-5, 0)])
def test_who_is_two_knots_slower_has_no_chance(gap: int, chance: int) -> None:
    assert shadow_chance(FACTS, (), gap) == chance
