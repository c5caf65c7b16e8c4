"""Damage Dice, Hull and critical checks."""

from typing import Any

import msgspec
import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.facts.words import CardId, PlaneId, ShipId, WeaponId
from huffduff.games.vas.gunnery.attack import NEVER, Volley, flight_volley, ship_volley
from huffduff.games.vas.gunnery.damage import deal_damage
from huffduff.games.vas.gunnery.modifiers import Situation
from huffduff.games.vas.state import Ship, State
from tests.games.vas.table import FACTS, Table, fly, put, setting

BISMARCK = "blue-bismarck"
WARSPITE = "red-warspite"
YAMATO = "blue-yamato"


def volley(firer: str, weapon: str, target: str, distance: float, side: bool = False, **changes: Any) -> Volley:
    """The Damage Dice of one hit, the distance in inches."""
    ship = put(setting(), "red", target, 0, 0, **changes)
    gun = FACTS.cards[CardId(firer)].weapons[WeaponId(weapon)]
    return ship_volley(FACTS, gun, ship, Situation(round(distance * 100), side))


def damages(one: Volley) -> list[int]:
    return [one.damage(face) for face in range(1, 7)]


def duel(firer: str = "bismarck", target: str = "warspite", distance: float = 25, **changes: Any) -> State:
    """A ship of blue and one of red, who shows her side to blue."""
    s = setting()
    put(s, "blue", firer, 20, 20)
    put(s, "red", target, 20, 20 + distance, 90, **changes)
    return s


def hit(s: State, weapon: str, hits: int, *script: Any) -> Table:
    """Blue's hits on red's ship."""
    blue, red = s.public.ships
    table = Table(s, do(deal_damage, blue, WeaponId(weapon), red, hits), script=script)
    assert table.rested
    return table


def target_of(table: Table) -> Ship:
    return list(table.p.ships.values())[1]


def test_the_face_from_which_on_a_die_does_damage_is_told() -> None:
    assert Volley(3, 2, 5, 6, 4).need == 3
    assert Volley(3, 6, 5, 6, 4).need == 2
    assert Volley(1, -2, 6, 6, 4).need == NEVER
    assert Volley(1, 0, 0, 6, 4, devastating=True, shield=3).need == 4


@pytest.mark.rule("VS-DMG.1")
def test_each_hit_rolls_the_damage_dice_of_the_system() -> None:
    assert target_of(hit(duel(), "A", 2, (1, 1, 1, 1, 1, 1))).hull == 73
    assert target_of(hit(duel(), "A", 1, (2, 3, 4))).hull == 70


@pytest.mark.rule("VS-DMG.2", "VS-BASIC.13", "VS-BASIC.14")
@pytest.mark.rule("VS-DMG.3", "VS-BASIC.5")
def test_armour_piercing_is_added_to_each_die_and_held_against_armour() -> None:
    light = volley("northampton", "light-1", "warspite", 3)
    assert light.bonus == -2
    assert damages(light) == [0, 0, 0, 0, 0, 0]
    assert damages(volley("bismarck", "A", "bismarck", 5)) == [0, 0, 0, 1, 1, 1]
    plain = Volley(1, 0, 5, 6, 4)
    assert not Volley(1, 2, 5, 6, 4).critical(5)
    assert damages(plain) == [0, 0, 0, 0, 1, 1]


@pytest.mark.rule("VS-DMG.4")
def test_a_natural_one_never_does_damage() -> None:
    assert damages(Volley(1, 2, 2, 6, 4)) == [0, 1, 1, 1, 1, 1]
    assert Volley(1, 0, 2, 5, 1, devastating=True).damage(1) == 0


@pytest.mark.rule("VS-DMG.5", "VS-DMG.7")
@pytest.mark.rule("VS-CRIT.1")
def test_a_natural_six_is_rolled_again_and_four_or_more_is_critical() -> None:
    nothing = hit(duel(), "A", 1, (1, 1, 6), 3)
    assert target_of(nothing).hull == 72
    struck = hit(duel(), "A", 1, (1, 1, 6), 4, 1)
    assert (target_of(struck).hull, target_of(struck).engine) == (72, 1)


