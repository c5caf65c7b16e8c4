"""Phase 1: both sides combine and split, shuffle ships between stacked markers, take dummies off and put them on.

Both are asked in every turn and under seal, so that neither the question nor the time it takes tells anything.
"""

from collections.abc import Generator
from itertools import chain
from typing import Any

import msgspec

from huffduff.engine.choices import OneOf, Orders, Rng
from huffduff.engine.errors import Reason, Refused, reason
from huffduff.engine.questions import Ask, Asking, Do, Want, do, sealed
from huffduff.engine.secrecy import EVERYONE
from huffduff.games.sink import reveal
from huffduff.games.sink.book import question, rule, step
from huffduff.games.sink.facts.words import BRITISH, GERMAN, SEATS, Hex, Seat, ShipId, TokenId
from huffduff.games.sink.forces.draft import NEW, Box, Draft
from huffduff.games.sink.forces.dummies import no_place, spare_dummies, take_off
from huffduff.games.sink.forces.limits import free_markers
from huffduff.games.sink.forces.orders import Enter, Order, Place, Remove, Split, Transfer
from huffduff.games.sink.forces.splitting import bring
from huffduff.games.sink.parts import Shadow
from huffduff.games.sink.state import SideView, State, card
from huffduff.games.sink.tokens import Newcomer
from huffduff.games.sink.victory import Standing, standing


class OrganiseHints(msgspec.Struct, frozen=True):
    """What there is to organise: markers and dummies left, where a dummy may be put, ships that wait for a marker, and
    how the game stands as far as this side knows."""

    markers: int
    dummies: int
    places: tuple[Hex, ...]
    due: tuple[ShipId, ...]
    standing: Standing


class OrganiseTried(msgspec.Struct, frozen=True):
    """A draft: why each order cannot be (or nothing), what the card comes to, and why it cannot be left so."""

    orders: tuple[Reason | None, ...]
    forces: tuple[Box, ...]
    refusal: Reason | None


ORGANISE = question(
    "sink-ask-organise", "SB-6.14.a", answer=tuple[Order, ...], hints=OrganiseHints, tried=OrganiseTried
)
KEEP_SHADOW = question("sink-ask-keep-shadow", "SB-6.14.c", answer=TokenId)


@rule("SB-4.1.c", "SB-4.1.d", "SB-6.14.a", "SB-6.26.d", "SB-6.21.a")
@step
def organise(s: State) -> Asking:
    """Both sides organise their task forces in secret; then markers appear and disappear before all eyes."""
    answers = yield from sealed(ask_organise(s.view(seat), seat) for seat in SEATS)
    then: list[Do] = []
    for seat, orders in zip(SEATS, answers, strict=True):
        draft = Draft(s.view(seat))
        for order in orders:
            refusal = draft.take(order)
            assert refusal is None, refusal
        then.extend((yield from carry_out(s, seat, draft)))
    return then


def ask_organise(view: SideView, seat: Seat) -> Ask[tuple[Order, ...]]:
    """The question to one side."""
    return ORGANISE.ask(
        seat,
        Orders(
            lambda orders: refused(view, orders),
            lambda rng: some_orders(view, rng),
            lambda: hints(view, seat),
            lambda orders: tried(view, orders),
        ),
    )


def refused(view: SideView, orders: tuple[Order, ...]) -> Refused | None:
    """The first thing that is wrong with some orders."""
    if not orders:
        return None
    draft = Draft(view)
    for order in orders:
        refusal = draft.take(order)
        if refusal:
            return refusal
    return draft.unfinished()


def tried(view: SideView, orders: tuple[Order, ...]) -> OrganiseTried:
    """What a draft comes to; an order that cannot be is left out of it."""
    draft = Draft(view)
    found = tuple(reason(draft.take(order)) for order in orders)
    return OrganiseTried(found, tuple(draft.boxes), reason(draft.unfinished()))


def hints(view: SideView, seat: Seat) -> OrganiseHints:
    """What a side may want to know before it orders anything."""
    public, facts, private = view.public, view.data, card(view)
    markers, dummies = free_markers(public, facts, seat), spare_dummies(public, private, facts, seat)
    stacked = [token.hex for token in public.tokens.values() if token.side == seat]
    open_hexes = tuple(
        place
        for place in facts.chart.seas
        if no_place(facts.chart, public, seat, place) is None and stacked.count(place) < facts.tables.limits.stack
    )
    due = tuple(ship.id for ship in private.ships.values() if ship.status == "due")
    return OrganiseHints(markers, dummies, open_hexes, due, standing(view))


