"""Critical hits, cascades and Vital Systems, held against a second, slow reading of the tables."""

from collections.abc import Iterator
from typing import Any

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.errors import Diverged
from huffduff.engine.questions import Do, do
from huffduff.games.vas.end.escalation import escalating
from huffduff.games.vas.facts.words import Area, ShipId, WeaponId
from huffduff.games.vas.gunnery.criticals import area_of, critical_hit
from huffduff.games.vas.gunnery.scores import jump_score, raise_score
from huffduff.games.vas.gunnery.vital import vital_hit
from huffduff.games.vas.ships import attack_dice, flank_speed, local_dice, permissions_needed, run_up
from huffduff.games.vas.state import Mount, Penalty, Ship
from tests.games.vas.table import FACTS, Table, put, setting

NAME = "red-target"


def suffer(card: str, *agenda: Do, script: Any = (), **changes: Any) -> Table:
    """A ship of red to whom things happen."""
    s = setting()
    put(s, "red", card, 10, 10, name="Target", **changes)
    table = Table(s, *agenda, script=script)
    assert table.rested
    return table


def push(area: Area, kind: str = "hit") -> Do:
    return do(raise_score, NAME, area, kind)


def scores(table: Table) -> tuple[int, int, int]:
    ship = table.ship(NAME)
    return ship.engine, ship.weapons, ship.crew


def light(ship: Ship) -> list[int]:
    return [attack_dice(ship, weapon) for weapon in FACTS.cards[ship.card].of("light")]


@pytest.mark.rule("VS-CRIT.1")
def test_a_d10_picks_the_area() -> None:
    areas = [area_of(FACTS, face) for face in range(1, 11)]
    assert areas == ["engine"] * 4 + ["weapons"] * 3 + ["crew"] * 2 + [None]


@pytest.mark.rule("VS-CRIT.2", "VS-CRIT.3", "VS-CRIT.11")
def test_each_rise_costs_its_extra_damage_and_brings_its_penalty() -> None:
    table = suffer("warspite", push("engine"), engine=1)
    assert (scores(table), table.ship(NAME).hull) == ((2, 0, 0), 72)
    assert run_up(FACTS, table.ship(NAME)) == 300


@pytest.mark.rule("VS-CRIT.6", "VS-CRIT.4")
def test_a_cascade_raises_the_other_area_at_once() -> None:
    table = suffer("warspite", push("engine"), engine=2, crew=1)
    assert (scores(table), table.ship(NAME).hull) == ((3, 0, 2), 70)
    assert flank_speed(FACTS, table.ship(NAME)) == 300


@pytest.mark.rule("VS-CRIT.7")
def test_chains_go_on_until_nothing_more_rises() -> None:
    table = suffer("warspite", push("weapons"), weapons=1, crew=2, script=[1, "X"])
    assert (scores(table), table.ship(NAME).hull) == ((0, 3, 3), 66)
    turret = FACTS.cards[table.ship(NAME).card].weapons[WeaponId("X")]
    assert permissions_needed(table.ship(NAME), turret) == 1


@pytest.mark.rule("VS-CRIT.5")
def test_a_real_hit_on_a_six_applies_it_again() -> None:
    table = suffer("yamato", push("weapons"), weapons=6, script=[(1, 2, 3), 1])
    assert (scores(table), table.ship(NAME).hull) == ((1, 6, 1), 140)


@pytest.mark.rule("VS-CRIT.8")
def test_a_cascade_on_a_six_does_nothing() -> None:
    table = suffer("warspite", push("crew"), crew=2, weapons=6)
    assert (scores(table), table.ship(NAME).hull) == ((0, 6, 3), 71)
    assert suffer("warspite", push("engine", "cascade"), engine=6).events == []


@pytest.mark.rule("VS-CRIT.9", "VS-DMG.9")
def test_everything_stops_when_the_hull_is_gone() -> None:
    table = suffer("warspite", push("weapons"), weapons=1, crew=2, hull=2)
    assert table.ship(NAME).status == "sunk"
    assert table.heard(None) == ["vas-score", "vas-sunk"]
    table = suffer("warspite", push("engine"), push("crew"), do(critical_hit, NAME, "hit"), engine=2, crew=1, hull=2)
    assert table.ship(NAME).status == "sunk"


