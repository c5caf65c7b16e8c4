"""Courses and Orders: towards the best range, off the edge, over it where the objective says so."""

from huffduff.engine.questions import do
from huffduff.games.vas.captain.helm import works
from huffduff.games.vas.captain.numbers import SCREENS
from huffduff.games.vas.facts.words import CardId, ShipId
from huffduff.games.vas.gunnery.sight import obstacle
from huffduff.games.vas.movement.course import read
from huffduff.games.vas.movement.entering import Entry, enter
from huffduff.games.vas.movement.orders import OrderHints, give_order
from huffduff.games.vas.movement.sailing import sail
from huffduff.games.vas.movement.slots import move_slot
from huffduff.games.vas.movement.smoke import smoke_laid
from huffduff.games.vas.movement.track import Track, sea, track
from huffduff.games.vas.state import State
from tests.games.vas.captain.deciding import decided, desk, last_turn
from tests.games.vas.table import FACTS, Table, fly, inches, put, setting


def sailed(s: State, name: str) -> Track:
    """Where the captain takes a ship."""
    table = Table(s, do(sail, name))
    ship = table.ship(name)
    return track(sea(FACTS), ship.at, ship.heading, read(decided(table)).course)


def test_a_ship_out_of_range_closes_in() -> None:
    s = setting()
    put(s, "blue", "bismarck", 10, 10)
    put(s, "red", "hood", 60, 40)
    target = inches(60, 40)
    assert sailed(s, "blue-bismarck").at.distance(target) < inches(10, 10).distance(target) - 400


def test_a_ship_turns_away_from_the_edge() -> None:
    s = setting()
    put(s, "blue", "bismarck", 36, 42, heading=0)
    put(s, "red", "hood", 36, 20)
    course = sailed(s, "blue-bismarck")
    assert not course.edges
    assert course.heading != 0


def test_a_ship_brings_more_turrets_to_bear() -> None:
    s = setting()
    put(s, "blue", "bismarck", 36, 20, heading=0)
    put(s, "red", "hood", 36, 32, heading=0)
    assert 45 <= sailed(s, "blue-bismarck").heading <= 315


def test_who_has_to_cross_the_table_leaves_over_the_far_edge() -> None:
    s = setting()
    s.public.change_side("blue", objective="breakout")
    put(s, "blue", "bismarck", 36, 44, heading=0)
    put(s, "red", "hood", 60, 20)
    assert sailed(last_turn(s), "blue-bismarck").edges == ("north",)


def test_who_holds_quarters_goes_where_nobody_is() -> None:
    s = last_turn(setting())
    s.public.change_side("blue", objective="domination")
    put(s, "blue", "bismarck", 34, 10, heading=90)
    put(s, "blue", "prinz-eugen", 20, 12)
    put(s, "red", "hood", 20, 45)
    end = sailed(s, "blue-bismarck").at
    assert end.x > 3600


def test_a_carrier_with_flights_on_deck_scrambles_and_runs_into_the_wind() -> None:
    s = setting(1942, "JP", "US")
    s.public.wind = "east"
    put(s, "blue", "shokaku", 20, 10, heading=90)
    put(s, "red", "northampton", 60, 45)
    for _ in range(3):
        fly(s, "blue", "d3a1-val-dive-bomber", 0, 0, place="aboard", carrier="blue-shokaku", home="blue-shokaku")
    assert decided(Table(s, do(give_order, "blue-shokaku"))) == "scramble"
    course = sailed(s, "blue-shokaku")
    assert not course.turned
    assert course.moved


def test_a_carrier_creeps_into_the_wind_when_that_leads_to_the_enemy() -> None:
    s = setting(1942, "JP", "US")
    s.public.wind = "north"
    put(s, "blue", "hiryu", 36, 1, heading=0)
    put(s, "red", "idaho", 36, 36, heading=180, has_moved=False)
    for _ in range(3):
        fly(s, "blue", "d3a1-val-dive-bomber", 0, 0, place="aboard", carrier="blue-hiryu", home="blue-hiryu")
    course = sailed(s, "blue-hiryu")
    assert not course.turned
    assert course.moved == 100


