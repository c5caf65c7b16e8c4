"""What the British captain does: suspects, searches, shadows, brings big ships up, guards convoys."""

from random import Random

import pytest

from huffduff.engine.choices import Orders
from huffduff.games.sink.air.strikes import StrikeHints
from huffduff.games.sink.air.targets import Target, Wing
from huffduff.games.sink.captain.british import British
from huffduff.games.sink.captain.contacts import contact
from huffduff.games.sink.captain.merchants import cargo
from huffduff.games.sink.captain.openings import british_start
from huffduff.games.sink.captain.raids import strikes
from huffduff.games.sink.captain.suspicion import ends, suspicion, visits
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, AirId, ConvoyId, Hex, ShipId, TokenId
from huffduff.games.sink.forces.orders import Enter, Split
from huffduff.games.sink.movement.orders import Fly, MoveOrder, Sail
from huffduff.games.sink.parts import Gone, Ship, Token
from huffduff.games.sink.shadowing.attempts import SHADOW
from huffduff.games.sink.shadowing.eligible import Contact, Contacts, Prey
from huffduff.games.sink.state import State
from huffduff.games.sink.stations import no_british_start
from tests.games.sink.table import FACTS, band, convoy, recon, setting, shadow

SEA = "2920"  # open sea, no fog, no coast
CHART = FACTS.chart
HISTORICAL = FACTS.scenarios["historical"]


def captain(s: State) -> British:
    return British(s.view(BRITISH), Random(1))


def moves(s: State) -> tuple[MoveOrder, ...]:
    return captain(s).moves()


def end(s: State, token: str) -> Hex:
    """Where a task force is sent."""
    path = next(order.path for order in moves(s) if isinstance(order, Sail) and order.token == token)
    return path[-1] if path else s.public.tokens[TokenId(token)].hex


def sailed(s: State, token: str, *trail: tuple[int, str]) -> None:
    """A German marker with its way."""
    name = TokenId(token)
    way = tuple((turn, Hex(place)) for turn, place in trail)
    s.public.tokens[name] = Token(name, GERMAN, way[-1][1], way)


# --- suspicion ----------------------------------------------------------------------------------------------------


def test_markers_that_look_alike_are_suspected_alike() -> None:
    s = setting()
    for number, place in enumerate(HISTORICAL.breakout.hexes, 1):
        band(s, f"G{number}", place)
    assert list(suspicion(FACTS, s.public).values()) == pytest.approx([0.25] * 4)


def test_a_marker_that_came_out_of_nothing_or_flew_is_a_dummy() -> None:
    s = setting(turn=3)
    sailed(s, "G1", (1, "2920"), (2, "2921"))
    sailed(s, "G2", (1, "2510"), (2, "2511"), (2, "2512"), (2, "2513"), (2, "2514"), (2, "2515"))
    sailed(s, "G3", (3, "2000"))
    found = suspicion(FACTS, s.public)
    assert found[TokenId("G1")] > 0.9
    assert found[TokenId("G2")] < 0.02
    assert found[TokenId("G3")] < 0.02


def test_a_marker_that_split_off_may_be_the_one() -> None:
    s = setting(turn=3)
    sailed(s, "G1", (1, "2920"), (2, "2921"))
    sailed(s, "G2", (3, "2921"))
    found = suspicion(FACTS, s.public)
    assert found[TokenId("G1")] == pytest.approx(found[TokenId("G2")])


@pytest.mark.parametrize("went", [2, 3])
def test_a_marker_may_have_split_off_from_one_that_has_gone(went: int) -> None:
    s = setting(turn=3)
    sailed(s, "G2", (3, "2921"))
    sailed(s, "G3", (1, "2510"), (2, "2511"))
    s.public.gone = (Gone(TokenId("G1"), GERMAN, ((1, Hex("2920")), (2, Hex("2921"))), went),)
    found = suspicion(FACTS, s.public)
    assert (found[TokenId("G2")] == pytest.approx(found[TokenId("G3")])) == (went == 3)


def test_who_showed_himself_is_real_and_the_others_hardly() -> None:
    s = setting()
    band(s, "G1", "2920", real=True)
    band(s, "G2", "2510")
    found = suspicion(FACTS, s.public)
    assert found[TokenId("G1")] > 0.9 > 0.2 > found[TokenId("G2")]


