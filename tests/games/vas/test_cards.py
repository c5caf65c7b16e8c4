"""Ship cards and aircraft: what the rulebook prints, what was transcribed, and what the loader refuses."""

from pathlib import Path

import pytest

from huffduff.engine.errors import BadData
from huffduff.games.vas.facts.cards import Card
from huffduff.games.vas.facts.load import Facts, load
from huffduff.games.vas.facts.tables import NavyRow
from huffduff.games.vas.facts.words import AFT, ALL_ROUND, FORE, PORT, STARBOARD, CardId, Navy, PlaneId, WeaponId
from tests.games.packs import spoilt

FACTS = load()
FORWARD, AFTER = FORE | PORT | STARBOARD, AFT | PORT | STARBOARD

# The five printed cards: name, points, speed, armour, hull, cripple, traits, weapons as
# (id, arcs, bands, AD, AP, DD, traits).
PRINTED = {
    "northampton": (130, 6, 2, 23, 7, {"aircraft": 4}),
    "new-mexico": (395, 4, 6, 72, 24, {"aircraft": 3, "armoured-deck": 0, "torpedo-belt": 2}),
    "yamato": (1000, 5, 7, 146, 48, {"aircraft": 7, "armoured-deck": 0, "torpedo-belt": 3}),
    "warspite": (375, 5, 5, 73, 24, {"aircraft": 2, "torpedo-belt": 2}),
    "bismarck": (600, 6, 6, 102, 34, {"aircraft": 4, "armoured-deck": 0, "radar": 0, "torpedo-belt": 3}),
}
LINES = {
    "northampton": {
        **dict.fromkeys("AB", (FORWARD, (8, 16, 24, 32), 3, 0, 1, ())),
        "X": (AFTER, (8, 16, 24, 32), 3, 0, 1, ()),
        "light-1": (ALL_ROUND, (3, 7, 11, 15), 6, -2, 1, ("dp", "restricted", "weak")),
        "aa": (ALL_ROUND, (), 0, 0, 0, ("local",)),
    },
    "new-mexico": {
        **dict.fromkeys("AB", (FORWARD, (9, 18, 27, 37), 3, 2, 3, ())),
        **dict.fromkeys("XY", (AFTER, (9, 18, 27, 37), 3, 2, 3, ())),
        "light-1": (ALL_ROUND, (4, 8, 12, 16), 6, -2, 1, ("restricted", "weak")),
        "light-2": (ALL_ROUND, (3, 7, 11, 15), 6, -2, 1, ("dp", "restricted", "weak")),
        "aa": (ALL_ROUND, (), 0, 0, 0, ("local",)),
    },
    "yamato": {
        **dict.fromkeys("AB", (FORWARD, (11, 23, 34, 46), 3, 2, 4, ("heavy",))),
        "Y": (AFTER, (11, 23, 34, 46), 3, 2, 4, ("heavy",)),
        "AA": (FORWARD, (7, 15, 22, 30), 2, -1, 1, ()),
        "P": (PORT, (7, 15, 22, 30), 2, -1, 1, ()),
        "S": (STARBOARD, (7, 15, 22, 30), 2, -1, 1, ()),
        "YY": (AFTER, (7, 15, 22, 30), 2, -1, 1, ()),
        "light-1": (ALL_ROUND, (4, 8, 12, 16), 8, -2, 1, ("dp", "restricted", "weak")),
        "aa": (ALL_ROUND, (), 0, 0, 0, ("local",)),
    },
    "warspite": {
        **dict.fromkeys("AB", (FORWARD, (7, 15, 22, 30), 2, 2, 3, ())),
        **dict.fromkeys("XY", (AFTER, (7, 15, 22, 30), 2, 2, 3, ())),
        "light-1": (ALL_ROUND, (3, 6, 9, 13), 6, -2, 1, ("restricted", "weak")),
        "light-2": (ALL_ROUND, (5, 10, 15, 20), 4, -2, 1, ("dp", "restricted", "weak")),
        "aa": (ALL_ROUND, (), 0, 0, 0, ("local",)),
    },
    "bismarck": {
        **dict.fromkeys("AB", (FORWARD, (10, 20, 30, 40), 2, 2, 3, ())),
        **dict.fromkeys("XY", (AFTER, (10, 20, 30, 40), 2, 2, 3, ())),
        "light-1": (ALL_ROUND, (6, 12, 18, 25), 6, -1, 1, ("restricted", "twin-linked")),
        "light-2": (ALL_ROUND, (4, 9, 14, 19), 8, -2, 1, ("dp", "restricted", "weak")),
        "aa": (ALL_ROUND, (), 0, 0, 0, ("local",)),
    },
}


