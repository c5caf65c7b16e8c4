"""What the captains make of a fight: whether to seek it, at whom to fire, when to leave and whom to pursue."""

import pytest

from huffduff.games.sink.battle.disengaging import leavers
from huffduff.games.sink.battle.firing import FireHints, fire_hints
from huffduff.games.sink.battle.gunnery import arms
from huffduff.games.sink.battle.joining import Wish, WishHints
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.battle.pursuit import Chase, PursueHints, able_to_pursue, pursue_hints
from huffduff.games.sink.captain import duels
from huffduff.games.sink.captain.course import bruises
from huffduff.games.sink.captain.forecast import Fight, Hull, can_run, fast
from huffduff.games.sink.facts.words import BRITISH, GERMAN, OTHER, Seat, ShipId, TokenId
from huffduff.games.sink.parts import Types
from huffduff.games.sink.state import State
from tests.games.sink.battle.fight import PLACE, clash
from tests.games.sink.table import FACTS, band, setting, shadow


def line(side: Seat, *ships: str) -> list[Hull]:
    return [Hull(ShipId(ship), side) for ship in ships]


RAIDERS = line(GERMAN, "bismarck", "prinz-eugen")
HOME_FLEET = line(BRITISH, "king-george-v", "hood", "prince-of-wales")


def fire(s: State, side: Seat) -> dict[tuple[str, str], str]:
    battle = board(s.public)
    hints = fire_hints(FACTS, battle, arms(FACTS, battle, side))
    assert isinstance(hints, FireHints)
    return {(shot.firer, shot.weapon): shot.target for shot in duels.fire(FACTS, battle, hints)}


# --- the forecast -------------------------------------------------------------------------------------------------


def test_the_battle_fleet_beats_the_raiders_and_they_beat_an_old_ship() -> None:
    assert Fight(FACTS, RAIDERS, HOME_FLEET).value(BRITISH) > 5
    assert Fight(FACTS, RAIDERS, line(BRITISH, "ramillies")).value(GERMAN) > 2


def test_who_is_faster_takes_of_a_fight_what_is_best_for_him() -> None:
    slow = line(BRITISH, "rodney", "king-george-v")
    assert can_run(FACTS, RAIDERS, slow)
    assert not can_run(FACTS, slow, RAIDERS)
    fight = Fight(FACTS, RAIDERS, slow)
    assert fight.value(GERMAN) == max(fight.course) > fight.course[-1]
    assert not can_run(FACTS, RAIDERS, line(BRITISH, "hood"))


def test_an_enemy_who_can_run_will_not_wait_to_be_sunk() -> None:
    fight = Fight(FACTS, RAIDERS, line(BRITISH, "suffolk"))
    assert fight.value(GERMAN) == fight.course[0] < fight.course[-1]
    held = Fight(FACTS, RAIDERS, [Hull(ShipId("suffolk"), BRITISH, escort=True)])
    assert held.value(GERMAN) == max(held.course) > 2


def test_being_caught_costs_even_those_who_can_leave() -> None:
    assert bruises(FACTS, RAIDERS, line(BRITISH, "king-george-v", "repulse")) > 5
    assert bruises(FACTS, RAIDERS, line(BRITISH, "suffolk")) < 1


def test_at_night_and_damaged_a_forecast_is_another() -> None:
    day = Fight(FACTS, RAIDERS, HOME_FLEET, 4)
    night = Fight(FACTS, RAIDERS, HOME_FLEET, 4, night=True)
    assert abs(night.course[2]) < abs(day.course[2])
    hurt = [Hull(ShipId("bismarck"), GERMAN, 10), *RAIDERS[1:]]
    assert Fight(FACTS, hurt, HOME_FLEET).course[1] < Fight(FACTS, RAIDERS, HOME_FLEET).course[1]


# --- whether to fight ---------------------------------------------------------------------------------------------


def meeting(*british: str) -> State:
    s = setting()
    band(s, "G1", PLACE, "bismarck", "prinz-eugen", detected=True)
    band(s, "B2", PLACE, *british, detected=True)
    return s


def wanted(s: State, side: Seat, prize: float = 0.0, shadowers: tuple[TokenId, ...] = ()) -> Wish:
    own = tuple(token.id for token in s.public.tokens_at(PLACE, side))
    hints = WishHints((), own, shadowers)
    return duels.wish(FACTS, s.public, s.private[side], side, PLACE, hints, prize)


@pytest.mark.parametrize(
    ("british", "side", "fights"),
    [
        (("hood", "prince-of-wales", "king-george-v"), BRITISH, True),
        (("suffolk",), BRITISH, False),
        (("ramillies",), BRITISH, False),
    ],
)
def test_the_british_fight_what_they_can_beat(british: tuple[str, ...], side: Seat, fights: bool) -> None:
    assert wanted(meeting(*british), side).fight is fights


def test_the_german_fights_for_a_prize_only_where_he_can_sink_every_escort() -> None:
    s = setting()
    band(s, "G1", PLACE, "bismarck", changes={"damage": 6})
    band(s, "B2", PLACE, "ramillies", escort=True, detected=True, known=Types(1, battleship=1, escort=True))
    assert not wanted(s, GERMAN).fight
    assert wanted(s, GERMAN, prize=20.0).fight
    band(s, "B3", PLACE, "rodney", "hood", escort=True, detected=True, known=Types(1, battleship=2, escort=True))
    assert not wanted(s, GERMAN, prize=20.0).fight


