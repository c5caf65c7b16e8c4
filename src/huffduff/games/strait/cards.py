"""Damage cards: how many a hit draws, when a chain ends, and where the cards of the two decks lie."""

from collections.abc import Generator
from typing import Any

from huffduff.engine.chance import Chance, Deal
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.strait.book import rule
from huffduff.games.strait.facts import Facts, ShipId
from huffduff.games.strait.state import Deck, State


@rule("DS-CRD.3", "DS-CRD.4", "DS-SHP.3", "DS-SHP.4")
def chains(facts: Facts, firer: ShipId, target: ShipId, distance: int) -> bool:
    """Whether a hit from this far may draw several cards: the gun chart has a range for each pair of classes."""
    return distance <= facts.chain_range[facts.ships[firer].kind][facts.ships[target].kind]


@rule("DS-CRD.5", "DS-CRD.9", "DS-SHP.11")
def beats(facts: Facts, card: str, before: str) -> bool:
    """A card keeps a chain going only if its rank is higher; the Ace is the highest and suits do not count."""
    order = facts.charts.deck.ranks
    return order.index(card[:-1]) > order.index(before[:-1])


@rule("DS-CRD.1", "DS-CRD.6", "DS-CRD.8", "DS-CRD.10", "DS-CRD.11", "DS-CRD.14", "DS-GOLD.3")
def deal(s: State, firer: ShipId, target: ShipId, chain: bool) -> Generator[Chance, Any, tuple[tuple[str, ...], str]]:
    """The cards of one hit that count, and the one that ended its chain (empty where nothing had to).

    Cards are compared as drawn: armour is looked at afterwards.
    """
    side = s.public.ships[firer].side
    counted: tuple[str, ...] = ()
    while not counted or chain:
        card = yield from draw(s, side, firer, target)
        if not card:
            break
        if counted and not beats(s.data, card, counted[-1]):
            return counted, card
        counted = (*counted, card)
    return counted, ""


@rule("DS-CRD.2", "DS-SET.6")
def draw(s: State, side: str, firer: ShipId, target: ShipId) -> Generator[Chance, Any, str]:
    """The next card of the firing side's own deck, or nothing where all its cards lie beside enemy ships."""
    deck = s.public.decks[side]
    if not deck.left:
        return ""
    card: str = yield Deal("strait-deal-card", EVERYONE, deck.left, firer=firer, target=target)
    place = deck.left.index(card)
    lay_down(s, side, Deck(deck.left[:place] + deck.left[place + 1 :], deck.discarded))
    return card


@rule("DS-CRD.7", "DS-CRD.12", "DS-DMC.15")
def discard(s: State, side: str, *cards: str) -> None:
    """Cards that have no lasting effect, or have it no longer, go back to the discards of their own side."""
    deck = s.public.decks[side]
    lay_down(s, side, Deck(deck.left, deck.discarded + cards))


@rule("DS-CRD.13")
def lay_down(s: State, side: str, deck: Deck) -> None:
    """A draw pile that runs out is made anew from the discards at once, even in the middle of a chain."""
    if not deck.left and deck.discarded:
        deck = Deck(deck.discarded)
        s.tell(EVERYONE, "strait-reshuffled", side=side)
    s.public.decks[side] = deck