@pytest.mark.rule("VS-DMG.6")
@pytest.mark.rule("VS-DMG.13", "VS-EX.6")
def test_a_six_that_did_not_penetrate_is_checked_too() -> None:
    assert damages(volley("yamato", "AA", "bismarck", 5)) == [0, 0, 0, 0, 0, 0]
    table = hit(duel("yamato", "bismarck", 10), "AA", 1, 6, 5, 2)
    assert (target_of(table).hull, target_of(table).engine) == (102, 1)
    assert damages(volley("northampton", "A", "yamato", 10)) == [0] * 6
    assert damages(volley("bismarck", "A", "yamato", 15)) == [0, 0, 0, 0, 1, 1]


@pytest.mark.rule("VS-DMG.8")
def test_no_trait_rolls_a_check_again() -> None:
    s = duel("bismarck", "northampton", 5)
    table = hit(s, "light-1", 1, 6, 3)
    assert table.heard(None).count("vas-roll-check") == 1


@pytest.mark.rule("VS-DMG.9", "VS-BASIC.6")
@pytest.mark.rule("VS-CRIP.12", "VS-EX.1")
def test_at_no_hull_she_sinks_at_once_and_the_rest_is_dropped() -> None:
    s = duel(hull=2)
    table = hit(s, "A", 1, (6, 6, 6))
    assert (target_of(table).status, target_of(table).hull) == ("sunk", 0)
    assert "vas-roll-check" not in table.heard(None)
    assert "vas-roll-cripple-guns" not in table.heard(None)


@pytest.mark.rule("VS-DMG.9")
def test_flights_on_her_decks_go_down_with_her() -> None:
    s = duel("bismarck", "ark-royal", 25, hull=1)
    carrier = ShipId("red-ark-royal")
    lost = fly(s, "red", "swordfish-i-torpedo-bomber", 0, 0, place="aboard", carrier=carrier)
    safe = fly(s, "red", "swordfish-i-torpedo-bomber", 0, 0, home=carrier)
    table = hit(s, "A", 1, (6, 6, 6))
    assert (table.flight(lost.id).place, table.flight(safe.id).place) == ("drowned", "air")


@pytest.mark.rule("VS-DMG.10", "VS-DMG.11")
@pytest.mark.rule("VS-TRAIT.4")
def test_shells_plunge_at_long_and_extreme_range_of_their_own_weapon() -> None:
    assert damages(volley("bismarck", "A", "warspite", 25)) == [0, 1, 1, 1, 1, 1]
    assert volley("bismarck", "A", "warspite", 20).bonus == 2
    assert volley("warspite", "A", "warspite", 22.01).bonus == 3
    assert volley("bismarck", "light-1", "warspite", 14).bonus == 0
    assert volley("bismarck", "A", "warspite", 14).bonus == 2
    assert volley("yamato", "A", "new-mexico", 25).bonus == 2
    assert volley("yamato", "A", "new-mexico", 25, lost_traits=("armoured-deck",)).bonus == 3


@pytest.mark.rule("VS-CRIP.9", "VS-TRAIT.4", "VS-TRAIT.5", "VS-TRAIT.12")
def test_what_covers_a_ship_is_told_and_what_the_dice_do_without_it() -> None:
    def unnamed(found: Volley) -> Volley:
        return msgspec.structs.replace(found, modifiers=())

    plunging = volley("yamato", "A", "new-mexico", 25)
    assert (plunging.cover, plunging.covered) == ("armoured-deck", 1)
    assert plunging.bare == unnamed(volley("yamato", "A", "new-mexico", 25, lost_traits=("armoured-deck",)))
    assert volley("yamato", "A", "new-mexico", 20).cover is None
    assert volley("yamato", "A", "warspite", 25).cover is None
    torpedo = volley("takao", "torpedo-port-1", "bismarck", 5, side=True)
    assert (torpedo.cover, torpedo.covered) == ("torpedo-belt", 3)
    beltless = volley("takao", "torpedo-port-1", "bismarck", 5, side=True, lost_traits=("torpedo-belt",))
    assert torpedo.bare == unnamed(beltless)
    assert volley("takao", "torpedo-port-1", "bismarck", 5).cover is None
    for plane, trait in (("ju-87b-2-c-0-dive-bomber", "armoured-deck"), ("swordfish-i-torpedo-bomber", "torpedo-belt")):
        diver, sound = FACTS.planes[PlaneId(plane)], put(setting(), "red", "bismarck", 0, 0)
        stripped = put(setting(), "red", "bismarck", 0, 0, lost_traits=(trait,))
        struck = flight_volley(FACTS, diver, sound, side=True)
        assert struck.cover == trait
        assert struck.bare == unnamed(flight_volley(FACTS, diver, stripped, side=True))
        assert struck.bare.cover is None


