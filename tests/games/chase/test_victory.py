"""How the game ends, what everything is worth, and who has won."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.engine.secrecy import Outcome
from huffduff.games.chase.battle.damage import show_card, sink, take_off
from huffduff.games.chase.facts.terms import ALLIED, GERMAN, REMOVED, SEATS
from huffduff.games.chase.operations.admin import admin_phase
from huffduff.games.chase.operations.movement import movement_phase
from huffduff.games.chase.operations.orders import InPort, Move, Repair
from huffduff.games.chase.options import DEFAULTS
from huffduff.games.chase.setup import deploy
from huffduff.games.chase.state import State
from huffduff.games.chase.victory import accounts, end_check, finish, losses, public_points, strategic
from tests.games.chase.table import FACTS, Table, put, setting

HERE = "P10"


def ended(s: State, reason: str = "turn-track") -> Table:
    return Table(s, do(end_check, reason))


def outcome(table: Table) -> Outcome:
    assert table.position.outcome is not None
    return table.position.outcome


def alone(fuel: int = 15, **changes: Any) -> State:
    """Bismarck at sea, with so much fuel and so hurt."""
    s = setting(40)
    put(s, "bismarck", HERE, fuel=fuel, **changes)
    return s


@pytest.mark.rule("CH-4.3.a", "CH-4.3.T1")
@pytest.mark.parametrize(("fuel", "points"), [(10, -4), (18, -4), (9, -10), (0, -10)])
def test_an_undamaged_bismarck_needs_ten_points_of_fuel(fuel: int, points: int) -> None:
    assert ended(alone(fuel)).p.final["ending"] == points


@pytest.mark.rule("CH-4.3.a", "CH-4.3.T1")
@pytest.mark.parametrize(
    ("hurt", "points"),
    [
        ({"hull": 11}, -10),
        ({"bow": 7}, -10),
        ({"stern": 7}, -10),
        ({"secondary": 1}, -10),
        ({"rudder": True}, -10),
        ({"fire_control": True}, -10),
        ({"radar_out": True}, -10),
        ({"evasion": (2,)}, -10),
        ({"lag": 1}, -10),
        ({"radar_spent": True}, -4),
        ({"exhausted": True}, -4),
    ],
)
def test_any_damage_that_was_not_made_good_counts(hurt: dict[str, Any], points: int) -> None:
    assert ended(alone(**hurt)).p.final["ending"] == points


@pytest.mark.rule("CH-4.3.a")
def test_speed_that_was_repaired_is_no_damage() -> None:
    s = alone(evasion=(5,))
    show_card(s, "bismarck")
    table = Table(s, do(movement_phase), do(end_check, "turn-track"), script=[0])
    table.answer((Repair("bismarck", "speed"),)).answer((), seat=GERMAN).answer((), seat=ALLIED)
    assert table.ship("bismarck").card.evasion == ()
    assert table.p.final["ending"] == -4


@pytest.mark.rule("CH-4.3.a", "CH-4.3.T1")
@pytest.mark.parametrize(
    ("reason", "points"), [("port-france", -5), ("port-norway", -7), ("turn-track", -4), ("out-of-fuel", -15)]
)
def test_exactly_one_line_about_bismarck_counts(reason: str, points: int) -> None:
    table = ended(alone(), reason)
    assert table.p.final == {
        "ending": points,
        "convoys": 0,
        "allied-losses": 0,
        "german-losses": 0,
        "bought": 0,
        "total": points,
    }


@pytest.mark.rule("CH-4.3.T1", "CH-4.2.c")
def test_bismarck_sunk_is_an_allied_victory_whatever_was_counted() -> None:
    s = alone()
    for name in ("hood", "prince-of-wales", "king-george-v"):
        put(s, name, HERE)
        sink(s, name, ("bismarck",))
    s.private[GERMAN].chits = (5, 5, 5)
    sink(s, "bismarck", ("rodney",))
    assert s.outcome == Outcome(ALLIED, "chase-win-bismarck-sunk", "CH-4.3.T1", "operational")
    assert s.public.final["ending"] == s.public.final["german-losses"] == 0


@pytest.mark.rule("CH-4.2.a", "CH-1.e")
@pytest.mark.parametrize(
    ("place", "points"), [("U26", -5), ("V27", -5), ("J30", -7), ("G31", -7), ("O33", None), ("O32", None)]
)
def test_the_game_ends_when_bismarck_is_marked_in_a_port_of_france_or_norway(place: str, points: int | None) -> None:
    s = setting(20)
    put(s, "bismarck", place, fuel=3)
    table = Table(s, do(movement_phase)).answer((InPort("bismarck"),), seat=GERMAN).answer((), seat=ALLIED)
    assert table.position.over
    assert table.rested is (points is None)
    assert table.p.final.get("ending") == points


@pytest.mark.rule("CH-4.2.a")
def test_to_arrive_in_a_port_is_not_to_lie_in_it() -> None:
    s = setting(20)
    put(s, "bismarck", "U25")
    table = Table(s, do(movement_phase)).answer((Move("bismarck", ("U26",)),), seat=GERMAN).answer((), seat=ALLIED)
    assert table.rested
    assert table.ship("bismarck").hex == "U26"


@pytest.mark.rule("CH-4.2.a")
def test_on_the_last_turn_a_ship_that_only_stands_there_is_at_sea() -> None:
    s = setting(40)
    put(s, "bismarck", "U26", fuel=12)
    assert Table(s, do(admin_phase)).p.final["ending"] == -4


@pytest.mark.rule("CH-4.3.a", "CH-4.2.a")
@pytest.mark.parametrize(("orders", "points"), [((), -4), ((InPort("bismarck"),), -10)])
def test_who_lies_in_a_home_port_on_the_last_turn_is_not_at_sea(orders: tuple[Any, ...], points: int) -> None:
    s = setting(40)
    put(s, "bismarck", "O33", fuel=12)
    table = Table(s, do(movement_phase), do(admin_phase)).answer(orders, seat=GERMAN).answer((), seat=ALLIED)
    assert table.p.final["ending"] == points


@pytest.mark.rule("CH-4.2.b")
def test_the_game_ends_when_bismarcks_emergency_fuel_does_and_points_are_counted() -> None:
    s = setting(25)
    put(s, "bismarck", HERE, fuel=0, emergency=26)
    s.private[GERMAN].chits = (5, 5, 5, 5)
    table = Table(s, do(admin_phase))
    assert (table.p.final["ending"], table.p.final["german-losses"]) == (-15, 0)
    assert (outcome(table).winner, table.p.final["total"]) == (GERMAN, 5)


@pytest.mark.rule("CH-4.2.d", "CH-1.e")
@pytest.mark.parametrize(("turn", "over"), [(39, False), (40, True)])
def test_otherwise_it_ends_after_the_evening_of_29_may(turn: int, over: bool) -> None:
    s = setting(turn)
    put(s, "bismarck", HERE)
    table = Table(s, do(admin_phase))
    assert table.rested is not over
    assert bool(table.p.final) is over


@pytest.mark.rule("CH-4.3.b", "CH-4.3.c")
def test_sunk_ships_of_the_better_classes_give_their_hull_boxes_for_or_against_the_german() -> None:
    s = alone()
    for name in ("revenge", "victorious", "hood", "norfolk", "prinz-eugen"):
        put(s, name, HERE, hull=1, bow=0)
        sink(s, name, ())
    assert losses(s.public, s.private[ALLIED], FACTS) == 7 + 6 + 8 + 4
    assert losses(s.public, s.private[GERMAN], FACTS) == 5
    ledger = accounts(s.public, s.private[GERMAN], s.private[ALLIED], FACTS, "turn-track")
    assert (ledger["allied-losses"], ledger["german-losses"]) == (25, -5)


@pytest.mark.rule("CH-4.3.d")
@pytest.mark.parametrize(("hulls", "points"), [((3, 3), 0), ((1, 4), 1), ((2, 2), 2), ((0, 4), 0)])
def test_two_hits_on_one_ship_are_a_point_and_hits_on_two_are_none(hulls: tuple[int, int], points: int) -> None:
    s = alone()
    for name, left in zip(("norfolk", "suffolk"), hulls, strict=True):
        put(s, name, HERE, hull=left or 4)
    assert losses(s.public, s.private[ALLIED], FACTS) == points


@pytest.mark.rule("CH-4.3.d")
@pytest.mark.parametrize(("option", "points"), [("hull", 1), ("all-hits", 3)])
def test_which_hits_count_is_an_option(option: str, points: int) -> None:
    s = setting(40, points_for_damage=option)
    put(s, "bismarck", HERE)
    put(s, "hood", HERE, hull=5, bow=6, stern=5, secondary=0)
    assert losses(s.public, s.private[ALLIED], FACTS) == points
    show_card(s, "hood")
    assert s.public.points == points


@pytest.mark.rule("CH-4.3.d")
def test_bismarcks_own_damage_counts_against_the_german() -> None:
    assert ended(alone(hull=7)).p.final["german-losses"] == -2


@pytest.mark.rule("CH-4.3.e")
def test_light_ships_give_one_point_when_sunk_and_nothing_for_damage() -> None:
    s = alone()
    for name in ("sheffield", "hood-flotilla", "modoc"):
        put(s, name, HERE)
        sink(s, name, ())
    for name in ("kenya", "channel-flotilla"):
        put(s, name, HERE, hull=1)
    put(s, "belchen", HERE)
    sink(s, "belchen", ())
    assert losses(s.public, s.private[ALLIED], FACTS) == 3
    assert losses(s.public, s.private[GERMAN], FACTS) == 1


@pytest.mark.rule("CH-4.3.i")
def test_ships_that_ran_dry_count_as_sunk() -> None:
    s = alone()
    for name in ("scharnhorst", "hood", "kenya"):
        put(s, name, HERE)
        take_off(s, name, REMOVED)
    assert losses(s.public, s.private[GERMAN], FACTS) == 9
    assert losses(s.public, s.private[ALLIED], FACTS) == 8 + 1
    assert s.public.points == 8 + 1 - 9


@pytest.mark.rule("CH-11.3.r", "CH-4.3.T1")
def test_halves_are_rounded_up_one_by_one_and_merchants_not_at_all() -> None:
    s = alone()
    german = s.private[GERMAN]
    german.chits, german.half_chits, german.merchants = (4, 3), (5, 5, 2), 3
    assert ended(s).p.final["convoys"] == 7 + 3 + 3 + 1 + 1.5


@pytest.mark.rule("CH-13.1.b")
def test_units_that_were_bought_cost_the_german_points_or_give_him_some() -> None:
    s = alone()
    s.private[GERMAN].bought, s.private[ALLIED].bought = ("tirpitz",), ("new-york", "augusta")
    assert ended(s).p.final["bought"] == -9 + 5 + 3


@pytest.mark.rule("CH-4.3.f")
@pytest.mark.parametrize(
    ("chits", "merchants", "total", "winner"),
    [((), 8, 0, ALLIED), ((), 9, 0.5, ALLIED), ((5,), 0, 1, GERMAN), ((), 10, 1, GERMAN), ((), 0, -4, ALLIED)],
)
def test_one_point_is_enough_for_the_german_and_half_a_point_is_not(
    chits: tuple[int, ...], merchants: int, total: float, winner: str
) -> None:
    s = alone()
    s.private[GERMAN].chits, s.private[GERMAN].merchants = chits, merchants
    table = ended(s)
    assert table.p.final["total"] == total
    assert outcome(table) == Outcome(winner, "chase-win-points", "CH-4.3.f", "operational")


@pytest.mark.rule("CH-4.3.g")
@pytest.mark.parametrize(
    ("sunk", "reason", "level"),
    [
        (("hood", "ramillies"), "port-france", "strategic"),
        (("king-george-v", "ark-royal"), "port-norway", "strategic"),
        (("prince-of-wales", "repulse"), "port-france", "strategic"),
        (("repulse", "renown"), "port-france", "operational"),
        (("hood",), "port-france", "operational"),
        (("hood", "norfolk"), "port-france", "operational"),
        (("hood", "new-york"), "port-france", "operational"),
        (("hood", "ramillies"), "turn-track", "operational"),
        (("hood", "ramillies"), "out-of-fuel", "operational"),
    ],
)
def test_a_strategic_victory_takes_two_capital_ships_and_a_port(sunk: tuple[str, ...], reason: str, level: str) -> None:
    s = alone()
    for name in sunk:
        put(s, name, HERE)
        sink(s, name, ("prinz-eugen", "bismarck"))
    result = outcome(ended(s, reason))
    assert result.level == level
    assert (result.key == "chase-win-strategic") is (level == "strategic")


@pytest.mark.rule("CH-4.3.g")
def test_it_does_not_matter_for_it_how_many_points_there_are() -> None:
    s = alone()
    for name in ("hood", "ramillies"):
        put(s, name, HERE)
        sink(s, name, ("bismarck",))
    for name in ("tirpitz", "scharnhorst", "gneisenau"):
        put(s, name, HERE)
        sink(s, name, ())
    table = ended(s, "port-france")
    assert table.p.final["total"] < 0
    assert (outcome(table).winner, outcome(table).key) == (GERMAN, "chase-win-strategic")


@pytest.mark.rule("CH-4.3.g")
def test_ships_that_others_sank_do_not_count_for_bismarck() -> None:
    s = alone()
    for name, by in (("hood", ("bismarck",)), ("ramillies", ("prinz-eugen",)), ("rodney", ("submarine",))):
        put(s, name, HERE)
        sink(s, name, by)
    assert not strategic(s.public, FACTS, "port-france")


@pytest.mark.rule("CH-4.3.h", "CH-11.3.s")
def test_before_the_end_only_sinkings_and_open_cards_are_counted() -> None:
    s = alone()
    s.private[GERMAN].chits, s.private[GERMAN].half_chits, s.private[GERMAN].merchants = (5,), (5,), 3
    put(s, "norfolk", HERE, hull=2)
    put(s, "hood", HERE, hull=4)
    put(s, "prinz-eugen", HERE)
    show_card(s, "hood")
    assert s.public.points == public_points(s.public, FACTS) == 2
    sink(s, "hood", ())
    assert s.public.points == 8
    sink(s, "prinz-eugen", ())
    assert s.public.points == 3


@pytest.mark.rule("CH-4.3.h")
def test_what_happened_before_a_scenario_begins_is_counted_from_its_first_turn() -> None:
    s = deploy(FACTS, "swordfish", DEFAULTS)
    assert s.public.lost == {"hood": ("bismarck",)}
    assert s.public.points == 8 - 1
    assert deploy(FACTS, "campaign", DEFAULTS).public.points == 0


@pytest.mark.rule("CH-4.3.h")
def test_at_the_end_both_sides_see_the_whole_ledger() -> None:
    s = alone()
    s.private[GERMAN].merchants = 2
    assert not s.public.final
    table = ended(s)
    for seat in (*SEATS, None):
        (told,) = table.told("chase-final", seat)
        assert told["points"] == -3
        assert told["ledger"]["convoys"] == 1


@pytest.mark.rule("CH-4.3.T1")
def test_a_scenario_may_count_the_ending_differently() -> None:
    s = alone(fuel=12)
    s.public.scenario = "denmark-strait"
    assert FACTS.scenarios["denmark-strait"].ending["undamaged-at-sea"] == 0
    assert ended(s).p.final["ending"] == 0
    s = alone(fuel=2)
    s.public.scenario = "denmark-strait"
    assert ended(s, "port-france").p.final["ending"] == -5


@pytest.mark.rule("CH-4.2.d")
def test_a_game_ends_once() -> None:
    s = alone()
    finish(s, "turn-track")
    first = s.outcome
    finish(s, "bismarck-sunk")
    assert s.outcome is first
    assert len(s.events) == 1
