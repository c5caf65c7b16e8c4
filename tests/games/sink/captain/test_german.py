"""What the German captain does: hides among dummies, hunts where the fleet is not, and leaves in time."""

from random import Random

import pytest

from huffduff.games.sink.captain.course import Sea
from huffduff.games.sink.captain.fleet import enemy_hulls, own_hulls
from huffduff.games.sink.captain.german import German
from huffduff.games.sink.captain.merchants import expected_british, next_chances, prize, real_chance, track
from huffduff.games.sink.captain.openings import berths, german_start
from huffduff.games.sink.captain.prospects import Aim, aim, edge, havens, turns_to
from huffduff.games.sink.convoys.raiding import Raid, RaidHints, escorts_seen
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, ConvoyId, Hex, ShipId, TokenId
from huffduff.games.sink.forces.orders import Place, Remove, Split
from huffduff.games.sink.movement.orders import Fly, Plot
from huffduff.games.sink.parts import Score, Token, Types
from huffduff.games.sink.sighting.searching import Searches
from huffduff.games.sink.state import State
from huffduff.games.sink.stations import Station, no_german_start
from tests.games.sink.table import FACTS, band, convoy, recon, setting, shadow

SEA = "2920"  # open sea, no fog, no coast
NEXT = "2921"
CHART = FACTS.chart
RAIDERS = ("bismarck", "prinz-eugen")


def captain(s: State, seed: int = 1) -> German:
    return German(s.view(GERMAN), Random(seed))


def scored(s: State, points: int) -> None:
    s.public.score = (*s.public.score, Score(GERMAN, 1, "convoy", "HX-9", points))


def at_sea(turn: int = 5, place: str = SEA, **marks: object) -> State:
    s = setting(turn=turn)
    band(s, "G1", place, *RAIDERS, **marks)  # type: ignore[arg-type]
    return s


def course(s: State, token: str = "G1") -> tuple[Hex, ...]:
    return next(order.path for order in captain(s).plots([TokenId(token)]) if isinstance(order, Plot))


def sea(s: State) -> Sea:
    return Sea(FACTS, s.public, own_hulls(s.private[GERMAN], GERMAN, TokenId("G1")))


def along(s: State, wanted: Aim, shadowed: bool = False) -> tuple[Hex, ...]:
    return sea(s).course(Hex(SEA), 3, wanted, shadowed)


# --- markers ------------------------------------------------------------------------------------------------------


def test_ships_that_were_seen_slip_behind_a_new_marker_among_dummies() -> None:
    s = at_sea(real=True)
    band(s, "G2", "3204")
    band(s, "G3", "3508")
    orders = captain(s).organise()
    assert orders[:3] == (Remove(TokenId("G2")), Remove(TokenId("G3")), Split(tuple(map(ShipId, RAIDERS))))
    assert set(orders[3:]) == {Place(Hex(SEA), at_sea=True)}
    assert len(orders) == 5


def test_ships_that_nobody_knows_stay_where_they_are_and_dummies_where_they_draw_eyes() -> None:
    s = at_sea()
    band(s, "G2", "3204")
    band(s, "G3", "3508")
    assert all(isinstance(order, Place) for order in captain(s).organise())


def test_spare_dummies_mostly_come_back_beside_the_ships() -> None:
    beside = 0
    for seed in range(40):
        s = at_sea()
        band(s, "G2", "3204")
        beside += Place(Hex(SEA), at_sea=True) in captain(s, seed).organise()
    assert beside > 30


def test_what_is_shadowed_cannot_hide() -> None:
    s = at_sea(real=True)
    band(s, "B2", SEA, "suffolk")
    shadow(s, "G1", "B2")
    assert captain(s).organise() == ()


# --- convoys ------------------------------------------------------------------------------------------------------


def looks(s: State) -> list[str]:
    hints = Searches(s.view(GERMAN)).hints()
    return [order.target for order in captain(s).searches(hints)]  # type: ignore[union-attr]