@pytest.mark.rule("VS-CRIT.10", "VS-CRIT.12")
def test_engine_scores_cost_speed() -> None:
    assert flank_speed(FACTS, suffer("new-mexico", push("engine"), engine=3).ship(NAME)) == 100
    assert flank_speed(FACTS, suffer("new-mexico", push("engine"), engine=4, script=[3]).ship(NAME)) == 0


@pytest.mark.rule("VS-CRIT.14", "VS-CRIT.25", "VS-CRIT.18")
def test_starred_results_take_dice_of_a_whole_class() -> None:
    table = suffer("warspite", push("weapons"), push("crew"), script=[2, 3])
    assert light(table.ship(NAME)) == [4, 2]
    assert attack_dice(table.ship(NAME), FACTS.cards[table.ship(NAME).card].turrets[0]) == 2


@pytest.mark.rule("VS-CRIT.15")
def test_the_aa_battery_loses_local_dice() -> None:
    table = suffer("warspite", push("weapons"), weapons=1, script=[4, 1])
    assert local_dice(table.ship(NAME), FACTS.cards[table.ship(NAME).card].of("aa")[0]) == 4


@pytest.mark.rule("VS-CRIT.16", "VS-CRIT.17")
def test_the_roll_is_repeated_until_the_ship_has_what_it_hits() -> None:
    table = suffer("bismarck", push("weapons"), script=[6, 6, 5])
    assert table.told("vas-dice-lost") == [{"ship": NAME, "battery": "aa", "dice": 1}]
    table = suffer("fletcher", push("weapons"), script=[6], hull=40)
    torpedoes = FACTS.cards[table.ship(NAME).card].of("torpedo")
    assert [attack_dice(table.ship(NAME), rack) for rack in torpedoes] == [rack.dice - 1 for rack in torpedoes]


@pytest.mark.rule("VS-CRIT.17")
def test_a_class_without_dice_is_not_there_and_without_any_nothing_is_lost() -> None:
    table = suffer("bismarck", push("weapons"), halvings=4, script=[2, 5])
    assert table.told("vas-dice-lost")[0]["battery"] == "aa"
    table = suffer("bismarck", push("weapons"), halvings=4, crippled=True)
    assert table.told("vas-dice-lost") == []
    spent = suffer("fletcher", push("weapons"), script=[6], hull=40)
    s = setting()
    ship = put(s, "red", "fletcher", 1, 1, name="Target", hull=40)
    racks = FACTS.cards[ship.card].of("torpedo")
    s.public.change_ship(ship.id, mounts={**ship.mounts, **{rack.id: Mount(loaded=0) for rack in racks}})
    assert Table(s, push("weapons"), script=[6]).told("vas-dice-lost") == spent.told("vas-dice-lost")


@pytest.mark.rule("VS-CRIT.19", "VS-CRIT.20", "VS-CRIT.22")
def test_a_turret_is_picked_among_those_that_work() -> None:
    s = setting()
    ship = put(s, "red", "warspite", 10, 10, name="Target", weapons=2)
    s.public.change_ship(ship.id, mounts=ship.mounted(WeaponId("A"), out=True))
    table = Table(s.copy(), push("weapons"), then=Seeded(b"turret"))
    (penalty,) = table.ship(NAME).penalties
    assert penalty.weapon in ("B", "X", "Y")
    assert all(Table(s.copy(), push("weapons"), script=[turret]).rested for turret in ("B", "X", "Y"))
    with pytest.raises(Diverged):
        Table(s.copy(), push("weapons"), script=["A"])
    table = suffer("fletcher", push("weapons"), weapons=2, hull=40)
    assert (table.ship(NAME).hull, table.ship(NAME).penalties) == (37, ())


