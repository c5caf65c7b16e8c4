"""Armour and damage in the strait: what gets through, what it does, and when a ship sinks."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random
from types import GeneratorType
from typing import Any

import pytest

from huffduff.engine.chance import Chance, Deal
from huffduff.engine.questions import do
from huffduff.games.strait.book import BOOK
from huffduff.games.strait.captains import Points, points
from huffduff.games.strait.cards import deal
from huffduff.games.strait.effects import apply_damage, pierces, strike
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.morale import morale_number, morale_phase
from huffduff.games.strait.movement import speed_number
from huffduff.games.strait.numbers import total
from huffduff.games.strait.sequence import open_phase
from huffduff.games.strait.shooting import Fire, Hold, shooting_phase
from huffduff.games.strait.state import AFLOAT, BRITISH, GERMAN, SUNK, Damage, Salvo, State
from tests.games.strait.gunnery import number, parts, quiet, struck, volley
from tests.games.strait.table import (
    BISMARCK,
    ELECTRA,
    FACTS,
    HOOD,
    NORFOLK,
    NURNBERG,
    PRINCE_OF_WALES,
    PRINZ_EUGEN,
    Z23,
    Table,
    damaged,
    setting,
)

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def near() -> State:
    """Bismarck three spaces from Hood, each on the other's broadside: hits draw chains."""
    return quiet(bismarck="D2 N", hood="G2 N")


def far() -> State:
    """The same at four spaces: hits draw one card."""
    return quiet(bismarck="D2 N", hood="H2 N")


def suffering(*cards: str, target: ShipId = HOOD, state: State | None = None) -> State:
    """Cards that got through to a ship and wait for the end of the shooting."""
    state = state or quiet()
    firer = BISMARCK if state.public.ships[target].side == BRITISH else HOOD
    side = state.public.ships[firer].side
    deck = state.public.decks[side]
    state.public.decks[side] = type(deck)(tuple(card for card in deck.left if card not in cards))
    state.public.salvos = (*state.public.salvos, Salvo(firer, target, cards, ()))
    state.public.change(target, hit=True)
    return state


def applied(*cards: str, target: ShipId = HOOD, script: tuple[int, ...] = (), state: State | None = None) -> Table:
    """The table after these cards have taken effect."""
    return Table(suffering(*cards, target=target, state=state), do(apply_damage), script=script)


@pytest.mark.rule("DS-EFF.1", "DS-SHP.9", "DS-SHP.10", "DS-SHP.11")
def test_each_card_is_held_against_the_list_for_the_firers_class() -> None:
    hood = {BISMARCK: "2 3 7 8 9 10 J Q K A", PRINZ_EUGEN: "3 10 K A", NURNBERG: "10 K A", Z23: "K A"}
    eugen = {HOOD: "2 3 5 6 7 8 9 10 J Q K A", NORFOLK: "2 3 7 8 9 10 J Q K A", ELECTRA: "3 10 Q K A"}
    for target, firers in ((HOOD, hood), (PRINZ_EUGEN, eugen)):
        for firer, harmful in firers.items():
            for rank in RANKS:
                for suit in "SHDC":
                    assert pierces(FACTS, firer, target, rank + suit) is (rank in harmful.split())


@pytest.mark.rule("DS-EFF.1")
def test_a_hit_sorts_its_cards_by_the_armour_and_discards_those_stopped() -> None:
    table = volley(near(), BISMARCK, HOOD, 12, "4H", "5H", "8D", "6S")
    assert [event["card"] for event in table.told("strait-card-stopped")] == ["4H", "5H"]
    assert table.told("strait-card-through") == [{"card": "8D", "target": HOOD, "effect": "hull"}]
    assert table.p.decks[GERMAN].discarded == ("4H", "5H", "6S")


