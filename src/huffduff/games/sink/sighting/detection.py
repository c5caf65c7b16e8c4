"""Phase 3: coasts first, then both sides declare their searches under seal, and the dice decide."""

from collections.abc import Generator, Iterable
from typing import Any

from huffduff.engine.chance import Roll
from huffduff.engine.questions import Ask, Asking, Do, Want, do, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.attacks import FACES, shift, told
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import SEATS, AirId, ConvoyId, Seat, TokenId
from huffduff.games.sink.forces.dummies import take_off
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.sighting.coast import watch_coasts
from huffduff.games.sink.sighting.markers import attackable
from huffduff.games.sink.sighting.observation import observe
from huffduff.games.sink.sighting.odds import detects, modifiers
from huffduff.games.sink.sighting.searching import Search, Searches, SearchHints, SearchOrder, SearchTried, asked
from huffduff.games.sink.state import State

SEARCHES = question(
    "sink-ask-searches", "SB-10.1.b", answer=tuple[SearchOrder, ...], hints=SearchHints, tried=SearchTried
)


@rule("SB-4.3.a", "SB-10.7.a")
@step
def detection_phase(s: State) -> Iterable[Do]:
    """What lies off an enemy coast is detected; then all who like may search."""
    watch_coasts(s)
    return (do(declare_searches),)


@rule("SB-4.3.a", "SB-10.1.b", "SB-10.10.b", "SB-6.26.a")
@step
def declare_searches(s: State) -> Asking:
    """Both sides commit themselves before any die falls; a dummy that is taken off goes when all dice have fallen."""
    seats = [seat for seat in SEATS if asked(s.public, s.data, seat)]
    if not seats:
        return None
    asks = [SEARCHES.ask(seat, Searches(s.view(seat)).choice()) for seat in seats]
    answers: tuple[tuple[SearchOrder, ...], ...]
    answers = (yield from sealed(asks)) if len(asks) > 1 else ((yield from _alone(asks[0])),)
    orders = [order for answer in answers for order in answer]
    searches = [order for order in orders if isinstance(order, Search)]
    gone = [do(withdraw, order.token) for order in orders if isinstance(order, Remove)]
    return [*begin_searches(s, searches), *gone]


def _alone(ask: Ask[tuple[SearchOrder, ...]]) -> Generator[Want, Any, tuple[SearchOrder, ...]]:
    """One side is asked by itself."""
    answer: tuple[SearchOrder, ...] = yield ask
    return answer


@rule("SB-9.9.a", "SB-10.2.b")
def begin_searches(s: State, searches: Iterable[Search]) -> list[Do]:
    """All attempts are announced, which tells that there are ships behind a marker; raiders see convoys at once, and
    the rest is rolled for."""
    looked: dict[TokenId, list[ConvoyId]] = {}
    steps: list[Do] = []
    for order in searches:
        if order.by in s.public.tokens and order.target in s.public.convoys:
            looked.setdefault(TokenId(order.by), []).append(ConvoyId(order.target))
        else:
            announce(s, order)
            steps.append(do(search, order.by, order.target))
    for raider, convoys in looked.items():
        observe(s, raider, [convoy for convoy in convoys if convoy in s.public.convoys])
    return [*steps, do(close_searches)]


def announce(s: State, order: Search) -> None:
    """Both sides hear who looks for what."""
    if order.by in s.public.tokens:
        s.public.change(TokenId(order.by), real=True)
    s.tell(EVERYONE, "sink-search", by=order.by, target=order.target)


@rule("SB-10.1.b", "SB-10.5.a", "SB-10.5.b", "SB-10.5.c", "SB-6.24.c", "SB-9.9.e")
@step
def search(s: State, by: str, target: str) -> Asking:
    """One attempt against one target, each rolled for by itself; what another has found meanwhile needs no die."""
    public, convoy = s.public, s.public.convoys.get(ConvoyId(target))
    if target not in public.tokens:
        if convoy and convoy.real is None and (yield from attempt(s, by, target)):
            reveal.convoy_spotted(s, convoy.id, "recon")
    elif not attackable(public, public.tokens[TokenId(target)]) and (yield from attempt(s, by, target)):
        public.change(TokenId(target), detected=True, found_by=by)
    return None


@rule("SB-10.1.d", "SB-10.2.a", "SB-10.2.b")
def attempt(s: State, by: str, target: str) -> Generator[Want, Any, bool]:
    """The secret die of a search; whether it found something, dummy or not, is told to both."""
    side = side_of(s, by)
    found = modifiers(s.data, s.public, s.private[side].forces.get(TokenId(by)))
    need = s.data.tables.detection.need - shift(found)
    (die,) = yield Roll("sink-roll-search", (side,), (FACES,), by=by, target=target, need=need, modifiers=told(found))
    success = detects(s.data, die, shift(found))
    s.tell(EVERYONE, "sink-search-found" if success else "sink-search-failed", by=by, target=target)
    return success


def side_of(s: State, by: str) -> Seat:
    """Whose a searcher is."""
    token = s.public.tokens.get(TokenId(by))
    return token.side if token else s.data.aircraft[AirId(by)].side


@rule("SB-10.4.a", "SB-10.4.b", "SB-6.24.c")
@step
def close_searches(s: State) -> None:
    """When all dice have fallen, what was found says what it is; dummies go."""
    for token in tuple(s.public.tokens.values()):
        if token.detected and (token.known is None or token.known.turn != s.public.turn):
            reveal.detect(s, token.id, "search")


@rule("SB-6.26.a")
@step
def withdraw(s: State, token: TokenId) -> None:
    """A dummy that was to be taken off goes, unless it has been found out meanwhile."""
    if token in s.public.tokens:
        take_off(s, token)
