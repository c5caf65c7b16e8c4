"""Phase 1 begins: ships that are due come to the map, and a convoy counter is drawn."""

from collections.abc import Iterable

from huffduff.engine.chance import Deal
from huffduff.engine.questions import Asking, Do, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink.book import rule, step
from huffduff.games.sink.facts.words import BRITISH, ShipId
from huffduff.games.sink.forces.limits import no_marker
from huffduff.games.sink.forces.organisation import organise
from huffduff.games.sink.forces.splitting import bring
from huffduff.games.sink.options import blind
from huffduff.games.sink.parts import Counter
from huffduff.games.sink.setup import enter_convoy
from huffduff.games.sink.state import State
from huffduff.games.sink.tokens import Newcomer

FIRST_DRAW = 2


@rule("SB-4.1.a", "SB-4.1.b", "SB-4.1.c")
@step
def availability_phase(s: State) -> Iterable[Do]:
    """Reinforcements of this turn, the convoy of this turn, and then both sides organise."""
    due = [arrival.ship for arrival in s.data.scenarios[s.public.scenario].arrival if arrival.turn == s.public.turn]
    return (*(do(reinforce, ship) for ship in due), do(draw_convoy), do(organise))


@rule("SB-4.1.a", "SB-16.1.l", "SB-16.4.b")
@step
def reinforce(s: State, name: ShipId) -> Asking:
    """A ship comes to the map under a marker of her own, an escort with her convoy; if there is no marker for her or no
    room in the hex, she waits until her owner makes some."""
    arrivals = s.data.scenarios[s.public.scenario].arrival
    arrival = next(arrival for arrival in arrivals if arrival.ship == name)
    private, place = s.private[BRITISH], arrival.hex
    if no_marker(s.public, s.data, BRITISH, place):
        private.change(name, status="due")
        s.tell((BRITISH,), "sink-must-wait", ship=name, hex=place)
        return None
    private.change(name, status="afloat")
    port = s.data.chart.port(BRITISH, place) is not None
    s.tell((BRITISH,), "sink-comes", ship=name, hex=place)
    yield from bring(s, BRITISH, [Newcomer((name,), place, port, escort=arrival.convoy is not None)])
    return None


@rule("SB-4.1.b", "SB-9.4.b", "SB-9.5.a", "SB-9.7.b", "SB-9.7.c", "SB-9.7.e", "SB-15.4.b")
@step
def draw_convoy(s: State) -> Asking:
    """From the second turn on a counter is drawn and enters where its designator says, unless there are as many
    convoys as there may be, or none are left; nothing is made up for later."""
    public, container = s.public, s.umpire.container
    if public.turn < FIRST_DRAW or len(public.convoys) >= s.data.tables.limits.convoys or not container:
        return None
    drawn = yield Deal("sink-deal-counter", (), [(counter.designator, counter.value) for counter in container])
    counter = Counter(*drawn)
    left = list(container)
    left.remove(counter)
    s.umpire.container = tuple(left)
    convoy = enter_convoy(s, counter.designator, s.data.convoys[counter.designator].entry, counter.value)
    place = public.convoys[convoy].hex
    s.tell(EVERYONE, "sink-convoy-enters", convoy=convoy, hex=place)
    if not blind(public):
        s.tell((BRITISH,), "sink-convoy-is", convoy=convoy, value=counter.value)
    ships = s.private[BRITISH].ships
    return [
        do(reinforce, arrival.ship)
        for arrival in s.data.scenarios[public.scenario].arrival
        if arrival.convoy == counter.designator and ships[arrival.ship].status == "waiting"
    ]
