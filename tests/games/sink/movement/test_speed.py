"""How fast ships are, undamaged and damaged, alone and in company."""

import pytest

from huffduff.games.sink.facts.words import BRITISH, GERMAN, Seat, ShipId
from huffduff.games.sink.movement.speed import Pace, pace, rating, ship_pace
from huffduff.games.sink.parts import Ship
from huffduff.games.sink.state import State
from tests.games.sink.table import FACTS, band, setting


def of(s: State, side: Seat, *ships: str) -> Pace:
    return pace(FACTS, s.public, s.private[side], tuple(map(ShipId, ships)))


@pytest.mark.rule("SB-7.14.a")
def test_golden_10_speed_by_evasion_on_odd_and_even_turns() -> None:
    """G-10: ships damaged until they have the evasion that is wanted."""
    wanted = {34: (4, 4), 30: (4, 4), 29: (3, 3), 24: (3, 3), 23: (2, 2), 15: (2, 2), 14: (1, 1), 8: (1, 1)}
    wanted |= {7: (0, 1), 1: (0, 1)}
    ratings: dict[int, tuple[int, int]] = {}
    for name, flipped in (("flotilla-1", False), ("bismarck", False), ("prinz-eugen", True)):
        for damage in range(60):
            s = setting()
            ship = s.private[BRITISH].ships[ShipId(name)] = Ship(ShipId(name), damage=damage, flipped=flipped)
            evasion = rating(FACTS, s.private[BRITISH], (ship.id,))
            odd, even = (ship_pace(FACTS, setting(turn).public, ship)[0] for turn in (5, 6))
            assert ratings.setdefault(evasion, (odd, even)) == (odd, even)
    assert {evasion: ratings[evasion] for evasion in wanted} == wanted


@pytest.mark.rule("SB-7.14.a")
def test_who_moves_on_even_turns_only_is_told_so() -> None:
    s = setting(5)
    band(s, "B1", "2815", "norfolk", changes={"flipped": True, "damage": 3})
    assert of(s, BRITISH, "norfolk") == Pace(0, "odd-turn", (ShipId("norfolk"),))
    s.public.turn = 6
    assert of(s, BRITISH, "norfolk").most == 1


@pytest.mark.rule("SB-7.14.b")
def test_damage_takes_speed_away_and_repair_gives_it_back() -> None:
    s = setting(4)
    band(s, "G1", "2815", "bismarck", "prinz-eugen")
    assert of(s, GERMAN, "prinz-eugen").most == 4
    assert of(s, GERMAN, "bismarck").most == 3
    s.private[GERMAN].change(ShipId("bismarck"), damage=10)
    assert rating(FACTS, s.private[GERMAN], (ShipId("bismarck"),)) == 24
    assert of(s, GERMAN, "bismarck").most == 3
    s.private[GERMAN].change(ShipId("prinz-eugen"), damage=2)
    assert of(s, GERMAN, "prinz-eugen").most == 3
    s.private[GERMAN].change(ShipId("prinz-eugen"), damage=1)
    assert of(s, GERMAN, "prinz-eugen").most == 4
    s.private[GERMAN].change(ShipId("bismarck"), damage=0, flipped=True)
    assert of(s, GERMAN, "bismarck").most == 1


@pytest.mark.rule("SB-6.13.b", "SB-11.6.a")
def test_a_task_force_is_as_slow_as_its_slowest_ship() -> None:
    s = setting(4)
    band(s, "B1", "3515", "rodney", "exeter", "flotilla-4")
    assert of(s, BRITISH, "exeter").most == 4
    assert of(s, BRITISH, "rodney", "exeter", "flotilla-4") == Pace(2, "evasion", (ShipId("rodney"),))
    assert rating(FACTS, s.private[BRITISH], tuple(map(ShipId, ("exeter", "rodney")))) == 22


@pytest.mark.rule("SB-6.23.a")
def test_a_dummy_has_no_limit() -> None:
    assert of(setting(4), GERMAN) == Pace(None, "none")
    assert Pace(None, "none").allowance == 0


@pytest.mark.rule("SB-16.1.e")
def test_force_h_is_held_until_bismarck_is_detected_and_so_is_each_of_its_ships() -> None:
    s = setting(4)
    band(s, "B3", "3728", "ark-royal", "renown", "sheffield", "flotilla-3")
    assert of(s, BRITISH, "ark-royal", "renown", "sheffield", "flotilla-3").limit == "held"
    assert of(s, BRITISH, "sheffield") == Pace(0, "held", (ShipId("sheffield"),))
    s.public.located = 4
    assert of(s, BRITISH, "ark-royal", "renown", "sheffield", "flotilla-3") == Pace(3, "evasion", (ShipId("renown"),))


@pytest.mark.rule("SB-17.11.a")
def test_without_oil_a_ship_moves_one_hex_and_holds_up_the_others() -> None:
    s = setting(5, fuel="on")
    band(s, "G1", "2815", "bismarck")
    band(s, "G2", "2815", "prinz-eugen", changes={"fuel": 0})
    assert of(s, GERMAN, "bismarck", "prinz-eugen") == Pace(1, "fuel", (ShipId("prinz-eugen"),))
    s.private[GERMAN].change(ShipId("prinz-eugen"), flipped=True)
    assert of(s, GERMAN, "prinz-eugen") == Pace(1, "evasion", (ShipId("prinz-eugen"),))  # oil would not help her
    s.private[GERMAN].change(ShipId("prinz-eugen"), flipped=True, damage=3)
    assert of(s, GERMAN, "prinz-eugen").most == 0
    s = setting(5)
    band(s, "G2", "2815", "prinz-eugen", changes={"fuel": 0})
    assert of(s, GERMAN, "prinz-eugen").most == 4