def card(name: str) -> Card:
    return FACTS.cards[CardId(name)]


def battery(name: str, arc: int) -> int:
    """Attack Dice of the main guns of 11 inches and more that bear on one quadrant."""
    return sum(gun.dice for gun in card(name).turrets if gun.arcs & arc and gun.damage_dice > 1)


@pytest.mark.rule("VS-NAT-FR.1", "VS-NAT-DE.1")
def test_two_navies_have_no_rules_of_their_own() -> None:
    plain: tuple[Navy, ...] = ("DE", "FR")
    assert tuple(navy for navy, row in FACTS.navies.items() if row == NavyRow(navy)) == plain


@pytest.mark.rule("VS-BASIC.1")
@pytest.mark.rule("VS-BASIC.6")
@pytest.mark.rule("VS-CARD.4")
@pytest.mark.rule("VS-CARD.5")
@pytest.mark.rule("VS-CARD.6")
@pytest.mark.rule("VS-CARD.7")
@pytest.mark.rule("VS-CARD.8")
@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_card_reads_as_it_is_printed(name: str) -> None:
    one = card(name)
    assert one.source == "printed"
    assert (one.points, one.speed // 100, one.armour, one.hull, one.cripple, one.traits) == PRINTED[name]
    assert {
        weapon.id: (
            weapon.arcs,
            tuple(limit // 100 for limit in weapon.limits),
            weapon.dice,
            weapon.ap,
            weapon.damage_dice,
            weapon.traits,
        )
        for weapon in one.weapons.values()
    } == LINES[name]


@pytest.mark.rule("VS-BASIC.1")
def test_the_five_cards_have_their_number_of_weapon_systems() -> None:
    assert [len(card(name).weapons) for name in PRINTED] == [5, 7, 9, 7, 7]


@pytest.mark.rule("VS-CARD.5")
@pytest.mark.rule("VS-CARD.6")
def test_broadsides_are_all_turrets_and_the_bow_sees_only_the_forward_ones() -> None:
    assert battery("new-mexico", PORT) == 12
    assert battery("new-mexico", FORE) == 6
    assert battery("yamato", PORT) == 9
    small = [gun.id for gun in card("yamato").turrets if gun.arcs & PORT and gun.damage_dice == 1]
    assert small == ["AA", "P", "YY"]


@pytest.mark.rule("VS-BASIC.2")
def test_a_ship_has_a_type() -> None:
    assert card("northampton").type == "cruiser"
    assert card("bismarck").type == "battleship"
    assert card("fletcher").type == "destroyer"
    assert card("essex").type == "carrier"


@pytest.mark.rule("VS-BASIC.4")
@pytest.mark.rule("VS-BASIC.5")
@pytest.mark.rule("VS-GEO.1")
def test_lengths_are_whole_hundredths_of_an_inch() -> None:
    assert card("warspite").speed == 500
    assert card("warspite").armour == 5
    assert card("bismarck").weapons[WeaponId("A")].limits == (1000, 2000, 3000, 4000)


@pytest.mark.rule("VS-BASIC.7")
@pytest.mark.rule("VS-BASIC.8")
@pytest.mark.rule("VS-SPLIT.8")
@pytest.mark.rule("VS-WPN.1")
@pytest.mark.rule("VS-WPN.3")
@pytest.mark.rule("VS-WPN.5")
@pytest.mark.rule("VS-WPN.6")
def test_weapons_are_told_apart_by_their_mounting() -> None:
    assert [gun.id for gun in card("bismarck").of("light")] == ["light-1", "light-2"]
    assert card("yamato").weapons[WeaponId("AA")].kind == "main"
    assert card("yamato").weapons[WeaponId("aa")].kind == "aa"
    assert not card("fletcher").turrets
    assert [gun.name for gun in card("fletcher").of("light")] == ["Light Guns (5 x 5-inch)"]
    assert card("prinz-eugen").weapons[WeaponId("torpedo-port-2")].arcs == PORT
    assert {weapon.kind for one in FACTS.cards.values() for weapon in one.weapons.values()} == {
        *("main", "light", "aa", "torpedo")
    }
    assert not card("northampton").turrets[0].has("weak")
    assert card("northampton").of("light")[0].has("weak")


@pytest.mark.rule("VS-FIRE.8")
@pytest.mark.rule("VS-CARD.7")
def test_a_distance_equal_to_a_printed_figure_belongs_to_the_nearer_band() -> None:
    gun = card("warspite").turrets[0]
    bands = {distance: gun.band(distance) for distance in (0, 700, 701, 1500, 2200, 3000, 3001)}
    assert list(bands.values()) == ["point-blank", "point-blank", "short", "short", "long", "extreme", None]
    six_inch, four_inch = card("warspite").of("light")
    assert (four_inch.band(1400), six_inch.band(1400)) == ("long", None)


@pytest.mark.rule("VS-CARD.1")
@pytest.mark.rule("VS-CARD.2")
@pytest.mark.rule("VS-CARD.3")
def test_bands_are_quarters_and_printed_ships_are_crippled_at_a_third() -> None:
    for one in FACTS.cards.values():
        for weapon in one.weapons.values():
            if weapon.limits:
                reach = weapon.reach // 100
                assert [limit // 100 for limit in weapon.limits] == [reach // 4, reach // 2, 3 * reach // 4, reach]
            else:
                assert (weapon.kind, weapon.dice) == ("aa", 0)
        if one.source == "printed":
            assert one.cripple == one.hull // 3


@pytest.mark.rule("VS-BASIC.9")
def test_refits_add_up_to_the_year() -> None:
    before, after = card("bismarck"), FACTS.card_in(CardId("bismarck"), 1942)
    assert after is card("bismarck-1941")
    assert (before.points, after.points) == (600, 605)
    assert [one.of("aa")[0].local for one in (before, after)] == [1, 2]
    assert after.turrets == before.turrets
    assert FACTS.card_in(CardId("bismarck"), 1940) is before
    assert FACTS.card_in(CardId("bismarck"), 1939) is None
    later = FACTS.card_in(CardId("tirpitz"), 1943)
    assert later is not None
    assert later.points == 690
    assert later.speed == card("tirpitz").speed


@pytest.mark.rule("VS-NAT.1")
def test_a_card_is_found_by_what_people_type() -> None:
    assert FACTS.find("bismarck") is card("bismarck")
    assert FACTS.find("bismarck", 1941) is card("bismarck-1941")
    assert FACTS.find("HOOD_1941") is card("hood-1941")
    assert FACTS.find("rodney_1941") is card("rodney")
    assert FACTS.find("King George V") is card("king-george-v")
    assert FACTS.find("rodney", 1936) is None
    assert FACTS.find("nautilus") is None


def test_the_curated_cards_are_complete() -> None:
    core = [one for one in FACTS.cards.values() if one.pack == "core" and one.source != "derived"]
    assert len(core) == 60  # the 59 of the roster, and Tirpitz before her refit
    assert sum(len(one.weapons) for one in core) == 347 + 7


@pytest.mark.rule("VS-GEO.29")
def test_models_have_the_size_of_the_ships_at_their_scale() -> None:
    sizes = {name: (card(name).length, card(name).width) for name in PRINTED}
    assert sizes == {
        "northampton": (400, 44),
        "new-mexico": (416, 65),
        "yamato": (575, 85),
        "warspite": (430, 70),
        "bismarck": (549, 79),
    }


@pytest.mark.rule("VS-PLANE.1")
@pytest.mark.rule("VS-AIR.4")
@pytest.mark.rule("VS-AIR.6")
@pytest.mark.rule("VS-EX.8")
@pytest.mark.rule("VS-PLANE.4")
def test_the_printed_aircraft_are_sixteen() -> None:
    printed = [plane for plane in FACTS.planes.values() if plane.source == "printed"]
    navies = [plane.navy for plane in printed]
    assert [navies.count(navy) for navy in ("US", "JP", "GB", "DE", "IT", "FR")] == [3, 5, 2, 2, 2, 2]
    zero = FACTS.planes[PlaneId("a6m2-zero-bomber")]
    assert (zero.damage_dice, zero.ap, zero.speed, zero.dogfight, zero.points) == (1, -2, 2400, 1, 15)
    corsair = FACTS.planes[PlaneId("f4u-1-corsair-fighter")]
    assert (corsair.year, corsair.carrier_capable, corsair.role) == (1942, False, "fighter")
    assert (corsair.speed, corsair.dogfight, corsair.damage_dice, corsair.points) == (3000, 3, 0, 25)
    assert corsair.hits_to_down == 2


@pytest.mark.rule("VS-PLANE.2")
@pytest.mark.rule("VS-PLANE.3")
def test_one_aircraft_in_two_roles_is_two_flights() -> None:
    torpedo, bomber = (FACTS.planes[PlaneId(f"swordfish-i-{role}")] for role in ("torpedo-bomber", "bomber"))
    assert torpedo.has("devastating")
    assert not bomber.has("devastating")
    assert (torpedo.damage_dice, bomber.damage_dice) == (4, 3)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("printed.toml", "hull = [23, 7]", "hull = [23, 8]", "crippled at 8"),
        ("printed.toml", "armour = 2", "armour = 8", "from 1\\+ to 7\\+"),
        ("printed.toml", "[8, 16, 24, 32]", "[8, 16, 25, 32]", "no quarters"),
        ("printed.toml", '"Aircraft 4"', '"Airship 4"', "no ship trait"),
        ("printed.toml", 'arcs = "FPS"', 'arcs = "FXS"', "no set of arcs"),
        ("printed.toml", "A Turret (3 x 8-inch)", "B Turret (3 x 8-inch)", "two systems"),
        ("printed.toml", "A Turret (3 x 8-inch)", "Catapult", "no turret"),
        ("printed.toml", "points = 130", "points = 0", "must be above 0"),
        ("printed.toml", 'traits = ["Local 1"]', 'traits = ["Sharp"]', "no weapon trait"),
        ("printed.toml", 'traits = ["Aircraft 4"]', 'traits = ["Carrier", "Aircraft 4"]', "has Flights"),
        ("aircraft.toml", "dd = 0", "dd = 3", "no bombs"),
        ("aircraft.toml", '"Tough"', '"Stout"', "no aircraft trait"),
        ("criticals.toml", "faces = [8, 9]", "faces = [8]", "faces 1 to 10"),
        ("war.toml", "rolls = [2, 3]", "rolls = [2]", "scores 2 to 12"),
        ("more.toml", 'of = "shokaku"', 'of = "nautilus"', "no card"),
        ("derived.toml", 'id = "zara"', 'id = "trento"', "two ships"),
        ("navies.toml", 'id = "FR"', 'id = "XX"', "Invalid enum"),
        ("tables.toml", "minimum = 1", "minimum = -1", "movement.minimum"),
        ("tables.toml", "smoke-every = 3", "smoke-every = 0", "movement.smoke-every"),
        ("tables.toml", 'id = "smoke"', 'id = "all-hands"', "vas/tables.toml: order"),
        ("aircraft.toml", "speed = 24", "speed = 0", "vas/aircraft.toml: plane"),
        ("scenarios.toml", "year = 1941", "year = 1901", "vas/scenarios.toml: scenario"),
    ],
)
def test_impossible_data_are_refused(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint) as refused:
        load(spoilt(tmp_path, "vas", file, old, new))
    assert str(refused.value).startswith("vas")


def test_a_pack_replaces_a_file(tmp_path: Path) -> None:
    facts: Facts = load(spoilt(tmp_path, "vas", "printed.toml", "points = 130", "points = 135"))
    assert facts.cards[CardId("northampton")].points == 135
    assert facts.digest != FACTS.digest