def test_a_marker_that_never_moves_is_suspected_less() -> None:
    s = setting(turn=5)
    sailed(s, "G1", (1, "2920"))
    sailed(s, "G2", (1, "2510"), (4, "2511"))
    found = suspicion(FACTS, s.public)
    assert found[TokenId("G1")] < found[TokenId("G2")]


def test_raiders_are_expected_towards_convoys_and_at_speed() -> None:
    s = setting()
    token = band(s, "G1", SEA)
    convoy(s, "SL-1", "3123")
    chances = ends(FACTS, s.public, s.private[BRITISH], s.public.tokens[token])
    assert sum(chances.values()) == pytest.approx(1.0)
    goal = Hex("3123")
    towards = sum(chance for place, chance in chances.items() if CHART.distance(place, goal) < 3)
    back = sum(chance for place, chance in chances.items() if CHART.distance(place, goal) > 4)
    assert towards > back
    far = sum(chance for place, chance in chances.items() if CHART.distance(place, Hex(SEA)) == 3)
    assert far > 0.5
    entered = visits(FACTS, Hex(SEA), chances)
    ring = sum(chance for place, chance in entered.items() if CHART.distance(place, Hex(SEA)) == 1)
    assert ring > 0.9


def test_a_marker_that_lay_still_is_looked_for_where_it_lies() -> None:
    s = setting(turn=5)
    sailed(s, "G1", (1, "2510"), (3, SEA))
    sailed(s, "G2", (1, "2510"), (4, SEA))
    still, under_way = (
        ends(FACTS, s.public, s.private[BRITISH], s.public.tokens[TokenId(name)])[Hex(SEA)] for name in ("G1", "G2")
    )
    assert still > 0.5 > 0.1 > under_way
    assert sum(ends(FACTS, s.public, s.private[BRITISH], s.public.tokens[TokenId("G1")]).values()) == pytest.approx(1)
    band(s, "B1", "2921", "norfolk")
    assert end(s, "B1") == SEA


def test_a_shadowed_raider_is_where_it_is() -> None:
    s = setting()
    token = band(s, "G1", SEA)
    shadow(s, "G1", "recon-ireland")
    assert ends(FACTS, s.public, s.private[BRITISH], s.public.tokens[token]) == {SEA: 1.0}


# --- phase 1 and the start ----------------------------------------------------------------------------------------


def test_cruisers_leave_big_ships_to_look_for_themselves() -> None:
    s = setting(turn=2)
    band(s, "B1", SEA, "king-george-v", "kenya", "aurora")
    assert captain(s).organise() == (Split((ShipId("kenya"),)), Split((ShipId("aurora"),)))


def test_escorts_shadowers_and_ships_that_are_held_stay_together() -> None:
    s = setting(turn=2)
    convoy(s, "HX-1", SEA)
    band(s, "B1", SEA, "rodney", "exeter", escort=True)
    band(s, "B2", "3728", "ark-royal", "sheffield")
    band(s, "B3", "2510", "king-george-v", "kenya")
    band(s, "G4", "2510", "bismarck")
    shadow(s, "G4", "B3")
    assert captain(s).organise() == ()


def test_ships_that_are_due_come_in() -> None:
    s = setting(turn=8)
    s.private[BRITISH].ships[ShipId("revenge")] = Ship(ShipId("revenge"), "due")
    assert captain(s).organise() == (Enter(ShipId("revenge")),)


def test_every_start_is_allowed_and_extra_ships_guard_the_richest_convoys() -> None:
    for scenario in FACTS.scenarios.values():
        s = setting(scenario=scenario.id)
        for number, place in enumerate(scenario.breakout.hexes, 1):
            band(s, f"G{number}", place)
        for number, start in enumerate(scenario.convoy, 1):
            convoy(s, f"{start.designator}-{number}", start.hex, value=number)
        stations = british_start(FACTS, s.public, s.private[BRITISH], scenario)
        assert no_british_start(FACTS, scenario, s.public, stations) is None
        for ship in scenario.escorts[:1]:
            (station,) = (station for station in stations if ship in station.ships)
            guarded = [group.hex for group in scenario.group if group.escort]
            convoys = [one for one in s.public.convoys.values() if one.hex not in guarded]
            assert station.hex == max(convoys, key=lambda one: cargo(FACTS, s.private[BRITISH], one)).hex