# --- carrying it out ----------------------------------------------------------------------------------------------


@rule("SB-6.11.a", "SB-6.26.a", "SB-6.26.d", "SB-6.12.b")
def carry_out(s: State, seat: Seat, draft: Draft) -> Generator[Want, Any, list[Do]]:
    """Rewrite the card, take off what was removed, and put new markers on the map; nobody hears about ships."""
    public, private = s.public, s.private[seat]
    doubtful = exchanged(draft)
    watched = [
        (shadow, private.forces[token].ships) for token, shadow in public.shadows.items() if token in private.forces
    ]
    for token in tuple(private.forces):
        number = draft.find(token)
        if number is None:
            take_off(s, token)
        else:
            box = draft.boxes[number]
            private.change_force(token, ships=box.ships, escort=box.escort)
    for ship in draft.entered:
        private.change(ship, status="afloat")
    new = [Newcomer(box.ships, box.hex, box.port, box.escort) for box in draft.boxes if box.token == NEW]
    yield from bring(s, seat, new)
    for token in doubtful:
        if token in public.tokens:
            public.change(token, real=False)
    return [line for shadow, ships in watched for line in follow(s, shadow, ships)]


def exchanged(draft: Draft) -> list[TokenId]:
    """Tokens that shared a hex with another of their side before or after: what was known of them may be so no more,
    for nobody can see whether ships were exchanged."""
    before = [draft.public.tokens[token].hex for token in draft.private.forces]
    after = [box.hex for box in draft.boxes]
    return [
        token
        for token, place in zip(draft.private.forces, before, strict=True)
        if before.count(place) > 1 or after.count(place) > 1
    ]


@rule("SB-6.14.c")
def follow(s: State, shadow: Shadow, ships: tuple[ShipId, ...]) -> list[Do]:
    """The Shadowed marker stays with the ships it lay on; where they have parted the British has to choose."""
    forces = s.private[GERMAN].forces
    holders = [token for token in forces if any(ship in ships for ship in forces[token].ships)]
    holders.sort(key=lambda token: int(token[1:]))
    keeper = shadow.target if shadow.target in holders else holders[0]
    reveal.shadow_passes(s, shadow, keeper)
    return [do(keep_shadow, keeper, *holders)] if len(holders) > 1 else []


@rule("SB-6.14.c")
@step
def keep_shadow(s: State, target: TokenId, *parts: TokenId) -> Asking:
    """The British chooses which part of a divided task force is shadowed on, without knowing what it is."""
    place = s.public.tokens[target].hex
    kept = yield from KEEP_SHADOW.put(BRITISH, OneOf(parts), hex=place)
    reveal.shadow_passes(s, s.public.shadows[target], kept)
    s.tell(EVERYONE, "sink-shadow-kept", token=kept, hex=place)
    return None


# --- any orders ---------------------------------------------------------------------------------------------------


def some_orders(view: SideView, rng: Rng) -> tuple[Order, ...]:
    """Orders at random that leave a card in order: mostly none."""
    draft, orders = Draft(view), list[Order]()
    wishes = [Enter(ship.id) for ship in draft.private.ships.values() if ship.status == "due"]
    for wish in chain(wishes, (some_wish(draft, rng) for _ in range(int(rng.random() * 3)))):  # one at a time
        if wish is not None and draft.take(wish) is None:
            orders.append(wish)
    return tuple(orders)


def some_wish(draft: Draft, rng: Rng) -> Order | None:
    """Something that leaves no box empty which was not."""
    box = draft.boxes[int(rng.random() * len(draft.boxes))] if draft.boxes else None
    if box is None or rng.random() < 0.4:
        seas = draft.facts.chart.seas
        return Place(seas[int(rng.random() * len(seas))])
    if not box.ships:
        return Remove(box.token)
    some = tuple(ship for ship in box.ships if rng.random() < 0.5)
    if not some or len(some) == len(box.ships):
        return None
    beside = [other.token for other in draft.boxes if other.hex == box.hex and other.token not in (box.token, NEW)]
    return Transfer(some, beside[0]) if beside and rng.random() < 0.5 else Split(some)