@pytest.mark.rule("DS-EFF.2", "DS-TRN.5")
def test_nothing_takes_effect_before_the_last_british_shot() -> None:
    agenda = [do(shooting_phase, GERMAN), do(open_phase, "shooting"), do(shooting_phase, BRITISH)]
    table = Table(near(), *agenda, do(apply_damage), script=[12, "8H", "KH", "4S"])
    table.answer(Fire(BISMARCK, HOOD), Hold(PRINZ_EUGEN))
    for ship in (HOOD, PRINCE_OF_WALES):
        assert table.ask.seat == BRITISH
        assert (table.p.ships[HOOD].hull, table.p.ships[HOOD].cards) == (0, ())
        assert table.p.salvos == (Salvo(BISMARCK, HOOD, ("8H", "KH"), ()),)
        table.answer(Hold(ship))
    assert (table.p.ships[HOOD].hull, table.p.ships[HOOD].cards) == (8, (Damage("KH"),))
    assert table.p.salvos == ()
    assert [event["effect"] for event in table.told("strait-damage")] == ["hull", "gunnery"]


@pytest.mark.rule("DS-EFF.3", "DS-EFF.4", "DS-EFF.12")
@pytest.mark.parametrize(
    ("cards", "more"), [(("AH",), 2), (("KH",), 1), (("AH", "AS"), 4), (("KH", "KS"), 2), (("AH", "KH"), 3)]
)
def test_aces_and_kings_raise_the_shooting_number(cards: tuple[str, ...], more: int) -> None:
    before = number(quiet(), BISMARCK, HOOD)
    table = applied(*cards, target=BISMARCK)
    assert parts(table.position.now, BISMARCK, HOOD)["base"] == 5
    assert number(table.position.now, BISMARCK, HOOD) == before + more
    assert total(speed_number(table.p, FACTS, BISMARCK)) == 4


@pytest.mark.rule("DS-EFF.5", "DS-EFF.6", "DS-EFF.12")
@pytest.mark.parametrize(("cards", "speed"), [(("QH",), 5), (("JH",), 5), (("QH", "JH", "QS"), 7)])
def test_queens_and_jacks_raise_the_speed_number(cards: tuple[str, ...], speed: int) -> None:
    table = applied(*cards)
    assert total(speed_number(table.p, FACTS, HOOD)) == speed
    assert number(table.position.now, HOOD, BISMARCK) == 12


@pytest.mark.rule("DS-EFF.7", "DS-EFF.13")
@pytest.mark.parametrize("rank", ["4", "5", "6", "7", "8", "9", "10"])
def test_a_hull_card_scores_its_value_in_points_and_is_discarded(rank: str) -> None:
    table = applied(f"{rank}D")
    hood = table.p.ships[HOOD]
    assert (hood.hull, hood.cards) == (int(rank), ())
    assert table.p.decks[GERMAN].discarded == (f"{rank}D",)
    assert morale_number(table.p, FACTS, HOOD) == [("strait-mod-base", 5)]
    assert table.told("strait-damage") == [
        {"ship": HOOD, "card": f"{rank}D", "effect": "hull", "points": int(rank), "hull": int(rank), "full": 35}
    ]


@pytest.mark.rule("DS-EFF.7")
def test_hull_points_add_up_over_the_game() -> None:
    state = quiet()
    state.public.change(HOOD, hull=8)
    assert applied("6D", state=state).p.ships[HOOD].hull == 14
    assert applied("8D", "6D").p.ships[HOOD].hull == 14


@pytest.mark.rule("DS-EFF.8", "DS-CAP.15")
def test_a_bridge_hit_costs_a_captain_point_for_good() -> None:
    state = setting()
    assert points(state.public, FACTS, HOOD) == Points(4, 0)
    table = applied("3H", "3S", state=state)
    assert points(table.p, FACTS, HOOD) == Points(2, 0)
    assert table.p.ships[HOOD].cards == (Damage("3H"), Damage("3S"))


@pytest.mark.rule("DS-EFF.16", "DS-CAP.20")
@pytest.mark.parametrize(("spent", "left"), [(0, 3), (2, 1), (3, 0), (4, 0)])
def test_a_bridge_hit_counts_from_the_moment_damage_is_applied(spent: int, left: int) -> None:
    state = setting()
    state.public.spent["holland"] = spent
    suffering("3H", state=state)
    assert points(state.public, FACTS, HOOD) == Points(4 - spent, 0)
    table = Table(state, do(apply_damage), do(open_phase, "morale"), do(morale_phase, BRITISH), script=[12])
    assert points(table.p, FACTS, HOOD) == Points(left, 0)
    if left:
        assert table.ask.key == "strait-ask-points"
        assert table.refused(Points(left + 1, 0)).rule == "DS-CAP.6"


