"""The errata that concern cards, and the pack of further cards that they speak of."""

import tomllib
from fractions import Fraction
from importlib import resources

import pytest

from huffduff.games.vas.facts.cards import Card
from huffduff.games.vas.facts.load import load
from huffduff.games.vas.facts.pricing import price
from huffduff.games.vas.facts.words import CardId, WeaponId

FACTS = load()
KNOWN = [card for card in FACTS.cards.values() if card.pack == "core" and card.source != "derived"]
DERIVED = [card for card in FACTS.cards.values() if card.source == "derived"]


def card(name: str) -> Card:
    return FACTS.cards[CardId(name)]


def cards_of(ship: str) -> tuple[Card, ...]:
    return FACTS.ships[CardId(ship)]


def test_e2_every_new_mexico_carries_three_aircraft() -> None:
    sisters = [one for one in FACTS.cards.values() if one.ship_class == "New Mexico"]
    assert len(sisters) == 11
    assert {one.traits["aircraft"] for one in sisters} == {3}


def test_e3_tirpitz_without_refit_is_the_printed_card() -> None:
    tirpitz, bismarck = card("tirpitz"), card("bismarck")
    assert (tirpitz.hull, tirpitz.cripple, tirpitz.of("aa")[0].local) == (102, 34, 1)
    assert tirpitz.weapons == bismarck.weapons
    assert tirpitz.traits == bismarck.traits
    assert [one.year for one in cards_of("tirpitz")] == [1940, 1941, 1943, 1944]


def test_e4_her_starboard_torpedoes_mirror_the_port_ones() -> None:
    for year in (1941, 1943, 1944):
        mounts = card(f"tirpitz-{year}").of("torpedo")
        ports = [one.dice for one in mounts if "port" in one.id]
        assert ports == [one.dice for one in mounts if "starboard" in one.id]
        assert ports


def test_e5_what_the_german_battleships_cost() -> None:
    names = ("bismarck", "bismarck-1941", "tirpitz-1941", "king-george-v", "nelson")
    assert [card(name).points for name in names] == [600, 605, 685, 600, 600]


def test_e6_a_transcribed_destroyer_may_be_crippled_elsewhere_but_is_reported() -> None:
    kagero = card("kagero")
    assert (kagero.hull, kagero.cripple) == (5, 2)
    assert any(text.startswith("vas: card kagero: crippled at 2") for text in FACTS.oddities)
    assert (card("amatsukaze-1945").hull, card("amatsukaze-1945").cripple) == (3, 2)


def test_e7_long_bands_of_the_four_inch_and_the_tankers_battery() -> None:
    for ship in ("edinburgh", "belfast"):
        for one in cards_of(ship):
            assert one.of("light")[0].limits == (500, 1000, 1500, 2000)
    assert not card("dale-class-oil-tanker").of("aa")[0].limits


def test_e8_spellings_are_uniform() -> None:
    assert card("kako").type == "cruiser"
    assert {one.type for one in FACTS.cards.values()} == {"battleship", "cruiser", "destroyer", "carrier", "civilian"}
    marks = {weapon.mark for one in FACTS.cards.values() for weapon in one.of("torpedo")}
    assert marks == {
        *("Type 93", "Type 90", "G7a/T-1", "Mk 15", "Mk I", "Mk IV", "Mk VII", "Mk IX", "53.3 cm", "55 cm")
    }


def test_e9_flights_are_a_capacity_and_no_trait() -> None:
    essex = card("essex")
    assert essex.capacity == 22
    assert set(essex.traits) == {"advanced-radar", "carrier", "torpedo-belt"}
    assert card("ark-royal").capacity == 15
    assert "depth-charge" in card("fletcher").traits


def test_e10_two_navies_are_derived_with_every_type_of_ship() -> None:
    for navy in ("IT", "FR"):
        ships = [one for one in DERIVED if one.navy == navy]
        assert len(ships) >= 8
        assert {one.type for one in ships} == {"battleship", "cruiser", "destroyer", "carrier"}
    assert {one.navy for one in DERIVED} == {"IT", "FR"}


def test_e10_derived_ships_cost_what_the_formula_says() -> None:
    assert [one.points for one in DERIVED] == [price(one) for one in DERIVED]
    assert all(one.cripple == one.hull // 3 for one in DERIVED)


def test_e10_the_formula_is_off_by_a_seventh_on_the_known_cards() -> None:
    errors = [abs(price(one) - one.points) / one.points for one in KNOWN]
    assert sum(errors) / len(errors) == pytest.approx(0.135, abs=0.01)
    assert max(errors) < 0.4


def test_e11_every_card_has_a_footprint() -> None:
    assert (card("northampton").length, card("northampton").width) == (400, 44)
    for one in FACTS.cards.values():
        assert 200 <= one.length <= 600
        assert one.length / one.width > 4


@pytest.mark.rule("VS-GEO.29")
def test_e11_models_are_as_long_and_wide_as_the_ships_at_their_scale() -> None:
    for file in ("printed", "ships", "derived", "more"):
        text = (resources.files("huffduff.games.vas") / "data" / f"{file}.toml").read_text(encoding="utf-8")
        for row in tomllib.loads(text).get("ship", ()):
            # An inch of the model is 1,800 inches, or 45.72 metres, of the ship.
            size = [round(Fraction(str(row[side])) / Fraction("45.72") * 100) for side in ("length-m", "beam-m")]
            assert [card(row["id"]).length, card(row["id"]).width] == size


def test_the_further_cards_are_checked_like_all_others() -> None:
    more = [one for one in FACTS.cards.values() if one.pack == "more"]
    assert len(more) == 287
    assert {one.navy for one in more} == {"US", "JP", "GB", "DE"}
    assert "kumano" not in FACTS.ships  # her light guns were transcribed without dice
    assert FACTS.card_in(CardId("scharnhorst"), 1945) is card("scharnhorst")  # the refits contradict her card
    assert card("iowa-1945").weapons[WeaponId("aa")].dice == 15


def test_without_the_further_pack_a_ship_keeps_her_curated_card() -> None:
    assert FACTS.card_in(CardId("iowa"), 1945, core_only=True) is card("iowa")
    assert FACTS.card_in(CardId("missouri"), 1945, core_only=True) is None
