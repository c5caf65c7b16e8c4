"""A game of raiders on half a page that uses everything the engine offers.

Both seats get a hidden card, bid under seal for the raid of the turn, and the winner of the bid decides where and how
hard to strike before the dice fall; three turns, then the higher score wins.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec

from huffduff.engine.chance import Deal, Roll
from huffduff.engine.choices import OneOf
from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game, Option, Truth
from huffduff.engine.questions import Ask, Asking, Do, do, sealed
from huffduff.engine.rulebook import Rulebook
from huffduff.engine.secrecy import EVERYONE, Outcome, State, View

NORTH, SOUTH = SEATS = ("north", "south")
BOOK = Rulebook(__name__)
rule, step = BOOK.rule, BOOK.step


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `figures.toml`."""

    turns: int
    cards: tuple[str, ...]
    worth: dict[str, int]


class Facts(msgspec.Struct, frozen=True):
    figures: Figures
    digest: str
    origins: tuple[Origin, ...]


def load_data(pack: Path | None) -> Facts:
    loader = Loader(__name__, pack)
    figures = loader.read("figures.toml", Figures)
    return Facts(figures, loader.digest, tuple(loader.origins))


class Public(msgspec.Struct):
    """The table; `marks` goes by number, to see that such keys survive a file."""

    turns: int
    score: dict[str, int]
    marks: dict[int, str]
    turn: int = 0

    def copy(self) -> "Public":
        return Public(self.turns, self.score.copy(), self.marks.copy(), self.turn)


class Private(msgspec.Struct):
    """What one seat holds and has noted down."""

    hand: tuple[str, ...] = ()
    note: str = ""

    def copy(self) -> "Private":
        return Private(self.hand, self.note)


class Umpire(msgspec.Struct):
    """The cards that nobody has seen."""

    deck: tuple[str, ...]

    def copy(self) -> "Umpire":
        return Umpire(self.deck)


class Table(State[Facts, Public, Private, Umpire]):
    """The state of this game."""

    __slots__ = ()


class Worth(msgspec.Struct, frozen=True):
    """What each target brings."""

    worth: dict[str, int]


class Boats(msgspec.Struct, frozen=True):
    """How hard to strike."""

    boats: int


BID = BOOK.question("tiny-ask-bid", "TY-2", int)
TARGET = BOOK.question("tiny-ask-target", "TY-3", str, hints=Worth)
STRENGTH = BOOK.question("tiny-ask-strength", "TY-3", Boats, former=lambda value: {"boats": value[0]})
AGAIN = BOOK.question("tiny-ask-again", "TY-3", Literal["yes", "no"])
NOTE = BOOK.question("tiny-ask-note", "TY-4", Literal["near", "far"])


def start(facts: Facts, scenario: str, options: Mapping[str, str]) -> tuple[Table, Iterable[Do]]:
    turns = 1 if options["length"] == "short" else facts.figures.turns
    score = {NORTH: 0, SOUTH: 1 if scenario == "south-ahead" else 0}
    table = Table(facts, Public(turns, score, {}), {seat: Private() for seat in SEATS}, Umpire(facts.figures.cards))
    return table, (do(deal, NORTH), do(deal, SOUTH), do(turn))


@rule("TY-1")
@step
def deal(s: Table, seat: str) -> Asking:
    """Each seat is dealt a card that only it sees."""
    card = yield Deal("tiny-deal", (seat,), s.umpire.deck, seat=seat)
    s.umpire.deck = tuple(other for other in s.umpire.deck if other != card)
    s.private[seat].hand += (card,)
    return ()


@step
def turn(s: Table) -> Iterable[Do]:
    s.public.turn += 1
    s.tell(EVERYONE, "tiny-turn", turn=s.public.turn)
    return (do(bidding), do(sweep, 2), do(verdict))


