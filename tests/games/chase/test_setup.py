"""What the game starts with, what can be bought, and where the tankers hide."""

from random import Random

import pytest

from huffduff.engine.errors import Refused
from huffduff.engine.questions import do
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, OFF_MAP, ON_MAP, SEATS, SHADOWED, SUNK
from huffduff.games.chase.options import DEFAULTS
from huffduff.games.chase.setup import Berth, Offer, berths, buy_units, deploy, place_tankers, price_tag
from huffduff.games.chase.ships.units import units
from huffduff.games.chase.state import Card, State
from huffduff.games.chase.victory import bought
from tests.games.chase.table import FACTS, Table, setting

TANKERS = ("weissenburg", "belchen", "lothringen", "gonzenheim", "kota-pinang")


def hidden(**places: str) -> tuple[Berth, ...]:
    """A hex for every tanker; those that are not named go to R8."""
    return tuple(Berth(name, places.get(name.replace("-", "_"), "R8")) for name in TANKERS)


def campaign(scenario: str = "campaign") -> State:
    return deploy(FACTS, scenario, DEFAULTS)


@pytest.mark.rule("CH-3.a", "CH-2.4.a")
@pytest.mark.parametrize("scenario", list(FACTS.scenarios))
def test_every_unit_starts_on_a_sea_hex_and_as_printed(scenario: str) -> None:
    s, plan = campaign(scenario), FACTS.scenarios[scenario]
    for side in SEATS:
        for ship in s.private[side].ships.values():
            printed = FACTS.ships[ship.id]
            assert printed.side == side
            assert (ship.status == ON_MAP) == FACTS.chart.sea(ship.hex)
            assert ship.fuel == plan.fuel.get(ship.id, printed.fuel)
            if ship.id not in plan.hurt:
                boxes = (printed.bow, printed.stern, printed.secondary, printed.hull, printed.torpedoes)
                assert ship.card == Card(*boxes)
        for ships in units(s.private[side]).values():
            assert len({ship.hex for ship in ships}) == 1
    assert {ship for side in SEATS for ship in s.private[side].ships} == {*plan.ships(), *plan.sunk}


@pytest.mark.rule("CH-3.a")
def test_bismarck_starts_from_bergen_and_the_home_fleet_from_scapa() -> None:
    s = campaign()
    german, allied = s.private[GERMAN].ships, s.private[ALLIED].ships
    assert (german["bismarck"].hex, german["bismarck"].force, german["bismarck"].fuel) == ("J30", "KG1", 16)
    assert (allied["hood"].hex, allied["hood"].force, allied["hood"].restricted) == ("K27", "TF1", "")
    assert allied["king-george-v"].restricted == "home-fleet"
    assert {allied[name].status for name in ("rodney", "dorsetshire", "nelson")} == {OFF_MAP}
    assert "tirpitz" not in german
    assert all(wing.status == "ready" for side in SEATS for wing in s.private[side].wings.values())
    assert {"swordfish-1", "catalina-1"} <= set(s.private[ALLIED].wings)


@pytest.mark.rule("CH-3.a")
def test_a_later_scenario_starts_with_its_contacts_wounds_and_losses() -> None:
    s = campaign("swordfish")
    bismarck = s.private[GERMAN].ships["bismarck"]
    assert (bismarck.marker, bismarck.card.hull, bismarck.card.evasion) == (SHADOWED, 10, (2,))
    assert s.public.cards["bismarck"] == bismarck.card
    assert s.public.contacts["C1"].hex == bismarck.hex
    assert len(s.umpire.evasion) == len(FACTS.cups.evasion_chits) - 1
    assert s.private[ALLIED].ships["hood"].status == SUNK
    assert s.public.lost == {"hood": ("bismarck",)}
    swordfish = [name for name in s.private[ALLIED].wings if FACTS.wings[name].base == "victorious"]
    assert swordfish == []


@pytest.mark.rule("CH-11.3.c", "CH-3.a")
@pytest.mark.parametrize("scenario", list(FACTS.scenarios))
def test_who_starts_shadowed_does_not_hunt_in_the_first_turn(scenario: str) -> None:
    s = campaign(scenario)
    for side in SEATS:
        for ship in s.private[side].ships.values():
            assert ship.held is (ship.marker == SHADOWED)


@pytest.mark.rule("CH-3.b", "CH-3.c")
def test_three_full_cups_that_no_view_contains() -> None:
    s = campaign()
    assert sorted(s.umpire.damage) == sorted(FACTS.cups.damage_chits)
    assert sorted(s.umpire.evasion) == sorted(FACTS.cups.evasion_chits)
    assert sorted(s.umpire.convoys) == sorted(FACTS.cups.convoy_chits)
    for seat in (GERMAN, ALLIED, None):
        assert set(s.view(seat).wire()) == {"seat", "public", "private"}


@pytest.mark.rule("CH-3.d")
def test_no_card_is_on_the_table_before_it_comes_into_play() -> None:
    assert campaign().public.cards == {}