def test_a_raider_looks_at_convoys_but_not_where_a_battleship_stands_by() -> None:
    s = at_sea()
    convoy(s, "HX-1", SEA)
    assert looks(s) == ["HX-1"]
    ships = FACTS.scenarios["historical"].group[0].ships
    band(s, "B2", SEA, *ships, known=Types(4, battleship=2, destroyers=1))
    assert looks(s) == []


def test_a_raider_searches_for_none_whom_he_would_not_fight_and_aircraft_for_all() -> None:
    s = at_sea()
    band(s, "B2", SEA, "hood", "king-george-v", known=Types(4, battleship=2))
    assert looks(s) == []
    recon(s, "recon-bordeaux", SEA)
    assert looks(s) == ["B2"]
    s = at_sea()
    band(s, "B2", SEA, "ark-royal", "ramillies", known=Types(4, battleship=1, carrier=1))
    assert looks(s) == ["B2"]


def test_all_convoys_that_can_be_are_destroyed() -> None:
    s = at_sea()
    first, second = convoy(s, "HX-1", SEA), convoy(s, "SC-2", SEA)
    options = (Raid(False), Raid(True), Raid(True, (first,)), Raid(True, (first, second)))
    assert captain(s).raid(RaidHints((), (), ()), options, Hex(SEA)) == options[-1]


@pytest.mark.parametrize(
    ("escort", "known", "stops"),
    [
        ("suffolk", Types(5, cruiser=1, escort=True), True),
        ("hood king-george-v prince-of-wales", Types(5, battleship=3, escort=True), False),
    ],
)
def test_a_raider_stops_for_an_escort_that_can_be_beaten(escort: str, known: Types, stops: bool) -> None:
    s = at_sea()
    convoy(s, "HX-1", SEA)
    band(s, "B2", SEA, *escort.split(), escort=True, known=known)
    hints = RaidHints((), escorts_seen(s.public, Hex(SEA)), ())
    assert captain(s).raid(hints, (Raid(False), Raid(True)), Hex(SEA)).stop is stops


def test_a_convoy_is_worth_what_its_counters_say_and_nothing_if_it_is_known_to_be_none() -> None:
    s = setting()
    unknown = s.public.convoys[convoy(s, "HX-1", SEA)]
    real = s.public.convoys[convoy(s, "HX-2", SEA, real=True)]
    none = s.public.convoys[convoy(s, "HX-3", SEA, real=False)]
    assert real_chance(FACTS, unknown) == 0.75
    assert prize(FACTS, real) == 9 + 3
    assert prize(FACTS, none) == 0.0


def test_convoys_go_on_or_dodge() -> None:
    s = setting()
    ship = s.public.convoys[convoy(s, "HX-1", "2313")]
    alone = next_chances(FACTS, ship, ())
    assert sum(alone.values()) == pytest.approx(1.0)
    raider = Hex("2411")
    dodging = next_chances(FACTS, ship, (raider,))
    safest = max(dodging, key=lambda place: CHART.distance(place, raider))
    assert dodging[safest] > 0.4
    assert track(FACTS, ship, 3)[0] == max(alone, key=lambda place: alone[place])


# --- the way ------------------------------------------------------------------------------------------------------


def test_a_raider_goes_for_the_convoy() -> None:
    s = at_sea(place="2316")
    convoy(s, "HX-1", "2313")
    path = sea(s).course(Hex("2316"), 3, Aim())
    assert CHART.distance(path[-1], Hex("2313")) <= 1


def test_a_raider_keeps_away_from_a_fleet_but_not_from_a_cruiser() -> None:
    s = at_sea()
    band(s, "B2", NEXT, "hood", "king-george-v", real=True, known=Types(5, battleship=2))
    fleet = sea(s).danger(Hex(NEXT))
    assert CHART.distance(course(s)[-1], Hex(NEXT)) >= 3
    s = at_sea()
    band(s, "B2", NEXT, "suffolk", real=True, known=Types(5, cruiser=1))
    assert sea(s).danger(Hex(NEXT)) < fleet / 5


def test_being_seen_by_anybody_has_its_price() -> None:
    s = at_sea()
    band(s, "B2", NEXT, "suffolk", real=True, known=Types(5, cruiser=1))
    assert sea(s).danger(Hex(SEA)) > 0.0


