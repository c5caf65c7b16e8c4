"""Damage cards in the strait: how many a hit draws, from which deck, and where they go."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, perm
from operator import mul
from random import Random

import pytest

from huffduff.engine.chance import Seeded
from huffduff.engine.steps import answer, begin
from huffduff.games.strait import GAME
from huffduff.games.strait.cards import beats, chains, deal
from huffduff.games.strait.facts import ShipId
from huffduff.games.strait.shooting import Fire
from huffduff.games.strait.state import BRITISH, GERMAN, OTHER, SUNK, Deck, Public, State
from tests.games.strait.gunnery import quiet, struck, volley
from tests.games.strait.table import BISMARCK, FACTS, HOOD, PRINZ_EUGEN, Table

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CHART = {
    "BB": {"BB": 3, "BC": 3, "CA": 4, "CL": 4, "DD": 4},
    "BC": {"BB": 3, "BC": 3, "CA": 4, "CL": 4, "DD": 4},
    "CA": {"BB": 1, "BC": 1, "CA": 3, "CL": 3, "DD": 4},
    "CL": {"BB": 1, "BC": 1, "CA": 2, "CL": 3, "DD": 4},
    "DD": {"BB": 0, "BC": 0, "CA": 0, "CL": 1, "DD": 2},
}


def near() -> State:
    """Bismarck three spaces from Hood: a hit draws a chain."""
    return quiet(bismarck="D2 N", hood="G2 N")


def far() -> State:
    """Bismarck seven spaces from Hood, with both on her broadside: a hit draws one card."""
    return quiet(bismarck="A2 N", hood="H2 N")


def drawn(table: Table) -> list[str]:
    return [event["outcome"] for event in table.told("strait-deal-card")]


def cards_of(p: Public, side: str) -> list[str]:
    """All cards of a side's deck, wherever they lie."""
    deck = p.decks[side]
    beside = [damage.card for ship in p.ships.values() if ship.side == OTHER[side] for damage in ship.cards]
    waiting = [card for salvo in p.salvos if p.ships[salvo.firer].side == side for card in salvo.through]
    return [*deck.left, *deck.discarded, *beside, *waiting]


def chain(*cards: str) -> tuple[tuple[str, ...], str]:
    """What counts, and what ends it, when a chain of Bismarck at Hood is dealt these cards."""
    drawing = deal(near(), BISMARCK, HOOD, True)
    next(drawing)
    for number, card in enumerate(cards, 1):
        try:
            drawing.send(card)
        except StopIteration as stop:
            assert number == len(cards), "the chain ended too early"
            counted, ender = stop.value
            return counted, ender
    raise AssertionError("the chain goes on")


@pytest.mark.rule("DS-CRD.1", "DS-CRD.10")
@pytest.mark.parametrize("card", ["2H", "5H", "AS"])
def test_a_hit_beyond_the_chart_draws_exactly_one_card_however_low(card: str) -> None:
    table = volley(far(), BISMARCK, HOOD, 12, card)
    assert table.told("strait-roll-shot")[0]["range"] == 7
    assert drawn(table) == [card]
    assert not table.told("strait-card-ends")


@pytest.mark.rule("DS-CRD.1")
def test_a_miss_draws_none() -> None:
    table = volley(near(), BISMARCK, HOOD, 2)
    assert drawn(table) == []
    assert table.p.salvos == ()


@pytest.mark.rule("DS-CRD.2", "DS-SET.6")
@pytest.mark.parametrize(("side", "firer", "target"), [(GERMAN, BISMARCK, HOOD), (BRITISH, HOOD, BISMARCK)])
def test_cards_come_from_the_deck_of_the_firing_side(side: str, firer: ShipId, target: ShipId) -> None:
    state = quiet(bismarck="D2 N", hood="H2 N")
    before = state.public.decks[OTHER[side]]
    table = volley(state, firer, target, 12, "8C", side=side)
    assert "8C" not in table.p.decks[side].left
    assert len(table.p.decks[side].left) == 51
    assert table.p.decks[OTHER[side]] == before


@pytest.mark.rule("DS-CRD.3")
@pytest.mark.parametrize(("there", "cards"), [("G2", ["5H", "8D", "4S"]), ("H2", ["5H"])])
def test_a_hit_within_the_range_of_the_chart_draws_a_chain(there: str, cards: list[str]) -> None:
    table = volley(quiet(bismarck="D2 N", hood=f"{there} N"), BISMARCK, HOOD, 12, *cards)
    assert drawn(table) == cards


