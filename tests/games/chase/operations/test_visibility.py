"""Weather, fog, sight and storms."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, SHADOWED, SIGHTED, VIS_X
from huffduff.games.chase.operations.visibility import visibility_phase
from huffduff.games.chase.ships.units import blind
from tests.games.chase.table import FACTS, Table, locate, put, setting

NIGHT, MORNING, NOON, EVENING = 6, 7, 8, 10
FOG_HEX, CLEAR_HEX = "J30", "P10"


def after_roll(die: int, weather: int, turn: int = NOON) -> Table:
    """The phase with one die for the weather, and a storm that costs nothing if there is one."""
    table = Table(setting(turn, weather), do(visibility_phase), script=[die])
    assert table.rested
    return table


@pytest.mark.rule("CH-5.c", "CH-4.1.c")
def test_golden_01_a_six_in_box_eight_changes_nothing() -> None:
    table = after_roll(6, weather=8)
    assert table.p.weather == 8
    assert table.p.fog
    (roll,) = table.told("chase-roll-weather")
    assert roll["modifiers"] == [("chase-mod-weather-box", -2)]


@pytest.mark.rule("CH-5.h", "CH-5.l")
def test_golden_02_weather_four_at_night_needs_seven_factors() -> None:
    table = after_roll(5, weather=4, turn=NIGHT)
    assert table.p.visibility == 7
    assert not table.p.fog
    assert table.told("chase-weather") == [{"weather": 4, "fog": "off", "time": "night", "visibility": "7"}]


@pytest.mark.rule("CH-5.c")
@pytest.mark.parametrize(("die", "shift"), [(0, -2), (1, -1), (3, -1), (4, 0), (5, 0), (6, 1), (8, 1), (9, 2)])
def test_low_dice_clear_the_sky_and_high_ones_cloud_it(die: int, shift: int) -> None:
    assert after_roll(die, weather=5).p.weather == 5 + shift


@pytest.mark.rule("CH-5.b", "CH-5.c")
def test_the_one_weather_marker_never_leaves_its_track() -> None:
    assert after_roll(2, weather=1).p.weather == 1
    table = Table(setting(NOON, 9), do(visibility_phase), script=[9, 9])
    assert table.rested
    assert table.p.weather == 9


@pytest.mark.rule("CH-5.d")
def test_the_modifier_is_that_of_the_box_the_marker_leaves() -> None:
    table = Table(setting(NOON, 8), do(visibility_phase), do(visibility_phase), script=[4, 4])
    assert [roll["modifiers"] for roll in table.told("chase-roll-weather")] == [[("chase-mod-weather-box", -2)], []]
    assert table.p.weather == 7


@pytest.mark.rule("CH-5.e")
@pytest.mark.parametrize(("weather", "die", "fog"), [(5, 4, True), (5, 2, False), (4, 4, False), (4, 7, True)])
def test_fog_begins_at_weather_five(weather: int, die: int, fog: bool) -> None:
    table = after_roll(die, weather)
    assert table.p.fog is fog
    assert table.told("chase-weather")[0]["fog"] == ("on" if fog else "off")


@pytest.mark.rule("CH-5.f")
def test_nothing_can_be_seen_in_a_fog_hex_while_fog_lies_on_it() -> None:
    fog, clear = setting(NOON, 5).public, setting(NOON, 4).public
    assert blind(fog, FACTS, FOG_HEX)
    assert not blind(fog, FACTS, CLEAR_HEX)
    assert not blind(clear, FACTS, FOG_HEX)


@pytest.mark.rule("CH-5.g")
def test_fog_hides_marked_units_of_both_sides_in_its_hexes_only() -> None:
    s = setting(NOON, 5)
    put(s, "bismarck", FOG_HEX)
    put(s, "prinz-eugen", CLEAR_HEX)
    put(s, "norfolk", FOG_HEX)
    for name, marker in (("bismarck", SHADOWED), ("prinz-eugen", SHADOWED), ("norfolk", SIGHTED)):
        locate(s, name, marker)
    table = Table(s, do(visibility_phase), script=[4])
    assert [table.ship(name).marker for name in ("bismarck", "prinz-eugen", "norfolk")] == ["", SHADOWED, ""]
    assert [contact.hex for contact in table.p.contacts.values()] == [CLEAR_HEX]
    for seat in (GERMAN, ALLIED):
        assert [told["contact"] for told in table.told("chase-contact-lost", seat)] == ["C1", "C3"]


@pytest.mark.rule("CH-5.g")
def test_a_sky_that_clears_hides_nobody() -> None:
    s = setting(NOON, 5)
    put(s, "bismarck", FOG_HEX)
    locate(s, "bismarck", SHADOWED)
    table = Table(s, do(visibility_phase), script=[1])
    assert table.ship("bismarck").marker == SHADOWED


@pytest.mark.rule("CH-5.h", "CH-5.i")
@pytest.mark.parametrize(
    ("weather", "turn", "level"),
    [(7, NIGHT, VIS_X), (6, NIGHT, 9), (4, MORNING, 4), (4, NOON, 4), (4, EVENING, 5), (7, NOON, 7)],
)
def test_weather_and_time_of_day_make_the_level(weather: int, turn: int, level: int) -> None:
    table = after_roll(4, weather, turn)
    assert table.p.visibility == level
    assert table.told("chase-weather")[0]["visibility"] == ("X" if level == VIS_X else str(level))


@pytest.mark.rule("CH-5.j")
def test_at_x_all_markers_go_and_every_hex_is_dark() -> None:
    s = setting(NIGHT, 7)
    for name, place, marker in (("bismarck", CLEAR_HEX, SHADOWED), ("hood", "V15", SIGHTED)):
        put(s, name, place)
        locate(s, name, marker)
    table = Table(s, do(visibility_phase), script=[4])
    assert table.p.visibility == VIS_X
    assert not table.p.contacts
    assert not table.ship("bismarck").marker
    assert blind(table.p, FACTS, "V15")


@pytest.mark.rule("CH-5.k")
def test_a_storm_costs_every_ship_that_burns_fuel_a_point() -> None:
    s = setting(NOON, 9)
    for name, fuel in (("bismarck", 10), ("rodney", 3), ("prinz-eugen", 1), ("belchen", 0)):
        put(s, name, CLEAR_HEX, fuel=fuel)
    put(s, "nelson", "", status="off", fuel=5)
    table = Table(s, do(visibility_phase), script=[7, 4])
    assert table.rested
    left = {name: table.ship(name).fuel for name in ("bismarck", "rodney", "prinz-eugen", "belchen", "nelson")}
    assert left == {"bismarck": 9, "rodney": 2, "prinz-eugen": 0, "belchen": 0, "nelson": 5}
    assert table.told("chase-emergency-fuel", GERMAN) == [{"ship": "prinz-eugen", "turn": NOON + 10}]
    assert not table.told("chase-emergency-fuel", ALLIED)


@pytest.mark.rule("CH-5.k")
def test_a_five_calms_the_storm_and_other_weather_has_none() -> None:
    s = setting(NOON, 9)
    put(s, "bismarck", CLEAR_HEX, fuel=10)
    table = Table(s, do(visibility_phase), script=[7, 5])
    assert table.rested
    assert table.ship("bismarck").fuel == 10
    assert not after_roll(4, weather=7).told("chase-roll-storm")


@pytest.mark.rule("CH-4.1.c")
def test_weather_fog_level_and_storm_come_in_this_order() -> None:
    s = setting(NOON, 8)
    put(s, "bismarck", FOG_HEX)
    locate(s, "bismarck", SIGHTED)
    table = Table(s, do(visibility_phase), script=[9, 5])
    assert table.heard(None) == [
        "chase-roll-weather",
        "chase-weather",
        "chase-contact-lost",
        "chase-roll-storm",
        "chase-no-storm",
    ]
