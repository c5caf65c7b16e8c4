"""The worked examples of the book, die by die and card by card, and the shots of the start position."""

import pytest

from huffduff.engine.chance import Scripted
from huffduff.engine.questions import do
from huffduff.engine.steps import answer, begin
from huffduff.games.strait import GAME
from huffduff.games.strait.captains import Points
from huffduff.games.strait.effects import apply_damage
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.morale import morale_phase
from huffduff.games.strait.movement import speed_number
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.setup import Officers
from huffduff.games.strait.shooting import Fire, Hold, prospect, shooting_phase
from huffduff.games.strait.state import BRITISH, GERMAN, Public, State
from tests.games.strait.gunnery import penniless, quiet, volley
from tests.games.strait.table import (
    BISMARCK,
    FACTS,
    HOOD,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Table,
    damaged,
    dice,
    facing,
    setting,
    space,
)

KRANCKE = ("krancke", "netzbandt")


def ranged_in(state: State) -> State:
    """Bismarck has both her markers on Hood."""
    state.public.change(BISMARCK, target=HOOD, splashes=2)
    return state


def need(table: Table) -> int:
    (shot,) = table.told("strait-roll-shot")
    number: int = shot["need"]
    assert sum(value for _, value in shot["modifiers"]) == number
    return number


# Shooting number


@pytest.mark.rule("DS-GOLD.2")
def test_four_spaces_and_two_markers_make_seven_and_seven_hits() -> None:
    table = Table(ranged_in(quiet()), do(shooting_phase, GERMAN), script=[7, "5H"])
    hint = table.hints.shots[BISMARCK][HOOD]
    assert (hint.range, hint.broadside, hint.need, hint.chance) == (4, True, 7, (21, 36))
    table.answer(Fire(BISMARCK, HOOD))
    assert table.told("strait-roll-shot")[0]["modifiers"] == [
        ("strait-mod-base", 5),
        ("strait-mod-range", 4),
        ("strait-mod-splash", -2),
    ]
    assert need(table) == 5 + 4 - 2 == 7
    assert table.told("strait-hit") == [{"ship": BISMARCK, "target": HOOD}]


@pytest.mark.rule("DS-GOLD.2")
def test_2a_the_same_target_dead_ahead_makes_nine() -> None:
    state = ranged_in(quiet(bismarck="D2 S", hood="D6 NW"))
    assert need(volley(state, BISMARCK, HOOD, 2)) == 9


@pytest.mark.rule("DS-GOLD.2")
@pytest.mark.parametrize("captains", [("lindemann", "brinkmann"), KRANCKE])
def test_2b_two_points_make_six(captains: tuple[str, str]) -> None:
    state = ranged_in(setting("denmark-strait", captains))
    table = volley(state, BISMARCK, HOOD, 6, "5H").answer(Points(2, 0))
    assert need(table) == 6
    assert table.told("strait-hit")


@pytest.mark.rule("DS-GOLD.2")
@pytest.mark.parametrize(("card", "number"), [("KS", 8), ("AS", 9), ("2S", 8)])
def test_2c_damage_to_the_guns_makes_eight_or_nine(card: str, number: int) -> None:
    state = ranged_in(quiet())
    damaged(state.public, BISMARCK, card)
    assert need(volley(state, BISMARCK, HOOD, 2)) == number


@pytest.mark.rule("DS-GOLD.2")
def test_2c_failed_morale_makes_eight() -> None:
    state = ranged_in(quiet())
    state.public.change(BISMARCK, failed=True)
    assert need(volley(state, BISMARCK, HOOD, 2)) == 8


@pytest.mark.rule("DS-GOLD.2")
def test_2d_a_six_misses() -> None:
    table = volley(ranged_in(quiet()), BISMARCK, HOOD, 6)
    assert need(table) == 7
    assert table.told("strait-miss") == [{"ship": BISMARCK, "target": HOOD}]
    assert table.p.salvos == ()


# Card chain


def chain(*cards: str, there: str = "G2") -> Table:
    """Bismarck on D2 hits Hood, three spaces away unless told otherwise, and is dealt these cards off the top."""
    return volley(quiet(bismarck="D2 N", hood=f"{there} N"), BISMARCK, HOOD, 12, *cards)


def dealt(table: Table) -> list[str]:
    return [event["outcome"] for event in table.told("strait-deal-card")]


def counted(table: Table) -> list[str]:
    (salvo,) = table.p.salvos
    judged = (*salvo.stopped, *salvo.through)
    return [card for card in dealt(table) if card in judged]