def test_a_carrier_reckons_with_enemies_who_come_nearer() -> None:
    s = setting(1942, "JP", "US")
    carrier = put(s, "blue", "hiryu", 36, 5)
    put(s, "red", "idaho", 36, 37, heading=90)
    put(s, "blue", "kongo", 60, 5)
    assert desk(Table(s, do(sail, "blue-hiryu"))).lookout.danger(carrier) == 0
    put(s, "red", "idaho", 36, 37, heading=90, has_moved=False)
    lookout = desk(Table(s, do(sail, "blue-hiryu"))).lookout
    assert lookout.danger(carrier) > 0
    assert lookout.danger(put(s, "blue", "kongo", 36, 5)) == 0


def test_magazines_are_flooded_before_they_blow_up() -> None:
    s = setting()
    put(s, "blue", "bismarck", 36, 20, weapons=5)
    put(s, "red", "hood", 36, 40)
    assert decided(Table(s, do(give_order, "blue-bismarck"))) == "flood"


def test_a_sound_ship_in_a_good_place_needs_no_order() -> None:
    s = setting()
    put(s, "blue", "bismarck", 20, 20, heading=90)
    put(s, "red", "hood", 34, 20, heading=0)
    assert decided(Table(s, do(give_order, "blue-bismarck"))) == "none"


def shadowing(**changes: object) -> State:
    """Sheffield at the heels of Bismarck, with her stern towards her."""
    s = setting(1941, "GB", "DE")
    put(s, "blue", "sheffield", 30, 20, heading=270)
    put(s, "red", "bismarck", 48, 20, heading=180, **changes)
    return s


def test_who_is_outgunned_runs_and_makes_smoke_where_it_hides_her() -> None:
    s = shadowing()
    assert decided(Table(s, do(give_order, "blue-sheffield"))) == "smoke"
    s.public.change_ship(ShipId("blue-sheffield"), order="smoke", obeyed=True)
    course = sailed(s, "blue-sheffield")
    assert course.at.distance(inches(48, 20)) > 2000
    laid = smoke_laid(FACTS, inches(30, 20), 270, course.course, FACTS.cards[CardId("sheffield")].length)
    s.public.smoke = laid
    assert obstacle(s.public, inches(48, 20), course.at) == "smoke"


def test_smoke_is_worth_less_while_enemies_have_yet_to_move() -> None:
    desks = [desk(Table(shadowing(has_moved=moved), do(give_order, "blue-sheffield"))) for moved in (True, False)]
    smoke, evade = (
        [next(row for row in one.hints(OrderHints).orders if row.order == order) for one in desks]
        for order in ("smoke", "evade")
    )
    assert [works(one, row) for one, row in zip(desks, smoke, strict=True)] == [1.0, SCREENS]
    assert [works(one, row) for one, row in zip(desks, evade, strict=True)] == [1.0, 1.0]


def test_the_least_valuable_ship_moves_first() -> None:
    s = setting()
    put(s, "blue", "bismarck", 36, 20, has_moved=False)
    put(s, "blue", "z1", 30, 20, has_moved=False)
    assert decided(Table(s, do(move_slot, "blue"))) == "blue-z1-leberecht-maass"


def test_a_ship_comes_in_opposite_the_enemy() -> None:
    s = setting()
    put(s, "blue", "bismarck", 0, 0, status="entering", edge="south")
    put(s, "red", "hood", 50, 20)
    assert decided(Table(s, do(enter, "blue-bismarck"))) == Entry(5000, 0)
    put(s, "blue", "bismarck", 0, 0, status="entering", edge="west")
    assert decided(Table(s, do(enter, "blue-bismarck"))) == Entry(2400, 90)


def test_through_a_corner_the_edge_of_the_objective_is_taken() -> None:
    s = setting()
    s.public.change_side("blue", objective="breakout")
    put(s, "blue", "bismarck", 70, 46, heading=45)
    put(s, "red", "hood", 30, 20)
    table = Table(s, do(sail, "blue-bismarck")).answer("4")
    assert table.ask.key == "vas-ask-edge"
    assert decided(table) == "north"
