"""Phase 7: shadowed German task forces move before all eyes, the others are plotted in secret."""

from collections.abc import Iterable

from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import EXIT, GERMAN, Hex, TokenId
from huffduff.games.sink.forces.dummies import take_off
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.movement.orders import Fly, Plot, PlotHints, PlotOrder, PlotTried
from huffduff.games.sink.movement.plots import Plots
from huffduff.games.sink.movement.sailing import sail
from huffduff.games.sink.parts import Course, Line
from huffduff.games.sink.shadowing.contact import check_contact
from huffduff.games.sink.state import State
from huffduff.games.sink.victory import check_end

SHADOWED = question(
    "sink-ask-shadowed-move", "SB-11.2.a", answer=tuple[PlotOrder, ...], hints=PlotHints, tried=PlotTried
)
PLOTS = question("sink-ask-plots", "SB-7.21.a", answer=tuple[PlotOrder, ...], hints=PlotHints, tried=PlotTried)


@rule("SB-4.7.a", "SB-4.7.b")
@step
def plot_phase(s: State) -> Iterable[Do]:
    """Shadowed task forces are moved one after the other; then all others are plotted in one go."""
    shadowed = tuple(token for token in s.public.tokens if token in s.public.shadows)
    return (*(do(shadowed_move, token) for token in shadowed), do(plot, *shadowed))


@rule("SB-4.7.b", "SB-11.2.a", "SB-6.13.a", "SB-7.13.d")
@step
def shadowed_move(s: State, token: TokenId) -> Asking:
    """The German moves a shadowed task force openly, up to its limit, into a port or off the map; fog or a port may
    shake off the shadower."""
    plots = Plots(s.view(GERMAN), (token,), recon=False)
    orders = yield from SHADOWED.put(GERMAN, plots.choice(), token=token, hex=s.public.tokens[token].hex)
    course = next((order for order in orders if isinstance(order, Plot)), None)
    if course is None:
        check_contact(s, token)
        return None
    note(s, token, course.path)
    leaves = EXIT in course.path
    sail(s, token, [place for place in course.path if place != EXIT], course.at_sea or leaves)
    if leaves:
        reveal.leave_map(s, token)
    else:
        check_contact(s, token)
    return (do(check_end, token),)


@rule("SB-4.7.a", "SB-7.21.a", "SB-7.22.a", "SB-7.24.a", "SB-8.25.a", "SB-2.35.b")
@step
def plot(s: State, *moved: TokenId) -> Asking:
    """All other task forces and the recon aircraft are plotted; the British hears that it is done and nothing else.
    One that has just shaken off its shadower has moved already."""
    waiting = tuple(token for token in s.private[GERMAN].forces if token not in moved)
    orders = yield from PLOTS.put(GERMAN, Plots(s.view(GERMAN), waiting).choice())
    private = s.private[GERMAN]
    for order in orders:
        if isinstance(order, Plot):
            private.plots[order.token] = Course(order.path, order.at_sea)
            note(s, order.token, order.path)
        elif isinstance(order, Fly):
            private.recon_plots[order.unit] = order.hex
            note(s, order.unit, (order.hex,))
        elif isinstance(order, Remove):
            take_off(s, order.token)
    s.tell(EVERYONE, "sink-plotted")
    return None


def note(s: State, unit: str, path: tuple[Hex, ...]) -> None:
    """A line in the German's log, for nobody else's eyes before the end."""
    private = s.private[GERMAN]
    force = private.forces.get(TokenId(unit))
    private.log = (*private.log, Line(s.public.turn, unit, path, force.ships if force else ()))
