"""A game of raiders on half a page that uses everything the engine offers.

Both seats get a hidden card, bid under seal for the raid of the turn, and the winner of the bid decides where and how
hard to strike before the dice fall; three turns, then the higher score wins.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from huffduff.engine.chance import Deal, Roll
from huffduff.engine.choices import OneOf, Value
from huffduff.engine.data import Loader, Origin
from huffduff.engine.errors import Refused
from huffduff.engine.game import Game, Option
from huffduff.engine.rulebook import Rulebook
from huffduff.engine.secrecy import EVERYONE, Outcome, State, View
from huffduff.engine.steps import Ask, Asking, Do, Position, do, load

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


Table = State[Public, Private, Umpire]


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
    north, south = yield tuple(
        Ask(seat, "tiny-ask-bid", "TY-2", OneOf((1, 2, 3), bid_refusal), hand=s.private[seat].hand) for seat in SEATS
    )
    s.tell(EVERYONE, "tiny-bids", north=north, south=south)
    s.tell((NORTH,), "tiny-own-bid", bid=north)
    s.tell((SOUTH,), "tiny-own-bid", bid=south)
    return (do(raid, SOUTH if south > north else NORTH),)


def bid_refusal(value: Value) -> Refused | None:
    return Refused("tiny-bid-too-high", "TY-2.1", highest=3) if isinstance(value, int) and value > 3 else None


@rule("TY-3")
@step
def raid(s: Table, seat: str) -> Asking:
    """The raider names a target and a strength, then rolls, and may roll a bad result again once."""
    worth = s.data.figures.worth
    target = yield Ask(seat, "tiny-ask-target", "TY-3", OneOf((*worth, "none"), hints=lambda: worth))
    s.tell(EVERYONE, "tiny-target", seat=seat, target=target)
    if target == "none":
        return ()
    strength = yield Ask(seat, "tiny-ask-strength", "TY-3", OneOf(((1, "boats"), (2, "boats"))), target=target)
    s.tell(EVERYONE, "tiny-strength", seat=seat, boats=strength[0])
    dice = yield Roll("tiny-roll-raid", EVERYONE, (6, 6), seat=seat)
    if sum(dice) < 7:
        again = yield Ask(seat, "tiny-ask-again", "TY-3", OneOf(("yes", "no")), roll=sum(dice))
        if again == "yes":
            dice = yield Roll("tiny-roll-raid", EVERYONE, (6, 6), seat=seat)
    if sum(dice) >= 7:
        s.public.score[seat] += worth[target] * strength[0]
        s.public.marks[s.public.turn] = target
    return ()


@rule("TY-4")
@step
def sweep(s: Table, left: int) -> Asking:
    """South notes something down, twice in a turn; only south sees the note."""
    s.private[SOUTH].note = yield Ask(SOUTH, "tiny-ask-note", "TY-4", OneOf(("near", "far")))
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


def variations(position: Position, seat: str | None, rng: Random) -> Iterator[Position]:
    """Another card in somebody else's hand, exchanged with one that nobody has seen, and another note."""
    for other in SEATS:
        if other != seat and position.agenda:
            saved = msgspec.json.decode(msgspec.json.encode(position.dump()))
            private, umpire = saved["state"]["private"][other], saved["state"]["umpire"]
            if private["hand"]:
                place = int(rng.random() * len(umpire["deck"]))
                private["hand"][0], umpire["deck"][place] = umpire["deck"][place], private["hand"][0]
            private["note"] = "elsewhere"
            yield load(position.game, position.now.data, saved)


def careful(view: View[Public, Private], ask: Ask, rng: Random) -> Value:
    """Never raids and never rolls again."""
    options = ask.wire()["choice"]["options"]
    assert view.seat == ask.seat
    return options[-1] if ask.key in ("tiny-ask-target", "tiny-ask-again") else ask.choice.sample(rng)


def make_game(**changes: Any) -> Game:
    given: dict[str, Any] = {
        "book": BOOK,
        "version": 1,
        "seats": SEATS,
        "scenarios": ("raid", "south-ahead"),
        "options": (Option("length", ("normal", "short"), "TY-5"),),
        "compartments": (Public, Private, Umpire),
        "load_data": load_data,
        "start": start,
        "players": {"careful": lambda: careful},
        "variations": variations,
    }
    return Game(**{**given, **changes})


GAME = make_game()