@rule("TY-2")
@step
def bidding(s: Table) -> Asking:
    """Both seats bid under seal; the higher bid raids, and north when they are equal."""
    choice = OneOf((1, 2, 3), bid_refusal)
    north, south = yield from sealed(BID.ask(seat, choice, hand=s.private[seat].hand) for seat in SEATS)
    s.tell(EVERYONE, "tiny-bids", north=north, south=south)
    s.tell((NORTH,), "tiny-own-bid", bid=north)
    s.tell((SOUTH,), "tiny-own-bid", bid=south)
    return (do(raid, SOUTH if south > north else NORTH),)


def bid_refusal(value: int) -> Refused | None:
    return Refused("tiny-bid-too-high", "TY-2.1", highest=3) if value > 3 else None


@rule("TY-3")
@step
def raid(s: Table, seat: str) -> Asking:
    """The raider names a target and a strength, then rolls, and may roll a bad result again once."""
    worth = s.data.figures.worth
    target = yield from TARGET.put(seat, OneOf((*worth, "none"), hints=lambda: Worth(worth)))
    s.tell(EVERYONE, "tiny-target", seat=seat, target=target)
    if target == "none":
        return ()
    strength = yield from STRENGTH.put(seat, OneOf((Boats(1), Boats(2))), target=target)
    s.tell(EVERYONE, "tiny-strength", seat=seat, boats=strength.boats)
    dice = yield Roll("tiny-roll-raid", EVERYONE, (6, 6), seat=seat)
    if sum(dice) < 7:
        again = yield from AGAIN.put(seat, OneOf(("yes", "no")), roll=sum(dice))
        if again == "yes":
            dice = yield Roll("tiny-roll-raid", EVERYONE, (6, 6), seat=seat)
    if sum(dice) >= 7:
        s.public.score[seat] += worth[target] * strength.boats
        s.public.marks[s.public.turn] = target
    return ()


@rule("TY-4")
@step
def sweep(s: Table, left: int) -> Asking:
    """South notes something down, twice in a turn; only south sees the note."""
    s.private[SOUTH].note = yield from NOTE.put(SOUTH, OneOf(("near", "far")))
    s.tell((SOUTH,), "tiny-noted", note=s.private[SOUTH].note)
    return (do(sweep, left - 1),) if left > 1 else ()


@rule("TY-5")
@step
def verdict(s: Table) -> Iterable[Do]:
    """After the last turn the higher score wins."""
    if s.public.turn < s.public.turns:
        return (do(turn),)
    north, south = s.public.score[NORTH], s.public.score[SOUTH]
    winner = None if north == south else NORTH if north > south else SOUTH
    s.outcome = Outcome(winner, "tiny-win" if winner else "tiny-draw", "TY-5")
    return ()


def variations(truth: Truth[Table], seat: str | None, rng: Random) -> Iterator[Truth[Table]]:
    """Another card in somebody else's hand, exchanged with one that nobody has seen, and another note."""
    for other in SEATS:
        if other != seat and truth.agenda:
            state = truth.state.copy()
            private, deck = state.private[other], list(state.umpire.deck)
            if private.hand:
                place = int(rng.random() * len(deck))
                first, *rest = private.hand
                private.hand, deck[place] = (deck[place], *rest), first
            private.note, state.umpire.deck = "elsewhere", tuple(deck)
            yield Truth(state, truth.agenda, truth.fresh)


def careful(view: View[Facts, Public, Private], ask: Ask, rng: Random) -> object:
    """Never raids and never rolls again."""
    options = ask.choice.offered()
    assert view.seat == ask.seat
    return options[-1] if ask.key in ("tiny-ask-target", "tiny-ask-again") else ask.choice.sample(rng)


def make_game(**changes: Any) -> Game[Table]:
    given: dict[str, Any] = {
        "book": BOOK,
        "version": 1,
        "seats": SEATS,
        "scenarios": ("raid", "south-ahead"),
        "options": (Option("length", ("normal", "short"), "TY-5"),),
        "state": Table,
        "load_data": load_data,
        "start": start,
        "players": {"careful": lambda: careful},
        "variations": variations,
    }
    return Game(**{**given, **changes})


GAME = make_game()