# --- phase 8 --------------------------------------------------------------------------------------------------------


def test_a_shadower_follows_in_whatever_way_it_can() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, "bismarck", "prinz-eugen")
    band(s, "B2", "2922", "suffolk")
    shadow(s, "G1", "B2")
    assert end(s, "B2") == SEA
    s = setting(turn=4)
    base = CHART.base(BRITISH, "Ireland")
    near = next(place for place in CHART.within(base, 3) if CHART.enters(GERMAN, place))
    band(s, "G1", near, "bismarck")
    unit = recon(s, "recon-ireland", base)
    shadow(s, "G1", "recon-ireland")
    assert Fly(unit, near) in moves(s)


def test_big_ships_come_up_with_a_shadowed_raider_and_weak_ones_keep_away() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, "bismarck", "prinz-eugen", real=True)
    band(s, "B2", SEA, "suffolk")
    shadow(s, "G1", "B2")
    band(s, "B4", "2918", "ramillies")
    assert end(s, "B4") != SEA
    band(s, "B3", "2922", "hood", "king-george-v")
    assert end(s, "B3") == end(s, "B4") == SEA


def test_a_carrier_stays_beside_the_fight() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, "bismarck", "prinz-eugen", real=True)
    band(s, "B2", SEA, "suffolk")
    shadow(s, "G1", "B2")
    s.public.located = 3
    band(s, "B3", "2923", "ark-royal")
    assert CHART.distance(end(s, "B3"), Hex(SEA)) == 1


def test_scouts_look_where_a_raider_may_come_and_not_all_in_one_place() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, real=True)
    band(s, "B2", "2924", "suffolk")
    band(s, "B3", "2924", "norfolk")
    places = [end(s, "B2"), end(s, "B3")]
    assert all(CHART.distance(place, Hex(SEA)) <= 3 for place in places)
    assert places[0] != places[1]


def test_ships_far_away_come_nearer() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, real=True)
    band(s, "B2", "2934", "suffolk")
    assert CHART.distance(end(s, "B2"), Hex(SEA)) == CHART.distance(Hex("2934"), Hex(SEA)) - 4


def test_big_ships_far_away_come_nearer_too() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, real=True)
    band(s, "B2", "2934", "king-george-v")
    assert CHART.distance(end(s, "B2"), Hex(SEA)) == CHART.distance(Hex("2934"), Hex(SEA)) - 3


def test_a_convoy_mostly_keeps_to_its_track_but_cannot_be_foreseen() -> None:
    s = setting(turn=4)
    mind = captain(s)
    name = convoy(s, "HX-1", "2511")
    off = [CHART.off_track("atlantic", mind.steering()[name]) for _ in range(60)]
    assert 42 < off.count(0) < 60


def test_slow_big_ships_escort_the_convoy_and_fast_ones_hunt() -> None:
    s = setting(turn=4)
    band(s, "G1", "3120", real=True)
    convoy(s, "SL-1", "3123", value=10)
    band(s, "B2", "3123", "rodney")
    band(s, "B3", "3123", "king-george-v", "hood")
    orders = [order for order in moves(s) if isinstance(order, Sail)]
    assert {order.token: order.escort for order in orders} == {"B2": True, "B3": False}


def test_convoys_get_out_of_the_way_and_home_in_time() -> None:
    s = setting(turn=4)
    name = convoy(s, "HX-1", "2313")
    alone = captain(s).steering()[name]
    raider = band(s, "G1", alone, real=True)
    assert captain(s).steering()[name] != alone
    del s.public.tokens[raider]
    last = next(place for place in CHART.tracks["african"] if CHART.southern(place))
    out = convoy(s, "OG-2", last)
    assert captain(s).steering()[out] == EXIT