@pytest.mark.rule("VS-CRIT.21", "VS-CRIT.22")
def test_turrets_are_destroyed_for_good() -> None:
    table = suffer("warspite", push("weapons"), push("weapons"), weapons=3, script=[2, "B", (1, 1), "Y"])
    assert [gun for gun, mount in table.ship(NAME).mounts.items() if mount.out] == ["B", "Y"]
    assert table.ship(NAME).hull == 69
    everything_out = {gun: Mount(out=True) for gun in ("A", "B", "X", "Y")}
    s = setting()
    ship = put(s, "red", "warspite", 10, 10, name="Target", weapons=3)
    s.public.change_ship(ship.id, mounts={**ship.mounts, **everything_out})
    table = Table(s, push("weapons"), script=[1])
    assert table.rested
    assert table.ship(NAME).halvings == 0


@pytest.mark.rule("VS-CRIT.23")
def test_a_ship_without_turrets_has_her_light_guns_halved() -> None:
    table = suffer("fletcher", push("weapons"), weapons=3, hull=40, script=[5])
    assert (table.ship(NAME).hull, light(table.ship(NAME))) == (35, [1])
    assert escalating(FACTS, table.ship(NAME), "weapons")
    table = suffer("fletcher", push("weapons"), push("weapons"), weapons=3, hull=40, script=[1, (1, 1)])
    assert table.ship(NAME).halvings == 2


@pytest.mark.rule("VS-CRIT.14", "VS-END.7")
def test_a_new_rise_to_the_same_score_picks_anew() -> None:
    table = suffer("warspite", push("weapons"), penalties=(Penalty("weapons", 1, "light", 1),), script=[4])
    assert table.ship(NAME).penalties == (Penalty("weapons", 1, "aa", 1),)


@pytest.mark.rule("VS-CRIT.27", "VS-CRIT.1")
def test_scores_are_open_to_both_sides() -> None:
    table = suffer("warspite", do(critical_hit, NAME, "hit"), script=[5, 2])
    views = [table.state.view(seat).public.ships[ShipId(NAME)] for seat in ("blue", "red", None)]
    assert [ship.weapons for ship in views] == [1, 1, 1]


@pytest.mark.rule("VS-VITAL.1", "VS-VITAL.7")
def test_a_vital_hit_raises_no_score() -> None:
    table = suffer("warspite", do(critical_hit, NAME, "hit"), script=[10, 3, (2, 3)])
    assert (scores(table), table.ship(NAME).hull, table.ship(NAME).vitals) == ((0, 0, 0), 68, ("engineering",))


@pytest.mark.rule("VS-VITAL.3", "VS-VITAL.12")
def test_the_bridge_is_destroyed_once_and_costs_one_each_time() -> None:
    table = suffer("warspite", do(vital_hit, NAME), do(vital_hit, NAME), script=[1, 1])
    assert (table.ship(NAME).hull, table.ship(NAME).vitals) == (71, ("bridge",))


@pytest.mark.rule("VS-VITAL.4", "VS-VITAL.13")
@pytest.mark.parametrize(("face", "rudder"), [(1, "port"), (2, "port"), (3, "ahead"), (4, "ahead"), (5, "starboard")])
def test_a_rudder_jams_and_may_jam_anew(face: int, rudder: str) -> None:
    table = suffer("warspite", do(vital_hit, NAME), script=[2, 4, face])
    assert (table.ship(NAME).hull, table.ship(NAME).rudder) == (69, rudder)
    table = suffer("warspite", do(vital_hit, NAME), rudder="port", vitals=("rudder",), script=[2, 1, 6])
    assert table.ship(NAME).rudder == "starboard"


@pytest.mark.rule("VS-VITAL.8")
def test_a_magazine_burns() -> None:
    table = suffer("warspite", do(vital_hit, NAME), script=[4, (6, 6)])
    assert (table.ship(NAME).hull, table.ship(NAME).vitals) == (61, ("magazine",))