def test_a_guarded_convoy_is_worth_less_the_stronger_the_guard() -> None:
    def worth(known: Types | None, *ships: str) -> float:
        s = at_sea()
        name = convoy(s, "HX-1", "2313")
        if ships:
            band(s, "B2", "2313", *ships, known=known)
        return sea(s).worth[name]

    weak, strong = worth(Types(4, cruiser=1), "suffolk"), worth(Types(4, battleship=2), "hood", "king-george-v")
    assert worth(None) > weak > strong


def test_coasts_and_the_hexes_of_the_enemy_are_dear() -> None:
    s = at_sea()
    seen = next(place for place in CHART.seas if CHART.exposes(GERMAN, place) and CHART.enters(GERMAN, place))
    assert sea(s).danger(seen) > sea(s).danger(Hex(SEA)) == 0.0
    assert sea(s).passing(seen) > 0.0
    band(s, "B2", NEXT, "hood", known=Types(5, battleship=1))
    assert sea(s).passing(Hex(NEXT)) > sea(s).passing(Hex(SEA)) == 0.0


def test_at_night_a_fleet_is_less_to_be_feared_and_a_shadowed_raider_fears_it_most() -> None:
    def danger(turn: int, shadowed: bool = False) -> float:
        s = at_sea(turn)
        band(s, "B2", NEXT, "hood", "king-george-v", known=Types(4, battleship=2))
        return sea(s).danger(Hex(SEA), shadowed)

    assert danger(5) < danger(4) < danger(4, shadowed=True)


def test_a_shadowed_raider_runs_from_big_ships_and_likes_fog() -> None:
    s = at_sea()
    band(s, "B2", NEXT, "hood", "king-george-v", known=Types(5, battleship=2))
    assert CHART.distance(along(s, Aim(), shadowed=True)[-1], Hex(NEXT)) == 4
    fog = next(place for place in CHART.seas if CHART.fog(place))
    assert sea(s).ending(fog, 3, {}, True, False) > sea(s).ending(fog, 3, {}, False, False)


def test_who_leaves_goes_over_the_edge_as_soon_as_possible() -> None:
    last = next(place for place in edge(FACTS) if CHART.enters(GERMAN, place))
    s = at_sea(place=last)
    assert sea(s).course(last, 3, Aim(edge(FACTS), True))[-1] == EXIT
    away = along(s, Aim(edge(FACTS), True))
    steps = CHART.steps_to(GERMAN, edge(FACTS))
    assert steps[away[-1]] == steps[Hex(SEA)] - 3


def test_in_a_hurry_danger_counts_less() -> None:
    s = at_sea()
    steps = CHART.steps_to(GERMAN, edge(FACTS))
    calm, hurried = (sea(s).ending(Hex(SEA), 3, steps, False, urgent) for urgent in (False, True))
    nearer = Hex(NEXT)
    assert steps[nearer] < steps[Hex(SEA)]
    gain = [sea(s).ending(nearer, 3, steps, False, urgent) - now for urgent, now in ((False, calm), (True, hurried))]
    assert gain[1] > 2 * gain[0]


def test_as_time_passes_a_raider_without_a_kill_grows_bold() -> None:
    def shyness(turn: int) -> float:
        s = at_sea(turn)
        band(s, "B2", NEXT, "hood", "king-george-v", known=Types(4, battleship=2))
        before = sea(s).ending(Hex(SEA), 3, {}, False, False)
        del s.public.tokens[TokenId("B2")]
        return sea(s).ending(Hex(SEA), 3, {}, False, False) - before

    assert shyness(25) < shyness(4) / 1.5


# --- the aim ------------------------------------------------------------------------------------------------------


def purpose(s: State) -> Aim:
    return aim(FACTS, s.public, s.private[GERMAN], s.private[GERMAN].forces[TokenId("G1")])


