"""Rounds: German fire, British fire, damage for both at once, and when a battle is over."""

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.battle.joining import start_battle
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.battle.rounds import close_round, end_battle, end_round, fight_round
from huffduff.games.sink.facts.words import BRITISH, GERMAN, Seat, ShipId
from huffduff.games.sink.parts import Hit, Loss, Score, Seen
from huffduff.games.sink.state import State
from tests.games.sink.battle.fight import DAY, NIGHT, PLACE, clash, fighter, shot
from tests.games.sink.table import Table, band, convoy, setting, shadow

STAY: tuple[tuple[str, ...], ...] = ()


def hit(target: str, points: int, exploded: bool = False) -> Hit:
    return Hit(ShipId("x"), ShipId(target), points, exploded)


def after(s: State, *hits: Hit) -> Table:
    """The end of a round in which ships were hit."""
    board(s.public).hits = hits
    return Table(s, do(end_round))


def stop(state: State) -> None:
    """Stands in for whatever would come next."""


@pytest.mark.rule("SB-12.12.b")
def test_the_german_fires_first() -> None:
    table = Table(clash(("bismarck",), ("hood",)), do(fight_round))
    assert (table.ask.key, table.ask.seat) == ("sink-ask-fire", GERMAN)
    table.answer(())
    assert (table.ask.key, table.ask.seat) == ("sink-ask-fire", BRITISH)


@pytest.mark.rule("SB-12.12.c", "SB-12.12.e")
def test_a_ship_sunk_in_a_round_fires_in_it_and_both_results_count() -> None:
    """G-02."""
    s = clash(("bismarck",), ("hood", "norfolk"), round=4, flipped=("hood",), hurt={"hood": 5})
    table = Table(s, do(fight_round), script=[6, 10, 1])
    table.answer((shot("bismarck", "hood"),))  # 6 + 1: 3 points, more than she can take
    assert fighter(table.state, "hood").left == ""
    table.answer((shot("hood", "bismarck"), shot("norfolk", "bismarck")))  # strength 8, 10 - 2: 2 points
    assert fighter(table.state, "hood").left == "sunk"
    assert fighter(table.state, "bismarck").damage == 2
    assert table.told("sink-ship-sunk") == [{"ship": "hood"}]
    assert table.told("sink-ship-damaged") == [{"ship": "bismarck", "points": 2, "damage": 2}]


@pytest.mark.rule("SB-12.13.d", "SB-12.13.e")
@pytest.mark.parametrize(("second", "left"), [(8, ""), (9, "sunk"), (10, "sunk")])
def test_a_5x_on_hood_is_rolled_for_again(second: int, left: str) -> None:
    """G-03: five points, and a second die of 9 or 10 blows her up."""
    s = clash(("bismarck",), ("hood",))
    table = Table(s, do(fight_round), script=[10, second], steps={"close_round": stop})
    table.answer((shot("bismarck", "hood"),), ())
    assert fighter(table.state, "hood").left == left
    assert fighter(table.state, "hood").damage == 5
    assert len(table.told("sink-explodes")) == (1 if left else 0)
    assert table.told("sink-roll-explosion") == [{"ship": "hood", "need": 9, "outcome": (second,)}]


@pytest.mark.rule("SB-12.13.e")
def test_a_5x_on_a_battleship_is_five_points() -> None:
    """G-03: no second die."""
    s = clash(("bismarck",), ("rodney",))
    board(s.public).round = 7
    table = Table(s, do(fight_round), script=[10]).answer((shot("bismarck", "rodney"),), ())
    assert (fighter(table.state, "rodney").damage, fighter(table.state, "rodney").left) == (5, "")


