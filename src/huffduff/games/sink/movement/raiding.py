"""Phase 9: German plots are carried out hex by hex, and in every hex something may come between."""

from collections.abc import Iterable

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.convoys.raiding import at_convoy, raider_looks
from huffduff.games.sink.facts.words import BRITISH, EXIT, GERMAN, Hex, TokenId
from huffduff.games.sink.movement.british import fly
from huffduff.games.sink.movement.orders import Fly
from huffduff.games.sink.movement.sailing import allowance, enter, in_port, moor
from huffduff.games.sink.movement.watching import look_for_raider
from huffduff.games.sink.parts import Course
from huffduff.games.sink.shadowing.contact import follow
from huffduff.games.sink.state import State
from huffduff.games.sink.victory import check_end


class Waiting(msgspec.Struct, frozen=True):
    """The task forces that have not moved yet, with what is plotted for them."""

    token: TokenId
    path: tuple[Hex, ...]


class MoverHints(msgspec.Struct, frozen=True):
    """Who is left to move."""

    waiting: tuple[Waiting, ...]


MOVER = question("sink-ask-next-mover", "SB-7.24.a", answer=TokenId, hints=MoverHints)


@rule("SB-4.9.a", "SB-8.11.c", "SB-8.25.a", "SB-7.24.a")
@step
def german_movement(s: State) -> Iterable[Do]:
    """Recon aircraft go where they were plotted to; then task forces that nobody shadows, and those that lie where a
    convoy is."""
    public, private = s.public, s.private[GERMAN]
    public.tried = ()
    for unit, place in private.recon_plots.items():
        fly(s, Fly(unit, place))
    private.recon_plots = {}
    movers = tuple(
        token.id
        for token in public.tokens.values()
        if token.side == GERMAN
        and token.id not in public.shadows
        and (token.id in private.plots or public.convoys_at(token.hex))
    )
    return (do(next_mover, *movers),)


@rule("SB-4.9.a")
@step
def next_mover(s: State, *waiting: TokenId) -> Asking:
    """The German decides which of them moves next."""
    left = tuple(token for token in waiting if token in s.public.tokens)
    if not left:
        return None
    token = left[0]
    if len(left) > 1:
        plots = s.private[GERMAN].plots
        hints = MoverHints(tuple(Waiting(name, plots[name].path if name in plots else ()) for name in left))
        token = yield from MOVER.put(GERMAN, OneOf(left, hints=lambda: hints))
    rest = (other for other in left if other != token)
    return (do(raider_looks, token, 0), do(at_convoy, token), do(set_out, token), do(next_mover, *rest))


@rule("SB-6.13.c", "SB-7.24.a")
@step
def set_out(s: State, token: TokenId) -> Iterable[Do]:
    """A task force begins its course, which ends a hex earlier wherever there is no room at its end any more."""
    private, public = s.private[GERMAN], s.public
    course = private.plots.get(token)
    if course is None:
        return ()
    path = course.path
    while path and path[-1] != EXIT and full(s, token, path[-1]):
        path = path[:-1]
    if path != course.path:
        private.plots[token] = Course(path, course.at_sea)
        s.tell((GERMAN,), "sink-no-room", token=token, hex=course.path[-1])
    if not path:
        return settle(s, token, public.tokens[token].hex, course.at_sea)
    return (do(sail_hex, token),)


def full(s: State, token: TokenId, place: Hex) -> bool:
    """Whether there is no room for one more in a hex."""
    others = [other for other in s.public.tokens_at(place, GERMAN) if other.id != token]
    return len(others) >= s.data.tables.limits.stack


def settle(s: State, token: TokenId, place: Hex, at_sea: bool) -> Iterable[Do]:
    """A task force that does not sail may go into port or out of it."""
    del s.private[GERMAN].plots[token]
    berth = in_port(s.data.chart, GERMAN, place, at_sea)
    entered = berth and not s.public.tokens[token].port
    moor(s, token, berth)
    return (do(check_end, token),) if entered else ()


@rule("SB-4.9.a", "SB-4.9.b", "SB-4.9.c", "SB-10.7.a", "SB-11.4.a", "SB-7.13.d")
@step
def sail_hex(s: State, token: TokenId) -> Iterable[Do]:
    """One hex of a plot: coasts see first, then British ships may search and shadow, then the German looks around."""
    private, public = s.private[GERMAN], s.public
    course = private.plots.get(token)
    if token not in public.tokens or course is None:
        return ()
    place, *rest = course.path
    if place == EXIT:
        reveal.leave_map(s, token)
        return (do(check_end),)
    last = not rest
    private.plots[token] = Course(tuple(rest), course.at_sea)
    berth = last and in_port(s.data.chart, GERMAN, place, course.at_sea)
    s.tell(EVERYONE, "sink-sails", token=token, hex=place)
    if not enter(s, token, place, allowance(s, token), berth):
        return ()
    follow(s, token)
    if last:
        del private.plots[token]
    if berth:
        return (do(check_end, token),)
    onward = () if last else (do(sail_hex, token),)
    if lonely(s, place):
        return onward
    return (do(look_for_raider, token), do(raider_looks, token, 1), do(at_convoy, token), *onward)


def lonely(s: State, place: Hex) -> bool:
    """Whether there is neither a British marker nor a convoy in a hex, nor a coast that sees Germans."""
    if s.data.chart.exposes(GERMAN, place) or s.public.convoys_at(place):
        return False
    return not s.public.tokens_at(place, BRITISH)