@pytest.mark.rule("VS-VITAL.10")
def test_secondary_explosions_raise_every_area() -> None:
    table = suffer("warspite", do(vital_hit, NAME), script=[5, (1, 2, 3, 4), 1, 1])
    assert (scores(table), table.ship(NAME).hull) == ((1, 1, 1), 73 - 10 - 1)
    table = suffer("warspite", do(vital_hit, NAME), script=[5, (1, 1, 1, 1)], engine=6, weapons=6, crew=6)
    assert table.ship(NAME).hull == 69


@pytest.mark.rule("VS-VITAL.11")
def test_a_catastrophe_sinks_any_ship() -> None:
    table = suffer("yamato", do(vital_hit, NAME), do(vital_hit, NAME), script=[6])
    assert (table.ship(NAME).status, table.ship(NAME).hull) == ("sunk", 0)
    sunk = suffer("warspite", do(vital_hit, NAME), hull=1, script=[1])
    assert sunk.ship(NAME).status == "sunk"
    for script in ([2, 6], [5, (1, 2, 2, 1)]):  # no rudder is left to jam, and no area to explode
        assert suffer("warspite", do(vital_hit, NAME), hull=6, script=script).ship(NAME).status == "sunk"


@pytest.mark.rule("VS-TRAIT.17", "VS-TRAIT.18")
def test_a_devastating_hit_sets_the_score_unless_it_is_higher() -> None:
    stays = suffer("warspite", do(critical_hit, NAME, "devastating"), engine=4, script=[1, 3])
    assert (scores(stays), stays.ship(NAME).hull) == ((4, 0, 0), 73)
    jumps = suffer("warspite", do(critical_hit, NAME, "devastating"), engine=1, script=[1, 4, 1])
    assert scores(jumps) == (4, 0, 1)
    vital = suffer("warspite", do(critical_hit, NAME, "devastating"), script=[10, 1])
    assert vital.ship(NAME).vitals == ("bridge",)


@pytest.mark.rule("VS-TRAIT.19")
def test_a_jump_applies_every_score_it_passes() -> None:
    table = suffer("bismarck", do(jump_score, NAME, "engine", 4), script=[1])
    assert (scores(table), table.ship(NAME).hull) == ((4, 0, 1), 96)
    assert flank_speed(FACTS, table.ship(NAME)) == 300


@pytest.mark.rule("VS-TRAIT.19")
def test_what_a_cascade_adds_on_the_way_does_not_carry_the_jump_further() -> None:
    # Crew 3 raises Weapons to 2, which raises Crew to 4 by itself; the jump still ends at 4.
    table = suffer("bismarck", do(jump_score, NAME, "crew", 4), weapons=1, crew=2, script=[1])
    assert scores(table) == (0, 2, 4)
    beyond = suffer("bismarck", do(jump_score, NAME, "crew", 3), weapons=1, crew=2, script=[1])
    assert scores(beyond) == (0, 2, 4)


@pytest.mark.rule("VS-TRAIT.17")
def test_a_devastating_roll_equal_to_the_score_costs_its_damage_again() -> None:
    table = suffer("bismarck", do(critical_hit, NAME, "devastating"), engine=3, script=[1, 3])
    assert (scores(table), table.ship(NAME).hull) == ((3, 0, 0), 100)
    worst = suffer("bismarck", do(critical_hit, NAME, "devastating"), engine=6, script=[1, 6, (1, 1, 1), 4])
    assert (scores(worst), worst.ship(NAME).hull) == ((6, 0, 1), 99)


@pytest.mark.rule("VS-EX.12")
def test_the_swordfish_torpedo_of_the_worked_example() -> None:
    agenda = (do(critical_hit, NAME, "devastating"), do(critical_hit, NAME, "devastating"))
    table = suffer("bismarck", *agenda, hull=102 - 5, script=[3, 4, 5, 10, 1])
    ship = table.ship(NAME)
    assert (ship.hull, ship.engine, ship.crew, ship.vitals) == (90, 4, 1, ("bridge",))
    assert (flank_speed(FACTS, ship), run_up(FACTS, ship)) == (300, 300)


# The oracle: the printed tables once more, as text, and the rules read aloud.