def test_a_raider_hunts_as_long_as_leaving_does_not_win() -> None:
    s = at_sea()
    for number in range(1, 9):
        convoy(s, f"HX-{number}", "2313")
    assert purpose(s) == Aim()
    scored(s, 60)
    assert purpose(s).goals


def test_what_is_ahead_leaves_over_the_edge_if_only_the_exit_wins() -> None:
    s = at_sea()
    for number in range(1, 9):
        convoy(s, f"HX-{number}", "2313")
    turns = 7
    scored(s, round(expected_british(FACTS, s.public, turns)) - 3)
    assert purpose(s) == Aim(edge(FACTS), exit=True)


def test_when_time_is_short_the_raiders_make_for_the_edge_anyhow() -> None:
    s = at_sea(turn=22)
    for number in range(1, 9):
        convoy(s, f"HX-{number}", "2313")
    assert purpose(s) == Aim(edge(FACTS), exit=True, urgent=True)


def test_a_crippled_bismarck_makes_for_a_port() -> None:
    s = setting(turn=5)
    band(s, "G1", SEA, *RAIDERS, changes={"flipped": True, "damage": 4})
    convoy(s, "HX-1", "2313")
    assert purpose(s).goals == havens(FACTS)


def test_a_port_that_is_the_goal_is_entered_and_others_are_not() -> None:
    port = Hex("3721")
    s = setting(turn=4)
    near = next(place for place in CHART.ways(GERMAN, port) if CHART.port(GERMAN, place) is None)
    band(s, "G1", near, *RAIDERS, changes={"flipped": True, "damage": 4})
    convoy(s, "HX-1", "2313")
    (order,) = (order for order in captain(s).plots([TokenId("G1")]) if isinstance(order, Plot))
    assert order.path[-1] in havens(FACTS)
    assert not order.at_sea
    s = setting(turn=4)
    band(s, "G1", port, *RAIDERS, changes={"flipped": True, "damage": 4})
    convoy(s, "HX-1", "2313")
    assert Plot(TokenId("G1"), ()) in captain(s).plots([TokenId("G1")])


# --- dummies, aircraft, oil ---------------------------------------------------------------------------------------


def test_a_dummy_sails_as_ships_would_and_not_as_the_ships_do() -> None:
    paths = set()
    for seed in range(6):
        s = at_sea()
        band(s, "G2", SEA)
        convoy(s, "HX-1", "2313")
        (order,) = (order for order in captain(s, seed).plots([TokenId("G2")]) if isinstance(order, Plot))
        assert len(order.path) <= 3
        paths.add(order.path)
    assert len(paths) > 2


def test_aircraft_look_at_the_convoy_that_is_nearest_to_the_raiders() -> None:
    s = at_sea(place="3123")
    recon(s, "recon-bordeaux", "3822")
    convoy(s, "SL-1", "3120")
    convoy(s, "OG-2", "3615")
    flights = [order for order in captain(s).plots([]) if isinstance(order, Fly)]
    assert [flight.hex for flight in flights] == list(track(FACTS, s.public.convoys[ConvoyId("SL-1")], 1))


def test_ships_without_oil_make_for_a_tanker_and_wait_there() -> None:
    tanker = Hex("2917")
    s = setting(turn=5, fuel="on")
    band(s, "G1", SEA, *RAIDERS, changes={"fuel": 2})
    s.private[GERMAN].tankers = (tanker,)
    convoy(s, "SL-1", "3123")
    assert course(s)[-1] == tanker
    s = setting(turn=5, fuel="on")
    band(s, "G1", tanker, *RAIDERS, changes={"fuel": 9, "fuelled": 1})
    s.private[GERMAN].tankers = (tanker,)
    convoy(s, "SL-1", "3123")
    assert course(s) == ()


@pytest.mark.parametrize(("left", "hexes"), [(9, 3), (2, 3), (1, 2), (0, 1)])
def test_oil_is_burnt_as_long_as_there_is_some_but_the_last_of_it_is_kept(left: int, hexes: int) -> None:
    s = setting(turn=5, fuel="on")
    band(s, "G1", SEA, *RAIDERS)
    s.private[GERMAN].change(ShipId("prinz-eugen"), fuel=left)
    convoy(s, "ON-1", "1817")
    assert len(course(s)) == hexes
    s.public.options["fuel"] = "off"
    assert len(course(s)) == 3