@pytest.mark.rule("DS-CRD.4", "DS-SHP.3")
def test_every_cell_of_the_chart_decides_between_one_card_and_a_chain() -> None:
    of_class = {card.kind: name for name, card in FACTS.ships.items()}
    assert sorted(of_class) == sorted(CHART)
    for firing, target, distance in product(CHART, CHART, range(1, 8)):
        expected = distance <= CHART[firing][target]
        assert chains(FACTS, of_class[firing], of_class[target], distance) is expected, (firing, target, distance)


@pytest.mark.rule("DS-CRD.5")
def test_only_a_strictly_higher_card_counts() -> None:
    assert chain("5H", "8D", "8S") == (("5H", "8D"), "8S")
    assert chain("8H", "8S") == (("8H",), "8S")
    assert chain("8H", "7S") == (("8H",), "7S")


@pytest.mark.rule("DS-CRD.6", "DS-CRD.7")
def test_drawing_goes_on_until_a_card_is_not_higher_and_that_card_is_discarded() -> None:
    assert chain("5H", "8D", "JS", "KC", "4H") == (("5H", "8D", "JS", "KC"), "4H")
    table = volley(near(), BISMARCK, HOOD, 12, "7H", "8D", "4S")
    assert table.told("strait-card-ends") == [{"card": "4S", "target": HOOD}]
    assert table.p.salvos[0].through == ("7H", "8D")
    assert table.p.decks[GERMAN].discarded == ("4S",)


@pytest.mark.rule("DS-CRD.8")
def test_a_card_stopped_by_armour_is_still_a_link() -> None:
    table = volley(near(), BISMARCK, HOOD, 12, "5H", "8D", "4S")
    assert (table.p.salvos[0].stopped, table.p.salvos[0].through) == (("5H",), ("8D",))
    ended = volley(near(), BISMARCK, HOOD, 12, "6H", "5D")
    assert (ended.p.salvos[0].stopped, ended.p.salvos[0].through) == (("6H",), ())


@pytest.mark.rule("DS-CRD.9", "DS-SHP.11")
def test_ranks_rise_from_two_to_ace_and_suits_do_not_count() -> None:
    for low, high in product(range(13), range(13)):
        for suits in ("SS", "SH", "DC"):
            assert beats(FACTS, RANKS[high] + suits[0], RANKS[low] + suits[1]) is (high > low)
    assert chain("KC", "AC", "KD") == (("KC", "AC"), "KD")
    assert chain("AC", "KD") == (("AC",), "KD")


@pytest.mark.rule("DS-CRD.11")
def test_each_hit_starts_its_own_chain() -> None:
    state = quiet(bismarck="D2 N", prinz_eugen="F2 N", hood="G2 N")
    table = volley(state, BISMARCK, HOOD, 12, "9H", "KD", "4S", 12, "3C", "10D", "8H")
    table.answer(Fire(PRINZ_EUGEN, HOOD))
    assert [salvo.through for salvo in table.p.salvos] == [("9H", "KD"), ("3C", "10D")]


@pytest.mark.rule("DS-CRD.12")
def test_lasting_cards_lie_by_the_ship_and_all_others_are_discarded() -> None:
    state = near()
    for card in ("2H", "3H", "5H", "7H", "10H", "JH", "QH", "KH", "AH"):
        assert card in state.public.decks[GERMAN].left
    table = struck(state, 12, "2H", "3H", "5H", "7H", "10H", "JH", "QH", "KH", "AH", "AS", 2)
    assert [damage.card for damage in table.p.ships[HOOD].cards] == ["2H", "3H", "JH", "QH", "KH", "AH"]
    assert sorted(table.p.decks[GERMAN].discarded) == ["10H", "5H", "7H", "AS"]
    assert len(table.p.decks[GERMAN].left) == 52 - 10
    assert sorted(cards_of(table.p, GERMAN)) == sorted(rank + suit for rank in RANKS for suit in "SHDC")


@pytest.mark.rule("DS-CRD.12")
@pytest.mark.parametrize(("scenario", "seed"), [("denmark-strait", 1), ("denmark-strait", 2), ("squadrons", 3)])
def test_both_decks_keep_their_52_cards_at_every_moment_of_a_game(scenario: str, seed: int) -> None:
    rng, source = Random(seed), Seeded(bytes([seed]))
    full = sorted(rank + suit for rank in RANKS for suit in "SHDC")
    position = begin(GAME, FACTS, scenario, {}, source)
    while not position.over:
        for side in (GERMAN, BRITISH):
            assert sorted(cards_of(position.now.public, side)) == full
        ask = position.ask(position.deciding[-1]) or position.asks[0]
        position = answer(position, ask.seat, ask.choice.sample(rng), source)


