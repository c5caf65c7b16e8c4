"""The Detection Table, held against a slow count of its own that is written from the page."""

from fractions import Fraction
from itertools import product

import pytest

from huffduff.engine.questions import do
from huffduff.games.sink.attacks import shift
from huffduff.games.sink.facts.words import BRITISH, Hex, ShipId, TokenId, Visibility
from huffduff.games.sink.parts import Force
from huffduff.games.sink.sighting.detection import declare_searches
from huffduff.games.sink.sighting.odds import detects, lucky_faces, modifiers
from huffduff.games.sink.sighting.searching import Search, SearchTried
from tests.games.sink.table import FACTS, Table, band, recon, setting

HOME_FLEET = ("victorious", "repulse", "king-george-v", "galatea", "kenya", "hermione", "aurora", "flotilla-2")
NIGHTS = (3, 6, 9, 12, 15, 18, 21, 24, 27)


def force(*ships: str) -> Force:
    return Force(TokenId("B1"), tuple(map(ShipId, ships)))


def change(visibility: str, turn: int, searcher: Force | None) -> int:
    return shift(modifiers(FACTS, setting(turn, visibility).public, searcher))


# --- the page, counted by hand ------------------------------------------------------------------------------------


def slow_chance(visibility: str, turn: int, ships: list[str] | None) -> Fraction:
    """What the page says, in its own order: no ships at all mean an aircraft."""
    dark = turn % 3 == 0
    total = 0
    if visibility == "good":
        total = total + 1
    if (visibility == "poor" and dark) or visibility == "poor" or dark:
        total = total - 2
    if ships is None:
        if not dark:
            total = total + 3
    else:
        if len(ships) in (3, 4):
            total = total + 1
        if len(ships) in (5, 6):
            total = total + 2
        if len(ships) >= 7:
            total = total + 3
        if "ark-royal" in ships or "victorious" in ships:
            total = total + 2
    hits = [die for die in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10) if die != 1 and die + total >= 7]
    return Fraction(len(hits), 10)


@pytest.mark.rule("SB-10.2.a", "SB-10.2.c", "SB-10.2.d", "SB-10.2.e", "SB-6.15.a", "SB-14.11.d")
def test_odds_are_those_of_a_slow_count() -> None:
    fleets: list[list[str] | None] = [None]
    for count in range(1, 9):
        fleets.append(list(HOME_FLEET[-count:]))
        fleets.append(["ark-royal", *HOME_FLEET[8 - count + 1 :]])
    for visibility, turn, ships in product(("good", "fair", "poor"), range(1, 29), fleets):
        public = setting(turn, visibility).public
        found = modifiers(FACTS, public, None if ships is None else force(*ships))
        assert Fraction(lucky_faces(FACTS, found), 10) == slow_chance(visibility, turn, ships), (
            visibility,
            turn,
            ships,
        )


@pytest.mark.rule("SB-10.2.a")
@pytest.mark.parametrize(
    ("total", "tenths"), [(-2, 2), (-1, 3), (0, 4), (1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 9), (20, 9)]
)
def test_the_chance_by_the_total_modifier(total: int, tenths: int) -> None:
    assert sum(detects(FACTS, die, total) for die in range(1, 11)) == tenths
    assert not detects(FACTS, 1, total)


@pytest.mark.rule("SB-10.2.c")
@pytest.mark.parametrize(
    ("visibility", "turn", "ships", "total"),
    [
        ("good", 1, HOME_FLEET, 6),
        ("fair", 1, HOME_FLEET, 5),
        ("poor", 3, HOME_FLEET, 3),
        ("fair", 1, HOME_FLEET[:6], 4),
        ("poor", 3, ("kenya",), -2),
        ("poor", 1, ("kenya",), -2),
        ("good", 3, ("kenya",), -1),
    ],
)
def test_golden_12_modifiers_of_the_home_fleet(visibility: str, turn: int, ships: tuple[str, ...], total: int) -> None:
    """G-12, and that darkness counts once."""
    assert change(visibility, turn, force(*ships)) == total


@pytest.mark.rule("SB-10.2.c", "SB-14.11.d", "SB-8.11.a")
@pytest.mark.parametrize(
    ("visibility", "turn", "total"),
    [("good", 1, 4), ("fair", 1, 3), ("poor", 1, 1), ("fair", 3, -2), ("good", 3, -1), ("poor", 3, -2)],
)
def test_aircraft_see_well_by_day_and_badly_by_night(visibility: str, turn: int, total: int) -> None:
    assert change(visibility, turn, None) == total
    assert FACTS.tables.track.night == NIGHTS


@pytest.mark.rule("SB-10.2.d", "SB-10.2.e")
def test_how_many_ships_there_are_counts_and_a_flotilla_is_one() -> None:
    assert change("fair", 1, force("hood", "prince-of-wales", "flotilla-1")) == 1
    assert change("fair", 1, force("norfolk", "suffolk")) == 0
    assert [change("fair", 1, force(*HOME_FLEET[1 : 1 + count])) for count in range(1, 8)] == [0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("SB-10.2.c")
def test_each_modifier_is_named() -> None:
    found = modifiers(FACTS, setting(3, "good").public, force(*HOME_FLEET))
    assert [(one.key, one.value) for one in found] == [
        ("sink-mod-good", 1),
        ("sink-mod-dark", -2),
        ("sink-mod-ships", 3),
        ("sink-mod-carrier", 2),
    ]


@pytest.mark.parametrize("visibility", ["good", "fair", "poor"])
def test_several_searches_for_one_target_add_up_to_its_chance(visibility: Visibility) -> None:
    s = setting(1, visibility)
    band(s, "G1", "2815", "bismarck")
    band(s, "B1", "2815", "norfolk")
    band(s, "B2", "2815", "hood", "prince-of-wales", "flotilla-1")
    recon(s, "recon-ireland", "2815")
    ask = Table(s, do(declare_searches)).asked(BRITISH)
    searches = [Search(by, "G1") for by in ("B1", "B2", "recon-ireland")]
    tried = ask.preview(searches)
    assert isinstance(tried, SearchTried)
    missed = Fraction(1)
    for ships in (["norfolk"], ["hood", "prince-of-wales", "flotilla-1"], None):
        missed *= 1 - slow_chance(visibility, 1, ships)
    assert [(found.target, found.percent) for found in tried.found] == [("G1", round(100 * (1 - missed)))]
    assert s.public.tokens[TokenId("G1")].hex == Hex("2815")