@pytest.mark.rule("VS-DMG.10", "VS-TRAIT.5", "VS-TRAIT.12")
def test_what_changes_a_damage_die_is_named() -> None:
    def named(found: Volley) -> list[tuple[str, int]]:
        return [(one.key, one.value) for one in found.modifiers]

    shells, torpedo = (
        volley("bismarck", "A", "warspite", 25),
        volley("takao", "torpedo-port-1", "warspite", 10, side=True),
    )
    assert named(shells) == [("vas-mod-ap", 2), ("vas-mod-plunging", 1)]
    assert named(torpedo) == [("vas-mod-belt", -torpedo.shield)]
    ship = put(setting(), "red", "bismarck", 0, 0)
    val = FACTS.planes[PlaneId("ju-87b-2-c-0-dive-bomber")]
    assert named(flight_volley(FACTS, val, ship, side=True)) == [("vas-mod-deck", -1)]
    s = duel("bismarck", "warspite", 25)
    (told,) = hit(s, "A", 1, (1, 2, 3)).told("vas-roll-damage")
    assert (told["armour"], told["modifiers"]) == (5, (("vas-mod-ap", 2), ("vas-mod-plunging", 1)))


@pytest.mark.rule("VS-DMG.12")
def test_torpedoes_and_aircraft_never_plunge() -> None:
    assert volley("takao", "torpedo-port-1", "warspite", 20).bonus == 0
    ship = put(setting(), "red", "warspite", 0, 0)
    bomber = next(plane for plane in FACTS.planes.values() if plane.role == "bomber" and plane.damage_dice == 4)
    assert flight_volley(FACTS, bomber, ship, side=True).bonus == bomber.ap


@pytest.mark.rule("VS-TRAIT.12", "VS-TRAIT.13")
def test_a_torpedo_belt_takes_from_each_die_of_a_hit_from_the_side() -> None:
    assert damages(volley("takao", "torpedo-port-1", "warspite", 10, side=True)) == [0, 0, 1, 2, 3, 4]
    assert damages(volley("takao", "torpedo-port-1", "warspite", 10)) == [0, 2, 3, 4, 5, 6]
    lost = volley("takao", "torpedo-port-1", "warspite", 10, side=True, lost_traits=("torpedo-belt",))
    assert lost.shield == 0


@pytest.mark.rule("VS-TRAIT.15", "VS-TRAIT.20")
@pytest.mark.rule("VS-TRAIT.16")
def test_devastating_dice_do_their_face_whatever_the_armour() -> None:
    torpedo = volley("takao", "torpedo-port-1", "yamato", 10)
    assert damages(torpedo) == [0, 2, 3, 4, 5, 6]
    assert damages(Volley(1, 2, 7, 5, 1, devastating=True)) == damages(torpedo)
    assert [torpedo.critical(face) for face in range(1, 7)] == [False] * 4 + [True] * 2
    belted = volley("takao", "torpedo-port-1", "yamato", 10, side=True)
    assert belted.damage(5) == 2
    assert belted.critical(5)
    table = hit(duel("takao", "yamato", 10), "torpedo-port-1", 1, (5, 1, 1), 3, 1)
    assert (target_of(table).hull, target_of(table).engine) == (144, 1)
    assert "vas-roll-check" not in table.heard(None)


@pytest.mark.rule("VS-TRAIT.27", "VS-TRAIT.28")
def test_heavy_shells_are_checked_on_five_too_and_nothing_else() -> None:
    heavy = volley("yamato", "A", "yamato", 20)
    assert [heavy.critical(face) for face in range(1, 7)] == [False] * 4 + [True] * 2
    assert damages(heavy) == [0, 0, 0, 0, 1, 1]
    table = hit(duel("yamato", "yamato", 20), "A", 1, (5, 1, 1, 1), 4, 1)
    assert (target_of(table).hull, target_of(table).engine) == (145, 1)
    assert not volley("bismarck", "A", "yamato", 20).critical(5)


