"""Raiders among convoys: what a German task force looks at in a hex, and what it does to the convoys it has seen."""

from itertools import combinations

import msgspec

from huffduff.engine.choices import OneOf
from huffduff.engine.errors import Refused
from huffduff.engine.questions import Asking, do
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import BRITISH, GERMAN, ConvoyId, Hex, TokenId
from huffduff.games.sink.forces.dummies import take_off
from huffduff.games.sink.forces.limits import crowded
from huffduff.games.sink.forces.orders import Remove
from huffduff.games.sink.parts import Convoy, Types
from huffduff.games.sink.shadowing.high_speed import high_speed_shadow
from huffduff.games.sink.sighting.detection import begin_searches
from huffduff.games.sink.sighting.searching import (
    Search,
    Searches,
    SearchHints,
    SearchOrder,
    SearchTried,
    things,
    worth_a_look,
)
from huffduff.games.sink.state import Private, Public, State
from huffduff.games.sink.victory import check_end


class Raid(msgspec.Struct, frozen=True):
    """Whether a raider stops in the hex, and the convoys that it destroys; who destroys any stops."""

    stop: bool
    convoys: tuple[ConvoyId, ...] = ()


class Escort(msgspec.Struct, frozen=True):
    """A task force that was seen to escort the convoys."""

    token: TokenId
    known: Types


class RaidHints(msgspec.Struct, frozen=True):
    """The convoys that were seen, what escorts them, and the hexes that are still plotted."""

    convoys: tuple[Convoy, ...]
    escorts: tuple[Escort, ...]
    course: tuple[Hex, ...]


LOOK = question(
    "sink-ask-raider-looks", "SB-4.9.c", answer=tuple[SearchOrder, ...], hints=SearchHints, tried=SearchTried
)
RAID = question("sink-ask-raid", "SB-9.12.a", answer=Raid, hints=RaidHints)


@rule("SB-4.9.c", "SB-9.9.a", "SB-9.9.b", "SB-9.12.a", "SB-10.1.d")
@step
def raider_looks(s: State, token: TokenId, entered: bool) -> Asking:
    """In every hex that it enters a German task force may search for British ones, and there as well as in the hex it
    starts from look at convoys.  The German is asked for dummies as for real ones."""
    public = s.public
    shown = public.tokens.get(token)
    if shown is None or not looks(s, token, entered):
        return None
    targets = tuple(things(public, BRITISH, shown.hex)) if entered else names_at(public, shown.hex)
    choice = Searches(s.view(GERMAN), targets, moving=True, by=token).choice()
    orders = yield from LOOK.put(GERMAN, choice, token=token, hex=shown.hex)
    for order in orders:
        if isinstance(order, Remove):
            take_off(s, order.token)
    searches = (order for order in orders if isinstance(order, Search) and order.by in public.tokens)
    return begin_searches(s, searches)


def looks(s: State, token: TokenId, entered: bool) -> bool:
    """Whether for all that both can see there is something to look at for a task force where it is."""
    public = s.public
    shown = public.tokens[token]
    if shown.port:
        return False
    if entered:
        return worth_a_look(public, s.data, GERMAN, shown.hex, token)
    unseen = any(convoy.spotted != "raider" for convoy in public.convoys_at(shown.hex))
    return unseen and token not in public.shadows


def names_at(public: Public, place: Hex) -> tuple[ConvoyId, ...]:
    """The convoys in a hex by name."""
    return tuple(convoy.id for convoy in public.convoys_at(place))


# --- what is done to them -----------------------------------------------------------------------------------------


@rule("SB-9.10.a", "SB-9.10.b", "SB-9.10.g", "SB-9.12.a", "SB-9.12.b", "SB-9.12.c", "SB-11.8.a")
@step
def at_convoy(s: State, token: TokenId) -> Asking:
    """A raider that nobody shadows, among convoys that were seen, sails on, stops, or destroys those without escort;
    then its move is over."""
    public = s.public
    shown = public.tokens.get(token)
    if shown is None or shown.port or token in public.shadows or not prey(public, shown.hex):
        return None
    private = s.private[GERMAN]
    raid = yield from RAID.put(GERMAN, raids(s, private, token), token=token, hex=shown.hex)
    if not raid.stop:
        return None
    private.plots.pop(token, None)
    if not raid.convoys:
        s.tell(EVERYONE, "sink-raider-stops", token=token, hex=shown.hex)
        return None
    attack(s, token, raid.convoys)
    return (do(high_speed_shadow, token), do(check_end))


def prey(public: Public, place: Hex) -> tuple[Convoy, ...]:
    """The convoys in a hex that a raider has seen to be real."""
    return tuple(convoy for convoy in public.convoys_at(place) if convoy.spotted == "raider")


@rule("SB-9.10.c", "SB-9.9.d")
def escorts_seen(public: Public, place: Hex) -> tuple[Escort, ...]:
    """The task forces in a hex that were seen in this turn to escort its convoys."""
    seen = ((token, token.known) for token in public.tokens_at(place, BRITISH))
    return tuple(
        Escort(token.id, known) for token, known in seen if known and known.escort and known.turn == public.turn
    )


def raids(s: State, private: Private, token: TokenId) -> OneOf[Raid]:
    """What a raider may do; a dummy can only sail on, and nobody stops where there is no room for him."""
    public, facts = s.public, s.data
    place = public.tokens[token].hex
    convoys, escorts = prey(public, place), escorts_seen(public, place)
    dummy = private.forces[token].dummy
    full = len(public.tokens_at(place, GERMAN)) > facts.tables.limits.stack
    names = tuple(convoy.id for convoy in convoys)
    options = [Raid(False)]
    if not dummy and not full:
        options.append(Raid(True))
    if not dummy and not full and not escorts:
        options += [Raid(True, some) for size in range(1, len(names) + 1) for some in combinations(names, size)]

    def why_not(raid: Raid) -> Refused | None:
        if dummy:
            return Refused("sink-refuse-dummy-raid", "SB-9.9.b", token=token)
        if full:
            return crowded(facts, place)
        if escorts:
            return Refused("sink-refuse-escorted", "SB-9.10.c", hex=place)
        return None if raid.stop else Refused("sink-refuse-raid-stops", "SB-9.12.b", token=token)

    course = private.plots.get(token)
    return OneOf(options, why_not, lambda: RaidHints(convoys, escorts, course.path if course else ()))


@rule("SB-9.11.a", "SB-9.11.b", "SB-9.10.b", "SB-9.12.b", "SB-17.12.f")
def attack(s: State, token: TokenId, convoys: tuple[ConvoyId, ...]) -> None:
    """A raider destroys convoys without a die: it is detected and says what it is, and their values are seen."""
    reveal.detect(s, token, "attack")
    for convoy in convoys:
        reveal.destroy_convoy(s, convoy, token)
    private = s.private[GERMAN]
    for ship in private.forces[token].ships:
        private.change(ship, engaged=s.public.turn)
