"""Phase 4: who wants to fight in which hex, and who is drawn into it."""

from collections.abc import Iterable
from itertools import combinations
from typing import Literal

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Ask, Asking, Do, do, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.battle.line import board
from huffduff.games.sink.battle.rounds import fight_round
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import BRITISH, GERMAN, OTHER, SEATS, Hex, Seat, TokenId
from huffduff.games.sink.parts import Battle, Types
from huffduff.games.sink.state import Private, Public, State


class Wish(msgspec.Struct, frozen=True):
    """Whether a side wants to fight, and which of its shadowing task forces join if there is a fight."""

    fight: bool
    shadowers: tuple[TokenId, ...] = ()


class Quarry(msgspec.Struct, frozen=True):
    """An enemy task force that may be attacked, and what it had to tell of itself."""

    token: TokenId
    known: Types | None


class WishHints(msgspec.Struct, frozen=True):
    """The enemies that may be attacked, all own task forces that would fight, and those that may stay out."""

    enemies: tuple[Quarry, ...]
    forces: tuple[TokenId, ...]
    shadowers: tuple[TokenId, ...]


WANT = question("sink-ask-combat", "SB-12.11.b", answer=Wish, hints=WishHints)
SKIP = question("sink-ask-skip-range", "SB-12.23.b", answer=Literal["skip", "no"])


# --- who may want it ----------------------------------------------------------------------------------------------


def shadowers_at(public: Public, place: Hex) -> tuple[TokenId, ...]:
    """The British task forces in a hex that shadow somebody."""
    shadowing = {shadow.by for shadow in public.shadows.values()}
    return tuple(token.id for token in public.tokens_at(place, BRITISH) if token.id in shadowing)


@rule("SB-4.3.b", "SB-4.4.a", "SB-10.1.a", "SB-10.6.a", "SB-10.6.c", "SB-11.9.b", "SB-12.11.a", "SB-12.11.f")
def quarry(public: Public, place: Hex, seat: Seat) -> tuple[TokenId, ...]:
    """The enemy task forces at sea in a hex that a side may attack: detected, or shadowed; a German may not choose to
    fight a task force that shadows."""
    safe = shadowers_at(public, place) if seat == GERMAN else ()
    return tuple(
        token.id
        for token in public.tokens_at(place, OTHER[seat])
        if not token.port and token.id not in safe and (token.detected or token.id in public.shadows)
    )


def may_want(public: Public, place: Hex, seat: Seat) -> bool:
    """Whether a side is asked: it has markers at sea beside an enemy whom it may attack, be they real or not."""
    return bool(quarry(public, place, seat)) and any(not token.port for token in public.tokens_at(place, seat))


@rule("SB-4.4.a")
@step
def combat_phase(s: State) -> Iterable[Do]:
    """Hex by hex, by number: nowhere else than where somebody has found an enemy in his own hex."""
    tokens = s.public.tokens.values()
    british = {token.hex for token in tokens if token.side == BRITISH}
    places = sorted({token.hex for token in tokens if token.side == GERMAN and token.hex in british})
    return tuple(do(want_combat, place) for place in places if any(may_want(s.public, place, seat) for seat in SEATS))


@rule("SB-12.11.b", "SB-12.11.c", "SB-11.9.b")
@step
def want_combat(s: State, place: Hex) -> Asking:
    """Whoever has found an enemy says, under seal, whether he wants to fight him; one who does is enough."""
    public = s.public
    asks = [wish(public, s.private[seat], place, seat) for seat in SEATS if may_want(public, place, seat)]
    if len(asks) > 1:
        answers: tuple[Wish, ...] = yield from sealed(asks)
    else:
        answers = ((yield asks[0]),)
    wishes = {ask.seat: answer for ask, answer in zip(asks, answers, strict=True)}
    attackers = tuple(seat for seat in SEATS if seat in wishes and wishes[seat].fight)
    if not attackers:
        s.tell(EVERYONE, "sink-no-combat", hex=place)
        return None
    joining = wishes[BRITISH].shadowers if BRITISH in wishes else ()
    return (do(start_battle, place, attackers, joining),)


def wish(public: Public, private: Private, place: Hex, seat: Seat) -> Ask[Wish]:
    """The question for one side, from what it knows."""
    shadowers = shadowers_at(public, place) if seat == BRITISH else ()
    forces = real_forces(public, private, place, seat)
    chosen = [part for size in range(len(shadowers) + 1) for part in combinations(shadowers, size)]
    wishes = [Wish(False, part) for part in chosen]
    wishes += [Wish(True, part) for part in chosen if any(token not in shadowers or token in part for token in forces)]
    hints = WishHints(
        tuple(Quarry(token, public.tokens[token].known) for token in quarry(public, place, seat)), forces, shadowers
    )
    return WANT.ask(seat, OneOf(wishes, lambda answer: wish_refusal(shadowers, answer), lambda: hints), hex=place)


@rule("SB-6.24.b")
def real_forces(public: Public, private: Private, place: Hex, seat: Seat) -> tuple[TokenId, ...]:
    """The own task forces at sea in a hex that have ships to fight with."""
    return tuple(
        token.id for token in public.tokens_at(place, seat) if not token.port and not private.forces[token.id].dummy
    )


def wish_refusal(shadowers: tuple[TokenId, ...], answer: Wish) -> Refused:
    """Dummies cannot fight, and only shadowing task forces can be brought in or left out."""
    if any(token not in shadowers for token in answer.shadowers) or len(set(answer.shadowers)) < len(answer.shadowers):
        return Refused("sink-refuse-no-shadower", "SB-11.9.b")
    return Refused("sink-refuse-nobody-to-fight", "SB-6.24.b")


# --- the start ----------------------------------------------------------------------------------------------------


@rule("SB-12.11.d", "SB-12.12.a", "SB-14.11.a", "SB-2.34.a")
@step
def start_battle(s: State, place: Hex, attackers: tuple[Seat, ...], joining: tuple[TokenId, ...]) -> Iterable[Do]:
    """All task forces at sea in the hex form their lines, detected or not, except shadowers whom nobody brought in;
    the first round is fought at range A, by night at B."""
    public, guns = s.public, s.data.tables.guns
    night = public.turn in s.data.tables.track.night
    staying_out = tuple(token for token in shadowers_at(public, place) if token not in joining)
    s.tell(EVERYONE, "sink-battle-begins", hex=place, side=attackers[0] if len(attackers) == 1 else "both")
    line = reveal.line_up(s, place, staying_out)
    hunted = GERMAN in attackers and any(convoy.spotted == "raider" for convoy in public.convoys_at(place))
    public.fought = (*public.fought, place)
    public.battle = Battle(place, guns.night_round if night else 1, night, attackers, line, convoys=hunted)
    return (do(fight_round),) if night else (do(skip_range), do(fight_round))


@rule("SB-12.23.b")
@step
def skip_range(s: State) -> Asking:
    """By day both sides may agree to begin at range B."""
    choice = OneOf[Literal["skip", "no"]](("skip", "no"))
    german, british = yield from sealed((SKIP.ask(GERMAN, choice), SKIP.ask(BRITISH, choice)))
    if german == british == "skip":
        board(s.public).round = s.data.tables.guns.night_round
        s.tell(EVERYONE, "sink-range-skipped")
    return None