@pytest.mark.rule("SB-12.13.f")
def test_a_die_beyond_the_table_counts_as_its_edge() -> None:
    s = clash(("bismarck",), ("repulse",))  # +1 German, +1 defence
    table = Table(s, do(fight_round), script=[10, 1]).answer((shot("bismarck", "repulse"),), ())
    assert fighter(table.state, "repulse").damage == 5
    s = clash(("bismarck",), ("hood", "prince-of-wales"))
    table = Table(s, do(fight_round), script=[1, 1]).answer(
        (), (shot("hood", "bismarck"), shot("prince-of-wales", "bismarck"))
    )
    assert fighter(table.state, "bismarck").damage == 0


@pytest.mark.rule("SB-12.14.a")
def test_damage_adds_up() -> None:
    s = clash(("bismarck",), ("hood",), hurt={"bismarck": 2})
    table = after(s, hit("bismarck", 1), hit("bismarck", 3))
    assert fighter(table.state, "bismarck").damage == 6
    assert table.told("sink-ship-damaged") == [{"ship": "bismarck", "points": 4, "damage": 6}]


@pytest.mark.rule("SB-12.14.b", "SB-12.14.d")
@pytest.mark.parametrize(("points", "flipped", "damage"), [(10, False, 10), (11, True, 0)])
def test_a_counter_full_of_damage_flips(points: int, flipped: bool, damage: int) -> None:
    table = after(clash(("bismarck",), ("hood",)), hit("bismarck", points))
    assert (fighter(table.state, "bismarck").flipped, fighter(table.state, "bismarck").damage) == (flipped, damage)
    assert len(table.told("sink-ship-flips")) == int(flipped)


@pytest.mark.rule("SB-12.14.c")
def test_a_ship_without_another_side_is_sunk() -> None:
    s = clash(("bismarck",), ("flotilla-1", "kenya"))
    table = after(s, hit("flotilla-1", 4), hit("kenya", 5))
    assert fighter(table.state, "flotilla-1").left == "sunk"
    assert fighter(table.state, "kenya").left == ""


@pytest.mark.rule("SB-12.14.e")
@pytest.mark.parametrize(("points", "left"), [(3, ""), (4, "sunk"), (5, "sunk")])
def test_a_flipped_ship_sinks_when_that_side_is_full(points: int, left: str) -> None:
    s = clash(("bismarck",), ("hood",), flipped=("bismarck",), hurt={"bismarck": 5})
    assert fighter(after(s, hit("bismarck", points)).state, "bismarck").left == left


@pytest.mark.rule("SB-12.14.f")
def test_no_ship_flips_and_sinks_in_one_round_by_points() -> None:
    s = clash(("bismarck",), ("hood", "rodney"), hurt={"bismarck": 9})
    table = after(s, hit("bismarck", 5), hit("bismarck", 5))
    bismarck = fighter(table.state, "bismarck")
    assert (bismarck.flipped, bismarck.damage, bismarck.left) == (True, 0, "")


@pytest.mark.rule("SB-12.13.e", "SB-12.14.f")
def test_an_explosion_sinks_her_all_the_same() -> None:
    table = after(clash(("bismarck",), ("hood",)), hit("hood", 5, exploded=True), hit("hood", 5))
    assert fighter(table.state, "hood").left == "sunk"
    assert table.told("sink-ship-sunk") == [{"ship": "hood"}]


@pytest.mark.rule("SB-12.12.h", "SB-12.12.i", "SB-12.12.j", "SB-2.313.a")
def test_the_battle_closes_in_and_goes_on() -> None:
    s = clash(("prinz-eugen",), ("norfolk",))
    table = Table(s, do(fight_round))
    while board(table.p).round < 9:
        table.answer(STAY if table.ask.key == "sink-ask-disengage" else ())
    rounds = [(told["round"], told["range"]) for told in table.told("sink-round")]
    assert rounds[:9] == [(1, "A"), (2, "A"), (3, "A"), (4, "B"), (5, "B"), (6, "B"), (7, "C"), (8, "C"), (9, "C")]
    assert all(told["pursuit"] == "no" for told in table.told("sink-round"))


