"""What the British see of a German task force that comes through a hex of theirs in phase 9."""

from huffduff.engine.questions import Asking, do
from huffduff.games.sink import reveal
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import BRITISH, GERMAN, TokenId
from huffduff.games.sink.forces.dummies import take_off
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.shadowing.high_speed import high_speed_shadow
from huffduff.games.sink.sighting.detection import announce, attempt
from huffduff.games.sink.sighting.searching import Search, Searches, SearchHints, SearchOrder, SearchTried
from huffduff.games.sink.state import State

WATCH = question("sink-ask-watch", "SB-10.1.d", answer=tuple[SearchOrder, ...], hints=SearchHints, tried=SearchTried)


@rule("SB-4.9.b", "SB-10.1.d", "SB-10.3.a", "SB-11.1.e")
@step
def look_for_raider(s: State, token: TokenId) -> Asking:
    """Wherever British markers lie at sea and there is no fog, their owner may search for a task force that comes
    through, be they dummies or not; one that a coast has seen there can be shadowed without."""
    public = s.public
    shown = public.tokens[token]
    coast = s.data.chart.exposes(GERMAN, shown.hex)
    watched = any(not other.port for other in public.tokens_at(shown.hex, BRITISH))
    if token in public.shadows or not watched or s.data.chart.fog(shown.hex):
        return (do(high_speed_shadow, token),) if coast else ()
    choice = Searches(s.view(BRITISH), (token,), moving=True).choice()
    orders = yield from WATCH.put(BRITISH, choice, token=token, hex=shown.hex)
    searches = [order for order in orders if isinstance(order, Search)]
    for order in orders:
        if isinstance(order, Remove):
            take_off(s, order.token)
        else:
            announce(s, order)
    return (do(seek, token, int(coast), *(order.by for order in searches)),)


@rule("SB-10.1.d", "SB-10.2.a", "SB-10.4.a", "SB-10.5.c", "SB-11.1.e")
@step
def seek(s: State, token: TokenId, coast: int, *searchers: str) -> Asking:
    """One after the other searches until one has found the task force, which can then be shadowed at high speed, as it
    can if a coast has seen it."""
    if not searchers:
        return (do(high_speed_shadow, token),) if coast else ()
    by, *others = searchers
    if not (yield from attempt(s, by, token)):
        return (do(seek, token, coast, *others),)
    s.public.change(token, found_by=by)
    if not reveal.detect(s, token, "search"):
        return None
    return (do(high_speed_shadow, token, by),)
