"""How the game ends, what each side has scored, and what it knows of that."""

from collections.abc import Iterable

import msgspec

from huffduff.engine.questions import Do, do
from huffduff.engine.secrecy import EVERYONE, Outcome
from huffduff.games.sink import reveal
from huffduff.games.sink.book import rule, step
from huffduff.games.sink.facts.words import BISMARCK, BRITISH, GERMAN, Seat, TokenId
from huffduff.games.sink.options import blind
from huffduff.games.sink.parts import Score
from huffduff.games.sink.state import SideView, State, card

# Why a game ends, and the clause behind it.
ENDINGS = {
    "turns": "SB-15.1.a",
    "out-of-reach": "SB-15.1.b",
    "bismarck-sunk": "SB-15.1.c",
    "haven": "SB-15.1.d",
    "bismarck-exited": "SB-15.1.e",
    "raiders-sunk": "SB-15.1.f",
}


class Standing(msgspec.Struct, frozen=True):
    """How it would stand if the game ended now, as far as one side knows: the British have at least `british` points
    and at most `british_most`; the difference is convoys that may be dummies."""

    german: int
    british: int
    british_most: int


@rule("SB-15.1.a", "SB-15.1.c", "SB-15.1.d", "SB-15.1.e", "SB-15.1.f")
@step
def check_end(s: State, entered: str = "") -> Iterable[Do]:
    """See whether the game is over; `entered` is a token that has just come into a port."""
    why = ending(s, TokenId(entered))
    return (do(score, why),) if why else ()


@rule("SB-15.1.f", "SB-16.2.f", "SB-16.3.b")
def ending(s: State, entered: TokenId) -> str:
    """Why the game ends now, if it does."""
    public = s.public
    loss = public.losses.get(BISMARCK)
    if loss is not None:
        return "bismarck-sunk" if loss.status == "sunk" else "bismarck-exited"
    if entered and in_haven(s, entered):
        return "haven"
    raiders = s.data.scenarios[public.scenario].ends_when_sunk
    if raiders and all(ship in public.losses and public.losses[ship].status == "sunk" for ship in raiders):
        return "raiders-sunk"
    points = public.points(GERMAN)
    return "out-of-reach" if points and points > british_bound(s) else ""


@rule("SB-15.1.d")
def in_haven(s: State, token: TokenId) -> bool:
    """Whether Bismarck has come into one of the ports that end the game; having started in one does not count."""
    shown = s.public.tokens.get(token)
    if shown is None or shown.side != GERMAN or not shown.port:
        return False
    port = s.data.chart.port(GERMAN, shown.hex)
    return port is not None and port.haven and BISMARCK in s.private[GERMAN].forces[token].ships


@rule("SB-15.1.b")
def british_bound(s: State) -> int:
    """The most that the British could still reach: what they have, every German ship on the map sunk, every real convoy
    on the map safe, and as many of the container's as can still be drawn."""
    public, umpire, schedule = s.public, s.umpire, s.data.tables.victory.british
    afloat = sum(schedule.ships[ship.id] for ship in s.private[GERMAN].ships.values() if ship.status == "afloat")
    at_sea = sum(value > 0 for value in umpire.values.values())
    waiting = sum(counter.value > 0 for counter in umpire.container)
    draws = s.data.tables.limits.turns - public.turn
    convoys = umpire.safe + at_sea + min(waiting, draws)
    return public.points(BRITISH) + afloat + schedule.convoy * convoys


@rule("SB-15.2.a", "SB-15.2.b", "SB-15.3.a", "SB-15.4.a", "SB-15.4.b", "SB-9.3.c")
@step
def score(s: State, why: str) -> None:
    """Count the points, convoys still at sea among them, and name the winner; nobody can draw."""
    public = s.public
    reveal.open_books(s)
    safe = s.umpire.safe + sum(value > 0 for value in s.umpire.values.values())
    convoys = s.data.tables.victory.british.convoy * safe
    german, british = public.points(GERMAN), public.points(BRITISH) + convoys
    public.final = {GERMAN: german, BRITISH: british}
    s.tell(EVERYONE, "sink-final", german=german, british=british, convoys=safe)
    s.outcome = Outcome(winner(german, british, public.score), f"sink-end-{why}", ENDINGS[why])


@rule("SB-15.2.a", "SB-15.2.b")
def winner(german: int, british: int, lines: Iterable[Score]) -> Seat:
    """Who has more points; if both have as many, the German if he destroyed a convoy, else the British."""
    if german != british:
        return GERMAN if german > british else BRITISH
    return GERMAN if any(line.why == "convoy" for line in lines) else BRITISH


@rule("SB-15.3.a", "SB-9.3.b")
def standing(view: SideView) -> Standing:
    """The points as one side knows them: only the British, unless blind, can tell which convoys are dummies."""
    public, each = view.public, view.data.tables.victory.british.convoy
    sunk = public.points(BRITISH)
    if view.seat == BRITISH and not blind(public):
        private = card(view)
        known = sunk + each * (private.safe + sum(value > 0 for value in private.cargo.values()))
        return Standing(public.points(GERMAN), known, known)
    sure = public.certain + sum(convoy.real is True for convoy in public.convoys.values())
    most = len(public.arrived) + len(public.convoys)
    return Standing(public.points(GERMAN), sunk + each * sure, sunk + each * most)