@pytest.mark.rule("VS-TRAIT.37", "VS-TRAIT.38")
@pytest.mark.rule("VS-BASIC.8", "VS-CARD.8")
def test_weak_guns_do_damage_but_no_critical_hits_on_warships() -> None:
    weak = volley("northampton", "light-1", "northampton", 5)
    assert weak.critical_from == NEVER
    assert damages(weak) == [0, 0, 0, 1, 1, 1]
    civilian = next(card.id for card in FACTS.cards.values() if card.type == "civilian")
    assert volley("northampton", "light-1", civilian, 5).critical(6)
    assert volley("northampton", "A", "northampton", 5).critical(6)
    assert volley("bismarck", "light-1", "warspite", 5).critical(6)


@pytest.mark.rule("VS-TRAIT.5", "VS-TRAIT.6", "VS-TRAIT.14")
def test_a_deck_is_in_the_way_of_dives_and_a_belt_in_that_of_air_torpedoes() -> None:
    s = setting()
    idaho, bismarck = put(s, "red", "new-mexico", 0, 0), put(s, "red", "bismarck", 9, 9)
    planes = {role: next(p for p in FACTS.planes.values() if p.role == role) for role in ("kamikaze", "bomber")}
    kamikaze = flight_volley(FACTS, planes["kamikaze"], idaho, side=True)
    assert damages(kamikaze) == [0] * 6
    assert kamikaze.critical(6)
    assert flight_volley(FACTS, planes["bomber"], idaho, side=True).bonus == planes["bomber"].ap
    swordfish = next(p for p in FACTS.planes.values() if p.role == "torpedo-bomber" and p.navy == "GB")
    assert damages(flight_volley(FACTS, swordfish, bismarck, side=True)) == [0, 0, 0, 1, 2, 3]
    assert damages(flight_volley(FACTS, swordfish, bismarck, side=False)) == [0, 2, 3, 4, 5, 6]
    stuka = next(p for p in FACTS.planes.values() if p.role == "dive-bomber" and p.has("devastating"))
    assert flight_volley(FACTS, stuka, bismarck, side=False).damage(4) == 3


@pytest.mark.rule("VS-CRIP.9")
def test_what_an_earlier_hit_broke_no_longer_helps() -> None:
    s = duel("bismarck", "bismarck", 25, lost_traits=("armoured-deck",))
    assert target_of(hit(s, "A", 1, (3, 3, 1))).hull == 100
    assert target_of(hit(duel("bismarck", "bismarck", 25), "A", 1, (3, 3, 1))).hull == 102


@pytest.mark.rule("VS-CRIP.1", "VS-CRIP.2")
def test_critical_hits_come_before_the_question_whether_she_is_crippled() -> None:
    # Bismarck's shells alone have crippled her already; the Engine is struck all the same before anything is lost.
    script = ((1, 2, 6), 4, 1, (1, 1, 1, 4), (1, 1))
    table = hit(duel(hull=25), "A", 1, *script)
    assert (target_of(table).hull, target_of(table).engine, target_of(table).crippled) == (23, 1, True)
    rolls = [key for key in table.heard(None) if key.startswith("vas-roll")]
    assert rolls[-3:] == ["vas-roll-area", "vas-roll-cripple-guns", "vas-roll-cripple-traits"]
    # Where only the extra damage of a critical hit does it, that counts too.
    table = hit(duel(hull=27, engine=2), "A", 1, (1, 1, 6), 4, 1, 4, (1, 1, 1, 1), (1, 1))
    assert (target_of(table).hull, target_of(table).crew, target_of(table).crippled) == (24, 1, True)


@pytest.mark.rule("VS-GUN.11", "VS-FSM.3")
def test_hits_on_a_ship_that_is_gone_come_to_nothing() -> None:
    s = duel(status="sunk", hull=0)
    assert hit(s, "A", 1).events == []
