"""Damage control: what a crew can put right, and what it cannot."""

from typing import Any

import pytest

from huffduff.engine.questions import do
from huffduff.games.vas.end.damage_control import RepairHints, damage_control, repair, repair_area
from huffduff.games.vas.end.escalation import escalating
from huffduff.games.vas.facts.words import ShipId, WeaponId
from huffduff.games.vas.ships import attack_dice, flank_speed, run_up
from huffduff.games.vas.state import Mount, Penalty, State
from tests.games.vas.table import FACTS, Table, hints_of, put, setting

HANDS: dict[str, Any] = {"order": "all-hands", "obeyed": True}


def hurt(card: str = "bismarck", **changes: Any) -> State:
    s = setting()
    put(s, "blue", card, 10, 10, name="Ship", **changes)
    return s


def repaired(script: list[int], answer: str, card: str = "bismarck", **changes: Any) -> Table:
    table = Table(hurt(card, **changes), do(repair, "blue-ship"), script=script).answer(answer)
    assert table.rested
    return table


@pytest.mark.rule("VS-END.4", "VS-END.5", "VS-EX.3")
@pytest.mark.parametrize(("face", "left"), [(1, 4), (4, 4), (5, 3), (6, 2)])
def test_every_point_above_four_lowers_the_score(face: int, left: int) -> None:
    assert repaired([face], "engine", engine=4).ship("blue-ship").engine == left


@pytest.mark.rule("VS-END.4", "VS-EX.3")
def test_a_score_does_not_fall_below_nothing() -> None:
    assert repaired([6], "crew", crew=1).ship("blue-ship").crew == 0
    assert repaired([6], "crew", crew=3).ship("blue-ship").crew == 1


@pytest.mark.rule("VS-END.3", "VS-END.9", "VS-END.10", "VS-END.11")
def test_one_area_of_those_that_can_be_repaired_or_none() -> None:
    table = Table(hurt(engine=2, weapons=6, vitals=("bridge",)), do(repair, "blue-ship"))
    assert table.options == ("engine", "none")
    assert table.refused("weapons").key == "vas-no-repair-worst"
    assert table.refused("crew").key == "vas-no-repair-sound"
    assert table.refused("all").key == "vas-one-area"
    assert table.answer("none").rested
    assert table.ship("blue-ship").vitals == ("bridge",)
    assert Table(hurt(weapons=6), do(repair, "blue-ship")).rested
    once = Table(hurt(engine=2, crew=1), do(damage_control, "blue"), script=[5]).answer("engine")
    assert once.rested
    assert (once.ship("blue-ship").engine, once.ship("blue-ship").crew) == (1, 1)


@pytest.mark.rule("VS-ORD.11", "VS-ORD.12", "VS-END.13")
def test_all_hands_work_on_every_area_with_a_bonus() -> None:
    table = repaired([4, 6, 3], "all", engine=4, weapons=3, crew=2, **HANDS)
    ship = table.ship("blue-ship")
    assert (ship.engine, ship.weapons, ship.crew) == (3, 0, 2)
    assert ship.repaired == ("engine", "weapons", "crew")
    failed = Table(hurt(engine=4, order="all-hands", obeyed=False), do(repair, "blue-ship"))
    assert failed.options == ("engine", "none")
    assert repaired([5], "engine", engine=4, order="all-hands", obeyed=False).ship("blue-ship").engine == 3


@pytest.mark.rule("VS-VITAL.7", "VS-VITAL.2")
def test_fire_in_engineering_ends_damage_control() -> None:
    for orders in ({}, HANDS):
        s = hurt(engine=4, vitals=("engineering",), **orders)
        assert Table(s, do(damage_control, "blue"), do(repair, "blue-ship")).rested


@pytest.mark.rule("VS-END.6", "VS-CRIT.13")
def test_penalties_above_the_new_score_end_and_those_below_stay() -> None:
    ship = repaired([6], "engine", engine=4).ship("blue-ship")
    assert (flank_speed(FACTS, ship), run_up(FACTS, ship)) == (500, 300)
    assert not escalating(FACTS, ship, "engine")


