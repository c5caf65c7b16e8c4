"""AA fire: who can shoot at which Flight, with how many dice, and what comes down."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from huffduff.engine.questions import do
from huffduff.games.vas.air.antiaircraft import PassHints, declare_antiaircraft, fire_antiaircraft, pass_over
from huffduff.games.vas.air.division import AaHints, AaTried, chance_down
from huffduff.games.vas.air.guns import Gun, GunTarget, dp_dice, dp_reach, face_needed, guns_of
from huffduff.games.vas.facts.words import CardId, FlightId, PlaneId, ShipId, WeaponId
from huffduff.games.vas.gunnery.targets import name_targets
from huffduff.games.vas.state import Burst, State
from tests.games.vas.table import FACTS, Table, fly, hints_of, inches, put, setting

BEAM = 0.85  # from the middle of Warspite to a stand at her side
SWORDFISH, ZERO, CORSAIR = "swordfish-i-torpedo-bomber", "a6m2-zero-fighter", "f4u-4-corsair-fighter"
FIRE = (do(declare_antiaircraft, "blue"), do(fire_antiaircraft))


def sea(card: str = "warspite", navy: str = "GB", year: int = 1944, **changes: Any) -> State:
    """A ship of blue in the middle of the table, heading north."""
    s = setting(year, navy, "JP")
    put(s, "blue", card, 30, 20, **changes)
    return s


def guns(s: State) -> dict[str, Gun]:
    return {gun.weapon: gun for gun in guns_of(FACTS, s.public, "blue")}


def burst(weapon: str, flight: str, dice: int, local: int = 0, ship: str = "blue-warspite") -> Burst:
    return Burst(ShipId(ship), WeaponId(weapon), FlightId(flight), dice, local)


def face(plane: str, contact: bool = False, local: bool = False) -> int:
    return face_needed(FACTS, FACTS.planes[PlaneId(plane)], contact=contact, local=local)


@pytest.mark.rule("VS-AIR.20", "VS-AIR.21", "VS-AIR.22", "VS-TRAIT.39", "VS-KAMI.3")
def test_six_hits_and_little_else_counts() -> None:
    assert face(ZERO) == 6
    assert face(SWORDFISH) == 6
    assert face(SWORDFISH, contact=True) == 5
    assert face("ju-88a-dive-bomber", contact=True) == 5
    assert face("he-111h-torpedo-bomber", contact=True) == 4
    assert face("a6m5-zero-kamikaze", contact=True, local=True) == 5
    assert face("a6m5-zero-kamikaze", contact=True) == 6


@pytest.mark.rule("VS-AIR.20", "VS-ORD.14")
@pytest.mark.parametrize("order", ["evade", "all-hands"])
def test_neither_speed_nor_orders_change_an_aa_die(order: str) -> None:
    s = sea(order=order, obeyed=True)
    fly(s, "red", "a6m5-zero-fighter", 30 + BEAM, 20)
    assert Table(s, *FIRE, script=[(5, 5, 5, 5, 5, 5)]).answer((burst("aa", "red-a6m5-zero-fighter-1", 0, 6),)).rested


@pytest.mark.rule("VS-AIR.25", "VS-AIR.26", "VS-TRAIT.29")
def test_local_dice_reach_only_what_touches_the_ship() -> None:
    s = sea("bismarck", "DE")
    flight = fly(s, "red", ZERO, 31.5, 20)
    assert "aa" not in guns(s)
    s.public.change_flight(flight.id, at=flight.at._replace(x=3094))
    assert guns(s)["aa"].local == 1
    assert guns(s)["aa"].dice == 0


@pytest.mark.rule("VS-AIR.25", "VS-BASIC.12")
@pytest.mark.parametrize(("x", "own", "local"), [(35, True, False), (35.01, False, False), (30.82, True, True)])
def test_a_battery_with_dice_and_range_has_both(x: float, own: bool, local: bool) -> None:
    s = sea("essex", "US")
    fly(s, "red", ZERO, x, 20)
    battery = guns(s).get("aa")
    if not own:
        assert battery is None
        return
    assert battery is not None
    assert (battery.dice, battery.local) == (6, 3)
    assert (battery.targets[0].own, battery.targets[0].local) == (own, local)


@pytest.mark.rule("VS-TRAIT.21", "VS-TRAIT.22", "VS-AIR.19")
@pytest.mark.rule("VS-NAT-US.3", "VS-NAT-US.4", "VS-NAT-US.6", "VS-NAT-UK.1")
def test_dp_guns_use_half_their_dice_and_all_with_vt_fuses() -> None:
    s = sea("northampton", "US")
    ship = s.public.ships[ShipId("blue-northampton")]
    gun = FACTS.cards[ship.card].weapons[WeaponId("light-1")]
    assert dp_dice(ship, gun) == 3
    assert dp_dice(s.public.change_ship(ship.id, halvings=1), gun) == 2
    assert dp_dice(s.public.change_ship(ship.id, halvings=2), gun) == 1
    assert dp_dice(s.public.change_ship(ship.id, halvings=0, vt=True), gun) == 6
    fly(s, "red", ZERO, 37.5, 20)
    assert tuple(guns(s)) == ("light-1",)
    warspite = sea().public.ships[ShipId("blue-warspite")]
    four_inch = FACTS.cards[warspite.card].weapons[WeaponId("light-2")]
    assert dp_dice(warspite, four_inch) == 2
    fitted = sea(vt=True).public.ships[ShipId("blue-warspite")]
    assert dp_dice(fitted, four_inch) == 4


@pytest.mark.rule("VS-TRAIT.21", "VS-AIR.19")
def test_light_guns_that_are_not_dp_never_fire_at_aircraft() -> None:
    s = sea()
    fly(s, "red", ZERO, 32, 20)
    assert tuple(guns(s)) == ("light-2",)


@pytest.mark.rule("VS-TRAIT.23", "VS-NAT-US.6", "VS-BASIC.12")
@pytest.mark.parametrize(
    ("card", "weapon", "reach"),
    [("northampton", "light-1", 750), ("bismarck", "light-2", 950), ("warspite", "light-2", 1000)],
)
def test_dp_guns_reach_half_as_far(card: str, weapon: str, reach: int) -> None:
    assert dp_reach(FACTS, FACTS.cards[CardId(card)].weapons[WeaponId(weapon)]) == reach
    s = sea(card, FACTS.cards[CardId(card)].navy)
    flight = fly(s, "red", ZERO, 30 + reach / 100, 20)
    assert weapon in guns(s)
    s.public.change_flight(flight.id, at=flight.at._replace(x=flight.at.x + 1))
    assert weapon not in guns(s)


@pytest.mark.rule("VS-TRAIT.34", "VS-TRAIT.21")
@pytest.mark.parametrize(("turn", "loading"), [(2, False), (3, True), (4, False)])
def test_a_slow_dp_gun_is_still_loading_in_the_turn_after(turn: int, loading: bool) -> None:
    s = sea("jackal", year=1941)
    (ship,) = s.public.ships.values()
    slow = next(gun.id for gun in FACTS.cards[ship.card].of("light") if gun.has("slow-loading"))
    fired = 2 if turn > 2 else 0
    s.public.change_ship(ship.id, mounts={name: replace(mount, fired=fired) for name, mount in ship.mounts.items()})
    s.public.turn = turn
    fly(s, "red", ZERO, 32, 20)
    assert (slow not in guns(s)) is loading


@pytest.mark.rule("VS-TRAIT.33")
def test_restricted_guns_have_half_their_dice_to_a_side() -> None:
    s = sea(vt=True)
    fly(s, "red", ZERO, 34, 20)
    fly(s, "red", ZERO, 26, 20)
    fly(s, "red", ZERO, 30, 26)
    starboard, port, ahead = (f"red-{ZERO}-{n}" for n in (1, 2, 3))
    table = Table(s, *FIRE)
    for side in (starboard, port):
        assert table.refused((burst("light-2", side, 3),)).rule == "VS-TRAIT.33"
    assert burst("light-2", ahead, 4).dice == 4
    assert (burst("light-2", ahead, 4),) in table.ask.choice
    assert (burst("light-2", starboard, 2), burst("light-2", port, 2)) in table.ask.choice
    assert table.refused((burst("light-2", ahead, 5),)).key == "vas-aa-too-many"


@pytest.mark.rule("VS-AIR.18", "VS-TRAIT.25", "VS-FSM.5")
def test_a_battery_must_fire_with_all_its_dice_and_a_dp_gun_may() -> None:
    s = sea()
    fly(s, "red", ZERO, 30 + BEAM, 20)
    table = Table(s, *FIRE, script=[(1, 1, 1, 1, 1, 1)])
    zero = f"red-{ZERO}-1"
    assert table.refused(()).rule == "VS-AIR.18"
    assert table.refused((burst("aa", zero, 0, 5),)).key == "vas-aa-must-fire"
    assert table.ask.choice.default == (burst("aa", zero, 0, 6),)  # type: ignore[attr-defined]
    table.answer((burst("aa", zero, 0, 6),))
    assert table.rested
    assert table.ship("blue-warspite").mounts[WeaponId("light-2")].fired == 0


@pytest.mark.rule("VS-AIR.18", "VS-TRAIT.31")
def test_where_there_is_nothing_to_divide_nobody_is_asked() -> None:
    s = sea()
    ship = s.public.ships[ShipId("blue-warspite")]
    s.public.change_ship(ship.id, mounts=ship.mounted(WeaponId("light-2"), out=True))
    fly(s, "red", ZERO, 30 + BEAM, 20)
    assert Table(s, *FIRE, script=[(1, 1, 1, 1, 1, 1)]).rested


@pytest.mark.rule("VS-AIR.23", "VS-EX.16", "VS-AIR.22", "VS-AIR.21", "VS-TRAIT.40")
def test_six_local_dice_on_three_flights() -> None:
    s = sea()
    for plane, y in ((SWORDFISH, 19), (CORSAIR, 20), ("a6m2-zero-fighter", 21)):
        fly(s, "red", plane, 30 + BEAM, y)
    names = (f"red-{SWORDFISH}-1", f"red-{CORSAIR}-1", f"red-{ZERO}-1")
    table = Table(s, *FIRE, script=[(5, 1), (6, 5), (6, 2)])
    table.answer(tuple(burst("aa", name, 0, 2) for name in names))
    assert [table.flight(name).place for name in names] == ["lost", "air", "lost"]
    assert table.rested


@pytest.mark.rule("VS-AIR.23", "VS-TRAIT.29")
def test_what_a_division_may_not_do() -> None:
    s = sea()
    fly(s, "red", ZERO, 30 + BEAM, 20)
    fly(s, "red", ZERO, 34, 20)
    near, far = (f"red-{ZERO}-{n}" for n in (1, 2))
    table = Table(s, *FIRE)
    whole = burst("aa", near, 0, 6)
    assert table.refused((burst("aa", far, 0, 6),)).key == "vas-aa-no-target"
    assert table.refused((whole, whole)).key == "vas-aa-named-twice"
    assert table.refused((whole, burst("light-2", far, 0, 1))).key == "vas-aa-not-local"
    assert table.refused((whole, burst("light-2", far, 0))).key == "vas-aa-no-dice"
    assert table.refused((whole, burst("light-2", far, 3))).key == "vas-aa-too-many"
    assert table.refused((burst("aa", near, 1, 6),)).key == "vas-aa-out-of-range"
    assert table.refused((whole, burst("A", far, 2))).rule == "VS-AIR.25"
    assert (whole, burst("light-2", far, 2)) in table.ask.choice


@pytest.mark.rule("VS-AIR.19")
def test_main_guns_never_fire_at_flights() -> None:
    s = sea()
    fly(s, "red", ZERO, 30 + BEAM, 20)
    assert set(guns(s)) == {"light-2", "aa"}


@pytest.mark.rule("VS-TRAIT.24", "VS-TRAIT.25", "VS-NAT-US.6")
@pytest.mark.parametrize("used", [True, False])
def test_a_dp_gun_used_on_aircraft_cannot_fire_at_ships(used: bool) -> None:
    s = sea()
    put(s, "red", "yamato", 40, 20)
    fly(s, "red", ZERO, 34, 20)
    shots = (burst("light-2", f"red-{ZERO}-1", 2),) if used else ()
    table = Table(s, *FIRE, do(name_targets, ShipId("blue-warspite")), script=[(1, 1)] if used else [])
    table.answer(shots)
    target = {"weapon": "light-2", "target": "red-yamato", "dice": 2}
    if used:
        assert table.refused((target,)).rule == "VS-TRAIT.24"
    else:
        assert table.ask.preview((target,)).refusal is None  # type: ignore[attr-defined]


@pytest.mark.rule("VS-AIR.24")
def test_nobody_fires_into_a_dogfight() -> None:
    s = sea()
    bomber = fly(s, "red", SWORDFISH, 30 + BEAM, 20)
    fighter = fly(s, "blue", "fulmar-i-ii-fighter", 32 + BEAM, 20)
    assert guns(s)
    s.public.dogfights = ((fighter.id, bomber.id),)
    assert not guns(s)


@pytest.mark.rule("VS-DEEP.5")
def test_a_flight_that_has_just_come_in_is_safe() -> None:
    s = sea()
    fly(s, "red", SWORDFISH, 30 + BEAM, 20, safe=True)
    assert Table(s, *FIRE).rested


@pytest.mark.rule("VS-ORD.19")
def test_smoke_hides_flights_but_not_those_in_contact() -> None:
    s = sea()
    fly(s, "red", ZERO, 35, 20)
    s.public.smoke = (s.public.ships[ShipId("blue-warspite")].at._replace(x=3300),)
    assert not guns(s)
    fly(s, "red", ZERO, 30 + BEAM, 20)
    s.public.smoke = (s.public.ships[ShipId("blue-warspite")].at._replace(x=3060),)
    assert guns(s)["light-2"].targets[0].own


@pytest.mark.rule("VS-TRAIT.40", "VS-TRAIT.41", "VS-TRAIT.42", "VS-AIR.21", "VS-AIR.3")
def test_tough_flights_need_more_hits_of_one_system_at_once() -> None:
    s = sea()
    fly(s, "red", CORSAIR, 30 + BEAM, 20)
    name = f"red-{CORSAIR}-1"
    shots = (burst("aa", name, 0, 6), burst("light-2", name, 2))
    once = Table(s, *FIRE, script=[(6, 1, 1, 1, 1, 1), (6, 1)]).answer(shots)
    assert once.flight(name).place == "air"
    assert once.rested
    target = GunTarget(FlightId(name), own=True, local=False, need=6, local_need=6, hits=3)
    assert chance_down(target, 2, 0) == 0
    assert chance_down(target, 3, 0) == pytest.approx(1 / 216)
    twice = Table(s, *FIRE, script=[(1, 1, 1, 1, 1, 1), (6, 6)]).answer(shots)
    assert twice.flight(name).place == "lost"


@pytest.mark.rule("VS-VITAL.8", "VS-VITAL.9")
def test_with_a_magazine_ablaze_a_battery_needs_a_four() -> None:
    s = sea(vitals=("magazine",))
    fly(s, "red", ZERO, 30 + BEAM, 20)
    shots = (burst("aa", f"red-{ZERO}-1", 0, 6),)
    assert Table(s, *FIRE, script=[3]).answer(shots).rested
    silent = Table(s, *FIRE, script=[4, (6, 1, 1, 1, 1, 1)]).answer(shots)
    assert silent.flight(f"red-{ZERO}-1").place == "lost"


@pytest.mark.rule("VS-FSM.3", "VS-AIR.18")
def test_dice_at_a_flight_that_is_gone_are_not_rolled() -> None:
    s = sea()
    put(s, "blue", "hood", 33, 20)
    fly(s, "red", SWORDFISH, 30 + BEAM, 20)
    name = f"red-{SWORDFISH}-1"
    shots = (burst("aa", name, 0, 6), burst("light-2", name, 2))
    table = Table(s, *FIRE, script=[(5, 1, 1, 1, 1, 1)]).answer(shots)
    assert table.flight(name).place == "lost"
    assert table.rested
    assert table.told("vas-flight-lost") == [{"flight": name}]


@pytest.mark.rule("VS-BASIC.10")
def test_a_draft_shows_what_it_would_bring_down() -> None:
    s = sea()
    fly(s, "red", ZERO, 30 + BEAM, 20)
    name = f"red-{ZERO}-1"
    table = Table(s, *FIRE)
    assert {gun.weapon for gun in hints_of(table.ask, AaHints).guns} == {"aa", "light-2"}
    tried = table.ask.preview((burst("aa", name, 0, 6), burst("A", name, 1)))
    assert isinstance(tried, AaTried)
    assert tried.bursts[0].chance == pytest.approx(1 - (5 / 6) ** 6)
    assert tried.bursts[1].refusal is not None
    assert tried.flights[0].chance == pytest.approx(1 - (5 / 6) ** 6)
    for seed in range(20):
        assert table.ask.choice.sample(Random(seed)) in table.ask.choice


@pytest.mark.rule("VS-VITAL.9", "VS-BASIC.10")
def test_a_draft_reckons_with_a_magazine_that_burns() -> None:
    s = sea(vitals=("magazine",))
    fly(s, "red", ZERO, 30 + BEAM, 20)
    name = f"red-{ZERO}-1"
    table = Table(s, *FIRE)
    assert [gun.fires for gun in hints_of(table.ask, AaHints).guns] == [0.5, 0.5]
    tried = table.ask.preview((burst("aa", name, 0, 6), burst("light-2", name, 2)))
    assert isinstance(tried, AaTried)
    battery, guns_too = (1 - (5 / 6) ** 6) / 2, (1 - (5 / 6) ** 2) / 2
    assert [one.chance for one in tried.bursts] == pytest.approx([battery, guns_too])
    assert tried.flights[0].chance == pytest.approx(1 - (1 - battery) * (1 - guns_too))


def passing(plane: str, *script: Any, answer: str = "yes", **changes: Any) -> Table:
    s = sea(**changes)
    flight = fly(s, "red", plane, 36, 20)
    ship = ShipId("blue-warspite")
    table = Table(s, do(pass_over, flight.id, ship), do(pass_over, flight.id, ship), script=script)
    assert table.ask.seat == "blue"
    return table.answer(answer)


@pytest.mark.rule("VS-TRAIT.30", "VS-TRAIT.31", "VS-AIR.15", "VS-FSM.3")
def test_local_dice_are_rolled_at_whoever_passes_over() -> None:
    table = passing(ZERO, (1, 2, 3, 4, 5, 5), (6, 1, 1, 1, 1, 1))
    assert hints_of(table.ask, PassHints).dice == 6
    assert table.flight(f"red-{ZERO}-1").place == "air"
    table.answer("yes")
    assert table.flight(f"red-{ZERO}-1").place == "lost"
    assert passing(ZERO, (6, 1, 1, 1, 1, 1)).rested
    assert passing(ZERO, answer="no").answer("no").rested


@pytest.mark.rule("VS-KAMI.3", "VS-TRAIT.30", "VS-AIR.22")
def test_local_dice_have_one_more_at_kamikazes_and_none_at_torpedo_bombers_that_only_pass() -> None:
    assert passing("a6m5-zero-kamikaze", (5, 1, 1, 1, 1, 1)).flight("red-a6m5-zero-kamikaze-1").place == "lost"
    assert passing(SWORDFISH, (5, 1, 1, 1, 1, 1)).flight(f"red-{SWORDFISH}-1").place == "air"


@pytest.mark.rule("VS-VITAL.8", "VS-VITAL.9", "VS-TRAIT.30")
def test_a_burning_magazine_hinders_local_fire_too_and_for_the_whole_turn() -> None:
    misses = (1, 1, 1, 1, 1, 1)
    fires = passing(ZERO, 4, misses, 4, misses, vitals=("magazine",)).answer("yes")
    assert fires.rested
    silenced = passing(ZERO, 3, vitals=("magazine",))
    assert silenced.rested
    for table, present in ((fires, True), (silenced, False)):
        s = table.state.copy()
        s.public.change_flight(FlightId(f"red-{ZERO}-1"), at=inches(30 + BEAM, 20))
        assert ("aa" in guns(s)) is present
        s.public.turn = 2
        assert "aa" in guns(s)


@pytest.mark.rule("VS-VITAL.8")
def test_in_matches_of_before_a_silenced_battery_tries_again_in_the_same_turn() -> None:
    s = sea(vitals=("magazine",))
    s.public.options["later-corrections"] = "off"
    flight = fly(s, "red", ZERO, 36, 20)
    passes = [do(pass_over, flight.id, ShipId("blue-warspite"))] * 2
    assert Table(s, *passes, script=[3]).answer("yes").ask.key == "vas-ask-pass"


@pytest.mark.rule("VS-CRIT.21", "VS-TRAIT.24")
@pytest.mark.parametrize("changes", [{"out": True}, {"fired": 1}])
def test_a_gun_that_is_out_or_was_used_does_not_fire(changes: dict[str, Any]) -> None:
    s = sea()
    ship = s.public.ships[ShipId("blue-warspite")]
    fly(s, "red", ZERO, 30 + BEAM, 20)
    s.public.change_ship(ship.id, mounts=ship.mounted(WeaponId("aa"), **changes))
    assert tuple(guns(s)) == ("light-2",)
    s.public.turn = 2
    assert ("aa" in guns(s)) == ("fired" in changes)
