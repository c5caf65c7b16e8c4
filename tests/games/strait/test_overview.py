"""What a view comes to: figures of the ships, officers and their points, captains still to be chosen."""

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.questions import do
from huffduff.engine.steps import begin
from huffduff.games.strait import GAME
from huffduff.games.strait.effects import magazine_roll
from huffduff.games.strait.overview import Berth, Figure, OfficerNow, overview
from huffduff.games.strait.sea import BROADSIDE, BROADSIDE_ARC
from huffduff.games.strait.state import BRITISH, GERMAN, SEATS
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINCE_OF_WALES, PRINZ_EUGEN, Table, damaged, setting, space


@pytest.mark.rule("DS-MOV.20", "DS-MOV.21", "DS-MOV.22", "DS-MOR.8", "DS-MOR.9", "DS-SHO.9", "DS-SHO.10", "DS-SHO.12")
def test_the_figures_of_a_ship_are_those_that_the_rules_use() -> None:
    state = setting()
    damaged(state.public, BISMARCK, "QS", "AH", "3C", hull=15, failed=True)
    for seat in (None, *SEATS):
        now = overview(state.view(seat)).ships[BISMARCK]
        card, captain = FACTS.ships[BISMARCK], FACTS.captains["lindemann"]
        assert now.speed == Figure(card.speed + 1 + 2, 3)
        assert now.shooting == Figure(card.shooting + 2 + 1, 3)
        assert now.morale == Figure((captain.morale or 0) + 3 + 2, 5)
        assert now.hull == card.hull - 15
        assert now.slower_at == tuple(card.hull - lost for lost in range(7, card.hull, 7))


@pytest.mark.rule("DS-CAP.15", "DS-CAP.18", "DS-CAP.20", "DS-EFF.16")
def test_officers_show_their_points_fewer_for_the_captain_after_a_bridge_hit() -> None:
    state = setting()
    damaged(state.public, BISMARCK, "3C")
    state.public.spent.update(lindemann=2, lutjens=1)
    state.public.used = ("lutjens",)
    full = {name: FACTS.captains[name].points for name in ("lindemann", "lutjens")}
    assert overview(state.view(None)).ships[BISMARCK].officers == (
        OfficerNow("lindemann", full["lindemann"] - 1, full["lindemann"] - 3, False),
        OfficerNow("lutjens", full["lutjens"], full["lutjens"] - 1, True),
    )


@pytest.mark.rule("DS-SET.10", "DS-SET.12", "DS-SET.13")
def test_a_seat_sees_whom_it_chooses_captains_for() -> None:
    opening = begin(GAME, FACTS, "denmark-strait", {"straight-ahead-only": "off"}, Seeded(b"berths")).now
    assert overview(opening.view(GERMAN)).berths == (Berth(BISMARCK, "lutjens"), Berth(PRINZ_EUGEN, ""))
    assert overview(opening.view(BRITISH)).berths == (Berth(HOOD, ""), Berth(PRINCE_OF_WALES, ""))
    assert overview(opening.view(None)).berths == ()
    unmanned = overview(opening.view(GERMAN)).ships[BISMARCK]
    assert (unmanned.speed.more, unmanned.morale, unmanned.officers) == (0, None, ())
    chosen = setting()
    chosen.public.phase = "movement"
    assert overview(chosen.view(GERMAN)).berths == ()


@pytest.mark.rule("DS-SHO.14")
def test_a_broadside_is_drawn_within_the_limits_that_the_rules_use() -> None:
    assert BROADSIDE_ARC == (45, 135)
    north = BROADSIDE[0][space("D4")]
    inside = [north[space(label)] for label in ("E3", "E4", "E5")]  # 45, 90 and 135 degrees
    assert (inside, north[space("D3")], north[space("E2")]) == ([True, True, True], False, False)


def test_a_roll_with_a_number_to_reach_is_told_with_its_chance() -> None:
    table = Table(setting(), do(magazine_roll, HOOD, 11), script=[7])
    assert [(told["need"], told["chance"]) for told in table.told("strait-roll-magazine")] == [(11, (3, 36))]
