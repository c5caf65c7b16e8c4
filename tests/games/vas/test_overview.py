"""What a client shows of the ships as they are."""

import pytest

from huffduff.games.vas.facts.words import AFT, FORE, PORT, STARBOARD, WeaponId
from huffduff.games.vas.overview import overview, sectors
from huffduff.games.vas.state import Penalty
from tests.games.vas.table import put, setting


@pytest.mark.rule("VS-ARC.1")
@pytest.mark.parametrize(
    ("arcs", "found"),
    [
        (0, ()),
        (FORE, ((-45, 45),)),
        (FORE | STARBOARD | PORT, ((225, 495),)),
        (AFT | STARBOARD | PORT, ((45, 315),)),
        (STARBOARD | PORT, ((45, 135), (225, 315))),
        (FORE | STARBOARD | AFT | PORT, ((-45, 315),)),
    ],
)
def test_quadrants_are_joined_to_sectors(arcs: int, found: tuple[tuple[int, int], ...]) -> None:
    assert sectors(arcs) == found


@pytest.mark.rule("VS-BASIC.10")
def test_ships_show_what_they_have_left_and_sides_their_points() -> None:
    s = setting()
    whole = put(s, "blue", "bismarck", 10, 10)
    hurt = put(s, "red", "hood", 30, 10, crippled=True)
    seen = overview(s.view("blue"))
    assert seen.ships[whole.id].speed == 2 * seen.ships[hurt.id].speed == 600
    assert [weapon.dice for weapon in seen.ships[hurt.id].weapons.values()][:6] == [2, 2, 2, 2, 4, 2]
    assert float(seen.points["blue"]) == s.data.cards[hurt.card].points / 2
    assert seen.points["red"] == "0"


@pytest.mark.rule("VS-ARC.2", "VS-WPN.2")
def test_what_bears_on_every_side_is_shown_with_its_dice() -> None:
    s = setting()
    ship = put(s, "blue", "bismarck", 10, 10)
    seen = overview(s.view("blue")).ships[ship.id].bearings
    assert [(each.sector, "".join(each.guns), each.dice) for each in seen] == [
        ((-45, 45), "AB", 4),
        ((45, 135), "ABXY", 8),
        ((225, 315), "ABXY", 8),
        ((135, 225), "XY", 4),
    ]
    s.public.change_ship(ship.id, mounts=ship.mounted(WeaponId("A"), out=True))
    s.public.change_ship(ship.id, weapons=3, penalties=(Penalty("weapons", 3, weapon=WeaponId("B")),))
    weapons = overview(s.view("blue")).ships[ship.id].weapons
    assert [weapons[WeaponId(name)].permission for name in "BX"] == [s.data.tables.gunnery.permission, 0]
    seen = overview(s.view("blue")).ships[ship.id].bearings
    assert [each.dice for each in seen] == [2, 6, 6, 4]
    assert "A" not in {turret for each in seen for turret in each.guns}


@pytest.mark.rule("VS-WPN.3", "VS-TRAIT.33")
def test_a_ship_without_turrets_shows_her_light_guns_and_half_of_restricted_ones_to_a_side() -> None:
    s = setting()
    destroyer, cruiser = put(s, "blue", "electra", 10, 10), put(s, "blue", "atlanta", 20, 10)
    ships = overview(s.view("blue")).ships
    (alone,) = ships[destroyer.id].bearings
    assert (alone.sector, alone.guns) == ((-45, 315), ("light-1",))
    assert [(each.sector, each.dice) for each in ships[cruiser.id].bearings] == [
        ((-45, 45), 11),
        ((135, 225), 11),
        ((45, 135), 6),
        ((225, 315), 6),
    ]


@pytest.mark.rule("VS-WAS.5", "VS-OBJ.2", "VS-HID.1")
def test_a_view_shows_how_far_the_objectives_it_knows_are_reached() -> None:
    s = setting()
    put(s, "blue", "bismarck", 10, 10)
    put(s, "red", "hood", 30, 10, crippled=True)
    s.public.change_side("blue", objective="destroy")
    s.public.change_side("red", objective="attrition")
    for viewer in ("blue", "red", None):
        assert overview(s.view(viewer)).reached == {"blue": "major", "red": "none"}
    s.public.turn = 0
    assert overview(s.view("blue")).reached == {}


@pytest.mark.rule("VS-OBJ.15", "VS-HID.1")
def test_the_ship_that_an_objective_is_about_is_named_to_whoever_knows_it() -> None:
    s = setting()
    put(s, "blue", "bismarck", 10, 10)
    put(s, "red", "electra", 20, 10)
    hood = put(s, "red", "hood", 30, 10, crippled=True)
    s.private["blue"].objective = "ultimate-enemy"
    assert [overview(s.view(seat)).wanted for seat in ("blue", "red", None)] == [{"blue": (hood.id,)}, {}, {}]
    s.public.change_side("blue", objective="ultimate-enemy")
    assert overview(s.view("red")).wanted == {"blue": (hood.id,)}


@pytest.mark.rule("VS-OBJ.9", "VS-HID.1", "VS-HID.3")
def test_what_is_secret_is_not_shown_and_a_defence_line_depends_on_it() -> None:
    s = setting()
    put(s, "blue", "bismarck", 10, 10)
    put(s, "red", "hood", 30, 10, crippled=True)
    s.private["blue"].objective, s.private["red"].objective = "destroy", "defence-line"
    assert overview(s.view("blue")).reached == {"blue": "major"}
    assert overview(s.view("red")).reached == {}
    assert overview(s.view(None)).reached == {}
    s.public.change_side("blue", objective="destroy")
    assert overview(s.view("red")).reached == {"blue": "major", "red": "none"}