@pytest.mark.rule("DS-CRD.13")
def test_an_empty_pile_is_made_anew_in_the_middle_of_a_chain() -> None:
    state = near()
    state.public.decks[GERMAN] = Deck(("6H",), ("9S", "5D", "QC"))
    table = volley(state, BISMARCK, HOOD, 12, "6H", "9S", "5D")
    keys = [event.key for event in table.events]
    assert table.told("strait-reshuffled") == [{"side": GERMAN}]
    assert keys.index("strait-reshuffled") == keys.index("strait-deal-card") + 1
    assert (table.p.salvos[0].stopped, table.p.salvos[0].through) == (("6H",), ("9S",))
    assert table.p.decks[GERMAN] == Deck(("QC",), ("6H", "5D"))


@pytest.mark.rule("DS-CRD.13")
def test_the_new_pile_is_there_as_soon_as_the_last_card_is_drawn() -> None:
    state = far()
    state.public.decks[GERMAN] = Deck(("KH",), ("9S", "5D"))
    table = volley(state, BISMARCK, HOOD, 12, "KH")
    assert table.p.decks[GERMAN] == Deck(("9S", "5D"), ())


@pytest.mark.rule("DS-CRD.13")
def test_a_chain_ends_where_no_card_is_left_anywhere() -> None:
    state = near()
    state.public.decks[GERMAN] = Deck(("7H",), ())
    table = volley(state, BISMARCK, HOOD, 12, "7H")
    assert drawn(table) == ["7H"]
    assert table.p.salvos[0].through == ("7H",)
    assert not table.told("strait-card-ends")


@pytest.mark.rule("DS-CRD.13")
def test_a_hit_without_any_card_left_is_still_a_hit_and_discards_make_a_pile_again() -> None:
    state = near()
    state.public.decks[GERMAN] = Deck((), ())
    table = volley(state, BISMARCK, HOOD, 12)
    assert table.p.ships[HOOD].hit
    assert table.p.salvos[0].through == ()

    state = near()
    state.public.decks[GERMAN] = Deck(("8H",), ())
    assert struck(state, 12, "8H").p.decks[GERMAN] == Deck(("8H",), ())


@pytest.mark.rule("DS-CRD.14")
def test_a_chain_counts_1_6415_cards_on_average_exactly() -> None:
    state = near()
    full = state.public.decks[GERMAN]
    known: dict[tuple[int, str], Fraction] = {}

    def average(*prefix: str) -> Fraction:
        """The average number of cards that count in chains beginning with these, over all that may follow.

        While a chain runs this depends on its last card and its length alone: all higher ranks are still complete.
        """
        state.public.decks[GERMAN] = full
        drawing = deal(state, BISMARCK, HOOD, True)
        try:
            want = next(drawing)
            for card in prefix:
                want = drawing.send(card)
        except StopIteration as stop:
            return Fraction(len(stop.value[0]))
        moment = len(prefix), prefix[-1] if prefix else ""
        if moment not in known:
            copies = Counter(card[:-1] for card in want.outcomes)
            by_rank = {card[:-1]: card for card in want.outcomes}
            shares = [Fraction(copies[rank], len(want.outcomes)) for rank in by_rank]
            averages = [average(*prefix, card) for card in by_rank.values()]
            known[moment] = sum(map(mul, shares, averages), Fraction(0))
        return known[moment]

    # At least k cards count if the first k rise: any k ranks of any suits, in one order of all.
    exact = sum(Fraction(comb(13, k) * 4**k, perm(52, k)) for k in range(1, 14))
    assert average() == exact
    assert round(float(exact), 4) == 1.6415


@pytest.mark.rule("DS-CRD.14")
def test_chains_of_fresh_decks_average_what_they_should() -> None:
    state = near()
    full, rng, count = state.public.decks[GERMAN], Random(1941), 0
    for _ in range(10_000):
        state.public.decks[GERMAN] = full
        drawing = deal(state, BISMARCK, HOOD, True)
        try:
            want = next(drawing)
            while True:
                want = drawing.send(rng.choice(want.outcomes))
        except StopIteration as stop:
            count += len(stop.value[0])
    assert count / 10_000 == pytest.approx(1.6415, abs=0.03)


def test_cards_beside_a_ship_that_sinks_stay_out_of_the_decks() -> None:
    state = near()
    state.public.change(HOOD, hull=30)
    table = struck(state, 12, "8H", "KH", "4S")
    assert table.p.ships[HOOD].status == SUNK
    assert table.p.decks[GERMAN].discarded == ("4S", "8H")
    assert sorted(cards_of(table.p, GERMAN)) == sorted(state.public.decks[GERMAN].left)