def test_recon_goes_where_a_raider_will_be_each_unit_to_another_hex() -> None:
    s = setting(turn=4)
    band(s, "G1", "3416", real=True)
    for unit in ("recon-ireland", "recon-plymouth", "recon-scapa-flow"):
        recon(s, unit, CHART.base(BRITISH, FACTS.aircraft[AirId(unit)].base))
    flights = [order.hex for order in moves(s) if isinstance(order, Fly)]
    assert len(set(flights)) == 3
    assert all(CHART.distance(place, Hex("3416")) <= 3 for place in flights)


def test_oil_is_spared_until_there_is_something_to_chase() -> None:
    def far(**options: str) -> int:
        s = setting(turn=4, **options)
        band(s, "G1", SEA, real=True)
        band(s, "B2", "2934", "suffolk")
        return CHART.distance(end(s, "B2"), Hex("2934"))

    assert (far(), far(fuel="on")) == (4, 3)


def test_ships_off_an_enemy_coast_are_seen() -> None:
    s = setting(turn=4)
    mind = captain(s)
    mind.missed = {}
    coast = next(place for place in CHART.seas if CHART.exposes(BRITISH, place))
    assert mind.station(coast, 0.4, False, 0.0, False) < mind.station(Hex(SEA), 0.4, False, 0.0, False)


def test_the_british_know_what_their_convoys_carry() -> None:
    s = setting()
    rich, empty = convoy(s, "HX-1", SEA, value=12), convoy(s, "HX-2", SEA, value=0)
    own = s.private[BRITISH]
    assert cargo(FACTS, own, s.public.convoys[rich]) == 15
    assert cargo(FACTS, own, s.public.convoys[empty]) == 0
    own.cargo.clear()
    assert cargo(FACTS, own, s.public.convoys[ConvoyId("HX-1")]) == cargo(FACTS, own, s.public.convoys[empty]) > 0


# --- contacts and aircraft ----------------------------------------------------------------------------------------


def chosen(s: State, finder: str = "") -> tuple[Contact, ...]:
    quarry = Prey(TokenId("G1"), Hex(SEA), 29, (), finder)
    contacts = Contacts(s.view(BRITISH), (quarry,))
    choice: Orders[Contact] = contacts.choice()
    ask = SHADOW.ask(BRITISH, choice, hex=SEA)
    return contact(FACTS, s.public, s.private[BRITISH], ask, contacts.hints())


def test_the_ship_with_radar_shadows() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, "bismarck", detected=True)
    band(s, "B2", SEA, "norfolk")
    band(s, "B3", SEA, "suffolk")
    assert chosen(s) == (Contact("B3", TokenId("G1")),)


def test_a_cruiser_leaves_the_big_ships_to_shadow() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, "bismarck", detected=True)
    band(s, "B2", SEA, "hood", "sheffield", "kenya")
    assert chosen(s, "B2") == (Contact("B2", TokenId("G1"), (ShipId("sheffield"),)),)
    assert chosen(s) == (Contact("B2", TokenId("G1")),)


def test_nobody_shadows_where_nobody_can() -> None:
    s = setting(turn=4)
    band(s, "G1", SEA, "bismarck", detected=True)
    band(s, "B2", SEA, "rodney")
    assert chosen(s) == ()


def test_aircraft_go_for_what_is_worth_most() -> None:
    s = setting(turn=4)
    token = band(s, "G1", SEA, "bismarck", "prinz-eugen", detected=True)
    targets = (
        Target(token, Hex(SEA), "cruiser", 1, None),
        Target(token, Hex(SEA), "battleship", 1, None),
    )
    wing = Wing(AirId("swordfish-ark-royal"), Hex(SEA), 12, (token,))
    (strike,) = strikes(FACTS, s.public, StrikeHints((wing,), targets))
    assert [(aim.category, aim.strength) for aim in strike.aims] == [("battleship", 12)]
    raided = band(s, "B2", SEA, "ark-royal", "aurora", detected=True)
    targets = (
        Target(raided, Hex(SEA), "cruiser", 1, None),
        Target(raided, Hex(SEA), "carrier", 1, None),
    )
    wing = Wing(AirId("bomber-brest"), Hex(SEA), 6, (raided,))
    (strike,) = strikes(FACTS, s.public, StrikeHints((wing,), targets))
    assert strike.aims[0].category == "carrier"