@pytest.mark.rule("SB-12.23.a", "SB-12.21.a", "SB-12.11.e")
def test_cruisers_go_through_range_a_and_may_leave_after_every_round() -> None:
    """G-23: disengaging is offered after rounds 1, 2 and 3, in which nobody fires."""
    table = Table(clash(("prinz-eugen",), ("norfolk",)), do(fight_round))
    asked = []
    while board(table.p).round < 4:
        asked.append((board(table.p).round, table.ask.key, table.ask.seat))
        table.answer(STAY)
    assert asked == [(number, "sink-ask-disengage", seat) for number in (1, 2, 3) for seat in (GERMAN, BRITISH)]
    assert table.ask.key == "sink-ask-fire"


@pytest.mark.rule("SB-14.11.a")
def test_by_night_heavy_cruisers_fire_at_once() -> None:
    """G-23."""
    table = Table(clash(("prinz-eugen",), ("norfolk",), NIGHT), do(fight_round))
    assert (table.ask.key, board(table.p).round) == ("sink-ask-fire", 4)


@pytest.mark.rule("SB-12.12.i")
def test_a_battle_ends_when_one_side_is_gone() -> None:
    s = clash(("bismarck",), ("flotilla-1",), hurt={"flotilla-1": 3})
    table = Table(s, do(fight_round), script=[7]).answer((shot("bismarck", "flotilla-1"),))
    assert table.rested
    assert table.p.battle is None
    assert table.told("sink-battle-ends") == [{"hex": PLACE}]


@pytest.mark.rule("SB-12.12.i")
@pytest.mark.parametrize(("idle", "left"), [(2, True), (3, False)])
def test_a_battle_in_which_nobody_can_fire_any_more_ends(idle: int, left: bool) -> None:
    s = clash(("bismarck",), ("hood",), round=9)
    board(s.public).idle = idle
    table = Table(s, do(close_round), steps={"fight_round": stop})
    assert (table.p.battle is not None) is left


def test_rounds_that_come_closer_do_not_bring_the_end_nearer() -> None:
    """Cruisers at range A have nothing to fire, but will have; in a pursuit frozen there they never will."""
    table = Table(clash(("prinz-eugen",), ("norfolk",)), do(fight_round))
    for _ in range(3):
        assert board(table.p).idle == 0
        table.answer(STAY, STAY)
    s = clash(("prinz-eugen",), ("norfolk",))
    chase(s)
    table = Table(s, do(fight_round), script=[1, 1])
    assert board(table.p).idle == 1
    table.answer(())
    assert board(table.p).idle == 2
    table.answer(())
    assert board(table.p).idle == 3
    table.source._outcomes.append(1)
    table.answer(())
    assert table.p.battle is None


def test_a_shot_that_could_be_fired_begins_the_count_anew() -> None:
    s = clash(("bismarck",), ("norfolk",))
    chase(s, "bismarck")
    board(s.public).idle = 2
    assert board(Table(s, do(fight_round)).p).idle == 0


def chase(s: State, runner: str = "prinz-eugen") -> None:
    """Norfolk pursues a German at range A."""
    battle = board(s.public)
    battle.frozen = "A"
    battle.change(ShipId(runner), group=1)
    battle.change(ShipId("norfolk"), chasing=1)


# --- the end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-12.19.a", "SB-2.34.a", "SB-12.22.g")
def test_damage_goes_back_to_the_card_and_ships_stay_where_they_were() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood",), turn=4)
    battle = board(s.public)
    battle.change(ShipId("bismarck"), damage=0, flipped=True, left="away")
    battle.change(ShipId("hood"), damage=3)
    table = Table(s, do(end_battle))
    assert table.p.battle is None
    assert (table.ship("bismarck").damage, table.ship("bismarck").flipped) == (0, True)
    assert (table.ship("hood").damage, table.ship("hood").engaged) == (3, 4)
    assert table.private(GERMAN).forces["G1"].ships == ("bismarck", "prinz-eugen")  # type: ignore[index]
    assert table.token("G1").hex == PLACE
    assert table.p.seen[ShipId("hood")] == Seen(ShipId("hood"), table.token("B1").id, 4, 3, False)


