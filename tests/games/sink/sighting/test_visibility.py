"""Phase 2: how far one can see."""

from collections import Counter

import pytest

from huffduff.engine.questions import do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.facts.words import BRITISH, GERMAN, VISIBILITIES, Hex, TokenId
from huffduff.games.sink.movement.raiding import german_movement
from huffduff.games.sink.parts import Course
from huffduff.games.sink.sighting.odds import modifiers
from huffduff.games.sink.sighting.searching import Search
from huffduff.games.sink.sighting.visibility import visibility_phase
from tests.games.sink.table import FACTS, Table, band, setting


@pytest.mark.rule("SB-5.1.a", "SB-5.1.b", "SB-4.2.a", "SB-2.2.c")
@pytest.mark.parametrize(
    ("dice", "level"), [((1, 2, 3), "good"), ((4, 5, 6, 7), "fair"), ((8, 9, 10), "poor")], ids=VISIBILITIES
)
def test_one_die_decides_for_the_whole_map_and_both_see_it(dice: tuple[int, ...], level: str) -> None:
    for die in dice:
        for before in VISIBILITIES:
            table = Table(setting(visibility=before), do(visibility_phase), script=[die])
            assert table.p.visibility == level
            assert table.told("sink-visibility", GERMAN) == table.told("sink-visibility", BRITISH)
            assert table.told("sink-roll-visibility", BRITISH) == [{"outcome": (die,)}]
            assert table.events[0].audience == EVERYONE
            assert table.rested


@pytest.mark.rule("SB-5.1.b")
def test_the_odds_of_the_table() -> None:
    table = FACTS.tables.visibility.result
    assert Counter(table.at(die) for die in range(1, 11)) == {"good": 3, "fair": 4, "poor": 3}


@pytest.mark.rule("SB-5.1.c")
def test_visibility_carries_nothing_over_to_the_next_turn() -> None:
    table = Table(setting(2), do(visibility_phase), do(visibility_phase), script=[9, 5])
    assert [told["visibility"] for told in table.told("sink-visibility")] == ["poor", "fair"]


@pytest.mark.rule("SB-5.2.a")
def test_visibility_changes_the_die_of_a_search() -> None:
    changes = [
        sum(found.value for found in modifiers(FACTS, setting(visibility=level).public, None)) for level in VISIBILITIES
    ]
    assert changes == [4, 3, 1]


@pytest.mark.rule("SB-5.2.b")
def test_visibility_changes_nothing_else_on_the_cards() -> None:
    tables = FACTS.tables
    for table in (tables.guns, tables.damage, tables.speed, tables.repair):
        assert not {"good", "fair", "poor", "visibility"} & set(table.__struct_fields__)


@pytest.mark.rule("SB-5.1.c", "SB-5.2.a", "SB-10.1.d")
def test_what_was_rolled_in_phase_2_still_counts_when_raiders_move() -> None:
    s = setting(2)
    band(s, "G1", "2815", "bismarck")
    band(s, "B1", "2816", "norfolk")
    s.private[GERMAN].plots[TokenId("G1")] = Course((Hex("2816"),))
    table = Table(s, do(visibility_phase), do(german_movement), script=[8, 8]).answer([Search("B1", "G1")])
    (roll,) = table.told("sink-roll-search", BRITISH)
    assert roll["modifiers"] == (("sink-mod-dark", -2),)
    assert table.told("sink-search-failed") == [{"by": "B1", "target": "G1"}]