@pytest.mark.rule("VS-END.7")
def test_dice_lost_to_the_score_come_back() -> None:
    ship = repaired([5], "weapons", weapons=1, penalties=(Penalty("weapons", 1, "light", 1),)).ship("blue-ship")
    assert attack_dice(ship, FACTS.cards[ship.card].of("light")[0]) == 6


@pytest.mark.rule("VS-END.8", "VS-END.12", "VS-CRIP.11", "VS-CRIT.21")
def test_hull_other_areas_turrets_and_crippling_stay() -> None:
    s = hurt(engine=3, crew=1, hull=30, crippled=True, weapons=4)
    ship = s.public.ships[ShipId("blue-ship")]
    s.public.change_ship(ship.id, mounts=ship.mounted(WeaponId("B"), out=True))
    table = Table(s, do(repair, "blue-ship"), script=[6]).answer("engine")
    ship = table.ship("blue-ship")
    assert (ship.engine, ship.crew, ship.hull, ship.crippled) == (1, 1, 30, True)
    assert ship.mounts[WeaponId("B")] == Mount(out=True)


@pytest.mark.rule("VS-END.13")
@pytest.mark.rule("VS-NAT-JP.7")
def test_only_japanese_carriers_on_fire_have_a_penalty() -> None:
    carrier = next(card.id for card in FACTS.cards.values() if card.navy == "JP" and card.type == "carrier")
    assert repaired([6], "engine", carrier, engine=3, crew=2).ship("blue-ship").engine == 2
    assert repaired([6], "engine", carrier, engine=3, crew=1).ship("blue-ship").engine == 1
    assert repaired([6], "engine", "yamato", engine=3, crew=2).ship("blue-ship").engine == 1
    assert repaired([5], "crew", crew=4).ship("blue-ship").crew == 3


@pytest.mark.rule("VS-NAT-JP.7", "VS-ORD.11")
def test_all_hands_of_a_burning_carrier_fight_the_fire_first() -> None:
    burning = {"engine": 3, "crew": 2, **HANDS}
    table = Table(hurt("akagi", **burning), do(repair, "blue-ship"), script=[5, 5])
    crew, engine = hints_of(table.ask, RepairHints).areas
    assert (crew.area, list(crew.chances)) == ("crew", [1 / 6, 1 / 6, 4 / 6])
    assert (engine.area, list(engine.chances)) == ("engine", [2 / 36, 6 / 36, 6 / 36, 22 / 36])
    assert engine.better == 14 / 36
    ship = table.answer("all").ship("blue-ship")
    assert (ship.crew, ship.engine) == (1, 1)
    old = hurt("akagi", **burning)
    old.public.options = {"later-corrections": "off"}
    ship = Table(old, do(repair, "blue-ship"), script=[5, 5]).answer("all").ship("blue-ship")
    assert (ship.engine, ship.crew) == (2, 1)


@pytest.mark.rule("VS-END.2")
def test_all_ships_of_a_side_come_one_after_the_other() -> None:
    s = hurt(engine=1)
    put(s, "blue", "hood", 20, 20, crew=2)
    put(s, "blue", "norfolk", 20, 30)
    put(s, "red", "warspite", 20, 40, crew=2)
    table = Table(s, do(damage_control, "blue"), script=[1, 1])
    assert table.ask.params["ship"] == "blue-ship"
    table.answer("engine")
    assert table.ask.params["ship"] == "blue-hood"
    assert table.answer("crew").rested


def test_hints_give_the_chance_of_every_new_score() -> None:
    table = Table(hurt(engine=4, crew=1, **HANDS), do(repair, "blue-ship"))
    engine, crew = hints_of(table.ask, RepairHints).areas
    assert list(engine.chances) == [0, 1 / 6, 1 / 6, 1 / 6, 3 / 6]
    assert list(crew.chances) == [3 / 6, 3 / 6]
    assert (engine.better, crew.better) == (0.5, 0.5)
    assert [one.key for one in engine.modifiers] == ["vas-mod-repair-hands"]


@pytest.mark.rule("VS-END.4")
def test_a_failed_attempt_is_told_too() -> None:
    table = Table(hurt(engine=2), do(repair_area, "blue-ship", "engine"), script=[2])
    assert table.heard(None) == ["vas-roll-repair", "vas-not-repaired"]