@pytest.mark.rule("SB-12.14.c", "SB-15.3.a", "SB-15.4.a")
@pytest.mark.parametrize(
    ("name", "seat", "points"),
    [
        ("bismarck", BRITISH, 40),
        ("scharnhorst", BRITISH, 25),
        ("scheer", BRITISH, 15),
        ("prinz-eugen", BRITISH, 10),
        ("ark-royal", GERMAN, 20),
        ("hood", GERMAN, 15),
        ("renown", GERMAN, 12),
        ("norfolk", GERMAN, 6),
        ("kenya", GERMAN, 4),
        ("flotilla-2", GERMAN, 8),
    ],
)
def test_a_ship_that_is_sunk_counts_for_the_enemy(name: str, seat: str, points: int) -> None:
    german, british = (("gneisenau", name), ("rodney",)) if seat == BRITISH else (("gneisenau",), ("rodney", name))
    s = clash(german, british, turn=5)
    board(s.public).change(ShipId(name), left="sunk", damage=20)
    table = Table(s, do(end_battle))
    assert table.p.score == (Score(seat, 5, "sunk", name, points),)  # type: ignore[arg-type]
    assert table.p.losses[ShipId(name)] == Loss(ShipId(name), 5, PLACE, "sunk")
    assert table.ship(name).status == "sunk"
    token = "G1" if seat == BRITISH else "B1"
    side: Seat = GERMAN if seat == BRITISH else BRITISH
    assert name not in table.private(side).forces[table.token(token).id].ships
    assert ShipId(name) not in table.p.seen


@pytest.mark.parametrize("escorts", [(), ("norfolk",)])
def test_after_every_battle_the_game_may_be_over(escorts: tuple[str, ...]) -> None:
    looked: list[State] = []
    s = clash(("bismarck",), ("hood",), escorts=escorts)
    convoy(s, "HX-1", PLACE)
    for name in escorts:
        board(s.public).change(ShipId(name), left="sunk")
    table = Table(s, do(end_battle), steps={"check_end": looked.append})
    if escorts:
        table.answer(("HX-1",))
    assert table.rested
    assert len(looked) == 1


def test_a_force_without_ships_is_gone_and_not_a_dummy() -> None:
    s = clash(("bismarck",), ("hood",))
    board(s.public).change(ShipId("hood"), left="sunk")
    table = Table(s, do(end_battle))
    assert set(table.p.tokens) == {"G1"}
    assert not table.private(BRITISH).forces


@pytest.mark.rule("SB-11.9.c")
@pytest.mark.parametrize("sunk", ["suffolk", "bismarck"])
def test_a_shadow_ends_with_the_shadower_and_with_the_shadowed(sunk: str) -> None:
    s = setting(DAY)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "suffolk")
    shadow(s, "G1", "B1")
    start_battle(s, PLACE, (BRITISH,), (s.public.tokens["B1"].id,))  # type: ignore[index]
    s.events.clear()
    board(s.public).change(ShipId(sunk), left="sunk")
    table = Table(s, do(end_battle))
    assert table.p.shadows == {}
    assert len(table.told("sink-shadow-gone")) == (1 if sunk == "suffolk" else 0)


@pytest.mark.rule("SB-11.9.c")
def test_a_shadow_outlives_the_loss_of_one_of_the_shadowers() -> None:
    s = setting(DAY)
    band(s, "G1", PLACE, "bismarck")
    band(s, "B1", PLACE, "suffolk", "norfolk")
    shadow(s, "G1", "B1")
    start_battle(s, PLACE, (BRITISH,), (s.public.tokens["B1"].id,))  # type: ignore[index]
    s.events.clear()
    board(s.public).change(ShipId("suffolk"), left="sunk")
    table = Table(s, do(end_battle))
    assert set(table.p.shadows) == {"G1"}
    assert table.token("B1").known is not None
    assert table.token("B1").known.cruiser == 1  # type: ignore[union-attr]