def test_nobody_fights_with_dummies() -> None:
    s = setting()
    band(s, "G1", PLACE)
    band(s, "B2", PLACE, "suffolk", detected=True)
    hints = WishHints((), (), ())
    assert duels.wish(FACTS, s.public, s.private[GERMAN], GERMAN, PLACE, hints, 50.0) == Wish(False)


def test_a_shadower_joins_if_she_makes_the_fight_better_and_stays_out_if_not() -> None:
    s = meeting("hood", "king-george-v")
    band(s, "B3", PLACE, "prince-of-wales")
    shadow(s, "G1", "B3")
    assert wanted(s, BRITISH, shadowers=(TokenId("B3"),)).shadowers == ("B3",)
    s = meeting("hood", "king-george-v", "prince-of-wales")
    band(s, "B3", PLACE, "ark-royal", "victorious", changes={"damage": 3})
    shadow(s, "G1", "B3")
    wish = wanted(s, BRITISH, shadowers=(TokenId("B3"),))
    assert wish.fight


def test_range_is_skipped_by_those_who_gain_by_it() -> None:
    assert duels.skip(FACTS, board(clash(("prinz-eugen",), ("suffolk", "norfolk", "london")).public), BRITISH) == "skip"
    assert duels.skip(FACTS, board(clash(("bismarck",), ("suffolk", "norfolk", "london")).public), GERMAN) == "no"


# --- fire ---------------------------------------------------------------------------------------------------------


def test_the_strongest_fires_at_bismarck_and_the_next_does_not_spoil_his_aim() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "king-george-v"))
    assert fire(s, BRITISH) == {("king-george-v", "main"): "bismarck", ("hood", "main"): "prinz-eugen"}
    s = clash(("bismarck", "prinz-eugen"), ("hood", "king-george-v"), hurt={"bismarck": 7}, flipped=("bismarck",))
    assert fire(s, BRITISH) == {("king-george-v", "main"): "bismarck", ("hood", "main"): "bismarck"}


def test_a_ship_that_is_nearly_sunk_is_finished_off() -> None:
    s = clash(("bismarck",), ("renown", "repulse"), hurt={"renown": 5}, flipped=("renown",))
    assert fire(s, GERMAN)["bismarck", "main"] == "renown"
    s = clash(("bismarck",), ("renown", "repulse"), hurt={"repulse": 5}, flipped=("repulse",))
    assert fire(s, GERMAN)["bismarck", "main"] == "repulse"


def test_torpedoes_go_before_guns_and_aircraft_wait_for_their_phase() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("flotilla-1", "ark-royal"), round=7)
    shots = fire(s, BRITISH)
    assert ("flotilla-1", "torpedo") in shots
    assert ("flotilla-1", "main") not in shots
    assert ("ark-royal", "aircraft") not in shots


# --- leaving and pursuing -----------------------------------------------------------------------------------------


def test_a_side_leaves_a_fight_it_loses_each_ship_by_herself() -> None:
    s = clash(("bismarck", "prinz-eugen"), ("hood", "king-george-v", "prince-of-wales", "rodney"), round=3)
    battle = board(s.public)
    assert duels.disengage(FACTS, battle, GERMAN) == tuple((one.ship,) for one in leavers(battle, GERMAN))
    assert duels.disengage(FACTS, battle, BRITISH) == ()


def test_a_side_stays_in_a_fight_it_wins() -> None:
    battle = board(clash(("bismarck", "prinz-eugen"), ("suffolk", "norfolk"), round=3).public)
    assert duels.disengage(FACTS, battle, GERMAN) == ()
    assert duels.disengage(FACTS, battle, BRITISH) == (("norfolk",), ("suffolk",))


def running(s: State, side: Seat, *names: str) -> PursueHints:
    """Ships of a side run in one group."""
    battle = board(s.public)
    for name in names:
        battle.change(ShipId(name), group=1)
    slow = min(fast(FACTS, hull) for hull in duels.hulls(battle, side) if hull.ship in names)
    return pursue_hints(FACTS, battle, {1: able_to_pursue(FACTS, battle, OTHER[side], slow)})


def test_big_ships_pursue_a_cripple_and_cruisers_do_not_chase_a_battleship() -> None:
    s = clash(("bismarck",), ("hood", "prince-of-wales", "suffolk"), flipped=("bismarck",))
    hints = running(s, GERMAN, "bismarck")
    assert Chase(ShipId("hood"), 1) in duels.pursue(FACTS, board(s.public), BRITISH, hints)
    s = clash(("bismarck",), ("suffolk", "norfolk"))
    assert duels.pursue(FACTS, board(s.public), BRITISH, running(s, GERMAN, "bismarck")) == ()


def test_a_chase_of_a_battleship_by_a_cruiser_is_given_up_and_one_of_a_cripple_is_not() -> None:
    s = clash(("prinz-eugen",), ("rodney",))
    hints = running(s, BRITISH, "rodney")
    board(s.public).change(ShipId("prinz-eugen"), chasing=1)
    assert duels.break_off(FACTS, board(s.public), GERMAN, hints) == ("prinz-eugen",)
    s = clash(("bismarck",), ("hood", "prince-of-wales"), flipped=("bismarck",))
    hints = running(s, GERMAN, "bismarck")
    for name in ("hood", "prince-of-wales"):
        board(s.public).change(ShipId(name), chasing=1)
    assert duels.break_off(FACTS, board(s.public), BRITISH, hints) == ()