DAMAGE = {
    "engine": ["0", "1", "2", "3", "D6", "3D6"],
    "weapons": ["1", "2", "3", "D6", "2D6", "3D6"],
    "crew": ["0", "1", "2", "3", "D6", "2D6"],
}
DRAGS = {
    ("engine", 3): ["crew"],
    ("engine", 6): ["crew"],
    ("weapons", 2): ["crew"],
    ("weapons", 6): ["crew", "engine"],
    ("crew", 3): ["weapons"],
    ("crew", 5): ["engine"],
    ("crew", 6): ["weapons"],
}
STARRED = [("weapons", 1), ("weapons", 2), ("crew", 1)]
PICKS_TURRET = [("weapons", 3), ("weapons", 4), ("weapons", 5)]
VITAL = {1: "1", 2: "D6", 3: "2D6", 4: "2D6", 5: "4D6"}


class Oracle:
    """A ship with four turrets, light guns and an AA battery, hit by dice that have fallen already."""

    def __init__(self, hull: int, found: tuple[int, int, int], fallen: Iterator[Any]) -> None:
        self.hull = hull
        self.scores = dict(zip(("engine", "weapons", "crew"), found, strict=True))
        self._fallen = fallen
        self._turrets = 4

    def _lose(self, text: str) -> None:
        count, d6, fixed = text.partition("D6")
        if d6:
            faces = next(self._fallen)
            assert len(faces) == int(count or 1)
            self.hull -= sum(faces)
        else:
            self.hull -= int(count + fixed)

    def rise(self, area: str, real: bool = False) -> None:
        if self.hull <= 0 or (self.scores[area] == 6 and not real):
            return
        new = min(6, self.scores[area] + 1)
        self._lose(DAMAGE[area][new - 1])
        if self.hull <= 0:
            return
        self.scores[area] = new
        if (area, new) in STARRED:
            while next(self._fallen) == (6,):  # no torpedoes: once more
                pass
        if (area, new) in PICKS_TURRET and self._turrets:
            next(self._fallen)
            self._turrets -= new > 3
        for other in DRAGS.get((area, new), ()):
            self.rise(other)

    def critical(self, devastating: bool) -> None:
        if self.hull <= 0:
            return
        (ten,) = next(self._fallen)
        if ten == 10:
            (six,) = next(self._fallen)
            if six == 6:
                self.hull = 0
                return
            self._lose(VITAL[six])
            if six == 2 and self.hull > 0:
                next(self._fallen)
            if six == 5:
                for area in ("engine", "weapons", "crew"):
                    self.rise(area)
            return
        area = "engine" if ten <= 4 else "weapons" if ten <= 7 else "crew"
        if not devastating:
            self.rise(area, real=True)
            return
        (score,) = next(self._fallen)
        if score == self.scores[area] == 6:
            self.rise(area, real=True)
        elif score == self.scores[area]:
            self._lose(DAMAGE[area][score - 1])
        while self.hull > 0 and self.scores[area] < score:
            self.rise(area)


@pytest.mark.rule("VS-CRIT.6", "VS-CRIT.7", "VS-CRIT.8", "VS-CRIT.9", "VS-TRAIT.19")
@pytest.mark.parametrize("kind", ["hit", "devastating"])
def test_cascades_agree_with_the_oracle_from_every_state(kind: str) -> None:
    for number in range(343):
        start = (number // 49, number // 7 % 7, number % 7)
        s = setting()
        put(s, "red", "warspite", 10, 10, name="Target", engine=start[0], weapons=start[1], crew=start[2])
        agenda = [do(critical_hit, NAME, kind)] * 5
        table = Table(s, *agenda, then=Seeded(bytes([number % 251, len(kind)])))
        fallen = iter(
            [event.params["outcome"] for event in table.events if "outcome" in event.params],
        )
        oracle = Oracle(73, start, fallen)
        for _ in range(5):
            oracle.critical(kind == "devastating")
        assert next(fallen, None) is None, start
        ship = table.ship(NAME)
        assert ship.hull == max(0, oracle.hull)
        if oracle.hull > 0:
            assert scores(table) == tuple(oracle.scores.values())