def test_oil_is_not_burnt_for_nothing() -> None:
    s = setting(turn=5, fuel="on")
    band(s, "G1", SEA, *RAIDERS)
    band(s, "G2", SEA)
    force, dummy = s.private[GERMAN].forces.values()
    assert captain(s).oil(force, 3) > 0
    assert captain(s).oil(dummy, 3) == 0
    s.public.options["fuel"] = "off"
    assert captain(s).oil(force, 3) == 0


@pytest.mark.parametrize(("left", "turns"), [(9, 4), (4, 4), (3, 5), (1, 6), (0, 11)])
def test_the_way_home_takes_longer_once_the_oil_runs_out(left: int, turns: int) -> None:
    """Eleven hexes: three in a turn at full speed, two where the last factor is kept, one without any."""
    s = setting(turn=5, fuel="on")
    band(s, "G1", "2828", *RAIDERS)
    s.private[GERMAN].change(ShipId("prinz-eugen"), fuel=left)
    force = s.private[GERMAN].forces[TokenId("G1")]
    assert turns_to(FACTS, s.public, s.private[GERMAN], force, edge(FACTS), 1) == turns


def test_tankers_wait_apart_from_each_other_where_no_aircraft_come() -> None:
    bases = [card for card in FACTS.aircraft.values() if card.side == BRITISH and card.kind == "R"]
    for seed in range(30):
        found = berths(FACTS, 3, Random(seed))
        assert len(set(found)) == 3
        assert all(CHART.distance(one, other) > 5 for one in found for other in found if one != other)
        for card in bases:
            assert all(CHART.distance(CHART.base(BRITISH, card.base), place) > card.radius for place in found)


def test_who_has_seen_the_tankers_of_one_game_does_not_know_those_of_the_next() -> None:
    drawn = [frozenset(berths(FACTS, 3, Random(seed))) for seed in range(30)]
    assert len(set(drawn)) > 20
    assert max(sum(place in found for found in drawn) for place in CHART.seas) < 10


def test_every_start_is_allowed_and_mostly_near_the_open_sea() -> None:
    for scenario in FACTS.scenarios.values():
        assert (
            no_german_start(FACTS, scenario, setting().public, 3, german_start(FACTS, scenario, 3, Random(1))) is None
        )
    historical = FACTS.scenarios["historical"]
    starts = [german_start(FACTS, historical, 0, Random(seed)) for seed in range(60)]
    hexes = [order.hex for start in starts for order in start if isinstance(order, Station) and order.ships]
    assert len(set(hexes)) == 4
    steps = CHART.steps_to(GERMAN, edge(FACTS))
    near, *_, far = sorted(historical.breakout.hexes, key=lambda place: steps[place])
    assert hexes.count(near) > hexes.count(far)


# --- the enemy ----------------------------------------------------------------------------------------------------


def names(s: State, token: str) -> list[str]:
    return [hull.ship for hull in enemy_hulls(FACTS, s.public, s.public.tokens[TokenId(token)])]


def test_markers_are_taken_for_what_started_there_and_what_they_told() -> None:
    s = setting()
    group = FACTS.scenarios["historical"].group[0]
    token = band(s, "B1", group.hex)
    assert names(s, "B1") == list(group.ships)
    s.public.tokens[token] = Token(token, BRITISH, group.hex, ((1, group.hex),), known=Types(2, battleship=1))
    assert names(s, "B1") == ["hood"]
    band(s, "B2", SEA, known=Types(1, cruiser=2))
    assert [FACTS.ships[ShipId(name)].category for name in names(s, "B2")] == ["cruiser", "cruiser"]


def test_behind_an_unknown_marker_there_may_be_nothing() -> None:
    s = setting()
    token = band(s, "B1", FACTS.scenarios["historical"].patrol.hexes[0])
    (hull,) = enemy_hulls(FACTS, s.public, s.public.tokens[token])
    assert hull.likely < 1