@pytest.mark.rule("DS-GOLD.3")
def test_five_and_eight_count_and_the_four_ends_the_chain() -> None:
    table = chain("5H", "8D", "4S", "KC")
    assert dealt(table) == ["5H", "8D", "4S"]
    assert table.source.left == ("KC",)
    assert counted(table) == ["5H", "8D"]
    assert table.told("strait-card-ends") == [{"card": "4S", "target": HOOD}]
    german, british = table.p.decks[GERMAN], table.p.decks[BRITISH]
    assert len(german.left) == 49
    assert "KC" in german.left
    assert "4S" in german.discarded
    assert (len(british.left), british.discarded) == (52, ())


@pytest.mark.rule("DS-GOLD.3")
def test_3a_at_four_spaces_only_the_five_is_drawn() -> None:
    table = chain("5H", "8D", "4S", "KC", there="H2")
    assert dealt(table) == counted(table) == ["5H"]
    assert table.source.left == ("8D", "4S", "KC")


@pytest.mark.rule("DS-GOLD.3")
def test_3b_an_equal_card_ends_the_chain() -> None:
    table = chain("8H", "8D", "9S")
    assert dealt(table) == ["8H", "8D"]
    assert counted(table) == ["8H"]
    assert table.source.left == ("9S",)
    assert "9S" in table.p.decks[GERMAN].left


@pytest.mark.rule("DS-GOLD.3")
def test_3c_two_king_and_ace_count_and_the_three_is_discarded() -> None:
    table = chain("2H", "KD", "AS", "3C")
    assert counted(table) == ["2H", "KD", "AS"]
    assert table.p.decks[GERMAN].discarded == ("3C",)


# Armour


@pytest.mark.rule("DS-GOLD.4", "DS-MOR.1")
def test_the_five_is_stopped_and_the_eight_gets_through_when_all_have_fired() -> None:
    state = penniless(setting(bismarck="D2 N", hood="G2 N"))
    agenda = [
        do(shooting_phase, GERMAN),
        do(open_phase, "shooting"),
        do(shooting_phase, BRITISH),
        do(apply_damage),
        do(open_phase, "morale"),
        do(morale_phase, BRITISH),
    ]
    table = Table(state, *agenda, script=[8, "5H", "8D", "4S", 5])
    table.answer(Fire(BISMARCK, HOOD))
    assert need(table) == 8
    assert table.told("strait-card-stopped") == [{"card": "5H", "target": HOOD, "effect": "hull"}]
    assert table.told("strait-card-through") == [{"card": "8D", "target": HOOD, "effect": "hull"}]
    assert table.p.decks[GERMAN].discarded == ("5H", "4S")
    table.answer(Hold(PRINZ_EUGEN), Hold(HOOD))
    assert table.p.ships[HOOD].hull == 0
    table.answer(Hold(PRINCE_OF_WALES))
    hood = table.p.ships[HOOD]
    assert (hood.hull, hood.cards, hood.status) == (8, (), "afloat")
    assert sorted(table.p.decks[GERMAN].discarded) == ["4S", "5H", "8D"]
    assert speed_number(table.p, FACTS, HOOD) == [("strait-mod-base", 4), ("strait-mod-hull", 1)]
    (check,) = table.told("strait-roll-morale")
    assert (check["ship"], check["need"], check["modifiers"]) == (HOOD, 5, [("strait-mod-base", 5)])
    assert table.rested


# The start position


def opening() -> Public:
    """A real game after the captains are chosen, before anybody has moved."""
    source = Scripted([dice(7)])
    position = begin(GAME, FACTS, "denmark-strait", {}, source)
    position = answer(position, GERMAN, Officers("lindemann", "brinkmann"), source)
    position = answer(position, BRITISH, Officers("holland", "leach"), source)
    return position.now.public


@pytest.mark.rule("DS-GOLD.2", "DS-SET.18")
@pytest.mark.parametrize(
    ("firer", "target", "distance", "broadside", "number", "ways"),
    [
        (BISMARCK, HOOD, 4, True, 9, 10),
        (BISMARCK, PRINCE_OF_WALES, 5, True, 10, 6),
        (PRINZ_EUGEN, HOOD, 4, True, 10, 6),
        (HOOD, BISMARCK, 4, False, 12, 1),
        (PRINCE_OF_WALES, BISMARCK, 5, False, 13, 0),
    ],
)
def test_the_shots_of_the_start_position(
    firer: ShipId, target: ShipId, distance: int, broadside: bool, number: int, ways: int
) -> None:
    shot = prospect(opening(), FACTS, firer, target)
    assert (shot.range, shot.broadside) == (distance, broadside)
    assert (shot.need, shot.chance) == (number, (ways, 36))


@pytest.mark.rule("DS-GOLD.2")
def test_hood_a_step_nearer_and_turned_to_the_west() -> None:
    p = opening()
    p.change(HOOD, space=space("F5"), facing=facing("W"))
    shot = prospect(p, FACTS, HOOD, BISMARCK)
    assert (shot.range, shot.broadside, shot.need, shot.chance) == (3, True, 9, (10, 36))