@pytest.mark.rule("CH-3.e")
def test_sky_and_sight_of_the_first_turn_are_given() -> None:
    p = campaign().public
    assert (p.turn, p.weather, p.visibility, p.fog) == (1, 5, 8, True)
    p = campaign("denmark-strait").public
    assert (p.turn, p.weather, p.visibility) == (11, 3, 6)


@pytest.mark.rule("CH-3.f", "CH-7.7.2.ac")
def test_the_german_hides_each_tanker_where_he_likes() -> None:
    table = Table(campaign(), do(place_tankers))
    assert table.ask.seat == GERMAN
    table.answer(hidden(belchen="D10", kota_pinang="Z10"))
    assert table.rested
    assert table.ship("belchen").hex == "D10"
    assert table.ship("kota-pinang").hex == "Z10"
    assert {table.ship(name).status for name in TANKERS} == {ON_MAP}
    assert not table.events
    assert "D10" not in str(table.position.view(ALLIED).wire())


@pytest.mark.rule("CH-3.f", "CH-7.7.2.ac")
@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("L10", "chase-tanker-on-route"),
        ("U19", "chase-tanker-on-route"),
        ("H20", "chase-tanker-in-air-cover"),
        ("P28", "chase-no-sea"),
        ("ZZ9", "chase-no-sea"),
    ],
)
def test_no_tanker_starts_on_a_route_under_air_cover_or_on_land(place: str, key: str) -> None:
    table = Table(campaign(), do(place_tankers))
    refused = table.refused(hidden(lothringen=place))
    assert refused.key == key
    assert refused.params["order"] == 3


@pytest.mark.rule("CH-3.f")
def test_every_tanker_needs_one_hex() -> None:
    table = Table(campaign(), do(place_tankers))
    assert table.refused(hidden()[:4]).key == "chase-tanker-left"
    assert table.refused((*hidden(), hidden()[0])).key == "chase-not-an-order"
    assert table.refused((Berth("bismarck", "R8"),)).key == "chase-not-an-order"
    assert table.ask.choice.refusal(table.ask.choice.sample(Random(1))) is None
    assert len(berths(FACTS)) > 100


@pytest.mark.rule("CH-3.f")
def test_a_scenario_without_hidden_tankers_does_not_ask() -> None:
    assert Table(campaign("swordfish"), do(place_tankers)).rested


def shop(script: list[int]) -> Table:
    return Table(setting(1, optional_units="on"), do(buy_units), script=script)


@pytest.mark.rule("CH-13.1.a")
def test_units_are_for_sale_only_if_both_agreed_on_it() -> None:
    assert Table(setting(1), do(buy_units)).rested
    table = shop([])
    assert table.position.deciding == (GERMAN, ALLIED)
    assert isinstance(table.refused(("new-york",), GERMAN), Refused)
    assert table.refused(("tirpitz", "tirpitz"), GERMAN).key == "chase-not-for-sale"
    assert table.refused((("buy", "tirpitz"),), GERMAN).key == "engine-not-an-answer"
    assert table.answer((), seat=GERMAN).answer((), seat=ALLIED).rested


@pytest.mark.rule("CH-13.1.b", "CH-13.1.d", "CH-13.1.T1")
def test_a_bought_unit_costs_points_and_starts_in_its_hex() -> None:
    table = shop([9, 9]).answer(("tirpitz",), seat=GERMAN).answer(("new-york",), seat=ALLIED)
    assert table.rested
    assert (table.ship("tirpitz").hex, table.ship("new-york").hex) == ("O33", "L2")
    assert table.ship("tirpitz").fuel == FACTS.ships["tirpitz"].fuel
    assert bought(table.state.private[GERMAN], FACTS) == -9
    assert bought(table.state.private[ALLIED], FACTS) == 5
    offers = {unit.id: (unit.points, unit.hex, unit.revealed_to) for unit in FACTS.optional.values()}
    assert price_tag(FACTS, "tirpitz") == Offer(-9, "O33", betrayed=9)
    assert offers == {
        "tirpitz": (-9, "O33", 8),
        "scharnhorst": (-7, "U26", 7),
        "gneisenau": (-8, "U26", 5),
        "koln": (-3, "O32", 5),
        "us-destroyers-1": (1, "AE12", 2),
        "us-destroyers-2": (2, "H7", 2),
        "new-york": (5, "L2", 4),
        "augusta": (3, "M1", 5),
    }


@pytest.mark.rule("CH-13.1.c")
@pytest.mark.parametrize(("die", "announced"), [(8, ("tirpitz",)), (9, ()), (0, ("tirpitz",))])
def test_a_secret_roll_betrays_the_name_and_nothing_else(die: int, announced: tuple[str, ...]) -> None:
    table = shop([die]).answer(("tirpitz",), seat=GERMAN).answer((), seat=ALLIED)
    assert table.p.announced == announced
    assert table.heard(ALLIED) == ["chase-unit-announced"] * len(announced)
    assert ("tirpitz" in str(table.position.view(ALLIED).wire())) is bool(announced)
    assert "O33" not in str([event for event in table.events if event.reaches(ALLIED)])
    assert "chase-roll-secret" in table.heard(GERMAN)