@pytest.mark.rule("DS-EFF.9")
@pytest.mark.parametrize(("roll", "sinks"), [(9, False), (10, True), (11, True), (12, True), (2, False)])
def test_a_magazine_hit_sinks_on_ten_or_more_and_else_adds_one(roll: int, sinks: bool) -> None:
    table = applied("2H", script=(roll,))
    hood = table.p.ships[HOOD]
    assert (hood.status, hood.hull) == (SUNK if sinks else AFLOAT, 0)
    assert table.told("strait-sunk") == ([{"ship": HOOD, "cause": "magazine"}] if sinks else [])
    assert parts(table.position.now, HOOD, BISMARCK)["magazine"] == 1
    (event,) = table.told("strait-roll-magazine")
    assert (event["ship"], event["need"]) == (HOOD, 10)


@pytest.mark.rule("DS-EFF.10", "DS-CAP.4")
def test_nobody_is_asked_about_a_magazine_roll() -> None:
    state = setting("denmark-strait", ("lindemann", "netzbandt"), ("holland", "patterson"))
    assert points(state.public, FACTS, PRINCE_OF_WALES) == Points(4, 0)
    table = applied("2H", target=PRINCE_OF_WALES, script=(10,), state=state)
    assert table.rested, "the agenda ran through without a question, whatever points and abilities are left"
    assert table.p.ships[PRINCE_OF_WALES].status == SUNK
    assert len(table.told("strait-roll-magazine")) == 1


@pytest.mark.rule("DS-EFF.11")
@pytest.mark.parametrize(("rolls", "sinks"), [((9, 9), False), ((9, 10), True), ((10, 9), True)])
def test_each_magazine_card_has_its_own_roll(rolls: tuple[int, int], sinks: bool) -> None:
    table = applied("2H", "2S", script=rolls)
    assert len(table.told("strait-roll-magazine")) == 2
    assert (table.p.ships[HOOD].status == SUNK) is sinks


@pytest.mark.rule("DS-EFF.11")
def test_a_magazine_that_was_survived_is_not_rolled_for_again() -> None:
    state = quiet()
    damaged(state.public, HOOD, "2D")
    assert applied("KH", state=state).told("strait-roll-magazine") == []


@pytest.mark.rule("DS-EFF.14", "DS-SHP.8")
@pytest.mark.parametrize(
    ("target", "before", "sinks"),
    [
        (HOOD, 26, False),
        (HOOD, 27, True),
        (HOOD, 28, True),
        (BISMARCK, 26, False),
        (BISMARCK, 27, True),
        (PRINZ_EUGEN, 12, False),
        (PRINZ_EUGEN, 13, True),
    ],
)
def test_a_ship_sinks_when_hull_points_reach_her_number(target: ShipId, before: int, sinks: bool) -> None:
    state = quiet()
    state.public.change(target, hull=before)
    table = applied("8D", target=target, state=state)
    assert (table.p.ships[target].status == SUNK) is sinks
    assert table.told("strait-sunk") == ([{"ship": target, "cause": "hull"}] if sinks else [])


@pytest.mark.rule("DS-EFF.15")
def test_ships_of_both_sides_may_sink_together() -> None:
    state = quiet()
    state.public.change(HOOD, hull=20)
    state.public.change(PRINZ_EUGEN, hull=20)
    suffering("7D", "8D", state=state)
    table = applied("5C", target=PRINZ_EUGEN, state=state)
    assert {event["ship"] for event in table.told("strait-sunk")} == {HOOD, PRINZ_EUGEN}


@pytest.mark.rule("DS-SHP.12")
def test_a_sunk_ship_sinks_once_and_suffers_no_more() -> None:
    state = quiet()
    state.public.change(HOOD, status=SUNK)
    state.public.change(HOOD, hull=40)
    assert Table(state, do(apply_damage)).told("strait-sunk") == []


