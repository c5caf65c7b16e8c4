"""AA fire: all dice of the batteries where they save most, DP guns only where ships are no better target."""

from collections import Counter

from huffduff.engine.questions import do
from huffduff.games.vas.air.antiaircraft import declare_antiaircraft
from huffduff.games.vas.air.division import AaHints
from huffduff.games.vas.state import Burst, State
from tests.games.vas.captain.deciding import decided
from tests.games.vas.table import Table, fly, hints_of, put, setting

VAL, KATE, ZERO = "d3a1-val-dive-bomber", "b5n2-kate-torpedo-bomber", "a6m2-zero-fighter"


def attacked(*planes: str) -> State:
    """An American carrier with Flights in contact, which attack her."""
    s = setting(1942, "US", "JP")
    put(s, "blue", "yorktown", 30, 20)
    for plane in planes:
        fly(s, "red", plane, 30.6, 20, target=None if plane == ZERO else "blue-yorktown")
    return s


def declared(s: State) -> tuple[Burst, ...]:
    return tuple(decided(Table(s, do(declare_antiaircraft, "blue"))))


def test_batteries_fire_with_all_dice_and_dp_guns_help() -> None:
    s = attacked(VAL, KATE)
    guns = hints_of(Table(s, do(declare_antiaircraft, "blue")).ask, AaHints).guns
    dealt: Counter[str] = Counter()
    for burst in declared(s):
        dealt[burst.weapon] += burst.dice + burst.local
    assert set(dealt) == {gun.weapon for gun in guns}
    assert all(dealt[gun.weapon] == gun.dice + gun.local for gun in guns if gun.must)


def test_bombers_that_attack_draw_the_fire() -> None:
    aimed: Counter[str] = Counter()
    for burst in declared(attacked(VAL, ZERO)):
        aimed[burst.flight] += burst.dice + burst.local
    assert aimed[f"red-{VAL}-1"] > aimed[f"red-{ZERO}-1"]


def test_dp_guns_are_kept_for_a_ship_that_is_worth_more() -> None:
    s = attacked(ZERO)
    fly(s, "red", ZERO, 29.4, 20)
    light = {burst.weapon for burst in declared(s) if burst.weapon.startswith("light")}
    put(s, "red", "kagero", 35, 20, hull=1, crippled=True)
    assert light
    assert not any(burst.weapon.startswith("light") for burst in declared(s))