def every_outcome(state: State, firer: ShipId, target: ShipId) -> dict[str, Fraction]:
    """How likely one single-card hit blows the target up, or draws each rank, over every card and every roll."""
    fresh = state.public.copy()
    odds: dict[str, Fraction] = {"explodes": Fraction(0)}
    drawing = deal(state, firer, target, False)
    first = next(drawing)
    assert isinstance(first, Deal)
    for card, share in first.odds().items():
        odds[card[:-1]] = odds.get(card[:-1], Fraction(0)) + share
        state.public = fresh.copy()
        counted, ender = drawn_single(state, firer, target, card)
        strike(state, firer, target, counted, ender)
        odds["explodes"] += share * explosion(state)
    return odds


def drawn_single(state: State, firer: ShipId, target: ShipId, card: str) -> tuple[tuple[str, ...], str]:
    drawing = deal(state, firer, target, False)
    next(drawing)
    with pytest.raises(StopIteration) as stop:
        drawing.send(card)
    result: tuple[tuple[str, ...], str] = stop.value.value
    return result


def take_effect(state: State, fall: Callable[[Chance], Any]) -> None:
    """The cards that wait take effect, and dice fall as somebody says."""
    agenda = [do(apply_damage)]
    while agenda:
        line = agenda.pop(0)
        begun: Any = BOOK.steps[line.step](state, *line.args)
        if isinstance(begun, GeneratorType):
            with pytest.raises(StopIteration) as stop:
                begun.send(fall(next(begun)))
            begun = stop.value.value
        agenda[:0] = begun or ()


def explosion(state: State) -> Fraction:
    """The chance that the damage waiting now blows a ship up."""
    before, sunk = state.public, 0
    for faces in product(range(1, 7), repeat=2):
        state.public = before.copy()
        take_effect(state, lambda _, faces=faces: faces)  # type: ignore[misc]
        sunk += any(ship.status == SUNK for ship in state.public.ships.values())
    return Fraction(sunk, 36)


@pytest.mark.rule("DS-EFF.17")
def test_one_hit_in_78_blows_hood_up_exactly() -> None:
    odds = every_outcome(far(), BISMARCK, HOOD)
    assert odds["2"] == Fraction(1, 13)
    assert odds["explodes"] == Fraction(1, 78)


@pytest.mark.rule("DS-EFF.17")
@pytest.mark.parametrize(("firer", "target"), [(HOOD, BISMARCK), (BISMARCK, PRINCE_OF_WALES), (PRINZ_EUGEN, HOOD)])
def test_a_list_without_the_two_is_safe_from_explosions(firer: ShipId, target: ShipId) -> None:
    assert every_outcome(far(), firer, target)["explodes"] == 0


@pytest.mark.rule("DS-EFF.17")
def test_a_two_is_never_a_later_card_of_a_chain() -> None:
    for rank in RANKS:
        drawing = deal(near(), BISMARCK, HOOD, True)
        next(drawing)
        drawing.send(f"{rank}H")
        with pytest.raises(StopIteration) as stop:
            drawing.send("2S")
        assert stop.value.value == ((f"{rank}H",), "2S")


@pytest.mark.rule("DS-EFF.17")
def test_a_sample_of_hits_blows_hood_up_about_as_often() -> None:
    state, rng, explosions = far(), Random(24051941), 0
    fresh = state.public
    for _ in range(7_800):
        state.public = fresh.copy()
        counted, ender = drawn_single(state, BISMARCK, HOOD, rng.choice(fresh.decks[GERMAN].left))
        strike(state, BISMARCK, HOOD, counted, ender)
        take_effect(state, lambda roll: rng.choice(roll.outcomes))
        explosions += state.public.ships[HOOD].status == SUNK
    assert 70 <= explosions <= 130


def test_a_hit_and_its_damage_in_one_go() -> None:
    table = struck(near(), 12, "8H", "JH", "4S")
    assert table.rested
    assert table.p.ships[HOOD].hit
    assert total(speed_number(table.p, FACTS, HOOD)) == 4 + 1 + 1
